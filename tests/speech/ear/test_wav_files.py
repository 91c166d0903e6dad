"""The files in wav/ say what their names say, for every model in the catalogue.

A language without a model is not heard here. How well people are heard is measured elsewhere, by
`python -m models.training.evaluation`.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from assistant.commands.recognising import Listener, find_model
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.hearing.grammar import grammar, words_of
from assistant.parsing.hearing.heard import Heard, Unsure, Verdict, understand
from assistant.parsing.meanings import Command, Symbol
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from speech.audio.wav import read_wav
from speech.ear.recognizers.recognizer import RATE
from speech.models.catalogue import catalogue, models_folder
from tests.speech.support.ears import need_vosk

WAV = Path(__file__).parents[1] / "wav"
REGULATIONS = {each.variant.name: each for each in (ITALIAN_FID, INTERNATIONAL_FID)}
TABLE: dict[str, dict[str, Any]] = tomllib.loads((WAV / "sentences.toml").read_text("utf-8"))
NOTHING = TABLE.pop("nothing")
MODELS = catalogue()
MOST_ASKED = 4
"""Moves of a language that may be asked about instead of played; one always is, a lone "prendo"."""
LARGEST = 2_500_000
"""Bytes of all files together."""


def said(language: str) -> dict[str, dict[str, Any]]:
    """By the words in the name of a file, how they are said."""
    return {normalise(sentence): how for sentence, how in TABLE[language].items()}


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.wav"))


def truth(file: Path) -> str:
    return file.stem.replace("_", " ")


def place_of(how: dict[str, Any]) -> tuple[Position, Regulation]:
    regulation = REGULATIONS[how.get("rules", "italian")]
    variant = regulation.variant
    return (parse_fen(how["fen"], variant) if "fen" in how else start_position(variant)), regulation


def meant_by(text: str, language: str) -> Verdict:
    """What the words themselves mean, had they been heard beyond doubt."""
    how = said(language)[text]
    is_answer = how.get("answer", False)
    return understand([(text, 0.0)], *place_of(how), vocabulary(language), is_answer=is_answer).verdict


def is_same(one: Verdict, other: Verdict) -> bool:
    """Whether two verdicts are the same command, or have the same legal move as the likeliest."""
    move, same = likeliest(one), likeliest(other)
    return move.has_same_effect(same) if move and same else one == other


def likeliest(verdict: Verdict) -> Move | None:
    match verdict:
        case Understood(move):
            return move
        case Unsure(moves):
            return moves[0]
    return None


# The files themselves


@pytest.mark.parametrize("language", TABLE)
def test_there_is_a_file_for_each_sentence_and_none_else(language: str) -> None:
    assert [*map(truth, files(WAV / language))] == sorted(said(language))
    nothing = {truth(file) for file in files(WAV / language / "nothing")}
    assert nothing == {*map(normalise, NOTHING[language]), "noise"}


@pytest.mark.parametrize("language", TABLE)
def test_every_sentence_means_something_and_what_is_no_sentence_nothing(language: str) -> None:
    words = vocabulary(language)
    for text in said(language):
        assert isinstance(meant_by(text, language), Understood | Unsure | CommandMeant), text
    for sentence in NOTHING[language]:
        heard = understand([(normalise(sentence), 0.0)], *place_of({}), words, is_answer=True)
        assert heard.verdict is None, sentence


@pytest.mark.parametrize("language", TABLE)
def test_every_kind_of_sentence_is_among_them(language: str) -> None:
    words = vocabulary(language)
    texts = [f" {text} " for text in said(language)]
    for kind in set(Symbol) - {Symbol.VIA}:  # which is typed, and the ear does not expect
        phrases = [" ".join(form) for form, each in words.moves.items() if each is kind]
        spoken = [phrase for phrase in phrases if phrase not in words.letters]
        is_said = any(f" {phrase} " in text for phrase in spoken for text in texts)
        assert is_said or not spoken, kind  # in English nobody says the x
    verdicts = [meant_by(text, language) for text in said(language)]
    moves = [each.move for each in verdicts if isinstance(each, Understood)]
    meant = [each for each in verdicts if isinstance(each, CommandMeant)]
    assert any(len(move.path) > 2 for move in moves)
    assert any(move.promotes for move in moves)
    assert {each.command for each in meant} >= {Command.YES, Command.NO, Command.RESIGN, Command.WHY}
    for part in ("squares", "number", "whose", "place", "rest"):
        assert any(getattr(each, part) for each in meant), part
    digits = {" ".join(form) for form, value in words.numbers.items() if value < 10}
    alone = [text for text in said(language) if {*text.split()} <= digits | {*words.series}]
    assert any(len(text.split()) == 4 for text in alone)
    assert any({*text.split()} & {*words.series} - digits for text in alone)


def test_the_files_are_small() -> None:
    assert sum(file.stat().st_size for file in WAV.rglob("*")) < LARGEST


# What the models hear


@pytest.fixture(scope="module", params=MODELS)
def model(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Ears:
    """One model with the grammars of both boards."""

    def __init__(self, name: str) -> None:
        self.language = MODELS[name].language
        folder = find_model(name, self.language)
        self._listeners = {
            rules: Listener(folder, grammar(vocabulary(self.language), each.variant.geometry.squares))
            for rules, each in REGULATIONS.items()
        }

    def hear(self, file: Path, how: dict[str, Any]) -> list[Heard]:
        listener = self._listeners[how.get("rules", "italian")]
        is_answer = how.get("answer", False)
        words = vocabulary(self.language)
        return [
            understand(each.hypotheses, *place_of(how), words, is_answer=is_answer)
            for each in listener.hear(read_wav(file.read_bytes(), RATE))
        ]

    def close(self) -> None:
        for each in self._listeners.values():
            each.close()


@pytest.fixture(scope="module")
def ears(model: str) -> Iterator[Ears]:
    need_vosk()
    ears = Ears(model)
    yield ears
    ears.close()


def test_no_word_of_the_phrases_is_missing_from_the_model(model: str) -> None:
    lines = (models_folder() / model / "graph" / "words.txt").read_text("utf-8").splitlines()
    known = {line.split()[0] for line in lines}
    assert words_of(vocabulary(MODELS[model].language)) - known == frozenset()


def test_each_file_means_what_its_name_says(ears: Ears) -> None:
    wrong, asked = [], []
    for file in files(WAV / ears.language):
        text = truth(file)
        how = said(ears.language)[text]
        heard = ears.hear(file, how)
        verdict = next((each.verdict for each in heard if each.verdict is not None), None)
        told = (text, [(each.text, each.kind, each.margin) for each in heard])
        if isinstance(verdict, Unsure):
            asked.append(told)
        is_right = is_same(verdict, meant_by(text, ears.language))
        if not is_right and not (how.get("short") and is_harmless(verdict)):
            wrong.append(told)
    assert not wrong, "\n".join(map(str, wrong))
    assert len(asked) <= MOST_ASKED, asked


def is_harmless(verdict: Verdict) -> bool:
    """Whether nothing is done, so that the person can say it again."""
    if isinstance(verdict, CommandMeant):
        return verdict.command not in CHANGING
    return not isinstance(verdict, Understood)


def test_what_is_no_sentence_means_nothing(ears: Ears) -> None:
    for file in files(WAV / ears.language / "nothing"):
        for heard in ears.hear(file, {"answer": True}):
            assert heard.verdict is None, (file.name, heard)
