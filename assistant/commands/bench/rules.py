"""How many positions a second the rules see through, beside other libraries if asked.

Figures are positions per CPU second, in rounds that alternate with the peer's, and medians of them:
machines are noisy, so only ratios within one run are worth quoting.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from assistant.commands.bench.peers import Peer, peers_of
from assistant.commands.bench.positions import positions_for_bench
from assistant.narration.catalog import Catalog
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.variant import VARIANTS, Variant

ROUNDS = 5
POSITIONS = 200


class Rate(NamedTuple):
    """How often a second: what was measured, on what, and how it compares with a peer, if it does."""

    measure: str
    rules: str
    positions: str
    per_second: float
    peer: str
    peer_per_second: float | None

    @property
    def ratio(self) -> float | None:
        """How many times as fast as the peer."""
        return self.per_second / self.peer_per_second if self.peer_per_second else None


def measure_rules(catalog: Catalog, *, with_peers: bool) -> Iterator[Rate]:
    """Legal moves with full paths from a FEN, the reading of the FEN included."""
    for variant in VARIANTS.values():
        peers: list[Peer | None] = [None]
        if with_peers:
            peers = [*peers_of(variant, catalog)] or peers
        for kind, fens in positions_for_bench(variant, POSITIONS).items():
            for peer in peers:
                ours, theirs = _alternate(fens, variant, peer)
                name = peer.name if peer else ""
                yield Rate("legal moves", variant.name, kind, ours, name, theirs)


def _alternate(fens: list[str], variant: Variant, peer: Peer | None) -> tuple[float, float | None]:
    ours: list[float] = []
    theirs: list[float] = []
    # Two unmeasured rounds fill the tables and warm the processor.
    for _ in range(2):
        _per_second(fens, variant)
    for _ in range(ROUNDS):
        ours.append(_per_second(fens, variant))
        if peer:
            theirs.append(peer.per_second(fens))
    return statistics.median(ours), statistics.median(theirs) if theirs else None


def _per_second(fens: list[str], variant: Variant) -> float:
    return per_cpu_second(lambda: _all_legal_moves(fens, variant), len(fens))


def _all_legal_moves(fens: list[str], variant: Variant) -> None:
    for fen in fens:
        legal_moves(parse_fen(fen, variant))


def per_cpu_second(work: Callable[[], None], count: int) -> float:
    """How many of `count` pieces of work a CPU second does; repeats short work."""
    repeats, began = 0, time.process_time()
    while (spent := time.process_time() - began) < 0.2:
        work()
        repeats += 1
    return count * repeats / spent
