"""The mailbox of a person, watched for the games of their journal."""

from collections.abc import Callable
from pathlib import Path

from assistant.dialogue.events import Event
from assistant.store.journal.file import JournalError
from assistant.store.journal.places import journal_file
from assistant.store.mail.aside import note_of_mails
from assistant.store.mail.choosing import NOTHING_KNOWN
from assistant.store.mail.known import KnownGames
from assistant.store.mail.mailbox import Mailbox


def mailbox_at(path: Path, post: Callable[[Event], None]) -> Mailbox:
    """The mailbox in this folder; without a journal there is no game that it could be about."""
    try:
        known = KnownGames(journal_file()).now
    except JournalError:
        return Mailbox(path, post, lambda: NOTHING_KNOWN, note_of_mails())
    return Mailbox(path, post, known, note_of_mails())
