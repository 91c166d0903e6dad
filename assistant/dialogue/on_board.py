"""What stands on a tactile board without sensors, of which nobody but its player can tell."""

from typing import TYPE_CHECKING

from assistant.rules.position import Position
from assistant.values import Value

if TYPE_CHECKING:
    from assistant.game.game import Game


class OnBoard(Value):
    """What was told to be put there last."""

    position: Position
    """All that was told to be done there being done."""
    game: "Game | None" = None
    """The game whose position it was, if it was all told: its player makes its moves there too."""

    @property
    def now(self) -> Position:
        """What stands there now."""
        return self.game.position if self.game else self.position
