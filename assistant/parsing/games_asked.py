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
from assistant.parsing.frames import frames
from assistant.parsing.games_named import NAME, SLOT, TELLING, may_be_name, rest_told
from assistant.parsing.games_wanted import ENDED, GamesMeant, fixed_in, games_meant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.wholly import (
    BESIDE,
    NUMBER,
    Part,
    Table,
    kinds_of,
    parts_of,
    silent_at,
    table_of,
)
from assistant.parsing.words.concepts import SHORTEST_SLIP, concepts_of, items_of
from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.slips import is_one_slip
from assistant.parsing.words.tokens import KEPT, Line, read_line
from assistant.parsing.words.vocabulary import Vocabulary


class Deed(StrEnum):
    """What is wanted of games; the value is the kind in [kept]."""

    LIST = "list"
    WISH = "wish"
    FIND = "find"
    WHICH = "which"
    ANY = "any"
    EVER = "ever"
    ASKED = "asked"
    """The same, where a question mark says that it is asked."""
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
        for deed in (
            *(Deed.LIST, Deed.WISH, Deed.FIND, Deed.WHICH, Deed.ANY),
            *(Deed.EVER, Deed.ASKED, Deed.TOLD),
        )
    },
    **{Deed.OPEN: Command.CONTINUE, Deed.RESTORE: Command.RESTORE_GAME, Deed.SAVE: Command.SAVE},
    **{deed: Command.DELETE_GAME for deed in (Deed.DELETE, Deed.REMOVE)},
}
_TELLING_GAMES = frozenset({Deed.LIST, Deed.WISH, Deed.FIND, Deed.WHICH, Deed.ANY, Deed.TOLD})
"""What needs no word for an opening before moves: "find 22-18" is about no move to be played."""
_NOUNS = frozenset({"game", "games", "one", "stored"})
_STRONGEST = (
    *(Deed.RESTORE, Deed.DELETE, Deed.REMOVE, Deed.OPEN, Deed.EVER, Deed.FIND, Deed.LIST),
    *(Deed.WHICH, Deed.ANY, Deed.ASKED, Deed.SAVE, Deed.WISH),
)
"""Of several words for what is wanted the first one that is there: "find the one to delete"."""
_DELETED, _OPENING = "deleted", "opening"
_FOREVER, _PICKED = "forever", "picked"
_OWN_KINDS = ("number", "with", "of", "back", "copula", _PICKED, BESIDE, *_NOUNS, *Deed)


def games_asked(
    text: str, words: Vocabulary, *, is_named: bool = True
) -> CommandMeant | Perhaps | None:
    """What a line wants of kept games, where it says nothing else.

    With `is_named` only where it is plain that a game is meant; without, "the one on 15" may be a piece
    and "the second" a move: who asks looks for these first.
    """
    parts = _parts_of(text, words, 0)
    meant = _meant(text, words, parts)
    if meant is None or is_named is not _is_plain(meant, kinds_of(parts), words):
        return None
    is_sure = is_named and not _is_doubtful(meant, kinds_of(parts), words)
    return meant if is_sure else _asked(meant)


def _is_plain(meant: CommandMeant, said: frozenset[str], words: Vocabulary) -> bool:
    """Whether games are meant and nothing else can be: by a word for them, or by who played or when."""
    told = _Told(said, games_meant(meant.rest, words))
    of_result = bool(told.wanted.result) and not (told.is_dated or Deed.FIND in said)
    is_told = told.is_dated or told.wanted.is_computer or told.wanted.is_deleted or Deed.FIND in said
    is_one = "one" in said and is_told and not told.is_counted
    is_numbered = "number" in said and told.is_counted
    if said & {"game", "games", "stored"} or is_one or is_numbered or _PICKED in said:
        return True
    if told.wanted.code or _names_only(told):
        return True
    if told.wanted.is_deleted and meant.command is Command.RESTORE_GAME:
        return True
    if Deed.ANY in said and (_OPENING in said or told.wanted.result == "drawn"):
        return True  # "any that began with 21-17", "any draws"
    is_asked = bool(said & {Deed.EVER, Deed.ASKED, Deed.WHICH}) and told.is_dated
    return (is_asked or meant.command is Command.SAVE) and not of_result


def _names_only(told: "_Told") -> bool:
    """Whether a line is nothing but a word for going on and who the opponent is: "continue Anna"."""
    is_only = told.said <= {Deed.OPEN, NAME, SLOT, BESIDE, "with"} and Deed.OPEN in told.said
    return is_only and NAME in told.said and told.wanted == GamesMeant(name=told.wanted.name)


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
    deeds = [each for each in _deeds(parts, words) if each in _APART] if parts else []
    around = [*_parts_of(named, words, _MOST_APART), *parts]
    is_new = any(part.kinds & TELLING for part in parts)
    if not deeds or is_new or sum(NUMBER in part.kinds for part in around) > 1:
        return None
    said = kinds_of(around) - {each for each in Deed if each not in deeds}
    rest = " ".join(part.written(named) for part in around if part.kinds & TELLING)
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


def _is_doubtful(meant: CommandMeant, said: frozenset[str], words: Vocabulary) -> bool:
    """Whether it is asked about before this game is left: without a word for a game, or where the line
    also says how one ended."""
    wanted = games_meant(meant.rest, words)
    has_end = wanted.result in ENDED
    is_game = bool(said & {"game", "games", "stored"} or wanted.code)
    is_game = is_game or (wanted.name[:1].isupper() and _names_only(_Told(said, wanted)))
    if meant.command is Command.RESTORE_GAME:
        return not (is_game or wanted.is_deleted)
    return meant.command is Command.CONTINUE and (not is_game or has_end)


