"""What happens on a board with sensors."""

from assistant.dialogue.event import BoardEvent
from assistant.tactile.reading import Reading


class BoardFound(BoardEvent):
    """It answers; what stands on it is not known as yet."""

    protocol: str


class BoardLost(BoardEvent):
    """It does not answer any more, or not at all; `reason` is a word of tactile/."""

    reason: str
    port: str


class BoardRecognised(BoardEvent):
    """The position that it was to be looked for on it has been found: how it lies is known."""


class BoardUnrecognised(BoardEvent):
    """So many pieces have stood on it for a while, and not that position; or in so many ways that a
    person has to tell White's side by lifting one of White's pieces."""

    pieces: int
    ways: int


class BoardRead(BoardEvent):
    """What stands on it: `settled` for a while, `confirmed` by its button, or `overdue`."""

    reading: Reading
    how: str


class PieceTouched(BoardEvent):
    """A single piece was lifted, as some boards tell."""

    square: int


class PiecesOnLight(BoardEvent):
    """So many pieces stand on light squares, where a board has sensors there; 0 for no longer."""

    pieces: int


class SensorSuspected(BoardEvent):
    """The sensor of a square changes again and again while all others stand."""

    square: int


class BoardButton(BoardEvent):
    """One of its buttons was pressed: `repeat`, `undo` or `help`."""

    button: str


class BoardFaulted(BoardEvent):
    """It tells of a fault of its own: a code such as `battery`, and perhaps words in English."""

    code: str
    text: str
