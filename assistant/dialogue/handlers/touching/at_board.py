"""What people ask for who sit at boards with sensors: put right, compared, adjusted, set up."""

from assistant.dialogue.handlers.asking.needs_yes import confirm
from assistant.dialogue.handlers.playing.new_game import begin_position
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.handlers.touching.guiding import restore, tell_awaited, tell_hands
from assistant.dialogue.handlers.touching.irregular import lone_differences, suspect, tell_irregular
from assistant.dialogue.handlers.touching.touched import annul_count
from assistant.dialogue.questions import Question, SetUp, WhiteToMove
from assistant.dialogue.seats import Seat
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Contents
from assistant.narration.facts.irregular import (
    Adjusting,
    AdjustingRefused,
    NoCaptureYet,
    OrderTold,
)
from assistant.narration.facts.tactile import (
    CompareTold,
    NoBoard,
    SetUpAsked,
    SetUpRefused,
)
from assistant.parsing.meanings import Command
from assistant.rules.fen import FenError, format_fen, parse_fen
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.tactile.inference import order_of_captures
from assistant.tactile.reading import Reading, Sense


def obey_at_board(talk: Talk, command: Command) -> None:
    """Do what is asked, on the boards that answer."""
    there = [seat for seat in talk.table.seats if seat.is_there]
    seats = [seat for seat in there if seat.reading]
    if not there:
        talk.say(NoBoard(bool(talk.table.seats)))
        return
    if not seats:
        tell_awaited(talk, there[0])
        return
    match command:
        case Command.RESTORE:
            for seat in seats:
                _restore(talk, seat)
        case Command.COMPARE:
            _compare(talk, seats)
        case Command.ADJUST:
            _adjust(talk, seats)
        case Command.CAPTURE_ORDER:
            _tell_order(talk)
        case Command.ANNUL_COUNT:
            annul_count(talk)
        case Command.SET_UP:
            _set_up(talk, seats[0])


def _restore(talk: Talk, seat: Seat) -> None:
    """Guide the pieces back. Who asks again, and nothing has changed, sees what a sensor does not."""
    assert seat.reading
    was_asked = seat.of_record.restored == seat.reading
    seat.note_of_record(restored=seat.reading)
    seat.trusted = ()
    squares = lone_differences(talk, seat) if was_asked else []
    if squares and not talk.here.asked:
        suspect(talk, seat, *squares)
    else:
        restore(talk, seat)


def _compare(talk: Talk, seats: list[Seat]) -> None:
    """What each board has otherwise than the record, which decides; or that all is the same."""
    if any(tell_irregular(talk, seat) for seat in seats):
        return  # who asks is told of it, whether its player has finished or not
    position = talk.game.position
    wrong = [(seat, seat.reading.differences(position)) for seat in seats if seat.reading]
    told = [(seat, differences) for seat, differences in wrong if differences]
    for seat, differences in told:
        should = Contents(tuple((each.square, each.wanted) for each in differences))
        count = len(differences)
        tell_hands(talk, seat, CompareTold("game", seat.name, count, should), count)
    if not told:
        kind = "boards" if len(seats) > 1 else "game"
        talk.say(CompareTold(kind, "", 0, Contents(())))


def _adjust(talk: Talk, seats: list[Seat]) -> None:
    """Who is to move, and nobody else, may straighten pieces after saying so (Capo I, 3.9 and 3.11)."""
    regulation = talk.game.regulation
    own = [seat for seat in seats if talk.side_to_move in seat.sides]
    if not own or talk.game.outcome:
        talk.say(AdjustingRefused(regulation.adjusting_out_of_turn))
        return
    for seat in own:
        seat.note(is_adjusting=True)
        seat.note_of_record(is_excused=True)
    talk.say(Adjusting(regulation.adjusting))


def _tell_order(talk: Talk) -> None:
    """In which order the pieces of the last capture made on a board were taken off (Capo I, 5.12)."""
    on_each = [seat.of_game for seat in talk.table.seats]
    made = [(each.made_at, each.captures) for each in on_each if each.captures]
    if not made:
        talk.say(NoCaptureYet())
        return
    move, readings = max(made, key=lambda each: each[0])[1]
    order = order_of_captures(move, readings)
    talk.say(OrderTold(order.value, talk.game.regulation.taking_off))


def _set_up(talk: Talk, seat: Seat) -> None:
    """A new game from what stands on the board, when it is told who is to move."""
    reading = seat.reading
    assert reading
    position = _position_of(reading)
    if isinstance(position, SetUpRefused):
        talk.say(position)
        return
    if talk.game.outcome or not talk.game.plies:
        ask_side(talk, seat.number, position)
    else:
        confirm(talk, "new", SetUp(seat.number, position))


def ask_side(talk: Talk, seat: int, position: Position) -> None:
    """Ask who is to move in what stands on a board, by its number."""
    talk.ask(Question(SetUpAsked(), WhiteToMove(seat, position)))


def begin_set_up(talk: Talk, about: WhiteToMove, side: Side) -> None:
    """Begin a game from what stands on a board, with this side to move."""
    seat, start = talk.table.seats[about.seat], about.position.with_side_to_move(side)
    begin_position(talk, start)
    seat.agree(start)
    open_game(talk)


def _position_of(reading: Reading) -> Position | SetUpRefused:
    """What stands on the board as a position with White to move, or why it is none."""
    if reading.sense is Sense.OCCUPANCY:
        return SetUpRefused("no-colours")
    if reading.unsure or reading.occupied & ~(reading.white | reading.black):
        return SetUpRefused("unsure")
    kings = reading.kings
    if reading.sense is not Sense.PIECE:
        base = reading.variant.geometry.base_mask
        kings = reading.white & base[Side.BLACK] | reading.black & base[Side.WHITE]
    position = Position(reading.variant, Side.WHITE, reading.white, reading.black, kings)
    try:
        return parse_fen(format_fen(position), reading.variant)
    except FenError as error:
        return SetUpRefused(error.problem.value, error.detail)
