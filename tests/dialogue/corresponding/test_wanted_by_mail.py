"""What people want at games by correspondence in their own words, and nothing done unasked."""

from collections.abc import Iterator

import pytest

from assistant.rules.side import Side
from tests.dialogue.corresponding.own_words import FIRST, LINES, NOTHING_IS_DONE
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import Talk, parse_settings

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
        for line in (f"{begin} {name}", yes, "22-18", yes, sent):
            if line != sent or name != FIRST[language][-1]:
                talk.type(line)
    return talk


@pytest.mark.parametrize(("language", "line", "said"), LINES)
def test_what_is_wanted_is_done(kept: Shelf, language: str, line: str, said: str) -> None:
    told = at_last_of_three(language, kept).type(line)
    assert any(each.startswith(said) for each in told), told


@pytest.mark.parametrize(("language", "line"), NOTHING_IS_DONE)
def test_nothing_is_done_that_was_not_asked(kept: Shelf, language: str, line: str) -> None:
    talk = at_last_of_three(language, kept)
    deeds, game = len(talk.game.deeds), talk.dialogue.talk.table.kept
    talk.type(line)
    assert (len(talk.game.deeds), talk.dialogue.talk.table.kept) == (deeds, game)
    assert talk.dialogue.talk.surface.text is None
    assert talk.dialogue.talk.surface.handed_over == ""


@pytest.mark.parametrize(
    ("language", "line", "asked", "said"),
    [
        ("it", "offro patta con 18-14", "tu 18-14, e offri patta.", "La patta per Anna"),
        ("it", "18-14, patta", "tu 18-14, e offri patta.", "La patta per Anna"),
        (
            "en",
            "I offer a draw with 18-14",
            "you 18-14, and you offer a draw.",
            "The draw for Ann",
        ),
        ("en", "18-14 and I offer a draw", "you 18-14, and you offer a draw.", "The draw for Ann"),
        ("pt", "ofereço empate com 18-14", "você 18-14, e oferece empate.", "O empate para Ana"),
    ],
)
def test_a_draw_is_offered_in_the_line_of_the_move(
    kept: Shelf, language: str, line: str, asked: str, said: str
) -> None:
    talk = at_last_of_three(language, kept)
    yes = BEGINS[language][1]
    for each in (BEGINS[language][2], "11-15", yes):
        talk.type(each)
    assert asked in talk.type(line)[-1]
    assert "draw" not in talk.game.offers
    assert any(each.startswith(said) for each in talk.type(yes))
    assert talk.game.offers["draw"].side is Side.WHITE


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("I offer a draw with 22-9", "Square 22 is empty"),
        ("I offer no draw with 18-14", "I did not understand"),
        ("a draw with 18-14?", "I did not understand"),
        ("I offer a draw with 18-14 or 21-17", "A draw is offered with a move"),
    ],
)
def test_no_draw_is_offered_with_what_is_no_move(kept: Shelf, line: str, said: str) -> None:
    talk = at_last_of_three("en", kept)
    for each in ("sent", "11-15", "yes"):
        talk.type(each)
    assert talk.type(line)[0].startswith(said)
    assert talk.dialogue.talk.here.asked is None


def test_no_draw_is_offered_with_a_move_while_it_is_their_turn(kept: Shelf) -> None:
    talk = at_last_of_three("en", kept)
    assert talk.type("I offer a draw with 18-14") == ["Black to move, Ann."]
    assert "draw" not in talk.game.offers


@pytest.mark.parametrize(
    ("language", "begin", "line", "told"),
    [
        (
            "it",
            ("nuova partita per corrispondenza con Anna", "sì", "22-18", "sì"),
            "offro patta e prendo 5 giorni di ferie",
            ("La patta per Anna parte", "5 giorni di ferie da oggi"),
        ),
        (
            "en",
            ("new correspondence game with Anna", "yes", "22-18", "yes"),
            "leave 5 days, offer draw",
            ("5 days of leave from today", "The draw for Anna goes"),
        ),
        (
            "pt",
            ("nova partida por correspondência com Ana", "sim", "22-18", "sim"),
            "ofereço empate e férias 5 dias",
            ("O empate para Ana vai", "5 dias de férias a partir de hoje"),
        ),
    ],
)
def test_all_that_one_line_adds_to_the_message_is_added(
    language: str, begin: tuple[str, ...], line: str, told: tuple[str, ...]
) -> None:
    talk = Talk(parse_settings(f"lang={language} white=human:Bob"))
    for each in begin:
        talk.type(each)
    said = talk.type(line)
    assert [each.startswith(start) for each, start in zip(said, told, strict=True)] == [True, True]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("ho perso la lettera", "ho perso la mail", "la lettera è andata persa")),
        ("en", ("I lost the letter", "I have lost her message")),
        ("pt", ("perdi a carta", "perdi a mensagem")),
    ],
)
def test_who_has_lost_a_letter_has_not_lost_the_game(
    kept: Shelf, language: str, lines: tuple[str, ...]
) -> None:
    mean = {"it": "ripetere il messaggio", "en": "repeating the message", "pt": "repetir a mensagem"}
    for line in lines:
        told = at_last_of_three(language, kept).type(line)
        assert mean[language] in told[0], (line, told)
