"""Odds (Capo I, 15.1.9) are a person's: who does without some pieces does without the same ones, seen
from their side, with the other colour.
"""

from dataclasses import replace

from assistant.rules.position import start_position
from assistant.rules.setup import Draft
from assistant.settings.settings import Settings


def odds_turned(settings: Settings) -> Settings | None:
    """The settings with the odds of the other colour's pieces.

    None where the game does not begin from the usual position: then nobody knows which pieces they
    would be.
    """
    variant, side = settings.regulation.variant, settings.odds_by
    usual = Draft.of(start_position(variant))
    if side is None or usual.without(settings.odds).position(variant) != settings.start:
        return None
    odds = tuple(sorted(variant.geometry.squares + 1 - square for square in settings.odds))
    start = usual.without(odds).position(variant)
    return replace(settings, start=start, odds=odds, odds_by=side.opponent)
