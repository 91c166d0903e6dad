"""Everything that the conversation can have done, in the imperative."""

from dataclasses import dataclass

from assistant.dialogue.settings import Settings
from assistant.rules.position import Position
from speech.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Effect:
    """Something to do."""


@dataclass(frozen=True, slots=True)
class Say(Effect):
    """Tell the listener something, as a line of its own."""

    utterance: Utterance


@dataclass(frozen=True, slots=True)
class StartSearch(Effect):
    """Let the computer choose a move; the answer echoes the id."""

    request_id: int
    position: Position
    past: tuple[Position, ...]
    """The earlier positions that could come again."""
    level: int
    movetime: float | None
    seed: int


@dataclass(frozen=True, slots=True)
class StopSearch(Effect):
    """End a search now: its answer comes with what was found, or is dropped if it is stale."""

    request_id: int


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """A person has changed a preference: it holds from now on, and the next time."""

    preference: str
    value: str
    """As preferences.py names it: a word or a number in digits."""


@dataclass(frozen=True, slots=True)
class UseVoice(Effect):
    """Have the voice be so from now on."""

    wanted: str
    """One of settings.VOICES."""
    rate: int
    volume: int
    speaker: int
    sounds: tuple[str, ...]

    @classmethod
    def by(cls, settings: Settings) -> "UseVoice":
        """As these settings have it."""
        return cls(settings.voice, settings.rate, settings.volume, settings.speaker, settings.sounds)


@dataclass(frozen=True, slots=True)
class ReadOn(Effect):
    """Go on with the reading that was cut off; where there is none, the event NothingToReadOn comes."""


@dataclass(frozen=True, slots=True)
class Quit(Effect):
    """End the program with this exit status."""

    status: int = 0
