"""Who plays a side: told when a game begins, and when it is asked."""

from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import ComputerIntroduced, PersonIntroduced
from assistant.rules.side import Side


def introduce(talk: Talk, side: Side) -> None:
    """Tell who plays a side."""
    settings = talk.settings
    player = settings.player(side)
    if player.is_computer:
        level = settings.level if settings.movetime is None else 0
        talk.say(ComputerIntroduced(side, level, settings.movetime or 0))
    else:
        talk.say(PersonIntroduced(side, player.name, talk.people_here == (side,)))
