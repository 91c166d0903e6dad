"""Who leaves a game by correspondence with a message that is not sent hears that it is kept, and at the
end of the program what is not kept of one that was pasted."""

from assistant.dialogue.handlers.corresponding.standing import opponent, terms_here, to_send
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.mail import MessageRemains
from assistant.narration.facts.taken_beside import PartsUntaken


def tell_remains(talk: Talk, *, is_leaving: bool) -> None:
    """Say so, where there is one here: at the end of the program also how it is had the next time.

    Who goes to and fro between games hears it of each message once.
    """
    if is_leaving:
        _tell_parts(talk)
    if talk.is_watching or not (talk.conversation.is_kept and to_send(talk)):
        return
    fact = MessageRemains(opponent(talk), is_leaving)
    told = f"{fact.message} {terms_here(talk).code} {len(talk.game.deeds)}"
    if is_leaving or told not in talk.surface.hinted:
        talk.say(fact)
        talk.surface.hinted.add(told)


def _tell_parts(talk: Talk) -> None:
    """The parts of a pasted message for other games, which were offered or were still to be: one of a
    mailbox comes again."""
    surface = talk.surface
    pending = [each for each in (surface.incoming, surface.rest) if each and not each.message]
    asked = [code for each in pending if each.is_part for code in each.only]
    codes = [*asked, *(part.code for each in pending for part in each.others)]
    if told := tuple(dict.fromkeys(codes)):
        talk.say(PartsUntaken(Moves(told[:_NAMED]), max(0, len(told) - _NAMED)))


_NAMED = 2
