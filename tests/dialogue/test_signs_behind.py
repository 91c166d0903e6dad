"""Smiles, emoji, punctuation and blanks behind what is typed, and blank texts of the ear: they change
nothing of a command in one's own words, and raise nothing behind anything."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.events import UtteranceHeard
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_bad_input import LANGUAGES, WAYS_THERE, sentences

OWN_WORDS = Path(__file__).parents[1] / "parsing" / "corpus" / "own-words.tsv"
SMILES = (" :)", " ;-)", " :) :)", " 🙂", " ♥", "  ", " 👍🏽")
TAILS = st.text(st.sampled_from(" \u00a0\t:;,.!?…-–()[]*'\"/>🙂👍🏽♥D"), min_size=1, max_size=6)
BLANKS = ("", " ", "\n", "\u00a0", ":)", ".", "[unk]", "[unk] [unk]")


NO_DEEDS = ("nothing", "setup", "fen")


@cache
def own_words(language: str) -> list[str]:
    """What people wrote to have something done with kept games or clocks, or while they look back."""
    rows = [line.split("\t") for line in OWN_WORDS.read_text("utf-8").splitlines()]
    return [row[1] for row in rows if row[0] == language and row[2] not in NO_DEEDS]


@pytest.mark.parametrize(
    ("language", "line", "smile"),
    [
        ("en", "pause the game", ":)"),
        ("en", "continue the game with Anna", ":)"),
        ("it", "continua la partita con Anna", ":)"),
        ("it", "cancella la partita 3", "🙂"),
        ("pt", "apaga a partida 3", ":-)"),
        ("it", "22-18", ";)"),
        ("en", "22 takes 18", ":)"),
        ("en", "could you play 21-17 for me please?", ":)"),
        ("it", "la voce è accesa o spenta?", ";-)"),
        ("pt", "a voz está ligada?", "🙂"),
        ("en", "volume at 60", ":)"),
    ],
)
def test_a_command_with_a_smile_is_the_command(language: str, line: str, smile: str) -> None:
    plain, smiling = (Talk(settings_for(language=language)) for _ in range(2))
    assert smiling.type(f"{line} {smile}") == plain.type(line) != []


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=40)
@given(st.data())
def test_a_smile_behind_own_words_changes_nothing(language: str, data: st.DataObject) -> None:
    said = data.draw(st.sampled_from(own_words(language)))
    plain, smiling = (Talk(settings_for(language=language)) for _ in range(2))
    behind = data.draw(st.sampled_from(SMILES))
    told = [
        [line.partition('"')[0] for line in talk.type(text)]  # what was not understood is quoted
        for talk, text in ((plain, said), (smiling, said + behind))
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=30)
@given(st.data())
def test_signs_behind_any_line_raise_nothing(language: str, data: st.DataObject) -> None:
    lines = st.sampled_from((*own_words(language), *sentences(language)))
    talk = Talk(settings_for(language=language))
    for line in data.draw(st.sampled_from(WAYS_THERE[language])):
        talk.type(line)
    talk.type(data.draw(lines) + data.draw(TAILS))
    talk.type(data.draw(TAILS) + data.draw(lines))


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=20)
@given(st.data())
def test_blank_texts_of_the_ear_raise_nothing(language: str, data: st.DataObject) -> None:
    talk = Talk(settings_for(language=language, listen=data.draw(st.sampled_from(("open", "push")))))
    for line in data.draw(st.sampled_from(WAYS_THERE[language])):
        talk.type(line)
    texts = data.draw(st.lists(st.sampled_from((*BLANKS, *own_words(language)[:20])), max_size=3))
    blank = data.draw(st.sampled_from(BLANKS))
    talk.send(UtteranceHeard(tuple((text, -float(at)) for at, text in enumerate((blank, *texts)))))


def test_a_text_of_blanks_is_an_empty_one() -> None:
    said = []
    for blank in ("", "\n"):
        talk = Talk(settings_for(language="pt", listen="open"))
        talk.type("32-28")
        said.append(talk.send(UtteranceHeard(((blank, 0.0), ("vinte e dois dezoito", -1.0)))))
    assert said[0] == said[1]
