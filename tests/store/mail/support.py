"""What the tests of mail share: programs that are not there, which write down what they are given,
what is known of the games, and a mailbox."""

import os
from email.message import EmailMessage
from pathlib import Path

from assistant.dialogue.events import Event, MailArrived
from assistant.store.mail.choosing import Known
from assistant.store.mail.mailbox import Mailbox

WRITES = """#!/bin/sh
PATH=/usr/bin:/bin
printf '%s\\n' "$@" > "{told}.arguments"
cat > "{told}"
exit {status}
"""


class FakeTools:
    """A folder for PATH, in which programs of any name can be put."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def add(self, name: str, status: int = 0, script: str = WRITES) -> Path:
        """A program of this name; where it writes what it was given."""
        told = self.folder / f"{name}.told"
        program = self.folder / name
        program.write_text(script.format(told=told, status=status))
        program.chmod(0o755)
        return told

    def environ(self, **session: str) -> dict[str, str]:
        """What a session with these programs has."""
        return {"PATH": f"{self.folder}", **session}


def arguments_of(told: Path) -> list[str]:
    """What a program was started with."""
    return (told.parent / f"{told.name}.arguments").read_text().splitlines()


KNOWN = Known(
    codes={"AB-12": 100.0},
    closed={"CD-3": 100.0},
    senders={"anna@example.org": 100.0},
)


def mail(
    subject: str, text: str = "9. 22-18\n", sender: str = "Anna <Anna@Example.org>"
) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["Subject"] = sender, subject
    message["Date"] = "Thu, 26 Nov 2026 10:00:00 +0100"
    message["Message-ID"] = f"<{abs(hash((subject, text, sender)))}@example.org>"
    message.set_content(text)
    return message


class Box:
    """A mailbox with what was told of it."""

    def __init__(self, folder: Path, known: Known = KNOWN, *, is_maildir: bool = True) -> None:
        self.folder = folder
        self.known = known
        self.told: list[Event] = []
        if is_maildir:
            for name in ("new", "cur", "tmp"):
                (folder / name).mkdir(parents=True)
        else:
            folder.mkdir()
        self.mailbox = Mailbox(folder, self.told.append, lambda: self.known)

    def deliver(self, name: str, what: EmailMessage | bytes, at: float = 0.0) -> Path:
        path = self.folder / name
        path.write_bytes(what if isinstance(what, bytes) else what.as_bytes())
        if at:
            os.utime(path, (at, at))
        return path

    def look(self) -> list[Event]:
        self.told.clear()
        self.mailbox.look()
        return [*self.told]

    def subjects(self) -> list[str]:
        return [each.subject for each in self.look() if isinstance(each, MailArrived)]
