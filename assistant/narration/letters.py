"""Messages of correspondence as they go out: in plain text for any mail program, and as one line.

What stands in one is what was done and not sent. It is read by people and by programs of all kinds,
and first by this one (parsing/mail): so a move stands alone on its line with its number, what it
answers and two digits over the position stand below, and the whole score at the end. Nobody's note is
ever in it.
"""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from assistant.game.analysis import analysis_tags
from assistant.game.check_digits import check_of
from assistant.game.conditions import Condition, moves_at
from assistant.game.correspondence import Standing, leave_to_tell, unsent
from assistant.game.deed import Deed
from assistant.game.deeds import (
    CountAsked,
    MovePlayed,
    OfferAnswered,
    OfferMade,
    RepetitionClaimed,
    Resigned,
)
from assistant.game.game import Game
from assistant.game.mail_deeds import ConditionsSet, ConditionsWithdrawn, LeaveTaken
from assistant.game.mail_terms import MailTerms
from assistant.game.pdn.record import tree_of
from assistant.game.pdn.writer import write
from assistant.narration.catalog import Catalog, Variable, catalog
from assistant.narration.narrator import Narrator
from assistant.rules.articles import Article
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.rules.position import Position
from assistant.rules.side import Side

WIDTH = 72
"""Columns: so much stays whole when it is quoted a few times."""


class LetterGame(NamedTuple):
    """What a message says of its game besides the moves."""

    mail: MailTerms
    white: str
    black: str
    """The names; empty where somebody has none."""
    own: Side
    """Who writes."""


class OutgoingLetter(NamedTuple):
    """A message that can be handed over."""

    subject: str
    body: str
    """Lines of at most 72 columns; it ends with a line break."""
    line: str
    """The same for a telephone."""


class Asking(NamedTuple):
    """What a reply asks about."""

    why: str
    """`illegal`, `unclear`, `number`, `score`, `check` or `other` game."""
    written: str = ""
    """The move that they have written."""
    moves: tuple[str, ...] = ()
    """What it may be, where it is unclear."""
    told: str = ""
    """The number, the check or the code that they have written; ..."""
    right: str = ""
    """... and what it is here."""


def letter_of(game: Game, who: LetterGame, language: str, unsent: Sequence[Deed]) -> OutgoingLetter:
    """The message with what was not sent, which stands on the record of the game."""
    return _Writer(game, who, language).letter(unsent)


def repeat_letter(
    game: Game,
    who: LetterGame,
    language: str,
    sent: Sequence[Deed],
    since: float,
    *,
    is_reminder: bool,
) -> OutgoingLetter:
    """The last message once more, with what was sent in it and the moment at which it was."""
    writer = _Writer(game, who, language)
    first = writer.words("repeat" if is_reminder else "again", **writer.date(since))
    return writer.letter(sent, first)


def asking_letter(game: Game, who: LetterGame, language: str, asking: Asking) -> OutgoingLetter:
    """A reply that asks, where a message cannot be taken as it is."""
    writer = _Writer(game, who, language)
    told = {"written": asking.written, "told": asking.told, "right": asking.right}
    told["is_told"] = "yes" if asking.told else "no"
    moves = Narrator(language).listed(asking.moves, is_choice=True)
    question = writer.words(f"ask-{asking.why}", moves=moves, number=writer.number, **told)
    return writer.about("asking", [question, writer.last_move()])


def director_letter(
    game: Game, who: LetterGame, language: str, what: str, standing: Standing, since: float
) -> OutgoingLetter:
    """What the director of the event is told, `repeat` since a moment: words of DirectorTold."""
    writer = _Writer(game, who, language)
    return writer.about("director", writer.for_director(what, standing, since))


