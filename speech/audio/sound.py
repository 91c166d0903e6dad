"""Sound as it is handed on: its samples, how many a second, in how many channels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sound:
    """Samples: 16 bits, little-endian, `rate` of them in a second of each channel."""

    samples: bytes
    rate: int
    channels: int = 1
    """One for all words; two, the left sample before the right one, where a sound has a place."""

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return len(self.samples) / 2 / self.channels / self.rate
