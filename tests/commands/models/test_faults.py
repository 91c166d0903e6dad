"""`damavoce models` where the way breaks, the disk is full, files are damaged, or somebody ends it."""

import contextlib
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.commands.doctor.checks import check_model_in_use
from assistant.commands.models import command as models
from assistant.commands.models import get as models_get
from assistant.commands.models.telling import Telling
from assistant.narration.catalog import catalog
from assistant.options import parse
from tests.app.support.model_machine import (
    MUCH_SPACE,
    NAME,
    WAV,
    Machine,
    assert_refused,
    changed,
    rows,
)
from tests.app.support.processes import PATIENCE, damavoce
from tests.speech.support.model_publisher import Publisher
from tests.speech.support.waiting import wait_for

# The way


def test_cut_at_every_tenth_it_arrives(machine: Machine, there: Publisher) -> None:
    there.cut_after = len(there.files[f"/{NAME}.zip"]) // 10 + 1
    done = machine.get(there)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(there.ranges(NAME)) == 10
    assert machine.best() == NAME


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_ended_in_the_middle_the_next_run_goes_on(
    machine: Machine, there: Publisher, number: signal.Signals
) -> None:
    there.stalls_after = 1500
    part = machine.home / "parts" / f"{NAME}.zip"
    with machine.start_get(there) as running:
        wait_for(lambda: part.is_file() and part.stat().st_size == 1500)
        running.send_signal(number)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == (130 if number == signal.SIGINT else -number)
    told = "Interrotto. Quello che è arrivato resta: la prossima volta si va avanti da lì.\n"
    assert err.decode() == (told if number == signal.SIGINT else "")
    assert b"Scarico" in out
    there.stalls_after = None
    there.go_on.set()
    done = machine.get(there)
    assert done.stdout.startswith(f"Riprendo {NAME} dal ")
    assert there.ranges(NAME) == ["", "bytes=1500-"]
    assert machine.best() == NAME
    assert machine.left() == []


def test_two_at_once_wait_for_each_other(machine: Machine, there: Publisher) -> None:
    there.stalls_after = 1500
    with machine.start_get(there) as first:
        wait_for(lambda: bool(there.ranges(NAME)))
        with machine.start_get(there) as second:
            assert second.stdout
            assert b"aspetto che finisca" in second.stdout.readline()
            there.go_on.set()
            out, err = second.communicate(timeout=PATIENCE)
        first.communicate(timeout=PATIENCE)
    assert (first.returncode, second.returncode, err) == (0, 0, b"")
    assert "c'è già" in out.decode()
    assert len(there.ranges(NAME)) == 1
    assert machine.left() == []


# The disk


def test_a_disk_that_is_full_in_the_download_is_gone_on_with_later(
    machine: Machine, there: Publisher
) -> None:
    done = machine.get(there, after=limited(2_000))
    assert_refused(done, "il disco è pieno")
    assert machine.best() == ""
    assert machine.get(there).stdout.startswith("Riprendo")
    assert there.ranges(NAME)[1] == "bytes=2000-"
    assert machine.best() == NAME


def test_a_disk_that_is_full_in_the_unpacking_leaves_the_archive(
    machine: Machine, there: Publisher, tones: Path
) -> None:
    largest = max(file.stat().st_size for file in tones.rglob("*"))
    assert largest > len(there.files[f"/{NAME}.zip"])
    assert_refused(machine.get(there, after=limited(largest - 1)), "il disco è pieno")
    assert [*(machine.home / "unpacked").glob("*")] == []
    assert machine.get(there).returncode == 0
    assert len(there.ranges(NAME)) == 1


