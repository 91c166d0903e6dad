"""What a game is asked to be, before it begins."""

from dataclasses import dataclass, field
from enum import Enum

from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID, Regulation
from assistant.rules.side import Side


class Coach(Enum):
    """How much is told of a compulsory capture before the player moves."""

    OFF = "off"
    EXISTS = "exists"
    SQUARES = "squares"
    WHY = "why"


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a side: the computer, or a person with a name or without."""

    is_computer: bool = False
    name: str = ""


def parse_player(text: str) -> Player | None:
    """Who `human`, `human:NAME` or `computer` names, or None. A name is one printable line."""
    kind, colon, name = text.partition(":")
    if kind == "computer" and not colon:
        return Player(is_computer=True)
    if kind == "human" and name.isprintable() and ":" not in name and name not in NO_NAMES:
        return Player(name=name.strip())
    return None


NO_NAMES = ("blind", "board")
"""Words that say how a person plays, and are never names."""


def format_player(player: Player) -> str:
    """The text that parse_player reads."""
    if player.is_computer:
        return "computer"
    return f"human:{player.name}" if player.name else "human"


AUTOMATIC = "auto"
"""The language's own letters on a braille display, words elsewhere."""

WORDS = "words"

VOICES = ("auto", "own", "reader", "off")
"""Who reads aloud: the program's own voice, the person's screen reader, nobody, or what suits."""

LISTENING = ("off", "push", "open")
"""How the program listens: not at all, until the end of one utterance after a key, or all the time."""

WINDOW = 3
"""Seconds in which a move by voice may be corrected between people."""

SOUNDS = ("accepted", "moved", "captured", "promoted", "refused", "must-capture")
"""What has a sound, besides its words."""

USUAL_RATE = 180
"""Words a minute."""

USUAL_VOLUME = 100

_MOST_CELLS_IN_LETTERS = 40
"""Longer braille displays have room for words."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One game's settings. `movetime` is in seconds and, where given, counts instead of the level."""

    language: str = "it"
    regulation: Regulation = ITALIAN_FID
    white: Player = Player()
    black: Player = Player(is_computer=True)
    level: int = 5
    movetime: float | None = None
    seed: int = 0
    coach: Coach = Coach.SQUARES
    is_seen_from_white: bool = False
    """Whose left, right and forward the readings use: White's always, or the listener's own."""
    verbosity: int = 1
    """0 says as little as will do, 2 names what was captured."""
    cells: int = 0
    """No printed line is longer, for braille displays; 0 for lines of any length."""
    letters: str = AUTOMATIC
    """In what the board is printed: White's letter and Black's, WORDS, or AUTOMATIC."""
    voice: str = "auto"
    """One of VOICES."""
    rates: tuple[tuple[str, int], ...] = ()
    """By language, words a minute, where they are not the usual ones."""
    volumes: tuple[tuple[str, int], ...] = ()
    """By language, from 0 to 100."""
    speakers: tuple[tuple[str, int], ...] = ()
    """By language, which of its voices speaks, from 1."""
    sounds: tuple[str, ...] = SOUNDS
    """Those of SOUNDS that are heard."""
    listen: str = "off"
    """One of LISTENING."""
    window: int = WINDOW
    """Seconds after the echo of a move by voice in which a no takes it back between people."""
    is_learning: bool = False
    """Whether the person's own confusions are learnt from corrections."""
    questions: int | None = None
    """How many questions about the board a game allows to who plays without seeing it; None for any."""
    start: Position = field(default_factory=lambda: start_position(ITALIAN_FID.variant))

    def player(self, side: Side) -> Player:
        """Who plays that side."""
        return self.white if side is Side.WHITE else self.black

    @property
    def rate(self) -> int:
        """Words a minute of the voice in this language."""
        return dict(self.rates).get(self.language, USUAL_RATE)

    @property
    def volume(self) -> int:
        """How loud the voice is in this language, from 0 to 100."""
        return dict(self.volumes).get(self.language, USUAL_VOLUME)

    @property
    def speaker(self) -> int:
        """Which of the voices of this language speaks, from 1."""
        return dict(self.speakers).get(self.language, 1)

    @property
    def is_in_letters(self) -> bool:
        """Whether the board is printed in letters."""
        if self.letters == AUTOMATIC:
            return 0 < self.cells <= _MOST_CELLS_IN_LETTERS
        return self.letters != WORDS

    @property
    def people(self) -> tuple[Side, ...]:
        """The sides that people play."""
        return tuple(side for side in Side if not self.player(side).is_computer)
