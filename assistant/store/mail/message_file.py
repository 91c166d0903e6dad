"""A message that lies in a file, read as far as anybody writes one."""

from pathlib import Path

from assistant.dialogue.events import Event, MessageFileRead, MessageFileUnread
from assistant.dialogue.letter_effects import ReadMessageFile
from assistant.errors import why_unread
from assistant.store.game_files import regular
from assistant.store.mail.mails import MOST_BYTES, mail_of


def read_message_file(wanted: ReadMessageFile, folder: Path | None) -> Event:
    """What a file says; whatever fails is an answer too."""
    request, name, to = wanted.request_id, wanted.file, wanted.to
    try:
        with regular(name, folder) as file:
            mail = mail_of(file.read(MOST_BYTES))
    except OSError as error:
        return MessageFileUnread(request, name, why_unread(error), by=to)
    except Exception:  # noqa: BLE001  (who waits for the answer is to have one)
        return MessageFileUnread(request, name, "other", by=to)
    if not mail.letter.text.strip():
        return MessageFileUnread(request, name, "empty", by=to)
    return MessageFileRead(
        request,
        name,
        mail.letter.text,
        mail.letter.subject,
        mail.sender,
        mail.sent,
        mail.message,
        mail.letter.is_automatic,
        by=to,
    )
