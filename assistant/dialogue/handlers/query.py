"""Questions: answered in every state, and none of them changes the game."""

from collections.abc import Callable
from dataclasses import replace

from assistant.dialogue.conversation import Conversation, Expected
from assistant.dialogue.effects import ReadOn
from assistant.dialogue.handlers.board import BOARD_QUESTIONS, have_square, missing_square, sides
from assistant.dialogue.handlers.draw import count_hint
from assistant.dialogue.handlers.engine import tell_computers_turn
from assistant.dialogue.handlers.foresight import FORESIGHT, FORESIGHT_OF_MOVES
from assistant.dialogue.handlers.helping import HELPING
from assistant.dialogue.handlers.move import (
    first_hint,
    tell_deciding_rule,
    tell_outcome,
    tell_refusal,
    tell_what_next,
    written_whole,
)
from assistant.narration.facts.board import WhichSquare
from assistant.narration.facts.fact import Moves, Squares
from assistant.narration.facts.foresight import WhichMoveWanted
from assistant.narration.facts.game import (
    GameGoesOn,
    GameIsOver,
    LastMovesTold,
    LastMoveTold,
    MoveNumberTold,
    ScoreTold,
    TurnTold,
)
from assistant.narration.facts.rules import (
    CanBePlayed,
    CapturesTold,
    LegalMovesTold,
    MovableTold,
    MovesOfOtherTold,
    MovesOfTold,
    NoMovesOf,
    NothingWasRefused,
    ThreatenedTold,
)
from assistant.narration.facts.talk import (
    NoQuestionsLeft,
    QuestionDropped,
    QuestionsLeft,
)
from assistant.parsing.commands import CommandMeant, parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.moves import Understood, parse_move_text, parse_square
from assistant.rules.capture import complete_captures
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_path
from assistant.rules.quiet import quiet_moves
from assistant.rules.side import Side
from assistant.rules.threats import capturable


def answer_question(conversation: Conversation, meant: CommandMeant) -> None:
    """Answer one question, if the game allows it; what tells nothing is not counted."""
    allowed = conversation.settings.questions
    is_counted = meant.command in ABOUT_POSITION and not conversation.game.outcome
    if is_counted and allowed is not None and conversation.questions_asked >= allowed:
        conversation.say(NoQuestionsLeft(allowed))
        return
    if meant.command in _ABOUT_SQUARES and not meant.squares:
        _ask_square(conversation, meant)
        return
    if meant.command in FORESIGHT_OF_MOVES and not meant.move:
        _ask_move(conversation, meant)
        return
    conversation.has_told = False
    _QUESTIONS[meant.command](conversation, meant)
    has_told = conversation.has_told and missing_square(conversation, meant.move) is None
    if is_counted and allowed is not None and has_told:
        conversation.questions_asked += 1
        conversation.say(QuestionsLeft(allowed - conversation.questions_asked))


def _ask_square(conversation: Conversation, meant: CommandMeant) -> None:
    """Which square a question is about; it is counted when it is answered."""

    def take(conversation: Conversation, text: str) -> bool:
        square = parse_square(text, conversation.words)
        if square is not None:
            answer_question(conversation, replace(meant, squares=(square,)))
        elif parse_command(text, conversation.words) in _ENOUGH:
            conversation.say(QuestionDropped(is_over=bool(conversation.game.outcome)))
            return True
        return square is not None

    conversation.say(WhichSquare())
    if not conversation.asked:
        conversation.expected = Expected(take)


def _ask_move(conversation: Conversation, meant: CommandMeant) -> None:
    """Which move a question is about; it is counted when it is answered."""
    if _is_over(conversation) or not _is_persons_turn(conversation):
        return

    def take(conversation: Conversation, text: str) -> bool:
        game = conversation.game
        read = parse_move_text(text, game.position, game.regulation, conversation.words)
        if isinstance(read, Understood):
            answer_question(conversation, replace(meant, move=read.move.path))
        return isinstance(read, Understood)

    conversation.say(WhichMoveWanted())
    if not conversation.asked:
        conversation.expected = Expected(take)


