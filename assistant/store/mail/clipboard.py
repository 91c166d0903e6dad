"""The clipboard, through the tool that the system has for it; never by what a terminal may answer."""

import shutil
import sys
from collections.abc import Iterator, Mapping

from assistant.store.mail.programs import ProgramError, run_with_input

PATIENCE = 5.0
"""Seconds that a tool may take."""


def put_on_clipboard(text: str, environ: Mapping[str, str]) -> str:
    """Put a text there, and say by which program: the first one that can. Raises ProgramError."""
    failure = ProgramError("no-tool")
    for name, *options in _tools(environ):
        if found := shutil.which(name, path=environ.get("PATH")):
            encoding = "utf-16-le" if name == WINDOWS_TOOL else "utf-8"
            try:
                run_with_input([found, *options], text.encode(encoding, "replace"), PATIENCE, name)
            except ProgramError as error:
                failure = error  # as with a screen of another session
            else:
                return name
    raise failure


WINDOWS_TOOL = "clip.exe"


def _tools(environ: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    """The tools that may reach the clipboard of this session, each with its options."""
    if sys.platform == "darwin":
        yield ("pbcopy",)
        return
    if sys.platform == "win32" or environ.get("WSL_INTEROP") or environ.get("WSL_DISTRO_NAME"):
        yield (WINDOWS_TOOL,)
    if environ.get("WAYLAND_DISPLAY"):
        yield ("wl-copy",)
    if environ.get("DISPLAY"):
        yield "xclip", "-selection", "clipboard", "-in"
        yield "xsel", "--clipboard", "--input"
