"""Irregularities between two people: named, decided by the opponent alone, and put on the record.

Those of announced moves are found here, those that a board shows in touching/irregular.py; what becomes
of either is decided in one place. A move that was only heard is none before its mover has said that
they announced it. Against the computer, and where no arbiter sits, a move that is not legal is refused.
"""

from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.asking.needs_yes import can_ask
from assistant.dialogue.handlers.playing.draw import tell_count_change
from assistant.dialogue.handlers.playing.move import (
    end_game,
    next_turn,
    play,
    put_on_record,
    tell_turn,
)
from assistant.dialogue.handlers.playing.who import wait_for_name
from assistant.dialogue.questions import (
    Announced,
    Keep,
    KeepAnnounced,
    Question,
    WhoAnnounced,
)
from assistant.dialogue.seats import Seat
from assistant.dialogue.talk import Talk
from assistant.game.arbiter_deeds import Acts, IrregularityCorrected, IrregularityKept
from assistant.game.deeds import plies_given
from assistant.game.record import Ply, SetPosition
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.irregular import (
    AnnouncedAsked,
    IrregularAnnounced,
    IrregularCannotStand,
    IrregularCorrected,
    IrregularKept,
    IrregularStands,
    KeepAsked,
    WhoAnnouncedAsked,
)
from assistant.narration.facts.listening import SayAgain
from assistant.narration.facts.rules import RefusedUnseen
from assistant.narration.refusals import refused
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood
from assistant.rules.announced import announced
from assistant.rules.articles import Article
from assistant.rules.changes import changes_between
from assistant.rules.explain import Illegal, explain
from assistant.rules.irregularities import ANNOUNCED, Finding, Irregularity
from assistant.rules.notation import WrittenMove
from assistant.rules.side import Side


def found_in(talk: Talk, written: WrittenMove, by: Side) -> Finding | None:
    """The irregularity that this side has announced, if an arbiter sits there and it is one.

    Nobody has moved twice who has not moved, or whose move was given with the game.
    """
    game = talk.game
    if not talk.settings.is_arbiter or len(talk.settings.people) < len(Side) or game.outcome:
        return None
    if by is not talk.side_to_move and not _has_moved(talk, by):
        return None
    squares, sign = written.squares, written.has_capture_sign
    return announced(game.position, squares, by, game.regulation, has_capture_sign=sign)


def _has_moved(talk: Talk, side: Side) -> bool:
    """Whether the record stands as it does because of what this side's person has moved last."""
    game = talk.game
    for entry in reversed(game.entries):
        match entry.cause:
            case Ply(side=mover):
                return mover is side and len(game.plies) > plies_given(game.deeds)
            case SetPosition(is_out_of_play=True):
                continue  # it is nobody's move
            case SetPosition(article=article):
                return article is not None
    return False


def is_irregular_move(talk: Talk, read: NotLegal) -> bool:
    """Whether a move that was announced, and is not only heard, is an irregularity: then it is named,
    and the opponent decides.

    Without a name it is of who is to move; but a piece of the opponent's may then as well have been
    moved by that one, which is asked, since nobody decides on an irregularity of their own. Where who
    hears it may not be told what stands on the board, it is refused like any other move that is not
    legal: that it is an irregularity would tell whose piece stands there.
    """
    by = talk.speaker or talk.side_to_move
    finding = found_in(talk, read.written, by) if may_be_named(talk, by) else None
    if finding and talk.speaker is None and finding.irregularity is Irregularity.MOVED_OPPONENTS:
        ask_who_announced(talk, WhoAnnounced(read.written.squares, read.written.has_capture_sign))
        return True
    if finding is None:
        return False
    talk.table.tallies[by].refused += 1
    ask_about(talk, finding, read.written)
    return True


def may_be_named(talk: Talk, by: Side) -> bool:
    """Whether what is irregular about a move of this side's can be named: to everybody here, or to the
    opponent alone, who sees the board where they sit."""
    return talk.explains_refusals or talk.of(by.opponent).may_tell_position


