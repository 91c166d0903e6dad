"""How a game is written."""

import pytest

from assistant.game.pdn.results import Result
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.writer import write, write_move
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PERGIOCO
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.game.pdn.support.texts import game_of, games_of
from tests.game.pdn.support.trees import shape

TAG = '[GameType "22"]\n\n'


def moves_of(text: str) -> str:
    return " ".join(write(game_of(text)).partition("\n\n")[2].split())


def test_an_empty_game() -> None:
    assert (
        write(PdnGame(ITALIAN_FID, start_position(ITALIAN))) == '[Result "*"]\n[GameType "22"]\n\n*\n\n'
    )


def test_tags_in_their_order() -> None:
    game = PdnGame(PERGIOCO, parse_fen("B:WK1:BK32", ITALIAN))
    game.tags.update(
        {"Annotator": "C", "Black": "B", "White": "A", "Date": "1.1.1965", "Site": "", "FEN": "x"}
    )
    game.result = Result.DRAW
    assert write(game) == (
        '[Date "1965.01.01"]\n[White "A"]\n[Black "B"]\n[Result "1/2-1/2"]\n[GameType "22"]\n'
        '[Regulation "pergioco"]\n[FEN "B:WK1:BK32"]\n[Annotator "C"]\n\n1/2-1/2\n\n'
    )


def test_the_international_game_gives_two_points() -> None:
    game = PdnGame(INTERNATIONAL_FID, start_position(INTERNATIONAL))
    game.result = Result.BLACK
    assert write(game) == '[Result "0-2"]\n[GameType "20"]\n\n0-2\n\n'


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("1.  22-18   12 - 15 2. 21-17", "1. 22-18 12-15 2. 21-17 *"),
        ("1. 22-18 {a} 12-15", "1. 22-18 {a} 1... 12-15 *"),
        ("1. 22-18 (1. 23-19) 12-15", "1. 22-18 (1. 23-19) 1... 12-15 *"),
        ("1. 22-18 12-15 (1... 12-16) 2. 21-17", "1. 22-18 12-15 (1... 12-16) 2. 21-17 *"),
        ("{a} 1. {b} 22-18 $1 {c}", "{a} 1. {b} 22-18 $1 {c} *"),
        ("1. 22-18 12-15 2. 18-11", "1. 22-18 12-15 2. 18-11 *"),
        ("1. 22-18 - - 2. 21-17", "1. 22-18 -- 2. 21-17 *"),
        ('1. 22-18 /FEN "B : W,22: B1"/ 1-5', '1. 22-18 /FEN "B:W,22:B1"/ 1... 1-5 *'),
        ('1. 22-18 /FEN "W:B1:W22."/ 22-19 1-5', '1. 22-18 /FEN "W:W22:B1"/ 2. 22-19 1-5 *'),
    ],
)
def test_moves(given: str, written: str) -> None:
    again = moves_of(TAG + given)
    assert again == written
    assert moves_of(TAG + again) == again


def test_black_begins() -> None:
    assert moves_of(f'[FEN "B:W22:B1"]\n{TAG}1-5 22-18').startswith("1... 1-5 2. 22-18")


def test_the_path_only_where_it_is_needed() -> None:
    game = PdnGame(ITALIAN_FID, parse_fen("W:W18,20,22,25,26,30:B4,5,6,8,13,14", ITALIAN))
    start = game.start
    assert start
    assert [write_move(game.root.add(move)) for move in legal_moves(start)] == ["18x9x2", "18x11x2"]
    (single,) = legal_moves(parse_fen("W:W22:B10,18", ITALIAN))
    alone = PdnGame(ITALIAN_FID, parse_fen("W:W22:B10,18", ITALIAN))
    assert single.path == (22, 13, 6)
    assert write_move(alone.root.add(single)) == "22x6"
    assert write_move(alone.root) == ""


def test_braces_in_comments_become_parentheses() -> None:
    game = PdnGame(ITALIAN_FID, start_position(ITALIAN))
    game.root.comments = ("a {b} c", "", " \n ", "x\x1b]0;y")
    assert "{a (b) c} {x ]0;y} *" in write(game)


def test_moves_that_the_law_does_not_know_are_written_as_they_were() -> None:
    text = f"{TAG}1. 22-18 12-15 2. 18x11 1-32 3. 5x14x23 - - *"
    game = game_of(text)
    assert game.problems
    (again,) = games_of(write(game))
    assert shape(again) == shape(game)
    assert "2. 18x11 1-32 3. 5x14x23 -- *" in write(game)


def test_a_game_that_is_not_ours_is_written_as_it_was() -> None:
    text = '[White "A"]\n[GameType "25"]\n\n1. c3-d4 b6-a5 2. d4:c5 1-0'
    assert write(game_of(text)) == text + "\n\n"


def test_what_is_no_legal_capture_is_written_as_one_where_it_was() -> None:
    moves = "1. 32-28 19-23 2. 28x18 13x22 3. 37-32 22:33 4. 1x0 1-7 *"
    game = game_of(f'[GameType "20"]\n\n{moves}')
    written = "1. 32-28 19-23 2. 28x18 13x22 3. 37-32 22x33 4. 1x0 1-7 *"
    assert moves_of(f'[GameType "20"]\n\n{moves}') == written
    assert [each.detail for each in game.problems] == ["28x18"]


def test_what_stands_behind_a_semicolon_is_a_comment() -> None:
    text = f"{TAG}1. 22-18 ; nice {{move}} (really) 1-0\n12-15 ;\n2. ; why\n21-17 *"
    assert moves_of(text) == "1. 22-18 {nice (move) (really) 1-0} 1... 12-15 2. {why} 21-17 *"
    assert game_of(text).problems == []


def test_of_a_game_that_is_not_ours_nothing_is_written_that_a_terminal_obeys() -> None:
    text = '[GameType "25"]\r\n\r\n1. c3-d4 {\x1b[31mred\x9b\u202e\x00\tü} *\r'
    assert write(game_of(text)) == '[GameType "25"]\n\n1. c3-d4 { [31mred  \tü} *\n\n'
