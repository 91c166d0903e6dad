"""How fast the opponent thinks, plain and compiled, and whether it leaves the program responsive.

What it does in a CPU second, how deep it looks in a second, how soon it stops and how late a ticker of
the main thread is meanwhile are measured here; what a person waits for is measured from outside, on
games of their own (bench_search_game.py).
"""

import math
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from assistant.commands.bench.positions import half_a_game
from assistant.commands.bench.rules import per_cpu_second
from assistant.commands.bench.search_game import GameTrial, measure_game
from assistant.commands.compiling import compiled_kernels
from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import Limits
from assistant.narration.catalog import Catalog
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant

PLAIN, COMPILED = "plain", "compiled"

PERFT_DEPTHS = {
    (ITALIAN, PLAIN): 7,
    (ITALIAN, COMPILED): 10,
    (INTERNATIONAL, PLAIN): 6,
    (INTERNATIONAL, COMPILED): 9,
}
"""Some tenths of a second each."""
ROUNDS = 3
THINKING = 0.5
"""Seconds for each position of which the nodes are counted."""
MIDDLES = 2
"""How many positions from the middle of a game stand beside the start."""
DEPTH_SECONDS = 1.0
STOPS = 20
STOP_AFTER = (0.02, 0.08)
"""Seconds, at least and at most, that a search runs before it is stopped."""
TICK = 0.01
TICKING = 2.0
"""Seconds between two ticks, and of all of them."""

LEAVES_GOALS = {(ITALIAN, PLAIN): 1.5, (ITALIAN, COMPILED): 80.0, (INTERNATIONAL, COMPILED): 60.0}
NODES_GOALS = {
    (ITALIAN, PLAIN): 0.1,
    (INTERNATIONAL, PLAIN): 0.1,
    (ITALIAN, COMPILED): 5.0,
    (INTERNATIONAL, COMPILED): 2.5,
}
"""Millions in a CPU second."""
DEPTH_GOALS = {(ITALIAN, COMPILED): 13.0}
STOP_GOAL = 20.0
TICK_GOALS = (20.0, 50.0)
FIRST_MOVE_GOAL = 1.5
READY_GOAL = 12.0
MEMORY_GOAL = 220.0


class SearchFigure(NamedTuple):
    """One figure, for a game and a kernel, with the most of several where there are several."""

    measure: str
    rules: str
    kernel: str
    unit: str
    value: float
    most: float | None = None
    goal: float | None = None
    goal_most: float | None = None
    is_floor: bool = False
    """Whether the goal is to be reached; the others are to be stayed under."""

    @property
    def holds(self) -> bool | None:
        """Whether the goals are kept; None where there are none."""
        if self.goal is None:
            return None
        if self.is_floor:
            return self.value >= self.goal
        return self.value < self.goal and (
            self.most is None or self.goal_most is None or self.most < self.goal_most
        )


def measure_search(catalog: Catalog) -> Iterator[SearchFigure]:
    """All figures; those of the compiled kernel are left out where it cannot be had, which is said.

    Raises OSError where no game can be started.
    """
    kernels = [(PLAIN, plain_kernel(variant)) for variant in VARIANTS.values()]
    has_compiled = True
    try:
        kernels += [(COMPILED, each) for each in compiled_kernels(catalog, *VARIANTS.values())]
    except NotCompiled as error:
        has_compiled = False
        text = catalog.text("cli-bench-no-compiled", reason=error.reason, detail=error.detail)
        print(text, file=sys.stderr, flush=True)
    for measure in (_leaves, _nodes, _depth, _stop, _ticker):
        for kind, kernel in kernels:
            yield measure(kind, kernel)
    memories = []
    for variant in VARIANTS.values():
        trial = measure_game(variant, waits=has_compiled)
        memories.append(trial.memory)
        yield from _waited(variant, trial)
    if has_compiled and None in memories:
        print(catalog.text("cli-bench-no-memory"), file=sys.stderr, flush=True)


# What a CPU second does


