"""Leave that the sender of a message takes: "from 26 November, for 3 days", "de 1 a 5 de dezembro"."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from assistant.parsing.mail.assertions import asserted
from assistant.parsing.mail.phrases import (
    LANGUAGES,
    begins_with,
    ends_with,
    has,
    has_at_end,
    has_undenied,
    is_wholly,
    place_behind,
    place_of,
    words_of,
)
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import Token, read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, vocabulary

LONGEST = 365
"""Days of leave beyond which a date was read wrongly."""
_OVERDUE = 60
"""Days ago at most on which leave has begun that is told without a year."""
_MONTHS = 12
_FIRST_YEAR = 2000


class Leave(NamedTuple):
    """Leave as it is told; 0 for what is not said."""

    first: tuple[int, int, int]
    """Year, month, day; without a day from that on which the message came."""
    last: tuple[int, int, int]
    days: int
    """How many, where that is said in place of the last one."""
    is_tomorrow: bool = False
    """Whether it begins on the day behind that on which the message came."""


NO_DAYS = Leave((0, 0, 0), (0, 0, 0), 0)


class _Said(NamedTuple):
    """A date or a number of days in a sentence."""

    begin: int
    """The place of its first token, ..."""
    end: int
    """... and of the first one behind it."""
    day: int = 0
    month: int = 0
    year: int = 0
    days: int = 0


def leave_in(sentences: Sequence[str]) -> tuple[Leave | None, list[str]]:
    """The leave that is taken, if any, and `NO_DAYS` where none are said of it; and the sentences
    without its dates, which are no moves."""
    is_told = False
    for place, sentence in enumerate(asserted(sentences)):
        told = _told_in(sentence)
        is_told = is_told or (told is not None and has(sentence, "leave"))
        found = _with_verb(sentence, told) if told else None
        found = found or _by_days(sentence)
        if found:
            leave, begin, end = found
            rest = f"{sentences[place][:begin]} {sentences[place][end:]}".strip()
            return leave, [*sentences[:place], rest, *sentences[place + 1 :]]
    return NO_DAYS if is_told else None, [*sentences]


def told_without_days(sentences: Sequence[str]) -> str:
    """The first sentence that tells leave at all, where no days of it can be counted."""
    told = zip(sentences, asserted(sentences), strict=True)
    return next((one for one, each in told if _told_in(each) is not None and has(each, "leave")), "")


def _with_verb(sentence: str, told: tuple[int, int]) -> tuple[Leave, int, int] | None:
    """The leave whose dates stand beside the words for it; between which letters all of it stands."""
    tokens = read_line(sentence).tokens
    said = [*_said(tokens)]
    behind = [each for each in said if tokens[each.begin].start >= told[1]]
    before = [each for each in said if each not in behind]
    found = _leave_of(tokens, behind, sentence) or _leave_of(tokens, before, sentence)
    if not found:
        return None
    leave, first, last = found
    begin, end = _start(tokens, first, sentence), _start(tokens, last, sentence)
    return _begun(leave, sentence), min(begin, told[0]), max(end, told[1])


def _begun(leave: Leave, sentence: str) -> Leave:
    """Leave without a date begins tomorrow where that is said, and nobody knows when where another
    day is: "for five days from Monday"."""
    if leave.first[2]:
        return leave
    if has(sentence, "leave-tomorrow"):
        return leave._replace(is_tomorrow=True)
    is_later = any(has(clause, "later") and _names_leave(clause) for clause in sentence.split(","))
    return NO_DAYS if is_later and leave.days else leave


def _names_leave(clause: str) -> bool:
    return has(clause, "leave") or has(clause, "leave-noun")


def _by_days(sentence: str) -> tuple[Leave, int, int] | None:
    """So many days of leave that somebody takes, or that stand at the beginning as a command has them:
    "I take 5 days of leave from tomorrow", "leave 5 days"; and between which letters."""
    if _is_no_leave(sentence):
        return None
    tokens = read_line(sentence).tokens
    for at in range(len(tokens)):
        if days := _days_at(tokens, at):
            first, end = _named_beside(tokens, days)
            begin = _taken_from(sentence, _start(tokens, first, sentence)) if end else None
            if begin is not None:
                dates = [days, *(each for each in _said(tokens) if each.month and each.begin >= end)]
                found = _leave_of(tokens, dates, sentence)
                leave = found[0] if found else Leave((0, 0, 0), (0, 0, 0), days.days)
                end = max(end, found[2] if found else 0)
                return _begun(leave, sentence), begin, _start(tokens, end, sentence)
    return None


def _named_beside(tokens: Sequence[Token], days: _Said) -> tuple[int, int]:
    """Between which tokens a number of days stands with the word for leave before or behind it; 0 for
    an end where there is none."""
    between = _word(tokens, days.end)  # "5 days of leave", "5 days' leave"
    behind = days.end + (between == "'" or between in _phrases("leave-of"))
    if _word(tokens, behind) in _phrases("leave-noun"):
        return days.begin, behind + 1
    if _word(tokens, days.begin - 1) in _phrases("leave-noun"):
        return days.begin - 1, days.end
    return 0, 0


def _taken_from(sentence: str, at: int) -> int | None:
    """Where the words begin by which somebody takes what stands at a letter; None where nobody does."""
    words = read_line(sentence[:at]).words
    for length in range(1, min(len(words), MOST_WORDS) + 1):
        if is_wholly(" ".join(each.word for each in words[-length:]), "leave-take"):
            said = [each.word for each in words[:-length]]
            return None if ends_with(said, "deny") else words[-length].start
    is_beginning = not words or sentence[:at].rstrip().endswith((",", ";", ":"))
    return at if is_beginning else None


def _start(tokens: Sequence[Token], at: int, sentence: str) -> int:
    """Where a token begins in a sentence; its end where there are no more."""
    return tokens[at].start if at < len(tokens) else len(sentence)


def leave_dated(text: str) -> Leave | None:
    """The leave of a text that is nothing but its dates: "5 days from 12 December", "from the 3rd to
    the 12th of December"; None where it says anything else."""
    tokens = read_line(text).tokens
    said = [*_said(tokens)]
    found = _leave_of(tokens, said, text)
    taken = {place for each in said for place in range(each.begin, each.end)}
    beside = [token.word for place, token in enumerate(tokens) if place not in taken]
    kinds = ("leave-to", "leave-until", "leave-for", "leave-of", "leave-noun", "leave-from")
    known = {word for kind in kinds for phrase in _phrases(kind) for word in phrase.split()}
    return found[0] if found and known >= {word for word in beside if word.isalnum()} else None


