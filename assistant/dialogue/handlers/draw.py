"""Draws: offers, counts and repetition, asked for, told and answered."""

from assistant.dialogue.conversation import Conversation
from assistant.game.draw import CountChange, CountRequest, count_rule
from assistant.narration.facts.draw import (
    CountAnswered,
    CountChanged,
    CountMayBeAsked,
    CountRemaining,
    RepetitionAnswered,
    RepetitionMayBeClaimed,
)
from assistant.rules.regulation import CountRule
from assistant.rules.side import Side

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


def tell_count(conversation: Conversation, change: CountChange | None) -> None:
    """What a move did to the count, and at some points how much of it is left."""
    count = conversation.game.count
    if change is CountChange.LAPSED or count is None:
        if change:
            _tell_lapse(conversation)
        return
    if change is None:
        left = count.remaining(Side.WHITE)
        if count.white == count.black and left in REMINDERS:
            conversation.say(CountRemaining(left))
        return
    # The Portuguese count of king moves begins anew with each move of a man: told once.
    if count.rule.king_moves_only and conversation.game.regulation.counts_of_themselves:
        conversation.say_once(_changed(CountChange.BEGAN, count.rule))
    else:
        conversation.say(_changed(change, count.rule))


def tell_draws(conversation: Conversation) -> None:
    """Before a person moves: what may be asked for or claimed now."""
    game = conversation.game
    repetition = game.regulation.repetition
    if repetition and not repetition.of_itself and game.times_seen >= repetition.times:
        conversation.say(RepetitionMayBeClaimed(game.times_seen, repetition.article))
    if hint := count_hint(conversation):
        conversation.hint(hint)


def count_hint(conversation: Conversation) -> CountMayBeAsked | None:
    """That the count may be asked for, where the game makes no progress."""
    rule = _count_to_ask_for(conversation)
    if rule and conversation.game.plies_without_progress >= HINT_AFTER:
        return CountMayBeAsked(rule.moves, rule.article)
    return None


def ask_count(conversation: Conversation, *, by_computer: bool = False) -> None:
    """Somebody asks for the count. It is a right, and needs nobody's consent."""
    game = conversation.game
    answer = game.ask_count()
    article = game.regulation.count_condition
    moves, is_kings_only = 0, False
    if game.count:
        rule = game.count.rule
        article, moves, is_kings_only = rule.article, rule.moves, rule.king_moves_only
        if answer is CountRequest.RUNS_ALREADY:
            moves = game.count.remaining(conversation.side_of_listener)
    conversation.say(CountAnswered(answer, moves, is_kings_only, article, by_computer))


def claim_repetition(conversation: Conversation, *, by_computer: bool = False) -> None:
    """A player claims that the position has stood often enough."""
    game = conversation.game
    times, rule = game.times_seen, game.regulation.repetition
    answer = game.claim_repetition()
    needed = rule.times if rule else 0
    conversation.say(RepetitionAnswered(answer, times, needed, by_computer))


def computer_claims_draw(conversation: Conversation) -> bool:
    """Before it moves the computer claims a repetition that suits it; whether it did."""
    game = conversation.game
    repetition = game.regulation.repetition
    if repetition is None or repetition.of_itself or _score_of_mover(conversation) > 0:
        return False
    if game.times_seen < repetition.times:
        return False
    claim_repetition(conversation, by_computer=True)
    return True


def computer_asks_count(conversation: Conversation) -> None:
    """Before it moves the computer asks for the count if the game makes no progress."""
    waited = conversation.game.plies_without_progress
    is_winning = _score_of_mover(conversation) > WINNING
    if waited >= (PATIENCE if is_winning else COMPUTER_ASKS_AFTER) and _count_to_ask_for(conversation):
        ask_count(conversation, by_computer=True)


def computer_accepts_draw(conversation: Conversation) -> bool:
    """Whether the computer, asked for a draw, agrees."""
    side = conversation.side_of_listener.opponent
    if side not in conversation.scores:
        return False
    score = conversation.scores[side]
    return score <= WORSE or (score <= 0 and len(conversation.game.plies) >= EARLIEST_DRAW)


def _score_of_mover(conversation: Conversation) -> int:
    return conversation.scores.get(conversation.side_to_move, 0)


def _count_to_ask_for(conversation: Conversation) -> CountRule | None:
    game = conversation.game
    if game.count or game.regulation.counts_of_themselves:
        return None
    return count_rule(game.position, game.regulation)


def _tell_lapse(conversation: Conversation) -> None:
    regulation = conversation.game.regulation
    if not regulation.counts_of_themselves:
        article = regulation.count_condition
        lapsed = CountChanged(
            CountChange.LAPSED, 0, king_moves_only=True, article=article, reads_each=False
        )
        conversation.say(lapsed)


def _changed(change: CountChange, rule: CountRule) -> CountChanged:
    return CountChanged(change, rule.moves, rule.king_moves_only, rule.article, rule.reads_each)
