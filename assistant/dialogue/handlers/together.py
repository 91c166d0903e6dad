"""Two people at one machine: what is told at the start of who sees and who may ask what, whether both
want to hear what each asks, and what becomes of the device by which one is told things alone.

It is read where somebody plays without seeing, or has such a device: no other game needs it.
"""

from dataclasses import replace

from assistant.dialogue.events import DeviceFound, DeviceLost
from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.playing.move import next_turn
from assistant.dialogue.handlers.playing.who import shared_name
from assistant.dialogue.questions import Question, ShareAnswers
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import Way, tells_counted
from assistant.narration.facts.together import (
    AnswersShared,
    BrailleTold,
    DeviceFoundTold,
    DeviceLostTold,
    HeardAlone,
    NotesOffTold,
    ShareAsked,
    SightAgain,
    SightTold,
    TriesTold,
)
from assistant.rules.side import Side
from assistant.settings.equipment import BRAILLE
from assistant.settings.terms import ANY_NUMBER


def tell_terms(talk: Talk, *, is_own: bool) -> None:
    """Who plays without seeing and how many questions each has, where that is each one's own; whether
    the score may be asked, and who reads the printed lines alone."""
    settings = talk.settings
    for side in settings.people if is_own else ():
        player, count = settings.player(side), settings.questions_of(side)
        if settings.is_blind(side):
            number, is_you = ANY_NUMBER if count is None else count, talk.people_here == (side,)
            name = _name(talk, side)
            talk.say_here(SightTold(side, name, player.is_blind, number, is_you))
    if not settings.has_notes:
        talk.say_here(NotesOffTold())
    if not _may_ask_to_share(talk):
        _tell_tries(talk)
    for side in _with_own_way(talk):
        if settings.device(side) == BRAILLE:
            talk.say_here(BrailleTold(side, _name(talk, side)))
        elif side in talk.conversation.devices_there:
            talk.say_here(DeviceFoundTold(side, _name(talk, side)))


def tell_terms_again(talk: Talk) -> None:
    """The same of a game that is gone on with, in few words: of the questions, how many are left."""
    settings = talk.settings
    for side in settings.people:
        player, allowed = settings.player(side), settings.questions_of(side)
        if settings.is_blind(side):
            asked, is_you = talk.table.tallies[side].questions, talk.people_here == (side,)
            left = ANY_NUMBER if allowed is None else max(allowed - asked, 0)
            talk.say_here(SightAgain(side, _name(talk, side), player.is_blind, left, is_you))
    if not settings.has_notes:
        talk.say_here(NotesOffTold(), is_short=True)
    if settings.are_answers_shared and len(talk.people_here) == len(Side):
        talk.say_here(AnswersShared(is_agreed=True), is_short=True)
    _tell_tries(talk, is_short=True)


def _tell_tries(talk: Talk, *, is_short: bool = False) -> None:
    """What becomes of a move that is not legal, where an arbiter sits and nobody is to hear why."""
    is_among = len(talk.people_here) == len(Side) and talk.settings.is_arbiter
    if is_among and not talk.explains_refusals:
        talk.say_here(TriesTold(), is_short=is_short)


def _name(talk: Talk, side: Side) -> str:
    """The name by which somebody is spoken to: none where both have the same one, but the colour."""
    return "" if shared_name(talk) else talk.settings.player(side).name


def _with_own_way(talk: Talk) -> tuple[Side, ...]:
    """The people here who may be told things alone: of two, at the machine itself."""
    is_own = talk.surface.number == OWN and len(talk.people_here) == len(Side)
    return tuple(side for side in talk.people_here if is_own and talk.settings.device(side))


def asks_to_share(talk: Talk) -> bool:
    """Ask, where both would hear what one asks of the position and one plays without seeing, whether
    they want that; whether it is asked. Once they have said so, it holds for the game."""
    if not _may_ask_to_share(talk):
        return False
    _ask(talk, Side.WHITE)
    return True


def _may_ask_to_share(talk: Talk) -> bool:
    settings = talk.settings
    may_ask = any(
        talk.seen_by(side).way is Way.NONE
        and settings.questions_of(side) != 0
        and not tells_counted(settings, talk.people_here, side)
        for side in talk.people_here
    )
    return may_ask and settings.are_answers_shared is None and len(talk.people_here) > 1


def _ask(talk: Talk, side: Side) -> None:
    fact = ShareAsked(side, *name_asked(talk, side))
    talk.ask(Question(fact, ShareAnswers(side), to=side))


def answer_sharing(talk: Talk, side: Side, *, is_yes: bool) -> None:
    """One of two has said whether they want it: it takes both, and a no settles it."""
    if is_yes and side is Side.WHITE:
        _ask(talk, Side.BLACK)
        return
    talk.go_on_with(replace(talk.settings, are_answers_shared=is_yes))
    talk.keep_terms()
    talk.say(AnswersShared(is_yes))
    _tell_tries(talk)
    for each in _with_own_way(talk) if is_yes else ():
        if talk.seen_by(each).way is Way.GONE:  # theirs are for nobody else all the same
            talk.say(DeviceLostTold(each, _name(talk, each)))
    next_turn(talk)


def hear_of_device(talk: Talk, event: DeviceFound | DeviceLost) -> None:
    """The device of one of two people alone has come or gone; what it was to say goes nowhere else."""
    side, conversation = Side(event.side), talk.conversation
    if isinstance(event, DeviceFound):
        conversation.devices_there |= {side}
    else:
        conversation.devices_there -= {side}
    if side not in _with_own_way(talk):
        return  # it is nobody's in this game; it is told with the terms of one in which it is
    name = _name(talk, side)
    if isinstance(event, DeviceFound):
        talk.say_here(DeviceFoundTold(side, name))
        talk.alone = side
        talk.say_here(HeardAlone())
        talk.alone = None
    else:
        talk.say_here(DeviceLostTold(side, name))
