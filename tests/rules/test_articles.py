"""The articles of the four texts, one case or more for each: the tables beside this file.

How to read and write a case is told in `articles/README.md`.
"""

from typing import Any

import pytest

from assistant.game.arbitration import (
    has_moved_since_upset,
    is_obliged,
    price_of_claim,
    too_late,
)
from assistant.game.deeds import (
    OPENING,
    BoardUpset,
    CountAsked,
    CountShortened,
    DrawAgreed,
    FlagFell,
    NeitherCanWin,
    OfferAnswered,
    OfferMade,
    PositionSet,
    RepetitionClaimed,
    Resigned,
    RulesRefused,
    RulesRequired,
)
from assistant.game.draw import article_of
from assistant.game.game import Game
from assistant.game.pdn.reader import read
from assistant.game.pdn.signs import signs_of
from assistant.game.pdn.writer import write
from assistant.rules.announced import announced
from assistant.rules.articles import Article, Text
from assistant.rules.explain import Illegal, Legal, explain
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move, format_path, parse_move
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.square import Direction
from assistant.rules.variant import INTERNATIONAL, Variant
from tests.rules.support.articles import CASES, Case, articles_of_arbiter, articles_of_hands


def with_key(key: str) -> pytest.MarkDecorator:
    """The test runs on every case that tells this."""
    cases = [case for case in CASES if key in case.told]
    return pytest.mark.parametrize("case", cases, ids=[case.name for case in cases])


def written_move(position: Position, path: str) -> Move:
    """The legal move with exactly this path."""
    found = [move for move in legal_moves(position) if format_path(move) == path]
    assert found, f"{path} is legal in {format_fen(position)}"
    return found[0]


def judged(case: Case, position: Position, text: str) -> Legal | Illegal:
    """What the law says of a move as a person writes it."""
    move = parse_move(text)
    assert move, f"{text} is a written move"
    return explain(position, move.squares, case.regulation, has_capture_sign=move.has_capture_sign)


@with_key("legal")
def test_these_are_all_the_legal_moves(case: Case) -> None:
    moves = [format_path(move) for move in legal_moves(case.position)]
    assert sorted(moves) == sorted(case.told["legal"])


@with_key("legal")
def test_each_legal_move_is_accepted_when_its_path_is_given(case: Case) -> None:
    for path in case.told["legal"]:
        verdict = judged(case, case.position, path)
        assert isinstance(verdict, Legal)
        assert path in [format_path(move) for move in verdict.moves]


@with_key("illegal")
def test_these_moves_are_refused_for_this_reason_and_by_this_article(case: Case) -> None:
    for text, told in case.told["illegal"].items():
        if isinstance(told, str):
            told = {"reason": told}
        verdict = judged(case, case.position, text)
        assert isinstance(verdict, Illegal), f"{text} is illegal"
        assert (text, verdict.reason.value) == (text, told["reason"])
        article = Article(
            Text(told.get("text", case.article.text.value)),
            told.get("article", case.article.number),
        )
        assert (text, verdict.article) == (text, article)
        assert verdict.at == told.get("at", verdict.at)
        assert list(verdict.instead) == legal_moves(case.position)


@with_key("accepted")
def test_these_ways_of_writing_mean_these_moves(case: Case) -> None:
    for text, told in case.told["accepted"].items():
        verdict = judged(case, case.position, text)
        assert isinstance(verdict, Legal), f"{text} is legal"
        paths = [format_path(move) for move in verdict.moves]
        assert sorted(paths) == sorted([told] if isinstance(told, str) else told)


@with_key("captured")
def test_these_pieces_are_captured_in_this_order(case: Case) -> None:
    for path, captured in case.told["captured"].items():
        assert list(written_move(case.position, path).captured) == captured


@with_key("after")
def test_the_move_leads_to_this_position(case: Case) -> None:
    after = case.position.after(written_move(case.position, case.told["move"]))
    assert format_fen(after) == case.told["after"]


@with_key("written")
def test_the_score_writes_the_moves_so(case: Case) -> None:
    legal = legal_moves(case.position)
    for path, text in case.told["written"].items():
        assert format_move(written_move(case.position, path), legal) == text


@with_key("signs")
def test_the_sign_of_a_score_is_this_number_in_pdn_and_back(case: Case) -> None:
    told, names = case.told["signs"], '[Bianco "Anna"]\n[Nero "Bruno"]\n'
    game_type = f'[GameType "{20 if case.variant is INTERNATIONAL else 22}"]'
    (read_game,) = read(f"{names}{game_type}\n\n{told['score']} *\n".splitlines(keepends=True))
    (node,) = read_game.root.children
    assert node.nags == (told["nag"],)
    assert signs_of(node) == told["sign"]
    assert f"${told['nag']}" in write(read_game)
    (again,) = read(write(read_game).splitlines(keepends=True))
    assert again.root.children[0].nags == node.nags


