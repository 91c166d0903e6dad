"""A search with a second thread that shares the table: as legal, as soon at an end, as right."""

import os
import queue
import threading
import time

import pytest

from assistant.engine import opponent
from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import Kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.kernels import Kernels
from assistant.engine.limits import Limits, SearchResult
from assistant.engine.opponent import SearchRequest, thinking_for
from assistant.engine.searcher import Searcher, SearchReport
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant
from tests.engine.support.kernels import KINDS, kernel_of
from tests.engine.support.searches import SMALL, as_tuple, effect, positions_of_games, thinking

each_game = pytest.mark.parametrize("rules", VARIANTS)
each_kind = pytest.mark.parametrize("kind", KINDS)
START = start_position(ITALIAN)
PATIENCE = 30


def helpers() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each.name == "search helper"]


def helped(position: Position, **more: object) -> Thinking:
    return thinking("compiled", position, threads=2, **more)


def answer(search: Thinking, limits: Limits) -> SearchResult:
    result = search.result(limits)
    assert result
    assert helpers() == []
    return result


def wait(search: Thinking, before: int) -> None:
    """Until the second thread has searched."""
    end = time.monotonic() + PATIENCE
    while search._helper and search._helper.nodes <= before and time.monotonic() < end:
        time.sleep(0.001)


def check_line(position: Position, result: SearchResult) -> None:
    """The move and all that is expected after it are legal."""
    assert result.line[0] == result.move
    for move in result.line:
        assert move in legal_moves(position), format_fen(position)
        position = position.after(move)


# Two threads


@each_game
def test_a_move_found_by_two_is_legal_and_so_is_the_line(rules: str) -> None:
    for position in positions_of_games(rules, 21, 12):
        result = answer(helped(position, variety=3), Limits(depth=8))
        assert result.depth == 8 or abs(result.score) > at.WON or len(legal_moves(position)) == 1
        check_line(position, result)


@each_game
def test_two_find_the_same_worth_as_one(rules: str) -> None:
    position = start_position(VARIANTS[rules])
    for _ in range(4):
        alone = thinking("compiled", position, selective=False).result(Limits(depth=7))
        assert alone
        for slots in (1, SMALL):
            together = answer(helped(position, selective=False, slots=slots), Limits(depth=7))
            assert together.score == alone.score
        position = position.after(alone.move)


@each_game
def test_what_one_thread_remembers_the_other_one_knows(rules: str) -> None:
    remember, probe = map(kernel_of("compiled", rules).functions.__getitem__, ("remember", "probe"))
    search = helped(start_position(VARIANTS[rules]))
    assert search._helper
    first, second = search._work, search._helper._work
    for key in (1 << 50, (1 << 50) + SMALL - 1):
        for one, other, depth in ((first, second, 4), (second, first, 5)):
            remember(key, depth, 1, -50, 10, 50, 2, 0, 0, one)
            assert probe(key, one) == probe(key, other)
            assert probe(key, other) >> 20 & 255 == depth
    was = first[: at.TABLE].copy()
    second[: at.TABLE] = 1
    assert (first[: at.TABLE] == was).all()


def test_the_second_thread_searches_beside_the_first_one_and_is_counted() -> None:
    beside: list[int] = []
    counted: list[int] = []
    search = helped(START)

    def hear(result: SearchResult) -> None:
        beside.append(len(helpers()))
        counted.append(result.nodes - int(search._work[at.NODES]))
        if search._helper and search._helper.nodes > 1_000:
            search.stop()

    result = search.result(Limits(), hear)
    assert result
    assert helpers() == []
    assert {*beside} == {1}
    assert result.nodes - search._work[at.NODES] >= max(1_000, *counted)


# Its end


def test_a_stop_before_and_no_time_still_give_a_legal_move() -> None:
    for seconds in (0, -1.0, None):
        search = helped(START)
        if seconds is None:
            search.stop()
        result = answer(search, Limits(seconds=seconds))
        assert (result.move in legal_moves(START), result.depth) == (True, 0)
        assert search._helper
        assert search._helper.nodes == 0


def test_a_stop_and_a_time_end_both() -> None:
    told = threading.Event()
    search = helped(START)
    thread = threading.Thread(target=lambda: told.wait(PATIENCE) and search.stop())
    thread.start()
    result = search.result(Limits(), lambda result: told.set())
    thread.join()
    assert result
    assert helpers() == []
    assert answer(helped(START), Limits(seconds=0.05)).move in legal_moves(START)


def test_a_search_that_was_not_stopped_goes_on_with_both() -> None:
    search = helped(START)
    assert search._helper
    for depth in (3, 9):
        before = search._helper.nodes
        result = search.result(Limits(depth=depth), lambda result, before=before: wait(search, before))
        assert result
        assert (result.depth, helpers()) == (depth, [])
        assert search._helper.nodes > before
    search.stop()
    assert answer(search, Limits()).depth == 0


def test_an_error_of_the_first_thread_ends_the_second_one() -> None:
    def fail(result: SearchResult) -> None:
        assert len(helpers()) == 1
        raise KeyError("told")

    with pytest.raises(KeyError, match="told"):
        helped(START).result(Limits(), fail)
    assert helpers() == []


class Compiled(Kernels):
    """Kernels of which the compiled one is ready."""

    def of(self, variant: Variant) -> Kernel:
        return kernel_of("compiled", variant.name)


