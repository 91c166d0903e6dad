"""A kept game as pages of braille: who plays, and one line for each two moves, which a finger finds."""

from collections.abc import Iterator
from datetime import datetime

from assistant.dialogue.exported import PROGRAM
from assistant.dialogue.kept import KeptGame
from assistant.game.game import Game
from assistant.game.pdn.record import game_of
from assistant.game.pdn.tree import PdnGame
from assistant.game.record import Ply
from assistant.narration.braille.page import pages
from assistant.narration.catalog import Catalog, catalog
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms

ENDING = ".brf"
_TO_COME = "..."
"""What stands for White's move where Black begins."""


def is_embossed(name: str) -> bool:
    """Whether a file of this name is one for an embosser."""
    return name.lower().endswith(ENDING)


def brf_of(kept: KeptGame, language: str) -> str:
    """The game for an embosser, in the words of a language. Raises ValueError where its deeds make
    none."""
    words, game = catalog(language), kept.game()
    players = [_name(kept.terms.player(side), side, words) for side in (Side.WHITE, Side.BLACK)]
    title = " - ".join(players)
    lines = [title, *_heading(kept, game, words), *_score(game, words), _result(game, words)]
    return pages(lines, language, title)


def brf_of_tree(tree: PdnGame, language: str) -> str:
    """The same of a game that is gone through, as far as its main line is legal. Raises ValueError for
    none of ours."""
    white, black = (Player(name=_known(tree.tags.get(name, ""))) for name in ("White", "Black"))
    game = game_of(tree)
    terms = Terms(regulation=game.regulation, start=game.start, white=white, black=black)
    return brf_of(KeptGame(0, terms, tuple(game.deeds)), language)


def _known(name: str) -> str:
    return name if name.strip("?- ") else ""


def _name(player: Player, side: Side, words: Catalog) -> str:
    return PROGRAM if player.is_computer else player.name or words.text(f"braille-{side.value}")


def _heading(kept: KeptGame, game: Game, words: Catalog) -> Iterator[str]:
    terms = kept.terms
    if terms.mail and terms.mail.event:
        yield terms.mail.event
    began = datetime.fromtimestamp(game.deeds[0].at)
    year, month, day = str(began.year), f"{began.month:02}", f"{began.day:02}"
    if game.deeds[0].at:
        yield words.text("braille-date", year=year, month=month, day=day)
    yield words.text("braille-rules", rules=terms.regulation.variant.name)
    if game.start != start_position(game.start.variant):
        yield from _position(game.start, words)
    yield ""


def _position(position: Position, words: Catalog) -> Iterator[str]:
    for side in (Side.WHITE, Side.BLACK):
        men, kings = (
            " ".join(map(str, squares)) for squares in (position.men(side), position.kings_of(side))
        )
        has = "both" if men and kings else "men" if men else "kings" if kings else "none"
        yield words.text("braille-pieces", side=side.value, has=has, men=men, kings=kings)


def _score(game: Game, words: Catalog) -> Iterator[str]:
    """The moves, each two with their number; where a position was set, that, and what goes on."""
    number, begun = 1, ""
    for entry in game.entries[1:]:
        cause = entry.cause
        if isinstance(cause, Ply) and cause.side is Side.WHITE:
            begun = f"{number}. {cause.written}"
            continue
        if isinstance(cause, Ply):
            yield f"{begun or f'{number}. {_TO_COME}'} {cause.written}"
        elif begun:
            yield begun
        if isinstance(cause, Ply) or begun:
            number, begun = number + 1, ""
        if not isinstance(cause, Ply):
            yield from _position(entry.position, words)
    if begun:
        yield begun


def _result(game: Game, words: Catalog) -> str:
    outcome = game.outcome
    if outcome is None:
        return words.text("braille-result", result="open")
    return words.text("braille-result", result=outcome.winner.value if outcome.winner else "draw")
