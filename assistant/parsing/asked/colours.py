"""Questions who plays which colour, which is to move, or only for its pieces: they want no new game."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.concepts import Item

_WHO = frozenset({"who", "which", "i", "me", "you", "colour"})
_KNOWN = _WHO | {
    *("what", "be", "have", "play", "now", "turn", "mine", "with", "do", "man", "pieces", "move-verb"),
    *("at-me", "standing", "yet", "what-is", "tell"),
}
"""The concepts of words that may stand in such a question."""


def asked_of_colours(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """Who plays a colour, or whether it is to move: "who has White", "is it White now"."""
    said = [item for item in items if not item.is_break]
    concepts = frozenset().union(*(item.concepts for item in said))
    colours = [item for item in said if item.whose in (Whose.WHITE, Whose.BLACK)]
    if not colours and "colour" not in concepts:
        return None
    if concepts & {"what", "which"} and "colour" not in concepts:
        return None  # "what can Black play"
    if any(item.number is not None for item in said) or not _asks(said, is_question=is_question):
        return None
    if not all(item.is_silent or item.whose or item.concepts & _KNOWN for item in said):
        return None
    is_mine = any(item.whose in (Whose.OWN, Whose.ENEMY) for item in said)
    if "colour" in concepts and not (colours or is_mine or concepts & {"i", "you", "who"}):
        return None
    about = None if concepts & {"now", "turn"} and not concepts & _WHO else About.PLAYERS
    return CommandMeant(Command.TURN, about=about)


_IN_TELLING = frozenset(
    {
        *("tell", "say", "read", "list", "hear", "only", "just", "me", "at-me", "i", "want", "for"),
        *("pieces", "man", "counted"),
    }
)
"""The concepts of words that may stand where the pieces of one side are wanted."""


def pieces_of_one(items: Sequence[Item]) -> CommandMeant | None:
    """The pieces of one side, which alone are to be told: "only the black ones", "just White"."""
    said = [item for item in items if not item.is_break]
    sides = [item.whose for item in said if item.whose]
    concepts = frozenset().union(*(item.concepts for item in said))
    if len(sides) != 1 or not concepts & {"only", "just"} or any(item.number for item in said):
        return None
    if not all(item.is_silent or item.whose or item.concepts & _IN_TELLING for item in said):
        return None
    return CommandMeant(Command.PIECES, whose=sides[0])


def claims_turn(items: Sequence[Item], *, is_question: bool = False) -> CommandMeant | None:
    """Whose turn it is, of which somebody wants to hear that it is theirs: "my turn, right?"."""
    said = [item for item in items if not item.is_silent or item.concepts & {"turn-said", "yes", "tag"}]
    is_said = bool(said) and "turn-said" in said[0].concepts and (is_question or len(said) > 1)
    is_all = all(item.concepts & (_IN_TURN | {"yet"}) for item in said[1:])
    return CommandMeant(Command.TURN) if is_said and is_all else None


def _asks(said: Sequence[Item], *, is_question: bool) -> bool:
    """Whether a row asks by its sign, by a word for it, or by its verb before who it is about."""
    if is_question or not said:
        return is_question
    if said[0].concepts & {"who", "which", "what"}:
        return True
    behind = said[1] if len(said) > 1 else said[0]
    return "be" in said[0].concepts and (
        behind.concepts == frozenset({"pointing", "silent"}) or "i" in behind.concepts
    )


def acts_first(items: Sequence[Item]) -> CommandMeant | None:
    """The same of who only says that it is they who move: "muovo io, giusto?", "jogo eu"."""
    said = [item for item in items if not item.is_break and not item.is_nothing]
    if len(said) < _VERB_AND_PERSON or any(item.number is not None for item in items):
        return None
    verb, person, *rest = said
    is_verb = "first-person" in verb.concepts and bool(verb.concepts & {"move-verb", "play"})
    is_all = all(item.concepts & _IN_TURN for item in rest)
    return CommandMeant(Command.TURN) if is_verb and "i" in person.concepts and is_all else None


_VERB_AND_PERSON = 2
_IN_TURN = frozenset({"tag", "yes", "exactly", "no", "not", "be", "now", "do"})
"""The concepts of words that may stand where somebody takes the turn for theirs."""


def asked_whose(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """Whose the piece on a square is, as somebody thinks: "is 15 mine", "21 is his, right?"."""
    said = [item for item in items if not item.is_break]
    squares = [item.number for item in said if item.number is not None]
    sides = [item.whose for item in said if item.whose]
    if not _asks(said, is_question=is_question) or (len(squares), len(sides)) != (1, 1):
        return None
    others = [item for item in said if item.number is None and not item.whose]
    if not all(item.is_silent or item.concepts & _IN_WHOSE for item in others):
        return None
    return CommandMeant(Command.SQUARE, whose=sides[0], squares=(squares[0],))


_IN_WHOSE = frozenset({"be", "on", "square", "number", "tag", "yes", "exactly", "mine", "yet", "man"})
"""The concepts of words that may stand in such a question: of kings another one asks."""
