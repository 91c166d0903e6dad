"""The silent twin of a synthesiser: as long as speech would be, and nothing to be heard."""

from speech.audio.sound import Sound
from speech.voice.synth import FASTEST, SLOWEST

RATE = 16_000


class SilentSynth:
    """Makes silence of words: for whoever has no sound, and for tests of all that comes after."""

    def languages(self) -> tuple[str, ...]:
        """It is silent in every language, and names those that are spoken here."""
        return ("en", "it", "pt")

    def synthesise(self, text: str, language: str, rate: int, volume: int, speaker: int = 1) -> Sound:
        """Silence that lasts as long as these words would at this rate."""
        per_minute = min(max(rate, SLOWEST), FASTEST)
        seconds = len(text.split()) * 60 / per_minute
        return Sound(b"\0\0" * round(seconds * RATE), RATE)

    def close(self) -> None:
        """There is nothing to give back."""
