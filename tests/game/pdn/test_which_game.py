"""Which game of draughts a game is of: by its tag, and where that is missing or wrong by its moves."""

import pytest

from assistant.game.pdn.tree import Flaw
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PERGIOCO, PORTUGUESE
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.game.pdn.support.texts import flaws, game_of, numbered, random_moves

ITALIAN_TAG = '[GameType "22"]\n\n'


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
@pytest.mark.parametrize(
    "tag", ["", '[GameType "22"]', '[GameType "20,W,10,10,N1,0"]', '[GameType "x"]']
)
def test_the_game_is_the_one_of_its_moves(variant: object, tag: str) -> None:
    assert variant in (ITALIAN, INTERNATIONAL)
    for seed in range(20):
        moves = random_moves(ITALIAN if variant is ITALIAN else INTERNATIONAL, seed, 20)
        game = game_of(f'[GameType "{tag}"]\n{numbered(moves)} *')
        assert game.regulation
        assert game.regulation.variant is variant
        assert game.problems == []


def test_what_a_tag_names_holds_where_a_move_is_illegal() -> None:
    game = game_of(ITALIAN_TAG + numbered([*random_moves(ITALIAN, 1, 20), "32-1"]))
    assert game.regulation is ITALIAN_FID
    assert flaws(game) == [Flaw.ILLEGAL_MOVE]


@pytest.mark.parametrize("number", [21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 40, 41])
def test_other_kinds_of_draughts_are_kept_and_told(number: int) -> None:
    text = f'[White "A"]\n[GameType "{number}"]\n\n1. 11-15 22-18 2. c3-d4 e5:c3 1-0\n'
    game = game_of(text)
    assert game.regulation is None
    assert [(each.flaw, each.detail) for each in game.problems] == [(Flaw.OTHER_GAME, str(number))]
    assert game.raw == text.rstrip("\n")
    assert game.tags == {"White": "A"}


@pytest.mark.parametrize("text", ["1. c3-d4 b6-a5", "1. a3b4 f6g5 2. b4:d6"])
def test_letters_for_squares_are_of_another_kind(text: str) -> None:
    game = game_of(text + " 1-0")
    assert game.regulation is None
    assert flaws(game) == [Flaw.OTHER_GAME]


def test_moves_of_neither_game() -> None:
    game = game_of("1. 11-15 22-18 2. 15x22 25x18 1-0")
    assert game.regulation is None
    assert flaws(game) == [Flaw.UNKNOWN_GAME]


@pytest.mark.parametrize(
    ("tags", "wanted"),
    [
        ('[Regulation "pergioco"]\n[GameType "22"]', PERGIOCO),
        ('[Regulation "Portuguese"]\n[GameType "20"]', PORTUGUESE),
        ('[Regulation "portuguese"]\n[GameType "22"]', ITALIAN_FID),
        ('[GameType "20"]', INTERNATIONAL_FID),
    ],
)
def test_the_regulation(tags: str, wanted: object) -> None:
    assert game_of(f'{tags}\n[White "x"]\n*').regulation is wanted


@pytest.mark.parametrize("move", ["18-14", "33-29"])
def test_where_it_begins_from_no_position_that_is_told(move: str) -> None:
    game = game_of(f'[FEN "W:W18:B5x"]\n\n1. {move} *')
    assert game.regulation is None
    assert [(each.flaw, each.detail) for each in game.problems] == [(Flaw.BAD_FEN, "W:W18:B5x")]
