"""The folder of a model, as vosk reads it."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from assistant.parsing.hearing.grammar import PLACE
from models.training.graph import SPEECH, Pronunciation, decoding_graph, inventory
from models.training.kaldi import Floats, Layer, write_model
from models.training.openfst import Transducer, write_const, write_lookahead

ENDPOINTS = {
    "rule2.min-trailing-silence": 0.5,
    "rule3.min-trailing-silence": 0.75,
    "rule4.min-trailing-silence": 1.0,
}
"""Seconds of silence after which vosk takes an utterance to have ended; a language may have others."""

DECODER: Mapping[str, object] = {
    "min-active": 200,
    "max-active": 3000,
    "beam": 12.0,
    "lattice-beam": 6.0,
    "acoustic-scale": 0.7,
    "frame-subsampling-factor": 3,
    # Words are told 70 to 110 ms sooner than with 20, for twice the time of the processor.
    "frames-per-chunk": 6,
    # Else lattices are made unambiguous phone by phone, which takes seconds for an unknown word.
    "phone-determinize": "false",
}

FEATURES = {
    "sample-frequency": 16000,
    "num-mel-bins": 40,
    "low-freq": 20,
    "high-freq": -400,
    "dither": 0,
    "use-energy": "false",
}


UNKNOWN_SHARE = 0.2
"""Of the share of any speech in the training so much is divided out. An ear that has only heard
synthesisers finds words of ours in talk; with less than this it would find talk in moves."""


def write_folder(
    folder: Path,
    classes: Sequence[str],
    lexicon: Mapping[str, Sequence[Pronunciation]],
    layers: Sequence[Layer],
    priors: Floats,
    decoder: Mapping[str, object] = DECODER,
    unknown_share: float | None = None,
) -> None:
    """Write a whole model; what is in its place is replaced file by file.

    Without `unknown_share` it is UNKNOWN_SHARE.
    """
    (folder / "am").mkdir(parents=True, exist_ok=True)
    share = UNKNOWN_SHARE if unknown_share is None else unknown_share
    priors = with_unknown_share(priors, classes.index(SPEECH), share)
    with (folder / "am" / "final.mdl").open("wb") as file:
        write_model(file, inventory(classes).phones, layers, priors)
    write_graph(folder, classes, lexicon, decoder)


def with_unknown_share(priors: Floats, speech: int, share: float = UNKNOWN_SHARE) -> Floats:
    """The priors with as much of any speech as is divided out."""
    shares = priors.copy()
    shares[speech] *= share
    return shares


def write_graph(
    folder: Path,
    classes: Sequence[str],
    lexicon: Mapping[str, Sequence[Pronunciation]],
    decoder: Mapping[str, object] = DECODER,
) -> None:
    """Write all of a model but its network: for other words, or other costs, with the same ear."""
    phones = inventory(classes)
    for name in ("conf", "graph/phones"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    fst, words = decoding_graph(lexicon, phones)
    with (folder / "graph" / "HCLr.fst").open("wb") as file:
        write_lookahead(file, fst, len(words) + 1)
    with (folder / "graph" / "Gr.fst").open("wb") as file:
        write_const(file, any_words(words))
    names = ["<eps>", *words, "#0", "<s>", "</s>"]
    listed = "".join(f"{name} {number}\n" for number, name in enumerate(names))
    (folder / "graph" / "words.txt").write_text(listed, "utf-8")
    (folder / "graph" / "disambig_tid.int").write_text("")
    (folder / "graph" / "phones" / "word_boundary.int").write_text(phones.boundaries())
    silence = {"endpoint.silence-phones": 1}
    ends = {f"endpoint.{name}": value for name, value in ENDPOINTS.items()}
    _write_options(folder / "conf" / "model.conf", {**decoder, **silence, **ends} | decoder)
    _write_options(folder / "conf" / "fbank.conf", FEATURES)


def any_words(words: Sequence[str]) -> Transducer:
    """All rows of words, each as likely as the other: for who recognises without a grammar."""
    plain = [label for label, word in enumerate(words, 1) if PLACE not in word]
    fst = Transducer()
    state = fst.add_state()
    fst.finals[state] = 0.0
    for label in plain:
        fst.add(state, state, input=label, output=label, weight=math.log(len(plain)))
    return fst


def _write_options(file: Path, options: Mapping[str, object]) -> None:
    file.write_text("".join(f"--{name}={value}\n" for name, value in options.items()))
