"""A mailbox that is watched: what is told of it, and that nothing in it is changed."""

import errno
import os
import queue
import socket
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.events import (
    Event,
    MailArrived,
    MailboxLost,
    MailboxRegained,
    MailsUnread,
)
from assistant.store.mail import mailbox
from assistant.store.mail.aside import MailsAside
from assistant.store.mail.choosing import NOTHING_KNOWN, Known
from assistant.store.mail.mailbox import Mailbox
from assistant.store.mail.mails import Mail, headers_of, mail_of
from tests.store.mail.support import KNOWN, Box, mail
from tests.store.support.nobody import as_nobody


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path / "Maildir")


def test_a_mail_of_a_game_is_told_with_what_was_written_now(box: Box) -> None:
    text = "La mia mossa: 22-18\n\nIl giorno 25 nov Bruno ha scritto:\n> 11-15\n"
    sent = mail("Re: [AB-12] mossa 9 — perché sì", text, "Carlo <carlo@example.org>")
    box.deliver("new/1.a.host", sent, at=5000.0)
    (told,) = box.look()
    assert told == MailArrived(
        sent["Message-ID"],
        "Carlo <carlo@example.org>",
        5000.0,
        "Re: [AB-12] mossa 9 — perché sì",
        "La mia mossa: 22-18",
    )
    assert box.look() == []


def test_what_names_no_game_is_let_be_but_from_who_plays_one(box: Box) -> None:
    box.deliver("new/1", mail("Offerta speciale: 22-18 % di sconto", sender="spam@example.com"))
    box.deliver("new/2", mail("ciao"))
    box.deliver("new/3", mail("[CD-3] mossa 9"))  # of a game that has ended
    box.deliver("cur/4:2,S", mail("ab 12: 22-18", sender="x@example.com"))
    assert box.subjects() == ["ciao", "ab 12: 22-18"]


def test_they_come_in_the_order_in_which_they_came(box: Box) -> None:
    for name, at in (("new/z", 1000.0), ("cur/a:2,", 3000.0), ("new/m", 2000.0)):
        box.deliver(name, mail(f"[AB-12] {name}"), at=at)
    assert box.subjects() == ["[AB-12] new/z", "[AB-12] new/m", "[AB-12] cur/a:2,"]


def test_a_mail_that_was_read_elsewhere_or_delivered_twice_comes_once(box: Box) -> None:
    sent = mail("[AB-12] 22-18")
    new = box.deliver("new/1.a", sent)
    assert len(box.look()) == 1
    new.rename(box.folder / "cur" / "1.a:2,RS")
    box.deliver("new/2.b", sent)
    assert box.look() == []


def test_without_an_id_its_bytes_are_one(box: Box) -> None:
    sent = mail("[AB-12] 22-18")
    del sent["Message-ID"]
    box.deliver("new/1", sent)
    box.deliver("new/2", sent)
    (told,) = box.look()
    assert isinstance(told, MailArrived)
    assert told.message == mail_of(sent.as_bytes()).message
    assert told.message.startswith("sha256:")


def test_what_was_taken_before_a_restart_is_not_told_again(tmp_path: Path) -> None:
    sent = mail("[AB-12] 22-18")
    box = Box(tmp_path / "box", KNOWN._replace(taken=frozenset({str(sent["Message-ID"])})))
    box.deliver("new/1", sent)
    assert box.look() == []


def test_what_came_before_what_is_known_is_no_news(box: Box) -> None:
    box.deliver("new/old", mail("[AB-12] old"), at=99.0)
    box.deliver("new/new", mail("[AB-12] new"), at=101.0)
    assert box.subjects() == ["[AB-12] new"]


def test_a_game_that_begins_finds_the_mail_that_came_before(box: Box) -> None:
    box.deliver("new/1", mail("[EF-1] 1. 22-18", sender="elsa@example.org"))
    assert box.look() == []
    box.known = KNOWN._replace(codes={"AB-12": 100.0, "EF-1": 0.0})
    assert box.subjects() == ["[EF-1] 1. 22-18"]
    assert box.look() == []


