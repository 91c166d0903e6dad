"""What is asked of what may come, or came, by who does it: who loses, who threatens, who is crowned.

And which moves lose nothing, and what may follow when somebody has captured. Frames know no order, and
so not whose pieces are lost; here it is who is named first, or else as the form of the verb has it.
"""

from collections.abc import Callable, Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.taking import asked_who_takes, regains_piece
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.concepts import Item, without_owner

_OTHER = {
    Whose.OWN: Whose.ENEMY,
    Whose.ENEMY: Whose.OWN,
    Whose.WHITE: Whose.BLACK,
    Whose.BLACK: Whose.WHITE,
}
_PERSONS = frozenset({"i", "me", "at-me", "you", "first-person", "third-person"})
_PIECES = frozenset({"man", "king", "pieces"})
_ANYTHING = frozenset({"any", "anything", "what", "which", *_PIECES})
"""Concepts of what is lost or threatened: without one "am I losing" asks who is ahead."""
_HELPERS = frozenset(
    {
        *(
            "do",
            "be",
            "can",
            "will",
            "he-will",
            "about-to",
            "now",
            "next",
            "turn",
            "move",
            "just",
            "have",
        ),
        *("is-there", "go", "time", "already", "yet", "conditional", "what-taken", "number", "still"),
    }
)
"""Concepts of words that may stand in all these questions."""


def asked_outright_of(items: Sequence[Item], *, is_question: bool = False) -> CommandMeant | None:
    """What a row without numbers asks of who does what, now or in what may come."""
    found = asked_of_prospects(items) or regains_piece(items, is_question=is_question)
    return found or asked_who_takes(items, is_question=is_question)


def asked_of_prospects(items: Sequence[Item]) -> CommandMeant | None:
    """What a row asks of what may come, or came; with a number only of moves that lose nothing."""
    if any(item.number is not None for item in items):
        return _safe_moves(items)
    for asked in _QUESTIONS:
        found = asked(items)
        if found is not None:
            return found
    return None


def _subject(items: Sequence[Item]) -> Whose | None:
    """Who does what a row is about: who is named first, or else as the form of a verb has it.

    Beside "who" the form of a verb says nothing.
    """
    named = _named(items)
    if named is not None:
        return named
    for item in () if "who" in _all(items) else items:
        if item.concepts & {"first-person", "third-person"}:
            return Whose.OWN if "first-person" in item.concepts else Whose.ENEMY
    return None


def _named(items: Sequence[Item]) -> Whose | None:
    """Who is named first, by whose pieces they are or by a word for the person."""
    for item in without_owner(items):
        if item.whose:
            return item.whose
        if item.concepts & {"i", "you"}:
            return Whose.OWN if "i" in item.concepts else Whose.ENEMY
    return None


def _all(items: Sequence[Item]) -> frozenset[str]:
    return frozenset().union(*(item.concepts for item in items))


def _has_only(items: Sequence[Item], known: frozenset[str]) -> bool:
    """Whether every word of a row has its place in a question."""
    return all(item.is_silent or item.whose or item.concepts & known for item in items)


def _asked_of(command: Command, whose: Whose, about: About | None = None) -> CommandMeant:
    """A question about the pieces of a side; one's own are meant where nobody is named."""
    return CommandMeant(command, whose=None if whose is Whose.OWN else whose, about=about)


_LOSING = frozenset({"lose"})
_IN_LOSING = frozenset({*_LOSING, *_PERSONS, *_ANYTHING, *_HELPERS, "took", "danger"})
_LOST = frozenset({"lost", "i-lost", "you-lost"})
_IN_LOST = frozenset({*_LOSING, *_LOST, *_PERSONS, *_ANYTHING, *_HELPERS, "took", "did", "last"})
_NOT_LOSING = frozenset(
    {"not", "if", "did", "how-many", "more", "safe", "game", "where", "who", *_LOST}
)
"""Concepts beside which losing is denied, counted, or what has been."""


def _loses(items: Sequence[Item]) -> CommandMeant | None:
    """The pieces in danger of who is said to lose something: "does White lose anything"."""
    said = _all(items)
    if not said & _LOSING or not said & _ANYTHING or said & _NOT_LOSING:
        return None
    who = _subject(items)
    return _asked_of(Command.THREATENED, who) if who and _has_only(items, _IN_LOSING) else None


