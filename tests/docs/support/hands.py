"""What hands do on a board with sensors, as the examples in the manuals tell it."""

import re
from dataclasses import dataclass

from tests.dialogue.support.board_talk import PIECES, BoardTalk

LETTERS = {seen: letter for letter, seen in PIECES.items()}
EVENTS = (
    "found",
    "set up/recognised/read",
    "read overdue",
    "read confirmed",
    "lost unplugged",
    "found/read",
)


@dataclass(frozen=True, slots=True)
class Wording:
    """How a language tells it. What has a square in it is a pattern."""

    begins: str
    carried: str
    taken_off: str
    man_put: str
    events: tuple[str, ...]
    """The words for EVENTS, in their order."""


HANDS = {
    "it": Wording(
        "Sulla damiera: ",
        r"dalla (\d+) alla (\d+)",
        r"via la (\d+)",
        r"(?:(?P<white>pedina bianca)|pedina nera) sulla (?P<square>\d+)",
        ("si collega", "pezzi disposti", "tutto fermo", "il tasto", "cavo staccato", "cavo attaccato"),
    ),
    "en": Wording(
        "On the board: ",
        r"from (\d+) to (\d+)",
        r"(\d+) taken off",
        r"(?:(?P<white>white man)|black man) on (?P<square>\d+)",
        ("it connects", "pieces set up", "all is still", "the button", "cable pulled", "cable back"),
    ),
    "pt": Wording(
        "No tabuleiro: ",
        r"da (\d+) para a (\d+)",
        r"sai a (\d+)",
        r"(?:(?P<white>pedra branca)|pedra preta) na (?P<square>\d+)",
        ("liga-se", "peças dispostas", "tudo parado", "o botão", "cabo fora", "cabo ligado"),
    ),
}


def done_by_hand(talk: BoardTalk, told: str, wording: Wording) -> list[str]:
    """What is said when this is done; each thing between commas is a reading of its own."""
    return [
        line
        for each in told.split(", ")
        for what in _as_board_talk(talk, each, wording).split("/")
        for line in talk.on_board(what)
    ]


def _as_board_talk(talk: BoardTalk, told: str, wording: Wording) -> str:
    if told in wording.events:
        return EVENTS[wording.events.index(told)]
    if found := re.fullmatch(wording.carried, told):
        start, end = found.groups()
        return f"-{start} +{end}{LETTERS[talk.hands[talk.at].squares[int(start) - 1]]}"
    if found := re.fullmatch(wording.taken_off, told):
        return f"-{found[1]}"
    found = re.fullmatch(wording.man_put, told)
    assert found, f"no hand does this: {told}"
    return f"+{found['square']}{'w' if found['white'] else 'b'}"
