"""A no that takes back what was heard, and what was really said."""

import math
from collections.abc import Sequence
from functools import partial

from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.hearing.getting_used import learn_corrected, note_judged
from assistant.dialogue.handlers.hearing.spoken import act_on, ask_moves, is_alone, play_spoken
from assistant.dialogue.handlers.playing.following import put_level_back
from assistant.dialogue.handlers.playing.move import next_turn
from assistant.dialogue.handlers.playing.over import can_go_back, tell_over
from assistant.dialogue.handlers.playing.taking_back import take_back_plies, tell_put_back
from assistant.dialogue.questions import Question, Spoken, Withdraw
from assistant.dialogue.talk import Talk
from assistant.game.deeds import MoveCorrected
from assistant.narration.facts.listening import HeardTold, MoveWithdrawn, SayAgain, TooLateToCorrect
from assistant.narration.facts.talk import Asked
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.corrections import replaced, rest_of_correction
from assistant.parsing.hearing.heard import Unsure, Verdict, best_square, rival_of_no, understand
from assistant.parsing.hearing.hypotheses import likeliest_texts, readings_of
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.moving.moves import NotLegal, Understood, numbers_said
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position

Alternatives = Sequence[tuple[str, float]]


def can_correct(talk: Talk) -> bool:
    """Whether something was heard that a no may be about, or a move that is kept."""
    is_kept = talk.table.ahead is not None and talk.settings.listen == "push"
    is_anything = bool(talk.since.spoken or talk.since.heard_squares or is_kept)
    is_others = talk.table.repeating is not None and talk.speaker is talk.side_to_move
    return is_anything and not (is_others or talk.conversation.is_input_over)


def correct(talk: Talk, alternatives: Alternatives, *, is_typed: bool = False) -> bool:
    """Take back what was heard and do what is said instead, if that is what was said."""
    rests, spoken = _behind_no(talk, alternatives, is_typed=is_typed), talk.since.spoken
    if rests is None:
        return False
    if not rests and talk.forget_ahead():
        return True  # which was given after what was heard
    if not (spoken or talk.since.heard_squares):
        return False
    if spoken and _is_too_late(talk, spoken, rests):
        return True
    if rests and spoken and not is_typed:
        is_asked = _ask_first(talk, spoken, rests, alternatives)
        if is_asked is not None:
            return is_asked
    squares = talk.since.heard_squares
    if spoken:
        _withdraw(talk, spoken, is_followed=bool(rests))
    elif not rests:
        talk.note(heard_squares=())
        talk.say(SayAgain())
    _say_instead(talk, squares, rests, spoken.move if spoken else None)
    return True


def _behind_no(talk: Talk, alternatives: Alternatives, *, is_typed: bool) -> Alternatives | None:
    """What stands behind a no, which may be nothing; None where it is no correction."""
    words = talk.words
    texts = likeliest_texts(alternatives)
    behind = [(rest_of_correction(text, words), score) for text, score in texts]
    found = [(rest, score) for rest, score in behind if rest is not None]
    if not found or not (is_typed or _is_clearly_no(talk, texts, found[0][1])):
        return None
    rests = _what_instead(found)
    if rests and not _means_something(talk, rests):
        return None if is_typed else []
    return rests


def _what_instead(found: Alternatives) -> Alternatives:
    """What stands behind the no, of several readings; nothing where a no alone is as likely."""
    plain = max((score for rest, score in found if not rest), default=-math.inf)
    rests = [(rest, score) for rest, score in found if rest]
    return rests if rests and rests[0][1] > plain else []


def _is_too_late(talk: Talk, spoken: Spoken, rests: Alternatives) -> bool:
    """Whether the move can be taken back by a no no more, which is told; or it was no correction."""
    if not (spoken.is_window_open or is_alone(talk) or talk.table.repeating):
        talk.note(spoken=None, heard_squares=())
        now = _moves_now(talk, rests)
        if now:
            ask_moves(talk, now)
        else:
            talk.say(TooLateToCorrect())
        return True
    if talk.game.outcome and not can_go_back(talk):
        tell_over(talk)
        return True
    return False


