"""The child process of the ear: `RecognizerProcess` is its parent's side.

Frames to it, each with the `id` of what is asked, which its answer carries:

    load     model: the folder. Answered `ready` with the milliseconds it took
    listen   least: seconds before which an utterance does not end by itself; the phrases are the bytes
             behind, one a line. Answered `listening` with the words that the model lacks
    adapt    wait: seconds of quiet that end an utterance of a microphone, 0 for as many as usual; gain:
             decibels by which it is made louder. No answer
    expect   the bytes behind are words, one a line, or none. No answer, but `short` with the text when
             one of them was said alone
    hear     the bytes behind are sound. No answer, but `partial` with the text when it has changed, and
             `heard` when the speaker has ended
    finish   the speaker has ended. Answered `heard`, with `alternatives` (text and score, likeliest
             first) and the milliseconds since the last sound came; of a microphone with its level and
             how far that is above the noise, in decibels, with the longest pause and the length, in
             seconds
    reset    forget what has been heard. No answer
    prepare  a microphone will be wanted. No answer
    open     device: its name, or nothing for the usual one; push: until the end of one utterance.
             Answered `opened` with the device and its rate, or `lost` with reason, detail and whether
             that lasts. While it does not, it is tried again: `opened` comes as soon as it succeeds.
             Then what a microphone hears is told as if sound were sent, `heard` with id 0, and besides
             `speech` when somebody begins to speak or ends, `steady` with a text that stays the same
    shut     Answered `shut` with the id of the opening, and why: this comes by itself where the
             microphone was open for one utterance
    hold     drop what the microphone hears from now on. No answer
    release  seconds: drop only what was recorded up to so long from now. No answer

Whatever cannot be done is answered `refused`, with a reason and details. A call that takes too long
ends the process, and so may a model that native code cannot bear.

One thread, the main one, does all of this in the order in which it came; one reads frames, one opens
microphones (speech/ear/microphone.py), and PortAudio's own brings the blocks.
"""

import contextlib
import math
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from speech.ear.microphone import GivenUp, Microphone, MicrophoneLost, MicrophoneOpened, Told
from speech.ear.news import ASKED, ENDED, LOST, NOTHING
from speech.ear.recognizers.checks import Fault, check_model
from speech.ear.recognizers.hearing import PUSH_PATIENCE, Hearing
from speech.ear.recognizers.recognizer import (
    BROKEN,
    DAMAGED,
    Recognizer,
    RecognizerError,
)
from speech.ear.sources import Source
from speech.process.frames import Message
from speech.process.limit import limit
from speech.process.parent import Parent

LIMIT = 10.0
"""Seconds that anything but loading may take."""
LIMIT_OF_LOADING = 60.0
"""A large model from a cold disk, behind a virus scanner."""

FRAMES = 32
"""How many may wait: the rest stays in the pipe, and its memory with the parent."""


def main(kind: str) -> None:
    """Do what is asked until the parent is gone."""
    parent = Parent()
    if kind == "vosk":
        from speech.ear.recognizers.vosk import package

        with contextlib.suppress(RecognizerError), limit(LIMIT_OF_LOADING):
            package()  # what is wrong with it is told when a model is to be loaded
    _Ear(kind, parent).run()
    # PortAudio's own end would wait for a sound server that hangs.
    os._exit(0)


