"""Sounds to n-best lists: vosk, fed as the product feeds it, in one process or several."""

import multiprocessing
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.variant import VARIANTS
from models.training.evaluation.conditions import OWN_VOICE, disturb, staged
from models.training.evaluation.corpus import Sounded
from models.training.evaluation.protocol import Kind, Trial
from models.training.evaluation.waveform import Wave, pcm16, read_wav
from speech.ear.recognizers.recognizer import BLOCK
from speech.ear.recognizers.vosk import VoskModel, VoskRecognizer

_TALKERS = 6
"""Recordings of other people that one utterance is mixed with at most."""
_TALKING = ("talkers", OWN_VOICE)
_CHUNK = 8

NBest = tuple[tuple[str, float], ...]
"""The texts of one utterance with their scores, natural logarithms, the likeliest first."""


class Record(NamedTuple):
    """What was heard of a trial: one n-best list for each end of speech that the recogniser found."""

    trial: Trial
    source: str
    voice: str
    condition: str
    heard: tuple[NBest, ...]


@dataclass(frozen=True, slots=True)
class Decoding:
    """What every process needs to know."""

    model: Path
    language: str
    talkers: tuple[Path, ...]
    """Files of people and voices who talk in the background."""
    own_voice: tuple[Path, ...] = ()
    """Files of what the program says."""


class Decoder:
    """A model with a recogniser for each size of the board."""

    def __init__(self, model: Path, language: str) -> None:
        """Load it. Raises RecognizerError without vosk, and for a folder that vosk refuses."""
        loaded = VoskModel(model)
        self.missing: set[str] = set()
        """Words of the grammar that the model lacks."""
        self.recognizers: dict[str, VoskRecognizer] = {}
        for name, variant in VARIANTS.items():
            recognizer = VoskRecognizer(loaded)
            phrases = grammar(vocabulary(language), variant.geometry.squares)
            self.missing.update(recognizer.listen_for(phrases))
            self.recognizers[name] = recognizer

    def hear(self, sound: Wave, rules: str) -> tuple[NBest, ...]:
        """All that is heard in a sound, by itself from the beginning."""
        recognizer = self.recognizers[rules]
        samples = pcm16(sound)
        heard = []
        for at in range(0, len(samples), BLOCK):
            if recognizer.accept(samples[at : at + BLOCK]):
                heard.append(recognizer.finish())
        heard.append(recognizer.finish())
        whole = (tuple((each.text, each.score) for each in found) for found in heard)
        return tuple(each for each in whole if any(text for text, _ in each))


def decode(what: Sequence[tuple[Sounded, str]], how: Decoding, jobs: int) -> Iterator[Record]:
    """The records of trials under conditions, in order. The sounds do not depend on `jobs`."""
    if jobs == 1:
        _begin(how)
        try:
            yield from map(_decoded, what)
        finally:
            _begun.clear()  # vosk complains of what it is to free when Python has ended
        return
    # Not forked: threads of numpy's and vosk's libraries do not live on in a fork.
    with multiprocessing.get_context("spawn").Pool(jobs, _begin, (how,)) as pool:
        yield from pool.imap(_decoded, what, _CHUNK)


_begun: list[tuple[Decoder, Decoding]] = []
"""This process's decoder, which a pool's function cannot be given otherwise."""


def _begin(how: Decoding) -> None:
    _begun[:] = [(Decoder(how.model, how.language), how)]


def _decoded(what: tuple[Sounded, str]) -> Record:
    sounded, condition = what
    decoder, how = _begun[0]
    talkers = how.own_voice if condition == OWN_VOICE else how.talkers
    sound = sound_of(sounded, condition, talkers)
    heard = decoder.hear(sound, sounded.trial.rules)
    return Record(sounded.trial, sounded.source, sounded.voice, condition, heard)


def sound_of(sounded: Sounded, condition: str, talkers: Sequence[Path]) -> Wave:
    """What the microphone hears of a trial under a condition: the same at every call.

    `talkers` are those of that condition. Raises ValueError where it has some and none are given.
    """
    sound = read_wav(sounded.file)
    if sounded.trial.kind is Kind.NOISE:
        return sound
    names = (sounded.source, sounded.voice, sounded.trial.name, condition)
    rng = np.random.default_rng(zlib.crc32("/".join(names).encode()))
    others = [file for file in talkers if file.parent.name != sounded.voice]
    chosen = rng.choice(len(others), min(_TALKERS, len(others)), replace=False) if others else ()
    background = [read_wav(others[at]) for at in chosen] if condition in _TALKING else []
    return disturb(condition, staged(sound, rng), background, rng)
