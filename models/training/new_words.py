"""Other words for a model that keeps its network: a network knows phones, words are files beside it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from models.training.graph import Pronunciation, classes_of
from models.training.model_folder import write_graph
from models.training.read_back import network_of


def write_words(
    folder: Path, lexicon: Mapping[str, Sequence[Pronunciation]], decoder: Mapping[str, object]
) -> None:
    """Write all of a model but its network, for the words of a lexicon.

    Raises OSError for a folder without a model, ValueError if its network is none of ours or has not
    learnt the very phones of these words.
    """
    classes = classes_learnt(folder, lexicon)
    strange = {
        f"{phone} in {word}"
        for word, spoken in lexicon.items()
        for each in spoken
        for phone in each
        if phone not in classes
    }
    if strange:
        told = ", ".join(sorted(strange))
        raise ValueError(f"the network of {folder} has not learnt {told}")
    layers, _ = network_of(folder)
    outputs = len(layers[-1].bias)
    if outputs != len(classes):
        raise ValueError(f"the network of {folder} has {outputs} classes, its words {len(classes)}")
    write_graph(folder, classes, lexicon, decoder)


def classes_learnt(folder: Path, lexicon: Mapping[str, Sequence[Pronunciation]]) -> list[str]:
    """The classes of a model's network, which no file names: those of the words that it has already.

    Raises OSError.
    """
    lines = (folder / "graph" / "words.txt").read_text("utf-8").splitlines()
    known = {line.split()[0] for line in lines if line}
    return classes_of({word: spoken for word, spoken in lexicon.items() if word in known})
