"""Several people, each at a surface of their own: coming, going, and what they may do alone.

It is read when the first of them comes: whoever is alone at the machine needs none of it.
"""

from assistant.dialogue.effects import CloseSurface
from assistant.dialogue.events import SurfaceClosed, SurfaceEvent, SurfaceOpened
from assistant.dialogue.handlers.asking.by_name import unnamed
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.playing.move import looks_on
from assistant.dialogue.handlers.playing.new_game import is_at_stake
from assistant.dialogue.handlers.playing.opening import tell_what_is_played
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.handlers.playing.tables import tell_how_it_stands
from assistant.dialogue.questions import Expected, Forget, Guess, Leave, Question, Resign, SetLevel
from assistant.dialogue.surface import OWN, Role, Surface
from assistant.dialogue.table import Table
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import AtTable
from assistant.narration.facts.surfaces import (
    Declined,
    GameOfOthers,
    GoneOn,
    LooksOn,
    MachinesOwn,
    PlayersSettled,
    Unanswered,
)
from assistant.narration.facts.talk import Goodbye
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.meanings import About
from assistant.rules.side import Side
from assistant.settings.equipment import Equipment
from assistant.settings.preferences import Preference
from assistant.settings.terms import Terms


def surface_of(event: SurfaceOpened) -> Surface:
    """The surface that has come; it is not among the others as yet."""
    role = Role(event.role)
    side = Side(event.side) if event.side and role is Role.PLAYER else None
    sits_at = {event.table} if side else set()
    return Surface(event.number, event.settings.taste, event.table, role, side, sits_at)


def hear_of_surfaces(talk: Talk, event: SurfaceEvent) -> None:
    """Somebody has come with a surface of their own, or has gone."""
    match event:
        case SurfaceOpened():
            talk.conversation.surfaces[event.number] = talk.surface
            talk.conversation.wholes.clear()
            talk.go_to(talk.table)
            _tell_way_in(talk)
        case SurfaceClosed():
            _take_away(talk)


def _tell_way_in(talk: Talk) -> None:
    """What is played and by whom, the last move and whose turn it is; and what waits there already."""
    if talk.surface.side:
        _hand_over(talk, talk.surface.side)
    if len(talk.conversation.tables) > 1:
        talk.say(AtTable(str(talk.table.number)))
    tell_what_is_played(talk)
    if talk.is_watching:
        talk.hint(LooksOn())
    tell_how_it_stands(talk)


def _hand_over(talk: Talk, side: Side) -> None:
    """What was asked of a side's person waits at their own surface from now on.

    What else was begun of the game elsewhere may have been theirs, and is let be.
    """
    for each in talk.everywhere():
        question = each.here.asked
        if each.surface is talk.surface:
            continue
        is_theirs = question is not None and question.to is side
        if is_theirs and question and not isinstance(question.about, Resign | Guess):
            talk.here.asked, each.here.asked = unnamed(question), None
        elif question and (is_theirs or question.to is None) and not _is_apart(question):
            each.here.asked = None
            dropped(each)
        _forget_position(each)


def close_surface(talk: Talk) -> None:
    """Somebody leaves: they hear that, and those who wait for an answer of theirs."""
    talk.say(Goodbye())
    talk.emit(CloseSurface(talk.surface.number))
    _take_away(talk)


def _take_away(talk: Talk) -> None:
    conversation, surface = talk.conversation, talk.surface
    left = [each for each in conversation.tables.values() if surface.number in each.places]
    for table in left:
        Talk(conversation, table, surface, is_private=True).drop_question()
        del table.places[surface.number]
    del conversation.surfaces[surface.number]
    for table in left:
        _go_on(talk, table)


def _go_on(talk: Talk, table: Table) -> None:
    there = Talk(talk.conversation, table, talk.conversation.listener(table))
    if not there.is_held_up:
        play_held_answer(there)


def tell_unanswered(talk: Talk, side: Side) -> None:
    """What a side's person was asked here is asked no more: who wanted to know is told."""
    _tell_asker(talk, Unanswered(side, talk.settings.player(side).name), side)


def tell_declined(talk: Talk, side: Side) -> None:
    """A side's person has said no here: who wanted to know is told."""
    _tell_asker(talk, Declined(side, talk.settings.player(side).name), side)


def _tell_asker(talk: Talk, fact: Declined | Unanswered, side: Side) -> None:
    asker = talk.of(side.opponent)
    if asker.surface is not talk.surface:
        asker.say(fact)


def let_go(talk: Talk) -> None:
    """The game has changed by somebody else's doing: what was asked here about it is asked no more."""
    _forget_position(talk)
    asked = talk.here.put_off or talk.here.asked
    if asked and not _is_apart(asked):
        talk.drop_question()
        talk.say(GoneOn())


def _forget_position(talk: Talk) -> None:
    """Let go of a choice of moves, and of a square or a move that is waited for."""
    here = talk.here
    here.choice = None
    if here.expected and _is_about_position(here.expected):
        here.expected = None


_NOT_OF_GAME = (Leave, SetLevel, Forget)
"""What can be asked that has nothing to do with how the game stands."""


def _is_apart(question: Question) -> bool:
    """Whether a question has nothing to do with how the game stands."""
    return isinstance(question.about, _NOT_OF_GAME)


def _is_about_position(expected: Expected) -> bool:
    """Whether a square or a move is waited for, and not one of a list, or an answer of the quiz."""
    return bool(expected.squares) or expected.is_guess or expected.fact is None


def is_refused(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a command is not for who is here, because of who is elsewhere; says why."""
    if talk.is_watching:
        is_allowed = meant.command in _LOOKING or meant.about is About.LEFT
        return not is_allowed and looks_on(talk)
    others = [side for side in talk.settings.people if side not in talk.people_here]
    if not others or meant.command not in _BEGINNING:
        return False
    wanted = meant.wanted
    if is_at_stake(talk):
        talk.say(GameOfOthers(others[0], talk.settings.player(others[0]).name))
    elif wanted and (wanted.side or wanted.people or wanted.is_computer):
        talk.say(PlayersSettled())
    else:
        return False
    return True


def is_set_elsewhere(talk: Talk, preference: Preference) -> bool:
    """Whether a setting is not for who is here, and says so: the machine's, which is set there, or the
    game's, where who is here only looks on."""
    if preference.of is Equipment and talk.surface.number != OWN:
        talk.say(MachinesOwn())
        return True
    return preference.of is Terms and looks_on(talk)


_LOOKING = commands_that(Trait.OF_ONLOOKERS)
_BEGINNING = commands_that(Trait.BEGINS_GAME)
