"""Questions: answered in every state, and none of them changes the game."""

from collections.abc import Callable
from dataclasses import replace

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import ReadOn
from assistant.dialogue.handlers.asking.foresight import FORESIGHT, FORESIGHT_OF_MOVES, moves_of_square
from assistant.dialogue.handlers.asking.helping import HELPING
from assistant.dialogue.handlers.asking.position import BOARD_QUESTIONS, missing_square, sides
from assistant.dialogue.handlers.asking.possible import POSSIBLE, is_over, is_persons_turn
from assistant.dialogue.handlers.asking.reason import REASON
from assistant.dialogue.handlers.asking.ruling import RULING, rule_hint
from assistant.dialogue.handlers.playing.draw import count_hint
from assistant.dialogue.handlers.playing.move import (
    first_hint,
    tell_no_such_move,
    tell_outcome,
    tell_what_next,
    written_whole,
)
from assistant.dialogue.questions import Expected
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.foresight import WhichMoveWanted
from assistant.narration.facts.game import (
    GameGoesOn,
    LastMovesTold,
    LastMoveTold,
    MoveNumberTold,
    NotMovedYet,
    ScoreTold,
    TurnTold,
)
from assistant.narration.facts.position import WhichSquare
from assistant.narration.facts.rules import WhichMove
from assistant.narration.facts.talk import (
    NoQuestionsLeft,
    QuestionDropped,
    QuestionsLeft,
)
from assistant.parsing.answers import choose
from assistant.parsing.commands import CommandMeant, parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.moves import Lack, NoSuchMove, Understood, parse_move_text, parse_square
from assistant.rules.side import Side


def answer_question(conversation: Conversation, meant: CommandMeant) -> None:
    """Answer one question, if the game allows it; what tells nothing is not counted."""
    allowed = conversation.settings.questions
    is_counted = meant.command in ABOUT_POSITION and not conversation.game.outcome
    if is_counted and allowed is not None and conversation.tally.questions >= allowed:
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
        conversation.tally.questions += 1
        conversation.say(QuestionsLeft(allowed - conversation.tally.questions))


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
    """Which move a question is about; it is counted when it is answered.

    Of a move of which one square was said it is asked only where several have to do with that square.
    """
    if is_over(conversation) or not is_persons_turn(conversation):
        return
    moves = moves_of_square(conversation, meant.squares[0]) if meant.squares else ()
    if len(moves) == 1:
        answer_question(conversation, replace(meant, squares=(), move=moves[0].path))
        return
    if meant.squares and not moves:
        tell_no_such_move(conversation, NoSuchMove(Lack.ARRIVAL, meant.squares[0]), is_tried=False)
        return

    def take(conversation: Conversation, text: str) -> bool:
        game = conversation.game
        read = parse_move_text(text, game.position, game.regulation, conversation.words)
        chosen = read.move if isinstance(read, Understood) else None
        if moves and chosen not in moves:  # any other move is played
            chosen = choose(moves, text, game.position, conversation.words)
        if chosen:
            answer_question(conversation, replace(meant, squares=(), move=chosen.path))
        return chosen is not None

    can_name = bool(moves) and conversation.may_tell_position
    which = WhichMove(written_whole(moves, is_choice=True)) if can_name else WhichMoveWanted()
    conversation.say(which)
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
    asked = sides(conversation, meant.whose)
    if plies and len(asked) == 1 and meant.number is None:
        plies = [ply for ply in plies if ply.side in asked]
        if not plies:
            conversation.say(NotMovedYet(*asked))
            return
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
        hints = (first_hint(conversation), count_hint(conversation), rule_hint(conversation))
        for hint in hints:
            if hint:
                conversation.say(hint)


_OTHER_QUESTIONS: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.LAST_MOVE: _tell_last,
    Command.TURN: _tell_turn,
    Command.RESULT: _tell_result,
    Command.MOVE_NUMBER: _tell_move_number,
    Command.SCORE: _tell_score,
    Command.REPEAT: _repeat,
    Command.SPELL: _spell,
    Command.REPEAT_SLOWLY: _repeat_slowly,
    Command.GO_ON: _go_on,
    Command.HINTS: _hint,
}

_QUESTIONS = BOARD_QUESTIONS | FORESIGHT | HELPING | POSSIBLE | REASON | RULING | _OTHER_QUESTIONS

QUESTIONS = frozenset(_QUESTIONS)
"""The commands that only ask: they are answered in every state and change nothing."""

ABOUT_POSITION = (
    frozenset(BOARD_QUESTIONS)
    | frozenset(FORESIGHT)
    | {*(Command.MOVES, Command.MOVABLE, Command.CAPTURES, Command.THREATENED)}
)
"""The questions whose answers tell what stands where: a game without sight of the board counts them."""
