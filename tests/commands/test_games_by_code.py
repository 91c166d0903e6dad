"""`damavoce games` with the codes of games by correspondence in place of their numbers."""

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.store.journal.support.post import Post


@pytest.fixture
def post(path: Path) -> Post:
    path.parent.mkdir()
    post = Post(path)
    for name in ("Dora", "Anna"):
        post.begin(name)
    return post


@pytest.mark.parametrize("written", ["AB-101", "ab-101"])
def test_a_game_is_shown_by_its_code(run: Run, post: Post, written: str) -> None:
    status, out, err = run("show", written)
    assert (status, err) == (0, "")
    assert ": by correspondence with " in out
    assert ", AB-101," in out


def test_a_code_of_no_game_is_told(run: Run, post: Post) -> None:
    status, _, err = run("show", "XY-900")
    assert status == 1
    assert "XY-900" in err


def test_it_is_deleted_and_had_back_by_its_code(run: Run, post: Post) -> None:
    assert run("delete", "AB-101", "--yes")[0] == 0
    assert run("restore", "AB-101")[0] == 0
    assert run("restore", "XY-900")[0] == 1


def test_what_is_neither_number_nor_code_is_refused(run: Run, post: Post) -> None:
    assert run("show", "ABC-101")[0] == 2
