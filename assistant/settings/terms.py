"""A game's terms: by which rules, from where, and who plays. They are the game's, and kept with it."""

from dataclasses import dataclass, field

from assistant.game.mail_terms import MailTerms
from assistant.game.match import Match
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
    is_blind: bool = False
    """Whether this person plays without seeing the board: what stands there they are told only where
    they may ask."""
    is_by_mail: bool = False
    """Whether this person is not at this machine, and plays by messages."""


def parse_player(text: str) -> Player | None:
    """Who `human`, `human:NAME`, `mail:NAME`, `computer` or `board` names, or None. A name is one
    printable line.

    `:board` behind a person says that they move on a board with sensors; `board` is short for that.
    `:blind`, which stands before it where both do, says that they play without seeing.
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
    name, is_on_board = _without(name, BOARD)
    name, is_blind = _without(name, BLIND)
    if _is_name(name):
        return Player(name=name.strip(), is_on_board=is_on_board, is_blind=is_blind)
    return None


def _is_name(name: str) -> bool:
    return name.isprintable() and ":" not in name and name not in NO_NAMES


def _without(name: str, way: str) -> tuple[str, bool]:
    """What stands before the last colon, where this word is all that is behind; and whether it is."""
    head, _, last = name.rpartition(":")
    return (head, True) if last == way else (name, False)


BOARD = "board"
BLIND = "blind"
BY_MAIL = "mail"
MOST_QUESTIONS = 1000
"""So many questions about the board may be counted: more are as good as any number."""
ANY_NUMBER = -1
"""As many questions as somebody likes, where a side has its own number."""
NO_NAMES = (BLIND, BOARD)
"""Words that say how a person plays, and are never names."""


CLOCK_AFTER = ("announcement", "move")
"""When it has been told the first time, or at once."""


def format_player(player: Player) -> str:
    """The text that parse_player reads."""
    if player.is_computer:
        return "computer"
    ways = BLIND if player.is_blind else "", BOARD if player.is_on_board else ""
    parts = [BY_MAIL if player.is_by_mail else "human", player.name, *ways]
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
    white_questions: int | None = None
    """How many of them White has, where that is another number: ANY_NUMBER, or so many."""
    black_questions: int | None = None
    has_notes: bool = True
    """Whether the score may be asked while one plays: "servendosi o non dell'annotazione" (15.1.4)."""
    are_answers_shared: bool | None = None
    """Whether two people who hear the same voice have agreed to hear together what each of them asks
    about the position; None while they were not asked."""
    is_arbiter: bool = False
    """Whether the arbiter names irregularities between people with their article, and has a word."""
    is_without_arbiter: bool = False
    """Whether people do without one also in a game of two that is begun later."""
    is_promotional: bool = False
    """Whether it is of a promotional event, in which the arbiter may shorten a count (Capo I, 11)."""
    is_score_obligatory: bool = True
    """Whether the players have to write the score, without which no repetition is claimed (Capo II,
    6.3 b)."""
    is_touch_move: bool = False
    """Whether a piece that was touched has to be moved, where the board reports single lifts."""
    is_repeated_back: bool = False
    """Whether between people the opponent repeats an announced move before their clock starts."""
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
    match: Match | None = None
    """The match that the game is one of, as it stood before it."""
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

    def questions_of(self, side: Side) -> int | None:
        """How many questions about the board that side has in a game; None for any number.

        A number for both, where somebody is said to play without seeing, is for who does: the other one
        sees the board.
        """
        own = self.white_questions if side is Side.WHITE else self.black_questions
        is_told = any(self.player(each).is_blind for each in Side)
        allowed = self.questions if self.player(side).is_blind or not is_told else None
        allowed = allowed if own is None else own
        return None if allowed == ANY_NUMBER else allowed

    def is_blind(self, side: Side) -> bool:
        """Whether a person plays that side who is not told unasked what stands where."""
        is_without_sight = self.player(side).is_blind or self.questions_of(side) is not None
        return is_without_sight and side in self.people

    @property
    def is_coached(self) -> bool:
        """Whether compulsory captures are told of without anybody wanting it: who plays without seeing
        does not want the answers unasked, and of two people each is to see them without help."""
        is_hidden = self.questions is not None or any(self.is_blind(side) for side in Side)
        return not is_hidden and len(self.people) < len(Side)

    @property
    def repeats_back(self) -> bool:
        """Whether moves are repeated in this game: a computer hears every move rightly."""
        return self.is_repeated_back and len(self.people) > 1

    @property
    def people(self) -> tuple[Side, ...]:
        """The sides of the people at this machine: neither the computer's, nor one played by mail."""
        # Asked some forty times while a line is answered: Side itself is slow to go through.
        players = ((Side.WHITE, self.white), (Side.BLACK, self.black))
        return tuple([side for side, each in players if not (each.is_computer or each.is_by_mail)])

    @property
    def computers(self) -> tuple[Side, ...]:
        """The sides that the computer plays."""
        return tuple(side for side in Side if self.player(side).is_computer)
