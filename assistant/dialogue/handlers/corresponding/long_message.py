"""A long message is read by a thread before anybody asks what it means: it may take half a second in
each game, in which the clocks of other games and Ctrl-C must not wait.
"""

from collections.abc import Sequence

from assistant.dialogue.about_mail import Incoming
from assistant.dialogue.handlers.corresponding.first_message import beginnings
from assistant.dialogue.handlers.corresponding.fitting import place_in
from assistant.dialogue.handlers.corresponding.of_which import codes_named
from assistant.dialogue.handlers.corresponding.standing import terms_here
from assistant.dialogue.kept import GameRow
from assistant.dialogue.letter_effects import UnderstandMessage
from assistant.dialogue.library import request_id
from assistant.dialogue.talk import Talk
from assistant.parsing.mail.correspondence import Correspondence

LONG = 4_000
"""Characters of a message, with what it quotes, that are read at once: a fiftieth of a second."""
MOST_CODES = 3
"""Codes that a message names and no game has, by which it may be the first of one."""
IN_GAMES, HERE = "games", "here"
"""Where it is read first: in all games that it may be of, or in the one at the table."""


def is_read_first(talk: Talk, where: str, places: Sequence[Correspondence]) -> bool:
    """Whether the message is so long that a thread reads it in these games first, and was not read
    there as yet; then it is given to it."""
    incoming = talk.surface.incoming
    if incoming is None or len(incoming.letter.text) <= LONG or incoming.understood == where:
        return False
    talk.surface.incoming = incoming._replace(understood=where)
    if not places:
        return False
    language, number = talk.surface.taste.language, talk.surface.number
    wanted = UnderstandMessage(request_id(talk), incoming.letter, tuple(places), language, to=number)
    talk.emit(wanted)
    return True


def places_of(talk: Talk, incoming: Incoming, rows: Sequence[GameRow]) -> list[Correspondence]:
    """The games as they stand in which a message may have to be read to see of which it is."""
    named = [*codes_named(incoming.letter.subject), *codes_named(incoming.letter.text)]
    codes = {row.terms.mail.code.upper(): row for row in rows if row.terms.mail}
    if ours := [each for each in dict.fromkeys(named) if each in codes]:
        return [place for each in ours if (place := place_in(codes[each], each))]
    others = ["", *dict.fromkeys(named[:MOST_CODES])]
    found = [place for row in rows for code in others if (place := place_in(row, code))]
    found += [place for code in others for place in beginnings(code)]
    return [*found, place_now(talk)] if talk.table.terms.mail else found


def places_here(talk: Talk) -> list[Correspondence]:
    """The game here as it stands, and as it stood before the last move."""
    return [each for each in (place_now(talk), place_before(talk)) if each]


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
