"""Games that begin with an opening, or with fewer pieces on one side."""

import json

from assistant.dialogue.events import Opened
from assistant.game.deeds import MovePlayed
from assistant.game.game import Game
from assistant.rules.fen import format_fen
from assistant.rules.position import start_position
from assistant.rules.setup import Draft
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from assistant.store.log import format_entry, parse_event
from tests.dialogue.support.talk import Talk, settings_for

OPENING = {"opening_moves": "22-18 11-15"}


def with_odds(*odds: int, side: Side = Side.WHITE, **changes: object) -> Settings:
    start = Draft.of(start_position(ITALIAN)).without(odds).position(ITALIAN)
    return settings_for(language="en", start=start, odds=odds, odds_by=side, **changes)


def test_the_opening_is_told_and_stands_on_the_record() -> None:
    talk = Talk(settings_for(language="en", **OPENING))
    assert "Opening: 22-18 and 11-15." in talk.opening
    told = [(each.move, each.source, each.by) for each in talk.deeds(MovePlayed)]
    assert told == [("22-18", "opening", None), ("11-15", "opening", None)]
    assert talk.game.position.side_to_move is Side.WHITE
    assert Game.of(talk.game.deeds).position == talk.game.position


def test_a_drawn_opening_is_told_as_drawn_with_its_number() -> None:
    drawn = {"opening_number": 7, "is_opening_drawn": True}
    talk = Talk(settings_for(language="it", **OPENING, **drawn))
    assert "Apertura sorteggiata, numero 7: 22-18 e 11-15." in talk.opening


def test_the_computer_moves_where_the_opening_ends_on_it() -> None:
    talk = Talk(settings_for(language="en", opening_moves="22-18"))
    assert len(talk.searches) == 1
    assert talk.searches[0].position.side_to_move is Side.BLACK


def test_nothing_is_at_stake_and_nothing_taken_back_before_somebody_moves() -> None:
    talk = Talk(settings_for(language="en", **OPENING))
    assert talk.type("undo") == ["There is no move of yours to take back."]
    talk.type("quit")
    assert talk.status == 0


def test_one_s_own_moves_are_taken_back_and_the_opening_stays() -> None:
    people = {"white": Player(), "black": Player()}
    talk = Talk(settings_for(language="en", **OPENING, **people))
    talk.type("23-20")
    talk.type("take back all")
    talk.type("Black yes")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]


def test_the_next_game_begins_with_it_too_and_one_of_the_other_kind_does_not() -> None:
    talk = Talk(settings_for(language="en", **OPENING))
    assert "Opening: 22-18 and 11-15." in talk.type("new game")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]
    talk.type("international draughts")
    assert not talk.game.plies


def test_odds_are_told_and_go_with_the_stronger_player() -> None:
    talk = Talk(with_odds(21, 22))
    assert "White plays without the pieces on 21 and 22." in talk.opening
    told = talk.type("swap sides")
    assert "Black plays without the pieces on 11 and 12." in told
    assert talk.game.start.men(Side.BLACK) == tuple(range(1, 11))
    assert talk.game.start.men(Side.WHITE) == tuple(range(21, 33))
    told = talk.type("international draughts")
    assert not any("without" in each for each in told)


def test_of_an_unusual_start_nobody_knows_which_pieces_change_sides() -> None:
    talk = Talk(settings_for(fen="W:W31,32:B1,2,3", language="en", odds=(30,), odds_by=Side.WHITE))
    talk.type("swap sides")
    assert format_fen(talk.game.start) == format_fen(start_position(ITALIAN))


def test_the_log_has_what_a_game_began_with() -> None:
    drawn = {"opening_number": 7, "is_opening_drawn": True}
    settings = with_odds(31, **OPENING, **drawn)
    line = json.dumps(format_entry(Opened(settings)))
    again = parse_event(line)
    assert isinstance(again, Opened)
    assert again.settings.terms == settings.terms
    older = json.loads(line)
    for name in ("moves", "moves_number", "moves_drawn", "odds", "odds_by"):
        del older["settings"][name]
    again = parse_event(json.dumps(older))
    assert isinstance(again, Opened)
    assert (again.settings.opening_moves, again.settings.odds) == ("", ())


def test_an_opening_comes_after_odds() -> None:
    talk = Talk(with_odds(31, **OPENING))
    at = talk.opening.index
    assert at("White plays without the piece on 31.") < at("Opening: 22-18 and 11-15.")
