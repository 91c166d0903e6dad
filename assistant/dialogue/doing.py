"""What a line was understood to mean is done, as things stand: a move, or a command, typed or heard."""

from collections.abc import Callable

from assistant.dialogue.aside import InTree
from assistant.dialogue.handlers.asking.meant import Do, ask_which_meant
from assistant.dialogue.handlers.asking.needs_yes import confirm
from assistant.dialogue.handlers.asking.ruling import hint_at_rule
from assistant.dialogue.handlers.asking.stepping import refuses_move
from assistant.dialogue.handlers.command import obey
from assistant.dialogue.handlers.playing.ahead import keep_ahead
from assistant.dialogue.handlers.playing.move import enter_move
from assistant.dialogue.handlers.playing.new_game import is_anything_at_stake, is_at_stake
from assistant.dialogue.handlers.playing.redoing import redo
from assistant.dialogue.questions import Choice, Obey
from assistant.dialogue.talk import Talk
from assistant.game.draw import count_rule
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS, CHANGING, SAYING_AGAIN, TYPED_ONLY
from assistant.parsing.likely import Move, Perhaps
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import NoSuchMove


def do_move(talk: Talk, read: Move) -> None:
    """A move of the game, of a tree that is gone through, or one that is to be repeated."""
    choice, aside = talk.here.choice, talk.here.aside
    if isinstance(aside, InTree):
        from assistant.dialogue.handlers.studying.noting import take_move

        take_move(talk, aside, read)
        return
    if refuses_move(talk):
        return
    if talk.table.repeating and not talk.is_watching:
        from assistant.dialogue.handlers.playing.repeating import refuse_instead

        refuse_instead(talk, read)
        return
    if choice and isinstance(read, NoSuchMove):
        talk.say(choice.fact)
        return
    talk.here.choice = None
    if not keep_ahead(talk, read):
        enter_move(talk, read)
        if not talk.here.asked:  # else it would stand behind the question
            hint_at_rule(talk)


def do_command(talk: Talk, meant: CommandMeant) -> None:
    """A command; where a choice is open, whoever has had enough of it leaves only that."""
    _do_beside(talk, meant, obey)


def _do_beside(talk: Talk, meant: CommandMeant, do: Callable[[Talk, CommandMeant], None]) -> None:
    """A command beside what is open here; all others are left to `do`."""
    choice = talk.here.choice
    if choice and meant.command is Command.QUIT:
        obey(talk, CommandMeant(Command.NO))
    elif choice and meant.command is Command.HINTS:
        talk.say(choice.fact)
    elif talk.table.repeating and meant == CommandMeant(Command.REPEAT):
        remind_of_repeating(talk)
    else:
        do(talk, meant)
        _offer_again(talk, choice, meant)


def _offer_again(talk: Talk, choice: Choice | None, meant: CommandMeant) -> None:
    """Say the moves again that are still to be chosen from behind what was said in between.

    A number that is typed then chooses one of them: nobody should have to remember that over an answer.
    """
    if choice is None or meant.command in {*ANSWERS, *SAYING_AGAIN}:
        return  # whoever has left by this command has no place here any more
    here = talk.here
    if here.choice is choice and not (here.asked or here.expected):
        talk.say(choice.fact)


def obey_heard(talk: Talk, meant: CommandMeant, do: Do) -> None:
    """A command that was said. What does something for good needs a yes; a stray answer is let be.

    `do` does what a line meant of which it is asked whether it was meant.
    """
    _do_beside(talk, meant, lambda talk, meant: _obey_heard(talk, meant, do))


def _obey_heard(talk: Talk, meant: CommandMeant, do: Do) -> None:
    is_over = bool(talk.game.outcome)
    match meant.command:
        case Command.YES | Command.NO:
            if talk.settings.listen == "push":
                obey(talk, meant)
        case Command.REDO if talk.settings.people and not talk.settings.mail:
            redo(talk, meant, is_heard=True)
        case Command.CLAIM_REPETITION if not is_over:
            confirm(talk, "claim", Obey(meant))
        case Command.QUIT if talk.conversation.is_saved or not is_anything_at_stake(talk):
            confirm(talk, "leave", Obey(meant))
        case Command.NEW_GAME if meant.wanted:
            ask_which_meant(talk, Perhaps((meant,)), do)  # by what was heard of it
        case Command.NEW_GAME if not is_at_stake(talk):
            confirm(talk, "new", Obey(meant))
        case Command.COUNT if _begins_count(talk, meant):
            ask_which_meant(talk, Perhaps((meant,)), do)
        case command if command in TYPED_ONLY & CHANGING:
            ask_which_meant(talk, Perhaps((meant,)), do)  # nor could a voice undo it
        case _:
            obey(talk, meant)


def _begins_count(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a count would run from now on, which nobody can stop by voice."""
    game = talk.game
    is_wanted = meant.about is not About.LEFT and not (talk.settings.mail or game.outcome)
    return is_wanted and game.count is None and count_rule(game.position, game.regulation) is not None


def remind_of_repeating(talk: Talk) -> None:
    """Say again which move is still to be repeated."""
    from assistant.dialogue.handlers.playing.repeating import remind

    remind(talk)
