"""A kept game in the words of its facts: who plays, whose turn it is, what was played last and when."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from assistant.dialogue.events import GamesFound
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.kept import ANNULLED, GameRow, result_of
from assistant.dialogue.table import Table
from assistant.narration.facts.fact import GameTold
from assistant.narration.facts.keeping import GamesTold
from assistant.rules.side import Side
from assistant.settings.mail_terms import own_side
from assistant.settings.terms import Terms
from assistant.values import replaced


class Ago(NamedTuple):
    """How long ago something was, as it is told."""

    unit: str
    ago: int


def ago_of(seconds: float) -> Ago:
    """So many seconds, in the unit in which people say it; a clock that was put back says just now."""
    for unit, length, many in _UNITS:
        if seconds < many * length:
            return Ago(unit, max(int(seconds // length), 0))
    return Ago("years", int(seconds // _YEAR))


_DAY = 86400.0
_YEAR = 365 * _DAY
_UNITS = (("minutes", 60.0, 60), ("hours", 3600.0, 24), ("days", _DAY, 31), ("months", 30.4 * _DAY, 12))


def of_table(table: Table, updated: float, now: float, beside: Terms | None = None) -> GameTold:
    """What is told of the game at a table, which is kept; which draughts it is, where it comes in the
    place of a game of another kind."""
    game = table.game
    turn = _turn(table.terms, game.position.side_to_move, result_of(game.outcome), _to_do(table))
    last = game.plies[-1] if game.plies else None
    return GameTold(
        **_of_players(table.terms, table.kept),
        turn=turn,
        mover=_who(table.terms, last.side) if last else "none",
        move=told_whole(last) if last else "",
        moves=(len(game.plies) + 1) // 2,
        rules=_rules(table.terms, is_named=beside is not None and _differ((table.terms, beside))),
        **ago_of(now - updated)._asdict(),
    )


def as_played(found: GamesFound, table: Table, now: float) -> GamesFound:
    """The same games, where nothing can be told of the row of the one that is played at the table: what
    it says is known, and the next move writes it anew."""
    if not table.kept or table.kept not in found.damaged:
        return found
    game, moves = table.game, tuple(ply.written for ply in table.game.plies)
    turn, result = game.position.side_to_move, result_of(game.outcome)
    row = GameRow(table.kept, table.terms, moves, turn, now, result)
    damaged = tuple(each for each in found.damaged if each != table.kept)
    return replaced(found, rows=(row, *found.rows), damaged=damaged)


def of_rows(rows: Sequence[GameRow], now: float, here: Terms | None = None) -> list[GameTold]:
    """What is told of the games of a list; which draughts each is, where they are of both kinds, or of
    another one than the game here."""
    is_named = _differ([*(row.terms for row in rows), *([here] if here else [])])
    return [of_row(row, now, is_named=is_named) for row in rows]


def of_row(row: GameRow, now: float, *, is_named: bool = False) -> GameTold:
    """What is told of a kept game; which draughts it is, where that `is_named`."""
    last = row.moves[-1] if row.moves else ""
    return GameTold(
        **_of_players(row.terms, row.number),
        turn=_turn(row.terms, row.turn, row.result, row.to_do),
        mover=_who(row.terms, row.turn.opponent) if last else "none",
        move=last,
        moves=(len(row.moves) + 1) // 2,
        rules=_rules(row.terms, is_named=is_named),
        **ago_of(now - row.updated)._asdict(),
    )


def _differ(games: Sequence[Terms]) -> bool:
    return len({each.regulation.variant.name for each in games}) > 1


def _rules(terms: Terms, *, is_named: bool) -> str:
    """Which draughts is played, in the words of GameTold."""
    return terms.regulation.variant.name if is_named else "none"


def own_turns(rows: Sequence[GameRow]) -> int:
    """In how many of these games it is the turn of the only person who plays, as their lines tell it,
    or something is owed by mail; a deleted one is gone on with by nobody."""
    told = (_turn(row.terms, row.turn, row.result, row.to_do) for row in rows if row.deleted is None)
    return sum(turn in ("own", *_OWED) for turn in told)


def count_told(
    total: int, rows: Sequence[GameRow], part: int, *, is_search: bool, first: int = 1
) -> GamesTold:
    """How many games there are, of which these are told; `part` is their number, if not all."""
    mine = own_turns(rows)
    return GamesTold(total, mine, is_search, first, part, is_all=mine == (part or total))


def number_does(rows: Sequence[GameRow], what: str, *, is_deleted: bool) -> str:
    """What the number of one of these games does, in the words of GamesGoOn."""
    if is_deleted:
        return "restore"
    is_over = all(row.result is not None and not _awaits_next(row) for row in rows)
    return "over" if is_over and what in ("", "continue") else what or "continue"


def _awaits_next(row: GameRow) -> bool:
    """Whether the next game of its match has still to begin."""
    return row.is_mine and row.terms.match is not None


def _of_players(terms: Terms, number: int) -> dict[str, Any]:
    people = len(terms.people)
    if terms.mail:
        name = terms.player(own_side(terms).opponent).name
        return {
            "number": str(number),
            "mode": "mail",
            "white": name,
            "black": name,
            "code": terms.mail.code,
        }
    return {
        "number": str(number),
        "mode": ("none", "computer", "people")[people],
        "white": terms.white.name,
        "black": terms.black.name,
        "round": terms.match.game if terms.match else 0,
        "rounds": terms.match.games if terms.match else 0,
    }


_OWED = ("send", "answer")
"""What is to be done by mail though it is not one's turn."""


def _to_do(table: Table) -> str:
    """What is to be done at a table by correspondence; empty at any other."""
    if table.terms.mail is None:
        return ""
    from assistant.game.correspondence import standing_of  # of no use to other games

    return standing_of(table.game, table.terms.mail, own_side(table.terms), 0.0).to_do


def _turn(terms: Terms, side: Side, result: str | None, to_do: str = "") -> str:
    """Whose turn it is, or how it ended, in the words of GameTold."""
    if to_do in _OWED:
        return to_do
    if result is None:
        return _who(terms, side)
    if result in ("draw", ANNULLED):
        return result
    if len(terms.people) == 1:
        return "won" if result == terms.people[0].value else "lost"
    return f"{result}-won"


def _who(terms: Terms, side: Side) -> str:
    if len(terms.people) != 1:
        return side.value
    other = "theirs" if terms.mail else "computer"
    return "own" if side in terms.people else other
