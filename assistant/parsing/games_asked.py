"""A sentence about kept games in somebody's own words: what is wanted, and of which of them.

Such a line is nothing but phrases of [kept] and [games], numbers, and names behind a word for "with":
with any other word in it, it may be a tale, and means nothing here.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.games_wanted import GamesMeant, fixed_in, games_meant
from assistant.parsing.intents import frames
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.wholly import BESIDE, NUMBER, RANK, Part, Table, kinds_of, parts_of, table_of
from assistant.parsing.words.concepts import SHORTEST_SLIP, concepts_of, items_of
from assistant.parsing.words.slips import is_one_slip
from assistant.parsing.words.tokens import KEPT, Line, read_line
from assistant.parsing.words.vocabulary import Vocabulary


class Deed(StrEnum):
    """What is wanted of games; the value is the kind in [kept]."""

    LIST = "list"
    FIND = "find"
    WHICH = "which"
    ANY = "any"
    EVER = "ever"
    OPEN = "open"
    DELETE = "delete"
    REMOVE = "remove"
    RESTORE = "restore"
    SAVE = "save"
    TOLD = "told"
    """Nothing is said but which games are meant."""


_COMMANDS = {
    **{
        deed: Command.GAMES
        for deed in (Deed.LIST, Deed.FIND, Deed.WHICH, Deed.ANY, Deed.EVER, Deed.TOLD)
    },
    **{Deed.OPEN: Command.CONTINUE, Deed.RESTORE: Command.RESTORE_GAME, Deed.SAVE: Command.SAVE},
    **{deed: Command.DELETE_GAME for deed in (Deed.DELETE, Deed.REMOVE)},
}
_TELLING_GAMES = frozenset({Deed.LIST, Deed.FIND, Deed.WHICH, Deed.ANY, Deed.TOLD})
"""What needs no word for an opening before moves: "find 22-18" is about no move to be played."""
_NOUNS = frozenset({"game", "games", "one", "stored"})
_STRONGEST = (
    *(Deed.RESTORE, Deed.DELETE, Deed.REMOVE, Deed.OPEN, Deed.EVER, Deed.FIND, Deed.LIST),
    *(Deed.WHICH, Deed.ANY, Deed.SAVE),
)
"""Of several words for what is wanted the first one that is there: "find the one to delete"."""
_NAME, _SLOT, _DELETED, _OPENING = "name", "slot", "deleted", "opening"
_FOREVER, _PICKED = "forever", "picked"
_OWN_KINDS = ("number", "with", "of", "back", _PICKED, BESIDE, *_NOUNS, *Deed)
_TELLING = frozenset({RANK, NUMBER, _NAME, _SLOT})
"""The kinds of what says which games are meant."""
_MOST_NAMES = 3


def games_asked(
    text: str, words: Vocabulary, *, is_named: bool = True
) -> CommandMeant | Perhaps | None:
    """What a line wants of kept games, where it says nothing else.

    With `is_named` only where it has a word for a game; without one a number may be a square, and what
    goes on with another game is asked about.
    """
    parts = _parts_of(text, words, 0)
    said = kinds_of(parts)
    # "Any that began with 21-17" can be of nothing else, nor "riprendi la 3", which moves are not.
    names = bool(said & _NOUNS) or {Deed.ANY, _OPENING} <= said or {_PICKED, NUMBER} <= said
    if not parts or is_named is not names:
        return None
    meant = _meant(text, words, parts)
    is_sure = bool(said & _NOUNS)
    return _asked(meant) if meant and _is_doubtful(meant, said, words, is_named=is_sure) else meant


def games_perhaps_asked(text: str, words: Vocabulary) -> CommandMeant | Perhaps | None:
    """What a line may want of games where a word or two have no place in it: it is asked about."""
    said = {token.word for token in read_line(text).words}
    if said.isdisjoint(_named_in(words)):
        return None
    text = _mended(text, words)
    denies = any(item.concepts & frames().denials for item in items_of(read_line(text), words))
    parts = () if denies else _parts_of(text, words, _MOST_STRANGE)
    is_named = bool(kinds_of(parts) & {"game", "games", "stored", "number"})
    meant = _meant(text, words, parts) if is_named else None
    return _asked(meant) if meant else None


def games_asked_apart(named: str, wanted: str, words: Vocabulary) -> CommandMeant | Perhaps | None:
    """What one clause wants of the game that another names: "I don't need game 1 any more, bin it".

    The one that wants it says nothing else, of the other all but the game is talk.
    """
    parts = _parts_of(wanted, words, 0)
    deeds = [each for each in _deeds(parts) if each in _APART] if parts else []
    around = [*_parts_of(named, words, _MOST_APART), *parts]
    is_new = any(part.kinds & _TELLING for part in parts)
    if not deeds or is_new or sum(NUMBER in part.kinds for part in around) > 1:
        return None
    said = kinds_of(around) - {each for each in Deed if each not in deeds}
    rest = " ".join(part.written(named) for part in around if part.kinds & _TELLING)
    told = _Told(said, games_meant(rest, words))
    is_named = (told.is_named or told.is_counted) and not told.wanted.moves
    if not (is_named and told.tells and _ENOUGH[deeds[0]](told)):
        return None
    return _asked(CommandMeant(_COMMANDS[deeds[0]], rest=rest))


_APART = (Deed.DELETE, Deed.REMOVE, Deed.OPEN)
_MOST_APART = 12
_MOST_STRANGE = 2


@lru_cache(maxsize=KEPT)
def _named_in(words: Vocabulary) -> frozenset[str]:
    """The words without one of which no kept game is named."""
    kinds = ("game", "games", "stored", "number")
    return frozenset(word for kind in kinds for phrase in words.kept.get(kind, ()) for word in phrase)


def _mended(text: str, words: Vocabulary) -> str:
    """A line with each word for what is wanted that was written with a slip as it should be."""
    for token in read_line(text).words:
        is_strange = not concepts_of(token.word, words) and token.word not in _table(words)
        if is_strange and len(token.word) >= SHORTEST_SLIP and token.word.isalpha():
            near = [each for each in _deed_words(words) if is_one_slip(token.word, each)]
            text = re.sub(rf"\b{token.word}\b", near[0], text, flags=re.IGNORECASE) if near else text
    return text


@lru_cache(maxsize=KEPT)
def _deed_words(words: Vocabulary) -> tuple[str, ...]:
    """The words for what is wanted that are long enough to be written with a slip."""
    said = {phrase[0] for deed in Deed for phrase in words.kept.get(deed, ()) if len(phrase) == 1}
    return tuple(sorted(word for word in said if len(word) >= SHORTEST_SLIP))


def _asked(meant: CommandMeant) -> CommandMeant | Perhaps:
    """What is asked about before it is done; a deletion is, with the game that it is of."""
    return meant if meant.command is Command.DELETE_GAME else Perhaps((meant,))


def _is_doubtful(
    meant: CommandMeant, said: frozenset[str], words: Vocabulary, *, is_named: bool
) -> bool:
    """Whether something else may be meant: a square to open, or pieces that were lost."""
    is_which = meant.command is Command.GAMES and not said & (_NOUNS | {*Deed} - {Deed.WHICH})
    told = _Told(said, games_meant(meant.rest, words))
    is_of_pieces = is_which and not (told.is_dated or told.wanted.is_computer)
    return is_of_pieces or (meant.command is Command.CONTINUE and not is_named)


def _meant(text: str, words: Vocabulary, parts: Sequence[Part]) -> CommandMeant | None:
    """The command of a line with what it says of games, if enough is said."""
    said = kinds_of(parts)
    for deed in _deeds(parts) if parts else ():
        rest = " ".join(
            part.written(text) for part in parts if part.kinds & _TELLING and deed not in part.kinds
        )
        wanted = games_meant(rest, words)
        is_move = bool(wanted.moves) and _OPENING not in said and deed not in _TELLING_GAMES
        if not is_move and _ENOUGH[deed](_Told(said, wanted)):
            return CommandMeant(_COMMANDS[deed], rest="" if deed is Deed.SAVE else rest)
    return None


def _deeds(parts: Sequence[Part]) -> list[Deed]:
    """What a line may want, the likeliest first; where no word says it, games may be told: the one with
    Ann."""
    sure = kinds_of(part for part in parts if not part.kinds & _TELLING)
    doubtful = kinds_of(part for part in parts if part.kinds & _TELLING)
    found = [each for kinds in (sure, doubtful) for each in _STRONGEST if each in kinds]
    if _PICKED in sure:
        found.insert(0, Deed.OPEN)
    if {"back", _DELETED} <= kinds_of(parts):
        found.insert(0, Deed.RESTORE)  # "I want the deleted one back"
    if Deed.RESTORE in sure and Deed.DELETE in sure:
        # "Delete it, with no way of bringing it back": else it is not clear which is wanted.
        return [Deed.DELETE] if _FOREVER in kinds_of(parts) else []
    begins = next((part for part in parts if not part.kinds <= {BESIDE}), parts[0])
    if not found and begins.kinds & _NOUNS:
        return [Deed.TOLD]
    return list(dict.fromkeys(found))


class _Told(NamedTuple):
    """What was said, and of which games."""

    said: frozenset[str]
    wanted: GamesMeant

    @property
    def tells(self) -> bool:
        """Whether one game is told from another by more than that it is the last."""
        return self.wanted._replace(is_this=False, is_last=False, for_good=False) != GamesMeant()

    @property
    def is_counted(self) -> bool:
        """Whether a number or an ordinal is said."""
        return bool(self.wanted.rank) or self.wanted.number is not None

    @property
    def is_named(self) -> bool:
        """Whether there is a word for a game."""
        return bool(self.said & _NOUNS)

    @property
    def are_many(self) -> bool:
        """Whether it is a word for several of them."""
        return bool(self.said & {"games", "stored"})

    @property
    def is_dated(self) -> bool:
        """Whether it is said with whom it was, when, or how it began."""
        return bool(self.wanted.name or self.wanted.moves) or self.is_when

    @property
    def is_when(self) -> bool:
        """Whether it is said when it was."""
        return bool(self.wanted.span) or any(self.wanted.date)


_ENOUGH: Mapping[Deed, Callable[[_Told], bool]] = {
    # "The game is lost" tells how it stands, and "jogo contra o Bruno" wants a new one.
    Deed.TOLD: lambda told: (
        (told.is_when and told.wanted.result not in ("won", "lost", "drawn", "over"))
        or (bool(told.wanted.name) and bool(told.said & {"one", "games"}))
        or (bool(told.wanted.moves) and _OPENING in told.said)
        or ("stored" in told.said and bool(told.said & {"games", "one"}))
    ),
    Deed.LIST: lambda told: (
        told.is_named
        and (
            told.are_many
            or told.is_dated
            or told.wanted.is_deleted
            or ("game" in told.said and told.tells)
        )
    ),
    Deed.FIND: lambda told: told.is_named and (told.tells or told.are_many),
    Deed.WHICH: lambda told: told.are_many or told.tells,
    Deed.ANY: lambda told: (
        told.tells and (told.is_named or bool(told.wanted.result) or _OPENING in told.said)
    ),
    Deed.EVER: lambda told: (
        (told.are_many and told.tells)
        or bool(told.wanted.name)
        or told.is_when
        or told.wanted.is_computer
    ),
    Deed.OPEN: lambda told: (
        (told.is_named and (told.tells or told.wanted.is_last))
        or bool(told.wanted.rank)
        or (told.is_counted and bool(told.said & {"number", _PICKED}))
    ),
    Deed.DELETE: lambda told: (
        told.is_counted
        or (told.is_named and told.tells)
        or ("game" in told.said and (told.wanted.is_last or told.wanted.is_this))
    ),
    Deed.REMOVE: lambda told: told.is_named and (told.tells or told.wanted.is_last),
    Deed.RESTORE: lambda told: told.is_named or told.is_counted or told.wanted.is_deleted,
    Deed.SAVE: lambda told: (
        (bool(told.said & {"game", "one"}) or told.wanted.is_this) and not told.tells
    ),
}
"""What must be said beside a deed, so that it can be of no piece, no move and not of this game."""


@lru_cache(maxsize=KEPT)
def _parts_of(text: str, words: Vocabulary, most_strange: int) -> tuple[Part, ...]:
    fixed = fixed_in(read_line(text).text)

    def at(line: Line, place: int, before: Sequence[Part]) -> tuple[str, int] | None:
        start = line.words[place].start
        end = next((end for begin, end in fixed if begin <= start < end), 0)
        if end:
            return _SLOT, sum(start <= token.start < end for token in line.words)
        return (_NAME, 1) if _may_be_name(before, line, place, words) else None

    are_tales = most_strange == _MOST_APART
    return parts_of(text, words, _table(words), at, most_strange, may_tell=are_tales)


def _may_be_name(before: Sequence[Part], line: Line, place: int, words: Vocabulary) -> bool:
    """Whether a word behind "with" may be of a name: nobody knows it, or it has a capital."""
    token, rest = line.words[place], list(before)
    while rest and rest[-1].kinds == {_NAME}:
        rest.pop()
    names = len(before) - len(rest)
    # "The game of Ann", "quella di Bruno", "did I play Marta".
    is_owner = bool(rest) and bool({"of", Deed.EVER} & rest[-1].kinds)
    while rest and rest[-1].kinds <= {BESIDE}:  # "com a Marta", "against my Anna"
        rest.pop()
    is_behind = bool(rest) and "with" in rest[-1].kinds and names < _MOST_NAMES
    is_known = bool(concepts_of(token.word, words)) or token.word in words.whose
    is_capital = not line.text.isupper() and line.text[token.start].isupper()
    is_capital = is_capital and token.word not in words.whose
    following = line.words[place + 1].word if place + 1 < len(line.words) else ""
    is_before = bool(place) and (following,) in words.kept.get("game", ())  # "the Anna game"
    if is_capital and ((is_before and not is_known) or (is_owner and names < _MOST_NAMES)):
        return True
    return is_behind and token.word.isalpha() and (is_capital or not is_known)


@lru_cache(maxsize=KEPT)
def _table(words: Vocabulary) -> Table:
    """The phrases of [kept] and [games] with what they say."""
    kept = [(phrase, str(kind)) for kind in _OWN_KINDS for phrase in words.kept.get(kind, ())]
    which = [
        (phrase, BESIDE if kind == "with" else _SLOT)
        for kind, phrases in words.games.items()
        for phrase in phrases
    ]
    also = [
        (phrase, kind)
        for kind in (_DELETED, _OPENING, _FOREVER)
        for phrase in words.games.get(kind, ())
    ]
    return table_of([*kept, *which, *also])
