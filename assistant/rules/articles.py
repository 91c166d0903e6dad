"""The articles of the rule texts, and which of them stands behind each refusal.

One `IllegalReason` is one message in narration/messages and, text by text, one article here. Where a
text numbers the rule by the piece or by the moment of the capture, the entry says so (`ByPiece`).
An article is always named with its text: 6.3 is about own pieces in Capo I, a draw in Capo II.
"""

from enum import Enum
from typing import NamedTuple


class Text(Enum):
    """A rule text, by the name that the command line prints."""

    CAPO1 = "capo1"
    CAPO2 = "capo2"
    PORTUGUESE = "pt"
    PERGIOCO = "pergioco"


class Article(NamedTuple):
    """An article of a text: its number alone, or its letter in PerGioco's rules of capture."""

    text: Text
    number: str


class IllegalReason(Enum):
    """Why a move is refused; the value is the word of the command line and of the messages."""

    NO_SUCH_SQUARE = "no-such-square"
    EMPTY_SQUARE = "empty-square"
    OPPONENTS_PIECE = "opponents-piece"
    SAME_SQUARE = "same-square"
    ONE_MOVE_AT_A_TIME = "one-move-at-a-time"
    MAN_STEP = "man-step"
    MAN_BACKWARD = "man-backward"
    KING_STEP = "king-step"
    KING_BLOCKED = "king-blocked"
    OCCUPIED = "occupied"
    NEW_KING_WAITS = "new-king-waits"
    MUST_CAPTURE = "must-capture"
    NOTHING_TO_CAPTURE = "nothing-to-capture"
    NO_ROOM_BEHIND = "no-room-behind"
    CAPTURES_NEXT = "captures-next"
    CAPTURED_STAYS = "captured-stays"
    MAN_CAPTURES_BACKWARD = "man-captures-backward"
    MAN_TAKES_KING = "man-takes-king"
    OWN_PIECE_CAPTURED = "own-piece-captured"
    OWN_PIECE_PASSED = "own-piece-passed"
    PASSED_TWICE = "passed-twice"
    PROMOTION_ENDS_CAPTURE = "promotion-ends-capture"
    STILL_A_MAN = "still-a-man"
    MUST_CONTINUE = "must-continue"
    LANDING_LEFT_OUT = "landing-left-out"
    WRONG_ORDER = "wrong-order"
    MOST_PIECES = "most-pieces"
    WITH_KING = "with-king"
    MOST_KINGS = "most-kings"
    KINGS_FIRST = "kings-first"


class ByPiece(NamedTuple):
    """Numbers of the same rule for a man and a king, at the first capture and going on."""

    man: str
    king: str
    man_going_on: str
    king_going_on: str

    def number(self, is_king: bool, goes_on: bool) -> str:
        """The one that fits."""
        if goes_on:
            return self.king_going_on if is_king else self.man_going_on
        return self.king if is_king else self.man


def _moving(man: str, king: str) -> ByPiece:
    return ByPiece(man, king, man, king)


Numbers = dict[IllegalReason, str | ByPiece]

_R = IllegalReason

CAPO1_NUMBERS: Numbers = {
    _R.NO_SUCH_SQUARE: "2.4",
    _R.EMPTY_SQUARE: "3.2",
    _R.OPPONENTS_PIECE: "3.2",
    _R.SAME_SQUARE: "3.3",
    _R.ONE_MOVE_AT_A_TIME: "3.4",
    _R.MAN_STEP: "4.1",
    _R.MAN_BACKWARD: "4.1",
    _R.KING_STEP: "4.7",
    _R.OCCUPIED: _moving("4.1", "4.7"),
    _R.NEW_KING_WAITS: "4.6",
    _R.MUST_CAPTURE: "6.1",
    _R.NOTHING_TO_CAPTURE: ByPiece("5.6", "5.8", "5.7", "5.9"),
    _R.NO_ROOM_BEHIND: ByPiece("5.6", "5.8", "5.7", "5.9"),
    _R.CAPTURES_NEXT: ByPiece("5.6", "5.8", "5.7", "5.9"),
    _R.MAN_CAPTURES_BACKWARD: "5.3",
    _R.MAN_TAKES_KING: "5.3",
    _R.OWN_PIECE_CAPTURED: "6.2",
    _R.OWN_PIECE_PASSED: "6.3",
    _R.PASSED_TWICE: "6.4",
    _R.PROMOTION_ENDS_CAPTURE: "6.5",
    _R.MUST_CONTINUE: _moving("5.7", "5.9"),
    _R.LANDING_LEFT_OUT: "5.10",
    _R.WRONG_ORDER: "5.10",
    _R.MOST_PIECES: "6.6",
    _R.WITH_KING: "6.7",
    _R.MOST_KINGS: "6.8",
    _R.KINGS_FIRST: "6.9",
}
"""Capo I, and what PerGioco leaves unnumbered: it tells the same game (see PERGIOCO_LETTERS)."""

PERGIOCO_LETTERS: Numbers = {
    _R.MUST_CAPTURE: "a",
    _R.OWN_PIECE_CAPTURED: "b",
    _R.OWN_PIECE_PASSED: "c",
    _R.PASSED_TWICE: "d",
    _R.MOST_PIECES: "e",
    _R.WITH_KING: "f",
    _R.MOST_KINGS: "g",
    _R.KINGS_FIRST: "h",
}

INTERNATIONAL_NUMBERS: Numbers = {
    _R.NO_SUCH_SQUARE: "2.6",
    _R.EMPTY_SQUARE: "3.3",
    _R.OPPONENTS_PIECE: "3.3",
    _R.SAME_SQUARE: "3.2",
    _R.ONE_MOVE_AT_A_TIME: "3.3",
    _R.MAN_STEP: "3.4",
    _R.MAN_BACKWARD: "3.4",
    _R.KING_STEP: "3.9",
    _R.KING_BLOCKED: "3.9",
    _R.OCCUPIED: _moving("3.4", "3.9"),
    _R.NEW_KING_WAITS: "3.8",
    _R.MUST_CAPTURE: "4.1",
    _R.NOTHING_TO_CAPTURE: ByPiece("4.2", "4.3", "4.5", "4.6"),
    _R.NO_ROOM_BEHIND: ByPiece("4.2", "4.3", "4.5", "4.6"),
    _R.CAPTURES_NEXT: ByPiece("4.2", "4.2", "4.5", "4.5"),
    _R.CAPTURED_STAYS: "4.11",
    _R.OWN_PIECE_CAPTURED: "4.1",
    _R.OWN_PIECE_PASSED: "4.7",
    _R.PASSED_TWICE: "4.8",
    _R.STILL_A_MAN: "4.15",
    _R.MUST_CONTINUE: _moving("4.5", "4.6"),
    _R.LANDING_LEFT_OUT: "4.9",
    _R.WRONG_ORDER: "4.9",
    _R.MOST_PIECES: "4.13",
}
"""Capo II and the Portuguese regulation: both translate one French text, number by number."""
