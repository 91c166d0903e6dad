"""The check of the ear: numbers are read out and repeated, and a report comes at the end.

Nothing else is said in between, and nothing that is heard does anything but repeat a number or end the
check: a number that is misheard may sound like a move, or like a question that would be counted. What
is typed is read as ever, but for moves. The game stays as it is.
"""

from assistant.dialogue.about_ear import EarCheck, HardNumbers, result_of
from assistant.dialogue.effects import OpenWindow, TryMicrophone
from assistant.dialogue.events import UtteranceHeard
from assistant.dialogue.handlers.hearing.spoken import learn
from assistant.dialogue.handlers.playing.which import ask_which
from assistant.dialogue.questions import Expected
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.narration.facts.ear_check import (
    EarCheckBegun,
    EarCheckLeft,
    EarCheckNumber,
    EarCheckOthers,
    EarCheckOver,
    EarCheckRefused,
    EarCheckWaits,
)
from assistant.narration.facts.fact import Misheard
from assistant.narration.facts.listening import EarLostTold
from assistant.parsing.answers import has_had_enough
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.ear_check import (
    ANSWER_SECONDS,
    Advice,
    Attempt,
    Outcome,
    added,
    confusions,
    drawn,
    is_deaf,
    judged,
    report_on,
    wants_end,
)
from assistant.parsing.meanings import Command
from assistant.parsing.moving.sentence import read_sentence
from assistant.rules.legal import legal_moves
from assistant.values import replaced


def begin_ear_check(talk: Talk) -> None:
    """Read out the first of some numbers, unless nothing could be heard or the game would go on."""
    if why := _why_not(talk):
        if why == "lost":
            talk.say(EarLostTold(talk.surface.ear_lost))
        talk.say(EarCheckRefused(why))
        return
    choice, talk.here.choice = talk.here.choice, None  # what is heard now is a number
    talk.conversation.ear_checks_begun += 1
    seed = talk.settings.seed + talk.conversation.ear_checks_begun
    numbers = drawn(talk.words, _squares(talk), seed)
    voice = talk.surface.voice
    has_reader = voice.kind in ("reader", "print")  # whose words an open microphone hears
    talk.say(EarCheckBegun(len(numbers), talk.settings.listen, voice.has_key, has_reader))
    _read_out(talk, EarCheck(numbers, moves=choice.moves if choice else ()))
    if talk.settings.listen == "push":  # else nobody would know before the first key
        talk.emit(TryMicrophone())


def _why_not(talk: Talk) -> str:
    """Why there can be no check now, as EarCheckRefused has it; empty where there can."""
    clock = talk.table.clock
    if talk.surface.number != OWN:
        return "elsewhere"
    if talk.settings.listen == "off":
        return "off"
    # After a key the microphone is tried anew, and what is wrong with it told.
    if talk.settings.listen == "open" and talk.surface.ear_lost:
        return "lost"
    if clock and not (clock.is_paused or talk.game.outcome):
        return "clock"
    return "thinking" if talk.table.is_searching else ""


def _squares(talk: Talk) -> int:
    return talk.game.position.variant.geometry.squares


def check_of(talk: Talk) -> EarCheck | None:
    """The check that goes on here, if nothing else is waited for first."""
    here = talk.here
    about = here.expected.about if here.expected and not (here.asked or here.choice) else None
    return about if isinstance(about, EarCheck) else None


def is_behind(talk: Talk) -> bool:
    """Whether something else is asked first while a check goes on here."""
    expected = talk.here.expected
    return expected is not None and isinstance(expected.about, EarCheck) and check_of(talk) is None


def _read_out(talk: Talk, check: EarCheck) -> None:
    """Read out the first number, unless nobody listens any more, or the game goes on."""
    if _why_not(talk):
        _end(talk, check)
        return
    talk.say(EarCheckNumber(str(check.left[0])))
    _wait(talk, check)


def _wait(talk: Talk, check: EarCheck) -> None:
    """Wait for the number that was read out: for a while, or until nobody speaks behind a key."""
    window = 0
    if talk.settings.listen == "open":
        talk.conversation.windows_opened += 1
        window = talk.conversation.windows_opened
        talk.emit(OpenWindow(window, ANSWER_SECONDS))
    _expect(talk, replaced(check, window=window))


def _expect(talk: Talk, check: EarCheck) -> None:
    fact = EarCheckNumber(str(check.left[0]))
    talk.here.expected = Expected(check, fact, EarCheckLeft(), wanted="ear-check")