def _has_lost(items: Sequence[Item]) -> CommandMeant | None:
    """What the other side took of who has lost something: "did he lose a man"."""
    said = _all(items)
    is_past = bool(said & _LOST) or ("did" in said and bool(said & _LOSING))
    if (
        not is_past
        or not said & (_ANYTHING - {"what", "which"})
        or said & {"how-many", "more", "game", "not", "if", "who"}
    ):
        return None
    who = _subject(items) or (Whose.OWN if "i-lost" in said else None)
    who = who or (Whose.ENEMY if "you-lost" in said else None)
    return (
        CommandMeant(Command.TAKEN, whose=_OTHER[who]) if who and _has_only(items, _IN_LOST) else None
    )


_ATTACKING = frozenset({"attacking"})
_IN_ATTACKING = frozenset(
    {*_ATTACKING, *_PERSONS, *_ANYTHING, *_HELPERS, "attack", "threaten", "danger"}
)


def _threatens(items: Sequence[Item]) -> CommandMeant | None:
    """The pieces in danger of the other side of who threatens: "do I threaten anything"."""
    verbs = [place for place, item in enumerate(items) if item.concepts & _ATTACKING]
    said = _all(items)
    if len(verbs) != 1 or said & {"not", "if", "who", "why", "how-many"}:
        return None
    who = _subject(items[: verbs[0] + 1])
    wanted = next((item.whose for item in items[: verbs[0]] if item.whose), None)
    if wanted and _is_by_person(items[: verbs[0] + 1]):
        who = _OTHER[wanted]  # "which of your men could I attack": these are what is attacked
    is_asked = bool(said & {"what", "which", "any", "anything", "do", "be"})
    if who is None or not is_asked or not _has_only(items, _IN_ATTACKING):
        return None
    return _asked_of(Command.THREATENED, _OTHER[who])


def _is_by_person(items: Sequence[Item]) -> bool:
    """Whether a pronoun says who does it, next to the verb at the end, or the verb itself: "posso"."""
    said = [item for item in items if not item.is_silent or item.concepts & _PERSONS]
    is_named = any(item.concepts & {"i", "you"} and not item.whose for item in said[-3:])
    # "Can you" is silent, as a courtesy, and here it is the other side that can.
    can_you = items[-2].concepts if len(items) > 1 else frozenset()
    return is_named or (can_you >= {"silent", "third-person"} and "be" not in can_you)


_SAFE = frozenset({"safe"})
_ASKS_WHICH = frozenset(
    {"what", "which", "where", "is-there", "have", "any", "how-many", "tell", "list"}
)
_IN_SAFE = frozenset(
    {
        *(*_SAFE, *_LOSING, *_PERSONS, *_ANYTHING, *_HELPERS, *_ASKS_WHICH, "danger", "risk", "play"),
        *("move-verb", "not", "empty", "for", "without", "square", "took", "options", "leave"),
    }
)


def _safe_moves(items: Sequence[Item]) -> CommandMeant | None:
    """Which moves lose nothing: "do I have a safe move", "which moves don't lose a piece"."""
    said = _all(items)
    is_loss = bool(said & _LOSING) and "move" in said and bool(said & {"what", "which"})
    if not said & {"move", "play", "go"} or not said & _ASKS_WHICH or not (said & _SAFE or is_loss):
        return None
    if not said & {"move", "play"} - {"go"} and "where" not in said:
        return None  # "are there any men going to be safe"
    who = _subject(items) or Whose.OWN
    # Of one piece it is told with the others: a list of its moves alone would seem to be of safe ones.
    words = [item for item in items if item.number is None]
    if len(items) - len(words) > 1 or (len(items) > len(words) and not is_loss):
        return None
    return (
        CommandMeant(Command.LOSSES, about=About.SAFETY)
        if who is Whose.OWN and "if" not in said and _has_only(words, _IN_SAFE)
        else None
    )


