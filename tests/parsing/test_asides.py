"""What is said beside a question is silent there only: beside a move it is asked about, or nothing."""

import pytest

from assistant.parsing.hearing.heard import understand
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.concepts import ASIDE
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

MOVES = {"it": "ventidue diciotto", "en": "twenty two eighteen", "pt": "vinte e dois dezoito"}


@pytest.mark.parametrize("concept", [ASIDE, "takes-me"])
@pytest.mark.parametrize("language", MOVES)
def test_no_move_is_played_beside_a_second_thought_or_a_question(language: str, concept: str) -> None:
    words, place = vocabulary(language), place_of("S")
    played = []
    for phrase in phrases_of(language, concept):
        for line in (f"{phrase} {MOVES[language]}", f"{MOVES[language]} {phrase}"):
            heard = understand([(line, 0.0)], *place, words).verdict
            typed = understand_line(line, *place, words)
            if isinstance(heard, Understood) or isinstance(typed, Understood):
                played.append(line)
    assert played == []


def phrases_of(language: str, concept: str) -> list[str]:
    """The words and rows of words that have a concept."""
    words = vocabulary(language)
    rows = [row for every in words.phrases_of_concepts.values() for row in every.items()]
    found = [" ".join(phrase) for phrase, concepts in rows if concept in concepts]
    return found + [word for word, concepts in words.concepts.items() if concept in concepts]
