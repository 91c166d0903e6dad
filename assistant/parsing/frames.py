"""What is meant by a sentence that no phrase file has: commands by the concepts of its words.

frames.toml says, for all languages, which concepts together mean a command. Every frame that a line
fits is scored: what it explains of the line counts for it, what it leaves unexplained against it.
Whether the best is good enough alone, or two are to be asked about, understanding.py decides.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import NamedTuple

from assistant.parsing.arguments import takes
from assistant.parsing.asked.taking import takes_me
from assistant.parsing.commands.catalogue import CHANGING, Trait, commands_that
from assistant.parsing.doers import DEEDS, doer_of, names_both
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.words.concepts import ASIDE, Item, clauses, without_owner, without_preface
from assistant.parsing.words.toml_files import tables_of
from assistant.parsing.words.vocabulary import Head

HARD = 1.0
SOFT = 0.45
"""What a concept of a frame counts that says something by itself, and one that does not."""
_MAY = 0.5
"""What a concept that only may be there counts, of what it would count if it had to."""
_BESIDE = 0.15
"""What a concept counts that may stand beside all frames of a command."""
_LEFT_HARD = 0.9
_LEFT_SOFT = 0.08
_LEFT_UNKNOWN = 0.45
_LEFT_TALK = 0.75
_LEFT_OWN = 0.1
_LEFT_SIDE = 0.6
"""What is left of a line that no frame explains: whose pieces is nearly nothing where the person's own
would be meant anyway."""
_MOST_LEFT = 0.55
"""What may be left unexplained, of what is explained."""
_ASKING = frozenset(
    {
        *("what", "which", "who", "where", "how", "how-many", "why", "can", "is-there", "tell", "read"),
        *("repeat", "any"),
    }
)
"""Concepts of lines that want something; beside others a word that nobody knows makes them talk."""
_OF_A_SIDE = commands_that(Trait.OF_A_SIDE)
_BY_PERSON = commands_that(Trait.BY_PERSON)
PEOPLE = "people"
"""What is fixed of a new game between two people, who may have names."""


class Frame(NamedTuple):
    """Concepts that together mean something."""

    command: Command
    fixed: tuple[str, ...]
    """What is meant besides the command: the words behind it in frames.toml."""
    wanted: tuple[frozenset[str], ...]
    may: frozenset[str]
    beside: frozenset[str]
    never: frozenset[str]
    """Concepts beside which it is not meant."""
    numbers: int
    """How many numbers must be there."""
    is_move: bool
    """Whether the numbers are those of a move."""
    names: frozenset[str]
    """All concepts of it."""

    @property
    def takes_whose(self) -> bool:
        """Whether it is about the pieces of a side."""
        return takes(Head(self.command)).whose or self.command in _OF_A_SIDE

    @property
    def takes_names(self) -> bool:
        """Whether words that nobody knows are the names of people."""
        return self.fixed == (PEOPLE,)


class Fit(NamedTuple):
    """A frame that a line fits."""

    frame: Frame
    score: float
    numbers: tuple[int, ...]
    whose: Whose | None
    is_whole: bool
    """Whether every word of the line is explained or says nothing."""


@dataclass(frozen=True, slots=True)
class Frames:
    """All that frames.toml says."""

    soft: frozenset[str]
    denials: frozenset[str]
    tales: frozenset[str]
    frames: tuple[Frame, ...]
    by_concept: Mapping[str, tuple[int, ...]]
    """The places in `frames` of those that may mean a line with a concept; the empty one has those that
    want none. Each frame stands with that of its wanted concepts which the fewest others want."""

    def near(self, present: frozenset[str]) -> Iterator[Frame]:
        """The frames that lines with these concepts may fit, in their order."""
        places = {place for concept in (*present, "") for place in self.by_concept.get(concept, ())}
        return (self.frames[place] for place in sorted(places))


_OF_MOVES = frozenset({"move-verb", "take-verb"})
"""Concepts that say nothing in a sentence that gives no move."""
SIDE = "@"
"""The concept of a word that says whose pieces."""


@cache
def frames() -> Frames:
    """The frames, read once."""
    return build(tables_of("frames.toml"))


def build(table: Mapping[str, Mapping[str, Sequence[str] | str]]) -> Frames:
    """Frames from the tables of their file, whose first lines explain them."""
    weights = table["weights"]
    made: list[Frame] = []
    for meant, texts in table["frames"].items():
        beside, never = (_of_command(name, meant, table) for name in ("beside", "never"))
        made += [_frame(meant, text, beside, never) for text in texts]
    soft, denials, tales = (frozenset(weights[name]) for name in ("soft", "denials", "tales"))
    return Frames(soft, denials, tales, tuple(made), _by_concept(made))


def _by_concept(made: Sequence[Frame]) -> dict[str, tuple[int, ...]]:
    wanted = Counter(each for frame in made for each in frame.wanted)
    often = Counter(chain.from_iterable(wanted.elements()))
    others = {each: sum(often[concept] for concept in each) for each in wanted}
    places: dict[str, list[int]] = {}
    for place, frame in enumerate(made):
        for concept in min(frame.wanted, key=others.__getitem__, default=("",)):
            places.setdefault(concept, []).append(place)
    return {concept: tuple(found) for concept, found in places.items()}


def _of_command(
    name: str, meant: str, table: Mapping[str, Mapping[str, Sequence[str] | str]]
) -> frozenset[str]:
    """The concepts of a command in a table, and of what is meant besides where it has its own."""
    names = dict.fromkeys((meant.split()[0], meant))
    return frozenset(" ".join(str(table[name].get(each, "")) for each in names).split())


def _frame(meant: str, text: str, beside: frozenset[str], never: frozenset[str]) -> Frame:
    name, *fixed = meant.split()
    wanted: list[frozenset[str]] = []
    may: set[str] = set()
    numbers, is_move = 0, False
    for word in text.split():
        if word == "#":
            numbers += 1
        elif word == "##":
            numbers, is_move = 2, True
        elif word.endswith("?"):
            may |= {*word[:-1].split("|")}
        else:
            wanted.append(_any_of(word))
    names = frozenset(may).union(*wanted)
    return Frame(
        Command(name),
        tuple(fixed),
        tuple(wanted),
        frozenset(may),
        beside,
        never if never.isdisjoint(names) else never - names,
        numbers,
        is_move,
        names,
    )


@cache
def _any_of(word: str) -> frozenset[str]:
    return frozenset(word.split("|"))


def concepts_of_item(item: Item) -> frozenset[str]:
    """All that an item may stand for in a frame, whose pieces among it."""
    if item.whose is None:
        return item.concepts
    return item.concepts | {SIDE, item.whose.value}


def _concepts_beside(item: Item, after: Item | None) -> frozenset[str]:
    """All that an item may stand for; whose a thing is that nobody knows says nothing of pieces."""
    is_thing = item.whose in (Whose.OWN, Whose.ENEMY) and after is not None and after.is_unknown
    return item.concepts if is_thing else concepts_of_item(item)


def fits(items: Sequence[Item]) -> list[Fit]:
    """The frames that a row of items fits, the best first."""
    known = frames()
    parts = clauses(items)
    clause_of = {id(item): place for place, part in enumerate(parts) for item in part}
    told = without_preface(items) if all(item.number is None for item in items) else items
    items = [item for item in without_owner(told) if item.whose or not item.is_nothing]
    numbers = tuple(item.number for item in items if item.number is not None)
    words = [
        (item, _concepts_beside(item, after))
        for item, after in zip(items, [*items[1:], None], strict=False)
        if item.number is None
    ]
    present = frozenset().union(*(concepts for _, concepts in words))
    vetoes = present & (known.denials | known.tales)
    found = []
    of_move = _without_verbs(items)
    for frame in known.near(present):
        if frame.numbers != len(numbers) or not vetoes <= frame.names | frame.beside:
            continue
        if present & frame.never or not all(each & present for each in frame.wanted):
            continue
        fit = _fit(frame, of_move if frame.is_move else words, numbers, known)
        if fit and _denies_what_it_names(frame, words, clause_of, known):
            found.append(fit)
    return sorted(found, key=lambda fit: -fit.score)


def _denies_what_it_names(
    frame: Frame,
    words: Sequence[tuple[Item, frozenset[str]]],
    clause_of: Mapping[int, int],
    known: Frames,
) -> bool:
    """Whether a denial that a frame wants stands in one clause with something else that it wants."""
    wanted = [each for each in frame.wanted if not each & known.denials]
    if len(wanted) == len(frame.wanted) or not wanted:
        return True
    others = frozenset().union(*wanted)
    denials = {clause_of.get(id(item)) for item, concepts in words if concepts & known.denials}
    named = {clause_of.get(id(item)) for item, concepts in words if concepts & others}
    return bool(denials & named)


def _without_verbs(items: Sequence[Item]) -> list[tuple[Item, frozenset[str]]]:
    """The words of a line about a move, without those from the verb of the move to its last number."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if not places:
        return []
    first = places[0]
    while first and items[first - 1].concepts & _IN_MOVES and not items[first - 1].concepts & _RISKY:
        first -= 1
    return [(item, concepts_of_item(item)) for item in (*items[:first], *items[places[-1] + 1 :])]


