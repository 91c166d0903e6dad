"""The boards, with real pyserial at their lines: what is told of them, and what is done on them."""

import queue
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from assistant.dialogue.effects import Buzz, LeaveOut, LookFor, MarkSquares, UseBoards
from assistant.dialogue.events import (
    BoardButton,
    BoardEvent,
    BoardFound,
    BoardLost,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    Event,
    PieceTouched,
    SensorSuspected,
)
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.simulator.device import Buzzed, Device, News, Vibrated
from assistant.simulator.hand import Lift, SetDown
from assistant.simulator.simulation import Simulation
from assistant.store.boards import BoardMemory
from assistant.surfaces.boards import Boards
from assistant.tactile import port_link, serial_link, sight
from tests.app.support.boards_at_lines import at_line, device, lit
from tests.app.support.processes import PATIENCE
from tests.speech.support.waiting import wait_for
from tests.tactile.support.boards import italian

pytest.importorskip("serial")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

START = start_position(ITALIAN)
E = TypeVar("E", bound=Event)
QUICK = UseBoards(settling=20, is_touch_told=False)


@pytest.fixture(autouse=True)
def quick_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_link, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(serial_link, "LONGEST_WAIT", 0.1)
    monkeypatch.setattr(sight, "STABLE", 0.1)


class Player:
    """Somebody who has boards, and is told of them."""

    def __init__(
        self, *ports: str, wanted: UseBoards = QUICK, position: Position = START, **more
    ) -> None:
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.told: list[Event] = []
        self.boards = Boards(ports, self._events.put, position, wanted, **more)

    def next(self, kind: type[E]) -> E:
        """The next event of a kind."""
        while True:
            event = self._events.get(timeout=PATIENCE)
            self.told.append(event)
            if isinstance(event, kind):
                return event

    def all_that_came(self) -> list[Event]:
        """What was told and not looked at."""
        came = []
        while not self._events.empty():
            came.append(self._events.get())
        return came

    def next_reading(self, how: str, position: Position) -> BoardRead:
        """The next time that a board shows this position."""
        while True:
            event = self.next(BoardRead)
            if event.how == how and event.reading.agrees_with(position):
                return event


@contextmanager
def player(*ports: str, **more) -> Iterator[Player]:
    made = Player(*ports, **more)
    try:
        yield made
    finally:
        made.boards.close()


@contextmanager
def before(made: Device, news: list[News] | None = None, **more) -> Iterator[tuple[Player, Simulation]]:
    """A player before a device, and the device."""
    with at_line(made, news) as simulation, player(simulation.line.address, **more) as somebody:
        yield somebody, simulation


@contextmanager
def at_board(protocol: str = "tdb", **more) -> Iterator[tuple[Player, Simulation]]:
    """A player at a board that has been recognised."""
    with before(device(protocol), protocol=protocol, **more) as (made, simulation):
        made.next(BoardRecognised)
        yield made, simulation


@pytest.mark.parametrize("protocol", ["dgt", "tdb", "millennium"])
def test_a_board_is_found_recognised_and_read(protocol: str) -> None:
    with before(device(protocol, turns=2 * (protocol != "tdb")), protocol=protocol) as (
        made,
        simulation,
    ):
        assert made.next(BoardEvent) == BoardFound(0, protocol)
        assert made.next(BoardEvent) == BoardRecognised(0)
        made.next_reading("settled", START)
        simulation.perform([Lift(22), SetDown(18)])
        made.next_reading("settled", italian(f"B:W18,21,{squares(23, 32)}:B{squares(1, 12)}"))


def squares(first: int, last: int) -> str:
    return ",".join(map(str, range(first, last + 1)))


def test_each_of_two_boards_tells_for_itself() -> None:
    with (
        at_line(device("tdb")) as one,
        at_line(device("dgt", turns=1)) as other,
        player(one.line.address, other.line.address) as made,
    ):
        recognised = {made.next(BoardRecognised).board, made.next(BoardRecognised).board}
        assert recognised == {0, 1}
        other.perform([Lift(9)])
        while (event := made.next(BoardRead)).reading.agrees_with(START):
            pass
        assert event.board == 1


