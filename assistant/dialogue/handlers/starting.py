"""What the program begins with: an offer of a kept game, the question which is wanted, or a game."""

from assistant.dialogue.events import Opened
from assistant.dialogue.handlers.keeping.going_on import offer_to_go_on
from assistant.dialogue.handlers.playing.first_game import ask_first_game
from assistant.dialogue.handlers.playing.opening import greet, open_game
from assistant.dialogue.talk import Talk
from assistant.narration.facts.correspondence import OwedAtStart


def begin(talk: Talk, event: Opened) -> None:
    """Begin with what the start knows of the person's games."""
    talk.surface.voice = event.voice
    talk.surface.is_mail_watched = event.is_mail_watched
    talk.conversation.copy = event.copy
    greet(talk)  # before anything is written, so that the first words wait for no disk
    talk.record(talk.game.deeds[0])
    if event.by_mail[1]:
        talk.surface.is_by_mail = True
        talk.hint(OwedAtStart(*event.by_mail))
    if event.kept is not None:
        offer_to_go_on(talk, event.kept)
    elif event.asks_game:
        ask_first_game(talk)
    else:
        open_game(talk)
