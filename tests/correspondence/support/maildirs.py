"""Two people with a program and a mailbox each: real processes, between which mails are carried."""

import queue
import re
import subprocess
import threading
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path

from assistant.parsing.mail.addresses import address_in
from tests.app.support.processes import PATIENCE, command, environment

SOON = "import assistant.store.mail.mailbox as mailbox\nmailbox.PAUSE = 0.05"
"""What is done before the program starts: a mailbox is looked at so soon again."""


class Home:
    """What one person has: a journal, a folder of documents, and a mailbox that the program watches."""

    def __init__(self, folder: Path, address: str, *arguments: str) -> None:
        self.address = address
        self.mails = folder / "Maildir"
        self.documents = folder / "Documents" / "damavoce"
        for name in ("new", "cur", "tmp"):
            (self.mails / name).mkdir(parents=True)
        self._arguments = ("--voice", "off", "--mail", str(self.mails), *arguments)
        self._env = environment(
            HOME=str(folder),
            XDG_DATA_HOME=str(folder / "data"),
            XDG_CONFIG_HOME=str(folder / "config"),
            XDG_DOCUMENTS_DIR=str(folder / "Documents"),
        )
        self._delivered = 0
        self.start()

    def start(self) -> None:
        """Start the program."""
        self._process = subprocess.Popen(
            command("play", *self._arguments, after=SOON),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self._env,
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read_on, daemon=True)
        self._reader.start()

    def _read_on(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line.decode().rstrip("\n"))

    def say(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def hear(self, pattern: str) -> str:
        """The next line in which this is found; those before it are let go."""
        heard: list[str] = []
        while True:
            try:
                heard.append(self._lines.get(timeout=PATIENCE))
            except queue.Empty:
                raise AssertionError(f"{pattern!r} is not in {heard}") from None
            if re.search(pattern, heard[-1]):
                return heard[-1]

    def leave(self) -> None:
        """End the program; whatever it does is over then."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        assert self._process.wait(PATIENCE) == 0
        self._reader.join(PATIENCE)
        self._process.stdout.close()

    def kill(self) -> None:
        """End the program in the middle of whatever it does."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.kill()
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self._process.stdin.close()
        self._process.stdout.close()

    def letters(self) -> list[Path]:
        """The messages that were handed over to files, the last one last."""
        return sorted(self.documents.glob("*.txt"), key=lambda each: each.stat().st_mtime_ns)

    def deliver(self, mail: bytes) -> None:
        """What the person's mail program does: a mail comes to tmp, and is in new when it is whole."""
        self._delivered += 1
        name = f"{self._delivered}.host"
        (self.mails / "tmp" / name).write_bytes(mail)
        (self.mails / "tmp" / name).rename(self.mails / "new" / name)


def mail_from(sender: Home | str, letter: Path | str, number: int, quoted: Sequence[str] = ()) -> bytes:
    """The mail that a person makes of a message in a file, or of a text, above what they answer."""
    text = letter if isinstance(letter, str) else letter.read_text("utf-8")
    subject, _, body = text.partition("\n\n")
    address = sender if isinstance(sender, str) else sender.address
    mail = EmailMessage()
    mail["From"], mail["Subject"], mail["Date"] = address, f"Re: {subject}", formatdate()
    mail["Message-ID"] = f"<{number}.{address_in(address)}>"
    if quoted:
        body += "\nOn Mon, 2 Nov 2026 at 10:00, they wrote:\n"
        body += "".join(f"> {line}\n" for line in quoted)
    mail.set_content(body)
    return mail.as_bytes()
