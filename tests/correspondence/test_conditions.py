"""Conditional moves of a message: a tree of their moves and the answers to them."""

from collections.abc import Sequence
from typing import Any

import pytest

from assistant.parsing.mail.conditions import Condition
from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.message import Correspondence, read_message
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID

START = Correspondence(start_position(ITALIAN_FID.variant), ITALIAN_FID, "AB-12", ())


def tree(conditions: Sequence[Condition]) -> dict[str, Any]:
    """ "11-14": ("18x11", what follows)."""
    return {
        f"{each.their.start}-{each.their.end}": (f"{each.mine.start}-{each.mine.end}", tree(each.then))
        for each in conditions
    }


def told(text: str) -> tuple[list[str], dict[str, Any]]:
    meant = read_message(read_letter(text.encode()), START, "it")
    return [f"{move.start}-{move.end}" for move in meant.moves], tree(meant.conditions)


TWO_DEEP: dict[str, Any] = {
    "11-14": ("18-11", {"6-15": ("21-17", {}), "7-14": ("21-17", {})}),
    "10-13": ("21-17", {}),
}
ONE_DEEP: dict[str, Any] = {"11-14": ("18-11", {})}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("22-18, se 11-14 allora 18x11", ONE_DEEP),
        ("22-18. If 11-14 then 18x11.", ONE_DEEP),
        ("22-18. Caso 11-14, então 18x11.", ONE_DEEP),
        ("22-18 (se 11-14, 18x11)", ONE_DEEP),
        ("Apro con 22-18. Su 11-14 prendo 18x11 naturalmente.", ONE_DEEP),
        ("I open 22-18. On 11-14 I take 18x11.", ONE_DEEP),
        ("se 11-14 allora 18x11. Intanto: 22-18", ONE_DEEP),
        ("22-18 11-14 18x11", ONE_DEEP),
        ("22-18, poi tu 11-14 e io 18x11", ONE_DEEP),
        (
            "22-18; if 11-14 then 18x11, then if 6x15 then 21-17, if 7x14 then 21-17; "
            "if 10-13 then 21-17",
            TWO_DEEP,
        ),
        (
            "22-18\n\nse 11-14 allora 18x11\n  se 6x15 allora 21-17\n  se 7x14 allora 21-17\n"
            "se 10-13 allora 21-17",
            TWO_DEEP,
        ),
        (
            "Jogo 22-18. Se 11-14, tomo 18x11; se depois 6x15, 21-17. Caso 10-13, 21-17.",
            {"11-14": ("18-11", {"6-15": ("21-17", {})}), "10-13": ("21-17", {})},
        ),
        ("22-18. Nel caso giocassi 11-14, in quel caso rispondo 18x11.", ONE_DEEP),
        ("22-18, se 12-16 io 21-17, se 10-13 ci penso", {"12-16": ("21-17", {})}),
        ("22-18, if 9-13 then 1-5", {}),
        ("22-18. A domani.", {}),
        ("22-18. Il 11-14 di questo mese siamo via, poi il 18-11 torno a Roma.", {}),
        (
            "22-18. Ci vediamo al torneo, si gioca il 11-14 e si finisce la domenica dopo, ore 18-11.",
            {},
        ),
    ],
)
def test_conditions_are_a_tree(text: str, expected: dict[str, Any]) -> None:
    assert told(text) == (["22-18"], expected)


@pytest.mark.parametrize(
    "text",
    [
        "22-18. If you don't play 11-14, I answer 18x11.",
        "22-18. Se non giochi 11-14 rispondo 18x11",
        "22-18. If not 11-14 then 18x11",
        "22-18. On any other move than 11-14 I play 21-17",
        "22-18. Não jogando 11-14 respondo 18x11, ou se não 21-17",
        "22-18. Non so se dopo 11-14 giocherò 18x11",
        "22-18. Forse se giochi 11-14 rispondo 18x11, vedremo",
        "22-18. Maybe if you play 11-14 I answer 18x11",
        "22-18. Talvez se jogares 11-14 eu responda 18x11",
        "22-18. Se 11-14, allora 18x11 perde, vero?",
        "22-18. If 11-14 then 18x11 or 21-17",
        "22-18. Se giochi 10-13 o 10-14 rispondo 21-17",
        "22-18. Se 9-13 allora 1-5",
    ],
)
def test_no_condition_is_made_of_its_opposite_or_a_doubt(text: str) -> None:
    meant = read_message(read_letter(text.encode()), START, "it")
    assert (meant.kind, meant.conditions, meant.has_unclear_condition) == ("move", (), True)


@pytest.mark.parametrize(
    "text",
    [
        "21-17 (a.l. 22-18)",
        "21-17, a qualsiasi risposta 22-18",
        "21-17, and on any reply 22-18",
        "21-17, a qualquer resposta 22-18",
    ],
)
def test_any_reply_is_each_to_which_the_answer_is_legal(text: str) -> None:
    """Not 10-13, after which there is a capture (Capo I, 13.14 speaks of the same consequences)."""
    moves, conditions = told(text)
    assert moves == ["21-17"]
    assert [*conditions] == ["9-13", "10-14", "11-14", "11-15", "12-15", "12-16"]
    assert {*(answer for answer, _ in conditions.values())} == {"22-18"}


def test_what_is_named_besides_any_other_keeps_its_answer() -> None:
    _, conditions = told("21-17. Se 10-14 allora 22-18; per qualsiasi altra 25-21")
    assert conditions["10-14"] == ("22-18", {})
    assert {*(answer for their, (answer, _) in conditions.items() if their != "10-14")} == {"25-21"}
