"""Moves: where every one of them is played, whoever made it, and what is said before and after."""

from collections.abc import Sequence

from assistant.dialogue.handlers.asking.crowning import tell_crowning
from assistant.dialogue.handlers.asking.helping import tell_aid
from assistant.dialogue.handlers.asking.position import has_missing_square, offer_changes
from assistant.dialogue.handlers.playing.computer import computer_to_move, tell_computers_turn
from assistant.dialogue.handlers.playing.draw import tell_count, tell_draws
from assistant.dialogue.handlers.playing.following import follow_result
from assistant.dialogue.handlers.playing.over import tell_over, tell_what_next
from assistant.dialogue.questions import Choice, Longer, Question
from assistant.dialogue.repetition import Repeating
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_hidden
from assistant.game.deeds import OPENING
from assistant.game.draw import CountChange
from assistant.game.opening import parse_opening
from assistant.game.outcome import Outcome
from assistant.game.record import Ply
from assistant.narration.facts.fact import Moves, Squares
from assistant.narration.facts.foresight import CapturesOfTold, NobodyThere
from assistant.narration.facts.game import (
    GameEnded,
    MoveMade,
    TurnTold,
)
from assistant.narration.facts.repeating import RepeatAsked
from assistant.narration.facts.rules import (
    CaptureDecided,
    CaptureForced,
    CapturesTold,
    ChoiceIsFree,
    InsteadMoves,
    InsteadPieces,
    LongerAsked,
    LongerHidden,
    MovesOfTold,
    NoSuchMoveTold,
    SayWhole,
    WhichMove,
    WhichRoute,
)
from assistant.narration.refusals import refused
from assistant.parsing.moving.moves import Ambiguous, Lack, NoSuchMove, NotLegal, Understood
from assistant.rules.articles import IllegalReason
from assistant.rules.capture import complete_captures
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.priority import deciding
from assistant.settings.taste import Coach


def play(talk: Talk, move: Move, source: str) -> None:
    """Play a legal move, whoever made it. Nothing else plays moves.

    By correspondence it is read back before it counts.
    """
    if talk.settings.mail:
        from assistant.dialogue.handlers.corresponding.moving import ask_move

        ask_move(talk, move, source)
    else:
        play_on(talk, [move], source)


def play_again(talk: Talk, moves: Sequence[Move]) -> None:
    """Play moves again that were taken back, one after the other as they were, the computer's too."""
    if talk.settings.mail:
        play(talk, moves[0], "again")
    else:
        play_on(talk, moves, "again")


def play_on(talk: Talk, moves: Sequence[Move], source: str) -> None:
    """Play legal moves, each of which leads on to the next, and then hand on the turn."""
    game = talk.game
    for move in moves:
        change = _play_and_tell(talk, move, source)
        if game.outcome:
            end_game(talk)
            return
        tell_count(talk, change)
    if source == "again":
        tell_your_turn(talk)
    elif talk.table.terms.repeats_back:
        talk.table.repeating = Repeating(len(game.plies))
        side = talk.side_to_move
        talk.say(RepeatAsked(side, talk.settings.player(side).name))
    next_turn(talk)


def _play_and_tell(talk: Talk, move: Move, source: str) -> CountChange | None:
    game = talk.game
    change = put_on_record(talk, move, source)
    talk.note_ply(last_refusal=None, fits_none=False, refused=(), times_refused=0, question=None)
    if source != "computer":
        talk.note_ply(spoken=None, heard_squares=())
        talk.here.expected = None  # it was about the position before
        talk.here.aside = None
    ply = game.plies[-1]
    taken = Squares(move.captured)
    made = MoveMade(ply.side, told_whole(ply), len(move.captured), taken, move.promotes, str(move.end))
    sounds = [*["captured"] * len(move.captured), *["promoted"] * move.promotes]
    for each in talk.everybody():
        each.say(made, sounds=["accepted" if ply.side in each.people_here else "moved", *sounds])
    return change


def play_opening(talk: Talk) -> None:
    """Put the opening on the record of a game that has just begun; it is told with what is played."""
    settings, game = talk.settings, talk.game
    if settings.opening_moves and len(game.deeds) == 1:
        for move in parse_opening(settings.opening_moves, game.start, game.regulation):
            put_on_record(talk, move, OPENING)