def is_second_move(talk: Talk, read: object) -> bool:
    """Whether who has just moved announces a move again, of which nothing else is told: that they move
    two times running whose turn it is tells, whatever stands on the squares. The opponent is asked."""
    by = talk.speaker
    match read:
        case NotLegal(written):
            squares = written.squares
        case Understood(move) | Ambiguous((move, *_)):
            squares = move.path
        case _:
            return False
    article = talk.game.regulation.irregularity(Irregularity.MOVED_TWICE)
    if not (by and article and _has_moved(talk, by) and can_ask(talk, by.opponent)):
        return False
    talk.table.tallies[by].refused += 1
    about = KeepAnnounced(by, (squares[0], squares[-1]), has_capture_sign=False)
    tell_undecided(talk, about)
    ask_to_keep(talk, by.opponent, about)
    return True


def ask_who_announced(talk: Talk, about: WhoAnnounced) -> None:
    """Ask who has announced a move, on whom it depends what is irregular about it."""
    written = WrittenMove(about.squares, about.has_capture_sign)
    wait_for_name(talk, about, WhoAnnouncedAsked(format_written(written)))


def announced_by(talk: Talk, about: WhoAnnounced, side: Side) -> None:
    """It was this side's person: what they did is decided on by the other one, or refused."""
    written = WrittenMove(about.squares, about.has_capture_sign)
    finding = found_in(talk, written, side)
    if finding is None:
        tell_turn(talk)
        return
    talk.table.tallies[side].refused += 1
    ask_about(talk, finding, written)


def _piece_at(talk: Talk, square: int) -> Side | None:
    """Whose piece stands on a square, which may not be there."""
    position = talk.game.position
    exists = 1 <= square <= position.variant.geometry.squares
    piece = position.piece_at(square) if exists else None
    return piece.side if piece else None


def ask_about(talk: Talk, finding: Finding, written: WrittenMove, shown: Keep | None = None) -> None:
    """Name what was announced, or made on a board that has `shown` it, say why it is none of the moves,
    and ask the opponent."""
    if not can_ask(talk, finding.side.opponent):
        return
    _name(talk, finding, written)
    about = KeepAnnounced(finding.side, written.squares, written.has_capture_sign)
    ask_to_keep(talk, finding.side.opponent, shown or about)


def tell_undecided(talk: Talk, about: Keep | KeepAnnounced) -> None:
    """Name again what the opponent is still to decide on, which nobody has in mind any more."""
    finding = finding_of(talk, about)
    if isinstance(about, KeepAnnounced) and not may_be_named(talk, about.side):
        article = talk.game.regulation.irregularity(Irregularity.MOVED_TWICE)
        move = format_written(WrittenMove(about.squares, has_capture_sign=False))
        if article:
            talk.say(IrregularAnnounced(Irregularity.MOVED_TWICE.value, about.side, move, article))
        return
    if finding is None:
        return
    if finding.irregularity not in ANNOUNCED:
        from assistant.dialogue.handlers.touching.named import name_shown

        name_shown(talk, finding)
        return
    has_sign = isinstance(about, KeepAnnounced) and about.has_capture_sign
    _name(talk, finding, WrittenMove(finding.squares, has_sign))


def _name(talk: Talk, finding: Finding, written: WrittenMove) -> None:
    """Say by which articles a move is irregular, and why it is none of the moves; to the opponent
    alone, where others must not know what stands there, and are told that it is not legal."""
    regulation = talk.game.regulation
    there = talk.of(finding.side.opponent)
    tell = talk.say if talk.explains_refusals else there.say_here
    if not talk.explains_refusals:
        talk.say(RefusedUnseen(), sounds=["refused"])
    squares = written.squares
    move = format_written(written)
    for act in finding.acts:
        article = regulation.irregularity(act.irregularity)
        assert article, "announced() finds what the text lists"
        tell(IrregularAnnounced(act.irregularity.value, finding.side, move, article))
    stood = talk.game.position.with_side_to_move(finding.side)
    verdict = explain(stood, squares, regulation, has_capture_sign=written.has_capture_sign)
    if isinstance(verdict, Illegal):
        talk.note(last_refusal=(squares, verdict))
        tell(refused(squares, verdict, regulation, names_pieces=False), sounds=["refused"])


