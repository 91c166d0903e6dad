"""What somebody may be told of a game is decided in one place."""

from dataclasses import replace

import pytest

from assistant.dialogue.views import Listener, Way, is_hidden, view
from assistant.rules.side import Side
from assistant.settings.equipment import BRAILLE
from assistant.settings.terms import ANY_NUMBER, Player, Terms

BOTH = (Side.WHITE, Side.BLACK)
BLIND, SIGHTED, COMPUTER = Player(is_blind=True), Player(), Player(is_computer=True)


def seen(terms: Terms, people: tuple[Side, ...] = BOTH, **changes: object) -> Way:
    listener = Listener(people, Side.WHITE, **changes)  # type: ignore[arg-type]
    return view(terms, listener, is_over=False).way


@pytest.mark.parametrize(
    ("terms", "way"),
    [
        (Terms(white=SIGHTED, black=SIGHTED), Way.SHARED),
        (Terms(white=BLIND, black=SIGHTED), Way.NONE),
        (Terms(white=SIGHTED, black=BLIND), Way.NONE),
        (Terms(white=BLIND, black=BLIND, are_answers_shared=True), Way.SHARED),
        (Terms(white=BLIND, black=BLIND, are_answers_shared=False), Way.NONE),
        (Terms(white=SIGHTED, black=SIGHTED, questions=2), Way.SHARED),
        (Terms(white=replace(BLIND, is_on_board=True), black=SIGHTED), Way.SHARED),
    ],
)
def test_who_hears_the_answers_of_two_who_share_a_voice(terms: Terms, way: Way) -> None:
    assert seen(terms) is way


def test_a_way_of_ones_own_comes_before_what_both_have_agreed_on() -> None:
    agreed = Terms(white=BLIND, black=BLIND, are_answers_shared=True)
    assert seen(agreed, device="phones", is_there=True) is Way.ALONE
    assert seen(agreed, device="phones") is Way.GONE
    assert seen(agreed, device=BRAILLE) is Way.ALONE


def test_who_is_alone_at_a_surface_is_heard_by_nobody_else() -> None:
    assert seen(Terms(white=BLIND, black=BLIND), (Side.WHITE,)) is Way.SHARED


def test_nothing_is_told_unasked_where_somebody_plays_without_seeing() -> None:
    terms = Terms(white=SIGHTED, black=BLIND)
    assert not view(terms, Listener(BOTH, Side.WHITE), is_over=False).is_told
    assert view(terms, Listener((Side.WHITE,), Side.WHITE), is_over=False).is_told


def test_after_the_end_all_may_be_asked() -> None:
    terms = Terms(white=BLIND, black=BLIND, has_notes=False)
    over = view(terms, Listener(BOTH, Side.WHITE, device="phones"), is_over=True)
    assert over.has_notes
    assert over.way is Way.SHARED


@pytest.mark.parametrize(
    ("terms", "hidden"),
    [
        (Terms(), False),
        (Terms(white=BLIND), True),
        (Terms(questions=0), True),
        (Terms(questions=2, white_questions=ANY_NUMBER), False),
        (Terms(black_questions=2), False),
        (Terms(white=COMPUTER, black=COMPUTER, questions=1), True),
    ],
)
def test_the_position_of_which_games_is_kept_back(terms: Terms, hidden: bool) -> None:
    assert is_hidden(terms) is hidden
