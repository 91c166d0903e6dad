"""What the codes of a device mean: as it is documented, or as a known position shows.

A code that nobody has declared is a piece of an unknown kind: a king made of two men stacked reads like
that. What is found is kept by others, by the serial number of the board, as the plain text below.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.rules.position import Piece, Position
from assistant.rules.side import Side
from assistant.tactile.orientation import Orientation, orientations_of
from assistant.tactile.reading import Seen

MAX_LENGTH = 10_000
"""No text of 256 codes is as long as this; what is longer is refused unread."""


@dataclass(frozen=True, slots=True)
class Codes:
    """What each code means."""

    meanings: Mapping[int, Seen]

    def seen(self, dump: Sequence[int]) -> tuple[Seen, ...]:
        """What a dump says, field by field."""
        return tuple(self.meanings.get(code, Seen.SOMETHING) for code in dump)


def _letters(**meanings: str) -> Codes:
    """Codes that are characters: a text of those that mean each thing."""
    return Codes({ord(each): Seen[what] for what, letters in meanings.items() for each in letters})


DGT_DRAUGHTS = Codes(
    {
        0x00: Seen.NOTHING,
        0x01: Seen.WHITE_MAN,
        0x04: Seen.BLACK_MAN,
        0x07: Seen.WHITE_KING,
        0x0A: Seen.BLACK_KING,
    }
)
DGT_CHESS = Codes(
    {
        0x00: Seen.NOTHING,
        0x01: Seen.WHITE_MAN,
        **dict.fromkeys((0x02, 0x03, 0x04), Seen.WHITE),
        **dict.fromkeys((0x05, 0x06), Seen.WHITE_KING),
        0x07: Seen.BLACK_MAN,
        **dict.fromkeys((0x08, 0x09, 0x0A), Seen.BLACK),
        **dict.fromkeys((0x0B, 0x0C), Seen.BLACK_KING),
    }
)
"""A chess set: pawns are men, kings and queens are kings."""
CHESSLINK = _letters(
    NOTHING=".",
    WHITE_MAN="P",
    WHITE="RNB",
    WHITE_KING="KQ",
    BLACK_MAN="p",
    BLACK="rnb",
    BLACK_KING="kq",
)
TDB = _letters(
    NOTHING=".",
    SOMETHING="o",
    WHITE_MAN="w",
    WHITE_KING="W",
    BLACK_MAN="b",
    BLACK_KING="B",
    UNSURE="?",
)


class Calibration(NamedTuple):
    """How a device lies, and what its codes mean."""

    orientation: Orientation
    codes: Codes


def calibrated(
    codes: Codes, dump: Sequence[int], orientation: Orientation, position: Position
) -> Codes | None:
    """The codes with the men as a dump of a known position shows them.

    None unless all men of a side have one code, and no other square has it: a board that sees no
    colours cannot be calibrated. Where a man was found under the code of something else, the two have
    changed places: in 2011 the DGT boards exchanged the white king and the black man.
    """
    found = {man: _code_of(man, dump, orientation, position) for man in (_WHITE_MAN, _BLACK_MAN)}
    meanings = dict(codes.meanings)
    for man, code in found.items():
        if code is None or codes.meanings.get(code) in (Seen.NOTHING, Seen.UNSURE):
            return None
        seen = _SEEN[man]
        instead = meanings.get(code, Seen.SOMETHING)
        for former in [each for each, meaning in meanings.items() if meaning is seen]:
            meanings[former] = instead
        meanings[code] = seen
    return Codes(meanings)


def calibrations_of(
    codes: Codes, dump: Sequence[int], position: Position, *, on_light: bool = False
) -> list[Calibration]:
    """How the device may lie, with what codes, if it shows this position.

    The colours are believed if they fit. Otherwise only what is empty is believed, and of what fits
    then that is left which differs least from the codes. If several are left, a person is asked where
    White sits.
    """
    seen = codes.seen(dump)
    as_told = orientations_of(seen, position, on_light=on_light)
    if as_told:
        return [Calibration(each, calibrated(codes, dump, each, position) or codes) for each in as_told]
    blurred = [each if each in (Seen.NOTHING, Seen.UNSURE) else Seen.SOMETHING for each in seen]
    fitting = [
        Calibration(orientation, found)
        for orientation in orientations_of(blurred, position, on_light=on_light)
        if (found := calibrated(codes, dump, orientation, position))
    ]
    if not fitting and codes is DGT_DRAUGHTS:
        return calibrations_of(DGT_CHESS, dump, position, on_light=on_light)  # pieces of a chess set
    changes = [_changes(codes, each.codes, dump) for each in fitting]
    return [each for each, n in zip(fitting, changes, strict=True) if n == min(changes)]


def format_codes(codes: Codes) -> str:
    """The codes as text, such as `0=nothing 1=white-man`, always the same for the same codes."""
    return " ".join(f"{code}={what.value}" for code, what in sorted(codes.meanings.items()))


def parse_codes(text: str) -> Codes | None:
    """What format_codes wrote; None for any other text."""
    meanings: dict[int, Seen] = {}
    known = {each.value: each for each in Seen}
    if len(text) > MAX_LENGTH:
        return None
    for entry in text.split():
        code, _, what = entry.partition("=")
        is_code = code.isascii() and code.isdigit() and len(code) <= 3 and int(code) < 256
        if not is_code or what not in known or int(code) in meanings:
            return None
        meanings[int(code)] = known[what]
    return Codes(meanings) if meanings else None


_WHITE_MAN, _BLACK_MAN = Piece(Side.WHITE, is_king=False), Piece(Side.BLACK, is_king=False)
_SEEN = {_WHITE_MAN: Seen.WHITE_MAN, _BLACK_MAN: Seen.BLACK_MAN}


def _code_of(
    man: Piece, dump: Sequence[int], orientation: Orientation, position: Position
) -> int | None:
    """The code that stands on all squares of a side's men and nowhere else; None if there is none."""
    at: set[int] = set()
    elsewhere: set[int] = set()
    for field, code in enumerate(dump):
        square = orientation.square_of(field)
        is_there = square and position.piece_at(square) == man
        (at if is_there else elsewhere).add(code)
    return at.pop() if len(at) == 1 and not at & elsewhere else None


def _changes(before: Codes, after: Codes, dump: Sequence[int]) -> int:
    """How many of the codes in a dump have another meaning."""
    return sum(before.meanings.get(code) is not after.meanings.get(code) for code in {*dump})
