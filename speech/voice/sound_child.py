"""The child process of the voice: it makes sound of words, and plays sounds. See sound_process.py.

Frames to it: `say` with id, text, language, rate, volume and speaker; `play` with id, rate and channels
(1 or 2), and the samples behind; `stop` with id. Frames from it: `ready`, once, with its languages and
why it does not speak or play; `sound` with id and rate and the samples behind, or `failed` with id,
reason and detail; `whole`, `stopped` or `lost` with id and the moment (seconds of the monotonic clock)
the sound began, or 0.

The words are made sound of in the main thread, since the voices of macOS want it; frames are read in
another and played in a third, so that none of the three delays the others.
"""

import importlib
import os
import queue
import sys
import threading
from functools import partial
from typing import Any

from speech.audio.sound import Sound
from speech.process.frames import Message
from speech.process.limit import NO_ANSWER
from speech.process.parent import Parent
from speech.voice.synth import BROKEN, FASTEST, NO_ENGINE, Synth, SynthError

END_PATIENCE = 1.0
"""Seconds for the sentence under way when the parent is gone."""


class ChildVoice:
    """The synthesiser, and the sentences that wait for it."""

    def __init__(self, kind: str, parent: Parent) -> None:
        self.languages: tuple[str, ...] = ()
        self.reason = NO_ENGINE
        """Why it does not speak; empty if it does."""
        self.is_known = threading.Event()
        """Set when `languages` and `reason` are."""
        self.is_over = threading.Event()
        self._is_ending = False
        self._kind = kind
        self._parent = parent
        self._orders: queue.SimpleQueue[Message] = queue.SimpleQueue()

    def say(self, order: Message) -> None:
        """Have a sentence made sound."""
        self._orders.put(order)

    def end(self) -> None:
        """Let it end after the sentence under way."""
        self._is_ending = True
        self._orders.put({})

    def run(self) -> None:
        """Make the synthesiser, and answer until the end."""
        synth: Synth | None = None
        try:
            synth = _synth(self._kind)
            self.languages, self.reason = synth.languages(), ""
        except SynthError as error:
            self.reason = error.reason
        self.is_known.set()
        while (order := self._orders.get()) and not self._is_ending:
            self._answer(synth, order)
        if synth:
            synth.close()
        self.is_over.set()

    def _answer(self, synth: Synth | None, order: Message) -> None:
        match order:
            case {
                "id": int(number),
                "text": str(text),
                "language": str(language),
                "rate": int(rate),
                "volume": int(volume),
                "speaker": int(speaker),
            }:
                try:
                    if synth is None:
                        raise SynthError(self.reason)
                    sound = quicker(synth.synthesise(text, language, rate, volume, speaker), rate)
                except SynthError as error:
                    _tell_failure(self._parent, number, error)
                else:
                    message = {"did": "sound", "id": number, "rate": sound.rate}
                    self._parent.tell(message, sound.samples)
            case _:
                _tell_failure(self._parent, 0, SynthError(BROKEN, "a frame that asks for nothing"))


def quicker(sound: Sound, rate: int) -> Sound:
    """Give a sentence made at the fastest rate of the synthesiser the rate that was asked for.

    The one place where rates above FASTEST are made; without the module they are said at FASTEST.
    """
    if rate <= FASTEST:
        return sound
    try:
        compress: Any = importlib.import_module("speech.voice.compress")
    except ImportError:
        return sound
    return Sound(compress.compress(sound.samples, sound.rate, rate / FASTEST), sound.rate)


def main(kind: str, patience: float, device: str) -> None:
    """Answer until the parent is gone; a half that has not begun after so many seconds is told of.

    With the name of a device sounds are played there alone.
    """
    parent = Parent()
    # The stream's callback waits for whoever computes in Python: 1 ms instead of 5.
    sys.setswitchinterval(0.001)
    voice = ChildVoice(kind, parent)
    player: Any = None
    if kind != "silent":
        from speech.audio.stream import Loudspeaker

        def tell(word: str, number: int, began: float) -> None:
            parent.tell({"did": word, "id": number, "began": began})

        player = Loudspeaker(tell, device, on_gone=_leave)
    for work in (partial(_announce, patience=patience), _serve):
        threading.Thread(target=work, args=(parent, voice, player), daemon=True).start()
    voice.run()


def _announce(parent: Parent, voice: ChildVoice, player: Any, patience: float) -> None:
    """Tell what there is, as soon as it is known."""
    # One that hangs is not one that is missing: another try may do.
    synth_reason = voice.reason if voice.is_known.wait(patience) else NO_ANSWER
    reason = "silent"
    if player:
        player.is_known.wait(patience)
        reason = player.reason
    message = {"did": "ready", "languages": voice.languages, "synth": synth_reason, "player": reason}
    parent.tell(message)


def _serve(parent: Parent, voice: ChildVoice, player: Any) -> None:
    """Hand out the orders, and end the process when there will be no more."""

    def answer(message: Message, data: bytes) -> None:
        match message:
            case {"do": "say"}:
                voice.say(message)
            case {
                "do": "play",
                "id": int(number),
                "rate": int(rate),
                "channels": 1 | 2 as channels,
            } if player:
                player.play(number, rate, data, channels)
            case {"do": "stop", "id": int(number)} if player:
                player.stop(number)
            case _:
                _tell_failure(parent, 0, SynthError(BROKEN, "a frame that asks for nothing"))

    parent.serve(answer)
    voice.end()
    voice.is_over.wait(END_PATIENCE)
    _leave()


def _leave() -> None:
    """End without PortAudio's own end, which closes streams and hangs with a server that hangs."""
    os._exit(0)


def _synth(kind: str) -> Synth:
    if kind == "silent":
        from speech.voice.synths.silent_synth import SilentSynth

        return SilentSynth()
    from speech.voice.synths.pyttsx3_synth import Pyttsx3Synth

    return Pyttsx3Synth()


def _tell_failure(parent: Parent, number: int, error: SynthError) -> None:
    parent.tell({"did": "failed", "id": number, "reason": error.reason, "detail": error.detail})


if __name__ == "__main__":
    try:
        main(sys.argv[1], float(sys.argv[2]), sys.argv[3])
    finally:
        _leave()
