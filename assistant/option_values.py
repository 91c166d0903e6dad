"""What the options of the command may be, and what is wrong with those that are not."""

import math
import re
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path

from assistant.game.time_control import ClockError, parse_clock
from assistant.narration.catalog import language_named, languages
from assistant.rules.notation import parse_move
from assistant.rules.side import Side
from assistant.settings.preferences import Preference
from assistant.settings.terms import ANY_NUMBER, MOST_QUESTIONS, Player, parse_player

OWN_WORDS = frozenset({"known", "allowed", "others", "command"})


class UsageError(Exception):
    """A wrong command line: the problem names a message `cli-PROBLEM`, with its details.

    Where the whole sentence is known already, `sentence` holds it.

    What a person wrote is said back short; what OWN_WORDS names is the program's own, and whole.
    """

    def __init__(self, problem: str, *, sentence: str = "", **details: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.sentence = sentence
        self.details = details


def choice(name: str, allowed: Iterable[str]) -> Callable[[str], str]:
    """One of these words, for the option of this name."""
    values = list(allowed)

    def convert(text: str) -> str:
        if text not in values:
            raise UsageError("bad-choice", name=name, value=text, allowed=", ".join(values))
        return text

    return convert


def language(text: str) -> str:
    """A language that there are messages in."""
    return language_named(text) or choice("--lang", languages())(text)


def whole(name: str, least: int, most: int) -> Callable[[str], int]:
    """A whole number between two others."""

    def convert(text: str) -> int:
        # Twenty digits hold every allowed number, and int() refuses thousands of them.
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise UsageError("bad-number", name=name, value=text, least=str(least), most=str(most))

    return convert


def game(text: str) -> int | str:
    """A kept game: its number, or the code of one by correspondence."""
    code = re.fullmatch(r"([A-Za-z]{2})-(\d{3,5})", text, re.ASCII)
    return text.upper() if code else whole("ID", 1, 10**9)(text)


def value_of(preference: Preference) -> Callable[[str], int | str]:
    """What a preference may be: a number between two others, a number or a word of a list."""
    name, between = f"--{preference.name}", preference.between
    if between is None and preference.has_numbers:
        between = range(int(preference.offered()[0]), int(preference.offered()[-1]) + 1)
    if between is None:
        return choice(name, preference.offered())
    number = whole(name, between[0], between[-1])
    return lambda text: int(text) if text in preference.unlisted else number(text)


def seconds(name: str) -> Callable[[str], float]:
    """Seconds, up to an hour."""

    def convert(text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = math.nan
        if not 0 <= seconds <= 3600:
            raise UsageError("bad-number", name=name, value=text, least="0", most="3600")
        return seconds

    return convert


def questions_of(name: str) -> Callable[[str], int]:
    """How many questions about the board are allowed."""

    def convert(text: str) -> int:
        words = {"free": ANY_NUMBER, "none": 0}
        if text in words:
            return words[text]
        if text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= MOST_QUESTIONS:
            return int(text)
        allowed = f"free, none, 1-{MOST_QUESTIONS}"
        raise UsageError("bad-choice", name=name, value=text, allowed=allowed)

    return convert


def private_device(text: str) -> tuple[Side, str]:
    """By which device a side's person is told things alone: `white=NAME`."""
    name, _, device = text.partition("=")
    side = next((each for each in Side if each.value == name), None)
    if side is None or not device.strip() or not device.isprintable():
        raise UsageError("bad-private", value=text)
    return side, device.strip()


def clock_of(name: str) -> Callable[[str], str]:
    """A time control, as the text that it is: `none` is not the same as not given."""

    def convert(text: str) -> str:
        try:
            parse_clock(text)
        except ClockError:
            raise UsageError("bad-clock", name=name, value=text) from None
        return text

    return convert


def day(name: str) -> Callable[[str], date]:
    """A day, as 2026-11-20."""

    def convert(text: str) -> date:
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise UsageError("bad-date", name=name, value=text) from None

    return convert


def moves(text: str) -> tuple[tuple[int, ...], ...]:
    """Moves with blanks between them, each by its squares; numbers of moves may stand there too."""
    words = [each for each in text.replace(",", " ").split() if not each.rstrip(".").isdigit()]
    found = [parse_move(each) for each in words]
    if not found or None in found:
        raise UsageError("bad-moves", name="--opening", value=text)
    return tuple(each.squares for each in found if each)


def port_of(name: str) -> Callable[[str], str]:
    """The name of a port, which is not blank."""

    def convert(text: str) -> str:
        if not text.strip():
            raise UsageError("missing-value", name=name)
        return text

    return convert


def folder(name: str) -> Callable[[str], Path]:
    """A folder, there or not: one on a network may come later."""

    def convert(text: str) -> Path:
        if not text.strip():
            raise UsageError("missing-value", name=name)
        try:
            return Path(text).expanduser()
        except RuntimeError:  # nobody's home
            return Path(text)

    return convert


def player_of(name: str) -> Callable[[str], Player]:
    """Who plays a side."""

    def convert(text: str) -> Player:
        player = parse_player(text)
        if player is None:
            raise UsageError("bad-player", name=name, value=text)
        return player

    return convert
