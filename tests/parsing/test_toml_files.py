"""The files of TOML: one table alone is what it is beside the others, and what keeps them is asked."""

from collections.abc import Callable, Iterator
from importlib import resources

import pytest

from assistant.parsing.words.toml_files import Tables, keep_with, languages_in, table_of, tables_of

FILES = [f"{folder}/{code}.toml" for folder in ("phrases", "sounds") for code in languages_in(folder)]


@pytest.fixture
def kept() -> Iterator[None]:
    yield
    keep_with(None)


@pytest.mark.parametrize("name", FILES)
def test_each_table_can_be_read_alone(name: str) -> None:
    for table, entries in tables_of(name).items():
        assert table_of(name, table) == entries
    assert table_of(name, "no-such-table") == {}


def test_what_keeps_the_tables_is_given_what_they_are_made_of(kept: None) -> None:
    def keep(name: str, data: bytes, parse: Callable[[bytes], Tables]) -> Tables:
        assert data == (resources.files("assistant.parsing") / name).read_bytes()
        return {"kept": name, "whose": parse(data)["whose"]}

    plain = tables_of("phrases/en.toml")
    keep_with(keep)
    assert tables_of("phrases/en.toml") == {
        "kept": "phrases/en.toml",
        "whose": plain["whose"],
    }
    keep_with(None)
    assert tables_of("phrases/en.toml") == plain


@pytest.mark.parametrize("name", ["phrases/xx.toml", "sounds/xx.toml"])
def test_a_language_without_a_file_is_told(name: str) -> None:
    with pytest.raises(FileNotFoundError):
        tables_of(name)
