"""Questions of taking: who takes and what is taken, by where each is named in the line.

"Can 12 take anything" asks what the piece on 12 takes, "can I take 12" whether the one there is taken,
"can he take me" what is in danger. Frames know no order, and so not who takes whom.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.before_the_verb import (
    I_TAKE,
    TAKES,
    asks_whom,
    is_asked_to_be_taken,
    is_behind_verb,
    is_mine_to_take,
    is_of_their_king,
    takes_own,
)
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.concepts import Item, sentences
from assistant.rules.position import Position

AT_ME = "at-me"
"""The concept of words for the listener as the one that something is done to."""
ASKS = frozenset({"can", "do", "what", "which", "any", "anything"})
_OTHERWISE = frozenset(
    {
        *("who", "passive", "danger", "en-prise", "safe", "risk", "why", "must", "how-many", "took"),
        *("take-back", "undo", "answer", "after", "crossing", "king"),
    }
)
"""Concepts of questions that are other ones, whoever takes."""
_TOLD = frozenset({"did", "was", "past", "others", "would", "not", "if", "want", "with", "conditional"})
"""Concepts beside which taking is told of, denied or wished."""
_IN_TAKING = frozenset(
    {
        *(AT_ME, *TAKES, "take-verb", "me", "you", "do", "can", "will", "he-will", "be", "go", "now"),
        *("what", "any", "anything", "man", "next", "turn", "capture", "captures"),
    }
)
"""The concepts of words that may stand in a question whether a side takes."""
THREATENS = frozenset({"attack", "threaten"})
PIECE = frozenset({"man", "king"})
_IN_THREAT = (
    THREATENS
    | PIECE
    | {"what", "which", "what-taken", "do", "can", "be", "anything", "any", "with", "you"}
)
"""The concepts of words that may stand in a question what a piece attacks."""
_MOST_COUNTED = 4
"""A number in words up to this, right behind a verb of taking, says how many: "can I take two"."""
_IN_DUTY = frozenset({*TAKES, "take-verb", "i-take", "must", "i", "me", "man", "king", "with", "now"})
"""The concepts of words that may stand where somebody only says with which piece they take."""
_SIDES = frozenset({Whose.WHITE, Whose.BLACK, Whose.ENEMY})


def takes_me(items: Sequence[Item]) -> bool:
    """Whether the listener is what is taken: "take me", "mi mangia", "me pode comer".

    A word for the listener beside one for telling is who is told: "tell me the captures".
    """
    row = [item for item in items if item.number is None and not item.is_nothing]
    for place, item in enumerate(row):
        if AT_ME not in item.concepts:
            continue
        if any(I_TAKE | {"first-person"} <= each.concepts for each in row[place + 1 :]):
            continue  # "me la mangio" takes
        # "Take anything off me" has what is taken in between.
        behind = [each for each in row[:place] if not _is_what(each)]
        before = behind[-1].concepts if behind else frozenset[str]()
        rest = [each.concepts for each in row[place + 1 :]]
        while rest and "can" in rest[0] and not rest[0] & {"i", *TAKES}:
            rest = rest[1:]
        after = rest[0] if rest else frozenset[str]()
        if "tell" in before | after:
            continue
        if (item.concepts | before | after) & TAKES:
            return True
    return False


def _is_what(item: Item) -> bool:
    """Whether a word says what is taken, or is a preposition before whom it is taken from."""
    return bool(item.concepts & {"any", "anything", "man", "piece"}) or item.concepts == _OFF


_OFF = frozenset({"off", "silent"})


def captures_of_piece(square: int) -> CommandMeant:
    """The question what the piece on a square can take."""
    return CommandMeant(Command.MOVES, squares=(square,), about=About.CAPTURES)


def asked_who_takes(items: Sequence[Item], *, is_question: bool = False) -> CommandMeant | None:
    """What a row without numbers is about that asks whether a side takes, or whether I am taken.

    The side stands before the verb: "does Black take". Behind it, it may be the pieces that somebody
    wants: "prendo il nero".
    """
    said = [item for item in items if not item.is_silent or item.concepts & {AT_ME, *TAKES}]
    verbs = [place for place, item in enumerate(said) if item.concepts & (TAKES | I_TAKE)]
    if not verbs or any(item.number is not None for item in items):
        return None
    if is_of_their_king(sentences(items)[0]):
        return CommandMeant(Command.CAPTURES)
    if not all(item.whose or item.concepts & _IN_TAKING for item in said):
        return None
    if any(item.concepts & (_OTHERWISE | _TOLD) for item in said):
        return None
    is_own_taken = takes_own(items) and said[verbs[0]].whose is None and is_behind_verb(said, verbs[0])
    if takes_me(items) or (is_own_taken and not any("i" in item.concepts for item in said)):
        return CommandMeant(Command.THREATENED)
    sides = [item.whose for item in said[: verbs[0]] if item.whose in _SIDES]
    is_own = any("i" in item.concepts for item in said)
    is_asked = is_question or not said[verbs[0]].concepts & I_TAKE
    return CommandMeant(Command.CAPTURES, whose=sides[0]) if sides and is_asked and not is_own else None


def regains_piece(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """The captures, of who asks to win a piece back: "posso riprendermi il pezzo?".

    Whether the other side can is asked of what is in danger.
    """
    said = frozenset().union(*(item.concepts for item in items))
    if "regain" not in said or not said & (PIECE | {"piece", "can", "you"}):
        return None
    is_piece = bool(said & (PIECE | TAKES | {"you"}))
    if not is_piece or not (is_question or "can" in said) or any(item.number for item in items):
        return None
    is_all = all(item.is_silent or item.whose or item.concepts & _IN_REGAINING for item in items)
    is_of_third = "third-person" in said and not said & {"i", "me", "first-person"}
    is_others = "you" in said or is_of_third
    if not is_all:
        return None
    return CommandMeant(Command.THREATENED if is_others else Command.CAPTURES)


_IN_REGAINING = frozenset(
    {
        *("regain", *TAKES, "take-verb", "can", "i", "i-can", "me", AT_ME, "man", "king", "piece"),
        *("pieces", "now", "back", "turn", "first-person", "do", "one-can", "what-taken", "again"),
        *("you", "third-person", "then", "take-back", "with", "what", "which"),
    }
)
"""The concepts of words that may stand in such a question."""


def asked_to_take(
    items: Sequence[Item], position: Position, *, is_question: bool
) -> CommandMeant | None:
    """What a question of taking with one number is about: the piece that takes, or one I could take."""
    concepts = frozenset().union(*(item.concepts for item in items))
    places = [place for place, item in enumerate(items) if item.number is not None]
    verbs = [place for place, item in enumerate(items) if item.concepts & TAKES]
    if not verbs or len(places) != 1:
        return None
    if is_question and is_asked_to_be_taken(items, places[0], verbs[-1], position):
        return CommandMeant(Command.ATTACKERS, squares=(items[places[0]].number or 0,))
    if is_question and asks_whom(items, places[0], verbs[-1]):
        return captures_of_piece(items[places[0]].number or 0)
    if concepts & (_OTHERWISE - {"king"}):
        return None
    if any(item.is_unknown for item in items) or not (is_question or concepts & ASKS):
        return None
    at, verb = places[0], verbs[-1]
    number = items[at].number
    assert number is not None
    if "i" in concepts and at == verb + 1 and is_count(items[at]):
        return CommandMeant(Command.CAPTURES)
    is_mine = "i" in concepts or takes_me(items)
    if is_mine_to_take(items, at, verb, position):
        return CommandMeant(Command.ATTACKERS, squares=(number,))
    if _is_taker(items, at, verb, position):
        return captures_of_piece(number)
    return CommandMeant(Command.ATTACKERS, squares=(number,)) if is_mine else None


def asked_to_threaten(items: Sequence[Item], position: Position) -> CommandMeant | None:
    """What a piece attacks: "what does 15 attack", or "cosa minaccia il 15" of an enemy piece.

    Of an own piece the latter asks what attacks it.
    """
    said = [item for item in items if item.number is not None or not item.is_nothing]
    numbers = [place for place, item in enumerate(said) if item.number is not None]
    verbs = [place for place, item in enumerate(said) if item.concepts & THREATENS]
    if len(numbers) != 1 or len(verbs) != 1:
        return None
    is_of_piece = bool(said[0].concepts & ({"what", "which"} | PIECE)) or numbers[0] < verbs[0]
    if not is_of_piece or not all(map(_is_in_threat, said)):
        return None
    number = said[numbers[0]].number
    assert number is not None
    if numbers[0] > verbs[0] and "with" not in said[numbers[0] - 1].concepts:
        is_there = 1 <= number <= position.variant.geometry.squares
        piece = position.piece_at(number) if is_there else None
        is_enemy = piece is not None and piece.side is not position.side_to_move
        if not is_enemy or "what-taken" not in said[0].concepts:
            return None
    elif not any(item.concepts & _OBJECTS for item in items) and "who" not in said[-1].concepts:
        return None
    return captures_of_piece(number)


_OBJECTS = frozenset({"what", "what-taken", "anything", "any", AT_ME})


def _is_in_threat(item: Item) -> bool:
    is_named = item.number is not None or item.whose is not None
    return is_named or bool(item.concepts & (_IN_THREAT | _OBJECTS | {"who"}))


def asked_who_threatens(items: Sequence[Item]) -> CommandMeant | None:
    """The question who attacks the listener, or whether they are in danger; no piece is named."""
    said = [item for item in items if not item.is_silent or item.concepts & (THREATENS | _LISTENER)]
    concepts = frozenset().union(*(item.concepts for item in said))
    if any(item.number is not None for item in items) or not all(map(_is_in_fright, said)):
        return None
    # Who says "I" first is the one who attacks: "what am I attacking".
    is_listener = any(item.concepts & _LISTENER and "i" not in item.concepts for item in said)
    is_attacked = bool(concepts & THREATENS and is_listener and "i-can" not in concepts)
    own = any(item.whose is Whose.OWN for item in items) and "man" in concepts
    is_attacked = is_attacked or bool(concepts & THREATENS and own and concepts & {"who", "what"})
    every = frozenset().union(*(item.concepts for item in items))
    is_afraid = "danger" in concepts and bool(every & {"i", "be"}) and not concepts & {"man", "who"}
    if not (is_attacked or is_afraid):
        return None
    return CommandMeant(Command.THREATENED, whose=Whose.OWN, about=About.BY_WHOM)


_LISTENER = frozenset({AT_ME, "me"})
_IN_FRIGHT = (
    THREATENS | _LISTENER | {"danger", "who", "what", "which", "do", "can", "be", "i", "now", "man"}
)
"""The concepts of words that may stand in such a question."""


def _is_in_fright(item: Item) -> bool:
    return item.whose is Whose.OWN or bool(item.concepts & _IN_FRIGHT)


def is_count(item: Item) -> bool:
    """Whether a number may be how many are taken, and no square: a small one, in words."""
    return item.number is not None and item.number <= _MOST_COUNTED and not item.text.isdecimal()


def taken_with(items: Sequence[Item]) -> CommandMeant | None:
    """What the piece can take of which somebody only says that it takes: "I must take with 19".

    By itself "with 19" is said in answer to what takes.
    """
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) != 1 or any("can" in item.concepts for item in items):
        return None
    if not all(item.is_silent or item.number or item.concepts & _IN_DUTY for item in items):
        return None
    before = [item for item in items[: places[0]] if not item.is_nothing and "man" not in item.concepts]
    number = items[places[0]].number
    is_with = bool(before) and "with" in before[-1].concepts
    return captures_of_piece(number) if is_with and number is not None else None


def takes_some(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """What can be captured, for who only says that they take, or asks with what: "take the man"."""
    said = frozenset().union(*(item.concepts for item in items))
    if said >= {"with", "king"} and said & I_TAKE and not is_question:
        return None  # "I take with the king" gives the capture
    if not said & TAKES or not said & {"man", "king"} or any(item.number is not None for item in items):
        return None
    verbs = [item for item in items if item.concepts & {*TAKES, "take-verb"}]
    if takes_me(items) and "i" not in said:
        return CommandMeant(Command.THREATENED) if is_question else None
    if len(verbs) > 1 and any("how" in item.concepts for item in verbs):
        return None  # "como toma a dama": how, and not that I take
    is_all = all(item.is_silent or item.concepts & _IN_TAKING_SOME for item in items)
    is_asked = "i" in said or len(said & PIECE) == 1
    return CommandMeant(Command.CAPTURES) if is_all and is_asked and "any" not in said else None


_IN_TAKING_SOME = frozenset(
    {
        *("take", "take-verb", "i-take", "capture", "man", "king", "piece", "draughts", "with", "i"),
        *(
            "pointing",
            "want",
            "now",
            "third-person",
            "first-person",
            "i-can",
            "can",
            "move-verb",
            "let",
        ),
    }
)
"""The concepts of words that may stand where somebody takes, and says not what."""


def rule_of_taking(items: Sequence[Item], *, is_question: bool) -> str | None:
    """The topic of the rules that is asked for where a kind of piece takes another, or goes somehow.

    Which of two kinds takes the order says. No piece of the board is meant: none has a number.
    """
    said = [item for item in items if not item.is_silent or item.concepts & (TAKES | _MANNER)]
    concepts = frozenset().union(*(item.concepts for item in said))
    why = "why" in frozenset().union(*(item.concepts for item in items))
    told = _TOLD - {"not"} if why or is_question else _TOLD  # "why can a man not take a king"
    if any(item.number is not None for item in items) or concepts & (told | {"you", "who"}):
        return None
    if "i" in concepts:  # "can I take backwards": as a man, since a king can
        is_whole = all(item.concepts & (_IN_RULE | {"i", "me", "i-can"}) for item in said)
        is_mine = is_whole and concepts >= {"can", "take"} and bool(concepts & _MANNER)
        return _TOPICS["man"] if is_mine and not concepts & {"king"} else None
    can = any("can" in item.concepts for item in items)
    is_known = all(item.whose or item.concepts & _IN_RULE for item in said)
    if not (is_question or can or why) or not is_known:
        return None
    kinds = [kind for item in said for kind in ("man", "take", "king") if kind in item.concepts]
    pieces = [kind for kind in kinds if kind != "take"]
    if kinds == ["man", "take", "king"]:
        return _TOPICS["man"]
    is_of_going = len(pieces) == 1 and bool(concepts & _MANNER) and bool(concepts & (_GOES | TAKES))
    is_of_kind = is_of_going or kinds == ["king", "take", "man"]
    # Of somebody's own king what it can take stands on the board.
    return _TOPICS[pieces[0]] if is_of_kind and not any(item.whose for item in items) else None


_TOPICS = {"man": "men", "king": "kings"}
_MANNER = frozenset({"manner", "backwards", "from-far", "flying"})
"""The concepts of words for how a kind of piece may go or take, which only the rules say."""
_GOES = frozenset({"go", "move", "move-verb", "can", "flying"})
_IN_RULE = (
    _MANNER
    | _GOES
    | {*TAKES, "take-verb", "capture", "man", "king", "any", "be", "do", "square", "not", "why"}
    | {"board", "only"}
)
"""The concepts of words that may stand in a question whether one kind of piece takes another."""


def _is_taker(items: Sequence[Item], at: int, verb: int, position: Position) -> bool:
    """Whether the one number of a question of taking is the piece that takes."""
    concepts = frozenset().union(*(item.concepts for item in items))
    number = items[at].number
    is_there = number is not None and 1 <= number <= position.variant.geometry.squares
    piece = position.piece_at(number) if is_there and number is not None else None
    is_own = piece is not None and piece.side is position.side_to_move
    before = [item for item in items[:at] if not item.is_nothing]
    if before and "with" in before[-1].concepts | (before[-2].concepts if before[1:] else frozenset()):
        return True
    if "i" in concepts:
        return is_own
    if concepts & {"you", "one-can"}:
        return False
    if takes_me(items):
        return not is_own
    rest = frozenset().union(*(item.concepts for item in items[verb:]))
    return at < verb or "what-taken" in concepts or bool(rest & {"any", "anything"})
