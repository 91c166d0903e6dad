"""`damavoce doctor`: the command that it names for what it finds."""

import sys
from pathlib import Path

import pytest

from assistant.commands import mends
from assistant.commands.doctor import sound as doctor_sound
from assistant.narration.catalog import catalog, languages
from tests.app.support.processes import ROOT

INSTALL = f"{mends.STARTER} run.py install"


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux only: JACK's shared memory")
def test_locks_that_a_killed_program_left_have_a_command_where_they_are(tmp_path: Path) -> None:
    assert mends.for_jack_locks(tmp_path / "jack_db-1000") == ""
    (tmp_path / "jack_db-1000").mkdir()
    assert mends.for_jack_locks(tmp_path / "jack_db-1000") == f"rm -r {tmp_path}/jack_db-1000"
    values = {"player": "paplay", "ms": 200, "reason": doctor_sound.JACK_LOCKS, "mends": "yes"}
    for language in languages():
        said = catalog(language).text("doctor-output-command", "", **values)
        assert len(said.split("; ")[1].split(". ")) == 2, said


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("ID=debian\n", "sudo apt install libportaudio2"),
        (
            'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n',
            "sudo apt install libportaudio2",
        ),
        ("ID=fedora\n", "sudo dnf install portaudio"),
        ('ID="rocky"\nID_LIKE="rhel centos fedora"\n', "sudo dnf install portaudio"),
        ("ID=arch\n", "sudo pacman -S portaudio"),
        ("ID=manjaro\nID_LIKE=arch\n", "sudo pacman -S portaudio"),
        ("ID=nixos\n", ""),
        ("nothing of use\n", ""),
    ],
)
def test_portaudio_is_installed_as_the_system_does(tmp_path: Path, text: str, wanted: str) -> None:
    (tmp_path / "os-release").write_text(text)
    assert mends.for_portaudio("linux", (tmp_path / "none", tmp_path / "os-release")) == wanted


def test_outside_a_checkout_pip_installs_the_parts(tmp_path: Path) -> None:
    assert mends.for_part("voice", tmp_path) == 'pip install "damavoce[voice]"'
    assert mends.for_part("", tmp_path) == "pip install damavoce"
    assert mends.to_try_again(tmp_path) == "damavoce doctor"


def test_from_another_folder_the_whole_path_is_named(tmp_path: Path) -> None:
    checkout = tmp_path / "my games"
    checkout.mkdir()
    (checkout / "run.py").write_text("")
    wanted = f"{mends.STARTER} '{checkout}/run.py' install"
    assert mends.for_part("voice", checkout) == wanted


def test_a_part_that_was_installed_and_does_not_work_is_built_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`run.py install` would say that nothing is missing."""
    folder = tmp_path / ".venv"
    folder.mkdir()
    (tmp_path / "run.py").write_text("")
    stamp = folder / "damavoce-stamp.json"
    monkeypatch.setattr(sys, "prefix", str(folder))
    monkeypatch.chdir(tmp_path)
    stamp.write_text('{"made_for": "", "parts": {"base": "installed", "voice": "failed"}}')
    assert mends.for_part("voice", tmp_path) == INSTALL
    stamp.write_text('{"made_for": "", "parts": {"base": "installed", "voice": "installed"}}')
    assert mends.for_part("voice", tmp_path) == f"{mends.STARTER} -m venv --clear .venv"
