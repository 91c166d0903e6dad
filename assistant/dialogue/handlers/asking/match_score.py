"""How a match stands, which may be asked in every state."""

from collections.abc import Callable, Mapping

from assistant.dialogue.talk import Talk
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command


def _tell(talk: Talk, meant: CommandMeant) -> None:
    """What knows of matches is read when one is asked for."""
    from assistant.dialogue.handlers.playing.matches import tell_score

    tell_score(talk)


MATCH_SCORE: Mapping[Command, Callable[[Talk, CommandMeant], None]] = {Command.MATCH_SCORE: _tell}
"""The commands that ask it, and what answers them."""