def _meant(text: str, words: Vocabulary, parts: Sequence[Part]) -> CommandMeant | None:
    """The command of a line with what it says of games, if enough is said."""
    said = kinds_of(parts)
    for deed in _deeds(parts, words) if parts else ():
        rest = rest_told(text, parts, deed, words)
        wanted = games_meant(rest, words)
        is_move = bool(wanted.moves) and _OPENING not in said and deed not in _TELLING_GAMES
        is_move = is_move or (deed is Deed.ASKED and not text.rstrip().endswith("?"))
        if not is_move and _ENOUGH[deed](_Told(said, wanted)):
            return CommandMeant(_COMMANDS[deed], rest="" if deed is Deed.SAVE else rest)
    return None


def _deeds(parts: Sequence[Part], words: Vocabulary) -> list[Deed]:
    """What a line may want, the likeliest first; where no word says it, games may be told: the one with
    Ann."""
    sure = kinds_of(part for part in parts if not part.kinds & TELLING)
    doubtful = kinds_of(part for part in parts if part.kinds & TELLING)
    found = [each for kinds in (sure, doubtful) for each in _STRONGEST if each in kinds]
    if _PICKED in sure:
        found.insert(0, Deed.OPEN)
    if {"back", _DELETED} <= kinds_of(parts):
        found.insert(0, Deed.RESTORE)  # "I want the deleted one back"
    elif Deed.OPEN in sure and _DELETED in kinds_of(parts):
        found.insert(0, Deed.RESTORE)  # nobody goes on with a deleted one before it is there again
    if Deed.RESTORE in sure and Deed.DELETE in sure:
        # "Delete it, with no way of bringing it back": else it is not clear which is wanted.
        return [Deed.DELETE] if _FOREVER in kinds_of(parts) else []
    first = (parts[0].tokens[0].word,)
    is_article = parts[0].kinds <= {BESIDE} and first in words.kept["article"]
    begins = parts[1:] if is_article else parts
    is_tale = "copula" in kinds_of(parts)  # "yesterday's game was fun"
    # "Unfinished games"; but "losses" alone are those of a move.
    is_many = [bool(part.kinds & {SLOT}) for part in begins[:2]] == [True, False]
    is_many = is_many and "games" in begins[1].kinds and _DELETED not in begins[0].kinds
    is_named = bool(begins) and bool(begins[0].kinds & _NOUNS) and SLOT not in begins[0].kinds
    if not found and (is_named or is_many) and not is_tale:
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
        """Whether there is a word for a game, or its code."""
        return bool(self.said & _NOUNS or self.wanted.code)

    @property
    def are_many(self) -> bool:
        """Whether it is a word for several of them."""
        return bool(self.said & {"games", "stored"})

    @property
    def is_dated(self) -> bool:
        """Whether it is said with whom it was, when, or how it began."""
        return bool(self.wanted.name or self.wanted.code or self.wanted.moves) or self.is_when

    @property
    def is_when(self) -> bool:
        """Whether it is said when it was."""
        return bool(self.wanted.span) or any(self.wanted.date)


_ENOUGH: Mapping[Deed, Callable[[_Told], bool]] = {
    # "The game is lost" tells how it stands, and "jogo contra o Bruno" wants a new one.
    Deed.TOLD: lambda told: (
        (told.tells and "games" in told.said and SLOT in told.said)
        or (
            told.wanted.result not in ENDED
            and (
                told.is_when
                or (bool(told.wanted.name) and bool(told.said & {"one", "games"}))
                or (bool(told.wanted.moves) and _OPENING in told.said)
                or ("stored" in told.said and bool(told.said & {"games", "one"}))
            )
        )
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
    Deed.WISH: lambda told: told.is_named and (told.are_many or told.is_dated),
    Deed.FIND: lambda told: told.is_named and (told.tells or told.are_many),
    Deed.WHICH: lambda told: told.are_many or told.tells,
    Deed.ANY: lambda told: (
        told.tells and (told.is_named or bool(told.wanted.result) or _OPENING in told.said)
    ),
    **dict.fromkeys(
        (Deed.EVER, Deed.ASKED),
        lambda told: (
            (told.are_many and told.tells)
            or bool(told.wanted.name)
            or told.is_when
            or told.wanted.is_computer
        ),
    ),
    Deed.OPEN: lambda told: (
        (told.is_named and (told.tells or told.wanted.is_last))
        or bool(told.wanted.rank or told.wanted.name)
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
            return SLOT, sum(start <= token.start < end for token in line.words)
        return (NAME, 1) if may_be_name(before, line, place, words) else None

    are_tales = most_strange == _MOST_APART
    return parts_of(text, words, _table(words), at, most_strange, may_tell=are_tales)


def explained_at(said: Phrase, words: Vocabulary) -> int:
    """How many words of a phrase about games, or of courtesy, stand at the beginning of a row."""
    found = [
        len(phrase) for phrase, _ in _table(words).get(said[0], ()) if said[: len(phrase)] == phrase
    ]
    return max(*found, silent_at(said, words)) if found else silent_at(said, words)


@lru_cache(maxsize=KEPT)
def _table(words: Vocabulary) -> Table:
    """The phrases of [kept] and [games] with what they say."""
    kept = [(phrase, str(kind)) for kind in _OWN_KINDS for phrase in words.kept.get(kind, ())]
    which = [
        (phrase, BESIDE if kind == "with" else SLOT)
        for kind, phrases in words.games.items()
        for phrase in phrases
    ]
    also = [
        (phrase, kind)
        for kind in (_DELETED, _OPENING, _FOREVER)
        for phrase in words.games.get(kind, ())
    ]
    return table_of([*kept, *which, *also])