class _Writer:
    """Puts one message together."""

    def __init__(self, game: Game, who: LetterGame, language: str) -> None:
        self._game, self._who = game, who
        self._catalog: Catalog = catalog(language)
        self._narrator = Narrator(language)

    def words(self, message: str, form: str = "", /, **variables: Variable) -> str:
        """A message of letters.ftl."""
        return self._catalog.text(f"letters-{message}", form, **variables)

    # What all of them have

    def letter(self, deeds: Sequence[Deed], first: str = "") -> OutgoingLetter:
        """What was done, and behind it the game; `first` stands before it."""
        moves = [deed for deed in deeds if isinstance(deed, MovePlayed)]
        made = moves[-1] if moves else None
        said = [text for deed in deeds for text in self._said(deed)]
        if made:
            parts = [self._numbered(made.ply, made.move), first, _lines(self._exchanged(made), *said)]
        else:
            parts = [first, _lines(*said), self.last_move()]
        return OutgoingLetter(self._subject("subject"), self._body(parts), self._short(made, deeds))

    def about(self, kind: str, said: Sequence[str]) -> OutgoingLetter:
        """A message that makes no move: `asking` something, or for a `director`."""
        line = f"{self._who.mail.code} {said[0]}".strip()
        return OutgoingLetter(self._subject(f"subject-{kind}"), self._body(said), line)

    def _subject(self, message: str) -> str:
        side = self._who.own.value
        names = {"white": self._name(Side.WHITE), "black": self._name(Side.BLACK)}
        return self.words(message, code=self._who.mail.code, side=side, number=self.number, **names)

    def _body(self, parts: Iterable[str]) -> str:
        whole = [*filter(None, parts), self._title(), self._score()]
        return "\n\n".join(part if "\n" in part else _wrapped(part) for part in whole) + "\n"

    def _title(self) -> str:
        names = {"white": self._name(Side.WHITE), "black": self._name(Side.BLACK)}
        return self.words("game", code=self._who.mail.code, **names)

    def _score(self) -> str:
        """The whole score with its tags; its lines are as narrow as the others."""
        mail, began = self._who.mail, self._game.deeds[0].at
        tags = {"Event": mail.event or mail.code, "White": self._who.white, "Black": self._who.black}
        if began:
            tags["Date"] = f"{datetime.fromtimestamp(began, UTC):%Y.%m.%d}"
        tags |= analysis_tags(self._game.deeds)
        heading, _, moves = write(tree_of(self._game, tags)).strip().partition("\n\n")
        return f"{heading}\n\n{_wrapped(' '.join(moves.split()))}"

    def _name(self, side: Side) -> str:
        given = self._who.white if side is Side.WHITE else self._who.black
        return given or self._catalog.text("words-side", side=side.value)

    # Moves

    @property
    def number(self) -> str:
        """The number of the last move, or of the first one where there is none."""
        return str(self._number_of(max(1, len(self._game.plies))))

    def _number_of(self, ply: int) -> int:
        is_black_first = self._game.start.side_to_move is Side.BLACK
        return (ply + is_black_first + 1) // 2

    def _numbered(self, ply: int, move: str) -> str:
        is_black = (self._game.start.side_to_move is Side.BLACK) is (ply % 2 == 1)
        return f"{self._number_of(ply)}. {'... ' if is_black else ''}{move}"

    def _exchanged(self, made: MovePlayed) -> str:
        """Yours, mine, and the digits over the position behind it."""
        check = self._check(self._position_after(made.ply))
        if made.ply == 1:
            return self.words("mine", mine=made.move, check=check)
        yours = self._game.plies[made.ply - 2].written
        return self.words("yours-and-mine", yours=yours, mine=made.move, check=check)

    def last_move(self) -> str:
        """The last move that is known here, whose it is, and the digits over the position."""
        check = self._check(self._game.position)
        if not self._game.plies:
            return self.words("no-move", check=check)
        last = self._game.plies[-1]
        whose = "mine" if last.side is self._who.own else "yours"
        return self.words("last-move", move=last.written, whose=whose, number=self.number, check=check)

    def _position_after(self, ply: int) -> Position:
        """The position that the move of this number came to."""
        back = len(self._game.plies) - ply
        return self._game.entries[-1 - back].position

    def _check(self, position: Position) -> str:
        return f"{check_of(position):02}"

    # What is said beside a move

    def _said(self, deed: Deed) -> Iterator[str]:
        match deed:
            case OfferMade(offer):
                yield self.words(f"offer-{offer}")
            case OfferAnswered(offer, is_accepted=is_accepted):
                yield self.words(f"{'accept' if is_accepted else 'decline'}-{offer}")
            case Resigned():
                yield self.words("resign")
            case CountAsked():
                regulation = self._game.regulation
                article = regulation.count_request or regulation.count_condition
                yield self.words("count", article=self._article(article))
            case RepetitionClaimed():
                rule = self._game.regulation.repetition
                yield self.words("claim", article=self._article(rule.article) if rule else "")
            case ConditionsSet(conditions=conditions):
                yield from self._conditions(conditions)
            case ConditionsWithdrawn():
                yield self.words("conditions-gone")
            case LeaveTaken(first=first, days=days):
                yield self.words("leave", count=days, **self.date(first))

    def _article(self, article: Article) -> str:
        return self._narrator.article(article)

    def _conditions(self, conditions: Sequence[Condition]) -> Iterator[str]:
        """A line for each way through the tree, from its root on."""
        for path in _paths(self._game.position, conditions):
            pairs = [
                self.words(
                    "if" if not at else "if-then",
                    their=their,
                    mine=mine,
                    is_any="no" if their else "yes",
                )
                for at, (their, mine) in enumerate(path)
            ]
            yield "; ".join(pairs) + "."

    # One line

    def _short(self, made: MovePlayed | None, deeds: Sequence[Deed]) -> str:
        words = [self._who.mail.code]
        if made:
            words.append(self._numbered(made.ply, made.move).replace(". ... ", "...").replace(" ", ""))
            if made.ply > 1:
                words.append(f"({self._game.plies[made.ply - 2].written})")
            words.append(self._check(self._position_after(made.ply)))
        words += [text for deed in deeds for text in self._said_short(deed)]
        return " ".join(filter(None, words))

    def _said_short(self, deed: Deed) -> Iterator[str]:
        match deed:
            case OfferMade(offer):
                yield self.words(f"offer-{offer}", "line")
            case OfferAnswered(offer, is_accepted=is_accepted):
                yield self.words(f"{'accept' if is_accepted else 'decline'}-{offer}", "line")
            case CountAsked():
                yield self.words("count", "line")
            case RepetitionClaimed():
                yield self.words("claim", "line")
            case LeaveTaken(first=first, days=days):
                yield self.words("leave", "line", count=days, **self.date(first))
            case _:
                yield from self._said(deed)

    # For the director

    def for_director(self, what: str, standing: Standing, since: float) -> list[str]:
        """What was to be told, how it stands, and the days of both."""
        own, other = self._who.own, self._who.own.opponent
        outcome = self._game.outcome
        result = "none" if outcome is None else outcome.winner.value if outcome.winner else "draw"
        mine, theirs = standing.used
        used = {own.value: mine, other.value: theirs}
        if what == "leave":
            said = self._leave_for_director(standing.leave_left[0])
        else:
            is_own = self._is_own_running() if what == "standing" else standing.is_late
            side = own if is_own else other
            told = {"side": side.value, "name": self._name(side), **self.date(since)}
            said = [self.words(f"director-{what}", result=result, **told)]
        return [*said, self.words("days-used", **used), self.last_move()]

    def _is_own_running(self) -> bool:
        """Whether the own days go by: until a move is sent they do."""
        own = self._who.own
        is_unsent = any(isinstance(deed, MovePlayed) for deed in unsent(self._game.deeds, own))
        return is_unsent or self._game.position.side_to_move is own

    def _leave_for_director(self, left: int) -> list[str]:
        """The leave that was taken and not told as yet, and how much is left."""
        own = self._who.own
        who = {"side": own.value, "name": self._name(own)}
        taken = leave_to_tell(self._game.deeds, own)
        said = [
            self.words("director-leave", count=each.days, **who, **self.date(each.first))
            for each in taken
        ]
        return [*said, self.words("leave-left", count=left)]

    def date(self, moment: float) -> dict[str, Variable]:
        """A day, as the messages take it; by Greenwich, where the days of both are counted."""
        day = datetime.fromtimestamp(moment, UTC)
        return {"day": str(day.day), "month": day.month, "year": str(day.year)}


def _paths(
    position: Position, conditions: Sequence[Condition]
) -> Iterator[tuple[tuple[str, str], ...]]:
    """Each way through a tree of conditions: their move and mine, and so on, as a score has them; an
    empty one is whatever they play."""
    for each in conditions:
        theirs = moves_at(position, each.their) if each.their else ()
        after = position.after(theirs[0]) if theirs else None
        pair = (_written(position, each.their), _written(after, each.mine))
        mine = moves_at(after, each.mine) if after else ()
        rest = [*_paths(after.after(mine[0]), each.then)] if after and mine else []
        for path in rest or [()]:
            yield (pair, *path)


def _written(position: Position | None, squares: Sequence[int]) -> str:
    """A move as a score has it; by its squares where nobody knows from which position it is made."""
    moves = moves_at(position, squares) if position else ()
    if position and moves:
        return format_move(moves[0], legal_moves(position))
    return "-".join(map(str, squares))


def _lines(*texts: str) -> str:
    return "\n".join(map(_wrapped, texts))


def _wrapped(text: str) -> str:
    return textwrap.fill(text, WIDTH, break_on_hyphens=False, break_long_words=False)
