"""Games aloud: the program on a terminal of its own, heard at a private sound server."""

import time
from contextlib import suppress
from pathlib import Path

from tests.app.support.processes import command
from tests.speech.support.players import KINDS, need, need_voices
from tests.speech.support.sound_server import SoundServer
from tests.speech.support.waiting import wait_for
from tests.terminal.support.sessions import Session, on_terminal

QUIET = 0.6
"""Seconds without a sound after which nothing more is taken to come."""


def voiced(
    server: SoundServer, home: Path, *arguments: str, columns: int = 80, **changes: str
) -> Session:
    """A game whose child plays at this server, and whose settings are kept in this folder."""
    need(KINDS[0])
    need_voices()
    there = {name: server.env[name] for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER")}
    env = on_terminal("xterm-256color", **(there | {"XDG_CONFIG_HOME": str(home)} | changes))
    return Session(
        command("--level", "1", "--seed", "1", *arguments), env, ready="\r\n> ", columns=columns
    )


def children_of(pid: int) -> dict[int, str]:
    """The children of a process, by their command lines."""
    found = {}
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (each / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found[int(each.name)] = (each / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    return found


def child_of(session: Session) -> int:
    """The child that speaks, when there is one."""
    found: list[int] = []

    def is_there() -> bool:
        session.read(0)
        words = children_of(session.pid)
        found[:] = [pid for pid, line in words.items() if "speech.voice.sound_child" in line]
        return bool(found)

    wait_for(is_there)
    return found[0]


def wait_for_quiet(server: SoundServer, since: float) -> list[tuple[float, float]]:
    """Wait until something was heard and nothing more comes; what was heard."""
    server.wait_for_sound(since)
    while server.now() < server.heard(since)[-1][1] + QUIET:
        time.sleep(0.05)
    return server.heard(since)


def lasted(stretches: list[tuple[float, float]]) -> float:
    return stretches[-1][1] - stretches[0][0]
