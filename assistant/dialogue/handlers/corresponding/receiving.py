"""A message that has come: which game it is of, and what it means there. Nothing is guessed: what could
be two things is asked about, and what is at odds with the record is told and not taken.
"""

from collections.abc import Sequence

from assistant.dialogue.about_mail import (
    Incoming,
    LetterFor,
    MailCode,
    MailReply,
    MailTake,
)
from assistant.dialogue.effects import FetchGame, FindGames
from assistant.dialogue.handlers.corresponding.at_odds import reply_at_odds
from assistant.dialogue.handlers.corresponding.brought import (
    added_conditions,
    as_last_move,
    conditions_told,
    day_of_leave,
    is_brought_again,
    is_of_several,
    is_offered_again,
    leave_told,
    named_or_nothing,
    names_own_last,
    tell_left,
    tell_moves_left,
    tell_unread,
    told_of_last,
)
from assistant.dialogue.handlers.corresponding.composing import REPLIES
from assistant.dialogue.handlers.corresponding.first_message import (
    asks_of_code,
    asks_to_begin,
    is_of_stranger,
    leave_unbegun,
    take_code,
)
from assistant.dialogue.handlers.corresponding.fitting import place_before, place_now
from assistant.dialogue.handlers.corresponding.known import (
    has_answered,
    is_nameless,
    is_taken,
    name_of,
    wait_no_more,
)
from assistant.dialogue.handlers.corresponding.long_message import (
    meant_in,
    read_first,
)
from assistant.dialogue.handlers.corresponding.moving import ask_their_move, has_offered
from assistant.dialogue.handlers.corresponding.of_which import (
    address_of,
    as_called_here,
    ask_to_go,
    ask_which,
    codes_named,
    games_of,
    parts_in,
    tell_other_parts,
    with_codes,
    with_others,
)
from assistant.dialogue.handlers.corresponding.own_forms import tell_asked, told_first
from assistant.dialogue.handlers.corresponding.standing import (
    branches,
    opponent,
    own,
    unsent_move,
    written,
)
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Expected, Question
from assistant.dialogue.talk import Talk
from assistant.game.conditions import Condition
from assistant.game.mail_deeds import MessageLeft
from assistant.narration.facts.fact import Conditional, Moves
from assistant.narration.facts.mail import (
    NO_DAY,
    MessageTrouble,
    ReplyAsked,
    TheirWordAsked,
    WhichLetterGame,
)
from assistant.narration.facts.taken_beside import TheirConditionsAsked
from assistant.parsing.answers import answer_in, leaves
from assistant.parsing.mail.message import MessageMeant
from assistant.parsing.meanings import Command
from assistant.parsing.which_of import place_in
from assistant.values import replaced

MOST_GAMES = 1000
"""Games by correspondence among which the one of a message is looked for."""


def receive(talk: Talk, incoming: Incoming) -> None:
    """See which game a message is of; the games are asked for first."""
    if incoming.letter.is_automatic:
        talk.say(MessageTrouble("automatic", incoming.letter.sender))
        return
    talk.surface.incoming, talk.surface.incoming_for = incoming, 0
    talk.surface.understood = frozenset()
    if talk.conversation.is_journalled:
        talk.surface.games_wanted = ("", "mail-letter")
        search = GameSearch(result="unfinished", is_mail=True)
        talk.emit(FindGames(request_id(talk), search, 0, MOST_GAMES, to=talk.surface.number))
    else:
        place_letter(talk, ())


def place_letter(talk: Talk, rows: Sequence[GameRow]) -> None:
    """The games are known: the message is read in the one that it is of, or it is asked which."""
    with read_first(talk, rows):
        if talk.conversation.is_journalled:
            _place_among(talk, rows)
        else:
            _place_alone(talk)


def _place_alone(talk: Talk) -> None:
    """There is no game but the one here."""
    incoming = talk.surface.incoming
    if talk.table.terms.mail:
        read_here(talk)
    elif incoming and not asks_to_begin(
        talk, incoming, next(iter(codes_named(incoming.letter.subject)), "")
    ):
        _tell_trouble(talk, "other")


