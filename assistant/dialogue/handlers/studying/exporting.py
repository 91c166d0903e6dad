"""Games written to files: the one that is gone through, the game under way, kept ones."""

import re

from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import ExportGames, WriteGame
from assistant.dialogue.embossed import brf_of, brf_of_tree, is_embossed
from assistant.dialogue.events import GamesExported
from assistant.dialogue.exported import pdn_of
from assistant.dialogue.handlers.asking.allowed import refuses_note
from assistant.dialogue.handlers.asking.fen import file_name, without_fillers
from assistant.dialogue.handlers.asking.report import game_here, report_meant
from assistant.dialogue.handlers.asking.stepping import is_elsewhere
from assistant.dialogue.handlers.keeping.games import search_for
from assistant.dialogue.handlers.keeping.told import placed
from assistant.dialogue.library import request_id
from assistant.dialogue.reported import report_text
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_hidden
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.writer import write
from assistant.narration.facts.fact import Named
from assistant.narration.facts.keeping import NoGames
from assistant.narration.facts.report import ReportWritten
from assistant.narration.facts.study import GamesNotWritten, GamesWritten
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.games_wanted import GamesMeant, games_meant
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from assistant.values import replaced

PDN = "pdn"
BRF = "brf"
TXT = "txt"
USUAL = "game"
USUAL_OF_MANY = "games"
USUAL_OF_REPORT = "report"


def export(talk: Talk, meant: CommandMeant) -> None:
    """Write what one goes through, or the game under way; or kept games, as they were named."""
    wanted, said = _without_name(talk, meant.rest)
    wanted = placed(talk, wanted)
    meant_games = games_meant(wanted, talk.words)
    is_one, is_report = meant.command is Command.EXPORT_GAME, meant.command is Command.EXPORT_REPORT
    if not (is_report or is_elsewhere(talk)) and refuses_note(talk, meant):
        return
    if "/" in meant.rest or "\\" in meant.rest:
        talk.say(GamesNotWritten("folder"))
    elif is_report:
        _export_report(talk, wanted, said)
    elif meant.command is Command.EXPORT:
        _export_here(talk, said if meant_games.is_this else without_fillers(talk, meant.rest))
    elif is_one and (meant_games.is_any or meant_games.is_this):
        _export_here(talk, said)
    else:
        _export_kept(talk, meant_games, said, is_one=is_one)


def _without_name(talk: Talk, rest: str) -> tuple[str, str]:
    """What is said of games, and the name of the file: behind a word for it, or by its ending."""
    for match in re.finditer(r"[^\W\d_]+(?![^\W_]|\.)", rest):
        word = normalise(match[0])
        if word in talk.words.naming and (word,) not in talk.words.games["with"]:
            return rest[: match.start()], without_fillers(talk, rest[match.end() :])
    if ended := _WITH_ENDING.search(rest):
        return rest[: ended.start()], ended[1] or ""
    return rest, ""


_WITH_ENDING = re.compile(rf"(?:(?<!\S)(\S+\.(?:{PDN}|{BRF}|{TXT}))|\b{PDN})['\"]?\s*\Z", re.IGNORECASE)
"""A name that is one, or the word for such a file alone: "to gino.pdn", "in pdn"."""


def _export_here(talk: Talk, said: str) -> None:
    study, ending = talk.here.aside, _ending_of(said)
    if isinstance(study, InTree):
        text, usual = _text_of_tree(talk, study.tree, ending), usual_name(study)
    elif _is_kept_back(talk):
        talk.say(GamesNotWritten("counted"))  # the file could be gone through, and nothing counted
        return
    elif talk.game.plies:
        told = game_here(talk)
        text = brf_of(told, talk.settings.language) if ending == BRF else pdn_of(told)
        usual = f"{USUAL}-{told.number}" if told.number else USUAL
    else:
        talk.say(GamesNotWritten("nothing"))
        return
    name = file_name(said, usual, ending)
    if name is None:
        talk.say(GamesNotWritten("name"))
        return
    if not text:
        talk.say(GamesNotWritten("other"))
        return
    request = request_id(talk)
    if isinstance(study, InTree) and ending == PDN:  # braille has nothing of what was noted
        talk.surface.study_written = request
    talk.emit(WriteGame(request, name, text, to=talk.surface.number))


