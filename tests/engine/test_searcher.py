"""The opponent's threads, with real searches."""

import queue
from collections.abc import Iterator

import pytest

from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernels import Kernels
from assistant.engine.opponent import SearchRequest
from assistant.engine.searcher import Searcher, SearchReport
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.variant import ITALIAN, Variant

PATIENCE = 30
START = start_position(ITALIAN)
LONG = SearchRequest(START, movetime=1_000.0)


@pytest.fixture
def reports() -> "queue.Queue[SearchReport]":
    return queue.Queue()


@pytest.fixture
def searcher(reports: "queue.Queue[SearchReport]") -> Iterator[Searcher]:
    searcher = Searcher(reports.put)
    yield searcher
    searcher.close()


def test_it_answers_with_the_number_of_the_request(searcher, reports) -> None:
    searcher.start(7, SearchRequest(START, level=3, seed=1))
    report = reports.get(timeout=PATIENCE)
    assert report.request_id == 7
    assert report.error is None
    assert report.result.move in legal_moves(START)


def test_a_stop_in_mid_search_brings_the_answer_at_once(searcher, reports) -> None:
    searcher.start(1, LONG)
    with pytest.raises(queue.Empty):
        reports.get(timeout=0.2)
    searcher.stop(1)
    assert reports.get(timeout=PATIENCE).result.move in legal_moves(START)


def test_a_stop_before_the_first_iteration_brings_a_legal_move(searcher, reports) -> None:
    for number in range(20):
        searcher.start(number, LONG)
        searcher.stop(number)
        assert reports.get(timeout=PATIENCE).result.move in legal_moves(START)


def test_a_new_search_disturbs_no_other(searcher, reports) -> None:
    searcher.start(1, LONG)
    searcher.start(2, SearchRequest(START, level=2))
    assert reports.get(timeout=PATIENCE).request_id == 2
    with pytest.raises(queue.Empty):
        reports.get(timeout=0.3)
    searcher.stop(2)  # which has ended, and the other has another id
    with pytest.raises(queue.Empty):
        reports.get(timeout=0.3)
    searcher.stop(1)
    assert reports.get(timeout=PATIENCE).request_id == 1


def test_more_searches_than_run_at_once_wait_for_their_turn(reports) -> None:
    searcher = Searcher(reports.put, at_once=1)
    searcher.start(1, LONG)
    searcher.start(2, SearchRequest(START, level=2))
    searcher.start(3, SearchRequest(START, level=2))
    with pytest.raises(queue.Empty):
        reports.get(timeout=0.3)
    searcher.stop(1)
    assert [reports.get(timeout=PATIENCE).request_id for _ in range(3)] == [1, 2, 3]
    searcher.close()


def test_a_search_that_waits_and_is_stopped_answers_at_once(reports) -> None:
    searcher = Searcher(reports.put, at_once=1)
    searcher.start(1, LONG)
    searcher.start(2, LONG)
    searcher.stop(2)
    report = reports.get(timeout=PATIENCE)
    assert report.request_id == 2
    assert report.result.move in legal_moves(START)
    searcher.close()
    assert reports.get(timeout=PATIENCE).request_id == 1


def test_what_waits_when_it_is_closed_is_begun_no_more(reports) -> None:
    searcher = Searcher(reports.put, at_once=1)
    searcher.start(1, LONG)
    searcher.start(2, LONG)
    searcher.close()
    assert reports.get(timeout=PATIENCE).request_id == 1
    with pytest.raises(queue.Empty):
        reports.get(timeout=0.3)


def test_sixty_four_searches_are_all_answered_with_their_ids(searcher, reports) -> None:
    for number in range(64):
        searcher.start(number, SearchRequest(START, level=1, seed=number))
        if number % 5 == 0:
            searcher.stop(number)
    assert sorted(reports.get(timeout=PATIENCE).request_id for _ in range(64)) == list(range(64))


def test_a_failure_is_reported_and_not_lost(searcher, reports) -> None:
    without_moves = parse_fen("W:W32:B1,2,3,5,8,25,26,K28", ITALIAN)
    searcher.start(3, SearchRequest(without_moves, level=2))
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
    searcher = Searcher(reports.put, Broken(told.append))
    for number in range(2):
        searcher.start(number, SearchRequest(START, level=2))
        report = reports.get(timeout=PATIENCE)
        assert (report.request_id, report.error) == (number, None)
        assert report.result.move in legal_moves(START)
    assert [error.detail for error in told] == ["MemoryError: no room"]


def test_closing_ends_the_thread(reports) -> None:
    searcher = Searcher(reports.put)
    searcher.close()
    searcher.start(1, LONG)
    searcher.close()
    assert reports.get(timeout=PATIENCE).request_id == 1
    searcher.stop(1)
