"""A route that ends where it began, or passes back over a piece: nothing of it can stand.

But of a capture that comes back it can.
"""

import pytest

from assistant.game.arbiter_deeds import IrregularityKept
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.playing.test_irregular import TWO
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES


@pytest.mark.parametrize("sees", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "fen", "route"),
    [
        (INTERNATIONAL_FID, None, "31x27x31"),
        (INTERNATIONAL_FID, "W:WK2:B7,45", "2x11x2"),
        (ITALIAN_FID, "W:W22,32:B18,5,1", "22x13x22"),
        (ITALIAN_FID, "W:W22,32:B18,5,1", "22-17-22"),
        (ITALIAN_FID, None, "22 18 22"),
        (ITALIAN_FID, None, "21x17x21"),
        (ITALIAN_FID, "W:W22,32:B18,10,5", "22x13x6x13"),
        (ITALIAN_FID, "W:W22,32:B18,10,5", "22x13x6x13x6"),
        (INTERNATIONAL_FID, "W:WK46:B28,6", "46x23x37"),
        (INTERNATIONAL_FID, "W:WK46:B28,19,8", "46x14x37"),
    ],
)
def test_a_way_back_moves_nothing_and_is_refused(
    rules: Regulation, fen: str | None, route: str, language: str, sees: bool
) -> None:
    black = Player(name="Bruno", is_blind=not sees)
    talk = Talk(settings_for(rules, fen, **(TWO | {"language": language, "black": black})))
    said = " ".join(talk.type(route))
    assert not any(kind in said for kind in ("rregular", "8.2"))
    talk.type("Bruno: " + {"it": "sì", "en": "yes"}.get(language, "sim"))
    assert not talk.deeds(IrregularityKept)
    assert talk.game.position.side_to_move is Side.WHITE


def test_a_capture_that_comes_back_to_its_start_can_stand() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:W28,48:B22,12,13,23,32,42,45", **TWO))
    talk.type("28x17x8x19x28")
    talk.type("Bruno: sì")
    (deed,) = talk.deeds(IrregularityKept)
    assert deed.what == "B:-12,-13,-22,-23"
