"""Published node counts, played out with the law itself."""

import json
from pathlib import Path

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.perft import perft
from assistant.rules.variant import VARIANTS

PUBLISHED = json.loads((Path(__file__).parents[1] / "data" / "perft.json").read_text(encoding="utf-8"))
SUITE = 1_000_000
PROOF = 4_000_000


def counts(more_than: int, up_to: int) -> list[object]:
    """Every published count of that size: which tree, how deep, how many leaves."""
    return [
        pytest.param(
            tree,
            depth,
            nodes,
            id=f"{tree['rules']}-{tree['name']}-{tree['count']}-{depth}",
        )
        for tree in PUBLISHED
        for depth, nodes in enumerate(tree["nodes"], 1)
        if more_than < nodes <= up_to
    ]


def counted(tree: dict[str, str], depth: int) -> int:
    position = parse_fen(tree["fen"], VARIANTS[tree["rules"]])
    return perft(position, depth, unique=tree["count"] == "unique")


@pytest.mark.parametrize(("tree", "depth", "nodes"), counts(0, SUITE))
def test_the_law_counts_what_was_published(tree: dict[str, str], depth: int, nodes: int) -> None:
    assert counted(tree, depth) == nodes


@pytest.mark.proof
@pytest.mark.parametrize(("tree", "depth", "nodes"), counts(SUITE, PROOF))
def test_the_law_counts_what_was_published_deeper_down(
    tree: dict[str, str], depth: int, nodes: int
) -> None:
    assert counted(tree, depth) == nodes
