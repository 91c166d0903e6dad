"""All trials of a language with their sounds, made once and kept in a folder: synthesis is slow.

A sound is kept under what made it, so that other counts or seeds use again what they share: under its
text and its rate, and where we choose the phones under these as well.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from models.training.evaluation.conditions import COLOURS, babble, noise
from models.training.evaluation.own_words import DRAWS, own_words
from models.training.evaluation.people import People, recording, sentences
from models.training.evaluation.prompted import Prompted
from models.training.evaluation.protocol import (
    Kind,
    Trial,
    illegal_moves,
    silent_trials,
    spoken_commands,
    spoken_moves,
    talk_trials,
)
from models.training.evaluation.source import Source, Spelt, Utterance
from models.training.evaluation.waveform import RATE, Wave, write_wav

SEED = 5
_RATES = (0.85, 1.2)
"""How fast sentences are said, of a voice's own speed."""
_BATCH = 50
_MINUTE = 60.0
_PEOPLE_SHARE = 10
"""People have few words, and who says numbers one by one says nothing else: one trial in so many of a
synthesiser's, for each voice."""


class Sizes(NamedTuple):
    """How many trials of each kind a synthesiser says."""

    moves: int = 3000
    illegal: int = 1000
    talk: int = 1000
    noise_minutes: int = 30
    commands: int = 500
    draws: tuple[str, ...] = DRAWS
    """Of sentences in people's own words."""
    seed: int = SEED
    """Of what is drawn. What was chosen by one draw is measured by another."""


class Sounded(NamedTuple):
    """A trial, who says it, and the file of its sound at 16,000 samples in a second."""

    trial: Trial
    source: str
    voice: str
    file: Path


def corpus(source: Source, sizes: Sizes, cache: Path) -> list[Sounded]:
    """All that one source says, in the same order at every call; what is missing is synthesised.

    Raises what the source raises.
    """
    if isinstance(source, People):
        return [*_numbers_apart(source, sizes, cache), *_sentences_by_people(source, cache)]
    if isinstance(source, Prompted):
        return [*_numbers_apart(source, sizes, cache)]
    language = source.language
    trials = spoken_moves(language, sizes.moves, sizes.seed, source.can_say, bare=False)
    trials += illegal_moves(language, sizes.illegal, sizes.seed, source.can_say, bare=False)
    trials += talk_trials(language, sizes.talk, sizes.seed, source.can_say)
    trials += spoken_commands(language, sizes.commands, sizes.seed, source.can_say)
    rng = random.Random(f"{source.name} {sizes.seed}")
    trials += own_words(language, sizes.draws, source.can_say)
    said = [
        (trial, Utterance(trial.text, source.voices[at % len(source.voices)], _rate(rng)))
        for at, trial in enumerate(trials)
    ]
    return sounded(source, said, cache)


def noises(language: str, minutes: int, talkers: Sequence[Wave], cache: Path) -> list[Sounded]:
    """Minutes of noise, of each colour in turn; where there are talkers, every fourth is people talking
    in the distance."""
    colours = [*COLOURS, "babble"] if talkers else [*COLOURS]
    names = [f"{colours[at % len(colours)]}-{at:02}" for at in range(minutes)]
    folder = cache / language / "noise"  # the babble is in the language
    folder.mkdir(parents=True, exist_ok=True)
    for at, name in enumerate(names):
        file = folder / f"{name}.wav"
        if not file.exists():
            rng = np.random.default_rng([SEED, at])
            colour = colours[at % len(colours)]
            is_babble = colour == "babble"
            size = round(_MINUTE * RATE)
            sound = babble(talkers, size, rng) if is_babble else noise(colour, _MINUTE, rng)
            write_wav(file, (sound * 0.3).astype(np.float32))
    trials = silent_trials(Kind.NOISE, names, SEED)
    return [
        Sounded(trial, "noise", trial.text.partition("-")[0], folder / f"{trial.text}.wav")
        for trial in trials
    ]


def _rate(rng: random.Random) -> float:
    return round(rng.uniform(*_RATES), 2)


def _numbers_apart(source: People | Prompted, sizes: Sizes, cache: Path) -> Iterator[Sounded]:
    for at, voice in enumerate(source.voices):
        # Wide band and telephone band of a person say the same, so that the two can be compared.
        seed = sizes.seed + at
        count, illegal = (max(1, size // _PEOPLE_SHARE) for size in (sizes.moves, sizes.illegal))
        trials = spoken_moves(source.language, count, seed, source.can_say, bare=True)
        trials += illegal_moves(source.language, illegal, seed, source.can_say, bare=True)
        yield from sounded(source, [(trial, Utterance(trial.text, voice)) for trial in trials], cache)


def _sentences_by_people(source: People, cache: Path) -> Iterator[Sounded]:
    for voice in source.voices:
        recorded = [file for file in sentences(voice) if file.suffix == ".wav"]
        trials = silent_trials(Kind.TALK, [file.stem for file in recorded], SEED)
        folder = cache / source.language / source.name / voice
        folder.mkdir(parents=True, exist_ok=True)
        for trial, file in zip(trials, recorded, strict=True):
            kept = folder / f"{file.stem}.wav"
            if not kept.exists():
                write_wav(kept, recording(file))
            yield Sounded(trial, source.name, voice, kept)


def sounded(source: Source, said: Sequence[tuple[Trial, Utterance]], cache: Path) -> list[Sounded]:
    """Some trials with who says them, and their sounds; what is missing is synthesised."""
    files = [_file(source, utterance, cache) for _, utterance in said]
    missing = {
        file: utterance for file, (_, utterance) in zip(files, said, strict=True) if not file.exists()
    }
    todo = list(missing.items())
    for at in range(0, len(todo), _BATCH):
        batch = todo[at : at + _BATCH]
        for (file, _), sound in zip(batch, source.say([each for _, each in batch]), strict=True):
            file.parent.mkdir(parents=True, exist_ok=True)
            # Under another name first, so that a run cut off leaves no half sound behind.
            part = file.with_suffix(".part")
            write_wav(part, sound)
            part.replace(file)
    return [
        Sounded(trial, source.name, utterance.voice, file)
        for file, (trial, utterance) in zip(files, said, strict=True)
    ]


def _file(source: Source, utterance: Utterance, cache: Path) -> Path:
    said = f"{utterance.text}|{utterance.rate}"
    if isinstance(source, Spelt) and (phones := source.spelt(utterance)):
        said += f"|{phones}"
    key = hashlib.sha256(said.encode()).hexdigest()[:16]
    return cache / source.language / source.name / utterance.voice / f"{key}.wav"
