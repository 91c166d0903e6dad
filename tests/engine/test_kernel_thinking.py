"""A move by the kernel: its limits, how it is stopped, the choice among moves that are as good."""

import threading

import pytest

from assistant.engine.kernel import kernel as kernel_module
from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import masks
from assistant.engine.kernel.names import FULL, LAST
from assistant.engine.kernel.thinking import (
    Counted,
    _Root,
    search_key,
    square_values,
)
from assistant.engine.limits import Limits, SearchResult
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS
from tests.engine.support.kernels import KINDS, kernel_of
from tests.engine.support.searches import (
    SMALL,
    as_tuple,
    evaluated,
    minimax,
    positions_of_games,
    thinking,
)

each_game = pytest.mark.parametrize("rules", VARIANTS)
each_kind = pytest.mark.parametrize("kind", KINDS)


# Limits


@each_kind
@each_game
def test_limits_and_stops_still_give_a_legal_move(kind: str, rules: str) -> None:
    position = start_position(VARIANTS[rules])
    for limits in (Limits(seconds=0), Limits(nodes=0), Limits(nodes=1), Limits(depth=0)):
        result = thinking(kind, position).result(limits)
        assert result
        assert result.move in legal_moves(position)
        assert result.depth == 0
    stopped = thinking(kind, position)
    stopped.stop()
    result = stopped.result(Limits())
    assert result
    assert (result.move in legal_moves(position), result.depth) == (True, 0)


@each_kind
def test_a_limit_is_kept(kind: str) -> None:
    position = start_position(ITALIAN)
    at_most = thinking(kind, position).result(Limits(nodes=3_000))
    deep = thinking(kind, position).result(Limits(depth=4))
    assert at_most
    assert deep
    assert (at_most.nodes, deep.depth) == (3_000, 4)
    short = thinking(kind, position).result(Limits(seconds=0.05))
    assert short
    assert short.move in legal_moves(position)


@each_kind
def test_another_thread_stops_it_and_each_depth_is_told(kind: str) -> None:
    told: list[SearchResult] = []
    search = thinking(kind, start_position(INTERNATIONAL))
    deep_enough = threading.Event()

    def hear(result: SearchResult) -> None:
        told.append(result)
        if result.depth == 3:
            deep_enough.set()

    thread = threading.Thread(target=lambda: deep_enough.wait(60) and search.stop())
    thread.start()
    result = search.result(Limits(), hear)
    thread.join()
    assert result
    assert [each.depth for each in told] == [*range(1, len(told) + 1)]
    assert result.depth == len(told) >= 3
    assert result.move in legal_moves(start_position(INTERNATIONAL))


