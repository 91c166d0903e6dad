"""The terminal is left as it was found: at every end, on every signal, and while the job is stopped."""

import signal

import pytest

from tests.terminal.support.screens import is_append_only
from tests.terminal.support.sessions import Session, small_program
from tests.terminal.test_sessions import quit_and_check, started, terms

ESCAPE = "\x1b"


def quit_and_check_job(session: Session) -> None:
    session.type("esci\r")
    assert session.hear("ended") == "ended 0\n"
    assert session.finish() == 0
    assert session.attributes == session.before
    assert is_append_only(session.seen.decode())


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


@pytest.mark.parametrize("key", ["f", "b", "9", "è", " ", "\r"])
def test_alt_with_a_key_keeps_the_line_and_types_nothing(key: str) -> None:
    with started() as session:
        session.type("take back")
        session.wait_for_line("> take back")
        session.type(f"{ESCAPE}{key}")
        session.type("!\r")
        session.wait_for(r"Detto: take back!\.\r\n> $")
        quit_and_check(session)


def test_alt_with_backspace_erases_a_word_as_in_other_programs() -> None:
    with started() as session:
        session.type("riprendi due")
        session.wait_for_line("> riprendi due")
        session.type(f"{ESCAPE}\x7f")
        session.wait_for_line("> riprendi")
        session.type("\r")
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


def test_ctrl_z_without_a_shell_goes_on() -> None:
    """A group that nobody could continue is not stopped by the system."""
    with started() as session:
        session.type("22\x1a")
        session.wait_for(r"22\r\n> 22$")
        session.type("\x15")
        quit_and_check(session)
