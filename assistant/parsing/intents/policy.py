"""What is done with what was learnt, by what a command does: one table, read by one function.

The learnt part never plays a move and never changes anything by itself. Where the grammar found nothing
it asks, or tells where it is sure and nothing is lost by an answer; where both found something and
differ it is asked which of the two. The thresholds are read from the risk that
`models.training.intents` prints for lines that taught nothing.
"""

from collections.abc import Callable

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
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood, parse_move_text
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Head
from assistant.rules.legal import distinct_moves, legal_moves

TOLD = 0.85
"""How likely what only tells must be to be told without a question, where the grammar found nothing,
or where phrases and concepts leave the choice between two things ..."""
AGREED = 0.7
"""... where the concepts say the same ..."""
AGAINST = 0.9
"""... and where they say something else."""
DOUBTED = 0.6
"""What only the concepts of a line say is asked about where what was learnt is no surer of the same."""
ASKED = 0.25
"""How likely it must be to be asked about."""
NEAR = 0.3
"""How likely the second must be, beside the first, for both to be named."""
SILENT = 0.8
"""How likely it must be that nothing is wanted, for what the concepts say to be left alone."""
_TALK = 0.35
"""How likely it may be that nothing is wanted, for anything to be asked."""
ANSWERED = 0.9
"""How likely a yes or a no in other words must be, where one is waited for."""
AGREED_TO = 0.99
"""How likely a yes in other words must be to do what can be undone."""
_FEW_MOVES = 3
"""So many legal moves at most are asked about."""
UNORDERED = 0.6
"""How likely something else than a move must be, for a move in words to be asked about."""
_MANY = 6
"""How many of the likeliest meanings are looked at."""


_OF_A_NUMBER = frozenset({Command.SQUARE, Command.NEIGHBOURS, Command.ROW})
"""Commands whose name has the number in it: "the neighbours of 18"."""
_ORDERING_NOTHING = frozenset({TALK, "losses", "replies", "advice"})
"""What a line means that names a move, and orders none: what it would lose, what is answered to it."""
_FEWEST = 2
"""Words of a line that is held beside what was learnt: one alone is as the phrases have it."""
_OTHERS = frozenset({Command.SETTINGS, Command.NEW_GAME, Command.SET_POSITION})
"""Commands that read by themselves what stands behind them."""
Wanted = CommandMeant | Understood | Ambiguous | NotLegal


def learnt(
    line: str, here: Situation, place: Place = Place.GAME, *, is_seen: bool = True
) -> Likely | Perhaps | None:
    """What a line means in which the grammar found nothing: told, asked about, or nothing.

    Where the board may not be seen (`is_seen`) half a move finds nothing either: what is asked would
    tell where the pieces stand.
    """
    guesses = _by_command(line, here, place)
    if not guesses or guesses[0].chance < ASKED or _is_unknown(line, here):
        return None
    if any(each.meaning == TALK and each.chance > _TALK for each in guesses):
        return None
    first = wanted_by(guesses[0], line, here, is_seen=is_seen)
    if first is None:
        return None
    if guesses[0].chance >= TOLD and isinstance(first, CommandMeant) and first.command not in CHANGING:
        return Likely(first)
    is_near = len(guesses) > 1 and guesses[1].chance >= NEAR * guesses[0].chance
    second = wanted_by(guesses[1], line, here, is_seen=is_seen) if is_near else None
    return Perhaps((first,) if second in (None, first) else (first, second))


def weighed(
    found: CommandMeant | Likely | Perhaps, line: str, here: Situation, place: Place = Place.GAME
) -> CommandMeant | Likely | Perhaps | None:
    """What the grammar found beside what was learnt: where they agree it is told, or else asked which.

    A phrase that is the whole line stands; one with a text behind it may only begin like it. A move
    that was found stands too.
    """
    meanings = (found,) if isinstance(found, CommandMeant) else meanings_of(found)
    if isinstance(found, CommandMeant) and not (found.rest and found.command in CHANGING - _OTHERS):
        return found
    commands = [each for each in meanings if isinstance(each, CommandMeant)]
    text = "" if isinstance(found, CommandMeant) else found.text
    guesses = _by_command(text or line, here, place)
    if not guesses or len(commands) != len(meanings) or len(read_line(line).words) < _FEWEST:
        return found
    if any(each.move or each.rest for each in commands):
        return found  # whose move or value was read besides, which is more than was learnt
    likeliest = guesses[0]
    if likeliest.meaning == TALK:
        is_silent = likeliest.chance >= SILENT and isinstance(found, Likely)
        return None if is_silent else found
    agreeing = max(
        (each for each in commands if _agrees(each, likeliest)), key=_fixed_of(likeliest), default=None
    )
    if agreeing is not None:
        return _agreed(found, agreeing, likeliest.chance, text)
    other = wanted_by(likeliest, line, here, is_seen=False) if likeliest.chance >= ASKED else None
    # With a question mark what only tells is sooner meant than a deed.
    is_question = line.rstrip().endswith("?") and commands[0].command in CHANGING
    least = AGREED if is_question else AGAINST
    match other:
        case CommandMeant(command=command) if likeliest.chance >= least and command not in CHANGING:
            return Likely(other, text)
        case CommandMeant() | Understood():
            return Perhaps((other, commands[0]), text)
    return found


