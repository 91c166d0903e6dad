"""What two people must both want: to leave a game of a match for another, or the match before its end.

One alone can do no more than resign. It is read where that is wanted. Whoever has said their name with
the wish has agreed by it; else both are asked, one after the other, and either may be first.
"""

from collections.abc import Callable

from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.playing.who import answer_of, sides_told, without_names
from assistant.dialogue.handlers.reading import understood
from assistant.dialogue.questions import About, Answer, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.match import LeaveAsked
from assistant.parsing.answers import answer_in
from assistant.parsing.meanings import Command
from assistant.rules.side import Side
from assistant.values import replaced


def ask_to_leave(talk: Talk, what: str, about: About) -> None:
    """Ask both, or the other one of who has said their name; `what` is `game` or `match`."""
    if talk.game.outcome:
        what = "between"
    first = talk.speaker.opponent if talk.speaker else Side.WHITE
    then = None if talk.speaker else first.opponent
    _ask(talk, Question(LeaveAsked(what, first, "", False, False), about, to=first, then=then))


def ask_then(talk: Talk, question: Question) -> None:
    """One has said yes: ask the other one."""
    assert question.then
    fact = question.fact
    assert isinstance(fact, LeaveAsked)
    _ask(talk, Question(replaced(fact, is_second=True), question.about, to=question.then))


def _ask(talk: Talk, question: Question) -> None:
    talk.ask(_said_to(talk, question))


def _said_to(talk: Talk, question: Question) -> Question:
    """The question in the words of who is asked: with the name that their yes needs, if any."""
    side, fact = question.to, question.fact
    assert side
    assert isinstance(fact, LeaveAsked)
    name, is_named = name_asked(talk, side)
    return replaced(question, fact=replaced(fact, side=side, name=name, is_named=is_named))


def as_asked_of(talk: Talk, question: Question) -> Question:
    """The same asked of who speaks, where that is the one who was to be asked next."""
    if question.then is None or talk.speaker is not question.then:
        return question
    return _said_to(talk, replaced(question, to=question.then, then=question.to))


def answers_leaving(
    talk: Talk, question: Question, text: str, enter: Callable[[Talk, str], None], answer: Answer
) -> bool:
    """See to a line that answers in another way: it is a yes of both, or one of them resigns."""
    if _agree_both(talk, question, text):
        talk.here.asked = None
        answer(talk, replaced(question, then=None), True)
        return True
    meant = None if answer_of(talk, text) else understood(talk, text).command
    resigns = meant is not None and meant.command is Command.RESIGN
    if resigns:
        talk.here.asked = None
        enter(talk, text)
    return resigns


def _agree_both(talk: Talk, question: Question, text: str) -> bool:
    """Whether a line is a yes with the names of both: "Anna and Bruno: yes"."""
    if question.then is None or len(sides_told(talk, text)) < len(Side):
        return False
    return answer_in(_without_and(talk, text), talk.words) is Command.YES


def _without_and(talk: Talk, text: str) -> str:
    words = without_names(talk, text).split()
    return " ".join(word for word in words if (word,) not in talk.words.match["and"])
