"""What the articles of each text say, as rules that are worded once for all texts.

An article may hold several rules, and texts that number a rule otherwise share it. Besides the articles
that the program cites there are a few that players ask for.
"""

from collections.abc import Mapping
from enum import Enum

from assistant.rules.articles import Article, Text
from assistant.rules.irregularities import (
    CAPO1_IRREGULARITIES,
    CAPO2_IRREGULARITIES,
    PORTUGUESE_IRREGULARITIES,
    Irregularity,
)
from assistant.rules.regulation import Ending, Regulation
from assistant.rules.rule import Rule as Rule


class Topic(Enum):
    """What rules are asked for by; the value is the word of [rules] in phrases/*.toml."""

    CAPTURES = "captures"
    MEN = "men"
    KINGS = "kings"
    PROMOTION = "promotion"
    DRAWS = "draws"
    COUNT = "count"
    TOUCHING = "touching"
    WINNING = "winning"
    MOVES = "moves"
    IRREGULARITIES = "irregularities"
    BOARD = "board"


_R = Rule
Rules = tuple[Rule, ...]


def _of_irregularities(numbers: Mapping[Irregularity, str]) -> dict[str, Rules]:
    """What the rows of a list say: of several irregularities with one number the first."""
    found: dict[str, Rules] = {}
    for kind, number in numbers.items():
        is_row = number.count(".") > 1
        if is_row:
            said = _R.UNMARKED_MOVED if kind is Irregularity.UNMARKED_KING else Rule(kind.value)
            found.setdefault(number, (said,))
    return found


