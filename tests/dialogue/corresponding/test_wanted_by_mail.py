"""What people want at games by correspondence in their own words, and nothing done unasked."""

from collections.abc import Iterator

import pytest

from tests.dialogue.corresponding.own_words import FIRST, LINES, NOTHING_IS_DONE
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import parse_settings

BEGINS = {
    "it": ("nuova partita per corrispondenza con", "sì", "spedita"),
    "en": ("new correspondence game with", "yes", "sent"),
    "pt": ("nova partida por correspondência com", "sim", "enviada"),
}


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    with shelf() as found:
        yield found


def at_last_of_three(language: str, kept: Shelf) -> KeptTalk:
    """Three games, of which one is at the last; the own move there is made, and not sent."""
    talk = KeptTalk(parse_settings(f"lang={language} white=human:Bob"), kept)
    begin, yes, sent = BEGINS[language]
    for name in FIRST[language]:
        for line in (f"{begin} {name}", "22-18", yes, sent):
            if line != sent or name != FIRST[language][-1]:
                talk.type(line)
    return talk


@pytest.mark.parametrize(("language", "line", "said"), LINES)
def test_what_is_wanted_is_done(kept: Shelf, language: str, line: str, said: str) -> None:
    told = at_last_of_three(language, kept).type(line)
    assert "".join(told).startswith(said), told


@pytest.mark.parametrize(("language", "line"), NOTHING_IS_DONE)
def test_nothing_is_done_that_was_not_asked(kept: Shelf, language: str, line: str) -> None:
    talk = at_last_of_three(language, kept)
    deeds, game = len(talk.game.deeds), talk.dialogue.talk.table.kept
    talk.type(line)
    assert (len(talk.game.deeds), talk.dialogue.talk.table.kept) == (deeds, game)
    assert talk.dialogue.talk.surface.text is None
    assert talk.dialogue.talk.surface.handed_over == ""
