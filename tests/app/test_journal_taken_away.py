"""The file of the games is taken away while it is open: nothing is said to be saved that is not."""

import shutil
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from assistant.dialogue.kept import GameSearch, KeptGame
from assistant.store.journal import library
from assistant.store.journal.file import open_file
from tests.app.support.processes import PATIENCE, damavoce, environment
from tests.app.support.sitting import Sitting, about


def remove_folder(file: Path) -> None:
    shutil.rmtree(file.parent)


def remove(file: Path) -> None:
    file.unlink()


def move_away(file: Path) -> None:
    file.rename(file.parents[1] / "away.db")


def empty(file: Path) -> None:
    with open(file, "r+b") as opened:
        opened.truncate(0)


def cut(file: Path) -> None:
    with open(file, "r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def overwrite(file: Path) -> None:
    with open(file, "r+b") as opened:
        opened.write(b"My diary. " * 2000)


def put_another_there(file: Path) -> None:
    other = file.with_name("diary")
    other.write_bytes(b"My diary. " * 200)
    other.replace(file)


def remove_log(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def move_and_link(file: Path) -> None:
    move_away(file)
    file.symlink_to(file.parents[1] / "away.db")


HARMS = (
    *(remove_folder, remove, move_away, empty, overwrite, cut, put_another_there, remove_log),
    move_and_link,
)


def by(*in_the_suite: Callable[[Path], None]) -> list[Any]:
    """All harms, of which the suite does some and the proof the others."""
    proof = [each for each in HARMS if each not in in_the_suite]
    return [*in_the_suite, *(pytest.param(each, marks=pytest.mark.proof) for each in proof)]


def games_in(folder: Path) -> list[KeptGame]:
    """The kept games, the newest first."""
    with closing(open_file(folder / "damavoce" / "games.db")) as file:
        assert file.execute("PRAGMA quick_check").fetchone() == ("ok",)
        found = [library.fetch(file, each) for each in library.numbers(file, GameSearch())]
    return [each for each in found if each]


def moves_in(folder: Path) -> list[list[str]]:
    return [[ply.written for ply in each.game().plies] for each in games_in(folder)]


def test_it_is_noticed_before_anything_is_written_and_a_kill_costs_nothing(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18", "11-15").hear("Nero: 11-15")
        empty(tmp_path / "damavoce" / "games.db")
        sitting.hear("Il file delle partite")
        sitting.kill()
    assert moves_in(tmp_path) == [["22-18", "11-15"]]


@pytest.mark.parametrize("harm", by(remove_folder, overwrite, cut, move_and_link))
def test_who_asks_to_save_and_leaves_has_the_game_at_the_next_start(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18", "11-15").hear("Nero: 11-15")
        harm(tmp_path / "damavoce" / "games.db")
        said = sitting.leave("salva", "esci")
    told = [place for place, line in enumerate(said) if line.startswith("Il file delle partite")]
    assert len(told) == 1
    assert said[told[0] + 1].startswith("La partita si salva da sola")
    assert said[-2:] == ["La partita è salvata: la ritrovi alla prossima partenza.", "Arrivederci."]
    assert moves_in(tmp_path) == [["22-18", "11-15"]]


@pytest.mark.parametrize("harm", by(empty, move_away, move_and_link))
def test_who_is_killed_has_what_was_announced(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        harm(tmp_path / "damavoce" / "games.db")
        sitting.enter("11-15").hear("Nero: 11-15")
        sitting.kill()
    assert moves_in(tmp_path) == [["22-18", "11-15"]]


def test_who_is_ended_from_outside_has_what_is_known(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        empty(tmp_path / "damavoce" / "games.db")
        sitting.process.send_signal(signal.SIGTERM)
        sitting.process.communicate(timeout=PATIENCE)
        assert sitting.process.returncode == -signal.SIGTERM
    assert moves_in(tmp_path) == [["22-18"]]


def test_who_only_leaves_has_the_game_and_every_earlier_one(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        sitting.leave("esci")
    with Sitting(tmp_path) as sitting:
        sitting.enter("no", "21-17").hear("Bianco: 21-17")
        remove_folder(tmp_path / "damavoce" / "games.db")
        said = sitting.leave("esci")
    assert about(said, "non manca nessuna partita")
    assert moves_in(tmp_path) == [["21-17"], ["22-18"]]
    with Sitting(tmp_path) as sitting:
        said = sitting.leave("esci")
    assert about(said, "Vuoi continuarla?")


def test_a_link_that_is_there_at_the_start_stays_one(tmp_path: Path) -> None:
    file, real = tmp_path / "damavoce" / "games.db", tmp_path / "elsewhere" / "real.db"
    for folder in (file.parent, real.parent):
        folder.mkdir()
    file.symlink_to(real)
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        said = sitting.leave("esci")
    assert not about(said, "Il file delle partite")
    with Sitting(tmp_path) as sitting:
        sitting.enter("sì", "11-15").hear("Nero: 11-15")
        Path(f"{real}-wal").unlink()
        said = sitting.leave("esci")
    assert about(said, "Il file delle partite")
    assert moves_in(tmp_path) == [["22-18", "11-15"]]
    assert not Path(f"{file}-wal").exists()


def test_a_game_that_cannot_be_written_any_more_is_not_said_to_be_saved(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        shutil.rmtree(tmp_path / "damavoce")
        (tmp_path / "damavoce").write_text("no folder")
        sitting.enter("salva").hear("Non posso salvare la partita")
        said = sitting.leave("esci", "sì")
    assert not about(said, "si salva da sola")
    assert not about(said, "La partita è salvata")
    with Sitting(tmp_path) as sitting:
        (tmp_path / "damavoce").unlink()
        sitting.enter("22-18").hear("Bianco: 22-18")
        shutil.rmtree(tmp_path / "damavoce")
        (tmp_path / "damavoce").write_text("no folder")
        said = sitting.leave("esci")
    assert about(said, "Non posso salvare la partita")
    assert not about(said, "La partita è salvata")
    assert said[-1] == "Arrivederci."


def test_two_programs_lose_nothing_when_what_they_share_is_removed(tmp_path: Path) -> None:
    with Sitting(tmp_path) as one, Sitting(tmp_path) as other:
        one.enter("22-18").hear("Bianco: 22-18")
        other.enter("21-17").hear("Bianco: 21-17")
        remove_folder(tmp_path / "damavoce" / "games.db")
        one.enter("11-15").hear("Nero: 11-15")
        other.enter("12-16").hear("Nero: 12-16")
        other.enter("23-20").hear("Bianco: 23-20")
        one.leave("salva", "esci")
        other.leave("salva", "esci")
    assert sorted(moves_in(tmp_path)) == [["21-17", "12-16", "23-20"], ["22-18", "11-15"]]


def test_a_journal_that_comes_back_is_taken_in_game_by_game(tmp_path: Path) -> None:
    file, away = tmp_path / "damavoce" / "games.db", tmp_path / "away.db"
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        sitting.leave("esci")
    file.rename(away)
    with Sitting(tmp_path) as sitting:
        sitting.enter("21-17").hear("Bianco: 21-17")
        sitting.leave("esci")
    away.rename(file.with_name("games-old.db"))
    with Sitting(tmp_path) as sitting:
        said = sitting.leave("no", "esci")
    assert about(said, "ho preso la partita che qui mancava")
    assert sorted(moves_in(tmp_path)) == [["21-17"], ["22-18"]]
    assert [each.name for each in file.parent.glob("games*.db")] == ["games.db"]


def test_a_journal_put_back_over_the_new_one_has_both(tmp_path: Path) -> None:
    file, away = tmp_path / "damavoce" / "games.db", tmp_path / "away.db"
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        move_away(file)
        sitting.enter("11-15").hear("Nero: 11-15")
        away.replace(file)
        said = sitting.leave("salva", "esci")
    assert len(about(said, "Il file delle partite")) == 2
    assert moves_in(tmp_path) == [["22-18", "11-15"]]


def test_a_game_goes_on_as_it_is_longest_and_stands_twice_where_it_parted(tmp_path: Path) -> None:
    file = tmp_path / "damavoce" / "games.db"
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        sitting.leave("esci")
    copies = [file.with_name(f"games-{name}.db") for name in ("same", "longer", "other")]
    shutil.copy(file, copies[0])
    for copy, move in zip(copies[1:], ("11-15", "12-16"), strict=True):
        elsewhere = tmp_path / copy.stem / "damavoce"
        elsewhere.mkdir(parents=True)
        shutil.copy(file, elsewhere / "games.db")
        with Sitting(elsewhere.parent) as sitting:
            sitting.enter("sì", move).hear(f"Nero: {move}")
            sitting.leave("esci")
        shutil.copy(elsewhere / "games.db", copy)
    with Sitting(tmp_path) as sitting:
        sitting.leave("no", "esci")
    assert sorted(moves_in(tmp_path)) == [["22-18", "11-15"], ["22-18", "12-16"]]


def test_a_file_that_cannot_be_read_is_set_aside_once(tmp_path: Path) -> None:
    folder = tmp_path / "damavoce"
    folder.mkdir()
    (folder / "games-old.db").write_bytes(b"My diary. " * 200)
    with Sitting(tmp_path) as sitting:
        said = sitting.leave("esci")
    assert about(said, "finisce in damaged")
    assert (folder / "games-old.db-damaged").read_bytes() == b"My diary. " * 200
    with Sitting(tmp_path) as sitting:
        said = sitting.leave("esci")
    assert not about(said, "damaged")


def test_backup_writes_all_games_to_a_new_file(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path))
    target = tmp_path / "copy.db"
    assert damavoce("games", "backup", str(target), env=env).returncode == 1, "there is no game"
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        done = damavoce("games", "backup", str(target), env=env)  # while it is open
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"Ho scritto nel file {target} una copia di una partita.\n"
        assert target.stat().st_mode & 0o077 == 0
        before = target.read_bytes()
        done = damavoce("games", "backup", str(target), env=env)
        assert done.returncode == 1
        assert "c'è già" in done.stderr
        assert target.read_bytes() == before
        sitting.leave("esci")
    remove_folder(tmp_path / "damavoce" / "games.db")
    shutil.rmtree(tmp_path / "damavoce-copies")
    (tmp_path / "damavoce").mkdir()
    target.rename(tmp_path / "damavoce" / "games-copy.db")
    with Sitting(tmp_path) as sitting:
        sitting.leave("esci")
    assert moves_in(tmp_path) == [["22-18"]]
    for wrong in (["games", "backup"], ["games", "backup", "one", "two"]):
        assert damavoce(*wrong, env=env).returncode == 2
