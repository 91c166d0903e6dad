"""Tags: other names, dates, GameType, TimeControl; and results, which stand in one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.pdn.results import Result, format_result, parse_result
from assistant.game.pdn.tags import (
    GAME_TYPES,
    date_of,
    format_game_type,
    format_tag,
    game_type_of,
    name_of,
    value_of,
)
from assistant.rules.regulation import REGULATIONS
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS
from tests.game.pdn.support.texts import game_of


@pytest.mark.parametrize(
    ("written", "name"),
    [
        *(("Bianco", "White"), ("Nero", "Black"), ("Risultato", "Result"), ("Dati", "Event")),
        *(("Anno", "Date"), ("Apertura", "Opening"), ("Setup", "SetUp"), ("event", "Event")),
        *(("dati", "Event"), ("bianco", "White")),
        *(("FEN", "FEN"), ("Fen", "FEN"), ("gametype", "GameType"), ("WHITEELO", "WhiteElo")),
        *(("WhiteFmjdId", "WhiteFmjdId"), ("club", "Club")),
    ],
)
def test_names(written: str, name: str) -> None:
    assert name_of(written) == name


@given(value=st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" "), max_size=50))
def test_values_are_read_as_they_are_written(value: str) -> None:
    wanted = " ".join(value.split())
    game = game_of(f'{format_tag("Event", wanted)}\n[White "A"]\n*')
    assert game.tags.get("Event", "") == wanted
    assert game.problems == []


def test_backslashes() -> None:
    assert value_of(r"C:\games \"x\" \\") == r'C:\games "x" ' + "\\"


@pytest.mark.parametrize(
    ("written", "date"),
    [
        ("1.1.1965", "1965.01.01"),
        ("27/10/2004", "2004.10.27"),
        ("2004-10-7", "2004.10.07"),
        ("2005", "2005.??.??"),
        ("2004.10.27", "2004.10.27"),
        ("2004.10.27 - 2004.11.01", "2004.10.27 - 2004.11.01"),
        ("2004.??.??", "2004.??.??"),
        ("in May", "in May"),
    ],
)
def test_dates(written: str, date: str) -> None:
    assert date_of(written) == date


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ("22", 22),
        ("22,W,8,8,N2,1", 22),
        (" 20 ", 20),
        ("20,W,10,10,N1,0", 20),
        ("", 0),
        ("x", 0),
        ("2222", 0),
    ],
)
def test_game_types(value: str, number: int) -> None:
    assert game_type_of(value) == number


def test_each_game_has_its_number() -> None:
    for variant in VARIANTS.values():
        assert GAME_TYPES[int(format_game_type(variant))] is variant


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}")
@pytest.mark.parametrize("result", Result)
def test_results_are_read_as_they_are_written(result: Result, regulation: object) -> None:
    assert regulation in REGULATIONS
    text = format_result(result, next(each for each in REGULATIONS if each is regulation))
    assert parse_result(text) is result


def test_who_has_won() -> None:
    assert Result.WHITE.winner is Side.WHITE
    assert Result.BLACK.winner is Side.BLACK
    assert Result.DRAW.winner is None


@pytest.mark.parametrize("text", ["4-6", "1-2", "won", "1/2", "10-0"])
def test_what_is_no_result(text: str) -> None:
    assert parse_result(text) is None
