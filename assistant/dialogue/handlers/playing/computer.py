"""The computer as a player: its search is started, and its answer checked by the law like anybody's."""

from assistant.dialogue.handlers.playing.draw import computer_asks_count, computer_claims_draw
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import ComputerFailed, ComputerThinks, NotYourTurn

LONG_LEVEL = 9
"""From this level on a search in plain Python may take a second, and the first silence is explained."""

LONG_SECONDS = 2.0


def computer_to_move(talk: Talk) -> bool:
    """Start the computer's search; False if it claims a draw instead, and the game is over."""
    if computer_claims_draw(talk):
        return False
    computer_asks_count(talk)
    settings = talk.settings
    seconds = settings.movetime
    if settings.level >= LONG_LEVEL if seconds is None else seconds > LONG_SECONDS:
        talk.say_once(ComputerThinks())
    talk.start_search()
    return True


def computer_failed(talk: Talk, error: str) -> None:
    """The search broke down: the game stays as it is, and the person decides."""
    talk.table.failure = error
    if error:
        talk.say(ComputerFailed(error))
    else:
        tell_computers_turn(talk)


def tell_computers_turn(talk: Talk) -> None:
    """Somebody wants to move instead of the computer: it thinks, or it has failed."""
    if talk.table.failure:
        talk.say_here(ComputerFailed(talk.table.failure))
    else:
        talk.say(NotYourTurn())
