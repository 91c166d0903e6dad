"""From messages to what counts: the board is recognised first, then its readings settle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.tactile.codes import DGT_DRAUGHTS, TDB, Calibration, Codes
from assistant.tactile.messages import Changed, Dumped, Faulted, Introduced, Message, Pressed
from assistant.tactile.orientation import Orientation
from assistant.tactile.reading import Seen
from assistant.tactile.settling import Overdue, Settled
from assistant.tactile.sight import Recognised, Sight, Sighting, Strayed, Unrecognised
from tests.tactile.support.boards import italian

START = start_position(ITALIAN)
DGT = {".": 0, "w": 1, "b": 4, "W": 7, "B": 10}


def letters(position: Position) -> str:
    """What stands on each square, in order."""
    said = ""
    for square in range(1, position.variant.geometry.squares + 1):
        piece = position.piece_at(square)
        letter = "." if piece is None else piece.side.value[0]
        said += letter.upper() if piece and piece.is_king else letter
    return said


def tdb(said: str) -> Dumped:
    return Dumped(tuple(map(ord, said)))


def grid(position: Position, orientation: Orientation) -> Dumped:
    """A dump of a DGT board that lies so."""
    codes = [0] * orientation.fields
    for number, letter in enumerate(letters(position), 1):
        codes[orientation.field_of(number)] = DGT[letter]
    return Dumped(tuple(codes))


def seen(sight: Sight, message: Message, now: float, until: float) -> list[Sighting]:
    """All that comes of a message until a moment."""
    found = sight.take(message, now)
    while (due := sight.next_look()) is not None and due <= until:
        found += sight.look(due)
    return found


def test_the_start_is_recognised_however_the_board_lies() -> None:
    for turns in range(4):
        for is_mirrored in (False, True):
            orientation = Orientation(ITALIAN, 64, turns, is_mirrored)
            sight = Sight(DGT_DRAUGHTS, START)
            (found, settled) = seen(sight, grid(START, orientation), 0.0, 2.0)
            assert isinstance(found, Recognised)
            assert found.calibration.orientation == orientation
            assert isinstance(settled, Settled)
            assert settled.reading.agrees_with(START)


def test_what_stands_for_a_moment_only_is_not_recognised() -> None:
    sight = Sight(TDB, START)
    assert seen(sight, tdb(letters(START)), 0.0, 0.5) == []
    assert seen(sight, tdb("." * 32), 0.5, 3.0) == []
    (told,) = seen(sight, tdb("." * 32), 3.0, 4.0)
    assert told == Unrecognised(0)


def test_a_board_that_is_being_set_up_is_told_of_when_nothing_changes_any_more() -> None:
    sight = Sight(TDB, START)
    half = letters(START)[:20] + "." * 12
    assert seen(sight, tdb(half[:5] + "." * 27), 0.0, 2.0) == []
    assert seen(sight, tdb(half), 2.0, 6.0) == [Unrecognised(12)]
    assert seen(sight, tdb(half), 6.0, 20.0) == []  # once
    found, _ = seen(sight, tdb(letters(START)), 20.0, 22.0)
    assert isinstance(found, Recognised)


def test_without_colours_a_person_has_to_say_where_white_sits() -> None:
    sight = Sight(TDB, START)
    sight.take(Introduced(sense="occ", fields=32), 0.0)
    said = "".join("o" if each != "." else "." for each in letters(START))
    (told,) = seen(sight, tdb(said), 0.0, 4.0)
    assert isinstance(told, Unrecognised)
    assert len(told.choices) == 2
    sight.choose(told.choices[1])
    (settled,) = [each for each in seen(sight, tdb(said), 5.0, 6.0) if isinstance(each, Settled)]
    assert settled.reading.agrees_with(START)


def test_a_set_position_is_looked_for() -> None:
    there = italian("W:W21,K32:B5,12")
    sight = Sight(TDB, START)
    assert seen(sight, tdb(letters(there)), 0.0, 5.0) == [Unrecognised(4)]
    sight.expect(there)
    assert isinstance(seen(sight, tdb(letters(there)), 5.0, 8.0)[0], Recognised)


def test_a_board_that_is_known_is_not_looked_for() -> None:
    known = Calibration(Orientation(ITALIAN, 32), TDB)
    sight = Sight(TDB, START, calibration=known)
    settled, overdue = seen(sight, tdb("." * 32), 0.0, 5.0)
    assert isinstance(settled, Settled)
    assert isinstance(overdue, Overdue)


def test_a_button_confirms_at_once_and_the_others_are_handed_on() -> None:
    known = Calibration(Orientation(ITALIAN, 32), TDB)
    sight = Sight(TDB, START, stable=None, calibration=known)
    assert seen(sight, tdb(letters(START)), 0.0, 1.0) == []
    (settled,) = sight.take(Pressed("confirm", "dn"), 1.0)
    assert isinstance(settled, Settled)
    assert settled.is_confirmed
    for handed_on in (Pressed("undo", "dn"), Pressed("confirm", "up"), Faulted("battery", "9%")):
        assert sight.take(handed_on, 2.0) == [handed_on]


def test_a_button_before_anything_was_seen_is_handed_on() -> None:
    pressed = Pressed("confirm", "dn")
    assert Sight(TDB, START).take(pressed, 0.0) == [pressed]


def occupied(position: Position, *off: int) -> Dumped:
    """What a board without colours sees of a position, with some pieces in the air."""
    pieces = list(letters(position))
    for square in off:
        pieces[square - 1] = "."
    return tdb("".join("o" if each != "." else "." for each in pieces))


def asked_where_white_sits(position: Position = START) -> Sight:
    """A board without colours that has been told of."""
    sight = Sight(TDB, position)
    sight.take(Introduced(sense="occ", fields=32), 0.0)
    (told,) = seen(sight, occupied(position), 0.0, 4.0)
    assert isinstance(told, Unrecognised)
    assert len(told.choices) == 2
    return sight


@pytest.mark.parametrize(("lifted", "turns"), [(23, 0), (10, 2)])
def test_a_single_lifted_piece_says_where_white_sits(lifted: int, turns: int) -> None:
    sight = asked_where_white_sits()
    (recognised,) = sight.take(occupied(START, lifted), 5.0)
    assert isinstance(recognised, Recognised)
    assert recognised.calibration.orientation.quarter_turns == turns
    (settled,) = seen(sight, occupied(START), 5.3, 7.0)
    assert isinstance(settled, Settled)
    assert settled.reading.agrees_with(START)


def test_other_changes_say_nothing_and_it_is_asked_again() -> None:
    sight = asked_where_white_sits()
    for dump in (
        tdb("." * 32),
        occupied(START, 21, 22),
        tdb("o" * 12 + "o......." + "o" * 12),
        tdb("o" * 32),
    ):
        assert sight.take(dump, 5.0) == []
    (again,) = seen(sight, occupied(START), 6.0, 10.0)
    assert isinstance(again, Unrecognised)
    assert isinstance(sight.take(occupied(START, 32), 10.1)[0], Recognised)


def test_a_piece_that_both_ways_give_to_white_says_nothing() -> None:
    there = italian("W:W14,19,31:B2")
    sight = asked_where_white_sits(there)
    assert sight.take(occupied(there, 14), 5.0) == []
    assert sight.take(occupied(there), 5.2) == []
    assert isinstance(sight.take(occupied(there, 31), 5.4)[0], Recognised)


def test_a_piece_that_was_lifted_before_it_was_asked_says_nothing() -> None:
    sight = Sight(TDB, START)
    sight.take(Introduced(sense="occ", fields=32), 0.0)
    assert seen(sight, occupied(START), 0.0, 1.0) == []
    assert sight.take(occupied(START, 23), 1.1) == []


def test_what_is_remembered_counts_where_the_position_is_found_so() -> None:
    turned = Calibration(Orientation(ITALIAN, 32, 2), TDB)
    sight = Sight(TDB, START)
    sight.remembered = turned
    sight.take(Introduced(sense="occ", fields=32), 0.0)
    recognised, _ = seen(sight, occupied(START), 0.0, 2.0)
    assert recognised == Recognised(turned)


@pytest.mark.parametrize(
    "remembered",
    [
        Calibration(Orientation(ITALIAN, 32, 2), TDB),
        Calibration(Orientation(ITALIAN, 64), TDB),
        Calibration(Orientation(INTERNATIONAL, 50), TDB),
        Calibration(Orientation(ITALIAN, 32, 2), Codes({ord(each): Seen.UNSURE for each in ".wb"})),
    ],
)
def test_what_is_remembered_is_not_trusted_where_the_position_is_not_found_so(
    remembered: Calibration,
) -> None:
    """The colours say that the board has been turned since, or another one has its name."""
    sight = Sight(TDB, START)
    sight.remembered = remembered
    recognised = seen(sight, tdb(letters(START)), 0.0, 2.0)[0]
    assert isinstance(recognised, Recognised)
    assert recognised.calibration.orientation == Orientation(ITALIAN, 32)


def test_how_the_board_lies_can_be_forgotten_and_is_found_anew() -> None:
    sight = Sight(TDB, START, calibration=Calibration(Orientation(ITALIAN, 32, 2), TDB))
    seen(sight, tdb(letters(START)), 0.0, 5.0)
    sight.forget()
    due = sight.next_look()
    assert due is not None
    (found,) = sight.look(max(due, 5.0))
    assert isinstance(found, Recognised)
    assert found.calibration.orientation == Orientation(ITALIAN, 32)
    (settled,) = seen(sight, tdb(letters(START)), 5.0, 6.0)
    assert isinstance(settled, Settled)
    assert settled.reading.agrees_with(START)


def test_what_was_seen_before_the_line_was_cut_does_not_count() -> None:
    sight = Sight(TDB, START, calibration=Calibration(Orientation(ITALIAN, 32), TDB))
    assert seen(sight, tdb("." * 32), 0.0, 0.1) == []
    sight.begin()
    assert sight.next_look() is None
    assert [*sight.look(9.0)] == []
    assert sight.take(Pressed("confirm", "dn"), 9.0) == [Pressed("confirm", "dn")]
    (settled,) = seen(sight, tdb(letters(START)), 10.0, 11.0)
    assert isinstance(settled, Settled)
    assert settled.reading.agrees_with(START)


MESSAGES = st.one_of(
    st.builds(Dumped, st.lists(st.integers(0, 255), max_size=110).map(tuple)),
    st.builds(Introduced, sense=st.sampled_from(["occ", "col", "pce", "", "?"]), fields=st.integers()),
    st.builds(Pressed, st.sampled_from(["confirm", "undo", "?"]), st.sampled_from(["dn", "up"])),
    st.builds(Changed, st.integers() | st.none()),
)


@given(st.lists(st.tuples(MESSAGES, st.floats(0, 5)), max_size=20))
def test_nothing_raises_whatever_a_board_says(said: list[tuple[Message, float]]) -> None:
    sight, now = Sight(DGT_DRAUGHTS, START), 0.0
    for message, later in said:
        seen(sight, message, now, now + later)
        now += later


def test_pieces_beside_the_squares_are_told_when_they_stay_there_and_when_they_are_gone() -> None:
    orientation = Orientation(ITALIAN, 64)
    sight = Sight(DGT_DRAUGHTS, START)
    seen(sight, grid(START, orientation), 0.0, 2.0)
    codes = list(grid(START, orientation).codes)
    home, beside = orientation.field_of(22), orientation.field_of(22) + 1
    codes[home], codes[beside] = 0, codes[home]
    (*_, strayed, late) = seen(sight, Dumped(tuple(codes)), 3.0, 9.0)
    assert (strayed, type(late)) == (Strayed(1), Overdue)
    (*_, gone, _) = seen(sight, grid(START, orientation), 10.0, 20.0)
    assert gone == Strayed(0)
