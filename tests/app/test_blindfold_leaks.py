"""A game that two people play without seeing tells its position nowhere: not on the screen, in the log,
in a file of settings or of games, nor in the journal read with another program.

The start is everybody's, and the journal keeps the moves, as a score sheet does.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from assistant.rules.fen import format_fen
from tests.app.support.leaks import (
    IRREGULAR,
    asked_after,
    asked_between,
    irregular,
    leaks,
    left_behind,
    played,
)
from tests.app.support.processes import command, damavoce, environment
from tests.terminal.support.sessions import Session, on_terminal

PLIES = 6
BLIND = ("--white", "human:Anna:blind", "--black", "human:Bruno:blind", "--voice", "off")
APART, TOGETHER = ["no"], ["Anna sì", "Bruno sì"]
"""Whether both want to hear what each asks."""


def folders(home: Path) -> dict[str, str]:
    names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    return {name: str(home / name.lower()) for name in names} | {"HOME": str(home)}


def on_pipes(
    home: Path, agreed: list[str], after: str = "", tried: Sequence[str] = ()
) -> dict[str, bytes]:
    """What a game wrote that was played on pipes, with a log."""
    lines = "\n".join([*agreed, *(tried or asked_between(played(PLIES))), "esci", ""])
    log = ("--log", str(home / "log.jsonl"))
    done = damavoce(*BLIND, *log, lines=lines, env=environment(**folders(home)), after=after)
    assert done.returncode == 0, done.stderr
    written = {"stdout": done.stdout.encode(), "stderr": done.stderr.encode()}
    return written | dict(left_behind(home))


def test_nothing_that_is_written_tells_the_position(tmp_path: Path) -> None:
    written = on_pipes(tmp_path, APART)
    assert {"log.jsonl", "games.db", "games.db, read"} <= {*written}
    game = played(PLIES)
    for ply in game.plies:
        assert ply.written.encode() in written["stdout"], "the game was played"
    assert leaks(written, game) == []


def test_nor_does_anything_on_a_terminal_or_in_a_journal_that_was_cut_off(tmp_path: Path) -> None:
    env = on_terminal("xterm-256color", **folders(tmp_path))
    game = played(PLIES)
    with Session(command(*BLIND), env, ready="\r\n> ") as session:
        for line in [*APART, *asked_between(game)]:
            session.forget()
            session.type(f"{line}\r")
            session.wait_for(r"\r\n> ")
        written = {"terminal": session.seen} | dict(left_behind(tmp_path))
    assert all(ply.written.encode() in session.seen for ply in game.plies)
    assert leaks(written, game) == []


def test_what_both_want_to_hear_stands_in_no_file_that_nobody_asked_for(tmp_path: Path) -> None:
    written, game = on_pipes(tmp_path, TOGETHER), played(PLIES)
    found = {name for name, _ in leaks(written, game)}
    assert found == {"stdout", "positions.fen"}  # they are answered, and one had a file written


def test_nor_does_it_where_irregular_moves_are_kept_and_corrected_and_the_board_was_upset(
    tmp_path: Path,
) -> None:
    written, game = on_pipes(tmp_path, APART, tried=asked_after(IRREGULAR)), irregular()
    told = written["stdout"].decode()
    assert (told.count("Mantenuta, articolo 8.2"), told.count("Si corregge, articolo 8.2")) == (2, 2)
    assert "18 pedina nera." not in told.splitlines()  # what Bruno has asked
    home, found = environment(**folders(tmp_path)), format_fen(game.position)
    page = ("show", "1", "--to", str(tmp_path / "page.brf"))
    search = ("list", "--rules", "italian", "--fen", found)
    for words in (("export", "1"), ("show", "1"), ("list", "--json"), page):
        done = damavoce("games", *words, env=home)
        written[" ".join(words[:2])] = (done.stdout + done.stderr).encode()
    assert "Anna" not in damavoce("games", *search, env=home).stdout
    assert "non è finita" in written["export 1"].decode()  # it goes into no file before its end
    assert leaks(written | dict(left_behind(tmp_path)), game) == []


NO_WAY = "import assistant.dialogue.views as v; v._way = lambda terms, listener: v.Way.SHARED"
CARELESS = {
    "stdout": (NO_WAY, APART),
    "positions.fen": (NO_WAY, APART),
    "games.db, read": (
        "import assistant.dialogue.views as v; v.is_hidden = lambda terms: False",
        APART,
    ),
    "log.jsonl": ("import assistant.store.log_secrets as l; l.Say = type('Nothing', (), {})", TOGETHER),
}
"""By where it would show, programs that are careless on purpose, and what both want."""


@pytest.mark.parametrize("where", CARELESS)
def test_a_careless_program_would_be_caught(tmp_path: Path, where: str) -> None:
    mistake, agreed = CARELESS[where]
    written = on_pipes(tmp_path, agreed, after=mistake)
    assert where in {name for name, _ in leaks(written, played(PLIES))}
