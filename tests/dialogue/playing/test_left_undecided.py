"""Who leaves while the other one is asked something gets out of nothing: it is asked again."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.handlers.playing.irregular import ask_to_keep
from assistant.dialogue.questions import Keep, KeepAnnounced, Leave, OfferDraw, TakeBack
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.game.deeds import OfferLapsed
from assistant.narration.facts.irregular import IrregularAnnounced
from assistant.rules.announced import announced
from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

START = "W:W22,27,32:B10,5,9"
LEAVING = {"it": "> esci", "en": "> quit", "pt": "> sair", "pt-BR": "> sair"}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def settings(language: str = "it", **changes: object) -> Settings:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
    return settings_for(**{"fen": START, "language": language, **two, **changes})  # type: ignore[arg-type]


def asked(talk: Talk) -> object:
    question = talk.dialogue.talk.here.asked
    return question and question.about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", [["leave"], ["* end of input"], ["* ctrl-c", "* ctrl-c"]])
def test_an_irregularity_is_decided_after_a_restart_and_named_again(
    kept: Shelf, language: str, way: list[str]
) -> None:
    talk = KeptTalk(settings(language), kept)
    talk.type("22-26")
    for line in way:
        talk.act(LEAVING[language] if line == "leave" else line)
    assert talk.status == 0
    again = KeptTalk(settings(language), kept)
    told = again.type(YES[language])
    fact = IrregularAnnounced("moved-wrongly", Side.WHITE, "22-26", Article(Text.CAPO1, "8.1.2"))
    tell = again.dialogue.talk.narrator.tell
    assert told[-3] == tell(fact).text
    question = again.dialogue.talk.here.asked
    assert question
    assert told[-1] == tell(question.fact).text
    assert asked(again) == KeepAnnounced(Side.WHITE, (22, 26), False)
    again.type("22-18")
    assert not again.game.plies
    again.type(yes_of(again, YES[language]))
    assert again.deeds(IrregularityKept)


def test_one_ctrl_c_decides_nothing() -> None:
    talk = Talk(settings())
    talk.type("22-26")
    told = talk.act("* ctrl-c")
    assert asked(talk) == KeepAnnounced(Side.WHITE, (22, 26), False)
    assert "Bruno" in told[-1]
    assert talk.status is None


def test_where_nothing_is_kept_it_stands_as_long_as_one_stays() -> None:
    talk = Talk(settings())
    talk.type("22-18")
    talk.type("10-15")
    talk.type("18-22")
    before = asked(talk)
    talk.type("esci")
    assert isinstance(asked(talk), Leave)
    assert talk.dialogue.talk.table.is_undecided
    talk.type("no")
    assert asked(talk) == before
    talk.type("esci")
    talk.act("* ctrl-c")
    assert asked(talk) == before
    talk.type("esci")
    talk.type("sì")
    assert talk.status == 0


@pytest.mark.parametrize("way", ["> esci", "* end of input"])
@pytest.mark.parametrize(("line", "about"), [("Anna: patta", OfferDraw), ("Anna: riprendi", TakeBack)])
def test_an_offer_is_answered_after_a_restart(kept: Shelf, way: str, line: str, about: type) -> None:
    talk = KeptTalk(settings(), kept)
    talk.type("22-18")
    talk.type(line)
    talk.act(way)
    assert not talk.deeds(OfferLapsed)
    again = KeptTalk(settings(), kept)
    again.type("sì")
    assert isinstance(asked(again), about)
    again.type("Bruno sì")
    assert bool(again.game.outcome) is (about is OfferDraw)
    assert bool(again.game.plies) is (about is OfferDraw)


@pytest.mark.parametrize("answer", ["sì", "no"])
def test_what_a_board_has_shown_is_decided_without_it_too(kept: Shelf, answer: str) -> None:
    talk = KeptTalk(settings(), kept)
    position = parse_fen(START, ITALIAN)
    finding = announced(position, (22, 26), Side.WHITE, ITALIAN_FID)
    assert finding
    talk.type("22-26")
    ask_to_keep(talk.dialogue.talk, Side.BLACK, Keep(0, finding))
    talk.act("> esci")
    again = KeptTalk(settings(), kept)
    told = again.type("sì")
    assert "8.1.2" in told[-3]
    again.type(f"Bruno: {answer}")
    assert bool(again.deeds(IrregularityKept)) is (answer == "sì")
    assert again.game.position.side_to_move is (Side.BLACK if answer == "sì" else Side.WHITE)
