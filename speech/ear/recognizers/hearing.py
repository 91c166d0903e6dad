"""In the child process of the ear: from blocks of sound to what is told of them.

Two recognisers of one model hear the same sound. The wide one expects all that may be said; its words
so far are told when they change, and once more when they are steady. The tiny one is there only while
a few words are expected at once, such as a yes or a no: it tells them before the utterance has ended.

Sound of a microphone comes through the gate (gate.py), and not at all while it is held: the own voice
speaks then. Sound that the parent sends is heard as it is.

An utterance of a microphone ends where the recogniser finds its end, or where it has been quiet for a
second. Of a person who is known it may be another time (`adapt`): the end that is found is held until
then, which the recogniser bears, or the utterance is ended sooner.
"""

import math
import time
from collections.abc import Callable, Sequence

from speech.ear.gain import Gain
from speech.ear.gate import QUIET, SpeechGate
from speech.ear.recognizers.recognizer import (
    BROKEN,
    NO_WORDS,
    RATE,
    UNKNOWN,
    Recognizer,
    RecognizerError,
)
from speech.process.frames import Message

STEADY = 0.2
"""Seconds of sound for which the words must have stayed the same. Measured: of 800 moves of five
synthesisers 607 were committed then, and each of them as it would have been when all of it was heard;
waiting a tenth longer only came later."""

SHORT = 2
"""Blocks running in which the tiny recogniser must have heard the same ..."""
ALONE = 0.15
"""... and seconds for which it must have been quiet behind the word. Measured with a yes, a no and some
numbers expected, in three languages: without the quiet 34 of 118 sentences were for a moment taken for
one of these, and with it 3; the six words that were said alone were heard either way."""
_OTHERS = 16
"""How often unknown words stand among the few that are expected, so that others are heard as such."""

FOUND_AFTER = (0.5, 0.7)
"""Seconds of quiet after which recognisers find the end of what may be whole, from the soonest on."""

PUSH_PATIENCE = 8.0
"""Seconds of sound after which a microphone that is open for one utterance is shut without one."""

_A_HAIR = 1e-6
"""Seconds that sums of seconds may be wrong by."""


