"""A line that asks on from what was said before, and so gives no move: "and 29?", "what about 29"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary


def asked_on(text: str, words: Vocabulary) -> CommandMeant | Likely | None:
    """The question about the one square, or the pieces, that stand behind a word for asking on.

    Without a question mark it is only likely a question, and nothing that is counted is done for it.
    """
    tokens = read_line(text).words
    first = text[tokens[0].start :].casefold() if tokens else ""
    if not first.startswith(tokens[0].word if tokens else " "):
        return None  # with its accent it is another word: "é a 29" answers
    said = [token.word for token in tokens]
    for phrase in map(str.split, words.asking_on):
        if said[: len(phrase)] != phrase or len(said) == len(phrase):
            continue
        items = items_of(read_line(text[tokens[len(phrase)].start :]), words)
        whose = [place for place, item in enumerate(items) if item.whose is not None]
        if len(whose) == 1 and _names_pieces(items, whose[0]):
            meant = CommandMeant(Command.PIECES, whose=items[whose[0]].whose)
            return meant if is_asked(text) else Likely(meant)
        squares = [item.number for item in items if item.number is not None and not item.concepts]
        if len(squares) == 1 and all(item.number in squares or _is_beside(item) for item in items):
            meant = CommandMeant(Command.SQUARE, squares=(squares[0],))
            return meant if is_asked(text) else Likely(meant)
    return None


def rest_asked(text: str, words: Vocabulary) -> str:
    """What stands behind the word for asking on with which a line begins; else nothing."""
    tokens = read_line(text).words
    said = [token.word for token in tokens]
    lengths = [
        len(phrase)
        for phrase in map(str.split, words.asking_on)
        if said[: len(phrase)] == phrase and len(said) > len(phrase)
    ]
    return text[tokens[max(lengths)].start :] if lengths else ""


def _names_pieces(items: Sequence[Item], whose: int) -> bool:
    """Whether a word says whose pieces, and nothing else is said: "e a minha vez" asks more."""
    is_all = all(_is_beside(item) for item in items[:whose])
    return is_all and all(item.is_nothing or item.concepts & _PIECES for item in items[whose + 1 :])


_PIECES = frozenset({"man", "pieces"})


def _is_beside(item: Item) -> bool:
    return item.is_silent or bool(item.concepts & {"man", "square", "number"})


def is_asked(text: str) -> bool:
    """Whether a line ends in a question mark: it never gives a move, and never chooses one."""
    return text.rstrip().rstrip("!.").endswith("?")


def only_asks(text: str, words: Vocabulary) -> bool:
    """Whether a line asks and chooses nothing, whatever waits for a choice."""
    return is_asked(text) or asked_on(text, words) is not None
