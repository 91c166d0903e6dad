"""A line of which two things were learnt that are nearly as likely, so that it is asked which."""

import pytest

from assistant.parsing.intents import policy
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.rank import Guess
from assistant.parsing.words.vocabulary import Vocabulary


def make_near(monkeypatch: pytest.MonkeyPatch, line: str, first: str, second: str) -> None:
    """Make two meanings, as models/sentences names them, nearly as likely for one line."""
    learnt = policy.ranked

    def ranked(
        text: str, words: Vocabulary, place: Place = Place.GAME, most: int = 3
    ) -> tuple[Guess, ...]:
        near = (Guess(first, 0.4), Guess(second, 0.3))
        return near if text == line else learnt(text, words, place, most)

    monkeypatch.setattr(policy, "ranked", ranked)
