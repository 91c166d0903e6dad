"""Codes that keep games apart: no two open games have the same, and an open game is gone on with."""

from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.about_mail import MailGoOn
from assistant.dialogue.effects import FetchGame, FindGames
from assistant.dialogue.handlers.corresponding.beginning import USUAL, open_with
from assistant.dialogue.handlers.corresponding.noting import change_terms
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.mail_terms import MailTerms, code_of
from assistant.narration.facts.correspondence import CodeTaken
from assistant.narration.facts.mail import GoOnByMailAsked
from assistant.settings.mail_terms import own_side

OPEN = GameSearch(result="unfinished", is_mail=True, by_turn=True)
MOST = 1000


def ask_codes(talk: Talk, what: str) -> None:
    """Have the open games looked up, for what is to be done when they are known."""
    talk.surface.games_wanted = ("", what)
    talk.emit(FindGames(request_id(talk), OPEN, 0, MOST, to=talk.surface.number))


def open_by_mail(talk: Talk) -> None:
    """Begin the game that the program was started for, on the usual terms; what is open is looked up
    first."""
    mail = talk.settings.mail or USUAL
    talk.go_on_with(replace(talk.settings, mail=replace(USUAL, code=mail.code)))
    if talk.conversation.is_journalled:
        ask_codes(talk, "mail-open")
    else:
        open_among(talk, ())


def open_among(talk: Talk, rows: Sequence[GameRow]) -> None:
    """The open games are known: the new one has another code; one with the same opponent is offered."""
    settings = talk.settings
    taken = [row.terms.mail.code for row in rows if row.terms.mail]
    code = settings.mail.code if settings.mail else ""
    code = code or code_of(settings.white.name, settings.black.name, taken)
    same = next((row for row in rows if _is_same(talk, row)), None)
    if same and same.terms.mail:
        talk.ask(Question(GoOnByMailAsked(same.terms.mail.code), MailGoOn(same.number, code)))
    else:
        open_with(talk, code)


def _is_same(talk: Talk, row: GameRow) -> bool:
    """Whether a game has the opponent, the pieces and the rules of the one that is to begin."""
    wanted, own = talk.settings, own_side(talk.settings)
    names = (each.player(own.opponent).name.casefold() for each in (wanted, row.terms))
    is_alike = own_side(row.terms) is own and row.terms.regulation is wanted.regulation
    return is_alike and len({*names}) == 1


def go_on_by_mail(talk: Talk, about: MailGoOn, *, is_yes: bool) -> None:
    """The answer to it: the game that is open, or a new one."""
    if is_yes:
        talk.surface.game_wanted = str(about.game)
        talk.emit(FetchGame(request_id(talk), about.game, to=talk.surface.number))
    else:
        open_with(talk, about.code)


def take_terms(talk: Talk, changed: MailTerms) -> None:
    """Change the terms; a code is first held against those of the other games."""
    code = talk.table.terms.mail.code if talk.table.terms.mail else ""
    if changed.code != code and talk.conversation.is_journalled:
        talk.surface.terms_wanted = changed
        ask_codes(talk, "mail-code")
    else:
        change_terms(talk, changed)


def change_code(talk: Talk, rows: Sequence[GameRow]) -> None:
    """The open games are known: the terms are changed, unless another one has the code."""
    changed, talk.surface.terms_wanted = talk.surface.terms_wanted, None
    if changed is None or talk.table.terms.mail is None:
        return
    others = (row for row in rows if row.number != talk.table.kept and row.terms.mail)
    taken = next(
        (row for row in others if row.terms.mail and row.terms.mail.code == changed.code), None
    )
    if taken:
        name = taken.terms.player(own_side(taken.terms).opponent).name
        talk.say(CodeTaken(changed.code, name or changed.code))
    else:
        change_terms(talk, changed)