def test_what_is_being_delivered_is_let_be(box: Box) -> None:
    half = box.deliver("tmp/1", b"Subject: [AB-12] half\nMessage-I")
    assert box.look() == []
    half.write_bytes(mail("[AB-12] whole").as_bytes())
    half.rename(box.folder / "new" / "1")
    assert box.subjects() == ["[AB-12] whole"]


def test_a_file_that_grows_is_read_when_it_is_whole(tmp_path: Path) -> None:
    box = Box(tmp_path / "box", is_maildir=False)
    whole = mail("[AB-12] whole").as_bytes()
    box.deliver("a.eml", whole[:40])
    assert box.look() == []
    box.deliver("a.eml", whole[:80])
    assert box.look() == []
    box.deliver("a.eml", whole)
    assert box.look() == []
    assert box.subjects() == ["[AB-12] whole"]
    box.deliver("notes.txt", whole)
    assert box.look() == []
    assert box.look() == []


def test_a_mail_of_fifty_megabytes_is_read_as_far_as_its_text(box: Box) -> None:
    sent = mail("[AB-12] 22-18", "9. 22-18\n")
    sent.add_attachment(b"x" * 1000, maintype="application", subtype="zip", filename="big.zip")
    head, _, tail = sent.as_bytes().rpartition(b"\n--===")
    box.deliver("new/1", head + b"\nAAAA" * 10_000_000 + b"\n--===" + tail)
    (told,) = box.look()
    assert isinstance(told, MailArrived)
    assert told.text == "9. 22-18"


def test_a_text_without_end_is_told_and_nothing_of_it_is_taken(box: Box) -> None:
    path = box.deliver("new/1", mail("[AB-12] 22-18", "9. 22-18\n" + "word " * 10_000))
    assert box.look() == [MailsUnread((str(path),), "long")]
    assert box.look() == []


def test_a_folder_that_goes_and_comes_back_is_told_once_each(tmp_path: Path) -> None:
    box = Box(tmp_path / "home")
    box.deliver("new/1", mail("[AB-12] one"))
    assert box.subjects() == ["[AB-12] one"]
    box.folder.rename(tmp_path / "away")
    assert box.look() == [MailboxLost(str(tmp_path / "home"), "missing")]
    assert box.look() == []
    (tmp_path / "away").rename(box.folder)
    box.deliver("new/2", mail("[AB-12] two"))
    told = box.look()
    assert [type(each) for each in told] == [MailArrived, MailboxRegained]


def test_a_file_is_no_mailbox(tmp_path: Path) -> None:
    (tmp_path / "mbox").write_text("From x\n")
    told: list[Event] = []
    Mailbox(tmp_path / "mbox", told.append, lambda: KNOWN).look()
    assert told == [MailboxLost(str(tmp_path / "mbox"), "no-mailbox")]


def test_a_forbidden_folder_is_told(box: Box) -> None:
    (box.folder / "new").chmod(0)
    with as_nobody(box.folder):
        assert box.look() == [MailboxLost(str(box.folder), "forbidden")]


def test_nothing_of_the_mailbox_is_changed(box: Box) -> None:
    box.deliver("new/1.a", mail("[AB-12] one"))
    box.deliver("cur/2.b:2,", mail("[AB-12] two"))
    before = _all_of(box.folder)
    box.look()
    box.look()
    assert _all_of(box.folder) == before


