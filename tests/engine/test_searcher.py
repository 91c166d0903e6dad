"""The opponent's thread, with real searches."""

import queue
from collections.abc import Iterator

import pytest

from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernels import Kernels
from assistant.engine.opponent import Request
from assistant.engine.searcher import Searcher, SearchReport
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.variant import ITALIAN, Variant

PATIENCE = 30
START = start_position(ITALIAN)
LONG = Request(START, movetime=1_000.0)


@pytest.fixture
def reports() -> "queue.Queue[SearchReport]":
    return queue.Queue()


@pytest.fixture
def player(reports: "queue.Queue[SearchReport]") -> Iterator[Searcher]:
    player = Searcher(reports.put)
    yield player
    player.close()


def test_it_answers_with_the_number_of_the_request(player, reports) -> None:
    player.start(7, Request(START, level=3, seed=1))
    report = reports.get(timeout=PATIENCE)
    assert report.request_id == 7
    assert report.error is None
    assert report.result.move in legal_moves(START)


def test_a_stop_in_mid_search_brings_the_answer_at_once(player, reports) -> None:
    player.start(1, LONG)
    with pytest.raises(queue.Empty):
        reports.get(timeout=0.2)
    player.stop()
    assert reports.get(timeout=PATIENCE).result.move in legal_moves(START)


def test_a_stop_before_the_first_iteration_brings_a_legal_move(player, reports) -> None:
    for number in range(20):
        player.start(number, LONG)
        player.stop()
        assert reports.get(timeout=PATIENCE).result.move in legal_moves(START)


def test_a_new_search_stops_the_one_before(player, reports) -> None:
    player.start(1, LONG)
    player.start(2, Request(START, level=2))
    assert {reports.get(timeout=PATIENCE).request_id for _ in range(2)} == {1, 2}


def test_a_failure_is_reported_and_not_lost(player, reports) -> None:
    without_moves = parse_fen("W:W32:B1,2,3,5,8,25,26,K28", ITALIAN)
    player.start(3, Request(without_moves, level=2))
    report = reports.get(timeout=PATIENCE)
    assert report.result is None
    assert "no legal move" in report.error


class Broken(Kernels):
    """Kernels of which the compiled one breaks down."""

    def of(self, variant: Variant) -> Kernel:
        if self._has_failed:
            return plain_kernel(variant)

        def numbers(size: int) -> list[int]:
            raise MemoryError("no room")

        return Kernel(variant, {}, numbers)


def test_where_the_compiled_kernel_breaks_the_plain_one_answers(reports) -> None:
    told: list[NotCompiled] = []
    player = Searcher(reports.put, Broken(told.append))
    for number in range(2):
        player.start(number, Request(START, level=2))
        report = reports.get(timeout=PATIENCE)
        assert (report.request_id, report.error) == (number, None)
        assert report.result.move in legal_moves(START)
    assert [error.detail for error in told] == ["MemoryError: no room"]


def test_closing_ends_the_thread(reports) -> None:
    player = Searcher(reports.put)
    player.close()
    player.start(1, LONG)
    player.close()
    assert reports.get(timeout=PATIENCE).request_id == 1
    player.stop()
