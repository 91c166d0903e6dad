"""A game as it stood earlier: the same as it was then, and another game."""

from hypothesis import given
from hypothesis import strategies as st

from assistant.game.deeds import CountAsked, PositionSet
from assistant.game.earlier import game_at
from assistant.game.game import Game
from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.variant import ITALIAN


@given(st.lists(st.integers(0, 30), max_size=40), st.integers(0, 40))
def test_it_is_what_it_was_when_so_much_was_played(choices: list[int], back: int) -> None:
    game = Game(start_position(ITALIAN), ITALIAN_FID)
    then = [(game.position, game.legal, game.times_seen, game.count, game.outcome)]
    for choice in choices:
        if game.outcome:
            break
        game.play(game.legal[choice % len(game.legal)])
        then.append((game.position, game.legal, game.times_seen, game.count, game.outcome))
    entry = max(len(then) - 1 - back, 0)
    deeds = list(game.deeds)
    earlier = game_at(game, entry)
    found = (earlier.position, earlier.legal, earlier.times_seen, earlier.count, earlier.outcome)
    assert found == then[entry]
    assert game.deeds == deeds
    assert [ply.written for ply in earlier.plies] == [ply.written for ply in game.plies[:entry]]


def test_counts_and_positions_that_were_set_are_there_too() -> None:
    game = Game(parse_fen("W:WK30,24:BK3,9", ITALIAN), ITALIAN_FID)
    game.do(CountAsked(game.position.side_to_move))
    game.play(next(move for move in game.legal if move.path == (30, 26)))
    kept = parse_fen("W:WK26,24:BK3,9", ITALIAN)
    game.do(PositionSet(kept, Article(Text.CAPO1, "8.2"), "black"))
    game.play(game.legal[0])
    for entry, line in enumerate(game.entries):
        earlier = game_at(game, entry)
        assert earlier.position == line.position
        assert (earlier.count is None) == (line.count is None)
