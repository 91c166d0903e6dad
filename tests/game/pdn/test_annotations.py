"""Clocks and the like in comments."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.pdn.annotations import (
    Clocks,
    clocks_of,
    format_kept,
    format_time,
    parse_kept,
    parse_time,
    set_clocks,
    take_annotations,
)
from assistant.game.pdn.tree import Annotation, Kept, Node
from assistant.rules.articles import Article, Text
from assistant.rules.side import Side
from tests.game.pdn.support.texts import game_of


@pytest.mark.parametrize(
    ("told", "white", "black", "runs"),
    [
        ("[%clk 0:59:12]", 3552, None, None),
        ("[%clock 1:00:00]", 3600, None, None),
        ("[%clk 0:10:00.5] well", 600.5, None, None),
        ("[%clk w0:00:10 B0:03:05]", 10, 185, Side.BLACK),
        ("[%clk W0:00:10 b0:03:05]", 10, 185, Side.WHITE),
        ("[%clk W0:00:10]", 10, None, Side.WHITE),
        ("[%clk w 0:00:10 b 0:00:11]", 10, 11, None),
        ("[%emt 0:00:10]", None, None, None),
        ("[%clk soon]", None, None, None),
        ("[%clk]", None, None, None),
        ("no clock", None, None, None),
    ],
)
def test_clocks(told: str, white: float | None, black: float | None, runs: Side | None) -> None:
    game = game_of(f'[GameType "22"]\n\n1. 22-18 {{{told}}} *')
    assert clocks_of(game.moves[0]) == Clocks(white, black, runs)


def test_a_clock_is_of_who_has_moved() -> None:
    game = game_of('[GameType "22"]\n\n1. 22-18 12-15 {a [%clk 0:01:00] b} *')
    assert clocks_of(game.moves[1]) == Clocks(black=60)
    assert game.moves[1].comments == ("a b",)


@pytest.mark.parametrize("runs", [None, *Side])
def test_clocks_that_are_noted_are_read_again(runs: Side | None) -> None:
    node = Node()
    node.annotations = (Annotation("emt", "0:00:01"), Annotation("clk", "0:00:09"))
    set_clocks(node, Clocks(7325.5, 3, runs))
    assert clocks_of(node) == Clocks(7325.5, 3, runs)
    assert [each.name for each in node.annotations] == ["emt", "clk"]
    set_clocks(node, Clocks())
    assert [each.name for each in node.annotations] == ["emt"]


@given(tenths=st.integers(0, 3_600_000))
def test_times_are_read_as_they_are_written(tenths: int) -> None:
    assert parse_time(format_time(tenths / 10)) == pytest.approx(tenths / 10)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1:30:00", 5400),
        ("1.30.00", 5400),
        ("0.12.30", 750),
        ("90:00", 5400),
        ("12", 12),
        ("12.5", 12.5),
    ],
)
def test_times_in_the_wild(text: str, seconds: float) -> None:
    assert parse_time(text) == seconds


@pytest.mark.parametrize("text", ["", "x", "1:2:3:4", "-1:00", "nan", "inf", "1e9", ":", "1::2"])
def test_what_is_no_time(text: str) -> None:
    assert parse_time(text) is None


@given(text=st.text(max_size=60))
def test_any_time(text: str) -> None:
    seconds = parse_time(text)
    assert seconds is None or 0 <= seconds < 1e10


def test_annotations_are_taken_out_of_a_comment() -> None:
    assert take_annotations("so [%eval -0.3] it [%clk  0:01:00 ] is") == (
        "so it is",
        (Annotation("eval", "-0.3"), Annotation("clk", "0:01:00")),
    )
    assert take_annotations("[%clk 1 [2") == ("[%clk 1 [2", ())


@pytest.mark.parametrize("is_of_move", [True, False])
def test_irregularities_that_were_kept(is_of_move: bool) -> None:
    kept = Kept(Article(Text.CAPO2, "5.6.3"), "Anna", is_of_move)
    assert parse_kept(format_kept(kept), "Anna") == kept


@pytest.mark.parametrize("value", ["", "capo1", "capo9 8.2", "capo1 8.2 moved", "capo1 8.2 move on"])
def test_what_is_no_irregularity(value: str) -> None:
    assert parse_kept(Annotation("kept", value), "") is None
