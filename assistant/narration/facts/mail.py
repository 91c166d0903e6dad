"""Facts of one game by correspondence: moves that are made and sent, messages that come, conditions."""

from assistant.narration.facts.fact import Audience, Conditional, Day, Fact, Moves, Named
from speech.voice.utterance import Urgency

NO_DAY = Day(0, 0, 0)


class PasteAsked(Fact):
    """A message is to be pasted or typed; how it ends, and how one gives it up."""

    message = "mail-paste"


class TextTaken(Fact):
    """So many lines were pasted of it, which is not over as yet."""

    message = "mail-text-taken"
    lines: int


class TextRefused(Fact):
    """A message that nobody reads: it was given up (`dropped`), or is `empty` or too `long`."""

    message = "mail-text-refused"
    is_complaint = True
    why: str


class OwnMoveAsked(Fact):
    """The own move is read back before it counts: with its number, the pieces behind it, the check."""

    message = "mail-ask-own"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    number: str
    name: str
    theirs: str
    """The move that it answers; empty where there is none."""
    move: str
    mine: int
    enemy: int
    check: str
    """Two digits over the position behind it."""
    is_draw_offered: bool


class MessageReady(Fact):
    """What was done is in the message that is to be sent now; what one does with it."""

    message = "mail-ready"
    how: str
    """How one was handed over last: `file`, `clipboard`, `mailto`, `print`; empty for none."""


class MessageRemains(Fact):
    """A message is left that was not said to be sent: it is kept."""

    message = "mail-remains"
    name: str
    is_leaving: bool
    """Whether the program is left, and not only this game for another."""


class TheirMoveAsked(Fact):
    """A move of the opponent's is read back before it is taken."""

    message = "mail-ask-theirs"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str
    move: str
    number: str
    words: str
    """What comes with it: `draw` offers one, `decline` refuses it, `count` asks for it, `draw-count`
    and `decline-count` do both, `resign`; or nothing."""
    conditions: int
    """How many moves it says its answer to."""
    unsent: str
    """The own move that was not said to be sent, though this one answers it; mostly empty."""
    claim: str = ""
    """Whether a draw by repetition is claimed too, and is `right` or `wrong`; empty where none is."""
    leave: int = 0
    """How many days of leave they take, ..."""
    first: Day = NO_DAY
    """... and from when on."""


class TheirWordAsked(Fact):
    """What the opponent says without a move is read back before it is taken."""

    message = "mail-ask-word"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str
    what: str
    """`accept` or `decline` a draw, offer a `draw`, `resign`, ask for a `count`, `claim` a draw, take
    `leave`."""
    unsent: str = ""
    """The own move that was not said to be sent."""
    leave: int = 0
    first: Day = NO_DAY
    is_count_asked: bool = False
    """Whether they ask for the count too."""


class ByConditionAsked(Fact):
    """The own move was sent, and the opponent has said before what they answer to it."""

    message = "mail-ask-by-condition"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str
    theirs: str
    mine: str
    is_binding: bool


class MessageTrouble(Fact):
    """A message of which nothing was taken, and why: a word of receiving.py."""

    message = "mail-trouble"
    is_complaint = True
    why: str
    name: str
    move: str = ""
    """That of which it is about."""
    moves: Moves = Moves(())
    """Those that it may mean."""
    told: str = ""
    """What the message has, where something else is right: a number, a check, a code."""
    right: str = ""
    """That; or the game of which a message makes the first move."""


class ReplyAsked(Fact):
    """Whether a reply that asks is handed over."""

    message = "mail-ask-reply"
    audience = Audience.ANSWERER
    name: str


class OtherGameAsked(Fact):
    """The message is of another game: whether one goes there with it."""

    message = "mail-ask-other"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str
    code: str
    is_part: bool = False
    """Whether another part of it was of the game here."""


class GoOnByMailAsked(Fact):
    """A game with the same opponent is open: whether one goes on with it. It names nobody."""

    message = "mail-ask-go-on"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    code: str


class WhichLetterGame(Fact):
    """The message may be of so many games: which one it is of."""

    message = "mail-which"
    count: int


class LetterGame(Fact):
    """One of these, by its place."""

    message = "mail-which-line"
    place: str
    name: str
    side: str
    code: str
    move: str
    """The last one; empty where there is none."""


class MessageLine(Fact):
    """A line of a message that is told or printed."""

    message = "mail-line"
    text: Named
    is_score: bool = False
    """Whether it is part of the score, which is for programs and is not read aloud."""