_RISKY = frozenset({"safe", "danger", "risk", "you-played"})
"""Concepts of words that ask something of a move, or tell whose it was, whatever else they are."""
_IN_MOVES = frozenset({"move-verb", "take-verb", "i", "me", "silent", "man"})


def _fit(
    frame: Frame,
    words: Sequence[tuple[Item, frozenset[str]]],
    numbers: tuple[int, ...],
    known: Frames,
) -> Fit | None:
    matched = _matched(frame.wanted, words)
    if matched is None:
        return None
    gain = HARD * frame.numbers + sum(_worth(each, known) for each in frame.wanted)
    loss = 0.0
    is_whole = True
    # A frame without a word that says something by itself is no help against words that nobody knows.
    is_telling = any(not each & known.soft for each in frame.wanted)
    asks = is_telling and any(concepts & _ASKING for _, concepts in words)
    for place, (item, concepts) in enumerate(words):
        if place in matched:
            continue
        worth = _worth_beside(frame, item, concepts, known)
        if worth is None:
            worth = _worth_left(item, concepts, known, asks=asks)
            is_whole = is_whole and (bool(item.whose) or worth > -_LEFT_UNKNOWN)
        gain += max(worth, 0.0)
        loss -= min(worth, 0.0)
    if loss > gain * _MOST_LEFT:
        return None
    return Fit(frame, gain - loss, numbers, whose_of(frame, [item for item, _ in words]), is_whole)


