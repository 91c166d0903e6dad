"""What each command of correspondence does, what a yes and a no do, what is heard of messages.

It is the one door to this room, and is read when the first of them is wanted.
"""

from collections.abc import Callable

from assistant.dialogue.about_mail import (
    AboutMail,
    AwaitedByMail,
    Incoming,
    MailAgree,
    MailBegin,
    MailByCondition,
    MailCode,
    MailGoOn,
    MailGoTo,
    MailMove,
    MailPromise,
    MailReply,
    MailTake,
    MailUntake,
    OwedFrom,
)
from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import FileEffect
from assistant.dialogue.event import FileEvent
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.asking.stepping import STEPPING
from assistant.dialogue.handlers.corresponding.analysing import analyse
from assistant.dialogue.handlers.corresponding.arriving import read_mail
from assistant.dialogue.handlers.corresponding.beginning import answer_begin, begin_by_mail
from assistant.dialogue.handlers.corresponding.codes import go_on_by_mail
from assistant.dialogue.handlers.corresponding.dating import tell_dates
from assistant.dialogue.handlers.corresponding.dealing import (
    accept_draw,
    agree,
    ask_own_count,
    claim_draw,
    decline_draw,
    offer_draw,
)
from assistant.dialogue.handlers.corresponding.first_message import leave_unbegun, refuse_code
from assistant.dialogue.handlers.corresponding.handing import (
    hand_over,
    hand_over_reply,
    hear_of_letter,
    read_message_out,
    repeat_letter,
    send,
    write_to_director,
)
from assistant.dialogue.handlers.corresponding.listing import go_to_next, take_owed
from assistant.dialogue.handlers.corresponding.long_message import note_understood
from assistant.dialogue.handlers.corresponding.moving import play_own
from assistant.dialogue.handlers.corresponding.noting import (
    note,
    remove_note,
    speak_of_terms,
    take_leave,
    take_leave_back,
    tell_days,
    tell_where_we_were,
)
from assistant.dialogue.handlers.corresponding.pasting import begin_text
from assistant.dialogue.handlers.corresponding.promising import (
    promise,
    speak_of_conditions,
    withdraw_conditions,
)
from assistant.dialogue.handlers.corresponding.receiving import (
    drop_letter,
    go_to_letter,
    go_with_code,
    leave_message,
    place_letter,
    read_here,
    receive,
    take_letter_game,
)
from assistant.dialogue.handlers.corresponding.standing import own
from assistant.dialogue.handlers.corresponding.taking import take, take_by_condition
from assistant.dialogue.handlers.corresponding.untaking import redo_by_mail, take_back_asked, untake
from assistant.dialogue.letter_effects import ReadMessageFile
from assistant.dialogue.letter_events import (
    LetterHandedOver,
    LetterNotHandedOver,
    MessageFileRead,
    MessageFileUnread,
    MessageUnderstood,
)
from assistant.dialogue.library import request_id
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.mail import MessageTrouble, TextRefused
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.correspondence_requests import OF_LEAVE
from assistant.parsing.mail.letter import Letter
from assistant.parsing.meanings import Command


def obey_by_mail(talk: Talk, meant: CommandMeant) -> None:
    """Do what a command says, of those that are of correspondence or do something else there."""
    _COMMANDS[meant.command](talk, meant)


def answer_by_mail(talk: Talk, about: AboutMail, *, is_yes: bool) -> None:
    """Do what a yes or a no to a question of correspondence means."""
    if isinstance(about, MailGoOn):
        go_on_by_mail(talk, about, is_yes=is_yes)
    elif isinstance(about, MailBegin):
        if is_yes or not about.readings[0].is_for_letter:
            answer_begin(talk, about, is_yes=is_yes)
        else:
            leave_unbegun(talk, about.readings[0].mail.code, is_refused=True)
    elif is_yes:
        _do_by_mail(talk, about)
    else:
        if isinstance(about, MailCode):
            refuse_code(talk, about.code)
        if isinstance(about, MailGoTo | MailCode):
            _leave_part(talk)
            drop_letter(talk)
        elif isinstance(about, MailTake | MailReply):
            leave_message(talk, about.message)
        dropped(talk)


def _leave_part(talk: Talk) -> None:
    """A part of another game is not wanted: neither is what else is left of that message."""
    incoming = talk.surface.incoming
    if incoming and incoming.is_part and talk.table.terms.mail and not talk.game.outcome:
        leave_message(talk, incoming.message)


def _do_by_mail(talk: Talk, about: AboutMail) -> None:
    match about:
        case MailMove():
            play_own(talk, about)
        case MailTake():
            take(talk, about)
        case MailUntake():
            untake(talk, about)
        case MailByCondition():
            take_by_condition(talk, about)
        case MailGoTo(game):
            go_to_letter(talk, game)
        case MailCode():
            go_with_code(talk, about)
        case MailAgree():
            agree(talk)
        case MailPromise():
            promise(talk, about)
        case MailReply():
            hand_over_reply(talk, about)
            leave_message(talk, about.message)


