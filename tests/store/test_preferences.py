"""Settings that outlive a conversation: what is read, and what a change leaves as it was."""

import difflib
import errno
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.settings.preferences import NAMED
from assistant.settings.taste import Coach
from assistant.store.preferences import (
    FIRST_LINE,
    LARGEST,
    FileTrouble,
    Preferences,
    PreferencesError,
    Problem,
    preferences_file,
    read_preferences,
    remember,
)
from tests.store.support.files import MINE, in_child, parsed, problems, refused

EVERY_VALUE: dict[str, tuple[str | int, ...]] = {
    "language": ("it", "en", "pt", "pt-BR", "fur"),
    "coach": ("off", "exists", "squares", "why"),
    "verbosity": (0, 1, 2),
    "view": ("own", "white"),
    "cells": (0, 8, 40, 1000),
    "letters": ("bn", "BN", "wb", "Wb", "words"),
    "level": (1, 5, 10),
    "voice": ("auto", "own", "reader", "off"),
    "sounds": ("on", "off", "accepted", "moved captured must-capture"),
    "listen": ("off", "push", "open"),
    "window": (1, 3, 30),
    "learning": ("on", "off"),
    "settling": (0, 200, 700, 5000),
    "touch": ("on", "off"),
    "patience": (2, 3, 60),
    "repeating": ("on", "off"),
    "tones": ("on", "off"),
    "marks": ("on", "few", "minute", "off"),
    "countdown": ("on", "off"),
    "following": ("on", "off"),
    "ahead": ("on", "off"),
    "opening": ("usual", "italian-black", "international-people"),
    "white": ("", "Anna", "Zoë O'Neil"),
    "black": ("", "Bruno"),
    "rate-it": (80, 180, 700),
    "volume-pt": (5, 100),
    "speaker-it": (1, 20),
    "rate-pt-BR": (80, 700),
}
SETTING = st.sampled_from([(name, value) for name, values in EVERY_VALUE.items() for value in values])

# Where


def test_the_file_is_in_the_folder_for_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert preferences_file() == tmp_path / "damavoce" / "settings.toml"
    assert not (tmp_path / "damavoce").exists()


def test_no_home_is_an_error_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr("platformdirs.user_config_path", homeless)
    with pytest.raises(PreferencesError, match="no home") as caught:
        preferences_file()
    assert caught.value.problem == Problem(FileTrouble.UNREADABLE, "no home")


def test_the_tests_are_kept_away_from_real_settings() -> None:
    code = "from assistant.store.preferences import preferences_file as f; print(f())"
    home = Path(os.environ["DAMAVOCE_TESTS_HOME"])
    assert Path(tempfile.gettempdir()) in home.parents
    for file in (preferences_file(), Path(in_child(code).strip())):
        assert home in file.parents


# Reading


def test_no_file_is_no_problem_and_costs_nothing(file: Path) -> None:
    assert read_preferences(file) == (Preferences(), [])
    code = (
        "import sys, pathlib\n"
        "from assistant.store.preferences import read_preferences\n"
        "before = set(sys.modules)\n"
        "read_preferences(pathlib.Path(sys.argv[1]))\n"
        "print(*set(sys.modules) - before)\n"
        "print(*{'tomllib', 'tempfile', 'platformdirs'} & set(sys.modules))"
    )
    assert in_child(code, str(file)).split() == []


def test_every_setting_is_read(file: Path) -> None:
    file.write_text(
        'language = "en"\ncoach = "off"\nverbosity = 2\nview = "white"\n'
        'cells = 40\nletters = "BN"\nlevel = 10\n'
    )
    assert read_preferences(file) == (
        Preferences(
            language="en", coach="off", verbosity=2, view="white", cells=40, letters="BN", level=10
        ),
        [],
    )


def test_what_is_not_ours_is_let_be(file: Path) -> None:
    file.write_text(MINE)
    assert read_preferences(file) == (Preferences(coach="why", level=7), [])


def test_an_empty_file_and_a_byte_order_mark(file: Path) -> None:
    file.write_bytes(b"")
    assert read_preferences(file) == (Preferences(), [])
    file.write_bytes(b"\xef\xbb\xbflevel = 3\r\n")
    assert read_preferences(file) == (Preferences(level=3), [])


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ('language = "English"', "English"),
        ('language = "IT"', "IT"),
        ('language = "it\\n"', "it\n"),
        ("language = nan", "nan"),
        ('coach = "WHY"', "WHY"),
        ("coach = true", "true"),
        ("verbosity = 3", "3"),
        ("verbosity = -1", "-1"),
        ("verbosity = false", "false"),
        ('view = "black"', "black"),
        ("view = 1979-05-27", ""),
        ("cells = 7", "7"),
        ("cells = 1001", "1001"),
        ("cells = 40.0", "40.0"),
        ("cells = false", "false"),
        ('letters = "b"', "b"),
        ('letters = "bB"', "bB"),
        ('letters = "bnq"', "bnq"),
        ('letters = "b1"', "b1"),
        ('letters = "bè"', "bè"),
        ("letters = ['b', 'n']", ""),
        ("level = 0", "0"),
        ("level = 11", "11"),
        ("level = true", "true"),
        ('level = "5"', "5"),
        ("level.of.play = 5", ""),
        (f"level = 0x{'f' * 10000}", ""),
    ],
)
def test_a_wrong_value_is_left_out(file: Path, line: str, value: str) -> None:
    name = line.replace(".", " ").split()[0]
    other = "cells = 30" if name == "level" else "level = 3"
    file.write_text(f"{other}\n{line}\n", "utf-8")
    preferences, found = read_preferences(file)
    assert found == [Problem(FileTrouble.BAD_VALUE, name, value)]
    assert preferences == (Preferences(cells=30) if name == "level" else Preferences(level=3))


