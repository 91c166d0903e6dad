"""A game's terms: by which rules, from where, and who plays. They are the game's, and kept with it."""

from dataclasses import dataclass, field

from assistant.game.mail_terms import MailTerms
from assistant.game.time_control import TimeControl
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID, Regulation
from assistant.rules.side import Side


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a side: the computer, or a person with a name or without."""

    is_computer: bool = False
    name: str = ""
    is_on_board: bool = False
    """Whether this person moves on a board with sensors."""
    is_by_mail: bool = False
    """Whether this person is not at this machine, and plays by messages."""


def parse_player(text: str) -> Player | None:
    """Who `human`, `human:NAME`, `mail:NAME`, `computer` or `board` names, or None. A name is one
    printable line.

    `:board` behind a person says that they move on a board with sensors; `board` is short for that.
    """
    if text == BOARD:
        return Player(is_on_board=True)
    kind, colon, name = text.partition(":")
    if kind == "computer" and not colon:
        return Player(is_computer=True)
    if kind == BY_MAIL and _is_name(name):
        return Player(name=name.strip(), is_by_mail=True)
    if kind != "human":
        return None
    is_on_board = name == BOARD or name.endswith(f":{BOARD}")
    name = name.removesuffix(BOARD).removesuffix(":") if is_on_board else name
    if _is_name(name):
        return Player(name=name.strip(), is_on_board=is_on_board)
    return None


def _is_name(name: str) -> bool:
    return name.isprintable() and ":" not in name and name not in NO_NAMES


BOARD = "board"
BY_MAIL = "mail"
MOST_QUESTIONS = 1000
"""So many questions about the board may be counted: more are as good as any number."""
NO_NAMES = ("blind", BOARD)
"""Words that say how a person plays, and are never names."""


CLOCK_AFTER = ("announcement", "move")
"""When it has been told the first time, or at once."""


def format_player(player: Player) -> str:
    """The text that parse_player reads."""
    if player.is_computer:
        return "computer"
    parts = [
        BY_MAIL if player.is_by_mail else "human",
        player.name,
        BOARD if player.is_on_board else "",
    ]
    return ":".join(filter(None, parts))


@dataclass(frozen=True)
class Terms:
    """On what a game is played. `movetime`, in seconds, counts in place of the level where given."""

    regulation: Regulation = ITALIAN_FID
    start: Position = field(default_factory=lambda: start_position(ITALIAN_FID.variant))
    white: Player = Player()
    black: Player = Player(is_computer=True)
    level: int = 5
    movetime: float | None = None
    is_following: bool = False
    """Whether the level follows the results of the person who plays against the computer."""
    seed: int = 0
    questions: int | None = None
    """How many questions about the board a game allows to who plays without seeing it; None for any."""
    is_arbiter: bool = False
    """Whether irregularities between people are named with their article."""
    is_touch_move: bool = False
    """Whether a piece that was touched has to be moved, where the board reports single lifts."""
    white_clock: TimeControl | None = None
    """White's time; None for as much as it wants."""
    black_clock: TimeControl | None = None
    clock_after: str = "announcement"
    """When the clock starts of who is told a move: one of CLOCK_AFTER."""
    opening_moves: str = ""
    """Moves that stand on the record before anybody plays, as a score has them: `22-18 11-15`."""
    is_opening_drawn: bool = False
    """Whether they were drawn by lot: then they count as played (Capo I, 7.2, note)."""
    opening_number: int = 0
    """Which one of a list they are; 0 where they were given."""
    odds: tuple[int, ...] = ()
    """The squares of the pieces that the stronger player does without (Capo I, 15.1.9): they are not in
    `start`."""
    odds_by: Side | None = None
    """Who is that."""
    boards: int = 0
    """Boards with sensors: none, one on which every person `is_on_board` moves, or one for each side,
    White's first."""
    mail: MailTerms | None = None
    """What a game by correspondence is played on besides; None for every other game."""

    def clock(self, side: Side) -> TimeControl | None:
        """How much time that side has; None for as much as it wants, as by mail, where days count."""
        if self.mail:
            return None
        return self.white_clock if side is Side.WHITE else self.black_clock

    def player(self, side: Side) -> Player:
        """Who plays that side."""
        return self.white if side is Side.WHITE else self.black

    @property
    def people(self) -> tuple[Side, ...]:
        """The sides of the people at this machine: neither the computer's, nor one played by mail."""
        players = ((side, self.player(side)) for side in Side)
        return tuple(side for side, each in players if not (each.is_computer or each.is_by_mail))

    @property
    def computers(self) -> tuple[Side, ...]:
        """The sides that the computer plays."""
        return tuple(side for side in Side if self.player(side).is_computer)
