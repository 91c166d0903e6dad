"""What a line takes to be so and wants to hear confirmed: "I took 24 and 14, right?", "he has 19 men?".

Numbers in it are squares of what was taken or played, or they count pieces: those never are squares.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.taking import is_count
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.concepts import OR, Item, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.side import Side

_OWN = frozenset({"i", "played-i"})
_OTHERS = frozenset({"you", "you-played"})
_PIECES = frozenset({"man", "pieces", "king"})
_NAMING = _PIECES | {"on", "square"}
"""Concepts of words that stand before the number of a piece: my man on 28."""
_HAVE = frozenset({"have", "is-there", "left"})
_TOOK = frozenset({"took", "took-off"})
_TAKING = _TOOK | {"take", "take-verb"}
_LOST = frozenset({"lost", "i-lost", "you-lost", "lost-it", "lose", "passive", "was"})
"""Concepts of words that say who lost a piece, or that it was taken, and not who took it."""
_NONE = frozenset({"no", "not"})
_PLAYS = frozenset({"play", "go", "move-verb"})
_PLAYED = frozenset({"played", "played-i", "you-played"})
_BESIDE = frozenset(
    {
        *("i", "me", "you", "did", "do", "be", "was", "now", "just", "last", "yet", "still", "only"),
        *(
            "tag",
            "yes",
            "exactly",
            "no",
            "move",
            "turn",
            "square",
            "both",
            "all",
            "with",
            "until",
            "not-so",
            "answer",
        ),
    }
)
"""Concepts of words that may stand in such a line whatever it supposes."""
_IN = {
    Command.TAKEN: _BESIDE
    | _TOOK
    | _PLAYED
    | _PIECES
    | {"take-verb", "take", "move-verb", "have", "is-there"},
    Command.LAST_MOVE: _BESIDE
    | _PLAYED
    | _PIECES
    | {"go", "move-verb", "play", "have", "is-there", "your-move"},
    Command.PIECE_COUNT: _BESIDE | _HAVE | _PIECES | {"board", "can", "counted"},
}
_TAGS = frozenset({"tag", "yes", "exactly", "no"})
"""Concepts of words that at the end of a line ask whether it is so."""
_IN_TAG = _TAGS | {"not", "be", "was", "did", "do", "i", "you", "have"}
"""Concepts of words that may stand in such an end behind a comma: "didn't I", "não foi"."""
_ENDS = 2


def supposed_of_record(text: str, words: Vocabulary) -> CommandMeant | None:
    """What a line supposes of the pieces or of what was played, and asks to hear whether it is so."""
    for row in plain_rows(read_line(text), words):
        items, is_tagged = _without_tag(row.items)
        if is_tagged or text.rstrip().endswith("?"):
            found = _lost(items, words) or _taken(items, words)
            found = found or _played(items, is_tagged=is_tagged)
            found = found or _counted(items, words)
            if found is not None:
                return found
    return None


def _without_tag(items: Sequence[Item]) -> tuple[Sequence[Item], bool]:
    """A line without what at its end asks whether it is so, and whether there is such an end."""
    breaks = [place for place, item in enumerate(items) if item.is_break and not item.text]
    tail = items[breaks[-1] + 1 :] if breaks else ()
    if tail and all(item.is_silent or item.concepts & _IN_TAG for item in tail):
        return items[: breaks[-1]], True
    return items, bool(items and items[-1].concepts & _TAGS)


def _taken(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """That pieces were taken, by their squares or by how many they are, and with which piece.

    A small number in words may be either: squares and number are then both given.
    """
    items = [
        with_number(item, words, least=1) if _is_of_pieces(items, place) else item
        for place, item in enumerate(items)
    ]
    said, tool, doer = _all(items), _with(items), _doer(items)
    taker = doer if tool is None else tool
    numbers = tuple(item.number for at, item in enumerate(items) if item.number and at != taker)
    is_past = bool(said & _TOOK) or ("did" in said and "take" in said)
    is_mine = "mine" in said or any(item.whose is Whose.OWN for item in items)
    if said & _LOST or (is_mine and not said & _OWN):
        return None  # whose piece it was is the other one's deed: nothing is confirmed of it
    is_told = bool(numbers) or taker is not None
    if not (is_past and is_told and _is_all(items, Command.TAKEN)):
        return None
    whose = None if taker is doer is not None else _whose(items)
    found = CommandMeant(Command.TAKEN, whose=whose, about=_when(said - {"now"}))
    if taker is not None:
        found = replace(found, move=(items[taker].number or 0,))
    if len(numbers) != 1:
        return replace(found, squares=numbers)
    place = next(at for at, item in enumerate(items) if item.number and at != taker)
    if _is_of_pieces(items, place):
        return replace(found, number=numbers[0])
    return replace(found, squares=numbers, number=numbers[0] if is_count(items[place]) else None)


def _lost(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """That so many pieces of a side were taken since the start; whose they are is said."""
    items = [with_number(item, words, least=1) for item in items]
    said, numbers = _all(items), _squares(items)
    named = next((item.whose for item in items if item.whose), None)
    loser = Whose.OWN if said & _OWN_LOSS else named or (Whose.ENEMY if said & _OTHERS_LOSS else None)
    if loser is None or not said & _LOSING or len(numbers) != 1:
        return None
    place = next(place for place, item in enumerate(items) if item.number is not None)
    if not (is_count(items[place]) or _is_of_pieces(items, place)):
        return None  # a square: whose piece it was nothing says
    if not all(_is_known(item, _IN_LOSS) for item in items):
        return None
    return CommandMeant(Command.TAKEN, whose=_TAKER[loser], number=numbers[0], about=About.TOTAL)


_LOSING = frozenset({"lost", "i-lost", "you-lost", "lose"})
_OWN_LOSS = _OWN | {"i-lost"}
_OTHERS_LOSS = _OTHERS | {"you-lost"}
_IN_LOSS = _BESIDE | _LOSING | _PIECES | _HAVE | {"lost-it", "took", "played-i", "far", "counted"}
_TAKER = {
    Whose.OWN: Whose.ENEMY,
    Whose.ENEMY: Whose.OWN,
    Whose.WHITE: Whose.BLACK,
    Whose.BLACK: Whose.WHITE,
}
"""Who took what a side has lost."""


def _with(items: Sequence[Item]) -> int | None:
    """Where a piece is named that took, behind a word for "with"."""
    for place, item in enumerate(items):
        before = [each for each in items[:place] if _says_how(each)]
        is_with = bool(before) and "with" in before[-1].concepts
        if item.number is not None and is_with and not _is_of_pieces(items, place):
            return place
    return None


def _doer(items: Sequence[Item]) -> int | None:
    """Where a piece is named that took, before the verb and other numbers behind it: "28 took 23"."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    verbs = [place for place, item in enumerate(items) if item.concepts & _TAKING]
    if len(places) < _ENDS or not verbs or _all(items) & _OWN:
        return None
    return places[0] if places[0] < verbs[-1] < places[1] else None


