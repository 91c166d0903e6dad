"""What a line was understood to mean is done, as things stand: a move, or a command."""

from assistant.dialogue.aside import InTree
from assistant.dialogue.handlers.asking.answering import REPEATS
from assistant.dialogue.handlers.asking.ruling import hint_at_rule
from assistant.dialogue.handlers.asking.stepping import refuses_move
from assistant.dialogue.handlers.command import obey
from assistant.dialogue.handlers.playing.ahead import keep_ahead
from assistant.dialogue.handlers.playing.move import enter_move
from assistant.dialogue.handlers.reading import Read
from assistant.dialogue.questions import Choice
from assistant.dialogue.talk import Talk
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import ANSWERS, Command
from assistant.parsing.moving.moves import NoSuchMove


def do_move(talk: Talk, read: Read) -> None:
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
    choice = talk.here.choice
    if choice and meant.command is Command.QUIT:
        meant = CommandMeant(Command.NO)
    if choice and meant.command is Command.HINTS:
        talk.say(choice.fact)
    elif talk.table.repeating and meant == CommandMeant(Command.REPEAT):
        remind_of_repeating(talk)
    else:
        obey(talk, meant)
        _offer_again(talk, choice, meant)


def _offer_again(talk: Talk, choice: Choice | None, meant: CommandMeant) -> None:
    """Say the moves again that are still to be chosen from behind what was said in between.

    A number that is typed then chooses one of them: nobody should have to remember that over an answer.
    """
    if choice is None or meant.command in {*ANSWERS, *REPEATS}:
        return  # whoever has left by this command has no place here any more
    here = talk.here
    if here.choice is choice and not (here.asked or here.expected):
        talk.say(choice.fact)


def remind_of_repeating(talk: Talk) -> None:
    """Say again which move is still to be repeated."""
    from assistant.dialogue.handlers.playing.repeating import remind

    remind(talk)
