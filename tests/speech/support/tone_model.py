"""A model small enough to be written by hand, whose words are tones: what vosk hears is known for sure.

Three phones are tones of 400, 1000 and 2500 Hz, one is noise, one silence; the network is two layers
that compare the energies of the bands. It has every part that the models of the project have, in 12 kB,
so that damage hits something, and it needs neither numpy nor training.
"""

import math
import random
import struct
from array import array
from collections.abc import Sequence
from pathlib import Path

RATE = 16_000
BANDS = 40

TONES = {"a": 400.0, "b": 1000.0, "c": 2500.0}
WORDS = {"uno": "a", "due": "b", "tre": "c", "ventidue": "aca", "diciotto": "bcb", "[unk]": "n"}
WORDS |= {"tre:last": "c"}
"""How each word sounds: one tone after the other, or noise. One is there with a place besides."""

SILENCE, NOISE = "silence", "n"
_SOUNDS = [SILENCE, NOISE, *TONES]
_PHONES = [SILENCE, *(sound + place for sound in _SOUNDS[1:] for place in ("_B", "_I", "_E", "_S"))]
"""A phone's number is its place here, counted from 1. Phones of one sound share a pdf."""


def write_tone_model(folder: Path) -> Path:
    """Write the model into a folder that is not there yet; returns the folder."""
    files = {
        "am/final.mdl": _final_mdl(),
        "conf/model.conf": _MODEL_CONF.encode(),
        "conf/fbank.conf": _FBANK_CONF.encode(),
        "graph/HCLr.fst": _graph(),
        "graph/words.txt": "".join(
            f"{word} {label}\n" for label, word in enumerate(_labels())
        ).encode(),
        "graph/disambig_tid.int": b"",
        "graph/phones/word_boundary.int": _word_boundary().encode(),
    }
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def spoken(*words: str, seed: int = 1) -> bytes:
    """The words as the model knows them, 16-bit mono at 16 kHz, with silence around each."""
    rng = random.Random(seed)
    samples = _hush(rng, 0.3)
    for word in words:
        for sound in WORDS[word]:
            samples += _sounding(rng, sound, 0.21)
        samples += _hush(rng, 0.15)
    samples += _hush(rng, 0.3)
    return array("h", map(round, samples)).tobytes()


def _sounding(rng: random.Random, sound: str, seconds: float) -> list[float]:
    count = round(seconds * RATE)
    if sound == NOISE:
        return [rng.gauss(0, 4000) for _ in range(count)]
    step = 2 * math.pi * TONES[sound] / RATE
    return [8000 * math.sin(step * place) + rng.gauss(0, 5) for place in range(count)]


def _hush(rng: random.Random, seconds: float) -> list[float]:
    return [rng.gauss(0, 5) for _ in range(round(seconds * RATE))]


_MODEL_CONF = """\
--min-active=20
--max-active=1000
--beam=10.0
--lattice-beam=6.0
--acoustic-scale=1.0
--frame-subsampling-factor=3
--endpoint.silence-phones=1
--endpoint.rule2.min-trailing-silence=0.5
"""
_FBANK_CONF = """\
--sample-frequency=16000
--num-mel-bins=40
--low-freq=20
--high-freq=-400
--dither=0
--use-energy=false
"""


# Kaldi's binary files


def _token(word: str) -> bytes:
    return word.encode() + b" "


def _int(value: int) -> bytes:
    return struct.pack("<bi", 4, value)


def _float(value: float) -> bytes:
    return struct.pack("<bf", 4, value)


def _ints(values: Sequence[int]) -> bytes:
    return _int(len(values)) + struct.pack(f"<{len(values)}i", *values)


def _vector(values: Sequence[float]) -> bytes:
    return _token("FV") + _int(len(values)) + struct.pack(f"<{len(values)}f", *values)


