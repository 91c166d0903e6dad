"""Everything that can happen to the conversation, in the past tense."""

from assistant.dialogue.board_events import BoardButton as BoardButton
from assistant.dialogue.board_events import BoardFaulted as BoardFaulted
from assistant.dialogue.board_events import BoardFound as BoardFound
from assistant.dialogue.board_events import BoardLost as BoardLost
from assistant.dialogue.board_events import BoardRead as BoardRead
from assistant.dialogue.board_events import BoardRecognised as BoardRecognised
from assistant.dialogue.board_events import BoardUnrecognised as BoardUnrecognised
from assistant.dialogue.board_events import PiecesOnLight as PiecesOnLight
from assistant.dialogue.board_events import PieceTouched as PieceTouched
from assistant.dialogue.board_events import SensorSuspected as SensorSuspected
from assistant.dialogue.event import (
    BoardEvent as BoardEvent,
)
from assistant.dialogue.event import (
    EarEvent as EarEvent,
)
from assistant.dialogue.event import (
    Event as Event,
)
from assistant.dialogue.event import (
    FileEvent as FileEvent,
)
from assistant.dialogue.event import (
    JournalEvent as JournalEvent,
)
from assistant.dialogue.event import (
    LeavingEvent as LeavingEvent,
)
from assistant.dialogue.event import (
    LibraryEvent as LibraryEvent,
)
from assistant.dialogue.event import (
    OpponentEvent as OpponentEvent,
)
from assistant.dialogue.event import (
    PersonsEvent as PersonsEvent,
)
from assistant.dialogue.event import (
    SurfaceEvent as SurfaceEvent,
)
from assistant.dialogue.event import (
    TableEvent as TableEvent,
)
from assistant.dialogue.event import (
    TimeEvent as TimeEvent,
)
from assistant.dialogue.event import (
    VoiceEvent as VoiceEvent,
)
from assistant.dialogue.event import (
    WordsEvent as WordsEvent,
)
from assistant.dialogue.file_events import CopyRestored as CopyRestored
from assistant.dialogue.file_events import FileFailed as FileFailed
from assistant.dialogue.file_events import FileRead as FileRead
from assistant.dialogue.file_events import FilesGames as FilesGames
from assistant.dialogue.file_events import FileUnread as FileUnread
from assistant.dialogue.file_events import FileWritten as FileWritten
from assistant.dialogue.file_events import GameChanged as GameChanged
from assistant.dialogue.file_events import GameFetched as GameFetched
from assistant.dialogue.file_events import GameRead as GameRead
from assistant.dialogue.file_events import GamesExported as GamesExported
from assistant.dialogue.file_events import GamesFound as GamesFound
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.letter_events import LetterHandedOver as LetterHandedOver
from assistant.dialogue.letter_events import LetterNotHandedOver as LetterNotHandedOver
from assistant.dialogue.letter_events import MailArrived as MailArrived
from assistant.dialogue.letter_events import MailboxLost as MailboxLost
from assistant.dialogue.letter_events import MailboxRegained as MailboxRegained
from assistant.dialogue.letter_events import MailboxSearched as MailboxSearched
from assistant.dialogue.letter_events import MailsUnread as MailsUnread
from assistant.dialogue.letter_events import MessageFileRead as MessageFileRead
from assistant.dialogue.letter_events import MessageFileUnread as MessageFileUnread
from assistant.dialogue.letter_events import MessageUnderstood as MessageUnderstood
from assistant.dialogue.text import TextPasted as TextPasted
from assistant.parsing.hearing.adapting import Confirmed
from assistant.settings.settings import Settings
from assistant.values import Value


class Route(Value):
    """Who reads aloud, and why: the words of the fact ModeTold."""

    kind: str = "untold"
    why: str = ""
    reader: str = ""
    has_key: bool = False

    @property
    def is_aloud(self) -> bool:
        """Whether the program has something said aloud."""
        return self.kind in ("own", "reader")


