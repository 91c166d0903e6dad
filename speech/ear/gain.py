"""How much louder a person is made before they are recognised: changed slowly, between utterances.

It comes behind the gate, which decides by the sound as it is: what that lets not through is made no
louder.
"""

from speech.audio.samples import bytes_of, numbers_of

STEP = 1.5
"""Decibels by which it changes after an utterance: the next one is to sound as the last one did."""

_LOWEST, _HIGHEST = -32768, 32767


class Gain:
    """A gain on its way to the one that is wanted."""

    def __init__(self) -> None:
        self.now = 0.0
        """In decibels."""
        self._wanted = 0.0
        self._has_heard = False

    def want(self, gain: float) -> None:
        """Go to this gain; at once where nobody was heard as yet."""
        self._wanted = gain
        if not self._has_heard:
            self.now = gain

    def step(self) -> None:
        """An utterance is over."""
        self._has_heard = True
        self.now += max(-STEP, min(STEP, self._wanted - self.now))

    def applied(self, sound: bytes) -> bytes:
        """A block as it is to be recognised; what would be beyond full scale is cut off there."""
        if not self.now:
            return sound
        factor = 10 ** (self.now / 20)
        numbers = numbers_of(sound)
        return bytes_of(max(_LOWEST, min(_HIGHEST, round(each * factor))) for each in numbers)
