"""Questions about the record: what was played, whose turn it is, and how the game has ended."""

from collections.abc import Callable

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.playing.move import tell_outcome
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.game import (
    GameGoesOn,
    LastMovesTold,
    LastMoveTold,
    MoveNumberTold,
    ScoreTold,
    TurnTold,
)
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.side import Side


def _tell_last(conversation: Conversation, meant: CommandMeant) -> None:
    plies = conversation.game.plies
    if meant.number is None:
        last = plies[-1] if plies else None
        told = LastMoveTold(last.side, last.written) if last else LastMoveTold(None, "")
        conversation.say(told)
        return
    latest = plies[-meant.number :] if meant.number else []
    written = tuple(ply.written for ply in latest)
    first = latest[0].side if latest else None
    conversation.say(LastMovesTold(Moves(written), len(written), first))


def _tell_result(conversation: Conversation, meant: CommandMeant) -> None:
    """The result and its article, as often as it is asked for; before the end, whose turn it is."""
    outcome = conversation.game.outcome
    if outcome:
        tell_outcome(conversation, outcome)
    else:
        conversation.say(GameGoesOn())
        _tell_turn(conversation, meant)


def _tell_turn(conversation: Conversation, meant: CommandMeant) -> None:
    if conversation.game.outcome:
        _tell_result(conversation, meant)
        return
    side = conversation.side_to_move
    is_you = conversation.settings.people == (side,)
    conversation.say(TurnTold(side, conversation.settings.player(side).name, is_you))


def _tell_move_number(conversation: Conversation, meant: CommandMeant) -> None:
    side = conversation.side_to_move
    conversation.say(MoveNumberTold(str(_number_of(conversation, len(conversation.game.plies))), side))


def _tell_score(conversation: Conversation, meant: CommandMeant) -> None:
    game = conversation.game
    plies = game.plies
    if not plies:
        conversation.say(LastMoveTold(None, ""))
    lines: dict[int, dict[Side, str]] = {}
    for place, ply in enumerate(plies):
        lines.setdefault(_number_of(conversation, place), {})[ply.side] = ply.written
    for number, moves in lines.items():
        white, black = moves.get(Side.WHITE, ""), moves.get(Side.BLACK, "")
        conversation.say(ScoreTold(str(number), white, black))
    if game.outcome:
        _tell_result(conversation, meant)


def _number_of(conversation: Conversation, ply: int) -> int:
    """The number of the full move that a ply belongs to, from 1."""
    begins_with_black = conversation.game.start.side_to_move is Side.BLACK
    return (ply + begins_with_black) // 2 + 1


RECORD_QUESTIONS: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.LAST_MOVE: _tell_last,
    Command.TURN: _tell_turn,
    Command.RESULT: _tell_result,
    Command.MOVE_NUMBER: _tell_move_number,
    Command.SCORE: _tell_score,
}
