"""The search: legal always, right where it can be checked, the same for the same seed."""

import os
import random
import subprocess
import sys

import pytest

from assistant.commands.bench_positions import random_position
from assistant.engine.evaluate import evaluate
from assistant.engine.search import VARIETY, Limits, search
from assistant.engine.tree import CHECK_EVERY, DRAW, WIN, WON, Tree
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant

both_games = pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)


def italian(fen: str) -> Position:
    return parse_fen(fen, ITALIAN)


@both_games
def test_it_always_plays_a_legal_move(variant: Variant) -> None:
    rng = random.Random(5)
    for _ in range(150):
        position = random_position(variant, rng)
        moves = legal_moves(position)
        if moves:
            result = search(position, Limits(depth=2, nodes=500), seed=rng.randrange(99))
            assert result.move in moves


def minimax(position: Position, depth: int, ply: int, seen: frozenset) -> int:
    """The value that every right alpha-beta must find: all moves, nothing cut or remembered."""
    key = (position.white, position.black, position.kings, position.side_to_move)
    if key in seen:
        return DRAW
    moves = legal_moves(position)
    if not moves:
        return ply - WIN
    if depth <= 0 and not moves[0].captured:
        return evaluate(position)
    return max(-minimax(position.after(move), depth - 1, ply + 1, seen | {key}) for move in moves)


@both_games
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_cutting_changes_no_value(variant: Variant, depth: int) -> None:
    rng = random.Random(depth)
    position = start_position(variant)
    for _ in range(25):
        moves = legal_moves(position)
        if not moves:
            position = start_position(variant)
            continue
        tree = Tree([], None, lambda: False)
        found = tree.value(position, depth, 0, -WIN, WIN)
        assert found == minimax(position, depth, 0, frozenset())
        position = position.after(rng.choice(moves))


SHOTS = [
    (ITALIAN, "W:W13,23,25,27:B7,14,18,21", ["27-22", "18x27", "25x18x11x4"]),
    (ITALIAN, "W:W14,15,25,27:B5,13,18,21", ["27-22", "18x27", "25x18x9x2"]),
    (INTERNATIONAL, "W:W16,18,27,31,40,44:B19,20,25,30,36,38", ["27-21", "36x27", "21x32x43"]),
    (INTERNATIONAL, "W:W11,12,18,23,27,39:B14,20,26,37,38,40", ["39-33", "38x29", "23x34x45"]),
]


@pytest.mark.parametrize(("variant", "fen", "line"), SHOTS)
def test_a_man_is_given_to_take_more(variant: Variant, fen: str, line: list[str]) -> None:
    result = search(parse_fen(fen, variant), Limits(depth=4))
    assert [format_path(move) for move in result.line[:3]] == line
    assert result.score > 100


@pytest.mark.parametrize(
    ("variant", "fen", "only"),
    [
        (ITALIAN, "W:W13,14,21,28:B6,9,18,20", "21-17"),
        (INTERNATIONAL, "W:W28,30,39,41:B6,13,18,33", "28-23"),
    ],
)
def test_a_man_is_not_given_away(variant: Variant, fen: str, only: str) -> None:
    for seed in range(3):
        assert format_path(search(parse_fen(fen, variant), Limits(depth=3), seed=seed).move) == only


@both_games
def test_the_seed_chooses_among_the_best_moves_only(variant: Variant) -> None:
    rng = random.Random(12)
    position = start_position(variant)
    for seed in range(20):
        moves = legal_moves(position)
        if not moves:
            break
        values = {move: -minimax(position.after(move), 2, 1, frozenset()) for move in moves}
        result = search(position, Limits(depth=3), seed=seed)
        assert values[result.move] >= max(values.values()) - VARIETY
        assert result.depth == 0 or values[result.move] == result.score
        position = position.after(rng.choice(moves))


@both_games
def test_a_win_at_once_is_taken(variant: Variant) -> None:
    rng = random.Random(11)
    found = 0
    for _ in range(3000):
        position = random_position(variant, rng)
        moves = legal_moves(position)
        if len(moves) < 2 or not any(not legal_moves(position.after(move)) for move in moves):
            continue
        found += 1
        result = search(position, Limits(depth=3, nodes=2_000))
        assert not legal_moves(position.after(result.move))
        assert result.score > WON
    assert found >= 5


def test_the_same_seed_plays_the_same_move_and_others_vary() -> None:
    position = start_position(ITALIAN)
    moves = {seed: search(position, Limits(depth=4), seed=seed).move for seed in range(12)}
    assert all(
        search(position, Limits(depth=4), seed=seed).move == move for seed, move in moves.items()
    )
    assert len(set(moves.values())) > 1


def test_hashing_chooses_nothing() -> None:
    """Python hashes text otherwise in each process; the moves must not depend on it."""
    code = (
        "from assistant.engine.search import *; from assistant.rules.position import *\n"
        "from assistant.rules.variant import *\n"
        "for variant in VARIANTS.values():\n"
        "    found = search(start_position(variant), Limits(nodes=2000), seed=3)\n"
        "    print(found.move.path, found.score, found.depth, found.nodes, found.line)\n"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout
        for hash_seed in ("1", "2", "3")
    }
    assert len(answers) == 1
    assert answers.pop()


def test_a_position_seen_before_counts_as_a_draw() -> None:
    position = italian("W:WK32:BK2,K7")
    tree = Tree([position], None, lambda: False)
    assert tree.value(position, 3, 1, -WIN, WIN) == DRAW


def test_who_leads_does_not_go_back_and_who_is_behind_does() -> None:
    ahead = italian("W:WK10,K13,K17:BK24")
    best = search(ahead, Limits(depth=4)).move
    assert search(ahead, Limits(depth=4), past=[ahead.after(best)]).move != best
    behind = ahead.with_side_to_move(Side.BLACK)
    for move in legal_moves(behind):
        result = search(behind, Limits(depth=4), past=[behind.after(move)])
        assert (result.move, result.score) == (move, DRAW)


def test_limits_and_stops_still_give_a_move() -> None:
    position = start_position(INTERNATIONAL)
    moves = legal_moves(position)
    for limits in (Limits(seconds=0), Limits(nodes=1), Limits(depth=1), Limits(nodes=0)):
        assert search(position, limits).move in moves
    stopped = search(position, Limits(), stop=lambda: True)
    assert stopped.move in moves
    assert stopped.depth == 0
    assert search(position, Limits(nodes=3_000)).nodes == 3_000


def test_a_stop_in_the_middle_keeps_what_was_found() -> None:
    looks = iter(range(40))
    stopped = search(start_position(ITALIAN), Limits(), stop=lambda: next(looks) == 39)
    assert 0 < stopped.depth < 20
    assert stopped.nodes <= 40 * CHECK_EVERY
    assert stopped.move in legal_moves(start_position(ITALIAN))


def test_one_legal_move_is_played_without_thinking() -> None:
    result = search(italian("W:WK11:B5,K6,K13,K14,K21"), Limits(depth=20))
    assert format_path(result.move) == "11x18x9x2x11"
    assert result.nodes == 0


def test_without_a_legal_move_there_is_nothing_to_search() -> None:
    with pytest.raises(ValueError, match="no legal move"):
        search(italian("W:W32:B1,2,3,5,8,25,26,K28"), Limits(depth=3))
