"""The voices of the system, or of the package that brings some, through pyttsx3; only ever to a file.

Speaking aloud is not asked of pyttsx3: measured, its espeak driver loses words, plays them through
another program in the middle of a callback, and hangs when it is stopped. One sentence saved to a file
takes ten milliseconds. On a busy machine that too has its faults, which are mended here: it says too
early that it is done, and now and then makes nothing of a sentence.

It runs in a process of its own (sound_child.py): native code that hangs or dies takes only that along,
and what it prints goes nowhere.
"""

import contextlib
import ctypes
import locale
import os
import re
import sys
import tempfile
import threading
import time
import wave
from pathlib import Path
from typing import Any

from speech.audio.sound import Sound
from speech.languages import language_of
from speech.voice.synth import BROKEN, FASTEST, NO_ENGINE, NO_VOICE, SLOWEST, SynthError, folder_prefix

RATE = 22_050
"""Of the silence that stands for a text without words."""

PATIENCE = 5.0
"""Seconds that the end of a sentence is waited for."""

LOUDEST = 100
"""The volume that the engine knows as 1."""

TRIAL = 200_000
"""Bytes of a sentence of some seconds, for which there has to be room."""

TRIES = 4
"""How often a sentence is tried of which nothing is made."""


class Pyttsx3Synth:
    """All voices that pyttsx3 finds. Raises SynthError where there is none of them to be had."""

    def __init__(self) -> None:
        try:
            _load_bundled_voices()
            import pyttsx3

            self._engine: Any = pyttsx3.init()
            self._voices = _voices_by_language(self._engine)
            self._finished = threading.Event()
            self._engine.connect("finished-utterance", self._note_end)
        except Exception as error:  # whatever a driver raises when it is not there
            raise SynthError(NO_ENGINE, f"{type(error).__name__}: {error}") from error
        self._folder = _folder()
        self._properties: dict[str, str | float] = {}
        self._sentences = 0
        self._is_warm = sys.platform != "linux"

    def _warm_up(self) -> None:
        """Make one sentence for nobody. What fails here fails with the next one, which tells it.

        Before its first loop pyttsx3 keeps properties waiting, and hands them over just before the
        words: measured, the first sentence was now and then said at the driver's own rate.
        """
        self._is_warm = True
        with contextlib.suppress(Exception):
            self._save("1")

    def languages(self) -> tuple[str, ...]:
        """The codes of the languages it has a voice for."""
        return tuple(sorted(language for language in self._voices if language_of(language) == language))

    def synthesise(self, text: str, language: str, rate: int, volume: int, speaker: int = 1) -> Sound:
        """One sentence as sound, by one of the voices of its language. Raises SynthError."""
        voices = self._voices.get(language.lower()) or self._voices.get(language_of(language))
        if voices is None:
            raise SynthError(NO_VOICE, language)
        if not any(map(str.isalnum, text)):
            return Sound(b"", RATE)
        if not self._is_warm:
            self._warm_up()
        try:
            self._set("voice", voices[(speaker - 1) % len(voices)])
            self._set("rate", min(max(rate, SLOWEST), FASTEST))
            self._set("volume", min(max(volume, 0), LOUDEST) / LOUDEST)
            return self._make(text)
        except Exception as error:  # a driver may raise anything
            raise SynthError(BROKEN, f"{type(error).__name__}: {error}") from error

    def _make(self, text: str) -> Sound:
        """A sentence, tried again where nothing is made of it or the engine fails."""
        for left in reversed(range(TRIES)):
            try:
                sound = self._save(text)
            except TimeoutError:
                raise  # it hangs, and would again
            except Exception:
                if not left:
                    raise
            else:
                if sound.samples or not left:
                    return sound
        raise AssertionError

    def _set(self, name: str, value: str | float) -> None:
        """Set a property of the engine, if it is another one, and see that it holds from now on.

        espeak takes it to heart in a thread of its own: measured, of sentences at changing rates half
        were said at the rate of another one.
        """
        if self._properties.get(name) == value:
            return
        self._engine.setProperty(name, value)
        self._properties[name] = value
        if sys.platform == "linux":
            from pyttsx3.drivers import _espeak

            _espeak.Synchronize()

    def _save(self, text: str) -> Sound:
        """One try at a sentence. On a busy machine espeak now and then makes nothing of it."""
        self._sentences += 1
        # Each in a file of its own: one that comes too late must not be taken for the next.
        file = Path(self._folder.name, f"{self._sentences}.wav")
        self._finished.clear()
        self._engine.save_to_file(text, str(file))
        self._engine.runAndWait()
        # runAndWait returns before the end where that takes longer than the ten milliseconds it sleeps.
        if sys.platform == "linux" and not self._has_ended():
            raise TimeoutError(f"no end of sentence {self._sentences}")
        try:
            return _read(file)
        finally:
            file.unlink(missing_ok=True)

    def _has_ended(self) -> bool:
        """Wait until espeak's last callback is done; whether it is.

        It tells the end before it is: what is asked for in between is done inside the callback, a new
        voice or rate after the sentence that it was meant for.
        """
        until = time.monotonic() + PATIENCE
        self._finished.wait(PATIENCE)
        while self._engine.isBusy() and time.monotonic() < until:
            time.sleep(0.001)
        time.sleep(0.001)
        return self._finished.is_set()

    def _note_end(self, name: str, completed: bool) -> None:
        self._finished.set()

    def close(self) -> None:
        """Remove the folder of the files."""
        self._folder.cleanup()


