"""The walk through `final.mdl`: Kaldi's transition model, its network and what stands behind.

Sources: Kaldi's hmm-topology.cc, transition-model.cc, nnet-nnet.cc and am-nnet-simple.cc, by what they
write. Of the components only a few kinds are known; where another one comes, the walk ends.
"""

import re
import struct
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from speech.ear.recognizers.cursor import Cursor, DamagedFile, UnknownFormat, are_sane
from speech.ear.recognizers.network_config import Component, check_config

FURTHEST = 1000
"""Frames of context that no network has."""


@dataclass(frozen=True, slots=True)
class Network:
    """What the other files of a model have to agree with."""

    phones: frozenset[int]
    """The numbers of the phones."""
    transitions: int
    """How many transition ids there are, counted from 1."""
    inputs: int | None
    """Features of a frame; None if the network could not be walked to its end."""


def read_network(data: bytes) -> Network:
    """Walk to the end of the file. Raises DamagedFile, UnknownFormat."""
    if data.startswith(b"<TransitionModel> "):
        raise UnknownFormat("written as text")
    file = _KaldiFile(data)
    file.expect(b"\0B")
    phones, transitions, pdfs = _walk_transitions(file)
    try:
        inputs, outputs = _walk_nnet(file)
        _walk_end(file, pdfs)
    except UnknownFormat:
        return Network(phones, transitions, None)
    if outputs != pdfs:
        raise DamagedFile(f"{outputs} outputs for {pdfs} pdfs")
    return Network(phones, transitions, inputs)


