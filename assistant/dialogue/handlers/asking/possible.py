"""Questions about what can be played: the moves, the captures, what is in danger, and why not."""

from collections.abc import Callable, Collection
from dataclasses import replace

from assistant.dialogue.handlers.asking.allowed import asks_what_stands
from assistant.dialogue.handlers.asking.position import have_square, sides
from assistant.dialogue.handlers.asking.reason import tell_reason, was_played_by_computer
from assistant.dialogue.handlers.asking.untaken import tell_why_not_taken
from assistant.dialogue.handlers.playing.coaching import tell_deciding_rule
from assistant.dialogue.handlers.playing.computer import tell_computers_turn
from assistant.dialogue.handlers.playing.move import tell_outcome
from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.handlers.playing.refusing import tell_captures, tell_captures_of, tell_refusal
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.foresight import AttackersTold
from assistant.narration.facts.rules import (
    ArrivalsTold,
    BlockedTold,
    CanBePlayed,
    CaptureCountTold,
    LegalMovesTold,
    LongestCaptureTold,
    MovableTold,
    MovesOfOtherTold,
    MovesOfTold,
    NoMovesOf,
    NothingWasRefused,
    RulesTold,
    ThreatenedTold,
)
from assistant.narration.position_reading import kings_of
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.rules.capture import complete_captures
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_path
from assistant.rules.priority import deciding
from assistant.rules.quiet import quiet_moves
from assistant.rules.side import Side
from assistant.rules.threats import capturable, captures_of


def _tell_moves(talk: Talk, meant: CommandMeant) -> None:
    if is_over(talk):
        return
    if meant.about is About.CAPTURES and meant.squares:
        tell_captures_of(talk, meant.squares[0])
        return
    if meant.about is About.KINGS:
        _tell_moves_of_kings(talk, meant)
        return
    if _tell_of_other(talk, meant) or not is_persons_turn(talk):
        return
    moves = distinct_moves(talk.game.legal)
    if meant.move:
        is_count = meant.about is About.COUNT
        _tell_whether(talk, meant.move, is_why=meant.command is Command.WHY, is_count=is_count)
    elif not meant.squares:
        talk.say(LegalMovesTold(written_whole(moves), len(moves)))
    elif have_square(talk, meant):
        for square in meant.squares:
            _tell_moves_of(talk, square)


def _tell_moves_of(talk: Talk, square: int) -> None:
    """The moves of the piece on a square, or why it has none."""
    own = [move for move in distinct_moves(talk.game.legal) if move.start == square]
    position = talk.game.position
    piece = position.piece_at(square)
    if own:
        talk.say(MovesOfTold(str(square), written_whole(own), len(own)))
    else:
        why = _why_none(talk, square)
        talk.say(NoMovesOf(str(square), why))
        if why == "empty":  # "can I go to 28" asks what comes there
            coming = [move for move in distinct_moves(talk.game.legal) if square in move.path[1:]]
            talk.say(ArrivalsTold(str(square), written_whole(coming), len(coming)))
    if piece and piece.side is not position.side_to_move:
        moves = distinct_moves(legal_moves(position.with_side_to_move(piece.side)))
        moves = [move for move in moves if move.start == square]
        if moves:  # that there are none would sound as if that side had no moves at all
            talk.say(MovesOfOtherTold(piece.side, written_whole(moves), len(moves)))


def _tell_moves_of_kings(talk: Talk, meant: CommandMeant) -> None:
    """The moves of each king of a side, or that it has none."""
    position = talk.game.position
    (side,) = sides(talk, meant.whose) if meant.whose else (position.side_to_move,)
    kings = position.kings_of(side)
    if not kings:
        talk.say(kings_of(position, side))
    elif side is not position.side_to_move:
        moves = distinct_moves(legal_moves(position.with_side_to_move(side)))
        moves = [move for move in moves if move.start in kings]
        talk.say(MovesOfOtherTold(side, written_whole(moves), len(moves)))
    elif is_persons_turn(talk):
        for square in kings:
            _tell_moves_of(talk, square)


def _tell_of_other(talk: Talk, meant: CommandMeant) -> bool:
    """What the side that is not to move could play if it were its turn, where that side is meant: also
    by who has said which of two people they are."""
    position = talk.game.position
    is_of_speaker = len(talk.people_here) > 1 and not (meant.squares or meant.move)
    asked: tuple[Side | None, ...] = sides(talk, meant.whose) if meant.whose else ()
    if is_of_speaker and not meant.whose:
        asked = (talk.speaker,)
    if asked != (position.side_to_move.opponent,):
        return False
    side = position.side_to_move.opponent
    moves = distinct_moves(legal_moves(position.with_side_to_move(side)))
    talk.say(MovesOfOtherTold(side, written_whole(moves), len(moves)))
    return True


def _why_none(talk: Talk, square: int) -> str:
    """Why nothing can be moved from a square."""
    position = talk.game.position
    piece = position.piece_at(square)
    if piece is None:
        return "empty"
    if piece.side is not position.side_to_move:
        return "opponent"
    is_free = any(move.start == square for move in quiet_moves(position))
    has_captures = any(move.is_capture for move in complete_captures(position))
    return "capture" if has_captures and is_free else "blocked"


