"""How commands are found: whole phrases, letters, beginnings; and that no words are in conflict."""

import tomllib
from pathlib import Path

import pytest

import assistant.parsing
from assistant.parsing import fixed_forms
from assistant.parsing.arguments import CommandMeant, SettingMeant, parse_setting, takes
from assistant.parsing.commands.catalogue import CHANGING, NEVER_BEGUN
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.conflicts import conflicts
from assistant.parsing.meanings import BoardPart, Command, Whose
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.words.vocabulary import build, vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.sentences import LANGUAGES
from tests.parsing.support.understood import understand_line

PHRASES = Path(assistant.parsing.__path__[0]) / "phrases"


def phrases(language: str) -> dict:
    return tomllib.loads((PHRASES / f"{language}.toml").read_text("utf-8"))


def test_these_are_all_the_languages() -> None:
    assert {path.stem for path in PHRASES.glob("*.toml")} == {*LANGUAGES, "pt-BR"}
    with pytest.raises(FileNotFoundError):
        vocabulary("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_language_are_in_conflict(language: str) -> None:
    assert conflicts(vocabulary(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_letter_of_the_file_is_its_command(language: str) -> None:
    words = vocabulary(language)
    for name, alternatives in phrases(language)["command"].items():
        for phrase in alternatives:
            needs = [
                takes(head).needed for head in words.heads[phrase] if head.command is Command(name)
            ]
            meant = parse_command(phrase + " 18" * any(needs), words)
            assert meant, phrase
            assert meant.command is Command(name), phrase
    for letter, name in phrases(language)["letters"].items():
        meant = parse_command(letter, words) or parse_command(f"{letter} 18", words)
        assert meant
        assert meant.command is Command(name)


EVERY = pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.proof)])
"""Of the phrases, every so-manieth."""


@EVERY
@pytest.mark.parametrize("language", [*LANGUAGES, "pt-BR"])
def test_no_other_reading_of_a_whole_phrase_is_lost(
    language: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, (position, rules) = vocabulary(language), place_of("C")
    heads = [*words.heads][::every]
    lines = [spelled for phrase in heads for spelled in (phrase, f"{phrase.upper()}.")]
    at_once = [understand_line(line, position, rules, words) for line in lines]
    monkeypatch.setattr(fixed_forms, "parse_command", lambda *_: None)
    looked_for = [understand_line(line, position, rules, words) for line in lines]
    differ = [line for line, one, other in zip(lines, at_once, looked_for, strict=True) if one != other]
    assert len(lines) > 500 / every
    assert differ == []


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beginning_of_a_phrase_is_its_command_a_move_or_not_understood(
    language: str, every: int
) -> None:
    words = vocabulary(language)
    for phrase, heads in [*words.heads.items()][::every]:
        for end in range(1, len(phrase)):
            begun = phrase[:end]
            meant = parse_command(begun, words)
            if meant is None or begun in words.letters or begun.strip() in words.heads:
                continue
            plain = " ".join(word for word in begun.split() if word not in words.fillers)
            if meant.rest or meant.whose or plain in words.heads:
                continue  # "settings l", "black p": an argument; "patta per": a filler
            by_word = {
                head.command
                for other, others in words.heads.items()
                if " " not in other and other.startswith((begun, plain))
                for head in others
            }
            if {head.command for head in heads} <= NEVER_BEGUN:
                assert meant.command not in NEVER_BEGUN, begun  # what begins it begins others
                continue
            within = {
                others[0].command
                for other, others in words.heads.items()
                if takes(others[0]).text and phrase.startswith(f"{other} ")
            }  # "set position" is more of what "set" begins
            assert meant.command in {head.command for head in heads} | (by_word - CHANGING) | within
            assert meant.command not in (Command.YES, Command.NO)
            assert not read_sentence(begun, words)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("ultime 5", CommandMeant(Command.LAST_MOVE, number=5)),
        ("vicine 18", CommandMeant(Command.NEIGHBOURS, squares=(18,))),
        ("biscacco nero", CommandMeant(Command.PLACE, Whose.BLACK, place=BoardPart.DOUBLE_CORNER)),
        ("colonna 4", CommandMeant(Command.PLACE, number=4, place=BoardPart.COLUMN)),
        ("aiuto  Prese!", CommandMeant(Command.HELP, rest="Prese!")),
        ("impostazioni di lettere B/N", CommandMeant(Command.SETTINGS, rest="di lettere B/N")),
        ("Lettere B N", CommandMeant(Command.SETTINGS, rest="Lettere B N")),
        ("nero", CommandMeant(Command.PIECES, Whose.BLACK)),
    ],
)
def test_what_a_command_carries(text: str, meant: CommandMeant) -> None:
    assert parse_command(text, vocabulary("it")) == meant


