"""A file of settings as a person writes it, and what must hold for every one."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from assistant.store.preferences import (
    Preferences,
    PreferencesError,
    Problem,
    read_preferences,
    remember,
)
from tests.app.support.processes import PATIENCE, environment

MINE = """\
# What I like. [not a table]
level = 7        # since Easter

'coach' = 'why'
notes = '''
level = 1
[level]
'''
list = [ 1, # with a ] in it
  "level = 2", { level = 3 } ]

# Of my own
[colours]
level = "red"
view = 3
"""


def problems(file: Path) -> list[Problem]:
    preferences, found = read_preferences(file)
    assert found
    assert preferences == Preferences()
    return found


def refused(file: Path, name: str = "level", value: str | int = 3) -> Problem:
    """What keeps a setting from being remembered; the file must not notice."""
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(PreferencesError) as caught:
        remember(file, name, value)
    assert (file.read_bytes() if file.is_file() else None) == before
    assert not left_over(file)
    return caught.value.problem


def left_over(file: Path) -> list[Path]:
    """The temporary files beside this one."""
    return list(file.parent.glob(f".{file.name}.*")) if file.parent.is_dir() else []


def parsed(content: bytes) -> dict[str, Any]:
    """What stands there, to be compared: floats as text, for nan is not nan."""
    return tomllib.loads(content.decode("utf-8-sig"), parse_float=str)


def in_child(code: str, *arguments: str) -> str:
    command = [sys.executable, "-P", "-c", code, *arguments]
    done = subprocess.run(
        command, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return done.stdout