def _says_how(item: Item) -> bool:
    """Whether a word may say how the number behind it is meant: articles and pieces do not."""
    is_of_piece = item.is_nothing or item.whose is Whose.OWN or bool(item.concepts & _NAMING)
    return "with" in item.concepts or not is_of_piece


def _played(items: Sequence[Item], *, is_tagged: bool) -> CommandMeant | None:
    """That a move was played; "it was 1-5, wasn't it" says so with no verb of moving."""
    said, numbers = _all(items), _squares(items)
    is_named = said >= {"last", "move"} or "your-move" in said
    is_past = is_named or bool(said & _PLAYED) or ("did" in said and bool(said & _PLAYS))
    is_past = is_past or (is_tagged and "was" in said)
    if not (is_past and len(numbers) >= _ENDS and _is_all(items, Command.LAST_MOVE)):
        return None
    if "why" in said:
        return None
    if is_named:
        said |= _JUST
    return CommandMeant(Command.LAST_MOVE, whose=_whose(items), move=numbers, about=_when(said))


def _when(said: frozenset[str]) -> About | None:
    """Whether it is the last time that counts, as a word for just now says."""
    return About.LAST if said & _JUST else None


_JUST = frozenset({"just", "last", "now"})
"""Concepts of words for what has only just been done."""


