"""A capture of several pieces is told with its whole route: hands need it on a board of their own."""

import pytest

from assistant.dialogue.events import TableBegun, TableChosen
from tests.dialogue.support.talk import Talk, settings_for


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_a_capture_of_several_pieces_is_told_with_its_route(language: str, verbosity: int) -> None:
    talk = Talk(settings_for(language=language, verbosity=verbosity, fen="W:W22,32:B18,10,3"))
    told = talk.type("22x6")
    assert any("22x13x6" in line or "22x15x6" in line for line in told), told
    assert talk.game.plies[-1].written == "22x6", "the score has two numbers, as ever"


def test_a_capture_of_one_piece_is_told_with_two_numbers() -> None:
    talk = Talk(settings_for(fen="W:W22,32:B18,2,3"))
    (told, *_) = talk.type("22x15" if talk.game.legal[0].end == 15 else "22x13")
    assert told.startswith("Bianco: 22x")
    assert told.count("x") == 1


def test_the_last_move_is_told_with_its_route_when_it_is_asked() -> None:
    talk = Talk(settings_for(fen="W:W22,32:B18,10,3"))
    talk.type("22x6")
    (told,) = talk.type("ultima")
    assert told.count("x") == 2


def test_who_comes_back_to_a_table_hears_the_route_of_its_last_move() -> None:
    talk = Talk(settings_for(fen="W:W22,32:B18,10,3"))
    talk.type("22x6")
    talk.send(TableBegun(settings_for()))
    assert any("22x13x6" in line for line in talk.send(TableChosen(1)))
