"""What is not as it should be on a board: illegal moves, touched pieces, sensors, irregularities."""

from collections.abc import Sequence

from assistant.dialogue.effects import Buzz, LeaveOut
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.playing.irregular import (
    ask_about,
    finding_of,
    found_in,
    keep,
    may_be_named,
)
from assistant.dialogue.handlers.playing.refusing import tell_refusal
from assistant.dialogue.handlers.touching.guiding import (
    guide,
    mark,
    piece_word,
    tell_unfinished,
    tell_upset,
    tell_wrong,
)
from assistant.dialogue.handlers.touching.named import ask_opponent, is_of_before, let_stand
from assistant.dialogue.handlers.touching.standing import standing
from assistant.dialogue.handlers.touching.whose_hand import (
    asks_whose,
    is_in_hand,
    is_still_there,
    only_fitting,
)
from assistant.dialogue.questions import Keep, KeepAnnounced, Question, Sensor, WhoTook
from assistant.dialogue.seats import ASKED, CONFIRMED, OVERDUE, SETTLED, Guiding, Seat
from assistant.dialogue.talk import Talk
from assistant.narration.facts.irregular import (
    SensorAsked,
    SensorLeftOut,
    TouchedTold,
)
from assistant.narration.facts.tactile import (
    CrownHere,
    MoveStep,
    UncrownHere,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.rules.articles import Text
from assistant.rules.explain import Illegal, explain
from assistant.rules.irregularities import Finding, Irregularity
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove
from assistant.rules.side import Side
from assistant.tactile.inference import Answer, Behind, Made, Standing, Unfinished, Unlike, infer
from assistant.tactile.irregular import irregular
from assistant.tactile.moved_on import is_moved_on
from assistant.tactile.reading import Reading, Seen
from assistant.tactile.settling import Contradictions, Suspect
from assistant.values import replaced

_AT_ONCE = frozenset({Irregularity.TOUCHED_OTHER, Irregularity.UNMARKED_KING, Irregularity.WRONG_KING})
"""What counts before the player has finished."""


def tell_unlike(talk: Talk, seat: Seat, answer: Unlike, how: str) -> None:
    """What stands there is nothing that may be: say why, and what belongs where."""
    is_late = how != SETTLED
    assert seat.reading
    since = seat.since
    if since.told == answer.differences or (since.is_adjusting and not is_late):
        if how != CONFIRMED:
            return
        suspect(talk, seat, *lone_differences(talk, seat))  # told, and sure
        if talk.here.asked:
            return
    if since.shown and (found := _contradicting(seat, seat.reading, answer)):
        suspect(talk, seat, found.square)
        return
    refused = _attempted(talk, seat)
    if refused and _is_decided_on(talk, seat, refused[0], how):
        return
    if refused:
        seat.note(told=answer.differences, is_wrong=True)
        _refuse(talk, seat, *refused)
    elif is_late:
        seat.note(told=answer.differences, is_wrong=True)
        talk.emit(Buzz(seat.number, 2))
        if answer.is_upset and since.shown is None and how != CONFIRMED:
            pass  # it was told, and nobody has asked to be guided
        elif answer.is_upset:
            tell_upset(talk, seat, len(answer.differences))
        else:
            tell_wrong(talk, seat, answer.differences)


def _contradicting(seat: Seat, reading: Reading, answer: Unlike) -> Suspect | None:
    """The sensor that has contradicted the game too often since the board agreed, if one has."""
    contradictions = Contradictions(*seat.since.contradicting)
    found = contradictions.note(reading, answer.differences)
    seat.note(contradicting=contradictions.evidence)
    return found


def _refuse(talk: Talk, seat: Seat, squares: tuple[int, ...], refusal: Illegal) -> None:
    """Why a move that was made on the board is illegal, and where the piece belongs."""
    talk.note(last_refusal=(squares, refusal))
    talk.table.tallies[talk.side_to_move].refused += 1
    tell_refusal(talk, squares, refusal)
    mark(talk, seat, squares)
    talk.emit(Buzz(seat.number, 2))
    piece = talk.game.position.piece_at(squares[0])
    assert piece
    talk.say(MoveStep(seat.name, str(squares[1]), str(squares[0]), piece_word(piece)))


def _attempted(talk: Talk, seat: Seat) -> tuple[tuple[int, ...], Illegal] | None:
    """The illegal move that was tried, if one own piece stands elsewhere and all else is as it was."""
    position, reading = talk.game.position, seat.reading
    assert reading
    side = position.side_to_move
    if side not in seat.sides or seat.since.shown is None:
        return None
    wrong = reading.differences(position)
    gone = [each for each in wrong if each.wanted and each.seen is Seen.NOTHING]
    come = [each for each in wrong if not each.wanted]
    if len(gone) != 1 or len(come) != 1 or len(wrong) != len(gone) + len(come):
        return None
    start, end = gone[0], come[0]
    if not start.wanted or start.wanted.side is not side or end.seen.side not in (side, None):
        return None
    squares = start.square, end.square
    explained = explain(position, squares, talk.game.regulation)
    return (squares, explained) if isinstance(explained, Illegal) else None


def _is_decided_on(talk: Talk, seat: Seat, squares: tuple[int, ...], how: str) -> bool:
    """Whether an illegal move that was made is for the opponent to decide on: between people with an
    arbiter, when it has stood there for long or was confirmed. Until then it may be put back."""
    move = WrittenMove(squares, False)
    by = talk.side_to_move
    finding = found_in(talk, move, by) if may_be_named(talk, by) else None
    if finding is None:
        return False
    if how != SETTLED:
        talk.table.tallies[finding.side].refused += 1
        shows_it = seat.reading is not None and seat.reading.agrees_with(finding.kept)
        keep_asked = Keep(seat.number, finding) if shows_it else None
        ask_about(talk, finding, move, keep_asked)
    return True


def touch(talk: Talk, seat: Seat, square: int) -> None:
    """A piece was lifted: a playable one of who is to move has to be moved (Capo I, 3.7 and 3.8)."""
    _keep_by_touch(talk, seat, square)
    game, position = talk.game, talk.game.position
    is_off = not talk.settings.is_touch_move or seat.of_record.is_excused or seat.of_record.touched
    if is_off or game.outcome or seat.since.shown != position:
        return
    if position.side_to_move in seat.sides and any(move.start == square for move in game.legal):
        seat.note_of_record(touched=square)


def _keep_by_touch(talk: Talk, seat: Seat, square: int) -> None:
    """Who is to decide on an irregularity and touches, where they sit, an own piece that can move lets
    it stand, in Capo I (8.3)."""
    there = talk.where_it_waits()
    question, regulation = there.here.asked, talk.game.regulation
    if question is None or question.to not in seat.sides or regulation.text is not Text.CAPO1:
        return
    about = question.about
    if not isinstance(about, Keep | KeepAnnounced) or (finding := finding_of(talk, about)) is None:
        return
    if any(move.start == square for move in legal_moves(finding.kept)):
        there.here.asked = None
        keep(there, about, regulation.too_late)


def _asked_to_keep(talk: Talk, seat: Seat) -> Keep | None:
    """What the opponent is asked about, if that is whether an irregularity on this board stands."""
    about = talk.here.asked.about if talk.here.asked else None
    return about if isinstance(about, Keep) and about.seat == seat.number else None


def is_touch_kept(talk: Talk, seat: Seat, move: Move) -> bool:
    """Whether the piece that was touched first is the one that is moved; else say so."""
    touched = seat.of_record.touched
    if touched in (0, move.start):
        return True
    talk.say(TouchedTold(str(touched), talk.game.regulation.touched_several))
    seat.note(told=None)
    guide(talk, seat)
    return False


def lone_differences(talk: Talk, seat: Seat) -> list[int]:
    """The squares of which one alone is wrong, in the position of the game or after a legal move."""
    game, reading = talk.game, seat.reading
    assert reading
    position = game.position
    legal = game.legal if position.side_to_move in seat.sides else []
    wrong = [reading.mismatch(each) for each in (position, *map(position.after, legal))]
    squares = [square for mask in wrong if mask.bit_count() == 1 for square in reading.squares(mask)]
    return list(dict.fromkeys(squares))


def suspect(talk: Talk, seat: Seat, *squares: int) -> None:
    """One of these sensors sticks or sees a ghost: it is left out after a yes of all who play.

    Whoever has said no is not asked again before the board is restored.
    """
    doubted = [square for square in squares if square not in seat.left_out + seat.trusted]
    if doubted and not (talk.here.asked or talk.here.choice):
        _ask_about_sensor(talk, Sensor(seat.number, tuple(doubted), _who_consents(talk)))


def _who_consents(talk: Talk) -> tuple[Side, ...]:
    people = talk.settings.people
    return people if len(people) > 1 else ()


def sees_again(talk: Talk, seat: Seat) -> bool:
    """Whether the sensor that is asked about has seen something else since."""
    question = talk.here.asked
    if not (question and isinstance(question.about, Sensor) and question.fact is seat.since.told):
        return False
    seen, reading = question.about.seen, seat.reading
    if seen is None or reading is None:
        return False
    return reading.seen_at(question.about.squares[0]) is not seen


def _ask_about_sensor(talk: Talk, about: Sensor) -> None:
    """A half or ghost reading is settled by the consent of both (Capo I, 7.5 to 7.7)."""
    seat, square, first = talk.table.seats[about.seat], about.squares[0], about.people[:1]
    player = talk.settings.player(first[0]).name or first[0].value if first else ""
    fact = SensorAsked(seat.name, str(square), player, talk.game.regulation.half_on_square)
    seat.note(told=fact)
    seen = seat.reading.seen_at(square) if seat.reading else None
    talk.ask(Question(fact, replaced(about, seen=seen)))


def leave_out(talk: Talk, about: Sensor) -> None:
    """One of those who play consents: when all have, the sensor counts no more."""
    seat, square = talk.table.seats[about.seat], about.squares[0]
    if rest := about.people[1:]:
        _ask_about_sensor(talk, Sensor(about.seat, about.squares, rest))
        return
    seat.left_out = tuple(sorted({*seat.left_out, square}))
    seat.follow()
    seat.note(shown=seat.since.shown or talk.game.position)
    talk.emit(LeaveOut(seat.number, seat.left_out))
    talk.say(SensorLeftOut(str(square)))


def trust(talk: Talk, about: Sensor) -> None:
    """Somebody does not consent: the sensor counts, and another one is asked about, if any."""
    seat, square, rest = talk.table.seats[about.seat], about.squares[0], about.squares[1:]
    seat.note(told=None)
    seat.trusted = (*seat.trusted, square)
    if rest:
        _ask_about_sensor(talk, Sensor(about.seat, rest, _who_consents(talk)))
    elif seat.reading and not seat.reading.agrees_with(talk.game.position):
        tell_wrong(talk, seat, seat.reading.differences(talk.game.position))
    else:
        dropped(talk)


def is_irregular(talk: Talk, seat: Seat, answer: Answer, how: str) -> bool:
    """Whether the board shows an irregularity, which is named, and the opponent asked about.

    Between people, with the arbiter on: else it is told as what is wrong on the board.
    """
    game, settings = talk.game, talk.settings
    is_off = not settings.is_arbiter or seat.since.is_adjusting or isinstance(seat.known, Guiding)
    if is_off or game.outcome or isinstance(answer, Behind) or seat.since.on_light:
        return False  # what stands beside its square was not taken off
    assert seat.reading
    stops = how == ASKED and bool(game.regulation.irregularity(Irregularity.STOPPED_TAKING_OFF))
    found = irregular(seat.reading, standing(seat, game), seat.of_record.touched, stops=stops)
    return (
        _is_being_put_right(talk, seat, found, how)
        or is_of_before(talk, seat, answer, how)
        or _is_charged(talk, seat, answer, how, found)
    )


def _is_being_put_right(talk: Talk, seat: Seat, found: Sequence[Finding], how: str) -> bool:
    """Whether what is found has to do with what the opponent has had corrected, and is not put right as
    yet: nothing new is asked about it, and who wants to know is told again what belongs where."""
    wanted, reading = seat.since.corrected, seat.reading
    wrong = reading.differences(wanted) if wanted and reading else ()
    squares = {each.square for each in wrong}
    if not any(squares & {*act.squares} for each in found for act in each.acts):
        return False
    if how in (CONFIRMED, ASKED):
        tell_wrong(talk, seat, wrong)
    return True


def _is_charged(talk: Talk, seat: Seat, answer: Answer, how: str, found: Sequence[Finding]) -> bool:
    """Whether one of what is found counts now, and is told with the question, or whose hand it was."""
    game = talk.game
    alike = tuple(each for each in found if each.weight == found[0].weight)
    said: tuple[str, ...] = (CONFIRMED, ASKED)
    if len(alike) == len(Side) and {each.side for each in alike} == {*Side}:
        fitting = only_fitting(talk, seat, alike, how)
        if fitting is None:
            return asks_whose(talk, seat, alike, how)
        alike, said = (fitting,), (*said, OVERDUE)  # which no hand will put down
    if len(alike) != 1:
        return False  # which of two it was nobody knows
    (finding,) = alike
    if isinstance(answer, Unfinished):
        is_lifted = finding.irregularity is Irregularity.TAKEN_WITHOUT_REASON and answer.may_be_put_down
        if is_lifted or how not in said:
            return False  # it may be in a hand, or a hand may be looking for it
    if finding.irregularity is Irregularity.UNMARKED_KING and not seat.has_shown_kings:
        return False  # two men on each other may look like one
    article = game.regulation.irregularity(finding.irregularity)
    if article is None or (how == SETTLED and finding.irregularity not in _AT_ONCE):
        return False
    if seat.since.told != finding or how in (CONFIRMED, ASKED):
        seat.note(told=finding)
        ask_opponent(talk, seat, finding)
    return True


def taken_by(talk: Talk, about: WhoTook, side: Side) -> None:
    """It was this side's hand: the other one decides, but not on what is only in a hand."""
    seat = talk.table.seats[about.seat]
    finding = next(each for each in about.findings if each.side is side)
    is_on = seat.reading is not None and is_moved_on(seat.reading, finding.kept)
    if seat.reading is None or not (is_on or is_still_there(talk, seat, finding)):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        return
    if is_on and side is not talk.side_to_move:
        let_stand(talk, seat, finding)
        return
    answer = infer(seat.reading, standing(seat, talk.game))
    if isinstance(answer, Unfinished) and is_in_hand(talk, about, side):
        tell_unfinished(talk, seat, answer)
    else:
        ask_opponent(talk, seat, finding)


def tell_irregular(talk: Talk, seat: Seat) -> bool:
    """Whether what stands on a board now is irregular, and was told: somebody has asked."""
    if seat.reading is None or seat.since.shown is None or talk.here.asked:
        return False
    answer = infer(seat.reading, standing(seat, talk.game))
    return is_irregular(talk, seat, answer, ASKED)


def put_right_on_board(talk: Talk, about: Keep) -> None:
    """The opponent has it corrected: what belongs where is told."""
    seat, wanted = talk.table.seats[about.seat], about.finding.corrected
    seat.note(is_wrong=True, corrected=wanted)
    if seat.reading:
        kept = about.finding.kept
        differences = [
            each
            for each in seat.reading.differences(wanted)
            if each.seen is not Seen.NOTHING or kept.piece_at(each.square) != each.wanted
        ]  # what is in a hand that goes on may be moved
        if differences:
            tell_wrong(talk, seat, differences)
        for square in seat.reading.wrongly_crowned(wanted):
            talk.say(UncrownHere(seat.name, str(square)))
    for act in about.finding.acts:
        for square in act.squares if act.irregularity is Irregularity.UNMARKED_KING else ():
            talk.say(CrownHere(seat.name, str(square), by_opponent=False))


def goes_on(talk: Talk, seat: Seat) -> bool:
    """Whether the opponent has moved on while asked, which keeps the irregularity (Capo I, 8.3)."""
    about, reading = _asked_to_keep(talk, seat), seat.reading
    if not (about and reading):
        return False
    finding, kept = about.finding, about.finding.kept
    legal = tuple(legal_moves(kept))
    if kept.side_to_move is finding.side or not isinstance(
        infer(reading, Standing(wanted=kept, legal=legal, shown=kept)), Made
    ):
        return False
    talk.here.asked = None
    keep(talk, about, talk.game.regulation.too_late)
    return True
