"""What is done with what was learnt, by what a command does: one table, read by one function.

The learnt part never plays a move and never changes anything by itself. Where the grammar found nothing
it asks, or tells where it is sure and nothing is lost by an answer; where both found something and
differ it is asked which of the two. The thresholds are read from the risk that
`models.training.intents` prints for lines that taught nothing.
"""

from collections.abc import Callable, Sequence

from assistant.parsing.actors import DEEDS
from assistant.parsing.arguments import CommandMeant, takes
from assistant.parsing.commands.catalogue import ANSWERS, CHANGING
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.moves_named import move_named, squares_named
from assistant.parsing.intents.rank import MOVE, PLACES, TALK, Guess, ranked
from assistant.parsing.intents.slots import WORD, said_with
from assistant.parsing.likely import Likely, Meaning, Perhaps, meanings_of, needs_yes, sets_language
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood, parse_move_text
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import has_unseen, names_lettered_square, read_line
from assistant.parsing.words.vetoes import DENIALS, TALES
from assistant.parsing.words.vocabulary import Head, Vocabulary

TOLD = 0.85
"""How likely what only tells must be to be told without a question, where the grammar found nothing,
or where phrases and concepts leave the choice between two things ..."""
AGREED = 0.7
"""... where the concepts say the same ..."""
AGAINST = 0.9
"""... and where they say something else."""
DOUBTED = 0.6
"""What only the concepts of a line say is asked about where what was learnt is no surer of the same."""
KNOWN = 1.0
"""The chance of what people judged to mean just that."""
HEARD = 0.6
"""How likely what was heard in other words must be to be asked about, where it only tells ..."""
HEARD_TOLD = 0.8
"""... and to be told, or asked about where it does more, ..."""
HEARD_ALONE = 0.95
"""... or where one word alone says what is wanted."""
ASKED = 0.25
"""How likely it must be to be asked about."""
NEAR = 0.3
"""How likely the second must be, beside the first, for both to be named."""
SILENT = 0.8
"""How likely it must be that nothing is wanted, for what the concepts say to be left alone."""
_TALK = 0.35
"""How likely it may be that nothing is wanted, for anything to be asked."""
UNORDERED = 0.6
"""How likely something else than a move must be, for a move in words to be asked about."""
_MANY = 6
"""How many of the likeliest meanings are looked at."""


_OF_A_NUMBER = frozenset({Command.SQUARE, Command.NEIGHBOURS, Command.ROW})
"""Commands whose name has the number in it: "the neighbours of 18"."""
_FEWEST = 2
"""Words of a line that is held beside what was learnt: one alone is as the phrases have it."""
_OTHERS = frozenset({Command.SETTINGS, Command.NEW_GAME, Command.SET_POSITION})
"""Commands that read by themselves what stands behind them."""
Wanted = CommandMeant | Understood | Ambiguous | NotLegal
Doubtful = Understood | Ambiguous | NotLegal | NoSuchMove | Perhaps


def learnt(
    line: str, here: Situation, place: Place = Place.GAME, *, is_seen: bool = True
) -> CommandMeant | Likely | Perhaps | NotLegal | None:
    """What a line means in which the grammar found nothing: told, asked about, or nothing.

    Where the board may not be seen (`is_seen`) half a move finds nothing either: what is asked would
    tell where the pieces stand.
    """
    guesses = _by_command(line, here, place)
    if (
        not guesses
        or guesses[0].chance < ASKED
        or (guesses[0].chance < KNOWN and is_unknown(line, here))
    ):
        return None
    if has_unseen(line) or names_lettered_square(line):
        return None  # which has a sentence of its own
    if any(each.meaning == TALK and each.chance > _TALK for each in guesses):
        return None
    if guesses[0].meaning in PLACES:
        return None  # of nothing that was offered
    if guesses[0].meaning in _NAMED_ANSWERS:
        return Perhaps((CommandMeant(_NAMED_ANSWERS[guesses[0].meaning]),))
    first = wanted_by(guesses[0], line, here, is_seen=is_seen)
    if first is None:
        return None
    if isinstance(first, CommandMeant) and guesses[0].chance >= _least_to_do(first, here, place):
        return first if first.command in _DONE else Likely(first)
    if isinstance(first, NotLegal) and guesses[0].chance >= KNOWN:
        return first
    if not has_name(first):
        return None
    is_near = len(guesses) > 1 and guesses[1].chance >= NEAR * guesses[0].chance
    second = wanted_by(guesses[1], line, here, is_seen=is_seen) if is_near else None
    has_second = second is not None and second != first and has_name(second)
    return Perhaps((first, second) if second is not None and has_second else (first,))


