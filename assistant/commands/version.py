"""`damavoce --version`: which version this is, on which Python, and which parts are there."""

import argparse
import importlib.util
import platform

import assistant
from assistant.commands import mends
from assistant.narration.catalog import Catalog

PARTS = {
    "voice": ("pyttsx3", "sounddevice"),
    "reader": ("prism",),
    "listen": ("vosk", "sounddevice"),
    "board": ("serial",),
    "fast": ("numba",),
}
"""The extras of a player, and the modules of each that our own code imports."""


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Tell it on one line, with what to ask about the parts that are missing."""
    there = [part for part in PARTS if has_part(part)]
    missing = [part for part in PARTS if part not in there]
    text = messages.text(
        "cli-version",
        version=assistant.VERSION,
        python=platform.python_version(),
        parts=", ".join(there),
        has_parts="yes" if there else "no",
        missing=", ".join(missing),
        has_missing="yes" if missing else "no",
        command=mends.to_try_again(),
    )
    print(text)
    return 0


def has_part(part: str) -> bool:
    """Whether the packages of an extra are installed; whether they work the doctor finds out."""
    return all(importlib.util.find_spec(module) for module in PARTS[part])
