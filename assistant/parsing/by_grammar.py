"""What a line means by phrases and the grammar of moves: a move, a command, or what it may mean."""

import re
from collections.abc import Sequence
from dataclasses import replace

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
from assistant.parsing.asked.rule_words import rule_asked
from assistant.parsing.commands.catalogue import Family, Trait, commands_of, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.fixed_forms import said_outright
from assistant.parsing.games_wanted import games_said
from assistant.parsing.languages import language_asked
from assistant.parsing.likely import (
    Likely,
    LoneNumber,
    Meaning,
    Move,
    Perhaps,
    meanings_of,
)
from assistant.parsing.meanings import Command
from assistant.parsing.moving.clause_moves import (
    is_in_doubt,
    is_of_other_side,
    move_crossing,
    move_of,
    move_of_clauses,
    move_pointed_at,
    points_back,
    refused_capture,
    refused_move,
    takes_nobody,
)
from assistant.parsing.moving.counting import counted_capture, pointed_capture
from assistant.parsing.moving.direction import move_in_direction
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
from assistant.parsing.moving.situation import Situation
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
from assistant.parsing.words.concepts import Row, plain_rows, rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.side import Side

_NUMBERING = re.compile(r"^\s*\d{1,3}\.(?:\.\.)?\s+(?=\d)")
"""The number of a move, as score sheets write it before the move."""
_MOST_UNKNOWN = 3
"""Words behind "set" or "help" that mean nothing to us: we say what may stand there. More are talk."""
_SAYING_WHAT = frozenset({Command.SETTINGS, Command.HELP})


def named_at_least(text: str, words: Vocabulary) -> CommandMeant | None:
    """The command that a short line begins with, though what stands behind it means nothing to us: then
    we say what may stand there."""
    meant = parse_command(text, words)
    is_short = meant is not None and 0 < len(meant.rest.split()) <= _MOST_UNKNOWN
    return meant if meant and is_short and meant.command in _SAYING_WHAT else None


def read_by_grammar(
    text: str, here: Situation, view: Side
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a line means by phrases and the grammar of moves alone; `view` is from where left and right
    are seen."""
    words = here.words
    text = spelled_out(without_smile(text), words)
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
        return nobody or (_asked_about(text, read, words) if is_question else read)
    first: Found | CommandMeant | None = counted_capture(text, here, is_question=is_question)
    first = first or move_in_direction(text, here, view)
    first = first or rule_asked(text, position, regulation, words)
    if first is None and read is None:
        first = move_behind_talk(text, here) or voice_step(text, words)
        first = first or _named(text, words, is_question=is_question)
    if first is not None:
        return first
    found = _move_in_words(text, here, is_question=is_question)
    if read is None:
        found = _pointed_at(text, here, found, is_question=is_question)
    return _found_or_read(text, here, found, read)


def _asked_about(text: str, read: Move, words: Vocabulary) -> Move | CommandMeant | Likely:
    """What a move with a question mark asks; in words it may ask something else of these squares."""
    found = asked_about(text, read, words)
    return Likely(found) if isinstance(found, CommandMeant) and not is_plain(text) else found


def _named(text: str, words: Vocabulary, *, is_question: bool) -> Found | CommandMeant | None:
    """The command of whose phrases a line has one, with what it says of it, or a language."""
    meant = _with_games(parse_command(text, words), words)
    if meant is not None and not leaves_rest(meant, text, words):
        is_asked = is_question and asks_setting(meant, words)
        return asked_setting(Likely(meant), words) if is_asked else meant
    language = language_asked(text, words)
    return Likely(language) if language else None


def _with_games(meant: CommandMeant | None, words: Vocabulary) -> CommandMeant | None:
    """A command with what stands behind it of kept games, and nothing else of it."""
    if meant is None or meant.command not in _OF_GAMES or not meant.rest:
        return meant
    return replace(meant, rest=games_said(meant.rest, words, is_named=True))


_OF_GAMES = commands_that(Trait.NAMES_GAMES) & commands_of(Family.KEPT_GAMES)


def _pointed_at(
    text: str, here: Situation, found: Found | CommandMeant | None, *, is_question: bool
) -> Found | CommandMeant | None:
    """The move that a line announces, or at which it points, where it gives none by itself."""
    if _gives_move(found):
        return found
    found = pointed_capture(text, here, is_question=is_question) or found
    if is_question or _gives_move(found):
        return found
    announced = move_announced(text, here)
    if announced is not None:
        return Perhaps((announced,)) if isinstance(announced, Understood | Ambiguous) else announced
    items = plain_rows(read_line(text), here.words)[0].items
    if not points_back(items):
        return found
    pointed = move_pointed_at(items, here)  # where it is unclear which, nothing is told
    return Perhaps((pointed,)) if pointed else None


def _found_or_read(
    text: str, here: Situation, found: Found | CommandMeant | None, read: Move | None
) -> Found | CommandMeant | None:
    """What was found, or else a move that the law refuses."""
    is_question = text.rstrip().endswith("?")
    if found is None and read is None:
        found = _refused(text, here, is_question=is_question)
    if (found is None and read is None) or (isinstance(found, Perhaps) and found.text):
        found = _number_mended(text, here, found, is_question=is_question)
    if found is not None or read is None:
        return found
    return _asked_about(text, read, here.words) if is_question else read


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
        return Likely(about_move(found.written.squares))
    return found or refused_capture(row, here)


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


def _move_in_words(
    text: str, here: Situation, *, is_question: bool
) -> Move | CommandMeant | Likely | Perhaps | None:
    """The move that a line gives in words, or a command whose phrase was written with a slip."""
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
    """The move that a row of items gives as a whole, or one of its clauses, the others being talk."""
    move = move_of(row.items, here)
    if isinstance(move, Understood) and asks_leave(row.items):
        asked = Likely(about_move(move.move.path))
        return Perhaps(meanings_of(asked), row.text) if row.is_corrected else asked
    if move is not None:
        is_sure = not (is_question or row.is_corrected or is_in_doubt(row.items))
        return move if is_sure else Perhaps((move,))
    crossing = None if row.is_corrected else move_crossing(row.items, here)
    if crossing is not None:
        return Perhaps((crossing,))
    exact = parse_command(row.text, here.words, only_whole=True) if row.is_corrected else None
    if exact and not exact.rest:
        return Perhaps((exact,))
    ordered = None if is_question else order_with_aside(row, here)
    ordered = ordered or move_of_clauses(row.items, here)
    return Perhaps((ordered,)) if ordered is not None else move_beside_a_word(row, here)
