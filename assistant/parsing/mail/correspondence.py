"""What is known of the game that a message is to be about."""

import re
from typing import NamedTuple

from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side

_LATELY = 6
"""Moves back to which people come back in what they write."""


class Correspondence(NamedTuple):
    """The game as it stands; the side to move has written the message."""

    position: Position
    regulation: Regulation
    code: str = ""
    """By which its people call it: DV-107."""
    moves: tuple[str, ...] | None = None
    """All that were made; None where that is not known."""

    @property
    def number(self) -> int:
        """The number of the move that is to be made; 0 where it is not known."""
        if self.moves is None:
            return 0
        is_black = self.position.side_to_move is Side.BLACK
        return (len(self.moves) + (is_black and len(self.moves) % 2 == 0)) // 2 + 1

    def may_have(self, number: int) -> bool:
        """Whether the move that is to be made may have this number, as far as anybody can see."""
        if self.number:
            return number == self.number
        count = (self.position.white | self.position.black).bit_count()
        return number > 1 or count == 2 * self.position.variant.men_each

    def was_made(self, ends: tuple[int, int]) -> bool:
        """Whether these are the ends of any move of the game, as far as it is known."""
        return any(ends_of(move) == ends for move in self.moves or ())

    def is_made(self, ends: tuple[int, int]) -> bool:
        """Whether these are the ends of a move of late; of an unknown record, whether it may be one."""
        if self.moves is not None:
            return any(ends_of(move) == ends for move in self.moves[-_LATELY:])
        if not 1 <= ends[1] <= self.position.variant.geometry.squares:
            return False
        there = self.position.piece_at(ends[1])
        return there is not None and there.side is not self.position.side_to_move

    def is_last(self, ends: tuple[int, int]) -> bool:
        """Whether these are the ends of the last move; of an unknown record, whether they may be."""
        if self.moves is None:
            return self.is_made(ends)
        return bool(self.moves) and ends_of(self.moves[-1]) == ends


def ends_of(move: str) -> tuple[int, int]:
    """The first and the last square of a move as it is written."""
    squares = re.findall(r"\d+", move)
    return int(squares[0]), int(squares[-1])
