"""Why a piece cannot be taken: what stands behind it, what is missing beside it, which rule forbids."""

from assistant.dialogue.handlers.asking.position import has_missing_square
from assistant.dialogue.handlers.playing.refusing import tell_captures, tell_refusal
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.talk import Talk
from assistant.narration.facts.rules import CapturesTold, NoMovesOf, NotTaken
from assistant.narration.position_reading import contents_of
from assistant.parsing.arguments import CommandMeant
from assistant.rules.articles import IllegalReason
from assistant.rules.notation import format_path
from assistant.rules.untaken import Outranked, Untaken, captures_taking, why_untaken


def tell_why_not_taken(talk: Talk, meant: CommandMeant) -> None:
    """Why a piece cannot be taken, by some piece if one is named; of no piece, what can be taken."""
    if has_missing_square(talk, meant.squares):
        return
    target, *takers = (*meant.squares, 0)
    side = talk.side_of_listener
    position = talk.game.position.with_side_to_move(side)
    piece = position.piece_at(target) if target else None
    if not target:
        tell_captures(talk)
    elif piece is None:
        talk.say(NoMovesOf(str(target), "empty"))
    elif piece.side is side:
        article = talk.game.regulation.article(IllegalReason.OWN_PIECE_CAPTURED, is_king=piece.is_king)
        talk.say(NotTaken("own", str(target), article))
    else:
        _tell_of_enemy(talk, target, tuple(filter(None, takers)))


def _tell_of_enemy(talk: Talk, target: int, takers: tuple[int, ...]) -> None:
    game = talk.game
    position = game.position.with_side_to_move(talk.side_of_listener)
    if captures := captures_taking(position, target, takers):
        talk.say(CapturesTold(written_whole(captures), len(captures)))
        return
    match why_untaken(position, target, game.regulation, takers):
        case Outranked(capture, refusal):
            talk.say(NotTaken("outranked", str(target), refusal.article, move=format_path(capture)))
            tell_refusal(talk, capture.path, refusal, is_asked=True)
        case Untaken(why, article, taker, behind):
            named = taker or next(iter(takers), 0)
            told = contents_of(position, (behind,) if behind else ())
            flies = game.regulation.variant.flying_kings and bool(
                position.kings_of(position.side_to_move)
            )
            talk.say(
                NotTaken(
                    why.value,
                    str(target),
                    article,
                    str(named) if named else "",
                    told,
                    kings_fly=flies and not takers,
                )
            )
