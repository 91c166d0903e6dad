"""The benchmarks run, on the same positions everywhere. What they measure is not judged here."""

import json

import pytest

from assistant.cli import main
from assistant.commands import bench
from assistant.commands.bench_positions import positions_for_bench
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.variant import VARIANTS, Variant


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "POSITIONS", 20)


def test_the_rules_are_measured_as_json_lines(one_round: None, capsys) -> None:
    assert main(["bench", "rules", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["rules"], row["positions"]) for row in rows] == [
        *(("italian", "games"), ("italian", "captures")),
        *(("international", "games"), ("international", "captures")),
    ]
    assert all(row["per_second"] > 0 and row["ratio"] is None for row in rows)


def test_the_rules_are_measured_as_a_table(one_round: None, capsys) -> None:
    assert main(["bench"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[0].split()[:3] == ["measure", "rules", "positions"]


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_the_positions_are_the_same_each_time_and_lawful(variant: Variant) -> None:
    first, again = (positions_for_bench(variant, 30) for _ in range(2))
    assert first == again
    for fen in first["games"] + first["captures"]:
        assert format_fen(parse_fen(fen, variant)) == fen
    assert all(legal_moves(parse_fen(fen, variant))[0].captured for fen in first["captures"])
