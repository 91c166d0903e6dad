"""Models that come and go: what is used, what is damaged, and what is left where something fails."""

import contextlib
import json
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.models import installing
from speech.models.catalogue import is_whole
from speech.models.installed import Installed, best_installed, installed_models
from speech.models.installing import NoSpace, changing
from speech.models.published import Offer
from tests.app.support.processes import PATIENCE
from tests.speech.support.model_publisher import zipped
from tests.speech.support.tone_model import write_tone_model

NAME = "vosk-model-small-it-0.22"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    file = tmp_path / "archive.zip"
    file.write_bytes(zipped(write_tone_model(tmp_path / "tones"), NAME))
    return file


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "data" / "models"


def offer(name: str = NAME, language: str = "it") -> Offer:
    return Offer(name, language, 1, "https://example.org/a.zip", "0" * 32, "small", False, "0.22")


def install(home: Path, archive: Path, name: str = NAME, language: str = "it") -> Installed:
    with changing(home, lambda: None) as change:
        return change.install(offer(name, language), archive, lambda folder: None)


def best(home: Path, language: str = "it") -> str | None:
    found = best_installed(language, home).installed
    return found.model.name if found else None


def folders(home: Path) -> list[str]:
    return sorted(folder.name for folder in (home / "unpacked").glob("*"))


def test_a_model_is_installed_found_and_whole(home: Path, archive: Path) -> None:
    assert best(home) is None
    installed = install(home, archive)
    assert best(home) == NAME
    assert best(home, "en") is None
    assert installed_models(home) == ([installed], [])
    assert is_whole(installed.model, installed.folder)
    assert installed.seems_whole()
    assert (installed.folder / "am/final.mdl").is_file()
    assert installed.model.origin == "https://example.org/a.zip"


def test_the_one_wanted_last_is_used(home: Path, archive: Path) -> None:
    first = install(home, archive)
    install(home, archive, "vosk-model-small-it-0.30")
    indian = install(home, archive, "vosk-model-small-en-in-0.4", "en-in")
    assert best(home) == "vosk-model-small-it-0.30"
    install(home, archive, "vosk-model-small-en-us-0.15", "en-us")
    assert best(home, "en") == "vosk-model-small-en-us-0.15"
    with changing(home, lambda: None) as change:
        change.prefer(indian)
        assert best(home, "en") == "vosk-model-small-en-in-0.4"
        assert change.remove("vosk-model-small-en-us-0.15")
    assert best(home, "en") == "vosk-model-small-en-in-0.4"
    with changing(home, lambda: None) as change:
        change.prefer(first)
    assert best(home) == NAME
    with changing(home, lambda: None) as change:
        assert change.remove(NAME)
        assert not change.remove(NAME)
    assert best(home) == "vosk-model-small-it-0.30"
    assert folders(home) == ["vosk-model-small-en-in-0.4.1", "vosk-model-small-it-0.30.1"]


def test_a_damaged_one_gives_way_and_is_named(home: Path, archive: Path) -> None:
    install(home, archive, "vosk-model-small-it-0.4")
    folder = install(home, archive).folder
    (folder / "graph/words.txt").write_text("short")
    found = best_installed("it", home)
    assert found.installed
    assert (found.installed.model.name, found.damaged) == ("vosk-model-small-it-0.4", (NAME,))
    shutil.rmtree(home / "unpacked")
    assert best_installed("it", home).installed is None
    assert best_installed("en", home).damaged == ()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"folder": "/etc"}', "\0", '"a"', "[" * 100_000]
)
def test_a_note_that_is_none_is_named_and_its_folder_kept(home: Path, archive: Path, text: str) -> None:
    install(home, archive)
    (home / f"{NAME}.json").write_text(text)
    assert best_installed("it", home).damaged == (NAME,)
    with changing(home, lambda: None):
        pass
    assert folders(home) == [f"{NAME}.1"]
    install(home, archive)
    assert best(home) == NAME
    assert folders(home) == [f"{NAME}.2"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("folder", "../../../etc"),
        ("folder", "other-model.1"),
        ("files", {}),
        ("files", {"../../x": 1}),
        ("files", {"/etc/passwd": 1}),
        ("files", {"a": "1"}),
        ("turn", "first"),
        ("language", None),
    ],
)
def test_a_note_that_leads_elsewhere_is_none(
    home: Path, archive: Path, key: str, value: object
) -> None:
    install(home, archive)
    note = home / f"{NAME}.json"
    note.write_text(json.dumps({**json.loads(note.read_text()), key: value}))
    assert installed_models(home) == ([], [NAME])


