"""Who gives a move and then wants one to wait is asked first."""

import pytest

from assistant.parsing.likely import Perhaps
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.parsing.support.understood import understand_line


def meant(language: str, line: str) -> object:
    start = start_position(ITALIAN_FID.variant)
    return understand_line(line, start, ITALIAN_FID, vocabulary(language))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("it", "vorrei giocare 22-18 ma aspetta"), ("it", "22-18, un momento")),
        *(("it", "gioco 22-18, anzi aspetta"), ("en", "22-18 hold on")),
        *(("en", "play 22-18 but wait"), ("pt", "jogo 22-18 mas espera")),
    ],
)
def test_a_move_with_a_wait_behind_it_is_asked_about(language: str, line: str) -> None:
    found = meant(language, line)
    assert isinstance(found, Perhaps)
    assert isinstance(found.meanings[0], Understood)


@pytest.mark.parametrize(("language", "line"), [("it", "aspetta, 22-18"), ("it", "gioco 22-18")])
def test_a_move_behind_a_wait_is_played(language: str, line: str) -> None:
    assert isinstance(meant(language, line), Understood)
