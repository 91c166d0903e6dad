"""What a message says of its game that is otherwise here, and the reply that asks about it."""

from assistant.dialogue.about_mail import Incoming, MailReply
from assistant.dialogue.handlers.corresponding.moving import has_offered
from assistant.dialogue.handlers.corresponding.standing import own, written
from assistant.dialogue.talk import Talk
from assistant.game.check_digits import check_of
from assistant.parsing.mail.message import MessageMeant
from assistant.parsing.mail.phrases import has
from assistant.parsing.message_numbers import check_told, number_told


def reply_at_odds(talk: Talk, incoming: Incoming, meant: MessageMeant) -> MailReply | None:
    """What the message says of its game that is otherwise here: colours, number, score, or the check
    behind the move; or that it may accept a draw, which the move would decline."""
    letter, position = incoming.letter, talk.game.position
    if "colour" in meant.at_odds:
        return MailReply("colour")
    if "number" in meant.at_odds:
        right = str(talk.game.number_of(len(talk.game.plies)))
        return MailReply("number", told=number_told(letter, right), right=right)
    if "score" in meant.at_odds:
        return MailReply("score")
    if "check" in meant.at_odds:
        right = f"{check_of(position.after(meant.moves[0])):02}"
        return MailReply("check", told=check_told(letter.text), right=right)
    is_answered = not meant.beside.isdisjoint(("accept", "decline", "draw"))
    if (
        has_offered(talk, own(talk))
        and not is_answered
        and any(has(each, "draw") for each in meant.left)
    ):
        return MailReply("draw-words", move=written(talk.game.position, meant.moves[0]))
    return None
