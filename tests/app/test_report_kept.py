"""The report of a kept game, told by another process than the one that kept it, and in files."""

import os
from pathlib import Path

import pytest

from tests.app.support.processes import damavoce, environment
from tests.app.support.sitting import PEOPLE, Sitting, about

ARBITRATED = (*PEOPLE, "--arbiter", "on", "--clock", "10", "--lang", "it")
TOLD = [
    "Bianco: Anna.",
    "Nero: Bruno.",
    "Con l'arbitro.",
    "Irregolarità del Bianco: fa una presa impossibile, 18x11, articolo 8.1.14.",
    "Corretta, per decisione di Bruno, articolo 8.2.",
    "Proposta di patta di Bruno: rifiutata.",
    "Vince il Nero, Bruno: il Bianco, Anna, abbandona, articolo 9.2.1.",
]
"""Lines of the report, in their order."""


@pytest.fixture
def played(tmp_path: Path) -> dict[str, str]:
    """A game that was played and is over, and the environment in which it is kept."""
    with Sitting(tmp_path, *ARBITRATED) as sitting:
        sitting.enter("22-18", "11-15", "Anna: 18x11", "Bruno: correggi", "Bruno: patta", "Anna: no")
        said = sitting.leave("Anna: abbandono", "Anna: sì", "verbale", "esci")
    assert [each for each in said if each in TOLD][-len(TOLD) :] == TOLD
    return dict(environment(XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path)))


def test_another_start_reads_it_as_it_was(tmp_path: Path, played: dict[str, str]) -> None:
    with Sitting(tmp_path, "--voice", "off", "--lang", "it") as sitting:
        said = sitting.leave("verbale della partita 1", "verbale della partita 7", "esci")
    assert [each for each in said if each in TOLD] == TOLD
    assert about(said, "La partita 7 non c'è")


def test_the_command_prints_it_and_writes_it_to_a_new_file(
    tmp_path: Path, played: dict[str, str]
) -> None:
    file = tmp_path / "verbale.txt"
    printed = damavoce("--lang", "it", "games", "report", "1", env=played)
    assert [each for each in printed.stdout.splitlines() if each in TOLD] == TOLD
    assert damavoce("--lang", "it", "games", "report", "--to", str(file), env=played).returncode == 0
    assert file.read_text("utf-8") == printed.stdout
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    for name in ("verbale.txt", "pipe", "none/verbale.txt"):
        done = damavoce("games", "report", "1", "--to", str(tmp_path / name), env=played)
        assert (done.returncode, done.stdout) == (1, "")
    assert file.read_text("utf-8") == printed.stdout
    assert damavoce("games", "report", "9", env=played).returncode == 1


def test_where_nothing_was_played_there_is_none(tmp_path: Path) -> None:
    done = damavoce("games", "report", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert (done.returncode, done.stdout) == (1, "")
