"""What a file may hold, piece by piece, and what is found wrong with it."""

import pkgutil
from collections.abc import Iterator

import pytest

from assistant.game.pdn.results import Result
from assistant.game.pdn.tree import Annotation, Flaw, Node, PdnGame
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_path
from assistant.rules.variant import ITALIAN
from tests.game.pdn.support.texts import flaws, game_of, games_of, numbered, random_moves

ITALIAN_TAG = '[GameType "22"]\n\n'
INTERNATIONAL_TAG = '[GameType "20"]\n\n'


def squares(game: PdnGame) -> list[tuple[int, ...]]:
    return [node.squares for node in game.moves]


@pytest.mark.parametrize(
    "text",
    [
        "1. 22-18 12-15",
        "1.22-18 12-15",
        "1.  22-18   12-15",
        "1. 22- 18 12 - 15",
        "01. 22-18 12-15",
        "1. 22-18 .\n1... 12-15 .",
        "1. 22-18. 12-15.",
        "1 22-18 12-15",
        "22-18 12-15",
        "1. 22-18 1... 12-15",
        "1. 22-18 1. ... 12-15",
        "1. 22–18 12—15",
        "1. 22\u221218 12\u201015",
        "1. 22\u201118 12-15",
        "1. 022-018 12-15",
        "1. 22x18 12:15",
        "1. 22-18\r\n12-15\r\n",
        "1. 22-18 ; the first\n12-15",
        "1. 22-18\n% for programs 12-16\n12-15",
    ],
)
@pytest.mark.parametrize("end", ["", " *", " 1-0", "\n1/2-1/2\n", " 0-1"])
def test_moves_in_every_dress(text: str, end: str) -> None:
    game = game_of(ITALIAN_TAG + text + end)
    assert squares(game) == [(22, 18), (12, 15)]
    assert all(node.move for node in game.moves)
    assert game.problems == []


def test_only_a_dash_between_blanks_goes_on_with_a_path() -> None:
    game = game_of(ITALIAN_TAG + "1. 22-18 -1 12-15 +2 *")
    assert squares(game) == [(22, 18), (12, 15)]
    assert [node.comments for node in game.moves] == [("-1",), ("+2",)]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1-0", Result.WHITE),
        ("2-0", Result.WHITE),
        ("0-2", Result.BLACK),
        ("0-1", Result.BLACK),
        ("1-1", Result.DRAW),
        ("1/2-1/2", Result.DRAW),
        ("½-½", Result.DRAW),
        ("0-0", Result.BOTH_LOST),
        ("*", Result.UNKNOWN),
    ],
)
def test_results_of_both_kinds_end_a_game_of_either(text: str, result: Result) -> None:
    for tag, moves in ((ITALIAN_TAG, "1. 22-18 12-15"), (INTERNATIONAL_TAG, "1. 32-28 19-23")):
        games = games_of(f"{tag}{moves} {text} {tag}{moves} {text}\n{moves} {text}")
        assert [game.result for game in games] == [result] * 3
        assert [game.plies for game in games] == [2, 2, 2]
        assert [game.problems for game in games] == [[], [], []]


@pytest.mark.parametrize("told", ["Pari", "pari.", "Bianco Vince", "Nero vince"])
def test_a_result_in_words_holds_where_nothing_else_does(told: str) -> None:
    wanted = {"p": Result.DRAW, "b": Result.WHITE, "n": Result.BLACK}[told[0].lower()]
    assert game_of(ITALIAN_TAG + f"1. 22-18 {{{told}}} *").result is wanted
    assert game_of(f'[Risultato "{told}"]\n1. 22-18 12-15').result is wanted
    assert game_of(ITALIAN_TAG + f"1. 22-18 {{{told}}} 0-0").result is Result.BOTH_LOST


def test_results_that_differ() -> None:
    game = game_of('[Result "1-0"]\n[GameType "22"]\n1. 22-18 0-1')
    assert game.result is Result.WHITE
    assert flaws(game) == [Flaw.RESULTS_DIFFER]
    assert game.problems[0].line == 3


