"""A small program with a console on real pseudo-terminals, by the acceptance criteria' numbers."""

import signal
import subprocess

import pytest

from tests.app.support.processes import PATIENCE, environment
from tests.terminal.support.screens import is_append_only, scrollback
from tests.terminal.support.sessions import TERMS, Session, on_terminal, small_program
from tests.terminal.support.small_program import ANNOUNCED

UP, DOWN, BACKSPACE = "\x1b[A", "\x1b[B", "\x7f"
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


def test_a_few_lines_at_once_are_lines() -> None:
    with started() as session:
        session.type("uno\rdue\r\ntre\n")
        session.wait_for(r"Detto: uno\.\r\nDetto: due\.\r\nDetto: tre\.\r\n> $")
        quit_and_check(session)


@pytest.mark.parametrize(
    "pasted",
    [
        "\x1b[200~uno\rdue\rtre\x1b[201~",
        "\x1b[200~uno\n due\t\x04\n\x1a\x1b[Atre\n\x1b[201~",
    ],
)
def test_a_paste_of_several_lines_lies_in_one_line_until_enter(pasted: str) -> None:
    with started() as session:
        session.type(pasted)
        session.wait_for(r"\r\nIncollati 11\.\r\n> uno due tre$")
        assert b"Detto" not in session.seen
        session.type("\r")
        session.wait_for(r"Detto: uno due tre\.\r\n> $")
        quit_and_check(session)


@pytest.mark.parametrize("pasted", ["abbandono\rsì\resci\r", "esci\r"])
def test_what_a_paste_would_do_is_dropped_with_the_line(pasted: str) -> None:
    with started() as session:
        session.type("prima ")
        session.wait_for_line("> prima")
        session.type(f"\x1b[200~{pasted}\x1b[201~")
        session.wait_for(r"\r\nIncollati \d+\.\r\n> prima ")
        session.type("\x15")
        session.wait_for_line(">")
        session.type("uno\r")
        session.wait_for(r"Detto: uno\.\r\n> $")
        quit_and_check(session)


@pytest.mark.parametrize("marks", [("", ""), ("\x1b[200~", "\x1b[201~")])
def test_a_letter_pasted_by_mistake_is_refused_as_one_line(marks: tuple[str, str]) -> None:
    letter = "Cara Anna,\resci\r" + "la partita di ieri mi è piaciuta.\r" * 60 + "sì\r"
    with started() as session:
        session.type(letter.join(marks))
        session.wait_for(r"Troppo lunga\.\r\n> $")
        assert b"Detto" not in session.seen
        assert session.seen.count(b"Troppo lunga") == 1
        assert session.read(0.3) == b""
        quit_and_check(session)


def test_lines_that_are_typed_however_fast_are_lines() -> None:
    with started() as session:
        session.type("uno\r")
        session.wait_for(r"Detto: uno\.")
        session.type("due\rtr")
        session.wait_for(r"Detto: due\.\r\n> tr$")
        session.type("e\r")
        session.wait_for(r"Detto: tre\.\r\n> $")
        session.type("pensa\r")
        session.wait_for(r"Penso\.\r\n")
        session.type("22-18\r")
        session.wait_for(r"Detto: 22-18\.")
        quit_and_check(session)


def test_an_error_on_the_same_terminal_stands_on_its_own_line() -> None:
    with started() as session:
        session.type("guasto\r22")
        session.wait_for_line("> 22")
        session.wait_for(r"Un guasto\.\r\n> 22")
        session.type("\x15")
        quit_and_check(session)


@pytest.mark.parametrize("ending", ["", "\x1b[201~"])
def test_a_paste_byte_by_byte_keeps_no_key_back(ending: str) -> None:
    with started() as session:
        for char in f"\x1b[200~{'a' * 150}\x15{'b' * 10}{ending}":
            session.type(char)
            session.read(0.002)
        session.wait_for("b" * 10)
        session.type("\x03")
        session.wait_for("> $")
        session.type("uno\r")
        session.wait_for(r"Detto: .*uno\.\r\n> ")
        quit_and_check(session)
