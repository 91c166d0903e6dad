"""What a report tells of what was done in a game, deed by deed, with the move before which it was.

Each kind of deed is told here, or told with the others at the end, or is not for a report: the three
tables below have them all.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from assistant.dialogue.incidents import Incidents, Told, lasting
from assistant.dialogue.views import is_hidden
from assistant.game.arbiter_deeds import (
    IrregularityCorrected,
    IrregularityKept,
    PieceSettled,
    TryRefused,
    UnclearDecided,
)
from assistant.game.clock_deeds import ClocksResumed, ClocksStopped, ProgramDelayed
from assistant.game.deeds import (
    Annulled,
    Began,
    BoardUpset,
    ClaimDecided,
    ClockAdjusted,
    CountAnnulled,
    CountAsked,
    CountShortened,
    Deed,
    DrawAgreed,
    FlagFell,
    HelpUsed,
    MoveCorrected,
    MovePlayed,
    NeitherCanWin,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    PositionSet,
    RepetitionClaimed,
    Resigned,
    RulesRefused,
    RulesRequired,
    TakenBack,
)
from assistant.game.draw import CountChange, article_of
from assistant.game.mail_deeds import (
    ConditionsSet,
    ConditionsWithdrawn,
    DirectorTold,
    LeaveTaken,
    MessageHandedOver,
    MessageLeft,
    MessageReceived,
    MessageSent,
    Noted,
)
from assistant.game.record import Change
from assistant.game.replay import done_again
from assistant.narration.count_changed import count_changed
from assistant.narration.facts.arbiter import CountShortenedTold
from assistant.narration.facts.clock import DelayTold
from assistant.narration.facts.fact import Fact, Moves, Span, Squares
from assistant.narration.facts.game import MovesTakenBack, ResultAnnulled
from assistant.narration.facts.irregular import CountAnnulledTold, Irregular, IrregularAnnounced
from assistant.narration.facts.report import (
    ReportAnnulled,
    ReportClaim,
    ReportClaimCost,
    ReportClockSet,
    ReportCount,
    ReportDecided,
    ReportDirector,
    ReportIrregular,
    ReportObliged,
    ReportOffer,
    ReportPiece,
    ReportResumed,
    ReportSetUp,
    ReportStopped,
    ReportTry,
    ReportUnclear,
    ReportUpset,
)
from assistant.rules.irregularities import ANNOUNCED, Irregularity
from assistant.settings.terms import Terms
from assistant.values import replaced


def incidents_of(terms: Terms, deeds: Sequence[Deed]) -> Incidents:
    """What has happened in the game of these deeds. Raises ValueError where they make none."""
    done = done_again(deeds)
    seen = Incidents(terms, next(done).game)
    for each in done:
        if isinstance(each.deed, MovePlayed):
            seen.close_offers("lapsed")
            if seen.stopped_at is not None and each.deed.by:
                seen.end_stop(each.deed)
        teller = TOLD.get(type(each.deed))
        facts = tuple(teller(seen, each.deed, each.change)) if teller else ()
        if facts:
            seen.tell(each.deed, facts)
        seen.stand(each.deed)
    if seen.game.outcome:
        seen.close_offers("lapsed")
    elif is_hidden(terms):
        seen.told = [_withheld(each) for each in seen.told]
    return seen


def _withheld(told: Told) -> Told:
    """The same while somebody plays on without seeing: what is not on the record, and why it was not
    legal, would tell what stands there; but not that somebody has moved twice."""
    is_corrected = any(isinstance(each, ReportDecided) and each.how == "corrected" for each in told)
    return tuple(
        replaced(each, is_told=False)
        if isinstance(each, ReportTry)
        else ReportTry(each.side, each.move, False, each.article)
        if isinstance(each, IrregularAnnounced) and is_corrected and each.kind != _TWICE
        else each
        for each in told
    )


_TWICE = Irregularity.MOVED_TWICE.value

# Irregularities


def _kept(seen: Incidents, deed: IrregularityKept, change: Change) -> Iterator[Fact]:
    how = "moved" if deed.is_by_move else "kept"
    yield from _irregular(seen, deed)
    yield _decided(seen, deed, how)
    yield from _count_changed(seen, change)


def _corrected(seen: Incidents, deed: IrregularityCorrected, change: Change) -> Iterator[Fact]:
    yield from _irregular(seen, deed)
    yield _decided(seen, deed, "corrected" if deed.decided_by else "impossible")


def _irregular(seen: Incidents, deed: IrregularityKept | IrregularityCorrected) -> Iterator[Fact]:
    """What it was: each act by its article, or of an older journal the article alone."""
    seen.has_irregular = True
    regulation = seen.game.regulation
    side = deed.by.opponent if deed.by else seen.before.side
    known = {each.value: each for each in Irregularity}
    found = False
    for word, squares in deed.acts:
        kind = known.get(word)
        article = regulation.irregularity(kind) if kind else None
        if kind is None or article is None:
            continue
        found = True
        if kind in ANNOUNCED:
            move = deed.move or "-".join(map(str, squares))
            yield IrregularAnnounced(word, side, move, article)
        else:
            yield Irregular(word, side, article, Squares(squares), len(squares))
    if not found:
        yield ReportIrregular(side, deed.article)


def _decided(seen: Incidents, deed: IrregularityKept | IrregularityCorrected, how: str) -> Fact:
    regulation, side = seen.game.regulation, deed.by or seen.before.side
    article = regulation.too_late if how == "moved" else regulation.opponent_decides
    return ReportDecided(how, side, seen.name(side), article)


def _unclear(seen: Incidents, deed: UnclearDecided, change: Change) -> Iterator[Fact]:
    seen.has_irregular = True
    name = seen.name(deed.side.opponent)
    yield ReportUnclear(deed.side, name, deed.move, deed.is_kept, deed.article)


def _refused(seen: Incidents, deed: TryRefused, change: Change) -> Iterator[Fact]:
    seen.has_irregular = True
    yield ReportTry(deed.side, deed.move, True, deed.article)


def _settled(seen: Incidents, deed: PieceSettled, change: Change) -> Iterator[Fact]:
    seen.has_irregular = True
    square = re.search(r"\d+", deed.what)
    decided_by = "arbiter" if deed.decided_by == "arbiter" else "players"
    yield ReportPiece(bool(deed.what), square[0] if square else "", decided_by, deed.article)
    yield from _count_changed(seen, change)


def _set_up(seen: Incidents, deed: PositionSet, change: Change) -> Iterator[Fact]:
    if deed.article is None:
        yield ReportSetUp(False)
        return
    seen.has_irregular = True
    side = deed.by or seen.before.side.opponent
    yield ReportIrregular(side.opponent, deed.article)
    yield ReportDecided("kept", side, seen.name(side), seen.game.regulation.opponent_decides)


def _obliged(seen: Incidents, deed: RulesRequired, change: Change) -> Iterator[Fact]:
    seen.has_irregular = True
    side = deed.side.opponent
    yield ReportObliged(side, seen.name(side), seen.game.regulation.obliging)


def _annulled(seen: Incidents, deed: Annulled, change: Change) -> Iterator[Fact]:
    seen.has_irregular = True
    yield ReportAnnulled(deed.why)


def _upset(seen: Incidents, deed: Deed, change: Change) -> Iterator[Fact]:
    yield ReportUpset(seen.game.regulation.upset)


# Counts, claims and offers


def _played(seen: Incidents, deed: Deed, change: Change) -> Iterator[Fact]:
    yield from _count_changed(seen, change)


def _count_changed(seen: Incidents, change: Change) -> Iterator[Fact]:
    """What became of a count; of one that begins anew with each move of a man, only where it had
    counted."""
    what, before, count = change.count, seen.before.running, seen.game.count
    concerned = before if what in (CountChange.LAPSED, CountChange.UNDONE) else count
    if what is None or concerned is None:
        return
    rule, had_run = concerned.rule, before is not None and min(before.white, before.black) > 0
    if seen.game.regulation.counts_of_themselves and rule.king_moves_only and not had_run:
        return
    left = count.remaining(seen.game.position.side_to_move) if count else 0
    yield count_changed(what, rule, before, left)


def _count_asked(seen: Incidents, deed: CountAsked, change: Change) -> Iterator[Fact]:
    game = seen.game
    assert change.request
    computer = seen.terms.player(deed.side).is_computer and deed.by is None
    who = "arbiter" if deed.is_imposed else "computer" if computer else "player"
    side = deed.by or deed.side
    count, answer = game.count, change.request.value
    article = article_of(count, game.regulation) if count else game.regulation.count_condition
    moves = count.moves if count else 0
    yield ReportCount(who, side, seen.name(side), answer, moves, article)


def _shortened(seen: Incidents, deed: CountShortened, change: Change) -> Iterator[Fact]:
    rule = seen.game.regulation.shortened
    assert rule
    yield CountShortenedTold(deed.of, rule.article)


def _count_annulled(seen: Incidents, deed: CountAnnulled, change: Change) -> Iterator[Fact]:
    article = deed.article or seen.game.regulation.touched_out_of_turn
    if article:
        yield CountAnnulledTold(article)


def _claimed(seen: Incidents, deed: RepetitionClaimed, change: Change) -> Iterator[Fact]:
    rule = seen.game.regulation.repetition
    assert change.claim
    article = rule.article if rule else None
    yield ReportClaim(deed.side, seen.name(deed.side), change.claim.value, article)


def _priced(seen: Incidents, deed: ClaimDecided, change: Change) -> Iterator[Fact]:
    rule = seen.game.regulation.repetition
    if article := deed.article or (rule.price if rule else None):
        yield ReportClaimCost(not deed.seconds, Span(deed.seconds), article)


def _offered(seen: Incidents, deed: OfferMade, change: Change) -> Iterator[Fact]:
    terms = seen.terms
    article = None
    if deed.offer == "takeback" and terms.is_arbiter and len(terms.people) > 1:
        article = seen.game.regulation.irregularity(Irregularity.MOVE_TAKEN_BACK)
    seen.has_irregular |= article is not None
    seen.open[deed.offer] = len(seen.told)
    is_irregular = article is not None
    name = seen.name(deed.side)
    yield ReportOffer(deed.offer, deed.side, name, "open", is_irregular, article)


def _answered(seen: Incidents, deed: OfferAnswered, change: Change) -> Iterable[Fact]:
    seen.close(deed.offer, "accepted" if deed.is_accepted else "declined")
    return ()


def _lapsed(seen: Incidents, deed: OfferLapsed, change: Change) -> Iterable[Fact]:
    seen.close(deed.offer, "lapsed")
    return ()


def _taken_back(seen: Incidents, deed: TakenBack, change: Change) -> Iterator[Fact]:
    outcome = seen.before.outcome
    if outcome and not deed.plies:
        yield ResultAnnulled(outcome.termination)
    elif deed.moves:
        first, last = deed.moves[0], deed.moves[-1]
        yield MovesTakenBack(Moves(deed.moves), len(deed.moves), first, last)
    yield from _count_changed(seen, change)


# Clocks


def _clock_set(seen: Incidents, deed: ClockAdjusted, change: Change) -> Iterator[Fact]:
    if deed.seconds:
        span = lasting(abs(deed.seconds))
        yield ReportClockSet(deed.side, deed.seconds > 0, span, deed.article)


def _clocks_stopped(seen: Incidents, deed: Deed, change: Change) -> Iterator[Fact]:
    seen.stopped_at = deed.at
    yield ReportStopped(False, Span(0.0))


def _clocks_resumed(seen: Incidents, deed: Deed, change: Change) -> Iterator[Fact]:
    if seen.stopped_at is None:
        yield ReportResumed()
    else:
        seen.end_stop(deed)


def _delayed(seen: Incidents, deed: ProgramDelayed, change: Change) -> Iterator[Fact]:
    if deed.why == "stopped":
        yield DelayTold(deed.why, lasting(deed.seconds))


def _director(seen: Incidents, deed: DirectorTold, change: Change) -> Iterator[Fact]:
    yield ReportDirector(deed.what, deed.side, seen.name(deed.side))


TOLD: Mapping[type[Deed], Callable[[Incidents, Any, Change], Iterable[Fact]]] = {
    IrregularityKept: _kept,
    IrregularityCorrected: _corrected,
    UnclearDecided: _unclear,
    TryRefused: _refused,
    PieceSettled: _settled,
    PositionSet: _set_up,
    RulesRequired: _obliged,
    Annulled: _annulled,
    BoardUpset: _upset,
    MovePlayed: _played,
    CountAsked: _count_asked,
    CountShortened: _shortened,
    CountAnnulled: _count_annulled,
    RepetitionClaimed: _claimed,
    ClaimDecided: _priced,
    OfferMade: _offered,
    OfferAnswered: _answered,
    OfferLapsed: _lapsed,
    TakenBack: _taken_back,
    ClockAdjusted: _clock_set,
    ClocksStopped: _clocks_stopped,
    ClocksResumed: _clocks_resumed,
    ProgramDelayed: _delayed,
    DirectorTold: _director,
}
"""Deeds that are told where they were done."""
AROUND = frozenset(
    {
        *(Began, HelpUsed, MoveCorrected, LeaveTaken),
        # The end tells them, and where that was undone, what was taken back.
        *(DrawAgreed, Resigned, FlagFell, RulesRefused, NeitherCanWin),
    }
)
"""Deeds of which the beginning or the end of a report tells."""
UNTOLD = frozenset(
    {
        # The dates of the moves have them, and what waits to be sent is nobody else's.
        *(MessageReceived, MessageLeft, MessageSent, MessageHandedOver),
        *(ConditionsSet, ConditionsWithdrawn),
        Noted,  # which is private
    }
)
"""Deeds that are not for a report."""
