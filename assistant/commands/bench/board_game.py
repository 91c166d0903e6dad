"""A game for the bench of boards: simulated wood and hands, a real line, and all that the game has.

What is said is printed to nobody. The moves are drawn by lot.
"""

import os
import queue
import random
import time
from typing import Self

from assistant.commands.bench.overheard import Overheard
from assistant.dialogue.effects import (
    BoardEffect,
    Effect,
    Record,
    StartSearch,
    UseBoards,
)
from assistant.dialogue.events import (
    BoardLost,
    BoardRead,
    Event,
    Opened,
    Route,
    SearchFinished,
)
from assistant.game.deeds import MovePlayed
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from assistant.simulator.board import Board
from assistant.simulator.device import Device
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.hand import actions
from assistant.simulator.line import DeviceLine, new_line
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice
from assistant.surfaces.boards import Boards
from assistant.tactile.messages import Dumped, Message
from assistant.tactile.protocols import PROTOCOLS
from speech.voice.utterance import Utterance

PATIENCE = 20.0
"""Seconds after which what never comes is given up."""

DEVICES: dict[str, type[Device]] = {"dgt": DgtDevice, "tdb": TdbDevice, "millennium": MillenniumDevice}


class NothingToMeasure(Exception):
    """There is nothing to measure; `reason` is a word of tactile/, or `other`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def simulated(protocol: str) -> Device:
    """A board with the pieces of the Italian game in their places."""
    board = Board(ITALIAN)
    board.set_up(start_position(ITALIAN))
    return DEVICES[protocol](board)


class BoardGame:
    """A game against the computer that a person plays on a board. Raises NothingToMeasure where it is
    lost."""

    def __init__(self, protocol: str, language: str, settling: int, seed: int) -> None:
        """Begin, and wait until the board is recognised. `settling` is milliseconds."""
        self._rng = random.Random(seed)
        self._settings = Settings(
            language=language,
            coach=Coach.OFF,
            voice="own",
            sounds=(),
            white=Player(is_on_board=True),
            boards=1,
            settling=settling,
        )
        self._position = self._settings.start
        self._shown: Position | None = None
        """What the board has shown last, if that is the position of the game."""
        self._has_moved = False
        self._inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._line = _Witness(protocol, new_line())
        self._simulation = Simulation(simulated(protocol), self._line)
        self._stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  (kept as long as this)
        self._game = Overheard(self._settings, self._stream, self._mark, self._notice)
        self._boards: Boards | None = None
        try:
            self._begin(protocol)
        except BaseException:
            self.close()
            raise

    def _begin(self, protocol: str) -> None:
        try:
            self._simulation.start()
        except OSError as error:
            raise NothingToMeasure("other") from error
        wanted = UseBoards.by(self._settings)
        ports = [self._line.port]
        self._boards = Boards(ports, self._inbox.put, self._position, wanted, protocol=protocol)
        self._handle(Opened(self._settings, Route("own", "asked")))
        self._attend_until_shown()

    @property
    def search(self) -> StartSearch | None:
        """What the computer is to think about, if it is its turn."""
        return self._game.search

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the line."""
        if self._boards:
            self._boards.close()
        self._simulation.close()
        self._stream.close()

    @property
    def is_over(self) -> bool:
        """Whether the person has no move to make."""
        is_theirs = self._position.side_to_move is self._settings.start.side_to_move
        return not (is_theirs and legal_moves(self._position))

    def move(self) -> list[Utterance]:
        """Make a move by hand; what is said of it, as soon as that is known."""
        self._has_moved = False
        move = self._rng.choice(legal_moves(self._position))
        self._make(move)
        said: list[Utterance] = []
        while not self._has_moved:
            said = self._attend()
        self._position = self._position.after(move)
        return said

    @property
    def sent(self) -> float:
        """When the last byte was sent of what the board shows, the first time that it showed it."""
        return self._line.look()

    def answer(self) -> None:
        """Have the computer move, and the hand make the move on the board."""
        search = self._game.take_search()
        moves = legal_moves(self._position)
        if search and moves:
            move = self._rng.choice(moves)
            self._handle(SearchFinished(search.request_id, move.path, move.captured, 0))
            self._make(move)
            self._position = self._position.after(move)
            self._attend_until_shown()

    def _make(self, move: Move) -> None:
        self._simulation.perform(actions(self._position, move))

    def _attend_until_shown(self) -> None:
        self._shown = None
        while self._shown != self._position:
            self._attend()

    def _attend(self) -> list[Utterance]:
        """Handle what comes next from the board; what is to be said."""
        try:
            event = self._inbox.get(timeout=PATIENCE)
        except queue.Empty as error:
            raise NothingToMeasure("other") from error
        if isinstance(event, BoardLost):
            raise NothingToMeasure(event.reason)
        if isinstance(event, BoardRead) and event.reading.agrees_with(self._position):
            self._shown = self._position
        return self._handle(event)

    def _handle(self, event: Event) -> list[Utterance]:
        """Do what a game does with an event, but for the search and the voice; what is to be said."""
        return self._game.handle(event)

    def _mark(self, effect: BoardEffect) -> None:
        if self._boards:
            self._boards.perform(effect)

    def _notice(self, entry: Event | Effect) -> None:
        match entry:
            case Record(deed=MovePlayed(source="board")):
                self._has_moved = True


class _Witness(DeviceLine):
    """A line that knows when what was sent over it. What it says of it is read later, at leisure."""

    def __init__(self, protocol: str, line: DeviceLine) -> None:
        self._line = line
        self._sent: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        self._protocol = PROTOCOLS[protocol]()
        self._codes: tuple[int, ...] = ()
        self._since = 0.0

    @property
    def port(self) -> str:
        """What a host opens."""
        return self.address

    def look(self) -> float:
        """When the board began to show what it shows."""
        while not self._sent.empty():
            moment, data = self._sent.get()
            for message in self._protocol.receive(data, moment):
                self._note(message, moment)
        return self._since

    def _note(self, message: Message, moment: float) -> None:
        if isinstance(message, Dumped) and message.codes != self._codes:
            self._codes, self._since = message.codes, moment

    def plug(self) -> None:
        self._line.plug()
        self.address = self._line.address

    def pull(self) -> None:
        self._line.pull()
        self.address = ""

    def read(self, patience: float) -> bytes:
        return self._line.read(patience)

    def write(self, data: bytes) -> None:
        if data:
            self._sent.put((time.monotonic(), data))
        self._line.write(data)
