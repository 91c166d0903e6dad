"""Which of the two games is played first: asked once of who has never begun one, and remembered."""

from assistant.dialogue.about_people import FirstGame
from assistant.dialogue.effects import Remember
from assistant.dialogue.handlers.playing.new_game import put_up_wanted
from assistant.dialogue.handlers.playing.opening import greet, open_game
from assistant.dialogue.questions import Expected
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import FirstGameAsked
from assistant.parsing.meanings import GameWanted
from assistant.parsing.wanted_game import wanted_game
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import read_line
from assistant.settings.preferences import kind_of_game


def ask_first_game(talk: Talk) -> None:
    """Ask which of the two games is wanted, before anything is told of one."""
    talk.conversation.is_open = True
    greet(talk)
    talk.say(FirstGameAsked())
    talk.here.expected = Expected(FirstGame(), FirstGameAsked(), is_once=True)


def take_first_game(talk: Talk, text: str) -> bool:
    """Begin the game that a line names, or the usual one, with which any other line has to do."""
    wanted = wanted_game(items_of(read_line(text), talk.words))
    is_named = wanted is not None and wanted == GameWanted(variant=wanted.variant)
    if wanted and is_named and wanted.variant != talk.game.regulation.variant.name:
        put_up_wanted(talk, wanted)
    talk.emit(Remember("opening", kind_of_game(talk.settings)))
    open_game(talk)
    return is_named
