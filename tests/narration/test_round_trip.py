"""Criterion 15: what is read of a position, printed or spoken, gives the same position back."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.narration.facts.fact import Fact
from assistant.narration.facts.position import EmptiedTold, FilledTold, PlaceTold, RowTold, SquareTold
from assistant.narration.narrator import Narrator
from assistant.narration.position_reading import (
    contents_of,
    emptied,
    filled,
    pieces_of,
    rows_for,
)
from assistant.rules import places
from assistant.rules.position import Position
from assistant.rules.side import Side
from tests.rules.support.strategies import any_board, position_of

PIECES = {
    "it": {"pedina bianca": (0, 0), "dama bianca": (0, 1), "pedina nera": (1, 0), "dama nera": (1, 1)},
    "en": {"white man": (0, 0), "white king": (0, 1), "black man": (1, 0), "black king": (1, 1)},
    "pt": {"pedra branca": (0, 0), "dama branca": (0, 1), "pedra preta": (1, 0), "dama preta": (1, 1)},
}
EMPTY = {"it": "vuota", "en": "empty", "pt": "vazia"}
KING_WORDS = {"it": "dam[ae]", "en": "kings?", "pt": "damas?"}
SIGNS = {"w": (0, 0), "W": (0, 1), "b": (1, 0), "B": (1, 1)}
BOARDS = st.booleans().flatmap(any_board)

Pieces = dict[int, tuple[int, int]]


def rebuilt(position: Position, pieces: Pieces) -> Position:
    masks = [0, 0]
    kings = 0
    for square, (side, is_king) in pieces.items():
        mask = position.variant.geometry.mask_of[square]
        masks[side] |= mask
        kings |= mask if is_king else 0
    return Position(position.variant, position.side_to_move, masks[0], masks[1], kings)


def both_forms(narrator: Narrator, fact: Fact) -> tuple[str, str]:
    told = narrator.tell(fact)
    return told.text, told.spoken


def in_words(text: str, language: str) -> Pieces:
    """The pieces among `18 pedina bianca, 19 vuota`; every word must be known."""
    pieces: Pieces = {}
    for content in text.removesuffix(".").split(", "):
        square, words = content.split(" ", 1)
        if words != EMPTY[language]:
            pieces[int(square)] = PIECES[language][words]
    return pieces


def in_letters(text: str) -> Pieces:
    """The pieces among `18w 19- 20B`."""
    found = [re.fullmatch(r"(\d+)([wWbB-])", token) for token in text.removesuffix(".").split()]
    assert all(found), text
    return {int(each[1]): SIGNS[each[2]] for each in found if each and each[2] != "-"}


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=BOARDS)
def test_criterion_15_the_rows_give_the_position_back(language: str, board) -> None:
    position = position_of(board)
    narrator = Narrator(language)
    for listener in Side:
        for form in range(2):
            pieces: Pieces = {}
            for number, contents in rows_for(position, listener):
                told = both_forms(narrator, RowTold(str(number), contents))[form]
                key, _, squares = told.partition(": ")
                assert key.endswith(f" {number}")
                assert squares.count(",") == position.variant.geometry.size // 2 - 1
                pieces |= in_words(squares, language)
            assert rebuilt(position, pieces) == position


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=BOARDS)
def test_criterion_15_the_rows_in_letters_give_the_position_back(language: str, board) -> None:
    position = position_of(board)
    half = position.variant.geometry.size // 2
    for cells in (20, 40):
        narrator = Narrator(language, letters="wb", cells=cells)
        for listener in Side:
            pieces: Pieces = {}
            for number, contents in rows_for(position, listener):
                printed, spoken = both_forms(narrator, RowTold(str(number), contents))
                assert len(printed) <= cells
                assert in_words(spoken.partition(": ")[2], language) is not None
                key, letters = printed.split(" ", 1)
                assert key[1:] == str(number)
                if cells == 20:
                    squares = range(half * (number - 1) + 1, half * number + 1)
                    seen = squares if listener is Side.WHITE else reversed(squares)
                    assert len(letters) == half
                    letters = " ".join(map("{}{}".format, seen, letters))
                pieces |= in_letters(letters)
            assert rebuilt(position, pieces) == position


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=BOARDS)
def test_criterion_15_the_lists_of_pieces_give_the_position_back(language: str, board) -> None:
    position = position_of(board)
    narrator = Narrator(language)
    for form in range(2):
        pieces: Pieces = {}
        for place, side in enumerate(Side):
            told = both_forms(narrator, pieces_of(position, side))[form]
            men, *kings = re.split(rf"\b{KING_WORDS[language]}\b", told)
            pieces |= {int(square): (place, 0) for square in re.findall(r"\d+", men)}
            pieces |= {int(square): (place, 1) for square in re.findall(r"\d+", "".join(kings))}
        assert rebuilt(position, pieces) == position


@given(board=BOARDS)
def test_criterion_15_the_lists_in_letters_give_the_position_back(board) -> None:
    position = position_of(board)
    narrator = Narrator("en", letters="wb", cells=40)
    pieces: Pieces = {}
    for side in Side:
        told = narrator.tell(pieces_of(position, side)).text
        for letter, numbers in re.findall(r"([wWbB]):((?: \d+)+)", told):
            pieces |= {int(square): SIGNS[letter] for square in numbers.split()}
    assert rebuilt(position, pieces) == position


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=BOARDS)
def test_criterion_15_the_quarters_and_the_single_squares_give_the_position_back(
    language: str, board
) -> None:
    position = position_of(board)
    words, letters = Narrator(language), Narrator(language, letters="wb", cells=40)
    for listener in Side:
        read: list[Pieces] = [{}, {}, {}]
        for is_near in (True, False):
            for is_left in (True, False):
                squares = places.quarter(position.variant, listener, is_near=is_near, is_left=is_left)
                fact = PlaceTold("near-left", None, contents_of(position, squares))
                for form in range(2):
                    told = both_forms(words, fact)[form].partition(": ")[2]
                    read[form] |= in_words(told, language)
                read[2] |= in_letters(letters.tell(fact).text.partition(": ")[2])
        assert [rebuilt(position, each) for each in read] == [position] * 3
    single: Pieces = {}
    for square in range(1, position.variant.geometry.squares + 1):
        single |= in_words(words.tell(SquareTold(contents_of(position, [square]))).spoken, language)
    assert rebuilt(position, single) == position


@pytest.mark.parametrize("language", sorted(PIECES))
@given(board=BOARDS, other=BOARDS)
def test_criterion_35_what_changed_turns_one_position_into_the_other(
    language: str, board, other
) -> None:
    before, after = position_of(board), position_of(other)
    if before.variant is not after.variant:
        after = before
    left, come = emptied(before, after), filled(before, after)
    narrator = Narrator(language)
    squares = range(1, before.variant.geometry.squares + 1)
    pieces: Pieces = {}
    for square in squares:
        piece = before.piece_at(square)
        if piece:
            pieces[square] = (int(piece.side is Side.BLACK), int(piece.is_king))
    if left.numbers:
        told = narrator.tell(EmptiedTold("", False, left)).spoken
        for number in re.findall(r"\d+", told):
            del pieces[int(number)]
    if come.squares:
        told = narrator.tell(FilledTold("", False, come)).spoken
        pieces |= in_words(told.partition(": ")[2], language)
    assert rebuilt(after, pieces) == after
