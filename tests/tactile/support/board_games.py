"""Whole games on simulated boards, in a time of their own: hands, faults, a protocol, what is inferred.

Device and protocol share no code. The game knows of the board only what its bytes tell.
"""

import random
from collections import Counter
from collections.abc import Callable

from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import Variant
from assistant.simulator.board import Board
from assistant.simulator.device import Device
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.faults import Faults
from assistant.simulator.hand import Action, Hand, actions
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.tdb_device import TdbDevice
from assistant.tactile.guide import steps
from assistant.tactile.inference import Agrees, Amended, Answer, Behind, Doubtful, Made, Standing, infer
from assistant.tactile.protocols import PROTOCOLS, Protocol
from assistant.tactile.settling import Overdue, Settled
from assistant.tactile.sight import CODES, Recognised, Sight

ROUND = 0.02
"""Seconds of the game's own time from one look at everything to the next."""
STABLE = 0.7
LONGEST = 80
"""Plies of a game."""
WAITS = 15.0
"""Seconds after which a hand that has done its part asks what is wrong."""

DEVICES: dict[str, Callable[[Board], Device]] = {
    "dgt": lambda board: DgtDevice(board, scan_seconds=0.1),
    "tdb": TdbDevice,
    "millennium": MillenniumDevice,
}
FAULTS: dict[str, tuple[str, ...]] = {
    # A DGT board has no checksum: what is changed on its line cannot be known, but it does not stay.
    "dgt": ("lost", "doubled", "cut", "deaf"),
    "tdb": ("noisy", "lost", "doubled", "cut", "swapped", "deaf"),
    "millennium": ("noisy", "lost", "doubled", "cut", "deaf"),
}
SHARES = {"noisy": 0.001, "lost": 0.05, "doubled": 0.05, "cut": 0.03, "swapped": 0.03, "deaf": 0.02}


class BoardGame:
    """One game, both sides of which are played by hand on one board."""

    waits = WAITS
    pauses: tuple[float, ...] = (0.04, 0.1, 0.3, 0.5)
    """Seconds between what hands do."""

    def __init__(self, protocol: str, variant: Variant, seed: int, stable: float = STABLE) -> None:
        self.chance = random.Random(f"{protocol} {variant.name} {seed}")
        self.position = start_position(variant)
        self.past: tuple[Position, ...] = ()
        self.before: Position | None = None
        self.shown: Position | None = None
        self.intended: list[Move] = []
        self.moves: list[Move] = []
        self.counts: Counter[str] = Counter()
        self.now = 0.0
        self.board = Board(variant, *self._lie(protocol))
        self.board.set_up(self.position)
        self.sight = Sight(CODES[protocol], self.position, stable=stable)
        self._faults = {name: SHARES[name] for name in FAULTS[protocol] if self.chance.random() < 0.5}
        self._begin(protocol, seed)

    def _begin(self, protocol: str, seed: int) -> None:
        self._hand = Hand(self.board)
        self._device = Faults(DEVICES[protocol](self.board), seed)
        self._device.shares |= self._faults
        self._protocol: Protocol = PROTOCOLS[protocol]()
        self._sent = self._protocol.begin(self.now)
        self._arrived = self._device.power_up(self.now)

    def _lie(self, protocol: str) -> tuple[int, bool]:
        """How the board lies; with sensors for the squares of one colour there are two ways."""
        if protocol == "tdb":
            return self.chance.choice((0, 2)), False
        return self.chance.randrange(4), bool(self.chance.randrange(2))

    def play(self, plies: int = LONGEST) -> None:
        """Play until the end or so long, every move by hand."""
        self._until(lambda: self.shown is not None, "the board is not recognised")
        while len(self.moves) < plies:
            moves = distinct_moves(legal_moves(self.position))
            if not moves:
                return
            self._make(self.chance.choice(moves))

    def _make(self, move: Move) -> None:
        """One move by hand, with what else hands do; it is to be the one that is played."""
        number, position, told = len(self.moves), self.position, self._told()
        self.intended.append(move)
        for action in actions(position, move, self.chance):
            self._act_by_hand(action)
            self._wait(self.chance.choice(self.pauses))
        after = position.after(move)
        is_done = self._until(lambda: self.position.with_side_to_move(after.side_to_move) == after)
        if not is_done:
            # As a person does who is asked: says which move it was.
            assert self._told() > told, (move, self.now)
            self.counts["asked"] += 1
            del self.moves[number:]
            self.position, self.past = position, self.past[-len(self.moves) :] if self.moves else ()
            self._play(move)
            self.shown = self.position

    def _act_by_hand(self, action: Action) -> None:
        self._hand.do(action)

    def _told(self) -> int:
        """How often a person would have been asked, or told what is wrong."""
        return self.counts["question"] + sum(
            self.counts[f"overdue {each}"] for each in ("Unfinished", "Unlike", "GoneBack", "Behind")
        )

    def _until(self, is_so: Callable[[], bool], or_else: str = "") -> bool:
        end = self.now + self.waits
        while not is_so():
            self._wait(ROUND)
            if self.now > end:
                assert not or_else, (or_else, self.counts)
                return False
        return True

    def _wait(self, seconds: float) -> None:
        """Let time go by: everything that is on the line arrives, and what is due is acted upon."""
        end = self.now + seconds
        while self.now < end:
            self.now += ROUND
            data = self._device.receive(self._sent, self.now) if self._sent else b""
            data += self._device.tick(self.now)
            arrived, self._arrived = self._arrived + data, b""
            for message in self._protocol.receive(arrived, self.now):
                for sighting in self.sight.take(message, self.now):
                    self._act(sighting)
            for sighting in self.sight.look(self.now):
                self._act(sighting)
            self._sent = self._protocol.tick(self.now)

    def _act(self, sighting: object) -> None:
        match sighting:
            case Recognised():
                self.shown = self.position
            case Settled(reading):
                self._do(infer(reading, self._standing()))
            case Overdue(reading):
                answer = infer(reading, self._standing())
                self.counts[f"overdue {type(answer).__name__}"] += 1
                assert steps(reading, self.position) or isinstance(answer, Agrees | Behind)

    def _standing(self) -> Standing:
        before = self.before
        return Standing(
            wanted=self.position,
            legal=tuple(legal_moves(self.position)),
            shown=self.shown,
            before=before,
            before_legal=tuple(legal_moves(before)) if before else (),
            past=self.past,
        )

    def _do(self, answer: Answer) -> None:
        match answer:
            case Agrees():
                self.shown = self.position
            case Made([move], is_seen=True):
                self._play(move)
                self.shown = self.position
            case Amended([move], is_seen=True) if self.before:
                self.counts["amended"] += 1
                self.moves.pop()
                self.position, self.past = self.before, self.past[1:]
                self._play(move)
                self.shown = self.position
            case Made() | Amended() | Doubtful():
                self.counts["question"] += 1

    def _play(self, move: Move) -> None:
        self.before = self.position
        self.past = (self.position, *self.past)
        self.position = self.position.after(move)
        self.moves.append(move)
