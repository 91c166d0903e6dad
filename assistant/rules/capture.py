"""Every complete capture of every piece, before priority.py chooses among them.

What a piece may capture, and that a capture once begun goes on to its end: Capo I, 5.3 and 5.6 to 5.9,
6.2 to 6.5; Capo II, 4.1 to 4.8, 4.15. Captured pieces stay on the board until the end and may not be
passed twice (6.4; 4.8, the coup turc); the start square counts as empty while its piece is away.
"""

from functools import cache
from typing import NamedTuple

from assistant.rules.bitboard import bits
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.square import FORWARD, Direction
from assistant.rules.variant import Variant


class Leap(NamedTuple):
    """A step of a man or a short king over the next square to the one behind it."""

    over_mask: int
    landing_mask: int
    over: int
    landing: int


Leaps = tuple[tuple[Leap, ...], ...]
"""By square number, the leaps that the board allows from there."""


def complete_captures(position: Position, *, longest_only: bool = False) -> list[Move]:
    """All captures that cannot be continued, with every route of each, in no order.

    With `longest_only` those that a longer one of the same kind of piece was found before are left
    out, and perhaps others as short: for legal_moves, which would drop them all the same.
    """
    variant, side, white, black, kings = position
    own, enemies = (white, black) if side is Side.WHITE else (black, white)
    empty = variant.geometry.playable & ~(white | black)
    found: list[Move] = []
    targets = man_targets(position, enemies)
    men = own & ~kings & _reach(_man_shifts(variant, side), targets, empty)
    if men:
        _add_leaps(position, men, man_leaps(variant, side), targets, found, longest_only)
    own_kings = own & kings
    if own_kings and variant.flying_kings:
        _add_flights(position, own_kings, enemies, found, longest_only)
    elif own_kings:
        own_kings &= _reach(_king_shifts(variant), enemies, empty)
        _add_leaps(position, own_kings, king_leaps(variant), enemies, found, longest_only)
    return found


def has_capture(position: Position) -> bool:
    """Whether the side to move can capture anything, found without any of the captures."""
    variant, side, white, black, kings = position
    own, enemies = (white, black) if side is Side.WHITE else (black, white)
    empty = variant.geometry.playable & ~(white | black)
    men = own & ~kings
    if men & _reach(_man_shifts(variant, side), man_targets(position, enemies), empty):
        return True
    own_kings = own & kings
    if not own_kings:
        return False
    if variant.flying_kings:
        return any(_flies_over(position, bit, enemies) for bit in bits(own_kings))
    return bool(own_kings & _reach(_king_shifts(variant), enemies, empty))


def _flies_over(position: Position, bit: int, enemies: int) -> bool:
    """Whether a flying king has a piece to capture as its next one on some diagonal."""
    variant = position.variant
    occupied = position.white | position.black
    for ray in king_rays(variant)[variant.geometry.square_of[bit]]:
        over = False
        for _, mask in ray.squares if ray.mask & enemies else ():
            if not mask & occupied:
                if over:
                    return True
            elif over or not mask & enemies:
                break
            else:
                over = True
    return False


def _reach(shifts: tuple[int, ...], targets: int, empty: int) -> int:
    """Where a leaping piece could capture from, found for the whole board at once."""
    starts = 0
    for step in shifts:
        if step > 0:
            starts |= ((empty >> step) & targets) >> step
        else:
            starts |= ((empty << -step) & targets) << -step
    return starts


def man_targets(position: Position, enemies: int) -> int:
    """The enemy pieces that a man may capture: in the Italian game men only (Capo I, 5.3 b)."""
    return enemies if position.variant.men_capture_kings else enemies & ~position.kings


@cache
def man_leaps(variant: Variant, side: Side) -> Leaps:
    """By square, a man's leaps: forward, in the international game also backward."""
    return _leaps(variant, tuple(Direction) if variant.men_capture_backward else FORWARD[side])


@cache
def king_leaps(variant: Variant) -> Leaps:
    """By square, the leaps of a king that moves one step at a time."""
    return _leaps(variant, tuple(Direction))


def _leaps(variant: Variant, directions: tuple[Direction, ...]) -> Leaps:
    board = variant.geometry
    table: list[tuple[Leap, ...]] = [()]
    for square in range(1, board.squares + 1):
        rays = (board.ray(square, direction)[:2] for direction in directions)
        table.append(
            tuple(
                Leap(board.mask_of[ray[0]], board.mask_of[ray[1]], ray[0], ray[1])
                for ray in rays
                if len(ray) == 2
            )
        )
    return tuple(table)


@cache
def _man_shifts(variant: Variant, side: Side) -> tuple[int, ...]:
    ways = tuple(Direction) if variant.men_capture_backward else FORWARD[side]
    return tuple(variant.geometry.shift(direction) for direction in ways)


