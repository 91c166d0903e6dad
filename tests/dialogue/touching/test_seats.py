"""The states of a seat, what an event makes of each, and that an agreement leaves nothing of before."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.seats import (
    NEVER_AGREED,
    NOT_GUIDED,
    Away,
    Following,
    Guiding,
    Known,
    Seat,
    SinceAgreed,
    SinceChanged,
    Unknown,
    copied_seat,
)
from assistant.narration.facts.tactile import BoardReady
from assistant.rules.fen import parse_fen
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.tactile.reading import Reading, Sense, reading_of
from assistant.values import replaced
from tests.dialogue.support.board_talk import COMPUTER, ON_BOARD, BoardTalk, at_board
from tests.dialogue.support.talk import settings_for
from tests.dialogue.touching.test_boards_anyhow import STARTS, AnyTalk, happenings

# States, events, states

FEN = "W:W22,32:B10"
WAYS: dict[str, tuple[str, ...]] = {
    "Away": (),
    "Unknown": ("= found",),
    "Following": ("= found", "= set up", "= recognised", "= read"),
    "Guiding": ("= found", "= set up", "= recognised", "= read", "= -22 +17w", "> ripristina"),
    "Away(Unknown)": ("= found", "= lost unplugged"),
}
WAYS["Away(Following)"] = (*WAYS["Following"], "= lost unplugged")
WAYS["Away(Guiding)"] = (*WAYS["Guiding"], "= lost unplugged")
"""How each state is come to, in a game at one board."""

TABLE = """
Away              lost missing              Away
Away              found                     Unknown
Away              read                      Away
Away              recognised                Away
Unknown           found                     Unknown
Unknown           lost unplugged            Away(Unknown)
Unknown           unrecognised 5            Unknown
Unknown           touched 22                Unknown
Unknown           sensor 14                 Unknown
Unknown           recognised                Following
Unknown           read                      Following
Following         found                     Following
Following         lost unplugged            Away(Following)
Following         recognised                Following
Following         unrecognised 5            Following
Following         read                      Following
Following         touched 22                Following
Following         sensor 14                 Following
Following         -22 +18w                  Following
Following         -22 +17w overdue          Following
Following         -22 overdue               Following
Guiding           found                     Guiding
Guiding           lost unplugged            Away(Guiding)
Guiding           recognised                Following
Guiding           unrecognised 5            Guiding
Guiding           read                      Guiding
Guiding           -32 overdue               Guiding
Guiding           -17 +22w                  Following
Away(Unknown)     found                     Unknown
Away(Unknown)     read                      Away(Unknown)
Away(Following)   found                     Following
Away(Following)   lost missing              Away(Following)
Away(Following)   recognised                Away(Following)
Away(Following)   -22 +18w                  Away(Following)
Away(Following)   touched 22                Away(Following)
Away(Following)   sensor 14                 Away(Following)
Away(Guiding)     found                     Guiding
Away(Guiding)     -17 +22w                  Away(Guiding)
"""
COMMANDED = """
Following         ripristina                Following
Following         confronta                 Following
Following         accomodo                  Following
Guiding           ripristina                Guiding
Guiding           22-18                     Guiding
Away(Guiding)     ripristina                Away(Guiding)
"""


def name_of(state: object) -> str:
    was = state.was if isinstance(state, Away) else None
    return f"{type(state).__name__}({type(was).__name__})" if was else type(state).__name__


def rows(table: str) -> list[tuple[str, str, str]]:
    found = []
    for line in table.strip().splitlines():
        state, *event, becomes = line.split()
        found.append((state, " ".join(event), becomes))
    return found


def come_to(state: str) -> BoardTalk:
    """A game at one board that has come to a state."""
    talk = BoardTalk(settings_for(ITALIAN_FID, FEN, white=ON_BOARD, black=COMPUTER, boards=1))
    talk.hands[0].set_up(talk.game.position)
    for line in WAYS[state]:
        talk.act(line)
    assert name_of(seat_of(talk).state) == state
    return talk


def seat_of(talk: BoardTalk, at: int = 0) -> Seat:
    return talk.dialogue.talk.table.seats[at]


@pytest.mark.parametrize(("state", "event", "becomes"), rows(TABLE))
def test_what_an_event_makes_of_a_state(state: str, event: str, becomes: str) -> None:
    talk = come_to(state)
    talk.act(f"= {event}")
    assert name_of(seat_of(talk).state) == becomes


@pytest.mark.parametrize(("state", "line", "becomes"), rows(COMMANDED))
def test_what_a_line_makes_of_a_state(state: str, line: str, becomes: str) -> None:
    talk = come_to(state)
    talk.type(line)
    assert name_of(seat_of(talk).state) == becomes


@pytest.mark.parametrize("state", [state for state in WAYS if state.startswith("Away")])
def test_what_a_board_says_that_is_away_changes_nothing(state: str) -> None:
    talk = come_to(state)
    before = copied_seat(seat_of(talk))
    for event in ("recognised", "read", "-32 confirmed", "touched 22", "sensor 14", "unrecognised 5"):
        assert talk.act(f"= {event}") == []
    assert seat_of(talk) == before
    assert not talk.game.plies


def test_a_sensor_that_is_left_out_ends_the_guiding() -> None:
    talk = come_to("Guiding")
    talk.act("= sensor 14")
    talk.type("si")
    assert name_of(seat_of(talk).state) == "Following"
    assert seat_of(talk).left_out == (14,)


def test_what_is_asked_to_be_put_right_is_asked_for_the_first_time_once_the_record_has_changed() -> (
    None
):
    talk = at_board(FEN)
    talk.act("= +18w overdue")
    talk.type("ripristina")
    assert seat_of(talk).of_record.restored == talk.reading
    talk.type("ripristina")
    talk.type("no")
    talk.type("si")
    assert seat_of(talk).left_out == (22,)
    talk.type("22-18")
    assert seat_of(talk).of_record.restored is None
    assert talk.type("ripristina") == ["Togli la pedina bianca dalla 22."]


def test_what_is_answered_while_the_board_is_away_is_done() -> None:
    talk = at_board(FEN)
    talk.act("= lost unplugged")
    talk.act("= found")
    talk.act("= -22 +18w")
    talk.act("= lost unplugged")
    talk.type("si")
    assert talk.played == ["22-18"]
    assert seat_of(talk).since == SinceAgreed(talk.game.position)
    talk.act("= found")
    assert name_of(seat_of(talk).state) == "Following"


def test_a_board_that_comes_back_keeps_what_it_agreed_with_and_nothing_that_was_told() -> None:
    talk = come_to("Away(Following)")
    seat = seat_of(talk)
    agreed = seat.since
    assert agreed.shown == talk.game.position
    talk.act("= found")
    assert seat.since == replaced(agreed, is_wrong=True, is_doubtful=True)
    assert seat.state == Following()


def test_a_new_game_keeps_what_was_learnt_of_the_board_and_no_move_of_the_last_one() -> None:
    talk = at_board(FEN)
    talk.act("= -22 +18w")
    seat = seat_of(talk)
    seat.left_out, seat.has_shown_kings = (5,), True
    assert seat.of_game.made_at == 1
    talk.type("nuova")
    talk.type("si")
    assert not talk.game.plies
    assert seat_of(talk) is seat
    assert seat.of_game.made_at == 0
    assert seat.left_out == (5,)
    assert seat.has_shown_kings


# Values of which nothing stays behind

POSITIONS = [parse_fen(fen, ITALIAN) for fen in (FEN, "B:W18,32:B10", "W:WK22:BK10", "W:W17,32:B14")]
READINGS = [reading_of(position, sense) for position in POSITIONS for sense in Sense]
MOVE = Move((22, 18), (), False, 1, 2, 0)

positions = st.sampled_from(POSITIONS)
readings = st.sampled_from(READINGS)
maybe = st.one_of(st.none(), readings)
squares = st.integers(1, 32)

NOTED: dict[str, st.SearchStrategy[Any]] = {
    "shown": st.one_of(st.none(), positions),
    "readings": st.lists(readings, max_size=3).map(tuple),
    "told": st.one_of(st.none(), st.just(BoardReady("")), squares),
    "declined": maybe,
    "is_wrong": st.booleans(),
    "corrected": st.one_of(st.none(), positions),
    "is_adjusting": st.booleans(),
    "on_light": st.integers(0, 3),
    "is_doubtful": st.booleans(),
    "contradicting": st.tuples(squares, st.lists(readings, max_size=2).map(tuple)),
}


def noting(name: str) -> st.SearchStrategy[tuple[str, tuple[Any, ...], dict[str, Any]]]:
    return st.tuples(st.just("note"), st.just(()), st.fixed_dictionaries({name: NOTED[name]}))


def calling(
    name: str, *given: st.SearchStrategy[Any], **named: st.SearchStrategy[Any]
) -> st.SearchStrategy[tuple[str, tuple[Any, ...], dict[str, Any]]]:
    return st.tuples(st.just(name), st.tuples(*given), st.fixed_dictionaries(named))


records = st.tuples(positions, st.integers(0, 9))
steps = st.one_of(
    *(noting(name) for name in NOTED),
    calling("come", positions),
    calling("go"),
    calling("recognise", records),
    calling("read", readings, records),
    calling("wait", st.sampled_from(["", "settled", "confirmed"])),
    calling("agree", positions, readings),
    calling("follow"),
    calling("guide"),
    calling("note_of_record", touched=squares, is_excused=st.booleans(), restored=maybe),
    calling("note_of_game", made_at=st.integers(0, 9), captures=st.just((MOVE, ()))),
)
pasts = st.lists(steps, max_size=12)


def happen(seat: Seat, past: list[tuple[str, tuple[Any, ...], dict[str, Any]]]) -> Seat:
    for name, given_, named in past:
        getattr(seat, name)(*given_, **named)
    return seat


def test_everything_that_is_noted_until_the_board_agrees_is_tried_here() -> None:
    assert {*NOTED} == {*SinceAgreed.value_names}


@settings(max_examples=300, deadline=None)
@given(pasts, positions, readings)
def test_once_a_board_agrees_nothing_of_before_can_be_seen(
    past: list[Any], position: Position, reading: Reading
) -> None:
    seat = happen(Seat(0, (Side.WHITE,)), past)
    seat.read(reading, (position, 0))
    waiting = seat.waiting
    seat.agree(position, reading)
    assert seat.since == SinceAgreed(position, (reading,))
    assert seat.known == Following(reading, waiting)


@settings(max_examples=300, deadline=None)
@given(pasts, pasts)
def test_neither_a_seat_nor_its_copy_sees_what_happens_at_the_other(
    past: list[Any], then: list[Any]
) -> None:
    seat = happen(Seat(0, (Side.WHITE,), "white"), past)
    copy, before = copied_seat(seat), repr(seat)
    assert copy == seat
    happen(copy, then)
    copy.marked, copy.left_out, copy.trusted = (1,), (2,), (3,)
    assert repr(seat) == before
    after = repr(copy)
    happen(seat, then)
    seat.marked, seat.left_out, seat.trusted = (4,), (5,), (6,)
    assert repr(copy) == after


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_has_happened_in_a_game_a_board_that_agrees_is_as_new(data: st.DataObject) -> None:
    black = data.draw(st.sampled_from([COMPUTER, ON_BOARD]))
    fen = data.draw(st.sampled_from(STARTS[ITALIAN_FID]))
    boards = data.draw(st.sampled_from([1, 2]))
    talk = AnyTalk(settings_for(ITALIAN_FID, fen, white=ON_BOARD, black=black, boards=boards))
    for hands in talk.hands:
        hands.set_up(talk.game.position)
    for what, number, how in data.draw(happenings):
        talk.happen(what, number, how)
        for seat in talk.turn.table.seats:
            if not seat.known:  # nothing can have happened on it yet
                assert (seat.since, seat.of_record) == (NEVER_AGREED, NOT_GUIDED)
            assert isinstance(seat.state, Away | Unknown | Following | Guiding)
    for _ in range(10):
        if talk.turn.here.asked or talk.turn.here.choice:
            talk.type("no")
    if talk.turn.conversation.is_closed:
        return
    talk.search(0)
    talk.at = 0
    talk.hands[0].set_up(talk.game.position)
    talk.on_board("found")
    talk.on_board("read")
    seat = seat_of(talk)
    assert seat.since == SinceAgreed(talk.game.position, (talk.reading,))
    assert seat.state == Following(talk.reading)
    assert seat.of_record == SinceChanged((talk.game.position, len(talk.game.plies)))


# A fault takes everything back


def fail(*_: object, **__: object) -> None:
    raise RuntimeError("of ours")


HAPPENS: list[tuple[str, str, Callable[[BoardTalk], object]]] = [
    ("made.play", "a move", lambda talk: talk.act("= -22 +18w")),
    ("irregular.tell_wrong", "a contradiction", lambda talk: talk.act("= +15b overdue")),
    ("guiding.tell_step", "a step", lambda talk: talk.type("ripristina")),
]


@pytest.mark.parametrize(
    ("place", "do"), [(place, do) for place, _, do in HAPPENS], ids=[name for _, name, _ in HAPPENS]
)
def test_a_seat_is_what_it_was_before_a_fault(
    place: str, do: Callable[[BoardTalk], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = at_board(FEN)
    if place == "guiding.tell_step":
        talk.act("= +15b")
    before = repr(seat_of(talk))
    monkeypatch.setattr(f"assistant.dialogue.handlers.touching.{place}", fail)
    with pytest.raises(RuntimeError):
        do(talk)
    assert talk.dialogue.talk.table.seats[0] == seat_of(talk)
    # What stood there was not read either, as far as the seat knows.
    assert repr(seat_of(talk)) == before
    assert isinstance(seat_of(talk).state, Known)
