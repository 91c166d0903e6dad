"""Going through the tree of a game: which move a node is, what else is there, the game as it stood."""

from collections.abc import Iterable, Iterator
from itertools import islice, takewhile

from assistant.game.deeds import PositionSet
from assistant.game.game import Game
from assistant.game.pdn.tree import Node, PdnGame
from assistant.rules.side import Side

LONGEST_WAY = 2_000
"""Plies that are played again for the position behind them: no game has so many, and a file may."""


def numbered(node: Node) -> tuple[int, Side]:
    """The number of the move that a node is, as a score counts it, and the side that makes it.

    Of a position that was put up, and of the root: those of the move that would follow.
    """
    *_, (_, number, side) = _numbers([*node.back()][::-1])
    return number, side


def _numbers(path: Iterable[Node]) -> Iterator[tuple[Node, int, Side]]:
    """The nodes from the root on, each with its number and side as above."""
    number, side = 1, Side.WHITE
    for node in path:
        position = node.position
        if node.parent is None:
            side = position.side_to_move if position else side
            yield node, number, side
        elif node.fen:
            following = position.side_to_move if position else side
            number += side is Side.BLACK and following is Side.WHITE
            side = following
            yield node, number, side
        else:
            yield node, number, side
            number += side is Side.BLACK
            side = position.side_to_move if position else side.opponent


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
    *_, root = node.back()
    for each, its_number, its_side in _numbers([root, *line_of(node)]):
        is_move = each is not root and not each.fen
        if is_move and its_number == number and side in (None, its_side):
            return each
    return None


def game_on(tree: PdnGame, node: Node) -> Game | None:
    """The game as it stood behind a node; None where nobody knows what stands there.

    It begins behind what nobody knows, with the position that was set up there. Where a repetition or
    a count would have ended it before, it is one that begins shortly before, or with the node itself;
    so is one of more plies than LONGEST_WAY.
    """
    if tree.regulation is None or node.position is None:
        return None
    known = takewhile(lambda each: each.position is not None, node.back())
    path = [*islice(known, LONGEST_WAY + 1)][::-1]
    for way in (path, path[-2:]):
        try:
            return _played(tree, way)
        except ValueError:
            continue
    return _played(tree, path[-1:])


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
            is_of_move = bool(kept and kept.is_of_move and game.plies)
            game.do(PositionSet(node.setup, article, by, is_of_move))
        elif node.move is not None:
            game.play(node.move)
        else:
            raise ValueError("a move that the law does not know")
    return game
