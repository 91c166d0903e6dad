"""Which screen reader runs: real processes, a made /proc, and the answers of the other systems."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from speech.voice.running_reader import UNNAMED, on_linux, on_macos, on_windows, running_reader
from tests.speech.support.waiting import wait_for

ME = 1000
SLEEP = "import time; time.sleep(600)"


class MadeProc:
    """A folder like /proc, with the processes that a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "proc"
        for name in ("self", "sys", "bus"):
            (self.folder / name).mkdir(parents=True)
        self.speakup = folder / "speakup"

    def add(self, comm: str, *arguments: str, user: int = ME, state: str = "S (sleeping)") -> Path:
        process = self.folder / str(100 + len([*self.folder.iterdir()]))
        process.mkdir()
        (process / "comm").write_text(comm + "\n")
        (process / "cmdline").write_bytes(b"".join(each.encode() + b"\0" for each in arguments))
        uids = f"Uid:\t{user}\t{user}\t{user}\t{user}\n"
        (process / "status").write_text(f"Name:\t{comm}\nState:\t{state}\n{uids}")
        return process

    def reader(self, on_console: bool = False) -> str:
        return on_linux(self.folder, self.speakup, ME, on_console)


@pytest.fixture
def proc(tmp_path: Path) -> MadeProc:
    made = MadeProc(tmp_path)
    made.add("systemd", "/sbin/init", user=0)
    made.add("bash", "-bash")
    return made


@pytest.mark.parametrize(
    ("comm", "arguments", "name"),
    [
        ("orca", ["/usr/bin/python3", "/usr/bin/orca"], "Orca"),
        ("python3", ["/usr/bin/python3", "/usr/bin/orca", "--replace"], "Orca"),
        ("python3.13", ["python3", "-u", "-m", "orca"], "Orca"),
        ("python", ["python", "/home/anna/tdsr/tdsr.py"], "TDSR"),
        ("cthulhu", ["cthulhu"], "Cthulhu"),
        ("bash", ["bash", "/usr/bin/orca"], ""),
        ("vim", ["vim", "orca"], ""),
        ("python3", ["python3", "game.py", "orca"], ""),
        ("python3", ["python3"], ""),
        ("python3", [], ""),
        ("brltty", ["/usr/bin/brltty"], ""),
        ("speech-dispatch", ["/usr/bin/speech-dispatcher"], ""),
    ],
)
def test_a_reader_is_known_by_its_program(
    proc: MadeProc, comm: str, arguments: list[str], name: str
) -> None:
    proc.add(comm, *arguments)
    assert proc.reader() == name


def test_somebody_elses_orca_is_not_ours(proc: MadeProc) -> None:
    proc.add("orca", user=42)
    proc.add("orca", user=0)
    assert proc.reader() == ""
    proc.add("orca")
    assert proc.reader() == "Orca"


def test_a_service_for_the_console_reads_the_console_only(proc: MadeProc) -> None:
    proc.add("espeakup", "/usr/bin/espeakup", user=0)
    assert proc.reader(on_console=True) == "Speakup"
    assert proc.reader(on_console=False) == ""
    proc.add("orca")
    assert proc.reader(on_console=False) == "Orca"


@pytest.mark.parametrize("user", [0, ME])
def test_fenrir_runs_as_root_or_as_oneself(proc: MadeProc, user: int) -> None:
    proc.add("python3", "/usr/bin/python3", "/usr/bin/fenrir", "-f", user=user)
    assert proc.reader(on_console=True) == "Fenrir"


@pytest.mark.parametrize(
    ("synth", "name"), [("ltlk\n", "Speakup"), ("soft\n", ""), ("none\n", ""), ("", ""), (None, "")]
)
def test_speakup_with_a_synthesiser_in_a_box_needs_no_program(
    proc: MadeProc, synth: str | None, name: str
) -> None:
    proc.speakup.mkdir()
    if synth is not None:
        (proc.speakup / "synth").write_text(synth)
    assert proc.reader(on_console=True) == name
    assert proc.reader(on_console=False) == ""


