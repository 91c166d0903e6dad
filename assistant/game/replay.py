"""A game that was written down, done again deed by deed: for who follows what came of each."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.game.deeds import Began, Deed, TakenBack
from assistant.game.game import Game
from assistant.game.record import Change, Ply


class Done(NamedTuple):
    """A deed that was done again."""

    game: Game
    """As it stands behind it; one and the same for all deeds."""
    deed: Deed
    taken: Sequence[Ply]
    """The plies that it has taken back."""
    change: Change
    """What came of it."""


def done_again(deeds: Sequence[Deed]) -> Iterator[Done]:
    """The game that these deeds make, from its beginning on. Raises ValueError where they make none."""
    if not (deeds and isinstance(deeds[0], Began)):
        raise ValueError("a game that has no beginning")
    game = Game.of(deeds[:1])
    yield Done(game, deeds[0], (), Change())
    for deed in deeds[1:]:
        taken = game.plies[-deed.plies :] if isinstance(deed, TakenBack) and deed.plies else ()
        change = game.do(deed)
        yield Done(game, deed, taken, change)
