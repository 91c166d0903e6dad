"""Which move was meant, where what was given fits several, or leaves a doubt whether it is meant."""

from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.asking.needs_yes import can_ask
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.questions import Choice, Longer, Question, Unclear
from assistant.dialogue.talk import Talk
from assistant.game.arbiter_deeds import UnclearDecided
from assistant.narration.facts.rules import (
    LongerAsked,
    LongerHidden,
    SayWhole,
    SquaresWanted,
    UnclearAsked,
    UnclearPutRight,
    WhichMove,
    WhichRoute,
)
from assistant.parsing.moving.moves import Doubt
from assistant.rules.articles import Article, IllegalReason
from assistant.rules.move import Move
from assistant.rules.notation import format_path


def ask_which(talk: Talk, moves: tuple[Move, ...]) -> None:
    """Several moves were meant: ask which, without naming them to who must know them."""
    if not talk.may_tell_position:
        talk.say(SayWhole() if talk.explains_refusals else SquaresWanted())
        return
    listed = written_whole(moves, is_choice=True)
    has_same_ends = len({(move.start, move.end) for move in moves}) == 1
    fact = WhichRoute(listed) if has_same_ends else WhichMove(listed)
    talk.here.choice = Choice(fact, moves)
    talk.say(fact)


def ask_doubted(talk: Talk, move: Move, doubt: Doubt, source: str) -> None:
    """What was given fits this move alone, and something else may be meant: name the path first.

    Between two people with an arbiter an announcement without a landing is the opponent's to have put
    right (Capo I, 5.10; Capo II, 4.9); one that was only heard is its mover's to confirm.
    """
    article = _article(talk, move)
    if not talk.may_tell_position:
        talk.say(LongerHidden(doubt.value, article) if talk.explains_refusals else SquaresWanted())
    elif doubt is Doubt.LANDING and source == "typed" and _has_arbiter(talk):
        opponent = talk.side_to_move.opponent
        if can_ask(talk, opponent):
            name, is_named = name_asked(talk, opponent)
            unclear = UnclearAsked(opponent, name, format_path(move), article, is_named)
            talk.ask(Question(unclear, Unclear(move), to=opponent))
    else:
        fact = LongerAsked(format_path(move), doubt.value, article)
        talk.ask(Question(fact, Longer(move, source)))


def note_decision(talk: Talk, move: Move, *, is_kept: bool) -> None:
    """Have the report tell what became of it: it stands for the only capture that it can be, or not."""
    side, article = talk.side_to_move, _article(talk, move)
    talk.do(UnclearDecided(side, format_path(move), article, is_kept, by=side.opponent))


def put_right(talk: Talk, move: Move) -> None:
    """The opponent wants the capture to be announced again, clearly."""
    side = talk.side_to_move
    note_decision(talk, move, is_kept=False)
    talk.say(UnclearPutRight(side, talk.settings.player(side).name, _article(talk, move)))


def _has_arbiter(talk: Talk) -> bool:
    return talk.settings.is_arbiter and len(talk.settings.people) > 1


def _article(talk: Talk, move: Move) -> Article:
    """What says that a capture is told landing by landing."""
    is_king = bool(move.from_mask & talk.game.position.kings)
    return talk.game.regulation.article(IllegalReason.LANDING_LEFT_OUT, is_king=is_king)
