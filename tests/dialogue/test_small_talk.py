"""Pure talk is answered shortly and does nothing; nor does a stray sign cost a question."""

import pytest

from assistant.dialogue.effects import Quit, Remember
from assistant.parsing.words.vocabulary import languages_understood, vocabulary
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
TALK = {
    "it": {
        "greeting": ("ciao", "buongiorno", "Ciao computer!", "come stai?"),
        "thanks": ("grazie", "grazie mille", "ti ringrazio", "ok grazie"),
        "praise": ("bella partita", "è stato divertente", "bravo", "complimenti!", "ben giocato"),
        "wait": ("aspetta un attimo", "un momento", "fammi pensare", "aspetta, ci sto pensando"),
    },
    "en": {
        "greeting": ("hello", "hi", "good morning", "hello there!", "how are you?"),
        "thanks": ("thank you", "thanks", "ok, thank you very much", "thanks a lot"),
        "praise": ("good game", "that was fun", "well played", "Nice game!", "good game, thanks"),
        "wait": ("hang on", "wait a moment", "let me think", "just a second please", "hold on"),
    },
    "pt": {
        "greeting": ("olá", "bom dia", "oi, tudo bem?"),
        "thanks": ("obrigado", "muito obrigada", "obrigado pela partida"),
        "praise": ("bom jogo", "foi divertido", "bem jogado", "boa partida!", "parabéns"),
        "wait": ("espera", "um momento", "deixa-me pensar", "espere um pouco", "calma"),
    },
}
TALK["pt-BR"] = TALK["pt"]
TOLD = {
    "it": {"greeting": "Ciao", "thanks": "Prego", "praise": "piacere", "wait": "fretta"},
    "en": {"greeting": "Hello", "thanks": "welcome", "praise": "Thank you", "wait": "hurry"},
    "pt": {"greeting": "Olá", "thanks": "De nada", "praise": "prazer", "wait": "pressa"},
}
TOLD["pt-BR"] = TOLD["pt"]
CASES = [
    (language, kind, line)
    for language, kinds in TALK.items()
    for kind, lines in kinds.items()
    for line in lines
]


@pytest.mark.parametrize("players", [{}, TWO], ids=["alone", "two"])
@pytest.mark.parametrize(("language", "kind", "line"), CASES)
def test_it_is_answered_and_nothing_happens(
    language: str, kind: str, line: str, players: dict[str, Player]
) -> None:
    talk = Talk(settings_for(language=language, questions=2, **players))
    talk.type("22-18")
    deeds, searches = len(talk.game.deeds), len(talk.searches)
    talk.done.clear()
    (said,) = talk.type(line)
    assert TOLD[language][kind] in said
    table, here = talk.dialogue.talk.table, talk.dialogue.talk.here
    assert (len(talk.game.deeds), len(talk.searches)) == (deeds, searches)
    assert here.asked is here.expected is None
    assert all(each.questions == 0 for each in table.tallies.values())
    assert not any(isinstance(each, Quit | Remember) for each in talk.done)


MORE = {
    "it": {
        "apology": ("scusa", "scusami", "mi dispiace", "ok scusa", "chiedo scusa"),
        "agreed": (
            "ok",
            "perfetto",
            "ottimo",
            "molto bene",
            "bene",
            "va bene",
            "d'accordo",
            "ho capito",
            "tutto bene?",
            "tutto ok",
            "va beh",
        ),
    },
    "en": {
        "apology": ("sorry", "my bad", "I'm sorry", "sorry about that", "oh sorry"),
        "agreed": (
            "ok",
            "great",
            "perfect",
            "fine",
            "got it",
            "I see",
            "right",
            "are you ok?",
            "all right",
        ),
    },
    "pt": {
        "apology": ("desculpa", "desculpe", "sinto muito", "peço desculpa"),
        "agreed": ("ok", "perfeito", "ótimo", "tudo bem?", "tudo bem", "percebi", "tá bom", "está bem"),
    },
    "pt-BR": {
        "apology": ("desculpa", "foi mal", "me desculpe"),
        "agreed": ("ok", "tudo bem?", "beleza", "legal", "entendi", "perfeito", "tudo certo?"),
    },
}
MORE_TOLD = {
    "it": {"apology": "Nessun problema", "agreed": "Tutto bene"},
    "en": {"apology": "No problem", "agreed": "All is well"},
    "pt": {"apology": "faz mal", "agreed": "Tudo bem"},
    "pt-BR": {"apology": "problema", "agreed": "Tudo bem"},
}


