"""A kept game as PDN: who played when, and what was done that stands on its record."""

from datetime import datetime

from assistant.dialogue.kept import KeptGame
from assistant.dialogue.views import is_hidden
from assistant.game.analysis import analysis_tags
from assistant.game.deeds import HelpUsed, MovePlayed
from assistant.game.game import Game
from assistant.game.pdn.record import tree_of
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.writer import write
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms

PROGRAM = "Damavoce"


def pdn_of(kept: KeptGame) -> str:
    """The game with its tags, and a blank line at its end. Raises ValueError where its deeds make
    none."""
    return write(tree_of_kept(kept))


def tree_of_kept(kept: KeptGame) -> PdnGame:
    """The same, to be gone through."""
    terms, game = kept.terms, kept.game()
    began = datetime.fromtimestamp(game.deeds[0].at)
    players = {"White": terms.white, "Black": terms.black}
    moved = [each.at for each in game.deeds if isinstance(each, MovePlayed)]
    ended = datetime.fromtimestamp(moved[-1] if moved else kept.updated)
    match, mail = terms.match, terms.mail
    event = f"Match {match.first} - {match.second}" if match else ""
    tags = {
        "Event": (mail.event or mail.code) if mail else event,
        "Round": str(match.game) if match else "",
        **{name: _name(player, terms.level, terms.movetime) for name, player in players.items()},
        "Date": f"{began:%Y.%m.%d}",
        "Time": f"{began:%H:%M:%S}",
        "EndDate": f"{ended:%Y.%m.%d}",
        **{f"{name}Type": _TYPES[player.is_computer] for name, player in players.items()},
        **_help_used(terms, game),
        **analysis_tags(game.deeds),
        "Termination": _why_annulled(game),
        "PlyCount": str(len(game.plies)),
        "Source": f"{PROGRAM} {kept.number}",
    }
    told = {name: value for name, value in tags.items() if value}
    return tree_of(game, told, hides_position=is_hidden(terms) and not game.outcome)


def _help_used(terms: Terms, game: Game) -> dict[str, str]:
    """How many questions about the position each person asked who plays without seeing."""
    helped = [each for each in game.deeds if isinstance(each, HelpUsed)]
    asked = [each.side for each in helped if each.help == "question"]
    return {
        f"{side.value.capitalize()}Questions": str(asked.count(side))
        for side in Side
        if terms.is_blind(side)
    }


def _why_annulled(game: Game) -> str:
    """Why a game that is over has no result: by which article of which text it was annulled."""
    outcome = game.outcome
    if outcome is None or not outcome.is_annulled:
        return ""
    return f"annulled, {outcome.article.text.value} {outcome.article.number}"


_TYPES = {True: "program", False: "human"}


def _name(player: Player, level: int, movetime: float | None) -> str:
    """Who plays; the computer with its strength. Nothing for somebody without a name."""
    if not player.is_computer:
        return player.name
    return f"{PROGRAM}, {f'{movetime:g} s' if movetime is not None else f'level {level}'}"
