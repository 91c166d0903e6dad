"""Which move was meant, where what was given fits several, or a shorter capture too."""

from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.questions import Choice, Longer, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.rules import (
    LongerAsked,
    LongerHidden,
    SayWhole,
    SquaresWanted,
    WhichMove,
    WhichRoute,
)
from assistant.rules.move import Move
from assistant.rules.notation import format_path


def ask_which(talk: Talk, moves: tuple[Move, ...]) -> None:
    """Several moves were meant: ask which, without naming them to who must know them."""
    if not talk.may_tell_position:
        talk.say(SayWhole() if talk.explains_refusals else SquaresWanted())
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
        talk.say(LongerHidden() if talk.explains_refusals else SquaresWanted())