def put_on_record(talk: Talk, move: Move, source: str) -> CountChange | None:
    """Play a legal move and tell the log of it, and nobody else; what it did to a count."""
    side = talk.side_to_move
    by = None if talk.settings.player(side).is_computer or source == OPENING else side
    return talk.do(talk.game.moved(move, source, by)).count


def end_game(talk: Talk) -> None:
    """Tell the result."""
    outcome = talk.game.outcome
    assert outcome is not None
    talk.here.choice = talk.table.repeating = None
    # A no is not about the end, but about a move that has ended it: see play_spoken.
    talk.note_ply(spoken=None, heard_squares=())
    tell_outcome(talk, outcome)
    follow_result(talk, outcome.winner)
    if is_hidden(talk.settings):
        tell_aid(talk)
    if talk.conversation.is_input_over:
        talk.close_at_end_of_input()
    elif talk.table.terms.match:
        from assistant.dialogue.handlers.playing.matches import after_game

        after_game(talk)
    elif talk.settings.mail:
        from assistant.dialogue.handlers.corresponding.moving import tell_ready

        tell_ready(talk)
    else:
        for each in talk.players():
            tell_what_next(each)


def tell_outcome(talk: Talk, outcome: Outcome) -> None:
    """Say how the game has ended, with the names of the people."""
    named = talk.settings.player
    winner, loser = (named(side).name if side else "" for side in (outcome.winner, outcome.loser))
    talk.say(GameEnded(outcome.termination, outcome.winner, outcome.article, winner, loser))


def next_turn(talk: Talk) -> None:
    """Hand the move to whoever has it: start the search, or tell the person what to know first."""
    is_computers = talk.player_to_move.is_computer
    if talk.conversation.is_input_over and not (is_computers and talk.settings.people):
        talk.close_at_end_of_input()
    elif is_computers:
        if not computer_to_move(talk):
            end_game(talk)
    elif not (talk.table.repeating or talk.player_to_move.is_by_mail):
        # What to know first is told when the move was repeated; by mail nobody is here to hear it.
        if len(talk.settings.people) > 1:
            tell_turn(talk)
        mover = talk.of(talk.side_to_move)
        offer_changes(mover)
        for each in talk.players():
            tell_draws(each)
        coach(mover)


def tell_turn(talk: Talk) -> None:
    """Whose turn it is, told to everybody; that it is theirs, to who is alone at a surface."""
    for each in talk.everybody():
        tell_turn_here(each)


def tell_turn_here(talk: Talk) -> None:
    """Whose turn it is, told here alone."""
    side = talk.side_to_move
    talk.say_here(TurnTold(side, talk.settings.player(side).name, talk.people_here == (side,)))


def tell_your_turn(talk: Talk) -> None:
    """That it is the turn of the only person; of two, the one is named before each move."""
    if talk.settings.people == (talk.side_to_move,):
        tell_turn(talk)


def coach(talk: Talk) -> None:
    """Tell of a compulsory capture, as much as the coach's level allows."""
    game, level = talk.game, talk.coach
    if level is Coach.OFF or not any(move.is_capture for move in game.legal):
        return
    moves = written_whole(distinct_moves(game.legal), is_choice=True)
    talk.say(CaptureForced(level.value, moves, len(moves.written)), sounds=["must-capture"])
    if level is Coach.WHY:
        tell_deciding_rule(talk)


def tell_deciding_rule(talk: Talk) -> None:
    """Which rule decides among the captures, or that the choice among several is free."""
    game = talk.game
    priority = deciding(game.position, complete_captures(game.position))
    if priority:
        article = game.regulation.article(IllegalReason(priority.value), is_king=False)
        talk.say(CaptureDecided(priority, article))
    elif len(distinct_moves(game.legal)) > 1:
        talk.say(ChoiceIsFree(game.regulation.free_choice))


def looks_on(talk: Talk) -> bool:
    """Whether who is here only looks on, and so does nothing; says so."""
    if talk.is_watching:
        from assistant.narration.facts.surfaces import LooksOn

        talk.say(LooksOn())
    return talk.is_watching


