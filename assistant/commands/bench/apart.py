"""Where a program that is measured keeps its things: apart from those of whoever measures."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import assistant


def surroundings(folder: str) -> dict[str, str]:
    """What has a program keep everything in this folder, and be the same code as here."""
    home = str(Path(assistant.__path__[0]).parent)
    paths: Sequence[str] = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    names = ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
    names += ["WIN_PD_OVERRIDE_LOCAL_APPDATA", "WIN_PD_OVERRIDE_APPDATA"]
    if sys.platform == "darwin":
        names.append("HOME")
    return {**dict.fromkeys(names, folder), "PYTHONPATH": os.pathsep.join(paths)}