def test_a_result_of_points_is_no_move() -> None:
    game = game_of('[Result "4-6"]\n[GameType "22"]\n1. 22-18 12-15 4-6\n')
    assert squares(game) == [(22, 18), (12, 15)]
    assert game.result_text == "4-6"
    assert game.problems == []


def test_an_illegal_move_is_told_once_and_all_is_kept() -> None:
    game = game_of(ITALIAN_TAG + "1. 22-18 12-15\n2. 18-11 7-14 3. 21-17 1-0")
    assert [(each.flaw, each.line, each.detail, each.ply) for each in game.problems] == [
        (Flaw.ILLEGAL_MOVE, 4, "18-11", 3)
    ]
    assert squares(game)[2:] == [(18, 11), (7, 14), (21, 17)]
    assert game.moves[1].position is not None
    assert [node.position for node in game.moves[2:]] == [None] * 3
    assert game.result is Result.WHITE


def test_an_error_ends_neither_the_game_nor_the_file() -> None:
    good = numbered(random_moves(ITALIAN, 3, 20))
    games = games_of(
        f'[Event "a"]\n{ITALIAN_TAG}1. 22-18 %&/ zzz 12-15 *\n'
        f'[Event "b]\n[Round 3]\n{ITALIAN_TAG}{good} *\n'
        f'[Event "c"]\n{ITALIAN_TAG}1. 22-18 {{never closed\n12-15\n\n'
        f'[Event "d"]\n{ITALIAN_TAG}{good} ( 1-5 *\n'
        f'[Event "e"]\n{ITALIAN_TAG}{good} ) 1-0\n'
        f"nothing at all\n\n"
        f'[Event "f"]\n{ITALIAN_TAG}{good}'
    )
    assert [game.tags.get("Event") for game in games] == ["a", None, "c", "d", "e", "f"]
    assert [flaws(game) for game in games] == [
        [Flaw.UNREADABLE, Flaw.UNREADABLE],
        [Flaw.BAD_TAG, Flaw.BAD_TAG],
        [Flaw.OPEN_COMMENT],
        [Flaw.OPEN_VARIATION, Flaw.ILLEGAL_MOVE],
        [Flaw.STRAY_PARENTHESIS],
        [],
    ]
    assert [problem.line for game in games for problem in game.problems] == [4, 4, 5, 6, 13, 19, 19, 23]
    assert [game.plies for game in games] == [2, 20, 1, 20, 20, 20]
    assert games[2].moves[0].comments == ("never closed 12-15",)


def test_lines_and_numbers_of_games_are_those_of_the_file() -> None:
    text = f"\n\n{ITALIAN_TAG}1. 22-18 *\n\n\n{ITALIAN_TAG}1. 22-18\n*\n"
    assert [(game.number, game.line) for game in games_of(text)] == [(1, 3), (2, 8)]


def test_unknown_moves_are_kept_and_told() -> None:
    game = game_of(ITALIAN_TAG + "1. 22-18 - - 2. 21-17 *")
    assert squares(game) == [(22, 18), (), (21, 17)]
    assert flaws(game) == [Flaw.UNKNOWN_MOVE]


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("1. 22-18 {C:\\new folder} 12-15 *", "C:\\new folder"),
        ("1. 22-18 {see\nC:\\new folder} 12-15 *", "see C:\\new folder"),
        ("1. 22-18 {C:\\new\nfolder} 12-15 *", "C:\\new folder"),
        ("1. 22-18 {a\nC:\\new\n\\t} 12-15 *", "a C:\\new \\t"),
        ("1. 22-18 ; C:\\new folder\n12-15 *", "C:\\new folder"),
        ("1. 22-18 {a\\nb}\\n12-15 *", "a\\nb"),
    ],
)
def test_a_comment_keeps_what_looks_like_an_end_of_line(text: str, comment: str) -> None:
    game = game_of(text)
    assert game.plies == 2
    assert game.moves[0].comments == (comment,)


