"""Who leaves a game by correspondence with a message that is not sent hears that it is kept."""

from assistant.dialogue.handlers.corresponding.standing import opponent, terms_here, to_send
from assistant.dialogue.talk import Talk
from assistant.narration.facts.mail import MessageRemains


def tell_remains(talk: Talk, *, is_leaving: bool) -> None:
    """Say so, where there is one here: at the end of the program also how it is had the next time.

    Who goes to and fro between games hears it of each message once.
    """
    if talk.is_watching or not (talk.conversation.is_kept and to_send(talk)):
        return
    fact = MessageRemains(opponent(talk), is_leaving)
    told = f"{fact.message} {terms_here(talk).code} {len(talk.game.deeds)}"
    if is_leaving or told not in talk.surface.hinted:
        talk.say(fact)
        talk.surface.hinted.add(told)
