"""With the microphone always open: what is taken for talk, until it is said again."""

from collections.abc import Iterator

from assistant.dialogue.surface import Overheard
from assistant.dialogue.talk import Talk
from assistant.parsing.hearing.heard import Heard, Unsure, Verdict
from assistant.parsing.hearing.overheard import SAID_AGAIN
from assistant.parsing.likely import Likely, Meaning, Perhaps
from assistant.parsing.moving.moves import Understood
from assistant.rules.move import Move


def verdict_here(talk: Talk, heard: Heard) -> Verdict:
    """The verdict on what was heard; what was passed over as talk has it when it is said again.

    Who was not answered says it once more within moments; talk does not come twice.
    """
    if heard.overheard is None:
        return heard.verdict
    return heard.overheard if is_said_again(talk, heard.overheard) else None


def is_said_again(talk: Talk, verdict: Verdict) -> bool:
    """Whether the same person was passed over with that just before, in this game; what is said for
    the first time is remembered."""
    now, before = talk.conversation.now.monotonic, talk.surface.overheard
    here = (talk.table.number, talk.speaker, talk.settings.language)
    is_again = (
        before is not None
        and before.here == here
        and now - before.at <= SAID_AGAIN
        and _is_same(verdict, before.verdict)
    )
    talk.surface.overheard = None if is_again else Overheard(verdict, now, here)
    return is_again


def _is_same(one: Verdict, other: Verdict) -> bool:
    """Whether two may mean the same, however clearly each was heard: of several meanings one does."""
    return any(
        mine.has_same_effect(theirs)
        if isinstance(mine, Move) and isinstance(theirs, Move)
        else mine == theirs
        for mine in _all_of(one)
        for theirs in _all_of(other)
    )


def _all_of(verdict: Verdict) -> Iterator[Meaning | Move]:
    match verdict:
        case Unsure(moves):
            yield from moves
        case Understood(move):
            yield move
        case Likely(meant):
            yield meant
        case Perhaps(meanings):
            yield from meanings
        case None:
            return
        case _:
            yield verdict
