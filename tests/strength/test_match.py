"""The games of a match: they end as the law says, and go the same way each time."""

import json
import sys
from itertools import cycle, islice
from pathlib import Path

import pytest

from assistant.engine.kernel.kernel import masks, plain_kernel
from assistant.engine.kernel.thinking import UNCOUNTED, Thinking, square_values
from assistant.engine.limits import Limits
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant
from tests.engine.support.searches import positions_of_games
from tests.strength import match
from tests.strength.match import LONGEST, End, Match, Played, Player, Times, Turn, play_game
from tests.strength.material import Material, balance, material_kernel
from tests.strength.openings import even_openings, random_openings
from tests.strength.players import Elsewhere, Opponent, Searcher

both_games = pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)


class Reader:
    """Plays the moves of a list, by their ends, over and over; notes what it was asked."""

    def __init__(self, *moves: str) -> None:
        self.name = "reader"
        self.asked: list[Turn] = []
        self._moves = cycle(moves)

    def move(self, turn: Turn) -> Move:
        self.asked.append(turn)
        start, end = map(int, next(self._moves).split("-"))
        return next(
            each for each in legal_moves(turn.position) if (each.start, each.end) == (start, end)
        )


class First:
    """Plays the first legal move."""

    name = "first"

    def move(self, turn: Turn) -> Move:
        return legal_moves(turn.position)[0]


def played(fen: str, variant: Variant, white: Player, black: Player, longest: int = LONGEST) -> Played:
    players = {Side.WHITE: white, Side.BLACK: black}
    return play_game(parse_fen(fen, variant), players, longest=longest)


def test_who_has_no_move_has_lost() -> None:
    # The last piece is taken; the man is shut in.
    assert played("W:W22:B18", ITALIAN, First(), First())[:2] == (1.0, End.NO_MOVE)
    assert played("B:W22:B18", ITALIAN, First(), First())[:2] == (0.0, End.NO_MOVE)
    shut_in = "W:W32:B1,2,3,5,8,25,26,K28"
    assert not legal_moves(parse_fen(shut_in, ITALIAN))
    result = played(shut_in, ITALIAN, First(), First())
    assert result == (0.0, End.NO_MOVE, (parse_fen(shut_in, ITALIAN),))


def test_the_third_time_a_position_stands_there_it_is_a_draw() -> None:
    result = played("W:WK1:BK32", ITALIAN, Reader("1-5", "5-1"), Reader("32-28", "28-32"))
    assert result[:2] == (0.5, End.REPETITION)
    assert len(result.positions) == 9
    assert result.positions.count(result.positions[0]) == 3


def test_a_count_of_the_regulation_is_a_draw() -> None:
    # Two loops of two and three moves come together again after six of each; five are counted.
    white, black = Reader("1-6", "6-1"), Reader("5-10", "10-14", "14-5")
    result = played("W:WK1:BK5,K46", INTERNATIONAL, white, black)
    assert result[:2] == (0.5, End.COUNT)
    assert [turn.counts.since for turn in white.asked] == [0, 1, 3, 5, 7, 9]
    assert {turn.counts.two_against_king for turn in white.asked} == {10}
    assert len(result.positions) == 12


def test_a_game_in_which_nothing_happens_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    fen = "W:W22,K1:B12,K4"
    white, black = Reader("1-5", "5-1", "22-18"), Reader("4-8", "8-4")
    with monkeypatch.context() as context:
        context.setattr(match, "STILL", 4)
        result = played(fen, ITALIAN, white, black)
        assert (result.end, len(result.positions)) == (End.STILL, 5)
        context.setattr(match, "STILL", 5)
        white, black = Reader("1-5", "5-1", "22-18"), Reader("4-8", "8-4")
        result = played(fen, ITALIAN, white, black, longest=7)
        # The man's move came before.
        assert (result.end, len(result.positions)) == (End.LONG, 8)


def test_a_move_that_is_not_legal_is_no_move() -> None:
    class Elsewhen(First):
        def move(self, turn: Turn) -> Move:
            return legal_moves(start_position(ITALIAN))[0]

    with pytest.raises(ValueError, match="first: "):
        played("W:WK1:BK32", ITALIAN, Elsewhen(), First())


def test_players_are_told_the_game() -> None:
    white = Reader("1-6", "6-1")
    times = {side: Times() for side in Side}
    opening = parse_fen("W:WK1:BK5,K46", INTERNATIONAL)
    result = play_game(opening, {Side.WHITE: white, Side.BLACK: First()}, 7, times=times)
    for turn in white.asked:
        here = len(turn.past)
        assert (*turn.past, turn.position) == result.positions[: here + 1]
        assert turn.seed == 7
    assert times[Side.WHITE].moves == len(white.asked) > 1
    assert times[Side.WHITE].total > times[Side.WHITE].longest > 0