def test_marked_squares_are_lit_also_when_the_cable_was_pulled(tmp_path: Path) -> None:
    name = tmp_path / "by-id"
    with at_line(device("tdb", turns=2)) as simulation:
        name.symlink_to(simulation.line.address)
        with player(str(name), protocol="tdb") as made:
            # Before anybody knows where the squares are.
            made.boards.perform(MarkSquares(0, (11, 15)))
            made.next(BoardRecognised)
            wait_for(lambda: lit(simulation) == {11, 15})
            simulation.pull()
            assert made.next(BoardLost).reason in (port_link.UNPLUGGED, port_link.MISSING)
            simulation.plug()
            name.unlink()
            name.symlink_to(simulation.line.address)
            made.next(BoardFound)
            wait_for(lambda: lit(simulation) == {11, 15})
            made.next_reading("settled", START)
            assert sum(isinstance(each, BoardLost) for each in made.told) == 1
            assert sum(isinstance(each, BoardRecognised) for each in made.told) == 1
        wait_for(lambda: lit(simulation) == set())


def test_what_was_seen_before_the_cable_was_pulled_does_not_count() -> None:
    """A reading that has not settled when the line goes never does."""
    with at_board(wanted=UseBoards(settling=2000, is_touch_told=True)) as (made, simulation):
        made.next_reading("settled", START)
        simulation.perform([Lift(22)])
        made.next(PieceTouched)
        simulation.pull()
        made.next(BoardLost)
        simulation.wait(2.5)
        assert made.all_that_came() == []


def test_a_port_where_there_is_nothing_is_told_once_and_a_board_there_is_found(tmp_path: Path) -> None:
    name = tmp_path / "port"
    with player(str(name), protocol="tdb") as made, at_line(device("tdb")) as simulation:
        assert made.next(BoardEvent) == BoardLost(0, port_link.MISSING, str(name))
        name.symlink_to(simulation.line.address)
        assert made.next(BoardEvent) == BoardFound(0, "tdb")
        assert made.next(BoardEvent) == BoardRecognised(0)


def test_another_position_is_looked_for_and_how_the_board_lies_can_be_forgotten() -> None:
    there = italian("W:W21,K32:B5,12")
    with before(device("dgt", position=there), protocol="dgt") as (made, _):
        assert made.next(BoardUnrecognised) == BoardUnrecognised(0, 4, 0)
        made.boards.perform(LookFor(0, there))
        made.next(BoardRecognised)
        made.boards.forget(0)
        made.next(BoardRecognised)
        made.next_reading("settled", there)


def test_looking_for_the_same_again_is_not_told_again() -> None:
    with before(device("dgt", position=italian("W:W21:B5")), protocol="dgt") as (made, simulation):
        made.next(BoardUnrecognised)
        made.boards.perform(LookFor(0, START))
        made.boards.perform(LookFor(0, italian("W:W32:B1")))
        made.next(BoardUnrecognised)
        assert sum(isinstance(each, BoardUnrecognised) for each in made.told) == 2
        made.boards.perform(LookFor(0, italian("W:W32:B1")))
        simulation.perform([Lift(21)])
        assert made.next(BoardUnrecognised) == BoardUnrecognised(0, 1, 0)


def test_without_colours_a_lifted_piece_tells_where_white_sits() -> None:
    with before(device("tdb", turns=2, sense="occ"), protocol="tdb") as (made, simulation):
        assert made.next(BoardUnrecognised) == BoardUnrecognised(0, 24, 2)
        simulation.perform([Lift(23)])
        made.next(BoardRecognised)
        made.boards.perform(MarkSquares(0, (23,)))
        wait_for(lambda: lit(simulation) == {23})


def test_buttons() -> None:
    with at_board(wanted=UseBoards(settling=0, is_touch_told=False)) as (made, simulation):
        simulation.press("help")
        simulation.press("help", "up")
        simulation.press("undo")
        assert made.next(BoardButton) == BoardButton(0, "help")
        assert made.next(BoardButton) == BoardButton(0, "undo")
        simulation.perform([Lift(22)])
        is_early = True
        while is_early:
            simulation.press("confirm")
            event = made.next(BoardRead)
            assert event.how == "confirmed"
            is_early = event.reading.agrees_with(START)  # the board was not as quick as the button
        made.boards.perform(QUICK)
        simulation.perform([SetDown(22)])
        made.next_reading("settled", START)


