"""What only asks: a move with a question mark or with leave for it, a setting with a question mark."""

from collections.abc import Sequence
from dataclasses import replace

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.asked.help_topics import has_help
from assistant.parsing.asked.rule_words import parse_rule
from assistant.parsing.likely import Likely, Move, Perhaps, steps_level
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import NotLegal, Understood, parse_square
from assistant.parsing.words.concepts import FORM, Item, items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

Found = Move | Likely | Perhaps


def asked_about(text: str, read: Move, words: Vocabulary) -> Move | CommandMeant:
    """A move with a question mark is only asked about, and a square is what stands there."""
    square = parse_square(text, words)
    if square is not None:
        return CommandMeant(Command.SQUARE, squares=(square,))
    match read:
        case Understood(move):
            return about_move(move.path)
        case NotLegal(written):
            return about_move(written.squares)
    return read


def about_move(squares: tuple[int, ...]) -> CommandMeant:
    """The question whether a move can be played."""
    return CommandMeant(Command.MOVES, squares=squares[:1], move=squares)


def asks_leave(items: Sequence[Item]) -> bool:
    """Whether a row only asks for a move, with or without a question mark: may I play 22-18."""
    concepts = frozenset().union(*(item.concepts for item in items))
    is_of_third = {"can", "third-person"} <= concepts and "you" not in concepts
    return {"can", "i"} <= concepts or is_of_third or "one-can" in concepts


def asks_first(text: str, words: Vocabulary) -> bool:
    """Whether a line begins with words behind which no move is given: perché, did I, next time."""
    said = [token.word for token in read_line(text).words]
    return any(said[: len(phrase)] == phrase for phrase in map(str.split, words.no_move["behind"]))


def gives_no_order(text: str, items: Sequence[Item], words: Vocabulary) -> bool:
    """Whether a line with a move tells of one, or wants none of it: "he played 22-18", "forget 22-18".

    What a verb is that is known by its stem alone nobody can say: it may tell of what was, or would be.
    """
    tells = {FORM, "played", "you-played", "took"}
    if any(item.concepts & {"move-verb", "take-verb"} and item.concepts & tells for item in items):
        return True
    said = [token.word for token in read_line(text).words]
    first = next((at for at, word in enumerate(said) if word.isdecimal()), len(said))
    before = f" {' '.join(said[:first])} "
    if any(f" {phrase} " in before for phrase in words.no_move["beside"]):
        return True
    last = max((at for at, item in enumerate(items) if item.number is not None), default=len(items))
    behind = f" {' '.join(' '.join(item.text for item in items[last + 1 :]).split())} "
    return any(f" {phrase} " in behind for phrase in words.no_move["before"])


def without_reason(text: str, items: Sequence[Item]) -> str:
    """A line with a move without the reason that stands behind it: "jogo 22-18, porque é forte".

    Empty where there is none.
    """
    at = _reason_at(items)
    if at is None:
        return ""
    before, _, _ = text.rpartition(items[at].written)
    return before


def _reason_at(items: Sequence[Item]) -> int | None:
    """Where a word for because stands behind two squares, with a reason: one for why ends a line."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    whys = [place for place, item in enumerate(items) if "why" in item.concepts]
    if len(places) < _ENDS or len(whys) != 1 or whys[0] < places[-1]:
        return None
    behind = [item for item in items[whys[0] + 1 :] if not item.is_silent or "be" in item.concepts]
    return whys[0] if any("not" not in item.concepts for item in behind) else None


_ENDS = 2


def tells_why_not(items: Sequence[Item]) -> bool:
    """Whether a row gives the reason why a move is not played: "non gioco 22-18 perché è brutta".

    The word for why is that for because; where it asks, nothing else stands behind it.
    """
    places = [place for place, item in enumerate(items) if item.number is not None]
    whys = [place for place, item in enumerate(items) if "why" in item.concepts]
    if not places or not whys or whys[0] < places[-1]:
        return False
    is_denied = any("not" in item.concepts for item in items[: places[0]])
    behind = [item for item in items[whys[0] + 1 :] if not item.is_silent or "be" in item.concepts]
    return is_denied and any("not" not in item.concepts for item in behind)


def asked_setting(found: Found, words: Vocabulary) -> Found:
    """With a question mark a setting is asked for, not changed; a level up or down asks by itself."""
    match found:
        case Likely(meant) if steps_level(meant, words):
            return found
        case Perhaps((CommandMeant(command=Command.SETTINGS) as meant,)) | Likely(
            CommandMeant(command=Command.SETTINGS) as meant
        ):
            about = meant.about or About.NOW
            return Likely(replace(meant, rest=" ".join(meant.rest.split()[:1]), about=about))
    return found


def asks_setting(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether a setting with a value would be changed by a line that has a question mark."""
    setting = parse_setting(meant.rest, words) if meant.command is Command.SETTINGS else None
    return setting is not None and bool(setting.given)


def leaves_rest(meant: CommandMeant, text: str, words: Vocabulary) -> bool:
    """Whether a command that takes any text has one that it can do nothing with.

    Whose they are nobody says of the settings: "my options" are moves.
    """
    if meant.command is Command.SETTINGS and not meant.rest:
        return any(token.word in words.whose for token in read_line(text).words)
    if meant.command is Command.SETTINGS and meant.rest:
        setting = parse_setting(meant.rest, words)
        if setting is None:
            return True
        known = {*words.values.values(), *words.values}
        strange = [value for value in setting.values if len(value) > 1 and value not in known]
        rest = items_of(read_line(meant.rest), words)
        is_back = any(item.concepts & {"back", "again"} for item in rest)
        return bool(strange) and (len(setting.values) > 1 or is_back)
    if meant.command is Command.RULE:
        return bool(meant.rest) and parse_rule(meant.rest, words) is None
    if meant.command is Command.HELP and _asks_for_moves(meant, text, words):
        return True
    return meant.command is Command.HELP and bool(meant.rest) and not has_help(meant.rest, words)


def _asks_for_moves(meant: CommandMeant, text: str, words: Vocabulary) -> bool:
    """Whether it is asked what a side can do, or what can be done next: "what can black do"."""
    items = items_of(read_line(text), words)
    rest = items_of(read_line(meant.rest), words)
    before = items[: len(items) - len(rest)]
    if not any("can" in item.concepts for item in before):
        return False
    is_next = bool(rest) and all("next" in item.concepts for item in rest)
    return is_next or any(item.whose for item in before)
