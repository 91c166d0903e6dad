"""What the clauses of a line mean: a command or a move among talk, or a game in several of them."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import ANSWERS, CHANGING
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.frames import frames
from assistant.parsing.likely import Likely, Meaning, Perhaps, asks_which, command_of, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.given import TAKES_BACK, Situation, move_among, move_instead, vetoes
from assistant.parsing.wanted_game import has_squares, wanted_game
from assistant.parsing.words.concepts import Item, Row, clauses, sentences
from assistant.parsing.words.vocabulary import Vocabulary


def of_clauses(row: Row, here: Situation) -> Likely | Perhaps | None:
    """What one clause of a line means, the others being talk; a move among talk is asked about."""
    parts = clauses(row.items)
    whole = sentences(row.items)  # "ma no, 27 e 22": a word for "and" stands in a move, too
    is_denied = any(item.concepts & TAKES_BACK for item in whole[0]) if whole else False
    move = move_among(parts, here) if len(parts) > 1 else None
    move = move or (move_among(whole, here) if is_denied and len(parts) > 1 else None)
    move = move or move_instead(row.items, here)
    if move is not None:
        return Perhaps((move,))
    if len(parts) < 2 or vetoes(row.items) & frames().tales - {"maybe"}:
        return None
    found = [meaning for part in parts if (meaning := command_of_clause(part, row, here.words))]
    meanings = list(dict.fromkeys(each for meaning in found for each in meanings_of(meaning)))
    if has_squares(row.items) or asks_which(row.items):  # "25-21 or another" is of moves
        meanings = [each for each in meanings if not _is_game(each)]
    if has_squares(row.items):  # "I'll keep it short: 11 2" gives a move, whatever is said before it
        meanings = [each for each in meanings if not (_is_setting(each) or each == _GO_ON)]
    if _is_unsaid(parts):  # which wants nothing: it is no move that was played before
        meanings = [each for each in meanings if each != CommandMeant(Command.TAKE_BACK)]
    if _SLOWLY in meanings and len(meanings) > 1:  # "where are my men, slowly" asks where they are
        others = [each for each in meanings if each not in (_SLOWLY, _AGAIN)]
        meanings = others or [_SLOWLY]
    if not meanings:
        return None
    if game := _next_game(meanings, parts, words=here.words):
        return Perhaps((game,))
    likely = [each for each in found if isinstance(each, Likely) and each.meaning == meanings[0]]
    if len(meanings) == 1 and likely:
        return likely[0]
    return Perhaps(tuple(meanings[:2]))


_GO_ON = CommandMeant(Command.GO_ON)
_SLOWLY, _AGAIN = CommandMeant(Command.REPEAT_SLOWLY), CommandMeant(Command.REPEAT)


def _is_unsaid(parts: Sequence[Sequence[Item]]) -> bool:
    """Whether a clause gives a move and a later one denies it: "play 22-18, oops, don't"."""
    given = [at for at, part in enumerate(parts) if sum(item.number is not None for item in part) > 1]
    if not given or any(item.concepts & {"take-back", "undo"} for part in parts for item in part):
        return False
    behind = parts[given[0] + 1 :]
    return any(vetoes(part) & frames().denials and not has_squares(part) for part in behind)


def _is_setting(meaning: Meaning) -> bool:
    return isinstance(meaning, CommandMeant) and meaning.command is Command.SETTINGS


def _is_game(meaning: Meaning) -> bool:
    return isinstance(meaning, CommandMeant) and meaning.command is Command.NEW_GAME


def _next_game(
    meanings: Sequence[Meaning], parts: Sequence[Sequence[Item]], words: Vocabulary
) -> CommandMeant | None:
    """The game that several clauses together want: international, black for me, level 3."""
    commands = [each for each in meanings if isinstance(each, CommandMeant)]
    settings = [
        parse_setting(each.rest, words) for each in commands if each.command is Command.SETTINGS
    ]
    games = [each for each in commands if _is_game(each)]
    are_levels = all(setting and setting.name == "level" for setting in settings)
    if not (games and are_levels and len(games) + len(settings) == len(meanings)):
        return None
    items = [item for part in parts for item in part]
    wanted = wanted_game(items)
    if wanted and wanted.step and any(item.number is not None for item in items):
        return None  # which level it is to be, nobody knows
    return CommandMeant(Command.NEW_GAME, wanted=wanted) if wanted else None


def command_of_clause(part: Sequence[Item], row: Row, words: Vocabulary) -> Likely | Perhaps | None:
    """What one clause asks for; a yes or a no among other words is no answer."""
    if all(item.is_silent or item.concepts & _EXCLAMATIONS for item in part):
        return None
    found = command_of(part, words, is_corrected=row.is_corrected, is_whole=True)
    if found is None and len(part) > 1 and not vetoes(part):
        exact = parse_command(" ".join(item.text for item in part), words, only_whole=True)
        if exact and exact.command not in CHANGING and not exact.rest:
            return Likely(exact)
    meant = meanings_of(found) if found else ()
    commands = {each.command for each in meant if isinstance(each, CommandMeant)}
    return None if commands & ANSWERS else found


_EXCLAMATIONS = frozenset({"pardon"})
"""Concepts of words that mean something only where they are all that is said."""
