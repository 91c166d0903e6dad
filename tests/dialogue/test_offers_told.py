"""Who offered a draw, and what became of it, the record tells; two choices are never the same."""

import pytest

from assistant.dialogue.handlers.asking.meant import ask_which_meant
from assistant.narration.facts.draw import OfferTold
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command, Whose
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
ASKED = {
    "it": ("chi ha proposto patta?", "chi ha offerto la patta?", "hai accettato la patta?"),
    "en": ("who offered a draw?", "has anybody offered a draw?", "did you accept?"),
    "pt": ("quem propôs empate?", "quem ofereceu o empate?", "aceitaste?", "aceitou o empate?"),
    "pt-BR": ("quem propôs empate?", "quem ofereceu o empate?", "você aceitou?"),
}
NOBODY = {"it": "nessuno", "en": "Nobody", "pt": "ninguém", "pt-BR": "ninguém"}
DRAW = {"it": "patta", "en": "draw", "pt": "empate", "pt-BR": "empate"}
WHITE = {"it": "Bianco", "en": "White", "pt": "Brancas", "pt-BR": "Brancas"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
CASES = [(language, line) for language, lines in ASKED.items() for line in lines]
DECLINED = {"it": "rifiutata", "en": "declined", "pt": "recusada", "pt-BR": "recusada"}
WITHDRAWN = {
    **{"it": "ritiro la patta", "en": "I withdraw the draw"},
    **{"pt": "retiro o empate", "pt-BR": "retiro o empate"},
}
ACCEPTED = {"it": "accettata", "en": "accepted", "pt": "aceite", "pt-BR": "aceita"}


@pytest.mark.parametrize(("language", "line"), CASES)
def test_nobody_has(language: str, line: str) -> None:
    (told,) = Talk(settings_for(language=language)).type(line)
    assert NOBODY[language] in told


@pytest.mark.parametrize(("language", "line"), CASES)
def test_who_did_and_that_it_was_declined(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(f"Anna: {DRAW[language]}")
    talk.type(NO[language])
    (told,) = talk.type(line)
    assert WHITE[language] in told
    assert DECLINED[language] in told


@pytest.mark.parametrize("language", ASKED)
def test_the_computer_has_declined(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(DRAW[language])
    talk.type(YES[language])
    (told,) = talk.type(ASKED[language][-1])
    assert DECLINED[language] in told


@pytest.mark.parametrize("language", ASKED)
def test_it_was_accepted(language: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(f"Anna: {DRAW[language]}")
    talk.type(yes_of(talk, YES[language]))
    (told,) = talk.type(ASKED[language][0])
    assert ACCEPTED[language] in told


@pytest.mark.parametrize("language", ASKED)
def test_while_it_is_open_and_after_it_was_passed_over(language: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(f"Anna: {DRAW[language]}")
    told, *_ = talk.type(ASKED[language][0])
    narrator = talk.dialogue.talk.narrator
    assert told == narrator.tell(OfferTold(Side.WHITE, "open")).text
    talk.type(f"Anna: {WITHDRAWN[language]}")
    told, *_ = talk.type(ASKED[language][0])
    assert told == narrator.tell(OfferTold(Side.WHITE, "lapsed")).text


@pytest.mark.parametrize("language", ASKED)
@pytest.mark.parametrize("second", [Whose.OWN, None])
def test_two_choices_that_sound_the_same_are_one(language: str, second: Whose | None) -> None:
    talk = Talk(settings_for(language=language))
    both = (
        CommandMeant(Command.TAKE_BACK),
        CommandMeant(Command.TAKE_BACK, whose=second, rest="x"),
    )
    texts: list[str] = []
    ask_which_meant(talk.dialogue.talk, Perhaps(both), lambda talk, meaning: texts.append("done"))
    here = talk.dialogue.talk.here
    assert here.expected is None, "nobody could choose"
    assert here.asked
    assert not texts
