"""Settings that are changed in one game and hold in the next."""

import os
from pathlib import Path

import pytest

from assistant.settings.preferences import PREFERENCES
from assistant.store.preferences import read_preferences, remember
from tests.app.support.processes import damavoce, environment

QUICK = ("--level", "1", "--seed", "1")


def at(home: Path) -> dict[str, str]:
    return environment(XDG_CONFIG_HOME=str(home))


def file_at(home: Path) -> Path:
    return home / "damavoce" / "settings.toml"


def test_what_is_set_in_one_game_holds_in_the_next(tmp_path: Path) -> None:
    lines = "lingua inglese\nlevel 3\nwarnings nothing\ndetail 2\nview white\ncells 60\nletters xo\n"
    damavoce("--seed", "1", lines=lines, env=at(tmp_path))
    assert file_at(tmp_path).read_text("utf-8").splitlines()[1:] == [
        *('language = "en"', "level = 3", 'coach = "off"', "verbosity = 2"),
        *('view = "white"', "cells = 60", 'letters = "xo"'),
    ]
    done = damavoce("--seed", "1", lines="row 8\n22-18\n", env=at(tmp_path))
    said = " ".join(done.stdout.split())
    assert said.startswith("Damavoce. Every message is a line of plain text")
    assert "Lines of 60 cells at most, as you chose." in said
    assert "Black: the computer, level 3." in said
    assert "I will not warn you" in said
    assert "r8 29x 30x 31x 32x" in said
    assert max(map(len, done.stdout.splitlines())) <= 60
    assert done.stderr == ""


def test_the_command_line_counts_more_than_what_was_remembered(tmp_path: Path) -> None:
    damavoce(*QUICK, lines="lingua portoghese\nnível 7\ncelas 20\n", env=at(tmp_path))
    done = damavoce("--lang", "it", "--level", "2", "--cells", "79", env=at(tmp_path))
    assert "Nero: il computer, livello 2." in done.stdout
    assert "Righe di 79 celle" in " ".join(done.stdout.split())
    assert (
        "tempo fixo"
        in damavoce("--movetime", "0.1", lines="definições\n", env=at(tmp_path)).stdout.lower()
    )
    assert "Usage" not in damavoce("xyz", env=at(tmp_path)).stderr
    assert "Não conheço" in damavoce("xyz", env=at(tmp_path)).stderr


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("level = 3\ncells = [\n", "non si capisce la riga 2"),
        ('level = 30\nletters = "nn"\n', "level nelle impostazioni ha un valore che non va"),
        ("\xff\xfe", "non si capisce la riga 1"),
    ],
)
def test_a_wrong_file_is_told_of_and_the_game_begins(tmp_path: Path, content: str, told: str) -> None:
    file_at(tmp_path).parent.mkdir()
    file_at(tmp_path).write_bytes(content.encode("latin-1"))
    done = damavoce("--lang", "it", "--seed", "1", lines="livello 2\nturno\n", env=at(tmp_path))
    assert done.returncode == 0
    assert told in done.stderr
    assert "Livello: 2." in done.stdout
    assert "Tocca a te, Bianco." in done.stdout
    is_toml = content.startswith("level = 30")
    assert ("non posso ricordarla" in done.stderr) is not is_toml
    kept = file_at(tmp_path).read_bytes()
    assert kept == content.replace("level = 30", "level = 2").encode("latin-1")


def test_a_folder_that_cannot_be_made_is_told_of_once_for_each_change(tmp_path: Path) -> None:
    (tmp_path / "damavoce").write_text("a file where the folder should be")
    done = damavoce("--lang", "it", lines="livello 2\nlivello 3\n", env=at(tmp_path))
    assert done.returncode == 0
    assert done.stderr.count("L'impostazione vale adesso, ma non posso ricordarla") == 2
    assert "Livello: 3." in done.stdout


def test_the_store_takes_just_the_values_that_the_conversation_takes(tmp_path: Path) -> None:
    texts = ["", "0", "1", "2", "3", "7", "8", "10", "11", "1000", "1001", "-1", "off", "exists", "why"]
    texts += [
        "squares",
        "own",
        "white",
        "auto",
        "words",
        "bn",
        "BN",
        "bb",
        "b",
        "bB",
        "xyz",
        "off",
        "accepted",
        "moved refused",
        "moved xyz",
        "it",
        "en",
        "forget",
        "this",
    ]
    for preference in PREFERENCES:
        if preference.name == "language":
            continue  # the store knows no catalogue
        for text in texts:
            file = tmp_path / "settings.toml"
            value = int(text) if text.isdigit() else text
            try:
                key = f"{preference.name}-it" if preference.is_per_language else preference.name
                remember(file, key, value)
                is_taken = True
            except ValueError:
                is_taken = False
            is_state = preference.accepts(text) and text not in preference.acts
            assert is_taken is is_state, (preference.name, text)
            if is_taken and preference.is_per_language:
                assert read_preferences(file)[0].of_languages(preference.name) == {"it": value}
            elif is_taken:
                assert read_preferences(file)[0].get(preference.name) == value
            os.unlink(file) if file.exists() else None
