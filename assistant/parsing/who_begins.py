"""Who begins, as the rules have it, and whether it is one's own turn: no new game is wanted."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.concepts import Item
from assistant.parsing.meanings import Command
from assistant.rules.regulation import Regulation
from assistant.rules.rulebook import Rule, rules_of

_GAMES = frozenset({"draughts", "italian", "international", "big-board", "small-board"})
"""The concepts of words that name a game, of which the rules say who begins."""
_ACTS = frozenset({"start", "go", "move", "move-verb", "play", "to-move", "touches"})
_IN_BEGINNING = (
    _GAMES
    | _ACTS
    | {*("who", "which", "what", "colour", "man", "king", "game", "be", "do", "must", "always", "turn")}
    | {*("in", "with", "rules", "first", "third-person", "can", "for", "board", "kind", "tell")}
)
"""The concepts of words that may stand in such a question."""
_IN_TURN = frozenset({"own-turn", "tag", "yes", "exactly", "no", "not", "be", "now", "to-move", "do"})
"""The concepts of words that may stand where somebody takes the turn for theirs."""


def begins_first(items: Sequence[Item], regulation: Regulation) -> CommandMeant | None:
    """The rule of who begins, asked of a kind of game: "who starts in Italian draughts?"."""
    said = frozenset().union(*(item.concepts for item in items))
    is_first = "start" in said or any(item.rank == 1 for item in items)
    is_asked = bool(said & {"who"} or said >= {"colour", "which"} or said >= {"colour", "what"})
    if not (is_asked and is_first and said & _GAMES and (said & _ACTS)):
        return None
    if not all(item.is_silent or item.rank == 1 or item.concepts & _IN_BEGINNING for item in items):
        return None
    if any(item.number is not None or item.whose for item in items):
        return None
    known = rules_of(regulation).items()
    number = next((article.number for article, rules in known if Rule.IN_TURN in rules), "")
    return CommandMeant(Command.RULE, rest=number) if number else None


def asked_own_turn(items: Sequence[Item]) -> CommandMeant | None:
    """The question whose turn it is, of who takes it for their own: "it's my turn, right?"."""
    if not any("own-turn" in item.concepts for item in items):
        return _acts_first(items)
    is_all = all(item.is_silent or item.concepts & _IN_TURN for item in items)
    has_number = any(item.number is not None for item in items)
    return CommandMeant(Command.TURN) if is_all and not has_number else None


def _acts_first(items: Sequence[Item]) -> CommandMeant | None:
    """The same of who only says that it is they who move: "muovo io, giusto?", "jogo eu"."""
    said = [item for item in items if not item.is_break and not item.is_nothing]
    if len(said) < _VERB_AND_PERSON or any(item.number is not None for item in items):
        return None
    verb, person, *rest = said
    is_verb = "first-person" in verb.concepts and bool(verb.concepts & {"move-verb", "play"})
    is_all = all(item.concepts & _IN_TURN for item in rest)
    return CommandMeant(Command.TURN) if is_verb and "i" in person.concepts and is_all else None


_VERB_AND_PERSON = 2
