"""Facts of the conversation itself."""

from assistant.game.outcome import Termination
from assistant.narration.facts.fact import Audience, Fact, Moves, Requests
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class ModeTold(Fact):
    """How the program writes and speaks, and why: the first line.

    `cells` is 0 where lines may be long. `route` is who reads aloud: `own`, `reader`, `print` (a screen
    reader that reads the lines), `off`, or `untold`; `why` is `asked` or the reason, `reader` the
    screen reader's name or `unknown`; `has_key` tells whether a key turns the voice on and off.
    """

    message = "talk-mode"
    cells: int
    route: str = "untold"
    why: str = ""
    reader: str = ""
    has_key: bool = False


class NotUnderstood(Fact):
    """A text that is neither move nor command."""

    message = "talk-not-understood"
    is_complaint = True
    heard: str
    wanted: str
    """What may be typed: a `move`, one `square` in the quiz, `who` of two, or what there is when it is
    `over`, or `final`, where nothing can be taken back; that squares are `numbers`, or that the line
    has signs that are `unseen`."""
    example: str = ""
    """A move as it is typed, that could be played."""


class LineTooLong(Fact):
    """A line longer than anything that could be meant."""

    message = "talk-line-too-long"
    is_complaint = True
    example: str = ""
    """That of NotUnderstood."""


class Asked(Fact):
    """A question to be answered with yes or no."""

    message = "talk-ask"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    question: str
    side: Side
    name: str
    move: str
    annuls: bool = False
    """Whether taking back the move annuls a result that did not come of it."""
    is_named: bool = False
    """Whether the yes needs the name, or the colour, of who is asked."""


class MovesAsked(Fact):
    """The same about several moves.

    `undo` and `replay` are asked of who plays alone, `takeback` and `redo` of the other one of two,
    `both` of two together.
    """

    message = "talk-ask-moves"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    question: str
    side: Side
    name: str
    count: int
    moves: Moves
    """In the order in which they are undone or played; none where they are too many to be named."""
    first: str
    last: str
    annuls: bool = False
    """As that of Asked."""
    is_named: bool = False
    """As that of Asked."""


class NewGameAsked(Fact):
    """Whether the game is left for another, of which it was said what it is to be."""

    message = "talk-ask-game"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    wanted: Requests


class AnnulAsked(Fact):
    """Whether a game that was ended by a word goes on as it stood."""

    message = "talk-ask-annul"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    termination: Termination
    who: str
    """Who is asked: the person who plays `alone`, the `other` of two, or `both` of them."""
    side: Side
    """Who wants it, where the other is asked."""
    name: str
    is_named: bool = False
    """As that of Asked."""


class InsteadAsked(Fact):
    """Whether a move that was a slip is taken back, and the one played that was meant.

    Of two people the other one is asked, who has this name or none.
    """

    message = "talk-ask-instead"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    side: Side
    """Whose move it was."""
    is_for_other: bool
    name: str
    move: str
    answer: str
    """The computer's, where it has answered."""
    instead: str
    is_named: bool = False
    """As that of Asked."""


class WhoAsked(Fact):
    """Which of two people does something was not said: resign, or draw (offers one)."""

    message = "talk-who"
    urgency = Urgency.IMPORTANT
    deed: str


class FirstGameAsked(Fact):
    """Which of the two games somebody wants who has never begun one here."""

    message = "talk-first-game"
    urgency = Urgency.IMPORTANT
    is_again: bool = False
    """Whether what was said is neither; then also what else may be typed."""


class ComputerDecides(Fact):
    """Whether it resigns, offers a draw or claims one the computer decides; `deed` is which."""

    message = "talk-computer-decides"
    deed: str


class AnswerFirst(Fact):
    """A move or a command while a yes or no is wanted: it was not done."""

    message = "talk-answer-first"
    is_complaint = True
    heard: str


class AnswerNotUnderstood(Fact):
    """A line that means nothing while a yes or no is wanted: the question is asked again behind it."""

    message = "talk-answer-not-understood"
    is_complaint = True


class PastedTold(Fact):
    """Several lines were pasted, and lie in the line that is typed, `length` characters by now."""

    message = "talk-pasted"
    is_complaint = True
    length: int


class OnlyYes(Fact):
    """The command that is asked about was typed once more, which is no yes to it."""

    message = "talk-only-yes"
    is_complaint = True
    heard: str


class ForOther(Fact):
    """One of two people has answered what only the other one can, who is named."""

    message = "talk-for-other"
    is_complaint = True
    side: Side
    name: str


