"""What stands about a game by correspondence: the private note, leave, days, its terms."""

import re
from dataclasses import replace

from assistant.dialogue.handlers.corresponding.brought import day_of_leave
from assistant.dialogue.handlers.corresponding.own_leave import take_days, take_off_leave
from assistant.dialogue.handlers.corresponding.standing import (
    is_by_mail,
    opponent,
    own,
    stands,
    terms_here,
    time_left,
    to_send,
)
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.on_leave import leave_standing
from assistant.dialogue.talk import Talk
from assistant.game.calendar_days import DAY, day_of
from assistant.game.correspondence import note_of
from assistant.game.mail_deeds import LeaveTaken, Noted
from assistant.game.mail_terms import MailTerms
from assistant.narration.facts.correspondence import (
    AddressTold,
    DaysTold,
    LeaveTold,
    MailTermsTold,
    NoteKept,
    NoteTold,
    TermsUnclear,
    WhereTold,
)
from assistant.narration.facts.fact import Moves, Named
from assistant.narration.facts.mail import StaysSent
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.correspondence_requests import leave_meant
from assistant.parsing.correspondence_terms import LONGEST_NAME
from assistant.parsing.mail.leave import days_of, leave_dated
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary

LAST = 3
"""So many moves lead back into a game."""
LONGEST_NOTE = 2000
LONGEST_LEAVE = 365
_LONGEST_ADDRESS = 200


def tell_where_we_were(talk: Talk) -> None:
    """The last moves, the oldest first, and the note."""
    if not is_by_mail(talk):
        return
    game, plies = talk.game, talk.game.plies
    last = tuple(told_whole(ply) for ply in plies[-LAST:])
    by = "none" if not plies else "own" if plies[-1].side is own(talk) else "theirs"
    number, side = str(talk.game.number_of(len(plies))), talk.side_to_move
    talk.say(WhereTold(number, side, Moves(last), len(last), by, opponent(talk)))
    if note := note_of(game.deeds):
        talk.say(NoteTold(Named(note), has_note=True))


def note(talk: Talk, meant: CommandMeant) -> None:
    """Write the private note, or tell it."""
    if not is_by_mail(talk):
        return
    text = " ".join(meant.rest.split())[:LONGEST_NOTE]
    known = note_of(talk.game.deeds)
    if not text:
        talk.say(NoteTold(Named(known), bool(known)))
        return
    talk.do(Noted(text, by=own(talk)))
    talk.say(NoteKept(Named(known), is_replaced=bool(known) and known != text, is_removed=False))


def remove_note(talk: Talk) -> None:
    """Remove the private note."""
    if not is_by_mail(talk):
        return
    known = note_of(talk.game.deeds)
    if not known:
        talk.say(NoteTold(Named(""), has_note=False))
        return
    talk.do(Noted("", by=own(talk)))
    talk.say(NoteKept(Named(known), is_replaced=True, is_removed=True))


def take_leave(talk: Talk, meant: CommandMeant) -> None:
    """Take days of leave from today or a later day on, as many as the terms give; none where a text
    says anything else."""
    if not is_by_mail(talk):
        return
    left, _ = stands(talk).leave_left
    first, days, why = _leave_wanted(talk, meant.rest)
    if not terms_here(talk).leave:
        talk.say(LeaveTold("none", days, 0))
    elif not days or days > LONGEST_LEAVE:
        talk.say(LeaveTold(why if not days else "left", 0, left))
    elif days > left:
        talk.say(LeaveTold("many", days, left))
    else:
        take_days(talk, first, days)
        left, _ = stands(talk).leave_left  # days that are taken twice count once
        talk.say(LeaveTold(why, days, left, day_of_leave(talk, first)))


def take_leave_back(talk: Talk) -> None:
    """Leave that waits to be sent is taken off again; what is sent stays."""
    waiting = [each for each in to_send(talk) if isinstance(each, LeaveTaken)]
    if waiting:
        take_off_leave(talk, waiting[-1])
    elif stands(talk).leave_left[0] < terms_here(talk).leave:
        talk.say(StaysSent(""))
    else:
        take_leave(talk, CommandMeant(Command.MAIL_LEAVE))


def _leave_wanted(talk: Talk, text: str) -> tuple[float, int, str]:
    """A moment of the first day that is wanted, how many days, and how that is told; 0 for none."""
    now = talk.conversation.now.wall
    if wanted := leave_meant(text, talk.words):
        is_later = wanted.is_tomorrow
        return now + (DAY if is_later else 0), wanted.days, "tomorrow" if is_later else "taken"
    dated = leave_dated(text)
    found = days_of(dated, now) if dated else None
    if found is None:
        return 0.0, 0, "past" if dated else "left"
    first, days = found
    if day_of(first, 0.0) < day_of(now, 0.0):
        return 0.0, 0, "past"
    return first, days, "later"


def tell_days(talk: Talk) -> None:
    """How many days both have used, and how many are left; whose leave is still to come or goes on."""
    if not is_by_mail(talk):
        return
    standing = stands(talk)
    unit, count = time_left(standing)
    mine, theirs = standing.used
    talk.say(
        DaysTold(
            mine,
            theirs,
            opponent(talk),
            standing.to_do,
            unit,
            count,
            is_repeat_due=standing.is_repeat_due,
        )
    )
    for each in leave_standing(talk.game.deeds, talk.table.terms, talk.conversation.now.wall):
        talk.say(each)


