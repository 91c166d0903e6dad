"""What a person wants remembered from one start to the next: settings.toml, theirs to edit as well.

Nothing of weight is imported with this module: every start reads the file, and most have none.
"""

import errno
import os
import re
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from assistant.errors import AssistantError

LARGEST = 64 * 1024
"""Bytes of the largest file that is read. One with every setting has two hundred."""

FIRST_LINE = "# The settings of Damavoce, one on a line. Lines and comments of your own are kept.\n"
"""What a file begins with that did not exist."""

BYTE_ORDER_MARK = "\ufeff"
"""Some editors of Windows begin a file with one, which TOML knows nothing of."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The settings that the file names; None for those it does not."""

    language: str | None = None
    """Two or three small letters. Whether there are messages in it is not known here."""
    coach: str | None = None
    """The value of a Coach: off, exists, squares or why."""
    verbosity: int | None = None
    """0 to 2."""
    view: str | None = None
    """own or white."""
    cells: int | None = None
    """8 to 1000, or 0 where a person has said that lines have no limit."""
    letters: str | None = None
    """`auto`, `words`, or the letters for White and Black: two that differ in more than their case."""
    level: int | None = None
    """1 to 10."""
    voice: str | None = None
    """auto, own, reader or off."""
    sounds: str | None = None
    """`on`, `off`, or the names of those that are heard, with blanks between."""
    listen: str | None = None
    """off, push or open."""
    window: int | None = None
    """Seconds, 1 to 30."""
    learning: str | None = None
    """on or off."""
    settling: int | None = None
    """Milliseconds, 200 to 5000, or 0 where only the button of a board counts."""
    touch: str | None = None
    """on or off."""
    tones: str | None = None
    """on or off."""
    following: str | None = None
    """on or off."""
    ahead: str | None = None
    """on or off."""
    opening: str | None = None
    """usual, or a variant and who plays: `italian-white`, `international-people`."""
    white: str | None = None
    """The name of whoever has White in the opening, if they have one."""
    black: str | None = None
    """The same of Black."""
    rates: Mapping[str, int] = field(default_factory=dict)
    """By language, words a minute, 80 to 700: `rate-it`."""
    volumes: Mapping[str, int] = field(default_factory=dict)
    """By language, 5 to 100: `volume-it`."""
    speakers: Mapping[str, int] = field(default_factory=dict)
    """By language, 1 to 20: `speaker-it`."""


class Trouble(Enum):
    """What can be wrong with the file. Each value names what `Problem.detail` is beside it."""

    UNREADABLE = "unreadable"
    """The file cannot be read at all; detail: the system's reason."""
    NOT_TOML = "not-toml"
    """What stands in it is no TOML; detail: the number of the line."""
    BAD_VALUE = "bad-value"
    """A setting has a value it cannot have, or cannot be changed where it stands; detail: its key."""
    UNWRITABLE = "unwritable"
    """The file cannot be written; detail: the system's reason. Only in a PreferencesError."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with the file, for a message."""

    kind: Trouble
    detail: str
    value: str = ""
    """Beside BAD_VALUE, what stood there, as it stood; empty for what is long or not one value."""


