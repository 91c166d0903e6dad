"""Going through the tree of a game: which move a node is, what else is there, the game as it stood."""

from assistant.game.deeds import PositionSet
from assistant.game.game import Game
from assistant.game.pdn.tree import Node, PdnGame
from assistant.rules.side import Side


def numbered(node: Node) -> tuple[int, Side]:
    """The number of the move that a node is, as a score counts it, and the side that makes it.

    Of a position that was put up, and of the root: those of the move that would follow.
    """
    number, side = 1, Side.WHITE
    path = [*node.back()][::-1]
    for place, each in enumerate(path):
        if place == 0:
            side = each.position.side_to_move if each.position else side
        elif each.fen:
            following = each.position.side_to_move if each.position else side
            number += side is Side.BLACK and following is Side.WHITE
            side = following
        elif each is node:
            break
        else:
            number += side is Side.BLACK
            side = each.position.side_to_move if each.position else side.opponent
    return number, side


def others(node: Node) -> list[Node]:
    """The variations that can be gone into here: those on this move, or else on the one that follows.

    In the first move of a variation they are all that stand beside it.
    """
    parent = node.parent
    if parent is not None and len(parent.children) > 1:
        return parent.children[1:]
    return node.children[1:]


def begun_at(node: Node) -> Node | None:
    """The first move of the variation in which a node stands, the innermost; None on the main line."""
    return next((each for each in node.back() if each.is_variation), None)


def line_of(node: Node) -> list[Node]:
    """The line in which a node stands, from the first move to its end, without the root."""
    return [*[*node.back()][-2::-1], *node.line_on()]


def on_line(node: Node, number: int, side: Side | None = None) -> Node | None:
    """The move of this number in the line of a node: the side's, or else the first that there is."""
    for each in line_of(node):
        if not each.fen:
            found = numbered(each)
            if found[0] == number and side in (None, found[1]):
                return each
    return None


def game_on(tree: PdnGame, node: Node) -> Game | None:
    """The game as it stood behind a node; None where nobody knows what stands there.

    Where a repetition or a count would have ended it before, it is one that begins shortly before.
    """
    if tree.regulation is None or node.position is None:
        return None
    path = [*node.back()][::-1]
    try:
        return _played(tree, path)
    except ValueError:
        return _played(tree, path[-2:])


def _played(tree: PdnGame, path: list[Node]) -> Game:
    """The game of a row of nodes, of which the first one is where it begins. Raises ValueError."""
    start = path[0].position
    assert tree.regulation is not None
    if start is None:
        raise ValueError("it begins from nowhere")
    game = Game(start, tree.regulation)
    for node in path[1:]:
        if node.setup is not None:
            kept = node.kept
            article, by = (kept.article, kept.decided_by) if kept else (None, "")
            game.do(PositionSet(node.setup, article, by, bool(kept and kept.is_of_move)))
        elif node.move is not None:
            game.play(node.move)
        else:
            raise ValueError("a move that the law does not know")
    return game
