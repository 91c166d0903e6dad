"""What holds in every position: the law against a second account of it, and against itself."""

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from assistant.rules.articles import IllegalReason
from assistant.rules.capture import has_capture
from assistant.rules.explain import Illegal, Legal, explain, has_shorter
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import distinct_moves, legal_between, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move, format_path, parse_move
from assistant.rules.position import Position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, REGULATIONS, Regulation
from assistant.rules.variant import ITALIAN
from tests.rules.support.reference import (
    DIAGONALS,
    Board,
    Route,
    capture_routes,
    fallen_routes,
    legal_routes,
    quiet_routes,
    written,
)
from tests.rules.support.strategies import any_board, chain_boards, loose_fens, position_of

both_games = pytest.mark.parametrize("italian", [True, False], ids=["italian", "international"])


def regulation_of(italian: bool) -> Regulation:
    return ITALIAN_FID if italian else INTERNATIONAL_FID


def routes(moves: list[Move]) -> list[Route]:
    return [(move.path, move.captured) for move in moves]


def judged(position: Position, squares: tuple[int, ...]) -> Legal | Illegal:
    return explain(position, squares, regulation_of(position.variant is ITALIAN))


@both_games
@given(data=st.data())
def test_the_legal_moves_are_those_of_the_slow_reference(italian: bool, data: st.DataObject) -> None:
    board = data.draw(any_board(italian))
    assert routes(legal_moves(position_of(board))) == legal_routes(board)


@both_games
@given(data=st.data())
def test_long_captures_too_are_those_of_the_slow_reference(italian: bool, data: st.DataObject) -> None:
    board = data.draw(chain_boards(italian))
    assert routes(legal_moves(position_of(board))) == legal_routes(board)


@both_games
@given(data=st.data())
def test_after_a_move_every_piece_is_accounted_for(italian: bool, data: st.DataObject) -> None:
    position = position_of(data.draw(any_board(italian)))
    side = position.side_to_move
    for move in legal_moves(position):
        after = position.after(move)
        assert after.side_to_move is side.opponent
        assert after.white & after.black == 0
        assert after.kings & ~(after.white | after.black) == 0
        assert (after.white | after.black) & ~position.variant.geometry.playable == 0
        assert after.mask(side).bit_count() == position.own.bit_count()
        assert after.own.bit_count() == position.enemies.bit_count() - len(move.captured)
        assert len(set(move.captured)) == len(move.captured)
        assert after.piece_at(move.end) is not None
        assert parse_fen(format_fen(after), after.variant) == after


@both_games
@given(data=st.data())
def test_the_board_seen_from_the_other_side_has_the_mirrored_moves(
    italian: bool, data: st.DataObject
) -> None:
    board = data.draw(any_board(italian))
    seen = mirrored(board)
    last = board.squares + 1
    turned = [
        (tuple(last - square for square in path), tuple(last - square for square in captured))
        for path, captured in routes(legal_moves(position_of(board)))
    ]
    assert routes(legal_moves(position_of(seen))) == sorted(turned)


def mirrored(board: Board) -> Board:
    """Turned by half a turn, with the colours exchanged."""

    def turned(squares: frozenset[int]) -> frozenset[int]:
        return frozenset(board.squares + 1 - square for square in squares)

    return Board(
        board.italian,
        not board.white_to_move,
        turned(board.black_men),
        turned(board.black_kings),
        turned(board.white_men),
        turned(board.white_kings),
    )


@both_games
@given(data=st.data())
def test_a_fen_gives_its_position_back(italian: bool, data: st.DataObject) -> None:
    position = position_of(data.draw(any_board(italian)))
    text = format_fen(position)
    assert parse_fen(text, position.variant) == position
    assert format_fen(parse_fen(text, position.variant)) == text


@both_games
@given(data=st.data())
def test_a_careless_fen_means_the_same_position(italian: bool, data: st.DataObject) -> None:
    board = data.draw(any_board(italian))
    position = position_of(board)
    assert parse_fen(data.draw(loose_fens(board)), position.variant) == position


@both_games
@given(data=st.data())
def test_every_legal_move_is_explained_as_legal(italian: bool, data: st.DataObject) -> None:
    position = position_of(data.draw(any_board(italian)))
    legal = legal_moves(position)
    for move in legal:
        whole = judged(position, move.path)
        assert isinstance(whole, Legal)
        assert (move.path, move.captured) in routes(list(whole.moves))
        short = judged(position, (move.start, move.end))
        assert isinstance(short, Legal)
        assert list(short.moves) == [
            each for each in legal if (each.start, each.end) == (move.start, move.end)
        ]


@both_games
@given(data=st.data())
def test_what_a_score_writes_is_read_back_as_the_same_move(italian: bool, data: st.DataObject) -> None:
    position = position_of(data.draw(any_board(italian)))
    legal = legal_moves(position)
    for move in legal:
        for text in (format_move(move, legal), format_path(move)):
            squares = parse_move(text)
            assert squares is not None
            assert squares.has_capture_sign == move.is_capture
            meant = judged(position, squares.squares)
            assert isinstance(meant, Legal)
            assert all(move.has_same_effect(each) for each in meant.moves)


