"""What whoever has utterances said aloud is told about the voice itself."""

from dataclasses import dataclass
from enum import Enum


class NewsKind(Enum):
    """What whoever uses a speaker is told."""

    LOST = "lost"
    """Nothing is said aloud; the detail is a reason, such as `no-device` or `broken`."""
    REGAINED = "regained"
    NO_VOICE = "no-voice"
    """It speaks, but not this language, the detail."""


@dataclass(frozen=True, slots=True)
class News:
    """Something about the voice itself."""

    kind: NewsKind
    detail: str = ""
