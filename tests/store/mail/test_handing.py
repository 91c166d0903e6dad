"""A message handed over to a file, the clipboard or the mail program; and what is told if it cannot."""

import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.events import LetterHandedOver, LetterNotHandedOver
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.store.documents import Documents, answer
from assistant.store.mail import clipboard, opening
from assistant.store.mail.handing import as_text, handed_over
from assistant.store.mail.mail_link import LONGEST, NoAddress, link_for, mail_link
from assistant.store.mail.programs import opened
from tests.store.mail.support import FakeTools, arguments_of
from tests.store.support.nobody import as_nobody

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="programs that are not there are scripts of a POSIX shell"
)
SUBJECT = "[AB-12] Anna - Bruno, mossa 9"
BODY = "9. 22-18\n\ncontrollo 47 & più: 100 % «sì»\n"


def letter(how: str, **changes: object) -> HandOverLetter:
    wanted = {"subject": SUBJECT, "body": BODY, "line": "AB-12 9.22-18 (11-15) 47", **changes}
    return HandOverLetter(how, **wanted)  # type: ignore[arg-type]


@pytest.fixture
def tools(tmp_path: Path) -> FakeTools:
    return FakeTools(tmp_path / "programs")


def test_a_file_has_the_subject_and_the_message_and_overwrites_none(tmp_path: Path) -> None:
    told = [handed_over(letter("file", file="ab-12.txt", to=2), tmp_path, {}) for _ in range(2)]
    assert told == [
        LetterHandedOver("file", "ab-12.txt", str(tmp_path), by=2),
        LetterHandedOver("file", "ab-12 2.txt", str(tmp_path), by=2),
    ]
    assert (tmp_path / "ab-12.txt").read_text("utf-8") == f"{SUBJECT}\n\n{BODY}"


def test_the_one_line_alone_where_that_is_wanted(tmp_path: Path) -> None:
    told = handed_over(letter("file", file="line.txt", is_line=True, request_id=7), tmp_path, {})
    assert told == LetterHandedOver("file", "line.txt", str(tmp_path), request_id=7)
    assert (tmp_path / "line.txt").read_text("utf-8") == "AB-12 9.22-18 (11-15) 47\n"


def test_a_file_without_a_name_is_called_as_the_game(tmp_path: Path) -> None:
    for subject, name in ((SUBJECT, "AB-12.txt"), (SUBJECT, "AB-12 2.txt"), ("ciao", "message.txt")):
        told = handed_over(letter("file", subject=subject), tmp_path, {})
        assert told == LetterHandedOver("file", name, str(tmp_path))


def test_a_file_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "none").write_text("a file, and no folder")
    assert handed_over(letter("file"), tmp_path / "none", {}) == LetterNotHandedOver("file", "other")


def test_a_forbidden_folder_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "documents"
    folder.mkdir()
    folder.chmod(0o500)
    with as_nobody(tmp_path):
        assert handed_over(letter("file"), folder, {}) == LetterNotHandedOver("file", "forbidden")


