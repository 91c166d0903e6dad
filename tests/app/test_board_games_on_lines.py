"""Whole games over real lines, by all that a game has: link, sight, thread, conversation.

The device is in one thread, with faults between, at one end of a pseudo-terminal, pyserial beyond.
"""

import contextlib
import queue
import sys
import time

import pytest

from assistant.dialogue.effects import Effect, UseBoards
from assistant.dialogue.events import Event
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.simulator.hand import Action
from assistant.simulator.simulation import Simulation
from assistant.surfaces.boards import Boards
from tests.dialogue.support.board_games import TalkedGame
from tests.simulator.support.lines import terminal
from tests.tactile.support.board_games import DEVICES, ROUND
from tests.tactile.test_games import ON_EACH

pytest.importorskip("serial")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

SETTLING = 20
IN_THE_PROOF = 20
PLIES_IN_THE_SUITE = 12


class LineGame(TalkedGame):
    """The same game in real time."""

    waits = 30.0
    pauses = (0.0, 0.005, 0.01)

    def _begin(self, protocol: str, seed: int) -> None:
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.simulation = Simulation(DEVICES[protocol](self.board), terminal(), seed)
        self.simulation.faults.shares |= self._faults
        self.simulation.start()
        self.boards = Boards(
            [self.simulation.line.address],
            self._events.put,
            start_position(self.board.variant),
            UseBoards(SETTLING, is_touch_told=False),
            protocol=protocol,
        )
        self._performed = 0
        self.now = time.monotonic()

    def _greet(self, protocol: str) -> None:
        pass  # the board does it

    def close(self) -> None:
        self.boards.close()
        self.simulation.close()

    def _act_by_hand(self, action: Action) -> None:
        assert self.simulation.perform([action]) == ""

    def _leave_out(self) -> None:
        pass  # the effect does it

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(queue.Empty):
                self.talk.send(self._events.get(timeout=min(left, ROUND / 4)))
            for effect in self.talk.done[self._performed :]:
                if isinstance(effect, Effect):
                    self.boards.perform(effect)
            self._performed = len(self.talk.done)
        self.now = time.monotonic()


def play(protocol: str, variant: Variant, seed: int, plies: int) -> None:
    game = LineGame(protocol, variant, seed)
    try:
        game.play(plies)
    finally:
        game.close()


@pytest.mark.parametrize(("protocol", "variant"), [("dgt", ITALIAN), ("tdb", INTERNATIONAL)])
def test_what_is_played_is_what_the_hands_meant(protocol: str, variant: Variant) -> None:
    play(protocol, variant, seed=1, plies=PLIES_IN_THE_SUITE)


@pytest.mark.proof
@ON_EACH
def test_in_twenty_whole_games(protocol: str, variant: Variant) -> None:
    for seed in range(IN_THE_PROOF):
        play(protocol, variant, seed, plies=80)
