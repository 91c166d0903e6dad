"""A game that was played here as a tree of PDN, and a tree's main line as a game."""

from bisect import bisect_left
from collections.abc import Mapping

from assistant.game.deeds import Began, Deed, MovePlayed, PositionSet
from assistant.game.game import Game
from assistant.game.pdn.results import Result
from assistant.game.pdn.tree import Kept, PdnGame
from assistant.game.pdn.writer import write_move
from assistant.game.record import SetPosition
from assistant.rules.changes import changes_between
from assistant.rules.position import Position
from assistant.rules.side import Side


def tree_of(game: Game, tags: Mapping[str, str], *, hides_position: bool = False) -> PdnGame:
    """The record of a game, with what was set up and which irregularities were kept: of one that
    `hides_position`, as what was done.

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
                assert node.position is not None, "all before it is legal, or was set up"
                what = changes_between(node.position, entry.position) if hides_position else ""
                kept = Kept(cause.article, cause.decided_by, cause.is_of_move, what)
            node = node.add_setup(entry.position, kept)
        else:
            assert cause is not None, "the start alone has no cause"
            node = node.add(cause.move)
    if game.outcome is not None and not game.outcome.is_annulled:
        winner = game.outcome.winner
        told.result = {Side.WHITE: Result.WHITE, Side.BLACK: Result.BLACK, None: Result.DRAW}[winner]
    return told


def game_of(tree: PdnGame) -> Game:
    """The game that the main line makes, as far as it is legal. Raises ValueError for none of ours.

    Where a repetition or a count ends the game before the line does, it ends there.
    """
    deeds = deeds_of(tree)
    try:
        return Game.of(deeds)
    except ValueError:
        # Each beginning of what ends too early is a game up to there, and none beyond.
        good = bisect_left(
            range(1, len(deeds)), True, key=lambda count: not _is_game(deeds[: count + 1])
        )
        return Game.of(deeds[: good + 1])


def deeds_of(tree: PdnGame) -> list[Deed]:
    """What was done in the main line, up to the first move that is not legal.

    Raises ValueError for a game that is not ours, or begins from nowhere.
    """
    if tree.regulation is None or tree.start is None:
        raise ValueError("the game is not ours")
    deeds: list[Deed] = [Began(tree.regulation, tree.start)]
    before, ply = tree.start, 0
    for node in tree.root.line_on():
        if node.setup is not None:
            deeds.append(_set_up(node.setup, node.kept))
        elif node.move is None:
            break
        else:
            ply += 1
            move, side = node.move, before.side_to_move
            deeds.append(MovePlayed(ply, side, write_move(node), move.path, move.captured))
        assert node.position is not None, "a legal move and a setup lead somewhere"
        before = node.position
    return deeds


def _set_up(position: Position, kept: Kept | None) -> PositionSet:
    if kept is None:
        return PositionSet(position, None, "")
    return PositionSet(position, kept.article, kept.decided_by, kept.is_of_move)


def _is_game(deeds: list[Deed]) -> bool:
    try:
        Game.of(deeds)
    except ValueError:
        return False
    return True
