"""Facts of the first steps: the tour of the board and the quiz."""

from assistant.narration.facts.fact import Fact, Squares
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class TourTold(Fact):
    """One sentence of the tour; `topic` says which.

    `squares` and `others` are what the sentence is about: own and other base, left and right edge.
    """

    message = "lesson-tour"
    urgency = Urgency.READING
    topic: str
    side: Side
    rows: int
    each: int
    """Squares in a row."""
    last: str
    first: str
    squares: Squares
    others: Squares


class QuizQuestion(Fact):
    """A question whose answer is a square: a step, a landing, or the end of a row."""

    message = "lesson-question"
    number: int
    of: int
    kind: str
    way: str
    square: str


class QuizAnswer(Fact):
    """Whether an answer was right, and the right one."""

    message = "lesson-answer"
    is_right: bool
    square: str


class QuizLeft(Fact):
    """The quiz ends before its last question."""

    message = "lesson-left"


class QuizWaits(Fact):
    """A move within the quiz, which waits for one square."""

    message = "lesson-waits"


class QuizResult(Fact):
    """The end of the quiz: how many answers were right, of how many questions."""

    message = "lesson-result"
    right: int
    asked: int