class _Ear:
    """What frames and microphones bring, one after the other."""

    def __init__(self, kind: str, parent: Parent) -> None:
        self._kind = kind
        self._parent = parent
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._room = threading.Semaphore(FRAMES)
        self._hearing = Hearing(parent.tell, self._end_push)
        self._microphone = Microphone(self._put_block, self._put_told, self._give_up)
        self._opening = 0  # the number of the last one, while it is wanted
        self._is_push = False
        self._source: Source | None = None

    def run(self) -> None:
        """Work until the parent is gone and all is done that it has asked for."""
        threading.Thread(target=self._serve, name="frames", daemon=True).start()
        while work := self._work.get():
            work()

    # In other threads

    def _serve(self) -> None:
        self._parent.serve(self._put_frame)
        self._work.put(None)

    def _put_frame(self, message: Message, data: bytes) -> None:
        self._room.acquire()
        self._work.put(partial(self._answer, message, data, time.monotonic()))

    def _put_block(self, began: float, sound: bytes) -> None:
        self._work.put(partial(self._block, began, sound))

    def _put_told(self, told: Told) -> None:
        self._work.put(partial(self._hear_of, told))

    def _give_up(self) -> None:
        """End: whoever holds this process begins another."""
        self._tell_lost(self._opening, LOST, "PortAudio does not answer", lasts=False)
        os._exit(1)

    # Frames

    def _answer(self, message: Message, data: bytes, came: float) -> None:
        self._room.release()
        number = message.get("id", 0)
        seconds = LIMIT_OF_LOADING if message.get("do") == "load" else LIMIT
        self._do(seconds, number, partial(self._obey, message, data, number, came))

    def _do(self, seconds: float, number: object, work: Callable[[], None]) -> None:
        try:
            with limit(seconds):
                work()
        except _Damaged as error:
            faults = [[fault.trouble.value, fault.file, fault.detail] for fault in error.faults]
            self._refuse(number, DAMAGED, "", faults)
        except RecognizerError as error:
            self._refuse(number, error.reason, error.detail, [])

    def _refuse(self, number: object, reason: str, detail: str, faults: list[list[str]]) -> None:
        message = {"did": "refused", "id": number, "reason": reason, "detail": detail}
        self._parent.tell({**message, "faults": faults})

    def _obey(self, message: Message, data: bytes, number: object, came: float) -> None:
        match message:
            case {"do": "load", "model": str(model)}:
                began = time.perf_counter()
                self._hearing.use(_recognizers(self._kind, Path(model)))
                self._parent.tell({"did": "ready", "id": number, "ms": _since(began)})
            case {"do": "listen", "least": float(least) | int(least)}:
                missing = self._hearing.listen_for(_lines(data), least)
                self._parent.tell({"did": "listening", "id": number, "missing": missing})
            case {"do": "adapt", "wait": float(wait) | int(wait), "gain": float(gain) | int(gain)}:
                self._hearing.adapt(wait, gain)
            case {"do": "expect"}:
                self._hearing.expect(_lines(data))
            case {"do": "hear"}:
                self._hearing.hear(data, number)
            case {"do": "finish"}:
                self._hearing.finish(number, ended=False)
            case {"do": "reset"}:
                self._hearing.reset()
            case _:
                self._obey_microphone(message, came)

    def _obey_microphone(self, message: Message, came: float) -> None:
        match message:
            case {"do": "prepare"}:
                self._microphone.prepare()
            case {"do": "open", "id": int(number), "device": str(device), "push": bool(push)}:
                self._opening, self._is_push = number, push
                self._microphone.open(number, device, PUSH_PATIENCE if push else math.inf)
            case {"do": "shut"}:
                self._shut(ASKED)
            case {"do": "hold"}:
                self._hearing.hold()
            case {"do": "release", "seconds": float(seconds) | int(seconds)}:
                self._hearing.release(came + seconds)
            case _:
                raise RecognizerError(BROKEN, "a frame that asks for nothing")

    # The microphone

    def _block(self, began: float, sound: bytes) -> None:
        if source := self._source:
            self._do(LIMIT, 0, lambda: self._hearing.block(began, source.convert(sound)))

    def _hear_of(self, told: Told) -> None:
        if told.number != self._opening:
            return  # an opening that is not wanted any more
        match told:
            case MicrophoneOpened(number, source):
                self._source = source
                self._hearing.begin(push=self._is_push)
                message = {"did": "opened", "id": number, "device": source.name, "rate": source.rate}
                self._parent.tell(message)
            case MicrophoneLost(number, reason, detail, lasts):
                self._source = None
                self._hearing.end()
                self._tell_lost(number, reason, detail, lasts=lasts)
            case GivenUp():
                self._shut(NOTHING)

    def _tell_lost(self, number: int, reason: str, detail: str, *, lasts: bool) -> None:
        message = {"did": "lost", "id": number, "reason": reason, "detail": detail}
        self._parent.tell({**message, "lasts": lasts})

    def _end_push(self, was_heard: bool) -> None:
        self._shut(ENDED if was_heard else NOTHING)

    def _shut(self, reason: str) -> None:
        self._microphone.shut()
        self._source = None
        self._hearing.end()
        self._parent.tell({"did": "shut", "id": self._opening, "reason": reason})
        self._opening = 0


class _Damaged(Exception):
    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


def _recognizers(kind: str, folder: Path) -> Callable[[], Recognizer]:
    """What makes recognisers of a model, which is loaded once. Raises RecognizerError, _Damaged."""
    if kind == "scripted":
        from speech.ear.recognizers.scripted import ScriptedRecognizer

        return ScriptedRecognizer
    if faults := check_model(folder):
        raise _Damaged(faults)
    from speech.ear.recognizers.vosk import VoskModel, VoskRecognizer

    return partial(VoskRecognizer, VoskModel(folder))


def _lines(data: bytes) -> list[str]:
    return data.decode("utf-8", "replace").splitlines()


def _since(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)


if __name__ == "__main__":
    main(sys.argv[1])
