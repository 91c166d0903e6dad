"""The walk through a graph of OpenFst: `HCLr.fst`, and `Gr.fst` where it is of the same kind.

Sources: OpenFst's fst.cc, const-fst.h, add-on.h and label-reachable.h, by what they write. The native
library believes what stands there: a next state beyond the last one ends its process.
"""

import struct
from array import array
from collections.abc import Collection, Set
from dataclasses import dataclass
from itertools import accumulate, compress, count
from operator import gt

from speech.ear.recognizers.cursor import Cursor, DamagedFile, UnknownFormat, are_sane, numbers

WALKED_SINGLY = 200_000
"""States that are looked at one by one, a tenth of a second; in larger graphs only what is quick."""


@dataclass(frozen=True, slots=True)
class Labels:
    """What may stand on the arcs of a graph; None where that is not known."""

    inputs: int | None
    """Transition ids go up to this one."""
    disambiguation: Collection[int]
    """And these."""
    outputs: Set[int] | None
    """The numbers of the words."""


def check_graph(data: bytes, labels: Labels) -> None:
    """Walk to the end of the file. Raises DamagedFile, UnknownFormat."""
    file = _FstFile(data)
    head = file.header()
    if head.kind == "olabel_lookahead":
        file.expect(struct.pack("<i", _ADD_ON_MAGIC))
        inner = file.header()
        if inner.kind != "const":
            raise DamagedFile(f"no graph of the kind {inner.kind} inside another")
        # OpenFst's own tools leave the outer header empty, as in the official models.
        if (head.states, head.arcs) not in ((0, 0), (inner.states, inner.arcs)):
            raise DamagedFile("two headers that do not agree")
        _walk_const(file, inner, labels)
        _walk_reachable(file, inner.states, labels)
    elif head.kind == "const":
        _walk_const(file, head, labels)
    elif head.kind in ("vector", "ngram"):
        raise UnknownFormat(head.kind)
    else:
        raise DamagedFile(f"no graph of the kind {head.kind}")
    if file.left:
        raise DamagedFile(f"{file.left} bytes too many")


_MAGIC, _ADD_ON_MAGIC = 2125659606, 446681434
_ALIGNED, _WITH_SYMBOLS = 4, 3
_ERROR = 4
_INFINITY = 0x7F800000


@dataclass(frozen=True, slots=True)
class _Header:
    kind: str
    version: int
    flags: int
    start: int
    states: int
    arcs: int


class _FstFile(Cursor):
    """The primitives of OpenFst's binary files."""

    _INT32 = struct.Struct("<i")
    _INT64 = struct.Struct("<q")
    _COUNTS = struct.Struct("<iiQqqq")

    def header(self) -> _Header:
        if self.unpack(self._INT32) != (_MAGIC,):
            raise DamagedFile("no graph of OpenFst")
        kind, arc_kind = self._string(), self._string()
        version, flags, properties, start, states, arcs = self.unpack(self._COUNTS)
        if arc_kind != "standard":
            raise DamagedFile(f"arcs of the kind {arc_kind}")
        if properties & _ERROR or flags & ~(_ALIGNED | _WITH_SYMBOLS) or not 1 <= version <= 10:
            raise DamagedFile("a header that cannot be")
        # No state or arc takes fewer bytes than this, so nothing huge is asked for below.
        is_sane = 0 <= start < states <= self.left and 0 <= arcs <= self.left
        if not is_sane and (kind, start, states, arcs) != ("olabel_lookahead", -1, 0, 0):
            raise DamagedFile(f"no {states} states and {arcs} arcs with a start at {start}")
        return _Header(kind, version, flags, start, states, arcs)

    def int32(self) -> int:
        return self.unpack(self._INT32)[0]

    def int64(self) -> int:
        return self.unpack(self._INT64)[0]

    def align(self, header: _Header) -> None:
        """Go over what fills up to 16 bytes where the file is made to be mapped."""
        if header.flags & _ALIGNED or header.version == 1:
            self.take(-self.place % 16)

    def _string(self) -> str:
        size = self.int32()
        if not 0 < size < 60:
            raise DamagedFile(f"no name before byte {self.place}")
        return bytes(self.take(size)).decode("latin-1")


def _walk_const(file: _FstFile, header: _Header, labels: Labels) -> None:
    if header.flags & _WITH_SYMBOLS:
        raise UnknownFormat("words inside the graph")
    file.align(header)
    states = file.array("I", 5 * header.states)
    file.align(header)
    raw_arcs = file.take(16 * header.arcs)
    arcs = numbers("i", raw_arcs)
    counts = states[2::5]
    # The arcs of a state begin where those of the one before have ended.
    ends = [*accumulate(counts)]
    if [0, *ends[:-1]] != [*states[1::5]] or ends[-1] != header.arcs:
        raise DamagedFile("arcs that belong to no state")
    if not _are_finals(states[0::5]):
        raise DamagedFile("no final state, or a weight that is none")
    if header.arcs:
        _check_arcs(arcs, header.states, labels)
        if not are_sane(raw_arcs, 8, 16):
            raise DamagedFile("a weight that is none")
        _check_epsilons(states, arcs)
        _check_order(arcs[1::4], ends)


def _are_finals(weights: "array[int]") -> bool:
    """Whether a state is final; infinity is the weight of those that are not."""
    kinds = {*weights} - {_INFINITY}
    return bool(kinds) and are_sane(memoryview(array("I", kinds)).cast("B"))


def _check_arcs(arcs: "array[int]", states: int, labels: Labels) -> None:
    into, out, to = arcs[0::4], arcs[1::4], arcs[3::4]
    if min(to) < 0 or max(to) >= states:
        raise DamagedFile("an arc to a state that is not there")
    if min(into) < 0 or min(out) < 0:
        raise DamagedFile("a label below zero")
    if labels.inputs is not None and max(into) > labels.inputs:
        beyond = {label for label in {*into} if label > labels.inputs}
        if beyond - {*labels.disambiguation}:
            raise DamagedFile("an arc for a sound that the network does not know")
    if labels.outputs is not None and not {*out} <= labels.outputs:
        raise DamagedFile("an arc for a word that has no name")


def _check_epsilons(states: "array[int]", arcs: "array[int]") -> None:
    """The states' counts of arcs without input, and without output."""
    for counts, labels in ((states[3::5], arcs[0::4]), (states[4::5], arcs[1::4])):
        if sum(counts) != labels.count(0):
            raise DamagedFile("counts of arcs that are wrong")


def _check_order(out: "array[int]", ends: list[int]) -> None:
    """The arcs of each state have to be in the order of their output labels, or words are not found."""
    falls = compress(count(1), map(gt, out, out[1:]))
    if not {*falls} <= {*ends}:
        raise DamagedFile("arcs out of order")


def _walk_reachable(file: _FstFile, states: int, labels: Labels) -> None:
    """Which words can come next from each state, as intervals of labels."""
    file.expect(bytes([1, 0, 1, 0, 0]))
    final = file.int32()
    if file.int64() != states or final <= 0:
        raise DamagedFile("words to come that do not fit the states")
    if states > WALKED_SINGLY:
        file.take(file.left)
        return
    for _ in range(states):
        intervals = file.int64()
        if not 0 <= intervals <= file.left:
            raise DamagedFile(f"cut off at byte {file.place}")
        bounds = file.array("i", 2 * intervals)
        if any(map(int.__ge__, bounds, bounds[1:])) or (bounds and bounds[0] < 0):
            raise DamagedFile("words to come out of order")
        if file.int32() != sum(bounds[1::2]) - sum(bounds[0::2]):
            raise DamagedFile("words to come that are counted wrong")
