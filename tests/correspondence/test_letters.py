"""From the bytes of a message to what its sender wrote now, whatever the bytes are."""

import base64
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.parsing.mail.letter import LONGEST, MOST_BYTES, read_letter
from assistant.parsing.mail.message import Correspondence, read_message
from assistant.parsing.mail.quoting import written_now
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.correspondence.reading import HERE

START = Correspondence(start_position(ITALIAN_FID.variant), ITALIAN_FID, "DV-1", ())
HTML = b"Subject: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
PARTS = b'From: a@b.example\nContent-Type: multipart/mixed; boundary="b"\n\n'
SLOW = 2.0
"""Seconds of a processor: far more than any message takes, far less than one made to be slow did."""


def own(data: bytes) -> list[str]:
    return [line.strip() for line in written_now(read_letter(data).text).lines if line.strip()]


@pytest.mark.parametrize(
    ("page", "lines"),
    [
        (b"<p>Gioco <b>22</b>-<i>18</i></p>", ["Gioco 22-18"]),
        (b"<style>p {width: 21-17}</style><p>22-18</p><script>21-17</script>", ["22-18"]),
        (b"<p>22-18</p><div style='display: none'>21-17</div>", ["22-18"]),
        (b"<p>22-18</p><p hidden>21-17</p><span style='font-size:0'>21-17</span>", ["22-18"]),
        (b"<p><s>21-17</s> 22-18</p>", ["22-18"]),
        (b"<p>22-18</p><blockquote>21-17<div>21-17</div></blockquote>", ["22-18"]),
        (b"<p>My reply:</p><blockquote>22-18</blockquote>", ["My reply:", "22-18"]),
        (b"<p>On Monday Ann wrote:</p><blockquote>22-18</blockquote>", []),
        (b"<p>Ann, Monday:</p><blockquote>22-18</blockquote>", ["Ann, Monday:"]),
        (b"<p>My reply:</p><blockquote type='cite'>22-18</blockquote>", ["My reply:"]),
        (b"22-18<div class='gmail_quote'>Anna:<br>21-17</div>", ["22-18"]),
        (b"<p>22-18<!-- 21-17 --></p>", ["22-18"]),
        (b"<p>22&#45;18 &egrave; mia, 1 &lt; 2</p>", ["22-18 \u00e8 mia, 1 < 2"]),
        (b"<p>22-18<p>ciao<table><tr><td>1</td><td>2</td></table>", ["22-18", "ciao", "1 2"]),
        (b"<div><b>22-18</div></b></p>", ["22-18"]),
    ],
)
def test_of_a_page_only_what_is_to_be_read_is_read(page: bytes, lines: list[str]) -> None:
    assert own(HTML + page) == lines


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("Perch\u00e9 no? 22-18".encode("latin-1"), "Perch\u00e9 no? 22-18"),
        (b"\xef\xbb\xbf22-18", "22-18"),
        ("22-18 \u20ac".encode("cp1252"), "22-18 \u20ac"),
        ("22-18, perch\u00e9".encode("utf-16"), "22-18, perch\u00e9"),
        (b"From anna@x.example Mon Dec  1 18:13:00 2025\nFrom: anna@x.example\n\n22-18\n", "22-18"),
        (b"Content-Type: text/plain; charset=klingon\n\n22-18 \xe8", "22-18 \u00e8"),
        (b"Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\nMjItMTg", "22-18"),
        (
            b"Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n22=2D18 =Z=",
            "22-18 =Z",
        ),
        (b"Mossa: 22-18\n\nCiao", "Mossa: 22-18\n\nCiao"),
        (b"22-18\r\nciao\rAnna", "22-18\nciao\nAnna"),
        (b"From 10 to 14.", "From 10 to 14."),
        (b"From 10 to 14.\n\nHow are you?", "From 10 to 14.\n\nHow are you?"),
    ],
)
def test_letters_are_read_in_whatever_they_are_written(data: bytes, text: str) -> None:
    assert read_letter(data).text.strip() == text


def test_a_subject_is_read_as_it_is_written() -> None:
    for data in ("Perch\u00e9".encode(), "Perch\u00e9".encode("cp1252"), b"=?utf-8?Q?Perch=C3=A9?="):
        assert read_letter(b"Subject: " + data + b"\n\n22-18").subject == "Perch\u00e9"


def test_what_cannot_be_seen_reaches_nobody() -> None:
    letter = read_letter("Subject: a\u202eb\x07\n\nio \u202e22-18\u202c\x1b[2J\u200b e basta".encode())
    assert letter.subject == "ab"
    assert letter.text.strip() == "io 22-18 [2J e basta"


def test_a_mail_that_came_with_another_was_not_written_now() -> None:
    inner = b"--b\nContent-Type: message/rfc822\n\nSubject: old\n\n21-17\n--b--\n"
    assert own(PARTS + b"--b\n\n22-18\n" + inner) == ["22-18"]
    assert own(PARTS + inner) == []
    assert (
        own(PARTS + b'--b\nContent-Disposition: attachment; filename="x.txt"\n\n21-17\n--b--\n') == []
    )