def _place_among(talk: Talk, rows: Sequence[GameRow]) -> None:
    if talk.surface.incoming is None:
        return
    incoming = talk.surface.incoming = with_codes(talk, talk.surface.incoming, rows)
    candidates, unknown = games_of(talk, incoming, rows)
    if left := [row for row in rows if row.terms.mail and row.terms.mail.code in incoming.only]:
        candidates, unknown = _first_part(talk, left, left), ""
        incoming = with_others(incoming._replace(is_part=True), candidates[0], left)
        talk.surface.incoming = incoming
    elif parts := parts_in(talk, incoming, rows):
        candidates = _first_part(talk, candidates, parts)
        incoming = talk.surface.incoming = with_others(incoming, candidates[0], parts)
    if unknown:
        if not (asks_of_code(talk, incoming, rows, unknown) or asks_to_begin(talk, incoming, unknown)):
            leave_unbegun(talk, unknown)
    elif is_of_stranger(talk, incoming, rows, candidates) and asks_to_begin(talk, incoming, ""):
        pass
    elif not candidates and talk.table.terms.mail:
        read_here(talk)
    elif candidates:
        _read_in_one(talk, candidates)
    elif not asks_to_begin(talk, incoming, ""):
        _tell_trouble(talk, "other")


def _read_in_one(talk: Talk, candidates: Sequence[GameRow]) -> None:
    """Read the message in the one game that it may be of; ask which, or whether to go there."""
    if talk.surface.incoming and len(candidates) == 1:
        talk.surface.incoming = as_called_here(talk.surface.incoming, candidates[0])
    if len(candidates) > 1:
        ask_which(talk, candidates)
    elif candidates[0].number == talk.table.kept:
        read_here(talk)
    else:
        ask_to_go(talk, candidates[0])


def _first_part(talk: Talk, candidates: list[GameRow], parts: Sequence[GameRow]) -> list[GameRow]:
    """The game in which a message of several is read first: the one here, where it is among them."""
    first = next((row for row in parts if row.number == talk.table.kept), parts[0])
    return [first] if len(candidates) != 1 else candidates


def take_letter_game(talk: Talk, about: LetterFor, text: str) -> bool:
    """The line that was waited for: of which game the message is; whether it was meant so."""
    if leaves(text, talk.words) or answer_in(text, talk.words) is Command.NO:
        talk.surface.incoming = None
        _tell_trouble(talk, "other")
        return True
    plain = text.strip().rstrip(".")
    place = int(plain) if plain.isascii() and plain.isdecimal() else place_in(text, talk.words)
    if place is None and answer_in(text, talk.words) is not Command.YES:
        return False
    if place is not None and 0 < place <= len(about.games):
        go_to_letter(talk, about.games[place - 1])
    else:
        which = WhichLetterGame(len(about.games))
        talk.say(which)
        talk.here.expected = Expected(about, which)
    return True


def go_to_letter(talk: Talk, game: int) -> None:
    """Be at the game that the message is of, and read it there."""
    if talk.surface.incoming is None:
        talk.say(MessageTrouble("gone", ""))  # it was not written down anywhere
    elif game == talk.table.kept:
        read_here(talk)
    else:
        talk.surface.game_wanted, talk.surface.incoming_for = str(game), game
        talk.emit(FetchGame(request_id(talk), game, to=talk.surface.number))


def go_with_code(talk: Talk, about: MailCode) -> None:
    """The message is of this game, which has its code from now on."""
    if talk.surface.incoming:
        talk.surface.incoming = talk.surface.incoming._replace(code=about.code)
    go_to_letter(talk, about.game)


def leave_message(talk: Talk, message: str) -> None:
    """One of a mailbox that was read and not taken is told of no more, also at the next start."""
    if message and not is_nameless(message):
        wait_no_more(talk, message)
        talk.do(MessageLeft(own(talk), message, by=own(talk)))


