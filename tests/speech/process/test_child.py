"""A child process: frames go to and fro, its noise is kept for a log, its end is always told."""

import os
import queue
import signal

import pytest

from speech.process.child import Child, ChildGone
from tests.app.support.processes import PATIENCE

MODULE = "tests.speech.support.noisy_child"


class Family:
    """A child and what it has told."""

    def __init__(self, module: str = MODULE) -> None:
        self.frames: queue.Queue[tuple[dict, bytes]] = queue.Queue()
        self.ends: queue.Queue[None] = queue.Queue()
        self.child = Child(
            module,
            lambda message, data: self.frames.put((message, data)),
            lambda: self.ends.put(None),
        )

    def echo(self, data: bytes) -> None:
        self.child.send({"do": "echo"}, data)
        assert self.frames.get(timeout=PATIENCE) == ({"do": "echo"}, data)

    def wait_for_end(self) -> None:
        self.ends.get(timeout=PATIENCE)
        assert self.ends.empty()
        with pytest.raises(ProcessLookupError):
            os.kill(self.child.pid, 0)


def test_frames_go_to_and_fro_and_noise_goes_nowhere(capfd: pytest.CaptureFixture[str]) -> None:
    family = Family()
    for size in (0, 1, 1_000_000):
        family.echo(b"x" * size)
    family.child.close()
    family.wait_for_end()
    assert capfd.readouterr() == ("", "")
    assert family.child.noise == "and to the standard error\n"


def test_of_much_noise_the_end_is_kept_and_nothing_waits_for_it() -> None:
    family = Family()
    family.child.send({"do": "complain"}, b"x" * 1_000_000 + b"at last")
    family.echo(b"alive")
    family.child.send({"do": "die"})
    family.wait_for_end()
    assert family.child.noise == "x" * (4096 - 7) + "at last"


def test_a_grandchild_that_goes_on_is_not_waited_for() -> None:
    family = Family()
    family.child.send({"do": "leave a child behind"})
    told, _ = family.frames.get(timeout=PATIENCE)
    family.child.send({"do": "die"})
    family.wait_for_end()
    os.kill(told["pid"], signal.SIGKILL)


@pytest.mark.parametrize("order", ["die", "talk nonsense"])
def test_a_child_that_fails_is_told_of_once_and_takes_no_frames(order: str) -> None:
    family = Family()
    family.echo(b"alive")
    family.child.send({"do": order})
    family.wait_for_end()
    with pytest.raises(ChildGone):
        family.child.send({"do": "echo"})
    family.child.close()


@pytest.mark.parametrize("how", ["kill", "signal", "close"])
def test_a_child_that_hangs_is_ended(how: str) -> None:
    family = Family()
    family.echo(b"alive")
    family.child.send({"do": "hang"})
    if how == "kill":
        family.child.kill()
    elif how == "signal":
        os.kill(family.child.pid, signal.SIGKILL)
    else:
        family.child.close()
    family.wait_for_end()
    family.child.close()


def test_a_child_that_hangs_with_a_full_pipe_holds_nobody_up() -> None:
    family = Family()
    family.child.send({"do": "hang"})
    for _ in range(20):
        family.child.send({"do": "echo"}, b"x" * 1_000_000)
    family.child.kill()
    family.wait_for_end()
    with pytest.raises(ChildGone):
        family.child.send({"do": "echo"})


def test_what_was_sent_before_the_close_is_answered() -> None:
    family = Family()
    for _ in range(100):
        family.child.send({"do": "echo"}, b"x" * 10_000)
    family.child.close()
    family.wait_for_end()
    assert family.frames.qsize() == 100


def test_ctrl_c_in_the_terminal_is_not_for_the_child() -> None:
    family = Family()
    family.echo(b"alive")
    assert os.getpgid(family.child.pid) != os.getpgid(0)
    family.child.close()
    family.wait_for_end()


def test_a_module_that_is_not_there_ends_at_once() -> None:
    family = Family("speech.no_such_module")
    family.wait_for_end()
