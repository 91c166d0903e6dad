"""Small files such as public reports of other programs are about, each with where the like was told.

The inputs are made for this; `origin` names the report, and `errors` how many may be told, or any.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from assistant.cli import main

CASES = Path(__file__).parent / "public_cases"
ALL: list[dict[str, Any]] = json.loads((CASES / "cases.json").read_text("utf-8"))


def told(capsys: pytest.CaptureFixture[str], *given: str) -> list[dict[str, Any]]:
    main(["--lang", "en", *given])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case["file"])
def test_a_file_is_read(capsys, case: dict[str, Any]) -> None:
    found = told(capsys, "pdn", "check", str(CASES / case["file"]))
    assert len(found) == case["games"]
    for key in ("plies", "rules"):
        assert [game[key] for game in found] == case.get(key, [game[key] for game in found])
    if "result" in case:
        assert found[0]["result"] in case["result"].split("|")
    errors = [error for game in found for error in game["errors"]]
    assert case["errors"] == "any" or len(errors) <= case["errors"], errors


@pytest.mark.parametrize(
    "case", [case for case in ALL if "fens" in case], ids=lambda case: case["file"]
)
def test_the_positions_of_a_file(capsys, case: dict[str, Any]) -> None:
    found = told(capsys, "pdn", "show", "--json", str(CASES / case["file"]))
    assert [game["start"] for game in found] == case["fens"]


def test_a_capture_without_a_landing_is_read_with_a_remark_and_written_whole(capsys) -> None:
    file = str(CASES / "partial_path.pdn")
    (game,) = told(capsys, "pdn", "check", file)
    (remark,) = game["remarks"]
    assert (remark["kind"], remark["input"], remark["article"]) == ("unclear-move", "2x30x11", "4.9")
    assert main(["pdn", "convert", file]) == 0
    assert "1. 2x30x39x11 16x7" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "plies", "result"),
    [
        *(
            (f"1. 21-17 27-31{crowned} 2. 17-13 *", 3, "*")
            for crowned in ("=D", "=d!", " =K", "(D)", "D")
        ),
        ("1. 21-17 1:1", 1, "1/2-1/2"),
        ("1. 21-17 2:0", 1, "1-0"),
        ("1. 21-17 0–1", 1, "0-1"),
        ("1. 21-17 -", 1, "*"),
        ("1. 21-17 2-0F", 1, "1-0"),
    ],
)
def test_crowned_men_and_results_as_others_write_them(
    capsys, tmp_path: Path, text: str, plies: int, result: str
) -> None:
    file = tmp_path / "one.pdn"
    file.write_text(f'[GameType "22"]\n[FEN "W:W21:B27"]\n\n{text}\n', "utf-8")
    (game,) = told(capsys, "pdn", "check", str(file))
    assert (game["plies"], game["result"], game["errors"]) == (plies, result, [])


@pytest.mark.parametrize(
    ("tag", "result"),
    [("1 : 1", "1-1"), ("2:0", "2-0"), ("-", "*"), ("½", "1-1"), ("0,5-0,5", "1-1"), ("8-4", "8-4")],
)
def test_results_of_a_tag(capsys, tmp_path: Path, tag: str, result: str) -> None:
    file = tmp_path / "one.pdn"
    file.write_text(f'[GameType "20"]\n[Result "{tag}"]\n\n1. 32-28 19-23\n', "utf-8")
    assert [game["result"] for game in told(capsys, "pdn", "check", str(file))] == [result]


@pytest.mark.parametrize(
    "fen",
    [
        "W:W31,28:B5,9:H0:F1",
        "W:W31,28:B5,9:H12:F34.",
        '[FEN "W:W31,28:B5,9"]',
        '[FEN "W:W31,28:B5,9:H0:F1"]',
        'FEN "W:W31,28:B5,9"',
        "FEN: W:W31,28:B5,9",
        '"W:W31,28:B5,9"',
        "W:W31,28,:B5,9,",
        "W:W31,28,G22:B5,9,G13:H0:F1",
        "W:W31,\u00a028:B5,\u200b9",
        "W:W31,28:B5,9;",
    ],
)
def test_a_fen_as_other_programs_write_it(capsys, fen: str) -> None:
    (plain,) = told(capsys, "legal", "--rules", "international", "--", "W:W28,31:B5,9")
    (found,) = told(capsys, "legal", "--rules", "international", "--", fen)
    assert found["moves"] == plain["moves"]
    given = ("--rules", "international", "--fen", fen)
    (meant,) = told(capsys, "understand", *given, "28-22")
    assert meant["meaning"] == {"kind": "move", "path": [28, 22]}
    assert told(capsys, "explain", *given, "28-22")[0]["legal"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "2x30x11"),
        ("en", "2x11 via 30"),
        ("en", "2 takes 11 through 30"),
        ("en", "2 to 11 passing through 39"),
        ("it", "2x11 passando per 30"),
        ("it", "dalla 2 alla 11 passando per la 30"),
        ("pt", "2x11 passando pela 30"),
    ],
)
def test_a_capture_without_a_landing_is_asked_about(capsys, lang: str, line: str) -> None:
    fen = "W:W45,K2:B16,18,24,34,40,K22,K29"
    main(["--lang", lang, "understand", "--rules", "international", "--fen", fen, line])
    meaning = json.loads(capsys.readouterr().out)["meaning"]
    assert meaning == {"kind": "move", "path": [2, 30, 39, 11], "confirm": True}