def _is_clearly_no(talk: Talk, texts: Alternatives, score: float) -> bool:
    """Whether the no is likelier than all that would be something else: soon after a move by little,
    later by much, unless the person pressed a key to speak."""
    spoken, words = talk.since.spoken, talk.words
    margins = margins_of(words)
    if talk.settings.listen == "push":
        needed = margins.second
    else:
        needed = margins.answer if not spoken or spoken.is_window_open else margins.change
    others = [each for each in texts if rest_of_correction(each[0], words) is None]
    game = talk.game
    rival = rival_of_no(others, game.position, game.regulation, words)
    return score - rival >= needed


def _position_before(talk: Talk) -> Position:
    """The position in which what is to be corrected was said."""
    spoken = talk.since.spoken
    return spoken.before if spoken else talk.game.position


def _means_something(talk: Talk, rests: Alternatives) -> bool:
    """Whether what stands behind a no is a move or one square of it."""
    position = _position_before(talk)
    if any(numbers_said(rest, talk.words) for rest, _ in rests):
        return True
    regulation = talk.game.regulation
    heard = understand(rests, position, regulation, talk.words_heard)
    return isinstance(heard.verdict, Understood | Unsure | NotLegal)


def _lone_square(talk: Talk, rests: Alternatives) -> int | None:
    """The square that stands behind the no, where that is likelier than a whole move."""
    words = talk.words
    return best_square(rests, range(1, 51), words) if numbers_said(rests[0][0], words) else None


def _instead(talk: Talk, spoken: Spoken, rests: Alternatives) -> Verdict | int:
    """What stands behind the no, where the move is gone that it is about: one square, or a move."""
    number = _lone_square(talk, rests)
    if number is not None:
        legal = [each for each in legal_moves(spoken.before) if not each.has_same_effect(spoken.move)]
        return number if _with_square(spoken.move.path, number, legal) else None
    regulation = talk.game.regulation
    words = talk.words_heard
    return understand(rests, spoken.before, regulation, words, excluded=(spoken.move,)).verdict


def _moves_now(talk: Talk, alternatives: Alternatives) -> tuple[Move, ...]:
    """The moves of the position as it is that this may be, if a person is to move."""
    game = talk.game
    if game.outcome or talk.player_to_move.is_computer or talk.table.repeating:
        return ()
    match understand(alternatives, game.position, game.regulation, talk.words_heard).verdict:
        case Understood(move):
            return (move,)
        case Unsure(moves):
            return moves
    return ()


def _ask_first(
    talk: Talk, spoken: Spoken, rests: Alternatives, alternatives: Alternatives
) -> bool | None:
    """Ask before a move goes where that may be wrong. False: no correction at all; None: a sure one."""
    instead = _instead(talk, spoken, rests)
    is_sure = isinstance(instead, int | Understood | Unsure)
    if isinstance(instead, int):
        # In place of a number that was heard; a square of some other move may be half a sentence.
        is_sure = bool(replaced(spoken.move.path, instead, legal_moves(spoken.before)))
        now = _moves_now(talk, _whole(talk, rests))
    else:
        now = _moves_now(talk, rests)
    if not now and is_sure:
        return None
    if not now and _moves_now(talk, alternatives):
        return False
    _ask_to_withdraw(talk, spoken, rests, instead, now)
    return True


def _whole(talk: Talk, rests: Alternatives) -> Alternatives:
    """Those readings that are a whole move of the position, if not much less likely than the first."""
    game, words = talk.game, talk.words
    least = rests[0][1] - margins_of(words).asked
    readings = readings_of(rests, game.position, game.regulation, words)
    texts = {each.text for each in readings if isinstance(each.meaning, Move) and not each.gaps}
    return [each for each in rests if each[1] >= least and each[0] in texts]