def _matrix(rows: Sequence[Sequence[float]]) -> bytes:
    data = b"".join(struct.pack(f"<{len(row)}f", *row) for row in rows)
    return _token("FM") + _int(len(rows)) + _int(len(rows[0])) + data


def _final_mdl() -> bytes:
    return b"\0B" + _transition_model() + _network() + _context_and_priors()


def _transition_model() -> bytes:
    numbers = [*range(1, len(_PHONES) + 1)]
    half = math.log(0.5)
    return b"".join(
        [
            _token("<TransitionModel>") + _token("<Topology>") + _ints(numbers),
            _ints([-1] + [0] * len(numbers)) + _int(1) + _int(2),
            _int(0) + _int(2) + _int(0) + _float(0.5) + _int(1) + _float(0.5) + _int(-1) + _int(0),
            _token("</Topology>") + _token("<Triples>") + _int(len(numbers)),
            *(_int(number) + _int(0) + _int(_pdf(number)) for number in numbers),
            _token("</Triples>") + _token("<LogProbs>") + _vector([0.0] + [half] * (2 * len(numbers))),
            _token("</LogProbs>") + _token("</TransitionModel>"),
        ]
    )


def _pdf(phone: int) -> int:
    return _SOUNDS.index(_PHONES[phone - 1].partition("_")[0])


def _network() -> bytes:
    config = [
        f"input-node name=input dim={BANDS}",
        "component-node name=lift component=lift input=input",
        "component-node name=relu component=relu input=lift",
        "component-node name=compare component=compare"
        " input=Append(Offset(relu, -2), relu, Offset(relu, 2))",
        "component-node name=softmax component=softmax input=compare",
        "output-node name=output input=softmax objective=linear",
    ]
    identity = [[float(row == column) for column in range(BANDS)] for row in range(BANDS)]
    rows, bias = _comparison()
    components = [
        _component("lift", _affine(identity, [20.0] * BANDS)),
        _component("relu", _elementwise("RectifiedLinearComponent", BANDS)),
        _component("compare", _affine([[w / 3 for w in row] * 3 for row in rows], bias)),
        _component("softmax", _elementwise("LogSoftmaxComponent", len(rows))),
    ]
    head = _token("<Nnet3>") + b"\n" + "\n".join(config).encode() + b"\n\n"
    number = _token("<NumComponents>") + _int(len(components))
    return head + number + b"".join(components) + _token("</Nnet3>")


def _comparison() -> tuple[list[list[float]], list[float]]:
    """Per sound the weights of the bands, and what is added: a tone is one band above all others."""
    mean = 1.0 / BANDS
    rows = [[0.0] * BANDS, [2 * mean] * BANDS]
    bias = [5.0, -68.0]
    for tone in TONES.values():
        rows.append([(1.0 if band == _band(tone) else 0.0) - mean for band in range(BANDS)])
        bias.append(0.0)
    return rows, bias


def _band(frequency: float) -> int:
    low, high = _mel(20), _mel(RATE / 2 - 400)
    return round((_mel(frequency) - low) / (high - low) * (BANDS + 1)) - 1


def _mel(frequency: float) -> float:
    return 1127 * math.log(1 + frequency / 700)


def _component(name: str, data: bytes) -> bytes:
    return _token("<ComponentName>") + _token(name) + data


def _affine(rows: Sequence[Sequence[float]], bias: Sequence[float]) -> bytes:
    kind = "FixedAffineComponent"
    parameters = _token("<LinearParams>") + _matrix(rows) + _token("<BiasParams>") + _vector(bias)
    return _token(f"<{kind}>") + parameters + _token(f"</{kind}>")


def _elementwise(kind: str, dim: int) -> bytes:
    nothing = struct.pack("<bd", 8, 0.0)
    counts = [_token("<Count>"), _token("<NumDimsSelfRepaired>"), _token("<NumDimsProcessed>")]
    return b"".join(
        [
            _token(f"<{kind}>") + _token("<Dim>") + _int(dim),
            _token("<ValueAvg>") + _vector([]) + _token("<DerivAvg>") + _vector([]),
            *(count + nothing for count in counts),
            _token(f"</{kind}>"),
        ]
    )


