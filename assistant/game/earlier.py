"""A game as it stood earlier, to be looked at."""

from assistant.game.deeds import CountAnnulled, CountAsked, PositionSet
from assistant.game.game import Game
from assistant.game.record import Ply, SetPosition


def game_at(game: Game, entry: int) -> Game:
    """The game as it stood at an entry of its record, 0 for the start; it is another game.

    Its own deeds are those that led there, and none that was taken back.
    """
    earlier = Game(game.start, game.regulation)
    for each in game.entries[: entry + 1]:
        match each.cause:
            case Ply(move=move):
                earlier.play(move)
            case SetPosition(article, decided_by, is_of_move):
                earlier.do(PositionSet(each.position, article, decided_by, is_of_move))
        if each.count and not earlier.count:
            earlier.do(CountAsked(each.position.side_to_move))
        if earlier.count and not each.count:
            earlier.do(CountAnnulled(game.regulation.touched_out_of_turn))
    return earlier
