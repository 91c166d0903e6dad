"""What the conversation is waiting for, and which events each state takes.

Questions about the board are answered in every state: `TextEntered` is in every row.
"""

from enum import Enum

from assistant.dialogue.events import (
    AnswerHeard,
    BoardButton,
    BoardFaulted,
    BoardFound,
    BoardLost,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    EarLost,
    EarRegained,
    Event,
    FastOpponentFailed,
    InputEnded,
    Interrupted,
    LeaveWanted,
    LineRefused,
    NothingSaid,
    NothingToReadOn,
    Opened,
    PartialHeard,
    PieceTouched,
    SearchFinished,
    SensorSuspected,
    TalkPressed,
    TextEntered,
    UtteranceHeard,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
    VoiceToggled,
    WindowClosed,
)


class State(Enum):
    """What the conversation is waiting for."""

    NEW = "new"
    """The first event."""
    MOVE = "move"
    """A person's move."""
    ANSWER = "answer"
    """A person's yes or no, or a choice."""
    SEARCH = "search"
    """The computer's move."""
    OVER = "over"
    """Nothing of this game: it has ended, or cannot go on."""
    CLOSED = "closed"
    """Nothing: the program ends."""


_TALK: frozenset[type[Event]] = (
    frozenset({TextEntered, LineRefused, InputEnded, LeaveWanted, Interrupted})
    | {SearchFinished, FastOpponentFailed}
    | {VoiceToggled, VoiceChanged, VoiceLost, VoiceRegained, VoiceMissing, NothingToReadOn}
    | {TalkPressed, UtteranceHeard, PartialHeard, AnswerHeard, NothingSaid, EarLost, EarRegained}
    | {WindowClosed}
    | {BoardFound, BoardLost, BoardRecognised, BoardUnrecognised, BoardRead, BoardButton}
    | {PieceTouched, SensorSuspected, BoardFaulted}
)

ACCEPTED: dict[State, frozenset[type[Event]]] = {
    State.NEW: frozenset({Opened}),
    State.MOVE: _TALK,
    State.ANSWER: _TALK,
    State.SEARCH: _TALK,
    State.OVER: _TALK,
    State.CLOSED: frozenset(),
}
"""Events that a state does not accept are dropped. A late `SearchFinished` is accepted everywhere,
and ignored by its id."""
