"""The tables of articles, read as cases."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.irregularities import Irregularity
from assistant.rules.position import Position
from assistant.rules.regulation import (
    Regulation,
    regulation,
)
from assistant.rules.variant import VARIANTS, Variant

FILES = sorted((Path(__file__).parents[1] / "articles").glob("*.toml"))


LABELS = {"article", "text", "note", "figure", "reconstructed"}


class Case(NamedTuple):
    """One table `[[case]]`, and the text and regulation of its file."""

    name: str
    article: Article
    regulation: Regulation
    told: dict[str, Any]

    @property
    def variant(self) -> Variant:
        return self.regulation.variant

    @property
    def position(self) -> Position:
        return parse_fen(self.told["position"], self.variant)

    def cited(self, number: str) -> Article:
        """An article by its number, in the text of this case."""
        return Article(self.article.text, number)


def _read(path: Path) -> tuple[Regulation, list[Article], list[Case]]:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    text = Text(table["text"])
    its = regulation(VARIANTS[table["rules"]], table["regulation"])
    assert its, f"{path.name} names a regulation"
    cases = []
    for number, told in enumerate(table["case"], 1):
        article = Article(Text(told.get("text", text.value)), told["article"])
        name = f"{path.stem}-{number}-{article.text.value}-{article.number}"
        cases.append(Case(name, article, its, told))
    return its, [Article(text, number) for number in table["required"]], cases


TABLES = [_read(path) for path in FILES]


CASES = [case for _, _, cases in TABLES for case in cases]


def articles_of_arbiter(its: Regulation) -> dict[str, Article]:
    """What the arbiter sees to, by the words of the tables, and the article of each."""
    found = {
        "orientation": its.orientation.article,
        "colours": its.colours and its.colours.article,
        "restarting": its.restarting,
        "time-back": its.time_back,
        "upset": its.upset,
        "obliging": its.obliging,
        "refusal": its.refusal,
        "neither-wins": its.neither_wins,
        "shortened": its.shortened and its.shortened.article,
        "claim-price": its.repetition and its.repetition.price,
        "claim-spared": its.repetition and its.repetition.spared,
    }
    return {matter: article for matter, article in found.items() if article}


def articles_of_hands(its: Regulation) -> dict[str, Article]:
    """What may happen at a board, by the words of the tables, and the article of each."""
    matters = (
        *("touched_several", "adjusting", "adjusting_out_of_turn", "taking_off", "half_on_square"),
        *("on_light", "opponent_decides", "too_late", "not_in_part"),
    )
    some = ("touched_idle", "touched_out_of_turn", "crowned_late")
    kinds = {kind.value: its.irregularity(kind) for kind in Irregularity}
    named = {matter.replace("_", "-"): getattr(its, matter) for matter in (*matters, *some)}
    return {matter: article for matter, article in (named | kinds).items() if article}
