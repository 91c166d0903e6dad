"""What follows from the moves of a person that stood: within bounds, stricter after a correction."""

import math
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.corrections import LEARNT_COST
from assistant.parsing.hearing.adapting import (
    ENOUGH,
    FAR,
    MOST,
    Adapted,
    Confirmed,
    adapted,
    is_known,
    kept,
    standing,
    words_of_person,
)
from assistant.parsing.hearing.heard import Heard, understand
from assistant.parsing.hearing.margins import Margins, margins_of
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.variant import VARIANTS

LANGUAGES = ("it", "en", "pt")
POSITION = start_position(VARIANTS["italian"])
ADAPTED = ("second", "alike", "illegal")

leads = st.floats(-FAR, FAR)
maybe = st.none() | st.floats(0, 30)
moves = st.builds(
    Confirmed,
    leads,
    leads,
    leads,
    maybe,
    maybe,
    st.none() | st.floats(-200, 10),
    st.booleans(),
)
rows = st.lists(moves, max_size=MOST + 20).map(tuple)
languages = st.sampled_from(LANGUAGES)

CLEAR = Confirmed(FAR, FAR, 4.0, 0.1, 1.6, -20.0)
"""A move that hardly anybody could mishear, said without a pause, as loud as most."""


def said(count: int, **changes: object) -> tuple[Confirmed, ...]:
    return (CLEAR._replace(**changes),) * count  # type: ignore[arg-type]


def stricter(one: Margins, other: Margins) -> bool:
    """Whether a move is played by the first margins only if it is by the second, or as likely so."""
    hair = 1e-9
    return (
        one.second >= other.second - hair
        and one.alike >= other.alike - hair
        and one.illegal <= other.illegal + hair
    )


@given(rows, languages)
def test_what_is_fitted_stays_within_bounds(row: tuple[Confirmed, ...], language: str) -> None:
    words = vocabulary(language)
    usual, fitted = margins_of(words), adapted(row, words)
    for field in fields(Margins):
        value = getattr(fitted.margins, field.name)
        assert math.isfinite(value)
        assert value == getattr(usual, field.name) or field.name in ADAPTED
    assert usual.second - 0.151 <= fitted.margins.second <= usual.second + 2.751
    assert usual.alike <= fitted.margins.alike <= usual.alike + 2.751
    assert max(0.0, usual.illegal - 1.751) <= fitted.margins.illegal <= usual.illegal
    assert fitted.wait == 0 or 0.6 <= fitted.wait <= 1.2
    assert -6 <= fitted.gain <= 20


@given(rows, languages)
def test_no_confusion_ever_costs_less_than_what_is_not_legal_is_believed_by(
    row: tuple[Confirmed, ...], language: str
) -> None:
    """Else a move that is not legal would be played as the one it may be confused with."""
    learnt = {(1, 2): 50, (13, 16): 2}
    words = words_of_person(vocabulary(language), learnt, row)
    costs = [cost for others in words.confused.values() for cost in others.values()]
    assert min(costs) >= margins_of(words).illegal


@given(rows, languages)
def test_before_ten_moves_that_stood_everybody_is_heard_alike(
    row: tuple[Confirmed, ...], language: str
) -> None:
    words = vocabulary(language)
    few = tuple(each._replace(is_corrected=False) for each in row[: ENOUGH - 1])
    assert not is_known(few)
    assert adapted(few, words) == Adapted(margins_of(words))
    assert words_of_person(words, {}, ()) is words


@given(rows, moves, languages)
def test_a_correction_loosens_nothing_and_tightens_at_once(
    row: tuple[Confirmed, ...], move: Confirmed, language: str
) -> None:
    words = vocabulary(language)
    # With as many as count, the oldest would go for the correction.
    before = adapted(row[-MOST + 1 :], words).margins
    after = adapted((*row[-MOST + 1 :], move._replace(is_corrected=True)), words).margins
    assert stricter(after, before)
    assert stricter(after, margins_of(words))
    if sum(each.is_corrected for each in row) < 5:
        assert after.alike > before.alike


@given(rows, languages)
def test_who_was_corrected_is_never_heard_more_loosely_than_anybody(
    row: tuple[Confirmed, ...], language: str
) -> None:
    words = vocabulary(language)
    if any(each.is_corrected for each in kept(row)):
        assert stricter(adapted(row, words).margins, margins_of(words))


