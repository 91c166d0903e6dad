"""The counts of moves that end in a draw: how each begins, goes on, is annulled, lapses.

Capo I, art. 10; Capo II, art. 7; Portuguese text, 6.2 to 6.4. The numbers are data of
rules/regulation.py. Repetition needs no more than comparing positions: see record.py.
"""

from dataclasses import dataclass, replace
from enum import Enum

from assistant.rules.articles import Article
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import CountRule, Ending, Regulation
from assistant.rules.side import Side


class CountChange(Enum):
    """What a move did to a count; the value is the word of the messages."""

    BEGAN = "began"
    BEGAN_AGAIN = "began-again"
    """Annulled, and begun anew because its conditions still hold (Capo I, 10.5)."""
    LAPSED = "lapsed"
    """Annulled, and its conditions hold no more."""
    UNDONE = "undone"
    """Its beginning was taken back."""
    RESUMED = "resumed"
    """What had annulled it was taken back."""


class CountRequest(Enum):
    """The answer to a player who asks for a count."""

    BEGAN = "began"
    RUNS_ALREADY = "runs-already"
    NO_KING_EACH = "no-king-each"
    """There is not a king on each side (Capo I, 10.1; Capo II, 7.1)."""
    OF_ITSELF = "of-itself"
    """In this text counts begin of themselves, and none has yet."""


@dataclass(frozen=True, slots=True)
class Count:
    """A count under way: the moves that each side has made since it began."""

    rule: CountRule
    white: int = 0
    black: int = 0
    of: int = 0
    """To how many moves the arbiter has shortened it (Capo I, 11); 0 where it is as the text has it."""

    @property
    def moves(self) -> int:
        """How many moves each side has to make."""
        return self.of or self.rule.moves

    @property
    def is_new(self) -> bool:
        """Whether no move has been made since it began."""
        return not (self.white or self.black)

    @property
    def is_complete(self) -> bool:
        """Whether both sides have made all their moves, and the game is drawn."""
        return min(self.white, self.black) >= self.moves

    def remaining(self, side: Side) -> int:
        """How many moves a side still has to make."""
        return self.moves - (self.white if side is Side.WHITE else self.black)

    def with_move_of(self, side: Side) -> "Count":
        """The count after a move of that side."""
        if side is Side.WHITE:
            return replace(self, white=self.white + 1)
        return replace(self, black=self.black + 1)


def shortened(count: Count, of: int, regulation: Regulation) -> Count:
    """The count as the arbiter shortens it. Raises ValueError where the text does not allow it."""
    rule = regulation.shortened
    if rule is None or not rule.least <= of < count.moves:
        raise ValueError(f"no count of {of} moves")
    return replace(count, of=of)


def article_of(count: Count, regulation: Regulation) -> Article:
    """The article that a count rests on."""
    rule = regulation.shortened
    return rule.article if rule and count.of else count.rule.article


def count_rule(position: Position, regulation: Regulation) -> CountRule | None:
    """The count that a position allows, the most special one that fits, or None."""
    endings = _endings(position)
    for rule in regulation.counts:
        if rule.ending in endings:
            return rule
    return None


def count_after(
    count: Count, move: Move, before: Position, after: Position, regulation: Regulation
) -> tuple[Count | None, CountChange | None]:
    """A running count after a legal move, and what became of it if it did not just go on."""
    # A man's move annuls a count of king moves even where the same rule holds afterwards (10.5).
    is_broken = count.rule.king_moves_only and not is_quiet_king_move(move, before)
    counted = count.with_move_of(before.side_to_move)
    return _runs_on(counted, is_broken, count_rule(after, regulation))


def count_after_setting(
    count: Count, before: Position, after: Position, regulation: Regulation
) -> tuple[Count | None, CountChange | None]:
    """A running count after an irregularity that was kept, which is no move.

    It annuls the count where a move would: a man was moved, or the number of pieces changed.
    """
    is_broken = False
    for side in Side:
        men = before.mask(side) & ~before.kings
        is_other_number = before.mask(side).bit_count() != after.mask(side).bit_count()
        is_broken |= is_other_number or bool(men & ~after.mask(side))
    is_broken &= count.rule.king_moves_only
    return _runs_on(count, is_broken, count_rule(after, regulation))


def _runs_on(
    count: Count, is_broken: bool, rule: CountRule | None
) -> tuple[Count | None, CountChange | None]:
    if rule is count.rule and not is_broken:
        return count, None
    if rule is None:
        return None, CountChange.LAPSED
    return Count(rule), CountChange.BEGAN_AGAIN


def is_quiet_king_move(move: Move, before: Position) -> bool:
    """Whether a move is one that a count of king moves counts."""
    return bool(move.from_mask & before.kings) and not move.captured


def _endings(position: Position) -> set[Ending]:
    endings = set()
    for side in Side:
        own, enemy = position.mask(side), position.mask(side.opponent)
        kings, enemy_kings = own & position.kings, enemy & position.kings
        if not (kings and enemy_kings):
            continue
        endings.add(Ending.KING_EACH)
        if enemy.bit_count() == 1:
            if own.bit_count() == 3:
                endings.add(Ending.THREE_AGAINST_KING)
            elif own.bit_count() < 3:
                endings.add(Ending.TWO_AGAINST_KING)
    return endings


def plies_counted(count: Count | None, position: Position, regulation: Regulation) -> int:
    """How many plies of the count that fits a position are over; 0 where none runs."""
    if count is None or count.rule is not count_rule(position, regulation):
        return 0
    return 2 * min(count.white, count.black) + (count.white != count.black)
