"""What a line most likely means that nothing else understood: told, or asked about by its name."""

from assistant.dialogue.handlers.asking.yes_or_no import command_asked, is_final, is_left_by_no
from assistant.dialogue.questions import Guess, Question
from assistant.dialogue.talk import Talk
from assistant.parsing.answers import limits, puts_off, sets_condition, withdraws
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.intents.answering import (
    AGREED_TO,
    FINAL,
    SAID_AGAIN,
    TOLD_AGAIN,
    Answers,
    answered,
    denies_else,
)
from assistant.parsing.intents.features import Place
from assistant.parsing.likely import Meaning
from assistant.parsing.meanings import Command
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.vocabulary import Vocabulary


def place_of(talk: Talk) -> Place:
    """Where a line is typed now, as far as that says anything of what is meant."""
    game = talk.game
    if talk.here.asked or (talk.here.expected and talk.here.expected.is_guess):
        return Place.ASKED
    if talk.here.aside is not None:
        return Place.REVIEW
    if talk.settings.mail:
        return Place.MAIL
    if game.outcome:
        return Place.OVER
    if talk.table.seats:
        return Place.BOARD
    return Place.GAME if game.plies else Place.FIRST


def answer_likely(talk: Talk, question: Question, text: str) -> CommandMeant | None:
    """The yes or the no that a line is in other words: a no that leaves all as it is, the yes to what
    only tells, or a clear yes of who is asked alone to what can be undone."""
    words = talk.words
    if parse_command(text, words, only_whole=True) is not None or withdraws(text, words):
        return None  # which is something else, or about an offer
    here = Situation(talk.game.position, talk.game.regulation, words)
    offered = _offered(question)
    found = answered(text, here, offered)
    is_guess = isinstance(question.about, Guess)
    if found.chance(Command.NO) >= TOLD_AGAIN:
        is_no = is_left_by_no(question) and (is_guess or not denies_else(text, here, offered))
        return CommandMeant(Command.NO) if is_no else None
    is_for_one = question.to is None or len(talk.people_here) == 1
    is_two_sided = question.offer or question.is_to_arbiter or not is_for_one
    is_yes = not is_two_sided and _is_sure(found, question, text, words)
    return CommandMeant(Command.YES) if is_yes else None


def _is_sure(found: Answers, question: Question, text: str, words: Vocabulary) -> bool:
    """Whether a line is so surely a yes as what is asked about wants."""
    yes = found.chance(Command.YES)
    if not changes(question):
        return yes >= TOLD_AGAIN
    if puts_off(text, words) or sets_condition(text, words):
        return False
    if is_final(question):
        return (found.is_judged and yes >= FINAL) or found.named >= FINAL
    return found.named >= SAID_AGAIN or (yes >= AGREED_TO and not limits(text, words))


def _offered(question: Question) -> tuple[Meaning, ...]:
    """What a yes would do."""
    match question.about:
        case Guess(meaning):
            return (meaning,)
    command = command_asked(question)
    return (CommandMeant(command),) if command else ()


def changes(question: Question) -> bool:
    """Whether a yes would do more than tell."""
    match question.about:
        case Guess(CommandMeant(command=command)):
            return command in CHANGING
    return True
