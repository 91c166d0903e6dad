"""What waits about a board is kept with its game, but not where somebody plays without seeing."""

import pytest

from assistant.dialogue.waiting import format_waiting, waiting_at
from assistant.rules.fen import format_fen
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import ARBITER, BoardTalk
from tests.dialogue.support.talk import settings_for

ANNA, BRUNO = Player(name="Anna", is_on_board=True), Player(name="Bruno")


@pytest.mark.parametrize("is_blind", [True, False])
def test_an_irregularity_of_a_board_waits_as_a_position_only_where_all_see_it(is_blind: bool) -> None:
    black = Player(name="Bruno", is_blind=is_blind)
    talk = BoardTalk(settings_for(fen="W:W22,32:B18,5", white=ANNA, black=black, boards=1, **ARBITER))
    talk.begin()
    talk.on_board("-22 +13w")
    talk.on_board("read confirmed")
    table = talk.dialogue.talk.table
    (place,) = table.places.values()
    assert place.asked
    kept = format_waiting(waiting_at(table))
    assert (format_fen(talk.game.position) in kept or "W13" in kept) is not is_blind
