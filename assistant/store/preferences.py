"""What a person wants remembered from one start to the next: settings.toml, theirs to edit as well.

Nothing of weight is imported with this module: every start reads the file, and most have none.
"""

import errno
import os
import re
import stat
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from assistant.errors import AssistantError
from assistant.settings.preferences import NAMED

LARGEST = 64 * 1024
"""Bytes of the largest file that is read. One with every setting has two hundred."""

FIRST_LINE = "# The settings of Damavoce, one on a line. Lines and comments of your own are kept.\n"
"""What a file begins with that did not exist."""

BYTE_ORDER_MARK = "\ufeff"
"""Some editors of Windows begin a file with one, which TOML knows nothing of."""


class Preferences(dict[str, Any]):
    """The settings that the file names, by their keys there: `level`, `rate-it`. Values that cannot be
    are not among them; numbers are whole numbers, everything else is text."""

    def of_languages(self, name: str) -> dict[str, int]:
        """What each language has of its own, by its code: the rates, of `rate-it` and `rate-en`."""
        parts = ((key.partition("-"), value) for key, value in self.items())
        return {language: value for (kind, _, language), value in parts if kind == name and language}


class FileTrouble(Enum):
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

    kind: FileTrouble
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
        raise PreferencesError(Problem(FileTrouble.UNREADABLE, str(error))) from error


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
    ours = Preferences({name: data[name] for name in data if _accepted(name)})
    wrong = [name for name, value in ours.items() if not _accepts(name, value)]
    problems = [Problem(FileTrouble.BAD_VALUE, name, _shown(ours.pop(name))) for name in wrong]
    return ours, problems


def remember(file: Path, name: str, value: str | int) -> None:
    """Write one setting into the file, which keeps all else that stands in it, or comes to be.

    Of two programs that do so at once, both are heard. Raises ValueError for a setting or value that
    Preferences cannot have, and PreferencesError, with the file as it was, for one that is not
    readable as TOML, or not writable.
    """
    if not _accepts(name, value):
        raise ValueError(f"no setting of ours: {name} = {value!r}")
    _change(file, name, value)


# What a value may be: as the table of preferences has it, and the names of an opening's people.


def _is_language(value: object) -> bool:
    """Whether it is a code. Whether there are messages in it is not known here."""
    return type(value) is str and re.fullmatch("[a-z]{2,3}(-[A-Z]{2})?", value) is not None


def kept_name(name: str) -> str:
    """A person's name as the file can have it: letters, digits, and what joins them."""
    return " ".join(re.findall(_PART_OF_NAME, name))


def _is_name(value: Any) -> bool:
    return type(value) is str and re.fullmatch(_NAME, value) is not None


_PART_OF_NAME = r"[\w.'-]+"
_NAME = rf"(?:{_PART_OF_NAME}(?: {_PART_OF_NAME})*)?"
"""Names that need no escapes in TOML, or none."""

_NAMES = ("white", "black")
"""Of whoever has White and Black in the opening, if they have one."""


def _accepted(name: str) -> Callable[[Any], bool] | None:
    """What the value of a key has to be, or None for a key that is not ours.

    What each language has of its own has the code of the language behind a hyphen.
    """
    kind, hyphen, language = name.partition("-")
    preference = NAMED.get(kind)
    if kind in _NAMES and not hyphen:
        return _is_name
    if preference is None or bool(hyphen) is not preference.is_per_language:
        return None
    if hyphen and not _is_language(language):
        return None
    return _is_language if kind == "language" else preference.accepts_kept


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
            raise _failed(FileTrouble.UNREADABLE, errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL)
        with open(file, "rb") as opened:
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise _failed(FileTrouble.UNREADABLE, errno.EFBIG)
        return data.decode("utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _failed(FileTrouble.UNREADABLE, error) from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PreferencesError(Problem(FileTrouble.NOT_TOML, str(line))) from error


def _parse(text: str) -> dict[str, Any]:
    """What the text says. Raises PreferencesError."""
    import tomllib

    try:
        return tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))  # else it says: at end of document
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        raise PreferencesError(Problem(FileTrouble.NOT_TOML, str(line))) from error
    except (ValueError, RecursionError) as error:
        # TOML, but a number of thousands of digits or brackets in brackets in brackets.
        raise _failed(FileTrouble.UNREADABLE, errno.EOVERFLOW) from error


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
        raise PreferencesError(Problem(FileTrouble.BAD_VALUE, name))
    if after == before:
        return
    data = after.encode()
    if len(data) > LARGEST:
        raise _failed(FileTrouble.UNWRITABLE, errno.EFBIG)
    try:
        replace_file(file, data)
    except OSError as error:
        raise _failed(FileTrouble.UNWRITABLE, error) from error


def _rest_and_value(text: str, name: str) -> tuple[str, str]:
    """What a text says but for one key, and the value of this: as text, to be compared.

    As text, true is not 1, and nan is nan. Raises PreferencesError.
    """
    data = _parse(text)
    value = data.pop(name, None)
    try:
        return repr(data), repr(value)
    except (ValueError, RecursionError) as error:
        raise _failed(FileTrouble.UNREADABLE, errno.EOVERFLOW) from error


def _failed(kind: FileTrouble, reason: OSError | int) -> PreferencesError:
    """What the system said, or would say with this errno."""
    detail = os.strerror(reason) if isinstance(reason, int) else reason.strerror or str(reason)
    return PreferencesError(Problem(kind, detail))
