"""Days of leave of one's own, which go with the message that is to be sent."""

from datetime import UTC, datetime

from assistant.dialogue.handlers.corresponding.standing import own, to_send
from assistant.dialogue.talk import Talk
from assistant.game.calendar_days import day_of
from assistant.game.mail_deeds import LeaveTaken
from assistant.narration.facts.mail import WordTakenOff


def take_days(talk: Talk, first: float, days: int) -> None:
    """Take them; with those that wait to be sent and overlap them they are one leave."""
    begin = _day(first)
    end = begin + days
    for each in to_send(talk):
        if not isinstance(each, LeaveTaken):
            continue
        start = _day(each.first)
        if start < end and begin < start + each.days:
            first, begin, end = min(first, each.first), min(begin, start), max(end, start + each.days)
            talk.do(LeaveTaken(own(talk), each.first, 0, by=own(talk)))
    talk.do(LeaveTaken(own(talk), first, end - begin, by=own(talk)))


def _day(moment: float) -> int:
    """The number of a day of the calendar here."""
    offset = datetime.fromtimestamp(moment, UTC).astimezone().utcoffset()
    return day_of(moment, offset.total_seconds() if offset else 0.0)


def take_off_leave(talk: Talk, leave: LeaveTaken) -> None:
    """Leave that was not sent is not taken after all."""
    talk.do(LeaveTaken(leave.side, leave.first, 0, by=leave.side))
    talk.say(WordTakenOff("leave"))
