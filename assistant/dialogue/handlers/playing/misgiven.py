"""A typed no to one's own announced move, as long as the opponent has not repeated it: "no, 21-17".

It is read where moves are repeated. By ear it is hearing/correcting.py that sees to it.
"""

from collections.abc import Callable
from functools import partial

from assistant.dialogue.handlers.playing.move import next_turn
from assistant.dialogue.handlers.playing.repeating import position_announced, remind
from assistant.dialogue.handlers.playing.taking_back import take_back_plies, tell_put_back
from assistant.dialogue.talk import Talk
from assistant.game.deeds import MoveCorrected
from assistant.narration.facts.listening import MoveWithdrawn
from assistant.parsing.corrections import meant_instead, rest_of_correction
from assistant.parsing.moving.moves import parse_move_text


def take_back_announced(talk: Talk, text: str, enter: Callable[[Talk, str], None]) -> bool:
    """Take the announced move back, if a line says no to it, and enter the one that it gives instead;
    whether it does. Whose move it is not has only to repeat it."""
    rest = meant_instead(text, talk.words) or rest_of_correction(text, talk.words)
    if rest is None:
        return False
    before, regulation = position_announced(talk), talk.game.regulation
    if rest and parse_move_text(rest, before, regulation, talk.words) is None:
        return False
    if talk.speaker is talk.side_to_move:
        remind(talk)
        return True
    number, ply = len(talk.game.plies), talk.game.plies[-1]
    deed = MoveCorrected(number, ply.side, ply.written, by=ply.side)
    take_back_plies(talk, deed, partial(MoveWithdrawn, is_followed=bool(rest)))
    tell_put_back(talk, [ply.move])
    if rest:
        enter(talk, rest)
    else:
        next_turn(talk)
    return True
