"""With the microphone always open: what is taken for talk, until it is said again."""

from assistant.dialogue.surface import Overheard
from assistant.dialogue.talk import Talk
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.heard import Heard, Unsure, Verdict
from assistant.parsing.hearing.overheard import SAID_AGAIN
from assistant.parsing.likely import Likely, Perhaps


def verdict_here(talk: Talk, heard: Heard) -> Verdict:
    """The verdict on what was heard; what was passed over as talk has it when it is said again.

    Who was not answered says it once more within moments; talk does not come twice.
    """
    if heard.overheard is None:
        return heard.verdict
    now, before = talk.conversation.now.monotonic, talk.surface.overheard
    is_again = (
        before is not None
        and now - before.at <= SAID_AGAIN
        and _is_same(heard.overheard, before.verdict)
    )
    talk.surface.overheard = None if is_again else Overheard(heard.overheard, now)
    return heard.overheard if is_again else None


def _is_same(one: Verdict, other: Verdict) -> bool:
    """Whether two mean the same, however clearly each was heard. Of moves to ask about one does."""
    match one, other:
        case Unsure(moves), Unsure(before):
            return any(move.has_same_effect(each) for move in moves for each in before)
    return _plain(one) == _plain(other)


def _plain(verdict: Verdict) -> object:
    match verdict:
        case Likely(meant) | Perhaps((CommandMeant() as meant,)):
            return meant
    return verdict
