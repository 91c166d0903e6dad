"""What takes too long for the suite: an hour of audio for each model, run by hand."""

import random
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.words.vocabulary import vocabulary
from speech.audio.wav import read_wav
from speech.ear.recognizers.process import ListensFor, ModelReady, UtteranceEnded
from speech.ear.recognizers.recognizer import RATE
from speech.models.catalogue import catalogue, models_folder
from tests.speech.support.ears import Ear
from tests.speech.support.heard_voice import megabytes

pytestmark = pytest.mark.proof

WAV = Path(__file__).parents[2] / "wav"
HOUR = 3600.0
"""Seconds."""
WARM, EVERY = 300.0, 300.0
"""Seconds of sound before memory is looked at, and between two looks."""
MOST_MEGABYTES, MOST_GROWTH = 100.0, 4.0
SQUARES = 50


def faint_noise(rng: random.Random, seconds: float) -> bytes:
    """White, of the level of a quiet room."""
    return array("h", [rng.randint(-20, 20) for _ in range(int(RATE * seconds))]).tobytes()


def every_one(ear: Ear) -> Iterator[UtteranceEnded]:
    """The utterances that have ended by themselves, and the one that is ended here."""
    last = ear.process.finish()
    while True:
        news = ear.after_partials()
        assert isinstance(news, UtteranceEnded), news
        yield news
        if news.number == last:
            return


@pytest.mark.parametrize("language", catalogue())
def test_memory_is_flat_over_an_hour_of_sound(language: str) -> None:
    """Sentences, talk and noise, with pauses, as in an hour of a game with an open microphone."""
    rng = random.Random(5)
    sounds = [read_wav(file.read_bytes(), RATE) for file in sorted((WAV / language).rglob("*.wav"))]
    pauses = [faint_noise(rng, seconds) for seconds in (0.7, 1.5, 4.0)]
    seen: list[tuple[float, float]] = []
    utterances, heard, so_far = 0, 0, 0.0
    with Ear() as ear:
        empty = megabytes(ear.process.pid)
        assert isinstance(ear.load(models_folder() / language), ModelReady)
        assert isinstance(ear.listen_for(grammar(vocabulary(language), SQUARES)), ListensFor)
        while so_far < HOUR:
            sound = rng.choice(sounds) + rng.choice(pauses)
            ear.hear(sound)
            for news in every_one(ear):
                utterances += 1
                heard += bool(news.hypotheses)
            so_far += len(sound) / 2 / RATE
            if so_far >= WARM + EVERY * len(seen):
                seen.append((so_far, megabytes(ear.process.pid) - empty))
    told = ", ".join(f"{added:.1f}" for _, added in seen)
    sys.stdout.write(f"{language}: {utterances} utterances, {heard} with words, MB more: {told}\n")
    assert max(added for _, added in seen) < MOST_MEGABYTES
    assert seen[-1][1] - seen[0][1] < MOST_GROWTH
