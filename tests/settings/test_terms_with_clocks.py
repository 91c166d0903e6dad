"""The terms of a game with clocks, as text and back."""

import json

from hypothesis import given
from hypothesis import strategies as st

from assistant.game.time_control import TimeControl
from assistant.settings.terms import CLOCK_AFTER, Terms
from assistant.settings.terms_text import format_terms, parse_terms
from tests.game.support.controls import CONTROLS


@given(st.none() | CONTROLS, st.none() | CONTROLS, st.sampled_from(CLOCK_AFTER))
def test_terms_keep_their_clocks(
    white: TimeControl | None, black: TimeControl | None, after: str
) -> None:
    terms = Terms(white_clock=white, black_clock=black, clock_after=after)
    assert parse_terms(json.loads(json.dumps(format_terms(terms)))) == terms
