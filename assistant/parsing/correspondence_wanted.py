"""What is said of a game by correspondence that is to begin: with whom, which pieces, which game, days.

What belongs to it stands in any order, and each part is known by the words around it; only the name can
be any word. So a surname that is a colour, a number or any other word of ours is read both ways, and
what has no place is left out: each reading says so, and a person is asked.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from assistant.game.mail_terms import MailTerms
from assistant.parsing.correspondence_phrases import MAY_NAME, Clauses, Part, clauses_of
from assistant.parsing.correspondence_terms import Segment, reading_of
from assistant.parsing.coverage import silent_at
from assistant.parsing.mail.addresses import ADDRESS
from assistant.parsing.meanings import ByMailWanted
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase
from assistant.values import replaced

MOST_READINGS = 4
_ENDS_NAME = frozenset("waithvFpz0bc")
_QUOTED = re.compile(r"[\"“”«»]([^\"“”«»]+)[\"“”«»]")


def without_position(text: str, words: Vocabulary) -> tuple[str, bool]:
    """What was said without "from this position", and whether that was."""
    return _without(text, "from-here", words)


def _without(text: str, kind: str, words: Vocabulary) -> tuple[str, bool]:
    tokens = read_line(text).words
    plain = [token.word for token in tokens]
    for at in range(len(plain)):
        if length := longest_phrase(plain[at:], words.posting[kind]):
            begin, behind = tokens[at].start, at + length
            end = tokens[behind].start if behind < len(tokens) else len(text)
            return f"{text[:begin]} , {text[end:]}", True
    return text, False


def game_by_mail(text: str, words: Vocabulary, usual: MailTerms) -> tuple[ByMailWanted, ...]:
    """The readings of it, the likeliest first; none where nobody is named.

    `usual` are the terms where nothing is said of them.
    """
    text, is_from_here = without_position(text, words)
    text, theirs, own = _without_addresses(text, words)
    usual = replace(usual, address=theirs) if theirs else usual
    if quoted := _QUOTED.search(text):
        text = f"{text[: quoted.start()]} , {text[quoted.end() :]}"
    clauses = clauses_of(text, words)
    if is_from_here:  # where it is for either to begin
        clauses = [(each, _without_beginner(parts)) for each, parts in clauses]
    if quoted:
        said = [Segment(parts) for _, parts in clauses]
        found = [reading_of(" ".join(quoted[1].split()), said, usual)]
    else:
        found = _readings(clauses, usual)
    return tuple(
        replaced(each, is_from_here=is_from_here, left_out=(*each.left_out, *own))
        for each in found[:MOST_READINGS]
    )


def _without_addresses(text: str, words: Vocabulary) -> tuple[str, str, list[str]]:
    """What was said without addresses and what leads to them: the opponent's, and what has no place."""
    theirs, left_out = "", list[str]()
    while address := ADDRESS.search(text):
        begin, is_own = address.start(), False
        opened = max(text.rfind(sign, 0, begin) for sign in ",;(") + 1
        for token in reversed(read_line(text[opened:begin]).words):
            said = (token.word,)
            is_mine = said in words.by_mail["mine"]
            if not (is_mine or _leads_to_address(token.word, words)):
                break
            begin, is_own = opened + token.start, is_own or is_mine
        if is_own or theirs:
            left_out.append(text[begin : address.end()].strip())
        else:
            theirs = address[0]
        text = f"{text[:begin]} , {text[address.end() :]}"
    return text, theirs, left_out


def _leads_to_address(word: str, words: Vocabulary) -> bool:
    """Whether a word may stand before an address, and says nothing else."""
    kinds = (words.by_mail["address"], words.by_mail["they"], words.by_mail["be"])
    is_known = any((word,) in kind for kind in (*kinds, words.posting["new-please"]))
    return is_known or (silent_at((word,), words) > 0 and (word,) not in words.posting["new-with"])


def _without_beginner(parts: Sequence[Part]) -> tuple[Part, ...]:
    return tuple(part._replace(sign="k") if part.sign == "F" else part for part in parts)


def by_mail_anywhere(text: str, words: Vocabulary) -> str:
    """What is said of a new game by correspondence in a line that says so somewhere, begins or
    describes one with somebody, and has no word that means anything else; empty for any other."""
    rest, is_by_mail = _without(text, "by-post", words)
    if not is_by_mail or text.rstrip().endswith("?"):
        return ""
    signs = {part.sign for _, parts in clauses_of(rest, words) for part in parts}
    found = game_by_mail(rest, words, MailTerms())
    is_nameless = "f" in signs and not signs & set("xkz")  # with a friend: it is asked with whom
    is_all = ("w" in signs) and (not found[0].left_out if found else is_nameless)
    return rest if is_all and signs & set("bVC") else ""


