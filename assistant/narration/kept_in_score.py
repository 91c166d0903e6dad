"""What the score tells of an irregularity that was kept: a position that no move led to."""

from collections.abc import Sequence

from assistant.game.record import Entry, SetPosition
from assistant.narration.facts.astray import AstraySettled
from assistant.narration.facts.irregular import KeptInScore
from assistant.narration.position_reading import emptied, filled


def kept_in_score(entries: Sequence[Entry], at: int) -> KeptInScore | AstraySettled | None:
    """What an entry of the record tells of an irregularity that was kept, or of a piece that is out of
    play; None of any other."""
    cause = entries[at].cause
    if not isinstance(cause, SetPosition) or cause.article is None:
        return None
    before, after = entries[at - 1].position, entries[at].position
    gone = emptied(before, after)
    if cause.is_out_of_play:
        return AstraySettled("out", str(gone.numbers[0]), cause.article)
    return KeptInScore(cause.article, gone, len(gone.numbers), filled(before, after))
