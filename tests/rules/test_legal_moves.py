"""Two thousand positions with all their legal moves, and the article that decided among captures."""

import json
from pathlib import Path
from typing import Any

import pytest

from assistant.rules.articles import Article, IllegalReason
from assistant.rules.capture import complete_captures
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import Position
from assistant.rules.priority import deciding
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.rules.variant import VARIANTS

DATA = Path(__file__).parents[1] / "data"
REGULATIONS = {"italian": ITALIAN_FID, "international": INTERNATIONAL_FID}
HUNDREDS = range(10)

Told = dict[str, Any]


def positions(rules: str) -> list[Told]:
    lines = (DATA / f"legal-moves-{rules}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


TOLD = {rules: positions(rules) for rules in VARIANTS}

hundreds = pytest.mark.parametrize(
    ("rules", "told"),
    [
        pytest.param(rules, TOLD[rules][100 * n : 100 * (n + 1)], id=f"{rules}-{100 * n}")
        for rules in VARIANTS
        for n in HUNDREDS
    ],
)


def position_in(told: Told, rules: str) -> Position:
    return parse_fen(told["fen"], VARIANTS[rules])


def test_there_are_a_thousand_positions_of_each_game() -> None:
    assert {rules: len(told) for rules, told in TOLD.items()} == {
        "italian": 1000,
        "international": 1000,
    }


@hundreds
def test_the_legal_moves_are_those_told(rules: str, told: list[Told]) -> None:
    for each in told:
        moves = legal_moves(position_in(each, rules))
        # In the Italian game the order of the captured pieces is law (6.9); in the international
        # one a move is its ends and what it captures.
        if rules == "italian":
            found = sorted((move.path, move.captured) for move in moves)
            wanted = sorted((tuple(move["path"]), tuple(move["captured"])) for move in each["moves"])
            assert (each["id"], found) == (each["id"], wanted)
        else:
            ends = {(move.start, move.end, frozenset(move.captured)) for move in moves}
            assert (each["id"], ends) == (
                each["id"],
                {(move["from"], move["to"], frozenset(move["captured"])) for move in each["moves"]},
            )


@hundreds
def test_there_are_as_many_routes_and_as_many_moves(rules: str, told: list[Told]) -> None:
    for each in told:
        moves = legal_moves(position_in(each, rules))
        counted = each["id"], len(moves), len(distinct_moves(moves))
        assert counted == (each["id"], each["n_paths"], each["n_unique"])


@hundreds
def test_the_last_article_that_removed_a_capture_is_the_one_told(rules: str, told: list[Told]) -> None:
    for each in told:
        position = position_in(each, rules)
        priority = deciding(position, complete_captures(position))
        number = None
        if priority:
            # A priority and the refusal it gives have the same word.
            reason = IllegalReason(priority.value)
            article: Article = REGULATIONS[rules].article(reason, is_king=False)
            number = article.number
        assert (each["id"], number) == (each["id"], each["decisive"])


@hundreds
def test_the_positions_are_written_back(rules: str, told: list[Told]) -> None:
    for each in told:
        position = position_in(each, rules)
        assert parse_fen(format_fen(position), position.variant) == position
