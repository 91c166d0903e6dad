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
    is_on_board: bool = False
    """Whether this person moves on a board with sensors."""


def parse_player(text: str) -> Player | None:
    """Who `human`, `human:NAME`, `computer` or `board` names, or None. A name is one printable line.

    `:board` behind a person says that they move on a board with sensors; `board` is short for that.
    """
    if text == BOARD:
        return Player(is_on_board=True)
    kind, colon, name = text.partition(":")
    if kind == "computer" and not colon:
        return Player(is_computer=True)
    if kind != "human":
        return None
    is_on_board = name == BOARD or name.endswith(f":{BOARD}")
    name = name.removesuffix(BOARD).removesuffix(":") if is_on_board else name
    if name.isprintable() and ":" not in name and name not in NO_NAMES:
        return Player(name=name.strip(), is_on_board=is_on_board)
    return None


BOARD = "board"
NO_NAMES = ("blind", BOARD)
"""Words that say how a person plays, and are never names."""


def format_player(player: Player) -> str:
    """The text that parse_player reads."""
    if player.is_computer:
        return "computer"
    parts = ["human", player.name, BOARD if player.is_on_board else ""]
    return ":".join(filter(None, parts))


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

SETTLING = 700
"""Milliseconds that a reading of a board stands before it counts."""

USUAL_RATE = 180
"""Words a minute."""

USUAL_VOLUME = 100

_MOST_CELLS_IN_LETTERS = 40
"""Longer braille displays have room for words."""


USUAL = "usual"
"""What stands for the game that the program begins with where nobody has chosen another."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One game's settings. `movetime` is in seconds and, where given, counts instead of the level."""

    language: str = "it"
    regulation: Regulation = ITALIAN_FID
    white: Player = Player()
    black: Player = Player(is_computer=True)
    level: int = 5
    movetime: float | None = None
    is_ahead: bool = True
    """Whether a move that is typed while the computer thinks is kept, and played after its move."""
    opening: str = USUAL
    """With which game the program begins: USUAL, or one that `kind_of_game` names."""
    is_following: bool = False
    """Whether the level follows the results of the person who plays against the computer."""
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
    boards: int = 0
    """Boards with sensors: none, one on which every person `is_on_board` moves, or one for each side,
    White's first."""
    settling: int = SETTLING
    """Milliseconds that a reading of a board stands before it counts; with 0 moves need its button."""
    is_touch_move: bool = False
    """Whether a piece that was touched has to be moved, where the board reports single lifts."""
    is_arbiter: bool = False
    """Whether irregularities between people are named with their article."""
    is_guided_by_sound: bool = False
    """Whether squares that the hand is to go to sound, besides being lit and named."""
    questions: int | None = None
    """How many questions about the board a game allows to who plays without seeing it; None for any."""
    start: Position = field(default_factory=lambda: start_position(ITALIAN_FID.variant))

    def player(self, side: Side) -> Player:
        """Who plays that side."""
        return self.white if side is Side.WHITE else self.black

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

    @property
    def people(self) -> tuple[Side, ...]:
        """The sides that people play."""
        return tuple(side for side in Side if not self.player(side).is_computer)
