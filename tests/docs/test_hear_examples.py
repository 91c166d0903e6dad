"""The lines of JSON in the page on listening are what the program would print for these words."""

import json
import re
from pathlib import Path

import pytest

from assistant.commands.hear import _meaning
from assistant.narration.catalog import base_languages
from assistant.parsing.hearing.heard import understand
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.commands.test_hear import KEYS
from tests.docs.support.lists import ROOT

KINDS = ["move", "ambiguous", "illegal", "command", "none"]


def page(language: str) -> str:
    return (ROOT / "docs" / language / "hear.md").read_text("utf-8")


@pytest.mark.parametrize("language", base_languages())
def test_the_example_is_what_the_words_mean(language: str) -> None:
    (line,) = re.findall(r"^    (\{.*\})$", page(language), re.MULTILINE)
    shown = json.loads(line)
    assert [*shown] == KEYS
    assert (ROOT / shown["file"]).is_file()
    assert shown["heard"][0] == Path(shown["file"]).stem.replace("_", " ")
    heard = understand(
        [(text, 0.0) for text in shown["heard"]],
        start_position(ITALIAN_FID.variant),
        ITALIAN_FID,
        vocabulary(language),
    )
    assert json.loads(json.dumps(_meaning(heard, vocabulary(language)))) == shown["meaning"]
    assert shown["confidence"] == heard.confidence


@pytest.mark.parametrize("language", base_languages())
def test_every_key_and_every_kind_is_explained(language: str) -> None:
    explained = re.findall(r"^- ([\w ]+)[:,]", page(language), re.MULTILINE)
    assert [name.replace(" ", "_") for name in explained[: len(KEYS)]] == KEYS
    assert explained[len(KEYS) : len(KEYS) + len(KINDS)] == KINDS
