"""Everything that can happen to the conversation, in the past tense."""

from dataclasses import dataclass

from assistant.dialogue.settings import Settings


@dataclass(frozen=True, slots=True)
class Route:
    """Who reads aloud, and why: the words of the fact ModeTold."""

    kind: str = "untold"
    why: str = ""
    reader: str = ""
    has_key: bool = False

    @property
    def is_aloud(self) -> bool:
        """Whether the program has something said aloud."""
        return self.kind in ("own", "reader")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened."""


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The program has started: a game by these settings is wanted."""

    settings: Settings
    voice: Route = Route()


@dataclass(frozen=True, slots=True)
class TextEntered(Event):
    """A line was typed, or came from a pipe."""

    text: str


@dataclass(frozen=True, slots=True)
class LineRefused(Event):
    """A line was too long to be read, and has been thrown away."""


@dataclass(frozen=True, slots=True)
class InputEnded(Event):
    """There will be no more lines."""


@dataclass(frozen=True, slots=True)
class Interrupted(Event):
    """Ctrl-C was pressed."""


@dataclass(frozen=True, slots=True)
class VoiceToggled(Event):
    """The key that turns the voice on and off was pressed."""


@dataclass(frozen=True, slots=True)
class VoiceChanged(Event):
    """Somebody else reads aloud from now on, or nobody, because it was wanted."""

    voice: Route


@dataclass(frozen=True, slots=True)
class VoiceLost(Event):
    """The voice does not work; `reason` is a word of speech/."""

    reason: str


@dataclass(frozen=True, slots=True)
class VoiceRegained(Event):
    """It works again."""


@dataclass(frozen=True, slots=True)
class VoiceMissing(Event):
    """The voice speaks, but not the language of the conversation."""


@dataclass(frozen=True, slots=True)
class NothingToReadOn(Event):
    """A reading was to be gone on with, and none was cut off."""


@dataclass(frozen=True, slots=True)
class SearchFinished(Event):
    """The computer has chosen, or failed.

    `path` and `captured` are those of a move of the position that the request named, empty where the
    search failed with `error`; `score` is in hundredths of a man for the computer's side.
    """

    request_id: int
    path: tuple[int, ...]
    captured: tuple[int, ...]
    score: int
    error: str = ""


@dataclass(frozen=True, slots=True)
class MovePlayed(Event):
    """A move stands on the record. The conversation itself posts this, for the log."""

    ply: int
    side: str
    move: str
    path: tuple[int, ...]
    captured: tuple[int, ...]
    source: str
    """How it came: `typed` or `computer`."""
