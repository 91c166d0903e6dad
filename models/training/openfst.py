"""OpenFst's binary files: a const transducer, alone or as one that looks ahead for output labels.

After the `Write` functions of OpenFst's const-fst.h, matcher-fst.h and label-reachable.h.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import BinaryIO

_FST_MAGIC = 2125659606
_ADD_ON_MAGIC = 446681434
_EXPANDED = 0x1
_ACCEPTOR, _NO_ACCEPTOR = 0x10000, 0x20000
_INPUT_SORTED, _OUTPUT_SORTED = 0x10000000, 0x40000000
_INFINITY = float("inf")


@dataclass(slots=True)
class Arc:
    """One arc: labels from 1, 0 for none; the weight is a negative natural logarithm."""

    input: int
    output: int
    weight: float
    target: int


@dataclass(slots=True)
class Transducer:
    """States, numbered from 0 in the order of their making; 0 is where it begins."""

    arcs: list[list[Arc]] = field(default_factory=list)
    finals: dict[int, float] = field(default_factory=dict)

    def add_state(self) -> int:
        """A new state, without arcs."""
        self.arcs.append([])
        return len(self.arcs) - 1

    def add(
        self, source: int, target: int, input: int = 0, output: int = 0, weight: float = 0.0
    ) -> None:
        """A new arc."""
        self.arcs[source].append(Arc(input, output, weight, target))


def reachable(fst: Transducer, final_label: int) -> list[int]:
    """For each state, as bits, the output labels that can come next; final_label where it can end."""
    own = [0] * len(fst.arcs)
    silent: list[list[int]] = [[] for _ in fst.arcs]
    for state, arcs in enumerate(fst.arcs):
        for arc in arcs:
            if arc.output:
                own[state] |= 1 << arc.output
            elif arc.target != state:
                silent[arc.target].append(state)
        if state in fst.finals:
            own[state] |= 1 << final_label
    waiting = list(range(len(own)))
    while waiting:
        state = waiting.pop()
        for source in silent[state]:
            if own[source] | own[state] != own[source]:
                own[source] |= own[state]
                waiting.append(source)
    return own


def intervals(labels: int) -> list[tuple[int, int]]:
    """The half-open intervals of the bits that are set."""
    found: list[tuple[int, int]] = []
    at = 0
    while labels >> at:
        begin = at + ((labels >> at) & -(labels >> at)).bit_length() - 1
        rest = ~(labels >> begin)
        end = begin + (rest & -rest).bit_length() - 1
        found.append((begin, end))
        at = end
    return found


def write_lookahead(file: BinaryIO, fst: Transducer, final_label: int) -> None:
    """An `olabel_lookahead` file, as runtime grammars are composed with."""
    _header(file, "olabel_lookahead", 1, fst)
    file.write(struct.pack("<i", _ADD_ON_MAGIC))
    write_const(file, fst)
    file.write(struct.pack("<????", True, False, True, False))
    file.write(struct.pack("<?", False))
    file.write(struct.pack("<i", final_label))
    sets = reachable(fst, final_label)
    file.write(struct.pack("<q", len(sets)))
    for labels in sets:
        found = intervals(labels)
        file.write(struct.pack("<q", len(found)))
        for begin, end in found:
            file.write(struct.pack("<ii", begin, end))
        file.write(struct.pack("<i", labels.bit_count()))


def _header(file: BinaryIO, kind: str, version: int, fst: Transducer) -> None:
    file.write(struct.pack("<i", _FST_MAGIC))
    for text in (kind, "standard"):
        file.write(struct.pack("<i", len(text)) + text.encode())
    is_acceptor = all(arc.input == arc.output for arcs in fst.arcs for arc in arcs)
    kind_of = _ACCEPTOR | _INPUT_SORTED if is_acceptor else _NO_ACCEPTOR
    properties = _EXPANDED | _OUTPUT_SORTED | kind_of
    arcs = sum(map(len, fst.arcs))
    file.write(struct.pack("<iiQqqq", version, 0, properties, 0, len(fst.arcs), arcs))


def write_const(file: BinaryIO, fst: Transducer) -> None:
    """A plain `const` file, the arcs of each state sorted by output label."""
    _header(file, "const", 2, fst)
    first = 0
    for state, arcs in enumerate(fst.arcs):
        silent = sum(not arc.input for arc in arcs), sum(not arc.output for arc in arcs)
        final = fst.finals.get(state, _INFINITY)
        file.write(struct.pack("<fIIII", final, first, len(arcs), *silent))
        first += len(arcs)
    for arcs in fst.arcs:
        for arc in sorted(arcs, key=_by_output):
            file.write(struct.pack("<iifi", arc.input, arc.output, arc.weight, arc.target))


def _by_output(arc: Arc) -> Sequence[int]:
    return (arc.output, arc.input, arc.target)
