"""An answer as people give it: with whose it is, where two at one keyboard have to say so."""

from assistant.dialogue.handlers.asking.by_name import lacks_name
from assistant.parsing.meanings import Whose
from assistant.rules.side import Side
from tests.dialogue.support.talk import Talk

_WHOSE = {Side.WHITE: Whose.WHITE, Side.BLACK: Whose.BLACK}


def yes_of(talk: Talk, yes: str) -> str:
    """The line with a yes, or another answer, to what is asked now."""
    turn = talk.dialogue.talk
    asked = turn.here.asked
    if asked is None or asked.to is None or not lacks_name(turn, asked):
        return yes
    name = turn.settings.player(asked.to).name
    colour = next(word for word, whose in turn.words.whose.items() if whose is _WHOSE[asked.to])
    return f"{name or colour}: {yes}"
