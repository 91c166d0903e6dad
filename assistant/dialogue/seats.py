"""The boards with sensors at which people sit, and what the conversation knows of each."""

from dataclasses import dataclass, field, replace

from assistant.game.game import LONGEST_PAST, Game
from assistant.game.record import Ply
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.tactile.inference import Standing, stands
from assistant.tactile.irregular import Finding
from assistant.tactile.reading import Reading, Seen
from assistant.tactile.settling import Contradictions

MOST_READINGS = 100
"""What hands do between two agreements is kept no longer than this: it is asked for in the order in
which captured pieces were taken off."""


@dataclass(slots=True)
class Seat:
    """One board, by its number from 0."""

    number: int
    sides: tuple[Side, ...]
    """The sides whose people move on it."""
    name: str = ""
    """Whose it is, `white` or `black`, where there are two."""
    is_there: bool = False
    """Whether it answers."""
    is_known: bool = False
    """Whether it is known how it lies."""
    is_doubtful: bool = False
    """Whether it was away, so that what was done meanwhile is asked about once."""
    shown: Position | None = None
    """What it agreed with last; None while it is being set up or put right."""
    reading: Reading | None = None
    """What stood on it last when that counted."""
    waiting: str = ""
    """How a reading came that is to be looked at when a question is answered; empty for none."""
    readings: list[Reading] = field(default_factory=list)
    """Those since it agreed."""
    made_at: int = 0
    """How long the record was with the last move made on it; 0 for none."""
    captures: tuple[Move, tuple[Reading, ...]] | None = None
    """The last capture made on it, and how the pieces were seen to go."""
    told: object = None
    """What was told of it last, so that nothing is told twice running."""
    is_wrong: bool = False
    """Whether it was told that something is to be put right."""
    is_guiding: bool = False
    """Whether each step is told when the one before is done."""
    guided: Reading | None = None
    """What stood there when the move was announced that is to be made."""
    restored: Reading | None = None
    """What stood there when it was asked last to guide the pieces back."""
    is_adjusting: bool = False
    """Whether its player adjusts pieces."""
    is_excused: bool = False
    """Whether its player has said so before touching pieces, and has not moved since."""
    touched: int = 0
    """The playable piece that was touched first, with touch-move; 0 for none."""
    finding: Finding | None = None
    """The irregularity that the opponent is asked about."""
    marked: tuple[int, ...] = ()
    """The squares that are lit."""
    left_out: tuple[int, ...] = ()
    """The squares whose sensors count no more."""
    trusted: tuple[int, ...] = ()
    """Those that seemed to be at fault, and are to count all the same."""
    doubted: tuple[int, Seen] | None = None
    """The square whose sensor is asked about, and what it saw then."""
    ranks_told: tuple[int, tuple[int, ...], tuple[int, ...]] = (0, (), ())
    """How long the record was, and which kings were told to be crowned and uncrowned."""
    declined: Reading | None = None
    """What stood there when a person said that it was none of the moves it may be."""
    attended: tuple[Position, int] | None = None
    """The position, and how long the record was, when the hand was guided last."""
    has_shown_kings: bool = False
    """Whether a king was ever seen on it, so that its sensors tell kings from men."""
    contradictions: Contradictions = field(default_factory=Contradictions)

    def standing(self, game: Game) -> Standing:
        """What the game knows when a reading comes in."""
        position = game.position
        plies = len(game.plies)
        is_theirs = position.side_to_move in self.sides and not game.outcome
        before = self._before(game)
        return Standing(
            wanted=position,
            legal=tuple(game.legal) if is_theirs else (),
            shown=self.shown,
            before=before,
            before_legal=tuple(legal_moves(before)) if before else (),
            past=earlier_positions(game),
            announced=game.plies[-1].move if plies and self.is_behind(game) else None,
        )

    def is_behind(self, game: Game) -> bool:
        """Whether the last move of the record, and nothing else, is still to be made on it."""
        past = earlier_positions(game, 1)
        if not past or self.shown is None or self.made_at == len(game.plies):
            return False
        return stands(past[0]) == stands(self.shown) and stands(past[0]) != stands(game.position)

    def _before(self, game: Game) -> Position | None:
        """The position before the last move made here, if at most its answer has come since."""
        back = len(game.plies) - self.made_at
        if not self.made_at or back not in (0, 1) or not game.can_take_back(back + 1):
            return None
        return earlier_positions(game, back + 1)[back]


def copied_seat(seat: Seat) -> Seat:
    """The same seat as it stands now."""
    return replace(seat, readings=list(seat.readings))


def seats_of(settings: Settings) -> list[Seat]:
    """The boards of a game: none, one for all who move on it, or one for each side."""
    sides = tuple(side for side in Side if settings.player(side).is_on_board)
    if settings.boards > 1:
        return [
            Seat(number, (side,) if side in sides else (), side.value)
            for number, side in enumerate(Side)
        ]
    return [Seat(0, sides)] if settings.boards else []


def earlier_positions(game: Game, most: int = LONGEST_PAST) -> tuple[Position, ...]:
    """The positions that moves of the record led away from, the latest first; none before a setting.

    Not all of a long game, since this is asked at every reading of a board.
    """
    entries = game.entries
    past: list[Position] = []
    for place in range(len(entries) - 1, 0, -1):
        if len(past) == most or not isinstance(entries[place].cause, Ply):
            break
        past.append(entries[place - 1].position)
    return tuple(past)
