"""What is announced is played as it was announced, or not at all, by whatever signs and words."""

import io
import json
from collections.abc import Sequence
from contextlib import redirect_stdout
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.cli import main
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.square import Direction
from assistant.rules.variant import ITALIAN, VARIANTS
from tests.rules.support.strategies import any_board, chain_boards, position_of

SIGNS = ("-", "x", " x ", ":", " - ")
BLANKS = (" ", ", ")
"""Between numbers of one digit these may be read as one number: 1 2 is 12 too."""
WORDS = {
    "en": (("from {0}", " to {0}"), ("{0}", " to {0}"), ("I move from {0}", " to {0}")),
    "it": (("dalla {0}", " alla {0}"), ("{0}", " a {0}"), ("muovo dalla {0}", " alla {0}")),
    "pt": (("da {0}", " para a {0}"), ("{0}", " para {0}"), ("vou da {0}", " para a {0}")),
}


def lines_of(squares: Sequence[int], lang: str) -> list[str]:
    """All the ways in which a path is announced."""
    signs = (*SIGNS, *BLANKS) if min(squares) > 9 else SIGNS
    signed = [sign.join(map(str, squares)) for sign in signs]
    worded = [
        first.format(squares[0]) + "".join(other.format(each) for each in squares[1:])
        for first, other in WORDS[lang]
    ]
    return signed + worded


def visited(position: Position, path: Sequence[int]) -> list[int]:
    """Every square that a piece comes to on a route, or passes over."""
    board = position.variant.geometry
    squares = [path[0]]
    for start, end in pairwise(path):
        direction = board.direction_between(start, end)
        assert direction is not None
        ray = board.ray(start, direction)
        squares += ray[: ray.index(end) + 1]
    return squares


def lies_on(position: Position, squares: Sequence[int], path: Sequence[int]) -> bool:
    """Whether squares lie on a route in their order, the ends where it has its own."""
    if (squares[0], squares[-1]) != (path[0], path[-1]):
        return False
    on_the_way = iter(visited(position, path))
    return all(square in on_the_way for square in squares)


@st.composite
def announced(draw: st.DrawFn, position: Position) -> list[int]:
    """A path that somebody may announce: legal, or with a square left out, added, told twice or in
    another order, or from square to square where pieces stand."""
    last = position.variant.geometry.squares
    legal = legal_moves(position)
    ways = [st.sampled_from([list(move.path) for move in legal])] if legal else []
    ways += [st.lists(st.integers(1, last), min_size=2, max_size=3), _steps(position)]
    path = draw(st.one_of(*ways))
    match draw(st.sampled_from(("as it is", "back", "again", "left out", "added", "turned"))):
        case "back":
            path = [*path, path[-2]]
        case "again":
            at = draw(st.integers(0, len(path) - 1))
            path = [*path[: at + 1], *path[at:]]
        case "left out" if len(path) > 2:
            del path[draw(st.integers(1, len(path) - 2))]
        case "added":
            path.insert(draw(st.integers(1, len(path))), draw(st.integers(1, last)))
        case "turned":
            path = draw(st.permutations(path))
    return path


@st.composite
def _steps(draw: st.DrawFn, position: Position) -> list[int]:
    """From a piece one to three times on along a diagonal, one or two squares."""
    board = position.variant.geometry
    pieces = [each for each in range(1, board.squares + 1) if position.piece_at(each)]
    path = [draw(st.sampled_from(pieces) if pieces else st.integers(1, board.squares))]
    for _ in range(draw(st.integers(1, 3))):
        rays = [board.ray(path[-1], way)[:3] for way in Direction]
        path.append(draw(st.sampled_from([square for ray in rays for square in ray])))
    return path


def meanings(position: Position, lang: str, lines: Sequence[str]) -> list[dict[str, Any]]:
    """What `damavoce understand` says of lines in a position."""
    said = io.StringIO()
    rules = position.variant.name
    with redirect_stdout(said):
        given_ = ["--lang", lang, "understand", "--rules", rules, "--fen", format_fen(position), "--"]
        assert main([*given_, *lines]) == 0
    return [json.loads(line)["meaning"] for line in said.getvalue().splitlines()]


@pytest.mark.parametrize("lang", sorted(WORDS))
@pytest.mark.parametrize("italian", [True, False], ids=["italian", "international"])
@given(data=st.data())
@settings(max_examples=60)
def test_a_path_is_played_as_announced_or_not_at_all(
    italian: bool, lang: str, data: st.DataObject
) -> None:
    position = position_of(data.draw(st.one_of(any_board(italian), chain_boards(italian))))
    squares = data.draw(announced(position))
    lines = lines_of(squares, lang)
    for line, meaning in zip(lines, meanings(position, lang, lines), strict=True):
        if meaning["kind"] == "move":  # played, or asked about with this path
            assert lies_on(position, squares, meaning["path"]), line


@pytest.mark.parametrize(
    ("rules", "fen", "line", "article"),
    [
        ("italian", "W:WK2:B5,6", "2x11x2", "6.4"),
        ("italian", "W:WK2:B5,6", "2:11:2", "6.4"),
        ("italian", "W:WK2:B5,6", "from 2 to 11 to 2", "6.4"),
        ("italian", "W:W22,32:B18,5,1", "22x13x22", "6.4"),
        ("international", "W:W31,40:B27,5", "31x22x31", "4.8"),
        ("international", "W:WK46,40:B28,5", "46x23x46", "4.8"),
        ("italian", "W:W21,32:B9,5", "21x17x21", "5.6"),
        ("italian", "W:W21,32:B9,5", "21x21", "3.3"),
    ],
)
def test_a_way_back_over_the_same_piece_is_refused(
    rules: str, fen: str, line: str, article: str
) -> None:
    (meaning,) = meanings(parse_fen(fen, VARIANTS[rules]), "en", [line])
    assert (meaning["kind"], meaning["article"]) == ("illegal", article)


def test_a_move_that_is_said_twice_is_played_once() -> None:
    start = start_position(ITALIAN)
    for lang, line in [
        ("it", "21 e 18, sì, 21 e 18"),
        ("en", "21 to 18, 21 to 18"),
        ("pt", "21 para 18, 21 para 18"),
    ]:
        (meaning,) = meanings(start, lang, [line])
        assert (meaning["kind"], meaning.get("path")) == ("move", [21, 18]), line


@given(data=st.data())
@settings(max_examples=60)
def test_a_step_of_a_king_is_confirmed_where_only_a_long_capture_fits(data: st.DataObject) -> None:
    position = position_of(data.draw(chain_boards(italian=False)))
    captures = [move for move in legal_moves(position) if len(move.captured) > 1]
    ends = sorted({(move.start, move.end) for move in captures})
    lines = [f"{start}{sign}{end}" for start, end in ends for sign in "-x"]
    found = dict(zip(lines, meanings(position, "en", lines), strict=True)) if lines else {}
    for start, end in ends:
        dash, taking = found[f"{start}-{end}"], found[f"{start}x{end}"]
        if dash["kind"] != "move":
            continue  # several captures have these ends
        assert dash["path"] == taking["path"]
        can_step = position.piece_at(start).is_king and is_free(position, start, end)
        assert bool(dash.get("confirm")) is (can_step or bool(taking.get("confirm")))


def is_free(position: Position, start: int, end: int) -> bool:
    """Whether nothing stands between two squares of a diagonal, nor on the second one."""
    board = position.variant.geometry
    direction = board.direction_between(start, end)
    ray = board.ray(start, direction) if direction else ()
    way = ray[: ray.index(end) + 1] if end in ray else ()
    return bool(way) and not any(position.piece_at(square) for square in way)
