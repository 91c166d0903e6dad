"""The levels: a scale that can be told apart, the same on every machine."""

from itertools import groupby, pairwise
from pathlib import Path

import pytest

from assistant.engine.kernel.kernel import plain_kernel
from assistant.engine.levels import LEVELS, limits_of
from assistant.engine.opponent import SearchRequest, thinking_for
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_each_level_looks_further_than_the_one_before(variant: Variant) -> None:
    assert list(LEVELS) == list(range(1, 11))
    reaches = [level.reach(variant) for level in LEVELS.values()]
    for lower, higher in pairwise(reaches):
        assert lower.depth * 100 + lower.further < higher.depth * 100 + higher.further
        assert lower.nodes < higher.nodes
    assert all(0 <= reach.further < 100 for reach in reaches)
    for less, more in pairwise(LEVELS.values()):
        assert less.variety >= more.variety


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_each_level_looks_as_far_as_it_was_measured_with(variant: Variant) -> None:
    text = (Path(__file__).parents[2] / "docs" / "strength.md").read_text("utf-8")
    tables = [[_cells(row) for row in table[2:]] for table in _tables(text) if "variety" in table[0]]
    ladders = [{int(row[0]): tuple(map(int, row[1:5])) for row in table} for table in tables]
    assert len(ladders) == len(VARIANTS)
    measured = ladders[list(VARIANTS.values()).index(variant)]
    for number, level in LEVELS.items():
        reach = level.reach(variant)
        assert (reach.depth, reach.further, reach.nodes, level.variety) == measured[number]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _tables(text: str) -> list[list[str]]:
    """The rows of each table of a text."""
    runs = groupby(text.splitlines(), key=lambda line: line.startswith("|"))
    return [list(rows) for is_table, rows in runs if is_table]


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_the_seed_alone_says_whether_a_level_looks_further(variant: Variant) -> None:
    start = start_position(variant)
    for level in LEVELS.values():
        reach = level.reach(variant)
        limits = [limits_of(level, start, seed) for seed in range(400)]
        assert limits == [limits_of(level, start, seed) for seed in range(400)]
        assert all(each.seconds is None for each in limits), "a clock would play otherwise elsewhere"
        assert {each.nodes for each in limits} == {reach.nodes}
        assert {each.depth for each in limits} <= {reach.depth, reach.depth + 1}
        further = sum(each.depth == reach.depth + 1 for each in limits) / 4
        assert abs(further - reach.further) <= min(8, reach.further)


def play(variant: Variant, white: int, black: int, seed: int) -> tuple[float, Position]:
    """White's points in one game of two levels, and its last position; a long game is a draw."""
    position, past = start_position(variant), []
    for ply in range(120):
        if not legal_moves(position):
            return (0.0 if ply % 2 == 0 else 1.0), position
        level = black if ply % 2 else white
        request = SearchRequest(position, past, level, seed=seed)
        thinking, limits = thinking_for(plain_kernel(variant), request)
        result = thinking.result(limits)
        assert result
        past.append(position)
        position = position.after(result.move)
    return 0.5, position


@pytest.mark.parametrize(
    ("variant", "level", "games"), [(ITALIAN, 5, 8), (INTERNATIONAL, 5, 4)], ids=repr
)
def test_a_higher_level_beats_a_lower_one(variant: Variant, level: int, games: int) -> None:
    won = sum(
        play(variant, level, 1, seed)[0] + 1 - play(variant, 1, level, seed)[0]
        for seed in range(games // 2)
    )
    assert won >= games * 3 / 4


def test_a_game_of_two_levels_is_always_the_same() -> None:
    assert play(ITALIAN, 3, 2, seed=1) == play(ITALIAN, 3, 2, seed=1)
    assert play(ITALIAN, 3, 2, seed=1) != play(ITALIAN, 3, 2, seed=2)
