"""The named parts of the board, as the texts list them."""

import pytest

from assistant.rules import places
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant


def test_the_italian_board_as_2_8_lists_it() -> None:
    assert places.main_diagonal(ITALIAN) == (1, 5, 10, 14, 19, 23, 28, 32)
    assert places.parallels(ITALIAN) == ((4, 7, 11, 14, 18, 21, 25), (8, 12, 15, 19, 22, 26, 29))
    assert places.corners(ITALIAN) == (1, 32)
    assert places.double_corner(ITALIAN, Side.BLACK) == (4, 8)
    assert places.double_corner(ITALIAN, Side.WHITE) == (25, 29)
    assert places.goal(ITALIAN, Side.WHITE) == (15,)
    assert places.goal(ITALIAN, Side.BLACK) == (18,)
    assert places.left_edge(ITALIAN, Side.WHITE) == (1, 9, 17, 25)
    assert places.right_edge(ITALIAN, Side.WHITE) == (8, 16, 24, 32)
    assert places.base(ITALIAN, Side.WHITE) == (29, 30, 31, 32)
    assert places.row(ITALIAN, 3) == (9, 10, 11, 12)


def test_the_international_board_as_2_3_to_2_6_list_it() -> None:
    assert places.main_diagonal(INTERNATIONAL) == (5, 10, 14, 19, 23, 28, 32, 37, 41, 46)
    assert places.corners(INTERNATIONAL) == (5, 46)
    assert places.left_edge(INTERNATIONAL, Side.WHITE) == (6, 16, 26, 36, 46)
    assert places.right_edge(INTERNATIONAL, Side.WHITE) == (5, 15, 25, 35, 45)
    assert places.base(INTERNATIONAL, Side.BLACK) == (1, 2, 3, 4, 5)
    assert places.parallels(INTERNATIONAL) == ()
    assert places.goal(INTERNATIONAL, Side.WHITE) == ()
    assert places.double_corner(INTERNATIONAL, Side.WHITE) == ()


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_blacks_left_is_whites_right(variant: Variant) -> None:
    size = variant.geometry.size
    assert places.left_edge(variant, Side.BLACK) == places.right_edge(variant, Side.WHITE)
    for number in range(1, size + 1):
        turned = size + 1 - number
        assert places.column(variant, number, Side.BLACK) == places.column(variant, turned, Side.WHITE)
    for beyond in (-1, 0, size + 1, 99):
        assert places.row(variant, beyond) == ()
        assert places.column(variant, beyond, Side.WHITE) == ()


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_rows_and_columns_cover_the_board_once(variant: Variant) -> None:
    everything = list(range(1, variant.geometry.squares + 1))
    numbers = range(1, variant.geometry.size + 1)
    assert [square for each in numbers for square in places.row(variant, each)] == everything
    columns = [square for each in numbers for square in places.column(variant, each, Side.BLACK)]
    assert sorted(columns) == everything


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
@pytest.mark.parametrize("listener", Side)
def test_the_four_quarters_are_the_whole_board(variant: Variant, listener: Side) -> None:
    quarters = [
        places.quarter(variant, listener, is_near=is_near, is_left=is_left)
        for is_near in (True, False)
        for is_left in (True, False)
    ]
    assert sorted(square for each in quarters for square in each) == [
        *range(1, variant.geometry.squares + 1)
    ]
    assert set(places.base(variant, listener)) <= {*quarters[0], *quarters[1]}
    assert {*places.left_edge(variant, listener)} <= {*quarters[0], *quarters[2]}


def test_the_centre_is_what_no_edge_and_no_base_is_near_to() -> None:
    assert places.centre(ITALIAN) == (10, 11, 14, 15, 18, 19, 22, 23)
    assert len(places.centre(INTERNATIONAL)) == 18
