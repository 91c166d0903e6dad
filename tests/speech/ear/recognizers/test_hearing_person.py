"""How a person who is known is heard: when what they say ends, how loud it is made, what is told."""

import math
import time
from collections.abc import Sequence

import pytest

from speech.audio.samples import bytes_of, numbers_of
from speech.ear.gain import STEP
from speech.ear.recognizers.hearing import Hearing
from speech.ear.recognizers.scripted import ScriptedRecognizer, spelled
from tests.speech.support.microphones import SECOND

BLOCK = SECOND // 20
LOUD = bytes_of([8000, -8000] * (SECOND // 80))
"""A twentieth of a second that stands out, and is no letter."""


class Recording(ScriptedRecognizer):
    """One that keeps what it was given, and finds an end after half a second without any sound."""

    sounds: list[bytes]
    silent = 0

    def accept(self, sound: bytes) -> bool:
        """See `Recognizer`."""
        self.sounds.append(sound)
        super().accept(sound)
        self.silent = 0 if any(sound) else self.silent + len(sound)
        return self.silent >= SECOND // 2


class Told:
    """A microphone that is open all the time, what is told of it, and what was recognised."""

    def __init__(self, *, push: bool = False) -> None:
        self.frames: list[dict] = []
        self.sounds: list[bytes] = []
        self.hearing = Hearing(self.frames.append, lambda _: None)
        self.hearing.use(self._recognizer)
        self.hearing.listen_for(["anything"], 0.0)
        self.hearing.begin(push=push)
        self.now = time.monotonic()

    def _recognizer(self) -> Recording:
        made = Recording()
        made.sounds = self.sounds
        return made

    def hear(self, sound: bytes) -> None:
        for first in range(0, len(sound), BLOCK):
            self.hearing.block(self.now, sound[first : first + BLOCK])
            self.now += 0.05

    @property
    def heard(self) -> list[dict]:
        return [each for each in self.frames if each["did"] == "heard"]

    @property
    def texts(self) -> list[str]:
        return [each["alternatives"][0].text for each in self.heard]


def paused(words: Sequence[str], seconds: float) -> bytes:
    """Words with so much silence between them, and two seconds behind; each stands out for a while."""
    letters = (spelled(word).strip(b"\0") for word in words)
    said = [LOUD * 4 + each + LOUD[: -len(each) % BLOCK] + LOUD * 4 for each in letters]
    return bytes(round(seconds * 20) * BLOCK).join(said) + bytes(2 * SECOND)


@pytest.mark.parametrize(
    ("wait", "pause", "texts"),
    [
        (0.0, 0.4, ["dodici sedici"]),
        (0.0, 0.8, ["dodici ", "sedici"]),
        (1.0, 0.8, ["dodici sedici"]),
        (1.2, 1.0, ["dodici sedici"]),
        (1.2, 1.4, ["dodici ", "sedici"]),
        (0.7, 0.8, ["dodici ", "sedici"]),
    ],
)
def test_who_pauses_is_waited_for(wait: float, pause: float, texts: list[str]) -> None:
    told = Told()
    told.hearing.adapt(wait, 0.0)
    told.hear(paused(["dodici ", "sedici"], pause))
    assert told.texts == [text.strip() for text in texts]


@pytest.mark.parametrize("push", [False, True])
@pytest.mark.parametrize(("wait", "after"), [(0.0, 0.5), (0.9, 0.9), (1.2, 1.2)])
def test_an_end_that_was_found_is_held_as_long_as_is_wanted(
    wait: float, after: float, push: bool
) -> None:
    told = Told(push=push)
    told.hearing.adapt(wait, 0.0)
    sound = paused(["dodici"], 0.0)
    begins = len(sound) - 2 * SECOND
    told.hear(sound[:begins])
    blocks = 0
    while not told.heard:
        told.hear(bytes(BLOCK))
        blocks += 1
    assert blocks / 20 == pytest.approx(after, abs=0.1)


class Deaf(Recording):
    """One that finds no end by itself."""

    def accept(self, sound: bytes) -> bool:
        """See `Recognizer`."""
        super().accept(sound)
        return False


@pytest.mark.parametrize(("wait", "after"), [(0.0, 1.0), (0.6, 0.6), (1.2, 1.2), (0.8, 1.0)])
def test_the_quiet_that_ends_what_no_recogniser_ends(wait: float, after: float) -> None:
    told = Told()
    told.hearing.use(lambda: _deaf(told))
    told.hearing.listen_for(["anything"], 0.0)
    told.hearing.adapt(wait, 0.0)
    told.hear(LOUD * 8)
    blocks = 0
    while not told.heard:
        told.hear(bytes(BLOCK))
        blocks += 1
    assert blocks / 20 == pytest.approx(after, abs=0.051)


def _deaf(told: Told) -> Deaf:
    made = Deaf()
    made.sounds = told.sounds
    return made


class Hasty(Recording):
    """One that finds an end in everything."""

    def accept(self, sound: bytes) -> bool:
        """See `Recognizer`."""
        super().accept(sound)
        return True


def test_a_noise_that_goes_on_holds_no_end_for_ever() -> None:
    told = Told()

    def make() -> Hasty:
        made = Hasty()
        made.sounds = told.sounds
        return made

    told.hearing.use(make)
    told.hearing.listen_for(["anything"], 0.0)
    told.hearing.adapt(1.2, 0.0)
    told.hear(LOUD * 40)
    assert told.heard


def test_sound_that_is_sent_ends_as_ever() -> None:
    told = Told()
    told.hearing.end()
    told.hearing.adapt(1.2, 12.0)
    for block in (spelled("uno"), bytes(SECOND // 2)):
        told.hearing.hear(block, 7)
    (heard,) = told.heard
    assert told.texts == ["uno"]
    assert "level" not in heard


def test_what_is_told_of_an_utterance() -> None:
    told = Told()
    told.hear(bytes(SECOND) + paused(["dodici ", "sedici"], 0.4))
    (heard,) = told.heard
    assert heard["pause"] == pytest.approx(0.4, abs=0.051)
    assert heard["seconds"] == pytest.approx(0.4 + 2 * 0.45, abs=0.1)
    assert heard["level"] == pytest.approx(20 * math.log10(8000 / 32768) + 3, abs=0.5)
    assert heard["above"] == pytest.approx(heard["level"] + 70, abs=0.1)
    told.hear(paused(["tre"], 0.0))
    assert told.heard[-1]["pause"] == 0.0  # that of the one before is not


def test_the_gain_comes_behind_the_gate_and_never_within_an_utterance() -> None:
    """What the gate decides is the same; what is quiet between words stays silence."""
    plain, louder = Told(), Told()
    louder.hearing.adapt(0.0, 6.0)
    sound = bytes(SECOND) + paused(["uno"], 0.0)
    for told in (plain, louder):
        told.hear(sound)
    assert [len(each) for each in louder.sounds] == [len(each) for each in plain.sounds]
    assert louder.heard[0]["level"] == plain.heard[0]["level"]
    factor = 10 ** (6 / 20)
    for one, other in zip(plain.sounds, louder.sounds, strict=True):
        assert numbers_of(other).tolist() == [
            max(-32768, min(32767, round(each * factor))) for each in numbers_of(one)
        ]
    louder.sounds.clear()
    louder.hear(LOUD * 4)
    louder.hearing.adapt(0.0, -6.0)
    louder.hear(LOUD * 4 + bytes(2 * SECOND))
    peaks = {max(numbers_of(each), default=0) for each in louder.sounds} - {0}
    assert peaks == {round(8000 * factor)}
    louder.sounds.clear()
    louder.hear(LOUD * 4)
    assert max(numbers_of(louder.sounds[-1])) == round(8000 * 10 ** ((6 - STEP) / 20))


def test_noise_is_let_through_no_sooner_for_being_made_louder() -> None:
    told = Told()
    told.hearing.adapt(0.0, 20.0)
    told.hear(bytes_of([90, -90] * (SECOND // 4)) * 10)
    assert told.sounds == []
    assert told.frames == []