def test_touches_are_told_if_they_are_wanted() -> None:
    with at_board(wanted=UseBoards(settling=20, is_touch_told=True)) as (made, simulation):
        simulation.perform([Lift(22), SetDown(22)], pause=0.2)
        assert made.next(PieceTouched) == PieceTouched(0, 22)
        made.boards.perform(QUICK)
        simulation.perform([Lift(23), SetDown(18)], pause=0.2)
        made.boards.perform(UseBoards(settling=20, is_touch_told=True))
        simulation.perform([Lift(24), SetDown(24)], pause=0.2)
        assert made.next(PieceTouched) == PieceTouched(0, 24)


def test_a_sensor_that_flickers_is_suspected_and_can_be_left_out() -> None:
    with at_board(wanted=UseBoards(settling=500, is_touch_told=False)) as (made, simulation):
        simulation.perform([Lift(22), SetDown(22)] * 4, pause=0.1)
        assert made.next(SensorSuspected) == SensorSuspected(0, 22)
        made.boards.perform(LeaveOut(0, (22,)))
        reading = made.next_reading("settled", START).reading
        assert reading.squares(reading.unsure) == (22,)


def test_a_board_vibrates_or_sounds() -> None:
    for able, times, felt in ((True, 2, Vibrated(200, 2)), (False, 1, Buzzed(880, 120, 1))):
        news: list[News] = []
        with before(device("tdb", has_vibration=able), news, protocol="tdb") as (made, _):
            made.next(BoardRecognised)
            made.boards.perform(Buzz(0, times))
            wait_for(lambda news=news, felt=felt: felt in news)


def test_how_a_board_lay_is_remembered_and_counts_only_where_the_position_is_found_so(
    tmp_path: Path,
) -> None:
    file = tmp_path / "boards.toml"
    with at_line(device("tdb", turns=2, sense="occ")) as simulation:
        where = simulation.line.address
        with player(where, memory=BoardMemory(file)) as made:
            made.next(BoardUnrecognised)
            simulation.perform([Lift(23), SetDown(23)], pause=0.3)
            made.next(BoardRecognised)
            wait_for(file.is_file)
        # Two ways would fit, and it is known which one it was.
        with player(where, memory=BoardMemory(file)) as made:
            assert isinstance(made.next(BoardEvent), BoardFound)
            assert made.next(BoardEvent) == BoardRecognised(0)
        # In another position it does not fit.
        elsewhere = italian("W:W21:B5")
        with player(where, memory=BoardMemory(file), position=elsewhere) as made:
            assert made.next(BoardUnrecognised) == BoardUnrecognised(0, 24, 0)


def test_another_board_at_the_same_port_is_looked_at_anew(tmp_path: Path) -> None:
    name = tmp_path / "port"
    with at_line(device("tdb")) as one, at_line(device("tdb", turns=2, identity="other")) as other:
        name.symlink_to(one.line.address)
        with player(str(name), protocol="tdb") as made:
            made.next(BoardRecognised)
            name.unlink()
            name.symlink_to(other.line.address)
            one.pull()
            made.next(BoardLost)
            made.next(BoardFound)
            made.next(BoardRecognised)
            made.next_reading("settled", START)


def test_a_board_of_another_size_shows_nothing_that_is_looked_for() -> None:
    with before(device("tdb", INTERNATIONAL), protocol="tdb") as (made, _):
        assert made.next(BoardUnrecognised) == BoardUnrecognised(0, 40, 0)


def test_boards_are_closed_twice_and_then_nothing_is_told() -> None:
    with at_board() as (made, simulation):
        made.boards.close()
        made.boards.close()
        made.all_that_came()
        made.boards.perform(MarkSquares(0, (22,)))
        simulation.perform([Lift(22)])
        simulation.wait(0.5)
        assert made.all_that_came() == []
