"""One utterance on its way through the speaker: its sentences, and how far each of them has come."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from speech.synth import Sound
from speech.utterance import Utterance


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
    is_playing: bool = False
    is_stopped: bool = False
