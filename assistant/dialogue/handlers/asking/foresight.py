"""Questions about what might be: attackers and defenders of a square, what may follow a move."""

from collections.abc import Callable

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.position import have_square
from assistant.dialogue.handlers.playing.computer import tell_computers_turn
from assistant.dialogue.handlers.playing.move import tell_refusal, written_whole
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.foresight import (
    AttackersTold,
    DefendersTold,
    LossesTold,
    NobodyThere,
    NotDefended,
    RepliesTold,
    TakeBackTold,
)
from assistant.narration.facts.game import GameIsOver
from assistant.narration.facts.rules import WhichRoute
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.threats import captures_of, protectors_of, recaptures_of


def _tell_attackers(conversation: Conversation, meant: CommandMeant) -> None:
    if meant.about is About.SAFETY and _tell_arrivals(conversation, meant):
        return
    if not _have_piece(conversation, meant):
        return
    square = meant.squares[0]
    captures = captures_of(conversation.game.position, square)
    conversation.say(AttackersTold(str(square), written_whole(captures), len(captures)))


def _tell_arrivals(conversation: Conversation, meant: CommandMeant) -> bool:
    """Of an empty square: what each move that comes there would lose; whether there is one."""
    game = conversation.game
    if game.outcome or conversation.player_to_move.is_computer or not have_square(conversation, meant):
        return False
    arriving = [move for move in distinct_moves(game.legal) if move.end == meant.squares[0]]
    for move in arriving:
        _tell_losses_of(conversation, move)
    return bool(arriving)


def _tell_defenders(conversation: Conversation, meant: CommandMeant) -> None:
    if not _have_piece(conversation, meant):
        return
    position, square = conversation.game.position, meant.squares[0]
    captures = captures_of(position, square)
    if not captures:
        pieces = protectors_of(position, square)
        conversation.say(DefendersTold(str(square), Squares(pieces), len(pieces)))
        return
    back = distinct_moves([move for capture in captures for move in recaptures_of(position, capture)])
    told = NotDefended(str(square), written_whole(captures), written_whole(back), len(back))
    conversation.say(told)


def _have_piece(conversation: Conversation, meant: CommandMeant) -> bool:
    """Whether the question names a square on which a piece stands; says so if not."""
    if not have_square(conversation, meant):
        return False
    square = meant.squares[0]
    if conversation.game.position.piece_at(square) is None:
        conversation.say(NobodyThere(str(square)))
        return False
    return True


def _tell_replies(conversation: Conversation, meant: CommandMeant) -> None:
    move = _move_of(conversation, meant)
    if move:
        answers = distinct_moves(legal_moves(conversation.game.position.after(move)))
        is_capture = any(answer.is_capture for answer in answers)
        told = RepliesTold(format_path(move), written_whole(answers), len(answers), is_capture)
        conversation.say(told)


def _tell_losses(conversation: Conversation, meant: CommandMeant) -> None:
    move = _move_of(conversation, meant)
    if move:
        _tell_losses_of(conversation, move)


def _tell_losses_of(conversation: Conversation, move: Move) -> None:
    """What the opponent could take after a move, and what could then be taken back.

    Of several captures one is played: what they take is no sum, and is named only where it is the same.
    """
    after = conversation.game.position.after(move)
    answers = [answer for answer in distinct_moves(legal_moves(after)) if answer.is_capture]
    taken = {tuple(sorted(answer.captured)) for answer in answers}
    pieces = Squares(taken.pop() if len(taken) == 1 else ())
    count = max((len(answer.captured) for answer in answers), default=0)
    listed = written_whole(answers, is_choice=True)
    conversation.say(LossesTold(format_path(move), listed, pieces, count))
    for answer in answers:
        back = [each for each in distinct_moves(legal_moves(after.after(answer))) if each.is_capture]
        if back:
            conversation.say(TakeBackTold(format_path(answer), written_whole(back, is_choice=True)))


def moves_of_square(conversation: Conversation, square: int) -> tuple[Move, ...]:
    """The legal moves that a person may mean who says one square: they go there, or take what is there,
    or the piece on it makes them."""
    legal = distinct_moves(conversation.game.legal)
    return tuple(move for move in legal if square in (move.start, move.end, *move.captured))


def _move_of(conversation: Conversation, meant: CommandMeant) -> Move | None:
    """The legal move that a question names; says so if it is not legal."""
    game = conversation.game
    if game.outcome:
        conversation.say(GameIsOver())
    elif conversation.player_to_move.is_computer:
        tell_computers_turn(conversation)
    else:
        verdict = explain(game.position, meant.move, game.regulation)
        if isinstance(verdict, Illegal):
            tell_refusal(conversation, meant.move, verdict, is_tried=False)
        elif len(distinct_moves(list(verdict.moves))) > 1:
            conversation.say(WhichRoute(written_whole(verdict.moves, is_choice=True)))
        else:
            return verdict.move
    return None


FORESIGHT_OF_MOVES: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.REPLIES: _tell_replies,
    Command.LOSSES: _tell_losses,
}
"""What may follow a move, which must be named."""

FORESIGHT: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.ATTACKERS: _tell_attackers,
    Command.DEFENDERS: _tell_defenders,
    **FORESIGHT_OF_MOVES,
}
