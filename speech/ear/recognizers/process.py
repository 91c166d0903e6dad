"""The child process of the ear, as its parent holds it: child.py is what it runs.

What it hears is told from a thread of its own, as one of the values below; the callback must be quick.
"""

import itertools
import math
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from speech.ear.recognizers.checks import Fault, ModelTrouble
from speech.ear.recognizers.recognizer import Hypothesis
from speech.process.child import Child
from speech.process.frames import Message

CHILD = "speech.ear.recognizers.child"

VOSK, SCRIPTED = "vosk", "scripted"
"""The kinds of recognisers."""


@dataclass(frozen=True, slots=True)
class ModelReady:
    """The model is loaded."""

    number: int
    milliseconds: float


@dataclass(frozen=True, slots=True)
class ListensFor:
    """From now on the phrases are expected."""

    number: int
    missing: tuple[str, ...]
    """Words that the model lacks: phrases with one of them are not expected."""


@dataclass(frozen=True, slots=True)
class Partial:
    """What the utterance seems to be so far."""

    text: str


@dataclass(frozen=True, slots=True)
class UtteranceEnded:
    """An utterance has ended."""

    number: int
    """Of what was asked, or of the sound that was sent, or 0 for a microphone's."""
    hypotheses: tuple[Hypothesis, ...]
    """Likeliest first; none where nothing was heard."""
    milliseconds: float
    """From the last sound to this; of a microphone, from the last that was no quiet."""
    ended: bool
    """Whether the speaker seemed to have ended."""
    level: float | None = None
    """How loud it was, in decibels below the loudest sine, of a microphone."""
    above_noise: float | None = None
    """How far that is above the noise."""
    pause: float | None = None
    """The longest pause within it, in seconds."""
    seconds: float | None = None
    """How long it lasted."""


@dataclass(frozen=True, slots=True)
class Steady:
    """What the utterance seems to be has not changed for a while; it may go on."""

    text: str


@dataclass(frozen=True, slots=True)
class Short:
    """One of the words that are expected was said, and so far nothing else."""

    text: str


@dataclass(frozen=True, slots=True)
class Speech:
    """Somebody begins to speak into the microphone, or has ended."""

    is_speaking: bool


@dataclass(frozen=True, slots=True)
class StreamOpened:
    """The microphone is open."""

    number: int
    device: str
    rate: int


@dataclass(frozen=True, slots=True)
class Shut:
    """The microphone is shut."""

    number: int
    """Of its opening; 0 if it was not open."""
    reason: str
    """One of the words of news.py."""


@dataclass(frozen=True, slots=True)
class StreamLost:
    """There is no microphone: told once, until it is opened."""

    number: int
    reason: str
    """One of the words of news.py."""
    detail: str
    lasts: bool
    """Whether it is not tried again."""


@dataclass(frozen=True, slots=True)
class RequestRefused:
    """What was asked cannot be done."""

    number: int
    reason: str
    """One of the words of `RecognizerError`."""
    detail: str
    faults: tuple[Fault, ...]
    """What is wrong with the model, where that is the reason and it is known."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The process is gone, and told so once, after everything else.

    Unless it was closed or killed, native code has ended it or took too long: usually because of a
    damaged model.
    """

    noise: str = field(default="", compare=False)
    """The last that it wrote on its standard error, for a log."""


News = (
    ModelReady
    | ListensFor
    | Partial
    | UtteranceEnded
    | Steady
    | Short
    | Speech
    | StreamOpened
    | Shut
    | StreamLost
    | RequestRefused
    | Ended
)


