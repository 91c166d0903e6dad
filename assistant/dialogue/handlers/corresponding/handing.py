"""The message that goes out: read aloud, handed over to the person's own programs, and sent when they
say so."""

from assistant.dialogue.about_mail import MailReply, MailTake, ReadyLetter
from assistant.dialogue.handlers.asking.fen import file_name, without_fillers
from assistant.dialogue.handlers.corresponding.composing import (
    director_letter_here,
    letter_here,
    repeated_letter,
    reply_letter,
)
from assistant.dialogue.handlers.corresponding.handed import called_here, has_changed
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
    why_unrepeated,
)
from assistant.dialogue.handlers.corresponding.ways import LINE, SCREEN, Way, way_of, way_said
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.dialogue.letter_events import LetterHandedOver, LetterNotHandedOver
from assistant.dialogue.library import request_id
from assistant.dialogue.talk import Talk
from assistant.game.correspondence import leave_to_tell
from assistant.game.mail_deeds import DirectorTold, MessageHandedOver, MessageSent
from assistant.game.unsent import handed_over, unsent
from assistant.narration.facts.director import DirectorReady, MessageChanged, RepeatTold, WrittenBeside
from assistant.narration.facts.fact import Named
from assistant.narration.facts.mail import (
    AnswerAwaited,
    HandedOver,
    MessageBegins,
    MessageCame,
    MessageLine,
    MessageSentTold,
    NotHandedOver,
    NothingToSend,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.mail.quoting import written_now
from assistant.values import replaced

TEXT = "txt"


def read_message_out(talk: Talk) -> None:
    """What would go out now is told, but for the score behind it, which is for the other's program; or
    what came last, where it was told that there is more in it and nothing waits to be sent."""
    if not is_by_mail(talk):
        return
    came, asked = talk.surface.letter_read, talk.here.asked
    if came and (not to_send(talk) or (asked and isinstance(asked.about, MailTake | MailReply))):
        talk.say(MessageCame())
        for line in written_now(came.text).lines:
            if line.strip():
                talk.say(MessageLine(Named(line.strip())))
        return
    letter = _letter_beside(talk) or _letter_to_have(talk)
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


def _letter_to_have(talk: Talk) -> ReadyLetter | None:
    """The message with what was not sent as yet, or the last one, which may be lost; says so where
    there is none."""
    if waiting := to_send(talk):
        return letter_here(talk, waiting)
    if (question := talk.here.question) and question.plies == len(talk.game.plies):
        talk.say(RepeatTold("question", 0, opponent(talk)))
        return question
    if stands(talk).to_do == "move" or why_unrepeated(talk):
        _tell_nothing(talk)
        return None
    talk.say(RepeatTold("shown", 0, opponent(talk)))
    return repeated_letter(talk, is_reminder=False)


def _tell_nothing(talk: Talk) -> None:
    why = {"move": "turn", "over": "over"}.get(stands(talk).to_do, "waits")
    talk.say(NothingToSend(why, opponent(talk)))


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
    letter = _letter_beside(talk) or _letter_to_have(talk)
    if letter:
        give(talk, letter, way._replace(file=name))


def give(talk: Talk, letter: ReadyLetter, way: Way) -> None:
    """Hand this message over; what becomes of it is told when it is known."""
    talk.here.given = letter if talk.here.letter is letter else None
    talk.here.letter = None if talk.here.letter is letter else talk.here.letter
    if way.how == SCREEN:
        _print(talk, letter, is_line=way.is_line)
        return
    talk.here.handing = letter
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
    talk.say(HandedOver(SCREEN, Named(""), Named(""), is_short=is_line, is_marked=_is_marked(letter)))
    _keep_way(talk, LINE if is_line else SCREEN, letter)


def hear_of_letter(talk: Talk, event: LetterHandedOver | LetterNotHandedOver) -> None:
    """The message is where one sends it from, or is not."""
    if event.request_id == talk.conversation.library_owed:
        talk.conversation.library_owed = 0
    match event:
        case LetterHandedOver(how, where, folder, is_short):
            letter = talk.here.handing  # unless somebody has gone to another game meanwhile
            is_marked = letter is not None and _is_marked(letter)
            talk.say(HandedOver(how, Named(where), Named(folder), is_short, is_marked))
            if letter:
                _keep_way(talk, how, letter)
        case LetterNotHandedOver(how, why, where):
            talk.here.letter, talk.here.given = talk.here.given or talk.here.letter, None
            talk.say(NotHandedOver(how, why, where))
    talk.here.handing = None


def _keep_way(talk: Talk, how: str, letter: ReadyLetter) -> None:
    """The next message is to be had in the way that has just led there; and that of the moves is known
    by what it holds."""
    if letter.of:
        talk.do(MessageHandedOver(own(talk), how, called_here(talk), letter.of, by=own(talk)))
    elif way_here(talk) != how:
        talk.do(MessageHandedOver(own(talk), how, by=own(talk)))
    talk.surface.handed_over = how


def _is_marked(letter: ReadyLetter) -> bool:
    """Whether one says of a message that it is sent: of a question and a repetition nobody needs to."""
    return bool(letter.to_director or letter.of)


def _given_beside(talk: Talk) -> ReadyLetter | None:
    """The message beside that of the moves that is at hand, or was handed over last."""
    letter = _letter_beside(talk) or talk.here.given
    return letter if letter and letter.plies == len(talk.game.plies) else None


def send(talk: Talk) -> None:
    """The person says that the message is sent: from now on what it holds stays on record."""
    if not is_by_mail(talk):
        return
    if beside := _given_beside(talk):
        talk.here.letter = talk.here.given = None
        if told := beside.to_director:
            talk.do(DirectorTold(own(talk), told, by=own(talk)))
        is_waiting = bool(to_send(talk))
        talk.say(WrittenBeside(opponent(talk), is_waiting, is_to_director=bool(told)))
        return
    if not to_send(talk):
        _tell_nothing(talk)
        return
    if has_changed(talk):
        talk.say(MessageChanged("refused"))
        return
    move, given = unsent_move(talk), handed_over(talk.game.deeds, own(talk))
    if given and unsent(talk.game.deeds[: given.of], own(talk)) != to_send(talk):
        talk.do(replaced(given, of=len(talk.game.deeds)))  # done again since, and the text is the same
    talk.do(MessageSent(own(talk), by=own(talk)))
    talk.say(MessageSentTold(opponent(talk), move, talk.game.outcome is not None))
    ask_foreseen(talk)
    if not (talk.game.outcome or talk.here.asked):
        talk.hint(AnswerAwaited(opponent(talk)))


def hand_over_reply(talk: Talk, about: MailReply, way: Way | None = None) -> None:
    """A reply that asks goes the way of messages; it is no move, and nothing is on record of it."""
    talk.here.question = reply_letter(talk, about)
    give(talk, talk.here.question, way or way_of(last_way(talk) or SCREEN))


def repeat_letter(talk: Talk) -> None:
    """The message that was sent last once more, at any time; as a reminder when the terms say so."""
    if not is_by_mail(talk):
        return
    why, move = why_unrepeated(talk), unsent_move(talk)
    if not why:
        is_reminder = stands(talk).is_repeat_due
        why = "older" if move else "ready" if is_reminder else "again"
        talk.here.letter = repeated_letter(talk, is_reminder=is_reminder)
    talk.say(RepeatTold(why, terms_here(talk).repeat_after, opponent(talk), move))


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
