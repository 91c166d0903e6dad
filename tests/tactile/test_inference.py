"""What has been done on a board, in cases that a referee can read; the boards are in boards.py."""

import pytest

from assistant.rules.legal import legal_moves
from assistant.rules.variant import ITALIAN
from assistant.tactile.inference import (
    Agrees,
    Amended,
    Behind,
    Made,
    Standing,
    Unfinished,
    Unlike,
    infer,
)
from assistant.tactile.reading import Seen, Sense, reading_of
from tests.tactile.support.boards import (
    ANSWERED,
    ASKED,
    BEHIND,
    CAPTURE,
    CIRCLE,
    QUIET,
    SLIDE,
    at_rest,
    every_sense,
    international,
    italian,
    move_of,
    paths,
    pieces,
)


@every_sense
def test_a_quiet_move(sense: Sense) -> None:
    answer = infer(pieces(QUIET, off=[22], white=[18], sense=sense), at_rest(QUIET))
    assert answer == Made((move_of(QUIET, 22, 18),))


@every_sense
def test_nothing_done(sense: Sense) -> None:
    assert infer(reading_of(QUIET, sense), at_rest(QUIET)) == Agrees()


@every_sense
def test_lifting_is_not_moving(sense: Sense) -> None:
    answer = infer(pieces(QUIET, off=[22], sense=sense), at_rest(QUIET))
    assert isinstance(answer, Unfinished)
    assert paths(answer) == [(22, 18), (22, 19)]
    assert answer.lifted == (22,)
    assert answer.to_take_off == ()


@every_sense
def test_a_piece_put_back_is_nothing_done(sense: Sense) -> None:
    assert isinstance(infer(pieces(QUIET, off=[22], sense=sense), at_rest(QUIET)), Unfinished)
    assert infer(reading_of(QUIET, sense), at_rest(QUIET)) == Agrees()


@every_sense
def test_a_hand_may_lift_any_piece_to_feel_it(sense: Sense) -> None:
    assert infer(pieces(QUIET, off=[10], sense=sense), at_rest(QUIET)) == Unfinished((), (10,))
    assert infer(pieces(QUIET, off=[10, 32], sense=sense), at_rest(QUIET)) == Unfinished((), (10, 32))
    three = infer(pieces(QUIET, off=[10, 22, 32], sense=sense), at_rest(QUIET))
    assert isinstance(three, Unlike), "nobody lifts three pieces to feel them: the board was upset"


def test_a_piece_set_down_where_it_may_not_is_told_square_by_square() -> None:
    answer = infer(pieces(QUIET, off=[22], white=[15]), at_rest(QUIET))
    assert isinstance(answer, Unlike)
    assert answer.target == QUIET
    assert [(each.square, each.seen) for each in answer.differences] == [
        (15, Seen.WHITE),
        (22, Seen.NOTHING),
    ]
    assert not answer.is_upset


def test_the_nearest_target_is_the_one_that_least_is_missing_to() -> None:
    answer = infer(pieces(QUIET, off=[22], white=[18, 5]), at_rest(QUIET))
    assert isinstance(answer, Unlike)
    assert answer.target == QUIET.after(move_of(QUIET, 22, 18))
    assert [each.square for each in answer.differences] == [5]


def test_a_black_man_cannot_be_the_white_man_that_moved() -> None:
    assert isinstance(infer(pieces(QUIET, off=[22], black=[18]), at_rest(QUIET)), Unlike)


def test_a_piece_of_an_unknown_kind_can() -> None:
    reading = pieces(QUIET, off=[22], white=[18])
    mask = ITALIAN.geometry.mask_of[18]
    assert infer(reading._replace(white=reading.white & ~mask), at_rest(QUIET)) == Made(
        (move_of(QUIET, 22, 18),)
    )


def test_two_pieces_that_have_changed_places() -> None:
    changed = {"off": [22, 10], "white": [10], "black": [22]}
    seen = infer(pieces(QUIET, **changed), at_rest(QUIET))
    assert isinstance(seen, Unlike)
    assert [each.square for each in seen.differences] == [10, 22]
    # Occupancy cannot see it: the board is as it should be.
    assert infer(pieces(QUIET, **changed, sense=Sense.OCCUPANCY), at_rest(QUIET)) == Agrees()


