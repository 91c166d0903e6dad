"""Which message tells a fact, where one of its words chooses among several."""

from enum import Enum

from assistant.narration.facts.fact import Fact


def message_of(fact: Fact) -> str:
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
    "game-level-followed": "result",
    "settings-level-idle": "why",
    "rules-capture-forced": "coach",
    "rules-capture-decided": "priority",
    "rules-illegal": "reason",
    "rules-not-taken": "why",
    "help-about": "topic",
    "glossary": "term",
    "rules-no-such-move": "lack",
    "rules-no-moves-of": "why",
    "position-place": "place",
    "draw-count-request": "answer",
    "draw-count-change": "change",
    "draw-repetition-claim": "answer",
    "talk-ask": "question",
    "talk-ask-moves": "question",
    "talk-help": "topic",
    "talk-interrupted": "what",
    "lesson-tour": "topic",
    "listening-square": "part",
    "tactile-order": "order",
    "tactile-irregular": "kind",
    "tactile-set-up-refused": "reason",
    "errors-fen": "problem",
    "mail-trouble": "why",
    "mail-text-refused": "why",
    "correspondence-analysis": "why",
    "keeping-ask-delete": "how",
    "keeping-no-games": "why",
    "keeping-not-had": "why",
    "keeping-which": "what",
    "keeping-deleted": "how",
    "setup-impossible": "flaw",
    "arbiter-ask": "question",
    "arbiter-count-as-it-is": "why",
    "astray": "kind",
    "astray-settled": "what",
    "astray-unknown": "why",
    "irregular-announced": "kind",
}
"""The messages that come in several kinds, and the field that names the kind."""
