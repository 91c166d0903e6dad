"""Words for facts, in the listener's language."""

import re
from collections.abc import Sequence
from dataclasses import fields
from enum import Enum

from assistant.narration.catalog import Catalog, Variable
from assistant.narration.facts.fact import Contents, Fact, Moves, Squares
from assistant.rules.articles import Article, Text
from assistant.rules.position import Piece
from speech.utterance import Utterance

NOBODY = "none"
"""What a message sees where a fact has no side: no winner, no last move."""

LONGEST_QUOTE = 40
"""How much of a person's own text is said back."""


class Narrator:
    """Tells facts in one language; articles of the regulation in force are named by number alone."""

    def __init__(self, language: str, text: Text | None = None, verbosity: int = 1) -> None:
        self.language = language
        self._catalog = Catalog(language)
        self._text = text
        self._form = _FORMS[verbosity]

    def tell(self, fact: Fact) -> Utterance:
        """One fact in words."""
        variables = self._variables(fact)
        message_id = _message_id(fact)
        text = self._catalog.text(message_id, self._form, **variables)
        # A message with nothing for the voice alone is spoken as it is printed.
        aloud = self._catalog.text(message_id, "spoken", **variables) if not self._form else text
        return Utterance(text, self.language, in_words(aloud))

    def article(self, article: Article) -> str:
        """How an article is named: "articolo 6.7", or with its text where that is another one."""
        is_own = article.text is self._text
        return self._catalog.text(
            "words-article",
            number=article.number,
            text=article.text.value,
            is_own="yes" if is_own else "no",
        )

    def listed(self, items: Sequence[str], *, is_choice: bool) -> str:
        """Items joined as the language joins them: "21, 22 e 23"."""
        if len(items) < 2:
            return "".join(items)
        head = ", ".join(items[:-1])
        kind = "or" if is_choice else "and"
        return self._catalog.text("words-list", kind=kind, head=head, last=items[-1])

    def _content(self, square: int, piece: Piece | None) -> str:
        """A square with what stands on it: "18 pedina bianca"."""
        return self._catalog.text("words-content", square=str(square), piece=_piece_word(piece))

    def _variables(self, fact: Fact) -> dict[str, Variable]:
        variables: dict[str, Variable] = {}
        for field in fields(fact):
            value = getattr(fact, field.name)
            variables[field.name] = self._variable(value)
            match value:
                case str():
                    # No word of a person's own can mean "nothing": that is said apart.
                    variables[f"has_{field.name}"] = "yes" if quotable(value) else "no"
                case int() if not isinstance(value, bool):
                    word = self._catalog.text("words-number", number=value)
                    variables[f"{field.name}_word"] = word
        return variables

    def _variable(self, value: object) -> Variable:
        match value:
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return value
            case None:
                return NOBODY
            case Enum():
                return str(value.value)
            case Article():
                return self.article(value)
            case Squares(numbers, is_choice):
                return self.listed([str(square) for square in numbers], is_choice=is_choice)
            case Moves(written, is_choice):
                return self.listed(written, is_choice=is_choice)
            case Contents(squares):
                return ", ".join(self._content(square, piece) for square, piece in squares)
        return quotable(str(value))


def _piece_word(piece: Piece | None) -> str:
    if piece is None:
        return "empty"
    return f"{piece.side.value}-{'king' if piece.is_king else 'man'}"


def _message_id(fact: Fact) -> str:
    """The fact's message, and where a word of the fact chooses among several, that word behind it."""
    match getattr(fact, _CHOOSERS.get(fact.message, ""), None):
        case Enum() as word:
            return f"{fact.message}-{word.value}"
        case str() as word:
            return f"{fact.message}-{word}"
    return fact.message


_CHOOSERS = {
    "game-ended": "termination",
    "game-coach": "coach",
    "rules-capture-forced": "coach",
    "rules-capture-decided": "priority",
    "rules-illegal": "reason",
    "rules-no-such-move": "lack",
    "board-place": "place",
    "draw-count-request": "answer",
    "draw-count-change": "change",
    "draw-repetition-claim": "answer",
    "talk-ask": "question",
    "talk-help": "topic",
    "talk-interrupted": "what",
    "errors-fen": "problem",
}
"""The messages that come in several kinds, and the field that names the kind."""


_FORMS = {0: "brief", 1: "", 2: "full"}
"""By verbosity, the form of a message that is told, where the message has it."""

_NOTATION = re.compile(r"\b\d+(?:[-x]\d+)+\b")


def in_words(text: str) -> str:
    """A text for a voice: moves as numbers one after the other, for "22-18" is read as "minus"."""
    return _NOTATION.sub(lambda move: re.sub("[-x]", " ", move[0]), text)


def spelled(utterance: Utterance) -> Utterance:
    """The same with each number digit by digit: "22-18" becomes "2 2, 1 8"."""

    def spell(numbers: re.Match[str]) -> str:
        return ", ".join(" ".join(number) for number in re.findall(r"\d+", numbers[0]))

    text = re.sub(r"\d+(?:[-x]\d+)*", spell, utterance.text)
    return Utterance(text, utterance.language, text)


def quotable(text: str) -> str:
    """A person's own text, fit to be said back: printable, on one line, short."""
    said = printable(text)
    return said if len(said) <= LONGEST_QUOTE else said[:LONGEST_QUOTE] + "..."


def printable(text: str) -> str:
    """A text on one line, without characters that a terminal would obey instead of showing."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