@with_key("announced")
def test_an_announced_move_is_this_irregularity_and_leads_there_if_it_is_kept(case: Case) -> None:
    position, told = case.position, case.told
    by = Side(told["by"]) if "by" in told else position.side_to_move
    for text, kind in told["announced"].items():
        move = parse_move(text)
        assert move, f"{text} is a written move"
        sign = move.has_capture_sign
        found = announced(position, move.squares, by, case.regulation, has_capture_sign=sign)
        if not kind:
            assert found is None
            continue
        assert found, f"{text} is irregular"
        assert (text, found.irregularity.value) == (text, kind)
        assert case.regulation.irregularity(found.irregularity) == case.article
        assert (found.side, found.corrected) == (by, position)
        assert format_fen(found.kept) == format_fen(parse_fen(told["kept"], case.variant))


@with_key("cited_for")
def test_this_is_the_article_of_what_happens_at_the_board(case: Case) -> None:
    for matter in case.told["cited_for"]:
        known = articles_of_hands(case.regulation) | articles_of_arbiter(case.regulation)
        assert (matter, known[matter]) == (matter, case.article)


@with_key("annulling")
def test_the_game_may_be_annulled_so_long(case: Case) -> None:
    told = case.told["annulling"]
    anomaly = getattr(case.regulation, told["why"])
    game = Game(start_position(case.variant), case.regulation)
    for written in told.get("opening", []):
        verdict = judged(case, game.position, written)
        assert isinstance(verdict, Legal)
        game.do(game.moved(verdict.move, OPENING))
    for act in _acts(told.get("acts", [])):
        _carry_out(game, act)
    late = too_late(game, anomaly, told.get("minutes", 0) * 60.0, is_drawn="opening" in told)
    answer = late.value if late else "must" if anomaly.is_compulsory else "may"
    assert answer == told["answer"]
    assert anomaly.article == case.article


@with_key("price")
def test_a_wrong_claim_costs_so_much(case: Case) -> None:
    for checking, left, earlier, price in case.told["price"]:
        assert price_of_claim(checking * 60.0, left * 60.0, earlier) == price * 60.0


@with_key("upset")
def test_these_may_demand_no_more_that_the_pieces_are_put_up_again(case: Case) -> None:
    told, game = case.told["upset"], Game(start_position(case.variant), case.regulation)
    for act in _acts(told["acts"]):
        _carry_out(game, act)
    lapsed = [side.value for side in Side if has_moved_since_upset(game.deeds, side)]
    assert lapsed == told["lapsed"]


@with_key("obliged")
def test_a_side_is_obliged_to_keep_to_the_rules(case: Case) -> None:
    told, game = case.told["obliged"], Game(start_position(case.variant), case.regulation)
    for act in _acts(told["acts"]):
        _carry_out(game, act)
    assert is_obliged(game.deeds, Side(told["who"])) is told["is_obliged"]


@with_key("board")
def test_the_board_is_so(case: Case) -> None:
    board, told = case.variant.geometry, case.told["board"]
    assert board.squares == told.get("squares", board.squares)
    if "diagram" in told:
        assert _diagram(case.variant) == [row.split() for row in told["diagram"].splitlines()]
    for side, base in told.get("bases", {}).items():
        assert list(board.base(Side(side))) == base
    for edge, squares in told.get("edges", {}).items():
        column = 1 if edge == "left" else board.size
        every = range(1, board.squares + 1)
        assert [square for square in every if board.column(square) == column] == squares
    for square, neighbours in told.get("neighbours", {}).items():
        beside = (board.neighbour(int(square), way) for way in Direction)
        assert sorted(filter(None, beside)) == neighbours


@with_key("board")
def test_the_corners_and_diagonals_are_so(case: Case) -> None:
    board, told = case.variant.geometry, case.told["board"]
    for key, column in (("left_corners", 1), ("right_corners", board.size)):
        for side, square in told.get(key, {}).items():
            # Black sees the board from the other end: first row for last, left for right.
            place = (board.size, column) if side == "white" else (1, board.size + 1 - column)
            assert board.places[square] == place
    diagonals = _diagonals(case.variant)
    assert len(diagonals) == told.get("diagonals", len(diagonals))
    longest = max(diagonals, key=len)
    assert sorted(told.get("longest_diagonal", longest)) == sorted(longest)


@with_key("board")
def test_the_pieces_stand_so_before_the_game(case: Case) -> None:
    told, start = case.told["board"], start_position(case.variant)
    assert format_fen(start) == told.get("start", format_fen(start))
    assert all(start.piece_at(square) is None for square in told.get("free", []))


def _diagram(variant: Variant) -> list[list[str]]:
    """The board row by row as White sees it, a point for each light square."""
    board = variant.geometry
    rows = [["."] * board.size for _ in range(board.size)]
    for square in range(1, board.squares + 1):
        rows[board.row(square) - 1][board.column(square) - 1] = str(square)
    return rows


