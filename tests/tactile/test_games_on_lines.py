"""Whole games over real lines: pseudo-terminals, with pyserial at the other end and faults between."""

import queue
import sys
import time

import pytest

from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.simulator.hand import Action
from assistant.simulator.simulation import Simulation
from assistant.tactile.serial_link import LinkNews, LinkOpened, LinkTold, SerialLink
from tests.simulator.support.lines import terminal
from tests.tactile.support.board_games import DEVICES, ROUND, BoardGame
from tests.tactile.test_games import ON_EACH

pytest.importorskip("serial")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

SETTLED = 0.02
IN_THE_PROOF = 20
PLIES_IN_THE_SUITE = 12


class LineGame(BoardGame):
    """The same game in real time, with the device in one thread and the link in another."""

    waits = 30.0
    pauses = (0.0, 0.005, 0.01)

    def _begin(self, protocol: str, seed: int) -> None:
        self._news: queue.SimpleQueue[LinkNews] = queue.SimpleQueue()
        self.simulation = Simulation(DEVICES[protocol](self.board), terminal(), seed)
        self.simulation.faults.shares |= self._faults
        self.simulation.start()
        self.link = SerialLink(self.simulation.line.address, self._news.put, protocol=protocol)
        self.now = time.monotonic()

    def close(self) -> None:
        self.link.close()
        self.link.join(10)
        self.simulation.close()

    def _act_by_hand(self, action: Action) -> None:
        assert self.simulation.perform([action]) == ""

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while True:
            self.now = time.monotonic()
            for sighting in self.sight.look(self.now):
                self._act(sighting)
            left = min(end - self.now, ROUND / 4)
            if left <= 0:
                return
            try:
                news = self._news.get(timeout=left)
            except queue.Empty:
                continue
            assert isinstance(news, LinkOpened | LinkTold), news
            if isinstance(news, LinkTold):
                for sighting in self.sight.take(news.message, news.at):
                    self._act(sighting)


def play(protocol: str, variant: Variant, seed: int, plies: int) -> None:
    game = LineGame(protocol, variant, seed, SETTLED)
    try:
        game.play(plies)
    finally:
        game.close()
    assert len(game.moves) == len(game.intended)
    for made, meant in zip(game.moves, game.intended, strict=True):
        assert made.has_same_effect(meant), (seed, made, meant)


@pytest.mark.parametrize(("protocol", "variant"), [("dgt", ITALIAN), ("tdb", INTERNATIONAL)])
def test_what_is_played_is_what_the_hands_meant(protocol: str, variant: Variant) -> None:
    play(protocol, variant, seed=0, plies=PLIES_IN_THE_SUITE)


@pytest.mark.proof
@ON_EACH
def test_in_twenty_whole_games(protocol: str, variant: Variant) -> None:
    for seed in range(IN_THE_PROOF):
        play(protocol, variant, seed, plies=80)
