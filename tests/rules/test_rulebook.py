"""What the articles say is known of every article that the program can name."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest

from assistant.rules.articles import Article, IllegalReason
from assistant.rules.irregularities import Irregularity
from assistant.rules.regulation import (
    INTERNATIONAL_FID,
    ITALIAN_FID,
    PERGIOCO,
    PORTUGUESE,
    REGULATIONS,
    Ending,
    Regulation,
)
from assistant.rules.rulebook import (
    Rule,
    Topic,
    articles_numbered,
    count_in,
    range_near,
    rules_about,
    rules_of,
)


def cited(regulation: Regulation) -> Iterator[Article]:
    """Every article that the program can name in a game of this regulation."""
    numbers = regulation.numbers | (regulation.fallback[1] if regulation.fallback else {})
    for reason, is_king, goes_on in product(IllegalReason, (False, True), (False, True)):
        if reason in numbers:
            yield regulation.article(reason, is_king=is_king, goes_on=goes_on)
    for name in (field.name for field in fields(regulation)):
        value = getattr(regulation, name)
        if isinstance(value, Article):
            yield value
    for count in regulation.counts:
        yield from (count.article, count.annulled)
    repetition, shortened = regulation.repetition, regulation.shortened
    if repetition:
        yield repetition.article
        yield from filter(None, (repetition.price, repetition.spared))
    if shortened:
        yield shortened.article
    yield from (each.article for each in (regulation.orientation, regulation.colours) if each)
    yield from filter(None, map(regulation.irregularity, Irregularity))


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: each.text.value)
def test_every_article_that_can_be_cited_is_in_the_rulebook(regulation: Regulation) -> None:
    known = rules_of(regulation)
    for article in cited(regulation):
        assert known.get(article), article


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: each.text.value)
def test_each_article_is_found_by_its_number_and_each_topic_has_rules(regulation: Regulation) -> None:
    for article in rules_of(regulation):
        assert articles_numbered(regulation, article.number) == [article]
    for topic in {*Topic} - OF_ONE_TEXT:
        assert rules_about(regulation, topic), topic


OF_ONE_TEXT = {
    *(Topic.PARALLELS, Topic.BISCACCHI, Topic.METE),  # Capo I, 2.8
    *(Topic.FORMS,),  # Capo I, 15, and Capo II, 11
}
"""What some texts do not speak of."""


def test_each_topic_has_rules_in_some_text() -> None:
    for topic in Topic:
        assert any(rules_about(regulation, topic) for regulation in REGULATIONS), topic


_R = IllegalReason
SAID_OF = {
    _R.NO_SUCH_SQUARE: {Rule.SQUARES},
    _R.EMPTY_SQUARE: {Rule.OWN_PIECES},
    _R.OPPONENTS_PIECE: {Rule.OWN_PIECES},
    _R.SAME_SQUARE: {Rule.A_MOVE},
    _R.ONE_MOVE_AT_A_TIME: {Rule.IN_TURN},
    _R.MAN_STEP: {Rule.MAN_MOVES},
    _R.MAN_BACKWARD: {Rule.MAN_MOVES},
    _R.KING_STEP: {Rule.KING_MOVES, Rule.KING_FLIES},
    _R.KING_BLOCKED: {Rule.KING_FLIES},
    _R.NEW_KING_WAITS: {Rule.NEW_KING_WAITS},
    _R.MUST_CAPTURE: {Rule.MUST_CAPTURE},
    _R.CAPTURED_STAYS: {Rule.TAKEN_OFF},
    _R.MAN_CAPTURES_BACKWARD: {Rule.WHAT_MEN_CAPTURE},
    _R.MAN_TAKES_KING: {Rule.WHAT_MEN_CAPTURE},
    _R.OWN_PIECE_CAPTURED: {Rule.OWN_NOT_CAPTURED},
    _R.OWN_PIECE_PASSED: {Rule.OWN_NOT_PASSED},
    _R.PASSED_TWICE: {Rule.NOT_TWICE},
    _R.PROMOTION_ENDS_CAPTURE: {Rule.PROMOTION_ENDS},
    _R.STILL_A_MAN: {Rule.STILL_A_MAN},
    _R.LANDING_LEFT_OUT: {Rule.SHOWN},
    _R.WRONG_ORDER: {Rule.SHOWN},
    _R.MOST_PIECES: {Rule.MOST_PIECES},
    _R.WITH_KING: {Rule.WITH_KING},
    _R.MOST_KINGS: {Rule.MOST_KINGS},
    _R.KINGS_FIRST: {Rule.KINGS_FIRST},
}
"""What the article behind a refusal has to say; of captures by men and by kings see below."""
CAPTURING = {
    (False, False): {Rule.MAN_CAPTURES_MAN, Rule.MAN_CAPTURES},
    (True, False): {Rule.KING_CAPTURES, Rule.KING_CAPTURES_FAR},
    (False, True): {Rule.MAN_GOES_ON},
    (True, True): {Rule.KING_GOES_ON, Rule.KING_GOES_ON_FAR},
}
"""By whether a king captures, and whether it goes on."""
SAID_IN = {
    "free_choice": (Rule.FREE_CHOICE, Rule.FREE_AMONG_EQUAL),
    "agreement": (Rule.AGREEMENT,),
    "no_moves": (Rule.NO_MOVES,),
    "no_pieces": (Rule.NO_PIECES,),
    "resignation": (Rule.RESIGNED,),
    "count_condition": (Rule.COUNT_NEEDS_KINGS, Rule.ONLY_KINGS_MOVED),
    "touched_several": (Rule.TOUCHED_SEVERAL, Rule.TOUCHED),
    "adjusting": (Rule.ADJUSTING,),
    "adjusting_out_of_turn": (Rule.OUT_OF_TURN, Rule.ADJUSTING),
    "taking_off": (Rule.TAKEN_OFF,),
    "half_on_square": (Rule.DOUBTFUL, Rule.LIGHT_SQUARE),
    "on_light": (Rule.INACTIVE, Rule.LIGHT_SQUARE),
    "opponent_decides": (Rule.OPPONENT_DECIDES,),
    "too_late": (Rule.TOO_LATE, Rule.TOO_LATE_TOUCHED),
    "not_in_part": (Rule.NOT_IN_PART,),
}
"""The fields of a regulation that are articles; of several rules, the first that the text has."""
SAID_WHERE_TOLD = {
    "count_request": Rule.COUNT_ASKED,
    "touched_idle": Rule.TOUCHED_IDLE,
    "touched_out_of_turn": Rule.OUT_OF_TURN,
    "crowned_late": Rule.CROWNED_LATE,
}
"""Those that some texts have no article for."""
IRREGULAR = {
    Irregularity.UNMARKED_KING: {Rule.UNMARKED_MOVED, Rule.UNMARKED_WAITS},
    # The Portuguese text has one article for a piece too few, whatever was captured.
    Irregularity.LEFT_ONE: {Rule.LEFT_ONE, Rule.LEFT_SOME},
    # The texts of the international game have no number for it: it is an irregular movement.
    Irregularity.IMPOSSIBLE_CAPTURE: {Rule.IMPOSSIBLE_CAPTURE, Rule.MOVED_WRONGLY},
}
COUNTING = {
    Ending.KING_EACH: {Rule.COUNT_OF_KINGS, Rule.ONLY_KINGS_MOVED},
    Ending.THREE_AGAINST_KING: {Rule.THREE_AGAINST_KING},
    Ending.TWO_AGAINST_KING: {Rule.TWO_AGAINST_KING},
}


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: each.text.value)
def test_what_an_article_says_is_what_it_is_cited_for(regulation: Regulation) -> None:
    known = rules_of(regulation)
    numbers = regulation.numbers | (regulation.fallback[1] if regulation.fallback else {})
    for reason, is_king, goes_on in product(numbers, (False, True), (False, True)):
        article = regulation.article(reason, is_king=is_king, goes_on=goes_on)
        if reason in {_R.NOTHING_TO_CAPTURE, _R.NO_ROOM_BEHIND}:
            assert CAPTURING[is_king, goes_on] & {*known[article]}, (reason, article)
        elif reason is _R.MUST_CONTINUE:
            assert CAPTURING[is_king, True] & {*known[article]}, (reason, article)
        elif reason in SAID_OF:
            assert SAID_OF[reason] & {*known[article]}, (reason, article)
    stated = {rule for rules in known.values() for rule in rules}
    for name, said in SAID_IN.items():
        wanted = next(rule for rule in said if rule in stated)
        assert wanted in known[getattr(regulation, name)], name
    for name, rule in SAID_WHERE_TOLD.items():
        article = getattr(regulation, name)
        assert article is None or rule in known[article], name
    for kind in Irregularity:
        article = regulation.irregularity(kind)
        seen = IRREGULAR.get(kind) or {Rule(kind.value)}
        assert article is None or seen & {*known[article]}, kind
    for count in regulation.counts:
        counted = {*known[count.article]}
        assert COUNTING[count.ending] & counted, count
        assert (Rule.READ_EACH in counted) is count.reads_each, count


def test_each_text_says_when_a_position_that_comes_again_is_a_draw() -> None:
    said = {
        each.text: {*rules_of(each)[each.repetition.article]} for each in REGULATIONS if each.repetition
    }
    assert Rule.FOURTH_TIME in said[PERGIOCO.text]
    assert Rule.THIRD_TIME_ASKED in said[INTERNATIONAL_FID.text]
    assert Rule.THIRD_TIME in said[PORTUGUESE.text]


@pytest.mark.parametrize(
    ("topic", "rules"),
    [
        (Topic.WINNING, {Rule.NO_PIECES, Rule.NO_MOVES, Rule.RESIGNED}),
        (Topic.PROMOTION, {Rule.PROMOTION, Rule.NEW_KING_WAITS}),
        (Topic.CAPTURES, {Rule.MUST_CAPTURE, Rule.MOST_PIECES}),
        (Topic.MEN, {Rule.MAN_MOVES, Rule.PROMOTION}),
        (Topic.DRAWS, {Rule.AGREEMENT}),
        (Topic.MOVES, {Rule.IN_TURN, Rule.MAN_MOVES}),
        (Topic.TOUCHING, {Rule.TOUCHED, Rule.ADJUSTING}),
    ],
)
def test_of_each_topic_every_text_says_what_matters_most(topic: Topic, rules: set[Rule]) -> None:
    for regulation in REGULATIONS:
        assert rules <= {rule for _, rule in rules_about(regulation, topic)}, regulation.text


def test_every_rule_stands_in_a_text() -> None:
    found = {rule for each in REGULATIONS for rules in rules_of(each).values() for rule in rules}
    assert found == {*Rule}


def test_the_numbers_of_counts_are_those_of_the_text() -> None:
    """Capo I, 10.4; Capo II, 7.4 to 7.6; the Portuguese 6.2 to 6.4."""
    kings, three, two = Rule.ONLY_KINGS_MOVED, Rule.THREE_AGAINST_KING, Rule.TWO_AGAINST_KING
    assert [count_in(each, Rule.COUNT_OF_KINGS) for each in (ITALIAN_FID, PERGIOCO)] == [40, 40]
    assert [count_in(INTERNATIONAL_FID, rule) for rule in (kings, three, two)] == [25, 16, 5]
    assert [count_in(PORTUGUESE, rule) for rule in (kings, three, two)] == [25, 10, 5]
    assert [count_in(each, Rule.SQUARES) for each in (ITALIAN_FID, PORTUGUESE)] == [32, 50]
    assert [count_in(each, Rule.START) for each in (ITALIAN_FID, PORTUGUESE)] == [12, 20]


def test_an_article_in_parts_is_its_parts_if_they_are_few() -> None:
    numbers = [article.number for article in articles_numbered(ITALIAN_FID, "9.2")]
    assert numbers == ["9.2.1", "9.2.2", "9.2.3", "9.2.4", "9.2.5"]
    assert articles_numbered(ITALIAN_FID, "6") == []
    assert range_near(ITALIAN_FID, "6") == ("6.1", "6.10")
    assert range_near(ITALIAN_FID, "44") == ("1.1", "15.3")
    assert range_near(PERGIOCO, "z") == ("a", "i")