def test_each_wrong_value_is_a_problem_of_its_own(file: Path) -> None:
    file.write_text('level = 0\nview = "white"\n[coach]\n')
    preferences, found = read_preferences(file)
    assert preferences == Preferences(view="white")
    assert {problem.detail for problem in found} == {"level", "coach"}


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"level = 3\n\nlevel 5\n", "3"),
        (b"level = 3\r\n\r\nlevel 5\r\n", "3"),
        (b"level = 3\nlevel = 4\n", "2"),
        (b'level = 3\nletters = """\n\n', "2"),
        (b"level = 3\nview = ", "2"),
        (b"level = 3\nname = 'Jos\xe9'\n", "2"),
        (b"\xff\xfel\x00e\x00", "1"),
    ],
)
def test_what_is_not_toml_is_told_by_its_line(file: Path, content: bytes, line: str) -> None:
    file.write_bytes(content)
    expected = Problem(FileTrouble.NOT_TOML, line)
    assert problems(file) == [expected]
    assert refused(file) == expected


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"#" * (LARGEST + 1), errno.EFBIG),
        (b"a = " + b"[" * 20000 + b"]" * 20000, errno.EOVERFLOW),
        (b"a = " + b"9" * 5000, errno.EOVERFLOW),
    ],
)
def test_what_is_too_much_is_not_read(file: Path, content: bytes, reason: int) -> None:
    file.write_bytes(content)
    expected = Problem(FileTrouble.UNREADABLE, os.strerror(reason))
    assert problems(file) == [expected]
    assert refused(file) == expected


@given(st.binary() | st.text("aelv=.[]{}\"'#\\\n\r \ufeff0x", max_size=40).map(str.encode))
def test_no_content_is_too_strange(content: bytes) -> None:
    file = Path(os.environ["XDG_CONFIG_HOME"], "strange.toml")
    file.write_bytes(content)
    _, found = read_preferences(file)
    try:
        remember(file, "level", 3)
    except PreferencesError:
        assert file.read_bytes() == content
    else:
        assert read_preferences(file)[0]["level"] == 3
        assert all(problem.kind is FileTrouble.BAD_VALUE for problem in found)


# Remembering


def test_a_first_setting_makes_folder_and_file(tmp_path: Path) -> None:
    file = tmp_path / "not" / "yet" / "settings.toml"
    remember(file, "letters", "BN")
    assert file.read_text() == FIRST_LINE + 'letters = "BN"\n'
    assert FIRST_LINE.startswith("# ")
    remember(file, "level", 3)
    remember(file, "letters", "words")
    assert file.read_text() == FIRST_LINE + 'letters = "words"\nlevel = 3\n'
    assert [each.name for each in file.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("name", "value", "old", "new"),
    [
        ("level", 10, "level = 7        # since", "level = 10        # since"),
        ("coach", "off", "'coach' = 'why'", "'coach' = \"off\""),
        ("view", "white", "{ level = 3 } ]\n\n# Of", '{ level = 3 } ]\nview = "white"\n\n# Of'),
    ],
)
def test_the_rest_stays_as_it_was(file: Path, name: str, value: str | int, old: str, new: str) -> None:
    assert old in MINE
    for text in (MINE, "\ufeff" + MINE, MINE.replace("\n", "\r\n")):
        file.write_bytes(text.encode())
        remember(file, name, value)
        changed = file.read_bytes().decode()
        assert changed.replace("\r\n", "\n") == text.replace("\r\n", "\n").replace(old, new)
        assert ("\r" in changed) is ("\r" in text)
        assert changed.count("\n") == changed.count("\r\n") or "\r" not in text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "level = 3\n"),
        ("# mine", "# mine\nlevel = 3\n"),
        ("level=1", "level=3"),
        ('  "level"\t=  1 # one', '  "level"\t=  3 # one'),
        ("cells = 9", "cells = 9\nlevel = 3\n"),
        ('level = """\\\n   1"""# one\n', "level = 3# one\n"),
        ("[mine]\n", "level = 3\n\n[mine]\n"),
        ("# mine\n [[mine]]\nlevel = 1\n", "# mine\nlevel = 3\n\n [[mine]]\nlevel = 1\n"),
        ("levels = 1\nx = nan\n", "levels = 1\nx = nan\nlevel = 3\n"),
        ("x = '''''a '''''\n[t]\n", "x = '''''a '''''\nlevel = 3\n[t]\n"),
    ],
)
def test_a_line_of_every_shape(file: Path, before: str, after: str) -> None:
    file.write_text(before)
    remember(file, "level", 3)
    assert file.read_text() == after
    assert read_preferences(file)[0]["level"] == 3


