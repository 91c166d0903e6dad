"""What a model's folder must have before the native library sees it.

vosk reads what it is given and believes it: of twelve graphs with damage nine ended the process. Files
that have to be there are looked for in every model; the bytes are walked only where their format is
known here, which is that of the project's own models and most of the official small ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from speech.ear.recognizers.cursor import DamagedFile, UnknownFormat, lines_of
from speech.ear.recognizers.graph_file import Labels, check_graph
from speech.ear.recognizers.model_options import (
    DECODING,
    FBANK,
    MFCC,
    SILENCE_PHONES,
    check_options,
    features_of,
)
from speech.ear.recognizers.network_file import Network, read_network

LARGEST_WALKED = 100_000_000
"""Bytes of a file; larger ones are not of the models that this program is for, and not walked."""

LARGEST_OPTIONS = 1_000_000
"""Bytes of a file of options: those of every model have some hundreds. The library would read a
larger one to its end, whatever stands in it."""


class ModelTrouble(Enum):
    """What can be wrong with a file."""

    NO_FOLDER = "no-folder"
    """There is no such folder."""
    NO_MODEL = "no-model"
    """The folder holds other things than a model."""
    MISSING = "missing"
    EMPTY = "empty"
    UNREADABLE = "unreadable"
    """The system does not let it be read."""
    DAMAGED = "damaged"


class Fault(NamedTuple):
    """One thing that is wrong."""

    trouble: ModelTrouble
    file: str
    """Its name inside the folder, with slashes."""
    detail: str = ""
    """What exactly, in English, for a log."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where a model has its files; vosk knows two ways."""

    network: str
    options: str | None
    mfcc: str
    fbank: str | None
    graph: str
    words: str
    disambiguation: str
    boundaries: str

    def graph_file(self, name: str) -> str:
        return f"{self.graph}{name}"

    def features(self, folder: Path) -> str:
        """The file of the features, as vosk chooses it: one kind wins."""
        return self.fbank if self.fbank and not (folder / self.mfcc).exists() else self.mfcc


_FOLDERS = _Layout(
    network="am/final.mdl",
    options="conf/model.conf",
    mfcc="conf/mfcc.conf",
    fbank="conf/fbank.conf",
    graph="graph/",
    words="graph/words.txt",
    disambiguation="graph/disambig_tid.int",
    boundaries="graph/phones/word_boundary.int",
)
_FLAT = _Layout(
    network="final.mdl",
    options=None,
    mfcc="mfcc.conf",
    fbank=None,
    graph="",
    words="words.txt",
    disambiguation="disambig_tid.int",
    boundaries="word_boundary.int",
)


def check_model(folder: Path) -> list[Fault]:
    """All that is wrong with a model; nothing if vosk may load it. Milliseconds for a small one."""
    if not folder.is_dir():
        return [Fault(ModelTrouble.NO_FOLDER, "")]
    layout = _FLAT if (folder / _FLAT.network).exists() else _FOLDERS
    files = {file: folder / file for file in _required(folder, layout)}
    faults = [fault for name, file in files.items() if (fault := _look(name, file))]
    if len(faults) == len(files):
        return [Fault(ModelTrouble.NO_MODEL, "")]
    return faults or [*_Walk(folder, layout).faults()]


def _required(folder: Path, layout: _Layout) -> Iterator[str]:
    yield layout.network
    if layout.options:
        yield layout.options
    yield layout.features(folder)
    if (folder / layout.graph_file("HCLG.fst")).exists():  # wins over its parts
        yield layout.graph_file("HCLG.fst")
        yield layout.words
        return
    yield layout.graph_file("HCLr.fst")
    yield layout.disambiguation
    # Where the words are not written down they are in the graph of the language.
    if not (folder / layout.words).exists() and (folder / layout.graph_file("Gr.fst")).exists():
        yield layout.graph_file("Gr.fst")
    else:
        yield layout.words


def _look(name: str, file: Path) -> Fault | None:
    """Whether a file is there, and has something in it."""
    try:
        if not file.is_file():
            return Fault(ModelTrouble.MISSING, name)
        if file.stat().st_size == 0 and not name.endswith("disambig_tid.int"):
            return Fault(ModelTrouble.EMPTY, name)
    except OSError as error:
        return Fault(ModelTrouble.UNREADABLE, name, str(error.strerror))
    return None


