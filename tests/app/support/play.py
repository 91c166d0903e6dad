"""Games as a person plays them, in a process: a quick opponent, and what comes out."""

import re
import subprocess

QUICK = ("--level", "1", "--seed", "1")


def read_until(process: subprocess.Popen[bytes], pattern: bytes) -> None:
    assert process.stdout
    for line in process.stdout:
        if re.match(pattern, line):
            return
    raise AssertionError(f"{pattern!r} never came")
