"""Files of games: a game of one, or some to choose from; what fails is told; none is overwritten."""

import os
import threading
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from assistant.dialogue.effects import OpenFile, WriteGame
from assistant.dialogue.events import Event, FileRead, FilesGames, FileUnread, GamesExported
from assistant.store import game_files
from assistant.store.documents import Documents, answer

GAME = '[White "W"]\n[GameType "22"]\n\n1. 22-18 12-16 *\n\n'


def opened(folder: Path, name: str, number: int = 0, first: int = 1) -> Event:
    return answer(OpenFile(7, name, number, first, 3, to=2), folder)


def why(event: Event) -> str:
    assert isinstance(event, FileUnread)
    assert (event.request_id, event.by) == (7, 2)
    return event.why


def test_the_only_game_of_a_file_is_read_and_several_are_listed(tmp_path: Path) -> None:
    (tmp_path / "one.pdn").write_text(GAME, "utf-8")
    (tmp_path / "five.pdn").write_text(GAME * 5, "utf-8")
    for name in ("one", "one.pdn", str(tmp_path / "one.pdn"), str(tmp_path / "one")):
        read = opened(tmp_path, name)
        assert isinstance(read, FileRead)
        assert (read.number, read.problems, read.is_mirrored, read.by) == (1, 0, False, 2)
        assert "1. 22-18 12-16 *" in read.text
    listed = opened(tmp_path, "five")
    assert isinstance(listed, FilesGames)
    assert [each.number for each in listed.rows] == [1, 2, 3]
    assert listed.is_more
    listed = opened(tmp_path, "five", first=4)
    assert isinstance(listed, FilesGames)
    assert [each.number for each in listed.rows] == [4, 5]
    assert not listed.is_more
    read = opened(tmp_path, "five", number=5)
    assert isinstance(read, FileRead)
    assert read.number == 5


def test_a_file_in_the_documents_comes_before_one_where_the_program_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "documents").mkdir()
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    (tmp_path / "here" / "a.pdn").write_text(GAME * 2, "utf-8")
    assert isinstance(opened(tmp_path / "documents", "a"), FilesGames)
    (tmp_path / "documents" / "a.pdn").write_text(GAME, "utf-8")
    assert isinstance(opened(tmp_path / "documents", "a"), FileRead)


def test_what_cannot_be_had_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty.pdn").write_text("\n\n", "utf-8")
    (tmp_path / "russian.pdn").write_text(GAME.replace("22", "25", 1), "utf-8")
    (tmp_path / "one.pdn").write_text(GAME, "utf-8")
    (tmp_path / "folder").mkdir()
    assert why(opened(tmp_path, "nothing")) == "missing"
    assert why(opened(tmp_path, "empty")) == "empty"
    assert why(opened(tmp_path, "folder")) == "folder"
    assert why(opened(tmp_path, "one", number=2)) == "no-game"
    assert why(opened(tmp_path, "one", first=9)) == "no-game"
    assert why(opened(tmp_path, "russian")) == "not-ours"
    assert why(opened(tmp_path, "a\0b")) == "other"
    monkeypatch.setattr(game_files, "LONGEST_TEXT", 20)
    assert why(opened(tmp_path, "one")) == "too-long"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.pdn")
    assert why(opened(tmp_path, "a")) == "no-file"


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=400), st.integers(0, 4), st.integers(1, 4))
def test_whatever_is_in_a_file_there_is_an_answer(
    tmp_path: Path, content: bytes, number: int, first: int
) -> None:
    (tmp_path / "any.pdn").write_bytes(content + GAME.encode()[: 3 * len(content)])
    event = opened(tmp_path, "any", number, first)
    assert isinstance(event, FileRead | FilesGames | FileUnread)
    if isinstance(event, FileRead):
        assert event.text.isprintable() or "\n" in event.text


def test_nothing_is_overwritten_and_what_fails_leaves_nothing(tmp_path: Path) -> None:
    told = [answer(WriteGame(3, "a.pdn", text, to=2), tmp_path) for text in ("one\n", "two\n")]
    assert told == [
        GamesExported(3, 1, "a.pdn", str(tmp_path), by=2),
        GamesExported(3, 1, "a 2.pdn", str(tmp_path), by=2),
    ]
    assert (tmp_path / "a.pdn").read_text("utf-8") == "one\n"
    assert (tmp_path / "a 2.pdn").read_text("utf-8") == "two\n"
    if os.name == "posix":
        assert (tmp_path / "a.pdn").stat().st_mode & 0o077 == 0

    def broken():  # type: ignore[no-untyped-def]
        yield "half"
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="gone"):
        game_files.written("b.pdn", broken(), tmp_path)
    assert not (tmp_path / "b.pdn").exists()
    (tmp_path / "file").write_text("", "utf-8")
    failed = answer(WriteGame(4, "a.pdn", "x", to=1), tmp_path / "file")
    assert failed == GamesExported(4, 0, why="other")


def test_a_thread_does_it_and_the_end_of_the_program_waits_for_it(tmp_path: Path) -> None:
    told: list[Event] = []
    threads: list[str] = []

    def post(event: Event) -> None:
        threads.append(threading.current_thread().name)
        told.append(event)

    documents = Documents(post, tmp_path)
    documents.close()  # nothing was wanted
    documents = Documents(post, tmp_path)
    documents.perform(WriteGame(1, "a.pdn", GAME))
    documents.perform(OpenFile(2, "a", 0, 1, 5))
    documents.close()
    assert [type(each) for each in told] == [GamesExported, FileRead]
    assert set(threads) == {"documents"}
