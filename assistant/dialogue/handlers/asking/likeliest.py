"""What a line most likely means that nothing else understood: told, or asked about by its name."""

from assistant.dialogue.handlers.asking.yes_or_no import command_asked, is_final, is_left_by_no
from assistant.dialogue.questions import Guess, Question
from assistant.dialogue.talk import Talk
from assistant.parsing.answers import limits, withdraws
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.intents.answering import AGREED_TO, SAID_AGAIN, TOLD_AGAIN, answered
from assistant.parsing.intents.features import Place
from assistant.parsing.likely import Meaning
from assistant.parsing.meanings import Command
from assistant.parsing.moving.situation import Situation


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
    here = Situation(talk.game.position, talk.game.regulation, talk.words)
    found = answered(text, here, _offered(question))
    is_no = found.chance(Command.NO) >= TOLD_AGAIN
    if is_no:
        return CommandMeant(Command.NO) if is_left_by_no(question) else None
    is_two_sided = (
        question.offer or question.is_to_arbiter or (question.to and len(talk.people_here) > 1)
    )
    if is_two_sided or (is_final(question) and found.named < SAID_AGAIN):
        return None
    only_tells = not changes(question)
    is_clear = only_tells or not limits(text, words)
    least = TOLD_AGAIN if only_tells else AGREED_TO
    return CommandMeant(Command.YES) if found.chance(Command.YES) >= least and is_clear else None


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
