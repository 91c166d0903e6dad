"""What a message of correspondence means: the one move that it makes, or why it makes none."""

from collections.abc import Sequence
from functools import lru_cache

from assistant.parsing.mail.choosing import ENOUGH
from assistant.parsing.mail.correcting import corrected, recaptured
from assistant.parsing.mail.correspondence import Correspondence as Correspondence
from assistant.parsing.mail.deeds import ENDING, beside_in
from assistant.parsing.mail.dotted_moves import without_points
from assistant.parsing.mail.game_data import (
    at_odds,
    is_answer,
    names_code,
    of_this_game,
    states,
    without_code,
)
from assistant.parsing.mail.judging import judged, spoken
from assistant.parsing.mail.leave import leave_in, told_without_days
from assistant.parsing.mail.leftover import with_left
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.meant import MessageMeant as MessageMeant
from assistant.parsing.mail.mentions import mentions_in
from assistant.parsing.mail.phrases import has
from assistant.parsing.mail.quoting import written_now
from assistant.parsing.mail.scores import is_other, is_slip, score_in
from assistant.parsing.mail.sentences import sentences_in
from assistant.parsing.mail.surplus import has_more
from assistant.parsing.mail.two_games import by_game
from assistant.parsing.mail.weighing import Seen, legal_of, seen_in
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move

KEPT = 1024
"""Messages, each with a game, of which it is kept what they mean there: a thread reads long ones before
the conversation asks."""


@lru_cache(maxsize=KEPT)
def read_message(letter: Letter, here: Correspondence, language: str) -> MessageMeant:
    """What a message means in a game. Raises nothing, whatever it holds."""
    own = written_now(letter.text)
    if letter.is_automatic:
        return MessageMeant("none", quoted=own.quoted)
    told = by_game(sentences_in(own.lines), here.code, spoken(language))
    meant, sentences, seen = _read(told, letter.subject, here, language)
    is_more = has_more(sentences, told, seen, meant, here)
    return meant._replace(quoted=own.quoted, has_more=is_more)


_OTHER = MessageMeant("other-game")


def _read(
    told: list[str], subject: str, here: Correspondence, language: str
) -> tuple[MessageMeant, Sequence[str], Sequence[Seen]]:
    """What the sentences of a message mean; those of them that are of this game, and what in them may
    be moves."""
    words, legal = spoken(language), distinct_moves(legal_moves(here.position))
    lines, is_elsewhere, others, nameless = of_this_game(told, subject, here.code)
    is_named = names_code(lines, subject, here.code)
    leave, rests = leave_in(lines)
    written = [without_code(each, here.code) for each in told]
    sentences = without_points([without_code(each, here.code) for each in rests], here)
    of_past = _of_past(sentences, words, legal)
    if is_elsewhere or (of_past is None and "takeback" not in beside_in(sentences)):
        return _OTHER, written, ()
    nameless |= of_past or frozenset()
    sentences = ["" if place in nameless else each for place, each in enumerate(sentences)]
    score = score_in(sentences)
    differs = bool(score) and is_other(score, here.position, here.moves)
    if differs and not is_slip(score, here.moves):
        return _OTHER._replace(at_odds=frozenset({"score"})), written, ()
    sentences = [recaptured(corrected(each, words, legal), words, legal) for each in sentences]
    seen, meant = judged(sentences, subject, here, language, is_named=is_named)
    is_silent = meant.kind == "none" and not (meant.beside or leave)
    if is_silent and _is_of_other(written, sentences, seen):
        meant = _OTHER._replace(elsewhere=others)
        is_told = bool(others or nameless)
        meant = with_left(meant, sentences, told, seen, here, nameless) if is_told else meant
        return meant, sentences, seen
    meant = _with_subject(meant, seen, subject, here)
    odds = _odds_of(meant, seen, sentences, subject, here) | ({"score"} if differs else set())
    leaves = tuple(("leave", one) for one, rest in zip(lines, rests, strict=True) if one != rest)
    if leave and not leaves:
        leaves = (("leave", told_without_days(lines)),)
    meant = meant._replace(leave=leave, at_odds=odds, elsewhere=others, said=leaves)
    return with_left(meant, sentences, told, seen, here, nameless), sentences, seen


def _odds_of(
    meant: MessageMeant,
    seen: Sequence[Seen],
    sentences: Sequence[str],
    subject: str,
    here: Correspondence,
) -> frozenset[str]:
    """What of a message that makes a move, or says nothing, is at odds with the game."""
    made = next((each for each in reversed(seen) if meant.moves and each.moves == meant.moves), None)
    move = meant.moves[0] if meant.kind == "move" else None
    is_made = meant.kind != "none" or not meant.beside
    return at_odds(made, move, sentences, subject, here) if is_made else frozenset()


def _of_past(
    sentences: Sequence[str], words: Sequence[Vocabulary], legal: Sequence[Move]
) -> frozenset[int] | None:
    """The places of sentences about a game that was played before, or with somebody else; None where
    the whole message may be about it, since one of them states nothing, or no move stands elsewhere."""
    places = frozenset(place for place, each in enumerate(sentences) if has(each, "past"))
    if not places:
        return places
    is_move_here = any(
        legal_of(mention, legal)
        for place, each in enumerate(sentences)
        if place not in places
        for mention in mentions_in(each, words)
    )
    is_stated = all(states(sentences[place]) for place in places)
    return places if is_move_here and is_stated else None


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
