"""What the grammar alone and the grammar with what was learnt make of labelled lines, side by side.

`python -m models.training.intents compare [FILE LANGUAGE ...]` judges files of five columns, or
those lines that are held out. Each is read at the start of Italian draughts, without what was said
before it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.by_grammar import read_by_grammar
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.context import Context
from assistant.parsing.intents.answering import TOLD_AGAIN, answered
from assistant.parsing.intents.features import Place
from assistant.parsing.likely import Likely, LoneNumber, Move, Perhaps, needs_yes
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.understanding import understand
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.variant import VARIANTS
from models.training.intents.sentences import TALK, Sentence, all_sentences, read_sentences, split

_MOVE = "move"
_ALIKE = (
    {"captures", "threatened", "attackers", "moves captures"},
    {"moves", "movable", "promotion-row"},
    {"last", "changed"},
    {"pieces", "kings", "row", "place", "square"},
    {"result", "piece-count"},
    {"advice", "losses", "replies"},
    {"quit", "save", "pause", "no"},
    {"why", "rule", "help"},
    {"go-on", "repeat"},
    {"neighbours", "square", "diagonals"},
)
"""Commands of which either answers a good part of what the other is asked for; counted apart."""


class Outcome(NamedTuple):
    """What came of a line.

    Of what is meant: right, asked (and one of those asked about is right), near, wrong, asked-wrong or
    missed; of talk: left, told or asked-talk; acted where something was done that nobody wanted.
    """

    kind: str
    found: str


def outcome(sentence: Sentence, found: object, words: Vocabulary) -> Outcome:
    """What came of a line, and what it was taken for."""
    meanings = _meanings(found)
    names = [_name(each, words) for each in meanings]
    told = " or ".join(names)
    is_asked = isinstance(found, Perhaps) or (
        isinstance(found, Likely) and needs_yes(found.meaning, words)
    )
    wanted = sentence.intent
    if wanted == TALK:
        if not names:
            return Outcome("left", "")
        is_act = isinstance(found, Understood) or (
            isinstance(found, CommandMeant) and needs_yes(found, words)
        )
        return Outcome("acted" if is_act else "asked-talk" if is_asked else "told", told)
    if not names:
        return Outcome("missed", "")
    if any(_is_same(wanted, name) for name in names):
        return Outcome("asked" if is_asked else "right", told)
    is_near = any(_is_near(wanted, name) for name in names)
    if isinstance(found, Understood) or _changes(found, words):
        return Outcome("acted", told)
    return Outcome("near" if is_near and not is_asked else "asked-wrong" if is_asked else "wrong", told)


def _changes(found: object, words: Vocabulary) -> bool:
    """Whether what was found changes something, if its command does not ask by itself."""
    meant = found.meaning if isinstance(found, Likely) else found
    if not isinstance(meant, CommandMeant) or meant.command not in CHANGING or meant.about:
        return False
    if meant.command is Command.SETTINGS:
        setting = parse_setting(meant.rest, words) if meant.rest else None
        return setting is not None and bool(setting.values)
    return isinstance(found, CommandMeant) or not needs_yes(meant, words)


def _meanings(found: object) -> Sequence[object]:
    match found:
        case None:
            return ()
        case Perhaps(meanings):
            return meanings
        case Likely(meaning):
            return (meaning,)
    return (found,)


def _name(meaning: object, words: Vocabulary) -> str:
    match meaning:
        case LoneNumber() | Understood() | Ambiguous() | NotLegal() | NoSuchMove():
            return _MOVE
        case CommandMeant(command=Command.SETTINGS, rest=rest) if rest:
            setting = parse_setting(rest, words)
            return f"settings {setting.name}" if setting else "settings"
        case CommandMeant(command=Command.HELP, about=About.MEANING):
            return "meaning"
        case CommandMeant(command=command):
            return command.value
    return "?"


def _is_same(wanted: str, name: str) -> bool:
    return name.split()[0] == wanted


def _is_near(wanted: str, name: str) -> bool:
    return any({wanted, name.split()[0]} <= each for each in _ALIKE)


def compared(sentences: Iterable[Sentence]) -> tuple[Counter[str], Counter[str], list[str]]:
    """How often each outcome came by grammar and by both, and what differs, acting ones first."""
    rules = regulation(VARIANTS["italian"], "fid")
    assert rules
    start = start_position(VARIANTS["italian"])
    before: Counter[str] = Counter()
    now: Counter[str] = Counter()
    differ = []
    for each in sentences:
        words = vocabulary(each.language)
        here = Situation(start, rules, words)
        old = outcome(each, read_by_grammar(each.line, here, start.side_to_move), words)
        new = outcome(each, _by_both(each, start, rules, words), words)
        before[old.kind] += 1
        now[new.kind] += 1
        if new.kind not in ("right", "left") or old != new:
            differ.append(
                "\t".join(
                    (
                        new.kind,
                        each.language,
                        each.line,
                        each.intent,
                        f"{old.kind}: {old.found}",
                        new.found,
                    )
                )
            )
    order = (
        "acted",
        "told",
        "wrong",
        "asked-wrong",
        "asked-talk",
        "near",
        "missed",
        "asked",
        "left",
        "right",
    )
    return before, now, sorted(differ, key=lambda row: order.index(row.split("\t")[0]))


def _by_both(
    each: Sentence, position: Position, rules: Regulation, words: Vocabulary
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a line is understood as in a game, where the grammar has the first word.

    Under an open question a no in other words is taken; of a yes it is asked again.
    """
    place, here = Place(each.place), Situation(position, rules, words)
    found = understand(each.line, Context(here, place=place)).found
    answers = answered(each.line, here).chances if found is None and place is Place.ASKED else {}
    answer = next((each for each, chance in answers.items() if chance >= TOLD_AGAIN), None)
    if not isinstance(answer, Command):
        return found
    meant = CommandMeant(answer)
    return meant if answer is Command.NO else Perhaps((meant,))


def _table(name: str, counts: Counter[str]) -> str:
    meant = sum(counts[kind] for kind in ("right", "asked", "near", "wrong", "asked-wrong", "missed"))
    talk = sum(counts[kind] for kind in ("left", "told", "asked-talk"))
    parts = [f"{name}:"]
    parts += [
        f"{kind} {100 * counts[kind] / max(meant, 1):.1f}"
        for kind in ("right", "asked", "near", "wrong", "asked-wrong", "missed")
    ]
    parts += [
        f"| talk {kind} {100 * counts[kind] / max(talk, 1):.1f}"
        for kind in ("left", "told", "asked-talk")
    ]
    return " ".join([*parts, f"| acted {counts['acted']} | of {meant} and {talk}"])


def comparison(arguments: Sequence[str]) -> str:
    """The differences, and how often each outcome came; of held out lines where no files are named."""
    if arguments:
        files = zip(arguments[::2], arguments[1::2], strict=True)
        sentences = [each for path, language in files for each in read_sentences(Path(path), language)]
    else:
        _, sentences = split(all_sentences())
    before, now, differ = compared(sentences)
    return "\n".join([*differ, _table("grammar", before), _table("both", now)])
