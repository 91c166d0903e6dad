"""The level that follows the person's results: one up after a win, one down after a loss.

Only whole games of one person against the computer at a level count. A win with moves taken back
raises nothing; a correction of what was misheard is no take-back.
"""

from dataclasses import replace

from assistant.dialogue.effects import Remember
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import LevelFollowed, LevelPutBack, LevelResult
from assistant.narration.facts.settings import Idle, LevelIdle
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.settings.preferences import LEVELS

_STEPS = {LevelResult.WON: 1, LevelResult.LOST: -1}
"""By how many levels the next game is another one; no result not named here changes anything."""


def is_followed(talk: Talk) -> bool:
    """Whether the level follows the result of this game."""
    return talk.settings.is_following and _idle(talk) is None


def tell_idle(talk: Talk) -> None:
    """Say so where the level is to follow the results but not that of this game."""
    if why := _idle(talk):
        talk.say(LevelIdle(why))


def follow_result(talk: Talk, winner: Side | None) -> None:
    """A game has ended: have the level of the next one hold and remembered, and tell it.

    A game in which the person has not moved yet says nothing of them.
    """
    people = talk.settings.people
    if not is_followed(talk) or all(ply.side not in people for ply in talk.game.plies):
        return
    level = talk.settings.level
    result = _result(talk, winner)
    following = level + _STEPS.get(result, 0)
    if following != level:
        talk.table.level_before = level
        _put_level(talk, following)
    talk.say(LevelFollowed(result, level, following))


def put_level_back(talk: Talk) -> None:
    """The end of a game was taken back: it goes on at its own level, and its next end counts."""
    level, talk.table.level_before = talk.table.level_before, None
    if level is not None:
        _put_level(talk, level)
        talk.say(LevelPutBack(level))


def _idle(talk: Talk) -> Idle | None:
    """Why the result of this game would not count; None where it would."""
    settings, start = talk.settings, talk.game.start
    if len(settings.people) != 1 or not settings.computers:
        return Idle.PEOPLE
    if settings.movetime is not None:
        return Idle.TIME
    # A position that was set up may be won or lost from the start.
    return Idle.START if start != start_position(start.variant) else None


def _result(talk: Talk, winner: Side | None) -> LevelResult:
    level = talk.settings.level
    if winner is None:
        return LevelResult.DRAWN
    if winner not in talk.settings.people:
        return LevelResult.LOWEST if level == LEVELS[0] else LevelResult.LOST
    if talk.table.has_taken_back:
        return LevelResult.HELPED
    return LevelResult.HIGHEST if level == LEVELS[-1] else LevelResult.WON


def _put_level(talk: Talk, level: int) -> None:
    talk.go_on_with(replace(talk.settings, level=level))
    talk.emit(Remember("level", str(level)))