def is_ordered(line: str, here: Situation, place: Place = Place.GAME) -> bool:
    """Whether a move that the grammar found in words may be played: what is likely talk or a question
    about it ("is that dear") is asked about."""
    guesses = _by_command(line, here, place)
    return not guesses or guesses[0].meaning not in _ORDERING_NOTHING or guesses[0].chance < UNORDERED


def move_meant(line: str, here: Situation, place: Place = Place.GAME) -> Understood | Ambiguous | None:
    """The legal move that a line most likely orders of which the concepts make a question."""
    guesses = _by_command(line, here, place)
    if not guesses or guesses[0].meaning != MOVE or guesses[0].chance < AGAINST:
        return None
    move = _move_named(line, here, is_seen=True)
    return None if isinstance(move, NotLegal) else move


def _fixed_of(guess: Guess) -> Callable[[CommandMeant], bool]:
    """Whether a command is also the part of it that was learnt: of two parts that is meant."""
    fixed = guess.meaning.split()[1:]
    return lambda meant: (meant.about.value in fixed) if meant.about else not fixed


def _agreed(
    found: CommandMeant | Likely | Perhaps, agreeing: CommandMeant, chance: float, text: str
) -> CommandMeant | Likely | Perhaps:
    """What the grammar and what was learnt both say: told where they are sure of it together."""
    if isinstance(found, Perhaps):
        is_sure = chance >= (AGREED if len(found.meanings) == 1 else TOLD)
        return Likely(agreeing, text) if is_sure and agreeing.command not in CHANGING else found
    if isinstance(found, Likely) and chance < DOUBTED:
        return Perhaps((agreeing,), text)
    return found


def _by_command(line: str, here: Situation, place: Place) -> list[Guess]:
    """The likeliest commands, each by the likeliest part of it, with the chance of all its parts."""
    chances: dict[str, float] = {}
    named: dict[str, str] = {}
    for each in ranked(line, here.words.language, place, _MANY):
        command = each.meaning.partition(" ")[0]
        chances[command] = chances.get(command, 0) + each.chance
        named.setdefault(command, each.meaning)
    return sorted((Guess(named[each], chances[each]) for each in chances), key=lambda g: -g.chance)


def _agrees(meant: CommandMeant, guess: Guess) -> bool:
    """Whether a command is what was learnt, or a part of it: the captures of a piece are captures."""
    name = WORD if meant.about is About.MEANING else meant.command.value
    return name in guess.meaning.split()


def wanted_by(guess: Guess, line: str, here: Situation, *, is_seen: bool = True) -> Wanted | None:
    """What a guess comes to: a command, or the move whose squares a line names."""
    if guess.meaning == MOVE:
        return _move_named(line, here, is_seen=is_seen)
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


def answered(line: str, here: Situation, least: float = ANSWERED) -> Command | None:
    """The yes or the no that a line is in other words, where one is waited for."""
    guesses = _by_command(line, here, Place.ASKED)
    if not guesses or guesses[0].chance < least or _squares(line, here) or _is_unknown(line, here):
        return None
    named = {each.value: each for each in ANSWERS}
    return named.get(guesses[0].meaning)


def _move_named(
    line: str, here: Situation, *, is_seen: bool
) -> Understood | Ambiguous | NotLegal | None:
    """The move of the two squares that a line names: of one alone the legal moves there, of none the
    captures, where they are few enough to be asked about."""
    squares = _squares(line, here)
    if len(squares) > 1:
        written = "-".join(map(str, squares))
        read = parse_move_text(written, here.position, here.regulation, here.words)
        # More than two squares that are no legal path need not be one move.
        is_other = isinstance(read, NotLegal) and bool(squares[2:])
        return None if is_other or isinstance(read, NoSuchMove) else read
    found = [
        move
        for move in distinct_moves(legal_moves(here.position))
        if (squares[0] in (move.start, move.end) if squares else move.captured)
    ]
    if not is_seen or len(found) > _FEW_MOVES or not found:
        return None
    return Understood(found[0]) if len(found) == 1 else Ambiguous(tuple(sorted(found)))


def _squares(line: str, here: Situation) -> list[int]:
    """The numbers that a line names."""
    items = plain_rows(read_line(line), here.words)[0].items
    return [item.number for item in items if item.number is not None]


def _is_unknown(line: str, here: Situation) -> bool:
    """Whether a line has not one word that is known: what it may be like is chance."""
    items = plain_rows(read_line(line), here.words)[0].items
    return all(item.is_unknown or not item.text for item in items)
