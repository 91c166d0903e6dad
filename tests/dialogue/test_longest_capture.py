"""The longest capture: of which side, how many pieces, by which ways; heard, and counted."""

import pytest

from assistant.parsing.hearing.grammar import commands
from assistant.parsing.words.vocabulary import vocabulary
from tests.dialogue.support.talk import Talk, settings_for

SEVERAL = "W:W21,22,32:B17,18,4"
THREE = "W:WK30,22:B18,11,26"
ASKED = {
    "it": ("qual è la presa più lunga?", "qual è la presa più lunga del nero?"),
    "en": ("which capture takes the most?", "black's longest capture"),
    "pt": ("a maior captura", "a maior captura das pretas"),
    "pt-BR": ("a maior captura", "a maior captura das pretas"),
}
HEARD = {
    "it": "presa piu lunga",
    "en": "which capture takes the most",
    "pt": "maior captura",
    "pt-BR": "maior captura",
}


@pytest.mark.parametrize("language", ASKED)
def test_it_is_of_who_asks_or_of_the_side_that_is_named(language: str) -> None:
    own, others = ASKED[language]
    talk = Talk(settings_for(language=language, fen=THREE))
    (told,) = talk.type(own)
    assert "30x21x14x7" in told
    assert "18x27" not in told
    (told,) = talk.type(others)
    assert "18x27" in told
    assert "30x21x14x7" not in told
    assert not talk.game.plies


@pytest.mark.parametrize("language", ASKED)
def test_all_that_are_as_long_are_told(language: str) -> None:
    own, others = ASKED[language]
    talk = Talk(settings_for(language=language, fen=SEVERAL))
    (told,) = talk.type(own)
    assert "21x14" in told
    assert "22x13" in told
    (told,) = talk.type(others)
    assert all(move in told for move in ("17x26", "18x25", "18x27"))


def test_a_shorter_one_of_another_piece_is_left_out() -> None:
    (told,) = Talk(settings_for(language="en", fen=THREE)).type("longest capture")
    assert told == "White's longest capture takes three pieces: 30x21x14x7."


@pytest.mark.parametrize("language", ASKED)
def test_it_is_counted_in_blindfold(language: str) -> None:
    own, _ = ASKED[language]
    talk = Talk(settings_for(language=language, fen=THREE, questions=1))
    assert "30" in talk.type(own)[0]
    assert talk.dialogue.talk.tally.questions == 1
    assert "30" not in " ".join(talk.type(own))


@pytest.mark.parametrize("language", ASKED)
def test_the_recogniser_expects_it(language: str) -> None:
    assert HEARD[language] in commands(vocabulary(language), 32)
