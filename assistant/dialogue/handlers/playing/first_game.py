"""Which of the two games is played first: asked once of who has never begun one, and remembered."""

from collections.abc import Sequence

from assistant.dialogue.about_people import FirstGame
from assistant.dialogue.effects import Remember
from assistant.dialogue.handlers.asking.meant import Do
from assistant.dialogue.handlers.playing.new_game import put_up_wanted
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.handlers.reading import understood
from assistant.dialogue.handlers.setting import changes_at_once
from assistant.dialogue.questions import Expected
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import FirstGameAsked
from assistant.parsing.answers import is_in_doubt
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.catalogue import CHANGING_GAMES
from assistant.parsing.game_wanted import wanted_game
from assistant.parsing.meanings import Command, GameWanted
from assistant.parsing.words import tokens
from assistant.parsing.words.concepts import Item, items_of
from assistant.settings.preferences import kind_of_game


def ask_first_game(talk: Talk) -> None:
    """Ask which of the two games is wanted, before anything is told of one."""
    talk.conversation.is_open = True
    talk.say(FirstGameAsked())
    talk.here.expected = Expected(FirstGame(), FirstGameAsked(), is_once=True)


def take_first_game(talk: Talk, text: str, do: Do, *, is_again: bool) -> bool:
    """Begin the game that a line names; or the usual one, of which a move is, or what begins or
    changes a game, or a yes once it was told how that begins. Help is given, and what is set is done,
    before it is asked again, as of anything else, however often: what is remembered was wanted."""
    items = items_of(tokens.read_line(text), talk.words)
    wanted = wanted_game(items)
    asks = is_asked(text)
    is_named = wanted is not None and wanted == GameWanted(variant=wanted.variant)
    if wanted and is_named and not asks and _is_clear(items):
        if wanted.variant != talk.game.regulation.variant.name:
            put_up_wanted(talk, wanted)
        _begin(talk)
        return True
    meaning = understood(talk, text)
    meant = meaning.command
    if meaning.move or (meant and meant.command in _OF_GAME and not asks):
        _begin(talk)
        return False
    if is_again and not asks and meant and meant.command is Command.YES:
        _begin(talk)
        return True
    if meant and (meant.command is Command.HELP or changes_at_once(talk, meant)):
        do(talk, meant)
    fact = FirstGameAsked(is_again=True)
    talk.say(fact)
    talk.here.expected = Expected(FirstGame(is_again=True), fact, is_once=True)
    return True


def _is_clear(items: Sequence[Item]) -> bool:
    """Whether a game that is named is wanted: not "not the international one", nor both."""
    concepts = frozenset().union(*(item.concepts for item in items))
    return not (concepts & {"not", "no"} or concepts >= _BOTH or is_in_doubt(items))


_BOTH = frozenset({"italian", "international"})


def _begin(talk: Talk) -> None:
    talk.emit(Remember("opening", kind_of_game(talk.settings)))
    open_game(talk)


_OF_GAME = CHANGING_GAMES - {Command.PAUSE, Command.EAR_CHECK}
"""The commands that begin a game, or do something in one."""