class _KaldiFile(Cursor):
    """The primitives of Kaldi's binary files."""

    _SIZED_INT = struct.Struct("<bi")
    _SIZED_FLOAT = struct.Struct("<bf")
    _MARKS = struct.Struct("<ffii")

    def token(self) -> str:
        word = self.until(b" ", 60)
        if not re.fullmatch(rb"[!-~]+", word):
            raise DamagedFile(f"no token before byte {self.place}")
        return word.decode("ascii")

    def tokens(self, *words: str) -> None:
        """Go over tokens that have to be these."""
        for word in words:
            self.expect(word.encode() + b" ")

    def int32(self, least: int, most: int) -> int:
        size, value = self.unpack(self._SIZED_INT)
        if size != 4 or not least <= value <= most:
            raise DamagedFile(f"no number from {least} to {most} before byte {self.place}")
        return value

    def float32(self) -> float:
        size, value = self.unpack(self._SIZED_FLOAT)
        if size != 4 or not abs(value) < 1e9:
            raise DamagedFile(f"no sane number before byte {self.place}")
        return value

    def double(self) -> None:
        self.expect(b"\x08")
        self.take(8)

    def ints(self) -> "array[int]":
        return self.array("i", self.int32(0, self.left // 4))

    def floats(self) -> memoryview:
        self.expect(b"FV ")
        return self._sane(self.int32(0, self.left // 4))

    def matrix(self) -> tuple[int, int]:
        """Go over a matrix; its rows and columns."""
        kind = self.token()
        if kind == "CM":
            return self._compressed()
        if kind != "FM":
            raise DamagedFile(f"no matrix before byte {self.place}")
        rows = self.int32(0, self.left)
        columns = self.int32(0, self.left)
        self._sane(rows * columns)
        return rows, columns

    def _compressed(self) -> tuple[int, int]:
        """Go over a matrix of one byte a weight, with four marks for each column."""
        least, spread, rows, columns = self.unpack(self._MARKS)
        if not abs(least) < 1e9 or not 0 <= spread < 1e9:
            raise DamagedFile(f"no sane numbers before byte {self.place}")
        if not (0 <= rows <= self.left and 0 <= columns <= self.left):
            raise DamagedFile(f"no size of a matrix before byte {self.place}")
        self.take(8 * columns)
        self.take(rows * columns)
        return rows, columns

    def _sane(self, count: int) -> memoryview:
        values = self.take(4 * count)
        if not are_sane(values):
            raise DamagedFile(f"no sane numbers before byte {self.place}")
        return values


# The transition model

_Entry = list[int]
"""For each state of an HMM how many transitions leave it."""


def _walk_transitions(file: _KaldiFile) -> tuple[frozenset[int], int, int]:
    """The phones, the number of transition ids, the number of pdfs."""
    file.tokens("<TransitionModel>", "<Topology>")
    phones, entry_of = file.ints(), file.ints()
    if not phones or phones[0] < 1 or any(a >= b for a, b in pairwise(phones)):
        raise DamagedFile("phones out of order")
    if len(entry_of) != phones[-1] + 1:
        raise DamagedFile("phones without an entry")
    entries, is_hmm = _entries(file)
    if any(not 0 <= entry_of[phone] < len(entries) for phone in phones):
        raise DamagedFile("a phone without an entry")
    file.tokens("</Topology>")
    entry_by_phone = {phone: entries[entry_of[phone]] for phone in phones}
    transitions, pdfs = _walk_tuples(file, entry_by_phone, is_hmm)
    file.tokens("<LogProbs>")
    probabilities = file.floats()
    if len(probabilities) != 4 * (transitions + 1):
        raise DamagedFile(f"not one probability for each of {transitions} transitions")
    file.tokens("</LogProbs>", "</TransitionModel>")
    return frozenset(phones), transitions, pdfs


def _entries(file: _KaldiFile) -> tuple[list[_Entry], bool]:
    count = file.int32(-1, 10_000)
    is_hmm = count != -1  # so are marked the models that have a second pdf for the self-loop
    if not is_hmm:
        count = file.int32(0, 10_000)
    return [_entry(file, is_hmm) for _ in range(count)], is_hmm


def _entry(file: _KaldiFile, is_hmm: bool) -> _Entry:
    count = file.int32(1, 1000)
    leaving = []
    for _ in range(count):
        for _ in range(1 if is_hmm else 2):
            file.int32(-1, 1000)
        leaving.append(file.int32(0, count))
        probabilities = []
        for _ in range(leaving[-1]):
            file.int32(0, count - 1)
            probabilities.append(file.float32())
        if probabilities and (min(probabilities) <= 0 or not 0.99 < sum(probabilities) < 1.01):
            raise DamagedFile("probabilities that are none")
    return leaving


def _walk_tuples(file: _KaldiFile, entries: dict[int, _Entry], is_hmm: bool) -> tuple[int, int]:
    name = "Triples" if is_hmm else "Tuples"
    file.tokens(f"<{name}>")
    transitions = pdfs = 0
    for _ in range(file.int32(1, 10_000_000)):
        phone, state = file.int32(1, 1_000_000), file.int32(0, 1000)
        pdfs = max(pdfs, *(file.int32(0, 1_000_000) + 1 for _ in range(1 if is_hmm else 2)))
        if phone not in entries or state >= len(entries[phone]):
            raise DamagedFile(f"phone {phone} has no state {state}")
        transitions += entries[phone][state]
    file.tokens(f"</{name}>")
    return transitions, pdfs


# The network


def _walk_nnet(file: _KaldiFile) -> tuple[int | None, int | None]:
    """The dimensions of the network's input and output."""
    file.expect(b"<Nnet3> \n")
    config = file.until(b"\n\n", 1 << 20)
    file.tokens("<NumComponents>")
    components = {}
    for _ in range(file.int32(1, 10_000)):
        file.tokens("<ComponentName>")
        name = file.token()
        components[name] = _component(file)
    file.tokens("</Nnet3>")
    return check_config(config, components, FURTHEST)


def _component(file: _KaldiFile) -> Component:
    kind = file.token()
    match = re.fullmatch(r"<(\w+Component)>", kind)
    if match is None:
        raise DamagedFile(f"{kind} is no component")
    walk = _WALKS.get(match[1])
    if walk is None:
        raise UnknownFormat(kind)
    component = walk(file)
    file.tokens(f"</{match[1]}>")
    return component


def _affine(file: _KaldiFile) -> Component:
    file.tokens("<LinearParams>")
    rows, columns = file.matrix()
    file.tokens("<BiasParams>")
    if len(file.floats()) != 4 * rows:
        raise DamagedFile(f"not {rows} numbers before byte {file.place}")
    return Component(columns, rows)


def _elementwise(file: _KaldiFile) -> Component:
    file.tokens("<Dim>")
    dim = file.int32(1, 1_000_000)
    for name in ("<ValueAvg>", "<DerivAvg>"):
        file.tokens(name)
        if len(file.floats()) not in (0, 4 * dim):
            raise DamagedFile(f"not {dim} numbers before byte {file.place}")
    for name in ("<Count>", "<NumDimsSelfRepaired>", "<NumDimsProcessed>"):
        if (found := file.token()) in _LATER_STATISTICS:
            raise UnknownFormat(found)
        if found != name:
            raise DamagedFile(f"no {name} before byte {file.place}")
        file.double()
    return Component(dim, dim)


_LATER_STATISTICS = ("<OderivRms>", "<OderivCount>", "<SelfRepairLowerThreshold>")
"""What newer versions of Kaldi write as well."""

_WALKS: dict[str, Callable[[_KaldiFile], Component]] = {
    "FixedAffineComponent": _affine,
    **dict.fromkeys(
        (
            "RectifiedLinearComponent",
            "LogSoftmaxComponent",
            "SoftmaxComponent",
            "SigmoidComponent",
            "TanhComponent",
        ),
        _elementwise,
    ),
}


def _walk_end(file: _KaldiFile, pdfs: int) -> None:
    for name in ("<LeftContext>", "<RightContext>"):
        file.tokens(name)
        file.int32(0, FURTHEST)
    file.tokens("<Priors>")
    priors: Sequence[float] = file.floats().cast("f") if pdfs else ()
    if len(priors) not in (0, pdfs) or any(prior <= 0 for prior in priors):
        raise DamagedFile("priors that are none")
    if file.left:
        raise DamagedFile(f"{file.left} bytes too many")
