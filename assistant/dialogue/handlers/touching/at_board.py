"""What people ask for who sit at boards with sensors: put right, compared, adjusted, set up."""

from collections.abc import Callable
from dataclasses import replace

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.confirm import confirm
from assistant.dialogue.handlers.touching.guiding import restore, tell_awaited
from assistant.dialogue.handlers.touching.irregular import lone_differences, suspect, tell_irregular
from assistant.dialogue.questions import Question
from assistant.dialogue.seats import Seat
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

AT_BOARD = frozenset(
    {Command.RESTORE, Command.COMPARE, Command.ADJUST, Command.CAPTURE_ORDER, Command.SET_UP}
)


def obey_at_board(
    conversation: Conversation, command: Command, open_game: Callable[[Conversation], None]
) -> None:
    """Do what is asked, on the boards that answer. `open_game` begins another game."""
    there = [seat for seat in conversation.table.seats if seat.is_there]
    seats = [seat for seat in there if seat.reading]
    if not there:
        conversation.say(NoBoard(bool(conversation.table.seats)))
        return
    if not seats:
        tell_awaited(conversation, there[0])
        return
    match command:
        case Command.RESTORE:
            for seat in seats:
                _restore(conversation, seat)
        case Command.COMPARE:
            _compare(conversation, seats)
        case Command.ADJUST:
            _adjust(conversation, seats)
        case Command.CAPTURE_ORDER:
            _tell_order(conversation)
        case Command.SET_UP:
            _set_up(conversation, seats[0], open_game)


def _restore(conversation: Conversation, seat: Seat) -> None:
    """Guide the pieces back. Who asks again, and nothing has changed, sees what a sensor does not."""
    assert seat.reading
    was_asked, seat.restored = seat.restored == seat.reading, seat.reading
    seat.trusted = ()
    squares = lone_differences(conversation, seat) if was_asked else []
    if squares and not conversation.asked:
        suspect(conversation, seat, *squares)
    else:
        restore(conversation, seat)


def _compare(conversation: Conversation, seats: list[Seat]) -> None:
    """What each board has otherwise than the record, which decides; or that all is the same."""
    if any(tell_irregular(conversation, seat) for seat in seats):
        return  # who asks is told of it, whether its player has finished or not
    position = conversation.game.position
    wrong = [(seat, seat.reading.differences(position)) for seat in seats if seat.reading]
    told = [(seat, differences) for seat, differences in wrong if differences]
    for seat, differences in told:
        should = Contents(tuple((each.square, each.wanted) for each in differences))
        conversation.say(CompareTold("game", seat.name, len(differences), should))
    if not told:
        kind = "boards" if len(seats) > 1 else "game"
        conversation.say(CompareTold(kind, "", 0, Contents(())))


def _adjust(conversation: Conversation, seats: list[Seat]) -> None:
    """Who is to move, and nobody else, may straighten pieces after saying so (Capo I, 3.9 and 3.11)."""
    regulation = conversation.game.regulation
    own = [seat for seat in seats if conversation.side_to_move in seat.sides]
    if not own or conversation.game.outcome:
        conversation.say(AdjustingRefused(regulation.adjusting_out_of_turn))
        return
    for seat in own:
        seat.is_adjusting = seat.is_excused = True
    conversation.say(Adjusting(regulation.adjusting))


def _tell_order(conversation: Conversation) -> None:
    """In which order the pieces of the last capture made on a board were taken off (Capo I, 5.12)."""
    made = [(seat.made_at, seat.captures) for seat in conversation.table.seats if seat.captures]
    if not made:
        conversation.say(NoCaptureYet())
        return
    move, readings = max(made, key=lambda each: each[0])[1]
    order = order_of_captures(move, readings)
    conversation.say(OrderTold(order.value, conversation.game.regulation.taking_off))


def _set_up(conversation: Conversation, seat: Seat, open_game: Callable[[Conversation], None]) -> None:
    """A new game from what stands on the board, when it is told who is to move."""
    reading = seat.reading
    assert reading
    position = _position_of(reading)
    if isinstance(position, SetUpRefused):
        conversation.say(position)
        return
    if conversation.game.outcome or not conversation.game.plies:
        _ask_side(conversation, seat, position, open_game)
    else:
        confirm(conversation, "new", lambda talk: _ask_side(talk, seat, position, open_game))


def _ask_side(
    conversation: Conversation,
    seat: Seat,
    position: Position,
    open_game: Callable[[Conversation], None],
) -> None:
    def begin(side: Side) -> None:
        start = position.with_side_to_move(side)
        conversation.go_on_with(replace(conversation.settings, start=start))
        conversation.begin_game()
        seat.shown = start
        seat.is_guiding = seat.is_wrong = False
        open_game(conversation)

    question = Question(SetUpAsked(), lambda _: begin(Side.WHITE), lambda _: begin(Side.BLACK))
    conversation.ask(question)


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
