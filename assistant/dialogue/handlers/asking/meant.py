"""What was perhaps meant: asked about by its name, and done after a yes."""

from collections.abc import Callable, Sequence

from assistant.dialogue.handlers.asking.naming import named
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.asking.query import tells_position
from assistant.dialogue.handlers.asking.record_checks import of_record
from assistant.dialogue.handlers.playing.who import is_for_computer, is_spoken_for, side_named
from assistant.dialogue.questions import Expected, Guess, OneOfTwo, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.intents import DidYouMean, WhichMeant
from assistant.parsing.actors import DEEDS
from assistant.parsing.answers import answer_in
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.catalogue import ASKING_FIRST, Trait, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.heard import Heard, Verdict, understand
from assistant.parsing.intents.answering import chosen
from assistant.parsing.likely import Likely, Meaning, Perhaps, needs_yes, steps_level
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.which_of import number_in, place_in
from assistant.rules.side import Side

Do = Callable[[Talk, Meaning], None]


def is_at_once(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a command that its concepts alone mean may be done: it tells, or asks by itself first."""
    if _confirms_itself(talk, meant):
        return True
    allowed = talk.questions or 0
    is_left = talk.tally.questions < allowed
    is_counted = tells_position(of_record(talk, meant)) and is_left
    return not (is_counted or needs_yes(meant, talk.words))


def understand_answer(talk: Talk, alternatives: Sequence[tuple[str, float]]) -> Heard:
    """What was heard where an answer is waited for, by voice: texts with their natural logarithms."""
    game = talk.game
    return understand(
        alternatives,
        game.position,
        game.regulation,
        talk.words_heard,
        is_answer=True,
        is_pressed=talk.settings.listen == "push",
        is_open=talk.settings.listen == "open",
    )


def command_heard(talk: Talk, verdict: Verdict) -> CommandMeant | None:
    """The command that was heard, if it may be done without asking whether it was meant."""
    match verdict:
        case CommandMeant():
            return verdict
        case Likely(meant) if is_at_once(talk, meant):
            return meant
    return None


def _confirms_itself(talk: Talk, meant: CommandMeant) -> bool:
    game = talk.game
    if game.outcome:  # in blindfold that is over for good, which is told
        return meant.command is Command.TAKE_BACK and not talk.may_tell_position
    if not game.plies:
        return False
    if meant.command is Command.QUIT and talk.conversation.is_saved:
        return False  # nothing is lost by leaving, so it asks nothing
    is_alone = len(talk.settings.people) == 1
    return meant.command in ASKING_FIRST or (is_alone and meant.command in _ASKING_FIRST_ALONE)


_ASKING_FIRST_ALONE = commands_that(Trait.ASKS_FIRST_ALONE)


def ask_which_meant(talk: Talk, perhaps: Perhaps, do: Do) -> None:
    """Ask whether the one thing was meant, or which of two."""
    first, *others = _distinct(talk, perhaps)
    is_alone = len(perhaps.meanings) > 1 and not others
    if isinstance(first, Ambiguous) and not others:
        do(talk, first)  # which asks by itself
    elif isinstance(first, Understood) and talk.game.outcome:
        do(talk, first)  # which tells that the game is over
    elif isinstance(first, CommandMeant) and not others and is_for_computer(talk, first):
        do(talk, first)  # which only tells
    elif isinstance(first, CommandMeant) and is_alone and is_at_once(talk, first):
        do(talk, first)  # the other cannot be done here
    elif isinstance(first, CommandMeant) and not others and steps_level(first, talk.words):
        do(talk, first)  # which names both levels and asks
    elif not others:
        side = _who_must_know(talk, first)
        if is_spoken_for(talk, side):
            guess = Guess(first, is_heard=talk.surface.person.said is not None)
            talk.ask(Question(DidYouMean(named(first, talk)), guess, to=side))
    else:
        if isinstance(first, CommandMeant) and first.move:
            talk.note(question=first)  # which may be asked on of another move
        asked = WhichMeant(*(named(each, talk) for each in (first, others[0])))
        talk.say(asked)
        about = OneOfTwo(first, others[0])
        talk.here.expected = Expected(about, asked, is_guess=True, to=_who_asks(talk))


def _distinct(talk: Talk, perhaps: Perhaps) -> list[Meaning]:
    """What a line may mean, each by other words: of two that sound the same nobody could choose. What
    cannot be done here is left out, if anything else is left."""
    said: dict[str, Meaning] = {}
    possible = [each for each in perhaps.meanings if _can_be_done(talk, each)]
    for each in possible or perhaps.meanings:
        said.setdefault(talk.narrator.tell(DidYouMean(named(each, talk))).text, each)
    return [*said.values()]


def _can_be_done(talk: Talk, meaning: Meaning) -> bool:
    """Whether there is what a command is about: a board with sensors, or something else than the game
    to come back from."""
    match meaning:
        case CommandMeant(command=Command.RESTORE):
            return bool(talk.table.seats) or talk.settings.is_arbiter
        case CommandMeant(command=Command.TO_GAME):
            return talk.here.aside is not None
    return True


def _who_must_know(talk: Talk, meaning: Meaning) -> Side | None:
    """Which of two people alone can say what they meant: who moves, who does it, or else who spoke."""
    people = talk.settings.people
    if len(people) < len(Side) and not _gives_up(meaning):
        return None
    if not isinstance(meaning, CommandMeant):
        return talk.speaker or talk.side_to_move
    side = side_named(meaning) if meaning.command in DEEDS else None
    side = side or talk.speaker
    return side if side in people else None


def _gives_up(meaning: Meaning) -> bool:
    return isinstance(meaning, CommandMeant) and meaning.command is Command.RESIGN


def _who_asks(talk: Talk) -> Side | None:
    """Who of several people at one surface has said by their name that it was they."""
    return talk.speaker if len(talk.people_here) > 1 else None


def _named_by(talk: Talk, meanings: tuple[Meaning, ...], text: str) -> Meaning | None:
    """The one of two commands that a line names without what was said with it: "the moves"."""
    meant = parse_command(text, talk.words)
    if meant is None or meant != CommandMeant(meant.command):
        return None
    named = [each for each in meanings if isinstance(each, CommandMeant)]
    found = [each for each in named if each.command is meant.command]
    return found[0] if len(found) == 1 else None


def _in_own_words(talk: Talk, meanings: Sequence[Meaning], text: str) -> Command | int | None:
    """Which of two a line chooses by what was learnt, or a no, where it is no phrase of anything."""
    if parse_command(text, talk.words, only_whole=True) is not None:
        return None
    here = Situation(talk.game.position, talk.game.regulation, talk.words)
    return chosen(text, here, meanings)


def take_one(talk: Talk, two: OneOfTwo, text: str, do: Do) -> bool:
    """The first or the second; neither, by a no. A yes is no answer to which, and it is asked again.

    To choose is not to be sure: what cannot be undone has its own question, as if it had been typed.
    """
    meanings = (two.first, two.second)
    words = talk.words
    if is_asked(text):
        return False
    place = place_in(text, words) or number_in(text, words)
    one = meanings[place - 1] if place and place <= len(meanings) else _named_by(talk, meanings, text)
    if one is not None:
        do(talk, one)
        return True
    answer = answer_in(text, words, changes_nothing=True) or _in_own_words(talk, meanings, text)
    if isinstance(answer, int):
        do(talk, meanings[answer])
    elif answer is Command.NO:
        dropped(talk)
    elif answer is Command.YES:
        ask_which_meant(talk, Perhaps(meanings), do)
    return answer is not None
