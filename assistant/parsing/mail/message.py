"""What a message of correspondence means: the one move that it makes, or why it makes none."""

from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.mail.beside import ENDING, beside_in
from assistant.parsing.mail.choosing import ENOUGH, chosen_of, is_put_off, with_replies
from assistant.parsing.mail.conditions import Condition, conditions_behind
from assistant.parsing.mail.correspondence import Correspondence as Correspondence
from assistant.parsing.mail.dotted import without_points
from assistant.parsing.mail.leave import Leave, leave_in
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.mentions import mentions_in
from assistant.parsing.mail.phrases import LANGUAGES, has, has_undenied
from assistant.parsing.mail.pointed import in_other_words, may_be_part
from assistant.parsing.mail.quoting import written_now
from assistant.parsing.mail.scores import is_other, is_slip, score_in
from assistant.parsing.mail.sentences import sentences_in
from assistant.parsing.mail.stated import (
    are_several,
    at_odds,
    is_answer,
    names_code,
    of_this_game,
    without_code,
)
from assistant.parsing.mail.weighing import Seen, seen_in
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move


class MessageMeant(NamedTuple):
    """What a message means."""

    kind: str
    """`move`, `ambiguous`, `illegal`, `other-game` or `none`."""
    moves: tuple[Move, ...] = ()
    written: tuple[int, ...] = ()
    """The squares of a move that is not legal."""
    beside: frozenset[str] = frozenset()
    """What else is done: draw, accept, decline, resign, count, claim, takeback."""
    conditions: tuple[Condition, ...] = ()
    quoted: int = 0
    """Lines of earlier messages in it."""
    leave: Leave | None = None
    """Leave that the sender takes."""
    at_odds: frozenset[str] = frozenset()
    """What it says that does not agree with the game: number, colour, score, check. Then one asks."""


def read_message(letter: Letter, here: Correspondence, language: str) -> MessageMeant:
    """What a message means in a game. Raises nothing, whatever it holds."""
    own = written_now(letter.text)
    if letter.is_automatic:
        return MessageMeant("none", quoted=own.quoted)
    leave, written = leave_in(sentences_in(own.lines))
    sentences, is_elsewhere = of_this_game(written, letter.subject, here.code)
    is_named = names_code(sentences, letter.subject, here.code)
    written = [without_code(each, here.code) for each in written]
    sentences = without_points([without_code(each, here.code) for each in sentences], here)
    is_past = any(has(each, "past") for each in sentences)
    if is_elsewhere or (is_past and "takeback" not in beside_in(sentences)):
        return MessageMeant("other-game", quoted=own.quoted)
    score = score_in(sentences)
    differs = bool(score) and is_other(score, here.position, here.moves)
    if differs and not is_slip(score, here.moves):
        return MessageMeant("other-game", quoted=own.quoted, at_odds=frozenset({"score"}))
    seen, meant = _meant(sentences, letter.subject, here, language, is_named=is_named)
    if meant.kind == "none" and not meant.beside and _is_of_other(written, sentences, seen):
        return MessageMeant("other-game", quoted=own.quoted)
    meant = _with_subject(meant, seen, letter.subject, here)
    made = next((each for each in reversed(seen) if meant.moves and each.moves == meant.moves), None)
    move = meant.moves[0] if meant.kind == "move" else None
    is_made = meant.kind != "none" or not meant.beside
    odds = at_odds(made, move, sentences, letter.subject, here) if is_made else frozenset[str]()
    return meant._replace(
        quoted=own.quoted, leave=leave, at_odds=odds | ({"score"} if differs else set())
    )


def _is_of_other(written: Sequence[str], ours: Sequence[str], seen: Sequence[Seen]) -> bool:
    """Whether a message without a move here makes one in another game, or tells of one."""
    if any(each.is_of_others for each in seen) and not any(has(each, "our-game") for each in written):
        return True
    pairs = zip(written, ours, strict=True)
    others = [said for said, kept in pairs if said and not kept]
    return any(mentions_in(each, ()) for each in others) or any(
        has(each, "elsewhere") for each in written
    )


def _with_subject(
    meant: MessageMeant, seen: Sequence[Seen], subject: str, here: Correspondence
) -> MessageMeant:
    """What is meant where the subject of a message that is no answer may name a move."""
    is_over = bool(meant.beside & ENDING)
    if meant.kind not in ("move", "none") or is_over or is_answer(subject):
        return meant
    legal = distinct_moves(legal_moves(here.position))
    named = [each for each in seen_in(0, subject, (), legal, here) if each.moves and each.score > 0]
    moves = tuple(dict.fromkeys(move for each in named for move in each.moves))
    if meant.kind == "move" and moves and meant.moves[0] not in moves:
        return meant._replace(kind="ambiguous", moves=(*meant.moves, *moves), conditions=())
    if meant.kind == "none" and not seen and len(moves) == 1 and named[0].score >= ENOUGH:
        return meant._replace(kind="move", moves=moves)
    return meant


_SURE, _CLEAR = 3.5, 3.0
"""What must speak for a move beside what ends the game or takes one back; less with a verb before."""
_MOST = 500
"""Rows of squares of a message in which nobody would find the one that is meant."""
_LONG = 60
"""Words of a message in which squares that are no move may stand for something else."""
_STRANGE, _STRANGE_ALONE = 2.0, 0.9
"""What must speak for a move that is not legal, among others and alone in a short message."""


def _meant(
    sentences: Sequence[str], subject: str, here: Correspondence, language: str, *, is_named: bool
) -> tuple[Sequence[Seen], MessageMeant]:
    """What the sentences about a game mean, and all that may be moves in them."""
    told = [vocabulary(each) for each in dict.fromkeys((language, *LANGUAGES))]
    beside = beside_in(sentences, subject)
    seen = with_replies(_seen(sentences, told, here), here)
    if len(seen) > _MOST:
        return (), MessageMeant("none", beside=beside)
    chosen = chosen_of(seen, sentences)
    is_one_of_several = len(chosen) == 1 and are_several(
        sentences, here.code, [each.line for each in seen if each.moves] if is_named else None
    )
    if is_one_of_several:
        named_too = (move for each in seen if each.score > 0 for move in each.moves)
        chosen = tuple(dict.fromkeys((*chosen, *named_too)))
    if beside & ENDING and not any(_is_sure(each, sentences) for each in seen):
        return seen, MessageMeant("none", beside=beside)
    most = here.position.variant.geometry.squares
    wrong = _illegal(seen, sentences, most)
    if not chosen and not _is_wrong_move(wrong, seen, here):
        chosen = in_other_words(sentences, told, here, seen)
    is_game_open = is_one_of_several and not here.code and are_several(sentences, "", games=False)
    if (chosen or wrong) and any(has_undenied(each, "provisional") for each in sentences):
        return seen, MessageMeant("none", beside=beside)
    if is_put_off(sentences, seen) and not any(_is_plain(each, sentences) for each in seen):
        return seen, MessageMeant("none", beside=beside)
    if len(chosen) > 1 or is_game_open:
        return seen, MessageMeant("ambiguous", chosen, beside=beside)
    if chosen:
        conditions = conditions_behind(seen, sentences, chosen[0], here.position)
        return seen, MessageMeant("move", chosen, beside=beside, conditions=conditions)
    if wrong:
        return seen, MessageMeant("illegal", written=wrong, beside=beside)
    return seen, MessageMeant("none", beside=beside)


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