def test_nobody_moves_here_whose_moves_are_made_elsewhere() -> None:
    reading = pieces(QUIET, off=[22], white=[18])
    assert isinstance(infer(reading, at_rest(QUIET, legal=())), Unlike)


@every_sense
@pytest.mark.parametrize(
    ("off", "on", "lifted", "to_take_off"),
    [
        ([22], [], (22,), ()),
        ([22], [13], (22,), ()),
        ([22], [6], (22,), (10, 18)),
        ([22, 18], [6], (18, 22), (10,)),
        ([22, 10], [6], (10, 22), (18,)),
        ([22, 18], [13], (18, 22), ()),
        ([22, 18, 10], [], (10, 18, 22), ()),
        ([22, 18, 10], [13], (10, 18, 22), ()),
        ([18], [], (18,), ()),
        ([18, 10], [], (10, 18), ()),
    ],
)
def test_a_capture_half_done(
    sense: Sense,
    off: list[int],
    on: list[int],
    lifted: tuple[int, ...],
    to_take_off: tuple[int, ...],
) -> None:
    answer = infer(pieces(CAPTURE, off=off, white=on, sense=sense), at_rest(CAPTURE))
    assert answer == Unfinished((move_of(CAPTURE, 22, 6),), lifted, to_take_off)


@every_sense
def test_a_capture_done(sense: Sense) -> None:
    reading = pieces(CAPTURE, off=[22, 18, 10], white=[6], sense=sense)
    assert infer(reading, at_rest(CAPTURE)) == Made((move_of(CAPTURE, 22, 6),))


@every_sense
@pytest.mark.parametrize(
    ("off", "on"),
    [([38], []), ([38, 27], []), ([38], [16]), ([38, 8], [2]), ([8, 11, 27], []), ([38], [24])],
)
def test_a_circular_capture_half_done(sense: Sense, off: list[int], on: list[int]) -> None:
    answer = infer(pieces(CIRCLE, off=off, white=on, sense=sense), at_rest(CIRCLE))
    assert isinstance(answer, Unfinished)
    assert (38, 16, 2, 24, 38) in paths(answer)


@every_sense
def test_a_circular_capture_ends_where_it_began(sense: Sense) -> None:
    reading = pieces(CIRCLE, off=[8, 11, 27, 29], sense=sense)
    answer = infer(reading, at_rest(CIRCLE))
    assert isinstance(answer, Made)
    assert [(move.start, move.end) for move in answer.moves] == [(38, 38)]


@every_sense
def test_a_king_slid_on_amends_the_move_that_settled_too_early(sense: Sense) -> None:
    early, meant = move_of(SLIDE, 46, 37), move_of(SLIDE, 46, 23)
    at_37 = pieces(SLIDE, off=[46], white=[37], sense=sense)
    assert infer(at_37, at_rest(SLIDE)) == Made((early,))

    wanted = SLIDE.after(early)
    standing = Standing(wanted, (), wanted, SLIDE, tuple(legal_moves(SLIDE)), (SLIDE,))
    assert infer(at_37, standing) == Agrees()
    in_the_air = pieces(SLIDE, off=[46], sense=sense)
    assert infer(in_the_air, standing) == Unfinished((), (37,))
    at_23 = pieces(SLIDE, off=[46], white=[23], sense=sense)
    assert infer(at_23, standing) == Amended((meant,))


@every_sense
def test_a_king_slid_on_while_the_answer_is_announced_already(sense: Sense) -> None:
    early, meant = move_of(SLIDE, 46, 37), move_of(SLIDE, 46, 23)
    shown = SLIDE.after(early)
    answer = move_of(shown, 1, 6)
    wanted = shown.after(answer)
    standing = Standing(
        wanted,
        tuple(legal_moves(wanted)),
        shown,
        SLIDE,
        tuple(legal_moves(SLIDE)),
        (shown, SLIDE),
        answer,
    )
    assert infer(reading_of(shown, sense), standing) == Behind()
    at_23 = pieces(SLIDE, off=[46], white=[23], sense=sense)
    assert infer(at_23, standing) == Amended((meant,))
    # Once the answer has stood on the board, the move before it is over.
    assert not isinstance(infer(at_23, standing._replace(shown=wanted)), Amended)


