"""What a message has beside the move: offers, answers to them, a resignation, a count, a claim."""

import re
from collections.abc import Iterator, Sequence

from assistant.parsing.mail.assertions import asserted
from assistant.parsing.mail.phrases import (
    begins_with,
    has,
    has_any,
    is_wholly,
    place_behind,
    place_of,
    words_of,
)
from assistant.parsing.mail.understood import not_wholly_understood

ENDING = frozenset({"resign", "accept", "takeback"})
"""Beside these nobody makes a move, and those that are named were made."""
_KINDS = (
    *("resign", "resign-wholly", "count", "claim", "takeback", "take-back"),
    *("undo", "move-back", "share", "hands", "their-offer"),
    *("draw", "accept", "accept-wholly", "decline", "no-way"),
)
_AGAIN = ("resend", "repeat", "again")
_SOON = 4
"""Sentences within which a question that is asked back is answered."""
_SHORT = 4
"""Words of a sentence that is about nothing else."""
_SQUARES = re.compile(r"(?<![\d:/-])\d{1,2}[-x]\d{1,2}(?![\d/-])")
_TAG = re.compile(r",\s*[^\W\d_]+\s*\?\s*\Z")
"""A question behind a comma that asks nothing: "which can do nothing, no?"."""
_ARTICLE = re.compile(r"(?<![\d.])(?:10|7)\.[1-9](?![\d-])")
"""The article on counts, of either text: "10.2, from this move"."""


def beside_in(sentences: Sequence[str], subject: str = "") -> frozenset[str]:
    """What the sender does in these sentences; nothing that is only cited, taken back, denied or
    supposed."""
    found: set[str] = set()
    told = asserted(sentences)
    is_about_draw = any(has(each, "draw") for each in (*told, subject))
    for sentence in told:
        if has_any(sentence, _KINDS) or _ARTICLE.search(sentence):
            said = {*_in_sentence(sentence, is_about_draw=is_about_draw)}
            found |= said - {*not_wholly_understood(sentence, said)}
    if "accept" not in found and any(
        _puts_off(sentence, told[at + 1 : at + _SOON], is_about_draw=is_about_draw)
        for at, sentence in enumerate(told)
    ):
        found.add("decline")
    is_named = any(has(each, "move-asked") for each in told)
    is_again = any(asks_again(each, is_named=is_named) for each in told)
    if is_again and not any(map(_SQUARES.search, told)):
        found.add("resend")
    if found & {"accept", "decline"}:
        found.discard("draw")
    if "decline" in found:
        found.discard("accept")
    return frozenset(found)


def is_worded_otherwise(sentence: str) -> bool:
    """Whether a phrase of a deed that ends or offers stands in a sentence among words that may make
    another thing of it."""
    if not has_any(sentence, _KINDS):
        return False
    is_about_draw = has(sentence, "draw")
    said = {*_in_sentence(sentence, is_about_draw=is_about_draw)}
    return any(not_wholly_understood(sentence, said))


def asks_again(sentence: str, *, is_named: bool) -> bool:
    """Whether somebody asks to have sent again what they have lost or never had; `is_named` says that
    there is a move or a message that "again" may be about."""
    if has(sentence, "lost-mail"):
        return True
    if not has_any(sentence, _AGAIN):
        return False
    return any(
        (has(clause, "resend") or (is_named and _says_again(clause)))
        and not has(clause, "own-again")
        and not has(clause, "deny")
        for clause in re.split(r"[,:;]\s", sentence)
    )


def _says_again(clause: str) -> bool:
    return has(clause, "repeat") or (has(clause, "send") and has(clause, "again"))


def _puts_off(sentence: str, following: Sequence[str], *, is_about_draw: bool) -> bool:
    """Whether an offer is thanked for with a "but", or asked back and answered with a no."""
    is_thanked = is_about_draw and has(sentence, "thanks") and has(sentence, "draw")
    if has(sentence, "their-offer") or is_thanked:
        at = place_behind(sentence, "their-offer" if has(sentence, "their-offer") else "draw")
        behind = " ".join(words_of(sentence)[at:])
        is_turned = has(behind, "go-on") or (is_about_draw and has(behind, "but"))
        return is_turned and not _TAG.sub("", sentence).rstrip().endswith("?")
    is_echo = sentence.rstrip().endswith("?") and len(words_of(sentence)) <= _SHORT
    is_no = any(
        has(" ".join(words_of(each)[:1]), "deny") or has(each, "too-early") for each in following
    )
    return is_echo and has(sentence, "draw") and is_no


def _in_sentence(sentence: str, *, is_about_draw: bool) -> Iterator[str]:
    """What is done in one sentence; a question does nothing but offer, and ask a move back."""
    is_asked = sentence.rstrip().endswith("?")
    if is_about_draw and has(sentence, "no-way"):
        yield "decline"
    if _asks_count(sentence):
        yield "count"
    for part in re.split(r"[:;]\s+|\s[-–—]\s|[()]", sentence):
        for clause in re.split(r",\s+", part):
            yield from _outright(clause, is_asked=is_asked)
            if not is_asked:
                yield from _of_draw(clause, is_about_draw=is_about_draw)
                if has(sentence, "their-offer") and _is_said(clause, "accept"):
                    yield "accept"
        if (is_asked and _offers_by_asking(part)) or _shares(part):
            is_agreed = has(" ".join(words_of(part)[:3]), "agree") and not is_asked
            yield "accept" if is_agreed else "draw"
        elif not is_asked and _agrees_to_draw(part):
            yield "accept"
    if not is_asked:
        whole = _of_draw(sentence, is_about_draw=is_about_draw)
        is_short = len(words_of(sentence)) <= _SHORT
        yield from (each for each in whole if each == "draw" or is_short)  # what a comma has parted


