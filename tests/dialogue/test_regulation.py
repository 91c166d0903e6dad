"""Every article of every text is read when its number is typed, in each language."""

import tomllib
from pathlib import Path

import pytest

from assistant.narration.catalog import languages
from tests.dialogue.support.kept_talk import Shelf, shelf, talk_by

NUMBERS = tomllib.loads(
    (Path(__file__).parents[1] / "docs" / "data" / "articles.toml").read_text("utf-8")
)
GAMES = {
    "capo1": "rules=italian",
    "capo2": "rules=international",
    "pt": "rules=international regulation=portuguese",
}
ASKED = {"it": "regola", "en": "rule", "pt": "regra", "pt-BR": "regra"}
NAMED = {"it": "Articolo", "en": "Article", "pt": "Artigo", "pt-BR": "Artigo"}


@pytest.fixture
def kept() -> Shelf:
    with shelf() as found:
        yield found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", GAMES)
def test_every_number_is_read(text: str, language: str, kept: Shelf) -> None:
    talk = talk_by(f"settings lang={language} coach=off {GAMES[text]}", kept)
    for number in NUMBERS[text]:
        said = talk.act(f"> {ASKED[language]} {number}")
        assert said, number
        for line in said:
            assert line.startswith(f"{NAMED[language]} {number}"), (number, line)
            assert len(line) <= 200, line


@pytest.mark.parametrize("text", GAMES)
def test_going_on_reads_the_whole_text(text: str, kept: Shelf) -> None:
    talk = talk_by(f"settings lang=it coach=off {GAMES[text]}", kept)
    read = {line.split(":")[0] for line in talk.act("> regola 1.1")}
    for _ in NUMBERS[text]:
        read |= {line.split(":")[0] for line in talk.act("> avanti")}
    assert {f"Articolo {number}" for number in NUMBERS[text]} - read == HEADS[text]


HEADS = {
    "capo1": {"Articolo 9.2"},
    "capo2": {"Articolo 5.4", "Articolo 6.2"},
    "pt": {"Articolo 7.2", "Articolo 7.3", "Articolo 10.2"},
}
"""Articles that only lead to their parts, which are read."""
