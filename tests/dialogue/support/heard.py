"""Utterances for a conversation."""

from assistant.dialogue.events import MovePlayed, UtteranceHeard
from tests.dialogue.support.talk import Talk


def hear(talk: Talk, *alternatives: tuple[str, float]) -> list[MovePlayed]:
    """The moves that an utterance has played."""
    talk.done.clear()
    talk.send(UtteranceHeard(alternatives))
    return [each for each in talk.done if isinstance(each, MovePlayed)]
