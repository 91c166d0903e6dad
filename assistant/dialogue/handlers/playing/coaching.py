"""What the coach tells: that a capture is compulsory, and which rule decides among several."""

from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.talk import Talk
from assistant.narration.facts.rules import CaptureDecided, CaptureForced, ChoiceIsFree
from assistant.rules.articles import IllegalReason
from assistant.rules.capture import complete_captures
from assistant.rules.legal import distinct_moves
from assistant.rules.priority import deciding
from assistant.settings.taste import Coach


def coach(talk: Talk) -> None:
    """Tell of a compulsory capture, as much as the coach's level allows."""
    game, level = talk.game, talk.coach
    if level is Coach.OFF or not any(move.is_capture for move in game.legal):
        return
    moves = written_whole(distinct_moves(game.legal), is_choice=True)
    talk.say(CaptureForced(level.value, moves, len(moves.written)), sounds=["must-capture"])
    if level is Coach.WHY:
        tell_deciding_rule(talk)


def tell_deciding_rule(talk: Talk) -> None:
    """Which rule decides among the captures, or that the choice among several is free."""
    game = talk.game
    priority = deciding(game.position, complete_captures(game.position))
    if priority:
        article = game.regulation.article(IllegalReason(priority.value), is_king=False)
        talk.say(CaptureDecided(priority, article))
    elif len(distinct_moves(game.legal)) > 1:
        talk.say(ChoiceIsFree(game.regulation.free_choice))
