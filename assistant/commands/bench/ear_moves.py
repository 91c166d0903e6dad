"""Moves that the program's own voice says, for the ear that is to hear them."""

import queue
import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from assistant.commands.bench.positions import SEED, positions_for_bench
from assistant.parsing.meanings import Symbol
from assistant.parsing.moving.moves import Understood, parse_move_text
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from speech.audio.resample import Resampler
from speech.audio.samples import bytes_of, numbers_of
from speech.audio.sound import Sound
from speech.ear.recognizers.recognizer import RATE
from speech.voice.sound_process import Outcome, SoundProcess
from speech.voice.synth import NO_ENGINE, SynthError

RATES = (140, 180, 240)
"""Words a minute, in turn; the speakers take turns too."""
SPEAKERS = 4

BEFORE = 0.2
"""Seconds of silence before a move, as a microphone has: the sound of a synthesiser begins at once, and
without it twice as many moves are asked about in Italian, where "da" is then heard as "a"."""

PATIENCE = 60.0
"""Seconds after which a sentence that does not come is given up."""


class SaidMove(NamedTuple):
    """A legal move, how it is said, and where."""

    text: str
    move: Move
    position: Position


def moves_to_say(regulation: Regulation, words: Vocabulary, count: int) -> list[SaidMove]:
    """So many legal moves of positions from random games, in words that mean them and nothing else.

    They are the same each time.
    """
    rng = random.Random(SEED)
    variant = regulation.variant
    found: list[SaidMove] = []
    for fen in positions_for_bench(variant, 2 * count)["games"]:
        position = parse_fen(fen, variant)
        move = rng.choice(distinct_moves(legal_moves(position)))
        text = rng.choice(_wordings(move, words))
        read = parse_move_text(text, position, regulation, words)
        if isinstance(read, Understood) and read.move.has_same_effect(move):
            found.append(SaidMove(text, move, position))
    return found[:count]


def _wordings(move: Move, words: Vocabulary) -> list[str]:
    """In digits, which the synthesiser reads with their accents, and the first word of each kind."""
    first: dict[Symbol, str] = {}
    for form, kind in words.moves.items():
        first.setdefault(kind, " ".join(form))
    start, end = move.start, move.end
    link = first[Symbol.TAKES if move.is_capture else Symbol.TO]
    from_to = f"{first[Symbol.FROM]} {start} {first[Symbol.TO]} {end}"
    return [f"{start}, {end}", f"{start} {link} {end}", from_to]


class BenchVoice:
    """The child process of the voice, of which only sound is wanted. To be closed."""

    def __init__(self) -> None:
        """Start it. Raises ChildGone."""
        self._answers: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
        self._process = SoundProcess(
            lambda ready: None,
            lambda number, outcome: self._answers.put(outcome),
            lambda: self._answers.put(SynthError(NO_ENGINE)),
        )

    def sounds(self, said: Sequence[SaidMove], language: str) -> Iterator[bytes]:
        """Each move as the ear wants it, 16-bit mono at 16 kHz, by several speakers and rates in turn.

        Raises SynthError, ChildGone, queue.Empty.
        """
        ways = [*product(RATES, range(1, SPEAKERS + 1))]
        for number, each in enumerate(said):
            rate, speaker = ways[number % len(ways)]
            self._process.say(1, each.text, language, rate, speaker=speaker)
            answer = self._answers.get(timeout=PATIENCE)
            if isinstance(answer, SynthError):
                raise answer
            yield _for_ear(answer)

    def close(self) -> None:
        """Let the child end."""
        self._process.close()


def _for_ear(sound: Sound) -> bytes:
    silence = bytes(2 * round(BEFORE * RATE))
    if sound.rate == RATE:
        return silence + sound.samples
    made = Resampler(sound.rate, RATE).feed(numbers_of(sound.samples))
    return silence + bytes_of(max(-32768, min(32767, round(each))) for each in made)