@both_games
@given(data=st.data())
def test_moves_that_are_told_apart_are_written_apart(italian: bool, data: st.DataObject) -> None:
    legal = distinct_moves(legal_moves(position_of(data.draw(any_board(italian)))))
    assert len({format_move(move, legal) for move in legal}) == len(legal)


@given(board=chain_boards(italian=False))
def test_a_capture_may_be_given_by_any_squares_landed_on(board: Board) -> None:
    position = position_of(board)
    legal = legal_routes(board)
    for route in capture_routes(board)[:200]:
        if written(board, route) in legal and len(route[0]) > 2:
            verdict = judged(position, route[0])
            assert isinstance(verdict, Legal)
            assert {(move.path[-1], move.captured) for move in verdict.moves} == {
                (route[0][-1], route[1])
            }


@both_games
@given(data=st.data())
def test_a_complete_capture_that_falls_is_refused_by_the_first_rule_that_removes_it(
    italian: bool, data: st.DataObject
) -> None:
    board = data.draw(chain_boards(italian))
    position = position_of(board)
    ends = {(path[0], path[-1]) for path, _ in legal_routes(board)}
    for (path, _), reason in fallen_routes(board).items():
        if len(path) == 2 and path in ends:
            continue
        verdict = judged(position, path)
        assert isinstance(verdict, Illegal)
        if len(path) > 2:
            assert verdict.reason.value == reason


RULES = ["most-pieces", "with-king", "most-kings", "kings-first"]


@both_games
@given(data=st.data())
def test_two_numbers_that_mean_no_legal_move_fall_to_the_rule_that_its_best_route_falls_to(
    italian: bool, data: st.DataObject
) -> None:
    board = data.draw(chain_boards(italian))
    position = position_of(board)
    legal_ends = {(path[0], path[-1]) for path, _ in legal_routes(board)}
    last: dict[tuple[int, int], str] = {}
    for (path, _), reason in fallen_routes(board).items():
        ends = path[0], path[-1]
        last[ends] = max(last.get(ends, reason), reason, key=RULES.index)
    for ends, reason in last.items():
        if ends not in legal_ends:
            verdict = judged(position, ends)
            assert isinstance(verdict, Illegal)
            assert verdict.reason.value == reason


@both_games
@given(data=st.data())
def test_a_capture_that_stops_early_is_refused_and_never_completed(
    italian: bool, data: st.DataObject
) -> None:
    board = data.draw(chain_boards(italian))
    position = position_of(board)
    legal, fallen = legal_routes(board), fallen_routes(board)
    for path, captured in [*legal, *fallen]:
        for length in range(3, len(path)):
            begun = captured[: length - 1]
            ways_on = [each for each in legal if begins(each, path[0], begun)]
            verdict = judged(position, path[:length])
            assert isinstance(verdict, Illegal)
            if ways_on:
                assert verdict.reason is IllegalReason.MUST_CONTINUE
                assert verdict.at == path[length - 1]
            else:
                reasons = [why for each, why in fallen.items() if begins(each, path[0], begun)]
                assert verdict.reason.value == max(reasons, key=RULES.index)


def begins(route: Route, start: int, captured: tuple[int, ...]) -> bool:
    """Whether a complete capture begins from a square with these pieces."""
    path, its = route
    return path[0] == start and its[: len(captured)] == captured