def _tell_whether(
    talk: Talk, squares: tuple[int, ...], *, is_why: bool, is_count: bool = False
) -> None:
    """Whether a move can be played, and if not, why: a question, which is no attempt.

    Who asks why it cannot knows that already. Or it is asked how many pieces it takes.
    """
    game = talk.game
    verdict = explain(game.position, squares, game.regulation)
    if isinstance(verdict, Illegal):
        if not (is_why or is_count):
            talk.say(CanBePlayed("-".join(map(str, squares)), is_legal=False))
        tell_refusal(talk, squares, verdict, is_asked=True)
    elif is_count:
        talk.say(CaptureCountTold(format_path(verdict.move), len(verdict.move.captured)))
    else:
        talk.say(CanBePlayed(format_path(verdict.move), is_legal=True))
        own = [move for move in distinct_moves(game.legal) if move.start == squares[0]]
        if len(own) > 1:
            talk.say(MovesOfTold(str(squares[0]), written_whole(own), len(own)))


def _tell_movable(talk: Talk, meant: CommandMeant) -> None:
    if is_over(talk) or _tell_of_other(talk, meant):
        return
    if is_persons_turn(talk):
        starts = tuple(sorted({move.start for move in talk.game.legal}))
        if meant.about is About.BLOCKED:
            _tell_blocked(talk, starts)
        else:
            talk.say(MovableTold(Squares(starts), len(starts)))


def _tell_blocked(talk: Talk, starts: Collection[int]) -> None:
    """The pieces of the side to move that cannot move."""
    position = talk.game.position
    last = position.variant.geometry.squares
    others = [square for square in range(1, last + 1) if square not in starts]
    pieces = [(square, piece) for square in others if (piece := position.piece_at(square))]
    blocked = tuple(square for square, piece in pieces if piece.side is position.side_to_move)
    talk.say(BlockedTold(Squares(blocked), len(blocked)))


def _tell_captures(talk: Talk, meant: CommandMeant) -> None:
    if is_over(talk):
        return
    if meant.whose and sides(talk, meant.whose) != (talk.side_of_listener,):
        # "What can Black take" asks for one's own in danger.
        _tell_threatened(talk, replace(meant, whose=None))
        return
    if is_persons_turn(talk):
        tell_captures(talk)


def _tell_longest_capture(talk: Talk, meant: CommandMeant) -> None:
    """The captures of a side, the listener's if none is named, that take the most pieces."""
    if is_over(talk):
        return
    (side,) = sides(talk, meant.whose) if meant.whose else (talk.side_of_listener,)
    moves = distinct_moves(legal_moves(talk.game.position.with_side_to_move(side)))
    count = max((len(move.captured) for move in moves), default=0)
    longest = [move for move in moves if count and len(move.captured) == count]
    talk.say(LongestCaptureTold(side, written_whole(longest), len(longest), count))


def _tell_threatened(talk: Talk, meant: CommandMeant) -> None:
    """What could be captured of a side if it were the other's turn (Capo I, 5.2: in presa)."""
    position = talk.game.position
    (side,) = sides(talk, meant.whose) if meant.whose else (talk.side_of_listener,)
    squares = capturable(position.with_side_to_move(side.opponent))
    talk.say(ThreatenedTold(side, Squares(squares), len(squares)))
    for square in squares if meant.about is About.BY_WHOM else ():
        captures = captures_of(position, square)
        talk.say(AttackersTold(str(square), written_whole(captures), len(captures)))


def _tell_why(talk: Talk, meant: CommandMeant) -> None:
    """Why the last move was refused, or the one asked about cannot be; else why one must capture."""
    outcome = talk.game.outcome
    if meant.about is About.RULES:
        regulation = talk.game.regulation
        talk.say(RulesTold(regulation.variant.name, regulation.name))
    elif outcome:
        tell_outcome(talk, outcome)
    elif meant.about is About.CAPTURES:
        tell_why_not_taken(talk, meant)
    elif meant.about is About.DUTY and talk.may_tell_position:
        if not _tell_compulsory(talk):
            _tell_captures(talk, CommandMeant(Command.CAPTURES))
    elif meant.move and was_played_by_computer(talk, meant.move):
        tell_reason(talk, meant)
    elif meant.move or meant.squares:
        _tell_moves(talk, meant)
    elif talk.since.last_refusal:
        is_asked = asks_what_stands(talk, meant)
        tell_refusal(talk, *talk.since.last_refusal, is_tried=False, is_asked=is_asked)
    elif not (talk.may_tell_position and _tell_compulsory(talk)):
        talk.say(NothingWasRefused())


def _tell_compulsory(talk: Talk) -> bool:
    """By which article the person must take, if anything is to be taken and might be left."""
    game = talk.game
    if talk.player_to_move.is_computer or not any(move.is_capture for move in game.legal):
        return False
    left = quiet_moves(game.position)
    verdict = explain(game.position, left[0].path, game.regulation) if left else None
    if isinstance(verdict, Illegal):
        tell_refusal(talk, left[0].path, verdict, is_asked=True)
        if deciding(game.position, complete_captures(game.position)):
            tell_deciding_rule(talk)
    else:
        _tell_captures(talk, CommandMeant(Command.CAPTURES))
    return True


def is_over(talk: Talk) -> bool:
    """Whether the game is over; says so if it is."""
    if talk.game.outcome:
        tell_over(talk)
    return bool(talk.game.outcome)


def is_persons_turn(talk: Talk) -> bool:
    """Whether a person is to move; says so if not."""
    if talk.player_to_move.is_computer:
        tell_computers_turn(talk)
        return False
    return True


POSSIBLE: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.MOVES: _tell_moves,
    Command.MOVABLE: _tell_movable,
    Command.CAPTURES: _tell_captures,
    Command.LONGEST_CAPTURE: _tell_longest_capture,
    Command.THREATENED: _tell_threatened,
    Command.WHY: _tell_why,
}