def days_of(leave: Leave, came: float) -> tuple[float, int] | None:
    """A moment of the first day of leave that a message tells which came then, and how many days it
    has; None where it was over before, or nobody has so many. Days are those of Greenwich."""
    day_it_came = datetime.fromtimestamp(came, UTC).date()
    first = _day(leave.first, day_it_came - timedelta(_OVERDUE)) if leave.first[2] else day_it_came
    if leave.is_tomorrow:
        first = day_it_came + timedelta(1)
    if first is None:
        return None
    days = leave.days
    if not days:
        last = _day(leave.last, first)
        days = (last - first).days + 1 if last else 0
    if not 0 < days <= LONGEST or first + timedelta(days) <= day_it_came:
        return None
    return datetime.combine(first, time(12), UTC).timestamp(), days


def _day(told: tuple[int, int, int], earliest: date) -> date | None:
    """The day that is told; the first one from `earliest` on where its year is not."""
    year, month, day = told
    for each in (year,) if year else (earliest.year, earliest.year + 1):
        try:
            found = date(each, month, day)
        except ValueError:
            continue
        if year or found >= earliest:
            return found
    return None


def tells_days(sentence: str) -> bool:
    """Whether a sentence has a date, a number of days, a day of the week, or days from one to another
    or until one."""
    tokens = read_line(sentence).tokens
    said = [*_said(tokens)]
    is_until = any(has_at_end(sentence[: tokens[each.begin].start], "leave-until", 2) for each in said)
    is_span = any(
        tokens[one.end].word.isalpha()
        for one, _ in _spans(tokens, said)
        if not has_undenied(sentence, "play")
    )
    behind = words_of(sentence)[place_behind(sentence, "leave-until") :]
    is_until |= has(sentence, "leave-until") and has(" ".join(behind[:_UNTIL]), "date")
    is_dated = any(each.month or each.days for each in said) or has(sentence, "leave-weekday")
    return is_dated or is_until or is_span