class RecognizerProcess:
    """A recogniser in a process of its own. All methods but `close` return at once.

    Each returns the number that the answer will carry, and raises ChildGone once the process has ended.
    """

    def __init__(self, on_news: Callable[[News], None], kind: str = VOSK) -> None:
        """Start it; news may come before this returns. Raises ChildGone."""
        self._on_news = on_news
        self._numbers = itertools.count(1)
        self._is_made = threading.Event()
        self._child = Child(CHILD, self._receive, self._end, (kind,))
        self._is_made.set()

    @property
    def pid(self) -> int:
        """The number of the child process."""
        return self._child.pid

    def load(self, model: Path) -> int:
        """Check and load the model of this folder: `Ready` or `Refused`."""
        return self._ask({"do": "load", "model": str(model.absolute())})

    def listen_for(self, phrases: Sequence[str], least: float = 0.0) -> int:
        """Expect these phrases: `ListensFor` or `Refused`. What was being heard is forgotten.

        Without phrases anything is expected, which only models with a graph of their language can. Each
        is words with blanks between them, as the model writes them. An utterance does not end by itself
        before `least` seconds.
        """
        return self._ask({"do": "listen", "least": least}, "\n".join(phrases).encode())

    def hear(self, sound: bytes) -> int:
        """Hear 16-bit mono at 16 kHz, at best a tenth of a second: `Partial`, `Heard`, or nothing."""
        return self._ask({"do": "hear"}, sound)

    def finish(self) -> int:
        """The speaker has ended: `Heard` or `Refused`."""
        return self._ask({"do": "finish"})

    def reset(self) -> int:
        """Forget the utterance that has begun: no answer."""
        return self._ask({"do": "reset"})

    def expect(self, words: Sequence[str]) -> int:
        """Tell each of these when it is said alone, before the utterance ends: `Short`."""
        return self._ask({"do": "expect"}, "\n".join(words).encode())

    def adapt(self, wait: float, gain: float) -> int:
        """Hear a person who is known, as `Ear.adapt` has it: no answer."""
        return self._ask({"do": "adapt", "wait": wait, "gain": gain})

    def prepare(self) -> int:
        """Have everything at hand to open a microphone: no answer."""
        return self._ask({"do": "prepare"})

    def open(self, device: str, *, push: bool) -> int:
        """Hear a microphone, until the end of one utterance or until it is shut: `Opened` or `Lost`.

        The device is named as for `Ear`. Nothing is heard before phrases are expected.
        """
        return self._ask({"do": "open", "device": device, "push": push})

    def shut(self) -> int:
        """Shut the microphone: `Shut`."""
        return self._ask({"do": "shut"})

    def hold(self) -> int:
        """Drop what the microphone hears from now on, and forget what it has begun to: no answer."""
        return self._ask({"do": "hold"})

    def release(self, seconds: float) -> int:
        """Drop only what is recorded up to so long from now: no answer."""
        return self._ask({"do": "release", "seconds": seconds})

    def kill(self) -> None:
        """End it now, whatever it is doing; its end is told."""
        self._child.kill()

    def close(self) -> None:
        """Let it end, and end it if it does not. May be called twice."""
        self._child.close()

    def _ask(self, message: Message, data: bytes = b"") -> int:
        number = next(self._numbers)
        self._child.send({**message, "id": number}, data)
        return number

    def _end(self) -> None:
        self._is_made.wait()  # it may end while the constructor still holds it
        self._on_news(Ended(self._child.noise))

    def _receive(self, message: Message, _: bytes) -> None:
        news = _understood(message)
        if news is None:
            # No child of ours says such a thing: its memory is damaged.
            self._is_made.wait()
            self._child.kill()
        else:
            self._on_news(news)


def _understood(message: Message) -> News | None:
    return _of_recognizer(message) or _of_microphone(message)


def _of_recognizer(message: Message) -> News | None:
    match message:
        case {"did": "ready", "id": int(number), "ms": float(ms)}:
            return ModelReady(number, ms)
        case {"did": "listening", "id": int(number), "missing": [*missing]}:
            return ListensFor(number, tuple(map(str, missing)))
        case {"did": "partial", "text": str(text)}:
            return Partial(text)
        case {
            "did": "heard",
            "id": int(number),
            "ended": bool(ended),
            "ms": float(ms),
            "alternatives": [*alternatives],
        }:
            hypotheses = tuple(found for each in alternatives if (found := _hypothesis(each)))
            manner = (_number(message.get(name)) for name in ("level", "above", "pause", "seconds"))
            return UtteranceEnded(number, hypotheses, ms, ended, *manner)
        case {
            "did": "refused",
            "id": int(number),
            "reason": str(reason),
            "detail": str(detail),
            "faults": [*faults],
        }:
            return RequestRefused(
                number, reason, detail, tuple(f for each in faults if (f := _fault(each)))
            )
    return None


def _of_microphone(message: Message) -> News | None:
    match message:
        case {"did": "steady", "text": str(text)}:
            return Steady(text)
        case {"did": "short", "text": str(text)}:
            return Short(text)
        case {"did": "speech", "is": bool(is_speaking)}:
            return Speech(is_speaking)
        case {"did": "opened", "id": int(number), "device": str(device), "rate": int(rate)}:
            return StreamOpened(number, device, rate)
        case {"did": "shut", "id": int(number), "reason": str(reason)}:
            return Shut(number, reason)
        case {
            "did": "lost",
            "id": int(number),
            "reason": str(reason),
            "detail": str(detail),
            "lasts": bool(lasts),
        }:
            return StreamLost(number, reason, detail, lasts)
    return None


def _hypothesis(value: object) -> Hypothesis | None:
    match value:
        case [str(text), float(score) | int(score)] if math.isfinite(score):
            return Hypothesis(text, score)
    return None


def _number(value: object) -> float | None:
    if type(value) is float or type(value) is int:
        return float(value) if math.isfinite(value) else None
    return None


def _fault(value: object) -> Fault | None:
    match value:
        case [str(trouble), str(file), str(detail)] if trouble in {each.value for each in ModelTrouble}:
            return Fault(ModelTrouble(trouble), file, detail)
    return None
