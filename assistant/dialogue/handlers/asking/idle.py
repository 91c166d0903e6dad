"""Lines that do nothing: what would answer something where nothing is asked, and what means nothing."""

from assistant.dialogue.handlers.asking.query import answer_question
from assistant.dialogue.handlers.playing.example import example_move
from assistant.dialogue.handlers.playing.over import how_over
from assistant.dialogue.handlers.playing.who import answer_of
from assistant.dialogue.handlers.reading import context_of
from assistant.dialogue.talk import Talk
from assistant.game.record import SetPosition
from assistant.narration.facts.irregular import TooLateToCorrect
from assistant.narration.facts.talk import AnswerNotUnderstood, ForOther, NoQuestion, NotUnderstood
from assistant.parsing.answers import withdraws, withdraws_draw
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.deciding import Decision, decision_in
from assistant.parsing.meanings import Command
from assistant.parsing.resolving.naming import is_name_alone
from assistant.parsing.result_written import loser_of_result
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import has_unseen, names_lettered_square, read_line
from assistant.rules.side import Side

PATIENCE = 3
"""After so many lines running that meant nothing, the hints are given unasked."""


def answers_nothing(talk: Talk, text: str) -> bool:
    """Whether a line takes back what is not offered, says yes or no with a name, or a name alone; or
    has a result that the other one of two has to bring."""
    if _who_has_to_resign(talk, text):
        return True
    if withdraws(text, talk.words) or is_name_alone(text, context_of(talk)):
        return True
    if not talk.game.outcome and withdraws_draw(text, talk.words):
        return True
    return talk.here.choice is None and _answers_by_name(talk, text)


def _answers_by_name(talk: Talk, text: str) -> bool:
    """Whether it is said whose yes or no a line is, which is about nothing else."""
    if len(talk.settings.people) < _TWO or text.rstrip().endswith("?"):
        return False
    has_numbers = any(item.number is not None for item in items_of(read_line(text), talk.words))
    return not has_numbers and answer_of(talk, text) is not None


_TWO = 2


def _who_has_to_resign(talk: Talk, text: str) -> Side | None:
    """The side that loses by a typed result, where somebody else of two people has typed it."""
    if len(talk.settings.people) < _TWO or talk.game.outcome:
        return None
    loser = loser_of_result(text)
    speaker = talk.speaker or (talk.people_here[0] if len(talk.people_here) == 1 else None)
    return loser if loser and speaker is loser.opponent else None


def tell_no_question(talk: Talk, text: str = "", *, is_asked: bool = False) -> None:
    """There is nothing that a line could have answered, but perhaps something to choose from; or it
    does not answer what `is_asked`."""
    if loser := _who_has_to_resign(talk, text):
        talk.say(ForOther(loser, talk.settings.player(loser).name))
        return
    if is_asked:
        talk.say(AnswerNotUnderstood())
        return
    choice = talk.here.choice
    talk.say(choice.fact if choice else NoQuestion(how_over(talk)))


def tells_too_late(talk: Talk, text: str) -> bool:
    """Whether a line wants an irregularity corrected that was kept just now, or before the last move,
    which is too late; says so."""
    causes = (entry.cause for entry in talk.game.entries[-2:])
    is_kept = any(isinstance(each, SetPosition) and each.article for each in causes)
    if talk.game.outcome or not is_kept or decision_in(text, talk.words) in (None, Decision.KEEP):
        return False
    talk.say(TooLateToCorrect(talk.game.regulation.too_late))
    return True


def tell_not_understood(talk: Talk, text: str, wanted: str) -> None:
    """Say so, and what is wanted; the third time running, with the hints of how to play on.

    Who decides on an irregularity where none is asked about hears that.
    """
    from assistant.dialogue.handlers.asking.of_event import tell_fixed

    if not wanted and tell_fixed(talk, text):
        return
    if not wanted and talk.settings.is_arbiter and decision_in(text, talk.words):
        tell_no_question(talk)
        return
    talk.surface.misunderstood += 1
    heard = text.strip().rstrip("?!.") or text  # the sentence has its own end
    playing = {"no": "move", "back": "over"}.get(over := how_over(talk), over)
    named = "unseen" if has_unseen(text) else "numbers" if names_lettered_square(text) else ""
    talk.say(NotUnderstood(heard, named or wanted or playing, example_move(talk)))
    if talk.here.choice:
        talk.say(talk.here.choice.fact)
    elif not wanted and talk.surface.misunderstood % PATIENCE == 0:
        answer_question(talk, CommandMeant(Command.HINTS))