def _leaves(kind: str, kernel: Kernel) -> SearchFigure:
    """The positions at the end of every line, from the start, in a CPU second."""
    variant = kernel.variant
    start, depth = start_position(variant), PERFT_DEPTHS[variant, kind]
    count = kernel.perft(start, depth)
    rates = [per_cpu_second(lambda: _count(kernel, start, depth), count) for _ in range(ROUNDS)]
    goal = LEAVES_GOALS.get((variant, kind))
    value = statistics.median(rates) / 1e6
    return SearchFigure("leaves", variant.name, kind, "million/s", value, goal=goal, is_floor=True)


def _count(kernel: Kernel, position: Position, depth: int) -> None:
    kernel.perft(position, depth)


def _nodes(kind: str, kernel: Kernel) -> SearchFigure:
    """The positions that the search looks at in a CPU second, from the start and in mid-game."""
    variant = kernel.variant
    nodes = 0
    seconds = 0.0
    for position in _positions(variant):
        thinking = Thinking(kernel, position)
        began = time.process_time()
        found = thinking.result(Limits(seconds=THINKING))
        seconds += time.process_time() - began
        nodes += found.nodes if found else 0
    goal = NODES_GOALS[variant, kind]
    value = nodes / seconds / 1e6
    return SearchFigure("nodes", variant.name, kind, "million/s", value, goal=goal, is_floor=True)


def _positions(variant: Variant) -> list[Position]:
    middles = [half_a_game(variant, Random(number))[1] for number in range(MIDDLES)]
    return [start_position(variant), *middles]


# What the clock on the wall says


def _depth(kind: str, kernel: Kernel) -> SearchFigure:
    """The depth that is searched completely in a second, from the start."""
    variant = kernel.variant
    found = Thinking(kernel, start_position(variant)).result(Limits(seconds=DEPTH_SECONDS))
    goal = DEPTH_GOALS.get((variant, kind))
    value = float(found.depth if found else 0)
    return SearchFigure("depth in 1 s", variant.name, kind, "plies", value, goal=goal, is_floor=True)


def _stop(kind: str, kernel: Kernel) -> SearchFigure:
    """How long a search goes on after it was stopped."""
    chance = Random(STOPS)
    taken = []
    for _ in range(STOPS):
        with _Search(kernel) as search:
            time.sleep(chance.uniform(*STOP_AFTER))
        taken.append(1000 * search.stopped_in)
    goals = (STOP_GOAL, STOP_GOAL)
    usual = statistics.median(taken)
    return SearchFigure("stop", kernel.variant.name, kind, "ms", usual, max(taken), *goals)


def _ticker(kind: str, kernel: Kernel) -> SearchFigure:
    """How late a ticker of this thread is while another one thinks: 99 of 100 times, and at most."""
    late = []
    with _Search(kernel):
        end = time.perf_counter() + TICKING
        while (now := time.perf_counter()) < end:
            time.sleep(TICK)
            late.append(1000 * (time.perf_counter() - now - TICK))
    late.sort()
    usual = late[math.ceil(len(late) * 0.99) - 1]
    what = ("ticker late, 99%", kernel.variant.name, kind, "ms")
    return SearchFigure(*what, usual, late[-1], *TICK_GOALS)


class _Search:
    """A search without an end in a thread, from the start position, that is stopped on leaving."""

    def __init__(self, kernel: Kernel) -> None:
        self._thinking = Thinking(kernel, start_position(kernel.variant))
        self._thread = threading.Thread(
            target=self._thinking.result, args=(Limits(),), name="bench search", daemon=True
        )
        self.stopped_in = 0.0
        """Seconds from the stop to the end of the thread."""

    def __enter__(self) -> "_Search":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        began = time.perf_counter()
        self._thinking.stop()
        self._thread.join()
        self.stopped_in = time.perf_counter() - began


# What a person waits for


def _waited(variant: Variant, trial: GameTrial) -> Iterator[SearchFigure]:
    name = variant.name
    yield SearchFigure("first move, cold", name, PLAIN, "s", trial.first_move, goal=FIRST_MOVE_GOAL)
    if trial.ready_cold is not None:
        yield SearchFigure("ready, cold", name, COMPILED, "s", trial.ready_cold, goal=READY_GOAL)
    if trial.ready_warm is not None:
        yield SearchFigure("ready, warm", name, COMPILED, "s", trial.ready_warm)
    if trial.memory is not None:
        yield SearchFigure("memory", name, COMPILED, "MB", trial.memory, goal=MEMORY_GOAL)