def _all_of(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    return {
        str(each): (each.read_bytes(), each.stat().st_mtime_ns, each.stat().st_mode)
        for each in folder.rglob("*")
        if each.is_file()
    }


def test_folders_are_no_mails(box: Box) -> None:
    (box.folder / "new" / "folder").mkdir()
    assert box.look() == []


def test_links_that_lead_to_no_file_are_told_once(box: Box) -> None:
    box.known = box.known._replace(codes={"AB-12": time.time() - 60}, senders={})
    leads = {"1": "nowhere", "2": "/dev/zero", "3": "/dev/tty", "4": str(box.folder), "5": "5"}
    for name, target in leads.items():
        (box.folder / "new" / name).symlink_to(target)
    (unread,) = box.look()
    assert isinstance(unread, MailsUnread)
    assert sorted(Path(each).name for each in unread.files) == [*leads]
    assert unread.why == "no-file"
    assert box.look() == []


def test_a_pipe_a_socket_and_a_device_are_told_once_and_never_waited_for(box: Box) -> None:
    os.mkfifo(box.folder / "new" / "1.pipe")
    (box.folder / "new" / "2.device").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(box.folder / "new" / "3.socket"))
    box.deliver("new/4", mail("[AB-12] one"))
    arrived, unread = box.look()
    assert isinstance(arrived, MailArrived)
    assert isinstance(unread, MailsUnread)
    assert sorted(Path(each).name for each in unread.files) == ["1.pipe", "2.device", "3.socket"]
    assert unread.why == "no-file"
    assert box.look() == []


def _nested(depth: int) -> bytes:
    begin = b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (each, each)
        for each in range(depth)
    )
    return begin + b"\n22-18\n"


