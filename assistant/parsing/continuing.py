"""Who wants the game to go on: "I want to continue", "I did not mean to resign".

Where a game has ended that regrets its end; where an end is asked about it is a no. While nothing of
the kind is open the same words are about the reading, or mean nothing.
"""

from assistant.parsing.words.concepts import Item, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

_ON = frozenset({"continue", "play-on"})
_OF_READING = frozenset(
    {"read", "reading", "list", "rest", "from-where", "stopped", "say", "tell", "cut", "voice"}
)
"""The concepts of words beside which what goes on is the reading, not the game."""
_REGRETS = frozenset({"not", "mistake", "undo", "take-back", "back"})
_ENDS = frozenset({"resign", "resignation", "draw", "end"})
_ASKS = frozenset(
    {"why", "who", "which", "how", "how-many", "where", "rule", "new", "another", "start-over"}
)
"""The concepts of words beside which something else is wanted."""
_TO_THE_GAME = frozenset({"take-back", "back"})


def wants_to_go_on(text: str, words: Vocabulary) -> bool:
    """Whether a line wants the game to go on, or says that its end was not meant."""
    return any(_wants(row.items) for row in plain_rows(read_line(text), words))


def _wants(items: tuple[Item, ...]) -> bool:
    concepts = frozenset().union(*(item.concepts for item in items))
    if concepts & _ASKS or any(item.number is not None for item in items):
        return False
    goes_on = bool(concepts & _ON) and not concepts & _OF_READING
    # Of a word that may be both, as "ritiro", the one thing only is meant.
    ends = [item for item in items if item.concepts & _ENDS and not item.concepts & _REGRETS]
    is_regretted = bool(concepts & _REGRETS and ends)
    goes_back = bool(concepts & _TO_THE_GAME and concepts & {"game", "play"})
    return goes_on or is_regretted or goes_back


def names_game(text: str, words: Vocabulary) -> bool:
    """Whether a line has a word for the game, or for wanting: "go on" alone has none."""
    items = plain_rows(read_line(text), words)[0].items
    return any(item.concepts & {"game", "play", "play-on", "want"} for item in items)


def owns_slip(text: str, words: Vocabulary) -> bool:
    """Whether somebody says that their move was wrong, and does not ask what was: "that was wrong"."""
    items = plain_rows(read_line(text), words)[0].items
    concepts = frozenset().union(*(item.concepts for item in items))
    is_asking = text.rstrip().endswith("?") or bool(concepts & _ASKS_WHAT)
    return not is_asking and bool(concepts & {"mistake", "wrong"})


_ASKS_WHAT = frozenset(
    {"what", "why", "which", "where", "how", "rule", "explain", "tell", "refuse", "forbid"}
)