@cache
def _king_shifts(variant: Variant) -> tuple[int, ...]:
    return tuple(variant.geometry.shift(direction) for direction in Direction)


def _add_leaps(
    position: Position,
    pieces: int,
    leaps: Leaps,
    targets: int,
    found: list[Move],
    longest_only: bool,
) -> None:
    """Add every complete capture of the leaping pieces in a mask, all men or all kings."""
    variant, side, white, black, kings = position
    board = variant.geometry
    masks = board.mask_of
    without = board.playable & ~(white | black)
    crowning = 0 if pieces & kings else board.base_mask[side.opponent]
    longest = 0
    for bit in bits(pieces):
        start_mask = 1 << bit
        empty = without | start_mask
        start = board.square_of[bit]
        # The captures under way, each as (where the piece is, targets left, path, captured).
        begun: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]]
        begun = [(start, targets, (start,), ())]
        while begun:
            square, left, path, captured = begun.pop()
            is_complete = True
            for over_mask, landing_mask, over, landing in leaps[square]:
                if over_mask & left and landing_mask & empty:
                    is_complete = False
                    begun.append((landing, left ^ over_mask, (*path, landing), (*captured, over)))
            if is_complete and captured and len(captured) >= longest:
                longest = len(captured) if longest_only else 0
                end = masks[square]
                promotes = bool(end & crowning)
                found.append(Move(path, captured, promotes, start_mask, end, targets ^ left))


def _add_flights(  # noqa: C901  (one closure, for speed: cut up, it takes a third longer)
    position: Position, pieces: int, enemies: int, found: list[Move], longest_only: bool
) -> None:
    """Add every complete capture of the flying kings in a mask (Capo II, 4.3, 4.6)."""
    variant = position.variant
    masks, square_of = variant.geometry.mask_of, variant.geometry.square_of
    all_rays = king_rays(variant)
    everyone = position.white | position.black
    start_mask = occupied = longest = 0

    def pass_over(ray: Ray, left: int, path: tuple[int, ...], captured: tuple[int, ...]) -> bool:
        """Capture the next piece on a diagonal and go on from behind it; False if there is none."""
        nonlocal longest
        way, _, squares = ray
        over = 0
        landings: list[int] = []
        for square, mask in squares:
            if mask & occupied:
                if over or not mask & left:
                    break
                over = square
            elif over:
                landings.append(square)
        if not landings:
            return False
        left ^= masks[over]
        captured = (*captured, over)
        # Straight on, the path names the square right behind the piece; where the king turns, the
        # square of the turn. Each landing from which nothing can be captured is an end of its own.
        first = landings[0]
        ahead = all_rays[first][way]
        goes_straight = ahead.mask & left and pass_over(ahead, left, (*path, first), captured)
        one_side, other_side = TURNS[way]
        for landing in landings:
            longer = (*path, landing)
            rays = all_rays[landing]
            ray = rays[one_side]
            turns = ray.mask & left and pass_over(ray, left, longer, captured)
            ray = rays[other_side]
            turns = (ray.mask & left and pass_over(ray, left, longer, captured)) or turns
            if not (turns or goes_straight) and len(captured) >= longest:
                longest = len(captured) if longest_only else 0
                passed = enemies ^ left
                found.append(Move(longer, captured, False, start_mask, masks[landing], passed))
        return True

    for bit in bits(pieces):
        start_mask = 1 << bit
        occupied = everyone ^ start_mask
        start = square_of[bit]
        for ray in all_rays[start]:
            if ray.mask & enemies:
                pass_over(ray, enemies, (start,), ())


TURNS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        place
        for place, turn in enumerate(Direction)
        if sum(a * b for a, b in zip(turn.value, way.value, strict=True)) == 0
    )
    for way in Direction
)
"""By place in `Direction`, the places of the two diagonals that cross it."""


class Ray(NamedTuple):
    """A diagonal from one square to the edge."""

    way: int
    """Its place in `Direction`."""
    mask: int
    squares: tuple[tuple[int, int], ...]
    """The squares, nearest first, each with its mask."""


@cache
def king_rays(variant: Variant) -> tuple[tuple[Ray, ...], ...]:
    """By square, the four diagonals from it."""
    board = variant.geometry
    table: list[tuple[Ray, ...]] = [()]
    for square in range(1, board.squares + 1):
        rays = []
        for way, direction in enumerate(Direction):
            far = tuple((each, board.mask_of[each]) for each in board.ray(square, direction))
            rays.append(Ray(way, sum(mask for _, mask in far), far))
        table.append(tuple(rays))
    return tuple(table)
