"""What a word of the game means, where that is asked: "what does huffing mean"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import concepts_of
from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

_ON_BOARD = frozenset({"man", "king", "en-prise"})
"""Words of which "what is" asks something else: the rules of a piece, or what is threatened."""


def meaning_asked(text: str, words: Vocabulary) -> CommandMeant | None:
    """The word that a line asks about, if there is a sentence for it."""
    said = [token.word for token in read_line(text).words]
    for pattern in words.meaning:
        if _begins(said, pattern) and (term := _term_in(said, pattern, words)):
            return _asked(term)
    for pattern in words.plain_meaning:
        if not _begins(said, pattern) or _asks_place(said, pattern, words):
            continue  # what stands there is asked: "what's on the long diagonal"
        if (term := _term_in(said, pattern, words)) and words.glossary[term] not in _ON_BOARD:
            return _asked(term)
    return None


def term_in(text: str, words: Vocabulary) -> CommandMeant | None:
    """The longest word of the game that a line names anywhere, asked about."""
    said = [token.word for token in read_line(text).words]
    for length in range(min(len(said), _LONGEST_TERM), 0, -1):
        for at in range(len(said) - length + 1):
            if (term := " ".join(said[at : at + length])) in words.glossary:
                return _asked(term)
    return None


_LONGEST_TERM = 4


def _begins(said: Sequence[str], pattern: tuple[Phrase, Phrase]) -> bool:
    """Whether a line may begin as a pattern does: most lines begin as none."""
    before, _ = pattern
    return not before or bool(said and said[0] == before[0])


def _asks_place(said: Sequence[str], pattern: tuple[Phrase, Phrase], words: Vocabulary) -> bool:
    before, _ = pattern
    rest = said[len(before) :]
    return bool(rest) and tuple(said[: len(before)]) == before and "on" in concepts_of(rest[0], words)


def _asked(term: str) -> CommandMeant:
    return CommandMeant(Command.HELP, rest=term, about=About.MEANING)


def _term_in(said: Sequence[str], pattern: tuple[Phrase, Phrase], words: Vocabulary) -> str:
    """The word of the glossary for which the star of a pattern stands, or none."""
    before, behind = pattern
    end = len(said) - len(behind)
    if len(before) >= end or tuple(said[: len(before)]) != before or tuple(said[end:]) != behind:
        return ""
    named = list(said[len(before) : end])
    while named:
        if (term := " ".join(named)) in words.glossary:
            return term
        if not _is_silent(named[0], words):
            return ""
        named = named[1:]
    return ""


def _is_silent(word: str, words: Vocabulary) -> bool:
    return word in words.fillers or "silent" in concepts_of(word, words)
