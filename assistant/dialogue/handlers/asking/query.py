"""Questions: answered in every state, and none of them changes the game."""

from collections.abc import Callable
from dataclasses import replace

from assistant.dialogue.effects import ReadOn
from assistant.dialogue.handlers.asking.allowed import (
    asks_what_stands,
    count_help,
    in_confidence,
    refuses_note,
    refuses_question,
    refuses_to_repeat,
)
from assistant.dialogue.handlers.asking.fen import FEN
from assistant.dialogue.handlers.asking.foresight import FORESIGHT, FORESIGHT_OF_MOVES, moves_of_square
from assistant.dialogue.handlers.asking.helping import HELPING
from assistant.dialogue.handlers.asking.match_score import MATCH_SCORE
from assistant.dialogue.handlers.asking.position import BOARD_QUESTIONS, missing_square, sides
from assistant.dialogue.handlers.asking.possible import POSSIBLE, is_over, is_persons_turn
from assistant.dialogue.handlers.asking.reason import REASON, tell_whether_due
from assistant.dialogue.handlers.asking.record_checks import check_played, of_record
from assistant.dialogue.handlers.asking.report import REPORT
from assistant.dialogue.handlers.asking.ruling import RULING, rule_hint
from assistant.dialogue.handlers.asking.score import SCORE
from assistant.dialogue.handlers.asking.stepping import (
    STEPPING,
    STUDYING,
    is_elsewhere,
    looking,
    tell_time_there,
    tell_where,
)
from assistant.dialogue.handlers.playing.draw import count_hint, tell_offer
from assistant.dialogue.handlers.playing.example import example_asked, first_hint, speaks_out_of_turn
from assistant.dialogue.handlers.playing.introducing import introduce
from assistant.dialogue.handlers.playing.move import tell_outcome, tell_turn_here
from assistant.dialogue.handlers.playing.over import tell_what_next
from assistant.dialogue.handlers.playing.refusing import tell_no_such_move
from assistant.dialogue.handlers.playing.routes import told_whole, written_whole
from assistant.dialogue.questions import Expected, MoveFor, SquareFor
from assistant.dialogue.talk import Talk
from assistant.narration.facts.draw import PositionSeen
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.foresight import NotPlayed, WhichMoveWanted
from assistant.narration.facts.game import (
    GameGoesOn,
    LastMovesTold,
    LastMoveTold,
    NotMovedYet,
)
from assistant.narration.facts.position import WhichSquare
from assistant.narration.facts.rules import WhichMove
from assistant.narration.facts.talk import QuestionDropped
from assistant.narration.kept_in_score import kept_in_score
from assistant.parsing.answers import LEAVING
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ABOUT_POSITION, ONE_SQUARE_ASKED, Trait, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.moving.moves import Lack, NoSuchMove, Understood, parse_move_text, parse_square
from assistant.parsing.which_of import choose
from assistant.rules.legal import distinct_moves
from assistant.rules.side import Side


def answer_question(talk: Talk, meant: CommandMeant) -> None:
    """Answer one question, if the game allows it, to who asks; what tells nothing is not counted."""
    was_private, talk.is_private = talk.is_private, True
    try:
        _answer(talk, meant)
    finally:
        talk.is_private = was_private


def _answer(talk: Talk, meant: CommandMeant) -> None:
    meant, is_other = of_record(talk, meant), is_elsewhere(talk)
    is_of_position = (tells_position(meant) or asks_what_stands(talk, meant)) and not is_other
    is_step = meant.command in STEPPING  # which tells a move, and what stands there only after it
    is_refused = not is_other and (refuses_note(talk, meant) or refuses_to_repeat(talk, meant))
    is_open = is_of_position and not talk.game.outcome
    if is_refused or (is_open and refuses_question(talk, is_heard=not is_step)):
        return
    if is_of_position and not is_step:
        with in_confidence(talk):
            _answer_allowed(talk, meant, is_counted=True, is_other=False)
    else:
        _answer_allowed(talk, meant, is_counted=is_of_position, is_other=is_other)


