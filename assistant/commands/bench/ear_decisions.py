"""How soon a spoken move is decided: in real time, from the end of speech to the verdict on it.

The program's own voice says moves into a file that stands for a microphone; the ear hears it, and
what was said is judged as in a game, without waiting for a pause where it is a whole move.
"""

import contextlib
import queue
import statistics
import tempfile
import time
import wave
from collections.abc import Iterator
from pathlib import Path

from assistant.commands.bench.ear_moves import BenchVoice, SaidMove, moves_to_say
from assistant.commands.bench.voice import Timing
from assistant.commands.recognising import find_model
from assistant.parsing.hearing.endpoint import is_whole_move
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.hearing.heard import understand
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.regulation import ITALIAN_FID
from speech.audio.samples import numbers_of
from speech.ear.ear import Ear
from speech.ear.news import EarHeard, EarNews, EarOpened, EarSteady, HearingLost
from speech.ear.recognizers.process import VOSK
from speech.ear.recognizers.recognizer import RATE

MOVES = 12
"""In each language; each takes two or three seconds."""
PERCENT = 95
GOAL, GOAL_AT_PERCENT = 400.0, 900.0
PATIENCE = 20.0
"""Seconds that anything is waited for."""
SILENT_BELOW = 0.03
"""Of the loudest hundredth of a second: what is quieter at the end is no speech."""
TAIL = 2.0
"""Seconds of silence behind a move."""


def measure_decisions(language: str, voice: BenchVoice, kind: str = VOSK) -> Iterator[Timing]:
    """One row: milliseconds of `MOVES` moves in a language, but for those of which nothing was heard.

    Raises ListeningError, SynthError, ChildGone, queue.Empty; TimeoutError where the ear is lost.
    """
    words = vocabulary(language)
    said = moves_to_say(ITALIAN_FID, words, MOVES)
    sounds = [*voice.sounds(said, language)]
    news: queue.SimpleQueue[EarNews] = queue.SimpleQueue()
    phrases = grammar(words, ITALIAN_FID.variant.geometry.squares)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "said.wav")
        _write(file, b"")
        ear = Ear(news.put, find_model(None, language), phrases, f"file:{file}", kind)
        with contextlib.closing(ear):
            taken = [
                seconds
                for each, sound in zip(said, sounds, strict=True)
                if (seconds := _decided(ear, news, file, each, sound, language)) is not None
            ]
    if taken:
        found = [1000 * seconds for seconds in sorted(taken)]
        what = ("decision", "after the end of a spoken move, in real time", language)
        at_percent = found[min(len(found) - 1, len(found) * PERCENT // 100)]
        median = statistics.median(found)
        yield Timing(*what, "ms", len(found), median, PERCENT, at_percent, GOAL, GOAL_AT_PERCENT)


def _decided(
    ear: Ear,
    news: "queue.SimpleQueue[EarNews]",
    file: Path,
    said: SaidMove,
    sound: bytes,
    language: str,
) -> float | None:
    """Seconds from the end of speech until it was known what was said."""
    _write(file, sound)
    ear.open(push=True)
    _wait_for(news, EarOpened)
    end = time.monotonic() + _end_of_speech(sound)
    words = vocabulary(language)
    while True:
        event = _wait_for(news, EarSteady, EarHeard)
        if isinstance(event, EarSteady):
            if is_whole_move(event.text, said.position, ITALIAN_FID, words):
                ear.finish()
        elif isinstance(event, EarHeard):
            understand(event.hypotheses, said.position, ITALIAN_FID, words)
            decided = time.monotonic() - end
            ear.shut()
            return decided if event.hypotheses else None


def _wait_for(news: "queue.SimpleQueue[EarNews]", *kinds: type[EarNews]) -> EarNews:
    until = time.monotonic() + PATIENCE
    while True:
        event = news.get(timeout=max(0.0, until - time.monotonic()))
        if isinstance(event, kinds):
            return event
        if isinstance(event, HearingLost):
            raise TimeoutError(event.reason)


def _end_of_speech(sound: bytes) -> float:
    """Where the last of a sound is that is no silence, in seconds."""
    numbers = numbers_of(sound)
    step = RATE // 100
    levels = [max(map(abs, numbers[at : at + step]), default=0) for at in range(0, len(numbers), step)]
    loud = [at for at, level in enumerate(levels) if level > SILENT_BELOW * max(levels)]
    return (loud[-1] + 1) / 100 if loud else 0.0


def _write(file: Path, sound: bytes) -> None:
    with wave.open(str(file), "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(sound + bytes(int(2 * RATE * TAIL)))