def _context_and_priors() -> bytes:
    priors = _vector([1 / len(_SOUNDS)] * len(_SOUNDS))
    context = _token("<LeftContext>") + _int(2) + _token("<RightContext>") + _int(2)
    return context + _token("<Priors>") + priors


# The graph


def _labels() -> list[str]:
    return ["<eps>", *WORDS]


def _word_boundary() -> str:
    kinds = {"_B": "begin", "_I": "internal", "_E": "end", "_S": "singleton"}
    return "".join(
        f"{number} {kinds.get(phone[-2:], 'nonword')}\n" for number, phone in enumerate(_PHONES, 1)
    )


def _phones_of(word: str) -> list[int]:
    sounds = WORDS[word]
    if len(sounds) == 1:
        return [_PHONES.index(sounds + "_S") + 1]
    places = ["_B", *["_I"] * (len(sounds) - 2), "_E"]
    return [_PHONES.index(sound + place) + 1 for sound, place in zip(sounds, places, strict=True)]


_ROOT = 2


def _graph() -> bytes:
    """From the root a chain of phones for each word; before the first and behind each, perhaps silence.

    Silence must not follow silence: measured, of two seconds of it vosk then makes so many readings
    that it is busy for half a minute.
    """
    silence, end = 1, 3
    states = [
        [(2, 0, silence), (0, 0, _ROOT)],
        [(1, 0, silence), (0, 0, _ROOT)],
        [],
        [(2, 0, silence), (0, 0, _ROOT)],
    ]
    for word in WORDS:
        here, label = _ROOT, _labels().index(word)
        for phone in _phones_of(word):
            states[here].append((2 * phone, label, len(states)))
            here, label = len(states), 0
            states.append([(2 * phone - 1, 0, here)])
        states[here].append((0, 0, end))
    for arcs in states:
        arcs.sort(key=lambda arc: arc[1])
    final = len(WORDS) + 1
    reachable = struct.pack("<qiii", 1, 1, final + 1, final) * len(states)
    head = _header("olabel_lookahead", 1, states) + struct.pack("<i", 446681434)
    add_on = bytes([1, 0, 1, 0, 0]) + struct.pack("<iq", final, len(states))
    return head + _const(states) + add_on + reachable


def _const(states: Sequence[Sequence[tuple[int, int, int]]]) -> bytes:
    made = [_header("const", 2, states)]
    first = 0
    for number, arcs in enumerate(states):
        weight = 0.0 if number == _ROOT else math.inf
        no_input = sum(not arc[0] for arc in arcs)
        no_output = sum(not arc[1] for arc in arcs)
        made.append(struct.pack("<fIIII", weight, first, len(arcs), no_input, no_output))
        first += len(arcs)
    made += [struct.pack("<iifi", into, out, 0.0, to) for arcs in states for into, out, to in arcs]
    return b"".join(made)


def _header(kind: str, version: int, states: Sequence[Sequence[object]]) -> bytes:
    properties = 1 | 0x20000 | 0x40000000
    counts = struct.pack("<iiQqqq", version, 0, properties, 0, len(states), sum(map(len, states)))
    return struct.pack("<i", 2125659606) + _string(kind) + _string("standard") + counts


def _string(text: str) -> bytes:
    return struct.pack("<i", len(text)) + text.encode()


def start_of_arcs(graph: Path) -> int:
    """Where the arcs begin: behind both headers, a number between them, and the states."""
    data = graph.read_bytes()
    states = struct.unpack_from("<q", data, 4 + 20 + 12 + 24)[0]
    return 4 + 20 + 12 + 40 + 4 + 4 + 9 + 12 + 40 + 20 * states