def drop_letter(talk: Talk) -> None:
    """The message is not taken; it stands where it came from."""
    talk.surface.incoming = None


def read_here(talk: Talk) -> None:
    """What the message means in the game here."""
    with read_first(talk):
        incoming, talk.surface.incoming = talk.surface.incoming, None
        if incoming and talk.table.terms.mail:
            take_code(talk, incoming.code)
            for place in (place_now(talk), place_before(talk)):  # before anything is told of it
                if place:
                    meant_in(talk, incoming.letter, place)
            _read(talk, incoming)


def _read(talk: Talk, incoming: Incoming) -> None:
    game, name = talk.game, name_of(incoming)
    is_known = is_taken(game.deeds, name)
    if is_known and not (is_nameless(name) and has_answered(game.deeds, name, own(talk))):
        _tell_trouble(talk, "twice")
        tell_other_parts(talk, incoming, ())
        return
    if game.outcome:
        if not asks_to_begin(talk, incoming, ""):
            _tell_trouble(talk, "over")
            leave_message(talk, incoming.message)
        return
    if told := told_first(talk, incoming):
        tell_asked(talk, told)
        leave_message(talk, incoming.message)
        return
    meant = meant_in(talk, incoming.letter, place_now(talk))
    leave = leave_told(meant, incoming.received)[1]
    is_said = meant.kind == "none" and bool(meant.beside & _WORDS or leave)
    tell_other_parts(talk, incoming, meant.elsewhere)
    is_nothing_new = is_known and (meant.at_odds or not (meant.kind == "move" or is_said))
    is_offer = is_offered_again(talk, meant, is_known=is_known)
    if is_nothing_new or is_offer or is_brought_again(talk, incoming, meant):
        _tell_trouble(talk, "twice")
    else:
        _take_meant(talk, incoming, name, meant)


def _take_meant(talk: Talk, incoming: Incoming, name: str, meant: MessageMeant) -> None:
    is_theirs = talk.side_to_move is not own(talk)
    is_mute = not (meant.beside & _WORDS or leave_told(meant, incoming.received)[1])
    # "The last move I have is yours, 22-18", and then what is said.
    is_only_told = not is_mute and names_own_last(talk, meant)
    kind = "none" if is_only_told or is_of_several(meant) else meant.kind
    is_now = is_theirs and kind not in ("none", "illegal")
    if is_mute and not is_now and _is_of_last(talk, incoming, name, meant):
        return
    accepts_mine = "accept" in meant.beside and has_offered(talk, own(talk))  # whatever move is beside
    if kind == "none" or (not is_theirs and not is_mute) or accepts_mine:
        _take_words(talk, incoming, name, meant)
    elif kind == "other-game" and "score" in meant.at_odds:
        _refuse(talk, MailReply("score"), incoming, meant)
    elif kind == "other-game" or not is_theirs:
        _tell_trouble(talk, "other" if kind == "other-game" else "turn")
        tell_left(talk, incoming, meant, ())
    elif kind == "illegal":
        _refuse(talk, MailReply("illegal", move="-".join(map(str, meant.written))), incoming, meant)
    elif kind == "ambiguous":
        moves = tuple(written(talk.game.position, move) for move in meant.moves)
        _refuse(talk, MailReply("ambiguous", moves=moves), incoming, meant)
    elif odds := reply_at_odds(talk, incoming, meant):
        _refuse(talk, odds, incoming, meant)
    else:
        told = ("resign",) if "resign" in meant.beside else ("decline", "draw", "count", "claim")
        words = tuple(each for each in told if each in meant.beside)
        tell_unread(talk, meant)
        tell_left(talk, incoming, meant, words)
        conditions = conditions_told(meant.conditions)
        ask_their_move(talk, _taking(talk, incoming, name, meant, words, conditions))


