"""What is wanted of files and of the games that are kept: one answer is waited for at a time."""

from assistant.dialogue.turn import Turn

LATE = 20.0
"""Seconds after which nobody waits for an answer any more: a disk that hangs holds up no game."""
LATE_READING = 300.0
"""The same of a long message, which is only counted out: the longest takes twelve seconds in one game
where a machine is fast."""


def request_id(talk: Turn, late: float = LATE) -> int:
    """The id of a request, whose answer is waited for from now on, and no other."""
    conversation = talk.conversation
    conversation.library_asked += 1
    conversation.library_owed = conversation.library_asked
    conversation.library_due = conversation.now.monotonic + late
    return conversation.library_owed