def _ask_to_withdraw(
    talk: Talk,
    spoken: Spoken,
    rests: Alternatives,
    instead: Verdict | int,
    now: Sequence[Move],
) -> None:
    """Ask before a move goes for one that cannot be, or for one that may be the next move.

    Then the no may have been misheard: there is a voice whose "da um" is always heard as "não um".
    """
    if isinstance(instead, NotLegal) and not now:
        talk.say(HeardTold("-".join(map(str, instead.written.squares))))
    kept = rests if isinstance(instead, int | Understood | Unsure) else ()
    written = talk.game.plies[spoken.plies - 1].written
    fact = Asked("undo", talk.side_of_listener, "", written)
    talk.ask(Question(fact, Withdraw(spoken, tuple(kept), tuple(now))))


def withdraw(talk: Talk, about: Withdraw) -> None:
    """The no was about the last move by voice: it goes, and what was said behind the no is done."""
    squares = talk.since.heard_squares
    _withdraw(talk, about.spoken, is_followed=bool(about.rests))
    _say_instead(talk, squares, about.rests, about.spoken.move)


def keep_spoken(talk: Talk, about: Withdraw) -> None:
    """The no was misheard: the move stays, and what may have been said is asked about."""
    talk.note(spoken=None, heard_squares=())  # nobody is asked twice
    if about.now:
        ask_moves(talk, about.now)
    else:
        dropped(talk)


def _withdraw(talk: Talk, spoken: Spoken, *, is_followed: bool) -> None:
    game = talk.game
    ply = game.plies[spoken.plies - 1]
    talk.note(spoken=None)
    learn_corrected(talk)
    moves = [each.move for each in game.plies[spoken.plies - 1 :]]
    deed = MoveCorrected(spoken.plies, ply.side, ply.written, by=ply.side)
    was_private = talk.is_private
    if talk.table.held:  # nobody else has heard of it, and nobody will
        talk.table.held, talk.is_private = (), True
    take_back_plies(talk, deed, partial(MoveWithdrawn, is_followed=is_followed))
    put_level_back(talk)
    tell_put_back(talk, moves)
    talk.is_private = was_private
    talk.reject(spoken.move)


def _say_instead(
    talk: Talk, squares: Sequence[int], rests: Alternatives, withdrawn: Move | None
) -> None:
    """Do what was said behind the no: a whole move, or one square in place of another.

    Where a move was withdrawn for it, that alone it cannot be: who names what was rejected earlier
    means it now.
    """
    game = talk.game
    if not rests:
        if withdrawn:
            next_turn(talk)
        return
    excluded = (withdrawn,) if withdrawn else talk.rejected_here
    rejected = [each for each in excluded if isinstance(each, Move)]
    legal = [
        move
        for move in legal_moves(game.position)
        if not any(move.has_same_effect(each) for each in rejected)
    ]
    number = _lone_square(talk, rests)
    if number is not None:
        moves = _with_square(squares, number, legal)
        if len(moves) == 1:
            play_spoken(talk, moves[0])
        elif moves:
            ask_moves(talk, moves)
        else:
            talk.say(SayAgain())
        return
    heard = understand(
        rests,
        game.position,
        game.regulation,
        talk.words_heard,
        excluded=excluded,
    )
    note_judged(talk, heard)
    if heard.verdict is None or isinstance(heard.verdict, CommandMeant | Likely | Perhaps):
        talk.say(SayAgain())
    else:
        act_on(talk, heard.verdict)


def _with_square(squares: Sequence[int], number: int, legal: Sequence[Move]) -> list[Move]:
    """The legal moves with this square: in place of one of those that were heard, or at all."""
    moves = distinct_moves(replaced(squares, number, legal))
    return moves or distinct_moves([move for move in legal if number in (move.start, move.end)])


def is_still_open(talk: Talk) -> bool:
    """Whether an arbiter sits at the game, and who speaks has just given a move by voice that may be
    corrected without asking the opponent."""
    spoken, plies = talk.since.spoken, talk.game.plies
    is_last = bool(spoken and spoken.is_window_open and spoken.plies == len(plies))
    return talk.settings.is_arbiter and is_last and talk.speaker in (None, plies[-1].side)


def typed_no(talk: Talk) -> bool:
    """A typed no about what was heard; whether it was about that."""
    return can_correct(talk) and correct(talk, [("no", 0.0)], is_typed=True)
