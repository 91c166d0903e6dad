"""The page on files of games shows what `damavoce pdn check` prints, and explains it."""

import json
import re

import pytest

from assistant.cli import main
from assistant.narration.catalog import base_languages
from tests.docs.support.lists import ROOT


def page(language: str) -> str:
    return (ROOT / "docs" / language / "pdn.md").read_text("utf-8")


@pytest.mark.parametrize("language", base_languages())
def test_the_example_is_the_first_line_of_the_command(capsys, monkeypatch, language: str) -> None:
    (shown,) = re.findall(r"^    (\{.*\})$", page(language), re.MULTILINE)
    (given,) = re.findall(r"^    python3 run.py (pdn check .*)$", page(language), re.MULTILINE)
    monkeypatch.chdir(ROOT)
    assert main(given.split()) == 0
    assert capsys.readouterr().out.splitlines()[0] == shown


@pytest.mark.parametrize("language", base_languages())
def test_every_key_is_explained(language: str) -> None:
    (shown,) = re.findall(r"^    (\{.*\})$", page(language), re.MULTILINE)
    explained = re.findall(r"^- (\w+):", page(language), re.MULTILINE)
    assert [key for key in explained if key.isascii() and key.islower()] == [*json.loads(shown)]


@pytest.mark.parametrize("language", base_languages())
def test_the_other_examples_work(capsys, monkeypatch, tmp_path, language: str) -> None:
    monkeypatch.chdir(ROOT)
    commands = re.findall(r"^    python3 run.py (pdn .*)$", page(language), re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        assert main(command.replace("clean.pdn", str(tmp_path / "clean.pdn")).split()) == 0
    assert capsys.readouterr().err.count("\n") == 1  # where the clean file is