_CAPO1: dict[str, Rules] = {
    "2.4": (_R.SQUARES,),
    "2.6": (_R.START,),
    "3.2": (_R.OWN_PIECES,),
    "3.3": (_R.A_MOVE,),
    "3.4": (_R.IN_TURN,),
    "3.7": (_R.TOUCHED,),
    "3.8": (_R.TOUCHED_SEVERAL,),
    "3.9": (_R.ADJUSTING,),
    "3.10": (_R.TOUCHED_IDLE,),
    "3.11": (_R.OUT_OF_TURN,),
    "4.1": (_R.MAN_MOVES,),
    "4.2": (_R.PROMOTION,),
    "4.4": (_R.CROWNED_LATE,),
    "4.6": (_R.NEW_KING_WAITS,),
    "4.7": (_R.KING_MOVES,),
    "5.3": (_R.WHAT_MEN_CAPTURE, _R.WHAT_KINGS_CAPTURE),
    "5.5": (_R.ONE_MOVE,),
    "5.6": (_R.MAN_CAPTURES_MAN,),
    "5.7": (_R.MAN_GOES_ON,),
    "5.8": (_R.KING_CAPTURES,),
    "5.9": (_R.KING_GOES_ON,),
    "5.10": (_R.SHOWN,),
    "5.12": (_R.TAKEN_OFF,),
    "6.1": (_R.MUST_CAPTURE,),
    "6.2": (_R.OWN_NOT_CAPTURED,),
    "6.3": (_R.OWN_NOT_PASSED,),
    "6.4": (_R.NOT_TWICE,),
    "6.5": (_R.PROMOTION_ENDS,),
    "6.6": (_R.MOST_PIECES,),
    "6.7": (_R.WITH_KING,),
    "6.8": (_R.MOST_KINGS,),
    "6.9": (_R.KINGS_FIRST,),
    "6.10": (_R.FREE_CHOICE,),
    "7.2": (_R.BOARD_WRONG,),
    "7.3": (_R.COLOURS_WRONG,),
    "7.4": (_R.BEGUN_ANEW,),
    "7.5": (_R.INACTIVE,),
    "7.6": (_R.PARTLY_ON,),
    "7.7": (_R.DOUBTFUL,),
    "7.8": (_R.UPSET,),
    **_of_irregularities(CAPO1_IRREGULARITIES),
    "8.2": (_R.OPPONENT_DECIDES,),
    "8.3": (_R.TOO_LATE_TOUCHED,),
    "8.4": (_R.NOT_IN_PART,),
    "8.5": (_R.OBLIGED,),
    "9.2.1": (_R.RESIGNED,),
    "9.2.2": (_R.NO_MOVES,),
    "9.2.3": (_R.NO_PIECES,),
    "9.2.4": (_R.ON_TIME,),
    "9.2.5": (_R.REFUSED,),
    "9.3": (_R.AGREEMENT, _R.COUNTED),
    "10.1": (_R.COUNT_NEEDS_KINGS,),
    "10.2": (_R.COUNT_ASKED,),
    "10.3": (_R.COUNT_BEGINS,),
    "10.4": (_R.COUNT_OF_KINGS,),
    "10.5": (_R.COUNT_ANNULLED,),
    "11": (_R.COUNT_SHORTENED,),
}
_PERGIOCO: dict[str, Rules] = {
    "a": (_R.MUST_CAPTURE, _R.NO_HUFFING),
    "b": (_R.OWN_NOT_CAPTURED,),
    "c": (_R.OWN_NOT_PASSED,),
    "d": (_R.NOT_TWICE,),
    "e": (_R.MOST_PIECES,),
    "f": (_R.WITH_KING,),
    "g": (_R.MOST_KINGS,),
    "h": (_R.KINGS_FIRST,),
    "i": (_R.FREE_CHOICE,),
    "goal": (_R.NO_PIECES, _R.NO_MOVES, _R.RESIGNED),
    "agreement": (_R.AGREEMENT,),
    "neither": (_R.NEITHER_WINS,),
    "repetition": (_R.FOURTH_TIME,),
    "count": (_R.COUNT_OF_KINGS, _R.COUNT_NEEDS_KINGS, _R.COUNT_ASKED),
}
_INTERNATIONAL: dict[str, Rules] = {
    "2.6": (_R.SQUARES,),
    "2.8": (_R.START,),
    "3.2": (_R.A_MOVE, _R.MEN_AND_KINGS),
    "3.3": (_R.IN_TURN, _R.OWN_PIECES),
    "3.4": (_R.MAN_MOVES,),
    "3.5": (_R.PROMOTION,),
    "3.7": (_R.UNMARKED_WAITS,),
    "3.8": (_R.NEW_KING_WAITS,),
    "3.9": (_R.KING_FLIES,),
    "4.1": (_R.MUST_CAPTURE, _R.BOTH_WAYS, _R.ONE_MOVE, _R.OWN_NOT_CAPTURED),
    "4.2": (_R.MAN_CAPTURES,),
    "4.3": (_R.KING_CAPTURES_FAR,),
    "4.5": (_R.MAN_GOES_ON,),
    "4.6": (_R.KING_GOES_ON_FAR,),
    "4.7": (_R.OWN_NOT_PASSED,),
    "4.8": (_R.NOT_TWICE,),
    "4.9": (_R.SHOWN,),
    "4.11": (_R.TAKEN_OFF,),
    "4.13": (_R.MOST_PIECES, _R.ALL_COUNT_ALIKE),
    "4.14": (_R.FREE_AMONG_EQUAL,),
    "4.15": (_R.STILL_A_MAN,),
}
"""What Capo II and the Portuguese regulation number alike: both translate one French text."""
_CAPO2: dict[str, Rules] = _INTERNATIONAL | {
    "3.11": (_R.TOUCHED,),
    "3.12": (_R.TOUCHED_SEVERAL,),
    "3.14": (_R.ADJUSTING,),
    "3.15": (_R.TOUCHED_IDLE,),
    "3.16": (_R.OUT_OF_TURN,),
    "5.2": (_R.BOARD_WRONG_IN_TIME,),
    "5.3": (_R.COLOURS_WRONG_IN_TIME,),
    "5.4.2": (_R.BEGUN_ANEW,),
    "5.4.3": (_R.TIME_BACK,),
    "5.5": (_R.LIGHT_SQUARE,),
    "5.6": (_R.OPPONENT_DECIDES,),
    **_of_irregularities(CAPO2_IRREGULARITIES),
    "5.7": (_R.UPSET_IS_NONE,),
    "5.8": (_R.OBLIGED,),
    "5.9": (_R.TOO_LATE,),
    "5.10": (_R.NOT_IN_PART,),
    "6.2.1": (_R.RESIGNED,),
    "6.2.2": (_R.NO_MOVES,),
    "6.2.3": (_R.NO_PIECES,),
    "6.2.4": (_R.ON_TIME,),
    "6.2.5": (_R.REFUSED,),
    "6.3": (_R.AGREEMENT, _R.THIRD_TIME_ASKED, _R.COUNTED),
    "6.3 b2": (_R.CLAIM_PRICE,),
    "6.3 b3": (_R.CLAIM_SPARED,),
    "7.1": (_R.COUNT_NEEDS_KINGS,),
    "7.2": (_R.COUNT_ASKED,),
    "7.3": (_R.COUNT_BEGINS,),
    "7.4": (_R.ONLY_KINGS_MOVED,),
    "7.5": (_R.THREE_AGAINST_KING,),
    "7.6": (_R.TWO_AGAINST_KING,),
}
_PORTUGUESE: dict[str, Rules] = _INTERNATIONAL | {
    "3.11": (_R.TOUCHED,),
    "3.13": (_R.ADJUSTING,),
    "5.1": (_R.BOARD_WRONG_ALWAYS,),
    "5.3": (_R.LIGHT_SQUARE,),
    "5.4": (_R.OPPONENT_DECIDES,),
    **_of_irregularities(PORTUGUESE_IRREGULARITIES),
    "5.4.11": (_R.LEFT_SOME,),
    "5.5": (_R.UPSET_IS_NONE,),
    "5.6": (_R.OBLIGED,),
    "5.7": (_R.TOO_LATE,),
    "5.8": (_R.NOT_IN_PART,),
    "6.1": (_R.THIRD_TIME,),
    "6.2": (_R.ONLY_KINGS_MOVED, _R.READ_EACH),
    "6.3": (_R.THREE_AGAINST_KING, _R.READ_EACH),
    "6.4": (_R.TWO_AGAINST_KING, _R.READ_EACH),
    "7.2.1": (_R.RESIGNED,),
    "7.2.2": (_R.NO_MOVES,),
    "7.2.3": (_R.NO_PIECES,),
    "7.2.4": (_R.REFUSED,),
    "7.3.1": (_R.AGREEMENT,),
    "7.3.3": (_R.NEITHER_WINS,),
    "10.5": (_R.ON_TIME,),
}
_BY_TEXT = {
    Text.CAPO1: _CAPO1,
    Text.CAPO2: _CAPO2,
    Text.PORTUGUESE: _PORTUGUESE,
    Text.PERGIOCO: _PERGIOCO,
}

