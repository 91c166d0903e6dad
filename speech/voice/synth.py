"""What a synthesiser is: words in, sound out, one sentence at a time. Playing is another matter."""

from typing import Protocol

from speech.audio.sound import Sound

SLOWEST, FASTEST = 80, 500
"""Words a minute that every synthesiser is asked for at most."""

FASTEST_COMPRESSED = 700
"""Words a minute at most: what is beyond a synthesiser is its fastest speech, made shorter."""


class SynthError(Exception):
    """Words that could not be made sound: the reason is one of the words below."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


NO_ENGINE = "no-engine"
"""There is no synthesiser on this machine."""

NO_VOICE = "no-voice"
"""It has no voice for the language."""

BROKEN = "broken"
"""It has failed, and may fail again."""


class Synth(Protocol):
    """A synthesiser."""

    def languages(self) -> tuple[str, ...]:
        """The codes of the languages it has a voice for."""

    def synthesise(self, text: str, language: str, rate: int, volume: int, speaker: int = 1) -> Sound:
        """One sentence as sound, at so many words a minute, as loud as 0 to 100. Raises SynthError.

        What lies beyond the limits is taken for the limit.
        """

    def close(self) -> None:
        """Give everything back."""


def folder_prefix(pid: int) -> str:
    """How the names begin of the folders for temporary files of a process.

    One that is killed leaves its folder, and whoever started it may take it away.
    """
    return f"damavoce-{pid}-"
