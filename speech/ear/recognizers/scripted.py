"""A recogniser that hears what a script says, for tests of conversations without vosk or a voice.

The sound itself is the script. `spelled("ventidue diciotto")` is sound of which each byte of the words
is one sample; silence on both sides makes it an utterance. What else might have been heard follows
behind bars, each a little less likely: `spelled("ventidue diciotto|ventitre diciotto")`.
"""

from collections.abc import Sequence

from speech.audio.samples import bytes_of, numbers_of
from speech.ear.recognizers.recognizer import RATE, Hypothesis, likeliest

LESS = 1.0
"""By how much each further hypothesis is less likely."""

PAUSE = RATE // 2
"""Samples of silence after which the speaker has ended."""

_LOUD = 256
"""A sample is this much above the byte that it stands for: no byte is silence."""


def spelled(*utterances: str) -> bytes:
    """The sound of these utterances, 16-bit mono at 16 kHz, with a pause around each.

    It is twice as long as needed, so that in blocks of any size up to `PAUSE` its end is noticed before
    the next begins.
    """
    sound = [0] * PAUSE
    for text in utterances:
        sound += [_LOUD + byte for byte in text.encode()] + [0] * (2 * PAUSE)
    return bytes_of(sound)


class ScriptedRecognizer:
    """See `Recognizer`. It knows all words but those that it is told it lacks."""

    def __init__(self, lacking: Sequence[str] = ()) -> None:
        self._lacking = {*lacking}
        self.phrases: list[str] = []
        self._bytes = bytearray()
        self._silent = 0

    def listen_for(self, phrases: Sequence[str]) -> list[str]:
        """See `Recognizer`."""
        self.reset()
        self.phrases = [each for each in phrases if self._lacking.isdisjoint(each.split())]
        return sorted(self._lacking.intersection(" ".join(phrases).split()))

    def accept(self, sound: bytes) -> bool:
        """See `Recognizer`."""
        for sample in numbers_of(sound):
            if _LOUD <= sample < 2 * _LOUD:
                self._bytes.append(sample - _LOUD)
                self._silent = 0
            else:
                self._silent += 1
        return bool(self._bytes) and self._silent >= PAUSE

    def partial(self) -> str:
        """See `Recognizer`."""
        return self._texts()[0]

    def finish(self) -> list[Hypothesis]:
        """See `Recognizer`."""
        texts = self._texts()
        self.reset()
        return likeliest(Hypothesis(text, -LESS * place) for place, text in enumerate(texts))

    def reset(self) -> None:
        """See `Recognizer`."""
        self._bytes.clear()
        self._silent = 0

    def _texts(self) -> list[str]:
        return [" ".join(each.split()) for each in self._bytes.decode("utf-8", "replace").split("|")]
