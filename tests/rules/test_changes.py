"""What differs between two positions, as text and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.changes import changed, changes_between
from assistant.rules.fen import FenError, parse_fen
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from tests.rules.support.strategies import boards, position_of


def pairs(variant: Variant) -> st.SearchStrategy[tuple[object, object]]:
    some = boards(variant is ITALIAN).map(position_of)
    return st.tuples(some, some)


@given(st.sampled_from([ITALIAN, INTERNATIONAL]).flatmap(pairs))
def test_what_was_done_leads_to_the_same_position(both: tuple) -> None:  # type: ignore[type-arg]
    before, after = both
    told = changes_between(before, after)
    assert changed(before, told) == after


def test_it_is_told_as_squares() -> None:
    before = parse_fen("W:W22,27,32:B10,5,9", ITALIAN)
    after = parse_fen("B:W26,27,K1:B10,9", ITALIAN)
    assert changes_between(before, after) == "B:-5,-22,-32,+WK1,+W26"
    assert changes_between(before, before) == "W:"


@pytest.mark.parametrize(
    "told",
    [
        "",
        "X:",
        "W:-1",
        "W:+W22",
        "W:-33",
        "W:-0",
        "W:-22,",
        "W:22",
        "W:-22,+W2",
        "W:+",
        "W:-22;",
        "W:-22" * 99,
    ],
)
def test_what_cannot_be_is_refused(told: str) -> None:
    with pytest.raises(FenError):
        changed(parse_fen("W:W22,27,32:B10,5,9", ITALIAN), told)


def test_the_last_pieces_may_have_been_taken_off() -> None:
    before = parse_fen("B:W17:B6", ITALIAN)
    after = changed(before, "B:-6,-17")
    assert not after.white | after.black
    assert changes_between(before, after) == "B:-6,-17"
