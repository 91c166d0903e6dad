"""Touching pieces: what is only named, what was crowned late, and pieces beside their squares.

Hands that read a board lift pieces too. So it is named once for each position, and only where pieces
that are touched have to be moved.
"""

from assistant.dialogue.events import PiecesOnLight, PieceTouched
from assistant.dialogue.handlers.touching.guiding import agree
from assistant.dialogue.handlers.touching.irregular import touch
from assistant.dialogue.seats import Seat
from assistant.dialogue.talk import Talk
from assistant.game.deeds import CountAnnulled
from assistant.narration.facts.irregular import (
    CountAnnulledTold,
    CountNotAnnulled,
    CrownedLate,
    OnLight,
    TouchedIdle,
    TouchedOutOfTurn,
)
from assistant.narration.facts.talk import ForOther


def feel(talk: Talk, seat: Seat, event: PieceTouched | PiecesOnLight) -> None:
    """A piece was lifted: name it where that is incorrect, and have it count as touched.

    Or pieces stand on light squares, where they are out of play (Capo I, 7.5; Capo II, 5.5; the
    Portuguese 5.3).
    """
    match event:
        case PieceTouched(_, square):
            if _is_strict(talk, seat) and not seat.of_record.is_named:
                _name(talk, seat, square)
            touch(talk, seat, square)
        case PiecesOnLight(_, pieces):
            seat.note(on_light=pieces)
            if pieces and not talk.game.outcome:
                talk.say(OnLight(seat.name, pieces, talk.game.regulation.on_light))


def _is_strict(talk: Talk, seat: Seat) -> bool:
    """Whether touching is looked at: by the rule, with an arbiter, of who has not said that they
    adjust, on a board that shows the game."""
    settings = talk.settings
    is_wanted = settings.is_arbiter and settings.is_touch_move and not talk.game.outcome
    is_at_rest = seat.since.shown == talk.game.position and not talk.table.is_undecided
    return is_wanted and is_at_rest and not seat.of_record.is_excused


def _name(talk: Talk, seat: Seat, square: int) -> None:
    """Say what is incorrect about it, if anything is: out of turn, by who has the board alone, or of a
    piece of one's own that cannot move (Capo I, 3.10 and 3.11; Capo II, 3.15 and 3.16)."""
    fact = _out_of_turn(talk, square) if talk.side_to_move not in seat.sides else _idle(talk, square)
    if fact:
        seat.note_of_record(is_named=True, is_out_of_turn=isinstance(fact, TouchedOutOfTurn))
        talk.say(fact)


def _out_of_turn(talk: Talk, square: int) -> TouchedOutOfTurn | None:
    game, article = talk.game, talk.game.regulation.touched_out_of_turn
    return TouchedOutOfTurn(str(square), game.count is not None, article) if article else None


def _idle(talk: Talk, square: int) -> TouchedIdle | None:
    game, article = talk.game, talk.game.regulation.touched_idle
    piece = game.position.piece_at(square)
    is_own = piece is not None and piece.side is game.position.side_to_move
    is_idle = is_own and all(move.start != square for move in game.legal)
    return TouchedIdle(str(square), article) if article and is_idle else None


def settle(talk: Talk, seat: Seat) -> None:
    """The board shows the position of the game: a man that was crowned only now was touched now, by
    whoever has it (Capo I, 4.4)."""
    crowned, article = _crowned_late(talk, seat), talk.game.regulation.crowned_late
    is_named = article and crowned and _is_strict(talk, seat)
    agree(talk, seat)
    if article and is_named:
        talk.say(CrownedLate(str(crowned), article))
        touch(talk, seat, crowned)


def _crowned_late(talk: Talk, seat: Seat) -> int:
    """The square of a king that has got its crown since the board agreed, other than by the last move;
    0 for none."""
    readings, reading, position = seat.since.readings, seat.reading, talk.game.position
    if not readings or reading is None or seat.since.shown != position:
        return 0
    last = talk.game.plies[-1].move.end if talk.game.plies else 0
    was, is_now = readings[0].uncrowned(position), reading.uncrowned(position)
    return next((square for square in was if square not in (*is_now, last)), 0)


def annul_count(talk: Talk) -> None:
    """The arbiter annuls the count because somebody has touched pieces out of turn (Capo I, 3.11; Capo
    II, 3.16).

    Whoever is at the keyboard is taken for the arbiter, where nobody else is; but not the one who has
    touched them, if that is known.
    """
    game, article = talk.game, talk.game.regulation.touched_out_of_turn
    touching = [seat for seat in talk.table.seats if seat.of_record.is_out_of_turn]
    if game.count is None or article is None:
        why = "none" if game.count is None else "text"
        talk.say(CountNotAnnulled(why, article or game.regulation.count_condition))
    elif not touching:
        talk.say(CountNotAnnulled("unseen", article))
    elif talk.speaker in touching[0].sides:
        side = talk.speaker.opponent
        talk.say(ForOther(side, talk.settings.player(side).name))
    else:
        talk.do(CountAnnulled(article, by=talk.speaker))
        talk.say(CountAnnulledTold(article))
