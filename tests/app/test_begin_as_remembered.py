"""The game that the program begins with, as a person wants it remembered."""

import pytest

from assistant import options
from assistant.commands.law import start_of
from assistant.commands.play import begin_as_remembered
from assistant.commands.seating import seating
from assistant.dialogue.effects import Remember
from assistant.store.preferences import Preferences
from tests.dialogue.talk import Talk, settings_for
from tests.parsing.sentences import LANGUAGES


def begun(opening: str | None, *arguments: str) -> tuple[str, bool, bool]:
    """The variant, and whether the computer has White, and Black."""
    parsed = options.parse(["play", *arguments])
    begin_as_remembered(parsed, Preferences(opening=opening))
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
    "it": ("gioco col nero", "avvio così", "avvio", "avvio solita", "ricorda questa partita"),
    "en": ("i play black", "startup this", "startup", "startup standard", "remember this game"),
    "pt": (
        "jogo com as pretas",
        "arranque assim",
        "arranque",
        "arranque habitual",
        "lembre esta partida",
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
