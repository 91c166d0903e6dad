"""The computer as a player: its search is started, and its answer checked by the law like anybody's."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.playing.draw import computer_asks_count, computer_claims_draw
from assistant.narration.facts.game import ComputerFailed, ComputerThinks, NotYourTurn

LONG_LEVEL = 9
"""From this level on a search in plain Python may take a second, and the first silence is explained."""

LONG_SECONDS = 2.0


def computer_to_move(conversation: Conversation) -> bool:
    """Start the computer's search; False if it claims a draw instead, and the game is over."""
    if computer_claims_draw(conversation):
        return False
    computer_asks_count(conversation)
    settings = conversation.settings
    seconds = settings.movetime
    if settings.level >= LONG_LEVEL if seconds is None else seconds > LONG_SECONDS:
        conversation.say_once(ComputerThinks())
    conversation.start_search()
    return True


def computer_failed(conversation: Conversation, error: str) -> None:
    """The search broke down: the game stays as it is, and the person decides."""
    conversation.table.failure = error
    tell_computers_turn(conversation)


def tell_computers_turn(conversation: Conversation) -> None:
    """Somebody wants to move instead of the computer: it thinks, or it has failed."""
    if conversation.table.failure:
        conversation.say(ComputerFailed(conversation.table.failure))
    else:
        conversation.say(NotYourTurn())
