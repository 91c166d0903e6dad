"""A model as small as one can be, learnt with numpy alone in a few seconds: four words of Italian."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from models.training.augment import resampled
from models.training.espeak import RATE as SPOKEN_RATE
from models.training.espeak import Espeak
from models.training.features import BINS, RATE, STEP, WINDOW, filter_banks
from models.training.graph import SILENCE, SPEECH, Pronunciation, classes_of
from models.training.kaldi import Layer
from models.training.language import language
from models.training.model_folder import write_folder
from models.training.pronunciations import without_doubles

WORDS = ("uno", "due", "sette", "nove")
OTHERS = ("elefante", "montagna", "pioggia", "fabbrica", "carro", "bicicletta")
VOICES = ("it", "it+f2", "it+m3", "it+f4", "it+m2")
OFFSETS = tuple(range(-9, 10, 3))
HIDDEN = 48


def spoken(
    espeak: Espeak, text: str, voice: str, rate: int
) -> tuple[np.ndarray, list[tuple[int, str]]]:
    """Samples at RATE, and where each class begins."""
    speech = espeak.speak(text, voice, rate)
    quiet = np.zeros(RATE // 5, np.float32)
    samples = resampled(speech.samples.astype(np.float32), SPOKEN_RATE)
    noise = np.random.default_rng(rate).normal(0, 3, len(samples) + 2 * len(quiet))
    begins = [(0, SILENCE)]
    for at, name in speech.phones:
        phone = language("it").phone(name)
        if phone is not None:
            begins.append((round(at * RATE / SPOKEN_RATE) + len(quiet), phone or SILENCE))
    return (np.concatenate([quiet, samples, quiet]) + noise).astype(np.float32), begins


def learn(folder: Path) -> None:
    """Make the model."""
    espeak = Espeak()
    known = lexicon(*WORDS)
    classes = classes_of(known)
    inputs, labels = _examples(espeak, classes)
    first, second = _fit(inputs, labels, len(classes))
    counts = np.bincount(labels, minlength=len(classes)).astype(np.float32)
    write_folder(folder, classes, known, [first, second], counts)


def lexicon(*words: str) -> dict[str, list[Pronunciation]]:
    """How these words are pronounced."""
    espeak = Espeak()
    return {word: [_pronunciation(espeak, word)] for word in words}


def _pronunciation(espeak: Espeak, word: str) -> Pronunciation:
    phones = [language("it").phone(name) for _, name in espeak.speak(word, "it").phones]
    return without_doubles([phone for phone in phones if phone])


def _examples(espeak: Espeak, classes: Sequence[str]) -> tuple[np.ndarray, np.ndarray]:
    draw = np.random.default_rng(1)
    inputs, labels = [], []
    for voice in VOICES:
        for turn in range(16):
            is_known = turn % 4 > 0
            text = " ".join(draw.choice(WORDS if is_known else OTHERS, 4))
            samples, begins = spoken(espeak, text, voice, int(draw.integers(120, 220)))
            features = filter_banks(samples)
            centres = np.arange(len(features)) * STEP + WINDOW // 2
            at = np.searchsorted([begin for begin, _ in begins], centres, side="right") - 1
            padded = np.pad(features, ((9, 9), (0, 0)), "edge")
            inputs.append(
                np.concatenate(
                    [padded[9 + each : 9 + each + len(features)] for each in OFFSETS], axis=1
                )
            )
            names = [begins[each][1] if is_known else _any_speech(begins[each][1]) for each in at]
            labels.append(
                np.array(
                    [
                        classes.index(name) if name in classes else classes.index(SPEECH)
                        for name in names
                    ]
                )
            )
    return np.concatenate(inputs), np.concatenate(labels)


def _any_speech(name: str) -> str:
    return SILENCE if name == SILENCE else SPEECH


def _fit(inputs: np.ndarray, labels: np.ndarray, classes: int) -> tuple[Layer, Layer]:
    """Two layers by stochastic gradient descent with momentum, then the normalisation folded in."""
    draw = np.random.default_rng(1)
    mean, deviation = inputs.mean(axis=0), inputs.std(axis=0)
    inputs = (inputs - mean) / deviation
    size = inputs.shape[1]
    weights = [draw.normal(0, (2 / size) ** 0.5, (HIDDEN, size)), np.zeros(HIDDEN)]
    weights += [draw.normal(0, (2 / HIDDEN) ** 0.5, (classes, HIDDEN)), np.zeros(classes)]
    speeds = [np.zeros_like(each) for each in weights]
    for step in range(1500):
        picked = draw.integers(len(labels), size=128)
        given = inputs[picked]
        hidden = np.maximum(0, given @ weights[0].T + weights[1])
        scores = hidden @ weights[2].T + weights[3]
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        likely[np.arange(128), labels[picked]] -= 1
        back = (likely @ weights[2]) * (hidden > 0)
        slopes = [back.T @ given, back.sum(axis=0), likely.T @ hidden, likely.sum(axis=0)]
        rate = 0.1 * (1 - step / 1500)
        for speed, slope, weight in zip(speeds, slopes, weights, strict=True):
            speed *= 0.9
            speed -= rate * slope / 128
            weight += speed
    folded = (weights[0] / deviation).astype(np.float32)
    bias = (weights[1] - (weights[0] / deviation) @ mean).astype(np.float32)
    floats = [each.astype(np.float32) for each in weights[2:]]
    return Layer(folded, bias, OFFSETS), Layer(*floats, (0,))


assert len(OFFSETS) * BINS == 280
