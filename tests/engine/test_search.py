"""The search: legal always, right where it can be checked, the same for the same seed."""

import random

import pytest

from assistant.commands.bench_positions import random_position
from assistant.engine.evaluate import evaluate
from assistant.engine.search import Limits, search
from assistant.engine.tree import DRAW, WIN, WON, Tree
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
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
    # Give one, take three and reach the far row.
    (ITALIAN, "W:W19,26,27,32:B10,11,12,6", 5),
    (INTERNATIONAL, "W:W32,37,38,43:B21,22,23,28", 5),
]


@pytest.mark.parametrize(("variant", "fen", "depth"), SHOTS)
def test_deeper_search_sees_at_least_what_a_look_ahead_by_hand_sees(
    variant: Variant, fen: str, depth: int
) -> None:
    position = parse_fen(fen, variant)
    result = search(position, Limits(depth=depth))
    best = max(
        -minimax(position.after(move), depth - 1, 1, frozenset()) for move in legal_moves(position)
    )
    assert abs(result.score - best) <= 3


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


def test_a_man_is_not_given_away() -> None:
    # 21-17 loses a man to 13x22 at once; something else does not.
    position = italian("W:W21,26,30,32:B9,13,2,3")
    for seed in range(5):
        assert format_path(search(position, Limits(depth=4), seed=seed).move) != "21-18"


@pytest.mark.parametrize(
    ("variant", "fen"),
    [(ITALIAN, "W:WK18,K23:BK5"), (INTERNATIONAL, "W:WK46,K40,K29:BK3")],
    ids=repr,
)
def test_kings_against_a_lone_king_make_progress(variant: Variant, fen: str) -> None:
    """Two kings win in the Italian game; three flying kings can at least not lose any."""
    rng = random.Random(2)
    position = parse_fen(fen, variant)
    past: list[Position] = []
    for _ in range(40):
        if not legal_moves(position):
            break
        result = search(position, Limits(depth=8, nodes=20_000), past=past)
        past.append(position)
        position = position.after(result.move)
        replies = legal_moves(position)
        if not replies:
            break
        past.append(position)
        position = position.after(rng.choice(replies))
    assert not position.black or position.white.bit_count() >= position.black.bit_count()
    if variant is ITALIAN:
        assert not legal_moves(position)


def test_the_same_seed_plays_the_same_move_and_others_vary() -> None:
    position = start_position(ITALIAN)
    moves = {seed: search(position, Limits(depth=4), seed=seed).move for seed in range(12)}
    assert all(
        search(position, Limits(depth=4), seed=seed).move == move for seed, move in moves.items()
    )
    assert len(set(moves.values())) > 1


def test_a_position_seen_before_counts_as_a_draw() -> None:
    position = italian("W:WK32:BK2,K7")
    tree = Tree([position], None, lambda: False)
    assert tree.value(position, 3, 1, -WIN, WIN) == DRAW


def test_limits_and_stops_still_give_a_move() -> None:
    position = start_position(INTERNATIONAL)
    moves = legal_moves(position)
    for limits in (Limits(seconds=0), Limits(nodes=1), Limits(depth=1), Limits(nodes=0)):
        assert search(position, limits).move in moves
    stopped = search(position, Limits(), stop=lambda: True)
    assert stopped.move in moves
    assert stopped.depth == 0
    assert search(position, Limits(nodes=3_000)).nodes <= 3_200


def test_one_legal_move_is_played_without_thinking() -> None:
    result = search(italian("W:WK11:B5,K6,K13,K14,K21"), Limits(depth=20))
    assert format_path(result.move) == "11x18x9x2x11"
    assert result.nodes == 0


def test_without_a_legal_move_there_is_nothing_to_search() -> None:
    with pytest.raises(ValueError, match="no legal move"):
        search(italian("W:W32:B1,2,3,5,8,25,26,K28"), Limits(depth=3))


@both_games
def test_the_evaluation_is_the_same_for_both_sides(variant: Variant) -> None:
    """Turning the board round and changing colours changes nothing for the side to move."""
    rng = random.Random(8)
    for _ in range(100):
        position = random_position(variant, rng)
        assert evaluate(position) == evaluate(turned(position))


def turned(position: Position) -> Position:
    board = position.variant.geometry

    def turn(mask: int) -> int:
        return sum(
            board.mask_of[board.squares + 1 - square]
            for square in range(1, board.squares + 1)
            if mask & board.mask_of[square]
        )

    return Position(
        position.variant,
        position.side_to_move.opponent,
        turn(position.black),
        turn(position.white),
        turn(position.kings),
    )
