"""Games on boards at pseudo-terminals, with a hand over them: the program is a real process."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.rules.explain import moves_meant
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN
from assistant.simulator.hand import Lift, SetDown, TakeOff, actions
from assistant.simulator.simulation import Simulation
from assistant.tactile.guide import tone_of
from assistant.tactile.reading import Seen, parse_reading
from tests.app.support.boards_at_lines import at_line, device, lit
from tests.app.support.processes import PATIENCE, command, environment
from tests.speech.support.waiting import wait_for

pytest.importorskip("serial")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

START = start_position(ITALIAN)
PAUSE = 0.02
"""Seconds between what a hand does."""


class Game:
    """The program at play, its log, and the position that both sides have come to."""

    def __init__(self, folder: Path, *arguments: str, after: str = "") -> None:
        """Begin with a log of its own; `after` as in processes.py."""
        self._log = folder / "log"
        self._log.unlink(missing_ok=True)
        settings = folder / "damavoce"
        settings.mkdir(exist_ok=True)
        (settings / "settings.toml").write_text('settling = 200\ntones = "on"\n')
        self.process = subprocess.Popen(
            command(*("--level", "1", "--seed", "1", "--log", str(self._log), *arguments), after=after),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(XDG_CONFIG_HOME=str(folder), XDG_DATA_HOME=str(folder)),
        )

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def entries(self, name: str) -> list[dict]:
        """The events or effects of this name so far."""
        if not self._log.exists():
            return []
        lines = self._log.read_bytes().decode().split("\n")[:-1]
        return [entry for entry in map(json.loads, lines) if entry["name"] == name]

    def wait(self, name: str, is_it: Callable[[dict], bool] = lambda entry: True) -> dict:
        """The first entry of this name that is as wanted, when it is there."""
        found: list[dict] = []

        def is_there() -> bool:
            assert self.process.poll() is None, self.process.communicate()
            found[:] = filter(is_it, self.entries(name))
            return bool(found)

        wait_for(is_there)
        return found[0]

    def moves(self, count: int) -> list[tuple[str, str, str]]:
        """Side, move and source of each move, when there are so many."""
        wait_for(lambda: len(self.entries("MovePlayed")) >= count)
        return [(each["side"], each["move"], each["source"]) for each in self.entries("MovePlayed")]

    def position(self) -> Position:
        """The position that its moves have led to."""
        position = START
        for entry in self.entries("MovePlayed"):
            wanted = tuple(entry["path"]), tuple(entry["captured"])
            position = position.after(
                next(each for each in legal_moves(position) if (each.path, each.captured) == wanted)
            )
        return position

    def wait_for_agreement(self, board: int = 0) -> None:
        """Wait until a board has been seen to show the position of the game."""

        def is_there() -> bool:
            seen = [each for each in self.entries("BoardRead") if each["board"] == board]
            return bool(seen) and parse_reading(seen[-1]["reading"]).agrees_with(self.position())

        wait_for(is_there)

    def quit(self) -> tuple[str, str]:
        """End it; what it printed."""
        out, err = self.process.communicate(b"esci\nsi\n", timeout=PATIENCE)
        assert self.process.returncode == 0
        assert "Traceback" not in err.decode()
        return out.decode(), err.decode()


@contextmanager
def game(folder: Path, *arguments: str, after: str = "") -> Iterator[Game]:
    made = Game(folder, *arguments, after=after)
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.process.kill()
            made.process.communicate()


def legal_by(position: Position, *squares: int) -> Move:
    """The legal move that these squares mean."""
    return moves_meant(position, squares, legal_moves(position))[0]


def make(simulation: Simulation, position: Position, *squares: int) -> None:
    """Make a move by hand on a board."""
    move = legal_by(position, *squares)
    assert simulation.perform(actions(position, move), PAUSE) == ""


@pytest.mark.parametrize(("protocol", "turns"), [("dgt", 1), ("tdb", 2), ("millennium", 3)])
def test_a_person_plays_the_computer_on_a_board(tmp_path: Path, protocol: str, turns: int) -> None:
    with (
        at_line(device(protocol, turns=turns)) as simulation,
        game(tmp_path, "--board", simulation.line.address, "--board-protocol", protocol) as made,
    ):
        made.wait("BoardRecognised")
        make(simulation, START, 22, 18)
        first, second = made.moves(2)
        assert first == ("white", "22-18", "board")
        assert second[0::2] == ("black", "computer")
        reply = made.entries("MovePlayed")[1]
        if protocol != "dgt":  # which has no lights
            wait_for(lambda: {*reply["path"]} <= lit(simulation))
        make(simulation, START.after(legal_by(START, 22, 18)), *reply["path"])
        made.wait_for_agreement()
        wait_for(lambda: lit(simulation) == set())
        position = made.position()
        move = legal_moves(position)[0]
        make(simulation, position, *move.path)
        assert [each[2] for each in made.moves(4)] == ["board", "computer"] * 2
        made.quit()


def test_the_protocol_is_found_and_a_typed_move_is_guided_on_the_board(tmp_path: Path) -> None:
    with (
        at_line(device("tdb")) as simulation,
        game(tmp_path, "--board", simulation.line.address, *BOTH_ON_ONE) as made,
    ):
        made.wait("BoardRecognised")
        made.type("22-18")
        assert made.moves(1) == [("white", "22-18", "typed")]
        wait_for(lambda: {22, 18} <= lit(simulation))
        make(simulation, START, 22, 18)
        made.wait_for_agreement()
        make(simulation, made.position(), 11, 14)
        assert made.moves(2)[1] == ("black", "11-14", "board")
        made.quit()


BOTH_ON_ONE = ("--white", "board", "--black", "board")


def test_what_goes_behind_a_capture_is_its_sides_and_the_other_one_decides(tmp_path: Path) -> None:
    fen = "W:W22,27,32:B18,9,5"
    people = ("--white", "human:Anna:board", "--black", "human:Bruno:board", "--fen", fen)
    with (
        at_line(device("tdb", position=parse_fen(fen, ITALIAN))) as simulation,
        game(tmp_path, "--board", simulation.line.address, *people) as made,
    ):
        made.wait("BoardRecognised")
        assert simulation.perform([Lift(22), SetDown(13), TakeOff(18)]) == ""
        assert made.moves(1) == [("white", "22x13", "board")]
        assert simulation.perform([TakeOff(5)]) == ""
        made.wait("BoardRead", lambda each: parse_reading(each["reading"]).seen_at(5) is Seen.NOTHING)
        simulation.press("confirm")
        told = made.wait("Say", lambda each: "8.1.12" in each["utterance"])
        assert "Irregolarità del Bianco" in told["utterance"]
        made.wait("Say", lambda each: "Nero, Bruno: la mantieni?" in each["utterance"])
        made.quit()


def test_two_people_play_each_at_their_own_board(tmp_path: Path) -> None:
    with (
        at_line(device("tdb")) as white,
        at_line(device("tdb", turns=2, identity="other")) as black,
        game(
            tmp_path,
            *("--white-board", white.line.address, "--black-board", black.line.address),
            *("--board-protocol", "tdb"),
        ) as made,
    ):
        wait_for(lambda: {each["board"] for each in made.entries("BoardRecognised")} == {0, 1})
        make(white, START, 22, 18)
        assert made.moves(1) == [("white", "22-18", "board")]
        wait_for(lambda: {22, 18} <= lit(black))
        make(black, START, 22, 18)
        made.wait_for_agreement(1)
        make(black, made.position(), 11, 14)
        assert made.moves(2)[1] == ("black", "11-14", "board")
        wait_for(lambda: {11, 14} <= lit(white))
        made.quit()


def test_a_cable_that_is_pulled_is_told_and_the_game_goes_on_when_it_is_back(tmp_path: Path) -> None:
    port = tmp_path / "port"
    with at_line(device("tdb")) as simulation:
        port.symlink_to(simulation.line.address)
        with game(tmp_path, "--board", str(port), "--board-protocol", "tdb", *BOTH_ON_ONE) as made:
            made.wait("BoardRecognised")
            make(simulation, START, 22, 18)
            made.moves(1)
            simulation.pull()
            made.wait("BoardLost")
            made.type("11-14")  # typed play goes on
            assert made.moves(2)[1][2] == "typed"
            simulation.plug()
            port.unlink()
            port.symlink_to(simulation.line.address)
            wait_for(lambda: len(made.entries("BoardFound")) == 2)
            # The board still shows the position before: what was played meanwhile is lit.
            wait_for(lambda: {11, 14} <= lit(simulation))
            make(simulation, START.after(legal_by(START, 22, 18)), 11, 14)
            made.wait_for_agreement()
            make(simulation, made.position(), 18, 11)
            assert made.moves(3)[2] == ("white", "18x11", "board")
            assert len(made.entries("BoardRecognised")) == 1
            assert len(made.entries("BoardLost")) == 1
            made.quit()


def test_a_port_where_nothing_is_does_not_end_the_program_and_is_looked_at_again(
    tmp_path: Path,
) -> None:
    port = tmp_path / "port"
    with game(tmp_path, "--board", str(port), "--board-protocol", "tdb") as made:
        lost = made.wait("BoardLost")
        assert (lost["reason"], lost["port"]) == ("missing", str(port))
        made.wait("Say", lambda entry: "porta" in entry["utterance"])
        made.type("22-18")
        assert made.moves(2)[0] == ("white", "22-18", "typed")
        with at_line(device("tdb", position=made.position())) as simulation:
            port.symlink_to(simulation.line.address)
            made.wait("BoardRecognised")
            position = made.position()
            make(simulation, position, *legal_moves(position)[0].path)
            assert made.moves(3)[2][2] == "board"
            made.quit()


def test_a_position_of_its_own_is_looked_for_on_the_board(tmp_path: Path) -> None:
    fen = "W:W22,32:B10,1"
    there = parse_fen(fen, ITALIAN)
    with (
        at_line(device("dgt", position=there, turns=3)) as simulation,
        game(tmp_path, "--fen", fen, "--board", simulation.line.address, *BOTH_ON_ONE) as made,
    ):
        made.wait("BoardRecognised")
        make(simulation, there, 22, 18)
        assert made.moves(1) == [("white", "22-18", "board")]
        made.quit()


def test_hands_that_explore_play_nothing_and_how_the_board_lies_is_remembered(tmp_path: Path) -> None:
    with at_line(device("tdb", turns=2, sense="occ")) as simulation:
        arguments = ("--board", simulation.line.address, "--board-protocol", "tdb")
        with game(tmp_path, *arguments) as made:
            assert made.wait("BoardUnrecognised")["ways"] == 2
            simulation.perform([Lift(23), SetDown(23)], 0.3)
            made.wait("BoardRecognised")
            made.wait("BoardRead", lambda entry: entry["how"] == "settled")
            wait_for((tmp_path / "damavoce" / "boards.toml").is_file)
            made.quit()
            assert made.entries("MovePlayed") == []
        with game(tmp_path, *arguments) as made:
            made.wait("BoardRecognised")
            assert made.entries("BoardUnrecognised") == []
            make(simulation, START, 22, 18)
            assert made.moves(2)[0] == ("white", "22-18", "board")
            made.quit()


HEARD = """
import sys
import assistant.app
from assistant.dialogue.events import Route

