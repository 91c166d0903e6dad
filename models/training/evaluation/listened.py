"""Moves of one speaker as the program's own ear hears them: through the gate, with its waits and gain.

Unlike decoding.py, which gives a recogniser a sound as it is. What is heard may be kept in a file, so
that it can be judged anew without hearing it.
"""

import json
import random
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.variant import VARIANTS
from models.training.evaluation.conditions import staged
from models.training.evaluation.corpus import SEED, sounded
from models.training.evaluation.decoding import NBest
from models.training.evaluation.people import People
from models.training.evaluation.protocol import Kind, Trial, illegal_moves, spoken_moves
from models.training.evaluation.source import Source, Utterance
from models.training.evaluation.waveform import RATE, Wave, decibels, pcm16, read_wav, silence, trimmed
from models.training.evaluation.wording import plain, wording
from speech.ear.recognizers.hearing import Hearing
from speech.ear.recognizers.vosk import VoskModel, VoskRecognizer
from speech.process.frames import Message

MANNERS = ("plain", "faint", "pausing")
"""As the speaker is; from so far away, or into such a microphone, that it is 30 decibels fainter; with
a pause between the numbers of a move."""

_FAINTER = 30.0
_PAUSES = (0.2, 0.8)
"""Seconds between the numbers of who pauses."""
_BEHIND = 1.5
"""Seconds of quiet behind an utterance, longer than anybody is waited for."""
_MICROPHONE = 90.0
"""Decibels that the noise of a microphone is below full scale."""
_BLOCK = 2 * RATE // 20
_RATES = (0.85, 1.2)


class Manner(NamedTuple):
    """How an utterance was measured, and how it was heard."""

    pause: float | None
    seconds: float | None
    level: float | None
    wait: float
    """The quiet that ended it, 0 for as much as usual."""
    gain: float


class Listened(NamedTuple):
    """A trial and what was heard of it, one n-best list for each utterance."""

    trial: Trial
    source: str
    voice: str
    how: str
    """One of MANNERS."""
    heard: tuple[NBest, ...]
    manner: Manner


class Speaker(NamedTuple):
    """One voice of a source, that speaks in one of MANNERS."""

    source: Source
    voice: str
    how: str


def sounds(speaker: Speaker, moves: int, illegal: int, cache: Path) -> list[tuple[Trial, Wave]]:
    """What a speaker says: moves, and behind each of the last ones one that is not legal.

    The same at every call.
    """
    source, voice, how = speaker
    is_bare = isinstance(source, People) or how == "pausing"
    legal = spoken_moves(source.language, moves, SEED, source.can_say, bare=is_bare)
    others = illegal_moves(source.language, illegal, SEED, source.can_say, bare=is_bare)
    first = max(0, moves - illegal)
    trials = legal[:first]
    for one, other in zip(legal[first:], others, strict=False):
        trials += [one, other]
    rng = random.Random(f"{source.name} {voice} {how}")
    if how == "pausing":
        made = _with_pauses(speaker, trials, rng, cache)
    else:
        rates = [round(rng.uniform(*_RATES), 2) for _ in trials]
        said = [
            (one, Utterance(one.text, voice, rate)) for one, rate in zip(trials, rates, strict=True)
        ]
        made = [read_wav(each.file) for each in sounded(source, said, cache)]
    return [
        (trial, _at_microphone(speaker, trial, sound))
        for trial, sound in zip(trials, made, strict=True)
    ]


def _with_pauses(
    speaker: Speaker, trials: Sequence[Trial], rng: random.Random, cache: Path
) -> list[Wave]:
    how, made = wording(speaker.source.language), []
    for trial in trials:
        ends = (trial.path[0], trial.path[-1])
        squares = ends if trial.text == plain(ends, how) else trial.path
        numbers = [(trial, Utterance(plain((each,), how), speaker.voice)) for each in squares]
        words = [trimmed(read_wav(each.file)) for each in sounded(speaker.source, numbers, cache)]
        pieces = [words[0]]
        for word in words[1:]:
            pieces += [silence(rng.uniform(*_PAUSES)), word]
        made.append(np.concatenate(pieces))
    return made


