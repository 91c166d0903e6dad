"""What the sender of a message states of themselves and now, a move or a deed, and its reading has not:
nothing of that is lost untold, however it is worded.

A deed is known here by its thing alone (a draw, giving up, being away, a count, a third time), so that
far more is found than what is understood; what is denied, supposed, past, cited or of others is none.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile

from assistant.parsing.mail.assertions import asserted, taken_back, uncited, withdrawals
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.deeds import (
    asks_again,
    beside_in,
    is_if,
    is_worded_otherwise,
    shares_point,
)
from assistant.parsing.mail.game_data import states
from assistant.parsing.mail.judging import is_still_to_come
from assistant.parsing.mail.leave import tells_days, tells_span
from assistant.parsing.mail.meant import MessageMeant
from assistant.parsing.mail.phrases import (
    begins_with,
    has,
    has_any,
    has_at_end,
    is_wholly,
    kinds_in,
    place_behind,
    place_of,
    spans_in,
    supposes,
    words_of,
)
from assistant.parsing.mail.weighing import Seen

_READ = {
    "draw": frozenset({"draw", "accept", "decline", "claim", "count"}),
    "resign": frozenset({"resign"}),
    "count": frozenset({"count"}),
    "claim": frozenset({"claim"}),
    "resend": frozenset({"resend"}),
}
"""The words of a reading that have a deed in them: what else is said of it is talk about that."""
_THINGS = (
    "draw-alone",
    "deed-draw",
    "hands",
    "share",
    "deed-resign",
    "deed-lost",
    "deed-away",
    "deed-count",
    "deed-third",
    "resend",
    "repeat",
    "again",
    "lost-mail",
)
_SHORT = 4
"""Words of a clause that is about nothing else."""
_CLAUSE = re.compile(r"[,;:]\s|\s[-–—]\s|[()]")
_BOUND = re.compile(r"(?<=[^\W\d_])-[^\W\d_]+\b")
"""A word that is bound to a verb supposes nothing: "contem-se os lances"."""
_TAG = re.compile(r"\s*\[[A-Z]\w* \"")
_LONGEST = 160
_OTHERS_RESULT = re.compile(r"\d\s?[-–:]\s?\d|(?<=[^.!?] )[A-Z][^\W\d_]+")
"""What stands beside a draw of other people: a result, a name."""


def with_left(
    meant: MessageMeant,
    sentences: Sequence[str],
    written: Sequence[str],
    seen: Sequence[Seen],
    here: Correspondence,
    nameless: Collection[int] = (),
) -> MessageMeant:
    """A reading of some sentences with what they state besides.

    `written` has them as they are told; `nameless` are the places of those about a game without a code.
    """
    read = [(deed, written[place]) for deed, place in _deeds_read(sentences, meant)]
    return meant._replace(
        said=tuple((deed, _shortened(each)) for deed, each in (*read, *meant.said)),
        left_moves=_moves_left(seen, sentences, meant, here),
        left=tuple(
            _shortened(written[place])
            for place in sorted(
                {
                    *_deeds_left(sentences, meant),
                    *_of_other(written, nameless),
                    *_yes_alone(sentences, meant),
                }
            )
        ),
    )


def _moves_left(
    seen: Sequence[Seen], sentences: Sequence[str], meant: MessageMeant, here: Correspondence
) -> tuple[tuple[int, ...], ...]:
    """The squares of moves that are named where no move is read; where nothing is done either, of
    legal ones alone."""
    is_silent = not (meant.beside or meant.leave)
    if meant.kind != "none" or (is_silent and is_still_to_come(seen, sentences, is_any=True)):
        return ()
    end = next((at for at, each in enumerate(sentences) if _TAG.match(each)), len(sentences))
    told = [each for each in seen if each.line < end]  # behind a tag stands a score
    may_be = _may_be_named if is_silent else _may_be_made
    made = [each for each in told if may_be(each, sentences[each.line], here)]
    return tuple(dict.fromkeys(each.mention.squares for each in made))


def _may_be_named(each: Seen, sentence: str, here: Correspondence) -> bool:
    """Whether a legal move is named that stands in the game nowhere: as one of a letter that was lost,
    or in words that nobody foresaw."""
    if not each.moves or here.was_made(each.mention.ends):
        return False
    if each.is_of_others or (each.is_condition and not _is_if_not(each, sentence)) or each.is_undecided:
        return False
    is_mine = has_at_end(sentence[: each.mention.start], "mine", 1)
    if is_mine or has(sentence, "written-before"):
        return each.mention.is_signed or each.mention.is_joined
    told = sentence
    for begin, end in spans_in(sentence, "reject"):  # in "al posto di" there is no seat with a number
        told = f"{told[:begin]}{' ' * (end - begin)}{told[end:]}"
    is_talk = sentence.rstrip(" )").endswith("?") or any(has(told, kind) for kind in _TALK)
    if each.mention.is_joined:  # days, or a move: "dear Ann, dal 12 al 16"
        part = _CLAUSE.split(sentence[: each.mention.end])[-1]
        return len(words_of(part)) <= _SHORT and not has(sentence, "deed-away")
    return not is_talk and each.mention.is_signed and _may_be_made(each, sentence, here)


_TALK = ("date", "later", "others", "bygone", "unsure")
"""What stands in sentences of which the numbers are no move that is made."""


def _is_if_not(each: Seen, sentence: str) -> bool:
    """Whether squares stand behind an "if not" of what else is said: "a draw? If not, I play 10-13"."""
    clauses = _CLAUSE.split(sentence[: each.mention.start])
    return any(begins_with(clause, "if-not") for clause in clauses)


def _may_be_made(each: Seen, sentence: str, here: Correspondence) -> bool:
    """Whether squares may be those of a move that is made, and not of one that stands on record."""
    mention, most = each.mention, here.position.variant.geometry.squares
    if here.is_made(mention.ends) or not all(1 <= square <= most for square in mention.squares):
        return False
    is_apart = each.is_dated or each.is_of_others
    if not _is_if_not(each, sentence):
        is_apart = is_apart or each.is_condition or each.is_hedged
    return each.score > 0 and not is_apart and (mention.is_signed or bool(each.moves))


def _deeds_read(sentences: Sequence[str], meant: MessageMeant) -> Iterator[tuple[str, int]]:
    """What is read beside the move, each with the place of its sentence."""
    said = asserted(sentences)
    for deed in sorted(meant.beside):
        places = (at for at, each in enumerate(said) if deed in beside_in((each,)))
        if (place := next(places, None)) is not None:
            yield deed, place


def _shortened(sentence: str) -> str:
    """A sentence as it is told again: of a long one its beginning."""
    plain = " ".join(sentence.split()).rstrip(" .;:")
    return plain if len(plain) <= _LONGEST else f"{plain[:_LONGEST].rpartition(' ')[0]}…"


def _yes_alone(sentences: Sequence[str], meant: MessageMeant) -> Iterator[int]:
    """The place of a yes, where a message is hardly more than that: to something that was asked."""
    is_silent = meant.kind == "none" and not (meant.beside or meant.leave)
    if is_silent and sum(len(words_of(each)) for each in sentences) <= 2 * _SHORT:
        yield from (at for at, each in enumerate(sentences) if kinds_in(each, ("agree", "affirm")))


def _of_other(written: Sequence[str], places: Collection[int]) -> Iterator[int]:
    """Those of some places at which something is done in another game, or a move is named."""
    for place in places:
        if states(written[place]) or any(_deeds_in(written[place])):
            yield place


def _deeds_left(sentences: Sequence[str], meant: MessageMeant) -> Iterator[int]:
    """The places of sentences with a deed that the reading has not; behind a tag stands a score."""
    own = uncited([*takewhile(lambda each: not _TAG.match(each), sentences)])
    again = {place for place, _ in taken_back(own)}
    for place, told in enumerate(own):
        if any(withdrawals(told)) or is_worded_otherwise(told):
            yield place
        elif has_any(told, _THINGS) and not _is_let_be(told):
            found = {*_deeds_in(told)}
            if found and (place in again or any(not _is_read(each, meant) for each in found)):
                yield place


def _is_read(deed: str, meant: MessageMeant) -> bool:
    return meant.leave is not None if deed == "away" else bool(_READ[deed] & meant.beside)


def _is_let_be(sentence: str) -> bool:
    """Whether a sentence supposes, tells of what was, or has the words of a deed for something else."""
    return is_if(sentence) or has(sentence, "bygone") or has(sentence, "not-deed")


def _deeds_in(sentence: str) -> Iterator[str]:
    """The deeds that a sentence may have in it."""
    is_asked = sentence.rstrip().endswith("?")
    if not is_asked and _is_away(sentence):
        yield "away"
    if _claims(sentence):
        yield "claim"
    if asks_again(sentence, is_named=has(sentence, "move-asked")):
        yield "resend"
    if _asks_to_count(sentence):
        yield "count"
    for clause in _CLAUSE.split(sentence):
        if is_if(clause) or (supposes(_BOUND.sub("", clause)) and not has(clause, "polite-if")):
            continue
        if _is_of_draw(clause, is_asked=is_asked):
            yield "draw"
        if not is_asked and _gives_up(clause):
            yield "resign"


def _is_denied(clause: str, kind: str) -> bool:
    """Whether a "not" stands before a thing, and not in an "I would not mind"."""
    return 0 <= place_of(clause, "deny") < place_of(clause, kind) and not has(clause, "welcome")


def _is_of_draw(clause: str, *, is_asked: bool) -> bool:
    """Whether a clause speaks of a draw between the two, and not of other people's."""
    kind = next((each for each in ("deed-draw", "hands", "draw-alone") if has(clause, each)), "")
    kind = "share" if not kind and shares_point(clause) else kind
    if not kind or has(clause, "others") or has(clause, "not-yet") or _is_denied(clause, kind):
        return False
    said, place = words_of(clause), place_of(clause, kind)
    if (place > 0 and said[place - 1].isdigit()) or _OTHERS_RESULT.search(clause):
        return False  # "two wins, 1 draw", "another lucky draw for Arsenal"
    return kind != "draw-alone" or is_asked or has(clause, "voice") or len(said) <= _SHORT