def test_comments_in_comments() -> None:
    game = game_of(ITALIAN_TAG + "1. 22-18 {a {b} c} 12-15 {d {e} 2. 18x11 *")
    assert [node.comments for node in game.moves] == [("a {b} c",), ("d {e",), ()]


def test_where_comments_belong() -> None:
    game = game_of(
        ITALIAN_TAG + "{game} 1. {before} 22-18 {after} {too} ({first} 1. 23-19 {of it}) "
        "1... {black} 12-15 {last} 2. {behind} *"
    )
    first, second = game.moves
    assert game.root.comments == ("game",)
    assert (first.before, first.comments) == (("before",), ("after", "too"))
    assert (second.before, second.comments) == (("black",), ("last", "behind"))
    (variation,) = first.variations
    assert (variation.before, variation.comments) == (("first",), ("of it",))


def test_variations_in_variations() -> None:
    game = game_of(
        ITALIAN_TAG + "1. 22-18 12-15 (1... 12-16 2. 21-17 (2. 18-15 11x18 (2... 11-15))) (1... 10-13) "
        "2. 21-17 *"
    )
    assert flaws(game) == [Flaw.ILLEGAL_MOVE]  # 2... 11-15: the capture is compulsory
    second = game.moves[1]
    assert [node.squares for node in second.variations] == [(12, 16), (10, 13)]
    inner = second.variations[0].children
    assert [node.squares for node in inner] == [(21, 17), (18, 15)]
    assert [node.squares for node in inner[1].children] == [(11, 18), (11, 15)]
    assert all(node.is_on_main_line for node in game.moves)
    assert not inner[0].is_on_main_line
    assert [node.ply for node in inner[1].children] == [4, 4]


def test_a_variation_before_any_move_is_skipped() -> None:
    game = game_of(ITALIAN_TAG + "(1. 23-19 (2. 1-2)) 1. 22-18 *")
    assert squares(game) == [(22, 18)]
    assert flaws(game) == [Flaw.STRAY_PARENTHESIS]


def test_positions_set_up_in_the_middle() -> None:
    fen = "W:W30,K5:BK1"
    game = game_of(ITALIAN_TAG + f'1. 22-18 /FEN "{fen}"/ {{both agreed}} 5-10 1-6 *')
    setup = game.moves[1]
    assert setup.setup
    assert format_fen(setup.setup) == "W:W30,K5:BK1"
    assert setup.comments == ("both agreed",)
    assert game.plies == 3
    assert [node.ply for node in game.moves] == [1, 1, 2, 3]
    assert flaws(game) == [Flaw.ILLEGAL_MOVE]  # 1-6 over 10: no
    assert game.problems[0].ply == 3


def test_a_bad_position_in_the_middle() -> None:
    game = game_of(ITALIAN_TAG + '1. 22-18 /FEN "W:W99:B"/ 5-10 *')
    assert flaws(game) == [Flaw.BAD_FEN]
    assert game.moves[1].fen == "W:W99:B"
    assert game.moves[2].position is None


@pytest.mark.parametrize(
    "fen",
    [
        "B:W18,K10:B12,K31",
        "B:B12,K31:W18,K10",
        "B : W 18,K10 : B 12,K31 .",
        "b:w018,k10:b12,k31",
        "B:W18,K10:B12,K31:H0:F1",
        "B:W18,K10,G5:B12,K31,P7",
    ],
)
def test_positions_to_begin_from(fen: str) -> None:
    game = game_of(f'[SetUp "1"]\n[FEN "{fen}"]\n[GameType "22"]\n\n1... 12-16 *')
    assert game.start
    assert format_fen(game.start) == "B:W18,K10:B12,K31"
    assert game.problems == []
    assert game.plies == 1


def test_ranges_in_positions() -> None:
    game = game_of('[FEN "W:W31-50:B1-20"]\n[GameType "20"]\n\n1. 32-28 *')
    assert game.problems == []
    assert game.plies == 1