class Hearing:
    """What has been heard of an utterance, and who hears it. To be used from one thread."""

    def __init__(self, tell: Callable[[Message], None], on_over: Callable[[bool], None]) -> None:
        """`on_over` is called where a microphone opened for one utterance is wanted no more.

        It is told whether there was an utterance.
        """
        self._tell = tell
        self._on_over = on_over
        self._wide: Recognizer | None = None
        self._has_phrases = False
        self._least = 0.0
        self._tiny = _Tiny(tell)
        self._gate = SpeechGate()
        self._gain = Gain()
        self._patience = 0.0  # seconds of quiet before which no end counts that is found
        self._held = 0.0  # seconds for which such an end has been held
        self._is_on = self._is_push = self._is_held = False
        self._from = 0.0  # what was recorded before is dropped
        self._waited = 0.0  # seconds of sound without a word, where it is open for one utterance
        self._is_speaking = False
        self._partial = self._steady = ""  # the words so far, and those that were told to be steady
        self._same = self._seconds = 0.0  # since the words have changed, and since it began
        self._last = time.monotonic()  # when the last sound ended

    # Who hears

    def use(self, make: Callable[[], Recognizer]) -> None:
        """Hear with recognisers of this kind from now on, as soon as phrases are given."""
        self._stop()
        self._wide, self._has_phrases = make(), False
        self._tiny.use(make)
        self._from = max(self._from, time.monotonic())  # what came while the model was loaded is old

    def listen_for(self, phrases: Sequence[str], least: float) -> list[str]:
        """Forget the utterance, and expect these: the words that the model lacks."""
        self._has_phrases = False
        missing = self._loaded().listen_for(phrases)
        self._has_phrases, self._least = True, least
        self._stop()
        return missing

    def expect(self, words: Sequence[str]) -> None:
        """Tell these words when they are said alone, from the next utterance on; none: no more."""
        self._tiny.expect(words, is_late=self._gate.is_open)

    def adapt(self, wait: float, gain: float) -> None:
        """Hear a person who is known: what they say ends with so many seconds of quiet, or with as many
        as usual (0), and is made louder by so many decibels, slowly and between utterances."""
        self._patience = wait if wait > FOUND_AFTER[-1] else 0.0
        self._gate.patience = wait if 0 < wait <= FOUND_AFTER[-1] else max(QUIET, wait)
        self._gain.want(gain)

    # Sound that is sent

    def hear(self, sound: bytes, number: object) -> None:
        """Hear a block as it is."""
        self._last = time.monotonic()
        if self._accept(sound):
            self.finish(number, ended=True)

    def finish(self, number: object, *, ended: bool) -> None:
        """End the utterance; `ended` if nobody asked for that."""
        hypotheses = self._loaded().finish()
        milliseconds = round((time.monotonic() - self._last + self._gate.quiet) * 1000, 2)
        message = {"did": "heard", "id": number, "ended": ended, "ms": milliseconds}
        self._tell({**message, "alternatives": hypotheses, **self._manner()})
        self._end_speech()  # after the words: the time to correct a move must not end in between
        likeliest = hypotheses[0].text.split() if hypotheses else []
        self._gate.end(was_speech=bool(likeliest) and UNKNOWN not in likeliest)
        self._gain.step()
        self._tiny.reset()
        self._forget()
        if self._is_on and self._is_push:
            self._is_on = False
            self._on_over(True)

    def _manner(self) -> Message:
        """How loud what is being said is, how far above the noise, how long, and the longest pause
        within it; nothing of sound that is sent."""
        gate, level = self._gate, self._gate.level
        if level is None or not math.isfinite(level):
            return {}
        told = {"level": level, "above": level - gate.noise, "pause": gate.pause, "seconds": gate.said}
        return {name: round(value, 2) for name, value in told.items()}

    def reset(self) -> None:
        """Forget the utterance that has begun."""
        self._loaded().reset()
        self._stop()

    # Sound of a microphone

    def begin(self, *, push: bool) -> None:
        """The microphone is open: for one utterance, or until it is shut."""
        if not self._is_on or push or self._is_push:
            self._drop()
        self._is_on, self._is_push = True, push
        self._waited = 0.0

    def end(self) -> None:
        """The microphone is shut, or lost."""
        self._drop()
        self._is_on = False

    def hold(self) -> None:
        """Drop what is recorded from now on. May be called again."""
        self._drop()
        self._is_held = True

    def release(self, until: float) -> None:
        """Drop only what was recorded before then (`time.monotonic`).

        Where it is not held a later moment changes nothing: the voice that a key has cut off also
        comes to its end, and must not take away what is being said.
        """
        if self._is_held or until < self._from:
            self._from = until
        self._is_held = False

    def block(self, began: float, sound: bytes) -> None:
        """Hear a block of the microphone, whose recording began then (`time.monotonic`)."""
        is_wanted = self._is_on and not self._is_held and began >= self._from
        if not is_wanted or not self._has_phrases:
            return
        was_open = self._gate.is_open
        passed = self._gate.feed(sound, is_expected=self._is_push)
        seconds = len(sound) / 2 / RATE
        if not passed:
            self._wait(seconds)
            return
        if not was_open:
            self._is_speaking = True
            self._tell({"did": "speech", "is": True})
        self._last = began + seconds
        if self._accept(self._gain.applied(passed)) or not self._gate.is_open:
            self.finish(0, ended=True)

    def _wait(self, seconds: float) -> None:
        self._waited += seconds
        if self._is_push and self._waited >= PUSH_PATIENCE - _A_HAIR:
            self._is_on = False
            self._on_over(False)

    # The utterance

    def _accept(self, sound: bytes) -> bool:
        """Hear a block; whether the utterance has ended."""
        recognizer = self._loaded()
        seconds = len(sound) / 2 / RATE
        self._seconds += seconds
        is_end = recognizer.accept(sound) and self._seconds >= self._least
        self._held = self._held + seconds if is_end else 0.0
        if is_end and self._is_quiet_enough():
            return True
        text = recognizer.partial()
        if text != self._partial:
            self._partial, self._same = text, 0.0
            self._tell({"did": "partial", "text": text})
        else:
            self._same += seconds
        if self._is_on:  # who sends sound knows by itself how long nothing has changed
            self._tell_steady(text)
            self._tiny.accept(sound, self._gate.quiet)
        return False

    def _is_quiet_enough(self) -> bool:
        """Whether the end that the recogniser has found counts. Where there is a noise, which is no
        quiet, it does for having been found so long ago."""
        if not (self._patience and self._is_on):
            return True
        quiet = max(self._gate.quiet, FOUND_AFTER[0] + self._held)
        return quiet >= self._patience - _A_HAIR

    def _tell_steady(self, text: str) -> None:
        if text and text != self._steady and self._same >= STEADY - _A_HAIR:
            self._steady = text
            self._tell({"did": "steady", "text": text})

    def _drop(self) -> None:
        """Forget what a microphone has begun to hear."""
        if self._gate.is_open:
            self._loaded().reset()
        self._stop()

    def _stop(self) -> None:
        """No utterance is under way any more."""
        self._end_speech()
        self._gate.reset()
        self._tiny.reset()
        self._forget()

    def _end_speech(self) -> None:
        if self._is_speaking:
            self._is_speaking = False
            self._tell({"did": "speech", "is": False})

    def _forget(self) -> None:
        self._is_speaking = False
        self._partial = self._steady = ""
        self._same = self._seconds = self._held = 0.0
        self._last = time.monotonic()

    def _loaded(self) -> Recognizer:
        if self._wide is None:
            raise RecognizerError(BROKEN, "no model is loaded")
        return self._wide