def _answer_allowed(talk: Talk, meant: CommandMeant, *, is_counted: bool, is_other: bool) -> None:
    is_read = meant.command in _LOOKED_AT or (is_other and meant.command is Command.SCORE)
    looked_at = looking(talk) if is_read else talk
    if looked_at is None:
        return
    if meant.command in ONE_SQUARE_ASKED and not meant.squares and meant.about is not About.EMPTY:
        _ask_square(talk, meant)
        return
    names_moves = meant.about in {About.SAFETY, About.CHOICE}
    if meant.command in FORESIGHT_OF_MOVES and not meant.move and not names_moves:
        _ask_move(talk, looked_at, meant)
        return
    talk.note(question=meant)
    talk.surface.has_told = False
    if looked_at is not talk:
        tell_where(talk)
    _answer_there(talk, looked_at, meant)
    has_told = talk.surface.has_told and missing_square(talk, meant.move) is None
    if has_told and is_counted and not talk.game.outcome:
        count_help(talk)


def _answer_there(talk: Talk, looked_at: Talk, meant: CommandMeant) -> None:
    """Answer it of what is looked at: what has changed earlier is no answer to what changes later."""
    here, asked_changes_at = talk.here, talk.here.asked_changes_at
    here.asked_changes_at = asked_changes_at if looked_at is talk else None
    _QUESTIONS[meant.command](looked_at, meant)
    if looked_at is not talk:
        here.asked_changes_at = asked_changes_at


def _ask_square(talk: Talk, meant: CommandMeant) -> None:
    """Which square a question is about; it is counted when it is answered."""
    talk.say(WhichSquare())
    if not talk.here.asked:
        talk.here.expected = Expected(SquareFor(meant), to=talk.speaker)


def take_square(talk: Talk, wanted: SquareFor, text: str) -> bool:
    """Answer the question about the square of a line, if it is one."""
    square = parse_square(text, talk.words)
    if square is not None:
        answer_question(talk, replace(wanted.meant, squares=(square,)))
    elif parse_command(text, talk.words) in LEAVING:
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        return True
    return square is not None


def _ask_move(talk: Talk, looked_at: Talk, meant: CommandMeant) -> None:
    """Which move a question is about; it is counted when it is answered.

    Of a move of which one square was said it is asked only where several have to do with that square,
    and of one of which nothing was said, or that it captures, only where there are several. Which those
    are the position that is looked at tells; the answer is given, and counted, at the game.
    """
    if is_over(looked_at) or not is_persons_turn(looked_at):
        return
    is_capture = meant.about is About.CAPTURES
    legal = tuple(distinct_moves(looked_at.game.legal))
    if is_capture and not legal[0].is_capture:
        tell_no_such_move(looked_at, NoSuchMove(Lack.CAPTURE), is_tried=False)
        return
    is_some = is_capture or len(legal) == 1
    moves = moves_of_square(looked_at, meant.squares[0]) if meant.squares else legal if is_some else ()
    if len(moves) == 1:
        answer_question(talk, replace(meant, squares=(), about=None, move=moves[0].path))
        return
    if meant.squares and not moves:
        tell_no_such_move(looked_at, NoSuchMove(Lack.ARRIVAL, meant.squares[0]), is_tried=False)
        return
    can_name = bool(moves) and looked_at.may_tell_position and not speaks_out_of_turn(talk)
    which = (
        WhichMove(written_whole(moves, is_choice=True))
        if can_name
        else WhichMoveWanted(example_asked(talk, looked_at))
    )
    looked_at.say(which)
    if not talk.here.asked:
        talk.here.expected = Expected(MoveFor(meant, tuple(moves)), to=talk.speaker)


def take_move(talk: Talk, wanted: MoveFor, text: str) -> bool:
    """Answer the question about the move of a line, if it is one of those that it may be about."""
    looked_at = looking(talk)
    if looked_at is None:
        return True
    game, moves = looked_at.game, wanted.moves
    read = parse_move_text(text, game.position, game.regulation, talk.words)
    chosen = read.move if isinstance(read, Understood) else None
    if moves and chosen not in moves:  # any other move is played
        chosen = choose(moves, text, game.position, talk.words)
    if chosen:
        answer_question(talk, replace(wanted.meant, squares=(), about=None, move=chosen.path))
        if not moves and talk.questions is None:
            talk.say(NotPlayed())  # it was a line like any other that gives a move
    return chosen is not None


def tells_position(meant: CommandMeant) -> bool:
    """Whether an answer tells what stands where: also why a piece cannot be taken, or moved."""
    is_why = meant.command is Command.WHY and meant.about is not About.RULES
    is_of_board = meant.about is About.CAPTURES or bool(meant.squares and not meant.move)
    return meant.command in ABOUT_POSITION or (is_why and is_of_board)


