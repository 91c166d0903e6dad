"""What the arbiter, or the law, has somebody decide with a yes or a no: as data."""

from assistant.rules.articles import Article
from assistant.rules.side import Side
from assistant.values import Value


class NeitherWins(Value):
    """Whether neither can win, which is a draw: asked of the other one than this side, or of the
    arbiter."""

    side: Side | None


class Refusal(Value):
    """Whether this side refuses to keep to the rules, by the arbiter's word, and has lost."""

    side: Side


class Shorten(Value):
    """Whether the count is shortened to so many moves, though it ends the game."""

    of: int


class AnnulGame(Value):
    """Whether the game is annulled for the `orientation` of the board, or the `colours`."""

    why: str


class Directed(Value):
    """Whether it was the direction of the event that gave the colours to the wrong players."""


class Astray(Value):
    """Whether a piece that is off its square is put `back` where the record has it, or is `out` of
    play: as a side's person has proposed, or the arbiter."""

    what: str
    square: int
    """0 where nobody has said it."""
    side: Side | None
    article: Article


AboutRuling = NeitherWins | Refusal | Shorten | AnnulGame | Directed | Astray
"""What can be asked that the arbiter, or the law, decides."""
