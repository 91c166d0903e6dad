"""What ends: the program by a word or Ctrl-D, a question or a search by Ctrl-C, the lines of a pipe."""

from assistant.dialogue.effects import StopSearch
from assistant.dialogue.events import Escaped, InputEnded, Interrupted, LeaveWanted, LeavingEvent
from assistant.dialogue.handlers.asking.needs_yes import confirm
from assistant.dialogue.handlers.hearing.checking import check_of, end_ear_check
from assistant.dialogue.handlers.keeping.going_on import go_on_unanswered
from assistant.dialogue.handlers.playing.new_game import is_anything_at_stake, is_at_stake
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.questions import Delete, GoOn, Leave
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import Asked, WillStop


def hear_of_leaving(talk: Talk, event: LeavingEvent) -> None:
    """Who presses Escape, Ctrl-C or Ctrl-D, or the end of the input."""
    if isinstance(event, Escaped):
        end_ear_check(talk)
        return
    if talk.surface.text is not None:
        from assistant.dialogue.handlers.corresponding.pasting import give_up_text

        talk.surface.was_interrupted = isinstance(event, Interrupted)
        give_up_text(talk)
        if not isinstance(event, InputEnded):
            return
    match event:
        case Interrupted():
            interrupt(talk)
        case LeaveWanted():
            ask_to_leave(talk)
        case InputEnded():
            end_input(talk)


def leave(talk: Talk) -> None:
    """Leave, after a yes where something would be lost: the program, or only a surface of one's own."""
    talk.here.put_off = talk.here.asked
    if talk.surface.number != OWN and is_at_stake(talk) and talk.people_here:
        confirm(talk, "leave", Leave())
    elif talk.surface.number == OWN and _is_lost_by_leaving(talk):
        talk.conversation.leave_asked = talk.conversation.now.monotonic
        confirm(talk, "quit", Leave())
    elif talk.surface.study and talk.surface.study.is_noted:
        confirm(talk, "notes", Leave())
    else:
        talk.here.put_off = None
        leave_saved(talk)


def _is_lost_by_leaving(talk: Talk) -> bool:
    conversation = talk.conversation
    is_at_stake = is_anything_at_stake(talk) or bool(conversation.unwritten)
    return is_at_stake and not conversation.is_saved


def leave_saved(talk: Talk) -> None:
    """Leave as soon as it is seen that all is in the journal: what cannot be written is asked about."""
    conversation = talk.conversation
    is_begun = not all(table.is_untouched for table in conversation.tables.values())
    if talk.surface.number == OWN and conversation.is_saved and is_begun:
        talk.read_back()
        conversation.leaving = conversation.records
    else:
        talk.close()


def ask_to_leave(talk: Talk) -> None:
    """Ctrl-D leaves as the word does: after a yes where something would be lost, or the second time."""
    conversation = talk.conversation
    # Pressed before that was asked, while a save hung, it answers nothing.
    if not leave_question(talk) and conversation.now.monotonic >= conversation.leave_asked:
        leave_saved(talk)


def leave_question(talk: Talk) -> bool:
    """Let go of what is asked or waited for, and leave; not where it is asked whether to leave.

    What is between two people is not let go of: nobody gets out of it by leaving.
    """
    asked = talk.here.asked
    fact = asked.fact if asked else None
    if isinstance(fact, Asked) and fact.question in _ABOUT_LEAVING:
        return False
    if not (asked and asked.stands and talk.surface.number == OWN):
        talk.drop_question()
    talk.here.expected = None
    leave(talk)
    return True


_ABOUT_LEAVING = ("quit", "leave", "notes")


def interrupt(talk: Talk) -> None:
    """Ctrl-C stops what is asked or thought; twice running it leaves.

    An irregularity is decided on by no key: it stays asked.
    """
    if talk.surface.was_interrupted or talk.conversation.leaving:
        talk.close()
        return
    if talk.table.is_searching and talk.forget_ahead():
        return  # and the next press is the first that stops something
    talk.surface.was_interrupted = True
    what, question = _what_stops(talk), talk.here.asked
    _let_go(talk)
    loses_game = talk.surface.number == OWN and _is_lost_by_leaving(talk)
    talk.say(WillStop(what, loses_game))
    if talk.here.asked:
        talk.say(talk.here.asked.fact)
    elif question and isinstance(question.about, GoOn | Delete):
        go_on_unanswered(talk, question.about)
    if what == "search":
        talk.emit(StopSearch(talk.table.owed))
    play_held_answer(talk)


def _what_stops(talk: Talk) -> str:
    """What Ctrl-C stops here, in a word of WillStop."""
    here = talk.here
    if here.asked and here.asked.is_undecided:
        return "nothing"
    if here.asked or here.choice:
        return "question"
    if talk.table.is_searching and not talk.is_watching:
        return "search"
    return "question" if here.expected else "nothing"


def _let_go(talk: Talk) -> None:
    """Let go of what is asked or waited for, but not of what the opponent is to decide on; of leaving
    alone, where that is asked before something of the other one's."""
    here = talk.here
    if here.put_off:
        here.asked, here.put_off = here.put_off, None
    elif not (here.asked and here.asked.is_undecided):
        talk.drop_question()
    if check_of(talk):
        end_ear_check(talk)  # and the rest of its report may still be wanted
    else:
        here.expected = None


def end_input(talk: Talk) -> None:
    """No more lines: the reply that is owed still comes, then the conversation ends."""
    if talk.surface.number != OWN:
        talk.close()
        return
    talk.conversation.is_input_over = True
    talk.let_question_stand()
    play_held_answer(talk)
    if not talk.conversation.is_closed:
        talk.close_at_end_of_input()