@given(rows, languages)
def test_only_the_last_moves_count(row: tuple[Confirmed, ...], language: str) -> None:
    words = vocabulary(language)
    assert len(kept(row)) <= MOST
    assert adapted(row, words) == adapted(kept(row), words)
    assert adapted((*row, *said(MOST)), words) == adapted(said(MOST), words)


@given(st.permutations([CLEAR._replace(legal=float(at), pause=at / 20) for at in range(12)]))
def test_their_order_makes_no_difference(row: list[Confirmed]) -> None:
    words = vocabulary("it")
    assert adapted(tuple(row), words) == adapted(tuple(sorted(row)), words)


@given(st.integers(ENOUGH, MOST), leads, st.sampled_from(["legal", "alike", "illegal"]))
def test_one_accident_changes_nothing(count: int, lead: float, name: str) -> None:
    """A noise in one of many moves: what was meant was chosen all the same, and had been heard best."""
    words = vocabulary("it")
    odd = CLEAR._replace(**{name: abs(lead) if name != "illegal" else lead})
    assert adapted((*said(count), odd), words).margins == adapted(said(count + 1), words).margins


def test_who_stands_far_above_all_else_is_asked_sooner_where_that_is_not_so() -> None:
    words = vocabulary("it")
    usual, fitted = margins_of(words), adapted(said(30), words).margins
    assert stricter(fitted, usual)
    assert fitted.second > usual.second
    assert fitted.illegal < usual.illegal
    assert stricter(adapted(said(MOST), words).margins, fitted)  # the more is known, the more so


def test_who_never_stands_far_above_is_asked_a_little_less() -> None:
    words = vocabulary("it")
    usual = margins_of(words)
    fitted = adapted(said(30, legal=1.1, alike=2.6, illegal=-3.0), words).margins
    assert usual.second - 0.15 <= fitted.second < usual.second
    assert (fitted.alike, fitted.illegal) == (usual.alike, usual.illegal)


def test_who_chose_another_move_than_was_heard_best_is_asked_sooner() -> None:
    words = vocabulary("it")
    close = said(30, legal=1.1)
    fitted = adapted((*close, CLEAR._replace(legal=-1.0)), words).margins
    assert fitted.second > margins_of(words).second > adapted(close, words).margins.second


def test_confirmed_moves_make_no_confusion_cheaper() -> None:
    """However often a number stood against its rival, what is not legal is as likely as before."""
    words = vocabulary("it")
    assert words_of_person(words, {}, said(MOST)).confused == words.confused
    learnt = {(2, 12): 3}
    once = words_of_person(words, learnt, ()).confused
    assert words_of_person(words, learnt, said(MOST)).confused == once
    assert once[2][12] < LEARNT_COST


@pytest.mark.parametrize(
    ("pause", "seconds", "wait"),
    [
        (0.3, 1.6, 0.0),
        (0.1, 1.2, 0.6),
        (0.5, 1.6, 0.85),
        (0.65, 2.5, 1.1),
        (5.0, 9.0, 1.2),
        (0.0, 0.0, 0.6),
    ],
)
def test_the_wait_follows_pauses_and_speed(pause: float, seconds: float, wait: float) -> None:
    words = vocabulary("en")
    fitted = adapted(said(MOST, pause=pause, seconds=seconds), words)
    assert fitted.wait == pytest.approx(wait)


@given(st.lists(st.floats(0, 3), min_size=ENOUGH, max_size=MOST), st.floats(0, 3))
def test_who_pauses_longer_is_waited_for_no_less(pauses: list[float], longer: float) -> None:
    words = vocabulary("it")

    def wait(row: list[float]) -> float:
        return adapted(tuple(CLEAR._replace(pause=each) for each in row), words).wait or 0.7

    assert wait([max(each, longer) for each in pauses]) >= wait(pauses)


def test_one_cough_is_no_pause() -> None:
    words = vocabulary("it")
    cough = CLEAR._replace(pause=2.0)
    assert adapted((*said(20), cough), words).wait == adapted(said(21), words).wait
    assert adapted((*said(20), cough, cough), words).wait > 0.9