_OF_TOPIC: dict[Topic, Rules] = {
    Topic.CAPTURES: (
        *(_R.MUST_CAPTURE, _R.BOTH_WAYS, _R.MOST_PIECES, _R.WITH_KING, _R.MOST_KINGS, _R.KINGS_FIRST),
        *(_R.FREE_CHOICE, _R.FREE_AMONG_EQUAL, _R.TAKEN_OFF),
    ),
    Topic.MEN: (*(_R.BOTH_WAYS, _R.MAN_MOVES, _R.WHAT_MEN_CAPTURE, _R.MAN_CAPTURES, _R.PROMOTION),),
    Topic.KINGS: (
        *(_R.KING_MOVES, _R.KING_FLIES, _R.WHAT_KINGS_CAPTURE, _R.KING_CAPTURES_FAR),
        *(_R.NEW_KING_WAITS, _R.ALL_COUNT_ALIKE),
    ),
    Topic.PROMOTION: (_R.PROMOTION, _R.NEW_KING_WAITS, _R.PROMOTION_ENDS, _R.STILL_A_MAN),
    Topic.DRAWS: (
        *(_R.AGREEMENT, _R.THIRD_TIME, _R.THIRD_TIME_ASKED, _R.FOURTH_TIME),
        *(_R.COUNT_OF_KINGS, _R.ONLY_KINGS_MOVED, _R.THREE_AGAINST_KING, _R.TWO_AGAINST_KING),
    ),
    Topic.COUNT: (
        *(_R.COUNT_NEEDS_KINGS, _R.COUNT_ASKED, _R.COUNT_BEGINS, _R.COUNT_OF_KINGS),
        *(_R.COUNT_ANNULLED, _R.ONLY_KINGS_MOVED, _R.THREE_AGAINST_KING, _R.TWO_AGAINST_KING),
    ),
    Topic.TOUCHING: (*(_R.TOUCHED, _R.TOUCHED_SEVERAL, _R.ADJUSTING, _R.TOUCHED_IDLE, _R.OUT_OF_TURN),),
    Topic.WINNING: (_R.NO_PIECES, _R.NO_MOVES, _R.RESIGNED, _R.ON_TIME),
    Topic.MOVES: (_R.IN_TURN, _R.MAN_MOVES, _R.KING_MOVES, _R.KING_FLIES),
    Topic.IRREGULARITIES: (*(_R.OPPONENT_DECIDES, _R.TOO_LATE, _R.TOO_LATE_TOUCHED, _R.NOT_IN_PART),),
    Topic.BOARD: (_R.SQUARES, _R.START),
}
_MOST_PARTS = 5
"""An article of so many numbered parts is told with all of them; of more it is said which there are."""
_MOST_OF_TOPIC = 6


