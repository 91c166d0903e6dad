"""What a line most likely means that nothing else understood: told, or asked about by its name."""

from assistant.dialogue.handlers.asking.yes_or_no import is_final, is_left_by_no
from assistant.dialogue.questions import Guess, Question
from assistant.dialogue.talk import Talk
from assistant.parsing.answers import limits
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.policy import AGREED_TO, answered
from assistant.parsing.meanings import Command
from assistant.parsing.moving.situation import Situation


def place_of(talk: Talk) -> Place:
    """Where a line is typed now, as far as that says anything of what is meant."""
    game = talk.game
    if talk.here.asked:
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
    here = Situation(talk.game.position, talk.game.regulation, talk.words)
    match question.about:
        case Guess(CommandMeant(command=command)) if command not in CHANGING:
            found = answered(text, here)
            return CommandMeant(found) if found else None
    if is_final(question):
        return None
    if answered(text, here) is Command.NO and is_left_by_no(question):
        return CommandMeant(Command.NO)
    is_others = question.to or question.offer or question.is_to_arbiter
    is_yes = answered(text, here, AGREED_TO) is Command.YES and not limits(text, talk.words)
    return CommandMeant(Command.YES) if is_yes and not is_others else None
