"""What a typed line means in the conversation as it stands."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.meant import is_at_once
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.moves import Ambiguous, NoSuchMove, NotLegal, Understood, choose_by_square
from assistant.parsing.understanding import Likely, Perhaps, understand_line

Read = Understood | Ambiguous | NotLegal | NoSuchMove


def read_line(
    conversation: Conversation, text: str
) -> tuple[Read | None, CommandMeant | None, Perhaps | None]:
    """The line as a move, as a command, or as what it may mean and is to be asked about."""
    game, choice, words = conversation.game, conversation.choice, conversation.words
    if choice and (chosen := choose_by_square(choice.moves, text, words)):
        return Understood(chosen), None, None
    meaning = understand_line(text, game.position, game.regulation, words)
    match meaning:
        case Likely(meant, mended) if not is_at_once(conversation, meant):
            return None, None, Perhaps((meant,), mended)
        case Perhaps((CommandMeant() as meant,), "") if is_at_once(conversation, meant):
            return None, meant, None
        case Likely(meant) | (CommandMeant() as meant):
            return None, meant, None
        case Perhaps():
            return None, None, meaning
    is_question = text.rstrip().endswith("?")
    if meaning and is_question and not conversation.may_tell_position:
        return None, CommandMeant(Command.MOVES), None
    return meaning, None, None
