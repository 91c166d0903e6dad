"""Whether a line is the yes or the no to what is asked."""

from assistant.dialogue.about_mail import MailAgree, MailMove, MailPromise, MailUntake
from assistant.dialogue.about_match import LeaveMatch, NewMatch, NextOfMatch
from assistant.dialogue.about_rulings import AnnulGame, NeitherWins, Refusal, Shorten
from assistant.dialogue.handlers.asking.by_name import name_beside, take_name_of_answer
from assistant.dialogue.handlers.playing.who import (
    answer_of,
    answer_of_both,
    sides_told,
    without_names,
)
from assistant.dialogue.questions import (
    Annul,
    BeginFrom,
    Delete,
    Forget,
    Guess,
    Instead,
    Leave,
    Longer,
    NewGame,
    Obey,
    OfferDraw,
    OfferToComputer,
    Question,
    Redo,
    Resign,
    SetLevel,
    TakeBack,
    Unclear,
)
from assistant.dialogue.talk import Talk
from assistant.narration.facts.intents import DidYouMean
from assistant.narration.facts.rules import LongerAsked
from assistant.narration.facts.tactile import MadeAsked
from assistant.narration.facts.talk import Asked
from assistant.parsing.answers import (
    agrees_first,
    answer_in,
    behind_yes,
    denies_first,
    leaves,
    stops,
    withdraws,
    withdraws_draw,
)
from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import ANSWERS, ASKING_FIRST
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.continuing import names_game, wants_to_go_on
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Doubt
from assistant.parsing.words.tokens import normalise
from assistant.rules.notation import parse_move


def answer_named(talk: Talk, question: Question, text: str) -> CommandMeant | None:
    """The yes or the no of a line, with whose it is where that matters: then who speaks is known."""
    if unsigned := take_name_of_answer(talk, question, text):
        return CommandMeant(unsigned)
    if both := answer_of_both(talk, question, text):
        return CommandMeant(both)
    meant = _answer_meant_by(talk, question, text)
    if meant:
        talk.speaker = talk.speaker or name_beside(talk, question, text, meant.command)
    return meant


def _answer_meant_by(talk: Talk, question: Question, text: str) -> CommandMeant | None:
    """The yes or the no of a line, from whoever gives it. A question is no yes: all right?"""
    words = talk.words
    if leaves(text, words) or has_had_enough_of(talk, question, text):
        return CommandMeant(Command.NO)
    if isinstance(question.about, OfferToComputer) and withdraws_offer(talk, question, text):
        return CommandMeant(Command.NO)
    if normalise(text) in words.yes_elsewhere:
        return CommandMeant(Command.YES)  # who is in a language by mistake has only their own
    if normalise(text) in words.half_yes and not is_final(question):
        return CommandMeant(Command.YES)
    meant = parse_command(text, words)
    asks = text.rstrip().endswith("?")
    if meant and meant.command in ANSWERS and not (asks and meant.command is Command.YES):
        return meant
    if _goes_on(talk, question, text, meant):
        return CommandMeant(Command.NO)
    if meant is not None:
        return None
    behind = behind_yes(text, words)
    is_yes = _names_it(question, text) or (behind and is_asked_again(question, behind))
    changes_nothing = is_left_by_no(question)
    said = Command.YES if is_yes else answer_in(text, words, changes_nothing=changes_nothing)
    is_persons = question.to or len(talk.people_here) > 1 or isinstance(question.fact, DidYouMean)
    if said is None and is_persons and (named := answer_of(talk, text)):
        side, said = named
        talk.speaker = talk.speaker or side  # what somebody says that the other one says is theirs
    elif said is None and changes_nothing and len(sides_told(talk, text)) > 1:
        of_both = answer_in(without_names(talk, text), words, changes_nothing=True)
        said = Command.NO if of_both is Command.NO else None
    return CommandMeant(said) if said else None


def is_left_by_no(question: Question) -> bool:
    """Whether a no leaves all as it is, and decides nothing between two people or about what waits."""
    return not question.offer and isinstance(question.about, _LEFT_BY_NO)


_LEFT_BY_NO = (
    *(Resign, OfferToComputer, TakeBack, Instead, Annul, Redo, NewGame, Leave, Obey, Guess, Longer),
    *(SetLevel, Forget, Delete, BeginFrom, NextOfMatch, NewMatch, LeaveMatch),
    *(MailMove, MailUntake, MailAgree, MailPromise, Refusal, Shorten, AnnulGame),
)


def has_had_enough_of(talk: Talk, question: Question, text: str) -> bool:
    """Whether a line wants a question gone, and no more: stop. Where it asks whether to leave, it means
    that again; of leaving that was only guessed at it is no yes."""
    is_guess = isinstance(question.about, Guess)
    is_leaving = not is_guess and is_asked_again(question, CommandMeant(Command.QUIT))
    if is_leaving or not is_left_by_no(question):
        return False
    return stops(text, talk.words, has_clock=talk.table.clock is not None)


