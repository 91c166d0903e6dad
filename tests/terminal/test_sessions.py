"""A small program with a console on real pseudo-terminals, by the acceptance criteria' numbers."""

import signal
import subprocess
import sys

import pytest

from tests.app.processes import PATIENCE, environment
from tests.terminal.screens import is_append_only, scrollback
from tests.terminal.sessions import TERMS, Session, on_terminal, small_program
from tests.terminal.small_program import ANNOUNCED

UP, DOWN, ESCAPE, BACKSPACE = "\x1b[A", "\x1b[B", "\x1b", "\x7f"
terms = pytest.mark.parametrize("term", TERMS)


def started(term: str | None = "xterm-256color", **options: object) -> Session:
    return Session(small_program(), on_terminal(term), ready="Pronto.\r\n> ", **options)


def quit_and_check(session: Session) -> None:
    session.type("esci\r")
    assert session.finish() == 0
    assert session.seen.endswith(b"Fine.\r\n")
    assert session.attributes == session.before
    assert is_append_only(session.seen.decode())


@terms
def test_criterion_1_editing_and_history_write_no_escape(term: str | None) -> None:
    with started(term) as session:
        session.type(f"22-17{BACKSPACE}8\r")
        session.wait_for(r"Detto: 22-18\.\r\n> ")
        session.type(f"x\x15uno due\x17{UP}")
        session.wait_for_line("> 22-18")
        session.type(f"{DOWN}\x1b[D\x1b[C\t\x0c\x1b[3~tre\r")
        session.wait_for(r"Detto: uno tre\.\r\n> ")
        quit_and_check(session)


@terms
def test_criterion_3_the_same_text_on_any_terminal_and_on_none(term: str | None) -> None:
    lines = ["uno", "guasto", "ventidue più 18"]
    with Session(small_program(), on_terminal(term, NO_COLOR="1"), ready="> ") as session:
        for line in lines:
            session.type(f"{line}\r")
            session.wait_for("\\.\r\n> ")
        quit_and_check(session)
        shown = [line for line in scrollback(session.screen) if not line.startswith("> ")]
    done = subprocess.run(
        small_program(),
        input="\n".join([*lines, "esci"]).encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(NO_COLOR="1"),
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.decode().splitlines() == [line for line in shown if line]


@terms
def test_criterion_4_the_screen_shows_the_line_after_editing_and_recalling(term: str | None) -> None:
    with started(term) as session:
        session.type("prendi 22x15x8\r")
        session.wait_for(r"15x8\.\r\n> ")
        for keys, shown in [
            ("22-199", "> 22-199"),
            (BACKSPACE * 3, "> 22-"),
            ("18", "> 22-18"),
            (UP, "> prendi 22x15x8"),
            ("\x17", "> prendi"),
            (DOWN, "> 22-18"),
            ("日本", "> 22-18日本"),
            (BACKSPACE, "> 22-18日"),
            ("\x15", ">"),
            ("e\u0301", "> é"),
            (BACKSPACE + "mosse", "> mosse"),
        ]:
            session.type(keys)
            session.wait_for_line(shown)
        session.type("\r")
        session.wait_for(r"Detto: mosse\.")
        quit_and_check(session)


def test_criterion_5_nothing_is_written_while_nobody_does_anything() -> None:
    with started() as idle, started() as typing:
        typing.type("22-")
        typing.wait_for("22-")
        assert idle.read(3) == b""
        assert typing.read(0) == b""


@pytest.mark.parametrize("typed", ["", "2", "22-1", "prendi 22x15x8"])
def test_criterion_6_an_announcement_while_characters_are_typed(typed: str) -> None:
    with started() as session:
        session.type(typed)
        session.wait_for_line(f"> {typed}".rstrip())
        session.forget()
        session.kill(signal.SIGUSR1)
        came = session.wait_for(f"> {typed}$")
        assert came.decode().endswith(f"\r\n{ANNOUNCED}\r\n> {typed}")
        assert session.line == f"> {typed}".rstrip()
        session.type("8\r")
        session.wait_for(rf"Detto: {typed}8\.")
        quit_and_check(session)


def test_criterion_6_typing_while_the_program_thinks() -> None:
    with started() as session:
        session.type("pensa\r")
        session.wait_for(r"Penso\.\r\n")
        session.type("22")
        session.wait_for("> 22")
        session.kill(signal.SIGUSR1)
        session.wait_for(r"11\.\r\n> 22")
        session.type(BACKSPACE * 2)
        session.wait_for_line(">")
        session.kill(signal.SIGUSR1)
        session.wait_for(r"11\.\r\n")
        assert session.read(0.3) == b""  # no line is wanted, and none is begun
        session.type("\x04")
        assert session.finish() == 0


def test_criterion_7_nothing_printed_is_changed() -> None:
    with started() as session:
        expected = ["Pronto."]
        for number in range(40):
            session.type(f"mossa {number}9{BACKSPACE}\r")
            session.wait_for(rf"Detto: mossa {number}\.\r\n> ")
            expected += [f"> mossa {number}", f"Detto: mossa {number}."]
        session.kill(signal.SIGUSR1)
        session.wait_for("> ")
        quit_and_check(session)
        assert scrollback(session.screen) == [*expected, ">", ANNOUNCED, "> esci", "Fine.", ""]


def test_criterion_8_letters_of_other_writings_are_typed_but_not_announced() -> None:
    with started() as session:
        session.type("perché «sì» — 日本\r")
        session.wait_for(r'Detto: perché "sì" - \?\?\.')
        assert "> perché «sì» — 日本\r\n" in session.seen.decode()
        quit_and_check(session)


@pytest.mark.parametrize("cells", [8, 20, 40])
def test_criterion_13_no_line_is_over_the_cells(cells: int) -> None:
    with Session(small_program(str(cells)), ready="Pronto.\r\n> ") as session:
        session.kill(signal.SIGUSR1)
        session.wait_for("> ")
        session.type("47x38x27x16x7\r")
        session.wait_for(r"x7\.\r\n")
        assert all(len(line) <= cells for line in scrollback(session.screen) if line[:1] != ">")
        quit_and_check(session)


def test_a_paste_of_several_lines_gives_several_lines() -> None:
    with started() as session:
        session.type("uno\rdue\r\ntre\n")
        session.wait_for(r"Detto: uno\.\r\nDetto: due\.\r\nDetto: tre\.\r\n> $")
        quit_and_check(session)


def test_an_error_on_the_same_terminal_stands_on_its_own_line() -> None:
    with started() as session:
        session.type("guasto\r22")
        session.wait_for_line("> 22")
        session.wait_for(r"Un guasto\.\r\n> 22")
        session.type("\x15")
        quit_and_check(session)


# The terminal as it was


def test_a_lone_escape_clears_the_line_and_the_terminal_stays_as_it_was() -> None:
    with started() as session:
        raw = session.attributes
        assert raw != session.before
        session.type("22-18")
        session.wait_for_line("> 22-18")
        session.type(ESCAPE)
        session.wait_for_line(">")
        assert session.attributes == raw
        quit_and_check(session)


@pytest.mark.parametrize("ending", ["esci\r", "\x04", "22\x04\x04", "cadi\r"])
def test_the_terminal_is_given_back_at_every_end(ending: str) -> None:
    with started() as session:
        session.type(ending)
        assert session.finish() == (3 if ending == "cadi\r" else 0)
        assert session.attributes == session.before
        assert session.seen.endswith(b"\r\n")


def test_ctrl_c_is_an_event_and_drops_what_was_typed() -> None:
    with started() as session:
        session.type("22-1\x03")
        session.wait_for(r"22-1\r\nInterrotto\.\r\n> $")
        session.type("mosse\r")
        session.wait_for(r"Detto: mosse\.")
        quit_and_check(session)


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT])
def test_a_signal_that_ends_the_program_leaves_the_terminal_as_it_was(number: signal.Signals) -> None:
    with started() as session:
        session.type("22")
        session.wait_for_line("> 22")
        session.kill(number)
        assert session.finish() == -number
        assert session.attributes == session.before
        assert session.seen.endswith(b"> 22\r\n")


