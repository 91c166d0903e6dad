"""Input and output that are no terminal, or of which one is."""

import subprocess
import sys

import pytest

from tests.app.support.processes import PATIENCE, environment
from tests.terminal.support.screens import scrollback
from tests.terminal.support.sessions import Session, on_terminal, small_program

BACKSPACE = "\x7f"


def test_a_terminal_whose_output_goes_to_a_file_keeps_its_own_editing() -> None:
    with Session(["/bin/sh", "-c", 'exec "$@" | cat >&2', "sh", *small_program()]) as session:
        session.wait_for(r"Pronto\.\r\n")
        assert session.attributes == session.before
        session.type(f"22-17{BACKSPACE}8\n")
        session.wait_for(r"Detto: 22-18\.\r\n")
        session.type("esci\n")
        assert session.finish() == 0
        assert b"> " not in session.seen


def test_input_from_a_pipe_with_the_output_on_a_terminal() -> None:
    with Session(["/bin/sh", "-c", 'printf "uno\\ndue" | "$@"', "sh", *small_program()]) as session:
        assert session.finish() == 0
        assert scrollback(session.screen) == ["Pronto.", "Detto: uno.", "Detto: due.", "Fine.", ""]
        assert session.attributes == session.before


@pytest.mark.parametrize("term", ["xterm-256color", None])
def test_prompt_toolkit_is_imported_on_a_terminal_only(term: str | None) -> None:
    code = (
        "import sys\n"
        "from assistant.terminal.console import open_console\n"
        "print(type(open_console(print)).__name__, 'prompt_toolkit' in sys.modules)"
    )
    command = [sys.executable, "-P", "-c", code]
    env = on_terminal(term)
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=env, check=True)
    assert done.stdout.split() == [b"LineConsole", b"False"]
    with Session(command, env) as session:
        assert session.finish() == 0
        assert session.seen.split() == [b"KeyConsole", b"True"]


@pytest.mark.parametrize("without", ["0<&-", "1>&-", "2>&-"])
def test_a_standard_stream_that_is_missing(without: str) -> None:
    command = ["/bin/sh", "-c", f'printf "uno\\n" | "$@" {without}', "sh", *small_program()]
    done = subprocess.run(
        command, capture_output=True, env=environment(), timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.endswith(b"Fine.\n") is (without != "1>&-")


@pytest.mark.parametrize("cause", ["full", "closed"])
def test_an_output_that_takes_nothing_is_an_error(cause: str) -> None:
    where = ">/dev/full" if cause == "full" else "| sleep 0"
    command = ["/bin/sh", "-c", f'{{ sleep 0.3; "$@"; }} {where}', "sh", *small_program()]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (b"No space left" if cause == "full" else b"BrokenPipeError") in done.stderr


def test_criterion_10_no_application_or_renderer_is_built() -> None:
    code = (
        "import asyncio, gc, sys\n"
        "from assistant.terminal.console import open_console\n"
        "async def main():\n"
        "    console = open_console(print)\n"
        "    console.start(asyncio.get_running_loop())\n"
        "    console.want_line()\n"
        "    await asyncio.sleep(0.1)\n"
        "    from prompt_toolkit.application import Application\n"
        "    from prompt_toolkit.output import Output\n"
        "    from prompt_toolkit.renderer import Renderer\n"
        "    built = [type(each).__name__ for each in gc.get_objects()\n"
        "             if isinstance(each, (Application, Renderer, Output))]\n"
        "    console.close()\n"
        "    print(built)\n"
        "asyncio.run(main())"
    )
    with Session([sys.executable, "-P", "-c", code], ready=">") as session:
        assert session.finish() == 0
        assert session.seen.split() == [b">", b"[]"]
