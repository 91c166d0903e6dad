"""The page of the articles leaves none of the texts out, invents none, and names files that exist."""

import re
import tomllib
from pathlib import Path, PurePosixPath

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
NOTHING = "nothing to do"


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
def test_each_line_names_what_shows_it_or_says_why_there_is_nothing(text: str) -> None:
    for number, told in told_of(text).items():
        files = re.findall(r"`([^`]+)`", told)
        assert bool(files) is not told.startswith(NOTHING), (text, number)
        assert all(_is_shown_by(file) for file in files), (text, number)


def _is_shown_by(file: str) -> bool:
    """Whether a file is a test, a conversation, or a list of cases that a test runs."""
    path = PurePosixPath(file)
    is_test = path.name.startswith("test_") and path.suffix == ".py"
    return path.parts[0] == "tests" and (is_test or path.suffix in {".txt", ".toml"})


@pytest.mark.parametrize("text", CHAPTERS)
def test_a_list_of_cases_that_is_named_has_one_of_the_article(text: str) -> None:
    for number, told in told_of(text).items():
        for file in re.findall(r"`(tests/rules/articles/[^`]+)`", told):
            other = re.search(r"the case of ([\d.]+)", told)
            cases = tomllib.loads((ROOT / file).read_text("utf-8"))["case"]
            wanted = other[1].rstrip(".") if other else number
            assert any(case["article"] == wanted for case in cases), (text, number)


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"`([^`]+)`", PAGE))
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_every_chapter_is_of_a_text() -> None:
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == list(CHAPTERS.values())
