"""The signs of a score, in both senses, and the numbers (NAGs) that PDN has for them.

FID, Capo I art. 13, Capo II art. 9: `?!` looks weak and proves strong, `!?` looks strong and proves
weak. PGN and PDN have these two the other way round, so that a file is written with numbers only.
"""

from assistant.game.pdn.tree import Node, SignSense
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.side import Side

GOOD, POOR, VERY_GOOD, VERY_POOR, SPECULATIVE, DUBIOUS, FORCED = range(1, 8)
"""$5 looks weak and proves strong, $6 looks strong and proves weak."""
EQUAL, WHITE_WINS, BLACK_WINS = 10, 18, 19

_PLAIN = {"!": GOOD, "?": POOR, "!!": VERY_GOOD, "??": VERY_POOR, "=": EQUAL}
_DOUBTFUL = {
    SignSense.FID: {"?!": SPECULATIVE, "!?": DUBIOUS},
    SignSense.PGN: {"!?": SPECULATIVE, "?!": DUBIOUS},
}
_FID_SIGNS = {number: sign for sign, number in (_PLAIN | _DOUBTFUL[SignSense.FID]).items()} | {
    FORCED: "*",
    WHITE_WINS: "+",
    BLACK_WINS: "+",
}
SIGNS = tuple(dict.fromkeys(_FID_SIGNS.values()))
"""All signs of the regulations that judge a move."""


def nag_of(sign: str, sense: SignSense, side: Side | None = None) -> int | None:
    """The number of a sign behind a move of a side; None for what is no sign, or needs the side."""
    if sign in ("?!", "!?"):
        return _DOUBTFUL[sense][sign]
    if sign == "+":  # art. 13: it wins
        return {Side.WHITE: WHITE_WINS, Side.BLACK: BLACK_WINS, None: None}[side]
    return FORCED if sign == "*" else _PLAIN.get(sign)


def sign_of(nag: int) -> str:
    """The sign of the FID regulations for a number; "" where they have none."""
    return _FID_SIGNS.get(nag, "")


def signs_of(node: Node) -> str:
    """The signs behind a move, as a score of the federation has them."""
    return "".join(map(sign_of, node.nags))


def may_be_forced(node: Node) -> bool:
    """Whether a move can be one that every other would lose by (13.9).

    Only where there is another: a move that is merely the only one, as a compulsory capture, is not.
    """
    before = node.parent.position if node.parent else None
    return before is not None and len(distinct_moves(legal_moves(before))) > 1


def add_sign(node: Node, sign: str, sense: SignSense = SignSense.FID) -> bool:
    """Note a sign at a move; False where it says nothing there, or is none."""
    nag = nag_of(sign, sense, node.side)
    if nag is None or (nag == FORCED and not may_be_forced(node)):
        return False
    if nag not in node.nags:
        node.nags = (*node.nags, nag)
    return True