def test_a_new_one_of_the_same_name_takes_its_place_only_when_it_is_good(
    home: Path, archive: Path
) -> None:
    before = install(home, archive)

    def fails(folder: Path) -> None:
        assert before.seems_whole()
        assert best(home) == NAME
        raise ZeroDivisionError

    with changing(home, lambda: None) as change, pytest.raises(ZeroDivisionError):
        change.install(offer(), archive, fails)
    assert installed_models(home) == ([before], [])
    assert folders(home) == [before.folder.name]
    after = install(home, archive)
    assert installed_models(home) == ([after], [])
    assert folders(home) == [after.folder.name] == [f"{NAME}.2"]


def test_interrupted_right_after_the_note_the_new_one_is_there(
    home: Path, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(home, archive)
    write = installing.write_note

    def interrupted(file: Path, values: dict[str, object]) -> None:
        write(file, values)
        raise KeyboardInterrupt

    monkeypatch.setattr(installing, "write_note", interrupted)
    with pytest.raises(KeyboardInterrupt):
        install(home, archive)
    found = best_installed("it", home).installed
    assert found
    assert (found.folder.name, is_whole(found.model, found.folder)) == (f"{NAME}.2", True)


def test_what_others_left_is_removed_and_what_a_person_put_there_is_not(
    home: Path, archive: Path
) -> None:
    installed = install(home, archive)
    shutil.copytree(installed.folder, home / "unpacked" / "vosk-model-half.1")
    shutil.copytree(installed.folder, home / "my-own-model")
    (home / f"{NAME}.json.abc.new").write_text("half")
    with changing(home, lambda: None):
        pass
    assert folders(home) == [installed.folder.name]
    assert (home / "my-own-model").is_dir()
    assert not [*home.glob("*.new")]


@pytest.mark.parametrize("name", ["*", "..", "../models", "", "lock", "unpacked"])
def test_nothing_but_a_model_is_removed(home: Path, archive: Path, name: str) -> None:
    install(home, archive)
    with changing(home, lambda: None) as change:
        assert not change.remove(name)
    assert best(home) == NAME


def test_only_one_changes_them_at_a_time(home: Path) -> None:
    waits, is_in = threading.Event(), threading.Event()

    def second() -> None:
        with changing(home, waits.set):
            is_in.set()

    thread = threading.Thread(target=second)
    with changing(home, lambda: None):
        thread.start()
        assert waits.wait(PATIENCE)
        assert not is_in.is_set()
    thread.join(PATIENCE)
    assert is_in.is_set()


# The disk


@contextlib.contextmanager
def free(monkeypatch: pytest.MonkeyPatch, size: int) -> Iterator[None]:
    with monkeypatch.context() as patch:
        usage = shutil.disk_usage(".")._replace(free=size)
        patch.setattr(installing.shutil, "disk_usage", lambda path: usage)
        yield


def test_too_little_space_is_told_before_anything_is_unpacked(
    home: Path, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        free(monkeypatch, installing.SPARE + 100),
        changing(home, lambda: None) as change,
        pytest.raises(NoSpace) as raised,
    ):
        change.install(offer(), archive, lambda folder: None)
    assert 0 < raised.value.missing < 100_000
    assert folders(home) == []


def test_a_disk_that_is_full_in_the_middle_leaves_nothing(
    home: Path, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = install(home, archive)
    synced: list[int] = []

    def full(descriptor: int) -> None:
        synced.append(descriptor)
        if len(synced) == 4:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        install(home, archive)
    assert installed_models(home) == ([before], [])
    assert folders(home) == [before.folder.name]