_ENOUGH = (CommandMeant(Command.NO), CommandMeant(Command.QUIT))
_ABOUT_SQUARES = frozenset(
    {
        *(Command.SQUARE, Command.NEIGHBOURS, Command.DIAGONALS),
        *(Command.ATTACKERS, Command.DEFENDERS),
    }
)
"""Questions that are about one square."""


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


def _tell_moves(conversation: Conversation, meant: CommandMeant) -> None:
    if _is_over(conversation) or _tell_of_other(conversation, meant):
        return
    if not _is_persons_turn(conversation):
        return
    moves = distinct_moves(conversation.game.legal)
    if meant.move:
        _tell_whether(conversation, meant.move)
    elif not meant.squares:
        conversation.say(LegalMovesTold(written_whole(moves), len(moves)))
    elif have_square(conversation, meant):
        for square in meant.squares:
            own = [move for move in moves if move.start == square]
            if own:
                conversation.say(MovesOfTold(str(square), written_whole(own), len(own)))
            else:
                conversation.say(NoMovesOf(str(square), _why_none(conversation, square)))


def _tell_of_other(conversation: Conversation, meant: CommandMeant) -> bool:
    """What the side that is not to move could play if it were its turn, where that side is meant."""
    position = conversation.game.position
    asked = sides(conversation, meant.whose) if meant.whose else ()
    if asked != (position.side_to_move.opponent,):
        return False
    (side,) = asked
    moves = distinct_moves(legal_moves(position.with_side_to_move(side)))
    conversation.say(MovesOfOtherTold(side, written_whole(moves), len(moves)))
    return True


def _why_none(conversation: Conversation, square: int) -> str:
    """Why nothing can be moved from a square."""
    position = conversation.game.position
    piece = position.piece_at(square)
    if piece is None:
        return "empty"
    if piece.side is not position.side_to_move:
        return "opponent"
    is_free = any(move.start == square for move in quiet_moves(position))
    has_captures = any(move.is_capture for move in complete_captures(position))
    return "capture" if has_captures and is_free else "blocked"


def _tell_whether(conversation: Conversation, squares: tuple[int, ...]) -> None:
    """Whether a move can be played, and if not, why: a question, which is no attempt."""
    game = conversation.game
    verdict = explain(game.position, squares, game.regulation)
    if isinstance(verdict, Illegal):
        conversation.say(CanBePlayed("-".join(map(str, squares)), is_legal=False))
        tell_refusal(conversation, squares, verdict, is_tried=False)
    else:
        conversation.say(CanBePlayed(format_path(verdict.move), is_legal=True))
        own = [move for move in distinct_moves(game.legal) if move.start == squares[0]]
        if len(own) > 1:
            conversation.say(MovesOfTold(str(squares[0]), written_whole(own), len(own)))


def _tell_movable(conversation: Conversation, meant: CommandMeant) -> None:
    if _is_over(conversation) or _tell_of_other(conversation, meant):
        return
    if _is_persons_turn(conversation):
        starts = tuple(sorted({move.start for move in conversation.game.legal}))
        conversation.say(MovableTold(Squares(starts), len(starts)))


def _tell_captures(conversation: Conversation, meant: CommandMeant) -> None:
    if _is_over(conversation):
        return
    if meant.whose and sides(conversation, meant.whose) != (conversation.side_of_listener,):
        # "What can Black take" asks for one's own in danger.
        _tell_threatened(conversation, replace(meant, whose=None))
        return
    if not _is_persons_turn(conversation):
        return
    moves = [move for move in distinct_moves(conversation.game.legal) if move.is_capture]
    conversation.say(CapturesTold(written_whole(moves), len(moves)))
    if moves:
        tell_deciding_rule(conversation)