def test_bytes_that_are_no_text_say_nothing() -> None:
    assert read_letter(bytes(range(256)) * 40).text == ""


def _slow() -> dict[str, bytes]:
    deep = b"".join(
        b"--b%d\nContent-Type: multipart/mixed; boundary=b%d\n\n" % (n, n + 1) for n in range(400)
    )
    image = b"--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n"
    return {
        "deep": b"Content-Type: multipart/mixed; boundary=b0\n\n" + deep + b"--b400\n\n22-18\n",
        "many parts": PARTS + b"--b\n\n22-18\n" * 7000,
        "attachment": PARTS + b"--b\n\n22-18\n" + image + base64.encodebytes(bytes(38_000_000)),
        "no end of a mark": HTML + b"<a " * 33_000,
        "no end of a quotation": HTML + b"<a x='" * 16_000,
        "no end of a comment": HTML + b"<!--" * 25_000,
        "nothing but marks": HTML + b"<p>gioco</p>" * 700_000,
        "moves": b"gioco 22-18 " * 8000,
        "lines of moves": b"gioco 22-18\n" * 8000,
        "conditions": b"22-18" + b" se 11-15 allora 18x11" * 4500,
        "numbers": b"1 " * 50_000,
        "brackets": b"(" * 100_000,
        "corrections": b"11-15 no sorry " * 2000,
        "deeds": b"A draw, you and me? I am away from 3 to 12 May. " * 1000,
        "games": b"DV-1 22-18, DV-2 21-17, " * 1500,
        "who wrote": b"a (" * 30_000 + b" ha scritto:",
    }


@pytest.mark.parametrize("name", _slow())
def test_no_message_keeps_the_program_busy(name: str) -> None:
    data = _slow()[name]
    start = time.process_time()
    read_message(read_letter(data), START, "it")
    assert time.process_time() - start < SLOW


def test_of_more_moves_than_anybody_would_write_none_is_chosen() -> None:
    assert read_message(read_letter(b"gioco 22-18\n" * 600), START, "it").kind == "none"


def test_of_what_a_letter_quotes_so_much_is_read() -> None:
    assert len(read_letter(b"22-18\n>" + b"\xc3\xa8" * MOST_BYTES).text) == LONGEST


@pytest.mark.parametrize("beginning", [b"", b"From: a\nSubject: b\n\n", b"<html>"])
def test_a_letter_that_is_too_long_is_no_move(beginning: bytes) -> None:
    letter = read_letter(beginning + b"22-18\n" + b"no, 21-17 " * 10_000)
    assert (letter.text, letter.trouble) == ("", "long")


MESSAGES = sorted((HERE / "written").iterdir())


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(MESSAGES), st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=6)), max_size=8)
)
def test_a_broken_message_raises_nothing(file: object, slips: list[tuple[float, bytes]]) -> None:
    data = file.read_bytes()  # type: ignore[attr-defined]
    for where, what in slips:
        at = int(where * len(data))
        data = data[:at] + what + data[at + len(what) // 2 :]
    meant = read_message(read_letter(data), START, "pt")
    assert meant.kind in ("move", "ambiguous", "illegal", "other-game", "none")


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=400))
def test_any_text_is_read(text: str) -> None:
    read_message(read_letter(text.encode("utf-8", "surrogatepass")), START, "en")


@pytest.mark.parametrize(
    ("subject", "text", "kind"),
    [
        ("DV-1, move 1: 22-18", "see above", "move"),
        ("DV-1, move 1: 22-18", "22-18", "move"),
        ("DV-1, move 1: 22-18", "21-17", "ambiguous"),
        ("Re: 22-18", "21-17", "move"),
        ("Re: DV-1, move 1: 22-18", "I am still thinking", "none"),
        ("DV-2, move 1: 22-18", "22-18", "other-game"),
        ("12-16 March", "ciao", "none"),
    ],
)
def test_the_subject_of_a_new_message_may_name_the_move(subject: str, text: str, kind: str) -> None:
    assert read_message(read_letter(f"Subject: {subject}\n\n{text}".encode()), START, "en").kind == kind


def test_a_pasted_message_may_have_the_head_that_a_program_of_mail_shows() -> None:
    head = (
        "Da: Anna Conti <anna@posta.example>\nInviato: 1 dicembre\nA: Bruno\nOggetto: Re: [DV-1] dama\n"
    )
    letter = read_letter(f"{head}\n22-18\n".encode())
    assert letter.text.strip() == "22-18"
    assert (letter.subject, letter.sender) == ("Re: [DV-1] dama", "Anna Conti <anna@posta.example>")
    assert read_message(letter, START, "it").kind == "move"
    assert read_letter(b"A: 22-18\nciao").text == "A: 22-18\nciao"
