"""Who plays, as the command line and the journal have it: read, written, and read back."""

import pytest

from assistant.rules.side import Side
from assistant.settings.terms import ANY_NUMBER, Player, Terms, format_player, parse_player


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("human", Player()),
        ("human:Anna", Player(name="Anna")),
        ("human:blind", Player(is_blind=True)),
        ("human:Anna:blind", Player(name="Anna", is_blind=True)),
        ("human:Anna:board", Player(name="Anna", is_on_board=True)),
        ("human:Anna:blind:board", Player(name="Anna", is_blind=True, is_on_board=True)),
        ("human:Anna Maria:blind", Player(name="Anna Maria", is_blind=True)),
        ("human:blindman", Player(name="blindman")),
        ("computer", Player(is_computer=True)),
    ],
)
def test_a_player_is_read_and_written(text: str, player: Player) -> None:
    assert parse_player(text) == player
    assert format_player(player) == text


@pytest.mark.parametrize(
    "text",
    [
        "human:blind:blind",
        "human:blind:Anna",
        "human:board:blind",
        "computer:blind",
        "blind",
        "human:A:b",
    ],
)
def test_what_says_how_one_plays_is_no_name(text: str) -> None:
    assert parse_player(text) is None


def test_each_person_has_the_number_of_the_game_or_their_own() -> None:
    terms = Terms(black=Player(), questions=3, black_questions=ANY_NUMBER)
    assert [terms.questions_of(side) for side in Side] == [3, None]
    assert [terms.is_blind(side) for side in Side] == [True, False]
