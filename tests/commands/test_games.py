"""`damavoce games`: kept games are listed, shown, exported, deleted and had back."""

import io
import json
import random
import sys
from contextlib import closing
from pathlib import Path

import pytest

from assistant.dialogue.kept import GameSearch
from assistant.game.deeds import PositionSet, Resigned
from assistant.game.game import Game
from assistant.game.match import Match, format_match
from assistant.game.pdn.reader import read
from assistant.game.pdn.record import deeds_of
from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.terms import Player, Terms
from assistant.store.journal import library
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.lease import is_leased, take_lease
from assistant.store.journal.writing import Writing
from tests.commands.conftest import Run
from tests.store.journal.support.played import Played


@pytest.fixture
def games(path: Path) -> list[Played]:
    """One of Ann's that Ann has won, one of Bob's that goes on, and an international one."""
    international = Terms(regulation=INTERNATIONAL_FID, start=start_position(INTERNATIONAL_FID.variant))
    terms = [Terms(white=Player(name="Ann")), Terms(white=Player(name="Bob")), international]
    played = [Played(random.Random(number), each, number) for number, each in enumerate(terms, 1)]
    path.parent.mkdir()
    with closing(open_file(path)) as file:
        writing = Writing(file)
        for number, each in enumerate(played):
            each.at = 1_780_000_000.0 + number * 86400
            batches = [each.begun()]
            while len(each.game.plies) < 5:
                batches.append(each._done(each.game.moved(each.game.legal[0])))
            if number == 0:
                batches.append(each._done(Resigned(Side.BLACK)))
            for batch in batches:
                with transaction(file):
                    writing.write(batch)
    return played


def test_the_newest_come_first_as_json(run: Run, games: list[Played]) -> None:
    status, out, _ = run("list", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [row["id"] for row in rows] == [3, 2, 1]
    assert [row["white"] for row in rows] == ["human", "human:Bob", "human:Ann"]
    assert [row["result"] for row in rows] == [None, None, "1-0"]
    assert [row["rules"] for row in rows] == ["international", "italian", "italian"]
    assert rows[1]["moves"] == [ply.written for ply in games[1].game.plies]
    assert rows[0]["updated"].startswith("2026-")
    assert rows[0]["updated"].endswith("Z")


def test_of_a_match_the_list_and_the_export_tell_which_game_it_is(run: Run, path: Path) -> None:
    match = Match(7, 4, "Ann", "Bob", results=("first",))
    players = {"white": Player(name="Bob"), "black": Player(name="Ann")}
    played = Played(random.Random(1), Terms(match=match, **players))
    path.parent.mkdir()
    with closing(open_file(path)) as file:
        writing = Writing(file)
        for batch in (played.begun(), played._done(played.game.moved(played.game.legal[0]))):
            with transaction(file):
                writing.write(batch)
    status, out, _ = run("list", "--json")
    assert status == 0
    assert json.loads(out)["match"] == format_match(match)
    assert "game 2 of 4 of the match" in run("list")[1]
    _, pdn, _ = run("export", "1")
    assert '[Event "Match Ann - Bob"]' in pdn
    assert '[Round "2"]' in pdn


def test_for_people_those_come_first_in_which_it_is_their_turn(run: Run, games: list[Played]) -> None:
    status, out, err = run("list")
    assert (status, err) == (0, "")
    assert out.splitlines()[0].startswith("There are 3 saved games")
    assert [line.split(":")[0] for line in out.splitlines()[1:]] == ["3", "2", "1"]


def test_where_there_are_both_kinds_of_draughts_each_game_tells_its_own(
    run: Run, games: list[Played]
) -> None:
    _, first, second, third = run("list")[1].splitlines()
    assert first.startswith("3: against the computer, international draughts, ")
    assert all(", Italian draughts, " in line for line in (second, third))
    assert "draughts" not in run("list", "--rules", "italian")[1]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (("--with", "ANN"), [1]),
        (("--result", "won"), [1]),
        (("--result", "open"), [3, 2]),
        (("--rules", "international"), [3]),
        (("--since", "2026-05-29", "--until", "2026-05-29"), [2]),
        (("--since", "0001-01-01", "--until", "9999-12-31"), [3, 2, 1]),
        (("--until", "0001-01-01"), []),
        (("--since", "9999-12-31"), []),
        (("--limit", "1"), [3]),
        (("--deleted",), []),
    ],
)
def test_games_are_searched(
    run: Run, games: list[Played], options: tuple[str, ...], found: list[int]
) -> None:
    _, out, _ = run("list", "--json", *options)
    assert [json.loads(line)["id"] for line in out.splitlines()] == found


