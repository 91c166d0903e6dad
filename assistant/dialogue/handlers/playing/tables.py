"""Several games at once: one more begins at a table of its own, a person goes from one to another."""

from assistant.dialogue.events import SurfaceEvent, TableBegun, TableChosen, TableEvent
from assistant.dialogue.handlers.playing.move import looks_on, tell_outcome, tell_turn_here
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.surface import Role
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import AtTable, LastMoveTold


def hear_of_tables(talk: Talk, event: TableEvent | SurfaceEvent) -> None:
    """Somebody wants a game more, or to be at another one; or comes, or goes."""
    match event:
        case SurfaceEvent():
            from assistant.dialogue.handlers import several_people  # which whoever is alone needs not

            several_people.hear_of_surfaces(talk, event)
        case TableBegun(settings) if not (talk.surface.role is Role.WATCHER and looks_on(talk)):
            talk.surface.begin_at(talk.conversation.begin_table(settings.terms).number)
            talk.go_to(talk.conversation.tables[talk.surface.at])
            talk.record(talk.game.deeds[0])
            talk.say(AtTable(str(talk.table.number)))
            open_game(talk)
        case TableChosen(number) if number in talk.conversation.tables:
            talk.go_to(talk.conversation.tables[number])
            talk.say(AtTable(str(talk.table.number)))
            tell_how_it_stands(talk)


def tell_how_it_stands(talk: Talk) -> None:
    """The last move, and what is waited for: what was asked there is asked again."""
    game, here = talk.game, talk.here
    if game.plies:
        talk.say(LastMoveTold(game.plies[-1].side, told_whole(game.plies[-1])))
    waiting = here.asked or here.choice or here.expected
    if waiting and waiting.fact:
        talk.say(waiting.fact)
    elif game.outcome:
        talk.is_private = True
        tell_outcome(talk, game.outcome)
    else:
        tell_turn_here(talk)