HOSTILE = {
    "parameters": (b"Content-Type: text/plain" + b"; a=b" * 5_000 + b"\n\n22-18\n", "header"),
    "folded": (b"Content-Type: text/plain\n" + b" ;a=b\n" * 5_000 + b"\n22-18\n", "header"),
    "headers": (b"X-A: b\n" * 20_000 + b"\n22-18\n", "header"),
    "nested": (_nested(2_000), "depth"),
    "parts": (
        b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n22-18\n" * 20_000,
        "parts",
    ),
    "written": (b"\n" + b"22-18 (no, 21-17)\n" * 10_000, "long"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_mail_is_put_aside_and_those_behind_it_are_read(tmp_path: Path, name: str) -> None:
    data, why = HOSTILE[name]
    box, note = Box(tmp_path / "box"), tmp_path / "data" / "mails.json"
    path = box.deliver("new/1", b"From: anna@example.org\nSubject: [AB-12]\n" + data, at=200.0)
    box.deliver("new/2", mail("[AB-12] behind it"), at=300.0)
    box.mailbox = Mailbox(box.folder, box.told.append, lambda: KNOWN, note)
    arrived, unread = box.look()
    assert isinstance(arrived, MailArrived)
    assert arrived.subject == "[AB-12] behind it"
    assert unread == MailsUnread((str(path),), why)
    assert box.look() == []
    again = Mailbox(box.folder, box.told.append, lambda: KNOWN, note)
    again.look()
    assert [type(each) for each in box.told] == [MailArrived]
    assert [*MailsAside(note).still_there()] == [(str(path), why)]


def test_what_was_read_is_told_again_only_where_a_game_is_called_so_now(box: Box) -> None:
    known, note = NOTHING_KNOWN._replace(recent=100.0), box.folder.parent / "mails.json"
    subjects = [f"[{code}] Bianco - Ruth, Bianco, 1" for code in ("AB-101", "CD-102")]
    sent = [mail(each, sender=f"{each[1:3]}@example.org") for each in subjects]
    for number, each in enumerate(sent):
        box.deliver(f"new/{number}", each, at=200.0 + number)

    def told(now: Known = known) -> Mailbox:
        box.told.clear()
        mailbox = Mailbox(box.folder, box.told.append, lambda: now, note)
        mailbox.look()
        return mailbox

    first = told()
    assert len(box.told) == len(sent)
    for each, why in zip(sent, ("read", "refused"), strict=True):
        first.put_aside(each["Message-ID"], why)
    first.close()
    told()
    assert box.told == []
    told(known._replace(codes={"AB-101": 0.0, "CD-102": 0.0}))
    assert [each.subject for each in box.told if isinstance(each, MailArrived)] == subjects[:1]


@pytest.mark.parametrize("sender", ["(" * 900, '"' * 900, "<" * 900, "a@" * 900, "(" * 60_000])
def test_no_sender_holds_up_the_mails_behind(box: Box, sender: str) -> None:
    box.deliver("new/1", f"From: {sender}\nSubject: [AB-12] one\n\n22-18\n".encode(), at=200.0)
    box.deliver("new/2", mail("[AB-12] two"), at=300.0)
    assert "[AB-12] two" in box.subjects()


@pytest.mark.parametrize("error", [RecursionError, MemoryError, AssertionError, KeyError])
def test_whatever_a_mail_raises_it_is_put_aside(
    box: Box, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    path = box.deliver("new/1", mail("[AB-12] one"), at=200.0)
    box.deliver("new/2", mail("[AB-12] two"), at=300.0)
    whole = mailbox.mail_of

    def failing(data: bytes) -> Mail:
        if b"] one" in data:
            raise error
        return whole(data)

    monkeypatch.setattr(mailbox, "mail_of", failing)
    arrived, unread = box.look()
    assert isinstance(arrived, MailArrived)
    assert unread == MailsUnread((str(path),), "other")
    assert box.look() == []


def test_it_is_watched_by_a_thread_that_ends(box: Box) -> None:
    box.deliver("new/1", mail("[AB-12] one"))
    told: queue.SimpleQueue[Event] = queue.SimpleQueue()
    mailbox = Mailbox(box.folder, told.put, lambda: KNOWN)
    mailbox.start()
    assert isinstance(told.get(timeout=20), MailArrived)
    mailbox.close()
    assert "mailbox" not in {each.name for each in threading.enumerate()}


def test_a_mail_that_cannot_be_opened_is_told_once_and_read_later(box: Box) -> None:
    path = box.deliver("new/1", mail("[AB-12] one"))
    path.chmod(0)
    for each in ("new", "cur"):
        (box.folder / each).chmod(0o755)
    with as_nobody(box.folder):
        assert box.look() == [MailsUnread((str(path),), "closed")]
        assert box.look() == []
    path.chmod(0o600)
    assert box.subjects() == ["[AB-12] one"]


def test_a_mail_that_was_moved_before_it_was_opened_is_not_told(
    box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = box.deliver("new/1", mail("[AB-12] one"))
    usual = mailbox.open_regular

    def moved(mail: str) -> object:
        path.rename(box.folder / "cur" / "1:2,S")
        return usual(mail)

    with monkeypatch.context() as patch:
        patch.setattr(mailbox, "open_regular", moved)
        assert box.look() == []
    assert box.subjects() == ["[AB-12] one"]


def test_that_the_program_can_open_nothing_is_no_matter_of_a_mail(
    box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.deliver("new/1", mail("[AB-12] one"))

    def failing(_: str) -> object:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with monkeypatch.context() as patch:
        patch.setattr(mailbox, "open_regular", failing)
        assert box.look() == [MailboxLost(str(box.folder), "other")]
    assert box.subjects() == ["[AB-12] one"]


@given(st.binary(max_size=500))
def test_any_bytes_have_headers(data: bytes) -> None:
    headers = headers_of(data)
    assert headers.message.isprintable()
    mail_of(data)


def test_where_nobody_plays_by_correspondence_no_mail_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box(tmp_path / "box", NOTHING_KNOWN)
    box.deliver("new/1", mail("[AB-12] one"))
    monkeypatch.setattr(mailbox, "_read", lambda path, most: pytest.fail(path))
    assert box.look() == []
    monkeypatch.undo()
    box.known = KNOWN
    assert box.subjects() == ["[AB-12] one"]