def take_awaited_by_mail(talk: Talk, about: AwaitedByMail, text: str) -> bool:
    """The line that was waited for; whether it was meant for that."""
    if isinstance(about, OwedFrom):
        return take_owed(talk, about, text)
    return take_letter_game(talk, about, text)


def _from_file(talk: Talk, meant: CommandMeant) -> None:
    if not meant.rest:
        talk.say(MessageTrouble("file", ""))
        return
    wanted: FileEffect = ReadMessageFile(request_id(talk), meant.rest, to=talk.surface.number)
    talk.emit(wanted)


def hear_of_file_of_mail(talk: Talk, event: FileEvent) -> None:
    """What became of a message that was handed over or read."""
    match event:
        case LetterHandedOver() | LetterNotHandedOver():
            hear_of_letter(talk, event)
        case MessageFileRead(request, _, text, subject, sender, _, message, is_automatic):
            if request == talk.conversation.library_owed:
                talk.conversation.library_owed = 0
                letter = Letter(text, subject, sender, "", is_automatic)
                _take_in(talk, Incoming(letter, talk.conversation.now.wall, message))
        case MessageFileUnread(request, file, why):
            if request == talk.conversation.library_owed:
                talk.conversation.library_owed = 0
                talk.say(_unread(file, why))
        case MessageUnderstood(request, has_failed):
            if request == talk.conversation.library_owed:
                talk.conversation.library_owed = 0
                _go_on_understood(talk, has_failed=has_failed)


def _go_on_understood(talk: Talk, *, has_failed: bool) -> None:
    """It is known what a long message means, where that was to be known first."""
    note_understood(talk)
    if has_failed:
        drop_letter(talk)
        talk.say(MessageTrouble("unreadable", ""))
    elif talk.surface.incoming_of is None:
        read_here(talk)
    else:
        place_letter(talk, talk.surface.incoming_of)


def _unread(file: str, why: str) -> Fact:
    """Why a message cannot be had from a file, or from what was pasted."""
    if why in ("long", "empty"):
        return TextRefused(why)
    if not file or why == "unreadable":
        return MessageTrouble("unreadable", "")
    return MessageTrouble("no-file" if why == "no-file" else "file", "")


def _take_in(talk: Talk, incoming: Incoming) -> None:
    """A message that was asked for, which no open question is to hold up unheard."""
    if talk.here.asked:
        talk.say(MessageTrouble("open", ""))
    else:
        receive(talk, incoming)


def _take_back(talk: Talk, meant: CommandMeant) -> None:
    """A move that is only tried out is taken back there, and never one of the game; leave by its name,
    whatever was done since."""
    if meant.rest == OF_LEAVE:
        take_leave_back(talk)
    elif isinstance(talk.here.aside, InTree) and talk.here.aside.is_tried:
        STEPPING[Command.REVIEW_BACK](talk, CommandMeant(Command.REVIEW_BACK, number=meant.number))
    else:
        take_back_asked(talk)


def _plain(act: Callable[[Talk], None]) -> Callable[[Talk, CommandMeant], None]:
    return lambda talk, meant: act(talk)


_COMMANDS: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.MAIL_NEW: begin_by_mail,
    Command.MAIL_NEXT: _plain(go_to_next),
    Command.MAIL_READ: _plain(read_mail),
    Command.MAIL_BACK: _plain(tell_where_we_were),
    Command.MAIL_PASTE: _plain(begin_text),
    Command.MAIL_FILE: _from_file,
    Command.MAIL_MESSAGE: _plain(read_message_out),
    Command.MAIL_HAND_OVER: hand_over,
    Command.MAIL_SENT: _plain(send),
    Command.MAIL_CONDITIONS: speak_of_conditions,
    Command.MAIL_NO_CONDITIONS: _plain(withdraw_conditions),
    Command.MAIL_ACCEPT: _plain(accept_draw),
    Command.MAIL_DECLINE: _plain(decline_draw),
    Command.MAIL_NOTE: note,
    Command.MAIL_NO_NOTE: _plain(remove_note),
    Command.MAIL_LEAVE: take_leave,
    Command.MAIL_TERMS: speak_of_terms,
    Command.MAIL_DAYS: _plain(tell_days),
    Command.MAIL_DATES: tell_dates,
    Command.MAIL_REPEAT: _plain(repeat_letter),
    Command.MAIL_DIRECTOR: write_to_director,
    Command.MAIL_ANALYSE: analyse,
    Command.DRAW: offer_draw,
    Command.TAKE_BACK: _take_back,
    Command.REDO: redo_by_mail,
    Command.COUNT: ask_own_count,
    Command.CLAIM_REPETITION: lambda talk, meant: claim_draw(talk, own(talk)),
}
"""The commands of correspondence, and those that do something else in such a game."""
