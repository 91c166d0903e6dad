"""Why a move that was given is not played: by which rule, and what may be played instead."""

from assistant.dialogue.handlers.asking.crowning import tell_crowning
from assistant.dialogue.handlers.asking.position import has_missing_square
from assistant.dialogue.handlers.playing.coaching import tell_deciding_rule
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.handlers.playing.which import ask_which
from assistant.dialogue.talk import Talk
from assistant.game.arbiter_deeds import TryRefused
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.foresight import CapturesOfTold, NobodyThere
from assistant.narration.facts.rules import (
    CapturesTold,
    InsteadMoves,
    InsteadPieces,
    MovesOfTold,
    NoSuchMoveTold,
    SquaresWanted,
)
from assistant.narration.refusals import refused, without_squares
from assistant.parsing.moving.moves import Lack, NoSuchMove
from assistant.rules.articles import IllegalReason
from assistant.rules.capture import complete_captures
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move


def tell_no_such_move(talk: Talk, read: NoSuchMove, *, is_tried: bool = True) -> None:
    """No legal move does what was said: what the named piece can do, or which pieces can move."""
    game, (lack, square) = talk.game, (read.lack, read.square)
    if square is not None and has_missing_square(talk, (square,)):
        return
    if is_tried and not talk.explains_refusals:
        talk.say(SquaresWanted(), sounds=["refused"])
        return
    can_tell = square is not None and talk.may_tell_position
    if square and can_tell and lack is Lack.CAPTURE and any(move.is_capture for move in game.legal):
        tell_captures_of(talk, square)
        return
    own = [move for move in distinct_moves(game.legal) if move.start == square]
    if own and can_tell and lack is Lack.ARRIVAL:
        _complete(talk, own)
        return
    movers = tuple(sorted({move.start for move in game.legal}))
    if not talk.may_tell_position:
        movers = ()
    named = "" if square is None else str(square)
    is_elsewhere = lack is Lack.PROMOTION and named and any(move.promotes for move in game.legal)
    of_lack = "promotion-there" if is_elsewhere else lack.value
    told = NoSuchMoveTold(of_lack, named, Squares(movers), len(movers))
    talk.say(told, sounds=["refused"] if is_tried else [])
    if is_elsewhere and talk.may_tell_position:
        tell_crowning(talk, [game.position.side_to_move])


def tell_captures_of(talk: Talk, square: int) -> None:
    """What the piece on a square can take, or that it can take nothing, and then what can."""
    if has_missing_square(talk, (square,)):
        return
    position = talk.game.position
    piece = position.piece_at(square)
    own: list[Move] = []
    if piece is None:
        talk.say(NobodyThere(str(square)))
    else:
        all_moves = distinct_moves(legal_moves(position.with_side_to_move(piece.side)))
        own = [move for move in all_moves if move.is_capture and move.start == square]
        is_to_move = piece.side is position.side_to_move
        if is_to_move and not own and _tell_outranked(talk, square):
            return
        talk.say(CapturesOfTold(str(square), is_to_move, written_whole(own), len(own)))
        if not is_to_move:
            return
    if not own:
        tell_captures(talk)


def _tell_outranked(talk: Talk, square: int) -> bool:
    """Which rule forbids the capture that the piece on a square could make, if there is one."""
    position, regulation = talk.game.position, talk.game.regulation
    for capture in complete_captures(position):
        refusal = explain(position, capture.path, regulation) if capture.start == square else None
        if isinstance(refusal, Illegal):
            tell_refusal(talk, capture.path, refusal, is_asked=True)
            return True
    return False


def tell_captures(talk: Talk) -> None:
    """The captures that may be made, and which rule decides among them."""
    moves = [move for move in distinct_moves(talk.game.legal) if move.is_capture]
    talk.say(CapturesTold(written_whole(moves), len(moves)))
    if moves:
        tell_deciding_rule(talk)


def _complete(talk: Talk, own: list[Move]) -> None:
    """The piece to move was named, and not where to: ask, or where there is one way only, name it."""
    if len(own) > 1:
        ask_which(talk, tuple(own))
    else:
        talk.say(MovesOfTold(str(own[0].start), written_whole(own), 1))


def tell_refusal(
    talk: Talk,
    squares: tuple[int, ...],
    refusal: Illegal,
    *,
    is_tried: bool = True,
    is_asked: bool = False,
) -> None:
    """Say why a move is illegal, by which article, and what is legal instead.

    What answers a question (`is_asked`) tells what stands in its way in every game.
    """
    sounds = ["refused"] if is_tried and not is_asked else []
    told = refused(squares, refusal, talk.game.regulation, names_pieces=talk.may_tell_position)
    if not (is_asked or talk.explains_refusals):
        talk.say(without_squares(told), sounds)
        if is_tried:
            note_try(talk, squares, refusal)
        return
    talk.say(told, sounds)
    instead, start = distinct_moves(list(refusal.instead)), told.start
    movers, takes = tuple(sorted({move.start for move in instead})), told.count
    if not talk.may_tell_position:
        return
    own = [move for move in instead if move.start == squares[0]]
    if takes or len(instead) <= len(own):
        talk.say(InsteadMoves(written_whole(instead, is_choice=True), "", bool(takes)))
    elif own:
        talk.say(InsteadMoves(written_whole(own, is_choice=True), start))
    else:
        is_own = refusal.reason not in NOT_OWN
        talk.say(InsteadPieces(start if is_own else "", Squares(movers), len(movers)))


def note_try(talk: Talk, squares: tuple[int, ...], refusal: Illegal) -> None:
    """Write down by which article a move was refused that was told without: the score has it after the
    end."""
    side, written = talk.side_to_move, "-".join(map(str, squares))
    talk.do(TryRefused(side, written, len(talk.game.plies), refusal.article, by=side))


NOT_OWN = frozenset(
    {IllegalReason.NO_SUCH_SQUARE, IllegalReason.EMPTY_SQUARE, IllegalReason.OPPONENTS_PIECE}
)
"""The refusals of a move that does not start from an own piece."""