class _Tiny:
    """The recogniser of a few words, there only while they are expected."""

    def __init__(self, tell: Callable[[Message], None]) -> None:
        self._tell = tell
        self._make: Callable[[], Recognizer] | None = None
        self._recognizer: Recognizer | None = None
        self._words: frozenset[str] = frozenset()
        self._is_late = False  # for this utterance, of which it has not heard the beginning
        self._has_heard = False
        self._told: set[str] = set()
        self._text = ""
        self._times = 0

    def use(self, make: Callable[[], Recognizer]) -> None:
        """Be of this model from now on."""
        self._make, self._recognizer = make, None
        self.expect(sorted(self._words), is_late=False)

    def expect(self, words: Sequence[str], *, is_late: bool) -> None:
        """Expect these words; none: nothing more."""
        self._words = frozenset(words)
        self._is_late = is_late
        self._forget()
        if not words or self._make is None:
            self._recognizer = None
            return
        self._recognizer = self._recognizer or self._make()
        try:
            others = [UNKNOWN, f"{UNKNOWN} {UNKNOWN}"] * _OTHERS
            self._recognizer.listen_for([*words, *others])
        except RecognizerError as error:
            if error.reason != NO_WORDS:
                raise
            self._recognizer = None

    def accept(self, sound: bytes, quiet: float) -> None:
        """Hear a block, at the end of which it has been quiet for so many seconds."""
        if self._recognizer is None or self._is_late:
            return
        self._has_heard = True
        self._recognizer.accept(sound)
        text = self._recognizer.partial()
        self._times = self._times + 1 if text == self._text else 1
        self._text = text
        is_alone = self._times >= SHORT and quiet >= ALONE - _A_HAIR
        if is_alone and text in self._words and text not in self._told:
            self._told.add(text)
            self._tell({"did": "short", "text": text})

    def reset(self) -> None:
        """The utterance is over."""
        self._is_late = False
        if self._recognizer and self._has_heard:
            self._recognizer.reset()
        self._forget()

    def _forget(self) -> None:
        self._has_heard = False
        self._told.clear()
        self._text, self._times = "", 0
