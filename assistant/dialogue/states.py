"""What the conversation is waiting for, and which events each state takes."""

from enum import Enum

from assistant.dialogue.events import Event, JournalLost, JournalReplaced, Opened


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


def accepts(state: State, event: Event) -> bool:
    """Whether a state takes an event; what it does not take is dropped.

    Questions about the position are answered in every state. A late `SearchFinished` is taken
    everywhere, and ignored by its id.
    """
    if state is State.NEW:
        return isinstance(event, Opened)
    if state is State.CLOSED:
        return isinstance(event, JournalLost | JournalReplaced)  # while what was done is written
    return not isinstance(event, Opened)