class PreferencesError(AssistantError):
    """The settings could not be found, read or changed; the file is as it was."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.kind.value}: {problem.detail}")
        self.problem = problem


def preferences_file() -> Path:
    """Where the settings are kept, whether the file is there or not.

    Raises PreferencesError where the system knows no home for this person.
    """
    from platformdirs import user_config_path

    try:
        # Roaming, for Windows: the settings are few and go with the person, not with the computer.
        return user_config_path("damavoce", appauthor=False, roaming=True) / "settings.toml"
    except (RuntimeError, LookupError, ValueError, OSError) as error:
        raise PreferencesError(Problem(Trouble.UNREADABLE, str(error))) from error


def read_preferences(file: Path) -> tuple[Preferences, list[Problem]]:
    """The settings in a file, and what is wrong with it; never raises for what stands there.

    No file is no problem. What is wrong as a whole leaves no settings and one problem; a wrong value is
    left out with a problem of its own. Keys that are not ours are let be.
    """
    try:
        text = _read(file)
        if text is None:
            return Preferences(), []
        data = _parse(text)
    except PreferencesError as error:
        return Preferences(), [error.problem]
    ours = {name: data[name] for name in data if _accepted(name)}
    wrong = [name for name, value in ours.items() if not _accepts(name, value)]
    problems = [Problem(Trouble.BAD_VALUE, name, _shown(ours.pop(name))) for name in wrong]
    own: dict[str, dict[str, int]] = {kind: {} for kind in _BY_LANGUAGE}
    for name in [name for name in ours if name not in _ACCEPTED]:
        kind, _, language = name.partition("-")
        own[kind][language] = ours.pop(name)
    return (
        Preferences(**ours, rates=own["rate"], volumes=own["volume"], speakers=own["speaker"]),
        problems,
    )


def remember(file: Path, name: str, value: str | int) -> None:
    """Write one setting into the file, which keeps all else that stands in it, or comes to be.

    Of two programs that do so at once, both are heard. Raises ValueError for a setting or value that
    Preferences cannot have, and PreferencesError, with the file as it was, for one that is not
    readable as TOML, or not writable.
    """
    if not _accepts(name, value):
        raise ValueError(f"no setting of ours: {name} = {value!r}")
    _change(file, name, value)


# What a value may be. type() and not isinstance(): in TOML true is no number.


def _one_of(*words: str) -> Callable[[Any], bool]:
    return lambda value: type(value) is str and value in words


def _whole(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def _is_language(value: Any) -> bool:
    return type(value) is str and re.fullmatch("[a-z]{2,3}(-[A-Z]{2})?", value) is not None


def _is_cells(value: Any) -> bool:
    return _whole(8, 1000)(value) or _whole(0, 0)(value)


def _is_settling(value: Any) -> bool:
    return _whole(200, 5000)(value) or _whole(0, 0)(value)


def _is_letters(value: Any) -> bool:
    if type(value) is not str:
        return False
    two = re.fullmatch("[A-Za-z]{2}", value) is not None
    return value in ("auto", "words") or (two and value[0].lower() != value[1].lower())


_SOUNDS = ("accepted", "moved", "captured", "promoted", "refused", "must-capture")


def _is_sounds(value: Any) -> bool:
    if type(value) is not str or not value.split():
        return False
    return value in ("on", "off") or set(value.split()) <= set(_SOUNDS)


def _is_opening(value: Any) -> bool:
    return type(value) is str and re.fullmatch(_OPENING, value) is not None


def kept_name(name: str) -> str:
    """A person's name as the file can have it: letters, digits, and what joins them."""
    return " ".join(re.findall(_PART_OF_NAME, name))


def _is_name(value: Any) -> bool:
    return type(value) is str and re.fullmatch(_NAME, value) is not None


_PART_OF_NAME = r"[\w.'-]+"
_NAME = rf"(?:{_PART_OF_NAME}(?: {_PART_OF_NAME})*)?"
"""Names that need no escapes in TOML, or none."""
_OPENING = "usual|(italian|international)-(white|black|people)"

_ACCEPTED: dict[str, Callable[[Any], bool]] = {
    "language": _is_language,
    "coach": _one_of("off", "exists", "squares", "why"),
    "verbosity": _whole(0, 2),
    "view": _one_of("own", "white"),
    "cells": _is_cells,
    "letters": _is_letters,
    "level": _whole(1, 10),
    "voice": _one_of("auto", "own", "reader", "off"),
    "sounds": _is_sounds,
    "listen": _one_of("off", "push", "open"),
    "window": _whole(1, 30),
    "learning": _one_of("on", "off"),
    "settling": _is_settling,
    "touch": _one_of("on", "off"),
    "tones": _one_of("on", "off"),
    "following": _one_of("on", "off"),
    "ahead": _one_of("on", "off"),
    "opening": _is_opening,
    "white": _is_name,
    "black": _is_name,
}