def test_games_are_found_by_opening_and_by_position(run: Run, games: list[Played]) -> None:
    from assistant.rules.fen import format_fen

    moves = " ".join(ply.written for ply in games[1].game.plies[:3])
    _, out, _ = run("list", "--json", "--opening", moves)
    assert [json.loads(line)["id"] for line in out.splitlines()] == [2, 1]
    fen = format_fen(games[2].game.entries[3].position)
    _, out, _ = run("list", "--json", "--rules", "international", "--fen", fen)
    assert [json.loads(line)["id"] for line in out.splitlines()] == [3]


def test_a_game_is_shown_with_its_moves(run: Run, games: list[Played]) -> None:
    status, out, _ = run("show", "2")
    plies = [ply.written for ply in games[1].game.plies]
    assert status == 0
    assert f"1. {plies[0]} {plies[1]} 2. {plies[2]}" in out
    assert run("show")[1].startswith("3:")
    assert run("show", "99")[0] == 1


def test_an_irregularity_that_was_kept_stands_between_the_moves(run: Run, path: Path) -> None:
    """Else nobody could play it over; and each move has the number that it has in the game."""
    played = Played(random.Random(1), Terms(white=Player(name="Ann"), black=Player(name="Bob")))
    stands = parse_fen("W:W18,21,23-32:B1-11,13", ITALIAN)
    path.parent.mkdir()
    with closing(open_file(path)) as file:
        writing = Writing(file)
        batches = [played.begun(), played._done(played.game.moved(move_of(played.game, "22-18")))]
        kept = PositionSet(stands, Article(Text.CAPO1, "8.1.2"), "Ann", by=Side.WHITE)
        batches.append(played._done(kept))
        for _ in range(3):
            batches.append(played._done(played.game.moved(played.game.legal[0])))
        for batch in batches:
            with transaction(file):
                writing.write(batch)
    _, second, third, fourth = (ply.written for ply in played.game.plies)
    assert run("show", "1")[1].splitlines()[1:] == [
        "1. 22-18",
        "Irregularity kept, article 8.1.2 of Capo I: 12 is empty; then 13 black man.",
        f"2. {second} {third} 3. {fourth}",
    ]


def move_of(game: Game, written: str) -> Move:
    return next(move for move in game.legal if format_move(move, game.legal) == written)


def test_games_are_exported_and_are_the_same_when_they_are_read(
    run: Run, games: list[Played], tmp_path: Path
) -> None:
    file = tmp_path / "all.pdn"
    assert run("export", "--all", "--to", str(file)) == (0, "", "")
    trees = [*read(file.read_text("utf-8").splitlines(keepends=True))]
    assert [tree.problems for tree in trees] == [[], [], []]
    for tree, played in zip(trees, reversed(games), strict=True):
        moves = [each.move for each in deeds_of(tree)[1:]]  # type: ignore[attr-defined]
        assert moves == [ply.written for ply in played.game.plies]
    assert trees[2].tags["White"] == "Ann"
    status, _, err = run("export", "--all", "--to", str(file))
    assert status == 1
    assert "there already" in err
    assert run("export", "1")[1].count("[Result") == 1


def test_what_is_deleted_can_be_had_back(run: Run, games: list[Played], path: Path) -> None:
    status, out, _ = run("delete", "2", "--yes")
    assert (status, out) == (
        0,
        "Game 2 is deleted. For 30 days you can have it back: restore game 2.\n",
    )
    assert [json.loads(line)["id"] for line in run("list", "--json")[1].splitlines()] == [3, 1]
    assert json.loads(run("list", "--json", "--deleted")[1])["id"] == 2
    assert run("restore", "2")[:2] == (0, "Game 2 is among the others again.\n")
    assert run("restore", "2") == (1, "", "Game 2 is not deleted: it is among the others.\n")
    assert run("purge", "2", "--yes")[:2] == (0, "Nothing is left of game 2.\n")
    assert run("restore", "2")[0] == 1
    assert b"Bob" not in path.read_bytes()


def test_on_a_pipe_nothing_is_deleted_without_a_yes(run: Run, games: list[Played], path: Path) -> None:
    status, _, err = run("delete", "2")
    assert status == 2
    assert "games delete 2 --yes" in err
    with closing(open_file(path)) as file:
        assert library.find(file, GameSearch()).total == 3


def test_a_game_that_is_open_in_another_program_is_not_deleted(
    run: Run, games: list[Played], path: Path
) -> None:
    lease = take_lease(path, 2)
    assert lease
    with lease:
        assert run("delete", "2", "--yes")[0] == 1
        assert run("purge", "2", "--yes")[0] == 1
    assert run("delete", "2", "--yes")[0] == 0