def _diagonals(variant: Variant) -> list[tuple[int, ...]]:
    """Every oblique line of dark squares, from its lowest square upwards."""
    board = variant.geometry
    return [
        (square, *board.ray(square, up))
        for up, down in (
            (Direction.UP_LEFT, Direction.DOWN_RIGHT),
            (Direction.UP_RIGHT, Direction.DOWN_LEFT),
        )
        for square in range(1, board.squares + 1)
        if board.neighbour(square, down) is None and board.neighbour(square, up) is not None
    ]


@with_key("game")
def test_the_game_goes_so(case: Case) -> None:
    told = case.told["game"]
    game = Game(_start(case), case.regulation)
    answers = [answer.value for act in _acts(told["acts"]) if (answer := _carry_out(game, act))]
    assert answers == told.get("answers", [])
    assert format_fen(game.position) == told.get("end", format_fen(game.position))
    assert len(game.plies) == told.get("plies", len(game.plies))
    _check_result(case, game)
    _check_count(case, game)


def _start(case: Case) -> Position:
    fen = case.told["game"].get("start")
    return parse_fen(fen, case.variant) if fen else start_position(case.variant)


def _acts(told: list[Any]) -> list[str]:
    """The acts one by one: a table repeats its own `acts` as many `times`."""
    return [
        act
        for each in told
        for act in ([each] if isinstance(each, str) else _acts(each["acts"]) * each["times"])
    ]


def _carry_out(game: Game, act: str) -> Any:
    """One act of a player; the answer, if there is one."""
    if act == "count":
        return game.do(CountAsked(game.position.side_to_move)).request
    if act == "claim":
        return game.do(RepetitionClaimed(game.position.side_to_move)).claim
    if act in ("white claims", "black claims"):
        return game.do(RepetitionClaimed(Side(act.split()[0]))).claim
    if act.startswith("kept "):
        position = parse_fen(act.removeprefix("kept "), game.regulation.variant)
        return game.do(PositionSet(position, game.regulation.opponent_decides, "")).count
    if act == "agree":
        side = game.position.side_to_move
        game.do(OfferMade("draw", side))
        game.do(OfferAnswered("draw", side.opponent, True))
        game.do(DrawAgreed())
        return None
    if act in ("white resigns", "black resigns"):
        game.do(Resigned(Side(act.split()[0])))
        return None
    if act in ("white runs out of time", "black runs out of time"):
        game.do(FlagFell(Side(act.split()[0])))
        return None
    if act.startswith(_ARBITRATED):
        return _arbitrate(game, act)
    assert game.outcome is None, f"{act}: the game has ended by {game.outcome}"
    move = parse_move(act)
    assert move, f"{act} is a move or another act"
    verdict = explain(game.position, move.squares, game.regulation)
    assert isinstance(verdict, Legal), f"{act} is legal in {format_fen(game.position)}"
    return game.play(verdict.move)


_ARBITRATED = (
    *("imposed count", "shortened to", "neither can win", "both say", "upset"),
    *("white refuses", "black refuses", "white obliges", "black obliges"),
)
"""How acts begin that are the arbiter's, or done before one."""


def _arbitrate(game: Game, act: str) -> Any:
    """One act of the arbiter's; the answer, if there is one."""
    if act.startswith("imposed count"):
        of = int(act.removeprefix("imposed count").removeprefix(" of ") or 0)
        return game.do(CountAsked(game.position.side_to_move, is_imposed=True, of=of)).request
    if act.startswith("shortened to "):
        game.do(CountShortened(int(act.removeprefix("shortened to "))))
        return None
    if act == "neither can win":
        game.do(NeitherCanWin(is_agreed=False))
        return None
    if act == "both say that neither can win":
        side = game.position.side_to_move
        game.do(OfferMade("neither", side))
        game.do(OfferAnswered("neither", side.opponent, True))
        game.do(NeitherCanWin(is_agreed=True))
        return None
    if act in ("white refuses", "black refuses"):
        game.do(RulesRefused(Side(act.split()[0])))
        return None
    if act in ("white obliges", "black obliges"):
        game.do(RulesRequired(Side(act.split()[0])))
        return None
    game.do(BoardUpset())
    return None


def _check_result(case: Case, game: Game) -> None:
    told, outcome = case.told["game"], game.outcome
    if told["result"] == "open":
        assert outcome is None
        return
    assert outcome
    assert (outcome.winner.value if outcome.winner else "draw") == told["result"]
    assert outcome.termination.value == told["by"]
    assert outcome.article == case.cited(told.get("cited", case.article.number))


def _check_count(case: Case, game: Game) -> None:
    told = case.told["game"]
    count = told.get("count")
    if "annulled" in told:
        last = next(entry.count for entry in reversed(game.entries) if entry.count)
        assert last.rule.annulled == case.cited(told["annulled"])
    if count == "none":
        assert game.count is None
    elif count:
        assert game.count
        rule = game.count.rule
        counted = {"white": game.count.white, "black": game.count.black, "of": game.count.moves}
        assert counted == {key: count[key] for key in counted}
        article = article_of(game.count, case.regulation)
        assert article == case.cited(told.get("cited", case.article.number))
        assert rule.reads_each == count.get("reads_each", False)
