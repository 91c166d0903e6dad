"""An utterance on its way through synthesiser and player, sentence by sentence."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from speech.audio.sound import Sound
from speech.voice.synth import SLOWEST
from speech.voice.utterance import Urgency, Utterance, sentences

SLOW = 0.6
"""What is said slower is said at this part of the usual rate."""


@dataclass(slots=True, eq=False)
class Job:
    """One utterance on its way."""

    number: int
    utterance: Utterance
    sentences: Sequence[str]
    ready: dict[int, Sound | None] = field(default_factory=dict)
    """By place, the sentences made so far; None where nothing could be made of one."""
    asked: int = 0
    """How many sentences have been asked for."""
    played: int = 0
    """How many have been played, or are being played."""
    is_whole: bool = True
    """Whether none of them was left out so far."""
    has_sounded: bool = False
    """Whether its short sounds were heard."""
    is_playing: bool = False
    is_sentence_playing: bool = False
    is_stopped: bool = False

    def rewind(self) -> None:
        """The voice broke: what was being played, and what was made behind it, is wanted once more."""
        self.played -= self.is_playing and self.is_sentence_playing
        self.asked = self.played
        self.ready.clear()
        self.is_playing = False


def job_for(number: int, utterance: Utterance) -> Job:
    """An utterance at its beginning."""
    return Job(number, utterance, sentences(utterance.spoken or utterance.text))


def rate_for(utterance: Utterance, rate: int) -> int:
    """Words a minute at which this is said, where `rate` is the usual one."""
    return max(SLOWEST, round(rate * SLOW)) if utterance.is_slow else rate


def parts_of(utterance: Utterance) -> Iterable[Utterance]:
    """A reading sentence by sentence, so that it can be gone on with where it was cut off."""
    said = sentences(utterance.spoken or utterance.text)
    if utterance.priority is not Urgency.READING or len(said) < 2:
        return (utterance,)
    first, *rest = (replace(utterance, text=sentence, spoken=sentence) for sentence in said)
    return (first, *(replace(each, sounds=()) for each in rest))


def sounds_of(utterance: Utterance) -> Iterable[Utterance]:
    """Its short sounds alone."""
    return (replace(utterance, text="", spoken=""),)


class Suspicion:
    """That an utterance is what breaks the voice: a child ended again and again while it made it."""

    def __init__(self) -> None:
        self._utterance: Utterance | None = None
        self._times = 0

    def grow(self, utterance: Utterance) -> None:
        """A child has ended while it was making this."""
        self._times = self._times + 1 if utterance == self._utterance else 1
        self._utterance = utterance

    def clear(self) -> None:
        """Something was heard."""
        self._times = 0

    def holds(self, utterance: Utterance) -> bool:
        """Whether this is better left out."""
        return utterance == self._utterance and self._times >= MOST_BREAKS


MOST_BREAKS = 3
"""An utterance of which the child so often made nothing but its own end is left out."""