@pytest.mark.parametrize("language", MORE)
def test_an_apology_or_being_content_is_no_mistake(language: str) -> None:
    for kind, lines in MORE[language].items():
        for line in lines:
            talk = Talk(settings_for(language=language, questions=2))
            talk.type("22-18")
            told = talk.answer("12-16")
            (said,) = talk.type(line)
            assert MORE_TOLD[language][kind] in said, line
            surface = talk.dialogue.talk.surface
            assert (surface.misunderstood, talk.dialogue.talk.tally.questions) == (0, 0)
            assert len(talk.game.plies) == 2
            assert talk.type({"it": "ripeti", "en": "repeat"}.get(language, "repetir")) == told


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("scusa?", "Scusi?", "mi scusi?", "scusami?")),
        ("en", ("sorry?", "Sorry?", "pardon?", "excuse me?")),
        ("pt", ("desculpa?", "desculpe?", "perdão?")),
        ("pt-BR", ("desculpa?", "como disse?")),
    ],
)
def test_with_a_question_mark_an_apology_wants_it_said_again(
    language: str, lines: tuple[str, ...]
) -> None:
    for line in lines:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        told = talk.answer("12-16")
        assert talk.type(line) == told, line


AGREEING = ("ok grazie",)
"""What is a yes to a question."""


@pytest.mark.parametrize(
    ("language", "kind", "line"), [each for each in CASES if each[2] not in AGREEING]
)
def test_while_something_is_asked_it_stays_asked(language: str, kind: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type({"it": "abbandona", "en": "resign"}.get(language, "abandono"))
    asked = talk.dialogue.talk.here.asked
    talk.type(line)
    assert talk.dialogue.talk.here.asked is asked, kind
    assert talk.game.outcome is None


@pytest.mark.parametrize("language", TALK)
def test_what_is_waited_for_is_waited_for_still(language: str) -> None:
    talk = Talk(settings_for(language=language))
    opened = {"it": "impostazioni", "en": "settings", "pt": "definições", "pt-BR": "configurações"}
    listed = talk.type(opened[language])
    said = talk.type(TALK[language]["wait"][0])
    assert TOLD[language]["wait"] in said[0]
    assert said[1:] == listed[-1:]
    assert talk.dialogue.talk.here.expected


@pytest.mark.parametrize("language", languages_understood())
def test_no_phrase_of_talk_is_a_command_or_a_move(language: str) -> None:
    words = vocabulary(language)
    kinds = [phrases for kind, phrases in words.talk.items() if kind != "beside"]
    said = {" ".join(phrase) for phrases in kinds for phrase in phrases}
    assert not said & set(words.heads)
    assert not said & {" ".join(phrase) for phrase in words.moves}
    assert not said & (words.agreeing | words.leaving)


@pytest.mark.parametrize(
    "line", ["hello 22-18", "wait, 22-18", "thanks, what can I take", "hang on, whose turn is it"]
)
def test_talk_around_something_else_is_no_talk(line: str) -> None:
    talk = Talk(settings_for(language="en"))
    said = talk.type(line)
    assert not any(each in " ".join(said) for each in TOLD["en"].values())


@pytest.mark.parametrize("language", TALK)
def test_what_is_repeated_is_what_came_before(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    told = talk.answer("12-16")
    talk.type(TALK[language]["thanks"][0])
    assert talk.type({"it": "ripeti", "en": "repeat"}.get(language, "repetir"))[0] == told[0]


@pytest.mark.parametrize("language", TALK)
def test_a_stray_sign_costs_no_question(language: str) -> None:
    talk = Talk(settings_for(language=language, questions=2))
    talk.type("22-18")
    talk.answer("11-15")
    (asked,) = talk.type("x")
    assert {"it": "prese", "en": "captures", "pt": "tomadas", "pt-BR": "capturas"}[language] in asked
    talk.type({"it": "no", "en": "no"}.get(language, "não"))
    assert talk.dialogue.talk.tally.questions == 0
    talk.type("x")
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert talk.dialogue.talk.tally.questions == 1


def test_where_questions_are_free_the_letter_asks_at_once() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("x") == talk.type("captures")
    assert talk.dialogue.talk.here.asked is None


def test_where_none_is_left_it_is_told_at_once() -> None:
    talk = Talk(settings_for(language="en", questions=0))
    talk.type("x")
    assert talk.dialogue.talk.here.asked is None
