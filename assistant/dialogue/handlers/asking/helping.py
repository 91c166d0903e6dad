"""Help: how something is typed, what may be asked, how the board is made, what is played no more."""

from collections.abc import Callable

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.lesson import tell_tour
from assistant.narration.facts.talk import HelpTold, HuffingTold, NoAdvice, ProgramTold
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.tokens import normalise


def _help(conversation: Conversation, meant: CommandMeant) -> None:
    """Help about what was named, or how a move is typed and what else may be asked."""
    asked = conversation.words.topics.get(normalise(meant.rest))
    if asked == "board" and not conversation.settings.boards:
        asked = "questions"  # without one with sensors the board is what stands on it
    route = _ROUTES[conversation.game.position.variant.geometry.size]
    has_boards = conversation.settings.boards > 0
    has_repetition = conversation.game.regulation.repetition is not None
    for topic in [asked] if asked else ["moves", "more"]:
        conversation.say(HelpTold(topic, route, has_boards, has_repetition))


_ROUTES = {8: "22x15x8", 10: "32x23x14"}
"""By the size of the board, a capture with its whole route, as an example of how it is written."""


def _tour(conversation: Conversation, meant: CommandMeant) -> None:
    tell_tour(conversation)


def _tell_huffing(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say(HuffingTold())


def _tell_no_advice(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say(NoAdvice())


def _tell_program(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say(ProgramTold())


HELPING: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.HELP: _help,
    Command.PROGRAM: _tell_program,
    Command.TOUR: _tour,
    Command.ADVICE: _tell_no_advice,
    Command.HUFFING: _tell_huffing,
}