class MessageBegins(Fact):
    """What is to be sent, before it is told."""

    message = "mail-message"
    name: str
    title: Named


class MessageCame(Fact):
    """The opponent's message, before it is told."""

    message = "mail-message-came"


class NothingToSend(Fact):
    """There is nothing to be sent: it `waits` for the opponent, it is one's `turn`, or is `over`."""

    message = "mail-nothing"
    is_complaint = True
    why: str
    name: str


class HandedOver(Fact):
    """The message is where one sends it from; that it is sent has still to be said."""

    message = "mail-handed-over"
    how: str
    """`file`, `clipboard`, `mailto` or `print`."""
    where: Named
    folder: Named
    is_short: bool
    is_marked: bool
    """Whether one says of it that it is sent: a question to the opponent is no part of the game."""


class AnswerAwaited(Fact):
    """The opponent is to answer: how one gives what they write."""

    message = "mail-awaited"
    name: str


class NotHandedOver(Fact):
    """It is not: a word of LetterNotHandedOver; `way` where no such way is known; `name` of no file."""

    message = "mail-not-handed-over"
    is_complaint = True
    how: str
    why: str
    where: str


class MessageSentTold(Fact):
    """The message is sent, as one says: what is on record now stays there."""

    message = "mail-sent"
    name: str
    move: str
    """The one that it made, if any."""
    is_over: bool
    """Whether the game is over, and nobody answers any more."""


class StaysSent(Fact):
    """What was sent is not taken back."""

    message = "mail-stays"
    is_complaint = True
    move: str


class TakenOff(Fact):
    """A move that was not sent is off the record again: an own one, or one that was taken in."""

    message = "mail-taken-off"
    move: str
    is_own: bool
    name: str


class WordTakenOff(Fact):
    """What was no move and was not sent goes with no message: leave, an offer of a draw, a refusal."""

    message = "mail-word-taken-off"
    what: str
    """One of `leave`, `draw` and `refusal`."""


class MoveFirst(Fact):
    """A draw is offered with a move, as with this one."""

    message = "mail-move-first"
    is_complaint = True
    move: str


class DrawPrepared(Fact):
    """The draw is offered in the message that is to be sent."""

    message = "mail-draw-prepared"
    name: str
    is_again: bool


class DrawByThem(Fact):
    """The opponent offers a draw; what may be done about it."""

    message = "mail-draw-by-them"
    name: str
    is_own_turn: bool


class DrawAnswered(Fact):
    """The opponent's offer was declined in the message that is to be sent."""

    message = "mail-draw-declined"
    name: str


class AcceptAsked(Fact):
    """Whether the opponent's draw is accepted."""

    message = "mail-ask-accept"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str


class ConditionsAsked(Fact):
    """The own conditions are read back whole before they hold."""

    message = "mail-ask-conditions"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    said: Conditional
    is_binding: bool


class ConditionsTold(Fact):
    """The conditions that hold, one's own or the opponent's."""

    message = "mail-conditions"
    said: Conditional
    is_own: bool
    name: str
    is_binding: bool


class NoConditions(Fact):
    """There are none; how some are set."""

    message = "mail-no-conditions"
    example: str
    answer: str


class ConditionsHold(Fact):
    """The conditions are set, and go with the message."""

    message = "mail-conditions-hold"
    count: int


class ConditionsGone(Fact):
    """The conditions hold no more: they were `withdrawn`, the opponent has played otherwise
    (`deviated`), or they cannot be withdrawn, since they are `sent` and bind."""

    message = "mail-conditions-gone"
    why: str
    name: str


class ConditionsFaulty(Fact):
    """What is wrong with conditions, of which none was set."""

    message = "mail-conditions-faulty"
    is_complaint = True
    why: str
    """`illegal`, `two` where the squares are those of two moves, `lone` without an answer, `none`,
    `turn` where one is to move oneself, or `over`."""
    move: str
    is_own: bool
    name: str


class ConditionFits(Fact):
    """The opponent's move is one of the conditions: the answer is prepared, and not sent."""

    message = "mail-condition-fits"
    theirs: str
    mine: str
    is_binding: bool
    is_held: bool
    """Whether it is not prepared, since a draw is offered, which a move declines."""


class Answered(Fact):
    """The own move was foreseen by the opponent, who has said before what they answer."""

    message = "mail-foreseen"
    name: str
    mine: str
    theirs: str
    is_binding: bool
