"""What is wanted of files and of the games that are kept: one answer is waited for at a time."""

from assistant.dialogue.turn import Turn


def request_id(talk: Turn) -> int:
    """The id of a request, whose answer is waited for from now on, and no other."""
    conversation = talk.conversation
    conversation.library_asked += 1
    conversation.library_owed = conversation.library_asked
    return conversation.library_owed
