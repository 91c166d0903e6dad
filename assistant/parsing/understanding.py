"""What a typed line means: a move, a question or command, or what it may mean and is to be asked about.

First what is written as the phrase files have it, then moves in other words, then what is meant by the
concepts of a line, of its clauses, and last the same with a slip mended. How sure a meaning is its type
says: nothing that changes the game is done by less than the first two without a yes.
"""

import re
from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking import (
    Found,
    about_move,
    asked_about,
    asked_setting,
    asks_first,
    asks_leave,
    asks_setting,
    gives_no_order,
    leaves_rest,
    tells_why_not,
    without_reason,
)
from assistant.parsing.asked.first import asked_first
from assistant.parsing.asked.taking import taken_with
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.policy import is_ordered, weighed
from assistant.parsing.languages import language_asked
from assistant.parsing.likely import (
    ALIKE,
    SAME,
    Likely,
    LoneNumber,
    Meaning,
    Move,
    Perhaps,
    command_of,
    like,
    meanings_of,
)
from assistant.parsing.meanings import Command
from assistant.parsing.moving.counting import counted_capture, pointed_capture
from assistant.parsing.moving.given import (
    Situation,
    asked_outright,
    is_conditional,
    is_of_other_side,
    move_crossing,
    move_of,
    move_pointed_at,
    points_back,
    refused_capture,
    refused_move,
    takes_nobody,
)
from assistant.parsing.moving.moves import (
    Ambiguous,
    NoSuchMove,
    NotLegal,
    Understood,
    parse_move_text,
    parse_square,
)
from assistant.parsing.moving.ordered import (
    has_order,
    move_announced,
    move_behind_talk,
    move_beside_a_word,
    or_ordered,
    order_with_aside,
)
from assistant.parsing.outright import said_outright
from assistant.parsing.own_words import barely_wanted, perhaps_wanted, wants_no_such_deed
from assistant.parsing.parts import command_of_clause, of_clauses
from assistant.parsing.to_ask import to_be_asked
from assistant.parsing.typed import (
    ends_waiting,
    is_move,
    is_plain,
    let_go,
    of_other_side,
    only_asked,
    spelled_out,
    with_noughts,
    without_smile,
)
from assistant.parsing.voice_steps import voice_step
from assistant.parsing.wanted_clock import timed_game
from assistant.parsing.words.concepts import Row, plain_rows, rows, sentences
from assistant.parsing.words.tokens import LONGEST_LINE, read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side

_NUMBERING = re.compile(r"^\s*\d{1,3}\.(?:\.\.)?\s+(?=\d)")
"""The number of a move, as score sheets write it before the move."""
_MOST_UNKNOWN = 3
"""Words behind "set" or "help" that mean nothing to us: we say what may stand there. More are talk."""


