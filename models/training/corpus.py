"""The training speech: features of many utterances, each frame with its phone.

Made by several processes, each with a synthesiser and a seed of its own, so that the same command makes
the same speech.
"""

import os
import random
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from assistant.parsing.words.tokens import normalise
from models.training.articulation import closing, faded, softened
from models.training.augment import Chance, Samples, in_a_room, resampled, with_noise
from models.training.espeak import RATE as SPOKEN_RATE
from models.training.espeak import Espeak, Speech, copy_data
from models.training.features import RATE, STEP, WINDOW, filter_banks
from models.training.graph import SILENCE, SPEECH
from models.training.language import Language, language
from models.training.manners import before_speech, clicked, tired, whispered
from models.training.onsets import apart, begun_late
from models.training.recorded import Recordings, voices_of
from models.training.sentences import Sentences
from models.training.sounds import SOUNDS
from models.training.speakers import UNKNOWN, Frames, Labels, lingering, otherwise
from models.training.vocal_tract import Mouth
from models.training.voices import write_variants

VARIANTS = 200
"""Speakers of each process."""
COPIES = 2
"""How often each sentence is heard, each time under other circumstances."""
OWN_VOICES, BOTH = 0.45, 0.25
"""Shares of the sentences that the second synthesiser says, with the times of the first, and that both
say, some of the phones each: what is before and behind a phone then tells nothing about its speaker."""

RECORDED = 0.65
"""Share of the sentences of the second synthesiser that a recorded speaker says instead, where the
language has one."""

OTHER_PHONES = 0.2
"""Share of the sentences of which the second synthesiser says some phones otherwise, at random: a
network expects what it has heard most often, and hears "twenty" where "rank" was said."""

APART = 0.2
"""Share of the hearings whose words are apart and cut at their onsets."""
CLIPPED = 0.25
"""Share of the hearings that begin late: a key was pressed late, or a gate opened late."""
_LATE = 0.12
"""Seconds by which a hearing may begin late."""
WHISPERED = 0.03
"""Share of the hearings without a voice."""
TIRED = 0.05
"""Share of the sentences that somebody tired says: slower, lower, with less melody, ever less loud."""
_SLOWER = (0.8, 0.95)
BREATHED, CLICKED, LEAKED = 0.1, 0.1, 0.1
"""Shares of the hearings before which somebody breathes or laughs, in which keys are pressed, and into
which what was said before leaks: the program's own voice, from a loudspeaker."""
_LEAK = (-26.0, -14.0)
"""Decibels of that, against who speaks."""
_CLOSED_AT_FIRST = 660
"""Samples of a pause, 30 milliseconds, that are the closure of a stop behind it. No more: a pause
would be as much of a stop as stops are."""

_HELD = ("nasals", "fricatives", "taps")
_LATERALS = ("l", "l-", "l^")
"""Of sounds.toml, the kinds of consonants that people hold besides stops, and those of another kind."""

_THREADS = "OPENBLAS_NUM_THREADS"
"""What numpy's library reads when it is loaded."""

NOISE_ALONE = 0.03
"""Share of the utterances in which nobody says anything."""

Segment = tuple[int, str, int]
"""The sample at which a phone begins, its name in sounds.toml, "" for a pause, and its class."""


@dataclass(frozen=True, slots=True)
class Corpus:
    """Utterances one behind the other: features of every frame, its class, and how long each is.

    UNKNOWN is added to the classes of what is said in words that the model is not to know.
    """

    features: Frames
    labels: Labels
    lengths: NDArray[np.int64]

    @property
    def hours(self) -> float:
        """How much speech it is."""
        return len(self.labels) * STEP / RATE / 3600


def make_corpus(
    code: str, classes: Sequence[str], utterances: int, seed: int, processes: int
) -> Corpus:
    """So many sentences, each in COPIES, but for those of which nothing is heard."""
    with _one_thread_each(), ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        jobs = [
            pool.submit(_make, code, classes, share, seed_of(seed, at))
            for at, share in enumerate(shares_of(utterances, processes))
        ]
        parts = [job.result() for job in jobs]
    return Corpus(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.labels for part in parts]),
        np.concatenate([part.lengths for part in parts]),
    )


