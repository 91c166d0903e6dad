"""The games by correspondence side by side: in how many something is to be done, and the way into the
next."""

from collections.abc import Sequence

from assistant.dialogue.about_mail import OwedFrom
from assistant.dialogue.effects import FetchGame, FindGames
from assistant.dialogue.events import GamesFound
from assistant.dialogue.handlers.corresponding.beginning import begin_with_code
from assistant.dialogue.handlers.corresponding.codes import change_code, open_among
from assistant.dialogue.handlers.corresponding.receiving import place_letter
from assistant.dialogue.handlers.corresponding.standing import opponent, own, stands, told_left
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Expected
from assistant.dialogue.talk import Talk
from assistant.game.calendar_days import DAY
from assistant.narration.facts.correspondence import (
    ArrivedAt,
    GameOwed,
    GamesOwed,
    NoMoreGames,
    NoneByMail,
    NothingOwed,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.answers import answer_in, leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.which_of import place_in
from assistant.settings.mail_terms import own_side

OPEN = GameSearch(result="unfinished", is_mail=True, by_turn=True)
"""All games by correspondence that go on, those first in which something is to be done."""
LIST, NEXT, LETTER, NEW = "mail-list", "mail-next", "mail-letter", "mail-new"
AT_START, CODE = "mail-open", "mail-code"
"""For what the games were looked for."""
MOST = 1000


def list_owed(talk: Talk) -> None:
    """Tell in how many games something is to be done, and the first; all games where there are none."""
    _find(talk, LIST, 0, MOST)


def go_to_next(talk: Talk) -> None:
    """Go to the first game, but for this one, in which something is to be done."""
    if talk.conversation.is_journalled:
        _find(talk, NEXT, 0, MOST)
    else:
        talk.say(NoneByMail())


def _find(talk: Talk, what: str, first: int, most: int) -> None:
    talk.surface.games_wanted = (str(first), what)
    talk.emit(FindGames(request_id(talk), OPEN, first, most, to=talk.surface.number))


def hear_of_games_by_mail(talk: Talk, event: GamesFound) -> bool:
    """The games are known; whether it was for something of correspondence that they were looked for."""
    _, what = talk.surface.games_wanted
    if what not in (LIST, NEXT, LETTER, NEW, AT_START, CODE):
        return False
    talk.surface.games_wanted = ("", "")
    rows = event.rows
    talk.surface.is_by_mail = talk.surface.is_by_mail or bool(rows)
    match what:
        case "mail-list":
            _tell_first(talk, rows, event.total)
        case "mail-next":
            _go(talk, rows)
        case "mail-letter":
            place_letter(talk, rows)
        case "mail-open":
            open_among(talk, rows)
        case "mail-code":
            change_code(talk, rows)
        case _:
            begin_with_code(talk, rows)
    return True


def _tell_first(talk: Talk, rows: Sequence[GameRow], total: int) -> None:
    """In how many something is to be done; all games where that is so in none, and another is open."""
    mine = sum(row.is_mine for row in rows)
    is_other_here = bool(talk.table.kept) and talk.table.terms.mail is None
    if not rows or (is_other_here and not mine):
        from assistant.dialogue.handlers.keeping.games import list_all

        list_all(talk)
        return
    first = rows[0]
    told = 1 if mine else 0  # where nothing is to be done the first one is not named
    state = first.to_do or "wait"
    talk.say(GamesOwed(mine, total, name_among(first, rows), state, *left_of(talk, first)))
    talk.surface.games_told = (first.number,)[:told]
    talk.here.expected = Expected(OwedFrom(tuple(row.number for row in rows), told))
    talk.surface.owed = tuple(rows)


def take_owed(talk: Talk, about: OwedFrom, text: str) -> bool:
    """The line that was waited for: the next one, or into one of them; whether it was meant so."""
    if leaves(text, talk.words):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        return True
    if parse_command(text, talk.words) == CommandMeant(Command.GO_ON):
        _tell_next(talk, about)
        return True
    plain = text.strip().rstrip(".")
    place = int(plain) if plain.isascii() and plain.isdecimal() else place_in(text, talk.words)
    if place is None and answer_in(text, talk.words) is Command.YES:
        place = about.next
    if place is None or not 0 < place <= about.next:
        return False
    _fetch(talk, about.told[place - 1])
    return True


def _tell_next(talk: Talk, about: OwedFrom) -> None:
    rows = talk.surface.owed
    if about.next >= len(about.told) or about.next >= len(rows):
        if about.next > len(about.told):
            from assistant.dialogue.handlers.keeping.games import list_all

            list_all(talk)
            return
        talk.say(NoMoreGames())
        talk.here.expected = Expected(OwedFrom(about.told, len(about.told) + 1))
        return
    row = rows[about.next]
    talk.surface.games_told = about.told[: about.next + 1]
    is_here = row.number == talk.table.kept
    talk.say(GameOwed(name_among(row, rows), row.to_do or "wait", *left_of(talk, row), is_here))
    talk.here.expected = Expected(OwedFrom(about.told, about.next + 1))


def _go(talk: Talk, rows: Sequence[GameRow]) -> None:
    if not rows:
        talk.say(NoneByMail())
        return
    mine = [row.number for row in rows if row.is_mine]
    # Who leaves a game without having done anything wants the one behind it, and not to and fro.
    at = mine.index(talk.table.kept) + 1 if talk.table.kept in mine else 0
    others = [number for number in (*mine[at:], *mine[:at]) if number != talk.table.kept]
    if others:
        _fetch(talk, others[0])
    else:
        talk.say(NothingOwed(is_here=talk.table.kept in mine))


def _fetch(talk: Talk, game: int) -> None:
    if game == talk.table.kept:
        tell_arrival(talk)
        return
    talk.surface.game_wanted = str(game)
    talk.emit(FetchGame(request_id(talk), game, to=talk.surface.number))


def tell_arrival(talk: Talk) -> None:
    """The way back into the game here: who, whose turn, the last move; the rest when it is asked."""
    game = talk.game
    last = game.plies[-1] if game.plies else None
    by = "none" if last is None else "own" if last.side is own(talk) else "theirs"
    state = stands(talk).to_do
    talk.say(ArrivedAt(opponent(talk), state, by, told_whole(last) if last else ""))


def opponent_of(row: GameRow) -> str:
    """What the other player of a game is called, or the game where nobody has said it."""
    name = row.terms.player(own_side(row.terms).opponent).name
    return name or (row.terms.mail.code if row.terms.mail else str(row.number))


def name_among(row: GameRow, rows: Sequence[GameRow]) -> str:
    """The other player, and with whom one plays several games also which one it is."""
    name = opponent_of(row)
    is_alone = sum(opponent_of(each).casefold() == name.casefold() for each in rows) == 1
    code = row.terms.mail.code if row.terms.mail else ""
    return name if is_alone or name == code else f"{name}, {code}"


def left_of(talk: Talk, row: GameRow) -> tuple[str, int]:
    """The time that is left in a game, as the facts tell it."""
    if row.due is None:
        return told_left(None)
    days, now = DAY, talk.conversation.now.wall
    if now >= row.due:
        return told_left(0, is_late=True, late_by=int((now - row.due) // days) + 1)
    return told_left(int((row.due - now) // days))