_UNTIL = 5
"""Words behind an "until" among which a day is told: "until the end of the month"."""


def tells_span(sentence: str) -> bool:
    """Whether a sentence tells from which day to which, or in one clause from which and how many."""
    for clause in sentence.split(","):
        dates = [*_said(read_line(clause).tokens)]
        if any(each.month for each in dates) and any(each.days for each in dates):
            return True
    tokens = read_line(sentence).tokens
    return any(one.month or other.month for one, other in _spans(tokens, [*_said(tokens)]))


def _spans(tokens: Sequence[Token], said: Sequence[_Said]) -> list[tuple[_Said, _Said]]:
    """Two days each from one of which to the other something lasts."""
    return [
        (one, other)
        for one, other in pairwise(said)
        if one.day and other.day
        if _joins(" ".join(token.word for token in tokens[one.end : other.begin]))
    ]


def _is_no_leave(sentence: str) -> bool:
    """Whether a sentence only asks or supposes, or tells of what is over."""
    is_past = has(sentence, "leave-past") or begins_with(sentence, "if")
    return is_past or sentence.rstrip().endswith("?")


def _told_in(sentence: str) -> tuple[int, int] | None:
    """Where somebody says of themselves that they take leave: "I am on holiday"; None where nobody
    does, or they ask, or it is over."""
    if _is_no_leave(sentence):
        return None
    kind = "leave" if has_undenied(sentence, "leave") else "leave-alone"
    said = read_line(sentence).words
    at, behind = place_of(sentence, kind), place_behind(sentence, kind)
    if at < 0 or at >= len(said):
        return None
    if kind == "leave-alone" and at and not said[at - 1].is_number:
        return None  # "my aunt is on holiday": it is said of others
    return said[at].start, _start(said, behind, sentence)


def _leave_of(
    tokens: Sequence[Token], said: Sequence[_Said], sentence: str
) -> tuple[Leave, int, int] | None:
    """What the dates of a sentence make; between which tokens they stand."""
    dates = [each for each in said if each.day]
    counts = [each for each in said if each.days]
    for one, other in pairwise(dates):
        between = " ".join(token.word for token in tokens[one.end : other.begin])
        if _joins(between) and (one.month or other.month):
            year = one.year or other.year
            first = (one.year, one.month or other.month, one.day)
            last = (year, other.month or one.month, other.day)
            return Leave(first, last, 0), one.begin, other.end
    full = [each for each in dates if each.month]
    begin = min((each.begin for each in (*full[:1], *counts[:1])), default=0)
    end = max((each.end for each in (*full[:1], *counts[:1])), default=0)
    if len(full) == 1 and len(counts) == 1:
        date_told = (full[0].year, full[0].month, full[0].day)
        return Leave(date_told, (0, 0, 0), counts[0].days), begin, end
    before = sentence[: tokens[begin].start] if tokens else ""
    if len(full) == 1 and not counts and has_at_end(before, "leave-until", 3):
        return Leave((0, 0, 0), (full[0].year, full[0].month, full[0].day), 0), begin, end
    if len(counts) == 1 and not full and has_at_end(before, "leave-for", 1):
        return Leave((0, 0, 0), (0, 0, 0), counts[0].days), begin, end
    return None


