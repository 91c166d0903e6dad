"""What a message has beside the move: offers, answers to them, a resignation, a count, a claim."""

import re
from collections.abc import Sequence

from assistant.parsing.mail.phrases import begins_with, has, has_any, place_of, words_of

ENDING = frozenset({"resign", "accept", "takeback"})
"""Beside these nobody makes a move, and those that are named were made."""
_OUTRIGHT = ("resign", "takeback", "claim", "count")
_KINDS = (*_OUTRIGHT, "draw", "accept", "decline")
_SHORT = 4
"""Words of a sentence that is about nothing else."""
_CITED = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»|„[^“”]*[“”]")
_ARTICLE = re.compile(r"(?<![\d.])(?:10|7)\.[1-9](?![\d-])")
"""The article on counts, of either text: "10.2, from this move"."""


def beside_in(sentences: Sequence[str]) -> frozenset[str]:
    """What the sender does in these sentences; nothing that is only cited, denied or supposed."""
    found: set[str] = set()
    for sentence in sentences:
        if not has_any(sentence, _KINDS) and not _ARTICLE.search(sentence):
            continue
        said = _CITED.sub(" ", sentence)
        for part in re.split(r"[:;]\s+|\s[-–—]\s|[()]", said):
            found |= _in_part(part)
    if found & {"accept", "decline"}:
        found.discard("draw")
    if "decline" in found:
        found.discard("accept")
    return frozenset(found)


def _in_part(part: str) -> set[str]:
    """What one part of a sentence does."""
    found: set[str] = set()
    is_asked = part.rstrip().endswith("?")
    for clause in re.split(r",\s+", part):
        supposed = begins_with(clause, "if") or has(clause, "perhaps")
        found |= {kind for kind in _OUTRIGHT if _is_said(clause, kind)} if not supposed else set()
        if _ARTICLE.search(clause) and has(part, "from-now") and not has(clause, "deny"):
            found.add("count")
        found |= _of_draw(clause, is_supposed=supposed) if not is_asked else set()
    if is_asked:
        found -= {"resign", "claim"}
        found |= _asked_draw(part)
    elif not found & {"accept", "decline"} and not begins_with(part, "if"):
        found |= _of_draw(part, is_supposed=has(part, "perhaps"))  # what a comma has parted
    return found


def _is_said(clause: str, kind: str) -> bool:
    """Whether a clause has a phrase that does a thing, and nothing before it denies that."""
    at = place_of(clause, kind)
    denied = place_of(clause, "deny")
    return at >= 0 and not 0 <= denied <= at


def _of_draw(clause: str, *, is_supposed: bool) -> set[str]:
    """What a clause says of a draw: the offer, a yes, or a no."""
    is_about = has(clause, "draw")
    denied = place_of(clause, "deny")
    if has(clause, "decline"):
        return {"decline"}
    at = place_of(clause, "accept")
    if at >= 0 and not is_supposed:
        if 0 <= denied <= at:
            return {"decline"}
        return {"accept"} if is_about or has(clause, "whole-accept") else set()
    offered = place_of(clause, "offer")
    if not is_about or is_supposed or offered < 0:
        return set()
    is_theirs = place_of(clause, "their-offer") >= 0
    return set() if is_theirs or 0 <= denied <= offered else {"draw"}


def _asked_draw(part: str) -> set[str]:
    """Whether a question offers a draw: it has words for an offer, or is nothing but the draw."""
    if not has(part, "draw") or has(part, "their-offer"):
        return set()
    is_alone = len(words_of(part)) <= _SHORT and not has(part, "deny")
    return {"draw"} if is_alone or has(part, "offer") else set()
