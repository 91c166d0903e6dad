"""An answer with a name: between two people at one keyboard, where one of them is asked.

Who has a surface, a seat or a device of their own needs none: it is known whose that is. A no of
anybody's that leaves all as it is needs no name either.
"""

from collections.abc import Sequence

from assistant.dialogue.handlers.playing.who import answer_of, shared_name, side_told, without_names
from assistant.dialogue.questions import Guess, Question
from assistant.dialogue.talk import Talk
from assistant.dialogue.turn import Turn
from assistant.narration.facts.arbiter import RulingAsked
from assistant.narration.facts.irregular import AnnouncedAsked, DecisionOfWhom, KeepAsked
from assistant.narration.facts.match import LeaveAsked
from assistant.narration.facts.rules import UnclearAsked
from assistant.narration.facts.talk import AnnulAsked, Asked, InsteadAsked, MovesAsked, YesOfWhom
from assistant.narration.facts.together import ShareAsked
from assistant.parsing.hearing.hypotheses import likeliest_texts
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import numbers_said
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import read_line
from assistant.rules.side import Side
from assistant.values import replaced

Alternatives = Sequence[tuple[str, float]]


def is_by_name(talk: Turn) -> bool:
    """Whether several people are here, so that nobody knows whose a bare yes is."""
    return len(talk.people_here) > 1


def name_to_say(talk: Turn, side: Side) -> str:
    """The name that a yes needs; none where both have it, nor where people speak: a colour is what
    every ear knows."""
    is_said = talk.settings.listen == "off" and not shared_name(talk)
    return talk.settings.player(side).name if is_said else ""


def name_asked(talk: Talk, side: Side) -> tuple[str, bool]:
    """The name of who is asked, and whether their answer needs it where they sit."""
    there = talk.of(side)
    is_named = is_by_name(there)
    return name_to_say(there, side) if is_named else talk.settings.player(side).name, is_named


def lacks_name(talk: Turn, question: Question, said: Command = Command.YES) -> bool:
    """Whether an answer to a question is nobody's as yet: it has not been said whose it is.

    What was only guessed at does nothing of itself, so that its yes may be anybody's. A no needs a name
    where it, too, decides something: to have an irregularity corrected is the opponent's alone (Capo I,
    8.2).
    """
    if question.to is None or isinstance(question.about, Guess):
        return False
    decides = question.is_undecided or said is Command.YES
    return decides and is_by_name(talk) and talk.speaker is not question.to


def unnamed(question: Question) -> Question:
    """The same for who is asked where nobody else sits, and so needs no name."""
    fact = question.fact
    if isinstance(fact, _NAMED):
        fact = replaced(fact, is_named=False)
    return replaced(question, fact=fact, unsigned=None)


_OF_PLAY = Asked | MovesAsked | AnnulAsked | InsteadAsked | LeaveAsked | KeepAsked | AnnouncedAsked
_NAMED = _OF_PLAY | RulingAsked | ShareAsked | UnclearAsked
"""The facts that say whether the answer needs one."""


def ask_whose(talk: Talk, question: Question, said: Command) -> None:
    """An answer came without a name: ask whose it is, for which the name alone is enough."""
    assert question.to
    talk.here.asked = replaced(question, unsigned=said)
    of_whom = DecisionOfWhom if question.is_undecided else YesOfWhom
    talk.say(of_whom(question.to, name_to_say(talk, question.to)))


def take_name_of_answer(talk: Talk, question: Question, text: str) -> Command | None:
    """The answer that came without a name, where a line says whose it is: who speaks is known then."""
    side = side_told(talk, text) if question.unsigned else None
    if side is None or not _is_name_alone(talk, text):
        return None
    talk.speaker = talk.speaker or side
    return question.unsigned


def _is_name_alone(talk: Talk, text: str) -> bool:
    """Whether a line says nothing beside a name or a colour."""
    rest = items_of(read_line(without_names(talk, text)), talk.words)
    return all(item.is_silent or item.is_break for item in rest)


def name_beside(talk: Talk, question: Question, text: str, said: Command) -> Side | None:
    """Whose person a line names that is an answer: "yes, Anna"; None where nobody's name is wanted."""
    is_wanted = talk.speaker is None and lacks_name(talk, question, said)
    return side_told(talk, text) if is_wanted else None


def hear_name(talk: Talk, question: Question, alternatives: Alternatives) -> Alternatives:
    """What was heard, without the colour or the name of who has said it, who then speaks."""
    texts = likeliest_texts(alternatives)
    if not texts or talk.speaker is not None or not lacks_name(talk, question):
        return alternatives
    talk.speaker = side = side_told(talk, texts[0][0])
    if side is None:
        return alternatives
    return [(_answer_alone(talk, question, text, side), score) for text, score in texts]


def _answer_alone(talk: Talk, question: Question, text: str, side: Side) -> str:
    """What this side answers, without its name; the plainest word for it, where it is told in others.

    A lone number beside it may be a yes that was misheard, and is weighed as one; what else is said of
    a side is no answer.
    """
    if side_told(talk, text) is not side:
        return text
    if named := answer_of(talk, text):
        return talk.words.plainest(named[1])
    if _is_name_alone(talk, text):
        return talk.words.plainest(question.unsigned) if question.unsigned else ""
    rest = without_names(talk, text)
    is_number = len(rest.split()) == 1 and numbers_said(rest, talk.words)
    return rest if is_number else text
