"""A move that was a slip: taken back after a yes, and the one played that was meant.

By voice a no does that at once (correcting.py), since what was heard may be wrong. Who typed a move
made it, and to have it back is a take-back.
"""

from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.asking.needs_yes import can_ask, tell_irregular_back
from assistant.dialogue.handlers.playing.move import play
from assistant.dialogue.handlers.playing.taking_back import undo_plies
from assistant.dialogue.questions import Instead, Question
from assistant.dialogue.talk import Talk
from assistant.game.deeds import OfferMade
from assistant.narration.facts.game import NothingToTakeBack
from assistant.narration.facts.talk import InsteadAsked
from assistant.parsing.corrections import meant_instead
from assistant.parsing.likely import Move
from assistant.parsing.moving.moves import Understood, parse_move_text
from assistant.parsing.resolving.moments import HALF, is_whole
from assistant.rules.notation import format_path

_FURTHEST = 2
"""An own move, and the computer's answer to it."""


def ask_instead(talk: Talk, text: str) -> bool:
    """Ask whether the last move goes for the one that a line says was meant, if it says so."""
    game, people = talk.game, talk.settings.people
    meant = meant_instead(text, talk.words)
    if meant is None or game.outcome or talk.table.ahead or talk.is_watching:
        return False
    if _has_refused(talk):
        return False
    furthest = min(_FURTHEST, game.plies_back)
    ways = [back for back in range(1, furthest + 1) if game.plies[-back].side in people]
    if not ways:
        return False
    back = ways[0]
    ply = game.plies[-back]
    is_other = talk.speaker not in (None, ply.side)
    read = parse_move_text(meant, game.entries[-back - 1].position, game.regulation, talk.words)
    if is_other or not isinstance(read, Understood) or read.move.has_same_effect(ply.move):
        return False
    if talk.wants_whole and not is_whole(meant, read, talk.words):
        return False
    is_for_two = len(people) > 1
    name, is_named = name_asked(talk, ply.side.opponent) if is_for_two else ("", False)
    answer = game.plies[-1].written if back > 1 else ""
    instead = format_path(read.move)
    fact = InsteadAsked(ply.side, is_for_two, name, ply.written, answer, instead, is_named)
    about = Instead(len(game.plies) - back + 1, read.move)
    if is_for_two and not can_ask(talk, ply.side.opponent):
        return True
    if is_for_two:
        talk.do(OfferMade("takeback", ply.side, by=ply.side))
        tell_irregular_back(talk)
        talk.ask(Question(fact, about, to=ply.side.opponent, offer="takeback"))
    else:
        talk.ask(Question(fact, about))
    return True


def meant_for_refused(talk: Talk, text: str) -> Move | None:
    """The move that a line says was meant where the last one that was given was refused."""
    meant = meant_instead(text, talk.words)
    if meant is None or not _has_refused(talk) or talk.game.outcome:
        return None
    game = talk.game
    read = parse_move_text(meant, game.position, game.regulation, talk.words)
    is_half = read and talk.wants_whole and not is_whole(meant, read, talk.words)
    return HALF if is_half else read


def _has_refused(talk: Talk) -> bool:
    """Whether a move was refused since the last one that was made: that is the one nobody meant."""
    return talk.since.last_refusal is not None or talk.since.fits_none


def play_instead(talk: Talk, about: Instead) -> None:
    """Take back the move, with the answer to it, and play the other one."""
    plies = len(talk.game.plies) - about.ply + 1
    if not 0 < plies <= min(_FURTHEST, talk.game.plies_back):
        talk.say(NothingToTakeBack())  # the record has changed since it was asked
        return
    undo_plies(talk, plies)
    play(talk, about.move, "typed")
