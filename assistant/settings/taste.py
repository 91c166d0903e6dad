"""One person's taste: in which words, how much, how fast, and in which order."""

from dataclasses import dataclass
from enum import Enum

AUTOMATIC = "auto"
"""The language's own letters on a braille display, words elsewhere."""

WORDS = "words"

SOUNDS = ("accepted", "moved", "captured", "promoted", "refused", "must-capture", "time")
"""What has a sound, besides its words."""

MARKS: dict[str, tuple[int, ...]] = {
    "on": (600, 300, 180, 60, 30, 10),
    "few": (300, 60, 10),
    "minute": (60, 10),
    "off": (),
}
"""By their names, how many seconds are left when the time is told unasked."""

COUNTED = (5, 4, 3, 2, 1)
"""The last seconds, which are counted where that is wanted."""

USUAL_RATE = 180
"""Words a minute."""

USUAL_VOLUME = 100

_MOST_CELLS_IN_LETTERS = 40
"""Longer braille displays have room for words."""

USUAL = "usual"
"""What stands for the game that the program begins with where nobody has chosen another."""


class Coach(Enum):
    """How much is told of a compulsory capture before the player moves."""

    OFF = "off"
    EXISTS = "exists"
    SQUARES = "squares"
    WHY = "why"


@dataclass(frozen=True)
class Taste:
    """How one person wants to be told things, and what they want done for them."""

    language: str = "it"
    coach: Coach = Coach.SQUARES
    is_seen_from_white: bool = False
    """Whose left, right and forward the readings use: White's always, or the listener's own."""
    verbosity: int = 1
    """0 says as little as will do, 2 names what was captured."""
    cells: int = 0
    """No printed line is longer, for braille displays; 0 for lines of any length."""
    letters: str = AUTOMATIC
    """In what the board is printed: White's letter and Black's, WORDS, or AUTOMATIC."""
    rates: tuple[tuple[str, int], ...] = ()
    """By language, words a minute, where they are not the usual ones."""
    volumes: tuple[tuple[str, int], ...] = ()
    """By language, from 0 to 100."""
    speakers: tuple[tuple[str, int], ...] = ()
    """By language, which of its voices speaks, from 1."""
    sounds: tuple[str, ...] = SOUNDS
    """Those of SOUNDS that are heard."""
    marks: str = "on"
    """When the time is told unasked: a name of MARKS."""
    is_counted_down: bool = False
    """Whether the last seconds of their time are counted aloud."""
    is_guided_by_sound: bool = False
    """Whether squares that the hand is to go to sound, besides being lit and named."""
    is_ahead: bool = True
    """Whether a move that is typed while the computer thinks is kept, and played after its move."""
    opening: str = USUAL
    """With which game the program begins: USUAL, or one that `kind_of_game` names."""

    @property
    def clock_marks(self) -> tuple[int, ...]:
        """How many seconds are left when the time is told unasked."""
        return (*MARKS[self.marks], *(COUNTED if self.is_counted_down else ()))

    @property
    def rate(self) -> int:
        """Words a minute of the voice in this language."""
        return self._own(self.rates, USUAL_RATE)

    @property
    def volume(self) -> int:
        """How loud the voice is in this language, from 0 to 100."""
        return self._own(self.volumes, USUAL_VOLUME)

    @property
    def speaker(self) -> int:
        """Which of the voices of this language speaks, from 1."""
        return self._own(self.speakers, 1)

    def _own(self, numbers: tuple[tuple[str, int], ...], usual: int) -> int:
        """What this language has of its own, or the one that it is laid over, pt for pt-BR."""
        known = dict(numbers)
        return known.get(self.language, known.get(self.language.partition("-")[0], usual))

    @property
    def is_in_letters(self) -> bool:
        """Whether the board is printed in letters."""
        if self.letters == AUTOMATIC:
            return 0 < self.cells <= _MOST_CELLS_IN_LETTERS
        return self.letters != WORDS
