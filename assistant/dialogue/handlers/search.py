"""The computer's answer, and what ends: an interrupted question, the lines of a pipe."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import StopSearch
from assistant.dialogue.events import SearchFinished
from assistant.dialogue.handlers.ahead import play_ahead
from assistant.dialogue.handlers.engine import computer_failed
from assistant.dialogue.handlers.move import play
from assistant.dialogue.handlers.new_game import is_at_stake
from assistant.narration.facts.talk import WillStop


def play_held_answer(conversation: Conversation) -> None:
    """Play the computer's move that waited until a question was answered."""
    held, conversation.held_answer = conversation.held_answer, None
    if held:
        finish_search(conversation, held)


def finish_search(conversation: Conversation, event: SearchFinished) -> None:
    """The computer's answer: dropped if stale, kept while a question is open, checked by the law."""
    if event.request_id != conversation.request_id or not conversation.is_searching:
        return
    if conversation.asked or conversation.choice:
        conversation.held_answer = event
        return
    conversation.is_searching = False
    for move in conversation.game.legal:
        if (move.path, move.captured) == (event.path, event.captured):
            conversation.scores[conversation.side_to_move] = event.score
            play(conversation, move, "computer")
            play_ahead(conversation)
            return
    computer_failed(conversation, event.error or "-".join(map(str, event.path)))


def interrupt(conversation: Conversation) -> None:
    """Ctrl-C stops what is asked or thought; twice running it leaves."""
    if conversation.was_interrupted:
        conversation.close()
        return
    if conversation.is_searching and conversation.forget_ahead():
        return  # and the next press is the first that stops something
    conversation.was_interrupted = True
    what = "nothing"
    if conversation.asked or conversation.choice:
        what = "question"
    elif conversation.is_searching:
        what = "search"
    elif conversation.expected:
        what = "question"
    conversation.asked = conversation.choice = conversation.expected = None
    conversation.say(WillStop(what, is_at_stake(conversation)))
    if what == "search":
        conversation.emit(StopSearch(conversation.request_id))
    play_held_answer(conversation)


def end_input(conversation: Conversation) -> None:
    """No more lines: the reply that is owed still comes, then the conversation ends."""
    conversation.is_input_over = True
    conversation.asked = conversation.choice = None
    play_held_answer(conversation)
    if not conversation.is_searching and not conversation.is_closed:
        conversation.close()
