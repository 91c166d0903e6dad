"""Each rule has its sentence in each language, short enough for the ear."""

import pytest

from assistant.narration.catalog import Catalog, languages
from assistant.narration.facts.fact import RuleSaid
from assistant.narration.facts.rulebook import RuleTold
from assistant.narration.narrator import Narrator
from assistant.rules.regulation import REGULATIONS, Regulation
from assistant.rules.rulebook import Rule, count_in, rules_of

LONGEST = 200


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: each.text.value)
def test_each_article_says_something_short(regulation: Regulation, language: str) -> None:
    for verbosity in (0, 1):
        narrator = Narrator(language, regulation.text, verbosity)
        for article, rules in rules_of(regulation).items():
            for rule in rules:
                said = RuleSaid(rule, count_in(regulation, rule))
                text = narrator.tell(RuleTold(article, said, article.number)).text
                is_name = article.number.isalpha() and len(article.number) > 1
                assert is_name or article.number in text
                assert 20 < len(text) <= LONGEST
                assert text.endswith(".")
                assert " 0 " not in text


@pytest.mark.parametrize("language", languages())
def test_each_rule_has_a_title_that_a_chapter_is_told_by(language: str) -> None:
    catalog = Catalog(language)
    titles = {rule: catalog.text(f"titles-{rule.value}") for rule in Rule}
    assert all(titles.values())
    assert max(map(len, titles.values())) < 40


def told(rule: Rule, language: str) -> str:
    """What a rule says, whatever its number."""
    regulation, article = next(
        (regulation, article)
        for regulation in REGULATIONS
        for article, rules in rules_of(regulation).items()
        if rule in rules
    )
    said = RuleSaid(rule, count_in(regulation, rule))
    text = Narrator(language, regulation.text).tell(RuleTold(article, said, article.number)).text
    return text.partition(": ")[2]


@pytest.mark.parametrize("language", languages())
def test_no_two_rules_say_the_same_and_none_speaks_another_language(language: str) -> None:
    said = {rule: told(rule, language) for rule in Rule}
    assert len(set(said.values())) == len(Rule)
    for other in {*languages()} - {language}:
        if other[:2] != language[:2]:
            assert not {*said.values()} & {told(rule, other) for rule in Rule}


SAYS = {
    Rule.MUST_CAPTURE: ("obbligatoria", "compulsory", "obrigatória"),
    Rule.MOST_PIECES: ("più pezzi", "most pieces", "mais peças"),
    Rule.WITH_KING: ("con la dama", "a king must capture", "com a dama"),
    Rule.MOST_KINGS: ("più dame", "most kings", "máximo de damas"),
    Rule.KINGS_FIRST: ("prima una dama", "a king first", "primeiro se encontra uma dama"),
    Rule.FREE_CHOICE: ("libera", "free", "livre"),
    Rule.TOUCHED_SEVERAL: ("il primo", "the first", "a primeira"),
    Rule.ADJUSTING: ("sistemare", "straighten", "arrumar"),
    Rule.RESIGNED: ("abbandona", "resigns", "abandona"),
    Rule.NO_MOVES: ("non può muovere", "cannot", "não pode jogar"),
    Rule.NO_PIECES: ("pezzi", "no pieces", "peças"),
    Rule.AGREEMENT: ("d'accordo", "agree", "de acordo"),
}
"""What nobody who asks for a rule may miss, in Italian, English and Portuguese."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", SAYS)
def test_what_is_asked_for_most_says_its_own(rule: Rule, language: str) -> None:
    words = dict(zip(("it", "en", "pt"), SAYS[rule], strict=True))
    assert words[language[:2]] in told(rule, language)