def understand_line(
    text: str,
    position: Position,
    regulation: Regulation,
    words: Vocabulary,
    view: Side | None = None,
    place: Place = Place.GAME,
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a typed line means in a position, or None. Never raises, whatever the text.

    `view` is the side from which left and right are seen, if not that of who is to move. What the
    grammar finds nothing in may still be known: `intents.policy.learnt`.
    """
    if len(text) > LONGEST_LINE:
        return None
    here = Situation(position, regulation, words)
    found = read_by_grammar(text, here, view or position.side_to_move)
    if isinstance(found, CommandMeant | Likely | Perhaps):
        return weighed(found, text, here, place)
    if isinstance(found, Understood) and not is_plain(text) and not is_ordered(text, here, place):
        return Perhaps((found,))
    return found


def read_by_grammar(
    text: str, here: Situation, view: Side
) -> Move | CommandMeant | Likely | Perhaps | None:
    """The same by phrases, grammar and concepts alone."""
    words = here.words
    text = spelled_out(without_smile(text), words)
    if timed := timed_game(text, words, lambda rest: _of_line(rest, here, view)):
        return timed
    if (mended := with_noughts(text)) != text:
        found = _understood(mended, here, view)
        if is_move(found):
            return only_asked(found, mended)
        if isinstance(found, NotLegal) and is_plain(mended):
            return found
    if (mended := let_go(text)) != text and (found := _understood(mended, here, view)):
        return only_asked(found, mended)
    return _of_line(text, here, view)


def _of_line(text: str, here: Situation, view: Side) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a line means as it is written: a move only where nothing in it speaks against an order."""
    words = here.words
    items = plain_rows(read_line(text), words)[0].items
    is_question = text.rstrip().endswith("?")
    if not is_question and tells_why_not(items):
        return None
    given = "" if is_question else without_reason(text, items)
    if given:
        found = _understood(given, here, view)
        return found if has_order(items) else only_asked(found, "")
    found = _understood(text, here, view)
    if is_move(found) and asks_first(text, words):
        found = only_asked(_understood(f"{text}?", here, view), "")
    if is_of_other_side(items, here.position.side_to_move):
        return of_other_side(found)
    if not is_question:
        found = or_ordered(found, items, here)
    # Who gives a move and then wants one to wait may have thought better of it.
    is_in_words = is_move(found) and not is_plain(text)
    is_doubtful = is_in_words and (ends_waiting(text, words) or gives_no_order(text, items, words))
    return only_asked(found, "") if is_doubtful else found


def _understood(
    text: str, here: Situation, view: Side
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a line means that is spelled as words are."""
    position, regulation, words = here
    text = _NUMBERING.sub("", text)
    outright = said_outright(text, words)
    if outright is not None:
        return outright
    is_question = text.rstrip().endswith("?")
    read = parse_move_text(text, position, regulation, words)
    if isinstance(read, (Understood, Ambiguous)) or (read and is_plain(text)):
        nobody = None if is_plain(text) else takes_nobody(text, here)
        return nobody or (asked_about(text, read, words) if is_question else read)
    first = counted_capture(text, here, is_question=is_question) or asked_first(text, here, view)
    first = first or (move_behind_talk(text, here) or voice_step(text, words) if read is None else None)
    if first is not None:
        return first
    meant = parse_command(text, words) if read is None else None
    if meant and wants_no_such_deed(meant, text, words):
        return None
    if meant is not None and not leaves_rest(meant, text, words):
        is_asked = is_question and asks_setting(meant, words)
        return asked_setting(Likely(meant), words) if is_asked else meant
    language = language_asked(text, words) if read is None else None
    if language is not None:
        return Likely(language)
    if read is not None:
        found = _by_concepts(text, here, is_question=is_question)
        return _found_or_read(text, here, found, read, meant)
    return _in_other_words(text, here, meant, is_question=is_question)


def _in_other_words(
    text: str, here: Situation, meant: CommandMeant | None, *, is_question: bool
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a line means that is no move as it is written, and no command as the phrases have it."""
    found: Found | CommandMeant | None = _by_concepts(text, here, is_question=is_question)
    if not _gives_move(found):
        found = perhaps_wanted(text, here.words, found) or found
        found = pointed_capture(text, here, is_question=is_question) or found
    if not is_question and not _gives_move(found):
        announced = move_announced(text, here)
        if announced is not None:
            return Perhaps((announced,)) if isinstance(announced, Understood | Ambiguous) else announced
        items = plain_rows(read_line(text), here.words)[0].items
        if points_back(items):  # it wants a move: where it is unclear which, nothing is told
            pointed = move_pointed_at(items, here)
            return Perhaps((pointed,)) if pointed else None
    return _found_or_read(text, here, found, None, meant)


def _found_or_read(
    text: str,
    here: Situation,
    found: Found | CommandMeant | None,
    read: Move | None,
    meant: CommandMeant | None,
) -> Found | CommandMeant | None:
    """What was found by concepts, or else a move that the law refuses, or what is like the line."""
    is_question, words = text.rstrip().endswith("?"), here.words
    if found is None and read is None:
        found = _refused(text, here, is_question=is_question) or _like_one(text, words)
        found = found or barely_wanted(text, words)
    if (found is None and read is None) or (isinstance(found, Perhaps) and found.text):
        found = _number_mended(text, here, found, is_question=is_question)
    if found is not None:
        return found
    if read:
        return asked_about(text, read, words) if is_question else read
    is_short = meant is not None and len(meant.rest.split()) <= _MOST_UNKNOWN
    return meant if meant and is_short and meant.command is not Command.RULE else None


def _gives_move(found: Move | CommandMeant | Likely | Perhaps | None) -> bool:
    """Whether a move is among what was found, to be played, refused or asked about."""
    if found is None or isinstance(found, CommandMeant):
        return False
    return any(isinstance(meaning, Move) for meaning in meanings_of(found))


def _refused(
    text: str, here: Situation, *, is_question: bool
) -> NotLegal | NoSuchMove | CommandMeant | Likely | None:
    """A move in other words that the law refuses; asked about, it is only told why not."""
    row = plain_rows(read_line(text), here.words)[0]
    found = refused_move(row, here)
    if isinstance(found, NotLegal) and (is_question or asks_leave(row.items)):
        return about_move(found.written.squares)
    return found or refused_capture(row, here)


def _like_one(text: str, words: Vocabulary) -> Likely | Perhaps | None:
    """What a line means that is like a sentence of people, and fits nothing else."""
    row = plain_rows(read_line(text), words)[0]
    return like(row.items, words) if len(row.items) > 1 else None


def _number_mended(
    text: str, here: Situation, found: Perhaps | None, *, is_question: bool
) -> Perhaps | None:
    """The lone number that a line is with its slip mended, beside what else it may be so."""
    for row in rows(read_line(text), here.words):
        square = parse_square(row.text, here.words) if row.is_corrected else None
        move = parse_move_text(row.text, here.position, here.regulation, here.words)
        if square is not None and move is not None:
            number = (
                asked_about(row.text, move, here.words) if is_question else LoneNumber(square, move)
            )
            others = found.meanings[:1] if found else ()
            return Perhaps(tuple(dict.fromkeys((number, *others))), row.text)
    return found


def _by_concepts(
    text: str, here: Situation, *, is_question: bool
) -> Move | CommandMeant | Likely | Perhaps | None:
    line = read_line(text)
    if not line.words:
        return None
    found = []
    for row in rows(line, here.words):
        meaning = _of_row(row, here, is_question=is_question)
        has_strange = any(item.is_unknown for item in row.items)
        if meaning is not None and not row.is_corrected and not (has_strange and _only_tells(meaning)):
            return meaning
        if meaning is not None:
            found.append((row, meaning))
    plain = [meaning for row, meaning in found if not row.is_corrected]
    # What a strange word would mean with its slip mended comes first, where that is something else.
    mended = [(row, meaning) for row, meaning in found if row.is_corrected and meaning not in plain]
    return _mended([*mended, *found]) if mended else next(iter(plain), None)


def _only_tells(found: Found) -> bool:
    return isinstance(found, Likely)


def _mended(found: Sequence[tuple[Row, Found]]) -> Perhaps:
    """What a line with a slip may mean: it is asked about, whatever it is."""
    row, _ = found[0]
    meanings: dict[Meaning, None] = {}
    for _, each in found:
        meanings.update(dict.fromkeys(meanings_of(each)))
    return Perhaps(tuple(meanings)[:2], row.text)


def _of_row(row: Row, here: Situation, *, is_question: bool) -> Found | None:
    """What a row of items means as a whole, or else what its clauses mean."""
    asked_for = None if is_question or row.is_corrected else to_be_asked(row.items, here)
    if asked_for is not None:
        return Perhaps((asked_for,))
    outright = None if row.is_corrected else asked_outright(row.items, here, is_question=is_question)
    if outright is not None:
        return Likely(outright)
    same = None if row.is_corrected else like(row.items, here.words, SAME)
    if isinstance(same, Likely) and same.meaning.move:
        return same  # "can I play 22-18" asks, and "may I" too: nothing is lost by an answer
    move = move_of(row.items, here)
    asks = is_question or asks_leave(row.items)
    asked = command_of(row.items, here.words, is_corrected=False) if move and asks else None
    if isinstance(move, Understood) and asked is None and asks_leave(row.items):
        asked = Likely(about_move(move.move.path))
        return Perhaps(meanings_of(asked), row.text) if row.is_corrected else asked
    if move is not None and not isinstance(asked, Likely):
        is_sure = not (is_question or row.is_corrected or is_conditional(row.items))
        return move if is_sure else Perhaps((move,))
    with_piece = None if row.is_corrected or is_question else taken_with(row.items)
    if with_piece is not None:
        return Likely(with_piece)
    crossing = None if row.is_corrected else move_crossing(row.items, here)
    if crossing is not None:
        return Perhaps((crossing,))
    exact = parse_command(row.text, here.words, only_whole=True) if row.is_corrected else None
    if exact and not exact.rest:
        return Perhaps((exact,))
    ordered = None if is_question else order_with_aside(row, here)
    if ordered is not None:
        return Perhaps((ordered,))
    found = same or command_of(row.items, here.words, is_corrected=row.is_corrected)
    found = _beside_not_knowing(row, here, found) or found
    found = found or of_clauses(row, here) or move_beside_a_word(row, here)
    return asked_setting(found, here.words) if is_question and found else found


def _beside_not_knowing(
    row: Row, here: Situation, whole: Likely | Perhaps | None
) -> Likely | Perhaps | None:
    """What is asked beside not knowing, which is help only where nothing else is asked."""
    parts = sentences(row.items)
    known = [part for part in parts if not set().union(*(i.concepts for i in part)) >= _NOT_KNOWING]
    if not 0 < len(known) < len(parts):
        return None
    items = [item for part in known for item in part]
    exact = parse_command(" ".join(item.text for item in items), here.words, only_whole=True)
    if exact and exact.command not in CHANGING and not exact.rest:
        return Likely(exact)
    if whole not in (None, Likely(CommandMeant(Command.HELP))):
        return None
    return command_of_clause(items, row, here.words) or like(items, here.words, ALIKE)


_NOT_KNOWING = frozenset({"not", "know"})
