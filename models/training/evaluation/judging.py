"""What became of a trial: whether the program would have done what was said, asked, or gone wrong."""

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.hearing.heard import Unsure, Verdict, decide, is_overheard, rank
from assistant.parsing.hearing.hypotheses import Hypothesis, likeliest_texts, readings_of
from assistant.parsing.hearing.margins import Margins
from assistant.parsing.hearing.overheard import talk_in
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NoSuchMove, NotLegal, Understood
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.variant import VARIANTS
from models.training.evaluation.decoding import Record
from models.training.evaluation.own_words import is_answered
from models.training.evaluation.positions import REGULATIONS
from models.training.evaluation.protocol import Kind, Trial, written_command


class Outcome(Enum):
    """What became of a trial, from good to bad; which ones are good depends on its kind."""

    RIGHT = "right"
    """The move or the command that was meant."""
    ASKED = "asked"
    """A question that has the move that was meant among its answers."""
    REFUSED = "refused"
    """Told that a move is not legal: right, of one that is not."""
    NOTHING = "nothing"
    QUESTION = "question"
    """A command that only asks."""
    ASKED_OTHER = "asked for others"
    """A question about other moves."""
    CHANGED = "changed"
    """A command that changes something: yes, no, a resignation, an offer of a draw."""
    WRONG = "wrong"
    """Another move."""


ASKED = (Kind.TALK, Kind.NOISE)
"""What is judged as if a yes or a no had been asked for, with a microphone that is always open; all
else as where a key was pressed to speak."""

_BAD_FIRST = tuple(reversed(Outcome))


@cache
def position_of(rules: str, fen: str) -> Position:
    """The position of a trial."""
    return parse_fen(fen, _regulation(rules).variant)


def readings(
    record: Record, words: Vocabulary, *, is_answer: bool | None = None
) -> list[list[Hypothesis]]:
    """All that each utterance of a record may mean, whatever the margins.

    Talk and noise (`ASKED`) are judged as if a yes or a no had been asked for: then they do most harm;
    where `is_answer` says otherwise, as it says.
    """
    trial = record.trial
    if is_answer is None:
        is_answer = trial.kind in ASKED
    position = position_of(trial.rules, trial.fen)
    regulation = _regulation(trial.rules)
    return [
        readings_of(likeliest_texts(each), position, regulation, words, is_answer=is_answer)
        for each in record.heard
    ]


def verdicts(
    trial: Trial,
    found: Iterable[Sequence[Hypothesis]],
    margins: Margins,
    words: Vocabulary,
) -> list[Verdict]:
    """The verdict on each utterance of a trial, without those that mean nothing."""
    is_answer = trial.kind in ASKED
    judge = open_verdict if is_answer else _pressed_verdict
    every = [judge(each, margins, words, is_answer=is_answer) for each in found]
    return [verdict for verdict in every if verdict is not None]


def open_verdict(
    found: Sequence[Hypothesis], margins: Margins, words: Vocabulary, *, is_answer: bool
) -> Verdict:
    """The verdict where the microphone is always open: None of what is passed over."""
    ranked = rank(found, margins)
    verdict = decide(ranked, margins, words, is_answer=is_answer)
    is_passed_over = verdict and is_overheard(
        verdict, ranked, talk_in(found), margins, is_answer=is_answer
    )
    return None if is_passed_over else verdict


def _pressed_verdict(
    found: Sequence[Hypothesis], margins: Margins, words: Vocabulary, *, is_answer: bool
) -> Verdict:
    return decide(rank(found, margins), margins, words, is_answer=is_answer, is_pressed=True)


def outcome(trial: Trial, found: Sequence[Verdict]) -> Outcome:
    """What became of a trial.

    Of a move the first thing that the program would have answered counts; of talk and noise, in which
    nothing is to be heard, the worst.
    """
    if trial.kind in ASKED:
        every = {_outcome(trial, verdict) for verdict in found} or {Outcome.NOTHING}
        return next(each for each in _BAD_FIRST if each in every)
    return _outcome(trial, found[0]) if found else Outcome.NOTHING


def acted(found: Sequence[Verdict]) -> list[Command]:
    """The commands among the verdicts that change something."""
    commands = [verdict.command for verdict in found if isinstance(verdict, CommandMeant)]
    return [command for command in commands if command in CHANGING]


def said_move(trial: Trial) -> Move | None:
    """The legal move that a trial says; None where it says none."""
    found = _meant(trial.rules, trial.fen, trial.path) if trial.kind is Kind.MOVE else ()
    return found[0] if found else None


def _outcome(trial: Trial, verdict: Verdict) -> Outcome:
    match verdict:
        case Understood(move):
            return Outcome.RIGHT if _is_meant(trial, move) else Outcome.WRONG
        case Unsure(moves=moves):
            is_among = any(_is_meant(trial, move) for move in moves)
            return Outcome.ASKED if is_among else Outcome.ASKED_OTHER
        case NotLegal() | NoSuchMove():
            return Outcome.REFUSED
        case Likely(meant):
            return Outcome.RIGHT if _is_command(trial, meant) else Outcome.QUESTION
        case Perhaps((CommandMeant(command=command) as meant,)) if command in CHANGING:
            # What changes something is asked about whatever it was heard by.
            return Outcome.RIGHT if _is_command(trial, meant) else Outcome.QUESTION
        case Perhaps(meanings):
            is_among = any(
                _is_command(trial, each) for each in meanings if isinstance(each, CommandMeant)
            )
            return Outcome.ASKED if is_among else Outcome.QUESTION
        case CommandMeant() if _is_command(trial, verdict):
            return Outcome.RIGHT
        case CommandMeant(command=command):
            return Outcome.CHANGED if command in CHANGING else Outcome.QUESTION
    return Outcome.NOTHING


def _is_command(trial: Trial, meant: CommandMeant) -> bool:
    if trial.kind is Kind.OWN_WORDS:
        return is_answered(trial, meant)
    return trial.command == written_command(meant)


def _is_meant(trial: Trial, move: Move) -> bool:
    """Whether a legal move is the one that was said; a trial's path is one of the legal ones."""
    if trial.kind is not Kind.MOVE:
        return False
    return any(move.has_same_effect(meant) for meant in _meant(trial.rules, trial.fen, trial.path))


@cache
def _meant(rules: str, fen: str, path: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(move for move in legal_moves(position_of(rules, fen)) if move.path == path)


def _regulation(rules: str) -> Regulation:
    return next(each for each in REGULATIONS if each.variant is VARIANTS[rules])
