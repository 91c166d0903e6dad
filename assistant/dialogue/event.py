"""What every event is, and the families: each is answered in one place of the dialogue."""

from typing import ClassVar

from assistant.values import Value


class Event(Value):
    """Something that has happened. Each is of a family, which one place of the dialogue answers."""

    is_news: ClassVar[bool] = False
    """Whether what is said about it is no answer to anything, and is not what "repeat" means."""
    ends_reading: ClassVar[bool] = False
    """Whether it comes of the line that was wanted: another one has to be wanted anew."""


class PersonsEvent(Event, kw_only=True):
    """Something that a person has done, on a surface."""

    by: int = 1
    """The number of the surface: who of several people at it, the line itself tells, or the game."""


class WordsEvent(PersonsEvent):
    """A person has said something, by the keyboard or aloud."""


class TableEvent(PersonsEvent):
    """A person wants to be at another table."""


class SurfaceEvent(Event):
    """A surface has come, or gone: whoever is there listens, and is asked, apart from the others."""


class LeavingEvent(PersonsEvent):
    """A person, or the input, wants something to end."""


class FileEvent(PersonsEvent):
    """Something has become of a file that a person wanted written."""


class MailEvent(PersonsEvent):
    """Something has come to the mailbox of a person, or become of it."""

    is_news = True


class VoiceEvent(Event):
    """Something has become of who reads aloud."""

    is_news = True


class EarEvent(Event):
    """Something has become of who listens, or of the time to correct a move by voice."""

    is_news = True


class BoardEvent(Event):
    """Something has happened on a board with sensors, by its number from 0."""

    board: int


class OpponentEvent(Event):
    """The computer has something to tell."""


class JournalEvent(Event):
    """Something has become of what is written down."""

    is_news = True


class LibraryEvent(PersonsEvent):
    """The journal has answered what a person wanted of the games that are kept."""

    request_id: int


class TimeEvent(Event):
    """It has become so late."""

    is_news = True