_OF_DUTY = frozenset({About.DUTY, About.LEGAL})
_PERSONS = frozenset({Whose.OWN, Whose.ENEMY})


def _tell_last(talk: Talk, meant: CommandMeant) -> None:
    plies = talk.game.plies
    # Of two people at one machine who says "I" need not be who is to move.
    is_either = len(talk.people_here) > 1 and talk.speaker is None and meant.whose in _PERSONS
    asked = tuple(Side) if is_either and meant.move else sides(talk, meant.whose)
    if meant.about in _OF_DUTY and tell_whether_due(talk, meant, asked):
        return
    check_played(talk, meant, asked)
    if meant.number == 1:  # "what did I play before" wants one's own, and no other
        meant = replace(meant, number=None)
    if plies and len(asked) == 1 and meant.number is None:
        plies = [ply for ply in plies if ply.side in asked]
        if not plies:
            talk.say(NotMovedYet(*asked))
            return
    if meant.number is None:
        last = plies[-1] if plies else None
        is_earlier = last is not None and last is not talk.game.plies[-1]
        told = LastMoveTold(last.side, told_whole(last), is_earlier) if last else LastMoveTold(None, "")
        talk.say(told)
        if kept := kept_in_score(talk.game.entries, -1):
            talk.say(kept)
        return
    latest = plies[-meant.number :] if meant.number else []
    written = tuple(ply.written for ply in latest)
    first = latest[0].side if latest else None
    talk.say(LastMovesTold(Moves(written), len(written), first))


def _tell_result(talk: Talk, meant: CommandMeant) -> None:
    """The result and its article, as often as it is asked for; before the end, whose turn it is."""
    outcome = talk.game.outcome
    if meant.about is About.OFFER:
        tell_offer(talk)
        return
    if meant.about is About.SEEN:
        talk.say(PositionSeen(talk.game.times_seen))
    elif outcome:
        tell_outcome(talk, outcome)
    else:
        talk.say(GameGoesOn())
        _tell_turn(talk, meant)


def _tell_turn(talk: Talk, meant: CommandMeant) -> None:
    if meant.about is About.PLAYERS:
        for side in Side:
            introduce(talk, side)
    if talk.game.outcome:
        _tell_result(talk, meant)
        return
    tell_turn_here(talk)


def _repeat(talk: Talk, meant: CommandMeant) -> None:
    talk.say_again()


def _spell(talk: Talk, meant: CommandMeant) -> None:
    talk.say_again(digit_by_digit=True)


def _repeat_slowly(talk: Talk, meant: CommandMeant) -> None:
    talk.say_again(slowly=True)


def _tell_count(talk: Talk, meant: CommandMeant) -> None:
    """How many pieces there are; of whoever asks how the game stands, first whose turn it is."""
    if meant.about is About.STATE and not talk.game.outcome:
        tell_turn_here(talk)
    BOARD_QUESTIONS[Command.PIECE_COUNT](talk, meant)


def _go_on(talk: Talk, meant: CommandMeant) -> None:
    """Go on with a long reading that was cut off: what that was, only the voice knows."""
    talk.surface.is_repeating = True
    talk.emit(ReadOn())


def _hint(talk: Talk, meant: CommandMeant) -> None:
    """The hints that hold now, which are said of themselves only once."""
    if talk.game.outcome:
        tell_what_next(talk)
    else:
        hints = (first_hint(talk), count_hint(talk), rule_hint(talk))
        for hint in hints:
            if hint:
                talk.say(hint)


_OTHER_QUESTIONS: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.LAST_MOVE: _tell_last,
    Command.PIECE_COUNT: _tell_count,
    Command.TURN: _tell_turn,
    Command.RESULT: _tell_result,
    Command.CLOCK: tell_time_there,
    Command.REPEAT: _repeat,
    Command.SPELL: _spell,
    Command.REPEAT_SLOWLY: _repeat_slowly,
    Command.GO_ON: _go_on,
    Command.HINTS: _hint,
}

_QUESTIONS = BOARD_QUESTIONS | FORESIGHT | HELPING | POSSIBLE | REASON | RULING | _OTHER_QUESTIONS
_QUESTIONS |= FEN | SCORE | REPORT | STEPPING | STUDYING | {**MATCH_SCORE}

QUESTIONS = frozenset(_QUESTIONS)
"""The commands that only ask: they are answered in every state and change nothing."""


_LOOKED_AT = commands_that(Trait.LOOKED_AT)