def learnt_of_heard(text: str, here: Situation, *, is_clear: bool) -> Likely | Perhaps | None:
    """The same of a text that a recogniser heard, which is told or asked about only where it is sure:
    what nobody said is heard as easily.

    It `is_clear` where two words or more tell something: one alone tells at most.
    """
    guesses = _by_command(text, here, Place.GAME)
    if not guesses or guesses[0].chance < HEARD or guesses[0].meaning in _UNHEARD:
        return None
    meant = wanted_by(guesses[0], text, here)
    if not isinstance(meant, CommandMeant) or meant.command in _ASKING_BY_NAME:
        return None
    used = len(meant.squares) + len(meant.move) + (meant.number is not None)
    spare = 0 if used and meant.command not in _OF_TWO else 1
    if guesses[0].chance < KNOWN and len(squares_named(text, here)) > used + spare:
        return None  # more numbers than have a place in it are noise
    is_alone_enough = guesses[0].chance >= HEARD_ALONE and meant.command not in CHANGING
    if not (is_clear or is_alone_enough or guesses[0].chance >= KNOWN):
        return None
    is_sure = guesses[0].chance >= HEARD_TOLD
    if is_sure and not needs_yes(meant, here.words):
        return Likely(meant)
    is_worth_asking = has_name(meant) and (is_sure or meant.command not in CHANGING)
    return Perhaps((meant,)) if is_worth_asking else None


_UNHEARD = frozenset({MOVE, *PLACES, *(each.value for each in ANSWERS)})
_OF_TWO = frozenset({Command.ATTACKERS, Command.DEFENDERS})
"""Commands about a square beside which another may be named, where the other piece stands."""


def learnt_alone(text: str, words: Vocabulary) -> CommandMeant | None:
    """The command that some words beside an answer mean, with nothing said of it."""
    guesses = ranked(text, words, Place.ASKED)
    if not guesses or guesses[0].chance < AGREED or guesses[0].meaning not in _ALONE:
        return None
    return CommandMeant(_ALONE[guesses[0].meaning])


_ALONE = {each.value: each for each in Command if each not in ANSWERS}


def _least_to_do(meant: CommandMeant, here: Situation, place: Place) -> float:
    """How likely a command must be to be done unasked: what only tells, what a word sets right again,
    and what asks by itself and names what is meant."""
    if meant.command is Command.CONTINUE and meant.rest:
        return _NEVER if place in _IN_A_GAME else AGAINST
    if meant.command in _HARMLESS or meant.command in _ASKING_BY_NAME:
        return AGAINST
    if meant.command in CHANGING and place is Place.ASKED:
        return KNOWN
    if needs_yes(meant, here.words) or sets_language(meant, here.words):
        return _NEVER
    return AGAINST if meant.command in CHANGING and not meant.about else TOLD


_HARMLESS = frozenset({Command.PAUSE, Command.HUFFING, Command.RESTORE_GAME})
"""What a word sets right again, as a clock that goes on, takes nothing away, or is only explained."""
_ASKING_BY_NAME = frozenset({Command.DELETE_GAME, Command.PURGE_GAME})
"""What asks by itself, and names the game."""
_REGRETS = frozenset({Command.TAKE_BACK, Command.REDO})
"""What may be wanted beside a move that cannot be played."""
_IN_A_GAME = frozenset({Place.GAME, Place.WAIT, Place.ASKED, Place.BOARD})
"""Where another game is gone on with after a yes; by correspondence one goes to and fro."""
_DONE = frozenset({*_ASKING_BY_NAME, Command.CONTINUE, Command.RESTORE_GAME})
"""What is done like a plain command where it is sure."""
_NEVER = 2.0
_NAMED_ANSWERS = {each.value: each for each in ANSWERS}


