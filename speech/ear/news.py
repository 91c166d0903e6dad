"""What whoever uses an ear (ear.py) is told, as small values."""

from dataclasses import dataclass

from speech.ear.recognizers.recognizer import Hypothesis

ENDED, NOTHING, ASKED = "ended", "nothing", "asked"
"""Why a microphone was shut: its one utterance is over, nobody has spoken, or that was asked for."""

NO_SOUNDDEVICE, NO_PORTAUDIO = "no-sounddevice", "no-portaudio"
NO_DEVICE, BUSY, FORBIDDEN, LOST = "no-device", "busy", "forbidden", "lost"
"""Why there is no microphone: the package or its library is missing; there is no such device; another
program holds it; the system does not allow it; it was there and is gone."""
CRASHED = "crashed"
"""The process that hears has ended."""


@dataclass(frozen=True, slots=True)
class EarHeard:
    """An utterance is over."""

    hypotheses: tuple[Hypothesis, ...]
    """Likeliest first; none, or one without words, where no words were in the sound."""
    milliseconds: float
    """From the last of its sound to this."""
    level: float | None = None
    """How loud it was, in decibels below the loudest sine; None where no microphone heard it."""
    above_noise: float | None = None
    """How far that is above the noise."""
    pause: float | None = None
    """The longest pause within it, in seconds."""
    seconds: float | None = None
    """How long it lasted."""


@dataclass(frozen=True, slots=True)
class EarSteady:
    """What the utterance seems to be has not changed for a fifth of a second; it may go on."""

    text: str


@dataclass(frozen=True, slots=True)
class EarShort:
    """One of the words that are expected was said, and so far nothing else."""

    text: str


@dataclass(frozen=True, slots=True)
class EarSpeech:
    """Somebody begins to speak, or has ended."""

    is_speaking: bool


@dataclass(frozen=True, slots=True)
class EarOpened:
    """The microphone is open."""

    device: str
    """Its name."""


@dataclass(frozen=True, slots=True)
class EarShut:
    """The microphone is shut."""

    reason: str
    """`ENDED`, `NOTHING` or `ASKED`."""


@dataclass(frozen=True, slots=True)
class HearingLost:
    """Nothing is heard any more; told once, until it is regained."""

    reason: str
    """`CRASHED`, one of the words above for a microphone, or one of `RecognizerError` for a model."""
    detail: str
    """For a log: what native code has said."""


@dataclass(frozen=True, slots=True)
class HearingRegained:
    """What was lost is back, and everything as it had been asked for."""


EarNews = (
    EarHeard | EarSteady | EarShort | EarSpeech | EarOpened | EarShut | HearingLost | HearingRegained
)
