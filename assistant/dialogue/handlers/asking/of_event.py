"""What is fixed when a game begins: how many questions it allows, and whether the score may be asked.

It is read where a line or a setting that nobody knows is about that: then it is told how such a game is
begun, since nothing else is to be done about it in this one.
"""

from assistant.dialogue.talk import Talk
from assistant.narration.facts.together import FixedByGame
from assistant.parsing.game_wanted import fixed_by_game


def tell_fixed(talk: Talk, text: str) -> bool:
    """Whether a line is about what a game fixes, and about nothing else; tells how it is fixed."""
    what = fixed_by_game(text, talk.words)
    if what:
        talk.say(FixedByGame(what))
    return bool(what)
