"""What is wanted of files and of the games that are kept: one answer is waited for at a time."""

from assistant.dialogue.turn import Turn

LATE = 20.0
"""Seconds after which nobody waits for an answer any more: a disk that hangs holds up no game."""


def request_id(talk: Turn) -> int:
    """The id of a request, whose answer is waited for from now on, and no other."""
    conversation = talk.conversation
    conversation.library_asked += 1
    conversation.library_owed = conversation.library_asked
    conversation.library_due = conversation.now.monotonic + LATE
    return conversation.library_owed
