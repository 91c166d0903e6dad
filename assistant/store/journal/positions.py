"""Positions as the index has them: one number each, by which games are found that came to it."""

from hashlib import blake2b

from assistant.rules.fen import format_fen
from assistant.rules.position import Position


def number_of(position: Position) -> int:
    """The same number for the same position in every version, of 64 bits with a sign.

    Among a hundred million positions two share one with a chance of one in four thousand; who finds a
    game by it looks at the position itself.
    """
    text = f"{position.variant.name} {format_fen(position)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), signed=True)