def test_nobody_can_begin_to_play_a_game_while_a_yes_is_waited_for(
    run: Run, games: list[Played], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Asked(io.StringIO):
        """Who is asked looks first who has the game."""

        def isatty(self) -> bool:
            return True

        def readline(self, _: int | None = -1) -> str:  # type: ignore[override]
            had.append(is_leased(path, 2))
            return "yes\n"

    had: list[bool] = []
    monkeypatch.setattr(sys, "stdin", Asked())
    assert run("purge", "2")[0] == 0
    assert had == [True]
    assert not is_leased(path, 2)


@pytest.mark.parametrize(
    "how",
    [
        "UPDATE games SET terms = '{' WHERE id = 2",
        "DELETE FROM deeds WHERE game = 2 AND number = 0",
        "UPDATE deeds SET deed = json_set(deed, '$.at', 1e18) WHERE game = 2 AND number = 0",
    ],
    ids=["terms", "deeds", "moment"],
)
def test_a_game_that_is_damaged_hides_no_other(
    run: Run, games: list[Played], path: Path, how: str
) -> None:
    with closing(open_file(path)) as file, transaction(file):
        file.execute(how)
    _, out, _ = run("list", "--json")
    assert [json.loads(line)["id"] for line in out.splitlines()] == [3, 2, 1]
    assert run("list")[1].splitlines()[2].startswith("2: against the computer")
    status, out, err = run("export", "--all")
    assert (status, out.count("[Result")) == (1, 2)
    told = "Game 2 is damaged and cannot be opened. The others are as they were: type games.\n"
    assert err == told
    assert run("report", "2") == (1, "", told)
    assert run("purge", "2", "--yes")[0] == 0


def test_of_a_game_of_which_nothing_can_be_read_it_is_told(
    run: Run, games: list[Played], path: Path
) -> None:
    with closing(open_file(path)) as file, transaction(file):
        file.execute("UPDATE games SET turn = 'red' WHERE id = 2")
    assert run("show", "2") == (
        1,
        "",
        "Game 2 is damaged and cannot be opened. The others are as they were: type games.\n",
    )
    lines = run("list")[1].splitlines()
    assert lines[0].startswith("There are 3 saved games")
    assert [line.split(":")[0] for line in lines[1:]] == ["3", "1"]


def test_where_the_table_of_games_is_damaged_each_command_says_so(
    run: Run, games: list[Played], path: Path, tmp_path: Path
) -> None:
    with closing(open_file(path)) as file:
        pages = file.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'games'").fetchall()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    for (page,) in pages:
        data[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(data)
    for arguments in (("list",), ("due",), ("export", "--all"), ("backup", str(tmp_path / "copy.db"))):
        told = (1, "", "I cannot read the saved games now: the file is damaged.\n")
        assert run(*arguments) == told, arguments


def test_without_a_journal_there_are_no_games(run: Run, path: Path) -> None:
    assert run("list", "--json") == (0, "", "")
    assert run("list")[1].startswith("There is no saved game yet")
    assert run("show")[0] == 1
    assert run("delete", "1", "--yes")[0] == 1
    assert not path.exists()


def test_a_journal_that_is_none_is_told_of(run: Run, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"My diary. " * 99)
    for arguments in (("list",), ("list", "--json"), ("show",), ("export", "--all"), ("restore", "1")):
        status, out, err = run(*arguments)
        assert (status, out) == (1, "")
        what = "change" if arguments[0] == "restore" else "read"
        assert err == (f"I cannot {what} the saved games now: the file is not one of this program's.\n")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("burn",),
        ("delete",),
        ("export",),
        ("export", "1", "--all"),
        ("list", "7"),
        ("list", "--since", "soon"),
        ("list", "--opening", "22-99x"),
        ("list", "--opening", "22-1"),
        ("list", "--fen", "nonsense", "--rules", "italian"),
        ("show", "0"),
        ("show", "--yes"),
        ("delete", "1", "--with", "Ann"),
    ],
)
def test_wrong_usage_is_told(run: Run, path: Path, arguments: tuple[str, ...]) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_a_game_is_shown_to_an_embosser(run: Run, games: list[Played], tmp_path: Path) -> None:
    file = tmp_path / "game.brf"
    assert run("show", "1", "3", "--to", str(file))[0] == 0
    first, second, rest = file.read_bytes().decode("ascii").split("\f")
    assert first.startswith(",ANN - ,DAMAVOCE")
    assert second.startswith(",WHITE - ,DAMAVOCE")
    assert rest == ""
    assert "already" in run("show", "1", "--to", str(file))[2]
    for wrong in (("show", "1", "--to", "game.txt"), ("show", "--to", "game.brf")):
        status, _, error = run(*wrong)
        assert status == 2
        assert ".brf" in error
