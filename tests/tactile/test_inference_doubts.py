"""What is no move, or not known to be one: take-backs, boards being set up, sensors that lie."""

import pytest

from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.tactile.inference import (
    Agrees,
    Amended,
    Behind,
    Doubtful,
    GoneBack,
    Made,
    Order,
    Unfinished,
    Unlike,
    infer,
    order_of_captures,
)
from assistant.tactile.reading import Sense, reading_of
from tests.tactile.support.boards import (
    ANSWER,
    ANSWERED,
    ASKED,
    BEHIND,
    CAPTURE,
    CIRCLE,
    QUIET,
    SLIDE,
    at_rest,
    every_sense,
    italian,
    move_of,
    paths,
    pieces,
    unsure,
)


@every_sense
def test_a_take_back_by_pieces(sense: Sense) -> None:
    after_one = QUIET.after(move_of(QUIET, 22, 18))
    after_two = after_one.after(move_of(after_one, 10, 13))
    standing = at_rest(after_two, past=(after_one, QUIET))
    assert infer(reading_of(after_one, sense), standing) == GoneBack(1)
    assert infer(reading_of(QUIET, sense), standing) == GoneBack(2)


def test_a_king_that_goes_back_by_a_legal_move_takes_nothing_back() -> None:
    one = italian("W:WK22:BK3")
    two = one.after(move_of(one, 22, 18))
    three = two.after(move_of(two, 3, 7))
    four = three.after(move_of(three, 18, 22))
    back = move_of(four, 7, 3)
    standing = at_rest(four, past=(three, two, one))
    assert infer(reading_of(one), standing) == Made((back,))


@every_sense
def test_what_stands_there_while_the_board_is_set_up_means_nothing(sense: Sense) -> None:
    after_one = QUIET.after(move_of(QUIET, 22, 18))
    standing = at_rest(after_one, shown=None, past=(QUIET,))
    passing = infer(reading_of(QUIET, sense), standing)
    assert isinstance(passing, Unlike)
    assert passing.target == after_one
    start = at_rest(start_position(ITALIAN), shown=None)
    one_man_amiss = pieces(start.wanted, off=[21], white=[17], sense=sense)
    assert isinstance(infer(one_man_amiss, start), Unlike)
    assert infer(reading_of(start.wanted, sense), start) == Agrees()


@every_sense
def test_pieces_put_back_after_a_take_back_by_word_make_no_move(sense: Sense) -> None:
    after_one = QUIET.after(move_of(QUIET, 22, 18))
    after_two = after_one.after(move_of(after_one, 10, 13))
    standing = at_rest(QUIET, shown=after_two)
    assert infer(reading_of(after_two, sense), standing) == Behind()
    # The board passes through the very move that was taken back.
    assert infer(reading_of(after_one, sense), standing) == Unfinished((), (13,))
    assert infer(reading_of(QUIET, sense), standing) == Agrees()


def test_a_move_that_was_announced_and_has_been_made_hurries_nobody() -> None:
    reading = pieces(ANSWERED, off=[22], white=[19])
    standing = at_rest(ANSWERED, announced=ANSWER)
    assert infer(reading, standing) == Made((move_of(ANSWERED, 22, 19),))


def test_an_unsure_square_of_the_announced_move_leaves_a_doubt() -> None:
    reading = unsure(pieces(ASKED, off=[10, 22], white=[19], black=[14]), 10)
    made = Made((move_of(ANSWERED, 22, 19),), is_hasty=True, is_seen=False)
    assert infer(reading, BEHIND) == made


def test_a_move_that_was_announced_wrongly_is_not_believed() -> None:
    standing = BEHIND._replace(announced=move_of(ASKED, 1, 5))
    reading = pieces(ASKED, off=[10, 22], white=[19], black=[14])
    assert not isinstance(infer(reading, standing), Made)


def test_a_ghost_and_a_stuck_square_are_told_and_then_left_out() -> None:
    ghost = pieces(QUIET, white=[15])
    answer = infer(ghost, at_rest(QUIET))
    assert isinstance(answer, Unlike)
    assert [each.square for each in answer.differences] == [15]
    assert infer(unsure(ghost, 15), at_rest(QUIET)) == Agrees()
    moved = unsure(pieces(QUIET, off=[22], white=[18, 15]), 15)
    assert infer(moved, at_rest(QUIET)) == Made((move_of(QUIET, 22, 18),))


@every_sense
def test_a_ghost_where_a_piece_may_go_is_no_piece_that_goes_there(sense: Sense) -> None:
    answer = infer(pieces(QUIET, white=[18], sense=sense), at_rest(QUIET))
    assert isinstance(answer, Unlike)
    assert [each.square for each in answer.differences] == [18]