def _export_report(talk: Talk, wanted: str, said: str) -> None:
    """Write the report of the game under way, or of the one that is gone through or was named."""
    meant = report_meant(talk, wanted)
    if meant is None:
        return
    if not meant.is_this:
        _export_kept(talk, meant, said, is_one=True, is_report=True)
    elif _is_kept_back(talk):
        talk.say(GamesNotWritten("counted"))
    elif talk.table.is_untouched:
        talk.say(GamesNotWritten("nothing"))
    else:
        kept = game_here(talk)
        usual = f"{USUAL_OF_REPORT}-{kept.number}" if kept.number else USUAL_OF_REPORT
        name = file_name(said, usual, TXT)
        if name is None:
            talk.say(GamesNotWritten("name"))
            return
        request = talk.surface.report_written = request_id(talk)
        is_undecided = talk.table.is_undecided
        text = report_text(kept, talk.settings.language, is_undecided=is_undecided)
        talk.emit(WriteGame(request, name, text, to=talk.surface.number))


def _is_kept_back(talk: Talk) -> bool:
    """Whether the game under way is one that nobody may look up while it is played."""
    is_kept = is_hidden(talk.settings) and not talk.is_watching
    return is_kept and not talk.game.outcome


def _ending_of(said: str) -> str:
    """Of the file that somebody wants: one for an embosser is named as such."""
    return BRF if is_embossed(said.strip().strip("\"'")) else PDN


def _text_of_tree(talk: Talk, tree: PdnGame, ending: str) -> str:
    """A game that is gone through, as its file is to have it; nothing where that cannot be."""
    if ending == PDN:
        return write(tree)
    try:
        return brf_of_tree(tree, talk.settings.language)
    except ValueError:  # a game of other rules
        return ""


def usual_name(study: InTree) -> str:
    """What a file is called that has a game that was gone through, where no name is said."""
    stem = re.split(r"[/\\]", study.file)[-1].removesuffix(f".{PDN}") if study.file else USUAL
    name = f"{stem}-{study.number}"
    return name if file_name(name, USUAL, PDN) else USUAL


def write_notes(talk: Talk) -> None:
    """Before another game is gone through: what was noted in the last one is not to be lost."""
    study = talk.surface.study
    if study and study.is_noted:
        name = f"{usual_name(study)}.{PDN}"
        talk.emit(WriteGame(0, name, write(study.tree), to=talk.surface.number))


def _export_kept(
    talk: Talk, meant: GamesMeant, said: str, *, is_one: bool, is_report: bool = False
) -> None:
    stem, many = (USUAL_OF_REPORT, USUAL_OF_REPORT) if is_report else (USUAL, USUAL_OF_MANY)
    usual = f"{stem}-{meant.number}" if is_one and meant.number is not None else many
    ending = TXT if is_report else _ending_of(said)
    name, search = file_name(said, usual, ending), search_for(talk, meant, "")
    if name is None:
        talk.say(GamesNotWritten("name"))
    elif search is None:
        talk.say(NoGames("search"))
    elif not talk.conversation.is_journalled:
        talk.say(GamesNotWritten("other"))
    else:
        request, language = request_id(talk), talk.settings.language
        talk.surface.report_written = request if is_report else 0
        talk.emit(ExportGames(request, search, name, language, is_report, to=talk.surface.number))


def hear_of_export(talk: Talk, event: GamesExported) -> None:
    """The games stand in a file, or do not."""
    if event.request_id == talk.conversation.library_owed:
        talk.conversation.library_owed = 0
    if event.why:
        known = ("full", "forbidden", "none", "sealed", "damaged")
        talk.say(GamesNotWritten(event.why if event.why in known else "other"))
        return
    is_report = event.request_id == talk.surface.report_written > 0
    written = ReportWritten if is_report else GamesWritten
    talk.say(written(event.count, Named(event.file), Named(event.folder)))
    if event.is_short:
        talk.say(GamesNotWritten("sealed"))
    study = talk.surface.study
    if study and event.request_id == talk.surface.study_written > 0:
        is_there = talk.here.aside is study
        talk.surface.study = replaced(study, is_noted=False)
        talk.here.aside = talk.surface.study if is_there else talk.here.aside
