"""What a line does that was waited for: the square, the move, the name, the answer of the quiz."""

from collections.abc import Callable
from typing import assert_never

from assistant.dialogue.about_ear import EarCheck, HardNumbers
from assistant.dialogue.about_games import (
    AwaitedOfGames,
    FileFor,
    GameFor,
    GameFrom,
    GameInFile,
)
from assistant.dialogue.about_mail import AwaitedByMail, LetterFor, OwedFrom
from assistant.dialogue.about_people import FirstGame
from assistant.dialogue.about_rules import RuleBeside
from assistant.dialogue.handlers.asking.lesson import take_answer
from assistant.dialogue.handlers.asking.meant import Do, take_one
from assistant.dialogue.handlers.asking.query import take_move, take_square
from assistant.dialogue.handlers.asking.report import take_more_report
from assistant.dialogue.handlers.asking.ruling import take_rule_beside
from assistant.dialogue.handlers.asking.score import take_more
from assistant.dialogue.handlers.hearing.checking import take_others, take_typed, wait_again
from assistant.dialogue.handlers.hearing.listening import take_square_said
from assistant.dialogue.handlers.keeping.games import take_game
from assistant.dialogue.handlers.playing.ending import act_for
from assistant.dialogue.handlers.playing.first_game import take_first_game
from assistant.dialogue.handlers.playing.who import ask_who, sides_told, take_name, take_speaker
from assistant.dialogue.handlers.reading import wanted_instead
from assistant.dialogue.handlers.setting import take_choice
from assistant.dialogue.questions import (
    ASKS_WHO,
    Expected,
    MoveFor,
    OneOfTwo,
    Placing,
    Quiz,
    ReportFrom,
    ScoreBefore,
    SettingFrom,
    SquareFor,
    SquareSaid,
    ValueFor,
    Who,
    WhoAnnounced,
    WhoSaid,
    WhoTook,
)
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.answers import is_in_doubt, leaves, stops
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ABOUT_POSITION
from assistant.parsing.commands.exact import ACTING, begins_deed, parse_command
from assistant.parsing.meanings import Command, Symbol
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.values import replaced


def take_awaited(
    talk: Talk, expected: Expected, text: str, do: Do, enter: Callable[[Talk, str], None]
) -> bool:
    """Do what a line means for what was waited for, and whether it was meant for it.

    Who has had enough of that wants it gone, and no more: stop.
    """
    if expected.beside and _take(talk, expected.beside, text, do, enter):
        expect_again(talk, replaced(expected, beside=None))
        return True
    if _take(talk, expected, text, do, enter):
        return True
    is_left = stops(text, talk.words, has_clock=talk.table.clock is not None)
    if not isinstance(expected.about, _ASKS_NOTHING):
        is_left = is_left or leaves(text, talk.words)
    if is_left:
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
    return is_left


_ASKS_NOTHING = (RuleBeside, ScoreBefore, ReportFrom)
"""What only goes on with what was told, and stands in the way of nothing that was asked before."""


def expect_again(talk: Talk, expected: Expected, *, is_silent: bool = False) -> None:
    """After a question in between, or what meant nothing: wait for the same line again.

    Where the question waits for a line of its own (which square?), that comes first.
    """
    now = talk.here.expected
    if now and isinstance(now.about, _ASKS_NOTHING):
        if isinstance(expected.about, _ASKS_NOTHING):
            return
        expected = replaced(expected, beside=now)
    elif now:
        talk.here.expected = replaced(now, behind=expected)
        return
    if isinstance(expected.about, EarCheck) and talk.here.asked:
        talk.here.expected = expected  # the number is read out again behind the answer
        return
    if isinstance(expected.about, EarCheck):
        wait_again(talk, expected, is_silent=is_silent)
        return
    talk.here.expected = expected
    if expected.fact and not is_silent:
        talk.say(expected.fact)


def is_nothing_else(talk: Talk, expected: Expected | None, text: str, meant: CommandMeant) -> bool:
    """Whether a line that does not answer what is open is only like something else, which is not done:
    it begins a phrase of what acts ("pare"), or, where it is asked who it was, is read as that in words
    of its own, names somebody in doubt, or takes something back."""
    asks_who = expected is not None and isinstance(expected.about, ASKS_WHO)
    if takes_back_beside_who(expected, meant):
        return True
    is_phrase = parse_command(text, talk.words, only_whole=True) is not None
    if meant.command is Command.YES and not is_phrase:
        return True  # a yes to nothing that was asked
    is_else = asks_who and not is_phrase
    if meant.command in ACTING:
        return is_else or begins_deed(text, talk.words)
    doubts = is_in_doubt(items_of(read_line(text), talk.words))
    return is_else and doubts and bool(sides_told(talk, text))


