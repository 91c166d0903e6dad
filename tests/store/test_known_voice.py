"""How the moves of a person were heard, in the file of their confusions: whole, bounded, forgotten."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import ForgetLearnt, KeepMove, Learn
from assistant.dialogue.events import ConfusionsKnown
from assistant.dialogue.person import format_move, parse_moves
from assistant.parsing.hearing.adapting import FAR, MOST, Confirmed
from assistant.store.confusions import (
    LARGEST,
    ConfusionsError,
    add_confusion,
    confusions_file,
    forget_confusions,
    read_confusions,
)
from assistant.store.known_voice import TABLE, add_move, read_moves
from assistant.store.memory import Memory

MOVE = Confirmed(3.25, FAR, -1.5, 0.4, 1.55, -21.3)
WRONG = Confirmed(1.1, 2.0, 0.5, None, None, None, is_corrected=True)

leads = st.floats(-FAR, FAR)
sound = st.none() | st.floats(0, 60)
moves = st.builds(
    Confirmed, leads, leads, leads, sound, sound, st.none() | st.floats(-200, 20), st.booleans()
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=20,
)


def test_they_are_kept_by_language_beside_the_confusions(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "confusions.json"
    assert read_moves(file, "it") == ()
    add_move(file, "it", MOVE)
    add_confusion(file, "it", 22, 23)
    add_move(file, "it", WRONG)
    add_move(file, "en", MOVE)
    add_confusion(file, "it", 22, 23)
    assert read_moves(file, "it") == (MOVE, WRONG)
    assert read_moves(file, "en") == (MOVE,)
    assert read_moves(file, "pt") == ()
    assert read_confusions(file, "it") == {(22, 23): 2}
    forget_confusions(file)
    assert read_moves(file, "it") == ()


@given(st.lists(moves, max_size=10))
def test_what_is_written_is_read(rows: list[Confirmed]) -> None:
    written = json.loads(json.dumps([*map(format_move, rows)]))
    assert parse_moves(written) == tuple(rows)


def test_only_the_last_ones_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "confusions.json"
    every = [MOVE._replace(seconds=at / 10) for at in range(MOST + 5)]
    file.write_text(json.dumps({TABLE: {"it": [format_move(each) for each in every]}}))
    assert read_moves(file, "it") == tuple(every[5:])
    add_move(file, "it", WRONG)
    assert read_moves(file, "it") == (*every[6:], WRONG)
    for language in ("it", "en", "pt"):
        for _ in range(MOST):
            add_move(file, language, MOVE)
    assert file.stat().st_size < LARGEST / 4


@given(anything)
def test_any_table_is_borne(content: object) -> None:
    assert all(isinstance(each, Confirmed) for each in parse_moves(content))
    assert parse_moves([content, format_move(MOVE)]) in ((MOVE,), (*parse_moves([content]), MOVE))


@pytest.mark.parametrize(
    "row",
    [
        [],
        [1, 2, 3],
        [1, 2, 3, 0.4, 1.5, -20.0, 0],
        [1, 2, 3, 0.4, 1.5, -20.0, "false"],
        [11, 2, 3, 0.4, 1.5, -20.0, False],
        [None, 2, 3, 0.4, 1.5, -20.0, False],
        [True, 2, 3, 0.4, 1.5, -20.0, False],
        [1, 2, 3, -0.4, 1.5, -20.0, False],
        [1, 2, 3, 0.4, 1e9, -20.0, False],
        [1, 2, 3, 0.4, 1.5, 300, False],
        [1, 2, float("nan"), 0.4, 1.5, -20.0, False],
        [1, 2, 3, 0.4, 1.5, float("inf"), False],
        [1, 2, 3, 0.4, 1.5, -20.0, False, 7],
        {"legal": 1},
        "1234567",
    ],
)
def test_a_row_that_makes_no_sense_is_left_out(row: object) -> None:
    assert parse_moves([format_move(MOVE), row, format_move(WRONG)]) == (MOVE, WRONG)


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\x00", b'{"voices 1": []}', b'{"voices 1": {"it": {"a": 1}}}', b"[" * 100_000, b"{"],
)
def test_a_damaged_file_is_begun_anew(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "confusions.json"
    file.write_bytes(content)
    assert read_moves(file, "it") == ()
    add_move(file, "it", MOVE)
    assert read_moves(file, "it") == (MOVE,)


def test_what_another_version_keeps_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "confusions.json"
    other = {"it": [{"of": "a later version"}]}
    file.write_text(json.dumps({"voices 2": other, "it": {"22-23": 1}}))
    assert read_moves(file, "it") == ()
    add_move(file, "it", MOVE)
    add_confusion(file, "it", 22, 23)
    found = json.loads(file.read_text())
    assert found["voices 2"] == other
    assert read_moves(file, "it") == (MOVE,)


def test_a_folder_in_its_place_is_an_error_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "confusions.json"
    (file / "inside").mkdir(parents=True)
    assert read_moves(file, "it") == ()
    with pytest.raises(ConfusionsError):
        add_move(file, "it", MOVE)


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Memory:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Memory(None, "it", lambda kind, detail: pytest.fail(f"{kind} {detail}"))


def test_the_next_start_knows_it_and_nobody_after_it_was_forgotten(memory: Memory) -> None:
    assert memory.confusions() is None
    memory.perform(KeepMove(MOVE))
    memory.perform(Learn(23, 22))
    assert memory.confusions() == ConfusionsKnown(((22, 23, 1),), (MOVE,))
    memory.perform(ForgetLearnt())
    assert not confusions_file().exists()
    assert memory.confusions() == ConfusionsKnown((), ())  # which is news
    assert memory.confusions() is None


def test_who_speaks_another_language_is_not_taken_for_who_has_just_been_learnt(memory: Memory) -> None:
    """Nothing was known at the start, so that it was no news that nothing is known of the other one."""
    assert memory.confusions() is None
    memory.perform(Learn(23, 22))
    memory.speak("en")
    assert memory.confusions() == ConfusionsKnown((), ())


def test_what_cannot_be_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (confusions_file() / "inside").mkdir(parents=True)
    told: list[str] = []
    memory = Memory(None, "it", lambda kind, detail: told.append(kind))
    memory.perform(KeepMove(MOVE))
    assert told == ["unwritable"]
    assert memory.confusions() is None  # it holds in this game
    memory.speak("en")
    assert memory.confusions() == ConfusionsKnown((), ())  # but not in another language
    assert memory.confusions() is None