def test_a_terminal_that_hangs_up_ends_the_program() -> None:
    with started(job=True) as session:
        session.hang_up()
        assert session.hear("ended") == f"ended {-signal.SIGHUP}\n"


def test_a_terminal_that_is_gone_while_hang_ups_are_ignored_ends_the_input() -> None:
    command = ["/bin/sh", "-c", 'trap "" HUP; exec "$@" 2>/dev/null', "sh", *small_program()]
    with Session(command, ready="> ", job=True) as session:
        session.hang_up()
        assert session.hear("ended") in ("ended 1\n", "ended 120\n")  # it could not say "Fine."


@terms
def test_ctrl_z_stops_with_the_terminal_as_it_was_and_comes_back(term: str | None) -> None:
    with started(term, job=True) as session:
        raw = session.attributes
        session.type("22-1\x1a")
        session.hear("stopped")
        assert session.attributes == session.before
        session.wait_for(r"22-1\r\n$")
        session.resume()
        session.wait_for(r"^> 22-1$")
        assert session.attributes == raw
        session.type("8\r")
        session.wait_for(r"Detto: 22-18\.\r\n> $")
        session.type("\x1a")
        session.hear("stopped")
        assert session.attributes == session.before
        session.resume()
        session.wait_for("> $")
        quit_and_check_job(session)


@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP])
def test_a_stop_from_outside_and_the_return(number: signal.Signals) -> None:
    with started(job=True) as session:
        raw = session.attributes
        session.type("22")
        session.wait_for_line("> 22")
        session.kill(number)
        session.hear("stopped")
        assert (session.attributes == session.before) is (number == signal.SIGTSTP)
        session.set_attributes(session.before)
        session.forget()
        session.resume()
        session.wait_for("> 22$")
        assert session.attributes == raw
        session.type("\x15")
        quit_and_check_job(session)


def test_a_stop_and_return_that_leave_the_terminal_raw_are_not_taken_for_how_it_was() -> None:
    with started(job=True) as session:
        session.kill(signal.SIGSTOP)
        session.hear("stopped")
        session.resume()
        session.wait_for("> ")
        quit_and_check_job(session)


def quit_and_check_job(session: Session) -> None:
    session.type("esci\r")
    assert session.hear("ended") == "ended 0\n"
    assert session.finish() == 0
    assert session.attributes == session.before
    assert is_append_only(session.seen.decode())


def test_ctrl_z_without_a_shell_goes_on() -> None:
    """A group that nobody could continue is not stopped by the system."""
    with started() as session:
        session.type("22\x1a")
        session.wait_for(r"22\r\n> 22$")
        session.type("\x15")
        quit_and_check(session)


# Not a terminal, or one on one side only


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
