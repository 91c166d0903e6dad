"""A packaged program has no Python to start modules with: its children come through its own command."""

import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.cli import CHILDREN
from assistant.engine.kernels import child_command
from assistant.rules.variant import ITALIAN
from speech.audio.sound import Sound
from speech.ear.recognizers.process import SCRIPTED, Ended, ModelReady, News, RecognizerProcess
from speech.process.command import command_of
from speech.voice.sound_process import EngineReady, Outcome, SoundProcess
from tests.app.support.processes import ROOT, environment
from tests.speech.support.waiting import wait_for


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that is one file, as a packager makes it, and which has noted how it was started."""
    program = tmp_path / "damavoce"
    program.write_text(
        f'#!/bin/sh\necho "$*" >> "$0.started"\nexec {sys.executable} -P -m assistant "$@"\n'
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    return program


def started(program: Path) -> list[str]:
    return Path(f"{program}.started").read_text().splitlines()


def test_every_module_that_is_run_is_a_child_of_the_command() -> None:
    """Where one is missing, its part would be mute in a packaged program, and nowhere else."""
    run = set()
    for folder in ("assistant", "speech"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            if re.search(r"^if __name__ == .__main__.:", text, re.MULTILINE):
                run.add(".".join(path.relative_to(ROOT).with_suffix("").parts))
    own = {"assistant.__main__", "assistant.commands.bench.search_child"}
    assert run - own == set(CHILDREN)


def test_the_ear_of_a_packaged_program_hears(packaged: Path, tmp_path: Path) -> None:
    news: list[News] = []
    process = RecognizerProcess(news.append, SCRIPTED)
    try:
        process.load(tmp_path)
        wait_for(lambda: any(isinstance(each, ModelReady | Ended) for each in news))
        assert isinstance(news[0], ModelReady)
    finally:
        process.close()
    assert started(packaged) == ["child speech.ear.recognizers.child scripted"]


def test_the_voice_of_a_packaged_program_speaks(packaged: Path) -> None:
    outcomes: list[Outcome] = []
    ready: list[EngineReady] = []
    process = SoundProcess(
        ready.append, lambda _, outcome: outcomes.append(outcome), lambda: None, "silent"
    )
    try:
        process.say(1, "ventidue", "it", 180)
        wait_for(lambda: bool(ready and outcomes))
        assert isinstance(outcomes[0], Sound)
    finally:
        process.close()
    (line,) = started(packaged)
    assert line.startswith("child speech.voice.sound_child silent ")


def test_the_compiler_of_a_packaged_program_is_its_own_command(packaged: Path) -> None:
    assert child_command(ITALIAN) == [str(packaged), "child", "assistant.engine.warm", "italian"]


def test_what_is_no_child_is_an_unknown_subcommand() -> None:
    for arguments in (["child"], ["child", "os"], ["child", "assistant.app"]):
        done = subprocess.run(
            [sys.executable, "-P", "-m", "assistant", *arguments],
            capture_output=True,
            env=environment(),
            check=False,
        )
        assert done.returncode == 2
        assert b"child" in done.stderr


def test_where_there_is_a_python_it_runs_the_module() -> None:
    assert command_of("speech.x", "one") == [sys.executable, "-P", "-m", "speech.x", "one"]