_BY_LANGUAGE: dict[str, Callable[[Any], bool]] = {
    "rate": _whole(80, 700),
    "volume": _whole(5, 100),
    "speaker": _whole(1, 20),
}
"""What each language has of its own: the key is the name, a hyphen and the language's code."""


def _accepted(name: str) -> Callable[[Any], bool] | None:
    """What the value of a key has to be, or None for a key that is not ours."""
    kind, hyphen, language = name.partition("-")
    if hyphen and _is_language(language):
        return _BY_LANGUAGE.get(kind)
    return _ACCEPTED.get(name)


def _accepts(name: str, value: Any) -> bool:
    is_right = _accepted(name)
    return is_right is not None and is_right(value)


def _shown(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() if abs(value) >= 10**20:
            return ""  # Python refuses to write out the longest that TOML may hold
        case str() | int() | float():
            return str(value)
    return ""


# The file


def _read(file: Path) -> str | None:
    """The text of the file; None where there is none. Raises PreferencesError."""
    try:
        mode = os.stat(file).st_mode
        if not stat.S_ISREG(mode):  # a pipe, opened, would wait for ever
            raise _failed(Trouble.UNREADABLE, errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL)
        with open(file, "rb") as opened:
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise _failed(Trouble.UNREADABLE, errno.EFBIG)
        return data.decode("utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _failed(Trouble.UNREADABLE, error) from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PreferencesError(Problem(Trouble.NOT_TOML, str(line))) from error


def _parse(text: str) -> dict[str, Any]:
    """What the text says. Raises PreferencesError."""
    import tomllib

    try:
        return tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))  # else it says: at end of document
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        raise PreferencesError(Problem(Trouble.NOT_TOML, str(line))) from error
    except (ValueError, RecursionError) as error:
        # TOML, but a number of thousands of digits or brackets in brackets in brackets.
        raise _failed(Trouble.UNREADABLE, errno.EOVERFLOW) from error


def _change(file: Path, name: str, value: str | int) -> None:
    """Give one setting a value. Raises PreferencesError."""
    from assistant.store.whole_file import alone_at  # with tempfile, which no start needs

    with alone_at(file):
        _change_alone(file, name, value)


def _change_alone(file: Path, name: str, value: str | int) -> None:
    from assistant.store.toml_lines import with_value  # no start needs it
    from assistant.store.whole_file import replace_file

    before = _read(file)
    text = FIRST_LINE if before is None else before
    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    # Parsed first: with_value reads lines, and may do so only because they are known to be TOML.
    wanted = _rest_and_value(text, name)[0], repr(value)
    after = mark + with_value(text.removeprefix(mark), name, value)
    try:
        is_right = _rest_and_value(after, name) == wanted
    except PreferencesError:
        is_right = False  # the same key twice: the one that was there stands in no line of its own
    if not is_right:
        raise PreferencesError(Problem(Trouble.BAD_VALUE, name))
    if after == before:
        return
    data = after.encode()
    if len(data) > LARGEST:
        raise _failed(Trouble.UNWRITABLE, errno.EFBIG)
    try:
        replace_file(file, data)
    except OSError as error:
        raise _failed(Trouble.UNWRITABLE, error) from error


def _rest_and_value(text: str, name: str) -> tuple[str, str]:
    """What a text says but for one key, and the value of this: as text, to be compared.

    As text, true is not 1, and nan is nan. Raises PreferencesError.
    """
    data = _parse(text)
    value = data.pop(name, None)
    try:
        return repr(data), repr(value)
    except (ValueError, RecursionError) as error:
        raise _failed(Trouble.UNREADABLE, errno.EOVERFLOW) from error


def _failed(kind: Trouble, reason: OSError | int) -> PreferencesError:
    """What the system said, or would say with this errno."""
    detail = os.strerror(reason) if isinstance(reason, int) else reason.strerror or str(reason)
    return PreferencesError(Problem(kind, detail))
