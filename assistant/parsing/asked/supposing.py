"""Questions about a move that is only thought of: what if I go there, is it good.

"What if I play 22-18" asks what may follow, "is 22-18 good" is answered with what it loses, for that
the law knows. Of a move of which only one square is said the conversation finds out which it is.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import OR, Item

_SUPPOSES = frozenset({"if", "suppose", "happen"})
_GOES = frozenset({"go", "move", "move-verb", "land", "take", "took"})
_LOSES = frozenset({"lose", "risk", "danger", "safe", "passive", "take", "grab"})
_JUDGES = frozenset({"judged", "worth", "best", "wrong", "mistake"})
_RISKS = frozenset({"safe", "danger", "risk"})
"""Concepts of words that want to know whether a move is a good one."""
_PLACE = frozenset(
    {
        *(*_SUPPOSES, *_GOES, *_LOSES, *_JUDGES),
        *("what", "which", "how", "do", "can", "will", "he-will", "must", "be", "make", "want"),
        *("you", "you-would", "i", "me", "at-me", "play", "played", "played-i", "to-move", "turn"),
        *("answer", "follow", "next", "man", "king", "square", "any", "anything", "number"),
        *("conditional", "maybe", "capture", "captures", "how-many", OR, "chosen"),
    }
)
"""The concepts of words that may stand in such a question."""
_MOST_SQUARES = 3
"""The squares of a move that is given with its way; two moves have one more."""


def asked_in_thought(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """What a row asks of a move that is not made, or None if it asks nothing of the kind."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    # Of two pieces "with" names the one or the other: "shall I take with 17 or with 20".
    with_piece = len(places) == 1 or (places and _is_turned_round(items, places))
    is_with = with_piece or (bool(places) and _is_with(items, places[0]))  # "with 24x15 am I better"
    known = _PLACE | {"with"} if is_with else _PLACE
    if not places or not all(_has_place(item, known) for item in items):
        return None
    supposed = _supposed(items, places)
    return _judged(items, places, is_question=is_question) if supposed is None else supposed


def _has_place(item: Item, known: frozenset[str]) -> bool:
    return bool(item.is_silent or item.number or item.whose or item.concepts & known)


def _supposed(items: Sequence[Item], places: Sequence[int]) -> CommandMeant | None:
    """Of a move behind an "if": what it loses, where that is asked for, or what may follow."""
    first, last = places[0], places[-1]
    begins = [place for place in range(first) if items[place].concepts & _SUPPOSES]
    if not begins or not _is_one_move(items, places):
        return None
    of_move = items[begins[-1] : last + 1]
    said = _all(of_move)
    if "can" in said or any(item.whose or "you" in item.concepts for item in of_move):
        return None  # "tell me if I can go to 18", "if Black goes to 18"
    if len(places) == 1 and not said & _GOES:
        return None
    others = _all([*items[: begins[-1]], *items[last + 1 :]])
    is_loss = others & (_LOSES | _JUDGES) or said & (_LOSES - {"take", "grab"})
    return _about(items, places, Command.LOSSES if is_loss else Command.REPLIES)


def _judged(items: Sequence[Item], places: Sequence[int], *, is_question: bool) -> CommandMeant | None:
    """What a move loses of which it is asked whether it is good; of two moves no advice is given.

    Without a question mark a verb asks: is it good, should I. "22-18, good" gives the move.
    """
    said, before = _all(items), _all(items[: places[0]])
    if "guess" in said and not is_question:
        return None  # "I think 22-18 is bad" is talk
    is_duty = is_question and {"must", "i"} <= said and not said & {"take", "capture"}
    is_risky = len(places) > 1 and bool(said & _RISKS) and "be" in before
    judging = _all(_without_exclamation(items, places))
    is_judged = bool(judging & _JUDGES) and (is_question or bool(said & {"be", "worth"}))
    if not (is_judged or is_duty or is_risky):
        return None
    if not _is_one_move(items, places) or _is_choice(items, places):
        return CommandMeant(Command.ADVICE)
    if len(places) == 1 and not said & _GOES:
        return None
    return _about(items, places, Command.LOSSES)


def _is_one_move(items: Sequence[Item], places: Sequence[int]) -> bool:
    """Whether the squares are those of one move: few, or joined by the sign of a capture each."""
    way = [item for item in items[places[0] : places[-1] + 1] if not item.is_break]
    signs = [item.text for item in way if item.number is None]
    is_score = len(signs) == len(places) - 1 and {*signs} == {_SIGN}
    return len(places) <= _MOST_SQUARES or is_score


_SIGN = "x"


def _without_exclamation(items: Sequence[Item], places: Sequence[int]) -> Sequence[Item]:
    """A row without the "good" that begins it and stands alone before a comma: "good, then I take"."""
    alone = next((place for place in range(places[0]) if items[place].is_break), 0)
    return items[alone:] if alone == 1 else items


def _is_choice(items: Sequence[Item], places: Sequence[int]) -> bool:
    """Whether two pieces are named of which it is asked which is better: "17 or 20"."""
    if len(places) != _MOVE:
        return False
    between = items[places[0] + 1 : places[1]]
    return any(OR in item.concepts for item in between) and not _all(between) & _GOES


def _about(items: Sequence[Item], places: Sequence[int], command: Command) -> CommandMeant:
    """A question about a move by its squares, or by the only one that was said."""
    numbers = tuple(number for place in places if (number := items[place].number) is not None)
    if _is_turned_round(items, places):
        numbers = numbers[::-1]  # "if I go to 14 with 18" names where it goes first
    return (
        CommandMeant(command, move=numbers)
        if len(numbers) > 1
        else CommandMeant(command, squares=numbers)
    )


def _is_turned_round(items: Sequence[Item], places: Sequence[int]) -> bool:
    """Whether of two numbers only the second is the piece that goes, as "with" says."""
    return len(places) == _MOVE and [_is_with(items, place) for place in places] == [False, True]


def _is_with(items: Sequence[Item], place: int) -> bool:
    """Whether "with" names the piece at a place."""
    before = [item for item in items[:place] if not item.is_nothing or "with" in item.concepts]
    return bool(before) and "with" in before[-1].concepts


_MOVE = 2
"""The squares of a move without its way."""


def _all(items: Sequence[Item]) -> frozenset[str]:
    return frozenset().union(*(item.concepts for item in items))
