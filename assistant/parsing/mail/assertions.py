"""What of some sentences their writer states as theirs and now: without what they quote, and without
what they take back in the same breath."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from assistant.parsing.mail.phrases import CITED, ends_with, has, has_any, kinds_in, spans_in, words_of

_MOST = 500
"""Letters of a quotation in which there are several sentences, or that single marks are around."""
_CITED_LONG = re.compile(
    rf"(?<!\w)\"(?=\S)[^\"]{{1,{_MOST}}}(?<=\S)\"(?!\w)|“[^“”]{{1,{_MOST}}}”|«[^«»]{{1,{_MOST}}}»|"
    rf"(?<!\w)'(?=\S)(?:[^']|(?<=\w)'(?=\w)){{1,{_MOST}}}(?<=\S)'(?!\w)|"
    rf"(?<!\w)‘(?:[^‘’]|(?<=\w)’(?=\w)){{1,{_MOST}}}’(?!\w)"
)
_QUOTED_TO = re.compile(r";\s|\s[-–—]\s|\Z")
"""Where words end that stand behind a "you wrote:"."""
_CLAUSE = re.compile(r"[,;:]\s|\s[-–—]\s|[()]|\.{2,}|…")
_WITHDRAW = ("withdraw",)
_DIGIT = re.compile(r"\d")
_BEHIND = 5
"""Words behind a "take back" among which stands what it is."""


def asserted(sentences: Sequence[str]) -> list[str]:
    """The sentences with blanks in place of what is quoted or taken back."""
    said = uncited(sentences)
    for place, end in taken_back(said):
        said[place] = " " * end + said[place][end:]
    return [_without_withdrawn(each) for each in said]


def uncited(sentences: Sequence[str]) -> list[str]:
    """The sentences with blanks in place of what is quoted, between marks or behind a "you wrote:"."""
    whole = "\n".join(CITED.sub(_blank, each) for each in sentences)
    whole = _CITED_LONG.sub(lambda each: each[0] if each[0] == whole.strip() else _blank(each), whole)
    return [_without_said(each) for each in whole.split("\n")] if sentences else []


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def _without_said(sentence: str) -> str:
    """A sentence without what somebody else is told to have said, behind a colon and without marks."""
    colon = sentence.find(": ")
    said = words_of(sentence[:colon]) if colon > 0 else ()
    is_marked = sentence[colon + 1 :].startswith("  ")
    if is_marked or not ends_with(said, "you-said") or ends_with(said, "i-said"):
        return sentence
    found = _QUOTED_TO.search(sentence, colon + 1)
    end = found.start() if found else len(sentence)
    return f"{sentence[: colon + 1]}{' ' * (end - colon - 1)}{sentence[end:]}"


def taken_back(sentences: Sequence[str]) -> list[tuple[int, int]]:
    """The places of sentences that take something back by their own end, or of which a sentence behind
    does so ("I offer a draw, no, wait, I don't"), each with the letter before which it stands."""
    found = [
        (place, _begin_of_no(each)) for place, each in enumerate(sentences) if has(each, "never-mind")
    ]
    behind = (
        (place, len(one))
        for place, (one, other) in enumerate(pairwise(sentences))
        if _is_no(other) and not any(each.rstrip().endswith("?") for each in (one, other))
    )
    return [*((place, end) for place, end in found if end), *behind]


def _begin_of_no(sentence: str) -> int:
    """Where what a sentence takes back ends; 0 where it takes back nothing, or a move for another."""
    joints = [] if sentence.rstrip().endswith("?") else [*_CLAUSE.finditer(sentence)]
    for at, joint in enumerate(joints):
        ends = [*(each.start() for each in joints[at + 1 :]), len(sentence)]
        behind = [(end, sentence[joint.end() : end]) for end in ends]
        told = takewhile(lambda each: not words_of(each[1]) or kinds_in(each[1], _NO), behind)
        if no := next((end for end, text in told if _is_no(text)), 0):
            is_of_move = _DIGIT.search(sentence, no) and _DIGIT.search(sentence, 0, joint.start())
            return 0 if is_of_move else joint.start()
    return 0


def _is_no(text: str) -> bool:
    """Whether a text says nothing but that what stands before is not meant, and more than a "no"."""
    return "never-mind" in kinds_in(text, _NO)


_NO = ("never-mind", "slip-no", "correct")


def withdrawals(sentence: str) -> Iterator[tuple[int, int]]:
    """Between which letters of a sentence somebody withdraws an offer, a resignation or leave."""
    for begin, end in _clauses(sentence) if has_any(sentence, _WITHDRAW) else ():
        for start, behind in spans_in(sentence[begin:end], "withdraw"):
            rest = " ".join(words_of(sentence[begin + behind : end])[:_BEHIND])
            if has(rest, "withdrawn"):
                yield begin + start, end
                break


def _clauses(sentence: str) -> Iterator[tuple[int, int]]:
    begin = 0
    for joint in _CLAUSE.finditer(sentence):
        yield begin, joint.start()
        begin = joint.end()
    yield begin, len(sentence)


def _without_withdrawn(sentence: str) -> str:
    for begin, end in withdrawals(sentence):
        sentence = f"{sentence[:begin]}{' ' * (end - begin)}{sentence[end:]}"
    return sentence
