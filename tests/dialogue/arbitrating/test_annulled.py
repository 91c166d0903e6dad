"""A game that is annulled: what is written down of it, and of the one that begins in its place."""

from collections.abc import Iterator

import pytest

from assistant.game.clock import clock_after
from assistant.game.deeds import Annulled, Began, ClockAdjusted
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.game.match import DRAW, Match
from assistant.game.outcome import Termination
from assistant.game.pdn.record import tree_of
from assistant.game.pdn.results import Result
from assistant.game.time_control import parse_clock
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.clocked import Clocked, clocked
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for


def two(rules: Regulation = ITALIAN_FID, **changes: object) -> Settings:
    people = {"white": Player(name="Ann"), "black": Player(name="Bob")}
    return settings_for(rules, **({"language": "en", "is_arbiter": True, **people} | changes))


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def test_the_annulled_game_is_kept_without_a_result_and_the_next_one_begins() -> None:
    talk = Talk(two())
    talk.type("22-18")
    game = talk.game
    talk.type("the colours are wrong")
    talk.type("yes")
    assert game.outcome
    assert game.outcome.termination is Termination.ANNULLED
    assert tree_of(game, {}).result is Result.UNKNOWN
    assert [type(deed) for deed in talk.deeds()][-2:] == [Annulled, Began]
    assert talk.game is not game
    assert [talk.dialogue.talk.settings.player(side).name for side in Side] == ["Bob", "Ann"]


def test_the_list_of_kept_games_says_that_it_was_annulled(kept: Shelf) -> None:
    talk = KeptTalk(two(), kept)
    for line in ("22-18", "11-15", "the board is turned wrong", "yes", "22-18"):
        talk.type(line)
    told = " ".join(talk.type("games"))
    assert "annulled" in told
    assert "drawn" not in told


def test_each_keeps_the_time_they_had_and_a_journal_gives_it_back() -> None:
    talk = Clocked(clocked("10", "5", white=Player(name="Ann"), is_arbiter=True))
    talk.send_line("22-18", at=100.0)
    talk.send_line("the colours are wrong", at=130.0)
    talk.send_line("yes", at=130.0)
    # Ann had ten minutes and used 100 seconds, Bob five and used 30: they have changed sides.
    assert talk.left(Side.BLACK) == 500.0
    assert talk.left(Side.WHITE) == 270.0
    adjusted = talk.deeds(ClockAdjusted)
    assert [deed.left for deed in adjusted][-1] == (270.0, 500.0)
    terms = talk.dialogue.talk.table.terms
    again = clock_after(talk.game.deeds, terms.white_clock, terms.black_clock)
    assert again
    assert again.both(0.0) == (270.0, 500.0)
    assert Game.of(talk.game.deeds).position == talk.game.position


def test_it_is_too_late_by_the_clock_on_the_wall_whoever_is_to_move() -> None:
    talk = Talk(two(INTERNATIONAL_FID))
    talk.now = Instant(5.0, 599.0)
    assert "Annul it?" in talk.type("the board is turned wrong")[0]
    talk.type("no")
    talk.now = Instant(6.0, 600.0)
    assert "10 minutes" in talk.type("the board is turned wrong")[0]


def test_an_opening_that_was_drawn_counts_by_capo_1_alone() -> None:
    moves = "21-17 9-13 22-19 5-9 23-20 1-5 20-16 11-14 27-23 6-11"
    drawn = two(opening_moves=moves, is_opening_drawn=True)
    assert "5 moves" in Talk(drawn).type("the colours are wrong")[0]
    assert "Annul it?" in Talk(two(opening_moves=moves)).type("the colours are wrong")[0]


def test_an_irregularity_that_was_kept_is_one_of_the_moves() -> None:
    talk = Talk(two())
    for line in ("22-18", "9-13", "21-17", "13-22", "26-19", "5-9", "23-20", "1-5", "20-16"):
        talk.type(line)
    assert "Annul it?" in talk.type("the colours are wrong")[0]
    talk.type("no")
    talk.type("5-1")
    talk.type(yes_of(talk, "keep"))
    assert len(talk.game.plies) == 8
    assert "5 moves" in talk.type("the colours are wrong")[0]


def test_on_boards_with_sensors_colours_are_settled_at_the_start() -> None:
    talk = Talk(two(boards=2, white_clock=parse_clock("10")))
    talk.type("the colours are wrong")
    said = talk.type("yes")
    assert talk.game.outcome
    assert any("colours and players are chosen" in line.lower() for line in said), said


OF_FOUR = Match(1, 4, "Ann", "Bob", results=(DRAW,), is_turned=True)


def test_an_annulled_game_of_a_match_gives_nothing_and_is_played_again() -> None:
    """With wrong colours those of the games after it change too, since they alternate."""
    talk = Talk(two(match=OF_FOUR))
    for line, colours in (
        ("the board is turned wrong", "Ann Bob"),
        ("the colours are wrong", "Bob Ann"),
    ):
        talk.type("22-18")
        talk.type(line)
        said = talk.type("yes")
        assert sum(line.startswith("Game 2 of 4") for line in said) == 1
        match = talk.dialogue.talk.table.terms.match
        assert match
        assert match.results == (DRAW,)
        assert " ".join(match.names) == colours
        assert [talk.dialogue.talk.settings.player(side).name for side in Side] == colours.split()


def test_a_game_of_a_match_that_was_annulled_leaves_its_times() -> None:
    talk = Clocked(clocked("10", "5", white=Player(name="Ann"), is_arbiter=True, match=OF_FOUR))
    talk.send_line("22-18", at=100.0)
    talk.send_line("the board is turned wrong", at=130.0)
    talk.send_line("yes", at=130.0)
    assert (talk.left(Side.WHITE), talk.left(Side.BLACK)) == (500.0, 270.0)


def test_each_is_told_in_their_own_words_and_plays_on_the_other_side() -> None:
    several = Several.two(is_arbiter=True)
    several.type(ANNA, "i colori sono sbagliati")
    several.type(ANNA, "sì")
    assert any("annullata" in line for line in several.to(ANNA))
    assert any("annulled" in line for line in several.to(BRUNO))
    assert several.turn(BRUNO).people_here == (Side.WHITE,)
    assert several.type(BRUNO, "22-18")[0] == "White: 22-18."
