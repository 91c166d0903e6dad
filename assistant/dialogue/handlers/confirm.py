"""What is done only after a yes."""

from collections.abc import Callable

from assistant.dialogue.conversation import Conversation, Question
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