@every_sense
def test_a_king_cannot_be_in_two_places(sense: Sense) -> None:
    twice = pieces(SLIDE, off=[46], white=[37, 23], sense=sense)
    assert isinstance(infer(twice, at_rest(SLIDE)), Unlike)
    also_at_home = pieces(SLIDE, white=[37], sense=sense)
    assert isinstance(infer(also_at_home, at_rest(SLIDE)), Unlike)


def test_a_capturing_piece_never_stands_where_a_captured_one_stood() -> None:
    assert isinstance(infer(pieces(CAPTURE, off=[22, 18], white=[18]), at_rest(CAPTURE)), Unlike)


def test_two_moves_that_only_unsure_squares_could_tell_apart() -> None:
    answer = infer(unsure(pieces(QUIET, off=[22], white=[18]), 18, 19), at_rest(QUIET))
    assert isinstance(answer, Made)
    assert paths(answer) == [(22, 18), (22, 19)]
    assert not answer.is_seen


def test_a_piece_in_the_air_over_an_unsure_square_may_not_have_landed() -> None:
    in_the_air = unsure(pieces(QUIET, off=[22]), 18)
    assert infer(in_the_air, at_rest(QUIET)) == Made((move_of(QUIET, 22, 18),), is_seen=False)
    landed = unsure(pieces(QUIET, off=[22], white=[19]), 18)
    assert infer(landed, at_rest(QUIET)) == Made((move_of(QUIET, 22, 19),))


def test_captured_men_under_unsure_squares_may_still_stand_there() -> None:
    reading = unsure(pieces(CAPTURE, off=[22, 18], white=[6]), 10)
    assert infer(reading, at_rest(CAPTURE)) == Made((move_of(CAPTURE, 22, 6),), is_seen=False)


def test_two_explanations_are_asked_about() -> None:
    wanted = italian("B:W18,32:B9")
    before = italian("W:W22,32:B13")
    reading = reading_of(italian("W:W18,32:B13"))
    standing = at_rest(wanted, before=before, before_legal=tuple(legal_moves(before)))
    reply, other = move_of(wanted, 9, 13), move_of(before, 22, 18)
    assert infer(reading, standing) == Doubtful((Made((reply,)), Amended((other,))))


def test_an_earlier_position_that_only_looks_like_a_legal_result_is_asked_about() -> None:
    earlier = italian("W:W10,32:B18")
    reading = pieces(QUIET, off=[22], white=[18], sense=Sense.OCCUPANCY)
    answer = infer(reading, at_rest(QUIET, past=(earlier,)))
    assert answer == Doubtful((Made((move_of(QUIET, 22, 18),)), GoneBack(1)))


def test_a_board_swept_clean_is_upset() -> None:
    start = start_position(INTERNATIONAL)
    answer = infer(pieces(start, off=range(1, 51)), at_rest(start))
    assert isinstance(answer, Unlike)
    assert answer.is_upset


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ([18, 10], Order.DIRECT),
        ([10, 18], Order.INVERSE),
    ],
)
def test_the_order_in_which_captured_men_are_taken_off(order: list[int], expected: Order) -> None:
    readings = [pieces(CAPTURE, off=[22, *order[:n]], white=[6]) for n in range(3)]
    assert order_of_captures(move_of(CAPTURE, 22, 6), readings) is expected
    assert order_of_captures(move_of(CAPTURE, 22, 6), [readings[0], readings[2]]) is Order.UNSEEN
    assert order_of_captures(move_of(CAPTURE, 22, 6), readings[:1]) is Order.UNSEEN
    assert order_of_captures(move_of(CAPTURE, 22, 6), []) is Order.UNSEEN


def test_the_order_of_captures_beyond_two() -> None:
    move = move_of(CIRCLE, 38, 16, 2, 24, 38)
    assert move.captured == (27, 11, 8, 29)

    def order(*squares: int) -> Order:
        states = [pieces(CIRCLE, off=squares[:n]) for n in range(5)]
        return order_of_captures(move, states)

    assert order(27, 11, 8, 29) is Order.DIRECT
    assert order(29, 8, 11, 27) is Order.INVERSE
    assert order(11, 27, 8, 29) is Order.OTHER
    # Put back and taken off anew: the second time counts.
    again = [pieces(CIRCLE, off=off) for off in ([], [29], [], [27], [27, 11], [27, 11, 8])]
    again.append(pieces(CIRCLE, off=[27, 11, 8, 29]))
    assert order_of_captures(move, again) is Order.DIRECT
    assert order_of_captures(move, [unsure(each, 8) for each in again]) is Order.UNSEEN