def weighed(
    found: CommandMeant | Likely | Perhaps,
    line: str,
    here: Situation,
    place: Place = Place.GAME,
    *,
    is_seen: bool = True,
) -> CommandMeant | Likely | Perhaps | NotLegal | None:
    """What the grammar found beside what was learnt: where they agree it is told, or else asked which.

    A phrase that is the whole line stands; one with a text behind it may only begin like it. A move
    that was found stands too.
    """
    if isinstance(found, CommandMeant):
        if _is_judged_otherwise(found, line, here, place):
            return learnt(line, here, place, is_seen=is_seen)
        if not ((found.rest and found.command in CHANGING - _OTHERS) or _lacks_square(found)):
            return found
    meanings, text = _meanings_with_text(found)
    commands = [each for each in meanings if isinstance(each, CommandMeant)]
    guesses = _by_command(text or line, here, place)
    if not guesses or len(commands) != len(meanings) or len(read_line(line).words) < _FEWEST:
        return found
    if any(each.rest or (each.move and isinstance(found, Perhaps)) for each in commands):
        return found  # whose move or value was read besides, which is more than was learnt
    likeliest = guesses[0]
    other = _wanted_beside(commands[0], likeliest, line, here, is_seen=is_seen)
    return _beside(found, commands, likeliest, other, line)


def _meanings_with_text(found: CommandMeant | Likely | Perhaps) -> tuple[tuple[Meaning, ...], str]:
    """What the grammar found, and the line where a slip was mended."""
    return ((found,), "") if isinstance(found, CommandMeant) else (meanings_of(found), found.text)


def _beside(
    found: CommandMeant | Likely | Perhaps,
    commands: Sequence[CommandMeant],
    likeliest: Guess,
    other: Wanted | None,
    line: str,
) -> CommandMeant | Likely | Perhaps | None:
    """What is done with what the grammar found beside the likeliest thing that was learnt."""
    _, text = _meanings_with_text(found)
    if likeliest.meaning == TALK:
        is_silent = likeliest.chance >= SILENT and isinstance(found, Likely)
        return None if is_silent else found
    agreeing = max(
        (each for each in commands if _agrees(each, likeliest)), key=_fixed_of(likeliest), default=None
    )
    if agreeing is not None:
        return _agreed(found, agreeing, likeliest.chance, text)
    # With a question mark what only tells is sooner meant than a deed.
    is_question = line.rstrip().endswith("?") and commands[0].command in CHANGING
    least = AGREED if is_question else AGAINST
    match other:
        case CommandMeant(command=command) if likeliest.chance >= least and command not in CHANGING:
            return Likely(other, text)
        case Understood() | Ambiguous() if likeliest.chance >= AGAINST:
            return Perhaps((other,), text)
        case CommandMeant() | Understood() if has_name(other):
            return Perhaps((other, commands[0]), text)
    return found


def _is_judged_otherwise(found: CommandMeant, line: str, here: Situation, place: Place) -> bool:
    """Whether people judged a line to mean something else than the phrase with which it begins."""
    if not (found.rest or found.number or found.place):
        return False
    guesses = _by_command(line, here, place)
    is_judged = bool(guesses) and guesses[0].chance >= KNOWN and guesses[0].meaning != MOVE
    return is_judged and not _agrees(found, guesses[0])


def _wanted_beside(
    found: CommandMeant, guess: Guess, line: str, here: Situation, *, is_seen: bool
) -> Wanted | None:
    """What a guess comes to beside what the grammar found: a move is that of which it is a question."""
    if guess.chance < ASKED:
        return None
    if guess.meaning == MOVE and found.move:
        written = "-".join(map(str, found.move))
        read = parse_move_text(written, here.position, here.regulation, here.words)
        return read if isinstance(read, Understood) else None
    return wanted_by(guess, line, here, is_seen=is_seen)


