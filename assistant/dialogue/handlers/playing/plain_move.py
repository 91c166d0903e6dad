"""A move in numbers and signs alone, which is known before anything else is asked of a line."""

from assistant.dialogue.handlers.hearing.correcting import can_correct
from assistant.dialogue.handlers.playing.who import is_spoken_for
from assistant.dialogue.talk import Talk
from assistant.parsing.moving.moves import Understood, parse_move_text
from assistant.rules.notation import parse_move


def plain_move(talk: Talk, text: str) -> Understood | None:
    """The legal move that a line is, where nothing is waited for that its numbers could answer.

    What was not understood before it is forgotten then.
    """
    here, table = talk.here, talk.table
    is_waiting = here.asked or here.choice or here.expected or here.aside or table.repeating
    is_elsewhere = is_waiting or table.terms.mail or talk.is_watching or talk.game.outcome
    if "?" in text or parse_move(text.strip()) is None or is_elsewhere or can_correct(talk):
        return None
    read = parse_move_text(text, talk.game.position, talk.game.regulation, talk.words)
    if not isinstance(read, Understood) or read.doubt:
        return None
    if not is_spoken_for(talk, None):
        return None
    talk.surface.misunderstood = 0
    return read
