"""A message that lies in a file: read as a mail or as plain text; and what is told where it is not."""

from email.message import EmailMessage
from pathlib import Path

import pytest

from assistant.dialogue.events import MessageFileRead, MessageFileUnread
from assistant.dialogue.letter_effects import ReadMessageFile
from assistant.store.documents import answer
from assistant.store.mail.mails import digest_of


def test_a_mail_is_read_with_what_its_headers_say(tmp_path: Path) -> None:
    mail = EmailMessage()
    mail["From"], mail["Subject"] = "Anna <Anna@Example.org>", "[AB-101] perché"
    mail["Date"], mail["Message-ID"] = "Thu, 26 Nov 2026 10:00:00 +0000", "<7@example.org>"
    mail.set_content("22-18\n")
    (tmp_path / "a.eml").write_bytes(mail.as_bytes())
    told = answer(ReadMessageFile(3, "a.eml", to=2), tmp_path)
    assert isinstance(told, MessageFileRead)
    assert told.text.strip() == "22-18"
    assert (told.subject, told.sender, told.message) == (
        "[AB-101] perché",
        "Anna <Anna@Example.org>",
        "<7@example.org>",
    )
    assert (told.request_id, told.file, told.sent, told.by) == (3, "a.eml", 1_795_687_200.0, 2)


def test_plain_text_is_known_by_its_bytes(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"gioco 22-18\n")
    told = answer(ReadMessageFile(3, "a.txt"), tmp_path)
    assert told == MessageFileRead(3, "a.txt", "gioco 22-18\n", message=digest_of(b"gioco 22-18\n"))


@pytest.mark.parametrize(
    ("name", "why"),
    [("none.txt", "missing"), ("folder", "folder"), ("e.txt", "empty"), ("p.eml", "unreadable")],
)
def test_what_cannot_be_read_is_told(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "e.txt").write_text(" \n")
    (tmp_path / "p.eml").write_text("Content-Type: text/plain" + "; a=b" * 8_000 + "\n\n22-18\n")
    assert answer(ReadMessageFile(3, name), tmp_path) == MessageFileUnread(3, name, why)