def test_another_piece_instead_is_an_amendment_too() -> None:
    first, second = move_of(QUIET, 22, 18), move_of(QUIET, 32, 28)
    wanted = QUIET.after(first)
    legal = tuple(legal_moves(QUIET))
    standing = at_rest(wanted, before=QUIET, before_legal=legal, past=(QUIET,))
    assert infer(reading_of(QUIET.after(second)), standing) == Amended((second,))


@every_sense
def test_a_move_that_is_still_to_be_made_is_no_take_back(sense: Sense) -> None:
    assert infer(reading_of(ASKED, sense), BEHIND) == Behind()
    assert infer(pieces(ASKED, off=[10], sense=sense), BEHIND) == Unfinished((), (10,))
    assert infer(reading_of(ANSWERED, sense), BEHIND) == Agrees()


@every_sense
def test_the_answer_and_the_own_reply_made_together(sense: Sense) -> None:
    reading = pieces(ASKED, off=[10, 22], white=[19], black=[14], sense=sense)
    assert infer(reading, BEHIND) == Made((move_of(ANSWERED, 22, 19),), is_hasty=True)
    half = pieces(ASKED, off=[10, 22], white=[19], sense=sense)
    answer = infer(half, BEHIND)
    assert isinstance(answer, Unfinished)
    assert paths(answer) == [(22, 19)]


def test_captured_pieces_of_the_own_side_are_taken_off_for_the_opponent() -> None:
    asked = italian("B:W18,32:B14,1")
    capture = move_of(asked, 14, 21)
    standing = at_rest(asked.after(capture), shown=asked, announced=capture)
    arrived = pieces(asked, off=[14], black=[21])
    assert infer(arrived, standing) == Unfinished((), (14,), to_take_off=(18,))
    assert infer(pieces(asked, off=[18]), standing) == Unfinished((), (18,))


def test_the_opponents_king_may_be_slid_where_it_goes() -> None:
    asked = international("B:W50,45:BK46,1")
    move = move_of(asked, 46, 19)
    standing = at_rest(asked.after(move), shown=asked, announced=move)
    assert infer(pieces(asked, off=[46], black=[32]), standing) == Unfinished((), (46,))
    assert isinstance(infer(pieces(asked, off=[46], black=[14]), standing), Unlike)


# Crowning: the man on 6 goes to 2.
CROWNING = italian("W:W6,32:B25")


def test_crowning_that_the_sensors_cannot_see() -> None:
    move = move_of(CROWNING, 6, 2)
    man_on_2 = pieces(CROWNING, off=[6], white=[2], sense=Sense.PIECE)
    assert infer(man_on_2, at_rest(CROWNING)) == Made((move,))
    crowned = CROWNING.after(move)
    assert infer(man_on_2, at_rest(crowned)) == Agrees()
    assert man_on_2.uncrowned(crowned) == (2,)


def test_crowning_that_is_seen_late() -> None:
    crowned = CROWNING.after(move_of(CROWNING, 6, 2))
    in_hand = pieces(crowned, off=[2], sense=Sense.PIECE)
    assert isinstance(infer(in_hand, at_rest(crowned)), Unfinished)
    king_on_2 = reading_of(crowned)
    assert infer(king_on_2, at_rest(crowned)) == Agrees()
    assert king_on_2.uncrowned(crowned) == ()


def test_a_king_of_two_men_stacked_may_be_no_piece_that_the_board_knows() -> None:
    crowned = CROWNING.after(move_of(CROWNING, 6, 2))
    mask = ITALIAN.geometry.mask_of[2]
    reading = reading_of(crowned)
    stacked = reading._replace(white=reading.white & ~mask, kings=reading.kings & ~mask)
    assert stacked.seen_at(2) is Seen.SOMETHING
    assert infer(stacked, at_rest(crowned)) == Agrees()