def format_written(written: WrittenMove) -> str:
    """A move that was said, by its squares as it was written."""
    return ("x" if written.has_capture_sign else "-").join(map(str, written.squares))


def ask_to_keep(talk: Talk, opponent: Side, about: Keep | KeepAnnounced) -> None:
    """The opponent has it corrected or kept, and never in part (Capo I, 8.2 and 8.4)."""
    name, is_named = name_asked(talk, opponent)
    fact = KeepAsked(opponent, name, talk.game.regulation.opponent_decides, is_named)
    talk.ask(Question(fact, about, to=opponent))


def ask_if_announced(talk: Talk, read: NotLegal) -> bool:
    """Ask the mover whether they announced what was only heard, if that would be irregular."""
    by = talk.speaker or talk.side_to_move
    if not may_be_named(talk, by):
        return False
    if found_in(talk, read.written, by) is None or _piece_at(talk, read.written.squares[0]) is not by:
        return False
    name, is_named = name_asked(talk, by)
    fact = AnnouncedAsked(by, name, format_written(read.written), is_named)
    about = Announced(by, read.written.squares, read.written.has_capture_sign)
    talk.ask(Question(fact, about, to=by))
    return True


def answer_announced(talk: Talk, about: Announced, *, is_yes: bool) -> None:
    """The mover says whether they have announced it: nothing but a yes makes it an irregularity.

    After a no it was misheard, and is heard no more in this position.
    """
    talk.note(refused=(), times_refused=0)
    written = WrittenMove(about.squares, about.has_capture_sign)
    finding = found_in(talk, written, about.side)
    if is_yes and finding:
        talk.table.tallies[about.side].refused += 1
        ask_about(talk, finding, written)
        return
    verdict = explain(talk.game.position, about.squares, talk.game.regulation)
    if isinstance(verdict, Illegal):
        talk.reject(NotLegal(written, verdict))
    talk.say(SayAgain())


def finding_of(talk: Talk, about: Keep | KeepAnnounced) -> Finding | None:
    """What the opponent is asked about; None where the game stands otherwise by now."""
    if isinstance(about, Keep):
        return about.finding
    finding = found_in(talk, WrittenMove(about.squares, about.has_capture_sign), about.side)
    is_more = finding is not None and len(finding.acts) > 1 and not may_be_named(talk, about.side)
    return None if is_more else finding  # what else is wrong with it is told to nobody there


def decide(talk: Talk, about: Keep | KeepAnnounced, *, is_kept: bool) -> None:
    """The opponent has said whether it stands or is corrected, as it is where it cannot stand."""
    if is_kept and finding_of(talk, about):
        keep(talk, about, talk.game.regulation.opponent_decides)
        return
    _note_correction(talk, about, is_wanted=not is_kept)
    if isinstance(about, Keep) and _seat_of(talk, about):
        from assistant.dialogue.handlers.touching.irregular import put_right_on_board

        put_right_on_board(talk, about)
    else:
        by = talk.game.regulation.opponent_decides
        talk.say(IrregularCannotStand() if is_kept else IrregularCorrected(by))
        next_turn(talk)


