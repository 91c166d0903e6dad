"""A message of correspondence that is pasted into a conversation."""

from tests.dialogue.support.kept_talk import KeptTalk


def paste(talk: KeptTalk, text: str) -> list[str]:
    """What is said when a message has come, with the dot that ends it."""
    talk.type("paste")
    for line in text.splitlines():
        talk.type(line)
    return talk.type(".")
