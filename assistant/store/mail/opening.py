"""Links opened by the program that the person's system has for them, without a shell."""

import os
import shutil
import sys
from collections.abc import Mapping

from assistant.store.mail.programs import ProgramError, start

PATIENCE = 4.0
"""Seconds after which an opener that goes on is taken for the window that it has opened."""


def open_link(link: str, environ: Mapping[str, str]) -> str:
    """Have a link opened, and say by which program. Raises ProgramError."""
    if sys.platform == "win32":
        try:
            os.startfile(link)
        except OSError:
            raise ProgramError("failed", "start") from None
        return "start"
    for name in _openers(environ):
        if found := shutil.which(name, path=environ.get("PATH")):
            start([found, link], PATIENCE, name)
            return name
    raise ProgramError("no-tool")


def _openers(environ: Mapping[str, str]) -> tuple[str, ...]:
    if sys.platform == "darwin":
        return ("open",)
    # Without a screen of windows it would open a browser in the terminal, over what stands there.
    has_windows = environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    return ("xdg-open",) if has_windows else ()