def is_final(question: Question) -> bool:
    """Whether a question is about what cannot be undone, and wants a whole yes."""
    match question.about:
        case Resign() | Leave() | NewGame() | NeitherWins() | Refusal() | AnnulGame() | Shorten():
            return True
        case Guess(CommandMeant(command=command)):
            return command in ASKING_FIRST
    return False


def answer_begun_with(talk: Talk, question: Question, text: str) -> CommandMeant | None:
    """What a line begins with, whatever stands behind: a no that leaves all as it is, or the yes to
    what is easily undone."""
    if is_left_by_no(question) and denies_first(text, talk.words):
        return CommandMeant(Command.NO)
    fact = question.fact
    is_back = isinstance(fact, Asked) and fact.question in ("undo", "takeback") and not question.to
    return CommandMeant(Command.YES) if is_back and agrees_first(text, talk.words) else None


def withdraws_offer(talk: Talk, question: Question, text: str) -> bool:
    """Whether a line takes back the offer that is asked about, by its name or as what it is."""
    is_draw = question.offer == "draw" or isinstance(question.about, OfferToComputer)
    return withdraws(text, talk.words) or (is_draw and withdraws_draw(text, talk.words))


def _goes_on(talk: Talk, question: Question, text: str, meant: CommandMeant | None) -> bool:
    """Whether somebody would rather have the game go on. The bare command wants the reading to."""
    goes_on = (None, CommandMeant(Command.GO_ON), CommandMeant(Command.CONTINUE))
    if not isinstance(question.about, _ENDING) or meant not in goes_on:
        return False
    is_bare = meant is not None and not names_game(text, talk.words)
    return not is_bare and wants_to_go_on(text, talk.words)


_ENDING = (OfferDraw, OfferToComputer, NeitherWins, AnnulGame, Resign, Leave, NewGame)
"""Questions about what would end the game: who wants it to go on says no."""


def _names_it(question: Question, text: str) -> bool:
    """Whether the move that is asked about is typed, which is a yes."""
    return _typed_of(question, text) and not is_given_again(question, text)


def is_given_again(question: Question, text: str) -> bool:
    """Whether what left the doubt which move was meant is typed once more: its ends, with the sign that
    does not say which it is."""
    fact, typed = question.fact, parse_move(text.strip())
    if not (isinstance(fact, LongerAsked) and typed and _typed_of(question, text)):
        return False
    is_ends = len(typed.squares) == _ENDS
    return is_ends and _SIGN_THAT_TELLS.get(fact.doubt) is not typed.has_capture_sign


_ENDS = 2
_SIGN_THAT_TELLS = {Doubt.STEP.value: True, Doubt.NOTHING.value: False}
"""By the doubt, whether the sign of a capture answers it, or its lack does."""


def _typed_of(question: Question, text: str) -> bool:
    """Whether a line is the move that is asked about, by its path or its ends."""
    fact = question.fact
    asked = parse_move(fact.move) if isinstance(fact, (MadeAsked, LongerAsked)) else None
    typed = parse_move(text.strip())
    if not (asked and typed):
        return False
    path = asked.squares
    return typed.squares in (path, (path[0], path[-1]))


def is_told_whole(talk: Talk, question: Question, text: str) -> bool:
    """Whether who has announced a capture without a landing tells it whole before it is decided on."""
    match question.about:
        case Unclear(move):
            typed = parse_move(text.strip())
            return bool(typed and typed.squares == move.path) and talk.speaker is not question.to
    return False


def is_asked_again(question: Question, meant: CommandMeant) -> bool:
    """Whether a command is the very one that the question came of."""
    if isinstance(question.about, Guess):
        return meant == question.about.meaning
    asked = command_asked(question)
    return meant == CommandMeant(asked) if asked else False


def command_asked(question: Question) -> Command | None:
    """The bare command that a question came of."""
    fact = question.fact
    return _ASKED.get(fact.question) if isinstance(fact, Asked) else None


_ASKED = {
    **{"quit": Command.QUIT, "leave": Command.QUIT, "notes": Command.QUIT, "new": Command.NEW_GAME},
    **{"resign": Command.RESIGN, "offer": Command.DRAW, "draw": Command.DRAW},
    **{"resign-named": Command.RESIGN, "neither": Command.NEITHER_WINS},
    **{"undo": Command.TAKE_BACK, "takeback": Command.TAKE_BACK},
    **{"claim": Command.CLAIM_REPETITION},
}
"""By what is asked, the bare command that asks it: with more words it may be another one."""


def setting_asked(question: Question, talk: Talk) -> str:
    """The setting that a question is about, if it is about one."""
    match question.about:
        case SetLevel():
            return "level"
        case Guess(CommandMeant(command=Command.SETTINGS, rest=rest)):
            setting = parse_setting(rest, talk.words)
            return setting.name if setting else ""
    return ""
