"""Which rule a line asks for: an article by its number or letter, or what is laid down of a topic.

"6.9" may be an article, a move or no more than two numbers: it is an article beside a word for one,
beside a word for saying where that article is known, or alone where it is no move.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import Ambiguous, Understood, parse_move_text
from assistant.parsing.words.concepts import Item, concepts_of, items_of
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import Line, Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.rulebook import Rule, Topic, article_of, articles_numbered

_DOTTED = re.compile(r"(?<![\w.,:-])\d{1,2}(?:\.\d{1,2}){1,3}(?![\w:-])")
_SQUARES = re.compile(r"\d\s*[-:x]\s*\d")
_RULE = frozenset({"rule", "rules"})
_SAYING = frozenset({"say", "said", "tell", "read", "hear", "explain"})
_BESIDE = _RULE | {
    *("say", "tell", "read", "hear", "explain", "what", "which", "how", "be", "is-there", "have"),
    *(
        "i",
        "me",
        "know",
        "want",
        "wants",
        "give",
        "list",
        "show",
        "all",
        "for",
        "now",
        "can",
        "do",
        "help",
    ),
}
"""Concepts of words beside which a topic of the rules is asked for, and nothing else."""
_OTHERWISE = frozenset({"attack", "threaten"})
"""Concepts of words beside which a number is a piece: "what does 15 attack"."""
_LETTERS = "abcdefghi"


class RuleWanted(NamedTuple):
    """What was said behind the word for a rule: an article's number or letter, a topic, or a sign."""

    number: str = ""
    topic: Topic | None = None
    rule: Rule | None = None
    """What one sign stands for."""


def parse_rule(rest: str, words: Vocabulary) -> RuleWanted | None:
    """What the argument of Command.RULE names, or None."""
    if rest in _SIGNS:
        return RuleWanted(rule=_SIGNS[rest])
    tokens = read_line(rest).words
    number = "" if _SQUARES.search(rest) else _number_at(tokens, words)
    if number and not any(item.concepts & _OTHERWISE for item in items_of(read_line(rest), words)):
        return RuleWanted(number)
    topic = _topic_of(rest, words)
    return RuleWanted(topic=topic) if topic else None


def rule_asked(
    text: str, position: Position, regulation: Regulation, words: Vocabulary
) -> CommandMeant | None:
    """The rule that a line asks for, if it asks for one by its number, its letter or its topic."""
    line = read_line(text)
    told = (
        _sign_asked(text, words)
        or _texts_compared(line, words)
        or _of_turns(items_of(line, words), regulation)
    )
    if told is not None:
        return told
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
    return None if dotted else _of_subject(text, behind, words)


_SIGNS = {
    "!": Rule.SIGN_STRONG,
    "!!": Rule.SIGN_VERY_STRONG,
    "?": Rule.SIGN_WEAK,
    "??": Rule.SIGN_BLUNDER,
    "?!": Rule.SIGN_LOOKS_WEAK,
    "!?": Rule.SIGN_LOOKS_STRONG,
    "*": Rule.SIGN_FORCED,
    "+": Rule.SIGN_WON,
    "=": Rule.SIGN_DRAWN,
}
_SIGN_APART = re.compile(r"(?<!\S)[\"'(]?([!?]{1,2}|[*+=])[\"')]?(?=\s|[?.]?\Z)")


def _sign_asked(text: str, words: Vocabulary) -> CommandMeant | None:
    """The sign of which a line asks what it means, by itself between the words that ask that.

    A question mark at the end of a line is none, whatever stands before it.
    """
    found = _SIGN_APART.search(text)
    if (
        found is None
        or found[1] not in _SIGNS
        or (found[1] == "?" and found.end() >= len(text.rstrip()))
    ):
        return None
    rest = f"{text[: found.start()]} {text[found.end() :]}"
    said = tuple(token.word for token in read_line(rest).words)
    asks = said in {(*before, *behind) for before, behind in (*words.meaning, *words.plain_meaning)}
    is_ruled = len(said) == 1 and bool(concepts_of(said[0], words) & _RULE)
    return _command(found[1]) if asks or is_ruled else None


def _texts_compared(line: Line, words: Vocabulary) -> CommandMeant | None:
    """The topic of which a line asks what the texts of the rules say differently."""
    items = items_of(line, words)
    said = frozenset().union(*(item.concepts for item in items))
    if not said & {"different", "changed"} or not said & {"rule-text", "rules"}:
        return None
    named = next((word for word in line.words if words.rules.get(word.word) in _TOPICS), None)
    if named is None:
        return None
    others = (item for item in items if named.word not in item.text.split())
    is_asked = all(_is_beside(item) or item.concepts & _COMPARED for item in others)
    return replace(_command(named.word), about=About.DIFFERENT) if is_asked else None


_TOPICS = frozenset(topic.value for topic in Topic)
_COMPARED = frozenset({"different", "changed", "rule-text", "between", "people", "both", "crossing"})
"""Concepts of words that may stand where texts of the rules are compared."""


