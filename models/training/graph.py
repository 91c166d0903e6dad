"""The decoding graph: phones, pronunciations and words in one transducer, which grammars complete.

From a root, a tree of the pronunciations; after a word perhaps silence, and back to the root. `[unk]`,
the word for all that is no word of ours, is one class of the network that hears any speech, at a
price. A row of any phones, which hears the same, made lattices so ambiguous that a tenth of a second of
sound took seconds.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from models.training.kaldi import Phone, exit_of, loop_of
from models.training.openfst import Arc, Transducer

SILENCE = "SIL"
SPEECH = "SPEECH"
"""The class of any speech, of which `[unk]` is made."""
UNKNOWN = "[unk]"
PLACES = ("B", "E", "I", "S")
"""At the beginning, the end or the inside of a word, or all of it alone."""

SILENCE_COST = -math.log(0.5)
UNKNOWN_COST = 3.0
"""Price of an unknown word, in nats; what a grammar asks comes on top."""

Pronunciation = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Inventory:
    """The phones of a language, silence first, by place; numbers are from 1."""

    phones: tuple[Phone, ...]
    numbers: Mapping[str, int]

    def boundaries(self) -> str:
        """The lines of word_boundary.int."""
        kinds = {"B": "begin", "E": "end", "I": "internal", "S": "singleton"}
        lines = []
        for number, phone in enumerate(self.phones, 1):
            place = phone.name.rpartition("_")[2] if "_" in phone.name else ""
            lines.append(f"{number} {kinds.get(place, 'nonword')}\n")
        return "".join(lines)


def classes_of(lexicon: Mapping[str, Sequence[Pronunciation]]) -> list[str]:
    """The outputs of the network: silence, any speech, the phones of the words."""
    phones = sorted({phone for spoken in lexicon.values() for each in spoken for phone in each})
    return [SILENCE, SPEECH, *phones]


def inventory(classes: Sequence[str]) -> Inventory:
    """The phones of these classes, which are the network's outputs in order, silence first."""
    phones = [Phone(classes[0], 0)]
    for pdf, name in enumerate(classes[1:], 1):
        phones += [Phone(f"{name}_{place}", pdf) for place in PLACES]
    return Inventory(tuple(phones), {phone.name: number for number, phone in enumerate(phones, 1)})


def decoding_graph(
    lexicon: Mapping[str, Sequence[Pronunciation]], phones: Inventory
) -> tuple[Transducer, list[str]]:
    """The graph, and the words by their output label from 1 on.

    Labels are numbered along the tree, so that what can be reached from a state is few intervals.
    """
    builder = _Builder(phones)
    for word, spoken in sorted(lexicon.items(), key=lambda item: item[1][0]):
        for pronunciation in spoken:
            builder.add_word(word, pronunciation)
    builder.add_unknown()
    return builder.finish()


@dataclass(slots=True)
class _Node:
    """A place in the tree of pronunciations."""

    state: int
    children: dict[str, "_Node"]
    words: set[str]
    """All that can still be said from here."""
    ends: set[str]


class _Builder:
    def __init__(self, phones: Inventory) -> None:
        self._phones = phones
        self._fst = Transducer()
        start = self._fst.add_state()
        self._root = self._node()
        self._fst.finals[self._root.state] = 0.0
        self._word_end = self._fst.add_state()
        self._words: list[str] = []
        silence = self._enter(SILENCE)
        for source in (start, self._word_end):
            # Never silence behind silence: a minute of it would be as many ways as it has frames.
            self._fst.add(source, self._root.state, weight=SILENCE_COST)
            self._fst.arcs[source].append(Arc(silence.input, 0, SILENCE_COST, silence.target))
        self._fst.add(silence.target, self._root.state)

    def add_word(self, word: str, pronunciation: Pronunciation) -> None:
        """A word under one of its pronunciations."""
        node = self._root
        last = len(pronunciation) - 1
        for at, phone in enumerate(pronunciation):
            place = "S" if last == 0 else "B" if at == 0 else "E" if at == last else "I"
            name = f"{phone}_{place}"
            node = node.children.setdefault(name, self._node())
            node.words.add(word)
        node.ends.add(word)

    def add_unknown(self) -> None:
        """Any speech of three outputs or more, which is a tenth of a second."""
        state = self._root.state
        for place in ("B", "I", "E"):
            entered = self._enter(f"{SPEECH}_{place}")
            if place == "B":
                entered.output, entered.weight = self._label(UNKNOWN), UNKNOWN_COST
            self._fst.arcs[state].append(entered)
            state = entered.target
        self._fst.add(state, self._word_end)

    def finish(self) -> tuple[Transducer, list[str]]:
        """Hang the tree into the graph."""
        self._hang(self._root, labelled=False)
        return self._fst, self._words

    def _hang(self, node: _Node, labelled: bool) -> None:
        for name, child in sorted(node.children.items()):
            is_unique = len(child.words) == 1 and not labelled
            arc = self._enter(name, child.state)
            if is_unique:
                (word,) = child.words
                arc.output = self._label(word)
            self._fst.arcs[node.state].append(arc)
            has_label = labelled or is_unique
            for word in sorted(child.ends):
                output = 0 if has_label else self._label(word)
                self._fst.add(child.state, self._word_end, output=output)
            self._hang(child, has_label)

    def _enter(self, name: str, state: int | None = None) -> Arc:
        """An arc into a phone, whose state has a loop for as long as it lasts."""
        number = self._phones.numbers[name]
        state = self._fst.add_state() if state is None else state
        self._fst.add(state, state, input=loop_of(number))
        return Arc(exit_of(number), 0, 0.0, state)

    def _node(self) -> _Node:
        return _Node(self._fst.add_state(), {}, set(), set())

    def _label(self, word: str) -> int:
        if word not in self._words:
            self._words.append(word)
        return self._words.index(word) + 1