def ordered(
    found: Doubtful, line: str, here: Situation, place: Place = Place.GAME
) -> Doubtful | Likely | None:
    """A move that the grammar found in words, beside what was learnt: played where that agrees.

    A question about it ("is that dear") is answered where it is sure, what is likely talk asked about.
    """
    guesses = _by_command(line, here, place)
    if not guesses or guesses[0].meaning == MOVE or guesses[0].chance < UNORDERED:
        return found
    other = None if guesses[0].meaning == TALK else wanted_by(guesses[0], line, here)
    is_told = isinstance(other, CommandMeant) and other.command not in CHANGING
    if is_told and isinstance(other, CommandMeant) and guesses[0].chance >= TOLD:
        return Likely(other)
    if isinstance(found, NotLegal):
        match other:
            case CommandMeant(command=command) if command in _REGRETS:
                return Perhaps((other,))  # "sorry, I meant 13-17", which is none now
    return Perhaps((found,)) if isinstance(found, Understood) else found


def judged(line: str, here: Situation) -> str:
    """What people judged a line to mean, by its name; empty where they did not judge it."""
    guesses = _by_command(line, here, Place.GAME)
    return guesses[0].meaning if guesses and guesses[0].chance >= KNOWN else ""


def has_name(meant: Wanted | None) -> bool:
    """Whether somebody can be asked about it by its name, with its square where one is wanted."""
    if not isinstance(meant, CommandMeant):
        return True
    is_of_number = meant.command in _OF_A_NUMBER or takes(Head(meant.command)).needed
    return not is_of_number or bool(meant.squares or meant.number or meant.about is About.EMPTY)


def _lacks_square(meant: CommandMeant) -> bool:
    """Whether a command is named without the square that it is about, as "who attacks me" may be."""
    return takes(Head(meant.command)).needed and not (meant.squares or meant.number)


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
    return agreeing if agreeing.move and chance >= AGAINST else found


def _by_command(line: str, here: Situation, place: Place) -> list[Guess]:
    """The likeliest commands, each by the likeliest part of it, with the chance of all its parts."""
    chances: dict[str, float] = {}
    named: dict[str, Guess] = {}
    for each in ranked(line, here.words, place, _MANY):
        command, _, _ = each.meaning.partition(" ")
        if command == Command.SETTINGS.value:
            command = each.meaning  # which are as many commands as there are values
        chances[command] = chances.get(command, 0) + each.chance
        named.setdefault(command, each)
    found = [named[each]._replace(chance=chances[each]) for each in chances]
    return sorted(found, key=lambda each: -each.chance)


def _agrees(meant: CommandMeant, guess: Guess) -> bool:
    """Whether a command is what was learnt, or a part of it: the captures of a piece are captures."""
    name = WORD if meant.about is About.MEANING else meant.command.value
    return name in guess.meaning.split()


def wanted_by(guess: Guess, line: str, here: Situation, *, is_seen: bool = True) -> Wanted | None:
    """What a guess comes to: a command, or the move whose squares a line names."""
    if guess.meaning == MOVE:
        return move_named(line, here, is_seen=is_seen)
    meant = said_with(guess.meaning, guess.whose, line, here)
    if meant is None or meant.command in ANSWERS:
        return None
    if meant.command is Command.TAKE_BACK and len(squares_named(line, here)) > 1:
        move = move_named(line, here, is_seen=is_seen)  # "sorry, I meant 23-19"
        return meant if move is None or isinstance(move, NotLegal) else move
    is_known = guess.chance >= KNOWN
    is_denied = meant.command in CHANGING and not is_known and _wants_no_deed(meant, line, here)
    return None if is_denied else meant


def _wants_no_deed(meant: CommandMeant, line: str, here: Situation) -> bool:
    """Whether a line gives a move, tells a tale, or denies what a player would do."""
    items = plain_rows(read_line(line), here.words)[0].items
    concepts = frozenset().union(*(item.concepts for item in items))
    is_denied = meant.command in _DENIED and bool(concepts & DENIALS)
    return len(squares_named(line, here)) > 1 or is_denied or bool(concepts & TALES)


_DENIED = DEEDS | {Command.NEW_GAME}


def is_unknown(line: str, here: Situation) -> bool:
    """Whether a line has not one word that is known: what it may be like is chance."""
    items = plain_rows(read_line(line), here.words)[0].items
    return all(item.is_unknown or not item.text for item in items)
