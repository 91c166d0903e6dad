"""Files that a person wants read or written, in a folder of their documents. None is overwritten."""

import errno
import os
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.dialogue.effects import AppendLine, FileEffect, OpenFile, WriteGame
from assistant.dialogue.events import Event, FileFailed, FileUnread, FileWritten, GamesExported
from assistant.dialogue.letter_effects import (
    HandOverLetter,
    PutMailAside,
    ReadMessageFile,
    ReadMessageText,
    UnderstandMessage,
)
from speech.files.own_folders import make_own
from speech.files.regular import regular_alone

if TYPE_CHECKING:
    from assistant.store.mail.mailbox import Mailbox

FOLDER = "damavoce"
LAST_PATIENCE = 3.0
"""Seconds for which the end of the program waits for a file that is being written."""


class Documents:
    """Does what is wanted with files, and tells what became of it.

    Files of games and messages are read and written by a thread of its own, since they may be long.
    """

    def __init__(
        self, post: Callable[[Event], None], folder: Path | None = None, mail: Path | None = None
    ) -> None:
        """`post` is called from that thread too. `folder` is in the person's documents, unless another
        one is given. `mail` is where their mails lie, if that is to be watched."""
        self._post = post
        self._folder = folder
        self._mail = mail
        self._mailbox: Mailbox | None = None
        self._wanted: queue.SimpleQueue[Wanted | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    @property
    def is_watching(self) -> bool:
        """Whether mails are wanted, and looked for."""
        return self._mail is not None

    def watch(self) -> None:
        """Begin to look for mails, if they are wanted."""
        if self._mail:
            from assistant.store.mail.watching import mailbox_at  # nobody else has one

            self._mailbox = mailbox_at(self._mail, self._post)
            self._mailbox.start()

    def perform(self, effect: FileEffect) -> None:
        """Add a line to a file, or have one of games be read or written; what fails is told too."""
        match effect:
            case AppendLine(name, line, to=to):
                try:
                    folder = self._folder or documents_folder()
                    _append(folder / name, line)
                except (OSError, RuntimeError) as error:
                    self._post(FileFailed(why_failed(error), by=to))
                else:
                    self._post(FileWritten(name, as_told(folder), by=to))
            case PutMailAside(message, why):
                if self._mailbox:
                    self._mailbox.put_aside(message, why)
            case _ if isinstance(effect, Wanted):
                if self._thread is None:  # who opens none has no thread for it
                    self._thread = threading.Thread(target=self._work, name="documents", daemon=True)
                    self._thread.start()
                self._wanted.put(effect)

    def close(self) -> None:
        """Wait for what is still to be written, and look for no mails any more."""
        if self._mailbox:
            self._mailbox.close()
        if self._thread:
            self._wanted.put(None)
            self._thread.join(LAST_PATIENCE)

    def _work(self) -> None:
        while (wanted := self._wanted.get()) is not None:
            self._post(answer(wanted, self._folder))


Wanted = OpenFile | WriteGame | HandOverLetter | ReadMessageFile | ReadMessageText | UnderstandMessage
"""What is done by the thread."""


def answer(wanted: Wanted, folder: Path | None = None) -> Event:
    """What becomes of a file of games, or of a message; whatever fails is an answer too."""
    match wanted:
        case HandOverLetter():
            from assistant.store.mail.handing import handed_over

            return handed_over(wanted, folder, os.environ)
        case ReadMessageFile() | ReadMessageText():
            from assistant.store.mail.message_file import read_message_file

            return read_message_file(wanted, folder)
        case UnderstandMessage():
            from assistant.store.mail.message_file import understand_message

            return understand_message(wanted)
    return _answer_of_games(wanted, folder)


def _answer_of_games(wanted: OpenFile | WriteGame, folder: Path | None) -> Event:
    from assistant.store.game_files import opened, written

    try:
        if isinstance(wanted, OpenFile):
            return opened(wanted, folder)
        name, at = written(wanted.file, [wanted.text], folder)
        return GamesExported(wanted.request_id, 1, name, as_told(at), by=wanted.to)
    except Exception as error:  # noqa: BLE001  (who waits for the answer is to have one)
        if isinstance(wanted, OpenFile):
            return FileUnread(wanted.request_id, wanted.file, "other", by=wanted.to)
        return GamesExported(wanted.request_id, 0, why=why_failed(error), by=wanted.to)


def documents_folder() -> Path:
    """Where the files of this program are, among the person's documents. Raises RuntimeError without a
    home."""
    from platformdirs import user_documents_path

    return user_documents_path() / FOLDER


def _append(file: Path, line: str) -> None:
    make_own(file.parent)
    with open(file, "a", encoding="utf-8", newline="\n", opener=regular_alone) as found:
        found.write(f"{line}\n")


def why_failed(error: Exception) -> str:
    """Why a file cannot be written: `full`, `forbidden` or `other`."""
    number = getattr(error, "errno", None)
    if number in (errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC):
        return "full"
    return "forbidden" if number in (errno.EACCES, errno.EPERM, errno.EROFS) else "other"


def as_told(folder: Path) -> str:
    """A folder as it is said: what is below one's home from there on."""
    try:
        return str(Path("~") / folder.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(folder)
