"""What a machine has, and how it is used: who reads aloud, who listens, boards with sensors."""

from dataclasses import dataclass

from assistant.rules.side import Side

VOICES = ("auto", "own", "reader", "off")
"""Who reads aloud: the program's own voice, the person's screen reader, nobody, or what suits."""

LISTENING = ("off", "push", "open")
"""How the program listens: not at all, until the end of one utterance after a key, or all the time."""

WINDOW = 3
"""Seconds in which a move by voice may be corrected between people."""

SETTLING = 700
"""Milliseconds that a reading of a board stands before it counts."""

PATIENCE = 3
"""Seconds that a piece may be off a board before somebody is asked about it, or told."""

BRAILLE = "braille"
"""In the place of a sound device, where the printed lines are read by one of two people alone."""


@dataclass(frozen=True)
class Equipment:
    """How what stands between a person and the program is to be used."""

    voice: str = "auto"
    """One of VOICES."""
    listen: str = "off"
    """One of LISTENING."""
    window: int = WINDOW
    """Seconds after the echo of a move by voice in which a no takes it back between people."""
    is_learning: bool = False
    """Whether the person's own confusions are learnt from corrections."""
    settling: int = SETTLING
    """Milliseconds that a reading of a board stands before it counts; with 0 moves need its button."""
    patience: int = PATIENCE
    """Seconds that a piece may be off a board before somebody is asked about it, or told."""
    white_device: str = ""
    """The sound device of White's person alone, or BRAILLE; empty where there is none."""
    black_device: str = ""

    def device(self, side: Side) -> str:
        """By what that side's person is told things alone: a sound device, BRAILLE, or nothing."""
        return self.white_device if side is Side.WHITE else self.black_device