class Heard:
    route = Route("own", "asked")
    is_speaking = False
    def __init__(self, *given, **named): pass
    def submit(self, utterances):
        for each in utterances:
            notes = ("{:.0f}@{:.2f}".format(*it) for it in each.sounds if isinstance(it, tuple))
            print(*notes, each.text, file=sys.stderr)
    def hush(self): pass
    finish = close = hush

assistant.app.Voice = Heard
"""


def test_the_squares_that_the_hand_is_to_go_to_are_heard(tmp_path: Path) -> None:
    with (
        at_line(device("dgt")) as simulation,
        game(tmp_path, "--board", simulation.line.address, *BOTH_ON_ONE, after=HEARD) as made,
    ):
        made.wait("BoardRecognised")
        made.type("22-18")
        made.wait("MarkSquares", lambda entry: entry["squares"] == [22, 18])
        _, err = made.quit()
        lines = err.splitlines()
        tones = ["{:.0f}@{:.2f}".format(*tone_of(square, ITALIAN.geometry)) for square in (22, 18)]
        notes = lines.index("{} {} ".format(*tones))
        assert any("22-18" in line for line in lines[:notes])


def test_a_board_in_the_hands_of_another_program_is_told(tmp_path: Path) -> None:
    with (
        at_line(device("tdb")) as simulation,
        game(tmp_path, "--board", simulation.line.address, *BOTH_ON_ONE) as first,
    ):
        first.wait("BoardRecognised")
        (tmp_path / "second").mkdir()
        with game(tmp_path / "second", "--board", simulation.line.address) as second:
            assert second.wait("BoardLost")["reason"] == "busy"
            second.type("22-18")
            second.moves(2)
            second.quit()
        make(simulation, START, 22, 18)
        assert first.moves(1) == [("white", "22-18", "board")]
        first.quit()
