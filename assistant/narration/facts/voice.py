"""Facts of the voice: what it can no longer do, and what it can do again."""

from assistant.narration.facts.fact import Fact
from speech.voice.utterance import Urgency


class VoiceSwitched(Fact):
    """The key of the voice was pressed: it speaks from now on, or is silent."""

    message = "voice-switched"
    urgency = Urgency.IMPORTANT
    is_on: bool


class VoiceLostTold(Fact):
    """The voice does not work; `reason` is a word of speech/, such as `no-device`."""

    message = "voice-lost"
    reason: str


class VoiceRegainedTold(Fact):
    """The voice works again."""

    message = "voice-regained"


class NoVoiceTold(Fact):
    """There is no voice for the language: in it everything is only printed."""

    message = "voice-none"


class ReaderMissingTold(Fact):
    """The screen reader was asked for, and none runs: the own voice speaks."""

    message = "voice-reader-missing"


class NothingToGoOn(Fact):
    """No reading was cut off, or no voice reads."""

    message = "voice-nothing-to-go-on"
    has_voice: bool
