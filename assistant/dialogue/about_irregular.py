"""What is asked about irregularities: of the opponent, and of who may have announced one."""

from assistant.narration.facts.irregular import WhoAnnouncedAsked, WhoTookAsked
from assistant.rules.irregularities import Finding
from assistant.rules.side import Side
from assistant.values import Value


class Keep(Value):
    """Whether the opponent lets an irregularity of a board stand, or has it corrected."""

    seat: int
    finding: Finding


class KeepAnnounced(Value):
    """Whether the opponent lets a move stand that this side has announced, or has it corrected.

    What came of it follows from the squares: of a game that is played blindfold no position waits.
    """

    side: Side
    squares: tuple[int, ...]
    has_capture_sign: bool


class Announced(Value):
    """Whether this side has announced what was only heard, and is not legal."""

    side: Side
    squares: tuple[int, ...]
    has_capture_sign: bool


class WhoAnnounced(Value):
    """Who of two people has announced a move of a piece that is not that of who is to move."""

    squares: tuple[int, ...]
    has_capture_sign: bool


class WhoTook(Value):
    """Whose hand took pieces off a board: of who has moved last, or of who is to move."""

    seat: int
    findings: tuple[Finding, ...]
    """What it was of either."""


AwaitedOfIrregular = WhoAnnounced | WhoTook
AwaitingOfIrregular = WhoAnnouncedAsked | WhoTookAsked
"""What a line can be waited for that says whose an irregularity is, and the facts that say so."""