def _tell_threatened(conversation: Conversation, meant: CommandMeant) -> None:
    """What could be captured of a side if it were the other's turn (Capo I, 5.2: in presa)."""
    position = conversation.game.position
    (side,) = sides(conversation, meant.whose) if meant.whose else (position.side_to_move,)
    squares = capturable(position.with_side_to_move(side.opponent))
    conversation.say(ThreatenedTold(side, Squares(squares), len(squares)))


def _tell_why(conversation: Conversation, meant: CommandMeant) -> None:
    """Why the last move was refused, or the one asked about cannot be; else why one must capture."""
    outcome = conversation.game.outcome
    if outcome:
        tell_outcome(conversation, outcome)
    elif meant.move or meant.squares:
        _tell_moves(conversation, meant)
    elif conversation.last_refusal:
        tell_refusal(conversation, *conversation.last_refusal)
    elif not (conversation.may_tell_position and _tell_compulsory(conversation)):
        conversation.say(NothingWasRefused())


def _tell_compulsory(conversation: Conversation) -> bool:
    """By which article the person must take, if anything is to be taken and might be left."""
    game = conversation.game
    if conversation.player_to_move.is_computer or not any(move.is_capture for move in game.legal):
        return False
    left = quiet_moves(game.position)
    verdict = explain(game.position, left[0].path, game.regulation) if left else None
    if isinstance(verdict, Illegal):
        tell_refusal(conversation, left[0].path, verdict, is_tried=False)
    else:
        _tell_captures(conversation, CommandMeant(Command.CAPTURES))
    return True


def _repeat(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say_again()


def _spell(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say_again(digit_by_digit=True)


def _repeat_slowly(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say_again(slowly=True)


def _go_on(conversation: Conversation, meant: CommandMeant) -> None:
    """Go on with a long reading that was cut off: what that was, only the voice knows."""
    conversation.is_repeating = True
    conversation.emit(ReadOn())


def _hint(conversation: Conversation, meant: CommandMeant) -> None:
    """The hints that hold now, which are said of themselves only once."""
    if conversation.game.outcome:
        tell_what_next(conversation)
    else:
        for hint in (first_hint(conversation), count_hint(conversation)):
            if hint:
                conversation.say(hint)


def _is_over(conversation: Conversation) -> bool:
    """Whether the game is over; says so if it is."""
    if conversation.game.outcome:
        conversation.say(GameIsOver())
    return bool(conversation.game.outcome)


def _is_persons_turn(conversation: Conversation) -> bool:
    """Whether a person is to move; says so if not."""
    if conversation.player_to_move.is_computer:
        tell_computers_turn(conversation)
        return False
    return True


_OTHER_QUESTIONS: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.LAST_MOVE: _tell_last,
    Command.TURN: _tell_turn,
    Command.RESULT: _tell_result,
    Command.MOVE_NUMBER: _tell_move_number,
    Command.SCORE: _tell_score,
    Command.MOVES: _tell_moves,
    Command.MOVABLE: _tell_movable,
    Command.CAPTURES: _tell_captures,
    Command.THREATENED: _tell_threatened,
    Command.WHY: _tell_why,
    Command.REPEAT: _repeat,
    Command.SPELL: _spell,
    Command.REPEAT_SLOWLY: _repeat_slowly,
    Command.GO_ON: _go_on,
    Command.HINTS: _hint,
}

_QUESTIONS = BOARD_QUESTIONS | FORESIGHT | HELPING | _OTHER_QUESTIONS

QUESTIONS = frozenset(_QUESTIONS)
"""The commands that only ask: they are answered in every state and change nothing."""

ABOUT_POSITION = (
    frozenset(BOARD_QUESTIONS)
    | frozenset(FORESIGHT)
    | {*(Command.MOVES, Command.MOVABLE, Command.CAPTURES, Command.THREATENED)}
)
"""The questions whose answers tell what stands where: a game without sight of the board counts them."""
