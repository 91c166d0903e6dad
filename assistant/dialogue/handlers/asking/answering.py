"""A yes or a no: typed or said, and what else comes while one is waited for."""

from collections.abc import Callable, Sequence

from assistant.dialogue.handlers.asking.meant import command_heard
from assistant.dialogue.handlers.asking.query import QUESTIONS, answer_question
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.handlers.playing.who import answer_of
from assistant.dialogue.handlers.reading import read_line
from assistant.dialogue.questions import Answer, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.intents import DidYouMean
from assistant.narration.facts.rules import LongerAsked
from assistant.narration.facts.tactile import MadeAsked
from assistant.narration.facts.talk import AnswerFirst, AnswerNotUnderstood, Asked, OnlyYes
from assistant.parsing.answers import answer_in, behind_yes, leaves
from assistant.parsing.asking_on import is_asked
from assistant.parsing.commands import CommandMeant, parse_command
from assistant.parsing.heard import understand
from assistant.parsing.meanings import ANSWERS, Command
from assistant.rules.notation import parse_move

Enter = Callable[[Talk, str], None]

REPEATS = (Command.REPEAT, Command.REPEAT_SLOWLY, Command.SPELL, Command.GO_ON)
"""The commands that say something again: a question that is open is not said once more behind it."""


def answer_line(talk: Talk, question: Question, text: str, enter: Enter, answer: Answer) -> None:
    """A line while a yes or a no is waited for.

    What was only guessed at is let go when anything else is understood, which is entered then.
    """
    is_left = leaves(text, talk.words)
    meant = CommandMeant(Command.NO) if is_left else parse_command(text, talk.words)
    if meant is None:
        behind = behind_yes(text, talk.words)
        is_yes = _names_it(question, text) or (behind and _is_asked_again(question, behind))
        said = Command.YES if is_yes else answer_in(text, talk.words)
        meant = CommandMeant(said) if said else None
    if meant is None and question.to and (named := answer_of(talk, text)):
        talk.speaker, said = named
        meant = CommandMeant(said)
    read, likely, perhaps = read_line(talk, text) if meant is None else (None, None, None)
    meant = meant or likely
    is_about_it = meant is not None and meant.command in (*ANSWERS, *REPEATS)
    if is_asked(text) and meant and meant.command is Command.YES:
        meant = None  # who asks is not sure, and a yes does what cannot be undone
    if isinstance(question.fact, DidYouMean) and (meant or read or perhaps) and not is_about_it:
        talk.table.asked = None
        enter(talk, text)
        return
    answer_meant(talk, question, meant, text if meant or read else "", answer)


def _names_it(question: Question, text: str) -> bool:
    """Whether the move that is asked about is typed, which is a yes."""
    fact = question.fact
    asked = parse_move(fact.move) if isinstance(fact, (MadeAsked, LongerAsked)) else None
    typed = parse_move(text.strip())
    if not (asked and typed):
        return False
    path = asked.squares
    return typed.squares in (path, (path[0], path[-1]))


def answer_meant(
    talk: Talk, question: Question, meant: CommandMeant | None, text: str, answer: Answer
) -> None:
    """What was said while a yes or a no is waited for; `text` is what is not done."""
    is_answer = meant is not None and meant.command in ANSWERS
    if is_answer and talk.speaker not in (None, question.to or talk.speaker):
        talk.say(question.fact)  # it is asked of the other one, by name
        return
    if meant and is_answer:
        talk.table.asked = None
        answer(talk, question, meant.command is Command.YES)
        play_held_answer(talk)
        return
    if meant and meant.command in QUESTIONS - {Command.HINTS}:
        answer_question(talk, meant)
    elif text and meant and _is_asked_again(question, meant):
        talk.say(OnlyYes(text))
        return
    elif text:
        talk.say(AnswerFirst(text))
    elif meant is None:
        talk.say(AnswerNotUnderstood())
    if meant is None or meant.command not in REPEATS:
        talk.say(question.fact)


def _is_asked_again(question: Question, meant: CommandMeant) -> bool:
    """Whether a command is the very one that the question came of."""
    fact = question.fact
    asked = _ASKED.get(fact.question) if isinstance(fact, Asked) else None
    return meant == CommandMeant(asked) if asked else False


_ASKED = {
    **{"quit": Command.QUIT, "leave": Command.QUIT, "new": Command.NEW_GAME},
    **{"resign": Command.RESIGN, "offer": Command.DRAW, "draw": Command.DRAW},
    **{"undo": Command.TAKE_BACK, "takeback": Command.TAKE_BACK},
    **{"claim": Command.CLAIM_REPETITION},
}
"""By what is asked, the bare command that asks it: with more words it may be another one."""


def hear_answer(
    talk: Talk, question: Question, alternatives: Sequence[tuple[str, float]], answer: Answer
) -> None:
    """A yes or a no; a question about the board in between; anything else is asked again."""
    game = talk.game
    heard = understand(alternatives, game.position, game.regulation, talk.words_heard, is_answer=True)
    meant = command_heard(talk, heard.verdict)
    if meant or talk.settings.listen == "push" or heard.verdict:
        answer_meant(talk, question, meant, heard.text, answer)
