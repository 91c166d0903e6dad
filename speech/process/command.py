"""How a module of ours becomes a child process, as it is installed or within a packaged program."""

import sys

ENTRY = "child"
"""The first argument by which a packaged program runs one of its modules: it has no Python to start."""


def command_of(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of ours in a process of its own."""
    if getattr(sys, "frozen", False):
        return [sys.executable, ENTRY, module, *arguments]
    return [sys.executable, "-P", "-m", module, *arguments]
