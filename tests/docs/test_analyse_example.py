"""The page on commands shows what `damavoce analyse` prints, and explains that and the bench."""

import json
import re
import sys

import pytest

from assistant.narration.catalog import base_languages
from assistant.options import ANALYSIS_SECONDS, DEEPEST_ANALYSIS, parse
from assistant.rules.position import start_position
from assistant.rules.variant import VARIANTS
from tests.commands.bench.test_search import MEASURED, WAITED
from tests.commands.test_analyse import KEYS, after, lines
from tests.docs.support.lists import ROOT


def page(language: str) -> str:
    return (ROOT / "docs" / language / "commands.md").read_text("utf-8")


def keys_explained(language: str) -> list[str]:
    return re.findall(r"^- ([\w ,]+):", page(language), re.MULTILINE)


@pytest.mark.parametrize("language", base_languages())
def test_the_example_is_a_line_of_the_command(capsys, monkeypatch, language: str) -> None:
    (line,) = re.findall(r"^    (\{.*\})$", page(language), re.MULTILINE)
    shown = json.loads(line)
    given = re.findall(r"^    python3 run.py analyse (.*)$", page(language), re.MULTILINE)[0].split()
    options = parse(["analyse", *given])
    monkeypatch.setitem(sys.modules, "numba", None)
    *_, last = lines(capsys, *given)
    assert [*shown] == [*last] == KEYS
    # Scores change with what the computer knows of the game: that is no reason for another page.
    assert shown["depth"] == last["depth"] == len(shown["pv"]) == options.depth
    after(start_position(VARIANTS[options.rules]), shown["pv"])


@pytest.mark.parametrize("language", base_languages())
def test_every_key_and_every_figure_is_explained(language: str) -> None:
    explained = keys_explained(language)
    first = explained.index(KEYS[0])
    assert explained[first : first + len(KEYS)] == KEYS
    text = page(language)
    for measure in (*MEASURED, *WAITED):
        begins = measure.partition(",")[0]
        assert f"\n- {begins}" in text, measure
    assert f" {ANALYSIS_SECONDS:g} sec" in text or f" {ANALYSIS_SECONDS:g} seg" in text
    assert f" {DEEPEST_ANALYSIS};" in text
