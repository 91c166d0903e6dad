"""A program with a running clock that is stopped, killed, late, or kept waiting, as a real process."""

import re
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.app.support.processes import command, environment
from tests.terminal.support.sessions import Session

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them"),
]

PEOPLE = ("--white", "human:Anna", "--black", "human:Bruno", "--voice", "off", "--lang", "en")
STOPPED = 1.4
LATE = "import signal, time; signal.signal(signal.SIGUSR1, lambda *_: time.sleep(2.5))"
"""A program whose loop comes to a stand by itself."""

ASLEEP = """
import signal, time
usual, slept = time.clock_gettime, [0]
time.clock_gettime = lambda which: usual(which) + sum(slept) * (which == time.CLOCK_BOOTTIME)
signal.signal(signal.SIGUSR1, lambda *_: slept.append(7200))
"""
"""A program on a machine that sleeps for two hours, in which most clocks stand still."""


def begun(folder: Path, ready: str = "> $", after: str = "") -> Session:
    env = environment(TERM="xterm-256color", XDG_DATA_HOME=str(folder))
    return Session(command(*PEOPLE, "--clock", "10", after=after), env, ready, job=True)


def play(session: Session) -> float:
    """Have Black's clock run; when it does, by our own clock."""
    session.type("22-18\r")
    session.wait_for(r"Black to move, Bruno\.\s+> $")
    began = time.monotonic()
    time.sleep(0.3)  # nothing is being written any more
    return began


def left(session: Session) -> int:
    """Seconds that Black has, as is told when asked."""
    session.forget()
    session.type("time black\r")
    session.wait_for(r"Black has [^.]*\.")
    found = re.findall(rb"Black has 9 minutes and (\d+) seconds", session.seen)
    assert found, session.seen
    return 9 * 60 + int(found[-1])


def test_a_program_that_is_stopped_pays_for_all_of_it(tmp_path: Path) -> None:
    with begun(tmp_path) as session:
        began = play(session)
        for stop in (lambda: session.type("\x1a"), lambda: session.kill(signal.SIGSTOP)):
            stop()
            session.hear("stopped")
            time.sleep(STOPPED)
            session.resume()
            session.wait_for(r"The program was stopped for \d+ seconds?, and the clock ran on\.")
        assert 600 - (time.monotonic() - began) - 2 <= left(session) <= 600 - int(2 * STOPPED)
        session.forget()
        session.type("report\r")
        for _ in range(2):
            session.wait_for(r"Move 1, Black to move; clocks: White [^,]*, Black 9[^.]*\.")
            session.wait_for(r"The program was stopped for \d+ seconds?, and the clock ran on\.")


def test_who_is_killed_has_what_was_left_two_seconds_before(tmp_path: Path) -> None:
    with begun(tmp_path) as session:
        play(session)
        time.sleep(1.8)
        session.kill(signal.SIGKILL)
    with begun(tmp_path, "Do you want to go on with it") as session:
        session.type("yes\r")
        session.wait_for("The clock stands")
        assert left(session) <= 599


def test_who_is_killed_while_stopped_has_paid_up_to_the_stop(tmp_path: Path) -> None:
    """Much that happens meanwhile puts nothing off that is written down."""
    with begun(tmp_path) as session:
        began = play(session)
        time.sleep(0.5)
        session.type("time black\r")
        session.wait_for(r"Black has [^.]*\.")
        time.sleep(1.4)
        session.type("\x1a")
        session.hear("stopped")
        stopped = time.monotonic() - began
        time.sleep(STOPPED)
        session.kill(signal.SIGKILL)
    with begun(tmp_path, "Do you want to go on with it") as session:
        session.type("yes\r")
        session.wait_for("The clock stands")
        assert 600 - stopped - 1 <= left(session) <= 600 - stopped + 1


def test_who_is_hung_up_on_while_stopped_has_paid_for_the_stop(tmp_path: Path) -> None:
    """As by a shell that is left: the job goes on for a moment."""
    with begun(tmp_path) as session:
        play(session)
        session.type("\x1a")
        session.hear("stopped")
        time.sleep(2 * STOPPED)
        session.kill(signal.SIGHUP)
        session.resume()
        session.hear("ended")
    with begun(tmp_path, "Do you want to go on with it") as session:
        session.type("yes\r")
        session.wait_for("The clock stands")
        assert left(session) <= 600 - int(2 * STOPPED)


def test_a_program_that_is_late_by_itself_costs_nobody_time(tmp_path: Path) -> None:
    with begun(tmp_path, after=LATE) as session:
        began = play(session)
        session.kill(signal.SIGUSR1)
        session.wait_for(r"The program was held up for [^:]*: that is nobody's time\.")
        assert left(session) >= 600 - (time.monotonic() - began) + 1
        session.type("report\r")
        session.wait_for(r"The program was held up, once, for [^:]*: that is nobody's time\.")


@pytest.mark.skipif(sys.platform != "linux", reason="clocks as Linux has them")
def test_a_machine_that_slept_is_told_and_costs_nobody_time(tmp_path: Path) -> None:
    with begun(tmp_path, after=ASLEEP) as session:
        began = play(session)
        session.kill(signal.SIGUSR1)
        session.wait_for("The machine was asleep: that is nobody's time")
        now = left(session)
        assert 600 - (time.monotonic() - began) - 2 <= now <= 600
        session.type("report\r")
        session.wait_for(r"The program was held up, once, for 2 hours: that is nobody's time\.")


@pytest.mark.proof
@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP])
def test_a_long_stop_is_paid_for_too(tmp_path: Path, number: signal.Signals) -> None:
    with begun(tmp_path) as session:
        play(session)
        session.kill(number)
        session.hear("stopped")
        time.sleep(12)
        session.resume()
        session.wait_for(r"The program was stopped for 1\d seconds, and the clock ran on\.")
        assert left(session) <= 588


@pytest.mark.proof
def test_who_keeps_the_program_waiting_at_the_terminal_pays_for_it(tmp_path: Path) -> None:
    """A terminal takes some thousand bytes that nobody reads, and then lets nobody write."""
    with begun(tmp_path) as session:
        play(session)
        for _ in range(40):
            session.type("help\r")
            time.sleep(0.2)  # or it would be a paste
        while session.read(1):
            pass
        assert b"held up" not in session.seen
        assert left(session) <= 592