@pytest.mark.parametrize(
    ("level", "gain"),
    [(-20.0, 0), (-28.0, 0), (-40.0, 10), (-60.0, 17), (-3.0, -5), (0.0, -5), (-90.0, 0), (None, 0)],
)
def test_the_gain_brings_a_level_to_what_was_learnt_from(level: float | None, gain: float) -> None:
    assert adapted(said(MOST, level=level), vocabulary("pt")).gain == gain


@given(st.integers(ENOUGH, MOST), st.floats(-69, 0))
def test_the_gain_never_goes_beyond_that(count: int, level: float) -> None:
    fitted = adapted(said(count, level=level), vocabulary("it"))
    if fitted.gain > 0:
        assert level + fitted.gain <= -28 + 0.5
    elif fitted.gain < 0:
        assert level + fitted.gain >= -9 - 0.5


@given(st.integers(ENOUGH, MOST - 1), st.floats(-69, 0))
def test_the_gain_comes_slowly(count: int, level: float) -> None:
    words = vocabulary("it")
    one, other = (adapted(said(each, level=level), words).gain for each in (count, count + 1))
    assert abs(other - one) <= 2


def test_what_was_not_measured_is_not_guessed() -> None:
    """Where a file is heard, or a recogniser of another kind, nothing is known of sound."""
    fitted = adapted(said(30, pause=None, seconds=None, level=None), vocabulary("it"))
    assert (fitted.wait, fitted.gain) == (0.0, 0.0)


def test_what_would_have_been_cut_in_two_is_not_believed_against_what_is_likelier() -> None:
    words = vocabulary("it")
    slow, quick = said(30, pause=0.6), said(30)
    for moves, pause, is_strict in [
        *((slow, 0.8, True), (slow, 0.5, False), (slow, None, False)),
        *((quick, 0.8, False), ((), 0.8, False)),
    ]:
        margin = margins_of(words_of_person(words, {}, moves, pause)).illegal
        assert (margin == 0.0) is is_strict


def heard(*alternatives: tuple[str, float]) -> Heard:
    words = vocabulary("it")
    return understand(alternatives, POSITION, ITALIAN_FID, words)


def test_how_far_a_move_stands_above_the_others() -> None:
    words = vocabulary("it")
    found = heard(
        ("ventidue diciotto", 0.0),
        ("ventitre diciannove", -1.5),
        ("ventitre ventisette", -2.5),
        ("dieci quattordici", -2.5),
    )
    assert isinstance(found.verdict, Understood)
    one = standing(found.ranked, found.verdict.move, words)
    assert one is not None
    assert (one.legal, one.is_corrected) == (1.5, False)
    assert one.illegal == pytest.approx(2.5 - math.log(2), abs=0.01)
    assert one.alike == FAR
    other = next(each for each in legal_moves(POSITION) if each.path == (23, 19))
    behind = standing(found.ranked, other, words)
    assert behind is not None
    assert behind.legal == -1.5


def test_a_move_that_was_not_heard_stands_nowhere() -> None:
    found = heard(("ventidue diciotto", 0.0))
    other = next(each for each in legal_moves(POSITION) if each.path == (23, 19))
    assert standing(found.ranked, other, vocabulary("it")) is None
    assert standing((), other, vocabulary("it")) is None


def test_numbers_that_sound_alike_are_known_apart() -> None:
    found = heard(("ventidue diciotto", 0.0), ("ventuno diciotto", -4.0))
    assert isinstance(found.verdict, Understood)
    words = replace(vocabulary("it"), alike={22: (21,), 21: (22,)})
    one = standing(found.ranked, found.verdict.move, words)
    assert one is not None
    assert one.legal == one.alike == 4.0


@given(
    st.lists(st.tuples(st.sampled_from(["ventidue diciotto", "ventuno diciotto"]), st.floats(-50, 0)))
)
def test_leads_are_numbers_that_can_be_kept(alternatives: list[tuple[str, float]]) -> None:
    found = heard(*alternatives)
    for move in legal_moves(POSITION)[:4]:
        one = standing(found.ranked, move, vocabulary("it"))
        assert one is None or all(-FAR <= each <= FAR for each in one[:3])
