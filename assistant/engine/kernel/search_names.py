"""The names that the sources of the search find beside those of names.py, likewise for readers.

The search works with one list too: its first ROOM numbers are those of names.py, the rest is here.
"""

from typing import Final

from assistant.engine.kernel.names import ROOM

INFINITY: Final = 200_000
"""Beyond every score. Scores are hundredths of a man, for the side to move."""
WIN: Final = 100_000
"""To have won at the root; a win further down is worth one less for each ply."""
WON: Final = 99_000
"""Scores above it are wins that the search has seen to the end."""
DRAW: Final = 0

RANKS: Final = ROOM
"""To a move at a place of the list belongs the number that far behind it: how early it is tried.

Its lowest 10 bits are 1023 less the number of the move in the order of its generation.
"""

STOP: Final = 2 * ROOM
"""Where a 1, from whichever thread, ends the search. What it returns then means nothing."""
NODES: Final = STOP + 1
"""Where the positions are counted that the search has looked at."""
MOST_NODES: Final = STOP + 2
"""Where it is noted after how many of them the search stops."""
ANSWER: Final = STOP + 3
"""Where the score of a position is noted that needs no look at its moves."""
SELECTIVE: Final = STOP + 4
"""Where a 1 is noted if late moves are searched less deeply, and deeper entries of the table serve."""
SLOTS: Final = STOP + 5
"""Where the mask is noted that makes a number of a slot of the table out of a key."""
NEXT_KEY: Final = STOP + 6
"""Where the key of a position is noted to which a move leads."""
NEXT_SCORE: Final = STOP + 7
"""Where its sum of square values is noted."""
COUNTS: Final = STOP + 8
"""Where it is noted, by ending, after how many plies its count ends in a draw; 0 is for never."""
TABLE_AT: Final = STOP + 12
"""Where it is noted at which place the table begins."""

KING_EACH: Final = 1
"""The ending with a king on each side, unless it is one of the next two."""
THREE_AGAINST_KING: Final = 2
TWO_AGAINST_KING: Final = 3

KILLERS: Final = STOP + 16
"""Where two quiet moves are noted for each ply that refuted something there: masks of both ends."""
PAST: Final = 256
"""How many of the game's positions before the root are known."""
PLIES: Final = 256
DEEPEST: Final = 100
"""The ply where a search ends, except for captures."""
PATH: Final = KILLERS + 2 * PLIES + PAST
"""Where the key of the root is noted; before it those of the game, after it those of the line."""
HISTORY: Final = PATH + PLIES
"""Where it is noted, by side and way, how often a quiet move was best."""
WAYS: Final = 1021
"""A prime: the mask of both ends of a move, divided by it, leaves the number of its way."""
TABLE: Final = HISTORY + 2 * 1024
"""Where the table of a single thread begins: slots of two entries of two numbers, see source/table.py.

Where there are two threads, the list of the second one begins here, and the table is behind both.
"""
KNOWN: Final = (1 << 40) - 1
"""The bits of the second number of an entry that tell what is known; the others are of the key."""

EXACT: Final = 3
AT_LEAST: Final = 1
AT_MOST: Final = 2

HASHES: tuple[int, ...]
"""By 128 times the side, 64 for a king, plus one more than the bit: what a piece adds to a key."""
TURN: int
"""What it adds that Black is to move."""
VALUES: tuple[int, ...]
"""By the same number: what a piece on its square is worth to its side."""
DISTANCES: tuple[int, ...]
"""By 64 times one bit plus another: the steps of a short king between them."""
MAN: int
KING: int
TEMPO: int
TRADE: int
DRIVE: int
WINNING_LEAD: int
FEW: int