class Opened(Event):
    """The program has started: a game by these settings is wanted."""

    settings: Settings
    voice: Route = Route()
    kept: KeptGame | None = None
    """One that has not ended, and may be gone on with instead."""
    by_mail: tuple[int, int] = (0, 0)
    """In how many games by correspondence something is to be done, and how many there are."""
    is_mail_watched: bool = False
    """Whether a folder of mails is looked through for them."""
    copy: tuple[int, int] = (0, 0)
    """How many days ago a backup copy was made that may be had back, and how many games it has."""
    asks_game: bool = False
    """Whether the person, who has never begun one, is asked first which of the two games is wanted."""


class TableBegun(TableEvent):
    """A game is wanted at a table of its own, beside those that go on; its number is the next one."""

    settings: Settings
    """Of which the terms are the game's."""


class TableChosen(TableEvent):
    """A table is wanted to be listened to from now on; what waits at the one before goes on waiting."""

    number: int


class SurfaceOpened(SurfaceEvent):
    """Somebody listens on a surface of their own, beside those that there are."""

    number: int
    settings: Settings
    """Of which the taste is theirs."""
    table: int = 1
    """Where they are."""
    side: str = ""
    """`white` or `black`, whose person sits there; empty for all people who sit at no other."""
    role: str = "player"
    """A word of Role; who only looks on has no side."""


class SurfaceClosed(SurfaceEvent):
    """Nobody listens on a surface any more. What it was asked is asked no longer."""

    number: int


class TextEntered(WordsEvent):
    """A line was typed, or came from a pipe."""

    ends_reading = True

    text: str


class LineRefused(WordsEvent):
    """A line was too long to be read, and has been thrown away."""

    ends_reading = True


class LinesPasted(WordsEvent):
    """Several lines were pasted: they lie in the line that is typed, which is so long now."""

    is_news = True

    length: int


class InputEnded(LeavingEvent):
    """There will be no more lines."""

    ends_reading = True


class LeaveWanted(LeavingEvent):
    """Ctrl-D was pressed on a terminal: more lines may come, where there is something to lose."""

    ends_reading = True


class Interrupted(LeavingEvent):
    """Ctrl-C was pressed."""


class Escaped(LeavingEvent):
    """Escape was pressed where nothing was typed: what goes on by itself is to end."""


class VoiceToggled(VoiceEvent):
    """The key that turns the voice on and off was pressed."""


class VoiceChanged(VoiceEvent):
    """Somebody else reads aloud from now on, or nobody, because it was wanted."""

    voice: Route


class VoiceLost(VoiceEvent):
    """The voice does not work; `reason` is a word of speech/."""

    reason: str


class VoiceRegained(VoiceEvent):
    """It works again."""


class VoiceMissing(VoiceEvent):
    """The voice speaks, but not the language of the conversation."""


class DeviceFound(VoiceEvent):
    """The sound device of one of two people alone is there, or there again."""

    side: str
    """`white` or `black`."""


class DeviceLost(VoiceEvent):
    """It is not there, or there no more: what is for that person alone is said nowhere."""

    side: str


class TellingEnded(VoiceEvent):
    """What was told before the effect MarkTelling of this number has been said, or was cut off; where
    nobody knows when that is, it has been printed."""

    number: int


class NothingToReadOn(VoiceEvent):
    """A reading was to be gone on with, and none was cut off."""


class TalkPressed(EarEvent):
    """The key was pressed that opens the microphone until the end of speech, or ends it at once."""


class UtteranceHeard(WordsEvent):
    """Somebody has spoken, and has ended."""

    alternatives: tuple[tuple[str, float], ...]
    """What may have been said, with natural logarithms of how likely it is, the likeliest first."""
    level: float | None = None
    """How loud it was, in decibels below the loudest sine, where that is known."""
    above_noise: float | None = None
    """How far that is above the noise."""
    pause: float | None = None
    """The longest pause within it, in seconds."""
    seconds: float | None = None
    """How long it lasted."""


