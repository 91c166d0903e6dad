"""What an event allows of what is asked while one plays: the score, questions about the position, an
answer where somebody else would hear it. views.py decides; here it is told, and help is counted.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from assistant.dialogue.talk import Talk
from assistant.dialogue.views import Way, is_hidden
from assistant.game.deeds import HelpUsed
from assistant.narration.facts.talk import NoQuestionsLeft, QuestionsLeft
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import SAYING_AGAIN, Trait, commands_that
from assistant.parsing.meanings import About, Command

_NOTES = commands_that(Trait.ON_SCORE_SHEET)
_REPEATS = SAYING_AGAIN - {Command.GO_ON}


def is_note(meant: CommandMeant) -> bool:
    """Whether a question is one that a score sheet answers.

    The last move is none: until it is answered, who is to answer it may hear it again.
    """
    if meant.command is Command.LAST_MOVE:
        is_last = meant.number in (None, 1) and meant.whose is None and not meant.move
        return not is_last or meant.about is not None
    if meant.command is Command.RESULT:
        return meant.about is About.SEEN  # how often a position stood, the score tells
    return meant.command in _NOTES


def refuses_note(talk: Talk, meant: CommandMeant) -> bool:
    """Whether the score is asked in a game in which nothing is noted; says so."""
    return is_note(meant) and has_no_notes(talk)


def has_no_notes(talk: Talk) -> bool:
    """Whether nothing is noted in the game here, as long as it goes on; says so."""
    if talk.seen.has_notes:
        return False
    from assistant.narration.facts.together import NoteRefused

    talk.say(NoteRefused())
    return True


def refuses_question(talk: Talk, *, is_heard: bool = True) -> bool:
    """Whether nothing about the position may be asked now: none is left, or the answer, where it is one
    that others must not hear, has no way to who asks that the event allows; says why."""
    seen, has_notes = talk.seen, talk.settings.has_notes
    if seen.questions is not None and talk.tally.questions >= seen.questions:
        if has_notes:
            talk.say(NoQuestionsLeft(seen.questions))
        else:
            from assistant.narration.facts.together import NoQuestionsNorNotes

            talk.say(NoQuestionsNorNotes(seen.questions))
        return True
    if not is_heard:
        return False
    return has_no_way(talk) or is_way_gone(talk)


def has_no_way(talk: Talk) -> bool:
    """Whether who asks hears no answer here, since somebody else would who must not; says so."""
    if talk.seen.way is not Way.NONE:
        return False
    from assistant.narration.facts.together import AnswersCounted, AnswersUnshared

    terms = talk.settings
    talk.say(AnswersCounted() if terms.are_answers_shared else AnswersUnshared(terms.has_notes))
    return True


def asks_what_stands(talk: Talk, meant: CommandMeant) -> bool:
    """Whether it is asked why a move was refused that was told by its article alone, and more may be
    told: that is a question about the position. Else the article is told again."""
    is_why = meant == CommandMeant(Command.WHY) and talk.since.last_refusal
    if not is_why or talk.explains_refusals:
        return False
    return may_ask(talk)


def may_ask(talk: Talk) -> bool:
    """Whether who is here may ask about the position now: what refuses_question says, unsaid."""
    left = talk.seen.questions is None or talk.tally.questions < talk.seen.questions
    return left and talk.seen.way in (Way.SHARED, Way.ALONE)


def is_way_gone(talk: Talk) -> bool:
    """Whether who asks has a device of their own that is not there; says so."""
    if talk.seen.way is not Way.GONE:
        return False
    from assistant.narration.facts.together import DeviceMissing

    side = talk.side_of_listener
    talk.say(DeviceMissing(side, talk.settings.player(side).name))
    return True


def refuses_to_repeat(talk: Talk, meant: CommandMeant) -> bool:
    """Whether what was told last to who asks alone cannot be told again, since their way is gone."""
    is_alone = talk.side_of_listener in talk.surface.told_alone
    return meant.command in _REPEATS and is_alone and is_way_gone(talk)


def count_help(talk: Talk) -> None:
    """A question about the position was answered: it is counted where somebody plays without seeing,
    and who has a number of them is told how many are left."""
    side = talk.side_of_listener
    if talk.is_watching or not (talk.questions is not None or talk.settings.is_blind(side)):
        return
    talk.tally.questions += 1
    talk.do(HelpUsed(side, "question", by=side))
    if talk.questions is not None:
        talk.say(QuestionsLeft(talk.questions - talk.tally.questions))


@contextmanager
def in_confidence(talk: Talk) -> Iterator[None]:
    """What is said meanwhile tells of the position: to who asks alone, where they have a way for that,
    and nothing of it is written down where it is kept from somebody."""
    was = talk.alone, talk.is_confidential
    if not talk.game.outcome:
        talk.alone = talk.side_of_listener if talk.is_told_alone else None
        talk.is_confidential = is_hidden(talk.settings)
    try:
        yield
    finally:
        talk.alone, talk.is_confidential = was