def _of_turns(items: Sequence[Item], regulation: Regulation) -> CommandMeant | None:
    """The rule of whose turn it is, for who asks with no word for a rule who begins, or may pass."""
    is_asked = asks_who_begins(items) or _asks_to_pass(items)
    return _command(article_of(regulation, Rule.IN_TURN)[0].number) if is_asked else None


def _asks_to_pass(items: Sequence[Item]) -> bool:
    """Whether a row asks if a turn may be passed, which is a question even without its mark."""
    said = frozenset().union(*(item.concepts for item in items))
    is_all = all(item.is_silent or item.concepts & _IN_PASSING for item in items)
    return is_all and "skip-turn" in said and bool(said & _LEAVE)


_LEAVE = frozenset({"can", "permitted", "legal", "one-can", "i-can", "must"})
_IN_PASSING = _LEAVE | {"skip-turn", "i", "me", "you", "be", "turn", "rule", "if", "want", "do", "game"}
"""Concepts of words that may stand where somebody asks whether they may let their turn go by."""


def _of_subject(text: str, behind: Sequence[int], words: Vocabulary) -> CommandMeant | None:
    """The rules of the topic that a line names, or of a subject of which there are none."""
    line, topic = read_line(text), _topic_of(text, words)
    if topic is None:
        subject = _unknown_subject(line, behind, words)
        return _command(subject) if subject else None
    named = [word for word, name in words.rules.items() if name == topic.value]
    said = [token.word for token in line.words]
    return _command(
        next((word for word in named if word in said and is_repetition(word, words)), named[0])
    )


def is_repetition(rest: str, words: Vocabulary) -> bool:
    """Whether what is asked of the rules names repetition, of which one text has no rule."""
    return any("repetition" in item.concepts for item in items_of(read_line(rest), words))


def _unknown_subject(line: Line, behind: Sequence[int], words: Vocabulary) -> str:
    """The subject that a line names of which there is no rule: nobody knows its words, or ""."""
    items = items_of(line, words)
    after = items_of(read_line(line.text[line.words[behind[0]].start :]), words)[1:]
    if not after or not (after[0].is_silent or after[0].text in words.rule_words):
        return ""
    if any(item.concepts & {"not", "why", "forbid", "can"} for item in items):
        return ""
    abouts = [
        at
        for at, item in enumerate(after)
        if item.text in words.rule_words and not item.concepts & _SAYING
    ]
    is_said = bool(abouts) and any(item.concepts & _SAYING for item in items)
    named = [item for item in after[abouts[0] + 1 :] if not _is_beside(item)] if is_said else []
    strange = [item for item in after if item.is_unknown or item in named]
    strange = [item for item in strange if item.text not in words.rule_words]
    is_plain = all(
        _is_beside(item) or item in strange or item.text in words.rule_words for item in items
    )
    if not is_plain or len(strange) > _MOST_STRANGE or any(item.number or item.whose for item in items):
        return ""
    return " ".join(item.text for item in strange)


_MOST_STRANGE = 2
"""The words of a subject that nobody knows; a line with more of them is talk."""


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
        return ".".join(parts) + _letter_at(tokens, place, is_dotted=len(parts) > 1)
    letter = tokens[0].word if len(tokens) == 1 else ""
    return letter if letter and letter in _LETTERS else ""


def _letter_at(tokens: Sequence[Token], place: int, *, is_dotted: bool) -> str:
    """The letter of a part of an article, behind a blank as articles are cited: " b2"; or nothing."""
    letter, number = [token.word for token in (*tokens[place : place + 2], _NO_TOKEN, _NO_TOKEN)][:2]
    if not is_dotted or letter not in _PARTS:
        return ""
    return f" {letter}{number if number.isdigit() else ''}"


_NO_TOKEN = Token("", 0)
_PARTS = frozenset("abcd")
"""The letters of parts of an article: 5.3 a, 6.3 b2."""


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
    if name not in _TOPICS:
        return None
    others = " ".join((*said[:place], *said[place + len(phrase) :]))
    rest = items_of(read_line(others), words)
    silent = words.fillers | words.rule_words
    known = all(_is_beside(item) or item.text in silent for item in rest)
    return Topic(name) if known else None


_GAMES = frozenset(
    {"italian", "international", "big-board", "small-board", "draughts", "rule", "rules"}
)
_USUALLY = frozenset({"past", "always", "game"})
_IN_BEGINNING = frozenset(
    {
        *(*_GAMES, *_USUALLY, "who", "which", "start", "go", "rank", "play", "be", "king"),
        *("counted", "colour", "man", "pieces", "first", "in", "with"),
    }
)
"""Concepts of words that may stand where somebody asks which side begins a game."""


def asks_who_begins(items: Sequence[Item]) -> bool:
    """Whether a row asks who begins a kind of game, or usually does, which the rules say."""
    said = frozenset().union(*(item.concepts for item in items))
    begins = "start" in said or any(item.rank == 1 for item in items)
    is_asked = bool(said & {"who", "which"}) and begins and bool(said & (_GAMES | _USUALLY))
    is_all = all(item.is_silent or item.whose or item.concepts & _IN_BEGINNING for item in items)
    return is_asked and is_all and all(item.number is None for item in items)
