"""How soon and how well the program hears its own voice say moves: what the models cost, and a trial.

The voice is of the kind that the models were trained on, so this shows that the parts work together on
this machine, and how fast they are. How well voices that no model was trained on are heard, and people,
is measured with thousands of moves by `python -m models.training.evaluation`.
"""

import contextlib
import os
import queue
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from assistant.commands.bench.ear_decisions import measure_decisions
from assistant.commands.bench.ear_moves import BenchVoice, SaidMove, moves_to_say
from assistant.commands.bench.voice import Timing
from assistant.commands.bench.voice_memory import MemoryUsed, memory_of
from assistant.commands.recognising import Listener, find_model
from assistant.narration.catalog import base_languages
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.hearing.heard import Unsure, Verdict, understand
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.move import Move
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.surfaces.ear_model import NO_CATALOGUE, NO_MODEL, ListeningError
from speech.ear.recognizers.recognizer import BLOCK
from speech.models.catalogue import CatalogueError, model_for
from speech.process.child import ChildGone
from speech.voice.synth import NO_ENGINE, SynthError

MOVES = 40
"""Moves of each game that are said in each language."""
LOADS = 3
"""How often a model is loaded for each game."""

_GAMES = (ITALIAN_FID, INTERNATIONAL_FID)

LOAD_GOAL = 150.0
BLOCK_GOAL = 10.0
MEMORY_GOAL = 100.0


class NoEar(Exception):
    """There is nothing to measure; `reason` is a word of the ear or of the voice."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Trials(NamedTuple):
    """What became of moves that the program's own voice has said."""

    measure: str
    rules: str
    language: str
    times: int
    right: int
    asked: int
    """A question with the right move among its answers."""
    missed: int
    """Nothing was understood, or a move that is not legal, or a question without the right one."""
    wrong: int
    """Another move, or a command."""


def measure_ear() -> Iterator[Timing | Trials]:
    """For each language that has a model the costs and how soon a move is decided, then what became of
    the moves. Raises NoEar; OSError where the ear is lost."""
    heard = [language for language in base_languages() if _has_model(language)]
    if not heard:
        raise NoEar(NO_MODEL)
    try:
        with contextlib.closing(BenchVoice()) as voice:
            trials: list[Trials] = []
            for language in heard:
                cost = _Cost(language)
                trials += [_tried(cost, regulation, voice) for regulation in _GAMES]
                yield from cost.timings()
                yield from measure_decisions(language, voice)
            yield from trials
    except (ListeningError, SynthError) as error:
        raise NoEar(error.reason) from error
    except (ChildGone, queue.Empty) as error:
        raise NoEar(NO_ENGINE) from error


def _has_model(language: str) -> bool:
    try:
        return model_for(language) is not None
    except CatalogueError as error:
        raise NoEar(NO_CATALOGUE) from error


@dataclass(slots=True)
class _Cost:
    """What hearing in a language costs."""

    language: str
    loads: list[float] = field(default_factory=list)
    """Milliseconds."""
    seconds: float = 0.0
    """CPU time of hearing."""
    blocks: int = 0
    memory: list[MemoryUsed] = field(default_factory=list)
    """Of each process that has heard."""

    def timings(self) -> Iterator[Timing]:
        """The rows of the table; where the system does not tell of other processes, the first alone."""
        loaded = statistics.median(self.loads)
        what = ("model loaded", "its files looked through as well", self.language)
        yield Timing(*what, "ms", len(self.loads), loaded, None, None, LOAD_GOAL)
        if not self.memory:
            return
        mean = 1000 * self.seconds / self.blocks
        what = ("sound heard", "100 ms of it, CPU, on average", self.language)
        yield Timing(*what, "ms", self.blocks, mean, None, None, BLOCK_GOAL)
        for circumstances, most in (
            ("added, at the most", max(each.peak for each in self.memory)),
            ("added, shared parts counted once", max(each.proportional for each in self.memory)),
        ):
            what = ("memory, ear", circumstances, self.language)
            yield Timing(*what, "MB", len(self.memory), most, None, None, MEMORY_GOAL)


def _tried(cost: _Cost, regulation: Regulation, voice: BenchVoice) -> Trials:
    """Have moves said and heard. Raises ListeningError, SynthError, ChildGone, queue.Empty."""
    said = moves_to_say(regulation, vocabulary(cost.language), MOVES)
    sounds = [*voice.sounds(said, cost.language)]
    with contextlib.closing(_loaded(cost, regulation)) as listener:
        before = _cpu_seconds(listener.pid)
        became = _heard(listener, said, sounds, regulation, cost.language)
        cost.seconds += _cpu_seconds(listener.pid) - before
        cost.blocks += sum(map(len, sounds)) // BLOCK
        if sys.platform == "linux":
            cost.memory.append(memory_of([listener.pid]))
    counts = [became[name] for name in ("right", "asked", "missed", "wrong")]
    return Trials("moves heard", regulation.variant.name, cost.language, len(said), *counts)


def _loaded(cost: _Cost, regulation: Regulation) -> Listener:
    """The last of several listeners, each with a process of its own. Raises ListeningError."""
    folder = find_model(None, cost.language)
    phrases = grammar(vocabulary(cost.language), regulation.variant.geometry.squares)
    for _ in range(LOADS - 1):
        with contextlib.closing(Listener(folder, phrases)) as listener:
            cost.loads.append(listener.milliseconds)
    listener = Listener(folder, phrases)
    cost.loads.append(listener.milliseconds)
    return listener


def _heard(
    listener: Listener,
    said: Sequence[SaidMove],
    sounds: Sequence[bytes],
    regulation: Regulation,
    language: str,
) -> Counter[str]:
    words = vocabulary(language)
    became: Counter[str] = Counter()
    for each, sound in zip(said, sounds, strict=True):
        verdicts = [
            understand(heard.hypotheses, each.position, regulation, words).verdict
            for heard in listener.hear(sound)
        ]
        first = next((verdict for verdict in verdicts if verdict is not None), None)
        became[outcome(first, each.move)] += 1
    return became


def outcome(verdict: Verdict, move: Move) -> str:
    """What became of a move that was said: one of the counts of `Trials`."""
    match verdict:
        case Understood(heard):
            return "right" if heard.has_same_effect(move) else "wrong"
        case Unsure(moves):
            return "asked" if any(each.has_same_effect(move) for each in moves) else "missed"
        case CommandMeant():
            return "wrong"
    return "missed"


def _cpu_seconds(pid: int) -> float:
    """The CPU time of a process; 0 where the system does not tell it."""
    if sys.platform != "linux":
        return 0.0
    behind_name = Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    return sum(map(int, behind_name[11:13])) / os.sysconf("SC_CLK_TCK")