def _worth_beside(frame: Frame, item: Item, concepts: frozenset[str], known: Frames) -> float | None:
    """What a word counts for a frame that need not have it; None for one that has no place there."""
    if concepts & frame.may:
        return _worth(concepts & frame.may, known) * _MAY
    if concepts & (frame.names | frame.beside) or (item.whose and frame.takes_whose):
        return _BESIDE
    if item.is_unknown and frame.takes_names:
        return _BESIDE
    if ASIDE in concepts and frame.command not in CHANGING:
        return 0.0
    return None


def _worth_left(item: Item, concepts: frozenset[str], known: Frames, *, asks: bool) -> float:
    """What a word counts against a frame in which it has no place."""
    if item.is_silent:
        return 0.0
    if item.whose:
        return -(_LEFT_OWN if item.whose is Whose.OWN else _LEFT_SIDE)
    if not concepts - _OF_MOVES:
        return -(_LEFT_UNKNOWN if asks else _LEFT_TALK)
    return -(_LEFT_SOFT if concepts & known.soft else _LEFT_HARD)


def whose_of(frame: Frame, items: Sequence[Item]) -> Whose | None:
    """Whose pieces a row of items is about, where a frame takes that."""
    if not frame.takes_whose:
        return None
    if frame.command in DEEDS or frame.command is Command.CLOCK:
        return doer_of(frame.command, items)
    present = frozenset().union(*(item.concepts for item in items))
    said = next((item.whose for item in items if item.whose), None)
    if _is_of_all(frame.command, present) or names_both(items):
        return None
    if frame.command is Command.CAPTURES and "i" not in present and takes_me(items):
        return Whose.ENEMY
    if frame.command is Command.TAKEN and "i-lost" in present:
        return Whose.ENEMY
    is_taken = frame.command is Command.TAKEN and said in (Whose.OWN, None)
    is_mine = is_taken and bool(present & {"you", "you-took"})
    if said and not is_mine:
        return said
    if is_mine:
        return Whose.ENEMY  # "you took one of mine"
    if frame.command not in _BY_PERSON:
        return None
    if present & {"you", "you-played", "he-will"} or "computer" in present:
        return None if present & {"i", "me"} else Whose.ENEMY
    is_own = "i" in present and frame.command is not Command.CAPTURES
    return Whose.OWN if is_own else None


def _is_of_all(command: Command, present: frozenset[str]) -> bool:
    """Whether the side that is said in a row is not the one whose pieces it is about."""
    match command:
        case Command.PIECE_COUNT:  # who is ahead is told by both
            return bool(present & _COMPARES) or not present & _COUNTS
        case Command.CAPTURES:  # "which of his men can I take"
            return bool(present & _MINE_TO_TAKE)
        case Command.THREATENED:  # "what can Black take" names who takes
            return "threaten" in present or bool(present & _TAKES and not present & _IN_DANGER)
        case Command.LAST_MOVE:  # who has not heard the move made none
            return "not" in present and bool(present & MISSED)
    return False


MISSED = frozenset({"hear", "catch", "understand"})
"""Concepts of words of which a denial complains: "I didn't hear the move"."""
_COMPARES = frozenset({"ahead", "balance", "equal", "more", "fewer"})
_COUNTS = frozenset({"how-many", "count", "number", "have", "left", "man", "pieces", "material"})
_TAKES = frozenset({"take", "capture", "captures", "threaten", "grab"})
_IN_DANGER = frozenset({"passive", "danger", "en-prise", "hanging", "safe", "trouble"})
_MINE_TO_TAKE = frozenset({"i-can", "i", "passive", "danger", "en-prise"})
"""Concepts beside which the pieces of a side are those to be taken, not those that take."""


def _worth(concepts: frozenset[str], known: Frames) -> float:
    return SOFT if concepts & known.soft else HARD


def _matched(
    wanted: Sequence[frozenset[str]],
    words: Sequence[tuple[Item, frozenset[str]]],
    used: frozenset[int] = frozenset(),
) -> frozenset[int] | None:
    """The places of an item of its own for each wanted concept, or None."""
    if not wanted:
        return used
    for place, (_, concepts) in enumerate(words):
        if place not in used and concepts & wanted[0]:
            found = _matched(wanted[1:], words, used | {place})
            if found is not None:
                return found
    return None


def readings(items: Sequence[Item]) -> Iterator[Fit]:
    """The best fit for each different meaning, the best first."""
    told: set[object] = set()
    for fit in fits(items):
        key = fit.frame.command, fit.frame.fixed
        if key not in told:
            told.add(key)
            yield fit
