"""What the opponent's program says in the words of this one, before anything is read as a move: a
question, a message that was taken before, or one that comes behind another that is missing."""

from assistant.dialogue.about_mail import Incoming
from assistant.dialogue.handlers.corresponding.standing import (
    opponent,
    own,
    unsent_move,
    why_unrepeated,
)
from assistant.dialogue.talk import Talk
from assistant.narration.facts.director import RepeatTold
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.mail import MessageTrouble
from assistant.narration.letters_asked import question_in
from assistant.parsing.mail.own_record import OwnRecord, ends, own_record


def told_first(talk: Talk, incoming: Incoming) -> MessageTrouble | None:
    """What is to be told of a message that makes no move here by its own words or its record."""
    record = own_record(incoming.letter.text)
    name = opponent(talk)
    if asked := question_in(record.said):
        if asked.why == "score":
            number, theirs, ours = _differing(talk, record)
            return MessageTrouble("asks-score", name, theirs, told=number, right=ours)
        moves = Moves(asked.moves, is_choice=True)
        return MessageTrouble(f"asks-{asked.why}", name, asked.written, moves, asked.told, asked.right)
    if _is_old(talk, record):
        return MessageTrouble("twice" if unsent_move(talk) else "old", name, record.numbered[0][1])
    if missing := _missing(talk, record):
        return MessageTrouble("missing", name, moves=Moves(missing))
    return None


def tell_asked(talk: Talk, told: MessageTrouble) -> None:
    """Tell it; and where it asks for the last message, how that is repeated, or that none was sent."""
    talk.say(told)
    if told.why in _ASK_FOR_IT:
        talk.say(RepeatTold(why_unrepeated(talk) or "wanted", 0, told.name))


_ASK_FOR_IT = ("asks-again", "asks-illegal", "asks-unclear", "asks-number")


def _differing(talk: Talk, record: OwnRecord) -> tuple[str, str, str]:
    """The number of the first move that is another one in the record of a message, what it is there,
    and here; empty where none is."""
    written = [ply.written for ply in talk.game.plies]
    pairs = zip(ends(record.moves), ends(written), strict=False)
    at = next((place for place, (theirs, ours) in enumerate(pairs) if theirs != ours), None)
    if at is None:
        return "", "", ""
    return str(talk.game.number_of(at)), record.moves[at], written[at]


def _is_old(talk: Talk, record: OwnRecord) -> bool:
    """Whether the move of a message stands in the game already, and was answered."""
    if not record.numbered:
        return False
    made, moves = ends([ply.written for ply in talk.game.plies]), ends(record.moves)
    number, move = record.numbered[0]
    if moves:
        is_before = len(moves) < len(made) and made[: len(moves)] == moves
        is_theirs = is_before and talk.game.plies[len(moves) - 1].side is not own(talk)
        return is_theirs and moves[-1:] == ends([move])
    if len(record.numbered) > 1 or not set(ends(record.named)) <= set(made):
        return False
    return any(
        ply.side is not own(talk)
        and ends([ply.written]) == ends([move])
        and talk.game.number_of(at) == number
        for at, ply in enumerate(talk.game.plies[:-1])
    )


_PAIR = 2


def _missing(talk: Talk, record: OwnRecord) -> tuple[str, ...]:
    """The moves before the one of a message that its record has and the game here has not."""
    made = ends([ply.written for ply in talk.game.plies])
    more = record.moves[len(made) :]
    is_theirs = talk.side_to_move is not own(talk)
    if ends(record.moves[: len(made)]) != made or len(more) != _PAIR + is_theirs:
        return ()
    return more[:-1]
