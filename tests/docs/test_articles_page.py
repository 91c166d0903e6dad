"""The page of the articles leaves none of the texts out, invents none, and names files that exist."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.support.lists import ROOT

PAGE = (ROOT / "docs" / "articles.md").read_text("utf-8")
NUMBERS = tomllib.loads((Path(__file__).parent / "data" / "articles.toml").read_text("utf-8"))
CHAPTERS = {
    "capo1": "Capo I: the Italian game, FID",
    "capo2": "Capo II: the international game, FID",
    "pt": "The Portuguese text: the international game",
    "pergioco": "PerGioco: the Italian game",
}
NOTHING = "nothing to do: "


def told_of(text: str) -> dict[str, str]:
    """By the number of each article of a text, what the page says of it."""
    _, chapter = PAGE.split(f"\n## {CHAPTERS[text]}\n")
    lines = [line for line in chapter.split("\n## ")[0].splitlines() if line.startswith("- ")]
    told = [line.removeprefix("- ").split(": ", 1) for line in lines]
    assert len({number for number, _ in told}) == len(told), "each article has one line"
    return dict(told)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", CHAPTERS)
def test_every_article_has_its_line_in_the_order_of_the_text(text: str) -> None:
    assert list(told_of(text)) == NUMBERS[text]


@pytest.mark.parametrize("text", CHAPTERS)
def test_each_line_says_where_it_is_done_or_why_nothing_is(text: str) -> None:
    for number, told in told_of(text).items():
        files = re.findall(r"`([^`]+)`", told)
        assert bool(files) is not told.startswith(NOTHING), (text, number)


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"`([^`]+)`", PAGE))
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_every_chapter_is_of_a_text() -> None:
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == list(CHAPTERS.values())