def _gives_up(clause: str) -> bool:
    """Whether somebody gives up the game in a clause, and not something else."""
    if is_wholly(clause, "deed-lost"):
        return True
    if not has(clause, "deed-resign") or has(clause, "perhaps") or has(clause, "others"):
        return False
    behind = " ".join(words_of(clause)[place_behind(clause, "deed-resign") :])
    return not begins_with(behind, "not-resign") and not _is_denied(clause, "deed-resign")


def _asks_to_count(clause: str) -> bool:
    """Whether moves are to be counted, as far as a clause says."""
    is_named = has(clause, "deed-count") and has(clause, "deed-moves") and not has(clause, "others")
    return is_named and not _is_denied(clause, "deed-count")


def _claims(sentence: str) -> bool:
    """Whether a sentence says that a position has come for the third time."""
    is_named = has(sentence, "deed-third") and has(sentence, "deed-position")
    return is_named and not _is_denied(sentence, "deed-third")


def _is_away(sentence: str) -> bool:
    """Whether somebody says of themselves that they are away, or where they are from day to day."""
    is_named = has(sentence, "deed-away")
    if not (is_named and tells_days(sentence)) and not tells_span(sentence):
        return False
    said = words_of(sentence)[: place_of(sentence, "deed-away")] if is_named else words_of(sentence)
    before = " ".join(said)
    clauses = [each for each in _CLAUSE.split(sentence) if has(each, "deed-away")]
    is_denied = any(_is_denied(each, "deed-away") for each in clauses)
    if has(sentence, "leave-past") or has_at_end(before, "your-move", 2) or is_denied:
        return False
    if has(before, "of-reader") and not has(before, "self"):
        return False
    if has(before, "others") and place_of(before, "self") < place_of(before, "others"):
        return False
    return has(sentence, "self") or not any(word.isalpha() and len(word) > 1 for word in said)
