"""`damavoce pdn` and `damavoce analyse FILE.pdn`."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from assistant.cli import main
from assistant.commands.pdn import files
from assistant.game.pdn.dressing import decoded
from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import Flaw
from assistant.game.pdn.writer import write
from assistant.narration.catalog import Catalog, languages
from assistant.rules.variant import ITALIAN
from tests.game.pdn.support.texts import FILES, numbered, random_moves

GOOD = f'[White "A"]\n[GameType "22"]\n\n{numbered(random_moves(ITALIAN, 1, 20))} 1-0\n\n'
BAD = '[GameType "22"]\n\n1. 22-18 (1. 23-19 {why \x1b[31m not}) 1... 12-15 zz\n2. 18-11 7-14 *\n\n'
FOREIGN = '[White "C"]\n[GameType "25"]\n\n1. c3-d4 b6-a5 2-0\n\n'


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "games.pdn"
    path.write_text(GOOD + BAD + FOREIGN, "utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *given: str, status: int = 0) -> list[str]:
    assert main(["--lang", "en", *given]) == status
    return capsys.readouterr().out.splitlines()


def lines(capsys: pytest.CaptureFixture[str], *given: str, status: int = 0) -> list[dict[str, Any]]:
    return [json.loads(line) for line in told(capsys, *given, status=status)]


def test_check_has_a_line_for_each_game(capsys, file: str) -> None:
    first, second, third = lines(capsys, "pdn", "check", file, status=1)
    assert first == {
        "file": file,
        "game": 1,
        "line": 1,
        "rules": "italian",
        "plies": 20,
        "result": "1-0",
        "numbering": "own",
        "signs": None,
        "errors": [],
        "remarks": [],
    }
    assert [*second] == [*third] == [*first]
    keys = ("kind", "line", "ply", "article")
    assert [[error[key] for key in keys] for error in second["errors"]] == [
        ["unreadable", 8, None, None],
        ["illegal-move", 9, 3, "4.1"],
    ]
    assert (third["rules"], third["game"], third["line"]) == (None, 3, 11)
    assert [each["kind"] for each in third["errors"]] == ["other-game"]
    assert lines(capsys, "pdn", "check", str(FILES / "federation.pdn"))[0]["signs"] == "fid"


def test_check_answers_for_the_other_files_too(capsys, file: str, tmp_path: Path) -> None:
    there = str(FILES / "engine-mirrored.pdn")
    found = lines(capsys, "pdn", "check", "no-such-file", str(tmp_path), there, status=1)
    assert [each.get("input") for each in found] == ["no-such-file", str(tmp_path), None, None]
    assert "does not exist" in found[0]["error"]
    assert "folder" in found[1]["error"]
    assert [each["numbering"] for each in found[2:]] == ["mirrored"] * 2


def test_the_numbering_by_hand(capsys) -> None:
    there = str(FILES / "engine-mirrored.pdn")
    own = lines(capsys, "pdn", "check", "--numbering", "own", there, status=1)
    assert {each["numbering"] for each in own} == {"own"}
    assert all(each["errors"] for each in own)
    mirrored = lines(capsys, "pdn", "check", "--numbering=mirrored", there)
    assert [each["errors"] for each in mirrored] == [[], []]


def test_standard_input(capsys, monkeypatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD.encode() * 3)))
    assert [each["game"] for each in lines(capsys, "pdn", "check", "-")] == [1, 2, 3]


def test_list_is_for_people(capsys, file: str) -> None:
    assert told(capsys, "pdn", "list", file) == [
        "1. A against Black, 1-0, Italian draughts, 10 moves.",
        "2. White against Black, Italian draughts, 2 moves, 2 errors.",
        "3. C against Black, 1-0, another game, 1 move, 1 error.",
    ]
    assert [each["white"] for each in lines(capsys, "pdn", "list", "--json", file)] == ["A", None, "C"]


def test_show_tells_a_move_to_a_line(capsys, file: str) -> None:
    assert main(["--lang", "en", "pdn", "show", "--game", "2", file]) == 0
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        "2. White against Black, Italian draughts, 2 moves, 2 errors.",
        "1. 22-18",
        "Instead of 1. 22-18:",
        "1. 23-19",
        "why [31m not",
        "After 1. 22-18:",
        "1... 12-15",
        "2. 18-11 7-14",
        "The file tells no result.",
        "",
    ]
    places = [line.partition(", ")[2].partition(":")[0] for line in shown.err.splitlines()]
    assert places == ["game 2, line 8", "game 2, line 9"]
    assert all(text.isprintable() for text in (shown.out + shown.err).splitlines())


def test_show_tells_signs_positions_and_irregularities(capsys, tmp_path: Path) -> None:
    path = tmp_path / "a.pdn"
    path.write_text(
        '[Bianco "A"]\n[GameType "22"]\n[FEN "B:W21,22:B1,2"]\n\n{begun} 1... {before} 1-5?! 2. 22-18 '
        '/FEN "B:W18,21:B5,6"/ {[%kept capo1 8.2] 8.2 Anna} 6-10 /FEN "W:W1:B2"/ 1-0',
        "utf-8",
    )
    assert main(["--lang", "en", "pdn", "show", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "It begins from B:W21,22:B1,2.",
        "begun",
        "before",
        "1... 1-5 ?!",
        "2. 22-18",
        "By article 8.2 an irregular position was kept by Anna: B:W18,21:B5,6.",
        "2... 6-10",
        "A position was set up: W:W1:B2.",
        "Result: 1-0.",
        "",
    ]


def test_show_tells_whole_games_as_json(capsys, file: str) -> None:
    (game,) = lines(capsys, "pdn", "show", "--json", "--game", "1", file)
    assert game["tags"] == {"White": "A"}
    assert game["moves"] == random_moves(ITALIAN, 1, 20)
    assert game["start"].startswith("W:W21,")


def test_a_game_that_is_not_there(capsys, file: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty.pdn"
    empty.write_text("nothing at all", "utf-8")
    assert main(["--lang", "en", "pdn", "show", "--game", "9", file, str(empty)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{file}: there is no game 9. Choose a number from 1 to 3.",
        f"{empty}: there is no game in it. Choose another file.",
    ]


def test_convert_writes_clean_pdn(capsys, file: str, tmp_path: Path) -> None:
    to = tmp_path / "new" / "clean.pdn"
    assert main(["--lang", "en", "pdn", "convert", file, "--to", str(to)]) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == f"3 games are now in {to}."
    text = to.read_text("utf-8")
    assert FOREIGN.strip() in text
    assert "1. 22-18 (1. 23-19 {why [31m not}) 1... 12-15 2. 18-11 7-14 *" in text
    assert main(["pdn", "convert", str(to)]) == 0
    assert capsys.readouterr().out == text
    assert "".join(map(write, read(text.splitlines(keepends=True)))) == text


def test_convert_writes_a_file_onto_itself(capsys, tmp_path: Path) -> None:
    path = tmp_path / "a.pdn"
    path.write_bytes((FILES / "engine-mirrored.pdn").read_bytes())
    assert main(["pdn", "convert", str(path), "--to", str(path), "--game", "2"]) == 0
    (game,) = lines(capsys, "pdn", "check", str(path))
    assert (game["numbering"], game["errors"]) == ("own", [])
    assert [each.name for each in tmp_path.iterdir()] == ["a.pdn"]


def test_what_cannot_be_written(capsys, file: str, tmp_path: Path) -> None:
    assert main(["--lang", "en", "pdn", "convert", file, "--to", str(tmp_path)]) == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"{tmp_path} cannot be written: ")


@pytest.mark.parametrize(
    "given",
    [
        ["pdn"],
        ["pdn", "check"],
        ["pdn", "eat", "x"],
        ["pdn", "check", "--game", "1", "x"],
        ["pdn", "list", "--to", "y", "x"],
        ["pdn", "convert", "--json", "x"],
        ["pdn", "check", "--numbering", "odd", "x"],
        ["pdn", "show", "--game", "0", "x"],
        ["analyse", "--fen", "W:W22:B1", "x.pdn"],
    ],
)
def test_wrong_usage(capsys, given: list[str]) -> None:
    assert main(given) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("flaw", Flaw)
@pytest.mark.parametrize("detail", ["none", "12-15"])
@pytest.mark.parametrize("side", ["white", "black", "none"])
def test_every_flaw_has_a_sentence(language: str, flaw: Flaw, detail: str, side: str) -> None:
    text = Catalog(language).text(
        "pdn-flaw", flaw=flaw.value, detail=detail, ply=3, number=2, side=side, article="6.1"
    )
    assert text[-1] == "."
    assert "{" not in text
    more = Catalog(language).text(
        "pdn-flaw", flaw="more", detail=detail, ply=3, number=2, side=side, article="6.1"
    )
    assert (text == more) is (flaw is Flaw.MORE)


def test_analyse_thinks_of_every_position_of_a_file(capsys, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    path = tmp_path / "a.pdn"
    path.write_text('[GameType "22"]\n1. 22-18 12-15 *\n[GameType "20"]\n1. 32-28 *\n', "utf-8")
    found = lines(capsys, "analyse", "--depth", "2", str(path))
    assert [(each["game"], each["ply"], each["depth"]) for each in found] == [
        *((1, 0, 1), (1, 0, 2), (1, 1, 1), (1, 1, 2), (1, 2, 1), (1, 2, 2)),
        *((2, 0, 1), (2, 0, 2), (2, 1, 1), (2, 1, 2)),
    ]
    assert [*found[0]][3:] == ["depth", "score", "nodes", "seconds", "pv", "table"]
    only = lines(capsys, "analyse", "--rules", "international", "--depth", "1", str(path))
    assert {each["game"] for each in only} == {2}


def test_analyse_tells_of_games_that_it_cannot_think_of(capsys, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    path = tmp_path / "a.pdn"
    path.write_text('[GameType "22"]\n1. 22-18 1-32 *\n' + FOREIGN, "utf-8")
    found = lines(capsys, "analyse", "--depth", "1", str(path), status=1)
    assert [(each["game"], each["ply"]) for each in found] == [(1, 0), (1, 1)]
    (missing,) = lines(capsys, "analyse", "--depth", "1", str(path) + "x", status=1)
    assert [*missing] == ["error", "input"]


@pytest.mark.parametrize("data", [b"", b"\n\n", b"garbage\n"])
def test_a_file_without_any_game_is_told(capsys, monkeypatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert main(["--lang", "en", "pdn", "check", "-"]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err == "-: there is no game in it. Choose another file.\n"


def test_a_game_that_cannot_be_read_at_all_is_told(capsys, monkeypatch) -> None:
    data = '[White "A"]\n1. 22-18 *\n'.encode("utf-32")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    (game,) = lines(capsys, "pdn", "check", "-", status=1)
    assert [each["kind"] for each in game["errors"]] == ["unknown-game"]


def test_convert_prints_nothing_that_a_terminal_obeys(capsys, tmp_path: Path) -> None:
    path, to = tmp_path / "a.pdn", tmp_path / "b.pdn"
    path.write_text('[GameType "25"]\n\n1. c3-d4 {\x1b[31mred} *\n', "utf-8")
    assert main(["pdn", "convert", str(path)]) == 0
    assert main(["pdn", "convert", str(path), "--to", str(to)]) == 0
    assert "\x1b" not in capsys.readouterr().out + to.read_text("utf-8")


@pytest.mark.parametrize("longest", [5, 6, 7, 8, 9])
def test_a_long_line_is_cut_between_letters(capsys, monkeypatch, tmp_path: Path, longest: int) -> None:
    path = tmp_path / "a.pdn"
    path.write_text('[White "Žižek è 𝄞𝄞€"] [GameType "22"] 1. 22-18 *', "utf-8")
    monkeypatch.setattr(files, "LONGEST_LINE", longest)
    assert "".join(decoded(files._lines(str(path)))) == path.read_text("utf-8")
    path.write_bytes('[White "Bragança é'.encode("cp1252"))
    assert "".join(decoded(files._lines(str(path)))) == '[White "Bragança é'


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        (
            '[Fen "W:W22,32:B18,5"]\n\n[FEN "W:W21:B5"]\n',
            [['[FEN "W:W22,32:B5,18"]'], ['[FEN "W:W21:B5"]']],
        ),
        (
            '[event "x"]\n[fen "W:W22,32:B18,5"]\n\n[EVENT "y"]\n[FEN "W:W21:B5"]\n\n'
            '[Event "z"]\n[Fen "W:W22:B5"]\n',
            [
                ['[Event "x"]', '[FEN "W:W22,32:B5,18"]'],
                ['[Event "y"]', '[FEN "W:W21:B5"]'],
                ['[Event "z"]', '[FEN "W:W22:B5"]'],
            ],
        ),
        (
            '[Fen "W:W22,32:B18,5"]\n[BIANCO "A"]\n[club "B"]\n[CLUB "C"]\n\n1. 22x13 *\n',
            [['[White "A"]', '[FEN "W:W22,32:B5,18"]', '[Club "B"]']],
        ),
    ],
)
def test_tags_are_the_same_in_whatever_letters(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, tags: list[list[str]]
) -> None:
    path = tmp_path / "letters.pdn"
    path.write_text(text, "utf-8")
    checked = lines(capsys, "pdn", "check", str(path))
    assert [(each["rules"], each["errors"]) for each in checked] == [("italian", [])] * len(tags)
    written = "\n".join(told(capsys, "pdn", "convert", str(path))).split("\n\n")[::2]
    ours = ('[Result "', '[GameType "')
    found = [[line for line in each.splitlines() if not line.startswith(ours)] for each in written]
    assert [each for each in found if each] == tags
