"""A move is on the disk before it is announced: what the system was asked to do, in its order."""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.support.processes import PATIENCE, command, environment

LINES = "22-18\nmosse\n21-17\nmosse\nesci\n"


@pytest.mark.other_system
def test_the_file_is_synced_before_each_move_is_announced(tmp_path: Path) -> None:
    """Where nothing may be traced, or not in this way, it cannot be seen."""
    if shutil.which("strace") is None:
        pytest.skip("strace, which is Linux's, is not there")
    trace = tmp_path / "trace"
    calls = "trace=openat,close,write,pwrite64,fsync,fdatasync,stat,newfstatat,fstat,lseek,read"
    done = subprocess.run(
        [
            *("strace", "-f", "-y", "-s", "60", "-e", calls, "-o", str(trace)),
            *command("--level", "1", "--seed", "1", "--voice", "off"),
        ],
        input=LINES.encode(),
        capture_output=True,
        env=environment(XDG_DATA_HOME=str(tmp_path)),
        timeout=2 * PATIENCE,
        check=False,
    )
    if b"ptrace" in done.stderr and b"not permitted" in done.stderr:
        pytest.skip("this system lets no program be traced")
    assert done.returncode == 0, done.stderr
    seen = [*steps(trace.read_text("utf-8", "replace"))]
    assert seen.count("announced") >= 4, "two moves of each side"
    is_synced = False
    for step in seen:
        if step == "written":
            is_synced = False
        elif step == "synced":
            is_synced = True
        else:
            assert is_synced, "announced before it was on the disk"
            is_synced = False  # each move has a sync of its own
    between = [*looks(trace.read_text("utf-8", "replace"))][2:]  # before that the day's copy is made
    assert between, "moves that were announced one behind the other"
    assert all(each["stat"] == 2 for each in between), "the file and its log"
    assert all(not each["open"] for each in between), "to close a file lets go of the locks on it"


def looks(trace: str) -> Iterator[Counter[str]]:
    """How the file was looked at between two moves, where nothing else was asked for."""
    found: Counter[str] = Counter()
    for line in trace.splitlines():
        if re.search(r'write\(1<[^>]*>, "(Bianco|Nero): \d', line):
            if found["synced"] == 1:
                yield found
            found = Counter()
        found["synced"] += bool(re.search(r"(fsync|fdatasync)\(\d+<[^>]*games\.db-wal>", line))
        found["stat"] += bool(re.search(r'(stat|newfstatat)\([^"]*"[^"]*games\.db(-wal)?"', line))
        found["open"] += bool(re.search(r'openat\([^"]*"[^"]*games\.db', line))


def steps(trace: str) -> Iterator[str]:
    """What was done with the journal and with the moves, in order, when each was over."""
    unfinished: dict[str, str] = {}
    for line in trace.splitlines():
        process, _, call = line.strip().partition(" ")
        call = call.strip()
        if call.endswith("<unfinished ...>"):
            unfinished[process] = call
            continue
        if match := re.match(r"<\.\.\. (\w+) resumed>", call):
            call = unfinished.pop(process, match[1]) + call
        if re.match(r"(fsync|fdatasync)\(\d+<[^>]*games\.db-wal>", call):
            yield "synced"
        elif re.match(r"(pwrite64|write)\(\d+<[^>]*games\.db-wal>", call):
            yield "written"
        elif re.match(r'write\(1<[^>]*>, "(Bianco|Nero): \d', call):
            yield "announced"
