"""A game that was played here as a tree of PDN, and a tree's main line as a game."""

from collections.abc import Mapping

from assistant.game.deeds import PositionSet
from assistant.game.game import Game
from assistant.game.pdn.results import Result
from assistant.game.pdn.tree import Kept, PdnGame
from assistant.game.record import SetPosition
from assistant.rules.side import Side


def tree_of(game: Game, tags: Mapping[str, str]) -> PdnGame:
    """The record of a game, with what was set up and which irregularities were kept.

    Moves that were taken back are no part of it. `tags` are by their English names (tags.py); Result,
    GameType and FEN are the game's own.
    """
    told = PdnGame(game.regulation, game.start)
    told.tags.update(tags)
    node = told.root
    for entry in game.entries[1:]:
        cause = entry.cause
        if isinstance(cause, SetPosition):
            kept = None
            if cause.article is not None:
                kept = Kept(cause.article, cause.decided_by, cause.is_of_move)
            node = node.add_setup(entry.position, kept)
        else:
            assert cause is not None, "the start alone has no cause"
            node = node.add(cause.move)
    if game.outcome is not None:
        winner = game.outcome.winner
        told.result = {Side.WHITE: Result.WHITE, Side.BLACK: Result.BLACK, None: Result.DRAW}[winner]
    return told


def game_of(tree: PdnGame) -> Game:
    """The game that the main line makes, as far as it is legal. Raises ValueError for none of ours.

    Where the law or a count ends the game before the line does, it ends there.
    """
    if tree.regulation is None or tree.start is None:
        raise ValueError("the game is not ours")
    game = Game(tree.start, tree.regulation)
    for node in tree.root.line_on():
        if node.fen:
            if node.setup is None:
                break
            article = node.kept.article if node.kept else None
            by = node.kept.decided_by if node.kept else ""
            of_move = node.kept is not None and node.kept.is_of_move
            game.do(PositionSet(node.setup, article, by, of_move))
        elif node.move is None or node.move not in game.legal:
            break
        else:
            game.play(node.move)
    return game
