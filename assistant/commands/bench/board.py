"""How soon a move made on a board is spoken, and how fast what comes from boards is read.

The board is simulated, at the other end of a real line; all else is as in a game. Milliseconds on the
clock, from when the last byte of the position that then stays is sent to the first sample that the
sound card takes, without the time in which the position has to stay.
"""

import random
import time
import tracemalloc
from collections.abc import Iterator

from assistant.commands.bench.board_game import BoardGame, simulated
from assistant.commands.bench.positions import SEED
from assistant.commands.bench.voice import (
    LONG_THOUGHT,
    TO_BEGIN,
    MeasuredVoice,
    Timing,
    find_voice,
    timing,
)
from assistant.engine.opponent import SearchRequest
from assistant.engine.searcher import Searcher
from assistant.settings.equipment import SETTLING
from assistant.settings.taste import USUAL_RATE
from assistant.tactile.messages import Introduced
from assistant.tactile.protocols import PROTOCOLS, Protocol

MOVES = 20
SETTLED = SETTLING
"""Milliseconds that a position has to stay."""
MOVE_GOALS = (100.0, 100.0)

MEGABYTES = 10
AT_ONCE = 64
"""Bytes of one read: what a line brings while the host does something else."""
SECONDS_GOAL = 2.0
MEMORY_GOAL = 100.0
BYTES_A_SECOND = 11520.0


def measure_board_moves(language: str) -> Iterator[Timing]:
    """Moves made on a board of each protocol, while the computer begins to think about its answer.

    Raises NoVoice where nothing can be heard, and NoBoard where there is no line.
    """
    find_voice()
    for protocol in PROTOCOLS:
        with MeasuredVoice(USUAL_RATE) as voice:
            voice.begin(language)
            taken = list(_moves(protocol, language, voice))
        yield timing(("board to sound", f"{protocol}, thinking", language), taken, 95, *MOVE_GOALS)


def _moves(protocol: str, language: str, voice: MeasuredVoice) -> Iterator[float]:
    """The seconds that each move takes, in as many games as that needs."""
    left, seed = MOVES, SEED
    while left:
        with BoardGame(protocol, language, SETTLED, seed) as game:
            while left and not game.is_over:
                yield _move(game, voice)
                left -= 1
                game.answer()
        seed += 1


def _move(game: BoardGame, voice: MeasuredVoice) -> float:
    """One move: the seconds from the last byte to the first sample, without those of settling."""
    searcher = Searcher(lambda report: None)
    began = time.monotonic()
    said = game.move()
    if search := game.search:
        request = SearchRequest(search.position, search.past, movetime=LONG_THOUGHT)
        searcher.start(search.request_id, request)
    # Only what begins: the key that ends this would leave important words to be said before the next.
    voice.speaker.submit(said[:1])
    time.sleep(TO_BEGIN)
    searcher.close()
    voice.silence()
    first = voice.began_since(began)
    return first - game.sent - SETTLED / 1000 if first else TO_BEGIN


# Noise


def measure_noise() -> Iterator[Timing]:
    """Random bytes through each protocol whose board has introduced itself: the time, the memory."""
    rng = random.Random(SEED)
    noise = [rng.randbytes(1_000_000) for _ in range(MEGABYTES)]
    for name in PROTOCOLS:
        what = f"{name}, {MEGABYTES} MB"
        protocol = _met(name)
        began = time.perf_counter()
        _read(protocol, noise)
        seconds = time.perf_counter() - began
        yield Timing("random bytes", what, "", "s", 1, seconds, None, None, SECONDS_GOAL)
        yield Timing("memory", what, "", "kB", 1, _most(_met(name), noise), None, None, MEMORY_GOAL)


def _met(name: str) -> Protocol:
    """A protocol that has begun with a board of its own, without a line between."""
    device, protocol = simulated(name), PROTOCOLS[name]()
    now = 0.0
    arrived = b"".join(device.power_up(now))
    to_send = protocol.begin(now)
    while not any(isinstance(each, Introduced) for each in protocol.receive(arrived, now)):
        now += 0.1
        arrived = b"".join([*device.receive(to_send, now), *device.tick(now)])
        to_send = protocol.tick(now)
    return protocol


def _read(protocol: Protocol, noise: list[bytes]) -> None:
    now = 100.0
    for block in noise:
        for at in range(0, len(block), AT_ONCE):
            now += AT_ONCE / BYTES_A_SECOND
            protocol.receive(block[at : at + AT_ONCE], now)


def _most(protocol: Protocol, noise: list[bytes]) -> float:
    """The thousands of bytes that reading adds, at the most."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        _read(protocol, noise)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (peak - before) / 1000
