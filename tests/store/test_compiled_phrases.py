"""The tables of the phrase files as JSON: the same as of TOML, made anew where they are not, and never
in the way."""

import json
import os
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from assistant.parsing.words.toml_files import languages_in, parse
from assistant.store.compiled_phrases import CompiledPhrases, Tables
from tests.app.support.processes import damavoce, environment

FILES = [f"{folder}/{code}.toml" for folder in ("phrases", "sounds") for code in languages_in(folder)]
SOME = b'[asked]\nmoves = ["what can I take with the #"]\n'


def no_parsing(data: bytes) -> Tables:
    raise AssertionError("parsed again")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "phrases"


@pytest.fixture
def compiled(folder: Path) -> CompiledPhrases:
    return CompiledPhrases(lambda: folder)


@pytest.mark.parametrize("name", FILES)
def test_the_tables_of_each_file_come_back_as_they_were(name: str, compiled: CompiledPhrases) -> None:
    data = (resources.files("assistant.parsing") / name).read_bytes()
    plain = parse(data)
    assert compiled(name, data, parse) == plain
    assert json.dumps(compiled(name, data, no_parsing)) == json.dumps(plain)  # in their order


def test_what_was_made_of_other_bytes_is_made_anew(compiled: CompiledPhrases, folder: Path) -> None:
    compiled("a.toml", SOME, parse)
    other = SOME.replace(b"take", b"capture")
    assert compiled("a.toml", other, parse) == parse(other)
    assert compiled("a.toml", other, no_parsing) == parse(other)
    assert len([*folder.iterdir()]) == 1


def test_whatever_is_damaged_is_made_anew(compiled: CompiledPhrases, folder: Path) -> None:
    compiled("a.toml", SOME, parse)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    changed = [whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :] for at in range(len(whole))]
    for damaged in (*changed, *(whole[:at] for at in range(len(whole))), whole + b" ", b"\xff\n[]"):
        file.write_bytes(damaged)
        assert compiled("a.toml", SOME, parse) == parse(SOME)
        assert file.read_bytes() == whole


def test_where_nothing_can_be_written_all_is_read_as_before(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    compiled = CompiledPhrases(lambda: tmp_path / "file" / "phrases")
    for _ in range(2):
        assert compiled("a.toml", SOME, parse) == parse(SOME)


def test_what_json_has_no_form_for_is_not_kept(compiled: CompiledPhrases) -> None:
    data = b"since = 2026-11-29\n"
    for _ in range(2):
        assert compiled("a.toml", data, parse) == parse(data)


@pytest.mark.skipif(os.name == "nt", reason="modes say nothing there")
def test_a_folder_in_which_others_may_write_is_not_used(
    compiled: CompiledPhrases, folder: Path
) -> None:
    compiled("a.toml", SOME, parse)
    (file,) = folder.iterdir()
    folder.chmod(0o777)
    parsed: list[bytes] = []

    def counting(data: bytes) -> Tables:
        parsed.append(data)
        return parse(data)

    assert compiled("a.toml", SOME, counting) == parse(SOME)
    assert compiled("b.toml", SOME, counting) == parse(SOME)
    assert len(parsed) == 2
    assert [*folder.iterdir()] == [file]


def meaning_of(line: str, folder: Path, after: str = "") -> str:
    env = environment(XDG_CACHE_HOME=str(folder))
    done = damavoce("understand", "--rules", "italian", "--lang", "en", line, env=env, after=after)
    assert done.returncode == 0, done.stderr
    return done.stdout


NO_TOML = """
import assistant.store.preferences, tomllib
def loads(text):
    raise AssertionError("TOML is parsed")
tomllib.loads = loads
"""


@pytest.mark.parametrize("damage", [bytes, lambda data: data[:-9], lambda data: b"{}"])
def test_a_line_is_understood_alike_with_them_and_without(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    line = "what can I take with the 22"
    (tmp_path / "file").touch()
    before = meaning_of(line, tmp_path / "file")  # where nothing is kept
    assert meaning_of(line, tmp_path) == before
    assert meaning_of(line, tmp_path, NO_TOML) == before
    kept = sorted((tmp_path / "damavoce" / "phrases").iterdir())
    assert [each.name for each in kept] == ["phrases-en.json", "sounds-en.json"]
    for each in kept:
        each.write_bytes(damage(each.read_bytes()))
    assert meaning_of(line, tmp_path) == before
    assert meaning_of(line, tmp_path, NO_TOML) == before
