"""A game: its start, what was played since, take-backs, draws, and the result.

It knows nothing of clocks, people or notation on screen. Its players' mistakes never reach it: only
legal moves are played, and anything else is a bug of the caller (ValueError).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from assistant.game.arbiter_deeds import IrregularityKept, PieceSettled
from assistant.game.deeds import (
    Began,
    CountAnnulled,
    CountAsked,
    CountShortened,
    Deed,
    MoveCorrected,
    MovePlayed,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    PositionSet,
    RepetitionClaimed,
    TakenBack,
    plies_given,
)
from assistant.game.draw import (
    Count,
    CountChange,
    CountRequest,
    article_of,
    count_after,
    count_after_setting,
    count_rule,
    shortened,
)
from assistant.game.ending import outcome_of
from assistant.game.mail_deeds import MessageSent
from assistant.game.outcome import Outcome, Termination, end_of_pieces
from assistant.game.record import (
    Change,
    GameRecord,
    Ply,
    RepetitionClaim,
    SetPosition,
    change_back,
    shorten_count,
)
from assistant.rules.changes import changed
from assistant.rules.fen import FenError
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side


class Game(GameRecord):
    """A game under way or ended.

    What a move costs does not depend on how long the record is: each entry keeps what the next needs.
    """

    def __init__(
        self, start: Position, regulation: Regulation, at: float = 0.0, by: Side | None = None
    ) -> None:
        """A game that has just begun, at so many seconds since 1970 if a clock was looked at.

        `by` is the side of the person who has set the position up, if anybody has.
        """
        super().__init__()
        self.regulation = regulation
        self.deeds: list[Deed] = [Began(regulation, start, at=at, by=by)]
        """All that was done, in order; to be read only."""
        self.offers: dict[str, OfferMade] = {}
        """What a side has offered, by its kind, until that is answered or lapses, as by a move."""
        self._accepted = ""
        """What was accepted last, for the deed that it was about."""
        self.outcome: Outcome | None = None
        self._plies_sent, self._is_end_sent = 0, False
        """How many moves were on the record, and whether it had ended, when a message was sent."""
        self._begin_anew(start, None)

    @classmethod
    def of(cls, deeds: Iterable[Deed]) -> "Game":
        """The game that these deeds make, of which the first one begins it. Raises ValueError."""
        began, *others = deeds
        if not isinstance(began, Began):
            raise ValueError(f"{type(began).__name__} begins no game")
        game = cls(began.start, began.regulation)
        game.deeds[0] = began
        for deed in others:
            game.do(deed)
        return game

    def do(self, deed: Deed) -> Change:
        """Do it: the only way in which a game changes. Raises ValueError for what cannot be. What a
        version after this one has done changes nothing, and is kept."""
        change = self._done(deed)
        if not isinstance(deed, OfferAnswered):
            self._accepted = ""
        self.deeds.append(deed)
        return change

    def _done(self, deed: Deed) -> Change:
        match deed:
            case MovePlayed():
                return Change(self._play(self._move_of(deed)))
            case TakenBack(plies):
                return Change(self._take_back(plies))
            case MoveCorrected(ply):
                return Change(self._take_back(len(self._plies) - ply + 1))
            case PositionSet() | IrregularityKept() | PieceSettled():
                return Change(self._settled(deed))
            case CountAnnulled():
                self._entries[-1] = replace(self._entries[-1], count=None)
            case CountAsked(of=of):
                return Change(request=self._ask_count(of))
            case CountShortened(of):
                self._shorten_count(of)
            case RepetitionClaimed(side):
                return Change(claim=self._claim_repetition(side))
            case _:
                self._agree(deed)
        return Change()

    def _settled(self, deed: PositionSet | IrregularityKept | PieceSettled) -> CountChange | None:
        """What stands as no legal move has put it, as somebody has decided."""
        match deed:
            case PositionSet(position, article, decided_by, is_of_move):
                return self._set_position(position, SetPosition(article, decided_by, is_of_move))
            case IrregularityKept(_, what, article, decided_by, is_of_move):
                kept = SetPosition(article, decided_by, is_of_move)
                return self._set_position(self._changed(what), kept)
            case PieceSettled(what, article, decided_by) if what:
                out = SetPosition(article, decided_by, is_out_of_play=True)
                return self._set_position(self._changed(what), out)
        return None  # it is where the record has it

    def _agree(self, deed: Deed) -> None:
        """What players have to do with each other beside the squares."""
        match deed:
            case OfferMade(kind):
                self.offers[kind] = deed
            case OfferAnswered(kind, side, is_accepted):
                if kind not in self.offers or self.offers[kind].side is side:
                    raise ValueError(f"nobody has offered {side.value} a {kind}")
                del self.offers[kind]
                self._accepted = kind if is_accepted else ""
            case OfferLapsed(kind):
                self.offers.pop(kind, None)
            case Began():
                raise ValueError("the game has begun")
            case MessageSent():
                self._plies_sent, self._is_end_sent = len(self._plies), self.outcome is not None
            case _:
                if outcome := outcome_of(deed, self.regulation, self._accepted):
                    self._end(outcome)

    def moved(
        self, move: Move, source: str = "", by: Side | None = None, at: float = 0.0
    ) -> MovePlayed:
        """The deed that plays a legal move. Raises ValueError for any other."""
        if move not in self.legal:
            raise ValueError(f"not a legal move here: {move.path}")
        side, written = self.position.side_to_move, format_move(move, self._legal)
        ply = len(self._plies) + 1
        return MovePlayed(ply, side, written, move.path, move.captured, source, by=by, at=at)

    def back(self, plies: int, by: Side | None = None, at: float = 0.0) -> TakenBack:
        """The deed that undoes the last moves, or none and only a result that can be annulled.

        Raises ValueError beyond the first move.
        """
        if not self.can_take_back(plies):
            raise ValueError(f"cannot take back {plies}")
        moves = tuple(ply.written for ply in reversed(self._plies[-plies:])) if plies else ()
        return TakenBack(plies, moves, by=by, at=at)

    def play(self, move: Move) -> CountChange | None:
        """Play a legal move; returns what it did to a count. Raises ValueError for any other."""
        return self.do(self.moved(move)).count

    def take_back(self, plies: int) -> CountChange | None:
        """Undo the last moves; returns what that did to a count. Raises ValueError for too many."""
        return self.do(self.back(plies)).count

    def _move_of(self, deed: MovePlayed) -> Move:
        for move in self.legal:
            if (move.path, move.captured) == (deed.path, deed.captured):
                return move
        raise ValueError(f"not a legal move here: {deed.path}")

    @property
    def legal(self) -> list[Move]:
        """The legal moves now, sorted by path; none when the game is over."""
        return [] if self.outcome else self._legal

    def _play(self, move: Move) -> CountChange | None:
        """Play a legal move; returns what it did to a count."""
        after = (before := self.position).after(move)
        ply = Ply(before.side_to_move, move, format_move(move, self._legal))
        count, change = self.count, None
        if count:
            count, change = count_after(count, move, before, after, self.regulation)
        elif self.regulation.counts_of_themselves:
            count, change = self._count_of_itself(after)
        self._add(after, ply, count)
        self._plies.append(ply)
        self.offers.clear()
        self._judge()
        return change

    def _changed(self, what: str) -> Position:
        """The position with what was done there. Raises ValueError where that cannot be."""
        try:
            return changed(self.position, what)
        except FenError as error:
            raise ValueError(f"no change here: {error}") from error

    def _set_position(self, position: Position, setting: SetPosition) -> CountChange | None:
        """Put a position on the record that no legal move led to; returns what it did to a count.

        With a setup all counting begins anew. A kept irregularity is part of the game: repetition
        counts on, and a count is annulled where a move would annul it (Capo I, 10.5)."""
        if setting.article is None:
            self._begin_anew(position, setting)
            return None
        origin = self._entries[-2 if setting.is_of_move else -1]
        count, change = origin.count, None
        if count:
            if setting.is_of_move:
                count = count.with_move_of(origin.position.side_to_move)
            count, change = count_after_setting(count, origin.position, position, self.regulation)
        elif self.regulation.counts_of_themselves:
            count, change = self._count_of_itself(position)
        if setting.is_of_move:
            self._stood[self.position] -= 1
        self._add(position, setting, count)
        self._judge()
        return change

    def can_take_back(self, plies: int) -> bool:
        """Whether so many moves can be; of none, whether the result can be annulled."""
        if plies == 0:
            return self.can_annul
        own = 0 if self._is_final else len(self._plies) - self._plies_kept
        return 0 < plies <= own and all(isinstance(each.cause, Ply) for each in self._entries[-plies:])

    @property
    def _is_final(self) -> bool:
        """Whether the game is over as no player can undo it: nobody has time back, or what was sent."""
        return self._is_end_sent or (self.outcome is not None and self.outcome.is_final)

    @property
    def _plies_kept(self) -> int:
        """How many moves nobody takes back: those of the opening, and what was sent by mail."""
        return max(plies_given(self.deeds), self._plies_sent)

    @property
    def can_annul(self) -> bool:
        """Whether players have ended the game by a word, which can be undone without any move."""
        if self.outcome is None or self._is_end_sent:
            return False
        repetition, termination = self.regulation.repetition, self.outcome.termination
        if termination is Termination.REPETITION:
            return repetition is not None and not repetition.of_itself
        return termination in (Termination.RESIGNATION, Termination.AGREEMENT)

    @property
    def plies_back(self) -> int:
        """How many can be taken back: since the start, the opening, a setting, or what was sent."""
        if self._is_final:
            return 0
        lines = enumerate(reversed(self._entries))
        back = next(back for back, entry in lines if not isinstance(entry.cause, Ply))
        return min(back, len(self._plies) - self._plies_kept)

    def _take_back(self, plies: int) -> CountChange | None:
        """Undo the last moves; an ended game goes on. Returns what that did to a count.

        Raises ValueError beyond the first move.
        """
        if not self.can_take_back(plies):
            raise ValueError(f"cannot take back {plies}")
        if plies == 0:
            self.outcome = None
            return None
        change = change_back(self._entries[-plies - 1 :])
        self._drop(plies)
        self.outcome = None
        self._judge()
        return change

    def _ask_count(self, of: int) -> CountRequest:
        """The count is asked for; it begins with the side to move (Capo I, 10.3; II, 7.3)."""
        if self.count:
            return CountRequest.RUNS_ALREADY
        if self.regulation.counts_of_themselves:
            return CountRequest.OF_ITSELF
        if self.outcome or (rule := count_rule(self.position, self.regulation)) is None:
            return CountRequest.NO_KING_EACH
        count = shortened(Count(rule), of, self.regulation) if of else Count(rule)
        self._entries[-1] = replace(self._entries[-1], count=count)
        return CountRequest.BEGAN

    def _shorten_count(self, of: int) -> None:
        """The arbiter shortens the count that runs, from its beginning on (Capo I, 11)."""
        if self.outcome or self.count is None:
            raise ValueError("no count runs")
        shortened(self.count, of, self.regulation)
        shorten_count(self._entries, of)
        self.outcome = self._end_of_patience()

    def may_claim_repetition(self, side: Side) -> bool:
        """Whether a draw that a side claims by repetition is granted."""
        rule = self.regulation.repetition
        return rule is not None and not self.outcome and self.times_to_claim(side) >= rule.times

    def _claim_repetition(self, side: Side) -> RepetitionClaim:
        """A side claims that a position has stood often enough (Capo II, 6.3 b)."""
        if (repetition := self.regulation.repetition) is None:
            return RepetitionClaim.NOT_IN_THE_TEXT
        if not self.may_claim_repetition(side):
            stood = max(entry.times for entry in self._entries[self._last_setup :])
            return RepetitionClaim.TOO_LATE if stood >= repetition.times else RepetitionClaim.NOT_YET
        self._end(Outcome(None, Termination.REPETITION, repetition.article))
        return RepetitionClaim.GRANTED

    def _begin_anew(self, position: Position, setting: SetPosition | None) -> None:
        self._last_setup = len(self._entries)
        self._stood = Counter()
        is_counted = self.regulation.counts_of_themselves
        self._add(position, setting, self._count_of_itself(position)[0] if is_counted else None)
        self._judge()

    def _count_of_itself(self, position: Position) -> tuple[Count | None, CountChange | None]:
        rule = count_rule(position, self.regulation)
        return (Count(rule), CountChange.BEGAN) if rule else (None, None)

    def _end(self, outcome: Outcome) -> None:
        if self.outcome:
            raise ValueError("the game is over")
        self.outcome = outcome

    def _judge(self) -> None:
        """Find the legal moves, and end the game where the position or the record ends it."""
        self._legal = legal_moves(self.position)
        self.outcome = end_of_pieces(self.position, self.regulation, moves=len(self._legal))
        self.outcome = self.outcome or self._end_of_patience()

    def _end_of_patience(self) -> Outcome | None:
        rule = self.regulation.repetition
        if rule and rule.of_itself and self.times_seen >= rule.times:
            return Outcome(None, Termination.REPETITION, rule.article)
        if self.count and self.count.is_complete:
            article = article_of(self.count, self.regulation)
            return Outcome(None, Termination.COUNT, article)
        return None
