"""Terms as text: what a journal keeps of a game beside its deeds."""

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.mail_terms import MailTerms
from assistant.game.match import DRAW, FIRST, SECOND, Match
from assistant.game.time_control import parse_clock
from assistant.rules.position import start_position
from assistant.rules.regulation import REGULATIONS
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms
from assistant.settings.terms_text import TermsError, format_terms, parse_terms

NAMES = st.text(st.characters(categories=["L"]), max_size=8).filter(
    lambda name: name not in ("blind", "board")
)
PLAYERS = (
    st.just(Player(is_computer=True))
    | st.builds(Player, name=NAMES, is_on_board=st.booleans(), is_blind=st.booleans())
    | st.builds(Player, name=NAMES, is_by_mail=st.just(True))
)
MAIL_TERMS = st.builds(
    MailTerms,
    **dict.fromkeys(("code", "address", "event", "director"), st.text(max_size=12)),
    **dict.fromkeys(("moves", "days", "game_days", "leave", "repeat_after"), st.integers(0, 400)),
    are_conditions_binding=st.booleans(),
    is_analysis_allowed=st.booleans(),
)
CLOCKS = st.sampled_from(["none", "10+5", "5d3", "40/120:60+30"]).map(parse_clock)
MATCHES = st.builds(
    Match,
    number=st.integers(0, 2**40),
    games=st.integers(2, 100),
    first=NAMES,
    second=NAMES,
    is_turned=st.booleans(),
    is_drawn=st.booleans(),
    results=st.lists(st.sampled_from([FIRST, SECOND, DRAW]), max_size=5).map(tuple),
)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "white": PLAYERS,
    "black": PLAYERS,
    "level": st.integers(1, 10),
    "movetime": st.none() | st.floats(0.01, 3600, allow_nan=False),
    "seed": st.integers(0, 2**62),
    "questions": st.none() | st.integers(0, 1000),
    **dict.fromkeys(("white_questions", "black_questions"), st.none() | st.integers(-1, 1000)),
    "are_answers_shared": st.none() | st.booleans(),
    "white_clock": CLOCKS,
    "black_clock": CLOCKS,
    "clock_after": st.sampled_from(["announcement", "move"]),
    "opening_moves": st.sampled_from(["", "22-18 11-15"]),
    "opening_number": st.integers(0, 99),
    "match": st.none() | MATCHES,
    "odds": st.lists(st.integers(1, 50), max_size=3).map(tuple),
    "odds_by": st.none() | st.sampled_from(Side),
    "boards": st.integers(0, 2),
    "mail": st.none() | MAIL_TERMS,
}


@st.composite
def terms(draw: st.DrawFn) -> Terms:
    regulation = draw(st.sampled_from(REGULATIONS))
    given_ = {name: draw(each) for name, each in VALUES.items()}
    others = [each.name for each in fields(Terms) if each.name not in (*VALUES, "regulation", "start")]
    given_ |= {name: draw(st.booleans()) for name in others}
    return Terms(regulation=regulation, start=start_position(regulation.variant), **given_)


@given(terms())
def test_all_terms_are_text_and_back(wanted: Terms) -> None:
    assert parse_terms(json.loads(json.dumps(format_terms(wanted)))) == wanted


def test_what_is_as_usual_is_not_written() -> None:
    assert format_terms(Terms()) == {"rules": "italian"}


def test_what_a_later_version_has_is_let_be() -> None:
    assert parse_terms({"rules": "italian", "mood": "sunny", "level": 3}) == Terms(level=3)
    told = {"rules": "italian", "mail": {"code": "AB-101", "postage": 2}}
    assert parse_terms(told) == Terms(mail=MailTerms("AB-101"))


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"rules": "chess"},
        {"rules": "italian", "level": "five"},
        {"rules": "italian", "level": True},
        {"rules": "italian", "white": "nobody"},
        {"rules": "italian", "start": "W:W99:B1"},
        {"rules": "italian", "regulation": "portuguese"},
        {"rules": "italian", "white_clock": "soon"},
        {"rules": "italian", "odds": 3},
        {"rules": "italian", "odds_by": "red"},
        {"rules": "italian", "mail": "AB-101"},
        {"rules": "italian", "mail": {"days": "ten"}},
        {"rules": "italian", "mail": {"days": -1}},
        {"rules": "italian", "mail": {"is_analysis_allowed": 1}},
    ],
)
def test_what_is_no_terms_is_told(told: dict[str, Any]) -> None:
    with pytest.raises(TermsError):
        parse_terms(told)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_any_value_is_terms_or_told_to_be_none(value: Any) -> None:
    for each in fields(Terms):
        try:
            parse_terms({"rules": "italian", each.name: value})
        except TermsError:
            continue
