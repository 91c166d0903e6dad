"""What the moves that a message names mean together: one is made, several, a wrong one, or none."""

from collections.abc import Sequence

from assistant.parsing.mail.choosing import ENOUGH, chosen_of, is_put_off, with_replies
from assistant.parsing.mail.conditions import conditions_behind
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.deeds import ENDING, beside_in
from assistant.parsing.mail.game_data import are_several
from assistant.parsing.mail.meant import MessageMeant
from assistant.parsing.mail.phrases import LANGUAGES, has, has_undenied
from assistant.parsing.mail.references import in_other_words, may_be_part
from assistant.parsing.mail.weighing import Seen, seen_in
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move

_SURE, _CLEAR = 3.5, 3.0
"""What must speak for a move beside what ends the game or takes one back; less with a verb before."""
_MOST = 500
"""Rows of squares of a message in which nobody would find the one that is meant."""
_LONG = 60
"""Words of a message in which squares that are no move may stand for something else."""
_STRANGE, _STRANGE_ALONE = 2.0, 0.9
"""What must speak for a move that is not legal, among others and alone in a short message."""


def judged(
    sentences: Sequence[str], subject: str, here: Correspondence, language: str, *, is_named: bool
) -> tuple[Sequence[Seen], MessageMeant]:
    """What the sentences about a game mean, and all that may be moves in them.

    `is_named` says that the message has the code of the game in it.
    """
    told = spoken(language)
    beside = beside_in(sentences, subject)
    seen = with_replies(_seen(sentences, told, here), here)
    if len(seen) > _MOST:
        return (), MessageMeant("none", beside=beside)
    chosen, is_open = _chosen(seen, sentences, here, is_named=is_named)
    if beside & ENDING and not any(_is_sure(each, sentences) for each in seen):
        return seen, MessageMeant("none", beside=beside)
    wrong = _illegal(seen, sentences, here.position.variant.geometry.squares)
    if not chosen and not _is_wrong_move(wrong, seen, here):
        chosen = in_other_words(sentences, told, here, seen)
    if is_still_to_come(seen, sentences, is_any=bool(chosen or wrong)):
        return seen, MessageMeant("none", beside=beside)
    if len(chosen) > 1 or is_open:
        return seen, MessageMeant("ambiguous", chosen, beside=beside)
    if chosen:
        conditions, is_more = conditions_behind(seen, sentences, chosen[0], here.position)
        meant = MessageMeant("move", chosen, beside=beside, conditions=conditions)
        return seen, meant._replace(has_unclear_condition=is_more)
    return seen, MessageMeant("illegal" if wrong else "none", written=wrong, beside=beside)


def spoken(language: str) -> list[Vocabulary]:
    """The words in which a move may be named: first those of its reader."""
    return [vocabulary(each) for each in dict.fromkeys((language, *LANGUAGES))]


def _chosen(
    seen: Sequence[Seen], sentences: Sequence[str], here: Correspondence, *, is_named: bool
) -> tuple[tuple[Move, ...], bool]:
    """The moves that may be made, more than one where some may be of another game; and whether the
    game itself is open, because none has a code and several stand there."""
    chosen = chosen_of(seen, sentences)
    places = [each.line for each in seen if each.moves] if is_named else None
    if len(chosen) != 1 or not are_several(sentences, here.code, places):
        return chosen, False
    named_too = (move for each in seen if each.score > 0 for move in each.moves)
    is_open = not here.code and are_several(sentences, "", games=False)
    return tuple(dict.fromkeys((*chosen, *named_too))), is_open


def is_still_to_come(seen: Sequence[Seen], sentences: Sequence[str], *, is_any: bool) -> bool:
    """Whether the sender says that their move comes later, or that what they name is none yet."""
    if is_any and any(has_undenied(each, "provisional") for each in sentences):
        return True
    is_none_now = is_any and any(has(each, "none-now") for each in sentences)
    is_more_wanted = is_any and any(has_undenied(each, "more-time") for each in sentences)
    is_later = is_none_now or is_more_wanted or is_put_off(sentences, seen)
    return is_later and not any(_is_plain(each, sentences) for each in seen)


def _seen(sentences: Sequence[str], told: Sequence[Vocabulary], here: Correspondence) -> Sequence[Seen]:
    """All that may be moves in some sentences, up to more than anybody would read."""
    legal = distinct_moves(legal_moves(here.position))
    found: list[Seen] = []
    for place, sentence in enumerate(sentences):
        seen = seen_in(place, sentence, told, legal, here)
        is_story = bool(found) and found[-1].is_of_others and found[-1].line == place - 1
        found += [each.of_others() for each in seen] if is_story and _goes_on(seen) else seen
        if len(found) > _MOST:
            break
    return found


def _is_sure(each: Seen, sentences: Sequence[str]) -> bool:
    """Whether a move is made though one is asked back, too: with a number, or as a whole sentence."""
    is_first = not any(beside_in((said,)) & ENDING for said in sentences[: each.line + 1])
    is_told = each.score >= (_CLEAR if is_first and each.is_said else _SURE)
    return bool(each.moves) and (is_told or _is_plain(each, sentences))


def _is_plain(each: Seen, sentences: Sequence[str]) -> bool:
    """Whether a sentence is nothing but a move, or gives its number, so that nobody could doubt it."""
    is_alone = len(sentences[each.line].strip(" .!")) == each.mention.end - each.mention.start
    is_numbered = each.mention.number is not None and each.score >= _SURE
    return bool(each.moves) and each.mention.is_signed and (is_alone or is_numbered)


def _is_wrong_move(wrong: Sequence[int], seen: Sequence[Seen], here: Correspondence) -> bool:
    """Whether a verb says of squares that they are played, and they are no part of a legal move."""
    return any(
        each.is_said and each.mention.squares == wrong and not may_be_part(each, here) for each in seen
    )


def _is_said_in_words(each: Seen) -> bool:
    """Whether a verb says that it is played, and its numbers are words: no score or date is."""
    return each.is_said and each.mention.is_spelled


def _goes_on(seen: Sequence[Seen]) -> bool:
    """Whether a sentence begins with a move, as one goes on that tells of a game."""
    return bool(seen) and not seen[0].mention.start


def _illegal(seen: Sequence[Seen], sentences: Sequence[str], most: int) -> tuple[int, ...]:
    """The squares of a move that is made and not legal."""
    is_long = sum(len(each.split()) for each in sentences) > _LONG
    least = _STRANGE if is_long or any(each.moves for each in seen) else _STRANGE_ALONE
    wrong = [
        each
        for each in seen
        if not each.moves and not each.is_condition and not each.is_of_others
        if each.score >= (least if each.mention.is_signed else max(least, ENOUGH))
        if each.mention.is_signed or each.mention.is_joined or _is_said_in_words(each)
        if all(1 <= square <= most for square in each.mention.squares)
        if not has(sentences[each.line], "date") or (each.is_said and not each.is_dated)
    ]
    return wrong[-1].mention.squares if wrong else ()
