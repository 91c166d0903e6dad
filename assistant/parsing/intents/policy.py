"""What is done with what was learnt, by what a command does: one table, read by one function.

The learnt part never plays a move and never changes anything by itself. Where the grammar found nothing
it asks, or tells where it is sure and nothing is lost by an answer; where both found something and
differ it is asked which of the two. The thresholds are read from the risk that
`models.training.intents` prints for lines that taught nothing.
"""

from assistant.parsing.arguments import CommandMeant, takes
from assistant.parsing.commands.catalogue import ANSWERS, CHANGING
from assistant.parsing.doers import DEEDS
from assistant.parsing.frames import frames
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.meant import MOVE, TALK, WORD, command_meant
from assistant.parsing.intents.rank import Guess, ranked
from assistant.parsing.likely import Likely, Perhaps, meanings_of
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.given import Situation
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Head
from assistant.rules.legal import distinct_moves, legal_moves

TOLD = 0.9
"""How likely what only tells must be to be told without a question, where the grammar found nothing."""
SURE = 0.9
"""How likely one of two things must be between which the concepts leave the choice, to be told."""
ASKED = 0.25
"""How likely it must be to be asked about."""
NEAR = 0.3
"""How likely the second must be, beside the first, for both to be named."""
DIFFERS = 0.4
"""How likely something else must be than what the concepts say, to be asked about beside it ..."""
UNLIKELY = 0.1
"""... and how unlikely what they say."""
SILENT = 0.7
"""How likely it must be that nothing is wanted, for what the concepts say to be left alone."""
_TALK = 0.2
"""How likely it may be that nothing is wanted, for anything to be asked."""


_OF_A_NUMBER = frozenset({Command.SQUARE, Command.NEIGHBOURS, Command.ROW})
"""Commands whose name has the number in it: "the neighbours of 18"."""
_FEWEST = 2
"""Words of a line that is held beside what was learnt: one alone is as the phrases have it."""
_OTHERS = frozenset({Command.SETTINGS, Command.NEW_GAME, Command.SET_POSITION})
"""Commands that read by themselves what stands behind them."""
Wanted = CommandMeant | Understood


def learnt(line: str, here: Situation, place: Place = Place.GAME) -> Likely | Perhaps | None:
    """What a line means in which the grammar found nothing: told, asked about, or nothing."""
    guesses = ranked(line, here.words.language, place)
    if not guesses or guesses[0].chance < ASKED or _is_unknown(line, here):
        return None
    if any(each.meaning == TALK and each.chance > _TALK for each in guesses):
        return None
    first = wanted_by(guesses[0], line, here)
    if first is None:
        return None
    if guesses[0].chance >= TOLD and isinstance(first, CommandMeant) and first.command not in CHANGING:
        return Likely(first)
    is_near = len(guesses) > 1 and guesses[1].chance >= NEAR * guesses[0].chance
    second = wanted_by(guesses[1], line, here) if is_near else None
    return Perhaps((first,) if second in (None, first) else (first, second))


def weighed(
    found: CommandMeant | Likely | Perhaps, line: str, here: Situation, place: Place = Place.GAME
) -> CommandMeant | Likely | Perhaps | None:
    """What the grammar found beside what was learnt: where they differ it is asked which.

    A phrase that is the whole line stands; one with a text behind it may only begin like it.
    """
    meanings = (found,) if isinstance(found, CommandMeant) else meanings_of(found)
    if isinstance(found, CommandMeant) and not (found.rest and found.command in CHANGING - _OTHERS):
        return found
    commands = [each for each in meanings if isinstance(each, CommandMeant)]
    if isinstance(found, Likely | Perhaps):
        # What has a text, or is only a part of what a command tells, is more than was learnt.
        commands = [each for each in commands if not (each.about or each.rest)]
    text = "" if isinstance(found, CommandMeant) else found.text
    guesses = ranked(text or line, here.words.language, place)
    if not guesses or len(commands) != len(meanings) or len(read_line(line).words) < _FEWEST:
        return found
    likeliest = guesses[0]
    if likeliest.meaning == TALK:
        is_silent = likeliest.chance >= SILENT and isinstance(found, Likely)
        return None if is_silent else found
    agreeing = [each for each in commands if _agrees(each, likeliest)]
    if agreeing or len(commands) > 1:
        is_sure = len(commands) > 1 and likeliest.chance >= SURE
        is_told = is_sure and bool(agreeing) and agreeing[0].command not in CHANGING
        return Likely(agreeing[0], text) if is_told else found
    is_unlikely = not any(_agrees(commands[0], each) and each.chance > UNLIKELY for each in guesses)
    is_other = likeliest.chance >= DIFFERS and is_unlikely
    other = wanted_by(likeliest, line, here) if is_other else None
    return Perhaps((other, commands[0]), text) if other else found


def _agrees(meant: CommandMeant, guess: Guess) -> bool:
    """Whether a command is what was learnt, or a part of it: the captures of a piece are captures."""
    name = WORD if meant.about is About.MEANING else meant.command.value
    return name in guess.meaning.split()


def wanted_by(guess: Guess, line: str, here: Situation) -> Wanted | None:
    """What a guess comes to: a command, or the one legal move whose squares a line names."""
    if guess.meaning == MOVE:
        return _move_named(line, here)
    meant = command_meant(guess.meaning, line, here.words)
    if meant is None or meant.command in ANSWERS:
        return None
    is_of_number = meant.command in _OF_A_NUMBER or takes(Head(meant.command)).needed
    if is_of_number and not (meant.squares or meant.number):
        return None  # nobody could be asked about it by its name
    return None if meant.command in CHANGING and _wants_no_deed(meant, line, here) else meant


def _wants_no_deed(meant: CommandMeant, line: str, here: Situation) -> bool:
    """Whether a line gives a move, tells a tale, or denies what a player would do."""
    items = plain_rows(read_line(line), here.words)[0].items
    concepts = frozenset().union(*(item.concepts for item in items))
    is_denied = meant.command in DEEDS and bool(concepts & frames().denials)
    return len(_squares(line, here)) > 1 or is_denied or bool(concepts & frames().tales)


def _move_named(line: str, here: Situation) -> Understood | None:
    """The legal move of the two squares that a line names: of one alone it would be told what fits."""
    ends = _squares(line, here)
    found = [
        move for move in distinct_moves(legal_moves(here.position)) if ends == [move.start, move.end]
    ]
    return Understood(found[0]) if len(found) == 1 else None


def _squares(line: str, here: Situation) -> list[int]:
    """The numbers that a line names."""
    items = plain_rows(read_line(line), here.words)[0].items
    return [item.number for item in items if item.number is not None]


def _is_unknown(line: str, here: Situation) -> bool:
    """Whether a line has not one word that is known: what it may be like is chance."""
    items = plain_rows(read_line(line), here.words)[0].items
    return all(item.is_unknown or not item.text for item in items)