class _Walk:
    """One walk through the files of a model; what an earlier file says is held against the later."""

    def __init__(self, folder: Path, layout: _Layout) -> None:
        self._folder = folder
        self._layout = layout
        self._network: Network | None = None
        self._words: frozenset[int] | None = None
        self._disambiguation: list[int] = []

    def faults(self) -> Iterator[Fault]:
        layout = self._layout
        steps: list[tuple[str | None, Callable[[bytes], None]]] = [
            (layout.network, self._walk_network),
            (layout.options, self._walk_options),
            (layout.features(self._folder), self._walk_features),
            (layout.words, self._walk_words),
            (layout.disambiguation, self._walk_disambiguation),
            (layout.boundaries, self._walk_boundaries),
            (layout.graph_file("HCLr.fst"), self._walk_graph),
            (layout.graph_file("HCLG.fst"), self._walk_graph),
            (layout.graph_file("Gr.fst"), self._walk_language),
        ]
        for name, walk in steps:
            file = self._folder / (name or "")
            if not name or not file.is_file():
                continue
            if walk in (self._walk_options, self._walk_features) and _size(file) > LARGEST_OPTIONS:
                yield Fault(ModelTrouble.DAMAGED, name, f"{_size(file)} bytes of options")
                continue
            if _size(file) > LARGEST_WALKED:
                continue
            try:
                walk(file.read_bytes())
            except UnknownFormat:
                continue
            except DamagedFile as error:
                yield Fault(ModelTrouble.DAMAGED, name, str(error))
            except OSError as error:
                yield Fault(ModelTrouble.UNREADABLE, name, str(error.strerror))

    def _walk_network(self, data: bytes) -> None:
        self._network = read_network(data)

    def _walk_options(self, data: bytes) -> None:
        silence = check_options(data, DECODING).get(SILENCE_PHONES)
        if silence is None:
            raise DamagedFile(f"no option {SILENCE_PHONES}")  # without, the end of an utterance aborts
        if self._network and not {*map(int, silence.split(":"))} <= self._network.phones:
            raise DamagedFile(f"{SILENCE_PHONES} cannot be {silence[:60]}")

    def _walk_features(self, data: bytes) -> None:
        is_mfcc = self._layout.features(self._folder) == self._layout.mfcc
        options = check_options(data, MFCC if is_mfcc else FBANK)
        features = features_of(options, is_mfcc)
        inputs = self._network.inputs if self._network else None
        if inputs not in (None, features):
            raise DamagedFile(f"{features} features for a network that takes {inputs}")

    def _walk_words(self, data: bytes) -> None:
        self._words = frozenset(number for _, number in _pairs(data))

    def _walk_disambiguation(self, data: bytes) -> None:
        self._disambiguation = [_whole(line) for line in lines_of(data)]

    def _walk_boundaries(self, data: bytes) -> None:
        phones = {_whole(number): kind for number, kind in map(_pair, lines_of(data))}
        kinds = {"nonword", "begin", "end", "internal", "singleton"}
        if not {*phones.values()} <= kinds:
            raise DamagedFile("a phone at no place of a word")
        if self._network and {*phones} != self._network.phones:
            raise DamagedFile("other phones than the network has")

    def _walk_graph(self, data: bytes) -> None:
        inputs = self._network.transitions if self._network else None
        check_graph(data, Labels(inputs, self._disambiguation, self._words))

    def _walk_language(self, data: bytes) -> None:
        check_graph(data, Labels(None, (), self._words))


def _size(file: Path) -> int:
    return file.stat().st_size


# Files of text


def _pairs(data: bytes) -> list[tuple[str, int]]:
    pairs = [(word, _whole(number)) for word, number in map(_pair, lines_of(data))]
    if len({word for word, _ in pairs}) < len(pairs) or len({n for _, n in pairs}) < len(pairs):
        raise DamagedFile("a word or a number that comes twice")
    return pairs


def _pair(line: str) -> tuple[str, str]:
    words = line.split()
    if len(words) != 2:
        raise DamagedFile(f"no pair: {line[:60]}")
    return words[0], words[1]


def _whole(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise DamagedFile(f"no number: {text[:60]}")
