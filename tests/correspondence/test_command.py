"""`damavoce message`: what is in files, one line of JSON each."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.correspondence.reading import HERE, messages, squares


def run(*arguments: str, given: str = "") -> tuple[int, list[dict[str, object]], str]:
    done = subprocess.run(
        [sys.executable, "-m", "assistant", "message", "--lang", "en", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_a_move_is_told_with_what_stands_beside() -> None:
    told = next(each for each in messages("written") if each.file.name.startswith("en-017-"))
    status, (line,), _ = run("--rules", "international", "--fen", told.position["fen"], str(told.file))
    assert status == 0
    assert line["meaning"] == {"kind": "move", "path": [*squares(told.moves[0])]}
    assert line["if"] == [{"their": [37, 28], "my": [19, 23]}]
    assert line["file"] == str(told.file)
    assert line["quoted"] == 0


def test_conditions_are_nested_and_what_is_at_odds_is_told() -> None:
    text = "22-18, se 11-14 allora 18x11, e se poi 6x15 allora 21-17. Controllo 12. Offro patta."
    status, (line,), _ = run("--rules", "italian", "-", given=text)
    assert status == 0
    assert line == {
        "file": "-",
        "meaning": {"kind": "move", "path": [22, 18]},
        "with": ["draw"],
        "if": [{"their": [11, 14], "my": [18, 11], "if": [{"their": [6, 15], "my": [21, 17]}]}],
        "quoted": 0,
        "at-odds": ["check"],
    }


def test_what_is_stated_and_not_read_is_told_in_its_own_words() -> None:
    text = "Alla fine abbandono, è stata una bella partita. Dal 3 al 12 dicembre sono fuori."
    _, (line,), _ = run("--rules", "italian", "-", given=text)
    assert line["with"] == ["resign"]
    assert line["left"] == ["Dal 3 al 12 dicembre sono fuori"]
    _, (line,), _ = run("--rules", "italian", "-", given="22-18. Mi va bene finirla qui, alla pari.")
    assert line["meaning"] == {"kind": "move", "path": [22, 18]}
    assert line["left"] == ["Mi va bene finirla qui, alla pari"]
    _, (line,), _ = run("--rules", "italian", "-", given="22-18 (no, 22-19)")
    assert line["meaning"] == {"kind": "ambiguous", "paths": [[22, 18], [22, 19]]}


def test_how_a_capture_goes_is_told_behind_its_ends_as_it_is_typed(tmp_path: Path) -> None:
    fen = "W:W45,K2:B16,18,24,34,40,K22,K29"
    letters = [
        "2x11 via 30.",
        "Gioco 2x11 passando per la 35 e la 44",
        "Jogo 2x11 passando por 30",
    ]
    files = [tmp_path / str(number) for number in range(len(letters))]
    for file, text in zip(files, letters, strict=True):
        file.write_text(text, "utf-8")
    _, told, _ = run("--rules", "international", "--fen", fen, *map(str, files))
    paths = [[2, 30, 39, 11], [2, 35, 44, 11], [2, 30, 39, 11]]
    assert [line["meaning"] for line in told] == [{"kind": "move", "path": path} for path in paths]


@pytest.mark.parametrize(
    ("text", "dates"),
    [
        ("22-18. I'm on holiday from 14 to 20 December.", {"from": "12-14", "to": "12-20"}),
        ("22-18. Prendo 5 giorni di ferie da domani.", {"from": "tomorrow", "days": 5}),
        ("Sono in ferie fino al 12/12/2026. 22-18", {"to": "2026-12-12"}),
    ],
)
def test_leave_is_told_with_its_dates(text: str, dates: dict[str, object]) -> None:
    _, (line,), _ = run("--rules", "italian", "-", given=text)
    assert (line["with"], line["leave"]) == (["leave"], dates)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Ciao! Gioco 22-18. A presto", "move"),
        ("22-18 oppure 21-17, scegli tu", "ambiguous"),
        ("Mossa 1: 22-17", "illegal"),
        ("Ti rispondo domani", "none"),
        ("> 22-18\ngrazie, ci penso", "none"),
    ],
)
def test_standard_input_is_a_message(text: str, kind: str) -> None:
    status, (line,), _ = run("--rules", "italian", "-", given=text)
    assert status == 0
    assert line["meaning"]["kind"] == kind  # type: ignore[index]


def test_what_cannot_be_read_is_told_and_the_others_still_answered() -> None:
    first = sorted((HERE / "written").iterdir())[0]
    status, lines, _ = run("--rules", "italian", "nowhere.eml", str(first))
    assert status == 1
    assert lines[0]["input"] == "nowhere.eml"
    assert str(lines[0]["error"]).startswith("The file cannot be read")
    assert lines[1]["file"] == str(first)


def test_without_a_file_it_is_said_what_is_missing() -> None:
    status, lines, error = run("--rules", "italian")
    assert (status, lines) == (2, [])
    assert "FILE" in error