def shares_of(utterances: int, processes: int) -> list[int]:
    """How many utterances each process makes; one that would make none is left out."""
    share, rest = divmod(utterances, processes)
    return [share + (at < rest) for at in range(processes) if share or at < rest]


def seed_of(seed: int, process: int) -> int:
    """The seed of a process: of no other process of this run, or of a run whose seed is the next."""
    return int(np.random.SeedSequence((seed, process)).generate_state(1, np.uint64)[0])


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes begun in here leave numpy one thread each: with more threads than free cores they wait
    for each other, and a corpus took ten times as long (measured)."""
    before = os.environ.get(_THREADS)
    os.environ[_THREADS] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_THREADS]
        else:
            os.environ[_THREADS] = before


def _make(code: str, classes: Sequence[str], utterances: int, seed: int) -> Corpus:
    voices = voices_of(code)
    with tempfile.TemporaryDirectory() as folder, Recordings(voices, Path(folder)) as recordings:
        maker = _Maker(language(code), classes, Path(folder), seed, recordings)
        made = [each for _ in range(utterances) for each in maker.utterance()]
    return Corpus(
        np.concatenate([features for features, _ in made]),
        np.concatenate([labels for _, labels in made]),
        np.array([len(labels) for _, labels in made]),
    )


class _Maker:
    def __init__(
        self,
        spoken: Language,
        classes: Sequence[str],
        folder: Path,
        seed: int,
        recordings: Recordings,
    ) -> None:
        self._language = spoken
        self._numbers = {name: number for number, name in enumerate(classes)}
        self._chance = random.Random(seed)
        self._draw = np.random.default_rng(seed)
        self._sentences = Sentences(spoken, self._chance)
        self._known = spoken.known_forms()
        data = folder / "espeak-ng-data"
        self._variants = write_variants(copy_data(data) / "voices" / "!v", VARIANTS, seed)
        self._espeak = Espeak(data)
        self._alike = alike(spoken, self._numbers)
        self._stops, self._long = held(spoken, self._numbers)
        self._recordings = recordings
        self._talk: list[Samples] = []
        """What was said lately: others who talk."""

    def utterance(self) -> list[tuple[Frames, Labels]]:
        """One sentence by one speaker, in COPIES; none where nothing of it is heard."""
        chance = self._chance
        voices, shares = zip(*self._language.voices.items(), strict=True)
        voice = f"{chance.choices(voices, shares)[0]}+{chance.choice(self._variants)}"
        rate = round(min(320, max(90, chance.gauss(175, 45))))
        pitch, spread = chance.randint(15, 85), chance.randint(10, 90)
        is_tired = chance.random() < TIRED
        if is_tired:
            rate, pitch, spread = round(rate * chance.uniform(*_SLOWER)), pitch // 3, spread // 3
        text = self._sentences.one()
        speech = self._espeak.speak(text, voice, rate, pitch, spread)
        segments, begins = self._segments(speech, text)
        if len(segments) < 3:
            return []
        is_ours = all(name in SOUNDS for _, name, _ in segments if name)
        is_other = is_ours and chance.random() < OTHER_PHONES
        if is_other:
            segments = with_other_phones(segments, self._alike, chance)
        speed = chance.uniform(0.86, 1.16)
        scale = RATE / SPOKEN_RATE / speed
        phones = [(round(at * scale), sound) for at, sound, _ in segments]
        samples = resampled(speech.samples.astype(np.float32), SPOKEN_RATE * speed)
        samples = softened(samples, phones, self._draw)
        how = chance.random()
        if is_other or (is_ours and how < OWN_VOICES + BOTH):
            own = self._by_another(phones, len(samples), is_tired)
            samples = own if is_other or how < OWN_VOICES else woven(samples, own, phones, self._draw)
        samples = faded(samples, phones, self._draw)
        if is_tired:
            samples = tired(samples, self._draw)
        times = [(round(at * scale), number) for at, _, number in segments]
        words = {round(at * scale) for at in begins}
        if chance.random() < NOISE_ALONE:
            samples, times = np.zeros_like(samples), [(0, 0)]
        copies = [self._heard(samples, times, words) for _ in range(COPIES)]
        self._talk = [*self._talk[-20:], samples]
        return copies

    def _by_another(self, phones: Sequence[tuple[int, str]], size: int, is_tired: bool) -> Samples:
        """The phones by one who is no voice of espeak-ng; recorded ones keep their pitch."""
        if self._draw.random() < RECORDED:
            said = self._recordings.speak(phones, size, self._draw)
            if said is not None:
                return said
        return Mouth(self._draw, is_tired=is_tired).speak(phones, size)

    def _segments(self, speech: Speech, text: str) -> tuple[list[Segment], set[int]]:
        """Where each phone begins, what it sounds like and its class, any speech for a phone that no
        word of ours has; and at which of these samples words begin.

        A word begins with its first phone: a stop has its closure before it, where espeak-ng still
        counts the word before.
        """
        segments, word, told = [(0, "", 0)], 0, 0
        begins: set[int] = set()
        leading: int | None = None
        classes = self._language.classes([name for _, name in speech.phones])
        for (now, name), phone in zip(speech.phones, classes, strict=True):
            if phone is None:
                if name in self._language.leading:
                    leading = now
                continue
            at, leading = now if leading is None else leading, None
            while word < len(speech.words) and speech.words[word][0] <= at:
                word += 1
            place = speech.words[word - 1][1] - 1 if word else 0
            number = self._numbers.get(phone or SILENCE, self._numbers[SPEECH])
            is_known = not phone or normalise(text[place:].split()[0]) in self._known
            begin = at
            like = self._language.sound(name, phone)
            sound = SOUNDS.get(like)
            if sound and sound.is_closed:
                before, sound_before, _ = segments[-1]
                least = before if sound_before else max(before, at - _CLOSED_AT_FIRST)
                begin = closing(speech.samples, least, at)
            segments.append((begin, like, number if is_known else number + UNKNOWN))
            if phone and word > told:
                begins.add(begin)
                told = word
        return segments, begins

    def _heard(
        self, samples: Samples, times: Sequence[tuple[int, int]], words: Collection[int]
    ) -> tuple[Frames, Labels]:
        """The features and classes of one hearing of it."""
        draw = self._draw
        if draw.random() < WHISPERED:
            samples = whispered(samples, draw)
        if draw.random() < APART:
            samples, times = apart(samples, times, words, draw)
        before, after = (int(RATE * draw.uniform(0.05, 0.6)) for _ in range(2))
        if draw.random() < CLIPPED:
            samples, times = begun_late(samples, times, int(RATE * draw.uniform(0, _LATE)))
            before = int(RATE * draw.uniform(0, 0.03))
        quiet = np.concatenate([np.zeros(before, np.float32), samples, np.zeros(after, np.float32)])
        quiet = self._beside(quiet, before)
        heard = with_noise(in_a_room(quiet, draw), self._others(), draw)
        features = filter_banks(heard)
        centres = np.arange(len(features)) * STEP + WINDOW // 2
        begins = np.array([at + before for at, _ in times])
        begins[0] = -1
        numbers = np.array([number for _, number in times])
        labels = numbers[np.searchsorted(begins, centres, side="right") - 1]
        labels[centres < before] = 0
        labels[centres >= before + len(samples)] = 0
        doubled = {
            int(np.searchsorted(centres, begins[place]))
            for place in range(1, len(numbers))
            if numbers[place] == numbers[place - 1]
        }
        said = otherwise(features, labels, draw)
        return lingering(said, labels, draw, self._stops, self._long, doubled)

    def _beside(self, quiet: Samples, before: int) -> Samples:
        """With what is heard besides who speaks from the sample `before` on: breath or a laugh, keys,
        the voice of the program."""
        draw = self._draw
        level = float(np.sqrt(np.mean(quiet**2))) or 1.0
        if draw.random() < BREATHED:
            breath = before_speech(level, draw)[-before:] if before else np.zeros(0, np.float32)
            quiet[before - len(breath) : before] += breath
        if self._talk and draw.random() < LEAKED:
            other = self._talk[int(draw.integers(len(self._talk)))]
            end = before + int(RATE * draw.uniform(-0.2, 0.5))
            leak = other[-end:] if end > 0 else other[:0]
            loud = float(np.sqrt(np.mean(leak**2))) if len(leak) else 0.0
            if loud:
                share = level / loud * 10 ** (draw.uniform(*_LEAK) / 20)
                piece = quiet[max(0, end - len(leak)) : end]
                piece += np.float32(share) * leak[: len(piece)]
        return clicked(quiet, level, draw) if draw.random() < CLICKED else quiet

    def _others(self) -> Samples | None:
        if len(self._talk) < 3:
            return None
        picked = [self._talk[int(self._draw.integers(len(self._talk)))] for _ in range(3)]
        size = max(map(len, picked))
        mixed = np.zeros(size, np.float32)
        for each in picked[: int(self._draw.integers(1, 4))]:
            mixed += np.resize(each, size)
        return mixed


def alike(spoken: Language, numbers: Mapping[str, int]) -> dict[bool, list[tuple[str, int]]]:
    """Of the classes of a language those that may stand for each other, as sounds with their numbers:
    vowels by True, consonants by False."""
    sounds = [(spoken.sound(name), number) for name, number in numbers.items()]
    known = [(sound, number) for sound, number in sounds if sound in SOUNDS]
    return {
        is_vowel: [each for each in known if SOUNDS[each[0]].is_vowel is is_vowel]
        for is_vowel in (False, True)
    }


def held(spoken: Language, numbers: Mapping[str, int]) -> tuple[frozenset[int], frozenset[int]]:
    """The classes of a language whose mouths are shut at first, and those of the other consonants that
    people hold: nn, ss, rr, ll."""
    known = [(SOUNDS.get(spoken.sound(name)), name, number) for name, number in numbers.items()]
    return (
        frozenset(number for sound, _, number in known if sound and sound.is_closed),
        frozenset(
            number
            for sound, name, number in known
            if sound and (sound.kind in _HELD or spoken.sound(name) in _LATERALS)
        ),
    )


def with_other_phones(
    segments: Sequence[Segment], others: Mapping[bool, Sequence[tuple[str, int]]], chance: random.Random
) -> list[Segment]:
    """Some vowels as other vowels, some consonants as others, all as likely: no word foretells it."""
    share = chance.uniform(0.2, 1)
    said = []
    for at, name, number in segments:
        sound, other = name, number % UNKNOWN
        if name and chance.random() < share:
            sound, other = chance.choice(others[SOUNDS[name].is_vowel])
        said.append((at, sound, other))
    return said


def woven(
    samples: Samples, others: Samples, phones: Sequence[tuple[int, str]], draw: Chance
) -> Samples:
    """Some phones of one hearing of a sentence and some of another, equally loud, without clicks."""
    others = others * np.float32(
        np.sqrt(np.mean(samples**2))
        / (np.sqrt(np.mean(others**2)) + 1e-9)
        * np.exp(draw.normal(0, 0.3))
    )
    share = np.zeros(len(samples), np.float32)
    mix = draw.uniform(0.2, 0.8)
    for (begin, _), (end, _) in pairwise([*phones, (len(samples), "")]):
        share[begin:end] = draw.random() < mix
    smooth = np.hanning(int(draw.integers(32, 240)) + 2)[1:-1].astype(np.float32)
    share = np.convolve(share, smooth / smooth.sum(), "same")[: len(samples)]
    return np.asarray(samples * (1 - share) + others * share, np.float32)
