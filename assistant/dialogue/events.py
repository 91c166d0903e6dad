"""Everything that can happen to the conversation, in the past tense."""

from dataclasses import dataclass

from assistant.dialogue.settings import Settings


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened."""


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The program has started: a game by these settings is wanted."""

    settings: Settings


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
