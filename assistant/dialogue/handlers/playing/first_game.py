"""Which of the two games is played first: asked once of who has never begun one, and remembered."""

from assistant.dialogue.about_people import FirstGame
from assistant.dialogue.effects import Remember
from assistant.dialogue.handlers.playing.new_game import put_up_wanted
from assistant.dialogue.handlers.playing.opening import greet, open_game
from assistant.dialogue.handlers.reading import read_line
from assistant.dialogue.questions import Expected
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import FirstGameAsked
from assistant.parsing.meanings import Command, GameWanted
from assistant.parsing.wanted_game import wanted_game
from assistant.parsing.words import tokens
from assistant.parsing.words.concepts import items_of
from assistant.settings.preferences import kind_of_game


def ask_first_game(talk: Talk) -> None:
    """Ask which of the two games is wanted, before anything is told of one."""
    talk.conversation.is_open = True
    greet(talk)
    talk.say(FirstGameAsked())
    talk.here.expected = Expected(FirstGame(), FirstGameAsked(), is_once=True)


def take_first_game(talk: Talk, text: str, *, is_again: bool) -> bool:
    """Begin the game that a line names, or the usual one, of which a move or a command is. Of anything
    else it is asked once again."""
    wanted = wanted_game(items_of(tokens.read_line(text), talk.words))
    is_named = wanted is not None and wanted == GameWanted(variant=wanted.variant)
    if wanted and is_named and wanted.variant != talk.game.regulation.variant.name:
        put_up_wanted(talk, wanted)
    is_other = not is_named and _answers_nothing(talk, text)
    if is_other and not is_again:
        talk.say(FirstGameAsked(is_again=True))
        again = FirstGameAsked(is_again=True)
        talk.here.expected = Expected(FirstGame(is_again=True), again, is_once=True)
        return True
    talk.emit(Remember("opening", kind_of_game(talk.settings)))
    open_game(talk)
    return is_named or is_other


def _answers_nothing(talk: Talk, text: str) -> bool:
    """Whether a line is neither a move nor a command, or one that only answers, or has said again."""
    move, meant, _ = read_line(talk, text)
    return move is None and (meant is None or meant.command in _ANSWERS)


_ANSWERS = frozenset({Command.YES, Command.NO, Command.REPEAT, Command.WHY})
