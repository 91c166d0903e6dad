"""Make the model of a language: `python -m models.training it`."""

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np

from models.training.entry import enter
from models.training.espeak import Espeak
from models.training.graph import Pronunciation, classes_of
from models.training.kaldi import Floats, Layer
from models.training.language import language
from models.training.model_folder import DECODER, write_folder
from models.training.new_words import classes_learnt, write_words
from models.training.pronunciations import pronunciations, with_places
from models.training.read_back import network_of
from models.training.widening import for_other_classes, widened

SEED = 20_261_121
MODELS = Path(__file__).resolve().parents[1]
LATER_RATE, WIDER_RATE = 5e-4, 1e-3
"""How fast a network learns on, and one that has become wider, or is to hear another language."""
KEPT = ("weights", "bias", "offsets")


def main() -> int:
    """Everything from the phrase files to the folder of the model."""
    parser = _parser()
    options = parser.parse_args()
    if wrong := wrong_of(options):
        parser.error(wrong)
    folder = options.to or MODELS / options.language
    began = time.monotonic()

    def tell(text: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {text}", file=sys.stderr, flush=True)

    spoken = language(options.language)
    lexicon = with_places(pronunciations(spoken, Espeak()), spoken.words)
    classes = classes_of(lexicon)
    decoder = {**DECODER, **spoken.decoder}
    tell(f"{len(lexicon)} words, {len(classes)} classes: {' '.join(classes)}")
    if options.words:
        write_words(folder, lexicon, decoder)
    else:
        is_other = bool(options.begin) and not hears(options.begin, lexicon)
        if is_other and options.like:
            parser.error(f"the network of {options.begin} hears other phones: begin without --like")
        if is_other:
            tell(f"the network of {options.begin} hears other phones: its last layer is learnt anew")
        layers, counts = (
            _load(options.network) if options.network else _learn(options, classes, is_other, tell)
        )
        if options.keep:
            _save(options.keep, layers, counts)
        share = spoken.unknown_share
        write_folder(folder, classes, lexicon, layers, counts, decoder, share)
    if folder.parent.resolve() == MODELS:
        enter(folder, options.language)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    tell(f"{folder}: {size / 1e6:.2f} megabytes")
    return 0


def wrong_of(options: argparse.Namespace) -> str:
    """What options contradict, as a sentence; "" where nothing does."""
    if not 0 <= options.like <= 1:
        return f"--like is a share of each frame, from 0 to 1, and not {options.like}"
    if options.like and not options.begin:
        return "--like needs --begin, with the folder of the model that it is to stay like"
    return ""


def hears(folder: Path, lexicon: Mapping[str, Sequence[Pronunciation]]) -> bool:
    """Whether the network of a model has the classes of these words, in their order: as many of another
    language would be heard for them.

    Raises OSError, and ValueError for a network that is none of ours.
    """
    layers, _ = network_of(folder)
    classes = classes_of(lexicon)
    return len(layers[-1].bias) == len(classes) and classes_learnt(folder, lexicon) == classes


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m models.training")
    parser.add_argument("language")
    parser.add_argument("--to", type=Path, help="the folder of the model; by default models/LANGUAGE")
    parser.add_argument("--utterances", type=int, default=12_000)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument(
        "--rows", type=int, default=4, help="epochs of learning which rows of phones are right, at last"
    )
    parser.add_argument(
        "--width", type=int, help="units of a layer; a network that learns on may get more"
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of the training, where there is no GPU")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--keep", type=Path, help="a file for the network, to write other graphs")
    parser.add_argument(
        "--begin",
        type=Path,
        help="learn on with the network of this model's folder, widened to --width; of one of another"
        " language with all but its last layer",
    )
    parser.add_argument(
        "--like",
        type=float,
        default=0.0,
        help="with --begin: how much of each frame is to be heard as that network hears it, 0 to 1",
    )
    parser.add_argument(
        "--state",
        type=Path,
        help="a file written behind each epoch, with which the same command goes on where it ended",
    )
    parser.add_argument("--network", type=Path, help="take the network of this file and learn nothing")
    parser.add_argument(
        "--words",
        action="store_true",
        help="leave the model its network, and learn nothing",
    )
    return parser


def _learn(
    options: argparse.Namespace, classes: list[str], is_other: bool, tell: Callable[[str], None]
) -> tuple[list[Layer], Floats]:
    """Learn, with --begin all but the last layer if that hears something else (`is_other`)."""
    import torch  # which only this needs

    from models.training.corpus import make_corpus
    from models.training.network import Schedule, Shape, shape_of, train
    from models.training.recorded import voices_of

    torch.set_num_threads(options.threads)
    for voice in voices_of(options.language):
        if not voice.is_installed:
            tell(f"{voice.package} is not installed: without it another model is made")
    corpus = make_corpus(options.language, classes, options.utterances, options.seed, options.processes)
    tell(f"{len(corpus.lengths)} utterances, {corpus.hours:.1f} hours")
    alike = language(options.language).pairs_alike(classes)
    begin, shape, rate = None, Shape(options.width or Shape.width), Schedule.rate
    if options.begin:
        begin, _ = network_of(options.begin)
        units = len(begin[0].bias)
        rate = LATER_RATE
        if (options.width or units) != units:
            begin, rate = widened(begin, options.width, options.seed), WIDER_RATE
        if is_other:
            begin, rate = for_other_classes(begin, len(classes), options.seed), WIDER_RATE
        shape = shape_of(begin)
    scale = float({**DECODER, **language(options.language).decoder}["acoustic-scale"])
    schedule = Schedule(
        options.epochs, options.rows, rate=rate, scale=scale, likeness_to_before=options.like
    )
    kept = options.state
    return train(corpus, len(classes), shape, schedule, options.seed, tell, alike, begin, kept)


def _save(file: Path, layers: list[Layer], counts: Floats) -> None:
    kept = {f"{kind}{at}": getattr(layer, kind) for at, layer in enumerate(layers) for kind in KEPT}
    np.savez(file, counts=counts, **kept)


def _load(file: Path) -> tuple[list[Layer], Floats]:
    kept = np.load(file)
    number = sum(name.startswith("weights") for name in kept)
    layers = [
        Layer(kept[f"weights{at}"], kept[f"bias{at}"], tuple(map(int, kept[f"offsets{at}"])))
        for at in range(number)
    ]
    return layers, kept["counts"]


if __name__ == "__main__":
    sys.exit(main())
