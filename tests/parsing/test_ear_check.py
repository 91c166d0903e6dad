"""The check of the ear: which numbers are drawn, what counts as heard, and what is advised."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from assistant.parsing.hearing.ear_check import (
    COUNT,
    PAIRED,
    Advice,
    Attempt,
    Outcome,
    added,
    confusions,
    drawn,
    is_deaf,
    judged,
    other_form,
    report_on,
    wants_end,
)
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.sentences import LANGUAGES

IT = vocabulary("it")
BOARDS = [(language, squares) for language in LANGUAGES for squares in (32, 50)]


def usual(language: str, number: int) -> str:
    words = vocabulary(language)
    return next(" ".join(form) for form, value in words.numbers.items() if value == number)


def heard(said: int, *alternatives: tuple[str, float]) -> Attempt:
    return judged(said, alternatives, 32, IT)


# What is drawn


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_those_that_sound_alike_are_among_the_numbers_and_never_in_a_row(
    language: str, squares: int
) -> None:
    words = vocabulary(language)
    for seed in range(50):
        numbers = drawn(words, squares, seed)
        assert len(numbers) == len({*numbers}) == COUNT
        assert set(numbers) <= {*range(1, squares + 1)}
        paired = [one for one in numbers if words.alike.get(one, frozenset()) & {*numbers}]
        assert len(paired) >= PAIRED
        by_onset = [one for one in numbers if words.without_onset.get(one, frozenset()) & {*numbers}]
        assert len(by_onset) >= 8
        for one, other in pairwise(numbers):
            assert other not in words.alike.get(one, ())


def test_each_draw_is_another_one_and_the_seed_decides() -> None:
    draws = {drawn(IT, 32, seed) for seed in range(100)}
    assert len(draws) == 100
    assert drawn(IT, 32, 7) == drawn(IT, 32, 7)
    assert {number for numbers in draws for number in numbers} == {*range(1, 33)}


def test_a_shorter_draw_is_as_long_as_it_is_wanted() -> None:
    assert [len(drawn(IT, 32, 1, count)) for count in (0, 1, 2, 5, 32, 40)] == [0, 1, 2, 5, 32, 32]


# What is heard


def test_the_number_is_right_in_each_of_its_forms() -> None:
    for said in ("ventidue", "venti due", "due due", "la ventidue", "22"):
        assert heard(22, (said, 0.0)) == Attempt(22, Outcome.RIGHT)


def test_another_number_is_one_only_where_it_is_clear() -> None:
    assert heard(22, ("trentadue", 0.0), ("ventidue", -3.0)) == Attempt(22, Outcome.OTHER, 32)
    assert heard(22, ("trentadue", 0.0), ("ventidue", -0.5)) == Attempt(22, Outcome.UNCLEAR)


def test_what_is_less_likely_than_talk_is_no_number_that_was_confused() -> None:
    assert heard(22, ("[unk]", 0.0), ("trentadue", -2.0)).outcome is Outcome.TALK
    assert heard(22, ("[unk]", 0.0), ("trentadue", -0.5)) == Attempt(22, Outcome.OTHER, 32)
    assert heard(22, ("file", 0.0), ("sei", -1.8)).outcome is Outcome.TALK
    assert heard(22, ("[unk]", 0.0), ("ventidue", -9.0)).outcome is Outcome.TALK
    assert heard(22, ("[unk]", 0.0), ("ventidue", -2.0)).outcome is Outcome.RIGHT


@pytest.mark.parametrize(
    ("texts", "outcome"),
    [
        ((), Outcome.NOTHING),
        ((("", 0.0),), Outcome.NOTHING),
        ((("[unk] [unk]", 0.0),), Outcome.TALK),
        ((("quanti pezzi", 0.0),), Outcome.TALK),
        ((("ventidue diciotto", 0.0),), Outcome.UNCLEAR),
        ((("cinquanta", 0.0),), Outcome.UNCLEAR),
    ],
)
def test_what_is_no_square_is_told_apart(texts: Sequence[tuple[str, float]], outcome: Outcome) -> None:
    assert heard(22, *texts).outcome is outcome


def test_the_loudness_is_kept() -> None:
    attempt = judged(5, [("cinque", 0.0)], 32, IT, -20.0, 31.5)
    assert (attempt.level, attempt.above_noise) == (-20.0, 31.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_a_wish_to_stop(language: str) -> None:
    words = vocabulary(language)
    for form in words.numbers:
        assert not wants_end([(" ".join(form), 0.0)], words), form


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "basta"),
        ("it", "fine"),
        ("it", "basta cosi"),
        ("en", "stop"),
        ("pt", "fim"),
        ("pt", "sair"),
    ],
)
def test_a_wish_to_stop_must_be_clear(language: str, said: str) -> None:
    words = vocabulary(language)
    assert wants_end([(said, 0.0)], words)
    number = usual(language, 7)
    assert not wants_end([(said, 0.0), (number, -1.5)], words)
    assert wants_end([(said, 0.0), (number, -2.5)], words)
    assert not wants_end([(number, 0.0), (said, -0.5)], words)


@pytest.mark.parametrize(("language", "no"), [("it", "no"), ("en", "no"), ("pt", "nao")])
def test_a_no_ends_nothing(language: str, no: str) -> None:
    """It may be a number that was cut off, or a word about a number that was said badly."""
    assert not wants_end([(no, 0.0)], vocabulary(language))


def test_a_number_that_comes_late_is_that_before() -> None:
    before = (Attempt(7, Outcome.NOTHING),)
    attempts, has_had_turn = added(before, heard(22, ("sette", 0.0)))
    assert (attempts, has_had_turn) == ((Attempt(7, Outcome.RIGHT),), False)
    attempts, has_had_turn = added((Attempt(7, Outcome.RIGHT),), heard(22, ("sette", 0.0)))
    assert (attempts[-1], has_had_turn) == (Attempt(22, Outcome.OTHER, 7), True)


def test_who_is_not_heard_at_all_is_asked_for_five_numbers_and_no_more() -> None:
    silent = [Attempt(each, Outcome.NOTHING) for each in range(1, 6)]
    assert not is_deaf(silent[:4])
    assert is_deaf(silent)
    assert not is_deaf([*silent, Attempt(7, Outcome.TALK)])


# What comes of it


def right(*numbers: int, level: float = -20.0, above: float = 35.0) -> list[Attempt]:
    return [Attempt(each, Outcome.RIGHT, None, level, above) for each in numbers]


def other(said: int, number: int) -> Attempt:
    return Attempt(said, Outcome.OTHER, number, -20.0, 35.0)


HALF = right(1, 2, 3)
MANY = right(*range(1, 17))
SILENT = [Attempt(each, Outcome.NOTHING) for each in range(17, 21)]
TALK = [Attempt(each, Outcome.TALK, None, -20.0, 35.0) for each in range(17, 21)]
UNCLEAR = [Attempt(each, Outcome.UNCLEAR, None, -20.0, 35.0) for each in range(17, 21)]


@pytest.mark.parametrize(
    ("attempts", "is_open", "advice"),
    [
        (MANY, True, Advice.WELL),
        ([*MANY, UNCLEAR[0]], True, Advice.WELL),
        ([*MANY, SILENT[0]], False, Advice.WELL),
        ([*MANY, other(22, 32)], True, Advice.DIGITS),
        ([*MANY, other(9, 5)], True, Advice.WELL),
        ([*MANY, *UNCLEAR], True, Advice.SLOWER),
        ([*MANY, *SILENT], True, Advice.NEARER),
        ([*MANY, *SILENT], False, Advice.NEARER),
        (SILENT * 2, True, Advice.NOTHING),
        (SILENT * 2, False, Advice.NOTHING),
        (SILENT, True, Advice.NONE),
        (HALF, True, Advice.NONE),
        (TALK, True, Advice.NONE),
        ([], True, Advice.NONE),
        ([*MANY, *TALK], True, Advice.PUSH),
        ([*MANY, *TALK], False, Advice.SLOWER),
        ([*right(*range(1, 10), level=-54.0, above=16.0), *UNCLEAR], True, Advice.NEARER),
        ([*right(*range(1, 10), above=12.0), *UNCLEAR], True, Advice.NEARER),
        ([*right(*range(1, 10), above=12.0), other(9, 5)], True, Advice.NEARER),
        ([*right(*range(1, 10), above=12.0), *TALK], True, Advice.PUSH),
        ([*right(*range(1, 10), above=17.0), other(9, 5)], True, Advice.PUSH),
        ([*right(*range(1, 10), above=17.0), other(9, 5)], False, Advice.WELL),
        (right(*range(1, 10), above=12.0), True, Advice.WELL),
    ],
)
def test_the_advice_follows_from_what_was_measured(
    attempts: Sequence[Attempt], is_open: bool, advice: Advice
) -> None:
    assert report_on(attempts, IT, is_open=is_open).advice is advice


def test_sounds_without_a_word_speak_for_the_key() -> None:
    attempts = [*MANY, UNCLEAR[0]]
    assert report_on(attempts, IT, is_open=True, stray=1).advice is Advice.WELL
    assert report_on(attempts, IT, is_open=True, stray=4).advice is Advice.PUSH
    assert report_on(attempts, IT, is_open=False, stray=4).advice is Advice.WELL
    assert report_on(MANY, IT, is_open=True, stray=4).advice is Advice.WELL  # all was understood


def test_without_loudness_the_rest_decides() -> None:
    attempts = [Attempt(each, Outcome.RIGHT) for each in range(1, 10)]
    report = report_on([*attempts, Attempt(22, Outcome.OTHER, 32)], IT, is_open=True)
    assert (report.level, report.above_noise) == (None, None)
    assert (report.advice, report.square, report.form) == (Advice.DIGITS, 22, "2 2")


def test_of_talk_beside_no_loudness_counts() -> None:
    loud = Attempt(1, Outcome.TALK, None, -3.0, 60.0)
    report = report_on([*right(2, 3), loud, loud, loud], IT, is_open=False)
    assert (report.level, report.above_noise) == (-20.0, 35.0)


def test_where_others_talk_no_number_is_hard_for_that() -> None:
    attempts = [*MANY, *TALK, other(22, 32)]
    assert report_on(attempts, IT, is_open=True).hard == ((22, 32),)
    assert len(report_on(attempts, IT, is_open=False).hard) == 5
    assert report_on([*MANY, TALK[0]], IT, is_open=True).hard == ((17, None),)


def test_what_was_misheard_is_told_the_numbers_first_that_were_heard_for_it() -> None:
    report = report_on([*MANY, *TALK[:1], other(22, 32), *UNCLEAR[1:2]], IT, is_open=False)
    assert (report.asked, report.right, report.silent) == (19, 16, 0)
    assert report.hard == ((22, 32), (17, None), (18, None))


@pytest.mark.parametrize(
    ("language", "square", "form"),
    [
        ("it", 22, "2 2"),
        ("it", 10, "1 0"),
        ("it", 9, ""),
        ("en", 50, "5 0"),
        ("en", 2, ""),
        ("pt", 2, "duas"),
        ("pt", 1, "uma"),
        ("pt", 6, ""),
    ],
)
def test_there_may_be_another_way_to_say_a_number(language: str, square: int, form: str) -> None:
    words = vocabulary(language)
    assert other_form(square, words) == form
    if form:
        assert judged(square, [(form, 0.0)], 50, words).outcome is Outcome.RIGHT


def test_another_word_is_advised_where_there_is_one() -> None:
    words = vocabulary("pt")
    attempts = [*MANY, other(9, 5), other(2, 10)]
    report = report_on(attempts, words, is_open=True)
    assert (report.advice, report.square, report.form) == (Advice.WORD, 2, "duas")
    assert report.hard == ((2, 10), (9, 5))  # it is told of first


def test_confusions_are_those_of_a_check_that_went_well_enough() -> None:
    assert confusions([*MANY, other(22, 32), *UNCLEAR]) == [(32, 22)]
    assert confusions([*right(1), other(22, 32), other(13, 16)]) == []
    assert confusions([]) == []
