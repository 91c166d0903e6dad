"""What somebody looks at beside the game: where in its record, or where in the tree of another one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from assistant.values import Value

if TYPE_CHECKING:  # who only plays reads nothing of files
    from assistant.game.pdn.tree import Node, PdnGame


class Aside(Value):
    """An earlier place in the game under way. It has no `do`: nothing is changed in it."""

    at: int
    """The entry of the record that is looked at, 0 for the start; never the last one."""


class InTree(Value):
    """A place in another game: of a file, or one that is kept. Nothing of it touches the game under
    way."""

    tree: "PdnGame"
    node: "Node"
    file: str = ""
    """As it was said when it was opened; empty for a kept game."""
    number: int = 1
    """In the file, or that of the journal."""
    is_noted: bool = False
    """Whether something was noted in it that is written nowhere."""
    is_tried: bool = False
    """Whether moves are only tried out, and thrown away with it."""

    def undoing(self) -> Callable[[], None]:
        """What makes the tree what it is now, after whatever is noted at this place by one event.

        Only the node, and what begins the variation in which it stands, are ever changed from it.
        """
        branch = next((each for each in self.node.back() if each.is_variation), None)
        above = branch.parent if branch else None
        node = self.node
        before, comments, nags = node.before, node.comments, node.nags
        children = [*node.children]
        beside = [*above.children] if above else []

        def undo() -> None:
            node.before, node.comments, node.nags = before, comments, nags
            node.children = children
            if above and branch:
                above.children, branch.parent = beside, above

        return undo
