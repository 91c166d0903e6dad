"""What is shipped: the two packages with their data, the models as data of speech, and nothing else."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.run.support.projects import ROOT

MODEL = "am/final.mdl"
LANGUAGES = ("it", "en", "pt")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What hatchling needs of the project, with a file in the place of each model."""
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("needs the extra `test`")
    folder = tmp_path_factory.mktemp("project")
    without = shutil.ignore_patterns("__pycache__", "am", "conf", "graph", ".*")
    for name in ("assistant", "speech", "models"):
        shutil.copytree(ROOT / name, folder / name, ignore=without)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for language in LANGUAGES:
        file = folder / "models" / language / MODEL
        file.parent.mkdir(parents=True)
        file.write_text(language)
    (folder / "models/training/__pycache__").mkdir(parents=True, exist_ok=True)
    (folder / "models/training/secret.py").write_text("")
    return folder


def build(checkout: Path, target: str, to: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(to)]
    environment = {name: text for name, text in os.environ.items() if name != "HATCH_BUILD_LOCATION"}
    subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, timeout=120)
    (file,) = to.iterdir()
    return file


def test_the_wheel_has_the_models_inside_of_speech(checkout: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(build(checkout, "wheel", tmp_path)) as wheel:
        names = {*wheel.namelist()}
    assert {f"speech/_models/{language}/{MODEL}" for language in LANGUAGES} <= names
    assert "speech/_models/catalogue.toml" in names
    assert {
        "assistant/cli.py",
        "assistant/parsing/phrases/it.toml",
        "speech/models/catalogue.py",
    } <= names
    assert {name.split("/")[0].removesuffix(".dist-info") for name in names} == {
        "assistant",
        "speech",
        "damavoce-0.1.0",
    }
    assert not [name for name in names if "training" in name or "__pycache__" in name]


def test_the_source_distribution_builds_the_same_wheel(checkout: Path, tmp_path: Path) -> None:
    source = build(checkout, "sdist", tmp_path / "source")
    with tarfile.open(source) as opened:
        names = opened.getnames()
        # The filter came with Python 3.11.4; the archive is our own.
        how = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        opened.extractall(tmp_path, **how)
    assert not [name for name in names if "training" in name]
    unpacked = tmp_path / source.name.removesuffix(".tar.gz")
    wheels = [
        build(folder, "wheel", tmp_path / name) for folder, name in ((checkout, "a"), (unpacked, "b"))
    ]
    assert len({tuple(sorted(zipfile.ZipFile(each).namelist())) for each in wheels}) == 1


def test_installed_and_in_a_checkout_the_models_are_found(checkout: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(build(checkout, "wheel", tmp_path / "wheel")) as wheel:
        wheel.extractall(tmp_path / "site")
    find = "from speech.models.catalogue import models_folder"
    script = f"{find}; print((models_folder() / 'it/{MODEL}').read_text())"
    for place in (tmp_path / "site", checkout):
        environment = {**os.environ, "PYTHONPATH": str(place)}
        command = [sys.executable, "-P", "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout == "it\n"


def test_vosk_is_asked_for_only_where_it_has_wheels() -> None:
    from packaging.requirements import Requirement

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listen = map(Requirement, project["optional-dependencies"]["listen"])
    (asked,) = [each for each in listen if each.name == "vosk"]
    wanted = {
        ("linux", "x86_64"): True,
        ("linux", "aarch64"): True,
        ("linux", "armv7l"): True,
        ("linux", "riscv64"): False,
        ("win32", "AMD64"): True,
        ("win32", "ARM64"): False,
        ("darwin", "arm64"): True,
        ("darwin", "x86_64"): True,
    }
    for (system, machine), expected in wanted.items():
        environment = {"sys_platform": system, "platform_machine": machine}
        assert asked.marker is not None
        assert asked.marker.evaluate(environment) is expected, (system, machine)


def test_each_pin_for_vosk_is_a_version_that_may_be_asked_for() -> None:
    from packaging.requirements import Requirement

    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [Requirement(line) for line in lines if line.startswith("vosk==")]
    for system, number in (("linux", "0.3.45"), ("win32", "0.3.45"), ("darwin", "0.3.44")):
        (pin,) = (pin for pin in pins if pin.marker and pin.marker.evaluate({"sys_platform": system}))
        assert str(pin.specifier) == f"=={number}"


def test_numba_is_asked_for_only_where_it_has_wheels_and_pinned_there() -> None:
    from packaging.requirements import Requirement

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (asked,) = map(Requirement, project["optional-dependencies"]["fast"])
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    names = ("numba==", "llvmlite==", "numpy==")
    pins = [Requirement(line) for line in lines if line.startswith(names)]
    usual, intel_mac = {"0.68.1", "0.50.0", "2.4.6"}, {"0.62.1", "0.45.1", "2.3.5"}
    wanted = {
        ("linux", "x86_64", "3.14"): usual,
        ("linux", "aarch64", "3.11"): usual,
        ("linux", "armv7l", "3.11"): None,
        ("linux", "riscv64", "3.13"): None,
        ("win32", "AMD64", "3.11"): usual,
        ("win32", "ARM64", "3.11"): None,
        ("win32", "ARM64", "3.12"): usual,
        ("win32", "x86", "3.12"): None,
        ("darwin", "arm64", "3.14"): usual,
        ("darwin", "x86_64", "3.13"): intel_mac,
        ("darwin", "x86_64", "3.14"): None,
    }
    for (system, machine, python), numbers in wanted.items():
        environment = {
            "sys_platform": system,
            "platform_machine": machine,
            "python_version": python,
            "python_full_version": f"{python}.0",
        }
        assert asked.marker is not None
        assert asked.marker.evaluate(environment) is (numbers is not None), (system, machine, python)
        if numbers:
            pinned = {
                str(pin.specifier).removeprefix("==")
                for pin in pins
                if pin.marker and pin.marker.evaluate(environment)
            }
            assert pinned == numbers
            version = next(each for each in pinned if each.startswith("0.6"))
            assert asked.specifier.contains(version)
