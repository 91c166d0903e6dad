"""The message that goes out: read aloud, handed over to the person's own programs, and sent when they
say so."""

from assistant.dialogue.about_mail import MailReply, ReadyLetter
from assistant.dialogue.handlers.asking.fen import file_name, without_fillers
from assistant.dialogue.handlers.corresponding.composing import (
    director_letter_here,
    letter_here,
    repeated_letter,
    reply_letter,
)
from assistant.dialogue.handlers.corresponding.moving import ask_foreseen
from assistant.dialogue.handlers.corresponding.standing import (
    is_by_mail,
    last_way,
    opponent,
    own,
    stands,
    terms_here,
    to_send,
    unsent_move,
    way_here,
)
from assistant.dialogue.handlers.corresponding.ways import LINE, SCREEN, Way, way_of, way_said
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.dialogue.letter_events import LetterHandedOver, LetterNotHandedOver
from assistant.dialogue.library import request_id
from assistant.dialogue.talk import Talk
from assistant.game.correspondence import leave_to_tell
from assistant.game.mail_deeds import DirectorTold, MessageHandedOver, MessageSent
from assistant.narration.facts.director import DirectorReady, DirectorWritten, RepeatTold
from assistant.narration.facts.fact import Named
from assistant.narration.facts.mail import (
    AnswerAwaited,
    HandedOver,
    MessageBegins,
    MessageLine,
    MessageSentTold,
    NotHandedOver,
    NothingToSend,
)
from assistant.parsing.arguments import CommandMeant

TEXT = "txt"


def read_message_out(talk: Talk) -> None:
    """What would go out now is told, but for the score behind it, which is for the other's program."""
    if not is_by_mail(talk):
        return
    letter = _letter_beside(talk) or _letter_to_send(talk)
    if letter is None:
        return
    to = terms_here(talk).director if letter.to_director else opponent(talk)
    talk.say(MessageBegins(to, Named(letter.subject)))
    for line in _said(letter.body):
        talk.say(MessageLine(Named(line)))


def _said(body: str) -> list[str]:
    """The lines that are for people: those before the score."""
    lines = []
    for line in body.splitlines():
        if line.startswith("["):
            break
        lines += [line.strip()] if line.strip() else []
    return lines


def _letter_beside(talk: Talk) -> ReadyLetter | None:
    """The message beside that of the moves that is wanted, unless somebody has moved since."""
    letter = talk.here.letter
    return letter if letter and letter.plies == len(talk.game.plies) else None


def _letter_to_send(talk: Talk) -> ReadyLetter | None:
    """The message with what was not sent as yet; says so where there is nothing."""
    waiting = to_send(talk)
    if not waiting:
        why = {"move": "turn", "over": "over"}.get(stands(talk).to_do, "waits")
        talk.say(NothingToSend(why, opponent(talk)))
        return None
    return letter_here(talk, waiting)


def hand_over(talk: Talk, meant: CommandMeant) -> None:
    """Hand the message over as it is wanted, or as it was the last time."""
    if not is_by_mail(talk):
        return
    way = way_said(meant.rest, talk.words) if meant.rest else way_of(last_way(talk) or SCREEN)
    if not way.how:
        talk.say(NotHandedOver("", "way", ""))
        return
    name = file_name(without_fillers(talk, way.file), ending=TEXT) if way.file else ""
    if name is None:
        talk.say(NotHandedOver(way.how, "name", ""))
        return
    letter = _letter_beside(talk) or _letter_to_send(talk)
    if letter:
        give(talk, letter, way._replace(file=name))


def give(talk: Talk, letter: ReadyLetter, way: Way) -> None:
    """Hand this message over; what becomes of it is told when it is known."""
    talk.here.given = letter if talk.here.letter is letter else None
    talk.here.letter = None if talk.here.letter is letter else talk.here.letter
    if way.how == SCREEN:
        _print(talk, letter, is_line=way.is_line)
        return
    talk.here.is_handing = True
    body, to = (letter.subject, letter.body, letter.line), talk.surface.number
    asked = request_id(talk)
    talk.emit(HandOverLetter(way.how, *body, letter.address, way.file, way.is_line, asked, to=to))


