"""The game that the program begins with, as a person wants it remembered."""

from pathlib import Path

import pytest

from assistant import options
from assistant.commands.law import start_of
from assistant.commands.play import _remember as remember_in
from assistant.commands.play import begin_as_remembered
from assistant.commands.seating import seating
from assistant.dialogue.effects import Remember
from assistant.store.preferences import Preferences, read_preferences
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.sentences import LANGUAGES


def begun(opening: str | None, *arguments: str) -> tuple[str, bool, bool]:
    """The variant, and whether the computer has White, and Black."""
    parsed = options.parse(["play", *arguments])
    begin_as_remembered(parsed, Preferences({} if opening is None else {"opening": opening}))
    regulation, _ = start_of(parsed)
    white, black, _ = seating(parsed)
    return regulation.variant.name, white.is_computer, black.is_computer


@pytest.mark.parametrize(
    ("opening", "arguments", "game"),
    [
        (None, (), ("italian", False, True)),
        ("usual", (), ("italian", False, True)),
        ("international-black", (), ("international", True, False)),
        ("italian-people", (), ("italian", False, False)),
        ("international-black", ("--rules", "international"), ("international", True, False)),
        ("international-black", ("--rules", "italian"), ("italian", False, True)),
        ("international-black", ("--white", "human"), ("italian", False, True)),
        ("international-black", ("--regulation", "pergioco"), ("italian", False, True)),
        ("international-people", ("--fen", "W:W30:B1"), ("italian", False, True)),
    ],
)
def test_the_program_begins_as_wanted_unless_the_options_say_otherwise(
    opening: str | None, arguments: tuple[str, ...], game: tuple[str, bool, bool]
) -> None:
    assert begun(opening, *arguments) == game


CHOSEN = {
    "it": ("gioco col nero", "avvio così", "avvio", "avvio solita", "la prossima volta comincia così"),
    "en": ("i play black", "startup this", "startup", "startup standard", "start like this next time"),
    "pt": (
        "jogo com as pretas",
        "arranque assim",
        "arranque",
        "arranque habitual",
        "da próxima vez começa assim",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_chosen_a_game_hears_once_how_to_begin_so_and_can(language: str) -> None:
    choose, keep, ask, usual, sentence = CHOSEN[language]
    talk = Talk(settings_for(language=language))
    told = talk.type(choose)
    if talk.dialogue.state.name == "ANSWER":
        told = talk.type({"it": "sì", "en": "yes", "pt": "sim"}[language])
    assert any(keep in line for line in told), told
    talk.done.clear()
    talk.type(keep)
    assert Remember("opening", "italian-black") in talk.done
    assert talk.type(ask)[0].split(": ")[1].startswith(("dama italiana", "Italian", "damas italianas"))
    talk.type({"it": "no", "en": "no", "pt": "não"}[language])
    talk.done.clear()
    talk.type(usual)
    assert Remember("opening", "usual") in talk.done
    talk.done.clear()
    talk.type(sentence)
    assert Remember("opening", "italian-black") in talk.done
    assert not any(keep in line for line in talk.type(choose))


def test_the_usual_game_is_not_offered() -> None:
    talk = Talk(settings_for(language="it"))
    assert not any("avvio così" in line for line in talk.type("gioco col bianco"))


YES = {"it": "sì", "en": "yes", "pt": "sim"}


@pytest.mark.parametrize(
    ("language", "choose"),
    [
        ("it", "nuova internazionale col nero livello 3"),
        ("en", "new international game with black, level 3"),
        ("pt", "nova internacional com as pretas, nível 3"),
    ],
)
def test_the_level_is_remembered_with_the_game(language: str, choose: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(choose)
    if talk.dialogue.state.name == "ANSWER":
        talk.type(YES[language])
    talk.done.clear()
    talk.type(CHOSEN[language][1])
    assert Remember("opening", "international-black") in talk.done
    assert Remember("level", "3") in talk.done


@pytest.mark.parametrize(
    ("language", "choose"),
    [
        ("it", "due giocatori, Anna e Bruno"),
        ("en", "two players, Anna and Bruno"),
        ("pt", "dois jogadores, Anna e Bruno"),
    ],
)
def test_the_names_of_two_people_are_remembered(language: str, choose: str, tmp_path: Path) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(choose)
    if talk.dialogue.state.name == "ANSWER":
        talk.type(YES[language])
    talk.done.clear()
    talk.type(CHOSEN[language][1])
    file = tmp_path / "settings.toml"
    for effect in talk.done:
        if isinstance(effect, Remember):
            remember_in(file, effect.preference, effect.value)
    parsed = options.parse(["play"])
    begin_as_remembered(parsed, read_preferences(file)[0])
    assert [parsed.white.name, parsed.black.name] == ["Anna", "Bruno"]


@pytest.mark.parametrize("name", ["", "7", 'Jo "the man" \\', "Zoë O'Neil", "\u65e5\u672c"])
def test_any_name_can_be_remembered(name: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    remember_in(file, "white", name)
    kept = read_preferences(file)[0].get("white")
    assert kept == name.replace('"', "").rstrip(" \\")
