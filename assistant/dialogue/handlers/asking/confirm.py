"""What is done only after a yes."""

from collections.abc import Callable

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.questions import Question
from assistant.game.deeds import OfferAnswered, OfferMade
from assistant.game.game import Game
from assistant.game.outcome import Termination
from assistant.narration.facts.talk import Asked, QuestionDropped
from assistant.rules.side import Side


def confirm(
    conversation: Conversation,
    question: str,
    on_yes: Callable[[Conversation], None],
    move: str = "",
    side: Side | None = None,
    *,
    annuls: bool = False,
) -> None:
    """What cannot be made undone at once is done after a yes; a slip of the finger must not do it.

    What has had its yes already, because it was not understood by its words alone, is done. `side` is
    that of who is asked, where it is not the listener; `annuls` is that of Asked.
    """
    if conversation.is_sure:
        on_yes(conversation)
        return
    fact = Asked(question, side or conversation.side_of_listener, "", move, annuls)
    conversation.ask(Question(fact, on_yes, dropped))


def dropped(conversation: Conversation) -> None:
    """There was no yes: nothing has changed, and what was open before still is."""
    conversation.say(QuestionDropped(is_over=bool(conversation.game.outcome)))
    if conversation.choice:
        conversation.say(conversation.choice.fact)
    elif conversation.expected and conversation.expected.fact:
        conversation.say(conversation.expected.fact)


def ask_opponent(
    conversation: Conversation,
    question: str,
    side: Side,
    move: str,
    on_yes: Callable[[Conversation], None],
    on_no: Callable[[Conversation], None],
) -> None:
    """What one of two people wants is asked of the other: `draw` or `takeback`."""

    def answered(
        act: Callable[[Conversation], None], *, is_yes: bool
    ) -> Callable[[Conversation], None]:
        def answer(conversation: Conversation) -> None:
            conversation.do(OfferAnswered(question, side.opponent, is_yes, by=side.opponent))
            act(conversation)

        return answer

    conversation.do(OfferMade(question, side, by=side))
    name = conversation.settings.player(side.opponent).name
    yes, no = answered(on_yes, is_yes=True), answered(on_no, is_yes=False)
    fact = Asked(question, side, name, move, is_agreed(conversation.game))
    conversation.ask(Question(fact, yes, no, to=side.opponent, offer=question))


def is_agreed(game: Game) -> bool:
    """Whether people have ended a game, and not the last move."""
    return game.outcome is not None and game.outcome.termination in _BY_WORD


_BY_WORD = frozenset({Termination.RESIGNATION, Termination.AGREEMENT, Termination.REPETITION})
