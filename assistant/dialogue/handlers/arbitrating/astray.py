"""A piece off its square, half on it or on a light one, where moves are announced: the arbiter is told.

The program sees no such piece, so a person tells of it. Where the record has it is certain; whether it
is put back there, or goes out of play, both players agree on or the arbiter decides (Capo I, 7.5 to
7.7; Capo II, 5.5; Portuguese text, 5.3). Where it stands is never told: somebody may play without
seeing.
"""

from assistant.dialogue.about_rulings import Astray
from assistant.dialogue.handlers.arbitrating.there import is_there
from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure, can_ask, dropped
from assistant.dialogue.handlers.playing.draw import tell_count_change
from assistant.dialogue.handlers.playing.move import end_game, tell_turn
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.arbiter_deeds import PieceSettled
from assistant.narration.facts.arbiter import RulingAsked
from assistant.narration.facts.astray import AstrayOpen, AstraySettled, AstrayUnknown, PieceAstray
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.misplaced import BACK, BETWEEN, HALF, LIGHT, OUT, UNSAID
from assistant.rules.articles import Article
from assistant.rules.changes import changes_between

IDLE = "idle"
"""By the word of the message: a light square, where the text does not say who puts the piece back."""


def astray(talk: Talk, meant: CommandMeant) -> None:
    """Somebody tells of such a piece, or says what is to be done with it."""
    if not is_there(talk):
        return
    kind, square = meant.rest or UNSAID, next(iter(meant.squares), 0)
    if kind == OUT:
        _ask_out(talk, square)
        return
    article = _article(talk, kind)
    about = Astray(BACK, square, talk.speaker, article)
    if kind == BACK and talk.is_arbiter:
        _settle(talk, about)
        return
    if kind != BACK:
        _tell_law(talk, kind, article)
    if kind != HALF or talk.game.regulation.on_one_square is None:
        _ask(talk, about)


def _article(talk: Talk, kind: str) -> Article:
    regulation = talk.game.regulation
    if kind == HALF and regulation.on_one_square:
        return regulation.on_one_square
    return regulation.half_on_square if kind in (BETWEEN, HALF) else regulation.on_light


def _tell_law(talk: Talk, kind: str, article: Article) -> None:
    """What the text says of such a piece: the international ones speak of light squares alone, and have
    the opponent decide, as on what is irregular."""
    regulation = talk.game.regulation
    if regulation.on_one_square is None:
        kind = IDLE if kind == LIGHT else UNSAID
    talk.say(PieceAstray(kind, article, regulation.opponent_decides))


def _ask_out(talk: Talk, square: int) -> None:
    """A piece is to be out of play: its square must be said, as the record has it."""
    position = talk.game.position
    is_square = 1 <= square <= position.variant.geometry.squares
    if not (is_square and position.piece_at(square)):
        talk.say(AstrayUnknown("empty" if square else "unsaid", str(square)))
        return
    _ask(talk, Astray(OUT, square, talk.speaker, talk.game.regulation.on_light))


def _ask(talk: Talk, about: Astray) -> None:
    """Ask the arbiter, if it is the arbiter who has said so; else the other player, or both."""
    to = about.side.opponent if about.side and not talk.is_arbiter else None
    if to and not can_ask(talk, to):
        return
    name, is_named = name_asked(talk, to) if to else ("", False)
    what, article, square = about.what, about.article, about.square
    fact = RulingAsked(what, article, talk.is_arbiter, to, name, square, is_named=is_named)
    ask_unless_sure(talk, Question(fact, about, to=to, is_to_arbiter=talk.is_arbiter))


def answer_astray(talk: Talk, about: Astray, *, is_yes: bool) -> None:
    """They agree, or the arbiter has said yes; after a no the arbiter may still decide."""
    if is_yes:
        _settle(talk, about)
    elif about.what == BACK:
        regulation = talk.game.regulation
        is_in_play = regulation.on_one_square and about.article == regulation.half_on_square
        talk.say(AstrayOpen(about.article, can_go=not is_in_play))
    else:
        dropped(talk)


def _settle(talk: Talk, about: Astray) -> None:
    game, article = talk.game, about.article
    decided_by = "arbiter" if talk.is_arbiter else "players"
    if about.what == BACK:
        talk.do(PieceSettled("", article, decided_by))
        talk.say(AstraySettled(BACK, str(about.square), article))
        return
    count, mask = game.count, game.position.variant.geometry.mask_of[about.square]
    white, black, kings = (
        each & ~mask for each in (game.position.white, game.position.black, game.position.kings)
    )
    left = game.position._replace(white=white, black=black, kings=kings)
    change = talk.do(PieceSettled(changes_between(game.position, left), article, decided_by)).count
    talk.record_changed()
    talk.say(AstraySettled(OUT, str(about.square), article))
    if game.outcome:
        end_game(talk)
    else:
        tell_count_change(talk, change, count)
        tell_turn(talk)