@each_kind
def test_two_at_once_do_not_mix(kind: str) -> None:
    many = [*positions_of_games("italian", 7, 2)]
    alone = [as_tuple(thinking(kind, each).result(Limits(depth=6))) for each in many]
    found: dict[int, tuple[object, ...]] = {}

    def think(number: int) -> None:
        found[number] = as_tuple(thinking(kind, many[number]).result(Limits(depth=6)))

    threads = [threading.Thread(target=think, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, before in enumerate(alone):
        assert found[number][:4] + found[number][5:] == before[:4] + before[5:]


@each_kind
def test_expected_play_that_there_is_no_room_for_ends_the_line_and_not_the_search(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = thinking(kind, start_position(ITALIAN))
    whole = search.result(Limits(depth=4))
    monkeypatch.setattr(kernel_module, "MOVES", LAST + 1)
    cut = search.result(Limits(depth=4))
    assert whole
    assert cut
    assert len(whole.line) > 1
    assert cut.line == (cut.move,)


@each_kind
def test_without_a_legal_move_there_is_no_result(kind: str) -> None:
    lost = parse_fen("W:W32:B1,2,3,5,8,25,26,K28", ITALIAN)
    assert thinking(kind, lost).result(Limits(depth=3)) is None
    assert thinking(kind, start_position(ITALIAN)._replace(white=0)).result(Limits()) is None


@each_kind
def test_one_legal_move_is_played_without_thinking(kind: str) -> None:
    position = parse_fen("W:WK11:B5,K6,K13,K14,K21", ITALIAN)
    result = thinking(kind, position).result(Limits(depth=20))
    assert result
    assert format_path(result.move) == "11x18x9x2x11"
    assert (result.nodes, result.depth) == (0, 0)


@each_kind
@each_game
def test_a_list_without_room_is_evaluated_as_it_stands(kind: str, rules: str) -> None:
    kernel = kernel_of(kind, rules)
    work = kernel.numbers(at.TABLE + 4 * SMALL)
    work[at.TABLE_AT], work[at.SLOTS], work[at.MOST_NODES] = at.TABLE, SMALL - 1, 1 << 40
    position = start_position(VARIANTS[rules])
    score = kernel.functions["value"](
        *(*masks(position), search_key(position), square_values(position)),
        *(5, 1, -at.INFINITY, at.INFINITY, 0, 0, work, LAST + 1),
    )
    assert (score, work[at.NODES], work[FULL]) == (evaluated(position), 1, 0)


# The choice


@each_game
def test_the_seed_chooses_among_the_best_moves_only(rules: str) -> None:
    position = start_position(VARIANTS[rules])
    found = {}
    for seed in range(12):
        search = thinking("plain", position, seed=seed, variety=3, selective=False)
        result = search.result(Limits(depth=3))
        again = thinking("plain", position, seed=seed, variety=3, selective=False)
        assert result
        assert as_tuple(again.result(Limits(depth=3)))[:4] == as_tuple(result)[:4]
        found[result.move] = result.score
    values = {move: -minimax(position.after(move), 2, 1, frozenset()) for move in legal_moves(position)}
    assert len(found) > 1
    for move, score in found.items():
        assert score == values[move] >= max(values.values()) - 3


# The choice at the root, and the draws that are near


def chosen(scores: list[int], variety: int) -> set[int]:
    """The places of the moves that some seed chooses, by their scores."""
    search = thinking("plain", start_position(ITALIAN))
    moves = [*search._moves][: len(scores)]
    found = set()
    for seed in range(60):
        root = _Root(search, search._work, [*moves], variety, seed)
        root._choose(dict(zip(moves, scores, strict=True)))
        found.add(moves.index(root.move))
    return found


def test_variety_is_for_moves_that_neither_win_nor_lose() -> None:
    assert chosen([10, 8, 5], variety=3) == {0, 1}
    assert chosen([10, 8, 7], variety=3) == {0, 1, 2}
    # The soonest win, and the latest loss, though the others are as near as that.
    assert chosen([at.WIN - 3, at.WIN - 5, at.WIN - 3], variety=12) == {0, 2}
    assert chosen([7 - at.WIN, 5 - at.WIN, 3 - at.WIN], variety=12) == {0}
    assert chosen([at.WON - 1, at.WON - 3], variety=3) == {0, 1}
    assert chosen([at.WON, at.WON - 2], variety=3) == {0}


@each_kind
def test_a_draw_by_count_is_seen_as_soon_as_the_search_may_reach_it(kind: str) -> None:
    position = parse_fen("W:WK18,K26:BK3,K4", ITALIAN)
    search = thinking(kind, position, counts=Counted(king_each=80))
    drawn, (own, enemies, kings, _) = search._kernel.functions["drawn"], masks(position)

    def judged(since: int, depth: int) -> int:
        return int(drawn(own, enemies, kings, search_key(position), 0, depth, 0, since, search._work))

    assert [judged(since, 0) for since in (0, 1, 78, 79, 80, 81)] == [0, 0, 0, 0, 1, 1]
    assert [judged(76, depth) for depth in (3, 4, 5)] == [0, 2, 2]
    assert [judged(0, depth) for depth in (80, 200)] == [0, 0]