def enter_move(
    talk: Talk, read: Understood | Ambiguous | NotLegal | NoSuchMove, *, is_heard: bool = False
) -> None:
    """A person has given a move: play it, ask which, or say why not; what was only heard is no
    irregularity."""
    if looks_on(talk) or _is_no_turn(talk, read, is_heard=is_heard):
        return
    match read:
        case Understood(move, is_short=True):
            ask_longer(talk, move, "typed")
        case Understood(move):
            play(talk, move, "typed")
        case Ambiguous(moves):
            ask_which(talk, moves)
        case NotLegal(written, refusal):
            talk.note(last_refusal=(written.squares, refusal))
            talk.tally.refused += 1
            tell_refusal(talk, written.squares, refusal)
        case NoSuchMove():
            talk.note(fits_none=True)
            talk.tally.refused += 1
            tell_no_such_move(talk, read)


def _is_no_turn(talk: Talk, read: object, *, is_heard: bool) -> bool:
    """Whether no move is wanted of who gives one, or theirs is an irregularity; says so."""
    if talk.game.outcome:
        tell_over(talk)
    elif talk.player_to_move.is_computer:
        tell_computers_turn(talk)
    elif talk.table.is_undecided:
        talk.tell_asked(talk.table.asked)
    elif isinstance(read, NotLegal) and not is_heard and _is_irregular(talk, read):
        pass
    elif talk.speaker not in (None, talk.side_to_move):
        tell_turn_here(talk)
    else:
        return False
    return True


def _is_irregular(talk: Talk, read: NotLegal) -> bool:
    """Whether a move that is not legal is an irregularity: between people, with an arbiter."""
    if not talk.settings.is_arbiter:
        return False
    from assistant.dialogue.handlers.playing.irregular import is_irregular_move

    return is_irregular_move(talk, read)


def tell_no_such_move(talk: Talk, read: NoSuchMove, *, is_tried: bool = True) -> None:
    """No legal move does what was said: what the named piece can do, or which pieces can move."""
    game, (lack, square) = talk.game, (read.lack, read.square)
    if square is not None and has_missing_square(talk, (square,)):
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
            tell_refusal(talk, capture.path, refusal, is_tried=False)
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


def ask_which(talk: Talk, moves: tuple[Move, ...]) -> None:
    """Several moves were meant: ask which, without naming them to who must know them."""
    if not talk.may_tell_position:
        talk.say(SayWhole())
        return
    listed = written_whole(moves, is_choice=True)
    has_same_ends = len({(move.start, move.end) for move in moves}) == 1
    fact = WhichRoute(listed) if has_same_ends else WhichMove(listed)
    talk.here.choice = Choice(fact, moves)
    talk.say(fact)


def ask_longer(talk: Talk, move: Move, source: str) -> None:
    """Who gave the ends of a capture may have meant a shorter one: name the path first."""
    if talk.may_tell_position:
        talk.ask(Question(LongerAsked(format_path(move)), Longer(move, source)))
    else:
        talk.say(LongerHidden())


def tell_refusal(
    talk: Talk, squares: tuple[int, ...], refusal: Illegal, *, is_tried: bool = True
) -> None:
    """Say why a move is illegal, by which article, and what is legal instead."""
    names_pieces = talk.may_tell_position
    told = refused(squares, refusal, talk.game.regulation, names_pieces=names_pieces)
    talk.say(told, sounds=["refused"] if is_tried else [])
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
        is_own = refusal.reason not in _NOT_OWN
        talk.say(InsteadPieces(start if is_own else "", Squares(movers), len(movers)))


_NOT_OWN = frozenset(
    {IllegalReason.NO_SUCH_SQUARE, IllegalReason.EMPTY_SQUARE, IllegalReason.OPPONENTS_PIECE}
)
"""The refusals of a move that does not start from an own piece."""


def told_whole(ply: Ply) -> str:
    """A move as it is told: where it takes several pieces with its whole route, for the hands."""
    return format_path(ply.move) if len(ply.move.captured) > 1 else ply.written


def written_whole(moves: Sequence[Move], *, is_choice: bool = False) -> Moves:
    """Moves as they are listed: each with its whole path, which for a quiet move is two numbers."""
    return Moves(tuple(map(format_path, moves)), is_choice)
