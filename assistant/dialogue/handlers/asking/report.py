"""The report of a game, read some lines at a time: of the one that is played, or of a kept one."""

from collections.abc import Callable, Sequence

from assistant.dialogue.about_games import ReportFrom
from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import ReadGame
from assistant.dialogue.events import GameRead
from assistant.dialogue.handlers.asking.allowed import has_no_notes
from assistant.dialogue.handlers.asking.fen import without_fillers
from assistant.dialogue.handlers.asking.score import MANY_MOVES
from assistant.dialogue.handlers.keeping.told import placed
from assistant.dialogue.incidents import Told
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Expected
from assistant.dialogue.reported import report_of
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_sealed
from assistant.narration.facts.keeping import GameNotHad, GamesUnreadable
from assistant.narration.facts.report import ReportGoesOn, ReportOfFile
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.games_wanted import GamesMeant, games_meant
from assistant.parsing.meanings import Command


def _tell_report(talk: Talk, meant: CommandMeant) -> None:
    said = placed(talk, without_fillers(talk, meant.rest))
    wanted = report_meant(talk, said)
    if wanted is None:
        return
    if wanted.is_this:
        _tell_here(talk, 0)
    elif wanted.number is not None:
        read_report(talk, wanted.number)
    else:
        from assistant.dialogue.handlers.keeping.games import find_for_report

        find_for_report(talk, said)


def report_meant(talk: Talk, said: str) -> GamesMeant | None:
    """Of which game a report is wanted: the one that was named, else the one that is gone through, else
    the one here, which is told by `is_this`; None, told, where there is none to be had."""
    wanted, aside = games_meant(said, talk.words), talk.here.aside
    if isinstance(aside, InTree) and not aside.is_tried and wanted.is_any:
        if aside.file:
            talk.say(ReportOfFile())
            return None
        wanted = GamesMeant(number=aside.number)
    is_this = wanted._replace(is_this=False) == GamesMeant()
    if not is_this and not (talk.table.kept and wanted == GamesMeant(number=talk.table.kept)):
        return wanted
    return None if has_no_notes(talk) else GamesMeant(is_this=True)


def game_here(talk: Talk) -> KeptGame:
    """The game that is played here, as it stands now."""
    table, now = talk.table, talk.conversation.now
    left = table.clock.both(now.monotonic) if table.clock else None
    deeds = (*table.game.deeds, *table.put_off)
    return KeptGame(table.kept, table.terms, deeds, updated=now.wall, left=left)


def _tell_here(talk: Talk, first: int) -> None:
    if not has_no_notes(talk):
        is_undecided = talk.table.is_undecided
        _tell(talk, report_of(game_here(talk), is_undecided=is_undecided), first, 0)


def read_report(talk: Talk, number: int, first: int = 0) -> None:
    """Have the report of a kept game be told, from a part of it on."""
    if number == talk.table.kept:
        _tell_here(talk, first)
    elif talk.conversation.is_journalled:
        request = request_id(talk)
        talk.surface.game_wanted = str(number)
        talk.surface.report_wanted = (request, first)
        talk.emit(ReadGame(request, number, to=talk.surface.number))
    else:
        talk.say(GamesUnreadable("other"))


def hear_of_read(talk: Talk, event: GameRead) -> None:
    """The kept game whose report is wanted; or one that is to be gone through."""
    request, first = talk.surface.report_wanted
    kept, wanted = event.game, talk.surface.game_wanted
    if event.request_id != request:
        from assistant.dialogue.handlers.studying.opening import hear_of_kept

        hear_of_kept(talk, event)
        return
    if kept is None:
        talk.say(GameNotHad(wanted, event.why if event.why in ("gone", "damaged") else "other"))
        return
    try:
        parts, is_over = report_of(kept), kept.game().outcome is not None
    except ValueError:
        talk.say(GameNotHad(wanted, "damaged"))
        return
    if is_sealed(kept.terms, is_over=is_over):
        talk.say(GameNotHad(wanted, "sealed"))
    else:
        _tell(talk, parts, first, kept.number)


def _tell(talk: Talk, parts: Sequence[Told], first: int, number: int) -> None:
    """As many parts as are heard at once; who goes on hears those behind them. Where something is asked
    nobody can go on, and all is told."""
    voice = talk.surface.voice
    is_heard = (voice.is_aloud or voice.kind == "print") and not talk.here.asked
    told, following = 0, first
    for part in parts[first:]:
        if is_heard and told and told + len(part) > MANY_MOVES:
            break
        for fact in part:
            talk.read_here(fact)
        told, following = told + len(part), following + 1
    if following < len(parts):
        talk.say(ReportGoesOn(sum(map(len, parts[following:]))))
        talk.here.expected = Expected(ReportFrom(number, following))


def take_more_report(talk: Talk, about: ReportFrom, text: str) -> bool:
    """Tell the parts behind those that were told, if that is wanted."""
    said = parse_command(text, talk.words)
    is_more = said is not None and said.command is Command.GO_ON
    if is_more and about.game:
        read_report(talk, about.game, about.next)
    elif is_more:
        _tell_here(talk, about.next)
    return is_more


REPORT: dict[Command, Callable[[Talk, CommandMeant], None]] = {Command.REPORT: _tell_report}
