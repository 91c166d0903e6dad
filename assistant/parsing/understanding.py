"""What a line means where it is said: one value, made once for each line.

What is written as the phrase files have it comes first, then moves in other words (`by_grammar`), then
what was learnt (`intents`); what stands round the line (`context`) says who is named, what "it" is and
what was asked before (`resolving`). How sure the meaning is its type says: nothing that changes the
game is done by what was learnt without a yes.
"""

from assistant.parsing.absent import Thing, absent, asks_what_was_wrong
from assistant.parsing.answers import leaves, stops
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import only_asks
from assistant.parsing.asked.same_question import asked_on_of
from assistant.parsing.by_grammar import named_at_least, read_by_grammar
from assistant.parsing.clock_wanted import timed_game
from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.context import Context
from assistant.parsing.deciding import decision_in
from assistant.parsing.game_wanted import fixed_by_game
from assistant.parsing.intents.policy import judged, learnt, ordered, weighed
from assistant.parsing.intents.rank import TALK
from assistant.parsing.likely import Found, Likely, Move, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.direction import chosen_by_direction
from assistant.parsing.moving.moves import Understood
from assistant.parsing.resolving.moments import as_regretted, as_undone, as_won_back, in_whole_moves
from assistant.parsing.resolving.naming import (
    as_asked_of_two,
    as_done_by,
    between_the_two,
    is_name_alone,
    renamed,
    with_colours,
)
from assistant.parsing.resolving.pointing import as_pointed
from assistant.parsing.small_talk import begs_pardon
from assistant.parsing.typed import is_move, is_plain, spelled_out
from assistant.parsing.which_of import choose
from assistant.parsing.words.tokens import LONGEST_LINE
from assistant.rules.side import Side
from assistant.values import Value


class Understanding(Value):
    """What a line means, where it was said."""

    line: str
    found: Found = None
    """What is done about it: a move or a command is as it was said, `Likely` is told, `Perhaps` asked
    about, and nothing is known of None."""

    @property
    def move(self) -> Move | None:
        """The move that is played, or refused."""
        return self.found if isinstance(self.found, Move) else None

    @property
    def command(self) -> CommandMeant | None:
        """The command that is done."""
        return self.found if isinstance(self.found, CommandMeant) else None

    @property
    def doubt(self) -> Perhaps | None:
        """What is to be asked about before anything is done."""
        return self.found if isinstance(self.found, Perhaps) else None


def understand(line: str, context: Context) -> Understanding:
    """What a line that was typed means in a context. Never raises, whatever the line."""
    if len(line) > LONGEST_LINE:
        return Understanding(line)
    return Understanding(line, _chosen(line, context) or _resolved(line, context))


def _chosen(line: str, context: Context) -> CommandMeant | Understood | None:
    """What a line does with the moves among which it is to choose."""
    words = context.words
    if not context.choice:
        return None
    text = with_colours(line, context)
    if leaves(text, words) or stops(text, words, has_clock=context.has_clock):
        return CommandMeant(Command.NO)
    if only_asks(text, words):
        return None
    here = context.here
    chosen = choose(context.choice, text, here.position, words)
    chosen = chosen or chosen_by_direction(context.choice, text, here, context.seen_from)
    return Understood(chosen) if chosen else None


def _resolved(line: str, context: Context) -> Found:
    """What a line means with what stands round it."""
    text = with_colours(line, context)
    found = _with_names(text, line, context)
    found = as_regretted(text, as_undone(found, context), context)
    found = as_pointed(text, as_won_back(text, found, context), context)
    found = as_asked_of_two(line, as_done_by(line, found, context), context)
    return in_whole_moves(text, found, context, _by_words)


def _with_names(text: str, line: str, context: Context) -> Found:
    """What a line means with colours for names, as `text` has it.

    In a sentence about a new game a name is no colour that somebody wants: it is that of a player, or
    of somebody who is there already.
    """
    words = context.words
    if begs_pardon(line, words):
        return CommandMeant(Command.REPEAT)
    if asks_what_was_wrong(line, words):
        return CommandMeant(Command.WHY) if context.is_refused else absent(Thing.ANALYSIS)
    if is_name_alone(line, context):
        return None  # it is no question about that one's pieces
    if asked := asked_on_of(text, context.last, context.here):
        return asked
    found = _here(text, context)
    if text == line:
        return found
    if found is None or _is_of_kept_games(found):  # who plays now may play in others, too
        by_name = _here(line, context)
        return by_name if _is_of_kept_games(by_name) else found
    if not _is_new_game(found) or _gives_questions(found):
        return found
    lines = (line, renamed(line, dict.fromkeys(Side, ""), context))
    named = [_here(each, context) for each in lines]
    # Where it is none without the colour, it is none: "Bruno plays well".
    return between_the_two(line, next(filter(_is_new_game, named), named[0]), context)


def _here(line: str, context: Context) -> Found:
    """What a line means by its words; by grammar alone what has a sentence of its own."""
    found = _by_words(line, context)
    is_decided = context.has_arbiter and decision_in(line, context.words) is not None
    is_fixed = bool(fixed_by_game(line, context.words))
    is_fixed = is_fixed and judged(line, context.here) in ("", Command.SETTINGS.value)
    if is_decided or (is_fixed and not _is_one(found, Command.NEW_GAME, Command.HELP)):
        return read_by_grammar(line, context.here, context.seen_from)
    return found


def _by_words(line: str, context: Context) -> Found:
    """What a line means by its words alone: by grammar, weighed against what was learnt."""
    here, place = context.here, context.place

    def understood(text: str) -> Found:
        found = read_by_grammar(text, here, context.seen_from)
        if found is None:
            known = learnt(text, here, place, is_seen=context.is_seen)
            return known or named_at_least(text, here.words)
        if isinstance(found, CommandMeant | Likely) or (
            isinstance(found, Perhaps) and not is_move(found)
        ):
            return weighed(found, text, here, place, is_seen=context.is_seen)
        return found if is_plain(text) else ordered(found, text, here, place)

    timed = timed_game(spelled_out(line, here.words), here.words, understood)
    return timed if timed and judged(line, here) != TALK else understood(line)


def _is_one(found: Found, *commands: Command) -> bool:
    """Whether one of some commands is all that was found."""
    match found:
        case CommandMeant(command) | Likely(CommandMeant(command)) | Perhaps((CommandMeant(command),)):
            return command in commands
    return False


def _is_new_game(found: Found) -> bool:
    return _is_one(found, Command.NEW_GAME)


def _is_of_kept_games(found: Found) -> bool:
    return _is_one(found, *_OF_KEPT_GAMES)


_OF_KEPT_GAMES = commands_that(Trait.NAMES_GAMES)


def _gives_questions(found: Found) -> bool:
    """Whether it is a new game in which each of the two who play has questions of their own."""
    match found:
        case Likely(CommandMeant(wanted=wanted)) | Perhaps((CommandMeant(wanted=wanted),)):
            pass
        case CommandMeant(wanted=wanted):
            pass
        case _:
            return False
    return bool(wanted and wanted.questions_each and not wanted.people)