class PartialHeard(EarEvent):
    """Somebody is speaking, and for a fifth of a second it has seemed to be this."""

    text: str


class AnswerHeard(WordsEvent):
    """One of the expected answers was heard, before the end of the utterance."""

    text: str


class NothingSaid(EarEvent):
    """The microphone was opened for one utterance, and nobody spoke."""


class EarLost(EarEvent):
    """The program no longer hears; `reason` is a word of speech/."""

    reason: str


class EarRegained(EarEvent):
    """It hears again."""


class ConfusionsKnown(EarEvent):
    """What was learnt of the person who speaks, in the place of what was known: two numbers, the lower
    first, and how often one was heard for the other; and their last moves by voice."""

    learnt: tuple[tuple[int, int, int], ...]
    moves: tuple[Confirmed, ...] = ()


class WindowClosed(EarEvent):
    """The time in which a move by voice may be corrected is over; the number is that of OpenWindow."""

    number: int


class SearchFinished(OpponentEvent):
    """The computer has chosen, or failed.

    `path` and `captured` are those of a move of the position that the request named, empty where the
    search failed with `error`; `score` is in hundredths of a man for the computer's side. `depth` is
    how many moves of both sides it looked ahead; 0 where it had no choice, or where that is unknown.
    """

    request_id: int
    path: tuple[int, ...]
    captured: tuple[int, ...]
    score: int
    error: str = ""
    depth: int = 0


class FastOpponentFailed(OpponentEvent):
    """The computer cannot be had as fast as it might be, and thinks on as it does.

    `reason` is as engine/compiled.py has it, `detail` in any language.
    """

    is_news = True

    reason: str
    detail: str


class Recorded(JournalEvent):
    """What the effect Record of this id gave to be written down is written, and cannot be lost."""

    record_id: int
    table: int = 0
    """Whose record it is."""
    game: int = 0
    """The number that its game has in the journal; 0 for one that is not there before its first
    move."""


class JournalLost(JournalEvent):
    """Nothing can be written down from now on; `trouble` is a word of store/journal/file.py."""

    trouble: str
    detail: str
    file: str
    copy: tuple[int, int] = (0, 0)
    """How many days ago a backup copy was made that is wanted back then, perhaps, and how many games it
    has."""


class JournalRegained(JournalEvent):
    """All is written down again, and what could not be meanwhile too."""

    is_new: bool = False
    """Whether in a new file, since the one that was there at the start could not be read."""


class JournalReplaced(JournalEvent):
    """The file of the journal was taken away while it was open, and one is there again."""

    change: str
    """A word of store/journal/watch.py: what had become of it."""
    file: str
    lost: int
    """How many games could not be had back."""
    aside: str
    """The name that what lay there has now; empty where nothing did."""
    copy: tuple[int, int]
    """As JournalLost has it, where games are nowhere else."""


class JournalMerged(JournalEvent):
    """Other journals lay beside it, and what it lacked of them was taken in."""

    files: int
    games: int
    """How many games came of it."""
    further: int
    """How many were there already, and went on further in those."""
    unread: int
    """How many of the files could not be read, or not whole: they lie there still."""


class JournalAlone(JournalEvent):
    """Where the games are kept, one program at a time can write them down."""


class HeldUp(TimeEvent):
    """The program could do nothing for so many seconds, which are over now."""

    why: str
    """`stopped` from outside, as by Ctrl-Z; `asleep`, as the machine was; or `busy`, late by itself."""
    seconds: float
    asleep: float = 0.0
    """How many more there were in which the clocks of the games stood, since the machine slept."""


class Woke(TimeEvent):
    """The moment has come at which the conversation wanted to be woken: Dialogue.next_wakeup."""


def kinds_of(family: type[Event] = Event) -> list[type[Event]]:
    """The kinds of events of a family, in the order in which they stand above."""
    found = [each for each in globals().values() if isinstance(each, type) and issubclass(each, family)]
    return [each for each in found if not any(each in other.__mro__[1:] for other in found)]
