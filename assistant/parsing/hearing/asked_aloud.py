"""Whether a question or a command was heard clearly enough to be answered, done, or asked about."""

import math
from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import ANSWERS, CHANGING, UNDONE
from assistant.parsing.hearing.hypotheses import Hypothesis, Meaning, Nonsense
from assistant.parsing.hearing.margins import Margins
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NoSuchMove, NotLegal
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move


def without_nonsense(
    ranked: Sequence[Hypothesis], margins: Margins, *, is_pressed: bool
) -> Sequence[Hypothesis]:
    """The same from the likeliest question on, where only what makes no sentence is likelier, and not
    by much; else all. Talk is nothing of the kind, but where a key was pressed to speak."""
    most = margins.nonsense if is_pressed else margins.open_nonsense
    asks = next((at for at, each in enumerate(ranked) if not _is_nonsense(each, is_pressed)), 0)
    if not asks or not _only_asks(ranked[asks]) or ranked[0].score - ranked[asks].score > most:
        return ranked
    return [each for each in ranked[asks:] if not _is_nonsense(each, is_pressed)]


def _is_nonsense(reading: Hypothesis, is_pressed: bool) -> bool:
    is_talk = reading.meaning is None and bool(reading.text)
    return isinstance(reading.meaning, Nonsense) or (is_pressed and is_talk)


def _only_asks(reading: Hypothesis) -> bool:
    """Whether a reading is a command that changes nothing, or asks before it does."""
    match reading.meaning:
        case CommandMeant(command=command):
            return command not in CHANGING
        case Perhaps():
            return True
    return False


def by_command(
    best: Hypothesis,
    meant: CommandMeant,
    ranked: Sequence[Hypothesis],
    margins: Margins,
    is_answer: bool,
    is_pressed: bool,
    words: Vocabulary | None = None,
) -> CommandMeant | Perhaps | None:
    """A command in its own words if it is clear; asked about if it changes something and is less so."""
    given = meant.command
    # Beside a question of the program's own which of two is no third one: what only asks is answered.
    is_only_asked = is_answer and given not in CHANGING
    rival = None if is_only_asked else _confused_with(best, meant, ranked, margins, words)
    if rival is not None:
        return Perhaps((meant, rival))
    asking = margins.pressed if is_pressed else margins.question
    needed = margins.change if given in CHANGING else asking
    if given in UNDONE:
        needed = min(needed, margins.setting)
    if is_answer and given in ANSWERS:
        needed = min(needed, margins.answer)
    # What changes something is not done because its rival is seldom said, or makes no sentence.
    is_sure = given in CHANGING and given is not Command.SETTINGS
    is_no = is_answer and given is Command.NO  # which does nothing
    rivals = [
        (
            best.score
            - other.score
            - (other.seldom if is_sure else 0.0)
            + (margins.misheard if is_no and is_loose(other) else 0.0),
            other.meaning,
        )
        for other in ranked[1:]
        if given in CHANGING or not isinstance(other.meaning, Nonsense)
    ]
    is_clear = all(
        ahead >= (margins.change if _is_dear(meant, rival, words) else needed)
        for ahead, rival in rivals
    )
    if is_clear and not _deafens(meant, words):
        return meant
    needed = margins.pressed if is_pressed else margins.offered
    is_offered = given in CHANGING - ANSWERS and all(ahead >= needed for ahead, _ in rivals)
    return Perhaps((meant,)) if is_offered else None


def _confused_with(
    best: Hypothesis,
    meant: CommandMeant,
    ranked: Sequence[Hypothesis],
    margins: Margins,
    words: Vocabulary | None,
) -> CommandMeant | None:
    """The command that may have been said as well, of those for which the likeliest is heard.

    None after which nothing is heard: a word that says which of two is no yes to that.
    """
    alike = words.confused_commands.get(meant.command, ()) if words else ()
    near = (each.meaning for each in ranked if 0 <= best.score - each.score < margins.confused)
    commands = (each for each in near if isinstance(each, CommandMeant))
    return next(
        (each for each in commands if each.command in alike and not _deafens(each, words)), None
    )


def _deafens(meant: CommandMeant, words: Vocabulary | None) -> bool:
    """Whether it is to be heard no more from then on: by voice nobody can set that back."""
    if meant.command is not Command.SETTINGS or words is None:
        return False
    wanted = parse_setting(meant.rest, words)
    return wanted is not None and wanted.name == "listen" and wanted.values == ("off",)


def is_loose(reading: Hypothesis) -> bool:
    """Whether a command is meant by concepts only.

    Beside a move it counts as words do that make no sentence: "cosa ho quindici" is "otto quindici".
    """
    return reading.is_likely or isinstance(reading.meaning, Perhaps)


def by_concepts(
    best: Hypothesis,
    ranked: Sequence[Hypothesis],
    margins: Margins,
    words: Vocabulary | None = None,
    *,
    is_answer: bool = False,
    is_pressed: bool,
) -> Likely | Perhaps | None:
    """The likeliest reading if it is clear enough for what only tells, or asks before it acts.

    What changes something and is less clear is asked about.
    """
    meaning = best.meaning
    is_change = isinstance(meaning, CommandMeant) and meaning.command in CHANGING
    asking = margins.pressed if is_pressed else margins.question
    needed = margins.setting if is_change and not is_pressed else asking
    rivals = [each for each in ranked[1:] if is_change or not isinstance(each.meaning, Nonsense)]
    ahead = min((best.score - other.score for other in rivals), default=math.inf)
    if ahead < needed:
        return None
    ahead_of_moves = min(
        (best.score - other.score for other in ranked[1:] if is_of_numbers(other.meaning)),
        default=math.inf,
    )
    is_clear = ahead >= margins.setting and (
        ahead_of_moves >= margins.change
        or (isinstance(meaning, CommandMeant) and _is_of_voice(meaning, words))
    )
    match meaning:
        case CommandMeant() if (is_change or not is_answer) and (
            rival := _confused_with(best, meaning, ranked, margins, words)
        ):
            return Perhaps((meaning, rival))
        case CommandMeant() if is_change and (not is_clear or _deafens(meaning, words)):
            return Perhaps((meaning,))
        case CommandMeant():
            return Likely(meaning)
        case Perhaps():
            return meaning
    return None


def _is_dear(meant: CommandMeant, rival: Meaning | None, words: Vocabulary | None) -> bool:
    """Whether it costs more than a question to take the one for the other: a yes for a no, and a move
    for a setting, but for one that changes nothing but the voice."""
    if meant.command in UNDONE:
        return is_of_numbers(rival) and not _is_of_voice(meant, words)
    return isinstance(rival, CommandMeant) and {meant.command, rival.command} == ANSWERS


def _is_of_voice(meant: CommandMeant, words: Vocabulary | None) -> bool:
    """Whether how the voice sounds is set: it tells so itself, and "volume doze" sounds like a move."""
    if meant.command is not Command.SETTINGS or words is None:
        return False
    wanted = parse_setting(meant.rest, words)
    return wanted is not None and wanted.name in _OF_VOICE


_OF_VOICE = frozenset({"rate", "volume", "speaker"})


def is_of_numbers(meaning: Meaning | None) -> bool:
    """Whether something is a move, legal or not, or a part of one was misheard."""
    return isinstance(meaning, Move | NotLegal | NoSuchMove) or meaning is Nonsense.MISHEARD
