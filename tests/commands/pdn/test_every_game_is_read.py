"""As many games and positions as somebody has written are read, in whatever form, and written again."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from assistant.cli import main
from assistant.rules.fen import format_fen
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.game.pdn.support.texts import numbered, random_moves
from tests.rules.support.strategies import boards, position_of

HEADINGS = (
    "Partite del torneo di prova, turno 1",
    "# Round 2",
    "Il 12-03-2024 alle 10:30, Anna ha scritto:",
    "=== Giornata 3 ===",
    "12 marzo 2024, Roma",
)


class Written(NamedTuple):
    """A game as it is written, and what is in it."""

    text: str
    fen: str
    plies: int
    is_ended: bool


@st.composite
def games(draw: st.DrawFn, before: Written | None) -> Written:
    """A game with moves or without, with a FEN, a result and tags, or without some of these."""
    italian = draw(st.booleans())
    variant = ITALIAN if italian else INTERNATIONAL
    start = draw(st.none() | boards(italian).map(position_of))
    moves = random_moves(variant, draw(st.integers(0, 99)), draw(st.integers(0, 6)), start)
    event = draw(st.sampled_from(["", "A", "Coppa 2"]))
    tags = [f'[Event "{event}"]', f'[GameType "{22 if italian else 20}"]']
    tags += ['[White "B. C."]', '[Result "*"]'] if draw(st.booleans()) else []
    if start is not None:
        tags.append(f'[FEN "{format_fen(start)}"]')
    tags = draw(st.permutations(tags))
    may_go_bare = before is None or before.is_ended or before.plies
    is_bare = start is None and len(moves) > 1 and may_go_bare and draw(st.booleans())
    gap = draw(st.sampled_from(["\n", "\n\n", "\n\n\n"]))
    head = "" if is_bare else draw(st.sampled_from(["\n", " "])).join(tags) + gap
    result = draw(st.sampled_from(["", " *", "\n*"]))
    is_ended = bool(result)
    if start is None and not moves and is_bare:
        result, is_ended = " *", True
    text = head + numbered(moves) + result
    return Written(text, format_fen(start) if start else "", len(moves), is_ended)


@st.composite
def files(draw: st.DrawFn) -> tuple[bytes, list[Written]]:
    """Games one after the other, with headings, as a mail or a forum or another program has them."""
    written: list[Written] = []
    for _ in range(draw(st.integers(1, 4))):
        written.append(draw(games(written[-1] if written else None)))
    blank = draw(st.sampled_from(["\n\n", "\n\n\n", "\n \n"]))
    parts = []
    for at, game in enumerate(written):
        may_have = game.text.startswith("[") and (not at or written[at - 1].is_ended)
        heading = f"{draw(st.sampled_from(HEADINGS))}\n\n" if may_have and draw(st.booleans()) else ""
        parts.append(heading + game.text)
    text = blank.join(parts) + draw(st.sampled_from(["", "\n"]))
    match draw(st.sampled_from(("plain", "quoted", "wrapped", "blanks"))):
        case "quoted":
            text = "".join(f"> {line}".rstrip() + "\n" for line in text.splitlines())
        case "wrapped":
            text = f"[pdn]\n{text}\n[/pdn]\n"
        case "blanks":
            text = text.replace(" ", "\xa0").replace("x", "\u200bx")
    if draw(st.booleans()):
        text = text.replace("\n", "\r\n")
    return text.encode(draw(st.sampled_from(("utf-8", "utf-8-sig", "utf-16", "utf-16-le")))), written


def shown(file: Path) -> list[dict[str, Any]]:
    """What `damavoce pdn show` tells of the games of a file."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(io.StringIO()):
        main(["pdn", "show", "--json", str(file)])
    return [json.loads(line) for line in said.getvalue().splitlines()]


@given(file=files())
@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_as_many_games_as_were_written_are_read(
    tmp_path: Path, file: tuple[bytes, list[Written]]
) -> None:
    data, written = file
    path, clean = tmp_path / "games.pdn", tmp_path / "clean.pdn"
    path.write_bytes(data)
    with redirect_stderr(io.StringIO()):
        main(["pdn", "convert", "--to", str(clean), str(path)])
    for each in (path, clean):
        found = shown(each)
        assert [game["plies"] for game in found] == [game.plies for game in written], data
        for game, was in zip(found, written, strict=True):
            assert not was.fen or game["start"] == was.fen


A, B, C = ('[FEN "W:W28,31:B5,9"]', '[FEN "B:W28,31:B5,9"]', '[FEN "W:WK31:BK5"]')


@pytest.mark.parametrize(
    "text",
    [
        f"{A}\n{B}\n{C}\n",
        f"{A}\n\n{B}\n\n{C}\n",
        f"{A} {B} {C}",
        f"{A} * {B}\n{C} *",
        f'[GameType "20"]\n{A}\n[GameType "20"]\n{B}\n[GameType "20"]\n{C}\n',
        f'[GameType "20"]\n\n{A}\n\n[GameType "20"]\n\n{B}\n\n[GameType "20"]\n\n{C}\n',
        f'[Event ""]\n{A}\n\n[Event ""]\n{B}\n\n[Event ""]\n{C}\n',
        f'{A}\n[Event "a"]\n\n[Event "b"]\n{B}\n\n{C}\n[Event "c"]\n',
        f"Diagrammi\n\n{A}\n\n{B}\n\n{C}\n",
        f"[pdn]{A}[/pdn]\n[pdn]{B}[/pdn]\n[pdn]{C}[/pdn]",
        "  " + json.dumps(f'[Event "a"]\n{A}\n\n[Event "b"]\n{B}\n\n*\n{C}') + ",",
        f'[Event "a"]\\n{A}\\n\\n[Event "b"]\\n{B}\\n\\n*\\n{C}',
    ],
)
def test_three_positions_without_moves_are_three(tmp_path: Path, text: str) -> None:
    file = tmp_path / "positions.pdn"
    file.write_text(text, "utf-8")
    fens = ["W:W28,31:B5,9", "B:W28,31:B5,9", "W:WK31:BK5"]
    assert [game["start"] for game in shown(file)] == fens


def test_moves_that_begin_again_are_another_game(tmp_path: Path) -> None:
    file = tmp_path / "two.pdn"
    file.write_text("1. 22-18 12-15\n\n1. 23-19 11-15 (\n\n1. 22-18 12-15) 2. 28-23\n", "utf-8")
    assert [game["plies"] for game in shown(file)] == [2, 3]
