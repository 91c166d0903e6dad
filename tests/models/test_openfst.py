"""The graph files: what can be reached from a state, and where words are told."""

import io
import struct
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training.graph import SILENCE, SPEECH, UNKNOWN, decoding_graph, inventory
from models.training.openfst import Transducer, intervals, reachable, write_lookahead


@given(st.sets(st.integers(0, 200)))
def test_intervals_hold_the_labels_and_nothing_else(labels: set[int]) -> None:
    found = intervals(sum(1 << each for each in labels))
    assert {each for begin, end in found for each in range(begin, end)} == labels
    assert all(end < begin for (_, end), (begin, _) in pairwise(found))


def test_a_state_reaches_what_comes_next_over_silent_arcs() -> None:
    fst = Transducer()
    start, middle, end = (fst.add_state() for _ in range(3))
    fst.add(start, middle, input=1)
    fst.add(middle, middle, input=2)
    fst.add(middle, end, output=3)
    fst.add(middle, start)
    fst.finals[end] = 0.0
    assert reachable(fst, 9) == [1 << 3, 1 << 3, 1 << 9]


WORDS = {"due": [("d", "u", "e")], "duello": [("d", "u", "e", "l", "o")], "a": [("a",)]}


def test_each_word_is_told_once_on_each_of_its_ways() -> None:
    phones = inventory([SILENCE, SPEECH, "a", "d", "e", "l", "o", "u"])
    fst, words = decoding_graph(WORDS, phones)
    assert sorted(words) == ["[unk]", "a", "due", "duello"]
    told = [words[arc.output - 1] for arcs in fst.arcs for arc in arcs if arc.output]
    assert sorted(told) == sorted(words)
    assert UNKNOWN in told
    assert all(0 <= arc.target < len(fst.arcs) for arcs in fst.arcs for arc in arcs)


def test_silence_never_follows_silence() -> None:
    phones = inventory([SILENCE, SPEECH, "a", "d", "e", "l", "o", "u"])
    fst, _ = decoding_graph(WORDS, phones)
    entering = 2 * phones.numbers[SILENCE]
    silent = {arc.target for arcs in fst.arcs for arc in arcs if arc.input == entering}
    waiting, seen = [*silent], set(silent)
    while waiting:  # whatever can be reached from silence without hearing anything
        for arc in fst.arcs[waiting.pop()]:
            assert arc.input != entering
            if not arc.input and arc.target not in seen:
                seen.add(arc.target)
                waiting.append(arc.target)


def test_words_that_sound_alike_are_both_told() -> None:
    phones = inventory([SILENCE, SPEECH, "t", "u"])
    fst, words = decoding_graph({"to": [("t", "u")], "two": [("t", "u")]}, phones)
    told = {words[arc.output - 1] for arcs in fst.arcs for arc in arcs if arc.output}
    assert told == {"to", "two", "[unk]"}


def test_the_file_says_its_own_kind_and_size() -> None:
    phones = inventory([SILENCE, SPEECH, "a", "d", "e", "l", "o", "u"])
    fst, words = decoding_graph(WORDS, phones)
    file = io.BytesIO()
    write_lookahead(file, fst, len(words) + 1)
    data = file.getvalue()
    magic, length = struct.unpack_from("<ii", data)
    assert (magic, data[8 : 8 + length]) == (2125659606, b"olabel_lookahead")
    *_, states, arcs = struct.unpack_from("<iiQqqq", data, 8 + length + 4 + len("standard"))
    assert (states, arcs) == (len(fst.arcs), sum(map(len, fst.arcs)))
