"""Finds what the articles of a regulation say: by number, by chapter, by topic, or by the rule."""

from enum import Enum

from assistant.rules.articles import Article
from assistant.rules.regulation import Ending, Regulation
from assistant.rules.rule import Rule as Rule
from assistant.rules.texts import RULES_BY_TEXT, SCORE, SIGNS, Rules

_R = Rule


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
    CROWNING = "crowning"
    COMPLETION = "completion"
    PARTS = "parts"
    ROWS = "rows"
    BASES = "bases"
    COLUMNS = "columns"
    EDGES = "edges"
    DIAGONALS = "diagonals"
    PARALLELS = "parallels"
    CORNERS = "corners"
    BISCACCHI = "biscacchi"
    METE = "mete"
    SCORE = "score"
    SIGNS = "signs"
    TIME = "time"
    FORMS = "forms"


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
        _R.NEITHER_WINS,
    ),
    Topic.COUNT: (
        *(_R.COUNT_NEEDS_KINGS, _R.COUNT_ASKED, _R.COUNT_BEGINS, _R.COUNT_OF_KINGS),
        *(_R.COUNT_ANNULLED, _R.ONLY_KINGS_MOVED, _R.THREE_AGAINST_KING, _R.TWO_AGAINST_KING),
        _R.COUNT_SHORTENED,
    ),
    Topic.TOUCHING: (*(_R.TOUCHED, _R.TOUCHED_SEVERAL, _R.ADJUSTING, _R.TOUCHED_IDLE, _R.OUT_OF_TURN),),
    Topic.WINNING: (_R.NO_PIECES, _R.NO_MOVES, _R.RESIGNED, _R.ON_TIME, _R.REFUSED),
    Topic.MOVES: (_R.IN_TURN, _R.MAN_MOVES, _R.KING_MOVES, _R.KING_FLIES),
    Topic.IRREGULARITIES: (*(_R.OPPONENT_DECIDES, _R.TOO_LATE, _R.TOO_LATE_TOUCHED, _R.NOT_IN_PART),),
    Topic.BOARD: (
        *(_R.SQUARES, _R.START, _R.BOARD, _R.DARK_SQUARES, _R.DARK_AT_RIGHT, _R.DARK_AT_LEFT),
    ),
    Topic.CROWNING: (*(_R.PROMOTION, _R.CROWNED_BY_MOVER, _R.CROWNED_BY_OPPONENT, _R.CROWNED_LATE),),
    Topic.COMPLETION: (
        *(_R.MOVE_DONE, _R.LET_GO_CAPTURING, _R.CAPTURE_DONE),
        *(_R.TAKING_OFF_DONE, _R.TAKING_OFF_STOPPED),
    ),
    Topic.PARTS: (_R.NAMES_OF_PARTS, _R.NAMES_OF_SIDES),
    Topic.ROWS: (_R.ROWS, _R.ROWS_OF_FIVE),
    Topic.BASES: (_R.BASES, _R.BASES_FACING, _R.BASES_NUMBERED),
    Topic.COLUMNS: (_R.COLUMNS, _R.COLUMNS_OF_FIVE),
    Topic.EDGES: (_R.EDGES, _R.EDGES_BESIDE, _R.EDGES_NUMBERED),
    Topic.DIAGONALS: (_R.DIAGONAL, _R.DIAGONALS),
    Topic.PARALLELS: (_R.PARALLELS,),
    Topic.CORNERS: (_R.CORNERS, _R.CORNERS_FAR),
    Topic.BISCACCHI: (_R.BISCACCHI,),
    Topic.METE: (_R.METE,),
    Topic.SCORE: (_R.SCORE_KEPT_BY_NUMBERS, *SCORE),
    Topic.SIGNS: SIGNS,
    Topic.TIME: (
        *(_R.TIME_LIMITED, _R.TIME_ELSEWHERE, _R.TIME_FOR_MOVES, _R.TIME_FOR_GAME),
        *(_R.CLOCK_USED, _R.CLOCK_WITHOUT_SCORE, _R.ON_TIME),
    ),
    Topic.FORMS: (_R.FORMS_OF_PLAY, _R.COMPLETED, _R.BOARD_IMAGINED),
}
_MOST_PARTS = 5
"""An article of so many numbered parts is told with all of them; of more it is said which there are."""


