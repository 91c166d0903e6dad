"""Whether somebody speaks near the microphone, by the loudness of the sound alone.

A recogniser hears words in everything: in noise, and of talkers 25 decibels below the player, whose
numbers it took for moves (measured: more wrong words than said ones). So it is given only what stands
out: of the noise, whose level is the lowest of the last seconds, since between words there is always a
gap; and once the player has been heard, of whatever is much quieter than that was. What is given begins
a little before the onset, and ends when it has been quiet for a second, or when the recogniser has
found the end; in the quiet between it is given silence, or it would put the words of others behind
those of the player.

Measured in Italian, with one talker 25 decibels below the player who goes on all the time: of 37
utterances 32 are heard as they are without the talker. Without that silence it is 2, with 0.1 s more
from before the onset 20, and without a gate 1. Where nobody else talks it makes no difference.

Levels are in decibels below the loudest sine, and below 0.
"""

import math
from collections import deque
from operator import mul

from speech.audio.samples import numbers_of

BEFORE = 0.2
"""Seconds of sound that are kept from before the onset: first consonants are faint."""
TAIL = 0.2
"""Seconds of quiet after which silence takes its place: last consonants are faint too."""
QUIET = 1.0
"""Seconds of quiet that end an utterance; recognisers find its end after 0.5 to 1."""
ONSET = 2
"""Blocks out of the last three that stand out where somebody begins: a click is in one, or two."""

RISE = 10.0
"""How far above the noise speech must begin."""
STAY = 7.0
"""How far above it speech must stay."""
NEARNESS = 16.0
"""What is so far below the player as last heard is not the player, if somebody is to begin."""
DEPTH = 19.0
"""What is so far below the loudest of an utterance belongs to it no more."""
FADE = 1 / 30
"""Decibels by which the player's level is forgotten in a second: a player may move away."""

SILENCE = -70.0
"""No noise is taken to be lower: a connection may be silent as no room is."""
USUAL = -45.0
"""A noise as loud as this is reckoned with before anything is known."""
_USUAL_FOR = 0.5
"""Seconds of sound for which that holds."""
MEMORY = 3.0
"""Seconds in which the noise is looked for; words without a gap last less."""
_LOUDEST = 3
"""Of the blocks of an utterance the third loudest tells its level: two may be a blow."""
_APPROACH = 0.5
"""How far the player's level follows each utterance."""
_A_HAIR = 1e-6
"""Seconds that sums of seconds may be wrong by."""
_RATE = 16_000


class SpeechGate:
    """Lets through what is spoken near by: 16-bit mono at 16 kHz, in blocks of a twentieth of a second.

    It has no clock: time is what the sound lasts.
    """

    def __init__(self) -> None:
        self.is_open = False
        """Whether somebody speaks."""
        self.patience = QUIET
        """Seconds of quiet that end an utterance, from the next block on."""
        self._levels: deque[tuple[float, float]] = deque()
        """The seconds and the level of each of the last blocks."""
        self._seconds = 0.0  # of them all
        self._known = 0.0  # seconds of noise that were ever heard, up to what is enough
        self._voice: float | None = None
        self._before: deque[bytes] = deque()
        self._loud: deque[bool] = deque(maxlen=3)
        self._utterance: list[float] = []  # its loudest levels, loudest first
        self._quiet = 0.0
        self._pause = self._said = 0.0  # the longest quiet that was spoken behind, and all up to there

    @property
    def noise(self) -> float:
        """The level of what is there when nobody speaks."""
        lowest = min((level for _, level in self._levels), default=USUAL)
        return max(SILENCE, lowest if self._known >= _USUAL_FOR else min(USUAL, lowest))

    @property
    def quiet(self) -> float:
        """The seconds for which it has been quiet, while somebody speaks."""
        return self._quiet

    @property
    def pause(self) -> float:
        """The longest quiet within what is being said, in seconds."""
        return self._pause

    @property
    def said(self) -> float:
        """How long what is being said has lasted, in seconds, without the quiet behind it."""
        return self._said - self._quiet

    @property
    def level(self) -> float | None:
        """The level of what is being said, once it has lasted for some blocks."""
        return self._utterance[-1] if len(self._utterance) == _LOUDEST else None

    @property
    def voice(self) -> float | None:
        """The level of the player, as far as it is known."""
        return self._voice

    def feed(self, sound: bytes, *, is_expected: bool = False) -> bytes:
        """Take a block; what the recogniser is to have of it, and of what was before.

        Where the player `is_expected` to speak, having pressed a key, an onset may be quieter than the
        player last was.
        """
        if not sound:
            return b""
        seconds = len(sound) / 2 / _RATE
        level = level_of(sound)
        self._note(level, seconds)
        if self.is_open:
            self._go_on(level, seconds)
            return sound if self._quiet <= TAIL + _A_HAIR else bytes(len(sound))
        self._before.append(sound)
        self._loud.append(level >= self._onset(is_expected))
        if sum(self._loud) < ONSET:
            self._trim()
            return b""
        self.is_open = True
        self._quiet = self._pause = 0.0
        self._said = seconds
        self._utterance = [level]
        passed = b"".join(self._before)
        self._before.clear()
        self._loud.clear()
        return passed

    def end(self, *, was_speech: bool) -> None:
        """The utterance is over; from one that `was_speech` the player's level is learnt."""
        if was_speech and (loudness := self.level) is not None:
            voice = loudness if self._voice is None else self._voice
            self._voice = voice + _APPROACH * (loudness - voice)
        self.reset()

    def reset(self) -> None:
        """Forget what is being said, and what is kept from before; noise and player stay known."""
        self.is_open = False
        self._before.clear()
        self._loud.clear()
        self._utterance = []
        self._quiet = self._pause = self._said = 0.0

    def _note(self, level: float, seconds: float) -> None:
        self._levels.append((seconds, level))
        self._seconds += seconds
        while len(self._levels) > 1 and self._seconds - self._levels[0][0] >= MEMORY:
            self._seconds -= self._levels.popleft()[0]
        self._known = min(_USUAL_FOR, self._known + seconds)
        if self._voice is not None:
            self._voice -= FADE * seconds

    def _onset(self, is_expected: bool) -> float:
        threshold = self.noise + RISE
        if self._voice is not None and not is_expected:
            threshold = max(threshold, self._voice - NEARNESS)
        return threshold

    def _go_on(self, level: float, seconds: float) -> None:
        self._utterance = sorted([*self._utterance, level], reverse=True)[:_LOUDEST]
        least = max(self.noise + STAY, self._utterance[-1] - DEPTH)
        self._said += seconds
        if level >= least:
            self._pause, self._quiet = max(self._pause, self._quiet), 0.0
        else:
            self._quiet += seconds
        if self._quiet >= self.patience - _A_HAIR:
            self.is_open = False

    def _trim(self) -> None:
        """Keep what an onset in the next block would need."""
        kept = sum(map(len, self._before))
        most = int(2 * _RATE * BEFORE) + sum(map(len, list(self._before)[-(ONSET - 1) :]))
        while self._before and kept - len(self._before[0]) >= most:
            kept -= len(self._before.popleft())


def level_of(sound: bytes) -> float:
    """The level of a sound, a constant part left out: cheap sound cards have one."""
    numbers = numbers_of(sound)
    if not numbers:
        return -math.inf
    mean = sum(numbers) / len(numbers)
    power = sum(map(mul, numbers, numbers)) / len(numbers) - mean * mean
    return 10 * math.log10(power / _SINE) if power > 0 else -math.inf


_SINE = 32768 * 32768 / 2