def _print(talk: Talk, letter: ReadyLetter, *, is_line: bool) -> None:
    if is_line:
        talk.say(MessageLine(Named(letter.line)))
    else:
        talk.say(MessageLine(Named(letter.subject)))
        told = len(_said(letter.body))
        for place, line in enumerate(filter(str.strip, letter.body.splitlines())):
            talk.say(MessageLine(Named(line), is_score=place >= told))
    talk.say(HandedOver(SCREEN, Named(""), Named(""), is_short=is_line, is_marked=_is_marked(talk)))
    _keep_way(talk, LINE if is_line else SCREEN)


def hear_of_letter(talk: Talk, event: LetterHandedOver | LetterNotHandedOver) -> None:
    """The message is where one sends it from, or is not."""
    if event.request_id == talk.conversation.library_owed:
        talk.conversation.library_owed = 0
    match event:
        case LetterHandedOver(how, where, folder, is_short):
            talk.say(HandedOver(how, Named(where), Named(folder), is_short, _is_marked(talk)))
            if talk.here.is_handing:  # and nobody has gone to another game meanwhile
                _keep_way(talk, how)
        case LetterNotHandedOver(how, why, where):
            talk.here.letter, talk.here.given = talk.here.given or talk.here.letter, None
            talk.say(NotHandedOver(how, why, where))
    talk.here.is_handing = False


def _keep_way(talk: Talk, how: str) -> None:
    """The next message is to be had in the way that has just led there."""
    if way_here(talk) != how:
        talk.do(MessageHandedOver(own(talk), how, by=own(talk)))
    talk.surface.handed_over = how


def _is_marked(talk: Talk) -> bool:
    """Whether there is something that one says is sent."""
    return talk.table.terms.mail is not None and bool(_to_director(talk) or to_send(talk))


def _to_director(talk: Talk) -> str:
    """What the message tells the director that is at hand or was handed over; empty where none is."""
    letter = _letter_beside(talk) or talk.here.given
    return letter.to_director if letter and letter.plies == len(talk.game.plies) else ""


def send(talk: Talk) -> None:
    """The person says that the message is sent: from now on what it holds stays on record."""
    if not is_by_mail(talk):
        return
    if told := _to_director(talk):
        talk.here.letter = talk.here.given = None
        talk.do(DirectorTold(own(talk), told, by=own(talk)))
        talk.say(DirectorWritten(opponent(talk), is_waiting=bool(to_send(talk))))
        return
    if _letter_to_send(talk) is None:
        return
    move = unsent_move(talk)
    talk.do(MessageSent(own(talk), by=own(talk)))
    talk.say(MessageSentTold(opponent(talk), move, talk.game.outcome is not None))
    ask_foreseen(talk)
    if not (talk.game.outcome or talk.here.asked):
        talk.hint(AnswerAwaited(opponent(talk)))


def hand_over_reply(talk: Talk, about: MailReply) -> None:
    """A reply that asks goes the way of messages; it is no move, and nothing is on record of it."""
    give(talk, reply_letter(talk, about), way_of(last_way(talk) or SCREEN))


def repeat_letter(talk: Talk) -> None:
    """The message that was sent last once more, when the terms say so."""
    if not is_by_mail(talk):
        return
    standing, terms = stands(talk), terms_here(talk)
    if to_send(talk):
        why = "unsent"
    elif not any(isinstance(deed, MessageSent) for deed in talk.game.deeds):
        why = "nothing"
    elif terms.repeat_after and not standing.is_repeat_due:
        why = "early"
    else:
        why = "ready"
        talk.here.letter = repeated_letter(talk)
    talk.say(RepeatTold(why, terms.repeat_after, opponent(talk)))


def write_to_director(talk: Talk, meant: CommandMeant) -> None:
    """A message to the director of the event, with how the game stands by its dates."""
    if not is_by_mail(talk):
        return
    director = terms_here(talk).director
    if director:
        talk.here.letter = director_letter_here(talk, _for_director(talk))
    talk.say(DirectorReady(bool(director)))


def _for_director(talk: Talk) -> str:
    """What there is to be told; how the game stands where it is nothing else."""
    standing = stands(talk)
    if talk.game.outcome:
        return "result"
    if standing.is_repeat_due or standing.are_they_late or standing.is_late:
        return "repeat" if standing.is_repeat_due else "late"
    return "leave" if leave_to_tell(talk.game.deeds, own(talk)) else "standing"
