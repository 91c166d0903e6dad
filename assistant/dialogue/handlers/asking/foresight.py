"""Questions about what might be: attackers and defenders of a square, what may follow a move."""

from collections.abc import Callable

from assistant.dialogue.handlers.asking.position import have_square, missing_square
from assistant.dialogue.handlers.playing.computer import tell_computers_turn
from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.handlers.playing.refusing import tell_refusal
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.foresight import (
    AttackersTold,
    DefendersTold,
    LossesTold,
    NobodyThere,
    NotDefended,
    OthersMoveTold,
    RepliesTold,
    SafeMovesTold,
    TakeBackTold,
)
from assistant.narration.facts.rules import WhichRoute
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.threats import capturable, captures_of, protectors_of, recaptures_of


def _tell_attackers(talk: Talk, meant: CommandMeant) -> None:
    if meant.about is About.SAFETY and _tell_arrivals(talk, meant):
        return
    if not _have_piece(talk, meant):
        return
    square = meant.squares[0]
    captures = captures_of(talk.game.position, square)
    talk.say(AttackersTold(str(square), written_whole(captures), len(captures)))


def _tell_arrivals(talk: Talk, meant: CommandMeant) -> bool:
    """Of an empty square: what each move that comes there would lose; whether there is one."""
    game = talk.game
    if game.outcome or talk.player_to_move.is_computer or not have_square(talk, meant):
        return False
    arriving = [move for move in distinct_moves(game.legal) if move.end == meant.squares[0]]
    for move in arriving:
        _tell_losses_of(talk, move)
    return bool(arriving)


def _tell_defenders(talk: Talk, meant: CommandMeant) -> None:
    if not _have_piece(talk, meant):
        return
    position, square = talk.game.position, meant.squares[0]
    captures = captures_of(position, square)
    if not captures:
        pieces = protectors_of(position, square)
        talk.say(DefendersTold(str(square), Squares(pieces), len(pieces)))
        return
    back = distinct_moves([move for capture in captures for move in recaptures_of(position, capture)])
    told = NotDefended(str(square), written_whole(captures), written_whole(back), len(back))
    talk.say(told)


def _have_piece(talk: Talk, meant: CommandMeant) -> bool:
    """Whether the question names a square on which a piece stands; says so if not."""
    if not have_square(talk, meant):
        return False
    square = meant.squares[0]
    if talk.game.position.piece_at(square) is None:
        talk.say(NobodyThere(str(square)))
        return False
    return True


def _tell_replies(talk: Talk, meant: CommandMeant) -> None:
    move = _move_of(talk, meant)
    if move:
        answers = distinct_moves(legal_moves(talk.game.position.after(move)))
        is_capture = any(answer.is_capture for answer in answers)
        told = RepliesTold(format_path(move), written_whole(answers), len(answers), is_capture)
        talk.say(told)


def _tell_losses(talk: Talk, meant: CommandMeant) -> None:
    if meant.about is About.SAFETY:
        _tell_safe_moves(talk)
        return
    if meant.about is About.CHOICE and talk.here.choice:
        for each in talk.here.choice.moves[:_MOST_COMPARED]:
            _tell_losses_of(talk, each)
        return
    move = _move_of(talk, meant)
    if move:
        _tell_losses_of(talk, move)


_MOST_COMPARED = 4
"""Of more moves nobody keeps in mind what each of them loses."""


def _tell_safe_moves(talk: Talk) -> None:
    """The moves after which the opponent could take nothing."""
    if talk.game.outcome:
        tell_over(talk)
    elif talk.player_to_move.is_computer:
        tell_computers_turn(talk)
    else:
        moves = distinct_moves(talk.game.legal)
        after = talk.game.position.after
        safe = [move for move in moves if not capturable(after(move))]
        is_all = len(safe) == len(moves)
        talk.say(SafeMovesTold(written_whole(safe), len(safe), is_all))


def _tell_losses_of(talk: Talk, move: Move) -> None:
    """What the opponent could take after a move, and what could then be taken back.

    Of several captures one is played: what they take is no sum, and is named only where it is the same,
    or where each takes one piece.
    """
    after = talk.game.position.after(move)
    answers = [answer for answer in distinct_moves(legal_moves(after)) if answer.is_capture]
    taken = {tuple(sorted(answer.captured)) for answer in answers}
    pieces = Squares(next(iter(taken)) if len(taken) == 1 else ())
    if len(taken) > 1 and all(len(each) == 1 for each in taken):
        pieces = Squares(tuple(sorted(square for each in taken for square in each)), is_choice=True)
    count = max((len(answer.captured) for answer in answers), default=0)
    listed = written_whole(answers, is_choice=True)
    talk.say(LossesTold(format_path(move), listed, pieces, count))
    for answer in answers:
        back = [each for each in distinct_moves(legal_moves(after.after(answer))) if each.is_capture]
        if back:
            is_back = all(answer.end in each.captured for each in back)
            told = TakeBackTold(format_path(answer), written_whole(back, is_choice=True), is_back)
            talk.say(told)


def moves_of_square(talk: Talk, square: int) -> tuple[Move, ...]:
    """The legal moves that a person may mean who says one square: they go there, or take what is there,
    or the piece on it makes them."""
    legal = distinct_moves(talk.game.legal)
    return tuple(move for move in legal if square in (move.start, move.end, *move.captured))


def _move_of(talk: Talk, meant: CommandMeant) -> Move | None:
    """The legal move that a question names; says so if it is not legal."""
    game = talk.game
    if game.outcome:
        tell_over(talk)
    elif talk.player_to_move.is_computer:
        tell_computers_turn(talk)
    else:
        verdict = explain(game.position, meant.move, game.regulation)
        if isinstance(verdict, Illegal) and _tell_of_others(talk, meant.move):
            return None
        if isinstance(verdict, Illegal):
            tell_refusal(talk, meant.move, verdict, is_asked=True)
        elif len(distinct_moves(list(verdict.moves))) > 1:
            talk.say(WhichRoute(written_whole(verdict.moves, is_choice=True)))
        else:
            return verdict.move
    return None


def _tell_of_others(talk: Talk, squares: tuple[int, ...]) -> bool:
    """Of a move of the side that is not to move: what could be answered if it were played now.

    Whether it is one.
    """
    position = talk.game.position
    piece = position.piece_at(squares[0]) if missing_square(talk, squares) is None else None
    if piece is None or piece.side is position.side_to_move:
        return False
    verdict = explain(position.with_side_to_move(piece.side), squares, talk.game.regulation)
    if isinstance(verdict, Illegal):
        return False
    after = position.with_side_to_move(piece.side).after(verdict.move)
    answers = distinct_moves(legal_moves(after))
    is_capture = any(answer.is_capture for answer in answers)
    written = format_path(verdict.move)
    talk.say(OthersMoveTold(piece.side, written, written_whole(answers), len(answers), is_capture))
    return True


FORESIGHT_OF_MOVES: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.REPLIES: _tell_replies,
    Command.LOSSES: _tell_losses,
}
"""What may follow a move, which must be named."""

FORESIGHT: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.ATTACKERS: _tell_attackers,
    Command.DEFENDERS: _tell_defenders,
    **FORESIGHT_OF_MOVES,
}
