"""Draws: offers, counts and repetition, asked for, told and answered."""

from assistant.dialogue.talk import Talk
from assistant.game.deeds import CountAsked, MovePlayed, OfferAnswered, OfferMade, RepetitionClaimed
from assistant.game.draw import Count, CountChange, CountRequest, article_of, count_rule
from assistant.game.game import Game
from assistant.game.record import RepetitionClaim
from assistant.narration.count_changed import count_changed
from assistant.narration.facts.draw import (
    CountAnswered,
    CountBeganAgain,
    CountChanged,
    CountMayBeAsked,
    CountNotRunning,
    CountRemaining,
    OfferTold,
    RepetitionAnswered,
    RepetitionMayBeClaimed,
    RepetitionStands,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About
from assistant.rules.regulation import CountRule
from assistant.rules.side import Side
from assistant.settings.taste import Coach

HINT_AFTER = 20
"""After so many plies of kings alone without a capture a person is told of the count."""

COMPUTER_ASKS_AFTER = 30
"""After so many the computer asks for it if it is not winning."""

PATIENCE = 60
"""After so many the computer asks even if it thinks that it is winning: it has made no progress."""

REMINDERS = (10, 5, 1)
"""At so many moves left on each side the count is mentioned."""

WINNING = 50
"""Above this score, in hundredths of a man, the computer would rather play on."""

EARLIEST_DRAW = 40
"""Before so many plies the computer accepts a draw only if it stands worse than WORSE."""

WORSE = -100


def tell_count(talk: Talk, change: CountChange | None) -> None:
    """What a move did to the count, and at some points how much of it is left."""
    entries = talk.game.entries
    before = entries[-2].count if len(entries) > 1 else None
    tell_count_change(talk, change, before)
    count = talk.game.count
    if change is None and count:
        left = count.remaining(Side.WHITE)
        if count.white == count.black and left in REMINDERS:
            talk.say(CountRemaining(left))


def tell_count_change(talk: Talk, change: CountChange | None, before: Count | None) -> None:
    """What became of a count that ran before, or that none did."""
    count = talk.game.count
    concerned = before if change in (CountChange.LAPSED, CountChange.UNDONE) else count
    if change is None or concerned is None:
        return
    rule = concerned.rule
    left = count.remaining(talk.side_to_move) if count else 0
    if talk.game.regulation.counts_of_themselves and rule.king_moves_only:
        # This count begins anew with each move of a man: that is told once, until it lapses, and
        # again only where a person knew that little of it was left.
        is_same = before is not None and before.rule is rule
        if change is CountChange.BEGAN or (change is CountChange.BEGAN_AGAIN and not _is_near(before)):
            talk.say_once(count_changed(CountChange.BEGAN, rule, None, left))
            return
        if change is CountChange.RESUMED and is_same and not _is_near(count):
            return
    if count is None:
        for place in talk.table.places.values():
            place.told_once.discard(CountChanged.message)
    is_again = change is CountChange.BEGAN_AGAIN and before is not None and before.rule is rule
    whole = count_changed(change, rule, before, left)
    for each in talk.everybody():
        if is_again and before:
            _tell_again(each, whole, before)
        else:
            each.say(whole)


def _tell_again(talk: Talk, whole: CountChanged, before: Count) -> None:
    """That a count began again: whole to who was not told in this game that it does, else in few words,
    and only where it had run."""
    again = CountBeganAgain()
    is_known = again.message in talk.here.told_once
    talk.here.told_once.add(again.message)
    if not is_known or talk.settings.verbosity >= _WHOLE:
        talk.say(whole)
    elif _had_run(before):
        talk.say(again)


_WHOLE = 2
"""The verbosity with which everything is told whole each time."""


def _had_run(count: Count) -> bool:
    """Whether a count has counted a move of each side: where men go on moving none does, and that it
    begins again with each of them is no news."""
    return min(count.white, count.black) > 0


def _is_near(count: Count | None) -> bool:
    """Whether a person was told that little of a count is left."""
    return count is not None and count.remaining(Side.WHITE) <= REMINDERS[0]


def tell_draws(talk: Talk) -> None:
    """Before a person moves: what may be asked for or claimed now."""
    if times := _times_to_tell(talk):
        repetition = talk.game.regulation.repetition
        assert repetition, "what may be claimed is in the text"
        is_for_two = len(talk.settings.people) > 1
        whole = RepetitionMayBeClaimed(times, repetition.article, is_for_two)
        is_known = whole.message in talk.here.told_once
        talk.here.told_once.add(whole.message)
        talk.say(RepetitionStands(times) if is_known else whole)
    if hint := count_hint(talk):
        talk.hint(hint)


def _times_to_tell(talk: Talk) -> int:
    """How often a position has stood that may be claimed now, where that is to be told; else 0.

    It is told where a coach may speak: to both people as soon as it stands, to a person against the
    computer when it is their move, even if it was the computer that could first.
    """
    game = talk.game
    repetition, side = game.regulation.repetition, talk.side_to_move
    if repetition is None or repetition.of_itself or talk.coach is Coach.OFF:
        return 0
    if not talk.settings.is_score_obligatory:
        return 0
    if not game.may_claim_repetition(side):
        return 0
    if len(talk.settings.people) > 1 and game.times_seen < repetition.times:
        return 0  # it was told when it stood
    return game.times_to_claim(side)


def count_hint(talk: Talk) -> CountMayBeAsked | None:
    """That the count may be asked for, where the game makes no progress."""
    rule = _count_to_ask_for(talk)
    if rule and talk.game.plies_without_progress >= HINT_AFTER:
        return CountMayBeAsked(rule.moves, rule.article)
    return None


def count_moves(talk: Talk, meant: CommandMeant) -> None:
    """Somebody asks for the count, or only how much of it is left."""
    game, article = talk.game, talk.game.regulation.count_condition
    if meant.about is not About.LEFT:
        ask_count(talk)
    elif game.count:
        rule, left = game.count.rule, game.count.remaining(talk.side_of_listener)
        answer, article = CountRequest.RUNS_ALREADY, article_of(game.count, game.regulation)
        told = CountAnswered(answer, left, rule.king_moves_only, article, by_computer=False)
        talk.say_here(told)
    elif game.regulation.counts_of_themselves:
        talk.say_here(
            CountAnswered(
                CountRequest.OF_ITSELF, 0, king_moves_only=False, article=article, by_computer=False
            )
        )
    else:
        talk.say(CountNotRunning(article))


def ask_count(talk: Talk, asker: Side | None = None, *, by_computer: bool = False) -> None:
    """Somebody asks for the count. It is a right, and needs nobody's consent. `asker` is who does, if
    not who is here."""
    side = talk.side_to_move
    by = None if by_computer else asker or talk.side_of_listener
    deed = CountAsked(side if by_computer else by or side, by=by)
    _do_and_tell(talk, deed, by_computer=by_computer)


def impose(talk: Talk, of: int = 0) -> None:
    """The arbiter imposes the count, perhaps of so many moves (Capo I, 10.2 and 11; Capo II, 7.2)."""
    allowed = of if count_rule(talk.game.position, talk.game.regulation) else 0
    _do_and_tell(talk, CountAsked(talk.side_to_move, is_imposed=True, of=allowed))


def _do_and_tell(talk: Talk, deed: CountAsked, *, by_computer: bool = False) -> None:
    game = talk.game
    answer = talk.do(deed).request
    assert answer, "who asks is answered"
    article = game.regulation.count_condition
    moves, is_kings_only = 0, False
    if game.count:
        is_kings_only, moves = game.count.rule.king_moves_only, game.count.moves
        article = article_of(game.count, game.regulation)
        if answer is CountRequest.RUNS_ALREADY:
            moves = game.count.remaining(talk.side_of_listener)
    told = CountAnswered(answer, moves, is_kings_only, article, by_computer, deed.is_imposed)
    if answer is CountRequest.BEGAN:
        talk.say(told)
    else:
        talk.say_here(told)


def claim_repetition(talk: Talk, side: Side, *, by_computer: bool = False) -> None:
    """A player claims that a position has stood often enough."""
    game = talk.game
    times = game.times_to_claim(side)
    answer = talk.do(RepetitionClaimed(side, by=None if by_computer else side)).claim
    assert answer, "who claims is answered"
    tell_claim(talk, answer, times, by_computer=by_computer)


def tell_claim(talk: Talk, answer: RepetitionClaim, times: int, *, by_computer: bool = False) -> None:
    """What is answered to who claims, where a position has stood so often."""
    rule = talk.game.regulation.repetition
    talk.say(RepetitionAnswered(answer, times, rule.times if rule else 0, by_computer))


def the_claimant(talk: Talk) -> Side:
    """Which side claims a repetition if nobody says which: the mover, unless only the other may."""
    side = talk.side_to_move
    is_others = talk.game.may_claim_repetition(side.opponent)
    return side.opponent if is_others and not talk.game.may_claim_repetition(side) else side


def computer_claims_draw(talk: Talk) -> bool:
    """Before it moves the computer claims a repetition that suits it; whether it did."""
    game, side = talk.game, talk.side_to_move
    repetition = game.regulation.repetition
    if repetition is None or repetition.of_itself or _score_of_mover(talk) > 0:
        return False
    if not talk.settings.is_score_obligatory:
        return False
    if not game.may_claim_repetition(side) or _has_claimed(game, side):
        return False
    claim_repetition(talk, side, by_computer=True)
    return True


def _has_claimed(game: Game, side: Side) -> bool:
    """Whether a side has claimed since the last move: who annulled that draw wants to play on."""
    for deed in reversed(game.deeds):
        match deed:
            case MovePlayed():
                return False
            case RepetitionClaimed(side=claimant) if claimant is side:
                return True
    return False


def computer_asks_count(talk: Talk) -> None:
    """Before it moves the computer asks for the count if the game makes no progress."""
    waited = talk.game.plies_without_progress
    is_winning = _score_of_mover(talk) > WINNING
    if waited >= (PATIENCE if is_winning else COMPUTER_ASKS_AFTER) and _count_to_ask_for(talk):
        ask_count(talk, by_computer=True)


def tell_offer(talk: Talk) -> None:
    """Who offered a draw last, and what became of it."""
    offered: OfferMade | None = None
    became = "none"
    for deed in talk.game.deeds:
        match deed:
            case OfferMade(offer="draw"):
                offered, became = deed, "lapsed"
            case OfferAnswered(offer="draw", is_accepted=is_accepted):
                became = "accepted" if is_accepted else "declined"
    if "draw" in talk.game.offers:
        became = "open"
    talk.say(OfferTold(offered.side if offered else None, became))


def computer_accepts_draw(talk: Talk) -> bool:
    """Whether the computer, asked for a draw, agrees."""
    side = talk.side_of_listener.opponent
    if side not in talk.table.scores:
        return False
    score = talk.table.scores[side]
    return score <= WORSE or (score <= 0 and len(talk.game.plies) >= EARLIEST_DRAW)


def _score_of_mover(talk: Talk) -> int:
    return talk.table.scores.get(talk.side_to_move, 0)


def _count_to_ask_for(talk: Talk) -> CountRule | None:
    game = talk.game
    if game.count or game.regulation.counts_of_themselves:
        return None
    return count_rule(game.position, game.regulation)
