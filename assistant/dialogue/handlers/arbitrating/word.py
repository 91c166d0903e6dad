"""The arbiter's word: a line behind "arbiter:", and what the arbiter alone answers.

Between two people at one place the arbiter is a third person, or the two of them together. The arbiter
never asks where pieces stand: what is told here is heard by both.
"""

from collections.abc import Callable

from assistant.dialogue.about_rulings import Astray
from assistant.dialogue.handlers.arbitrating.anomalies import wrong_board, wrong_colours
from assistant.dialogue.handlers.arbitrating.astray import astray
from assistant.dialogue.handlers.arbitrating.counting import annul_count, impose_count, shorten_count
from assistant.dialogue.handlers.arbitrating.deciding import neither_wins, refuses_rules
from assistant.dialogue.handlers.arbitrating.repeating import check_repetition
from assistant.dialogue.handlers.arbitrating.there import is_there
from assistant.dialogue.handlers.arbitrating.upset import put_up_again, upset
from assistant.dialogue.handlers.asking.query import answer_question
from assistant.dialogue.handlers.clock import go_on, pause
from assistant.dialogue.handlers.playing.move import looks_on
from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.questions import Answer, Expected, Question, Take, WhoAnnounced, WhoTook
from assistant.dialogue.talk import Talk
from assistant.narration.facts.arbiter import ArbiterMay, ForArbiter
from assistant.narration.facts.talk import AnswerFirst, ForOther
from assistant.parsing.answers import answer_in, leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS, Trait, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.misplaced import astray_in
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import longest_phrase


def hear_arbiter(talk: Talk, text: str, written: str, answer: Answer, take: Take) -> None:
    """A line of the arbiter's, with colours for names; `written` is what was typed behind the colon."""
    talk.is_arbiter = True
    talk.speaker = None
    if looks_on(talk) or not is_there(talk):
        return
    expected = None if talk.here.asked else talk.here.expected
    if expected and _says_who(talk, expected, text, take):
        return
    _hear_ruling(talk, text, written, answer)
    if expected and expected.fact and talk.here.expected is expected and not talk.surface.is_repeating:
        talk.say(expected.fact)


def _says_who(talk: Talk, expected: Expected, text: str, take: Take) -> bool:
    """Whether the arbiter says whose an irregularity is, which is asked, and is done."""
    if not isinstance(expected.about, WhoAnnounced | WhoTook):
        return False
    talk.here.expected = None
    is_said = take(talk, expected, text)
    talk.here.expected = talk.here.expected if is_said else expected
    return is_said


def _hear_ruling(talk: Talk, text: str, written: str, answer: Answer) -> None:
    """What the arbiter decides or asks, or answers to what is asked with yes or no."""
    asked = talk.here.asked
    said = _answer(talk, text)
    text = _ruled(talk, text)
    meant = None if said else astray_in(text, talk.words)
    meant = meant or (None if said else parse_command(text, talk.words, only_whole=True))
    if asked and said:
        _answer_asked(talk, said, answer)
    elif meant and meant.command in _MAY_ASK:
        answer_question(talk, meant)
        if asked and not talk.surface.is_repeating:
            talk.remind(asked.fact)
    elif meant and meant.command in _CLOCKS:
        _CLOCKS[meant.command](talk)
        if asked:
            talk.remind(asked.fact)
    elif asked and not (meant and meant.command in RULINGS and _gives_way(talk, asked)):
        _ask_first(talk, asked, written)
    elif meant and meant.command in RULINGS and talk.game.outcome:
        tell_over(talk)
    elif meant and meant.command in RULINGS:
        talk.here.asked = talk.here.expected = None
        RULINGS[meant.command](talk, meant)
    else:
        _tell_what_may_be_said(talk)


def _ruled(talk: Talk, text: str) -> str:
    """What is ruled, without the words that only say that it is: "I impose", "I declare that"."""
    said = text.split()
    length = longest_phrase(normalise(text).split(), talk.words.ruling)
    return " ".join(said[length:]) or text


def _ask_first(talk: Talk, asked: Question, written: str) -> None:
    """What was said waits until what is asked has its answer; who only called hears the question."""
    if written:
        talk.say(AnswerFirst(written))
    talk.say(asked.fact)


def _tell_what_may_be_said(talk: Talk) -> None:
    """What the arbiter can say, with what only this regulation knows."""
    regulation = talk.game.regulation
    example = "neither" if regulation.neither_wins else "count" if regulation.shortened else "none"
    talk.say(ArbiterMay(example, regulation.touched_out_of_turn is not None))


def _answer(talk: Talk, text: str) -> Command | None:
    """The yes or the no of a line; a question is neither."""
    if text.rstrip().endswith("?"):
        return None
    if leaves(text, talk.words):
        return Command.NO
    meant = parse_command(text, talk.words)
    if meant and meant.command in ANSWERS:
        return meant.command
    return None if meant else answer_in(text, talk.words)


def _answer_asked(talk: Talk, said: Command, answer: Answer) -> None:
    """The arbiter answers what was asked of the arbiter, or of nobody by name; nothing else."""
    asked = talk.here.asked
    assert asked
    if _is_arbiters(asked):
        talk.here.asked = None
        answer(talk, asked, said is Command.YES)
        return
    assert asked.to, "else it is the arbiter's too"
    talk.say(ForOther(asked.to, talk.settings.player(asked.to).name))
    talk.say(asked.fact)


def _gives_way(talk: Talk, asked: Question) -> bool:
    """Whether a ruling may come in place of a question: not of one that stands before another's."""
    return _is_arbiters(asked) and talk.here.put_off is None


def _is_arbiters(asked: Question) -> bool:
    """Whether the arbiter may answer a question, or decide something else in its place."""
    return asked.to is None or isinstance(asked.about, Astray)


def is_for_arbiter(talk: Talk, asked: Question, said: Command) -> bool:
    """Whether an answer of somebody else's is the arbiter's to give, which is told.

    A no without a name leaves all as it is, whoever types it.
    """
    if said is Command.NO and talk.speaker is None:
        return False
    talk.say(ForArbiter())
    talk.say(asked.fact)
    return True


def _go_on(talk: Talk) -> None:
    if not go_on(talk):
        _tell_what_may_be_said(talk)


_CLOCKS: dict[Command, Callable[[Talk], None]] = {Command.PAUSE: pause, Command.GO_ON: _go_on}

_MAY_ASK = commands_that(Trait.ARBITER_ASKS)

RULINGS: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.COUNT: impose_count,
    Command.ANNUL_COUNT: annul_count,
    Command.SHORTEN_COUNT: shorten_count,
    Command.CLAIM_REPETITION: check_repetition,
    Command.NEITHER_WINS: neither_wins,
    Command.DRAW: neither_wins,
    Command.REFUSES_RULES: refuses_rules,
    Command.WRONG_BOARD: wrong_board,
    Command.WRONG_COLOURS: wrong_colours,
    Command.UPSET: upset,
    Command.OFF_SQUARE: astray,
    Command.RESTORE: put_up_again,
}
"""What the arbiter may decide. A draw by the arbiter's word is that neither can win."""
