"""Commands and questions from words: by a whole phrase, by a letter, by the beginning of a phrase."""

from collections.abc import Sequence
from functools import lru_cache

from assistant.parsing.arguments import CommandMeant, fit, takes
from assistant.parsing.commands.catalogue import ANSWERS, CHANGING, NEVER_BEGUN
from assistant.parsing.meanings import Command
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.words.tokens import KEPT, Line, Token, read_line
from assistant.parsing.words.vocabulary import Head, Vocabulary

ACTING = CHANGING - {Command.SETTINGS, Command.PAUSE}
"""What does more than tell, and is no answer to what is asked: where that is open, it is said whole."""

SHORTEST_BEFORE_TEXT = 3
"""Shorter beginnings of a word take no free text after them: `he was` does not ask for help."""

_ASKED_LIKE_A_SQUARE = frozenset({Command.PLACE, Command.ROW, Command.PROMOTION_ROW})


def parse_command(text: str, words: Vocabulary, *, only_whole: bool = False) -> CommandMeant | None:
    """The command that a text means, or None.

    The text as it stands comes first, so that a phrase may hold words that are fillers elsewhere; then
    one letter; then without fillers and without the words that say whose; the beginnings of phrases
    last. What can be read as a move is never a command. Letters and beginnings save typing:
    `only_whole` leaves them out, as nobody says them.
    """
    if text.strip() and not text.strip("? \t"):
        return CommandMeant(Command.HINTS)
    line = read_line(text)
    if not line.words or read_sentence(text, words):
        return None
    plain = [token for token in line.words if token.word not in words.fillers]
    heads = [token for token in plain if token.word not in words.whose]
    whose = [token for token in plain if token.word in words.whose]
    if whose and not heads:
        return fit(Head(Command.PIECES), whose, whose, line, words)
    return (
        _by_phrase(line.words, [], line, words)
        or (None if only_whole else _by_letter(line, words))
        or _by_phrase(heads, whose, line, words)
        or (None if only_whole else _by_beginning(heads, whose, line, words))
    )


def begins_deed(text: str, words: Vocabulary) -> bool:
    """Whether a line acts by the beginning of a phrase alone: "pare" begins "pareggio"."""
    first = read_line(text).words[:1]
    has_letter = any(token.word in words.letters for token in first)
    is_whole = has_letter or parse_command(text, words, only_whole=True) is not None
    meant = None if is_whole else parse_command(text, words)
    return meant is not None and meant.command in ACTING


def _by_phrase(
    tokens: Sequence[Token], whose: Sequence[Token], line: Line, words: Vocabulary
) -> CommandMeant | None:
    """A whole phrase at the beginning, the longest first, and its arguments."""
    for length in range(min(len(tokens), _longest(words)), 0, -1):
        said, arguments = tokens[:length], [*tokens[length:], *whose]
        for head in words.heads.get(_joined(said), ()):
            meant = fit(head, said, arguments, line, words)
            if meant is None and head.command is Command.SQUARE and length < len(tokens):
                meant = _by_phrase(_without_fillers(arguments, words), [], line, words)
                if meant and meant.command not in _ASKED_LIKE_A_SQUARE:
                    meant = None
            if meant:
                return meant
        heads = words.heads.get(_joined(said), ())
        if len(heads) == 1 and takes(heads[0]).needed and not arguments:
            return CommandMeant(heads[0].command)  # which square is asked
    return None


def _by_letter(line: Line, words: Vocabulary) -> CommandMeant | None:
    first, *arguments = line.words
    command = words.letters.get(first.word)
    return fit(Head(command), [first], arguments, line, words) if command else None


def _by_beginning(
    tokens: Sequence[Token], whose: Sequence[Token], line: Line, words: Vocabulary
) -> CommandMeant | None:
    """The beginning of phrases of one command only; the longest beginning of any phrase decides."""
    longest = _longest(words)
    rows = [(line.words, line.words[:0])] if len(line.words) <= longest else []
    ends = range(min(len(tokens), longest), 0, -1)
    rows += [(tuple(tokens[:end]), (*tokens[end:], *whose)) for end in ends]
    for said, arguments in rows:
        begun = _joined(said)
        if tuple(begun.split()) in words.moves:
            continue  # "para", "com": a word of moves has been said whole
        phrases = [
            phrase
            for phrase in words.beginning_with(begun)
            if any(head.command not in NEVER_BEGUN for head in words.heads[phrase])
        ]
        if phrases:
            head = _only_head(phrases, words)
            if head is None or head.command in ANSWERS or head.rest:
                return None  # the beginning of a word must not agree to a draw
            is_bare = takes(head).text and arguments and len(begun) < SHORTEST_BEFORE_TEXT
            # Before a number half a word may as well be that of a move: tak 13.
            is_bare = is_bare or (takes(head).all and arguments)
            # "o que ele tem" only seems to begin "o que ele jogou".
            is_cut = " " in begun and begun not in words.heads
            is_bare = is_bare or (is_cut and _are_nouns(arguments, words))
            return None if is_bare else fit(head, said, arguments, line, words)
    return None


def _only_head(phrases: Sequence[str], words: Vocabulary) -> Head | None:
    """The one thing that the phrases with the same beginning mean, or None where they are several.

    Who types a beginning means a word rather than a phrase of several, and rather asks than changes
    the game; what changes it, or leaves, must be the only meaning.
    """
    # Who begins "set" means that, with whatever may stand behind it: "set position" is more.
    texts = [each for each in phrases if takes(words.heads[each][0]).text]
    phrases = [each for each in phrases if not any(each.startswith(f"{text} ") for text in texts)]
    heads = {head for phrase in phrases for head in words.heads[phrase]}
    if len(heads) == 1:
        return heads.pop()
    by_word = {head for phrase in phrases if " " not in phrase for head in words.heads[phrase]}
    asking = {head for head in by_word if head.command not in CHANGING}
    return asking.pop() if len(asking) == 1 and len(by_word) < _MANY else None


def _are_nouns(arguments: Sequence[Token], words: Vocabulary) -> bool:
    """Whether nothing stands behind a beginning but words that would be left out."""
    return bool(arguments) and all(token.word in words.nouns for token in arguments)


_MANY = 3
"""Words of so many meanings have a beginning in common that says nothing."""


def _without_fillers(tokens: Sequence[Token], words: Vocabulary) -> list[Token]:
    return [token for token in tokens if token.word not in words.fillers]


@lru_cache(maxsize=KEPT)
def _longest(words: Vocabulary) -> int:
    """How many words the longest phrase of a command has: more are none, nor the beginning of one."""
    return max(len(phrase.split()) for phrase in words.heads)


def _joined(tokens: Sequence[Token]) -> str:
    return " ".join(token.word for token in tokens)
