"""`damavoce speak`: says a text aloud, or writes it as sound to a file."""

import argparse
import contextlib
import errno
import os
import queue
import stat
import sys
import threading
import wave
from collections.abc import Callable, Iterator

from assistant.commands.waiting import QUIET, told_while
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import in_words, printable
from assistant.options import UsageError
from assistant.settings.taste import USUAL_RATE
from speech.audio.player import NoPlayer
from speech.audio.sound import Sound
from speech.process.child import ChildGone
from speech.voice.playback import open_player
from speech.voice.sound_process import Outcome, SoundProcess
from speech.voice.synth import SynthError
from speech.voice.utterance import sentences

PATIENCE = 30.0
"""Seconds that a sentence, or the start of the synthesiser, is waited for."""

LOST = "lost"
"""The device went away while it played."""

HANGS = "hangs"
"""The synthesiser does not answer. A player that does not is another matter: a file needs none."""

ENDED = "ended"
"""The child of the voice has ended by itself. Its engine is there: no installation would help."""


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Say the text of the options. Exit status 1 where that is impossible, with one sentence why."""
    text = in_words(printable(" ".join(options.text)))
    if not text:
        raise UsageError("missing-option", name="TEXT")
    voice = _Voice()
    try:
        sounds = voice.sounds(text, catalog.language, options.rate or USUAL_RATE)
        if options.to is not None:
            _write(options.to, sounds, lambda written: _tell_on(written, text, catalog))
        else:
            _play(sounds, voice.process)
    except (SynthError, NoPlayer) as error:
        print(catalog.text("cli-speak-failed", reason=error.reason), file=sys.stderr)
        return 1
    except OSError as error:
        detail = error.strerror or str(error)
        message = catalog.text("cli-speak-no-file", file=printable(options.to or ""), detail=detail)
        print(message, file=sys.stderr)
        return 1
    finally:
        voice.close()
    return 0


class _Voice:
    """The child process of the voice, asked for one sentence at a time."""

    def __init__(self) -> None:
        self._answers: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
        self.process: SoundProcess | None = None
        with contextlib.suppress(ChildGone):
            self.process = SoundProcess(
                on_ready=lambda ready: None,
                on_outcome=lambda number, outcome: self._answers.put(outcome),
                on_end=lambda: self._answers.put(SynthError(ENDED)),
            )

    def sounds(self, text: str, language: str, rate: int) -> Iterator[Sound]:
        """The text's sentences as sound. Raises SynthError."""
        for number, sentence in enumerate(sentences(text), 1):
            yield self._sound(number, sentence, language, rate)

    def close(self) -> None:
        """Let the child end."""
        if self.process:
            self.process.close()

    def _sound(self, number: int, sentence: str, language: str, rate: int) -> Sound:
        if self.process is None:
            raise SynthError(ENDED)
        try:
            self.process.say(number, sentence, language, rate)
            answer = self._answers.get(timeout=PATIENCE)
        except ChildGone as error:
            raise SynthError(ENDED) from error
        except queue.Empty:
            raise SynthError(HANGS) from None
        if isinstance(answer, SynthError):
            raise answer
        return answer


def _write(file: str, sounds: Iterator[Sound], tell: Callable[[int], None]) -> None:
    """Write the sentences one after the other, and tell at times how many are written. Raises OSError,
    SynthError."""
    written = 0
    if os.path.exists(file) and stat.S_ISFIFO(os.stat(file).st_mode):
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))  # nobody may be reading, for ever
    first = next(sounds, Sound(b"", 22_050))
    with open(file, "wb") as raw, wave.open(raw, "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(first.rate)
        with told_while(lambda seconds: tell(written), QUIET):
            opened.writeframes(first.samples)
            for written, sound in enumerate(sounds, 1):  # noqa: B007, what is told reads it
                opened.writeframes(sound.samples)


def _tell_on(written: int, text: str, catalog: Catalog) -> None:
    """That a long text takes its time, and how far it is."""
    count = sum(1 for _ in sentences(text))
    print(catalog.text("cli-speak-writing", written=written, count=count), file=sys.stderr, flush=True)


def _play(sounds: Iterator[Sound], process: SoundProcess | None) -> None:
    """Play the sentences one after the other. Raises NoPlayer, SynthError."""
    player = open_player(process)
    ended = threading.Event()
    try:
        for sound in sounds:
            ended.clear()
            player.play(sound.samples, sound.rate, lambda is_whole: ended.set())
            ended.wait(sound.seconds + PATIENCE)
            if player.is_lost:
                raise NoPlayer(LOST)
    finally:
        player.close()
