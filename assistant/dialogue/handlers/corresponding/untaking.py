"""What the opponent wrote and was taken in: off the record again after a yes, and once more on it."""

from assistant.dialogue.about_mail import MailTake, MailUntake
from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure, dropped
from assistant.dialogue.handlers.corresponding.moving import (
    ask_their_move,
    is_end_mine,
    last_word,
    take_back,
    take_by_word,
)
from assistant.dialogue.handlers.corresponding.standing import opponent, own
from assistant.dialogue.handlers.playing.redoing import redo
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.taken_beside import UntakeAsked
from assistant.parsing.arguments import CommandMeant


def take_back_asked(talk: Talk) -> None:
    """What was done last goes off the record: an own thing at once, one of theirs after a yes."""
    if not _is_theirs(talk):
        take_back(talk)
        return
    plies, offer = talk.game.plies, talk.game.offers.get("draw")
    move = "" if talk.game.outcome else plies[-1].written
    is_draw = offer is not None and offer.side is not own(talk)
    ask_unless_sure(talk, Question(UntakeAsked(opponent(talk), move, is_draw), MailUntake(len(plies))))


def _is_theirs(talk: Talk) -> bool:
    """Whether the opponent has done what would be taken back now."""
    game = talk.game
    if game.outcome and game.can_annul:
        return not is_end_mine(talk)
    is_last = bool(game.plies) and game.plies[-1].side is not own(talk) and game.can_take_back(1)
    return is_last and last_word(talk) is None


def untake(talk: Talk, about: MailUntake) -> None:
    """It was confirmed; what was taken then is kept in mind, to be asked about again."""
    game, taken = talk.game, talk.table.taken_by_mail
    if len(game.plies) != about.plies or not _is_theirs(talk):
        dropped(talk)  # the record has changed since it was asked
        return
    last = None if game.outcome else game.plies[-1].move
    take_back(talk)
    if last and not (taken and taken.move and taken.move.path == last.path):
        taken = take_by_word(talk, last)
    talk.table.untaken_by_mail = (len(game.plies), taken) if taken and last else None


def redo_by_mail(talk: Talk, meant: CommandMeant) -> None:
    """A move of the opponent's that was taken off is asked about again, with what came with it; else
    own moves are played again."""
    about = _taken_off_here(talk)
    if about:
        ask_their_move(talk, about)
    else:
        redo(talk, meant)


def _taken_off_here(talk: Talk) -> MailTake | None:
    plies, about = talk.table.untaken_by_mail or (-1, None)
    is_here = plies == len(talk.game.plies) and talk.side_to_move is not own(talk)
    return about if is_here else None
