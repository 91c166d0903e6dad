"""Programs that play, each a process of its own, so that what they print is seen and all may die."""

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.support.processes import PATIENCE, ROOT

RATE = 22050
WITHOUT_SOUND = {"PATH": os.environ.get("PATH", ""), "HOME": "/nowhere", "LC_ALL": "C.UTF-8"}

# What every program begins with: a tone, a process of the voice, a player that keeps what it was told.
BEGINNING = f"""
import os, sys, threading, time
from speech.process.child import ChildGone
from speech.voice.playback import CommandPlayer, NoPlayer, SilentPlayer, open_player
from speech.voice.sound_process import SoundProcess
from tests.speech.support.tone import tone
RATE = {RATE}
ends, ended, gone = [], threading.Event(), threading.Event()
def on_end(is_whole):
    ends.append(is_whole)
    ended.set()
def voice():
    return SoundProcess(print_nothing, print_nothing, gone.set)
def print_nothing(*told):
    pass
def closed(process):
    process.close()
    assert gone.wait(30)
"""
KINDS = ("voice().player()", "CommandPlayer('paplay')", "CommandPlayer('aplay')")


def start(program: str, env: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-c", BEGINNING + program],
        env={**env, "PYTHONPATH": os.pathsep.join((env.get("PYTHONPATH", ""), str(ROOT))).strip(":")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(program: str, env: dict[str, str]) -> str:
    """Run to the end; what it printed. Nothing may stand on standard error."""
    return finish(start(program, env))


def finish(process: subprocess.Popen[str], lines: str = "") -> str:
    try:
        out, err = process.communicate(lines, timeout=PATIENCE)
    finally:
        process.kill()
    assert err == ""
    assert process.returncode == 0
    return out


def need_voices() -> None:
    if importlib.util.find_spec("pyttsx3") is None:
        pytest.skip("needs the extra `voice`")


@functools.cache
def has_portaudio() -> bool:
    """Asked of a process of its own, which takes a quarter of a second, and so only once."""
    command = [sys.executable, "-c", "import sounddevice"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def need(kind: str) -> None:
    if kind == KINDS[0]:
        pytest.importorskip("cffi")
        if not has_portaudio():
            pytest.skip("sounddevice or PortAudio is not installed")
    elif not shutil.which(kind.split("'")[1]):
        pytest.skip(f"not installed: {kind}")


def no_portaudio(folder: Path, says: str = 'OSError("PortAudio library not found")') -> dict[str, str]:
    (folder / "sounddevice.py").write_text(f"raise {says}\n")
    return {"PYTHONPATH": str(folder)}
