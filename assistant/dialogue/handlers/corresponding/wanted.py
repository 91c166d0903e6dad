"""What a line wants at a game by correspondence in somebody's own words."""

from collections.abc import Sequence

from assistant.dialogue.handlers.corresponding.standing import own
from assistant.dialogue.turn import Turn
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.correspondence_requests import (
    move_with_offer,
    only_asked_by_mail,
    parted,
    wanted_by_mail,
)
from assistant.parsing.likely import Move, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood, parse_move_text
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary


def wanted_here(talk: Turn, text: str) -> Move | CommandMeant | Perhaps | None:
    """It, or a command that a question mark makes another one."""
    name = talk.table.terms.player(own(talk).opponent).name
    wanted = _offered_with_move(talk, text) or wanted_by_mail(text, talk.words, name)
    if wanted and (_wants_read(wanted) or normalise(text) not in talk.words.heads):
        return _by_hand(talk, wanted)
    meant = parse_command(text, talk.words, only_whole=True)
    if meant == CommandMeant(Command.QUIT) and (normalise(text),) in talk.words.posting["terms-leave"]:
        return Perhaps((meant, CommandMeant(Command.MAIL_LEAVE)))  # "leave" is both
    asked = only_asked_by_mail(meant, text) if meant else None
    return None if asked == meant else asked


def parts_here(talk: Turn, text: str) -> Sequence[str]:
    """The parts of a line each of which by itself adds to the message, and asks nothing; else it."""
    words = talk.words
    name = talk.table.terms.player(own(talk).opponent).name
    parts = [each for each in parted(text, words) if read_line(each).words]
    wanted = [_added(each, words, name) for each in parts]
    return parts if len(parts) > 1 and all(wanted) and len({*wanted}) == len(parts) else (text,)


def _added(text: str, words: Vocabulary, name: str) -> Command | None:
    """What a part adds to a message."""
    meant = parse_command(text, words, only_whole=True) or wanted_by_mail(text, words, name)
    if meant is None:
        raw = raw_command(text, words)
        meant = raw if raw and raw.rest and raw.command is Command.MAIL_LEAVE else None
    is_added = isinstance(meant, CommandMeant) and meant.command in _ADDED
    return meant.command if is_added and isinstance(meant, CommandMeant) else None


_ADDED = frozenset({Command.DRAW, Command.MAIL_LEAVE})


def _offered_with_move(talk: Turn, text: str) -> Move | CommandMeant | None:
    """The own move with which a draw is offered; one that is not legal, or could be two, as it is read
    without the offer."""
    move = move_with_offer(text, talk.words)
    if not move:
        return None
    if talk.side_to_move is not own(talk):
        return CommandMeant(Command.TURN)
    read = parse_move_text(move, talk.game.position, talk.game.regulation, talk.words)
    if isinstance(read, Understood) and not read.doubt:
        return CommandMeant(Command.DRAW, move=read.move.path)
    return read


def _by_hand(talk: Turn, wanted: Move | CommandMeant | Perhaps) -> Move | CommandMeant | Perhaps:
    """A message that has come is pasted, where none waits in a mailbox that is watched."""
    is_by_hand = _wants_read(wanted) and not talk.surface.letters
    return CommandMeant(Command.MAIL_PASTE) if is_by_hand else wanted


def _wants_read(wanted: Move | CommandMeant | Perhaps) -> bool:
    return isinstance(wanted, CommandMeant) and wanted.command is Command.MAIL_READ
