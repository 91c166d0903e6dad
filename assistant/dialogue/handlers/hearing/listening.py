"""What was heard: judged, acted upon, asked for again; and what becomes of the ear.

One clear legal move is played, and the person has time to correct it (spoken.py, correcting.py). What
is not clear is asked about (choosing.py); what cannot be is told with its article; what was not
understood is asked for in other words, then square by square, then on the keyboard. Nothing that the
person has rejected is offered again.
"""

from collections.abc import Sequence

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import EndUtterance, OpenMicrophone
from assistant.dialogue.events import (
    ConfusionsKnown,
    EarEvent,
    EarLost,
    EarRegained,
    NothingSaid,
    PartialHeard,
    TalkPressed,
    WindowClosed,
)
from assistant.dialogue.handlers.asking.meant import command_heard
from assistant.dialogue.handlers.hearing.correcting import can_correct, correct
from assistant.dialogue.handlers.hearing.spoken import act_on, ask_moves, is_for_us, play_spoken
from assistant.dialogue.handlers.playing.move import enter_move, first_hint
from assistant.dialogue.questions import Expected
from assistant.narration.facts.listening import (
    EarLostTold,
    EarRegainedTold,
    KeyboardOffered,
    ListeningIsOff,
    ListeningTold,
    NotHeard,
    NothingHeard,
    SquareAsked,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.early import is_whole_move
from assistant.parsing.heard import Unsure, best_square, understand
from assistant.parsing.hypotheses import UNKNOWN, likeliest_texts
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moves import NoSuchMove, NotLegal, Understood, numbers_said
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.values import replaced

MOST_TRIES = 2
"""After so many utterances running that were not understood, the keyboard is offered."""

Alternatives = Sequence[tuple[str, float]]


def tell_listening(conversation: Conversation) -> None:
    """How to be heard, once; each time that a screen reader is heard too, if it is."""
    listen, voice = conversation.settings.listen, conversation.voice
    has_reader = voice.kind in ("reader", "print")  # which reads what is printed
    fact = ListeningTold(listen, voice.has_key, has_reader)
    if listen == "open" and has_reader:
        conversation.say(fact)
    elif listen != "off":
        conversation.hint(fact)


def hear_of_ear(conversation: Conversation, event: EarEvent) -> None:
    """What happens around the utterances."""
    match event:
        case TalkPressed():
            _talk(conversation)
        case PartialHeard(text):
            _end_early(conversation, text)
        case NothingSaid():
            conversation.say(NothingHeard())
        case EarLost(reason):
            conversation.say(EarLostTold(reason))
        case EarRegained():
            conversation.say(EarRegainedTold())
        case ConfusionsKnown(learnt):
            conversation.learnt = {(one, other): times for one, other, times in learnt}
        case WindowClosed(number):
            spoken = conversation.since.spoken
            if spoken and number == spoken.window:
                conversation.note(spoken=replaced(spoken, is_window_open=False))


def _talk(conversation: Conversation) -> None:
    if conversation.settings.listen == "push":
        conversation.emit(OpenMicrophone())
    elif conversation.settings.listen == "off":
        conversation.hint(ListeningIsOff())


def _end_early(conversation: Conversation, text: str) -> None:
    """Wait for no pause where what was said is a whole move already. It is judged as any other."""
    is_turn = not conversation.game.outcome and not conversation.player_to_move.is_computer
    is_free = not (conversation.asked or conversation.choice or conversation.expected)
    game = conversation.game
    if is_turn and is_free and is_whole_move(text, game.position, game.regulation, conversation.words):
        conversation.emit(EndUtterance())


def hear_move(conversation: Conversation, alternatives: Alternatives) -> CommandMeant | Perhaps | None:
    """A move, or what mends one, or nothing; a command is given back to who obeys commands, or asks
    whether it was meant."""
    if can_correct(conversation) and correct(conversation, alternatives):
        return None
    game = conversation.game
    heard = understand(
        alternatives,
        game.position,
        game.regulation,
        conversation.words_heard,
        is_answer=bool(conversation.expected and conversation.expected.squares),
        excluded=conversation.rejected_here,
    )
    verdict = heard.verdict
    is_turn = not game.outcome and not conversation.player_to_move.is_computer
    if isinstance(verdict, CommandMeant | Likely | Perhaps):
        meant = command_heard(conversation, verdict)
        if meant and meant.command is Command.NO and reject_square(conversation):
            return None
        conversation.unheard = 0
        return meant or (Perhaps((verdict.meaning,)) if isinstance(verdict, Likely) else verdict)
    if verdict and is_turn:
        conversation.unheard = 0
        _act_or_ask(conversation, verdict, alternatives)
    elif verdict and is_for_us(conversation, heard):
        # Whose turn it is, or that the game is over: which move it was makes no difference.
        enter_move(
            conversation, Understood(verdict.moves[0]) if isinstance(verdict, Unsure) else verdict
        )
    elif is_for_us(conversation, heard):
        not_understood(conversation)
    return None


def _act_or_ask(
    conversation: Conversation,
    verdict: Understood | Unsure | NotLegal | NoSuchMove,
    alternatives: Alternatives,
) -> None:
    """Do what a verdict asks for; but what cannot be and is heard again was misheard, it may be.

    Then what else it sounds like is asked about, if that can be; else the squares, one at a time.
    """
    times = _times_refused(conversation, verdict)
    if not isinstance(verdict, NotLegal) or not times:
        act_on(conversation, verdict)
        return
    game = conversation.game
    excluded = (*conversation.rejected_here, verdict)
    instead = understand(
        alternatives, game.position, game.regulation, conversation.words_heard, excluded=excluded
    ).verdict
    match instead:
        case Understood(move):
            ask_moves(conversation, [move])
        case Unsure(moves):
            ask_moves(conversation, moves)
        case _:
            act_on(conversation, verdict)
            _help_on(conversation, times)


def _times_refused(conversation: Conversation, verdict: object) -> int:
    """How often running a move was refused just before; 0 for any other verdict."""
    is_same = isinstance(verdict, NotLegal) and verdict.written.squares == conversation.since.refused
    return conversation.since.times_refused if is_same else 0


def _help_on(conversation: Conversation, times: int) -> None:
    """What to do where the same move was refused again: one square at a time, then the keyboard."""
    expected, example = conversation.expected, first_hint(conversation)
    if expected and not expected.squares:
        if expected.fact:  # the quiz, or a list: it is not given up for this
            conversation.say(expected.fact)
    elif times < MOST_TRIES or example is None:
        _ask_square(conversation, ())
    else:
        conversation.note(refused=(), times_refused=0)
        conversation.expected = None
        conversation.say(KeyboardOffered(example.example))


def not_understood(conversation: Conversation) -> None:
    """Ask for it again, then square by square, then on the keyboard; never twice in the same words."""
    conversation.unheard += 1
    example, expected = first_hint(conversation), conversation.expected
    if expected and expected.fact and conversation.unheard <= MOST_TRIES:
        conversation.say(expected.fact)
    elif conversation.unheard == 1 or example is None:
        conversation.say(NotHeard())
    elif conversation.unheard <= MOST_TRIES:
        conversation.say(NotHeard())
        if not (conversation.game.outcome or conversation.player_to_move.is_computer):
            _ask_square(conversation, ())
    else:
        conversation.unheard = 0
        conversation.expected = None
        conversation.say(KeyboardOffered(example.example))


def _ask_square(conversation: Conversation, said: tuple[int, ...]) -> None:
    """Ask for the square that a move starts from, and then for the one where it ends."""
    moves = [move for move in distinct_moves(conversation.game.legal) if move.path[: len(said)] == said]
    squares = tuple(sorted({move.end if said else move.start for move in moves}))
    fact = SquareAsked("end" if said else "start")

    def take(conversation: Conversation, text: str) -> bool:
        named = numbers_said(text, conversation.words) & set(squares)
        if len(named) != 1:
            return False
        (square,) = named
        if said:
            _finish_squares(conversation, [move for move in moves if move.end == square])
        else:
            _ask_square(conversation, (square,))
        return True

    conversation.expected = Expected(take, fact, squares=squares)
    conversation.note(spoken=None, heard_squares=())  # a no is about what was heard last
    conversation.say(fact)


def reject_square(conversation: Conversation) -> bool:
    """A no while a square is waited for: begin with the start again; whether one was waited for."""
    expected = conversation.expected
    if expected is None or not expected.squares:
        return False
    _ask_square(conversation, ())
    return True


def _finish_squares(conversation: Conversation, moves: Sequence[Move]) -> None:
    if len(moves) == 1:
        play_spoken(conversation, moves[0])
    else:
        ask_moves(conversation, moves)


def take_expected(conversation: Conversation, alternatives: Alternatives) -> bool:
    """Give what was heard to who waits for a line, if it may be meant for it."""
    expected = conversation.expected
    if expected is None:
        return False
    texts = likeliest_texts(alternatives)
    if expected.squares:
        square = best_square(texts, expected.squares, conversation.words)
        text = "" if square is None else str(square)
    else:
        text = texts[0][0] if texts and UNKNOWN not in texts[0][0].split() else ""
    if not text:
        return False
    conversation.expected = None
    if expected.take(conversation, text):
        conversation.unheard = 0
        return True
    conversation.expected = expected
    return False
