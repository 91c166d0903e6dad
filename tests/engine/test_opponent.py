"""The opponent asked for a move: legal always, the same for the same seed, and no fool."""

import os
import random
import subprocess
import sys
from itertools import islice

import pytest

from assistant.commands.bench.positions import random_position
from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import plain_kernel
from assistant.engine.levels import LEVELS
from assistant.engine.limits import SearchResult
from assistant.engine.opponent import SearchRequest, thinking_for
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant
from tests.engine.support.kernels import KINDS, kernel_of
from tests.engine.support.searches import as_tuple, positions_of_games

both_games = pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)


def answer(position: Position, kind: str = "plain", **more: object) -> SearchResult:
    request = SearchRequest(position, **more)  # type: ignore[arg-type]
    thinking, limits = thinking_for(kernel_of(kind, position.variant.name), request)
    result = thinking.result(limits)
    assert result
    return result


@both_games
def test_it_always_plays_a_legal_move(variant: Variant) -> None:
    rng = random.Random(5)
    for number in range(150):
        position = random_position(variant, rng)
        if moves := legal_moves(position):
            assert answer(position, level=1 + number % 3, seed=number).move in moves


@both_games
def test_a_level_plays_the_same_with_either_kernel(variant: Variant) -> None:
    pytest.importorskip("numba")
    for level in LEVELS:
        for seed, position in enumerate(positions_of_games(variant.name, level, 6 if level < 8 else 1)):
            plain, compiled = (
                as_tuple(answer(position, kind, level=level, seed=seed)) for kind in KINDS
            )
            assert plain[:4] + plain[5:] == compiled[:4] + compiled[5:]


@pytest.mark.parametrize(
    ("variant", "fen", "only"),
    [
        (ITALIAN, "W:W13,14,21,28:B6,9,18,20", "21-17"),
        (INTERNATIONAL, "W:W16,23,32,33,40,42,43,44,45,46,50:B2,5,7,8,11,12,13,14,15,22,25", "42-37"),
    ],
)
def test_a_man_is_not_given_away(variant: Variant, fen: str, only: str) -> None:
    for seed in range(3):
        assert format_path(answer(parse_fen(fen, variant), level=5, seed=seed).move) == only


@both_games
def test_a_win_at_once_is_taken_by_every_level(variant: Variant) -> None:
    rng = random.Random(11)
    wins = (
        position
        for position in iter(lambda: random_position(variant, rng), None)
        if (moves := legal_moves(position))
        and len(moves) > 1
        and any(not legal_moves(position.after(move)) for move in moves)
    )
    for position in islice(wins, 5):
        for level in range(1, 8):
            result = answer(position, level=level)
            assert not legal_moves(position.after(result.move))
            assert result.score > at.WON


@both_games
def test_the_same_seed_plays_the_same_move_and_others_vary(variant: Variant) -> None:
    position = start_position(variant)
    moves = {seed: answer(position, level=4, seed=seed).move for seed in range(12)}
    assert all(answer(position, level=4, seed=seed).move == move for seed, move in moves.items())
    assert len(set(moves.values())) > 1


def test_hashing_chooses_nothing() -> None:
    """Python hashes text otherwise in each process; the moves must not depend on it."""
    code = (
        "from assistant.engine.kernel.kernel import plain_kernel\n"
        "from assistant.engine.opponent import SearchRequest, thinking_for\n"
        "from assistant.rules.position import start_position\n"
        "from assistant.rules.variant import VARIANTS\n"
        "for variant in VARIANTS.values():\n"
        "    request = SearchRequest(start_position(variant), level=5, seed=3)\n"
        "    thinking, limits = thinking_for(plain_kernel(variant), request)\n"
        "    found = thinking.result(limits)\n"
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
        for hash_seed in ("1", "2")
    }
    assert len(answers) == 1
    assert answers.pop()


def turned_back(position: Position, move: Move) -> Move:
    """The move that undoes another one."""
    ends = move.to_mask, move.from_mask
    return next(each for each in legal_moves(position) if (each.from_mask, each.to_mask) == ends)


def test_who_leads_does_not_go_back_and_who_is_behind_does() -> None:
    ahead = parse_fen("W:WK10,K13,K17:BK24", ITALIAN)
    there = answer(ahead, level=5).move
    reply = legal_moves(ahead.after(there))[0]
    middle = ahead.after(there).after(reply)
    third = middle.after(turned_back(middle, there))
    home = turned_back(third, reply)
    past = [ahead, ahead.after(there), middle]
    assert third.after(home) == ahead
    result = answer(third, level=5, past=past)
    assert (result.move, result.score) == (home, at.DRAW)


def test_without_a_legal_move_there_is_nothing() -> None:
    lost = parse_fen("W:W32:B1,2,3,5,8,25,26,K28", ITALIAN)
    for more in ({"level": 3}, {"movetime": 1.0}):
        thinking, limits = thinking_for(plain_kernel(ITALIAN), SearchRequest(lost, **more))  # type: ignore[arg-type]
        assert thinking.result(limits) is None


def test_a_time_counts_instead_of_the_level_and_none_at_all_still_gives_a_move() -> None:
    position = start_position(ITALIAN)
    for seconds in (0.0, 0.05):
        result = answer(position, level=1, movetime=seconds)
        assert result.move in legal_moves(position)
        assert (result.depth > 1) == (seconds > 0)
    assert position.side_to_move is Side.WHITE
