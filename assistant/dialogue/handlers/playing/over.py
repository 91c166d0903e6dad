"""What can be done when a game is over, and whether it may be taken back."""

from assistant.dialogue.talk import Talk
from assistant.game.game import Game
from assistant.narration.facts.game import AfterTheEnd, GameIsOver


def can_go_back(talk: Talk) -> bool:
    """Whether a finished game may be taken back: not where its end lets the board be asked about, nor
    where no player can undo it, as time that is over."""
    outcome = talk.game.outcome
    return talk.may_tell_position and not (outcome and outcome.is_final)


def tell_what_next(talk: Talk) -> None:
    """What can be done when a game is over."""
    game, people = talk.game, talk.settings.people
    talk.say(AfterTheEnd(how_over(talk), game.can_annul, bool(game.plies), len(people) > 1))


def tell_over(talk: Talk) -> None:
    """That something needs a game under way, and what can be done instead."""
    talk.say(GameIsOver(how_over(talk)))


def _can_take_back(talk: Talk) -> bool:
    """Whether a finished game has an end by a word, or a move, that may be taken back."""
    game, people = talk.game, talk.settings.people
    has_own = any(game.plies[-back].side in people for back in range(1, game.plies_back + 1))
    return bool(people) and (game.can_annul or has_own) and can_go_back(talk)


def how_over(talk: Talk) -> str:
    """Whether the game is over, in the words of NoQuestion."""
    if not talk.game.outcome:
        return "no"
    if _can_take_back(talk):
        return "back"
    can_play_again = Game(talk.game.start, talk.game.regulation).outcome is None
    return "final" if can_play_again else "stuck"
