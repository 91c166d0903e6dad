"""What a recogniser is told to expect of a position that is set up: colours, pieces, squares."""

from collections.abc import Iterator, Sequence

from assistant.parsing.meanings import Whose
from assistant.parsing.words.vocabulary import Vocabulary

_APART = 4
"""Of every so many squares one stands behind a colour: before any number the rest is the way back."""
_COLOURS = (Whose.WHITE, Whose.BLACK)
_PIECES = ("man", "men", "king", "kings")
_STEPS = ("read", "done", "clear")


def placing(words: Vocabulary, names: Sequence[str]) -> Iterator[str]:
    """Each colour before each kind of piece, each kind before numbers; squares have these names."""
    colours = [next(word for word, whose in words.whose.items() if whose is each) for each in _COLOURS]
    kinds = [said for kind in _PIECES if (said := _first_heard(words, kind))]
    if not kinds:
        return
    for at, name in enumerate(names[::_APART]):
        colour, kind = colours[at % len(colours)], kinds[at % len(kinds)]
        yield f"{colour} {name} {kind} {names[(_APART * at + 7) % len(names)]}"
    yield from (f"{colour} {kind} {names[0]}" for colour in colours for kind in kinds)
    if turn := _first_heard(words, "turn"):
        yield from (f"{turn} {colour}" for colour in colours)
    if remove := _first_heard(words, "remove"):
        yield from (f"{remove} {name}" for name in names[:: len(names) // 2])
    yield from (said for step in _STEPS if (said := _first_heard(words, step)))


def words_placing(words: Vocabulary) -> list[str]:
    """The phrases of a position that a recogniser is told to expect."""
    return [_first_heard(words, kind) for kind in (*_PIECES, "turn", "remove", *_STEPS)]


def _first_heard(words: Vocabulary, kind: str) -> str:
    """The first phrase of a kind that the models have learnt; empty where there is none."""
    phrases = words.setup.get(kind, ())
    return next((" ".join(each) for each in phrases if words.unheard.isdisjoint(each)), "")