def _at_microphone(speaker: Speaker, trial: Trial, sound: Wave) -> Wave:
    """A sound with pauses around it, and with the noise of a microphone: the same from afar."""
    rng = np.random.default_rng(zlib.crc32(f"{speaker.voice} {speaker.how} {trial.name}".encode()))
    whole = np.concatenate([staged(sound, rng), silence(_BEHIND)])
    if speaker.how == "faint":
        whole = whole * decibels(-_FAINTER)
    noise = rng.standard_normal(whole.size) * decibels(-_MICROPHONE)
    return (whole + noise).astype(np.float32)


class _Ready(VoskRecognizer):
    """A recogniser that expects once and for all what it was first told to."""

    _missing: list[str] | None = None

    def listen_for(self, phrases: Sequence[str]) -> list[str]:
        """See `Recognizer`."""
        if self._missing is None:
            self._missing = super().listen_for(phrases)
        self.reset()
        return self._missing


class Listener:
    """An ear in this process, with a recogniser for each size of the board.

    It hears every utterance as the first one: what is heard hangs on nothing that was before.
    """

    def __init__(self, model: Path, language: str) -> None:
        """Load it. Raises RecognizerError without vosk, and for a folder that vosk refuses."""
        loaded = VoskModel(model)
        self._recognizers: dict[str, tuple[_Ready, list[str]]] = {}
        for name, variant in VARIANTS.items():
            phrases = grammar(vocabulary(language), variant.geometry.squares)
            self._recognizers[name] = (_Ready(loaded), phrases)

    def hear(
        self, sound: Wave, rules: str, wait: float, gain: float
    ) -> tuple[tuple[NBest, ...], Manner]:
        """All that is heard, and how, of a person who is waited for and made louder so much."""
        recognizer, phrases = self._recognizers[rules]
        frames: list[Message] = []
        ear, samples = Hearing(frames.append, lambda _: None), pcm16(sound)
        ear.use(lambda: recognizer)
        ear.listen_for(phrases, 0.0)
        ear.adapt(wait, gain)
        ear.begin(push=False)
        began = time.monotonic()
        for at in range(0, len(samples), _BLOCK):
            ear.block(began + at / RATE / 2, samples[at : at + _BLOCK])
        told = [each for each in frames if each["did"] == "heard"]
        whole = [tuple((each.text, each.score) for each in one["alternatives"]) for one in told]
        heard = tuple(each for each in whole if any(text for text, _ in each))
        first = told[0] if told else {}
        pause, seconds, level = (first.get(name) for name in ("pause", "seconds", "level"))
        return heard, Manner(pause, seconds, level, wait, gain)


def write_line(listened: Listened) -> str:
    """One line of a file of what was heard."""
    trial = listened.trial._asdict() | {"kind": listened.trial.kind.value}
    manner = listened.manner._asdict()
    line: dict[str, Any] = listened._asdict() | {"trial": trial, "manner": manner}
    return json.dumps(line, ensure_ascii=False) + "\n"


def read_lines(file: Path) -> Iterator[Listened]:
    """What such a file has. Raises OSError, ValueError, KeyError, TypeError.

    A line from before sources were noted is of none, since two may have voices of one name: what it is
    of is heard anew.
    """
    for line in file.read_text("utf-8").splitlines():
        read = json.loads(line)
        trial = read["trial"]
        said = Trial(**(trial | {"kind": Kind(trial["kind"]), "path": tuple(trial["path"])}))
        heard = tuple(tuple((text, score) for text, score in each) for each in read["heard"])
        source, manner = read.get("source", ""), Manner(**read["manner"])
        yield Listened(said, source, read["voice"], read["how"], heard, manner)