def _is_of_last(talk: Talk, incoming: Incoming, name: str, meant: MessageMeant) -> bool:
    """Whether a message makes the last move once more, or another one in its place; what it sets upon
    that is asked about."""
    last = as_last_move(talk, incoming)
    if conditions := added_conditions(talk, last):
        tell_left(talk, incoming, meant, ())
        said = Conditional(branches(talk.game.position, conditions))
        about = _taking(talk, incoming, name, meant._replace(kind="none"), ("conditions",), conditions)
        talk.ask(Question(TheirConditionsAsked(opponent(talk), said), about))
    elif told := told_of_last(talk, incoming):
        _refuse(talk, told, incoming, meant)
    else:
        return False
    return True


_WORDS = frozenset({"resign", "accept", "decline", "draw", "count", "claim", "takeback", "resend"})


def _taking(
    talk: Talk,
    incoming: Incoming,
    name: str,
    meant: MessageMeant,
    words: tuple[str, ...],
    conditions: tuple[Condition, ...] = (),
) -> MailTake:
    move = meant.moves[0] if meant.kind == "move" else None
    line = written(talk.game.position, move) if move else " ".join(words)
    return MailTake(
        move,
        words,
        conditions,
        incoming.received,
        line,
        address_of(incoming.letter.sender),
        name,
        bool(unsent_move(talk)),
        *leave_told(meant, incoming.received),
        others=tuple(part.code for part in incoming.others),
    )


def _take_words(talk: Talk, incoming: Incoming, name: str, meant: MessageMeant) -> None:
    """What the opponent says without a move."""
    leave, days = leave_told(meant, incoming.received)
    said = [each for each in _ORDER if each in meant.beside]
    if "claim" in said[:1] and not talk.game.may_claim_repetition(own(talk).opponent):
        said.remove("claim")
        _tell_trouble(talk, "no-claim")
        if not (said or days):
            tell_left(talk, incoming, meant, ("claim",))
            return
    what = said[0] if said else "leave" if days else ""
    words = (what, "count") if what in ("draw", "decline") and "count" in said else (what,)
    if not what:
        tell_unread(talk, meant)
        _refuse(talk, named_or_nothing(talk, meant), incoming, meant)
    elif what in ("takeback", "resend"):
        tell_asked(talk, MessageTrouble("asks-again" if what == "resend" else what, opponent(talk)))
        tell_moves_left(talk, meant)
        tell_left(talk, incoming, meant, (what,))
        leave_message(talk, incoming.message)
    elif what in ("accept", "decline") and not has_offered(talk, own(talk)):
        tell_moves_left(talk, meant)
        _refuse(talk, MailReply("no-draw"), incoming, meant)
    else:
        tell_moves_left(talk, meant)
        tell_unread(talk, meant)
        tell_left(talk, incoming, meant, (*words, "claim"))
        about = _taking(talk, incoming, name, meant._replace(kind="none"), words)
        before = unsent_move(talk) if about.is_unsent else ""
        told = day_of_leave(talk, leave) if days else NO_DAY
        fact = TheirWordAsked(opponent(talk), what, before, days, told, len(words) > 1)
        talk.ask(Question(fact, about))


_ORDER = ("resign", "accept", "decline", "takeback", "resend", "claim", "draw", "count")


def _refuse(talk: Talk, reply: MailReply, incoming: Incoming, meant: MessageMeant) -> None:
    """Tell why nothing was taken, and offer a reply that asks where there is something to be asked."""
    _tell_trouble(talk, reply.why, reply)
    meant = meant._replace(has_more=meant.has_more and reply.why != "twice")
    tell_left(talk, incoming, meant, ("accept", "decline", "draw") if reply.why == "no-draw" else ())
    if reply.why in REPLIES:
        about = replaced(reply, message=incoming.message)
        talk.ask(Question(ReplyAsked(opponent(talk)), about))
    else:
        leave_message(talk, incoming.message)


def _tell_trouble(talk: Talk, why: str, reply: MailReply | None = None) -> None:
    name = opponent(talk) if talk.table.terms.mail else ""
    told = reply or MailReply(why)
    moves = Moves(told.moves, is_choice=why != "named")
    talk.say(MessageTrouble(why, name, told.move, moves, told.told, told.right))