def _agrees_to_draw(part: str) -> bool:
    """Whether a few words begin with a yes and name the draw: "agreed, it's a draw then"."""
    if not begins_with(part, "agree") or len(words_of(part)) > 2 * _SHORT or not has(part, "draw"):
        return False
    return not any(
        has(part, kind) for kind in ("deny", "but", "offer", "go-on", "not-yet", "bygone", "if")
    )


def _is_supposed(clause: str) -> bool:
    return is_if(clause) or has(clause, "perhaps")


def is_if(clause: str) -> bool:
    """Whether a clause says under what condition; "if you like" is only polite."""
    return begins_with(clause, "if") and not begins_with(clause, "polite-if")


def _outright(clause: str, *, is_asked: bool) -> Iterator[str]:
    """What a clause does by one phrase."""
    is_supposed = _is_supposed(clause)
    if (is_asked or not is_supposed) and _asks_back(clause):
        yield "takeback"
    if is_supposed:
        return
    if _is_said(clause, "takeback") or _takes_back_squares(clause):
        yield "takeback"
    if is_asked:
        return
    if (_is_said(clause, "resign") and _is_of_game(clause)) or is_wholly(clause, "resign-wholly"):
        yield "resign"
    if is_wholly(clause, "count"):
        yield "count"
    if _is_said(clause, "claim"):
        yield "claim"


def _is_said(clause: str, kind: str) -> bool:
    """Whether a clause has a phrase that does a thing, and nothing before it denies that."""
    at = place_of(clause, kind)
    denied = place_of(clause, "deny")
    return at >= 0 and not 0 <= denied <= at


def _is_of_game(clause: str) -> bool:
    """Whether the game is given up, and not an idea, or oneself to what cannot be helped."""
    behind = words_of(clause)[place_behind(clause, "resign") :]
    return not begins_with(" ".join(behind), "not-resign")


def _takes_back_squares(clause: str) -> bool:
    """Whether a move is asked back that is named by its squares: "may I take back 22-18"."""
    said = words_of(clause)
    behind = place_behind(clause, "take-back")
    return 0 <= behind < len(said) and said[behind].isdigit() and _is_said(clause, "take-back")


def _asks_back(clause: str) -> bool:
    """Whether somebody asks to have the move again, in whatever words: may I, undo, that one."""
    at = place_of(clause, "undo")
    is_named = has(clause, "move-back") or (at >= 0 and has(clause, "the-move"))
    is_named = is_named or (bool(_SQUARES.search(clause)) and (at >= 0 or has(clause, "back")))
    is_named = is_named or (at >= 0 and len(words_of(clause)) <= _SHORT)  # "deixa eu voltar?"
    return has(clause, "may") and is_named and not has(clause, "deny")


_NEAR = 6


def _asks_count(sentence: str) -> bool:
    """Whether a sentence asks for a count: by name with a request, or by its article from now on."""
    clause = next((each for each in sentence.split(",") if has(each, "count")), "")
    if has(clause, "deny") and place_of(clause, "deny") < place_of(clause, "count"):
        return False
    is_wanted = has(sentence, "request") or has(sentence, "from-now")
    is_article = bool(_ARTICLE.search(sentence)) and has(sentence, "from-now")
    return (has(sentence, "count") and is_wanted) or (is_article and not has(sentence, "deny"))


def _of_draw(clause: str, *, is_about_draw: bool) -> Iterator[str]:
    """What a clause says of a draw: the offer, a yes, or a no."""
    is_named = has(clause, "draw")
    denied = place_of(clause, "deny")
    is_supposed = is_if(clause) or has(clause, "not-yet")
    at = place_of(clause, "accept")
    if (is_about_draw and has(clause, "decline") and not is_if(clause)) or (
        is_named and has(clause, "go-on")
    ):
        yield "decline"
    elif at >= 0 and not is_supposed and (is_named or is_wholly(clause, "accept-wholly")):
        yield "decline" if 0 <= denied <= at else "accept"
    elif is_named and denied < 0 and len(words_of(clause)) <= _SHORT and has(clause, "agree"):
        yield "accept"
    elif is_named and not is_supposed and not has(clause, "their-offer") and _offers(clause):
        yield "draw"


def _offers(text: str) -> bool:
    """Whether words offer what they name, at least by an "if you like"; an "if you want a draw" only
    says when something else is done."""
    if not _is_said(text, "polite-if"):
        return _is_said(text, "offer")
    parts = text.split(",")
    is_when = any(0 <= place_of(each, "polite-if") < place_of(each, "draw") for each in parts)
    return _is_said(text, "offer") or not is_when


def _shares(part: str) -> bool:
    """Whether a draw is offered by its other names: half a point each, hands that are shaken."""
    if has(part, "deny") or has(part, "their-offer") or has(part, "not-yet"):
        return False
    return has(part, "hands") or shares_point(part)


def shares_point(part: str) -> bool:
    """Whether somebody would share the point, and not share something and make a point."""
    at = place_of(part, "share")
    return at >= 0 and has(" ".join(words_of(part)[at + 1 :][:_NEAR]), "point")


def _offers_by_asking(part: str) -> bool:
    """Whether a question offers a draw: it has words for an offer, or is nothing but the draw."""
    if not has(part, "draw") or has(part, "their-offer"):
        return False
    last = re.split(r",\s|\.{2,}|…", part)[-1]
    is_alone = len(words_of(last)) <= _SHORT and has(last, "draw") and not has(last, "deny")
    return is_alone or has(part, "offer") or _offers(part)
