"""A disk on which nothing can be written: what is kept there is told and offered all the same."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.dialogue.effects import FetchGame, FindGames
from assistant.dialogue.events import GameFetched, GamesFound, JournalLost
from assistant.dialogue.kept import GameSearch
from tests.app.support.processes import damavoce, environment
from tests.app.support.sitting import PEOPLE, Sitting, about
from tests.store.journal.support.desk import Desk
from tests.store.journal.support.played import Played
from tests.store.support.nobody import as_nobody

FULL = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (16384, 16384))
"""
"""As where the disk has hardly any room: no file can grow, and there is none for a copy."""


@pytest.mark.other_system
@pytest.mark.parametrize("is_killed", [False, True], ids=["left", "killed"])
def test_on_a_full_disk_games_are_listed_and_offered(tmp_path: Path, *, is_killed: bool) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path))
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        sitting.kill() if is_killed else sitting.leave("esci")
    done = damavoce(*PEOPLE, lines="sì\npartite\n11-15\nsalva\nesci\nsì\n", env=env, after=FULL)
    said = done.stdout.splitlines()
    assert done.stderr == ""
    assert about(said, "Vuoi continuarla?")
    assert about(said, "1, questa: fra Anna e Bruno, tocca a Bruno")
    assert len(about(said, "Non posso salvare la partita, perché il disco è pieno")) == 1
    assert about(said, "Nero: 11-15")
    assert about(said, "Ora non riesco a salvare la partita")
    assert not about(said, "La partita è salvata")
    done = damavoce("games", "list", env=env, after=FULL)
    assert "fra Anna e Bruno" in done.stdout


@pytest.fixture(params=["left", "killed"])
def unwritable(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Path, Played]]:
    """A journal in a folder that may not be written, which a program has left, or was killed there."""
    folder = tmp_path / "damavoce"
    desk, played = Desk(folder / "games.db"), Played(random.Random(1))
    desk.written(played.begun())
    desk.play(played, 3)
    copy = tmp_path / "copy" / "damavoce"
    if request.param == "killed":
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*-shm", "*-leases"))
        desk.writer.close()
    else:
        desk.writer.close()
        shutil.copytree(folder, copy)
    for each in (*copy.iterdir(), copy):
        each.chmod(0o555 if each.is_dir() else 0o444)
    yield copy / "games.db", played
    copy.chmod(0o755)


def test_in_a_folder_that_may_not_be_written_games_are_listed_and_offered(
    unwritable: tuple[Path, Played],
) -> None:
    path, played = unwritable
    with as_nobody(path.parent):
        desk = Desk(path, is_offering=True)
        assert desk.offered
        assert [*desk.offered.deeds] == played.game.deeds
        (lost,) = desk.posted
        assert isinstance(lost, JournalLost)
        assert lost.trouble == "forbidden"
        (found,) = desk.give([FindGames(1, GameSearch(), 0, 5)])
        assert isinstance(found, GamesFound)
        assert [row.number for row in found.rows] == [1]
        (fetched,) = desk.give([FetchGame(2, 1)])
        assert isinstance(fetched, GameFetched)
        assert fetched.game == desk.offered