def _readings(clauses: Clauses, usual: MailTerms) -> list[ByMailWanted]:
    """One for each place where the name may end."""
    at, first, end = _region([parts for _, parts in clauses])
    if at < 0:
        return []
    text, parts = clauses[at]
    region, said = parts[first:end], [Segment(parts) for _, parts in clauses]
    cuts = _cuts(region)
    colours = sum(part.sign == "C" for _, each in clauses for part in each)
    is_said = colours > sum(part.sign == "C" for part in region)
    found: list[tuple[int, ByMailWanted]] = []
    for cut in cuts:
        name = " ".join(text[region[0].start : region[cut - 1].end].split())
        beside = [Segment(region[cut:], is_behind_name=True), Segment(parts[end:], follows_name=True)]
        segments = [*said[:at], Segment(parts[:first]), *beside, *said[at + 1 :]]
        sure = cuts[0] if region[0].sign in MAY_NAME else 0
        is_of_name = cut > sure
        doubtful = region[sure:cut] if is_of_name else region[sure:]
        reading = reading_of(name, segments, usual)
        if len(cuts) > 1 or region[0].sign not in MAY_NAME:
            told = text[doubtful[0].start : doubtful[-1].end]
            reading = replaced(reading, doubtful=told, is_of_name=is_of_name)
        is_doubled = is_said and any(part.sign == "C" for part in region[cut:])
        found.append((len(reading.left_out) + is_doubled, reading))
    readings = [reading for _, reading in sorted(found, key=lambda each: each[0])]
    return [*readings, *_with_surname(clauses, at, readings[-1], usual)]


def _region(clauses: Sequence[tuple[Part, ...]]) -> tuple[int, int, int]:
    """In which clause the name stands, and between which parts; -1 where there is none.

    It stands behind a word for with or against, else it is the first word that nobody knows.
    """
    places = [
        (at, place + 1)
        for at, parts in enumerate(clauses)
        for place, part in enumerate(parts)
        if part.sign == "w" and place + 1 < len(parts)
    ]
    starts = [(at, _behind_articles(clauses[at], place)) for at, place in places]
    named = [(at, place) for at, place in starts if _sign_at(clauses[at], place) in MAY_NAME]
    # "With White" may be a name, "with the white pieces" is none.
    named += [
        each for each in places if each in starts and _sign_at(clauses[each[0]], each[1]) in "CVNMDLGO"
    ]
    if not places:
        named = [
            (at, place)
            for at, parts in enumerate(clauses)
            for place, part in enumerate(parts)
            if part.sign == "x"
        ]
    if not named:
        return -1, 0, 0
    at, first = named[0]
    parts = clauses[at]
    ends = (place for place in range(first + 1, len(parts)) if parts[place].sign in _ENDS_NAME)
    return at, first, next(ends, len(parts))


def _behind_articles(parts: Sequence[Part], place: int) -> int:
    while _sign_at(parts, place) in ("s", "f"):
        place += 1
    return place


def _sign_at(parts: Sequence[Part], place: int) -> str:
    return parts[place].sign if place < len(parts) else "-"


def _cuts(region: Sequence[Part]) -> list[int]:
    """Behind how many parts the name may end: before each that says something else, and at the end."""
    found: list[int] = []
    for place in range(1, len(region)):
        behind = _sign_at(region, _behind_articles(region, place))
        if behind != "x" and region[place - 1].sign != "s":
            found.append(place)
    return [*found, len(region)]


def _with_surname(
    clauses: Clauses,
    at: int,
    reading: ByMailWanted,
    usual: MailTerms,
) -> Iterator[ByMailWanted]:
    """The name with the next clause, where that is nothing but words that nobody knows."""
    text, parts = clauses[at + 1] if at + 1 < len(clauses) else ("", ())
    if parts and all(part.sign == "x" for part in parts):
        surname = text[parts[0].start : parts[-1].end]
        said = [Segment(each) for place, (_, each) in enumerate(clauses) if place != at + 1]
        joined = reading_of(f"{reading.name} {surname}", said, usual)
        yield replaced(joined, doubtful=surname, is_of_name=True)
