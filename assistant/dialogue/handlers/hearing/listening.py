"""What was heard: judged, acted upon, asked for again; and what becomes of the ear.

One clear legal move is played, and the person has time to correct it (spoken.py, correcting.py). What
is not clear is asked about (choosing.py); what cannot be is told with its article; what was not
understood is asked for in other words, then square by square, then on the keyboard. Nothing that the
person has rejected is offered again.
"""

from collections.abc import Sequence

from assistant.dialogue.about_ear import HardNumbers
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
from assistant.dialogue.handlers.asking.stepping import refuses_move
from assistant.dialogue.handlers.hearing.checking import (
    close_window,
    end_ear_check,
    give_up_number,
)
from assistant.dialogue.handlers.hearing.correcting import can_correct, correct
from assistant.dialogue.handlers.hearing.getting_used import (
    confirm_spoken,
    know_person,
    let_go_judged,
    note_judged,
)
from assistant.dialogue.handlers.hearing.overhearing import is_said_again, verdict_here
from assistant.dialogue.handlers.hearing.spoken import act_on, ask_moves, is_for_us, play_spoken
from assistant.dialogue.handlers.playing.example import example_step, first_hint
from assistant.dialogue.handlers.playing.move import enter_move
from assistant.dialogue.questions import Expected, Guess, Question, SquareSaid, Take
from assistant.dialogue.talk import Talk
from assistant.narration.facts.listening import (
    EarCheckNamed,
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
from assistant.parsing.hearing.endpoint import is_whole_move
from assistant.parsing.hearing.heard import Unsure, best_square, understand
from assistant.parsing.hearing.hypotheses import UNKNOWN, likeliest_texts
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NoSuchMove, NotLegal, Understood, numbers_said
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.values import replaced

MOST_TRIES = 2
"""After so many utterances running that were not understood, the keyboard is offered."""

Alternatives = Sequence[tuple[str, float]]


def tell_listening(talk: Talk) -> None:
    """How to be heard, once; each time that a screen reader is heard too, if it is."""
    fact = _how_heard(talk)
    if fact.listen == "open" and fact.has_reader:
        talk.say(fact)
    elif fact.listen != "off":
        talk.hint(fact)


def tell_whether_heard(talk: Talk) -> None:
    """How to be heard now, or why nothing is, and what to do: to who asks "can you hear me"."""
    if talk.settings.listen == "off":
        talk.say(ListeningIsOff())
    elif talk.surface.ear_lost:
        talk.say(EarLostTold(talk.surface.ear_lost))
    else:
        talk.say(_how_heard(talk))
        talk.say(EarCheckNamed())


def _how_heard(talk: Talk) -> ListeningTold:
    voice = talk.surface.voice
    has_reader = voice.kind in ("reader", "print")  # which reads what is printed
    is_hushed = voice.is_aloud and voice.has_key
    listen, example = talk.settings.listen, example_step(talk)
    return ListeningTold(listen, voice.has_key, has_reader, example, is_hushed)


def hear_of_ear(talk: Talk, event: EarEvent) -> None:
    """What happens around the utterances."""
    match event:
        case TalkPressed():
            _talk(talk)
        case PartialHeard(text):
            _end_early(talk, text)
        case NothingSaid():
            _hear_nothing(talk)
        case EarLost(reason):
            talk.surface.ear_lost = reason
            talk.say(EarLostTold(reason))
            end_ear_check(talk, is_lost=True)
        case EarRegained():
            talk.surface.ear_lost = ""
            talk.say(EarRegainedTold())
        case ConfusionsKnown(learnt, moves):
            talk.surface.learnt = {(one, other): times for one, other, times in learnt}
            know_person(talk, moves)
        case WindowClosed(number):
            spoken = talk.since.spoken
            if spoken and number == spoken.window:
                talk.note(spoken=replaced(spoken, is_window_open=False))
                confirm_spoken(talk)
            close_window(talk, number)


def _hear_nothing(talk: Talk) -> None:
    """Nobody spoke; or nothing hears, which was told: then it was no silence."""
    if talk.surface.ear_lost and talk.settings.listen == "push":
        end_ear_check(talk, is_lost=True)
    elif not give_up_number(talk):
        talk.say(NothingHeard())


def _talk(talk: Talk) -> None:
    if talk.settings.listen == "push":
        talk.surface.ear_lost = ""  # it is tried anew, and told anew
        talk.emit(OpenMicrophone())
    elif talk.settings.listen == "off":
        talk.hint(ListeningIsOff())


def _is_turn(talk: Talk) -> bool:
    """Whether a move is wanted of who is heard."""
    is_persons = not (talk.game.outcome or talk.player_to_move.is_computer or talk.table.is_undecided)
    return is_persons and not talk.is_watching and talk.speaker in (None, talk.side_to_move)


def _stands_in_way(expected: Expected | None) -> bool:
    """Whether something is waited for, and not only more told if somebody wants it."""
    return expected is not None and not isinstance(expected.about, HardNumbers)


def _end_early(talk: Talk, text: str) -> None:
    """Wait for no pause where what was said is a whole move already. It is judged as any other."""
    is_turn = _is_turn(talk)
    is_free = not (talk.here.asked or talk.here.choice or _stands_in_way(talk.here.expected))
    game = talk.game
    # What is repeated is the last move, where that was played.
    position = game.entries[-2].position if talk.table.repeating else game.position
    if is_turn and is_free and is_whole_move(text, position, game.regulation, talk.words):
        talk.emit(EndUtterance())


def is_played_instead(talk: Talk, question: Question, alternatives: Alternatives) -> bool:
    """Whether what was heard is a clear move, and it is only asked whether a command was meant that a
    microphone which is always open has heard: it was talk."""
    match question.about:
        case Guess(CommandMeant(), is_heard=True) if talk.settings.listen == "open":
            pass
        case _:
            return False
    if question.to not in (None, talk.side_to_move) or not _is_turn(talk):
        return False
    game = talk.game
    heard = understand(
        alternatives, game.position, game.regulation, talk.words_heard, excluded=talk.rejected_here
    )
    return isinstance(heard.verdict, Understood) and not heard.verdict.doubt


def hear_move(talk: Talk, alternatives: Alternatives) -> CommandMeant | Perhaps | None:
    """A move, or what mends one, or nothing; a command is given back to who obeys commands, or asks
    whether it was meant."""
    if can_correct(talk) and correct(talk, alternatives):
        return None
    game = talk.game
    heard = understand(
        alternatives,
        game.position,
        game.regulation,
        talk.words_heard,
        is_answer=bool(talk.here.expected and talk.here.expected.squares),
        is_pressed=talk.settings.listen == "push",
        is_open=talk.settings.listen == "open",
        excluded=talk.rejected_here,
    )
    verdict = verdict_here(talk, heard)
    note_judged(talk, heard)
    is_turn = _is_turn(talk)
    if isinstance(verdict, CommandMeant | Likely | Perhaps):
        meant = command_heard(talk, verdict)
        if meant and meant.command is Command.NO and reject_square(talk):
            return None
        talk.surface.unheard = 0
        return meant or (Perhaps((verdict.meaning,)) if isinstance(verdict, Likely) else verdict)
    if verdict and refuses_move(talk):
        talk.surface.unheard = 0
    elif verdict and is_turn:
        talk.surface.unheard = 0
        _act_or_ask(talk, verdict, alternatives)
    elif verdict and (is_for_us(talk, heard) or is_said_again(talk, verdict)):
        # Whose turn it is, or that the game is over: which move it was makes no difference.
        move = Understood(verdict.moves[0]) if isinstance(verdict, Unsure) else verdict
        enter_move(talk, move, is_heard=True)
    elif heard.overheard is None and is_for_us(talk, heard, even_near_talk=False):
        not_understood(talk)
    return None


def _act_or_ask(
    talk: Talk,
    verdict: Understood | Unsure | NotLegal | NoSuchMove,
    alternatives: Alternatives,
) -> None:
    """Do what a verdict asks for; but what cannot be and is heard again was misheard, it may be.

    Then what else it sounds like is asked about, if that can be; else the squares, one at a time.
    """
    times = _times_refused(talk, verdict)
    if not isinstance(verdict, NotLegal) or not times:
        act_on(talk, verdict)
        return
    game = talk.game
    excluded = (*talk.rejected_here, verdict)
    instead = understand(
        alternatives, game.position, game.regulation, talk.words_heard, excluded=excluded
    ).verdict
    match instead:
        case Understood(move):
            ask_moves(talk, [move])
        case Unsure(moves):
            ask_moves(talk, moves)
        case _ if _asks_if_announced(talk, verdict):
            pass
        case _:
            act_on(talk, verdict)
            _help_on(talk, times)


def _asks_if_announced(talk: Talk, verdict: NotLegal) -> bool:
    """Whether the mover is asked if they have announced what was heard twice and is not legal.

    Between people with an arbiter it is an irregularity if they have, and the recogniser's if not.
    """
    if not talk.settings.is_arbiter:
        return False
    from assistant.dialogue.handlers.playing.irregular import ask_if_announced

    return ask_if_announced(talk, verdict)


def _times_refused(talk: Talk, verdict: object) -> int:
    """How often running a move was refused just before; 0 for any other verdict."""
    is_same = isinstance(verdict, NotLegal) and verdict.written.squares == talk.since.refused
    return talk.since.times_refused if is_same else 0


def _help_on(talk: Talk, times: int) -> None:
    """What to do where the same move was refused again: one square at a time, then the keyboard."""
    expected, example = talk.here.expected, first_hint(talk)
    if expected and expected.fact and not expected.squares:
        talk.say(expected.fact)  # the quiz, or a list: it is not given up for this
    elif times < MOST_TRIES or example is None:
        _ask_square(talk, ())
    else:
        talk.note(refused=(), times_refused=0)
        talk.here.expected = None
        talk.say(KeyboardOffered(example.example))


def not_understood(talk: Talk) -> None:
    """Ask for it again, then square by square, then on the keyboard; never twice in the same words."""
    talk.surface.unheard += 1
    example, expected = first_hint(talk), talk.here.expected
    if expected and expected.fact and talk.surface.unheard <= MOST_TRIES:
        talk.say(expected.fact)
    elif talk.surface.unheard == 1 or example is None:
        talk.say(NotHeard())
    elif talk.surface.unheard <= MOST_TRIES:
        talk.say(NotHeard())
        if _is_turn(talk):
            _ask_square(talk, ())
    else:
        talk.surface.unheard = 0
        talk.here.expected = None
        talk.say(KeyboardOffered(example.example))


def _ask_square(talk: Talk, said: tuple[int, ...]) -> None:
    """Ask for the square that a move starts from, and then for the one where it ends."""
    moves = _moves_behind(talk, said)
    squares = tuple(sorted({move.end if said else move.start for move in moves}))
    fact = SquareAsked("end" if said else "start")
    talk.here.expected = Expected(SquareSaid(said), fact, squares=squares)
    let_go_judged(talk)
    talk.note(spoken=None, heard_squares=())  # a no is about what was heard last
    talk.say(fact)


def _moves_behind(talk: Talk, said: tuple[int, ...]) -> list[Move]:
    return [move for move in distinct_moves(talk.game.legal) if move.path[: len(said)] == said]


def take_square_said(talk: Talk, expected: Expected, said: tuple[int, ...], text: str) -> bool:
    """The square of a move, if a line names one of those that it may be."""
    named = numbers_said(text, talk.words) & set(expected.squares)
    if len(named) != 1:
        return False
    (square,) = named
    if said:
        _finish_squares(talk, [move for move in _moves_behind(talk, said) if move.end == square])
    else:
        _ask_square(talk, (square,))
    return True


def reject_square(talk: Talk) -> bool:
    """A no while a square is waited for: begin with the start again; whether one was waited for."""
    expected = talk.here.expected
    if expected is None or not expected.squares:
        return False
    _ask_square(talk, ())
    return True


def _finish_squares(talk: Talk, moves: Sequence[Move]) -> None:
    if len(moves) == 1:
        play_spoken(talk, moves[0])
    else:
        ask_moves(talk, moves)


def take_expected(talk: Talk, alternatives: Alternatives, take: Take) -> bool:
    """Give what was heard to who waits for a line, if it may be meant for it."""
    expected = talk.here.expected
    if expected is None:
        return False
    texts = likeliest_texts(alternatives)
    if expected.squares:
        square = best_square(texts, expected.squares, talk.words)
        text = "" if square is None else str(square)
    else:
        text = texts[0][0] if texts and UNKNOWN not in texts[0][0].split() else ""
    if not text:
        return False
    talk.here.expected = None
    if take(talk, expected, text):
        talk.surface.unheard = 0
        return True
    talk.here.expected = None if expected.is_once else expected
    return False
