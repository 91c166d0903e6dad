"""Which language the program is to speak: of the command line, as remembered, or the system's."""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from assistant.narration.catalog import language_named

DEFAULT_LANGUAGE = "en"
"""What the system's language comes to where it is none of ours."""


def language_wanted(
    given: Sequence[str], remembered: str | None = None, environment: Mapping[str, str] = os.environ
) -> str:
    """The language of the command line, else the one remembered, else the system's, else English."""
    for asked in (_value_of("--lang", given), remembered):
        if asked and (known := language_named(asked)):
            return known
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale_name = environment.get(name, "")
        if locale_name and locale_name.partition(".")[0] not in ("C", "POSIX"):
            return language_named(locale_name) or DEFAULT_LANGUAGE
    system = _windows_language() if sys.platform == "win32" else ""
    return language_named(system) or DEFAULT_LANGUAGE


def _windows_language() -> str:
    import ctypes
    import locale

    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009  (absent elsewhere)
    return locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def _value_of(option: str, given: Sequence[str]) -> str:
    for place, argument in enumerate(given):
        if argument == option and place + 1 < len(given):
            return given[place + 1]
        if argument.startswith(f"{option}="):
            return argument.partition("=")[2]
    return ""