def speak_of_terms(talk: Talk, meant: CommandMeant) -> None:
    """Tell the terms, or change what was said of them."""
    if not is_by_mail(talk):
        return
    if (normalise(meant.rest),) in talk.words.posting["terms-address"]:
        talk.say(AddressTold(opponent(talk), terms_here(talk).address))
    elif name := name_said(meant.rest, talk.words):
        _rename(talk, name)
    elif meant.rest:
        changed = terms_said(meant.rest, terms_here(talk), talk.words)
        if changed is None:
            talk.say(TermsUnclear())
            return
        from assistant.dialogue.handlers.corresponding.codes import take_terms

        take_terms(talk, changed)
    else:
        _tell_terms(talk)


def name_said(text: str, words: Vocabulary) -> str:
    """The name of the opponent that terms tell; empty where they tell none, or one that cannot be."""
    name = " ".join(_behind(text, "terms-name", words).split())
    return name if name.isprintable() and len(name) <= LONGEST_NAME else ""


def _rename(talk: Talk, name: str) -> None:
    """The opponent is called so from now on, in messages too."""
    terms = talk.table.terms
    white, black = (
        replace(each, name=name) if each.is_by_mail else each for each in (terms.white, terms.black)
    )
    talk.table.terms = replace(terms, white=white, black=black)
    talk.conversation.wholes.clear()
    talk.keep_terms()
    _tell_terms(talk)


def change_terms(talk: Talk, changed: MailTerms) -> None:
    """The terms are others from now on, and told whole."""
    talk.table.terms = replace(talk.table.terms, mail=changed)
    talk.conversation.wholes.clear()
    talk.keep_terms()
    _tell_terms(talk)


def _tell_terms(talk: Talk) -> None:
    terms = terms_here(talk)
    talk.say(
        MailTermsTold(
            terms.code,
            opponent(talk),
            talk.game.regulation.variant.name,
            own(talk),
            terms.moves,
            terms.days,
            terms.game_days,
            terms.leave,
            terms.repeat_after,
            terms.address,
            terms.director,
            terms.are_conditions_binding,
            terms.is_analysis_allowed,
        )
    )


def terms_said(text: str, terms: MailTerms, words: Vocabulary) -> MailTerms | None:
    """The terms with what was said of them; None where it is none of them.

    Each clause is one: "10 moves in 40 days, leave 14".
    """
    for clause in re.split(r"[;,]", text):
        if clause.strip():
            changed = _with_clause(clause.strip(), terms, words)
            if changed is None:
                return None
            terms = changed
    return terms


def _with_clause(clause: str, terms: MailTerms, words: Vocabulary) -> MailTerms | None:
    flags = {
        "terms-analysis": replace(terms, is_analysis_allowed=True),
        "terms-no-analysis": replace(terms, is_analysis_allowed=False),
        "terms-binding": replace(terms, are_conditions_binding=True),
        "terms-free": replace(terms, are_conditions_binding=False),
    }
    for kind, changed in flags.items():
        if _has(clause, kind, words):
            return changed
    if rest := _behind(clause, "terms-code", words):
        said = _CODE.fullmatch(rest)
        return replace(terms, code="-".join(said.groups()).upper()) if said else None
    if rest := _behind(clause, "terms-address", words):
        return replace(terms, address=rest[:_LONGEST_ADDRESS]) if _is_address(rest) else None
    if rest := _behind(clause, "terms-director", words):
        return replace(terms, director=rest[:_LONGEST_ADDRESS]) if _is_address(rest) else None
    return _with_number(clause, terms, words)


def _is_address(text: str) -> bool:
    return text.isprintable() and re.search(r"[^\s@]@[^\s@]", text) is not None


def _with_number(clause: str, terms: MailTerms, words: Vocabulary) -> MailTerms | None:
    numbers = [int(each) for each in re.findall(r"\d{1,4}", clause)]
    if len(numbers) == _PAIR and _has(clause, "terms-moves", words):
        return replace(terms, moves=numbers[0], days=numbers[1])
    if len(numbers) != 1:
        return None
    (number,) = numbers
    if _has(clause, "terms-repeat", words):
        return replace(terms, repeat_after=number)
    if _has(clause, "terms-leave", words):
        return replace(terms, leave=number)
    is_game = _has(clause, "terms-game", words) or _is_days(clause, words)
    return replace(terms, game_days=number) if is_game else None


def _is_days(clause: str, words: Vocabulary) -> bool:
    """Whether a clause is a number of days alone: what they are for is of "the terms of the game"."""
    _, _, unit = normalise(clause).partition(" ")
    return (unit,) in words.mail["leave-day"]


_PAIR = 2
_CODE = re.compile(r"([A-Za-z]{2})[- ]?(\d{3,5})")
"""What both people call a game; numbers of fewer digits would be squares."""


def _has(text: str, kind: str, words: Vocabulary) -> bool:
    """Whether a phrase of this kind is in a text, whole words of it."""
    said = f" {normalise(text)} "
    return any(f" {' '.join(phrase)} " in said for phrase in words.posting[kind])


def _behind(text: str, kind: str, words: Vocabulary) -> str:
    """What stands behind a word of this kind at the beginning of a text, as it was written."""
    first, _, rest = text.partition(" ")
    return rest.strip() if (normalise(first),) in words.posting[kind] else ""
