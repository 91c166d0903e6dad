"""Every fact can be told in every language, and the languages say the same things."""

import re
from importlib import resources

import pytest

from assistant.narration.catalog import Catalog, base_languages, languages
from assistant.narration.facts.fact import (
    Fact,
)
from assistant.narration.narrator import Narrator
from assistant.rules.articles import Article, IllegalReason, Text
from assistant.rules.regulation import REGULATIONS
from tests.narration.support.every_fact import FACTS, SAMPLES, all_of


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_each_fact_can_be_told(fact: type[Fact], language: str) -> None:
    narrators = [Narrator(language, Text.CAPO1, verbosity) for verbosity in (1, 0, 2)]
    narrators += [Narrator(language, Text.CAPO1, letters="wb", cells=cells) for cells in (40, 20)]
    for place, each in enumerate(all_of(fact)):
        narrator = narrators[place % len(narrators)]
        told = narrator.tell(each, again=place % 2 == 1 and narrator.can_reword(each))
        text = told.text
        # Synthesisers read the signs of a move as "minus" or "dash": a voice gets none of them.
        assert not re.search(r"\d[-x]\d", told.spoken), told.spoken
        if place % len(narrators) < 3:
            assert re.findall(r"\d+", told.spoken) == re.findall(r"\d+", text)
        assert text.strip() == text
        assert text
        assert "\n" not in text
        assert "  " not in text, text
        assert not re.search(r"[{}$]", text), text
        assert "none" not in text, text


SHORT = 7
"""So many words, beside numbers and the article's name, are short enough at every detail."""


def length(text: str, narrator: Narrator) -> int:
    for article in SAMPLES[Article]:
        text = text.replace(narrator.article(article), "")
    return sum(not re.search(r"\d", word) for word in text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_what_is_not_short_has_a_brief_form_that_is(fact: type[Fact], language: str) -> None:
    normal, brief = Narrator(language, Text.CAPO1), Narrator(language, Text.CAPO1, 0)
    for each in all_of(fact):
        whole, short = normal.tell(each).text, brief.tell(each).text
        assert len(short) <= len(whole)
        if short == whole:
            assert length(whole, normal) <= SHORT, whole
        elif normal.can_reword(each):
            assert brief.tell(each, again=True).text != short


def ids_and_variables(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    folder = resources.files("assistant.narration").joinpath("messages", language)
    for file in folder.iterdir():
        for entry in re.split(r"^(?=[a-z])", file.read_text("utf-8"), flags=re.MULTILINE):
            match = re.match(r"([a-z0-9-]+) =", entry)
            if match:
                assert match[1] not in found, f"{match[1]} stands twice"
                found[match[1]] = set(re.findall(r"\$([a-z_]+)", entry))
                assert match[1].startswith(file.name.removesuffix(".ftl") + "-")
    return found


@pytest.mark.parametrize("language", languages())
def test_a_message_uses_those_of_its_own_file_and_of_the_words_alone(language: str) -> None:
    """Of another file nobody knows whether it was read before."""
    folder = resources.files("assistant.narration").joinpath("messages", language)
    for file in folder.iterdir():
        own = file.name.removesuffix(".ftl")
        used = re.findall(r"\{ ([a-z][a-z0-9]*)-[a-z0-9-]+ ", file.read_text("utf-8"))
        assert {*used} <= {own, "words"}, file.name


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first, *others = base_languages()  # what is laid over one of them: test_laid_over.py
    expected = ids_and_variables(first)
    assert len(expected) > 100
    for language in others:
        found = ids_and_variables(language)
        assert found.keys() == expected.keys()
        # A language may do without a variable that another one needs, never with an unknown one.
        for message, variables in found.items():
            assert variables <= expected[message] | OPTIONAL, message
            assert expected[message] <= variables | OPTIONAL, message


OPTIONAL = {"taken", "count", "count_word", "times", "number"}
OPTIONAL |= {f"{name}_initial" for name in ("black", "name", "white")}
"""Variables that choose a plural, or a word before some letters: not every language has those."""


@pytest.mark.parametrize("language", languages())
def test_each_article_of_each_regulation_has_a_name(language: str) -> None:
    for regulation in REGULATIONS:
        narrator = Narrator(language, regulation.text)
        for reason in IllegalReason:
            numbers = regulation.numbers | (regulation.fallback[1] if regulation.fallback else {})
            if reason in numbers:
                article = regulation.article(reason, is_king=True)
                assert article.number in narrator.article(article)


def test_an_article_of_another_text_is_named_with_its_text() -> None:
    narrator = Narrator("it", Text.PERGIOCO)
    assert narrator.article(Article(Text.CAPO1, "4.1")) == "articolo 4.1 del Capo I"
    assert narrator.article(Article(Text.PERGIOCO, "f")) == "regola di PerGioco, lettera f"
    assert Narrator("it", Text.CAPO1).article(Article(Text.CAPO1, "6.7")) == "articolo 6.7"


def test_an_unknown_message_is_an_error_and_not_a_silence() -> None:
    catalog = Catalog("it")
    with pytest.raises(KeyError):
        catalog.text("game-no-such-message")
    with pytest.raises(KeyError):
        catalog.text("nofile-message")
    with pytest.raises(ValueError, match="game-turn"):
        catalog.text("game-turn")


def test_messages_are_read_when_first_used_with_those_that_they_use() -> None:
    catalog = Catalog("it")
    assert catalog._read == set()
    catalog.text("talk-goodbye")
    assert catalog._read == {"talk-goodbye"}
    catalog.text("game-turn", side="white", is_you="yes", has_name="no", name="")
    assert catalog._read == {"talk-goodbye", "game-turn", "words-side"}