def limited(size: int) -> str:
    """A program's beginning after which the system lets no file grow beyond this size."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"


def test_too_little_space_is_told_before_anything_comes(machine: Machine, there: Publisher) -> None:
    little = MUCH_SPACE.replace("10**12", "10**6")
    assert_refused(machine.get(there, after=little), "sul disco mancano 19 megabyte")
    assert there.ranges(NAME) == []


def test_a_folder_that_cannot_be_written_is_told(there: Publisher, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "data")
    machine.home.parent.mkdir(parents=True)
    machine.home.write_text("a file in its place")
    done = machine.get(there)
    assert_refused(done, f"{NAME} non è stato installato: il sistema dice")
    assert machine.models("list", "--from", there.address()).returncode == 0
    assert_refused(machine.models("remove", NAME), "non si può togliere")


@contextlib.contextmanager
def no_superuser() -> Iterator[None]:
    """Be nobody, where the tests are run by root, whom no mode stops."""
    is_root = os.getuid() == 0
    if is_root:
        os.setresuid(65534, 65534, 0)
    try:
        if not os.access(__file__, os.R_OK):
            pytest.skip("the checkout lies where nobody but root may read: run the tests elsewhere")
        yield
    finally:
        if is_root:
            os.setresuid(0, 0, 0)


def test_a_folder_that_is_forbidden_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:  # pytest's own are root's alone
        monkeypatch.setenv("XDG_DATA_HOME", folder)
        Path(folder).chmod(0o555)
        with no_superuser():
            assert models.run(parse(["models", "remove", NAME]), catalog("it")) == 1
        Path(folder).chmod(0o755)
        told = f"il sistema non permette di scrivere in {folder}/damavoce"
        assert told in capsys.readouterr().err


# Damage


def test_a_damaged_model_gives_way_with_one_sentence_and_is_mended(
    machine: Machine, there: Publisher
) -> None:
    machine.get(there)
    (machine.home / "unpacked" / f"{NAME}.1" / "graph/words.txt").write_text("short")
    hear = ("hear", "--rules", "italian", "--lang", "it", WAV)
    heard = damavoce(*hear, env=machine.env)
    assert rows(heard)[0]["meaning"] == {"kind": "move", "path": [22, 18]}
    told = f"Il modello scaricato {NAME} è danneggiato, e al suo posto se ne usa un altro."
    assert heard.stderr.startswith(told)
    listed = {row["name"]: row for row in rows(machine.models("list", "--json"))}
    assert (listed[NAME]["whole"], listed[NAME]["used"], listed["it"]["used"]) == (False, False, True)
    assert "scaricato, danneggiato." in machine.models("list").stdout
    done = machine.models("check", NAME)
    assert done.returncode == 1
    assert "il file graph/words.txt è danneggiato. Scaricalo di nuovo con" in done.stdout
    assert machine.get(there).returncode == 0
    assert machine.models("check", NAME).returncode == 0


def test_a_byte_that_has_changed_is_found_by_the_check(machine: Machine, there: Publisher) -> None:
    machine.get(there)
    file = machine.home / "unpacked" / f"{NAME}.1" / "conf/model.conf"
    file.write_bytes(file.read_bytes().replace(b"10.0", b"10.1"))
    (row,) = rows(machine.models("check", NAME, "--json"))
    assert (row["ok"], row["reason"], row["ms"]) == (False, "changed", None)
    (machine.home / f"{NAME}.json").write_text("{")
    (row,) = rows(machine.models("check", NAME, "--json"))
    assert (row["ok"], row["reason"]) == (False, "no-note")
    assert "danneggiato" in machine.models("list").stdout
    assert machine.models("remove", NAME).returncode == 0


def test_the_doctor_names_the_model_in_use(
    machine: Machine, there: Publisher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", machine.env["XDG_DATA_HOME"])

    def line() -> str:
        (found,) = check_model_in_use("it").lines
        return catalog("it").text(found.message, "", **found.values)

    assert line() == "Ascolto in italiano: si usa il modello che viene con il programma."
    machine.get(there)
    assert line() == f"Ascolto in italiano: si usa {NAME}, scaricato."
    shutil.rmtree(machine.home / "unpacked")
    assert (
        line()
        == f"Ascolto in italiano: il modello scaricato {NAME} è danneggiato, e se ne usa un altro."
    )
    assert check_model_in_use("it").mend.endswith(f"models get {NAME}")


def test_without_the_package_nothing_is_downloaded(
    machine: Machine, there: Publisher, tmp_path: Path
) -> None:
    hidden = "import importlib.util; importlib.util.find_spec = lambda name: None"
    assert_refused(machine.get(there, after=hidden), "Per ascoltare manca il pacchetto vosk")
    assert there.asked == []


# Killed anywhere

KILLER = """
import os, signal, sys
seen = []
def look(event, arguments):
    writes = event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR)
    changes = event in ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.listdir")
    if (writes or changes) and "damavoce" in str(arguments[0]):
        seen.append(event)
        if len(seen) == {number}:
            os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(look)
