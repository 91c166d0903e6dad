"""A message that lies in a file or was pasted, read by a thread as far as anybody writes one."""

from pathlib import Path

from assistant.dialogue.events import Event, MessageFileRead, MessageFileUnread, MessageUnderstood
from assistant.dialogue.letter_effects import ReadMessageFile, ReadMessageText, UnderstandMessage
from assistant.errors import why_unread
from assistant.parsing.mail.message import read_message
from assistant.store.game_files import regular
from assistant.store.mail.mails import MOST_BYTES, mail_of


def read_message_file(wanted: ReadMessageFile | ReadMessageText, folder: Path | None) -> Event:
    """What a file or a text says; whatever fails is an answer too."""
    request, to = wanted.request_id, wanted.to
    name = wanted.file if isinstance(wanted, ReadMessageFile) else ""
    try:
        data = _data_of(wanted, folder)
        mail = mail_of(data)
    except OSError as error:
        return MessageFileUnread(request, name, why_unread(error), by=to)
    except Exception:  # noqa: BLE001  (who waits for the answer is to have one)
        return MessageFileUnread(request, name, "unreadable", by=to)
    letter = mail.letter
    if letter.trouble or not letter.text.strip():
        why = letter.trouble if letter.trouble in ("", "long") else "unreadable"
        return MessageFileUnread(request, name, why or "empty", by=to)
    return MessageFileRead(
        request,
        name,
        letter.text,
        letter.subject,
        letter.sender,
        mail.sent,
        mail.message if name else "",
        letter.is_automatic,
        by=to,
    )


def _data_of(wanted: ReadMessageFile | ReadMessageText, folder: Path | None) -> bytes:
    if isinstance(wanted, ReadMessageText):
        return wanted.text.encode(errors="replace")
    with regular(wanted.file, folder) as file:
        return file.read(MOST_BYTES)


def understand_message(wanted: UnderstandMessage) -> Event:
    """Read a message in a game: what comes of it, `read_message` then has at hand."""
    try:
        read_message(wanted.letter, wanted.here, wanted.language)
    except Exception:  # noqa: BLE001  (as above)
        return MessageUnderstood(wanted.request_id, has_failed=True, by=wanted.to)
    return MessageUnderstood(wanted.request_id, by=wanted.to)
