"""A new game by correspondence: what was said of it is told whole and asked about. It begins on the
usual terms where nothing else was said, with a code of its own."""

from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.about_mail import MailBegin
from assistant.dialogue.effects import FindGames
from assistant.dialogue.handlers.playing.coaching import coach
from assistant.dialogue.handlers.playing.move import play_opening, tell_turn_here
from assistant.dialogue.handlers.playing.new_game import AS_USUAL, with_coach
from assistant.dialogue.handlers.playing.opening import tell_beginning
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.mail_deeds import Noted
from assistant.game.mail_terms import MailTerms, code_of
from assistant.narration.facts.correspondence import (
    BeginByMailAsked,
    BegunByMail,
    NoMovesFrom,
    NotBegun,
    PartOfNameAsked,
    WithWhom,
)
from assistant.narration.facts.mail import AnswerAwaited
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.correspondence_wanted import game_by_mail
from assistant.parsing.meanings import ByMailWanted
from assistant.rules.position import start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS
from assistant.settings.mail_terms import by_mail, own_side
from assistant.settings.terms import Player
from assistant.values import replaced

MOST_CODES = 1000
USUAL = MailTerms(moves=10, days=40, leave=14, repeat_after=14)
"""What is usual between people who agree on nothing else: it is told, and changed by a word."""


def begin_by_mail(talk: Talk, meant: CommandMeant) -> None:
    """Ask whether the game is begun that was described."""
    readings = game_by_mail(meant.rest, talk.words, USUAL)
    if not readings:
        talk.say(WithWhom())
    elif readings[0].is_from_here and not talk.game.legal:
        talk.say(NoMovesFrom())
    else:
        ask_to_begin(talk, MailBegin(readings))


def ask_to_begin(talk: Talk, about: MailBegin) -> None:
    """Ask whether what is doubtful is of the name; else tell the first reading whole, and ask."""
    wanted = about.readings[0]
    if wanted.doubtful:
        name = wanted.name if wanted.is_of_name else f"{wanted.name} {wanted.doubtful}"
        talk.ask(Question(PartOfNameAsked(wanted.doubtful, name), about))
        return
    mail, here = wanted.mail, _regulation(talk, wanted).variant.name
    left_out = wanted.left_out
    if wanted.is_from_here and wanted.variant not in ("", here):
        left_out = (*left_out, wanted.variant)
    fact = BeginByMailAsked(
        here,
        wanted.name,
        wanted.side or Side.WHITE,
        *(mail.moves, mail.days, mail.game_days, mail.leave, mail.address, mail.code),
        is_from_here=wanted.is_from_here,
        left_out=" ".join(left_out),
        is_for_letter=wanted.is_for_letter
        and mail == replace(USUAL, code=mail.code, address=mail.address),
    )
    talk.ask(Question(fact, about))


def answer_begin(talk: Talk, about: MailBegin, *, is_yes: bool) -> None:
    """Begin the game, or take it that something is of the name or is not; a no to what was told whole
    begins none."""
    first, others = about.readings[0], about.readings[1:]
    if first.doubtful and is_yes is first.is_of_name:
        ask_to_begin(talk, MailBegin((replaced(first, doubtful=""),)))
    elif first.doubtful and others:
        is_left = len(others) == 1 and others[0].is_of_name is not first.is_of_name
        ask_to_begin(talk, MailBegin((replaced(others[0], doubtful=""),) if is_left else others))
    elif is_yes and not first.doubtful:
        _begin(talk, first)
    elif others:
        ask_to_begin(talk, MailBegin(others))
    else:
        talk.say(NotBegun())


def _regulation(talk: Talk, wanted: ByMailWanted) -> Regulation:
    """By which rules it is played: those of the game here where nothing else was said."""
    here = talk.game.regulation if wanted.is_from_here else talk.settings.regulation
    if wanted.is_from_here or wanted.variant in ("", here.variant.name):
        return here
    found = regulation(VARIANTS[wanted.variant], "fid")
    assert found, "each game has this text"
    return found


def open_with(talk: Talk, code: str) -> None:
    """Begin the game by correspondence that the program was started for, with its code."""
    settings = talk.settings
    talk.go_on_with(replace(settings, mail=replace(USUAL, code=code)))
    talk.keep_terms()
    side = own_side(talk.table.terms)
    _open(talk, settings.player(side.opponent).name or code, side)


def _begin(talk: Talk, wanted: ByMailWanted) -> None:
    """The codes that are taken are asked for first."""
    talk.surface.games_wanted, talk.surface.begins_with = ("", "mail-new"), wanted
    if talk.conversation.is_journalled:
        search = GameSearch(result="unfinished", is_mail=True)
        talk.emit(FindGames(request_id(talk), search, 0, MOST_CODES, to=talk.surface.number))
    else:
        begin_with_code(talk, ())


def begin_with_code(talk: Talk, rows: Sequence[GameRow]) -> None:
    """The codes of the games are known: the new one has another, and begins in the place of this game,
    which is kept."""
    wanted, talk.surface.begins_with = talk.surface.begins_with, None
    if wanted is None:
        return
    name, side = wanted.name, wanted.side or Side.WHITE
    taken = [row.terms.mail.code for row in rows if row.terms.mail]
    me = own_name(talk)
    names = (me, name) if side is Side.WHITE else (name, me)
    is_free = bool(wanted.mail.code) and wanted.mail.code not in taken
    mail = wanted.mail if is_free else replace(wanted.mail, code=code_of(*names, taken))
    own, other = Player(name=me), Player(name=name, is_by_mail=True)
    white, black = (own, other) if side is Side.WHITE else (other, own)
    rules = _regulation(talk, wanted)
    start = talk.game.position if wanted.is_from_here else start_position(rules.variant)
    settings = replace(talk.settings, regulation=rules, start=start, boards=0, **AS_USUAL)
    settings = replace(settings, white=white, black=black)
    talk.leave_game()
    talk.go_on_with(with_coach(talk, by_mail(settings, mail)))
    talk.begin_game()
    _open(talk, name, side)
    if wanted.is_for_letter and talk.surface.incoming:
        from assistant.dialogue.handlers.corresponding.of_which import called
        from assistant.dialogue.handlers.corresponding.receiving import read_here

        code = talk.table.terms.mail.code if talk.table.terms.mail else ""
        talk.surface.incoming = called(talk.surface.incoming, code)
        read_here(talk)


def _open(talk: Talk, name: str, side: Side) -> None:
    """Tell with whom it is played and how it begins; it is kept before anybody has moved."""
    talk.surface.is_by_mail = True
    play_opening(talk)
    talk.do(Noted("", by=side))
    talk.say(BegunByMail(name, side, talk.table.terms.mail.code if talk.table.terms.mail else ""))
    tell_beginning(talk)
    if talk.side_to_move is side:
        tell_turn_here(talk)
        coach(talk)
    else:
        talk.hint(AnswerAwaited(name))


def own_name(talk: Talk) -> str:
    """What the person here is called, where their game says it."""
    people = talk.settings.people
    return talk.settings.player(people[0]).name if len(people) == 1 else ""
