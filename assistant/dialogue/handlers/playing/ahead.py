"""A move that is typed while the computer still thinks: kept, read back, and played if it may be then.

Only who types on a terminal is read while the computer thinks, and so only there; what is said aloud
may be talk, and is not kept.
"""

from assistant.dialogue.handlers.asking.position import has_missing_square
from assistant.dialogue.handlers.playing.move import enter_move
from assistant.dialogue.handlers.playing.refusing import tell_refusal
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import AheadImpossible, AheadKept
from assistant.parsing.likely import Move
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood, parse_move_text
from assistant.rules.notation import WrittenMove

_ENDS = 2


def keep_ahead(talk: Talk, read: Move) -> bool:
    """Keep a move for when the computer has moved; whether one was given, be it over no squares."""
    is_waiting = talk.table.is_searching and len(talk.settings.people) == 1
    if talk.is_watching or not (is_waiting and talk.settings.is_ahead and isinstance(read, NotLegal)):
        return False
    if len(read.written.squares) < _ENDS:
        return False
    if has_missing_square(talk, read.written.squares):
        talk.tally.refused += 1
        return True  # whatever the computer plays
    talk.table.ahead = read.written
    talk.say(AheadKept(_told(read.written)))
    return True


def play_ahead(talk: Talk) -> None:
    """After the computer's move: play the one that was kept, or say that it cannot be played."""
    kept, talk.table.ahead = talk.table.ahead, None
    game = talk.game
    if kept is None or game.outcome or talk.player_to_move.is_computer:
        return
    text = _told(kept)
    read = parse_move_text(text, game.position, game.regulation, talk.words)
    if isinstance(read, Understood | Ambiguous):
        enter_move(talk, read)
        return
    talk.say(AheadImpossible(text))
    if isinstance(read, NotLegal):
        talk.note(last_refusal=(read.written.squares, read.refusal))
        talk.tally.refused += 1
        tell_refusal(talk, read.written.squares, read.refusal, is_tried=False)


def _told(written: WrittenMove) -> str:
    return ("x" if written.has_capture_sign else "-").join(map(str, written.squares))