def _note_correction(talk: Talk, about: Keep | KeepAnnounced, *, is_wanted: bool) -> None:
    """Nothing has changed on the board; that it was so, the report of the game tells."""
    finding, move = finding_of(talk, about), ""
    acts = _acts(finding) if finding else ()
    if isinstance(about, KeepAnnounced):
        move = format_written(WrittenMove(about.squares, about.has_capture_sign))
        acts = acts or ((Irregularity.MOVED_TWICE.value, about.squares),)
    side = about.side if isinstance(about, KeepAnnounced) else about.finding.side
    article = talk.game.regulation.irregularity(Irregularity(acts[0][0]))
    assert article, "it was named with its article"
    decided_by = talk.settings.player(side.opponent).name or side.opponent.value if is_wanted else ""
    talk.do(IrregularityCorrected(move, article, decided_by, acts, by=side.opponent))


def _acts(finding: Finding) -> Acts:
    return tuple((act.irregularity.value, act.squares) for act in finding.acts)


def keep(talk: Talk, about: Keep | KeepAnnounced, by: Article) -> None:
    """It stands, `by` the opponent's word or move: it is a position of the record."""
    finding = finding_of(talk, about)
    assert finding, "what cannot stand is not kept"
    article = talk.game.regulation.irregularity(finding.irregularity)
    assert article, "it was named with its article"
    if isinstance(about, Keep):
        talk.say(IrregularKept(by))
        seat = _seat_of(talk, about)
        if seat:
            seat.agree(finding.kept)
            seat.note_of_record(touched=0)
        _keep_on_board(talk, seat, finding, article, by)
        if seat:
            from assistant.dialogue.handlers.touching.named import look_on

            look_on(talk, seat, finding.kept)
    else:
        talk.say(_stands(talk, finding, by))
        written = WrittenMove(about.squares, about.has_capture_sign)
        _set(talk, finding, article, by, format_written(written))


def _seat_of(talk: Talk, about: Keep) -> Seat | None:
    """The board that has shown it; None where the game is gone on with without it."""
    seats = talk.table.seats
    return seats[about.seat] if about.seat < len(seats) else None


def _stands(talk: Talk, finding: Finding, by: Article) -> IrregularStands:
    """What stands otherwise now, for the hands of who has a board of their own."""
    before, kept = finding.corrected, finding.kept
    start, end = finding.squares[0], finding.squares[-1]
    was, is_now = before.piece_at(start), kept.piece_at(end)
    gone = (before.white | before.black) & ~(kept.white | kept.black)
    masks = before.variant.geometry.mask_of
    taken = tuple(
        each for each in range(1, len(masks)) if masks[each] & gone and each not in (start, end)
    )
    is_crowned = bool(was and is_now and is_now.is_king and not was.is_king)
    return IrregularStands(str(start), str(end), Squares(taken), len(taken), is_crowned, by)


def _keep_on_board(
    talk: Talk, seat: Seat | None, finding: Finding, article: Article, by: Article
) -> None:
    """What a board shows is the record's position; a legal move that alone was made is played."""
    game = talk.game
    if finding.move and game.position.after(finding.move) == finding.kept:
        if seat:
            seat.note_of_game(made_at=len(game.plies) + 1)
        play(talk, finding.move, "board")
        return
    if finding.move:
        put_on_record(talk, finding.move, "board")
    if seat:
        seat.note_of_game(made_at=0)
    _set(talk, finding, article, by)


def _set(talk: Talk, finding: Finding, article: Article, by: Article, move: str = "") -> None:
    """Put what was done on the record, and hand on the turn or tell the result."""
    game, count = talk.game, talk.game.count
    opponent = finding.side.opponent
    decided_by = talk.settings.player(opponent).name or opponent.value
    what, is_of_move = changes_between(game.position, finding.kept), finding.move is not None
    is_by_move = by != game.regulation.opponent_decides
    kept = IrregularityKept(
        move, what, article, decided_by, is_of_move, _acts(finding), is_by_move, by=opponent
    )
    change = talk.do(kept).count
    talk.record_changed()
    if game.outcome:
        end_game(talk)
    else:
        tell_count_change(talk, change, count)
        next_turn(talk)