def takes_back_beside_who(expected: Expected | None, meant: CommandMeant) -> bool:
    """Whether something is to be taken back while it is asked who it was: nobody knows whether that is
    the last move or what is asked about."""
    asks_who = expected is not None and isinstance(expected.about, ASKS_WHO)
    return asks_who and meant.command in (Command.TAKE_BACK, Command.REDO)


def is_stray_sign(talk: Talk, text: str, meant: CommandMeant) -> bool:
    """Whether a line is the sign of a capture alone, and the question that it is too would be counted.

    It is left over from a move sooner than it is worth a question that is counted.
    """
    sign = (normalise(text),)
    is_counted = talk.questions is not None and meant.command in ABOUT_POSITION
    is_left = talk.tally.questions < (talk.questions or 0) and not talk.game.outcome
    return is_counted and is_left and talk.words.moves.get(sign) is Symbol.SIGN


def _take(  # noqa: C901  (one list of all that is waited for)
    talk: Talk, expected: Expected, text: str, do: Do, enter: Callable[[Talk, str], None]
) -> bool:
    """Do what a line means for it, where it means something.

    Whoever has a line lets go of what was waited for first: it may be waited for again here. `do` does
    what a line meant of which it was asked which of two it means, `enter` enters one of which it was
    asked who says it.
    """
    about = expected.about
    match about:
        case Quiz():
            return take_answer(talk, about, text)
        case EarCheck():
            return take_typed(talk, about, text)
        case HardNumbers():
            return take_others(talk, about, text)
        case SquareFor():
            return take_square(talk, about, text)
        case MoveFor():
            return take_move(talk, about, text)
        case OneOfTwo():
            if wish := wanted_instead(talk, text):
                enter(talk, wish)
                return True
            return take_one(talk, about, text, do)
        case Who(deed):
            return take_name(
                talk,
                text,
                lambda talk, side: act_for(talk, deed, side),
                lambda talk: ask_who(talk, about),
                deed,
            )
        case WhoAnnounced():
            return _take_announcer(talk, about, text)
        case WhoTook():
            return _take_hand(talk, about, text)
        case WhoSaid():
            return take_speaker(talk, about, text, enter)
        case FirstGame(is_again):
            return take_first_game(talk, text, do, is_again=is_again)
        case SquareSaid(said):
            return take_square_said(talk, expected, said, text)
        case RuleBeside(article):
            return take_rule_beside(talk, article, text)
        case ScoreBefore():
            return take_more(talk, about, text)
        case ReportFrom():
            return take_more_report(talk, about, text)
        case GameFrom() | GameFor() | GameInFile() | FileFor() | OwedFrom() | LetterFor() | Placing():
            return _take_of_game(talk, about, text)
        case SettingFrom() | ValueFor():
            return take_choice(talk, expected, about, text)
        case _:
            assert_never(about)


def _take_announcer(talk: Talk, about: WhoAnnounced, text: str) -> bool:
    """Who has announced a move that is not legal, which may be an irregularity."""
    from assistant.dialogue.handlers.playing.irregular import announced_by, ask_who_announced

    return take_name(
        talk,
        text,
        lambda talk, side: announced_by(talk, about, side),
        lambda talk: ask_who_announced(talk, about),
    )


def _take_hand(talk: Talk, about: WhoTook, text: str) -> bool:
    """Whose hand took pieces off a board with sensors: what is done there is read when one speaks."""
    from assistant.dialogue.handlers.touching.irregular import taken_by
    from assistant.dialogue.handlers.touching.whose_hand import ask_whose_hand

    return take_name(
        talk,
        text,
        lambda talk, side: taken_by(talk, about, side),
        lambda talk: ask_whose_hand(talk, about),
    )


def _take_of_game(talk: Talk, about: AwaitedOfGames | AwaitedByMail | Placing, text: str) -> bool:
    """Which game is meant, or what stands where in one that is set up."""
    if isinstance(about, AwaitedByMail):
        from assistant.dialogue.handlers.corresponding.commands import take_awaited_by_mail

        return take_awaited_by_mail(talk, about, text)
    if isinstance(about, GameInFile | FileFor):
        from assistant.dialogue.handlers.studying.opening import take_in_file

        return take_in_file(talk, about, text)
    if isinstance(about, Placing):
        from assistant.dialogue.handlers.placing import take_placing

        return take_placing(talk, about, text)
    return take_game(talk, about, text)


def tell_closing(talk: Talk, expected: Expected | None) -> None:
    """What was waited for, or before that, is waited for no more, which is told of some."""
    while expected:
        if expected.closing:
            talk.say(expected.closing)
        expected = expected.behind
