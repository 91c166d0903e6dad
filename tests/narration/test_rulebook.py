"""Each rule has its sentence in each language, short enough for the ear."""

import pytest

from assistant.narration.catalog import languages
from assistant.narration.facts.fact import RuleSaid
from assistant.narration.facts.rulebook import RuleTold
from assistant.narration.narrator import Narrator
from assistant.rules.regulation import REGULATIONS, Regulation
from assistant.rules.rulebook import count_in, rules_of

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
