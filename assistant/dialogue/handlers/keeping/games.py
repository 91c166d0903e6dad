"""The kept games by ear: the list, what is wanted of it, going on with one, deleting and having back.

First comes what a listener wants: the games in which it is their turn, then by date.
"""

from collections.abc import Sequence

from assistant.dialogue.about_games import GameFor, GameFrom
from assistant.dialogue.effects import ChangeGame, FetchGame, FindGames
from assistant.dialogue.events import (
    CopyRestored,
    GameChanged,
    GameFetched,
    GameRead,
    GamesExported,
    GamesFound,
    LibraryEvent,
)
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.clock import go_on
from assistant.dialogue.handlers.keeping.described import (
    as_played,
    count_told,
    number_does,
    of_row,
    of_rows,
)
from assistant.dialogue.handlers.keeping.going_on import offer, take_up
from assistant.dialogue.handlers.keeping.match_left import OF_MATCH, game_of_match
from assistant.dialogue.handlers.keeping.named import alone_of_name, tell_here
from assistant.dialogue.handlers.keeping.saving import tell_restored
from assistant.dialogue.handlers.keeping.told import placed
from assistant.dialogue.handlers.keeping.when import between
from assistant.dialogue.kept import GameRow, GameSearch, KeptGame
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Delete, Expected, GoOn, Question
from assistant.dialogue.talk import Talk
from assistant.game.written import written_moves
from assistant.narration.facts.keeping import (
    DeleteAsked,
    GameDeleted,
    GameNotHad,
    GameRestored,
    GamesDamaged,
    GamesGoOn,
    GameShown,
    GamesUnreadable,
    NoGames,
    WhichGame,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.answers import leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.games_wanted import GamesMeant, games_meant
from assistant.parsing.meanings import Command
from assistant.parsing.which_of import place_in

AT_ONCE = 5
"""So many games are told at once: of more, nobody has the first in mind any longer."""
DAYS_TO_RESTORE = 30
"""As the journal keeps what was deleted."""
REPORT = "report"
"""What is wanted of a game whose report is to be read, in the words of GamesGoOn."""


def list_games(talk: Talk, meant: CommandMeant) -> None:
    """Tell the games that are wanted, or all of them: first those by correspondence, where there are
    any, of which one hears whose turn it is."""
    if meant.rest or not talk.conversation.is_journalled:
        _find(talk, placed(talk, meant.rest), "", 0, AT_ONCE)
    else:
        from assistant.dialogue.handlers.corresponding.listing import list_owed

        list_owed(talk)


def find_for_report(talk: Talk, said: str) -> None:
    """Tell the report of the game that is meant by some words, or ask which of several."""
    _find(talk, said, REPORT, 0, AT_ONCE)


def list_all(talk: Talk) -> None:
    """Tell all games."""
    _find(talk, "", "", 0, AT_ONCE)


def do_with_game(talk: Talk, meant: CommandMeant) -> None:
    """Go on with a game, delete it or have it back: the one that was named, else it is asked which."""
    if meant.command is Command.CONTINUE and not meant.rest and go_on(talk):
        return  # the clock was stopped, and it is this game that is gone on with
    what = meant.command.value.removesuffix("-game")  # as WhichGame has it
    said = placed(talk, meant.rest)
    wanted = games_meant(said, talk.words)
    if what == "delete" and wanted.for_good:
        what = "purge"
    if wanted.is_this and what in ("delete", "purge") and talk.table.kept:
        talk.say(GameNotHad(str(talk.table.kept), "here"))
        return
    if wanted.is_any and what not in ("continue", "restore"):
        _ask_which(talk, what)
    elif wanted.number is not None and what in ("continue", "restore"):
        _do(talk, what, wanted.number)
    else:
        _find(talk, said, what, 0, AT_ONCE)


def take_game(talk: Talk, about: GameFrom | GameFor, text: str) -> bool:
    """The line that was waited for: which game, or the others of the list; whether it was meant so."""
    words = talk.words
    if leaves(text, words):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        return True
    wanted = games_meant(text, words)
    match about:
        case GameFrom(said, told, following, is_deleted):
            what = "restore" if is_deleted else "continue"
            if following and parse_command(text, words) == CommandMeant(Command.GO_ON):
                _find(talk, said, "", following, AT_ONCE)
                return True
            place = place_in(text, words)
            if place is not None and place <= len(told):
                _do(talk, what, told[place - 1])
                return True
            if wanted.number is not None and GamesMeant(number=wanted.number) == wanted:
                _do(talk, what, wanted.number)
                return True
            return False
        case GameFor(what):
            text = placed(talk, text)
            wanted = games_meant(text, words)
            if wanted.is_any or wanted.moves or parse_command(text, words) is not None:
                return False
            if wanted.number is not None and what in ("continue", "restore", REPORT):
                _do(talk, what, wanted.number)
            else:
                _find(talk, text, what, 0, AT_ONCE)
            return True


def find_to_review(talk: Talk, code: str) -> None:
    """Go through the game of this code, the newest of them, which stays as it is."""
    _find(talk, code, "review", 0, 1)


def _ask_which(talk: Talk, what: str) -> None:
    talk.say(WhichGame(what))
    talk.here.expected = Expected(GameFor(what))


def change_game(talk: Talk, game: int, how: str) -> None:
    """Delete a game, after the yes, or have it back."""
    if _can_ask(talk):
        talk.emit(ChangeGame(request_id(talk), game, how, to=talk.surface.number))


def delete_game(talk: Talk, about: Delete) -> None:
    """There was a yes: a game is deleted, and what was asked before is asked again."""
    change_game(talk, about.game, about.how)
    if about.offered:
        offer(talk, about.offered, is_again=True)


def keep_game(talk: Talk, about: Delete) -> None:
    """There was no yes: it stays."""
    if about.offered:
        talk.say(QuestionDropped(is_over=False))
        offer(talk, about.offered)
    else:
        dropped(talk)


def _can_ask(talk: Talk) -> bool:
    """Whether there is a journal that can be asked; says so if not."""
    if not talk.conversation.is_journalled:
        talk.say(GamesUnreadable("other"))
    return talk.conversation.is_journalled


def hear_of_library(talk: Talk, event: LibraryEvent) -> None:
    """The journal has answered; an answer that nobody waits for any more is let be."""
    conversation = talk.conversation
    if isinstance(event, GamesExported):
        from assistant.dialogue.handlers.studying.exporting import hear_of_export

        hear_of_export(talk, event)
        return
    if event.request_id != conversation.library_owed:
        return
    conversation.library_owed = 0
    match event:
        case GameRead():
            from assistant.dialogue.handlers.asking.report import hear_of_read

            hear_of_read(talk, event)
        case GamesFound():
            if not _is_by_mail(talk, event):
                _tell_found(talk, as_played(event, talk.table, talk.conversation.now.wall))
        case GameFetched(game=game, why=why):
            _take_fetched(talk, game, why)
        case GameChanged(game=number, how=how, why=why):
            _tell_changed(talk, number, how, why)
        case CopyRestored():
            tell_restored(talk, event)
    asked = talk.here.asked
    is_told = not (talk.here.expected or conversation.library_owed)
    if asked and isinstance(asked.about, GoOn) and is_told:
        talk.remind(asked.fact)


def _is_by_mail(talk: Talk, event: GamesFound) -> bool:
    """Whether the games were looked for because of correspondence, which then goes on."""
    if not talk.surface.games_wanted[1].startswith("mail-"):
        return False
    from assistant.dialogue.handlers.corresponding.listing import hear_of_games_by_mail

    return hear_of_games_by_mail(talk, event)


def _take_fetched(talk: Talk, game: KeptGame | None, why: str) -> None:
    """Be at the game that was wanted; where a message is of it, that is read there."""
    if game is None:
        talk.say(GameNotHad(talk.surface.game_wanted, _why(why)))
        return
    if game.number == talk.table.kept:
        talk.say(GameNotHad(str(game.number), "here"))
        return
    take_up(talk, game)
    if talk.surface.incoming and talk.surface.incoming_for == game.number:
        from assistant.dialogue.handlers.corresponding.receiving import read_here

        read_here(talk)


def _tell_changed(talk: Talk, number: int, how: str, why: str) -> None:
    if why in _ALL_LOCKED:
        talk.say(GamesUnreadable(why, is_change=True))
    elif why not in ("", "later"):
        talk.say(GameNotHad(str(number), _why(why)))
    elif how == "restore":
        talk.say(GameRestored(str(number)))
    else:
        talk.say(GameDeleted(str(number), why or how, DAYS_TO_RESTORE))


_ALL_LOCKED = ("forbidden", "full", "busy")
"""Words of store/journal/file.py for why nothing can be changed about any game."""


def _why(why: str) -> str:
    return why if why in ("gone", "elsewhere", "here", "damaged", "there") else "other"


def _do(talk: Talk, what: str, number: int) -> None:
    """Do with the game of this number what is wanted; deleting only after a yes, which is asked
    later."""
    if what == REPORT:
        from assistant.dialogue.handlers.asking.report import read_report

        read_report(talk, number)
    elif number == talk.table.kept:
        tell_here(talk)
    elif what == "restore":
        change_game(talk, number, "restore")
    elif _can_ask(talk):
        talk.surface.game_wanted = str(number)
        talk.emit(FetchGame(request_id(talk), number, to=talk.surface.number))


def _find(talk: Talk, said: str, what: str, first: int, most: int) -> None:
    """Have the games be looked for that are meant by some words."""
    search = search_for(talk, games_meant(said, talk.words), what)
    if search is None:
        talk.say(NoGames("search"))
        return
    if not _can_ask(talk):
        return
    talk.surface.games_wanted = (said, what)
    talk.emit(FindGames(request_id(talk), search, first, most, to=talk.surface.number))


def search_for(talk: Talk, wanted: GamesMeant, what: str) -> GameSearch | None:
    """What the journal is asked for; None where no game can have begun so."""
    since, until = between(wanted, talk.conversation.now.wall)
    variant = talk.settings.regulation.variant
    opening = written_moves(wanted.moves, variant)
    if opening is None:
        return None
    result = {"drawn": "draw"}.get(wanted.result, wanted.result)
    unended = "unfinished" if wanted.code else "open"
    return GameSearch(
        number=wanted.number,
        opponent=wanted.name,
        code=wanted.code,
        is_computer=wanted.is_computer,
        since=since,
        until=until,
        result=unended if what == "continue" and not result else result,
        opening=opening,
        rules=variant.name if opening else "",
        is_deleted=wanted.is_deleted or what == "restore",
        is_either=what == "purge" and wanted.number is not None,
        by_turn=not wanted.is_last,
    )


def _tell_found(talk: Talk, event: GamesFound) -> None:
    """Some games: told one by one, or the one that was meant is done with as was wanted."""
    said, what = talk.surface.games_wanted
    if what == OF_MATCH:
        if number := game_of_match(talk, event):
            _do(talk, "continue", number)
        return
    wanted = games_meant(said, talk.words)
    rows = alone_of_name(event.rows, wanted.name) if what else event.rows
    name = wanted.name or wanted.code
    if what == "continue" and name and {each.number for each in rows} == {talk.table.kept}:
        tell_here(talk)
        return
    rows = tuple(each for each in rows if not (what == "continue" and each.number == talk.table.kept))
    is_last, is_bare = wanted.is_last, wanted.is_any
    if event.trouble:
        talk.say(GamesUnreadable(event.trouble))
    elif event.damaged and not rows:
        _tell_damaged(talk, event.damaged)
    elif not rows:
        talk.say(NoGames(_none(said, what, talk), name))
    elif what == "review":
        from assistant.dialogue.handlers.studying.opening import review_kept

        review_kept(talk, rows[0].number)
    elif what and len(rows) == 1:
        _do_with_row(talk, what, rows[0])
    elif (what in ("continue", REPORT) and is_last) or (
        what == "continue" and is_bare and not talk.table.is_at_stake
    ):
        _do(talk, what, rows[0].number)
    else:
        _tell_rows(talk, event, rows, said, what)


def _none(said: str, what: str, talk: Talk) -> str:
    wanted = games_meant(said, talk.words)
    if what == "restore" or wanted.is_deleted:
        return "deleted"
    if wanted.name or wanted.code:
        return "name"
    if what == "continue":
        return "open" if wanted.is_any else "search"
    return "none" if wanted.is_any else "search"


def _do_with_row(talk: Talk, what: str, row: GameRow) -> None:
    now = talk.conversation.now.wall
    if what in ("continue", REPORT):
        _do(talk, what, row.number)
    elif what == "restore":
        change_game(talk, row.number, what)
    elif row.number == talk.table.kept:
        talk.say(GameNotHad(str(row.number), "here"))
    else:
        asked = talk.here.asked
        offered = asked.about if asked and isinstance(asked.about, GoOn) else None
        about = Delete(row.number, what, offered)
        talk.ask(Question(DeleteAsked(of_row(row, now), what), about))


def _tell_damaged(talk: Talk, games: Sequence[int]) -> None:
    talk.say(GamesDamaged(", ".join(map(str, games)), len(games)))


def _tell_rows(talk: Talk, event: GamesFound, rows: Sequence[GameRow], said: str, what: str) -> None:
    now = talk.conversation.now.wall
    wanted = games_meant(said, talk.words)
    part = len(rows) if len(event.rows) + len(event.damaged) < event.total else 0
    is_search, first = not wanted.is_any, event.first + 1
    talk.say(count_told(event.total, rows, part, is_search=is_search, first=first))
    for row, told in zip(rows, of_rows(rows, now, talk.table.terms), strict=True):
        talk.say(GameShown(told, row.number == talk.table.kept, row.is_elsewhere))
    if event.damaged:
        _tell_damaged(talk, event.damaged)
    shown = event.first + len(event.rows) + len(event.damaged)
    left = event.total - shown
    is_deleted = wanted.is_deleted or what == "restore"
    talk.say(GamesGoOn(left, number_does(rows, what, is_deleted=is_deleted), is_list=not what))
    numbers = tuple(row.number for row in rows)
    talk.surface.games_told = numbers
    about = GameFor(what) if what else GameFrom(said, numbers, shown if left else 0, is_deleted)
    talk.here.expected = Expected(about)
