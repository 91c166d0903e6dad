"""What deeds end a game on any position: by a word of the players or the arbiter, or by the clock."""

from assistant.game.deeds import (
    Annulled,
    Deed,
    DrawAgreed,
    FlagFell,
    NeitherCanWin,
    Resigned,
    RulesRefused,
)
from assistant.game.outcome import Outcome, Termination
from assistant.rules.regulation import Regulation


def outcome_of(deed: Deed, regulation: Regulation, accepted: str) -> Outcome | None:
    """The result that a deed makes, or None where it makes none.

    `accepted` is what both have agreed on just before. Raises ValueError for what cannot be.
    """
    match deed:
        case DrawAgreed():
            if accepted != "draw":
                raise ValueError("no draw was offered and accepted")
            return Outcome(None, Termination.AGREEMENT, regulation.agreement)
        case Resigned(side, by=by):
            if by not in (None, side):
                raise ValueError("nobody resigns for the other side")
            return Outcome(side.opponent, Termination.RESIGNATION, regulation.resignation)
        case FlagFell(side):
            return Outcome(side.opponent, Termination.TIME, regulation.time)
        case RulesRefused(side):
            return Outcome(side.opponent, Termination.REFUSAL, regulation.refusal)
        case NeitherCanWin(is_agreed):
            if regulation.neither_wins is None or (is_agreed and accepted != "neither"):
                raise ValueError("nobody has said that neither can win, or the text has no such draw")
            return Outcome(None, Termination.NEITHER_WINS, regulation.neither_wins)
        case Annulled(article=article):
            return Outcome(None, Termination.ANNULLED, article or regulation.restarting)
    return None
