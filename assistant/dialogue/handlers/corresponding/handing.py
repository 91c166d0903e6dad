"""The message that goes out: read aloud, handed over to the person's own programs, and sent when they
say so."""

from assistant.dialogue.about_mail import MailReply, ReadyLetter
from assistant.dialogue.handlers.asking.fen import file_name
from assistant.dialogue.handlers.corresponding.composing import (
    director_letter_here,
    leave_untold,
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
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.dialogue.letter_events import LetterHandedOver, LetterNotHandedOver
from assistant.dialogue.talk import Talk
from assistant.game.mail_deeds import DirectorTold, MessageHandedOver, MessageSent
from assistant.narration.facts.fact import Named
from assistant.narration.facts.mail import (
    AnswerAwaited,
    DirectorReady,
    HandedOver,
    MessageBegins,
    MessageLine,
    MessageSentTold,
    NotHandedOver,
    NothingToSend,
    RepeatTold,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import longest_phrase

SCREEN = "print"
TEXT = "txt"
_WAYS = {
    "hand-file": "file",
    "hand-mail": "mailto",
    "hand-clipboard": "clipboard",
    "hand-screen": SCREEN,
}
"""How a message may be handed over, by the kinds of [mail] that say so."""


def read_message_out(talk: Talk) -> None:
    """What would go out now is told, but for the score behind it, which is for the other's program."""
    if not is_by_mail(talk):
        return
    letter = _letter_beside(talk) or _letter_to_send(talk)
    if letter is None:
        return
    terms = terms_here(talk)
    is_for_director = letter.address == terms.director != terms.address
    name = terms.director if is_for_director else opponent(talk)
    talk.say(MessageBegins(name, Named(letter.subject)))
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
    how, file = _way(talk, meant.rest)
    if not how:
        talk.say(NotHandedOver("", "way", ""))
        return
    name = file_name(file, ending=TEXT) if file else ""
    if name is None:
        talk.say(NotHandedOver(how, "name", ""))
        return
    letter = _letter_beside(talk) or _letter_to_send(talk)
    if letter:
        give(talk, letter, how, name)


def _way(talk: Talk, said: str) -> tuple[str, str]:
    """How it is to be handed over, and the name of the file, if one was said."""
    if not said:
        return last_way(talk) or SCREEN, ""
    tokens = read_line(said).words
    words = [token.word for token in tokens]
    lengths = {kind: longest_phrase(words, talk.words.posting[kind]) for kind in _WAYS}
    kind = max(lengths, key=lambda each: lengths[each])
    length = lengths[kind]
    if not length:
        return "", ""
    rest = said[tokens[length].start :].strip() if length < len(tokens) else ""
    return _WAYS[kind], rest if kind == "hand-file" else ""


def give(talk: Talk, letter: ReadyLetter, how: str, file: str = "") -> None:
    """Hand this message over; what becomes of it is told when it is known."""
    talk.here.letter = None if talk.here.letter is letter else talk.here.letter
    if how == SCREEN:
        talk.say(MessageLine(Named(letter.subject)))
        told = len(_said(letter.body))
        for place, line in enumerate(filter(str.strip, letter.body.splitlines())):
            talk.say(MessageLine(Named(line), is_score=place >= told))
        talk.say(HandedOver(SCREEN, Named(""), Named(""), is_short=False, is_marked=_is_marked(talk)))
        _keep_way(talk, SCREEN)
        return
    talk.here.is_handing = True
    body, to = (letter.subject, letter.body, letter.line), talk.surface.number
    talk.emit(HandOverLetter(how, *body, letter.address, file, to=to))


def hear_of_letter(talk: Talk, event: LetterHandedOver | LetterNotHandedOver) -> None:
    """The message is where one sends it from, or is not."""
    match event:
        case LetterHandedOver(how, where, folder, is_short):
            talk.say(HandedOver(how, Named(where), Named(folder), is_short, _is_marked(talk)))
            if talk.here.is_handing:  # and nobody has gone to another game meanwhile
                _keep_way(talk, how)
        case LetterNotHandedOver(how, why, where):
            talk.say(NotHandedOver(how, why, where))
    talk.here.is_handing = False


def _keep_way(talk: Talk, how: str) -> None:
    """The next message is to be had in the way that has just led there."""
    if way_here(talk) != how:
        talk.do(MessageHandedOver(own(talk), how, by=own(talk)))
    talk.surface.handed_over = how


def _is_marked(talk: Talk) -> bool:
    """Whether there is something that one says is sent."""
    return talk.table.terms.mail is not None and bool(to_send(talk))


def send(talk: Talk) -> None:
    """The person says that the message is sent: from now on what it holds stays on record."""
    if not is_by_mail(talk):
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
    give(talk, reply_letter(talk, about), last_way(talk) or SCREEN)


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
        what = _for_director(talk)
        talk.here.letter = director_letter_here(talk, what)
        talk.do(DirectorTold(own(talk), what, by=own(talk)))
    talk.say(DirectorReady(bool(director)))


def _for_director(talk: Talk) -> str:
    """What there is to be told."""
    standing = stands(talk)
    if talk.game.outcome:
        return "result"
    if standing.is_repeat_due or standing.are_they_late or standing.is_late:
        return "repeat" if standing.is_repeat_due else "late"
    return "leave" if leave_untold(talk) else "state"