def test_closing_the_searcher_ends_both(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(opponent, "processors", lambda: 4)
    reports: queue.Queue[SearchReport] = queue.Queue()
    searcher = Searcher(reports.put, Compiled(lambda error: None), at_once=5)
    for number in range(5):
        searcher.start(number, SearchRequest(START, movetime=1_000.0))
    searcher.close()
    found = [reports.get(timeout=PATIENCE) for _ in range(5)]
    assert {each.request_id for each in found} == {*range(5)}
    assert all(each.error is None and each.result for each in found)
    assert helpers() == []


# Where it does not help


def test_without_moves_or_with_one_there_is_nothing_to_help_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(threading.Thread, "start", lambda self: pytest.fail(self.name))
    lost = parse_fen("W:W32:B1,2,3,5,8,25,26,K28", ITALIAN)
    assert helped(lost).result(Limits()) is None
    forced = parse_fen("W:WK11:B5,K6,K13,K14,K21", ITALIAN)
    assert answer(helped(forced), Limits()).nodes == 0
    assert answer(helped(START), Limits(nodes=5_000)).nodes == 5_000
    assert as_tuple(thinking("plain", START, threads=2).result(Limits(depth=2)))[2] == 2


def same(one: SearchResult | None, other: SearchResult | None) -> bool:
    one_, other_ = as_tuple(one), as_tuple(other)
    return one_[:4] + one_[5:] == other_[:4] + other_[5:]


def test_a_helper_that_cannot_be_had_or_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = thinking("compiled", START).result(Limits(depth=7))

    def fail(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", fail)
        assert same(answer(helped(START), Limits(depth=7)), alone)
    monkeypatch.setattr(Thinking, "_help", fail)
    assert same(answer(helped(START), Limits(depth=7)), alone)


def test_only_a_time_takes_two_and_only_where_a_processor_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernels = {kind: kernel_of(kind, "italian") for kind in KINDS}
    timed, level = SearchRequest(START, movetime=1.0), SearchRequest(START, level=10)
    for processors in (1, 2, 3, 64):
        monkeypatch.setattr(opponent, "processors", lambda number=processors: number)
        for kind, kernel in kernels.items():
            is_helped = thinking_for(kernel, timed)[0]._helper is not None
            assert is_helped == (kind == "compiled" and processors >= 3)
            assert thinking_for(kernel, level)[0]._helper is None


def test_only_processors_that_this_process_may_use_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 5, 7}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert opponent.processors() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    assert opponent.processors() == 8
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert opponent.processors() == 1


# One thread searches as it did before there could be two

AS_BEFORE = [
    ("W:W13,23,25,27:B7,14,18,21", 650, 181, "27-22 18x27 25x18x11x4 27-30 4-7 30-27"),
    ("W:W29,K30,K31:B12,K3,K10", 2225, 1, "31-27 12-15 27-23 3-6 30-27 6-11"),
    (
        "W:W16,23,32,33,40,42,43,44,45,46,50:B2,5,7,8,11,12,13,14,15,22,25",
        *(10479, -4, "42-37 13-18 43-38 18x29 33x24 14-19"),
    ),
]
"""By depth 6: positions looked at, score, line. Only a change to what is searched may change them."""


@each_kind
@pytest.mark.parametrize(("fen", "nodes", "score", "line"), AS_BEFORE)
def test_one_thread_looks_at_the_same_positions(
    kind: str, fen: str, nodes: int, score: int, line: str
) -> None:
    position = parse_fen(fen, INTERNATIONAL if "45" in fen else ITALIAN)
    result = thinking(kind, position, threads=1).result(Limits(depth=6))
    assert result
    found = " ".join(map(format_path, result.line))
    assert (result.nodes, result.score, found) == (nodes, score, line)


# What the table is believed


def entry(kind: str, key: int, depth: int, number: int) -> tuple[int, int]:
    """The two numbers that stand for a position in the table."""
    kernel = kernel_of(kind, "italian")
    work = kernel.numbers(at.TABLE + 4)
    work[at.TABLE_AT] = at.TABLE
    kernel.functions["remember"](key, depth, 1, -50, 10, 50, number, 0, 0, work)
    return int(work[at.TABLE]), int(work[at.TABLE + 1])


@each_kind
@pytest.mark.parametrize("place", [at.TABLE, at.TABLE + 2])
def test_an_entry_of_which_two_threads_wrote_one_half_each_is_not_believed(
    kind: str, place: int
) -> None:
    kernel = kernel_of(kind, "italian")
    probe = kernel.functions["probe"]
    work = kernel.numbers(at.TABLE + 4)
    work[at.TABLE_AT] = at.TABLE
    one, other = (0x1234_5678_9ABC_DEF0, 0x2345_6789_ABCD_EF01)
    known_of_one, known_of_other = (entry(kind, one, 5, 3), entry(kind, other, 9, 7))
    for key, known in ((one, known_of_one), (other, known_of_other)):
        work[place], work[place + 1] = known
        found = probe(key, work)
        assert (found >> 20 & 255, found >> 30) == ((5, 3) if key == one else (9, 7))
    nothing = (0, 0)
    whole = (known_of_one, known_of_other, nothing)
    for first in whole:
        for second in whole:
            work[place], work[place + 1] = first[0], second[1]
            believed = [key for key in (one, other) if probe(key, work)]
            told = {known_of_one: [one], known_of_other: [other], nothing: []}
            assert believed == (told[first] if first == second else [])


@each_kind
@each_game
def test_numbers_of_moves_that_there_are_not_do_no_harm(kind: str, rules: str) -> None:
    for position in positions_of_games(rules, 22, 6):
        search = thinking(kind, position, selective=False)
        before = search.result(Limits(depth=4))
        work = search._work
        for place in range(at.TABLE, at.TABLE + 4 * SMALL, 2):
            if work[place]:
                work[place + 1] |= 1023 << 30
        assert before
        assert len(search._line(effect(before.move), 4)) == 1
        after = search.result(Limits(depth=5))
        assert after
        check_line(position, after)
        fresh = thinking(kind, position, selective=False).result(Limits(depth=5))
        assert fresh
        assert after.score == fresh.score
