"""The kernel, plain and compiled, says what the law says: by counts, and on random positions."""

import json
import random
from pathlib import Path

import pytest

from assistant.engine.compiled import is_installed
from assistant.engine.kernel import kernel as kernel_module
from assistant.engine.kernel.constants import constants
from assistant.engine.kernel.kernel import Kernel, KernelMove, TooManyMoves, masks
from assistant.engine.kernel.names import FULL, LAST, ROOM
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import VARIANTS
from tests.engine.support.kernels import KINDS, kernel_of, random_positions

TREES = json.loads((Path(__file__).parents[1] / "data" / "perft.json").read_text(encoding="utf-8"))
BIGGEST = {"plain": 300_000, "compiled": 5_000_000}
PROOF = {"plain": 10_000_000, "compiled": 420_000_000}
"""The published count of 418 million is the largest one below 420."""

each_game = pytest.mark.parametrize("rules", VARIANTS)
each_kind = pytest.mark.parametrize("kind", KINDS)


def counts(at_least: dict[str, int], at_most: dict[str, int]) -> list[object]:
    """For both kernels every published count of that size: which tree, how deep, how many leaves."""
    return [
        pytest.param(
            *(kind, tree, depth, nodes),
            id=f"{kind}-{tree['rules']}-{tree['name']}-{tree['count']}-{depth}",
        )
        for kind in KINDS
        for tree in TREES
        for depth, nodes in enumerate(tree["nodes"], 1)
        if at_least[kind] < nodes <= at_most[kind]
    ]


def counted(kind: str, tree: dict[str, str], depth: int) -> int:
    position = parse_fen(tree["fen"], VARIANTS[tree["rules"]])
    return kernel_of(kind, tree["rules"]).perft(position, depth, unique=tree["count"] == "unique")


@pytest.mark.parametrize(("kind", "tree", "depth", "nodes"), counts(dict.fromkeys(KINDS, 0), BIGGEST))
def test_the_kernel_counts_what_was_published(
    kind: str, tree: dict[str, str], depth: int, nodes: int
) -> None:
    assert counted(kind, tree, depth) == nodes


@pytest.mark.proof
@pytest.mark.parametrize(("kind", "tree", "depth", "nodes"), counts(BIGGEST, PROOF))
def test_the_kernel_counts_what_was_published_deeper_down(
    kind: str, tree: dict[str, str], depth: int, nodes: int
) -> None:
    assert counted(kind, tree, depth) == nodes


def compare(kernels: list[Kernel], position: Position, chance: random.Random) -> None:
    """Hold the kernels' moves, and what one of them leads to, against the law."""
    moves = legal_moves(position)
    told = sorted((move.from_mask, move.to_mask, move.captured_mask) for move in moves)
    for kernel in kernels:
        fen = format_fen(position)
        assert sorted(kernel.moves(position)) == told, fen
        assert sorted(kernel.moves(position, unique=True)) == sorted(set(told)), fen
        if moves:
            move = chance.choice(moves)
            found = KernelMove(move.from_mask, move.to_mask, move.captured_mask)
            assert kernel.after(position, found) == position.after(move), fen


def compare_many(rules: str, seed: int, how_many: int) -> None:
    # That numba may be missing is for the tests above to say: they are skipped then.
    kernels = [kernel_of(kind, rules) for kind in (KINDS if is_installed() else KINDS[:1])]
    chance = random.Random(seed)
    captures = kings = 0
    for position in random_positions(VARIANTS[rules], seed, how_many):
        compare(kernels, position, chance)
        captures += any(move.captured_mask for move in kernels[0].moves(position)[:1])
        kings += position.kings.bit_count() * 4 > (position.white | position.black).bit_count()
    assert captures > how_many / 2
    assert kings > how_many / 3


@each_game
@pytest.mark.parametrize("part", range(4))
def test_random_positions_have_the_moves_of_the_law(rules: str, part: int) -> None:
    compare_many(rules, part, 5_000)


@pytest.mark.proof
@each_game
def test_many_more_random_positions_have_the_moves_of_the_law(rules: str) -> None:
    compare_many(rules, 4, 80_000)


@each_kind
@each_game
def test_a_lost_position_has_no_moves(kind: str, rules: str) -> None:
    kernel = kernel_of(kind, rules)
    lost = start_position(VARIANTS[rules])._replace(white=0)
    assert kernel.moves(lost) == []
    assert [kernel.perft(lost, depth) for depth in range(3)] == [1, 0, 0]


@each_kind
@each_game
def test_a_list_without_room_is_told_and_the_next_question_answered(
    kind: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = kernel_of(kind, rules)
    position = start_position(VARIANTS[rules])
    monkeypatch.setattr(kernel_module, "MOVES", LAST + 1)
    with pytest.raises(TooManyMoves):
        kernel.moves(position)
    with pytest.raises(TooManyMoves):
        kernel.perft(position, 1)
    monkeypatch.undo()
    assert len(kernel.moves(position)) == VARIANTS[rules].geometry.size - 1


@each_kind
@each_game
def test_a_capture_more_than_there_is_room_for_is_noted(kind: str, rules: str) -> None:
    kernel = kernel_of(kind, rules)
    fens = {"italian": "W:WK14,K16:B10,12", "international": "W:WK22,K23:B18,19"}
    position = parse_fen(fens[rules], VARIANTS[rules])
    assert len(kernel.moves(position)) > 1
    work = kernel.numbers(ROOM)
    assert kernel.functions["captures"](*masks(position), work, ROOM - 3) == ROOM
    assert work[FULL] == 1


@each_game
def test_each_priority_outweighs_all_that_come_after_it(rules: str) -> None:
    variant = VARIANTS[rules]
    numbers = constants(variant)
    piece, moves, taken, soonest = (
        numbers[name] for name in ("PIECE_TAKEN", "KING_MOVES", "KING_TAKEN", "SOONEST")
    )
    most = (variant.geometry.size - 2) ** 2 // 2
    assert soonest == 0 or soonest == 1 << (most - 1)
    all_at_once = 2 * soonest
    for above in (taken, moves, piece):
        assert above == 0 or above >= all_at_once
        all_at_once += above * (1 if above == moves else most)
    assert all_at_once < 1 << 60