def _joins(between: str) -> bool:
    """Whether there is nothing but a "to" between two dates."""
    return between in ("-", "–", "—") or between in _phrases("leave-to")


def _said(tokens: Sequence[Token]) -> Iterator[_Said]:
    """The dates and the numbers of days, in their order; a lone number may be a day of the next one's
    month."""
    at = 0
    while at < len(tokens):
        found = _date_at(tokens, at) or _days_at(tokens, at)
        if found:
            yield found
        at = found.end if found else at + 1


def _date_at(tokens: Sequence[Token], at: int) -> _Said | None:
    """ "26 November 2026", "November 26th", "26/11/2026", or a day alone."""
    month = _month(tokens, at)
    if month:
        day, end = _day_at(tokens, at + 1)
        year, end = _year(tokens, end) if day else (0, end)
        return _Said(at, end, day, month, year) if day else None
    day, end = _day_at(tokens, at)
    if not day or _unit(tokens, end):
        return None
    behind = end + (_word(tokens, end) in _phrases("leave-of"))
    if month := _month(tokens, behind):
        year, end = _year(tokens, behind + 1)
        return _Said(at, end, day, month, year)
    sign = _word(tokens, end)
    if sign in ("/", ".") and _is_number(tokens, end + 1, _MONTHS):
        month, end = int(tokens[end + 1].word), end + 2
        if _word(tokens, end) == sign and _is_number(tokens, end + 1, 9999):
            year, end = _year(tokens, end + 1)
            return _Said(at, end, day, month, year)
        if sign == "/" or _word(tokens, end) == sign:  # "30.9-5" is a move
            return _Said(at, end, day, month)
    return _Said(at, end, day)


def _day_at(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """The number of a day of a month, without its "th"; 0 for none."""
    if not _is_number(tokens, at, 31):
        return 0, at
    is_ordinal = _word(tokens, at + 1) in _phrases("leave-ordinal")
    return int(tokens[at].word), at + 1 + is_ordinal


def _days_at(tokens: Sequence[Token], at: int) -> _Said | None:
    """So many days or weeks, in figures or in words."""
    for language in LANGUAGES:
        for number, length in numbers_at(tokens, at, vocabulary(language)):
            if unit := _unit(tokens, at + length):
                return _Said(at, at + length + 1, days=number.value * unit)
    if _word(tokens, at) in _phrases("leave-one") and (unit := _unit(tokens, at + 1)):
        return _Said(at, at + 2, days=unit)
    return None


def _unit(tokens: Sequence[Token], at: int) -> int:
    """How many days a unit has; 0 for no unit."""
    word = _word(tokens, at)
    return 1 if word in _phrases("leave-day") else 7 if word in _phrases("leave-week") else 0


def _year(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    behind = at + (_word(tokens, at) in _phrases("leave-of"))
    if _is_number(tokens, behind, 9999) and int(tokens[behind].word) >= _FIRST_YEAR:
        return int(tokens[behind].word), behind + 1
    return 0, at


def _month(tokens: Sequence[Token], at: int) -> int:
    """The number of a month that is named, whole or by its first three letters; 0 for none."""
    return _months().get(_word(tokens, at), 0)


def _word(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].word if 0 <= at < len(tokens) else ""


def _is_number(tokens: Sequence[Token], at: int, most: int) -> bool:
    word = _word(tokens, at)
    return word.isascii() and word.isdecimal() and len(word) <= len(str(most)) and 0 < int(word) <= most


@cache
def _months() -> dict[str, int]:
    found: dict[str, int] = {}
    for language in LANGUAGES:
        for number in range(1, _MONTHS + 1):
            for name, *_ in vocabulary(language).games[f"month-{number}"]:
                found |= {name: number, name[:3]: number}
    return found


@cache
def _phrases(kind: str) -> frozenset[str]:
    """The phrases of a kind in all languages, each as one text."""
    tables = (vocabulary(language).mail.get(kind, ()) for language in LANGUAGES)
    return frozenset(" ".join(phrase) for table in tables for phrase in table)
