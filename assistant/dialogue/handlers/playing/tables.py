"""Several games at once: one more begins at a table of its own, a person goes from one to another."""

from assistant.dialogue.events import TableBegun, TableChosen, TableEvent
from assistant.dialogue.handlers.playing.move import tell_outcome, told_whole
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import AtTable, LastMoveTold, TurnTold


def hear_of_tables(talk: Talk, event: TableEvent) -> None:
    """Somebody wants a game more, or to be at another one."""
    match event:
        case TableBegun(settings):
            talk.go_to(talk.conversation.begin_table(settings.terms))
            talk.record(talk.game.deeds[0])
            talk.say(AtTable(str(talk.table.number)))
            open_game(talk)
        case TableChosen(number) if number in talk.conversation.tables:
            talk.go_to(talk.conversation.tables[number])
            _tell_how_it_stands(talk)


def _tell_how_it_stands(talk: Talk) -> None:
    """The last move, and what is waited for: what was asked there is asked again."""
    talk.say(AtTable(str(talk.table.number)))
    game, here = talk.game, talk.here
    if game.plies:
        talk.say(LastMoveTold(game.plies[-1].side, told_whole(game.plies[-1])))
    waiting = here.asked or here.choice or here.expected
    if waiting and waiting.fact:
        talk.say(waiting.fact)
    elif game.outcome:
        tell_outcome(talk, game.outcome)
    else:
        side = talk.side_to_move
        is_you = talk.settings.people == (side,)
        talk.say(TurnTold(side, talk.settings.player(side).name, is_you))
