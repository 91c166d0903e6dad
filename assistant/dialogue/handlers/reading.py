"""What a typed line means in the conversation as it stands."""

import re

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.meant import is_at_once
from assistant.parsing.answers import choose
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.understanding import understand_line
from assistant.rules.side import Side

Read = Understood | Ambiguous | NotLegal | NoSuchMove


def read_line(
    conversation: Conversation, text: str
) -> tuple[Read | None, CommandMeant | None, Perhaps | None]:
    """The line as a move, as a command, or as what it may mean and is to be asked about."""
    game, choice, words = conversation.game, conversation.choice, conversation.words
    text = _with_colours(conversation, text)
    if choice and (chosen := choose(choice.moves, text, game.position, words)):
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
        squares = meaning.written.squares if isinstance(meaning, NotLegal) else ()
        return None, CommandMeant(Command.MOVES, squares=squares[:1], move=squares), None
    return meaning, None, None


def _with_colours(conversation: Conversation, text: str) -> str:
    """A line with the colours of two people in place of their names: "Anna resigns" is White's."""
    if len(conversation.settings.people) < _TWO:
        return text
    for side in Side:
        name = conversation.settings.player(side).name
        colour = next(word for word, whose in conversation.words.whose.items() if whose is _WHOSE[side])
        if name:
            text = re.sub(rf"\b{re.escape(name)}\b", colour, text, flags=re.IGNORECASE)
    return text


_TWO = 2
_WHOSE = {Side.WHITE: Whose.WHITE, Side.BLACK: Whose.BLACK}
