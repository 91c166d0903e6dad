"""Games as a message may find them, and whether it fits one that is not at the table, which is known
by its line of the list."""

from assistant.dialogue.about_mail import Incoming
from assistant.dialogue.handlers.corresponding.long_message import meant_in
from assistant.dialogue.handlers.corresponding.standing import terms_here
from assistant.dialogue.kept import GameRow
from assistant.dialogue.talk import Talk
from assistant.game.opening import OpeningError, parse_opening
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.message import MessageMeant
from assistant.rules.move import Move
from assistant.rules.position import start_position
from assistant.rules.regulation import regulation
from assistant.rules.variant import VARIANTS
from assistant.settings.mail_terms import own_side


def alone_fitting(talk: Talk, incoming: Incoming, rows: list[GameRow]) -> list[GameRow]:
    """Of games with one opponent that in which alone the message makes a move; else all of them."""
    found = [row for row in rows if makes_move_in(talk, incoming, row, "")] if len(rows) > 1 else []
    return found if len(found) == 1 else rows


def makes_move_in(talk: Talk, incoming: Incoming, row: GameRow, code: str) -> bool:
    """Whether the opponent is to move there, and the message makes one move with which all it says of
    the game agrees."""
    if row.result is not None or row.turn is own_side(row.terms):
        return False
    meant = _meant_in(talk, incoming, row, code)
    return meant is not None and meant.kind == "move" and not meant.at_odds


def says_something_in(talk: Talk, incoming: Incoming, row: GameRow, code: str) -> bool:
    """Whether the opponent names a move there, where it is theirs to move, or does anything else."""
    meant = None if row.result is not None else _meant_in(talk, incoming, row, code)
    if meant is None:
        return False
    is_move = meant.kind in ("move", "ambiguous", "illegal") and row.turn is not own_side(row.terms)
    return is_move or bool(meant.beside or meant.leave or meant.left)


def _meant_in(talk: Talk, incoming: Incoming, row: GameRow, code: str) -> MessageMeant | None:
    """What a message means in a game; None where nobody can read its moves."""
    here = place_in(row, code)
    return here and meant_in(talk, incoming.letter, here)


def place_in(row: GameRow, code: str) -> Correspondence | None:
    """A game as it stands; None where nobody can read its moves."""
    moves = _moves(row, " ".join(row.moves))
    if moves is None:
        return None
    position = row.terms.start
    for move in moves:
        position = position.after(move)
    return Correspondence(position, row.terms.regulation, code, row.moves)


def place_now(talk: Talk) -> Correspondence:
    """The game here as it stands."""
    moves = tuple(ply.written for ply in talk.game.plies)
    return Correspondence(talk.game.position, talk.game.regulation, terms_here(talk).code, moves)


def place_before(talk: Talk) -> Correspondence | None:
    """The game here before the last move, where that was made last."""
    entries, plies = talk.game.entries, talk.game.plies
    if not plies or plies[-1] is not entries[-1].cause:
        return None
    moves = tuple(ply.written for ply in plies[:-1])
    return Correspondence(entries[-2].position, talk.game.regulation, terms_here(talk).code, moves)


def beginnings(code: str) -> list[Correspondence]:
    """Each game, as it begins."""
    rules = (regulation(variant, "fid") for variant in VARIANTS.values())
    return [Correspondence(start_position(each.variant), each, code, ()) for each in rules if each]


def given_first(row: GameRow) -> int | None:
    """How many moves stood on the record when the game began; None where nobody can read them."""
    opening = _moves(row, row.terms.opening_moves)
    return None if opening is None else len(opening)


def _moves(row: GameRow, written: str) -> list[Move] | None:
    if not written:
        return []
    try:
        return [*parse_opening(written, row.terms.start, row.terms.regulation)]
    except OpeningError:
        return None