def test_each_opening_is_played_with_both_colours() -> None:
    class Noting(First):
        def __init__(self) -> None:
            self.turns: list[Turn] = []

        def move(self, turn: Turn) -> Move:
            self.turns.append(turn)
            return super().move(turn)

    one, other = Noting(), Noting()
    games = Match(one, other)
    openings = [*islice(random_openings(ITALIAN, seed=1), 2)]
    told: list[tuple[Position, float]] = []
    games.play(openings, 4, lambda game, points: told.append((game.positions[0], points)))
    assert [opening for opening, _ in told] == [each for each in openings for _ in range(2)]
    assert [points for _, points in told] == games.points
    begun = [turn.position for player in (one, other) for turn in player.turns if not turn.past]
    assert begun == [opening for _ in range(2) for opening in openings]
    # Who plays the same on both sides has as many points with one colour as the other with it.
    assert games.points[0] + games.points[1] == games.points[2] + games.points[3] == 1
    assert sum(games.ends.values()) == 4


@both_games
def test_a_match_of_two_levels_goes_the_same_way_each_time(variant: Variant) -> None:
    kernel = plain_kernel(variant)

    def games(seed: int) -> list[Played]:
        found: list[Played] = []
        both = Match(Opponent(kernel, level=2), Opponent(kernel, level=1))
        both.play(random_openings(variant, seed), 2, lambda game, _: found.append(game))
        return found

    assert games(1) == games(1)
    assert games(1) != games(2)


@both_games
def test_openings_are_different_and_even_ones_even(variant: Variant) -> None:
    kernel = plain_kernel(variant)
    first = [*islice(even_openings(kernel, seed=1, depth=3), 12)]
    assert first == [*islice(even_openings(kernel, seed=1, depth=3), 12)]
    assert len({*first}) == 12
    assert {*first} < {*islice(random_openings(variant, seed=1), 40)}
    scores = [search_score(position, 3) for position in islice(random_openings(variant, seed=1), 40)]
    assert max(abs(search_score(position, 3)) for position in first) <= 35 < max(map(abs, scores))


def search_score(position: Position, depth: int) -> int:
    result = Thinking(plain_kernel(position.variant), position).result(Limits(depth=depth))
    assert result
    return result.score


@both_games
def test_the_search_by_material_counts_pieces_alone(variant: Variant) -> None:
    material = material_kernel("plain", variant)
    king = 180 if not variant.flying_kings else 320
    worth = 0
    for position in positions_of_games(variant.name, 4, 60):
        pieces = [
            position.mask(side) for side in (position.side_to_move, position.side_to_move.opponent)
        ]
        mine, theirs = (
            100 * (mask & ~position.kings).bit_count() + king * (mask & position.kings).bit_count()
            for mask in pieces
        )
        assert balance(position) == mine - theirs
        assert material.functions["leaf"](*masks(position), balance(position), 0) == mine - theirs
        worth += mine != theirs
    assert worth > 20
    # The numbers that games are played with are what they were.
    start = start_position(variant)
    assert material.functions["leaf"](*masks(start), 0, 0) == 0
    assert plain_kernel(variant).functions["leaf"](*masks(start), square_values(start), 0) != 0


def test_the_search_by_material_sees_an_exchange() -> None:
    position = parse_fen("W:W13,14,21,28:B6,9,18,20", ITALIAN)
    move = Material(material_kernel("plain", ITALIAN), 4).move(Turn(position, (), UNCOUNTED, 0))
    assert move.path == (21, 17)
    assert Searcher(plain_kernel(ITALIAN), Limits(depth=4)).name == "4 plies"


CHILD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if len(asked["past"]) == 2:
        break
    path = [13, 17] if asked["seconds"] == 0.5 else [1, 5]
    print(json.dumps({"path": path, "captured": [], "asked": asked}), flush=True)
"""


def test_a_player_in_another_process(tmp_path: Path) -> None:
    script = tmp_path / "child.py"
    script.write_text(CHILD, "utf-8")
    position = parse_fen("W:W32:B13", ITALIAN)
    black = position.with_side_to_move(Side.BLACK)
    with Elsewhere("child", [sys.executable, str(script)], 0.5) as child:
        assert child.move(Turn(black, [position], UNCOUNTED, 0)).path == (13, 17)
        with pytest.raises(ValueError, match=f"child: .*{json.dumps(format_fen(position))}"):
            child.move(Turn(position, [], UNCOUNTED, 0))
        with pytest.raises(ValueError, match="child: no answer"):
            child.move(Turn(black, [black, position], UNCOUNTED, 0))