_CROWNING = frozenset({"crown", "promotion"})
_BECOMING = frozenset({"make", "become", "reach"})
_SOON = frozenset(
    {
        *("can", "will", "he-will", "about-to", "next", "how-far", "near", "first-person"),
        *("third-person", "when"),
    }
)
_UNTIL = frozenset({"how-many", "until"})
_IN_CROWNING = frozenset(
    {
        *_CROWNING,
        *_BECOMING,
        *_SOON,
        *_UNTIL,
        *_PERSONS,
        *_HELPERS,
        *_PIECES,
        *("who", "which", "any", "row", "in", "with", "when"),
    }
)


def _crowns(items: Sequence[Item]) -> CommandMeant | None:
    """Which men stand before the crowning row, and can be crowned: "is he about to crown"."""
    said = _all(items)
    is_far = "how-far" in said and not said & {"can", "go"}
    goes = "how-far" in said and "reach" in said  # a king that is there: "how far can it reach"
    is_king = "king" in said and (bool(said & _BECOMING) or is_far) and not goes
    is_soon = bool(said & _SOON) or said >= _UNTIL
    if "what" in said or not (said & _CROWNING or is_king) or not is_soon:
        return None
    if not _has_only(items, _IN_CROWNING):
        return None
    return CommandMeant(Command.PROMOTION_ROW, whose=_subject(items), about=About.NEXT)


_IN_OWN_LAST = frozenset(
    {"what", "which", "what-taken", "played-i", "before", "last", "rank", "i", "me"}
)


def _own_last(items: Sequence[Item]) -> CommandMeant | None:
    """The move that the listener played before: "what did I play before"."""
    said = _all(items)
    is_asked = said >= {"played-i", "before"} and bool(said & {"what", "which"})
    known = _IN_OWN_LAST | {"move", "move-verb", "turn", "now", "break"}
    return (
        CommandMeant(Command.LAST_MOVE, whose=Whose.OWN)
        if is_asked and _has_only(items, known)
        else None
    )


_NEAREST = frozenset({"nearest", "most-advanced"})
_IN_NEAREST = frozenset(
    {
        *(
            *_NEAREST,
            *_CROWNING,
            *_BECOMING,
            *_PERSONS,
            *_PIECES,
            *_ANYTHING,
            "piece",
            "draughts",
            "be",
        ),
        *("who", "where", "do", "go", "to", "in", "row", "now", "tell", "getting", "break", "pointing"),
    }
)
_IN_NEED = frozenset({*_IN_CROWNING, "for", "draughts", "go", "move-verb", "towards", "long", "more"})


def _nearest(items: Sequence[Item]) -> CommandMeant | None:
    """The men of a side that are nearest to being crowned, or of both, where it is asked who is."""
    said = _all(items)
    is_of_crowning = bool(said & (_CROWNING | {"king"})) or "most-advanced" in said
    if not said & _NEAREST or not is_of_crowning or not _has_only(items, _IN_NEAREST):
        return None
    who = _named(items)  # "está" is said of one's own man, too
    if "who" in said and who is None:
        return CommandMeant(Command.PROMOTION_ROW, about=About.NEXT)
    return _asked_of(Command.PROMOTION_ROW, who or Whose.OWN, About.NEAREST)


def _needs(items: Sequence[Item]) -> CommandMeant | None:
    """How far a side's nearest man is from being crowned: "how long until I get a king"."""
    said = _all(items)
    is_asked = "until" in said and bool(said & {"how-many", "how-far", "long", "at-me", "you"})
    if not is_asked or not said & (_CROWNING | {"king"}) or not _has_only(items, _IN_NEED):
        return None
    return _asked_of(Command.PROMOTION_ROW, _named(items) or Whose.OWN, About.NEAREST)


_IN_DANGER = frozenset({"danger", "en-prise"})
_IN_ENDANGERED = frozenset({*_IN_DANGER, *_PIECES, *_ANYTHING, "piece", "be", "now", "tell", "where"})


def _endangered(items: Sequence[Item]) -> CommandMeant | None:
    """Which pieces of a side could be taken, where it is said whose: "which of my men are en prise"."""
    said, owned = _all(items), [item.whose for item in items if item.whose]
    if not said & _IN_DANGER or not said & (_PIECES | {"piece"}) or len(owned) != 1:
        return None
    if "how-many" in said or not _has_only(items, _IN_ENDANGERED):
        return None
    return _asked_of(Command.THREATENED, owned[0])