@pytest.mark.parametrize(
    ("name", "session", "arguments"),
    [
        ("wl-copy", {"WAYLAND_DISPLAY": "wayland-0"}, [""]),
        ("xclip", {"DISPLAY": ":0"}, ["-selection", "clipboard", "-in"]),
        ("xsel", {"DISPLAY": ":0"}, ["--clipboard", "--input"]),
        ("clip.exe", {"WSL_INTEROP": "/run/x"}, [""]),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="these are tools of Linux and what it runs in")
def test_the_clipboard_is_reached_by_the_tool_of_the_session(
    tools: FakeTools, name: str, session: dict[str, str], arguments: list[str]
) -> None:
    told = tools.add(name)
    assert handed_over(letter("clipboard"), None, tools.environ(**session)) == LetterHandedOver(
        "clipboard", name
    )
    encoding = "utf-16-le" if name == "clip.exe" else "utf-8"
    assert told.read_bytes().decode(encoding) == as_text(letter("clipboard"))
    assert arguments_of(told) == arguments


@pytest.mark.skipif(sys.platform != "linux", reason="a session of Linux")
@pytest.mark.parametrize("session", [{}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_without_a_tool_or_a_session_it_is_told(tools: FakeTools, session: dict[str, str]) -> None:
    tools.add("xclip")  # which reaches no session that is not there
    told = handed_over(letter("clipboard"), None, tools.environ(**session))
    assert told == LetterNotHandedOver("clipboard", "no-tool")


@pytest.mark.skipif(sys.platform != "linux", reason="a session of Linux")
def test_a_tool_that_says_no_is_told(tools: FakeTools) -> None:
    tools.add("xsel", status=1)
    told = handed_over(letter("clipboard"), None, tools.environ(DISPLAY=":0"))
    assert told == LetterNotHandedOver("clipboard", "failed", "xsel")


def test_where_one_tool_of_the_session_fails_the_next_one_is_tried(tools: FakeTools) -> None:
    tools.add("wl-copy", status=1)
    told = tools.add("xclip")
    session = tools.environ(WAYLAND_DISPLAY="gone", DISPLAY=":0")
    assert handed_over(letter("clipboard"), None, session) == LetterHandedOver("clipboard", "xclip")
    assert told.read_text("utf-8") == as_text(letter("clipboard"))


@pytest.mark.skipif(sys.platform != "linux", reason="a session of Linux")
def test_a_tool_that_does_not_end_is_ended(tools: FakeTools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "PATIENCE", 0.2)
    tools.add("wl-copy", script="#!/bin/sh\nexec /bin/sleep 60\n")
    told = handed_over(letter("clipboard"), None, tools.environ(WAYLAND_DISPLAY="w"))
    assert told == LetterNotHandedOver("clipboard", "slow", "wl-copy")


@pytest.mark.skipif(sys.platform != "linux", reason="a session of Linux")
def test_the_mail_program_is_given_the_link_as_one_word(tools: FakeTools) -> None:
    told = tools.add("xdg-open")
    wanted = letter("mailto", address="Anna <anna+dama@example.org>")
    assert handed_over(wanted, None, tools.environ(DISPLAY=":0")) == LetterHandedOver(
        "mailto", "xdg-open"
    )
    (link,) = arguments_of(told)
    assert link.startswith("mailto:anna%2Bdama@example.org?subject=%5BAB-12%5D%20Anna")
    assert "%0D%0A" in link
    assert "\n" not in link


@pytest.mark.skipif(sys.platform != "linux", reason="a session of Linux")
def test_a_window_that_stays_open_was_opened(tools: FakeTools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.1)
    closed = tools.add(
        "xdg-open", script="#!/bin/sh\nuntil [ -e '{told}' ]; do /bin/sleep 0.02; done\n"
    )
    told = handed_over(letter("mailto"), None, tools.environ(DISPLAY=":0"))
    assert told == LetterHandedOver("mailto", "xdg-open")
    closed.touch()
    assert opened.pop().wait(10) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="a session of Linux")
def test_without_windows_no_browser_is_opened_in_the_terminal(tools: FakeTools) -> None:
    tools.add("xdg-open")
    assert handed_over(letter("mailto"), None, tools.environ()) == LetterNotHandedOver(
        "mailto", "no-tool"
    )


@pytest.mark.parametrize("address", ["anna", "a b@c", "x@y?cc=z", "a@b\nBcc: c@d"])
def test_what_is_no_address_opens_nothing(tools: FakeTools, address: str) -> None:
    tools.add("xdg-open")
    told = handed_over(letter("mailto", address=address), None, tools.environ(DISPLAY=":0"))
    if isinstance(told, LetterHandedOver):  # a question mark may stand in an address: it is quoted
        link, _ = link_for(letter("mailto", address=address))
        assert "?cc" not in link
    else:
        assert told == LetterNotHandedOver("mailto", "address")


def test_a_long_message_goes_as_its_line() -> None:
    wanted = letter("mailto", body="à" * LONGEST, address="a@b")
    link, is_short = link_for(wanted)
    assert is_short
    assert len(link) < LONGEST
    assert parse_qs(urlsplit(link).query)["body"] == [wanted.line]


def test_a_wrong_address_is_no_link() -> None:
    with pytest.raises(NoAddress):
        link_for(letter("mailto", address="nobody"))


@given(st.text(max_size=200), st.text(max_size=400))
def test_whatever_a_message_says_it_says_in_the_link(subject: str, body: str) -> None:
    subject = subject.encode("utf-8", "replace").decode()
    body = body.encode("utf-8", "replace").decode()
    link = mail_link("a@b.example", subject, body)
    assert link.isascii()
    head, _, query = link.partition("?")
    assert head == "mailto:a@b.example"
    fields = parse_qs(query, keep_blank_values=True, strict_parsing=True)
    assert fields == {"subject": [subject], "body": ["\r\n".join(body.splitlines())]}


def test_it_is_done_by_the_thread_of_the_documents(tmp_path: Path) -> None:
    told: list[object] = []
    documents = Documents(told.append, tmp_path)
    documents.perform(letter("file", file="a.txt"))
    documents.close()
    assert told == [LetterHandedOver("file", "a.txt", str(tmp_path))]
    assert answer(letter("file", file="a.txt"), tmp_path) == LetterHandedOver(
        "file", "a 2.txt", str(tmp_path)
    )
