"""A game that is not finished, and that somebody plays without seeing or without notes: nobody has it
in a file before its end; its moves are shown where they are noted.
"""

import json
import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from assistant.game.deeds import Resigned
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.writing import Writing
from tests.commands.conftest import Run
from tests.store.journal.support.played import Played

BLIND = {"white": Player(name="Ann", is_blind=True), "black": Player(name="Bob", is_blind=True)}
TWO = {"white": Player(name="Ann"), "black": Player(name="Bob")}
Keep = Callable[..., str]


@pytest.fixture
def keep(path: Path) -> Keep:
    """Keep a game of one move, and perhaps its end; what the move is."""

    def keep_it(*, is_over: bool = False, **terms: object) -> str:
        played = Played(random.Random(1), Terms(**terms))  # type: ignore[arg-type]
        batches = [played.begun(), played._done(played.game.moved(played.game.legal[0]))]
        if is_over:
            batches.append(played._done(Resigned(Side.BLACK)))
        path.parent.mkdir(exist_ok=True)
        with closing(open_file(path)) as file:
            writing = Writing(file)
            for batch in batches:
                with transaction(file):
                    writing.write(batch)
        return played.game.plies[0].written

    return keep_it


@pytest.mark.parametrize("terms", [BLIND, BLIND | {"has_notes": False}, TWO | {"has_notes": False}])
def test_it_goes_into_no_file_before_its_end(
    run: Run, keep: Keep, terms: dict[str, object], tmp_path: Path
) -> None:
    move = keep(**terms)
    for ending, action in (("pdn", "export"), ("brf", "show"), ("txt", "report")):
        file = tmp_path / f"leak.{ending}"
        status, out, told = run(action, "1", "--to", str(file))
        assert (status, out) == (1, "")
        assert "not finished" in told
        assert move not in (file.read_text(encoding="utf-8") if file.exists() else "")
    for wanted in (("export", "1"), ("export", "--all"), ("report", "1"), ("report",)):
        status, out, told = run(*wanted)
        assert (status, out) == (1, "")
        assert "not finished" in told


def test_the_others_are_written_all_the_same(run: Run, keep: Keep) -> None:
    keep(**BLIND)
    keep(**TWO)
    status, out, told = run("export", "--all")
    assert (status, out.count("[White "), told.count("Game 1 ")) == (1, 1, 1)


def test_without_notes_no_move_of_it_is_shown(run: Run, keep: Keep) -> None:
    move = keep(**BLIND, has_notes=False)
    for wanted in (("show",), ("show", "1"), ("show", "1", "--json"), ("list", "--json"), ("list",)):
        status, out, _ = run(*wanted)
        assert (status, move in out) == (0, False), wanted
    assert "not finished" in run("show", "1")[1]
    assert json.loads(run("show", "1", "--json")[1])["sealed"] is True


def test_with_notes_its_moves_are_shown(run: Run, keep: Keep) -> None:
    move = keep(**BLIND)
    assert move in run("show", "1")[1]
    row = json.loads(run("show", "1", "--json")[1])
    assert (row["moves"], "sealed" in row) == ([move], False)


def test_when_it_is_over_all_of_it_is_had(run: Run, keep: Keep) -> None:
    move = keep(**BLIND, has_notes=False, is_over=True)
    assert move in run("show", "1")[1]
    status, out, told = run("export", "1")
    assert (status, move in out, told) == (0, True, "")