def test_processes_that_have_ended_or_tell_nothing_are_passed_over(proc: MadeProc) -> None:
    proc.add("orca", state="Z (zombie)")
    for name in ("comm", "cmdline", "status"):
        (proc.add("orca" if name == "status" else "python3", "python3", "orca") / name).unlink()
    (proc.add("orca") / "status").write_text("nonsense")
    (proc.add("orca") / "status").write_text("State:\tS\nUid:\tme\n")
    (proc.add("orca") / "comm").write_bytes(b"\xff\xfe\n")
    assert proc.reader() == ""
    assert on_linux(proc.folder / "nowhere") == ""


@contextmanager
def running(*words: str) -> Iterator[int]:
    process = subprocess.Popen([*words], stdin=subprocess.DEVNULL)
    try:
        yield process.pid
    finally:
        process.kill()
        process.wait()


needs_proc = pytest.mark.skipif(not Path("/proc/self/comm").exists(), reason="is about Linux")


@pytest.fixture
def only_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may well have a reader running."""
    monkeypatch.setattr("speech.voice.running_reader.DESKTOP", {"orca-of-a-test": "Orca"})


def real_reader() -> str:
    return on_linux(on_console=False)


@needs_proc
@pytest.mark.other_system
@pytest.mark.usefixtures("only_ours")
@pytest.mark.parametrize("how", ["copy", "script", "interpreter"])
def test_a_real_process_is_seen_and_its_end_too(tmp_path: Path, how: str) -> None:
    assert real_reader() == ""
    orca = tmp_path / "orca-of-a-test"
    if how == "copy":
        shutil.copy(str(shutil.which("sleep")), orca)
        words = [str(orca), "600"]
    else:
        orca.write_text(f"#!{sys.executable}\n{SLEEP}\n")
        orca.chmod(0o755)
        words = [str(orca)] if how == "script" else [sys.executable, "-u", str(orca)]
    with running(*words) as pid:
        wait_for(lambda: real_reader() == "Orca")
        os.kill(pid, signal.SIGKILL)
        # Dead, and not yet waited for: its name is still there.
        wait_for(lambda: "State:\tZ" in Path(f"/proc/{pid}/status").read_text())
        assert Path(f"/proc/{pid}/comm").exists()
        assert real_reader() == ""


@needs_proc
@pytest.mark.other_system
@pytest.mark.usefixtures("only_ours")
def test_processes_may_come_and_go_meanwhile() -> None:
    with running("sh", "-c", "while :; do /bin/true; done"):
        for _ in range(200):
            assert real_reader() == ""


@pytest.mark.parametrize(
    ("processes", "flag", "name"),
    [
        (["explorer.exe", "nvda.exe"], True, "NVDA"),
        (["JFW.EXE"], True, "JAWS"),
        (["Narrator.exe"], False, "Narrator"),
        (["Narrator.exe", "nvda.exe"], True, "NVDA"),
        (["explorer.exe"], True, UNNAMED),
        ([], False, ""),
    ],
)
def test_windows(processes: Iterable[str], flag: bool, name: str) -> None:
    assert on_windows(lambda: flag, lambda: processes) == name


@pytest.mark.parametrize(
    ("process", "setting", "name"),
    [(True, "", "VoiceOver"), (False, "1", "VoiceOver"), (False, "0", ""), (False, "", "")],
)
def test_macos(process: bool, setting: str, name: str) -> None:
    def says(command: list[str], answer: str) -> bool:
        return process if command[0] == "pgrep" else setting == answer

    assert on_macos(says) == name


def test_elsewhere_or_without_the_commands_nothing_is_found(tmp_path: Path) -> None:
    for platform in ("win32", "freebsd14"):
        assert running_reader(platform, tmp_path) == ""


def test_macos_asks_its_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert running_reader("darwin") == ""
    defaults = tmp_path / "defaults"
    defaults.write_text('#!/bin/sh\n[ "$3" = voiceOverOnOffKey ] && echo 1\n')
    defaults.chmod(0o755)
    assert running_reader("darwin") == "VoiceOver"
