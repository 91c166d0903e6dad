"""Positions as text: FEN for draughts, `W:W21,22,K30:B1-4`, read generously, written strictly.

Read: either side first, ranges (`K` then counts for the whole range), leading zeros, blanks, a final
dot or comma, a tag around it, and what lidraughts adds. Written: White first, squares in order, men
before kings, no blanks, no ranges, no dot.
"""

import re
from enum import Enum
from functools import cache

from assistant.errors import AssistantError
from assistant.rules.position import Position
from assistant.rules.setup import what_is_impossible
from assistant.rules.side import Side
from assistant.rules.unseen import UNSEEN
from assistant.rules.variant import Variant

MAX_LENGTH = 1000
"""No FEN of 50 squares is as long as this; what is longer is refused unread."""


class FenProblem(Enum):
    """What is wrong with a FEN."""

    SHAPE = "shape"
    SIDE_TO_MOVE = "side-to-move"
    COLOURS = "colours"
    SQUARE = "square"
    OCCUPIED_TWICE = "occupied-twice"
    UNCROWNED = "uncrowned"
    EMPTY = "empty"
    TOO_MANY = "too-many"


class FenError(AssistantError):
    """A FEN that gives no position: the problem, and the part of the text that shows it."""

    def __init__(self, problem: FenProblem, detail: str) -> None:
        super().__init__(f"{problem.value}: {detail}")
        self.problem = problem
        self.detail = detail


_ENTRY = re.compile(r"(K?)([0-9]{1,3})(?:-(K?)([0-9]{1,3}))?", re.ASCII)
_AROUND = re.compile(r""" ?[\[/]? ?(?:FEN\b ?:?)? ?["']?([^][/"']*)["']? ?[\]/]? ?""", re.IGNORECASE)
"""The tag that it may stand in, whole or without its brackets: `[FEN "..."]`."""
_COUNTER = re.compile(r"[HF]\d{1,4}", re.ASCII)
"""What lidraughts has at the end: halves of moves without progress, and the number of the move."""
_GHOSTS = frozenset("GP")
"""Of pieces that lidraughts still shows and that are no more there."""
_SPLIT_NUMBER = re.compile(r"\d\s+\d")
_SIDES = {"W": Side.WHITE, "B": Side.BLACK}


def parse_fen(text: str, variant: Variant) -> Position:
    """The position that a FEN describes.

    Raises FenError; also for what no game can come to: a man on the row where it would be a king (Capo
    I, 4.2; Capo II, 3.5), a side with more pieces than it begins with (2.6; II 2.8), no piece at all.
    """
    return _parse_strict(text, variant) or _parse_loose(text, variant)


def _parse_strict(text: str, variant: Variant) -> Position | None:
    """The position of a FEN as format_fen writes it, quickly; None for any other text."""
    side, has_white, pieces = text.partition(":W")
    white_text, has_black, black_text = pieces.partition(":B")
    if not (has_white and has_black):
        return None
    white_entries = white_text.split(",") if white_text else []
    black_entries = black_text.split(",") if black_text else []
    entry = _strict_entries(variant).__getitem__
    try:
        white = sum(map(entry, white_entries))
        black = sum(map(entry, black_entries))
        side_to_move = _SIDES[side]
    except KeyError:
        return None
    board = variant.geometry
    white_men, white_kings = white & board.playable, white >> _KINGS_SHIFT
    black_men, black_kings = black & board.playable, black >> _KINGS_SHIFT
    uncrowned = white_men & board.base_mask[Side.BLACK] | black_men & board.base_mask[Side.WHITE]
    # Adding the same bit twice carries, and a carry loses bits.
    together = white_men + white_kings + black_men + black_kings
    if uncrowned or together.bit_count() != len(white_entries) + len(black_entries):
        return None
    if not 0 < max(len(white_entries), len(black_entries)) <= variant.men_each:
        return None
    return Position(
        variant,
        side_to_move,
        white_men | white_kings,
        black_men | black_kings,
        white_kings | black_kings,
    )


_KINGS_SHIFT = 64


@cache
def _strict_entries(variant: Variant) -> dict[str, int]:
    """The mask of each entry as format_fen writes it, kings moved up beside the men."""
    masks = list(enumerate(variant.geometry.mask_of))[1:]
    men = {str(square): mask for square, mask in masks}
    return men | {f"K{square}": mask << _KINGS_SHIFT for square, mask in masks}


def _parse_loose(text: str, variant: Variant) -> Position:
    if len(text) > MAX_LENGTH:
        raise FenError(FenProblem.SHAPE, text[:20] + "...")
    text = " ".join(UNSEEN.sub("", text).split())
    inside = _AROUND.fullmatch(text)
    text = inside[1] if inside else text
    parts = "".join(text.split()).rstrip(".;").upper().split(":")
    parts[3:] = [part for part in parts[3:] if part and not _COUNTER.fullmatch(part)]
    if len(parts) != 3 or _SPLIT_NUMBER.search(text):
        raise FenError(FenProblem.SHAPE, text.strip())
    side_to_move, *pieces = parts
    if side_to_move not in _SIDES:
        raise FenError(FenProblem.SIDE_TO_MOVE, side_to_move)
    if {part[:1] for part in pieces} != set(_SIDES):
        raise FenError(FenProblem.COLOURS, text.strip())
    masks = {Side.WHITE: 0, Side.BLACK: 0}
    kings = 0
    for part in pieces:
        men, own_kings = _read_pieces(part[1:], variant)
        masks[_SIDES[part[0]]] = men | own_kings
        kings |= own_kings
    position = Position(variant, _SIDES[side_to_move], masks[Side.WHITE], masks[Side.BLACK], kings)
    _check(position)
    return position


def _read_pieces(text: str, variant: Variant) -> tuple[int, int]:
    """The masks of men and kings in a list such as `21,22,K30-32`."""
    masks = variant.geometry.mask_of
    men = kings = 0
    text = text.rstrip(",")
    for entry in text.split(",") if text else ():
        if entry[:1] in _GHOSTS:
            continue
        first, last, is_king = _read_entry(entry)
        if not 1 <= first <= last < len(masks):
            raise FenError(FenProblem.SQUARE, entry)
        for square in range(first, last + 1):
            if masks[square] & (men | kings):
                raise FenError(FenProblem.OCCUPIED_TWICE, str(square))
            if is_king:
                kings |= masks[square]
            else:
                men |= masks[square]
    return men, kings


def _read_entry(entry: str) -> tuple[int, int, bool]:
    match = _ENTRY.fullmatch(entry)
    if not match or (match[3] and not match[1]):
        raise FenError(FenProblem.SQUARE, entry)
    first = int(match[2])
    return first, int(match[4] or first), bool(match[1])


def _check(position: Position) -> None:
    for flaw, _, number in what_is_impossible(position):
        raise FenError(FenProblem(flaw.value), "" if number is None else str(number))


def format_fen(position: Position) -> str:
    """The FEN of a position, always the same text for the same position."""
    letter = "W" if position.side_to_move is Side.WHITE else "B"
    return f"{letter}:W{_format_pieces(position, Side.WHITE)}:B{_format_pieces(position, Side.BLACK)}"


def _format_pieces(position: Position, side: Side) -> str:
    men = [str(square) for square in position.men(side)]
    kings = [f"K{square}" for square in position.kings_of(side)]
    return ",".join(men + kings)
