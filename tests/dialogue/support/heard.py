"""Utterances for a conversation."""

from assistant.dialogue.events import UtteranceHeard
from assistant.game.deeds import MovePlayed
from tests.dialogue.support.talk import Talk


def hear(talk: Talk, *alternatives: tuple[str, float]) -> list[MovePlayed]:
    """The moves that an utterance has played."""
    talk.done.clear()
    talk.send(UtteranceHeard(alternatives))
    return talk.deeds(MovePlayed)
