"""Moves by voice: played, with time to correct them; asked about where unclear; or refused."""

from collections.abc import Iterable, Sequence

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import Learn, OpenWindow
from assistant.dialogue.handlers.playing.move import ask_longer, enter_move, play
from assistant.dialogue.questions import Choice, Question, Spoken
from assistant.narration.facts.fact import Moves, Squares
from assistant.narration.facts.listening import HeardTold, MoveAsked, SayAgain, WhichHeard
from assistant.parsing.corrections import confused_by
from assistant.parsing.heard import Heard, Unsure
from assistant.parsing.hypotheses import UNKNOWN, Meaning
from assistant.parsing.moves import NoSuchMove, NotLegal, Understood
from assistant.rules.move import Move
from assistant.rules.notation import format_move

MOST_ASKED = 3
"""Of more moves than these nobody keeps in mind which was the second."""


def act_on(conversation: Conversation, verdict: Understood | Unsure | NotLegal | NoSuchMove) -> None:
    """Do what a verdict on a move asks for, where a person is to move."""
    match verdict:
        case Understood(move, is_short=True):
            _ask_longer(conversation, move)
        case Understood(move):
            play_spoken(conversation, move)
        case Unsure(moves):
            ask_moves(conversation, moves)
        case NotLegal() | NoSuchMove():
            _refuse(conversation, verdict)


def is_alone(conversation: Conversation) -> bool:
    """Whether there is nobody but the computer who might mind a move that is taken back."""
    return len(conversation.settings.people) == 1


def is_for_us(conversation: Conversation, heard: Heard) -> bool:
    """Whether what was not understood needs an answer: with the microphone always open, talk does not.

    Who pressed a key has spoken to the program.
    """
    if not heard.texts:
        return False
    if conversation.settings.listen == "push":
        return True
    said = heard.text.split()
    if conversation.expected and conversation.expected.squares:
        return bool(said) and UNKNOWN not in said  # one word is all that was asked for
    has_number = any((word,) in conversation.words.numbers for word in said)
    return UNKNOWN not in said and len(said) > 1 and has_number


def play_chosen(conversation: Conversation, asked: Sequence[Move], move: Move) -> None:
    """Play one of several moves that were asked about, and learn what was heard for it."""
    play_spoken(conversation, move, likelier=[each for each in asked[:1] if each != move])


def play_spoken(conversation: Conversation, move: Move, likelier: Iterable[Move] = ()) -> None:
    """Play a move that was given by voice, with time to correct it.

    `likelier` is what it was rather heard as, before the person said which.
    """
    rejected = [*conversation.rejected_here, *likelier]
    conversation.unheard = 0
    _learn(conversation, rejected, move)
    plies, before = len(conversation.game.plies) + 1, conversation.game.position
    play(conversation, move, "spoken")
    window = 0
    if not is_alone(conversation):  # against the computer there is time until the next move
        conversation.windows_opened += 1
        window = conversation.windows_opened
        conversation.emit(OpenWindow(window, conversation.settings.window))
    conversation.note(heard_squares=move.path, spoken=Spoken(plies, move, before, window))


def _learn(conversation: Conversation, rejected: Iterable[Meaning], move: Move) -> None:
    if not conversation.settings.is_learning:
        return
    for meaning in rejected:
        heard = _squares_of(meaning)
        ends = (heard[:1] + heard[-1:], (move.start, move.end))
        for one, other in confused_by(*ends):
            key = (min(one, other), max(one, other))
            conversation.learnt[key] = conversation.learnt.get(key, 0) + 1
            conversation.emit(Learn(one, other))


def _squares_of(meaning: Meaning) -> tuple[int, ...]:
    match meaning:
        case Move():
            return meaning.path
        case NotLegal(written):
            return written.squares
    return ()


def ask_moves(conversation: Conversation, moves: Sequence[Move]) -> None:
    """Ask which of several moves was said, or whether it was this one."""
    conversation.unheard = 0
    conversation.expected = None
    conversation.note(spoken=None, heard_squares=())  # a no is about what was heard last
    if len(moves) == 1:
        (move,) = moves
        conversation.note(heard_squares=move.path)

        def reject(conversation: Conversation) -> None:
            conversation.reject(move)
            conversation.say(SayAgain())

        fact = MoveAsked(format_move(move, conversation.game.legal))
        conversation.ask(Question(fact, lambda talk: play_spoken(talk, move), reject))
        return
    asked = tuple(moves[:MOST_ASKED])
    which = WhichHeard(
        Moves(tuple(format_move(move, conversation.game.legal) for move in asked), is_choice=True),
        Squares(tuple(_differing(asked)), is_choice=True),
        len(asked),
    )
    conversation.choice = Choice(which, asked, is_heard=True)
    conversation.say(which)


def _ask_longer(conversation: Conversation, move: Move) -> None:
    conversation.unheard = 0
    conversation.expected = None
    conversation.note(spoken=None, heard_squares=())  # a no is about what was heard last

    def say_again(conversation: Conversation) -> None:
        conversation.say(SayAgain())

    ask_longer(conversation, move, lambda talk: play_spoken(talk, move), say_again)


def _differing(moves: Sequence[Move]) -> list[int]:
    """A square for each move that is of no other: where they start or end, or else come by."""
    named = [square for move in moves for square in {*move.path, *move.captured}]
    own = [[square for square in move.path if named.count(square) == 1] for move in moves]
    for place in (0, -1):
        squares = [move.path[place] for move in moves]
        if all(square in alone for square, alone in zip(squares, own, strict=True)):
            return squares
    return [alone[0] for alone in own] if all(own) else []


def _refuse(conversation: Conversation, refused: NotLegal | NoSuchMove) -> None:
    """Say what was heard and why it cannot be."""
    conversation.unheard = 0
    conversation.note(spoken=None)  # a no is about what was heard last
    if isinstance(refused, NotLegal):
        squares, since = refused.written.squares, conversation.since
        again = since.times_refused if squares == since.refused else 0
        conversation.note(heard_squares=squares, refused=squares, times_refused=again + 1)
        conversation.say(HeardTold("-".join(map(str, refused.written.squares))))
    enter_move(conversation, refused)
