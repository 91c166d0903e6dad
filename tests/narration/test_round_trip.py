"""What is read aloud of a position gives the same position back."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.narration.board_reading import pieces_of, rows_for
from assistant.narration.facts.board import RowTold
from assistant.narration.narrator import Narrator
from assistant.rules.position import Position
from assistant.rules.side import Side
from tests.rules.strategies import any_board, position_of

PIECES = {
    "it": {"pedina bianca": (0, 0), "dama bianca": (0, 1), "pedina nera": (1, 0), "dama nera": (1, 1)},
    "en": {"white man": (0, 0), "white king": (0, 1), "black man": (1, 0), "black king": (1, 1)},
    "pt": {"pedra branca": (0, 0), "dama branca": (0, 1), "pedra preta": (1, 0), "dama preta": (1, 1)},
}
KING_WORDS = {"it": "dam[ae]", "en": "kings?", "pt": "damas?"}


def rebuilt(position: Position, pieces: dict[int, tuple[int, int]]) -> Position:
    masks = [0, 0]
    kings = 0
    for square, (side, is_king) in pieces.items():
        mask = position.variant.geometry.mask_of[square]
        masks[side] |= mask
        kings |= mask if is_king else 0
    return Position(position.variant, position.side_to_move, masks[0], masks[1], kings)


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=st.booleans().flatmap(any_board))
def test_the_rows_give_the_position_back(language: str, board) -> None:
    position = position_of(board)
    narrator = Narrator(language)
    for listener in Side:
        pieces: dict[int, tuple[int, int]] = {}
        heard = 0
        for number, contents in rows_for(position, listener):
            told = narrator.tell(RowTold(str(number), contents)).text
            _, _, squares = told.removesuffix(".").partition(": ")
            for content in squares.split(", "):
                square, words = content.split(" ", 1)
                heard += 1
                if words in PIECES[language]:
                    pieces[int(square)] = PIECES[language][words]
        assert heard == position.variant.geometry.squares
        assert rebuilt(position, pieces) == position


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=st.booleans().flatmap(any_board))
def test_the_lists_of_pieces_give_the_position_back(language: str, board) -> None:
    position = position_of(board)
    narrator = Narrator(language)
    pieces: dict[int, tuple[int, int]] = {}
    for place, side in enumerate(Side):
        told = narrator.tell(pieces_of(position, side)).text
        men, *kings = re.split(rf"\b{KING_WORDS[language]}\b", told)
        pieces |= {int(square): (place, 0) for square in re.findall(r"\d+", men)}
        pieces |= {int(square): (place, 1) for square in re.findall(r"\d+", "".join(kings))}
    assert rebuilt(position, pieces) == position