def rules_of(regulation: Regulation) -> dict[Article, Rules]:
    """The articles that are known under a regulation, its own first, each with what it says."""
    texts = [regulation.text, *([regulation.fallback[0]] if regulation.fallback else [])]
    return {Article(text, number): rules for text in texts for number, rules in _BY_TEXT[text].items()}


def article_saying(regulation: Regulation, rule: Rule) -> Article:
    """The article that lays a rule down, of the text in force where it does."""
    return next(article for article, rules in rules_of(regulation).items() if rule in rules)


def articles_numbered(regulation: Regulation, number: str) -> list[Article]:
    """The article of a number, or its parts: 9.2 has 9.2.1 to 9.2.3; none where it is not known."""
    known = rules_of(regulation)
    exact = [article for article in known if article.number == number]
    parts = [article for article in known if article.number.startswith(f"{number}.")]
    return exact[:1] or (parts if len(parts) <= _MOST_PARTS else [])


def chapter_of(regulation: Regulation, number: str) -> list[tuple[Article, Rule]]:
    """The articles of a chapter of the text in force, each with the first thing that it says."""
    known = rules_of(regulation)
    return [
        (article, rules[0])
        for article, rules in known.items()
        if article.text is regulation.text and article.number.startswith(f"{number}.")
    ]


def range_near(regulation: Regulation, number: str) -> tuple[str, str]:
    """The first and the last article that are known: of the same chapter, or else of all."""
    own = [article.number for article in rules_of(regulation) if article.text is regulation.text]
    chapter = number.partition(".")[0]
    near = [each for each in own if each.partition(".")[0] == chapter]
    single = [each for each in own if len(each) == 1 or "." in each]
    found = near or single
    return found[0], found[-1]


def article_of(regulation: Regulation, rule: Rule) -> tuple[Article, Rules]:
    """The article where a rule stands first, with all that it says. Raises StopIteration for none."""
    return next(each for each in rules_of(regulation).items() if rule in each[1])


def rules_about(regulation: Regulation, topic: Topic) -> list[tuple[Article, Rule]]:
    """What a regulation says of a topic, each with the article where it stands first."""
    known = rules_of(regulation)
    found = []
    for rule in _OF_TOPIC[topic]:
        articles = [article for article, rules in known.items() if rule in rules]
        found += [(article, rule) for article in articles[:1]]
    return found[:_MOST_OF_TOPIC]


_ENDINGS = {
    Rule.COUNT_OF_KINGS: Ending.KING_EACH,
    Rule.ONLY_KINGS_MOVED: Ending.KING_EACH,
    Rule.THREE_AGAINST_KING: Ending.THREE_AGAINST_KING,
    Rule.TWO_AGAINST_KING: Ending.TWO_AGAINST_KING,
}


def count_in(regulation: Regulation, rule: Rule) -> int:
    """The number that belongs to a rule: squares, men of each side, moves of a count; 0 for none."""
    match rule:
        case Rule.SQUARES:
            return regulation.variant.geometry.squares
        case Rule.START:
            return regulation.variant.men_each
    return next((each.moves for each in regulation.counts if each.ending is _ENDINGS.get(rule)), 0)
