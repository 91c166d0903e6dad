"""Squares named as chess names them: no letter is dropped, and nothing is done."""

import pytest

from assistant.parsing.words.tokens import names_lettered_square, read_line
from tests.dialogue.support.talk import Talk, settings_for

LINES = {
    "it": (
        "a1",
        "d4",
        "cosa c'è in c4",
        "casella d4",
        "e2-e4",
        "22-c4",
        "H8",
        "da c3 a d4",
        "casella z4",
    ),
    "en": ("a1", "d4", "what is on c4", "square d4", "e2-e4", "22-c4", "H8", "move c3 to d4"),
    "pt": ("a1", "d4", "o que há em c4", "casa d4", "e2-e4", "22-c4", "H8", "jogo de c3 para d4"),
}
LINES["pt-BR"] = LINES["pt"]
NUMBERS = {"it": "casella 18", "en": "square 18", "pt": "casa 18", "pt-BR": "casa 18"}


@pytest.mark.parametrize("language", LINES)
def test_a_letter_before_a_number_is_no_square(language: str) -> None:
    for verbosity in (0, 1, 2):
        talk = Talk(settings_for(language=language, verbosity=verbosity))
        for line in LINES[language]:
            (said,) = talk.type(line)[:1]
            assert line.rstrip("?") in said, (line, said)
            assert NUMBERS[language] in said, (line, said)
    assert talk.game.plies == []


def test_in_the_quiz_neither() -> None:
    talk = Talk(settings_for())
    asked = talk.type("prova")
    said = talk.type("c4")
    assert said[0].startswith('Non ho capito "c4". Le caselle sono numeri')
    assert said[1:] == asked


@pytest.mark.parametrize("line", ["c18", "m22", "m8", "22x15", "x15", "22x4", "c 4", "l'8", "22-18"])
def test_the_letter_of_a_command_and_the_sign_of_a_capture_are_none(line: str) -> None:
    assert not names_lettered_square(line)
    assert read_line(line).tokens