def rules_of(regulation: Regulation) -> dict[Article, Rules]:
    """The articles of a regulation in their order, its own text first, each with what it says."""
    texts = [regulation.text, *([regulation.fallback[0]] if regulation.fallback else [])]
    return {
        Article(text, number): rules
        for text in texts
        for number, rules in sorted(RULES_BY_TEXT[text].items(), key=lambda each: _order(each[0]))
    }


def _order(number: str) -> tuple[tuple[int, ...], str]:
    """Where an article stands in its text: 10.1 behind 9.2.5, 6.3 b2 behind 6.3 b1. What has no number
    stays as it is listed."""
    digits, _, letter = number.partition(" ")
    is_numbered = digits[0].isdigit()
    return (tuple(map(int, digits.split("."))), letter) if is_numbered else ((), "")


def articles_numbered(regulation: Regulation, number: str) -> list[Article]:
    """The article of a number, or its parts: 9.2 has 9.2.1 to 9.2.5. A letter that is no article of its
    own stands for the article that it is in: 5.3 a. None where the number is not known."""
    known = rules_of(regulation)
    exact = [article for article in known if article.number == number]
    parts = [article for article in known if article.number.startswith(f"{number}.")]
    found = exact[:1] or (parts if len(parts) <= _MOST_PARTS else [])
    whole, _, letter = number.partition(" ")
    return found or (articles_numbered(regulation, whole) if letter else [])


def article_beside(regulation: Regulation, article: Article, step: int) -> Article | None:
    """The article that stands `step` places further on in the text, or back where it is negative; None
    where the text ends."""
    own = [each for each in rules_of(regulation) if each.text is article.text]
    place = own.index(article) + step if article in own else -1
    return own[place] if 0 <= place < len(own) else None


def chapter_of(regulation: Regulation, number: str) -> list[tuple[Article, Rule]]:
    """The articles of a chapter of the text in force that are no part of another one, each with the
    first thing that it says."""
    inside = [
        (article, rules[0])
        for article, rules in rules_of(regulation).items()
        if article.text is regulation.text and article.number.startswith(f"{number}.")
    ]
    numbers = {article.number for article, _ in inside}
    return [each for each in inside if not _wholes(each[0].number) & numbers]


def _wholes(number: str) -> set[str]:
    """The articles that one is a part of: 2.8 and 2 of 2.8.1, 6.3 and 6 of 6.3 b1."""
    digits, _, letter = number.partition(" ")
    parts = digits.split(".")
    return {".".join(parts[:end]) for end in range(1, len(parts) + bool(letter))}


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
    return rules_saying(regulation, *_OF_TOPIC[topic])


def rules_saying(regulation: Regulation, *rules: Rule) -> list[tuple[Article, Rule]]:
    """Those of some rules that a regulation has, each with the article where it stands first."""
    known = rules_of(regulation).items()
    found = ((rule, next((article for article, said in known if rule in said), None)) for rule in rules)
    return [(article, rule) for rule, article in found if article]


def rules_apart(one: Regulation, other: Regulation, topic: Topic) -> list[tuple[Article, Rule]]:
    """What one regulation says of a topic and the other does not, or says with another number."""
    common = {(rule, count_in(other, rule)) for _, rule in rules_about(other, topic)}
    return [each for each in rules_about(one, topic) if (each[1], count_in(one, each[1])) not in common]


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
        case Rule.BOARD:
            return 2 * regulation.variant.geometry.squares
        case Rule.DARK_SQUARES:
            return regulation.variant.geometry.squares
        case Rule.START | Rule.MATERIAL:
            return regulation.variant.men_each
    return next((each.moves for each in regulation.counts if each.ending is _ENDINGS.get(rule)), 0)