@both_games
@settings(max_examples=settings().max_examples // 4)
@given(data=st.data())
def test_a_legal_capture_without_a_landing_is_no_wrong_step(italian: bool, data: st.DataObject) -> None:
    board = data.draw(chain_boards(italian))
    position = position_of(board)
    for path, captured in legal_routes(board):
        for left_out in range(1, len(path) - 1):
            told = path[:left_out] + path[left_out + 1 :]
            verdict = judged(position, told)
            if len(told) > 2 and captured and isinstance(verdict, Illegal):
                assert verdict.reason in (
                    IllegalReason.LANDING_LEFT_OUT,
                    IllegalReason.MUST_CONTINUE,  # of another one
                    IllegalReason.STILL_A_MAN,
                )


REASONS_OF_CAPTURES = {
    *(IllegalReason.NOTHING_TO_CAPTURE, IllegalReason.PASSED_TWICE, IllegalReason.CAPTURES_NEXT),
    *(IllegalReason.ONE_MOVE_AT_A_TIME, IllegalReason.LANDING_LEFT_OUT, IllegalReason.MOST_PIECES),
    *(IllegalReason.NEW_KING_WAITS, IllegalReason.PROMOTION_ENDS_CAPTURE),
    *(IllegalReason.OWN_PIECE_PASSED, IllegalReason.NO_ROOM_BEHIND, IllegalReason.MUST_CONTINUE),
    *(IllegalReason.MAN_TAKES_KING, IllegalReason.MAN_CAPTURES_BACKWARD),
    *(IllegalReason.WITH_KING, IllegalReason.MOST_KINGS, IllegalReason.KINGS_FIRST),
}
"""Why a capture that goes on where nothing more is to be taken is refused: never as a step."""


@both_games
@given(data=st.data())
def test_a_step_more_than_a_capture_has_is_refused(italian: bool, data: st.DataObject) -> None:
    board = data.draw(chain_boards(italian))
    position = position_of(board)
    for path, _ in [*legal_routes(board), *fallen_routes(board)][:6]:
        for way in DIAGONALS:
            for square in board.line(path[-1], way):
                verdict = judged(position, (*path, square))
                assert isinstance(verdict, Illegal)
                assert verdict.reason in REASONS_OF_CAPTURES


@both_games
@given(data=st.data())
def test_a_quiet_move_is_refused_while_a_capture_is_compulsory(
    italian: bool, data: st.DataObject
) -> None:
    board = data.draw(any_board(italian))
    legal = legal_routes(board)
    assume(legal and legal[0][1])
    ends = {(path[0], path[-1]) for path, _ in [*legal, *fallen_routes(board)]}
    for squares, _ in quiet_routes(board):
        if squares not in ends:
            verdict = judged(position_of(board), squares)
            assert isinstance(verdict, Illegal)
            assert verdict.reason is IllegalReason.MUST_CAPTURE


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: each.text.value)
@given(data=st.data())
def test_any_squares_at_all_get_an_answer(regulation: Regulation, data: st.DataObject) -> None:
    italian = regulation.variant is ITALIAN
    board = data.draw(any_board(italian))
    position = position_of(board)
    near = st.sampled_from(sorted(board.own or {1}))
    anywhere = st.integers(-1, board.squares + 1)
    rest = data.draw(st.lists(anywhere, min_size=1, max_size=5))
    squares = (data.draw(near | anywhere), *rest)
    sign = data.draw(st.booleans())
    verdict = explain(position, squares, regulation, has_capture_sign=sign)
    if isinstance(verdict, Illegal):
        assert verdict.article.number
        assert list(verdict.instead) == legal_moves(position)
    else:
        assert set(verdict.moves) <= set(legal_moves(position))
    assert isinstance(verdict, Legal) == is_legal(board, squares)


@both_games
@given(data=st.data())
def test_a_walk_from_square_to_square_is_legal_just_when_it_follows_a_legal_route(
    italian: bool, data: st.DataObject
) -> None:
    board = data.draw(chain_boards(italian))
    position = position_of(board)
    squares = [data.draw(st.sampled_from(sorted(board.own)))]
    for _ in range(data.draw(st.integers(1, 5))):
        reach = [square for way in DIAGONALS for square in board.line(squares[-1], way)]
        squares.append(data.draw(st.sampled_from(reach)))
    verdict = judged(position, tuple(squares))
    assert isinstance(verdict, Legal) == is_legal(board, tuple(squares))


def is_legal(board: Board, squares: tuple[int, ...]) -> bool:
    """Whether the squares mean a legal move: its two ends, or every square landed on.

    A flying king may be given by other landings than the written ones, if it goes the same way.
    """
    legal = legal_routes(board)
    if any(squares in (path, (path[0], path[-1])) for path, _ in legal):
        return True
    course = course_of(board, squares)
    if board.italian or squares[0] not in board.kings or course is None or len(squares) == 2:
        return False
    return any(
        course == course_of(board, path) and lands_truly(board, squares, captured)
        for path, captured in legal
        if captured
    )


def lands_truly(board: Board, squares: tuple[int, ...], captured: tuple[int, ...]) -> bool:
    """Whether every square named is free, and something is captured on the way to each."""
    return not any(square in board.occupied - {squares[0]} for square in squares) and all(
        set(captured) & set(course_of(board, leg) or ()) for leg in pairwise(squares)
    )


def course_of(board: Board, squares: tuple[int, ...]) -> list[int] | None:
    """Every square passed over, one by one; None where the squares leave the board or a diagonal."""
    if not all(1 <= square <= board.squares for square in squares):
        return None
    course = [squares[0]]
    for start, end in pairwise(squares):
        line = next((line for way in DIAGONALS if end in (line := board.line(start, way))), None)
        if line is None:
            return None
        course += line[: line.index(end) + 1]
    return course


@given(board=chain_boards(italian=True))
def test_a_capture_whose_ends_fit_one_of_fewer_pieces_is_known(board: Board) -> None:
    position = position_of(board)
    every = capture_routes(board)
    for move in legal_moves(position):
        shorter = [
            path
            for path, _ in every
            for taken in range(1, min(len(path), len(move.captured)))
            if (path[0], path[taken]) == (move.start, move.end)
        ]
        assert has_shorter(position, move) is bool(shorter)


@both_games
@given(data=st.data())
def test_moves_by_their_ends_are_those_among_all_legal_ones(italian: bool, data: st.DataObject) -> None:
    position = position_of(data.draw(st.one_of(any_board(italian), chain_boards(italian))))
    legal = legal_moves(position)
    assert has_capture(position) is any(move.is_capture for move in legal)
    squares = range(1, position.variant.geometry.squares + 1)
    for start in {1, squares[-1], *(move.start for move in legal)}:
        for end in squares:
            wanted = [move for move in legal if (move.start, move.end) == (start, end)]
            assert legal_between(position, start, end) == wanted
