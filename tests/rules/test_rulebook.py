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
    if regulation.repetition:
        yield regulation.repetition.article
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
    for topic in Topic:
        assert 0 < len(rules_about(regulation, topic)) <= 6


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
    assert numbers == ["9.2.1", "9.2.2", "9.2.3"]
    assert articles_numbered(ITALIAN_FID, "6") == []
    assert range_near(ITALIAN_FID, "6") == ("6.1", "6.10")
    assert range_near(ITALIAN_FID, "44") == ("2.4", "10.5")
    assert range_near(PERGIOCO, "z") == ("a", "i")