def test_a_position_that_is_none() -> None:
    game = game_of('[FEN "W:W1:B2"]\n[GameType "22"]\n\n1. 5-1 *')
    assert game.start is None
    assert flaws(game) == [Flaw.BAD_FEN]
    assert squares(game) == [(5, 1)]


ROUTES = "W:W18,20,22,25,26,30:B4,5,6,8,13,14"
"""18x2 is 18x9x2 or 18x11x2."""


def test_captures_with_the_same_ends_are_told_apart_by_what_follows() -> None:
    position = parse_fen(ROUTES, ITALIAN)
    routes = distinct_moves(legal_moves(position))
    assert [format_path(move) for move in routes] == ["18x9x2", "18x11x2"]
    replies = [{move.path for move in legal_moves(position.after(move))} for move in routes]
    for route, own, other in ((routes[0], *replies), (routes[1], *reversed(replies))):
        reply = "-".join(map(str, min(own - other)))
        game = game_of(f'[FEN "{ROUTES}"]\n{ITALIAN_TAG}1. 18x2 {reply} *')
        assert game.problems == []
        assert game.moves[0].move == route


def test_captures_that_nothing_tells_apart_are_told() -> None:
    game = game_of(f'[FEN "{ROUTES}"]\n{ITALIAN_TAG}1. 18x2 *')
    assert [(each.flaw, each.detail, each.ply) for each in game.problems] == [
        (Flaw.AMBIGUOUS_MOVE, "18x2", 1)
    ]
    assert game.moves[0].move
    assert game_of(f'[FEN "{ROUTES}"]\n{ITALIAN_TAG}1. 18x11x2 *').problems == []


def test_a_route_that_the_law_does_not_allow_is_no_legal_one_with_the_same_ends() -> None:
    tags = f'[FEN "W:WK11:B5,K6,K13,K14,K21"]\n{ITALIAN_TAG}'
    assert game_of(f"{tags}1. 11x11 *").problems == []
    assert game_of(f"{tags}1. 11x18x9x2x11 *").problems == []
    assert flaws(game_of(f"{tags}1. 11x2x9x18x11 *")) == [Flaw.ILLEGAL_MOVE]


def test_many_captures_with_the_same_ends_take_no_more_than_their_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count, seen = 300, 0
    line_on = Node.line_on

    def counted(node: Node) -> Iterator[Node]:
        nonlocal seen
        for each in line_on(node):
            seen += 1
            yield each

    monkeypatch.setattr(Node, "line_on", counted)
    game = game_of(ITALIAN_TAG + f'/FEN "{ROUTES}"/ 18x2\n' * count + "*")
    assert game.plies == count
    assert seen < 30 * count


def test_annotations_before_a_move_are_that_moves() -> None:
    game = game_of(
        ITALIAN_TAG
        + "1. {[%clk 0:10]} 22-18 {[%emt 0:02]} 1... {a [%clk 0:09]} 12-15 2. {[%clk 0:08]} *"
    )
    first, second = game.moves
    assert game.root.annotations == ()
    assert first.annotations == (Annotation("clk", "0:10"), Annotation("emt", "0:02"))
    assert (second.before, second.annotations) == (
        ("a",),
        (Annotation("clk", "0:09"), Annotation("clk", "0:08")),
    )


@pytest.mark.parametrize("where", ["draft.Movetext.read", "reader.replay"])
def test_whatever_one_game_raises_those_behind_it_are_read(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    target = f"assistant.game.pdn.{where}"
    tried = 0

    def failing(*given: object) -> object:
        nonlocal tried
        tried += 1
        if tried == len(("first", "second")):
            raise RecursionError
        return whole(*given)

    whole = pkgutil.resolve_name(target)
    monkeypatch.setattr(target, failing)
    text = "1. 22-18 12-15 *\n\n1. 22-18 12-15 *\n\n1. 21-17 10-14 *\n"
    found = games_of(text)
    assert [game.number for game in found] == [1, 2, 3]
    assert [bool(game.problems) for game in found] == [False, True, False]
    assert found[1].raw.strip() == "1. 22-18 12-15 *"
