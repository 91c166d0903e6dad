"""Synthetic speech with the time of every phone: espeak-ng's library through ctypes.

The library is one for a process and keeps one voice at a time. It speaks into memory and tells, sample
by sample, which phone and which word begins (speak_lib.h, phoneme events).
"""

import ctypes
import shutil
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import espeakng_loader
import numpy as np
from numpy.typing import NDArray

RATE = 22_050
"""Samples per second of what it speaks."""

_SYNCHRONOUS = 2
_PHONEME_EVENTS = 1
_UTF8 = 1
_WORD, _END, _PHONEME = 1, 5, 7
_SPEED, _PITCH, _RANGE = 1, 3, 4


class _Event(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("name", ctypes.c_char * 8),
    )


_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event)
)


@dataclass(frozen=True, slots=True)
class Speech:
    """What was spoken: samples at RATE, and where phones and words begin."""

    samples: NDArray[np.int16]
    phones: Sequence[tuple[int, str]]
    """By sample, the mnemonic of the phone; `_` and its like are pauses."""
    words: Sequence[tuple[int, int]]
    """By sample, the place in the text, in characters from 1."""


def copy_data(folder: Path) -> Path:
    """Copy the package's data to a folder that must be called espeak-ng-data, to add voices there."""
    shutil.copytree(espeakng_loader.get_data_path(), folder)
    return folder


class Espeak:
    """The synthesiser."""

    _begun_with: ClassVar[Path | None] = None
    """The data that the library has, in this process."""

    def __init__(self, data: Path | None = None) -> None:
        """Begin with this data, else with the package's. Raises OSError."""
        data = data or Path(espeakng_loader.get_data_path())
        self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        # It is one for a process: begun again it would leave its old memory behind.
        if data != Espeak._begun_with:
            rate = self._library.espeak_Initialize(
                _SYNCHRONOUS, 0, str(data.parent).encode(), _PHONEME_EVENTS
            )
            if rate != RATE:
                raise OSError(f"espeak-ng does not begin: {rate}")
            Espeak._begun_with = data
        self._samples: list[NDArray[np.int16]] = []
        self._phones: list[tuple[int, str]] = []
        self._words: list[tuple[int, int]] = []
        self._callback = _Callback(self._take)  # kept: the library holds no reference to it

    def speak(
        self, text: str, voice: str, rate: int = 175, pitch: int = 50, spread: int = 50
    ) -> Speech:
        """Say a text: rate in words a minute, pitch and its spread from 0 to 100. Raises ValueError.

        One process after the other says the same row of texts in the same way.
        """
        # The library is one for a process, and speaks to whom it was told last.
        self._library.espeak_SetSynthCallback(self._callback)
        if self._library.espeak_SetVoiceByName(voice.encode()):
            raise ValueError(f"no voice {voice}")
        for parameter, value in ((_SPEED, rate), (_PITCH, pitch), (_RANGE, spread)):
            self._library.espeak_SetParameter(parameter, value, 0)
        self._samples, self._phones, self._words = [], [], []
        given = text.encode()
        # Breath is noise, which the library otherwise draws by the time at which it began.
        asked = f"{voice} {rate} {pitch} {spread} {text}".encode()
        self._library.espeak_ng_SetRandSeed(ctypes.c_long(zlib.crc32(asked)))
        self._library.espeak_Synth(given, len(given) + 1, 0, 1, 0, _UTF8, None, None)
        self._library.espeak_Synchronize()
        samples = np.concatenate(self._samples) if self._samples else np.zeros(0, np.int16)
        return Speech(samples, self._phones, self._words)

    def _take(self, samples: object, count: int, events: object) -> int:
        if samples and count:
            self._samples.append(np.ctypeslib.as_array(samples, (count,)).copy())  # type: ignore[arg-type]
        at = 0
        while events[at].type:  # type: ignore[index]
            event = events[at]  # type: ignore[index]
            if event.type == _PHONEME:
                self._phones.append((event.sample, event.name.decode("ascii", "replace")))
            elif event.type == _WORD:
                self._words.append((event.sample, event.text_position))
            at += 1
        return 0
