"""What becomes of the writing down: it cannot be done, it can again; who asks to have the game saved;
and games that may be had back."""

from assistant.dialogue.effects import RestoreCopy
from assistant.dialogue.events import (
    CopyRestored,
    JournalAlone,
    JournalEvent,
    JournalLost,
    JournalMerged,
    JournalRegained,
    JournalReplaced,
    Recorded,
)
from assistant.dialogue.handlers.clock import a_clock_runs
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Question, Restore
from assistant.dialogue.states import State
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Named
from assistant.narration.facts.keeping import (
    AnswerLate,
    CopyDeclined,
    CopyTaken,
    GamesUnreadable,
    JournalAloneTold,
    JournalLostTold,
    JournalMergedTold,
    JournalRegainedTold,
    JournalReplacedTold,
    LeftUnsaved,
    RestoreAsked,
    SavedAnyway,
)
from assistant.narration.facts.mail import MessageTrouble


def hear_of_journal(talk: Talk, event: JournalEvent) -> None:
    """A game that cannot be saved says so at once, and goes on."""
    conversation = talk.conversation
    match event:
        case Recorded():  # behind which somebody leaves
            talk.close(is_written=True)
        case JournalLost() if conversation.is_closed:
            talk.say(LeftUnsaved())
        case JournalLost(trouble, _, file, copy):
            conversation.is_kept = False
            conversation.library_owed = 0
            for surface in conversation.surfaces.values():
                surface.forget_claims()
            talk.say(JournalLostTold(trouble, Named(file)))
            conversation.copy = copy if copy[1] else conversation.copy
        case JournalRegained(is_new):
            conversation.is_kept, conversation.unwritten = True, frozenset()
            talk.say(JournalRegainedTold(is_new))
        case JournalReplaced(change, file, lost, aside, (days, games)):
            names = Named(file), lost, bool(aside), Named(aside)
            talk.say(JournalReplacedTold(change, *names, days, games))
        case JournalMerged(files, games, further, unread):
            talk.say(JournalMergedTold(files, games, further, unread))
        case JournalAlone():
            talk.hint(JournalAloneTold())


def save(talk: Talk) -> None:
    """Asked to save the game: that is done with each move, and seen to be."""
    if talk.conversation.is_kept:
        talk.read_back()
    talk.say(SavedAnyway(talk.conversation.is_kept, not talk.table.is_untouched))


def give_up_library(talk: Talk) -> None:
    """What was wanted of the disk, or what a long message means, does not come, and nobody waits for it
    any more."""
    owed, talk.conversation.library_owed = talk.conversation.library_owed, 0
    reading = talk.surface.understanding
    talk.say(MessageTrouble("late", "") if reading and reading[0] == owed else AnswerLate())


def offer_copy(talk: Talk) -> None:
    """Ask whether the games of a backup copy are wanted back, as soon as nothing else is asked."""
    here, conversation = talk.here, talk.conversation
    is_free = not (here.asked or here.choice or here.expected or conversation.library_owed)
    is_idle = talk.state in (State.MOVE, State.OVER) and not a_clock_runs(conversation)
    if is_free and is_idle and not conversation.is_closed:
        days, games = conversation.copy
        conversation.copy = (0, 0)
        talk.ask(Question(RestoreAsked(days, games), Restore()))


def restore(talk: Talk, *, is_wanted: bool) -> None:
    """There was an answer: the copy is taken, or is offered never again."""
    talk.emit(RestoreCopy(request_id(talk), is_wanted, to=talk.surface.number))


def tell_restored(talk: Talk, event: CopyRestored) -> None:
    """The copy was taken, or not."""
    if event.why == "declined":
        talk.say(CopyDeclined())
    elif event.why:
        talk.say(GamesUnreadable(event.why, is_change=True))
    else:
        aside = event.aside
        talk.say(CopyTaken(event.games, event.days, event.is_whole, bool(aside), Named(aside)))