_IN_LEAVING = frozenset(
    {*_PERSONS, *_ANYTHING, *_HELPERS, *_IN_DANGER, "left", "hanging", "did", "for", "who", "where"}
)


def _leaves_hanging(items: Sequence[Item]) -> CommandMeant | None:
    """The pieces of a side that it has left to be taken: "has he left anything hanging?"."""
    said, who = _all(items), _named(items)
    is_left = bool(said & {"left", "have"}) and bool(said & (_IN_DANGER | {"hanging"}))
    if who is None or not is_left or not _has_only(items, _IN_LEAVING):
        return None
    return _asked_of(Command.THREATENED, who)


_SUPPOSES = frozenset({"if", "after", "when", "happen"})
_CAPTURES = frozenset({"take", "i-take", "capture", "capture-noun", "captures"})
_MOVES = frozenset({"move", "go", "play"})
_IN_SUPPOSED = frozenset(
    {*_SUPPOSES, *_CAPTURES, *_MOVES, *_PERSONS, "take-verb", "move-verb", "do", "must", "just", "turn"}
)
_IN_SEQUEL = frozenset(
    {
        *(*_CAPTURES, *_MOVES, *_PERSONS, *_ANYTHING, *_HELPERS, "take-verb", "move-verb", "follow"),
        *("take-back", "undo", "back", "answer", "lose", "how", "happen", "do-it", "danger", "again"),
    }
)
_SEQUELS = frozenset({"answer", "follow", "happen", "move", "play", "do", "do-it"})


def _follows(items: Sequence[Item]) -> CommandMeant | None:
    """What may follow when the listener has captured, or moved: "after I take, what can he take"."""
    begins = [place for place, item in enumerate(items) if item.concepts & _SUPPOSES]
    if not begins:
        return None
    first = begins[0]
    acts = [
        place
        for place in range(first, len(items))
        if items[place].concepts & (_CAPTURES | _MOVES | {"take-verb"})
    ]
    if not acts:
        return None
    supposed, rest = items[first : acts[0] + 1], [*items[:first], *items[acts[0] + 1 :]]
    if not _is_mine(supposed) or not _has_only(supposed, _IN_SUPPOSED):
        return None
    what = _sequel(rest)
    is_capture = bool(items[acts[0]].concepts & _CAPTURES)
    return CommandMeant(what, about=About.CAPTURES if is_capture else None) if what else None


def _is_mine(supposed: Sequence[Item]) -> bool:
    """Whether it is the listener who is supposed to do something."""
    if any(item.whose not in (None, Whose.OWN) for item in supposed):
        return False
    said = _all(supposed)
    if any(item.whose for item in supposed):
        return "you" not in said
    return bool(said & {"i", "me", "i-take", "first-person"}) and not said & {"you", "third-person"}


def _sequel(rest: Sequence[Item]) -> Command | None:
    """Whether it is asked what the opponent could take then, or what they could do."""
    said = _all(rest)
    is_asked = bool(said & {"what", "which", "can", "will", "any", "anything", "how", "he-will", "do"})
    is_asked = is_asked or "third-person" in said
    if not is_asked or not _has_only(rest, _IN_SEQUEL):
        return None
    is_theirs = _subject(rest) not in (None, Whose.OWN) or bool(said & {"follow", "happen", "at-me"})
    is_mine = _subject(rest) is Whose.OWN and "lose" in said
    if not (is_theirs or is_mine):
        return None
    if said & (_CAPTURES | {"take-verb", "lose", "take-back"}):
        return Command.LOSSES
    return Command.REPLIES if said & _SEQUELS else None


_QUESTIONS: tuple[Callable[[Sequence[Item]], CommandMeant | None], ...] = (
    *(
        _own_last,
        _leaves_hanging,
        _follows,
        _safe_moves,
        _loses,
        _has_lost,
        _threatens,
        _nearest,
        _needs,
        _crowns,
        _endangered,
    ),
)
