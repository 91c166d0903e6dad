"""The catalogue of the models, and that every model that comes with the program is what it says."""

import shutil
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from speech.ear.recognizers.checks import check_model
from speech.models.catalogue import (
    CATALOGUE,
    CatalogueError,
    Model,
    catalogue,
    checksum_of,
    describe,
    format_catalogue,
    is_whole,
    model_for,
    models_folder,
)
from tests.speech.support.tone_model import write_tone_model

LARGEST = 4_000_000
"""Bytes of a model that is embedded."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a catalogue of one model."""
    model = describe(write_tone_model(tmp_path / "tones"), "it", 'Made of "tones", così', "MIT")
    (tmp_path / CATALOGUE).write_text(format_catalogue([model]), "utf-8")
    return tmp_path


def test_a_model_is_described_and_found_again(folder: Path) -> None:
    model = catalogue(folder)["tones"]
    assert (model.language, model.origin, model.licence) == ("it", 'Made of "tones", così', "MIT")
    assert model.size == sum(
        file.stat().st_size for file in (folder / "tones").rglob("*") if file.is_file()
    )
    assert model_for("it", folder) == model
    assert model_for("en", folder) is None
    assert is_whole(model, folder / "tones")


@pytest.mark.parametrize("how", ["changed", "removed", "added", "renamed"])
def test_every_difference_of_the_files_is_seen(folder: Path, how: str) -> None:
    file = folder / "tones/conf/model.conf"
    match how:
        case "changed":
            file.write_bytes(file.read_bytes().replace(b"10", b"11"))
        case "removed":
            file.unlink()
        case "added":
            (folder / "tones/graph/HCLG.fst").write_bytes(b"")
        case "renamed":
            file.rename(file.with_name("mode1.conf"))
    assert not is_whole(catalogue(folder)["tones"], folder / "tones")


def test_the_checksum_is_of_the_paths_and_bytes_alone(folder: Path, tmp_path: Path) -> None:
    copy = Path(
        shutil.copytree(folder / "tones", tmp_path / "elsewhere", copy_function=shutil.copyfile)
    )
    assert checksum_of(copy) == checksum_of(folder / "tones")
    assert not is_whole(catalogue(folder)["tones"], folder / "nowhere")


def test_the_checksum_is_made_as_its_description_says(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b/c").write_bytes(b"1")
    (tmp_path / "b-a").write_bytes(b"")
    # printf 'b-a\0%s\nb/c\0%s\n' $(sha256sum ...) | sha256sum
    expected = "df000ff0505548fdc4f97c8d27ed185f7ba66e5e43140ee3a78b64bb49cec4b1"
    assert checksum_of(tmp_path) == (1, expected)


names = st.text(
    st.characters(categories=["L", "N", "P", "S", "Zs"], exclude_characters="/\\"), min_size=1
)
models = st.builds(
    Model,
    name=names.filter(lambda name: Path(name).name == name),
    language=st.text(),
    origin=st.text(st.characters(exclude_categories=["Cs", "Cc"])),
    licence=st.just("MIT"),
    size=st.integers(0, 2**40),
    checksum=st.text("0123456789abcdef"),
)


@given(st.lists(models.filter(lambda model: model.language.isprintable()), unique_by=lambda m: m.name))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_written_is_read(tmp_path: Path, written: list[Model]) -> None:
    (tmp_path / CATALOGUE).write_text(format_catalogue(written), "utf-8")
    assert [*catalogue(tmp_path).values()] == written


@pytest.mark.parametrize(
    "text",
    [
        "[it",
        "it = 3",
        "[it]",
        '[it]\nlanguage = "it"\norigin = "x"\nlicence = "MIT"\nsize = "1"\nchecksum = "0"',
        '["../it"]\nlanguage = "it"\norigin = "x"\nlicence = "MIT"\nsize = 1\nchecksum = "0"',
        '[it]\nlanguage = "it"\norigin = "x"\nlicence = "MIT"\nsize = 1\nchecksum = "0"\nmore = 1',
    ],
)
def test_a_damaged_catalogue_is_told_as_that(tmp_path: Path, text: str) -> None:
    with pytest.raises(CatalogueError):
        catalogue(tmp_path)
    (tmp_path / CATALOGUE).write_text(text)
    with pytest.raises(CatalogueError):
        catalogue(tmp_path)


# The models that come with the program


def test_every_model_is_as_the_catalogue_says() -> None:
    for model in catalogue().values():
        folder = models_folder() / model.name
        assert is_whole(model, folder), describe(folder, model.language, model.origin, model.licence)
        assert model.size <= LARGEST, model
        assert model.language, model
        assert model.origin, model
        assert model.licence, model
        began = time.process_time()
        assert check_model(folder) == [], model
        assert time.process_time() - began < 0.5, model  # measured: 0.01


def test_every_folder_of_a_model_is_in_the_catalogue() -> None:
    folders = {file.parents[1].name for file in models_folder().glob("*/am/final.mdl")}
    assert folders == {*catalogue()}
