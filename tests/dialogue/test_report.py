"""The report of a game: no kind of deed is forgotten, and how the rarer ones read; most of it is in
transcripts/report.*.txt."""

import pytest

from assistant.dialogue.deeds_told import AROUND, TOLD, UNTOLD
from assistant.game.deeds import KINDS
from tests.dialogue.support.kept_talk import shelf, talk_by


def test_every_kind_of_deed_is_told_or_rightly_not() -> None:
    tables = [*TOLD, *AROUND, *UNTOLD]
    assert len(tables) == len({*tables})
    assert {*tables} == {*KINDS.values()}


@pytest.mark.parametrize(
    ("settings", "lines", "told"),
    [
        (
            "white=human:Anna black=human:Bruno arbiter=on regulation=portuguese rules=international "
            "fen=W:WK47,K1:BK5",
            ("47-36", "5-10", "Anna: neither can win", "Bruno: no", "report"),
            ("Draw proposed by Anna, since neither can win: declined.",),
        ),
        (
            "white=human:Anna black=human:Bruno arbiter=on",
            ("22-18", "arbiter: the piece of 11 is out of play", "arbiter: yes", "report"),
            ("The piece of 11 goes out of play, as decided by the arbiter, article 7.5.",),
        ),
        (
            "white=human:Anna black=human:Bruno arbiter=on",
            (
                "22-18",
                "Anna: Black refuses the rules",
                "arbiter: Black refuses the rules",
                "arbiter: yes",
                "report",
            ),
            (
                "Black, Bruno, is obliged by the opponent to keep to the rules, article 8.5.",
                "White, Anna, wins: Black, Bruno, refuses to keep to the rules, article 9.2.5.",
            ),
        ),
        (
            "white=human:Anna black=human:Bruno",
            (
                *("22-18", "11-15", "undo", "Anna: yes", "redo", "Anna: yes"),
                *("Anna: draw", "Bruno: yes", "undo", "yes", "report"),
            ),
            (
                "Without an arbiter: illegal moves were refused.",
                "Move taken back: 11-15.",
                "Playing again what was taken back, asked for by Bruno: accepted.",
                "The agreed draw is undone: the game goes on as it stood.",
            ),
        ),
    ],
)
def test_the_rarer_deeds_read_so(settings: str, lines: tuple[str, ...], told: tuple[str, ...]) -> None:
    with shelf() as kept:
        talk = talk_by(f"settings lang=en coach=off {settings}", kept)
        said: list[str] = []
        for line in lines:
            said = talk.act(f"> {line}")
        assert [each for each in told if each not in said] == []


def test_by_correspondence_it_tells_leave_and_days_and_no_private_note() -> None:
    begun = ("new correspondence game with Anna", "yes", "terms 2 moves in 5 days", "22-18", "yes")
    sent = ("leave 3 days", "note my secret", "hand over", "sent", "* a week passes", "* a week passes")
    with shelf() as kept:
        talk = talk_by("settings lang=en journal=on white=human:Bob", kept)
        said: list[str] = []
        for line in (*begun, *sent, "report"):
            said = talk.act(line if line.startswith("*") else f"> {line}")
        assert "By correspondence, BA-101." in said
        assert "Your leave: 3 days from 21 September 2026." in said
        assert "Days used: White 0, Black 14; Black more than there are." in said
        assert not [each for each in said if "secret" in each or "Sent" in each]
