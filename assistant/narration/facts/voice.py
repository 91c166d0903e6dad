"""Facts of the voice: what it can no longer do, and what it can do again."""

from dataclasses import dataclass

from assistant.narration.facts.fact import Fact
from speech.voice.utterance import Priority


@dataclass(frozen=True, slots=True)
class VoiceSwitched(Fact):
    """The key of the voice was pressed: it speaks from now on, or is silent."""

    message = "voice-switched"
    urgency = Priority.IMPORTANT
    is_on: bool


@dataclass(frozen=True, slots=True)
class VoiceLostTold(Fact):
    """The voice does not work; `reason` is a word of speech/, such as `no-device`."""

    message = "voice-lost"
    reason: str


@dataclass(frozen=True, slots=True)
class VoiceRegainedTold(Fact):
    """The voice works again."""

    message = "voice-regained"


@dataclass(frozen=True, slots=True)
class NoVoiceTold(Fact):
    """There is no voice for the language: in it everything is only printed."""

    message = "voice-none"


@dataclass(frozen=True, slots=True)
class ReaderMissingTold(Fact):
    """The screen reader was asked for, and none runs: the own voice speaks."""

    message = "voice-reader-missing"


@dataclass(frozen=True, slots=True)
class NothingToGoOn(Fact):
    """No reading was cut off, or no voice reads."""

    message = "voice-nothing-to-go-on"
    has_voice: bool
