"""The child process of the ear: `RecognizerProcess` is its parent's side.

Frames to it, each with the `id` of what is asked, which its answer carries:

    load    model: the folder. Answered `ready` with the milliseconds it took
    listen  least: seconds before which an utterance does not end by itself; the phrases are the bytes
            behind, one a line. Answered `listening` with the words that the model lacks
    hear    the bytes behind are sound. No answer, but `partial` with the text when it has changed, and
            `heard` when the speaker has ended
    finish  the speaker has ended. Answered `heard`, with `alternatives` (text and score, likeliest
            first) and the milliseconds since the last sound came
    reset   forget what has been heard. No answer

Whatever cannot be done is answered `refused`, with a reason and details. A call that takes too long
ends the process, and so may a model that native code cannot bear.
"""

import contextlib
import sys
import time
from pathlib import Path

from speech.frames import Message
from speech.limit import limit
from speech.parent import Parent
from speech.recognizers.checks import Fault, check_model
from speech.recognizers.recognizer import (
    BROKEN,
    DAMAGED,
    RATE,
    Recognizer,
    RecognizerError,
)

LIMIT = 10.0
"""Seconds that anything but loading may take."""
LIMIT_OF_LOADING = 60.0
"""A large model from a cold disk, behind a virus scanner."""


def main(kind: str) -> None:
    """Do what is asked until the parent is gone."""
    parent = Parent()
    if kind == "vosk":
        from speech.recognizers.vosk import package

        with contextlib.suppress(RecognizerError), limit(LIMIT_OF_LOADING):
            package()  # what is wrong with it is told when a model is to be loaded
    parent.serve(_Ear(kind, parent).obey)


class _Ear:
    """A recogniser, and what has been heard of an utterance."""

    def __init__(self, kind: str, parent: Parent) -> None:
        self._kind = kind
        self._parent = parent
        self._recognizer: Recognizer | None = None
        self._least = 0.0
        self._partial = ""
        self._seconds = 0.0
        self._last_came = 0.0

    def obey(self, message: Message, data: bytes) -> None:
        number = message.get("id", 0)
        try:
            with limit(LIMIT_OF_LOADING if message.get("do") == "load" else LIMIT):
                self._obey(message, data, number)
        except _Damaged as error:
            faults = [[fault.trouble.value, fault.file, fault.detail] for fault in error.faults]
            self._refuse(number, DAMAGED, "", faults)
        except RecognizerError as error:
            self._refuse(number, error.reason, error.detail, [])

    def _refuse(self, number: object, reason: str, detail: str, faults: list[list[str]]) -> None:
        message = {"did": "refused", "id": number, "reason": reason, "detail": detail}
        self._parent.tell({**message, "faults": faults})

    def _obey(self, message: Message, data: bytes, number: object) -> None:
        match message:
            case {"do": "load", "model": str(model)}:
                began = time.perf_counter()
                self._recognizer = _recognizer(self._kind, Path(model))
                self._parent.tell({"did": "ready", "id": number, "ms": _since(began)})
            case {"do": "listen", "least": float(least) | int(least)}:
                self._forget()
                self._least = least
                phrases = data.decode("utf-8", "replace").splitlines()
                missing = self._loaded().listen_for(phrases)
                self._parent.tell({"did": "listening", "id": number, "missing": missing})
            case {"do": "hear"}:
                self._hear(data, number)
            case {"do": "finish"}:
                self._finish(number, ended=False)
            case {"do": "reset"}:
                self._forget()
                self._loaded().reset()
            case _:
                raise RecognizerError(BROKEN, "a frame that asks for nothing")

    def _hear(self, sound: bytes, number: object) -> None:
        recognizer = self._loaded()
        self._last_came = time.perf_counter()
        self._seconds += len(sound) / 2 / RATE
        has_ended = recognizer.accept(sound)
        if has_ended and self._seconds >= self._least:
            self._finish(number, ended=True)
        elif (text := recognizer.partial()) != self._partial:
            self._partial = text
            self._parent.tell({"did": "partial", "text": text})

    def _finish(self, number: object, ended: bool) -> None:
        """End the utterance; `ended` if nobody asked for that."""
        hypotheses = self._loaded().finish()
        message = {"did": "heard", "id": number, "ended": ended, "ms": _since(self._last_came)}
        self._parent.tell({**message, "alternatives": hypotheses})
        self._forget()

    def _forget(self) -> None:
        self._partial = ""
        self._seconds = 0.0
        self._last_came = time.perf_counter()

    def _loaded(self) -> Recognizer:
        if self._recognizer is None:
            raise RecognizerError(BROKEN, "no model is loaded")
        return self._recognizer


class _Damaged(Exception):
    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


def _recognizer(kind: str, model: Path) -> Recognizer:
    if kind == "scripted":
        from speech.recognizers.scripted import ScriptedRecognizer

        return ScriptedRecognizer()
    if faults := check_model(model):
        raise _Damaged(faults)
    from speech.recognizers.vosk import VoskModel, VoskRecognizer

    return VoskRecognizer(VoskModel(model))


def _since(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)


if __name__ == "__main__":
    main(sys.argv[1])