def _counted(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """That a side has so many pieces, or so many kings."""
    items = [with_number(item, words) for item in items]
    said, numbers = _all(items), _squares(items)
    whose = _whose(items)
    if whose is None or not said & (_HAVE | {"only"}):
        return None
    if not numbers and said & _NONE and said & _PIECES:
        is_all = _is_all([item for item in items if not item.concepts & _NONE], Command.PIECE_COUNT)
        about = About.KINGS if "king" in said else None
        return CommandMeant(Command.PIECE_COUNT, whose=whose, number=0, about=about) if is_all else None
    if len(numbers) != 1:
        return None
    place = next(place for place, item in enumerate(items) if item.number is not None)
    before = items[place - 1].concepts if place else frozenset()
    is_count = _is_of_pieces(items, place) or bool(before & {"have", "only"})
    if not (is_count and _is_all(items, Command.PIECE_COUNT)):
        return None
    about = About.KINGS if "king" in _all(items[place + 1 : place + 2]) else None
    return CommandMeant(Command.PIECE_COUNT, whose=whose, number=numbers[0], about=about)


def with_number(item: Item, words: Vocabulary, *, least: int = 2) -> Item:
    """An item with its number, which a word behind it has made no square: nineteen men.

    One is an article in most languages, and so it is none where nobody counts.
    """
    number = words.numbers.get(tuple(item.text.split()))
    is_number = number is not None and number >= least
    return item._replace(number=number, concepts=frozenset()) if is_number else item


def _is_of_pieces(items: Sequence[Item], place: int) -> bool:
    """Whether a number stands directly before pieces, or before a colour that names them."""
    behind = items[place + 1 : place + 2]
    return any(item.concepts & _PIECES or item.whose in (Whose.WHITE, Whose.BLACK) for item in behind)


def asked_ago(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """The last moves, back to the one that was played so many moves ago: "what did he play two ago"."""
    said = _all(items)
    is_asked = bool(said & {"what", "which"}) and bool(said & _WAS)
    is_ago = "ago" in said or {"move", "back"} <= said  # "dois lances atrás"
    if not (is_ago and is_asked):
        return None
    items = [with_number(item, words, least=1) for item in items]
    numbers = [item.number for item in items if item.number is not None]
    if len(numbers) != 1 or not all(map(_is_ago, items)):
        return None
    return CommandMeant(Command.LAST_MOVE, number=len(Side) * (numbers[0] or 0))


def asked_lately(items: Sequence[Item]) -> CommandMeant | None:
    """What came off the board in so many last moves: "which pieces have gone in the last two moves"."""
    said, numbers = _all(items), _squares(items)
    is_gone = bool(said & (_TOOK | {"came-off", "lost", "i-lost"})) or {"did", "take"} <= said
    if not is_gone or not {"last", "move"} <= said or len(numbers) != 1 or numbers[0] > _LATELY:
        return None
    if not said & {"what", "which", "how-many"} or not all(
        _is_known(item, _IN_LATELY) for item in items
    ):
        return None
    whose = _whose(items)
    if said & _LOSING and not said & _TOOK:
        loser = Whose.OWN if "i-lost" in said else Whose.ENEMY if "you-lost" in said else whose
        whose = _TAKER[loser] if loser else None
    return CommandMeant(Command.TAKEN, whose=whose, number=numbers[0], about=About.LATELY)


_LATELY = 12
"""Moves that somebody may have in mind who asks for the last ones."""
_IN_LATELY = (
    _BESIDE | _TOOK | _PIECES | {"came-off", "lost", "i-lost", "what", "which", "how-many", "have"}
) | {"is-there", "counted", "go", "move-verb", "on", "board", "robbed", "take", "take-verb", "capture"}


def _is_ago(item: Item) -> bool:
    return _is_known(item, _IN_ONE | {"ago", "back", "counted", "you-played"})


def asked_one_or_two(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """What was taken, of who wonders how many: "did he take two or one"."""
    if not any(OR in item.concepts for item in items):
        return None
    items = [with_number(item, words, least=1) for item in items]
    said, numbers = _all(items), [item for item in items if item.number is not None]
    if len(numbers) != _ENDS or said & {"i-can", "can"}:
        return None
    if _is_counted_out(items, numbers):
        return CommandMeant(Command.PIECE_COUNT, whose=_whose(items))
    is_past = bool(said & _TOOK) or ("did" in said and bool(said & _DOES))
    if not is_past:
        return None
    is_few = all((item.number or 0) <= _FEW for item in numbers)
    others = [item for item in items if OR not in item.concepts]
    if not _is_all(others, Command.TAKEN):
        return None
    if not is_few:  # with which of two pieces
        return CommandMeant(Command.LAST_MOVE, whose=_whose(items))
    return CommandMeant(Command.TAKEN, whose=_whose(items))


_DOES = frozenset({"take", "take-verb", "move-verb", "answer"})


def _is_counted_out(items: Sequence[Item], numbers: Sequence[Item]) -> bool:
    """Whether somebody wonders how many pieces a side has: "has he seven or six"."""
    is_count = all(not item.text.isdecimal() and (item.number or 0) <= _MOST_PIECES for item in numbers)
    others = [item for item in items if OR not in item.concepts and item not in numbers]
    says = "have" in _all(others) and _whose(items) is not None
    return is_count and says and _is_all(others, Command.PIECE_COUNT)


_MOST_PIECES = 20
_FEW = 6
"""Pieces that one capture takes at most where somebody has lost count of them."""


def asked_of_one(items: Sequence[Item]) -> CommandMeant | None:
    """The question which move of the game was the first, or the third: by its number."""
    said = _all(items)
    firsts = [1 for item in items if "first-move" in item.concepts]
    pairs = pairwise([item for item in items if item.rank or not item.is_silent])
    ranks = [one.rank for one, other in pairs if one.rank and "move" in other.concepts]
    numbers = _squares(items)
    if len(numbers) == 1 and said & {"game", "was"}:  # "move 20" by itself asks where that piece can go
        ranks += [two.number for one, two in pairwise(items) if "move" in one.concepts and two.number]
        numbers = () if ranks else numbers
    if len(found := firsts + ranks) != 1 or said & {"who", "can"} or numbers:
        return None
    if not said & (_WAS | {"game"}) or not all(item.rank or _is_known(item, _IN_ONE) for item in items):
        return None
    return CommandMeant(Command.SCORE, number=found[0], about=About.ONE)


_WAS = _PLAYED | {"was", "did"}
_IN_ONE = _BESIDE | _WAS | {"what", "which", "say", "tell", "game", "first-move", "move-verb", "play"}


def _squares(items: Sequence[Item]) -> tuple[int, ...]:
    return tuple(item.number for item in items if item.number is not None)


def _is_all(items: Sequence[Item], command: Command) -> bool:
    """Whether each word of a line has its place in what it supposes."""
    return all(_is_known(item, _IN[command]) for item in items)


def _is_known(item: Item, known: frozenset[str]) -> bool:
    """Whether a word may stand in a line of words of these concepts."""
    is_said = item.number is not None or item.whose is not None or bool(item.concepts & known)
    return item.is_silent or is_said


def _whose(items: Sequence[Item]) -> Whose | None:
    """Whose deed or whose pieces they are."""
    named = next((item.whose for item in items if item.whose), None)
    said = _all(items)
    if said & _OWN:
        return Whose.OWN
    return named or (Whose.ENEMY if said & _OTHERS else None)


def _all(items: Sequence[Item]) -> frozenset[str]:
    return frozenset().union(*(item.concepts for item in items))
