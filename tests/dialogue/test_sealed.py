"""A kept game that somebody plays without seeing, or without notes, and that is not finished: by
conversation, too, it goes into no file, and is not gone through.
"""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import settings_for

BLIND = {
    "white": Player(name="Anna", is_blind=True),
    "black": Player(name="Bruno", is_blind=True),
    "are_answers_shared": False,
}
TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


@pytest.mark.parametrize("terms", [BLIND, BLIND | {"has_notes": False}, TWO | {"has_notes": False}])
def test_it_is_in_no_file_and_not_gone_through(terms: dict[str, object]) -> None:
    with shelf() as on:
        first = KeptTalk(settings_for(**terms), on)
        for line in ("21-17", "11-15", "esci"):
            first.type(line)
        again = KeptTalk(settings_for(), on)
        again.type("no")
        for line in ("esporta la partita 1 come leak", "esporta tutte le partite"):
            (told,) = again.type(line)
            assert "non finita" in told
        assert not [*on.path.parents[1].rglob("*.pdn")]
        assert "non finita" in again.type("rivedi la partita 1")[0]


def test_what_is_left_out_is_told() -> None:
    with shelf() as on:
        for terms in (BLIND, TWO):
            talk = KeptTalk(settings_for(**terms), on)
            for line in ("no", "21-17", "11-15", "esci"):
                talk.type(line)
        again = KeptTalk(settings_for(), on)
        again.type("no")
        written, left = again.type("esporta tutte le partite")
        assert written.startswith("Partita scritta")
        assert "non finita" in left
        (file,) = on.path.parents[1].rglob("*.pdn")
        assert file.read_text(encoding="utf-8").count("[White ") == 1
