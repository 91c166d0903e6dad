"""What a move costs in a long game: how much of the record is looked at, whatever a clock says.

The FID's Italian game has no repetition, so nothing ends two people who only shuffle kings.
"""

from collections.abc import Iterator
from typing import Any

from assistant.engine.kernel import search_names as at
from assistant.game.game import Game
from assistant.game.record import LONGEST_PAST
from tests.dialogue.support.board_talk import two_people
from tests.dialogue.support.talk import Talk, parse_settings

FEN = "W:WK32,K31,22:BK1,K2,9"
SHUFFLE = ("32-28", "1-5", "28-32", "5-1")
HANDS = ("-32 +28W", "-1 +5B", "-28 +32W", "-5 +1B")
SHORT, LONG, VERY_LONG = 60, 600, 6_000


class Watched(list[Any]):
    """A record that counts how many of its entries are looked at."""

    looks = 0

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        Watched.looks += len(found) if isinstance(key, slice) else 1
        return found

    def __iter__(self) -> Iterator[Any]:
        for each in super().__iter__():
            Watched.looks += 1
            yield each

    def __reversed__(self) -> Iterator[Any]:
        for each in super().__reversed__():
            Watched.looks += 1
            yield each


def lengthen(game: Game, plies: int) -> None:
    """Have a game go on to so many plies, without a word."""
    while len(game.plies) < plies:
        ends = tuple(map(int, SHUFFLE[len(game.plies) % 4].split("-")))
        game.play(next(move for move in game.legal if move.path == ends))


def looks_at(game: Game, plies: int, act: Any) -> int:
    """How much of the record four plies look at in a game of so many."""
    lengthen(game, plies)
    game._entries, game._plies = Watched(game._entries), Watched(game._plies)
    Watched.looks = 0
    for number in range(4):
        act(number)
    assert len(game.plies) == plies + 4
    return Watched.looks


def test_a_typed_move_looks_at_as_much_of_a_game_of_6000_plies_as_of_60() -> None:
    found = []
    for plies in (SHORT, VERY_LONG):
        talk = Talk(parse_settings(f" white=human black=human fen={FEN}"))
        found.append(looks_at(talk.game, plies, lambda number, talk=talk: talk.type(SHUFFLE[number])))
    assert found[0] == found[1]


def test_a_move_against_the_computer_looks_back_no_further_than_a_search_does() -> None:
    found = []
    for plies in (LONG, VERY_LONG):
        talk = Talk(parse_settings(f" white=human fen={FEN}"))

        def act(number: int, talk: Talk = talk) -> None:
            talk.answer(SHUFFLE[number], 0) if number % 2 else talk.type(SHUFFLE[number])

        found.append(looks_at(talk.game, plies, act))
        assert len(talk.game.past) == LONGEST_PAST
    assert found[0] == found[1]


def test_a_reading_of_a_board_looks_at_as_much_of_a_long_game_as_of_a_very_long_one() -> None:
    found = []
    for plies in (LONG, VERY_LONG):
        talk = two_people(FEN)
        lengthen(talk.game, plies)
        talk.hands[0].set_up(talk.game.position)
        talk.on_board("read")
        found.append(looks_at(talk.game, plies, lambda number, talk=talk: talk.on_board(HANDS[number])))
    assert found[0] == found[1]


def test_the_past_is_told_as_far_as_a_search_looks_back() -> None:
    assert LONGEST_PAST == at.PAST
