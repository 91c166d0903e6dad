"""What a line does that is neither a yes nor a no while something of correspondence is asked about."""

from assistant.dialogue.about_mail import MailBegin, MailReply
from assistant.dialogue.handlers.corresponding.beginning import ask_to_begin
from assistant.dialogue.handlers.corresponding.handing import hand_over_reply
from assistant.dialogue.handlers.corresponding.noting import name_said, terms_said
from assistant.dialogue.handlers.corresponding.receiving import leave_message
from assistant.dialogue.handlers.corresponding.ways import way_said
from assistant.dialogue.talk import Talk
from assistant.narration.facts.correspondence import TermsUnclear
from assistant.narration.facts.mail import NotHandedOver
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.values import replaced


def changes_begin(talk: Talk, about: MailBegin, text: str) -> bool:
    """Whether a line says other terms, or another name, for the game asked about; asks again."""
    meant, wanted = parse_command(text, talk.words), about.readings[0]
    if meant is None or meant.command is not Command.MAIL_TERMS or not meant.rest:
        return False
    name = name_said(meant.rest, talk.words)
    mail = None if name else terms_said(meant.rest, wanted.mail, talk.words)
    if not name and mail is None:
        talk.say(TermsUnclear())
    changed = replaced(wanted, name=name or wanted.name, mail=mail or wanted.mail)
    ask_to_begin(talk, MailBegin((changed, *about.readings[1:])))
    return True


def hands_over(talk: Talk, about: MailReply, text: str) -> bool:
    """Whether a line has a question handed over in some way, which is a yes to it."""
    meant = parse_command(text, talk.words)
    if meant is None or meant.command is not Command.MAIL_HAND_OVER:
        return False
    way = way_said(meant.rest, talk.words) if meant.rest else None
    if way and not way.how:
        talk.say(NotHandedOver("", "way", ""))
        if talk.here.asked:
            talk.remind(talk.here.asked.fact)
        return True
    talk.here.asked = None
    hand_over_reply(talk, about, way)
    leave_message(talk, about.message)
    return True
