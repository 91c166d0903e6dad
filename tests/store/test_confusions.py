"""What is learnt of a person, kept in a file of theirs."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.store.confusions import (
    LARGEST,
    ConfusionsError,
    add_confusion,
    confusions_file,
    forget_confusions,
    read_confusions,
)


def test_it_lies_in_the_folder_for_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert confusions_file() == tmp_path / "damavoce" / "confusions.json"
    assert not (tmp_path / "damavoce").exists()


def test_what_was_counted_is_read_language_by_language(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "confusions.json"
    assert read_confusions(file, "it") == {}
    for heard, meant in ((22, 23), (23, 22), (13, 16)):
        add_confusion(file, "it", heard, meant)
    add_confusion(file, "en", 15, 50)
    assert read_confusions(file, "it") == {(22, 23): 2, (13, 16): 1}
    assert read_confusions(file, "en") == {(15, 50): 1}
    forget_confusions(file)
    forget_confusions(file)
    assert not file.exists()
    assert read_confusions(file, "it") == {}


@given(st.binary(max_size=200))
def test_any_file_is_borne(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.mktemp("any") / "confusions.json"
    file.write_bytes(content)
    assert read_confusions(file, "it") == {}
    add_confusion(file, "it", 1, 2)
    assert read_confusions(file, "it") == {(1, 2): 1}


@pytest.mark.parametrize(
    "content",
    [
        '{"it": {"22-23": "many", "1-2": true, "x": 3, "-1-2": 1, "3-4": 0, "5-6": 9999}}',
        '{"it": [1, 2]}',
        "[" * 100_000,
        "x" * (LARGEST + 1),
    ],
    ids=["odd values", "no table", "deep", "large"],
)
def test_what_makes_no_sense_is_left_out(tmp_path: Path, content: str) -> None:
    file = tmp_path / "confusions.json"
    file.write_text(content)
    assert read_confusions(file, "it") == {}


def test_a_folder_in_its_place_is_an_error_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "confusions.json"
    (file / "inside").mkdir(parents=True)
    assert read_confusions(file, "it") == {}
    with pytest.raises(ConfusionsError):
        add_confusion(file, "it", 1, 2)
    with pytest.raises(ConfusionsError):
        forget_confusions(file)