def test_a_beginning_must_fit_one_command_or_be_a_letter() -> None:
    words = vocabulary("it")
    assert {each for each in words.heads if each.startswith("p")} > {"patta", "prova", "prese"}
    assert parse_command("p", words) == CommandMeant(Command.PIECES)
    assert parse_command("pr", words) is None
    assert parse_command("prov", words) == CommandMeant(Command.QUIZ)
    assert parse_command("come", words) == CommandMeant(Command.REPEAT)
    assert parse_command("come m", words) == CommandMeant(Command.WHY)
    assert parse_command("acc", words) is None, "yes is said in full"


@pytest.mark.parametrize(
    ("language", "rest", "meant"),
    [
        ("it", "lingua inglese", SettingMeant("language", ("en",))),
        ("it", "celle quaranta", SettingMeant("cells", ("40",))),
        ("it", "celle 20", SettingMeant("cells", ("20",))),
        ("it", "verbosità 0", SettingMeant("verbosity", ("0",))),
        ("it", "lettere B N", SettingMeant("letters", ("B", "N"))),
        ("it", "coach why", SettingMeant("coach", ("why",))),
        ("it", "coach la regola", SettingMeant("coach", ("why",))),
        ("en", "cells none", SettingMeant("cells", ("off",))),
        ("pt", "idioma italiano", SettingMeant("language", ("it",))),
        ("pt", "nível dez", SettingMeant("level", ("10",))),
        ("en", "", None),
        ("en", "pippo 3", None),
    ],
)
def test_settings_are_named_by_their_ids(language: str, rest: str, meant: SettingMeant | None) -> None:
    found = parse_setting(rest, vocabulary(language))
    assert (found and found[:2]) == (meant and meant[:2])
    assert found is None or rest.endswith(found.given)


def test_a_new_language_is_data() -> None:
    german = build(
        "de",
        {
            **{
                table: {}
                for table in (
                    "command",
                    "place",
                    "whose",
                    "settings",
                    "values",
                    "topics",
                    "letters",
                    "confused",
                )
            },
            "commands": {"fillers": ["die"], "nouns": []},
            "correction": {"said": ["ich meinte"]},
            "ordinals": {"1": ["erste"], "2": ["zweite"]},
            "moves": {"from": ["von"], "to": ["nach"], "takes": ["schlagt"], "piece": ["die"]},
            "series": {"null": "0"},
            "numbers": {"18": ["achtzehn"], "22": ["zweiundzwanzig", "zwei und zwanzig"]},
        },
    )
    for text in ("von 22 nach 18", "zweiundzwanzig achtzehn", "die zwei und zwanzig nach 18"):
        assert read_sentence(text, german)[0].squares == (22, 18), text
    (said,) = read_sentence("22 schlägt die achtzehn", german)
    assert said.takes
    assert "no words for 21" in conflicts(german)


def test_conflicts_are_found() -> None:
    tables, flaws = phrases("it"), []
    for change, flaw in (
        ({"letters": {"a": "neighbours"}}, "'a 22' is a move and a command"),
        ({"command": {"moves": ["prendo"]}}, "'prendo' is a move and a command"),
        ({"command": {"quit": ["mosse"]}}, "'mosse' is ['moves', 'quit']"),
        ({"command": {"quit": ["è finita"]}}, "'è finita' must be written 'e finita'"),
        ({"letters": {"mm": "moves"}}, "'mm' is no letter"),
        ({"whose": {"own": ["mosse"]}}, "'mosse' says whose, and more"),
        ({"numbers": {"1": ["a"]}}, "('a',) is a number, and more"),
        ({"confused": {"13 13": 3.5}}, "13 and 13 cannot be confused"),
        ({"confused": {"13 51": 3.5}}, "13 and 51 cannot be confused"),
        ({"confused": {"13 16": 0.0}}, "13 for 16 cannot cost 0.0"),
        ({"confused-commands": {"row": ["row"]}}, "row is not heard for itself"),
        (
            {"confused-commands": {"row": ["export"]}},
            "export is not heard for anything: it is only typed",
        ),
        ({"margins": {"ilegal": 2.0}}, "there is no margin 'ilegal'"),
        ({"margins": {"illegal": -1.0}}, "the margin 'illegal' cannot be -1.0"),
    ):
        for table, entries in change.items():
            for name, value in entries.items():
                old = tables.setdefault(table, {}).get(name, [])
                tables[table][name] = [*old, *value] if isinstance(value, list) else value
        flaws.append(flaw)
    found = conflicts(build("it", tables))
    assert [flaw for flaw in flaws if flaw not in found] == []