def wait_again(talk: Talk, expected: Expected, *, is_silent: bool) -> None:
    """Something came in between: read the number out again, if it was not, and wait for it."""
    check = expected.about
    assert isinstance(check, EarCheck)
    if is_silent and not _why_not(talk):
        _wait(talk, check)
    else:
        _read_out(talk, check)


def go_on_behind(talk: Talk) -> None:
    """Go on with a check before which something was asked, if that is asked no more."""
    if check_of(talk) and (expected := talk.here.expected):
        wait_again(talk, expected, is_silent=False)


# What is heard


def hear_number(talk: Talk, check: EarCheck, event: UtteranceHeard) -> None:
    """The number is repeated, or something else is heard in its place."""
    words, texts = talk.words, event.alternatives
    if wants_end(texts, words):
        _end(talk, check)
        return
    levels = event.level, event.above_noise
    attempt = judged(check.left[0], texts, _squares(talk), words, *levels)
    if attempt.outcome is Outcome.NOTHING and check.window:
        _expect(talk, replaced(check, stray=check.stray + 1))  # a click: the number may still come
    else:
        _note(talk, check, attempt)


def give_up_number(talk: Talk) -> bool:
    """Nobody has spoken behind a key, though a number was to be repeated; whether one was."""
    check = check_of(talk)
    if check:
        _note(talk, check, Attempt(check.left[0], Outcome.NOTHING))
    return check is not None


def close_window(talk: Talk, number: int) -> None:
    """It has been quiet for so long that the number of a check is given up, if it was about one."""
    check = check_of(talk)
    if check is None or check.window != number:
        return
    if talk.is_heard and talk.settings.listen == "open":
        give_up_number(talk)
    elif not talk.is_heard:
        talk.here.expected = None  # who is at another table hears no numbers of this one


def _note(talk: Talk, check: EarCheck, attempt: Attempt) -> None:
    attempts, has_had_turn = added(check.attempts, attempt)
    check = replaced(check, attempts=attempts)
    if _why_not(talk):  # a hand has moved on a board: the game goes on
        _end(talk, check)
    elif not has_had_turn:
        _wait(talk, check)
    elif (others := check.left[1:]) and not is_deaf(attempts):
        _read_out(talk, replaced(check, left=others))
    else:
        _end(talk, check)


def end_ear_check(talk: Talk, *, is_lost: bool = False) -> None:
    """Ask for no more numbers, if any are asked for, and say how it went, or that nothing hears."""
    if check := check_of(talk):
        _end(talk, check, is_lost=is_lost)


def _end(talk: Talk, check: EarCheck, *, is_lost: bool = False) -> None:
    talk.here.expected = None
    if is_lost and all(each.outcome is Outcome.NOTHING for each in check.attempts):
        talk.say(EarCheckRefused("lost"))
        _is_over(talk)
    elif check.attempts:
        _report(talk, check)
    else:
        talk.say(EarCheckLeft())
    if check.moves and set(check.moves) <= {*legal_moves(talk.game.position)}:
        ask_which(talk, check.moves)


def _report(talk: Talk, check: EarCheck) -> None:
    """Learn of what was misheard, and say how it went."""
    for heard, said in confusions(check.attempts):
        learn(talk, heard, said)
    is_open = talk.settings.listen == "open"
    report = report_on(check.attempts, talk.words, is_open=is_open, stray=check.stray)
    if talk.surface.ear_lost and report.advice is Advice.WELL:
        report = replaced(report, advice=Advice.NONE)  # as far as it was there
    told, others = result_of(report)
    talk.say(told)
    _is_over(talk, others)


def _is_over(talk: Talk, others: tuple[tuple[int, int | None], ...] = ()) -> None:
    """It has ended by itself: "enough", which was to end it, ends nothing else now."""
    if talk.here.expected is None:
        talk.here.expected = Expected(HardNumbers(others))


# What is typed


def take_typed(talk: Talk, check: EarCheck, text: str) -> bool:
    """A line within a check: enough of it ends it, and a number or a move is none that was said."""
    if has_had_enough(text, talk.words):
        _end(talk, check)
    elif read_sentence(text, talk.words):
        talk.say(EarCheckWaits())
        _read_out(talk, check)
    else:
        return False
    return True


def take_others(talk: Talk, about: HardNumbers, text: str) -> bool:
    """Tell the other numbers that were misheard, if that is wanted; who ends the check that is over
    does not leave the game by that."""
    if has_had_enough(text, talk.words):
        talk.say(EarCheckOver())
        return True
    meant = parse_command(text, talk.words)
    is_wanted = bool(about.hard) and meant is not None and meant.command is Command.GO_ON
    if is_wanted:
        talk.say(EarCheckOthers(Misheard(about.hard)))
    return is_wanted
