"""Every move that was taken for another, and every command that nobody gave: said, and heard."""

from collections.abc import Sequence

from assistant.parsing.hearing.hypotheses import likeliest_texts
from models.training.evaluation.decoding import Record
from models.training.evaluation.judging import Outcome
from models.training.evaluation.tables import Judged, table

_WRONG = (Outcome.WRONG, Outcome.CHANGED)
_HEAD = ("source", "voice", "condition", "said", "heard", "and next, so much less likely")
_SHOWN = 2


def mistakes(records: Sequence[Record], judged: Sequence[Judged]) -> str:
    """A table of the records that became something that was not said; `judged` are theirs, in order."""
    body = [_row(*each) for each in zip(records, judged, strict=True) if each[1].outcome in _WRONG]
    return "\n".join(["\n## Heard wrong\n", *(table(_HEAD, body) if body else ["Nothing."])])


def _row(record: Record, judged: Judged) -> list[str]:
    heard = [likeliest_texts(each)[:_SHOWN] for each in record.heard]
    first = " / ".join(texts[0][0] for texts in heard if texts)
    others = [f"{text} {-score:.1f}" for texts in heard for text, score in texts[1:]]
    return [judged.source, judged.voice, judged.condition, record.trial.text, first, " / ".join(others)]
