"""The ear gets used to a person, by their moves by voice that stood; only where that is wanted.

A move stands where it was not corrected until a person's next one, or until there was no more time to,
and where it was chosen after a question at once. It is told once that the ear is fitted to the person,
as that begins; what was learnt is forgotten with all else that was (changing.py).
"""

from assistant.dialogue.effects import AdaptEar, KeepMove
from assistant.dialogue.person import NOBODY, Judged, Unconfirmed, measured
from assistant.dialogue.talk import Talk
from assistant.narration.facts.listening import VoiceKnown
from assistant.parsing.hearing.adapting import Confirmed, adapted, is_known, kept, standing
from assistant.parsing.hearing.heard import Heard
from assistant.rules.move import Move
from assistant.values import replaced

_UNHEARD = Confirmed(0.0, 0.0, 0.0)
"""How a move stood of which nothing is known but that it was played."""


def note_judged(talk: Talk, heard: Heard) -> None:
    """Something was heard that may be a move, and is judged."""
    if talk.settings.is_learning:
        person = talk.surface.person
        judged = Judged(heard.ranked, talk.game.position, person.said)
        talk.surface.person = replaced(person, judged=judged)


def note_asked(talk: Talk) -> None:
    """It is asked which move that was, or whether it was this one."""
    person = talk.surface.person
    if person.judged:
        judged = replaced(person.judged, is_asked=True)
        talk.surface.person = replaced(person, judged=judged)


def let_go_judged(talk: Talk) -> None:
    """It was none that could be understood: what comes instead is said square by square."""
    talk.surface.person = replaced(talk.surface.person, judged=None)


def as_heard(talk: Talk, move: Move) -> Unconfirmed | None:
    """How a move was heard that is to be played now; None where nothing is to be learnt."""
    if not talk.settings.is_learning:
        return None
    judged = talk.surface.person.judged
    how, is_asked = None, False
    if judged and judged.position == talk.game.position:
        how, is_asked = standing(judged.ranked, move, talk.words), judged.is_asked
        if how and (said := judged.utterance):
            how = measured(how, said)
    plies = len(talk.game.plies) + 1
    is_sure = is_asked and how is not None
    return Unconfirmed(talk.table.number, plies, move, how or _UNHEARD, is_known=is_sure)


def await_confirmation(talk: Talk, move: Unconfirmed | None) -> None:
    """A move by voice was played: it counts if it stands, or at once where it was asked about."""
    talk.surface.person = replaced(talk.surface.person, unconfirmed=move, judged=None)
    if move and move.is_known:
        _keep(talk, move.how)


def confirm_spoken(talk: Talk) -> None:
    """What was played by voice at this table can be corrected no more: it counts, if it stands yet."""
    for each in talk.everywhere():
        person = each.surface.person
        move, plies = person.unconfirmed, talk.game.plies
        if move is None or move.table != talk.table.number:
            continue
        each.surface.person = replaced(person, unconfirmed=None)
        stands = len(plies) >= move.plies and plies[move.plies - 1].move.has_same_effect(move.move)
        if stands and not move.is_known and move.how is not _UNHEARD:
            _keep(each, move.how)


def learn_corrected(talk: Talk) -> None:
    """The move that was played by voice was not the one that was said."""
    person = talk.surface.person
    move = person.unconfirmed
    talk.surface.person = replaced(person, unconfirmed=None)
    if move and move.table == talk.table.number:
        _keep(talk, move.how._replace(is_corrected=True))


def know_person(talk: Talk, moves: tuple[Confirmed, ...]) -> None:
    """These moves are known of who speaks, in the place of those that were."""
    talk.surface.person = replaced(NOBODY, moves=kept(moves), fitted=talk.surface.person.fitted)
    attend_person(talk)


def attend_person(talk: Talk) -> None:
    """Have the ear fitted to what is known of the person, or to nobody where that is not wanted."""
    person, wanted = talk.surface.person, (0.0, 0.0)
    if talk.settings.is_learning:
        fitted = adapted(person.moves, talk.words)
        wanted = (fitted.wait, fitted.gain)
    if wanted != person.fitted:
        talk.surface.person = replaced(person, fitted=wanted)
        talk.emit(AdaptEar(*wanted))


def _keep(talk: Talk, how: Confirmed) -> None:
    """Learn of one more move; tell it, where the ear is fitted to the person from now on."""
    if not talk.settings.is_learning:
        return
    person = talk.surface.person
    moves = kept((*person.moves, how))
    talk.surface.person = replaced(person, moves=moves)
    talk.emit(KeepMove(how))
    attend_person(talk)
    if is_known(moves) and not is_known(person.moves):
        talk.say(VoiceKnown())