@pytest.mark.parametrize(
    "content", ["[level]\nof = 'play'\n", "level.of.play = 3\n", '"lev\\u0065l" = 3\n', "[[level]]\n"]
)
def test_what_stands_in_no_line_of_its_own_cannot_be_changed(file: Path, content: str) -> None:
    file.write_text(content)
    assert refused(file) == Problem(FileTrouble.BAD_VALUE, "level")
    assert file.read_text() == content


def test_one_is_not_true(file: Path) -> None:
    file.write_text("level = true\n")
    remember(file, "level", 1)
    assert file.read_text() == "level = 1\n"


def test_what_is_known_already_is_not_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("level = 3 # mine")
    monkeypatch.setattr(os, "replace", None)
    remember(file, "level", 3)
    assert [each.name for each in file.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("name", "value"), [("colour", "red"), ("level", 11), ("level", True), ("letters", 'b"')]
)
def test_only_settings_of_ours_are_written(file: Path, name: str, value: str | int) -> None:
    with pytest.raises(ValueError, match=name):
        remember(file, name, value)
    assert not file.exists()


def test_a_coach_is_one_of_the_conversation() -> None:
    assert set(EVERY_VALUE["coach"]) == {coach.value for coach in Coach}
    names = {name.partition("-")[0] for name in EVERY_VALUE}
    assert names == {*NAMED, "white", "black"}


@given(st.lists(SETTING, max_size=12))
def test_what_was_remembered_is_read(settings: list[tuple[str, str | int]]) -> None:
    file = Path(os.environ["XDG_CONFIG_HOME"], "remembered.toml")
    file.unlink(missing_ok=True)
    for name, value in settings:
        remember(file, name, value)
    assert read_preferences(file) == (Preferences(dict(settings)), [])


OTHERS = st.sampled_from(
    [
        "# level = 4",
        "",
        "x0 = '''\nlevel = 1\n[t]\n'''",
        'x1 = """ \\""" # no comment\n""""" # a comment',
        "x2 = [ # ]\n  ']', [ 1 ],\n]",
        "x3.level = { level = 1, view = 'white' }",
        "x4 = '\"'",
        "x5 = 1979-05-27T07:32:00Z # è così",
        '"#" = "[[\\"]]"',
        "x6 = -inf",
        "x7 = nan",
        "x8 = [ # ]\n[ 1 ],\n]",
        'x9 = """"a"""" # say "[',
        "x10 = ''''a'''' # don't [",
    ]
)
OURS = {
    "level": st.sampled_from(["level = 1 # one", " 'level'='seven'"]),
    "view": st.sampled_from(['view = "own"', '"view"\t= """own"""']),
    "coach": st.just("coach = 3"),
    "cells": st.just("  cells = 0x0a"),
}
TABLES = st.sampled_from(
    [
        "[t]\nlevel = 2\nview = 'own'",
        " [ t2 . level ] # here\nx = 1",
        "[[coaches]]\n[[coaches]]\ncoach = 1",
    ]
)


@st.composite
def documents(draw: st.DrawFn) -> str:
    """Files as people may write them."""
    ours = [draw(OURS[name]) for name in draw(st.lists(st.sampled_from(list(OURS)), unique=True))]
    top = draw(st.permutations(ours + draw(st.lists(OTHERS, unique=True))))
    tables = draw(st.lists(TABLES, unique=True))
    text = "\n".join([*top, *tables]) + draw(st.sampled_from(["", "\n", "\n\n"]))
    mark = draw(st.sampled_from(["", "\ufeff"]))
    return mark + text.replace("\n", draw(st.sampled_from(["\n", "\r\n"])))


@given(documents(), SETTING)
def test_whatever_else_stands_there_is_kept(text: str, setting: tuple[str, str | int]) -> None:
    file = Path(os.environ["XDG_CONFIG_HOME"], "kept.toml")
    file.write_bytes(content := text.encode())
    name, value = setting
    before = parsed(content)
    old = read_preferences(file)[0]
    remember(file, name, value)
    changed = file.read_bytes()
    assert parsed(changed) == {**before, name: value}
    assert read_preferences(file)[0] == {**old, name: value}
    assert all(name in line.split("=")[0] for line in lines_lost(content, changed))


def lines_lost(before: bytes, after: bytes) -> list[str]:
    """The lines that are there no more."""
    old, new = (content.decode("utf-8-sig").splitlines() for content in (before, after))
    return [line for line in difflib.ndiff(old, new) if line.startswith("- ")]