def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for the sentences. Raises SynthError where none can be written: the disk is full."""
    try:
        folder = tempfile.TemporaryDirectory(
            prefix=folder_prefix(os.getpid()), ignore_cleanup_errors=True
        )
        try:
            file = Path(folder.name, "trial")
            file.write_bytes(bytes(TRIAL))
            file.unlink()
        except OSError:
            folder.cleanup()
            raise
    except OSError as error:
        raise SynthError(BROKEN, f"{type(error).__name__}: {error}") from error
    return folder


def _load_bundled_voices() -> None:
    """Load the library and voices of the package espeakng-loader, where it is, before any other's.

    pyttsx3 then finds the library by its name, already loaded.
    """
    if sys.platform != "linux":
        return
    try:
        import espeakng_loader
    except ImportError:
        return  # the system's own library may do
    ctypes.CDLL(espeakng_loader.get_library_path())
    os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()


def _voices_by_language(engine: Any) -> dict[str, list[str]]:
    """For each language its voices: the one named after it in all its timbres, then the accents.

    For a language of a country, `pt-br`, those of that country first, then the others of the language.
    """
    accents: dict[str, list[str]] = {}
    for voice in engine.getProperty("voices"):
        codes = _codes(voice)
        for language in dict.fromkeys([*map(language_of, codes), *codes]):
            if not voice.id.endswith("-shaw"):  # English in an alphabet of its own
                accents.setdefault(language, []).append(voice.id)
    voices = {language: _in_order(language, found) for language, found in accents.items()}
    for language, found in voices.items():
        found += [voice for voice in voices[language_of(language)] if voice not in found]
    return voices


def _in_order(language: str, found: list[str]) -> list[str]:
    timbres = _TIMBRES if sys.platform == "linux" else ("",)
    # The shortest names are those of the plain language and of the best known accents.
    named = [voice for voice in found if re.fullmatch(rf"(.*/)?{language}", voice)]
    others = sorted((voice for voice in found if voice not in named), key=len)
    first, *rest = *named, *others
    voices = [first + timbre for timbre in timbres]
    return voices + [voice + timbre for timbre in timbres for voice in rest]


_TIMBRES = ("", "+f2", "+f3", "+m3")
"""What espeak's voices can sound like: as they are, like two women, like another man."""


def _codes(voice: Any) -> list[str]:
    """The languages of a voice, as `it` or `pt-br`: each driver gives them in its own way."""
    codes = []
    for language in voice.languages or [voice.id.rpartition("/")[2]]:
        text = language.decode("ascii", "ignore") if isinstance(language, bytes) else str(language)
        # espeak puts a byte before the code that tells how well the voice speaks it.
        text = text.strip("\x00\x01\x02\x03\x04\x05\x06\x07\x08 ")
        if re.fullmatch("[0-9a-fA-F]{3,4}", text) and not text.isalpha():
            # Windows names languages by a number: 410 is Italian in Italy.
            text = locale.windows_locale.get(int(text, 16), text)
        codes.append(text.replace("_", "-").lower())
    return codes


def _read(file: Path) -> Sound:
    with wave.open(str(file), "rb") as opened:
        if opened.getnchannels() != 1 or opened.getsampwidth() != 2:
            raise ValueError("the file is not of 16 bits and one channel")
        return Sound(opened.readframes(opened.getnframes()), opened.getframerate())
