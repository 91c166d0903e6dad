"""The computer's answer: dropped, held back, or played."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.events import FastOpponentFailed, OpponentEvent, SearchFinished
from assistant.dialogue.handlers.playing.ahead import play_ahead
from assistant.dialogue.handlers.playing.computer import computer_failed
from assistant.dialogue.handlers.playing.move import play
from assistant.narration.facts.game import ComputerStaysSlow


def hear_of_opponent(conversation: Conversation, event: OpponentEvent) -> None:
    """What the computer tells: its move, or that it stays slow."""
    match event:
        case SearchFinished():
            if not conversation.settings.people:
                # Who only watches may hurry each move; two presses leave only within one.
                conversation.was_interrupted = False
            finish_search(conversation, event)
        case FastOpponentFailed(reason, detail):
            conversation.say(ComputerStaysSlow(reason, detail))


def play_held_answer(conversation: Conversation) -> None:
    """Play the computer's move that waited until a question was answered."""
    held, conversation.table.held_answer = conversation.table.held_answer, None
    if held:
        finish_search(conversation, held)


def finish_search(conversation: Conversation, event: SearchFinished) -> None:
    """The computer's answer: dropped if stale, kept while a question is open, checked by the law."""
    if event.request_id != conversation.table.owed:
        return
    if conversation.asked or conversation.choice:
        conversation.table.held_answer = event
        return
    conversation.table.owed = 0
    for move in conversation.game.legal:
        if (move.path, move.captured) == (event.path, event.captured):
            conversation.table.scores[conversation.side_to_move] = event.score
            conversation.table.looked[len(conversation.game.entries)] = event.depth
            play(conversation, move, "computer")
            play_ahead(conversation)
            return
    computer_failed(conversation, event.error or "-".join(map(str, event.path)))