class YesOfWhom(Fact):
    """A yes ends the game of two people, and nobody has said whose it is: it needs the name."""

    message = "talk-yes-of-whom"
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class QuestionDropped(Fact):
    """Something was not confirmed, and nothing has changed."""

    message = "talk-dropped"
    is_over: bool


class NoQuestion(Fact):
    """A yes or no with nothing asked."""

    message = "talk-no-question"
    is_complaint = True
    over: str
    """Whether the game is over: `no`, `back` where it may be taken back, or else `final`; `stuck` where
    its start cannot be played either."""


class WillStop(Fact):
    """Ctrl-C has stopped a `question`, a `search` or `nothing`; once more leaves, or loses a game."""

    message = "talk-interrupted"
    what: str
    loses_game: bool


class NoAdvice(Fact):
    """What to play was asked: that is the player's own to find, and what can be played may be asked."""

    message = "talk-no-advice"
    may_ask: bool
    """Whether who asks may ask about the position now."""


class ProgramTold(Fact):
    """Who it is that a person talks to."""

    message = "talk-program"


QUESTIONS_HELP = (
    *("questions", "questions-squares", "questions-pieces", "questions-danger", "questions-again"),
)
"""The topics of help with questions: by ear one line with all of them is lost before its end."""


class HelpTold(Fact):
    """What can be typed: `moves`, the questions one subject after the other, `commands`, `settings`,
    and `more`: how to ask for the others."""

    message = "talk-help"
    urgency = Urgency.READING
    topic: str
    example: str
    """A capture with its whole route, in the game and for the side of who asks."""
    move: str
    """A move that they could play, as 22-18."""
    plain: str
    """The same as 22 18."""
    start: str
    """The square that it starts from."""
    has_boards: bool = False
    """Whether there are boards with sensors to be helped with."""
    has_repetition: bool = True
    """Whether the regulation knows a draw by repetition."""
    takes_short: bool = True
    """Whether the only move of a kind may be named by less than its squares: that tells how many there
    are."""
    has_notes: bool = True
    """Whether the score may be asked."""


class QuestionsAllowed(Fact):
    """How many questions about the board a game allows; told at its start.

    `is_each` tells that two people play, and each has so many.
    """

    message = "talk-questions-allowed"
    audience = Audience.EACH
    count: int
    is_each: bool = False


class QuestionsLeft(Fact):
    """How many more are allowed; with 0 the last was answered."""

    message = "talk-questions-left"
    count: int


class QuestionsTold(Fact):
    """Asked for: how many questions about the board one may still ask; of two each has their own."""

    message = "talk-questions-told"
    count: int
    is_for_two: bool


class QuestionsOf(Fact):
    """Asked for: how many questions about the board the other one of two people may still ask."""

    message = "talk-questions-of"
    side: Side
    name: str
    count: int


class QuestionsFixed(Fact):
    """Asked for more questions about the board than a game allows."""

    message = "talk-questions-fixed"


class QuestionsFree(Fact):
    """Asked for where questions about the board are not limited."""

    message = "talk-questions-free"


class NoQuestionsLeft(Fact):
    """A question about the board that the game does not allow; `count` were allowed."""

    message = "talk-no-questions-left"
    is_complaint = True
    count: int


class AidUsed(Fact):
    """How many questions about the board were asked, and illegal moves tried, where that counts."""

    message = "talk-aid-used"
    audience = Audience.EVERYBODY
    count: int
    refused: int
    side: Side | None = None
    """Whose, where there are two people."""
    name: str = ""


class TalkAnswered(Fact):
    """Pure talk: a `greeting`, `thanks`, `praise`, an `apology`, being content (`agreed`), or a `wait`.

    Nothing was done.
    """

    message = "talk-answered"
    is_complaint = True
    kind: str


class Goodbye(Fact):
    """The end of the conversation."""

    message = "talk-goodbye"
    audience = Audience.EACH
    urgency = Urgency.IMPORTANT


class AbsentTold(Fact):
    """A thing that somebody looks for is not there; there is something else instead."""

    message = "talk-absent"
    tells_nothing = True
    thing: str
    """A kind of parsing/absent.py."""
    is_open: bool
    """Whether who asks may go through this game, have it written, and ask what moves lose."""


class HuffingTold(Fact):
    """Huffing, and why it is not applied: by which article captures are compulsory."""

    message = "talk-huffing"
    urgency = Urgency.READING
    article: Article
