"""What a line answers to a question, by what was learnt: yes, no, or which of two things it is.

To name what was asked about is a yes to it, or chooses it: the chance of that meaning is added to that
of the plain answer. A line that names other squares than what was asked about answers nothing.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.moves_named import squares_named
from assistant.parsing.intents.policy import KNOWN, is_unknown
from assistant.parsing.intents.rank import MOVE, PLACES, TALK, Guess, ranked
from assistant.parsing.intents.slots import said_with
from assistant.parsing.likely import Meaning
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vetoes import DENIALS

CHOSEN = 0.6
"""How likely one of two that were offered must be: what changes anything asks again by itself."""
TOLD_AGAIN = 0.7
"""How likely a yes to what only tells must be, and a no that leaves all as it is ..."""
AGREED_TO = 0.95
"""... and a yes that does what can be undone."""
SAID_AGAIN = 0.8
"""... or the same where it names that again, ..."""
FINAL = 0.95
"""... which a yes to what cannot be undone must do, and so surely, if people did not judge it a yes."""
_MANY = 6
"""How many of the likeliest meanings are looked at."""


class Answers(NamedTuple):
    """How likely a line is each answer."""

    chances: Mapping[Command | int, float]
    """Of a yes and a no, and of each of two that were offered by its place from 0."""
    named: float
    """How much of that is because it names what was offered."""
    is_judged: bool = False
    """Whether people judged the line to answer just that."""

    def chance(self, answer: Command | int) -> float:
        """How likely it is this answer."""
        return self.chances.get(answer, 0.0)


def answered(line: str, here: Situation, offered: Sequence[Meaning] = ()) -> Answers:
    """What a line answers to what was `offered`: of one thing it is asked whether, of two which.

    All is unlikely where nothing is known of the line.
    """
    numbers = squares_named(line, here)
    guesses = ranked(line, here.words, Place.ASKED, _MANY)
    is_known = bool(guesses) and guesses[0].chance >= KNOWN
    is_chance = not is_known and is_unknown(line, here)
    if is_chance or not _names_only(numbers, offered):
        return Answers({}, 0.0)
    is_choice = len(offered) > 1
    found: dict[Command | int, float] = {}
    named = 0.0
    for guess in guesses:
        answer = _plain(guess, numbers, is_choice=is_choice)
        for place, meaning in enumerate(offered):
            if answer is None and _is_offered(guess, meaning, line, here):
                answer = place if is_choice else Command.YES
                named += guess.chance
        if answer is not None:
            found[answer] = found.get(answer, 0.0) + guess.chance
    return Answers(found, named, is_known)


def chosen(line: str, here: Situation, offered: Sequence[Meaning]) -> Command | int | None:
    """Which of two that are offered a line chooses, by its place from 0; or a no to both."""
    found = answered(line, here, offered)
    likeliest = max(found.chances, key=found.chance, default=None)
    if likeliest is None or likeliest is Command.YES or found.chance(likeliest) < CHOSEN:
        return None
    return likeliest


def _plain(guess: Guess, numbers: Sequence[int], *, is_choice: bool) -> Command | int | None:
    """The answer that a meaning is by itself; which of two a number tells where one stands there."""
    if is_choice and guess.meaning in PLACES:
        is_numbered = len(numbers) == 1 and 1 <= numbers[0] <= len(PLACES)
        return numbers[0] - 1 if is_numbered else PLACES.index(guess.meaning)
    return {each.value: each for each in (Command.YES, Command.NO)}.get(guess.meaning)


def _is_offered(guess: Guess, offered: Meaning, line: str, here: Situation) -> bool:
    """Whether a meaning is what was offered, as far as the line tells."""
    if not isinstance(offered, CommandMeant):
        return False  # who names the squares of a move again may say anything of it
    if guess.meaning.partition(" ")[0] != offered.command.value:
        return False
    is_others = guess.whose and offered.whose and guess.whose is not offered.whose
    if is_others or offered.command is not Command.SETTINGS:
        return not is_others
    meant = said_with(guess.meaning, guess.whose, line, here)
    words = here.words
    return meant is not None and parse_setting(meant.rest, words) == parse_setting(offered.rest, words)


def _names_only(numbers: Sequence[int], offered: Sequence[Meaning]) -> bool:
    """Whether a line names no squares but those of what is offered, or the place of one of two."""
    known = set(range(1, len(offered) + 1)) if len(offered) > 1 else set()
    for each in offered:
        match each:
            case Understood(move):
                known |= {*move.path}
            case CommandMeant(squares=squares, move=move_squares, number=number):
                known |= {*squares, *move_squares} | ({number} if number is not None else set())
    return {*numbers} <= known


def denies_else(line: str, here: Situation, offered: Sequence[Meaning]) -> bool:
    """Whether a line denies something else than what is offered: "don't read the board"."""
    items = plain_rows(read_line(line), here.words)[0].items
    left = [item.text for item in items if not item.concepts & (DENIALS | {"no"})]
    guesses = ranked(" ".join(left), here.words, Place.ASKED, 1) if len(left) < len(items) else ()
    if not guesses or guesses[0].chance < TOLD_AGAIN or guesses[0].meaning in (*_SAYS_NOTHING, *PLACES):
        return False
    return not any(_is_offered(guesses[0], each, line, here) for each in offered)


_SAYS_NOTHING = (TALK, MOVE, Command.YES.value, Command.NO.value)
