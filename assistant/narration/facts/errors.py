"""Facts of what could not be read or written."""

from assistant.narration.facts.fact import Fact
from assistant.rules.fen import FenProblem
from speech.voice.utterance import Urgency


class FenRefused(Fact):
    """A FEN that gives no position."""

    message = "errors-fen"
    problem: FenProblem
    detail: str


class RecordLate(Fact):
    """What was done at a table is not written down yet, and until then it is not announced."""

    message = "errors-record-late"
    urgency = Urgency.IMPORTANT
    is_complaint = True
    is_lost: bool
    """Whether nobody waits for it any more: it may be lost if the program ends now."""