import atexit
atexit.register(lambda: print(len(seen), file=sys.stderr))
"""
"""Ends the program right before the system is asked for the so-manieth time to change its folder."""


def replaced(tmp_path: Path, there: Publisher, archive: bytes) -> tuple[Machine, Publisher]:
    """A machine with a working model, of which a newer edition is published."""
    machine = Machine(tmp_path / "before")
    assert machine.get(there).returncode == 0
    there.publish(NAME, changed(archive, lambda new, name, data: new.writestr(name, data)))
    there.tags.clear()
    return machine, there


def assert_never_lost(tmp_path: Path, there: Publisher, archive: bytes, part: int) -> None:
    """Kill a run at every so-manieth change: a whole model is there, and the next run ends well."""
    before, there = replaced(tmp_path, there, archive)
    folder = tmp_path / "whole"
    shutil.copytree(tmp_path / "before", folder)
    done = Machine(folder).get(there, after=KILLER.format(number=0))
    changes = int(done.stderr)
    assert changes > 20
    for number in {*range(1, changes, part), changes}:
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path / "before", folder)
        machine = Machine(folder)
        done = machine.get(there, after=KILLER.format(number=number))
        assert done.returncode == -signal.SIGKILL, number
        assert machine.best() == NAME, number
        assert machine.get(there).returncode == 0, number
        assert machine.best() == NAME, number
        assert machine.left() == [], number
        assert len([*(machine.home / "unpacked").iterdir()]) == 1, number
        assert [*(machine.home / "parts").iterdir()] == [], number
    assert before.best() == NAME


def test_killed_at_some_change_a_model_is_never_lost(
    tmp_path: Path, there: Publisher, archive: bytes
) -> None:
    assert_never_lost(tmp_path, there, archive, 15)


@pytest.mark.proof
def test_killed_at_any_change_a_model_is_never_lost(
    tmp_path: Path, there: Publisher, archive: bytes
) -> None:
    assert_never_lost(tmp_path, there, archive, 1)


def test_progress_is_told_before_it_is_quiet_for_too_long(capsys, monkeypatch) -> None:
    now = [0.0]
    monkeypatch.setattr(models_get.time, "monotonic", lambda: now[0])
    tell = models_get.progress(0, 10_000_000, Telling(catalog("it"), is_json=False))
    for done in (100_000, 110_000, 120_000, 130_000):
        now[0] += 2.0
        tell(done)
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_list_that_takes_a_while_is_told(capsys, monkeypatch) -> None:
    monkeypatch.setattr(models_get, "QUIET", 0.01)
    monkeypatch.setattr(models_get, "fetch", lambda *_: time.sleep(0.5) or b"[]")
    assert models_get.offers_at(None, Telling(catalog("it"), is_json=False)) == []
    told = capsys.readouterr().out.splitlines()
    assert "il server risponde lentamente" in told[0]
    assert len(told) > 5, "it goes on, and says so"
    assert all("Chiedo ancora" in line for line in told[1:])
