"""Make the model of a language: `python -m models.training it`."""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from models.training.corpus import make_corpus
from models.training.espeak import Espeak
from models.training.graph import SILENCE, SPEECH
from models.training.language import language
from models.training.model_folder import write_folder
from models.training.network import Schedule, Shape, train
from models.training.pronunciations import pronunciations

SEED = 20_261_121
KEPT = ("weights", "bias")


def main() -> int:
    """Everything from the phrase files to the folder of the model."""
    parser = argparse.ArgumentParser(prog="python -m models.training")
    parser.add_argument("language")
    parser.add_argument("--to", type=Path, help="the folder of the model; by default models/LANGUAGE")
    parser.add_argument("--utterances", type=int, default=12_000)
    parser.add_argument("--epochs", type=int, default=Schedule.epochs)
    parser.add_argument("--width", type=int, default=Shape.width)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file for the network's weights")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    folder = options.to or Path(__file__).parents[1] / options.language
    began = time.monotonic()

    def tell(text: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {text}", file=sys.stderr, flush=True)

    lexicon = pronunciations(language(options.language), Espeak())
    phones = sorted({phone for spoken in lexicon.values() for each in spoken for phone in each})
    classes = [SILENCE, SPEECH, *phones]
    tell(f"{len(lexicon)} words, {len(classes)} classes: {' '.join(classes)}")
    corpus = make_corpus(options.language, classes, options.utterances, options.seed, options.processes)
    tell(f"{len(corpus.lengths)} utterances, {corpus.hours:.1f} hours")
    shape, schedule = Shape(options.width), Schedule(options.epochs)
    layers, counts = train(corpus, len(classes), shape, schedule, options.seed, tell)
    if options.keep:
        kept = {f"{kind}{at}": getattr(layer, kind) for at, layer in enumerate(layers) for kind in KEPT}
        np.savez(options.keep, counts=counts, **kept)
    write_folder(folder, classes, lexicon, layers, counts)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    tell(f"{folder}: {size / 1e6:.2f} megabytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
