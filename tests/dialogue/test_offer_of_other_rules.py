"""A kept game is of other draughts than was asked for: the offer says so, and the list of games."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.handlers.keeping.games import AT_ONCE
from assistant.game.match import Match
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import OWN_VOICE, settings_for

FIRST_MOVES = {ITALIAN_FID: "22-18", INTERNATIONAL_FID: "32-28"}
OFFERED = {
    ("it", ITALIAN_FID): "C'è una partita non finita di dama italiana, contro il computer, in cui",
    ("it", INTERNATIONAL_FID): "C'è una partita non finita di dama internazionale, contro il computer,",
    ("en", ITALIAN_FID): "There is an unfinished game of Italian draughts against the computer, in",
    ("en", INTERNATIONAL_FID): "There is an unfinished game of international draughts against the",
    ("pt", ITALIAN_FID): "Há uma partida de damas italianas por acabar, contra o computador, em",
    ("pt", INTERNATIONAL_FID): "Há uma partida de damas internacionais por acabar, contra o",
    ("pt-BR", INTERNATIONAL_FID): "Há uma partida de damas internacionais por acabar, contra o",
}
KINDS = ("italian", "international", "italian", "internaz", "italian", "internacion")


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, rules: Regulation = ITALIAN_FID, **changes: object) -> KeptTalk:
    settings = settings_for(rules, **{"language": "en", **changes})  # type: ignore[arg-type]
    return KeptTalk(settings, kept, OWN_VOICE)


def other(rules: Regulation) -> Regulation:
    return INTERNATIONAL_FID if rules is ITALIAN_FID else ITALIAN_FID


@pytest.mark.parametrize(("language", "rules"), OFFERED)
def test_the_offer_names_the_draughts_that_was_not_asked_for(
    kept: Shelf, language: str, rules: Regulation
) -> None:
    started(kept, rules).type(FIRST_MOVES[rules])
    offered = started(kept, other(rules), language=language).opening[-1]
    assert offered.startswith(OFFERED[language, rules])


@pytest.mark.parametrize("language", ["it", "en", "pt"])
@pytest.mark.parametrize("rules", FIRST_MOVES)
def test_where_it_was_asked_for_it_goes_without_saying(
    kept: Shelf, language: str, rules: Regulation
) -> None:
    started(kept, rules).type(FIRST_MOVES[rules])
    talk = started(kept, rules, language=language)
    told = [talk.opening[-1], *talk.type({"it": "partite", "en": "games", "pt": "partidas"}[language])]
    assert not any(kind in line.lower() for line in told for kind in KINDS)


@pytest.mark.parametrize("line", ["which game is it?", "whose turn is it?"])
def test_what_is_asked_again_in_few_words_names_it_too(kept: Shelf, line: str) -> None:
    started(kept).type("22-18")
    told = started(kept, INTERNATIONAL_FID).type(line)
    assert told[-1].startswith("Game of Italian draughts against the computer: ")


def test_it_is_also_named_where_the_offer_comes_again_behind_another_question(kept: Shelf) -> None:
    started(kept).type("22-18")
    talk = started(kept)
    talk.type("new game")
    talk.type("22-19")
    talk = started(kept, INTERNATIONAL_FID)
    assert "of Italian draughts" in talk.opening[-1]
    assert "delete game 1," in talk.type("delete game 1")[-1]
    assert "of Italian draughts" in talk.type("no")[-1]


def test_after_a_no_the_game_begins_that_was_asked_for(kept: Shelf) -> None:
    started(kept).type("22-18")
    told = started(kept, INTERNATIONAL_FID).type("no")
    assert "International draughts, FID regulation." in told


def test_a_match_of_other_draughts_is_named_so(kept: Shelf) -> None:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = started(kept, match=Match(1, 2, "Anna", "Bruno"), **two)
    for line in ("21-18", "Bruno: resign", "Bruno: yes", "quit"):
        talk.type(line)
    asked = started(kept, INTERNATIONAL_FID).opening[-1]
    assert asked.startswith("There is an unfinished match of Italian draughts: Anna")
    assert started(kept).opening[-1].startswith("There is an unfinished match: Anna")


NAMED = {
    "it": (
        "partite",
        "2, questa: contro il computer, dama internazionale, tocca al computer,",
        "1: contro il computer, dama italiana, tocca al computer,",
    ),
    "en": (
        "games",
        "2, this one: against the computer, international draughts, the computer's turn,",
        "1: against the computer, Italian draughts, the computer's turn,",
    ),
    "pt": (
        "partidas",
        "2, esta: contra o computador, damas internacionais, é a vez do computador,",
        "1: contra o computador, damas italianas, é a vez do computador,",
    ),
}
NAMED["pt-BR"] = NAMED["pt"]


@pytest.mark.parametrize("language", NAMED)
def test_the_list_names_them_where_there_are_both(kept: Shelf, language: str) -> None:
    started(kept).type("22-18")
    talk = started(kept, INTERNATIONAL_FID, language=language)
    for line in ({"it": "no", "en": "no"}.get(language, "não"), "32-28"):
        talk.type(line)
    wanted, *lines = NAMED[language]
    told = talk.type(wanted)
    for line in lines:
        assert any(each.startswith(line) for each in told), told


def test_a_part_of_the_list_that_is_of_other_draughts_than_the_game_here_names_them(
    kept: Shelf,
) -> None:
    talk = started(kept)
    for move in ("22-18", *["22-17"] * AT_ONCE):
        talk.type(move)
        talk.type("new game")
        talk.type("yes")
    talk = started(kept, INTERNATIONAL_FID)
    talk.type("no")
    told = talk.type("games")
    lines = [line for line in told if "against the computer" in line]
    assert lines
    assert all(": against" in line for line in lines)


def test_who_goes_over_to_a_game_of_other_draughts_hears_it(kept: Shelf) -> None:
    started(kept).type("22-18")
    talk = started(kept, INTERNATIONAL_FID)
    talk.type("no")
    talk.type("32-28")
    assert "Game 1, against the computer, Italian draughts: " in " ".join(talk.type("continue game 1"))
