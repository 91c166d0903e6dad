"""With the microphone always open: what is taken for talk, until it is said again."""

from assistant.dialogue.surface import Overheard
from assistant.dialogue.talk import Talk
from assistant.parsing.hearing.heard import Heard, Verdict
from assistant.parsing.hearing.overheard import SAID_AGAIN, is_said_again


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
        and is_said_again(heard.overheard, before.verdict)
    )
    talk.surface.overheard = None if is_again else Overheard(heard.overheard, now)
    return heard.overheard if is_again else None
