"""What ends: the program by a word or Ctrl-D, a question or a search by Ctrl-C, the lines of a pipe."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import StopSearch
from assistant.dialogue.events import InputEnded, Interrupted, LeaveWanted, LeavingEvent
from assistant.dialogue.handlers.asking.confirm import confirm
from assistant.dialogue.handlers.playing.new_game import is_at_stake
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.narration.facts.talk import Asked, WillStop


def hear_of_leaving(conversation: Conversation, event: LeavingEvent) -> None:
    """Who presses Ctrl-C or Ctrl-D, or the end of the input."""
    match event:
        case Interrupted():
            interrupt(conversation)
        case LeaveWanted():
            ask_to_leave(conversation)
        case InputEnded():
            end_input(conversation)


def leave(conversation: Conversation) -> None:
    """Leave the program, after a yes where something would be lost."""
    if is_at_stake(conversation):
        confirm(conversation, "quit", Conversation.close)
    else:
        conversation.close()


def ask_to_leave(conversation: Conversation) -> None:
    """Ctrl-D leaves as the word does: after a yes where something would be lost, or the second time."""
    if not leave_question(conversation):
        conversation.close()


def leave_question(conversation: Conversation) -> bool:
    """Let go of what is asked or waited for, and leave; not where it is asked whether to leave."""
    asked = conversation.asked.fact if conversation.asked else None
    if isinstance(asked, Asked) and asked.question in _ABOUT_LEAVING:
        return False
    conversation.drop_question()
    conversation.expected = None
    leave(conversation)
    return True


_ABOUT_LEAVING = ("quit", "leave")


def interrupt(conversation: Conversation) -> None:
    """Ctrl-C stops what is asked or thought; twice running it leaves."""
    if conversation.was_interrupted:
        conversation.close()
        return
    if conversation.table.is_searching and conversation.forget_ahead():
        return  # and the next press is the first that stops something
    conversation.was_interrupted = True
    what = "nothing"
    if conversation.asked or conversation.choice:
        what = "question"
    elif conversation.table.is_searching:
        what = "search"
    elif conversation.expected:
        what = "question"
    conversation.drop_question()
    conversation.expected = None
    conversation.say(WillStop(what, is_at_stake(conversation)))
    if what == "search":
        conversation.emit(StopSearch(conversation.table.owed))
    play_held_answer(conversation)


def end_input(conversation: Conversation) -> None:
    """No more lines: the reply that is owed still comes, then the conversation ends."""
    conversation.is_input_over = True
    conversation.drop_question()
    play_held_answer(conversation)
    if not conversation.table.is_searching and not conversation.is_closed:
        conversation.close()
