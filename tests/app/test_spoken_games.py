"""Games by voice: no wrong move that is not told, and none that a no does not take back."""

from collections import Counter
from collections.abc import Callable

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from tests.app.support.spoken_games import play_moves, source_of
from tests.speech.support.ears import need_vosk

IN_THE_SUITE = 25
"""Moves in each game, in Italian; the other languages, and many more moves, are a proof."""
IN_THE_PROOF = 1700


def played(language: str, regulation: Regulation, moves: int) -> Counter[str]:
    pytest.importorskip("numpy")
    need_vosk()
    if not source_of(language).is_installed:
        pytest.skip(f"{source_of(language).name} is not installed")
    return play_moves(language, regulation, moves, seed=1)


ONE_GAME = pytest.mark.parametrize(
    "regulation",
    [ITALIAN_FID, pytest.param(INTERNATIONAL_FID, marks=pytest.mark.proof)],
    ids=lambda each: each.variant.name,
)
BOTH_GAMES = pytest.mark.parametrize(
    "regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda each: each.variant.name
)


@ONE_GAME
def test_a_game_by_voice_goes_on_and_no_wrong_move_stands(regulation: Regulation) -> None:
    counts = played("it", regulation, IN_THE_SUITE)
    assert counts["moves"] == IN_THE_SUITE
    assert counts["wrong and not told"] == counts["wrong and kept"] == counts["withdrawn"] == 0
    assert counts["at once"] + counts["later"] > 0.9 * IN_THE_SUITE


@pytest.mark.proof
@pytest.mark.parametrize("language", ["it", "en", "pt"])
@BOTH_GAMES
def test_of_ten_thousand_moves_no_wrong_one_stands(
    language: str, regulation: Regulation, record_property: Callable[[str, object], None]
) -> None:
    counts = played(language, regulation, IN_THE_PROOF)
    record_property(f"{language} {regulation.variant.name}", dict(counts))
    assert counts["moves"] == IN_THE_PROOF
    assert counts["wrong and not told"] == counts["wrong and kept"] == 0
    assert counts["withdrawn"] == 0
