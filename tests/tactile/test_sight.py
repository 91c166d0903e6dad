"""From messages to what counts: the board is recognised first, then its readings settle."""

from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN
from assistant.tactile.codes import DGT_DRAUGHTS, TDB, Calibration
from assistant.tactile.messages import Changed, Dumped, Faulted, Introduced, Message, Pressed
from assistant.tactile.orientation import Orientation
from assistant.tactile.settling import Overdue, Settled
from assistant.tactile.sight import Recognised, Sight, Sighting, Unrecognised
from tests.tactile.boards import italian

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
