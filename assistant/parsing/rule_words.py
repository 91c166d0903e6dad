"""Which rule a line asks for: an article by its number or letter, or what is laid down of a topic.

"6.9" may be an article, a move or no more than two numbers: it is an article beside a word for one,
beside a word for saying where that article is known, or alone where it is no move.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.concepts import Item, concepts_of, items_of
from assistant.parsing.meanings import Command
from assistant.parsing.moves import Ambiguous, Understood, parse_move_text
from assistant.parsing.numbers import numbers_at
from assistant.parsing.tokens import Token, read_line
from assistant.parsing.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.rulebook import Topic, articles_numbered

_DOTTED = re.compile(r"(?<![\w.,:-])\d{1,2}(?:\.\d{1,2}){1,3}(?![\w:-])")
_SQUARES = re.compile(r"\d\s*[-:x]\s*\d")
_RULE = frozenset({"rule", "rules"})
_SAYING = frozenset({"say", "said", "tell", "read", "hear", "explain"})
_BESIDE = _RULE | {
    *("say", "tell", "read", "hear", "explain", "what", "which", "how", "be", "is-there", "have"),
    *("i", "me", "know", "want", "give", "list", "show", "all", "for", "now", "can", "do", "help"),
}
"""Concepts of words beside which a topic of the rules is asked for, and nothing else."""
_LETTERS = "abcdefghi"


class RuleWanted(NamedTuple):
    """What was said behind the word for a rule: an article's number or letter, or a topic."""

    number: str = ""
    topic: Topic | None = None


def parse_rule(rest: str, words: Vocabulary) -> RuleWanted | None:
    """What the argument of Command.RULE names, or None."""
    tokens = read_line(rest).words
    number = "" if _SQUARES.search(rest) else _number_at(tokens, words)
    if number:
        return RuleWanted(number)
    topic = _topic_of(rest, words)
    return RuleWanted(topic=topic) if topic else None


def rule_asked(
    text: str, position: Position, regulation: Regulation, words: Vocabulary
) -> CommandMeant | None:
    """The rule that a line asks for, if it asks for one by its number, its letter or its topic."""
    line = read_line(text)
    behind = [place for place, token in enumerate(line.words) if concepts_of(token.word, words) & _RULE]
    dotted = _DOTTED.findall(text)
    if not behind:
        number = dotted[0] if len(dotted) == 1 else ""
        if not (number and articles_numbered(regulation, number)):
            return None
        if text.strip(" ?!.") != number:
            return _command(number) if _is_said(items_of(line, words)) else None
        played = parse_move_text(number.replace(".", " "), position, regulation, words)
        return None if isinstance(played, Understood | Ambiguous) else _command(number)
    if _SQUARES.search(text):
        return None
    for place in behind:
        number = _number_at(line.words[place + 1 :], words)
        if number.isalpha() and not articles_numbered(regulation, number):
            continue
        if number:
            return _command(number)
    if dotted and articles_numbered(regulation, dotted[0]):
        return _command(dotted[0])
    topic = _topic_of(text, words)
    if topic is None or dotted:
        return None
    return topic_command(topic.value, words)


def topic_command(topic: str, words: Vocabulary) -> CommandMeant:
    """The question what is laid down of a topic."""
    return _command(next(word for word, name in words.rules.items() if name == topic))


def _command(rest: str) -> CommandMeant:
    return CommandMeant(Command.RULE, rest=rest)


def _is_said(items: Sequence[Item]) -> bool:
    """Whether a line only wants something to be said of the number in it."""
    present = frozenset().union(*(item.concepts for item in items))
    return bool(present & _SAYING) and all(_is_beside(item) for item in items)


def _is_beside(item: Item) -> bool:
    is_silent = item.is_silent or item.number is not None or not item.text
    return is_silent or bool(item.concepts & _BESIDE)


def _number_at(tokens: Sequence[Token], words: Vocabulary) -> str:
    """The number or letter of an article that some tokens begin with; a lone letter ends them."""
    parts: list[str] = []
    tokens = [token for token in tokens if token.word not in words.points]
    place = 0
    while place < len(tokens):
        found = next(iter(numbers_at(tokens, place, words)), None)
        if found is None:
            break
        parts.append(str(found[0].value))
        place += found[1]
    if parts:
        return ".".join(parts)
    letter = tokens[0].word if len(tokens) == 1 else ""
    return letter if letter and letter in _LETTERS else ""


def _topic_of(text: str, words: Vocabulary) -> Topic | None:
    """The topic that a text names, if every other word only asks for it."""
    line = read_line(text)
    said = [token.word for token in line.words]
    spans = [
        (place, phrase.split(), name)
        for phrase, name in words.rules.items()
        for place in range(len(said))
        if said[place : place + len(phrase.split())] == phrase.split()
    ]
    if not spans:
        return None
    place, phrase, name = max(spans, key=lambda span: len(span[1]))
    if name not in {topic.value for topic in Topic}:
        return None
    others = " ".join((*said[:place], *said[place + len(phrase) :]))
    rest = items_of(read_line(others), words)
    silent = words.fillers | words.rule_words
    known = all(_is_beside(item) or item.text in silent for item in rest)
    return Topic(name) if known else None
