"""What a line means while a start offers a kept game: a yes, a no, something to be done instead, or a
question, which leaves the offer open (command-line.md, "Input from a pipe or a file")."""

from assistant.dialogue.about_games import GameFor, GameFrom
from assistant.dialogue.about_mail import OwedFrom
from assistant.dialogue.handlers.asking.meant import Do
from assistant.dialogue.handlers.asking.query import QUESTIONS, answer_question
from assistant.dialogue.handlers.keeping.games import do_with_game, list_games, take_game
from assistant.dialogue.handlers.keeping.going_on import begin_instead
from assistant.dialogue.handlers.keeping.match_left import look_for_match
from assistant.dialogue.handlers.keeping.named import names_this
from assistant.dialogue.handlers.keeping.saving import save
from assistant.dialogue.handlers.keeping.told import placed
from assistant.dialogue.handlers.reading import game_by_code, understood
from assistant.dialogue.handlers.setting import enter_setting
from assistant.dialogue.questions import Answer, GoOn, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.keeping import MoveForWhichAsked
from assistant.parsing.answers import answer_in, rest_of_yes
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.catalogue import CHANGING_GAMES, ONE_KEPT_GAME
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.games_wanted import games_meant
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, Understood

_YES = (CommandMeant(Command.GO_ON), CommandMeant(Command.CONTINUE), CommandMeant(Command.REDO))
_ACTING = CHANGING_GAMES - ONE_KEPT_GAME
"""Commands that do something to a game, and so are about another one than is offered."""


def answer_offer(talk: Talk, question: Question, about: GoOn, text: str, answer: Answer) -> str | None:
    """See to a line while a kept game is offered: None if it is for others to see to, as a yes or a no
    is; else what is to be entered now, which may be nothing."""
    expected = talk.here.expected
    if expected and isinstance(expected.about, GameFrom | GameFor | OwedFrom):
        talk.here.expected = None
        if _take(talk, expected.about, text):
            return ""
    meant = _next_by_mail(talk, text) or game_by_code(talk, text) or parse_command(text, talk.words)
    meant = meant or _other_game(talk, about, text)
    if _is_yes(talk, meant) if meant else _names_it(talk, text):
        talk.here.asked = None
        answer(talk, question, True)
        return ""
    if meant and (meant.command in QUESTIONS or meant.command in _LEAVING_OPEN):
        _tell(talk, meant)
        return ""
    if meant is None and _take_move(talk, about, text, answer):
        return ""
    instead = _instead(talk, about, text, meant)
    if instead is None:
        return None
    talk.here.asked = None
    is_new = meant is not None and meant.command is Command.NEW_GAME
    begin_instead(talk, about, is_opened=not is_new or text != instead)
    return instead


def _next_by_mail(talk: Talk, text: str) -> CommandMeant | None:
    """The next game by correspondence, by the short words that the start has named."""
    short = (Command.MAIL_NEXT,) if talk.surface.is_by_mail else ()
    meant = raw_command(text, talk.words, short)
    return meant if meant and meant.command is Command.MAIL_NEXT else None


def _take(talk: Talk, about: GameFrom | GameFor | OwedFrom, text: str) -> bool:
    """Whether a line is for the list that was told."""
    if isinstance(about, OwedFrom):
        from assistant.dialogue.handlers.corresponding.listing import take_owed

        return take_owed(talk, about, text)
    return take_game(talk, about, text)


def _is_yes(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a command goes on with the game that is offered, perhaps by its number or its players."""
    if meant in _YES:
        return True
    if meant.command is Command.GO_ON_MATCH:
        return talk.table.terms.match is not None
    is_named = meant.command is Command.CONTINUE and bool(meant.rest)
    return is_named and names_this(talk, games_meant(placed(talk, meant.rest), talk.words))


def _names_it(talk: Talk, text: str) -> bool:
    """Whether a line is no more than the number or the name of the game that is offered."""
    is_else = is_asked(text) or answer_in(text, talk.words) is not None
    return not is_else and names_this(talk, games_meant(placed(talk, text), talk.words))


def _other_game(talk: Talk, about: GoOn, text: str) -> CommandMeant | None:
    """Another game that is wanted in words of which no command has all: with a clock."""
    meant = understood(_fresh(talk, about), text).command
    return meant if meant and meant.command is Command.NEW_GAME else None


def _fresh(talk: Talk, about: GoOn) -> Talk:
    """A talk at the table of the game that begins after a no."""
    return Talk(talk.conversation, talk.conversation.tables[about.fresh], talk.surface)


def _take_move(talk: Talk, about: GoOn, text: str, answer: Answer) -> bool:
    """Whether a line gives a move, right or wrong: behind a yes it is made in the offered game; else
    it is asked in which.

    At the keys either game may be meant; through a pipe a move means no, as command-line.md has it.
    """
    rest = rest_of_yes(text, talk.words)
    if not (rest or talk.surface.voice.has_key):
        return False
    line = rest or text
    fresh = understood(_fresh(talk, about), line)
    if fresh.command or (fresh.move or understood(talk, line).move) is None:
        return False
    talk.here.asked = None
    question = Question(MoveForWhichAsked(), GoOn(about.fresh, line))
    if rest:
        answer(talk, question, True)
    else:
        talk.ask(question)
    return True


def enter_given(talk: Talk, line: str, do: Do) -> None:
    """Make the move that was given before it was known in which game, where nothing is asked there."""
    read = None if talk.here.asked else understood(talk, line).move
    if read:
        do(talk, read)


_LEAVING_OPEN = (
    *(Command.GAMES, Command.SAVE, Command.SETTINGS, Command.MAIL_NEXT, Command.GO_ON_MATCH),
    *ONE_KEPT_GAME,
)


def _tell(talk: Talk, meant: CommandMeant) -> None:
    """What leaves the offer open is told, and the offer again in few words where nothing else is waited
    for."""
    match meant.command:
        case Command.GAMES:
            list_games(talk, meant)
            return
        case Command.MAIL_NEXT:
            _go_to_next(talk)
            return
        case Command.GO_ON_MATCH:
            look_for_match(talk)
            return
        case Command.SETTINGS:
            enter_setting(talk, meant)
        case Command.SAVE:
            save(talk)
        case command if command in ONE_KEPT_GAME:
            do_with_game(talk, meant)
            return
        case _:
            answer_question(talk, meant)
    asked = talk.here.asked
    if asked and not (talk.here.expected or talk.surface.is_repeating):
        talk.remind(asked.fact)


def _go_to_next(talk: Talk) -> None:
    from assistant.dialogue.handlers.corresponding.listing import go_to_next

    go_to_next(talk)


def _instead(talk: Talk, about: GoOn, text: str, meant: CommandMeant | None) -> str | None:
    """The line, where it does something to a game that begins now; nothing of it, where the
    beginning is all that it wants; None where it does nothing.

    A move that only the kept game has is left to be answered first: who makes it has that game in mind.
    """
    if meant == CommandMeant(Command.NEW_GAME):
        return ""
    if meant and meant.command in _ACTING:
        return text
    fresh = understood(_fresh(talk, about), text)
    if fresh.command and fresh.command.command in _ACTING:
        return text
    if isinstance(fresh.move, Understood | Ambiguous):
        return text
    if fresh.move is None:
        return None
    return None if isinstance(understood(talk, text).move, Understood | Ambiguous) else text
