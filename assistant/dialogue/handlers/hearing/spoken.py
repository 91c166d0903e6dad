"""Moves by voice: played, with time to correct them; asked about where unclear; or refused."""

from collections.abc import Iterable, Sequence

from assistant.dialogue.effects import Learn, OpenWindow
from assistant.dialogue.handlers.hearing.getting_used import as_heard, await_confirmation, note_asked
from assistant.dialogue.handlers.playing.move import as_given, enter_move, play
from assistant.dialogue.handlers.playing.which import ask_doubted
from assistant.dialogue.questions import Choice, MoveHeard, Question, Spoken
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Moves, Squares
from assistant.narration.facts.listening import HeardTold, MoveAsked, SayAgain, WhichHeard
from assistant.parsing.corrections import confused_by
from assistant.parsing.hearing.heard import Heard as HeardText
from assistant.parsing.hearing.heard import Unsure
from assistant.parsing.hearing.hypotheses import UNKNOWN, Meaning
from assistant.parsing.moving.moves import Doubt, NoSuchMove, NotLegal, Understood
from assistant.rules.move import Move
from assistant.rules.notation import format_move

MOST_ASKED = 3
"""Of more moves than these nobody keeps in mind which was the second."""


def act_on(talk: Talk, verdict: Understood | Unsure | NotLegal | NoSuchMove) -> None:
    """Do what a verdict on a move asks for, where a person is to move."""
    match verdict:
        case Understood(move, Doubt.STEP | Doubt.NOTHING as doubt) if not talk.explains_refusals:
            _refuse(talk, as_given(talk, move, doubt))
        case Understood(move, Doubt() as doubt):
            _ask_doubted(talk, move, doubt)
        case Understood(move):
            play_spoken(talk, move)
        case Unsure(moves):
            ask_moves(talk, moves)
        case NotLegal() | NoSuchMove():
            _refuse(talk, verdict)


def is_alone(talk: Talk) -> bool:
    """Whether there is nobody but the computer who might mind a move that is taken back."""
    return len(talk.settings.people) == 1


def is_for_us(talk: Talk, heard: HeardText, *, even_near_talk: bool = True) -> bool:
    """Whether what was not understood needs an answer: with the microphone always open, talk does not,
    nor what is nearly as likely talk unless that is wanted.

    Who pressed a key has spoken to the program.
    """
    if not heard.texts:
        return False
    if talk.settings.listen == "push":
        return True
    said = heard.text.split()
    if talk.here.expected and talk.here.expected.squares:
        return bool(said) and UNKNOWN not in said  # one word is all that was asked for
    has_number = any((word,) in talk.words.numbers for word in said)
    return (
        UNKNOWN not in said
        and len(said) > 1
        and has_number
        and (even_near_talk or not heard.is_talk_near)
    )


def play_chosen(talk: Talk, asked: Sequence[Move], move: Move) -> None:
    """Play one of several moves that were asked about, and learn what was heard for it."""
    play_spoken(talk, move, likelier=[each for each in asked[:1] if each != move])


def play_spoken(talk: Talk, move: Move, likelier: Iterable[Move] = ()) -> None:
    """Play a move that was given by voice, with time to correct it.

    `likelier` is what it was rather heard as, before the person said which.
    """
    rejected = [*talk.rejected_here, *likelier]
    talk.surface.unheard = 0
    _learn_of(talk, rejected, move)
    plies, before, heard = len(talk.game.plies) + 1, talk.game.position, as_heard(talk, move)
    play(talk, move, "spoken")
    if len(talk.game.plies) < plies:
        return  # by correspondence it is asked about first, and a no is the answer to that
    window = 0
    if not is_alone(talk):  # against the computer there is time until the next move
        talk.conversation.windows_opened += 1
        window = talk.conversation.windows_opened
        talk.emit(OpenWindow(window, talk.settings.window))
    talk.note(heard_squares=move.path, spoken=Spoken(plies, move, before, window))
    await_confirmation(talk, heard)


def _learn_of(talk: Talk, rejected: Iterable[Meaning], move: Move) -> None:
    for meaning in rejected:
        heard = _squares_of(meaning)
        ends = (heard[:1] + heard[-1:], (move.start, move.end))
        for one, other in confused_by(*ends):
            learn(talk, one, other)


def learn(talk: Talk, heard: int, meant: int) -> None:
    """A number was heard for another: have it remembered of the person, if they want that."""
    if talk.settings.is_learning:
        key = (min(heard, meant), max(heard, meant))
        talk.surface.learnt[key] = talk.surface.learnt.get(key, 0) + 1
        talk.emit(Learn(heard, meant))


def _squares_of(meaning: Meaning) -> tuple[int, ...]:
    match meaning:
        case Move():
            return meaning.path
        case NotLegal(written):
            return written.squares
    return ()


def ask_moves(talk: Talk, moves: Sequence[Move]) -> None:
    """Ask which of several moves was said, or whether it was this one."""
    talk.surface.unheard = 0
    talk.here.expected = None
    talk.note(spoken=None, heard_squares=())  # a no is about what was heard last
    note_asked(talk)
    if len(moves) == 1:
        (move,) = moves
        talk.note(heard_squares=move.path)
        fact = MoveAsked(format_move(move, talk.game.legal))
        talk.ask(Question(fact, MoveHeard(move)))
        return
    asked = tuple(moves[:MOST_ASKED])
    which = WhichHeard(
        Moves(tuple(format_move(move, talk.game.legal) for move in asked), is_choice=True),
        Squares(tuple(_differing(asked)), is_choice=True),
        len(asked),
    )
    talk.here.choice = Choice(which, asked, is_heard=True)
    talk.say(which)


def _ask_doubted(talk: Talk, move: Move, doubt: Doubt) -> None:
    talk.surface.unheard = 0
    talk.here.expected = None
    talk.note(spoken=None, heard_squares=())  # a no is about what was heard last
    ask_doubted(talk, move, doubt, "spoken")


def reject_heard(talk: Talk, move: Move) -> None:
    """This was not the move that was said."""
    talk.reject(move)
    talk.say(SayAgain())


def _differing(moves: Sequence[Move]) -> list[int]:
    """A square for each move that is of no other: where they start or end, or else come by."""
    named = [square for move in moves for square in {*move.path, *move.captured}]
    own = [[square for square in move.path if named.count(square) == 1] for move in moves]
    for place in (0, -1):
        squares = [move.path[place] for move in moves]
        if all(square in alone for square, alone in zip(squares, own, strict=True)):
            return squares
    return [alone[0] for alone in own] if all(own) else []


def _refuse(talk: Talk, refused: NotLegal | NoSuchMove) -> None:
    """Say what was heard and why it cannot be."""
    talk.surface.unheard = 0
    talk.note(spoken=None)  # a no is about what was heard last
    if isinstance(refused, NotLegal):
        squares, since = refused.written.squares, talk.since
        again = since.times_refused if squares == since.refused else 0
        talk.note(heard_squares=squares, refused=squares, times_refused=again + 1)
        talk.say(HeardTold("-".join(map(str, refused.written.squares))))
    enter_move(talk, refused, is_heard=True)
