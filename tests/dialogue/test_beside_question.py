"""What is said beside an open question: it is answered, and the question stays, told in few words."""

import pytest

from assistant.dialogue.states import State
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES
from tests.dialogue.test_while_asked import NOT_UNDERSTOOD

RESIGN = {"it": "abbandono", "en": "resign", "pt": "desisto", "pt-BR": "desisto"}
TURN = {"it": "a chi tocca", "en": "whose turn", "pt": "quem joga", "pt-BR": "quem joga"}
SHORT = {
    "it": "Bianco, abbandonare: sì o no?",
    "en": "White, resign: yes or no?",
    "pt": "Brancas, abandonar: sim ou não?",
    "pt-BR": "Brancas, abandonar: sim ou não?",
}


def asked(language: str, line: str = "", **changes: object) -> tuple[Talk, list[str]]:
    """A conversation in which something is asked, and how."""
    talk = Talk(settings_for(language=language, **changes))
    talk.type("22-18")
    if not changes:
        talk.answer("12-16")
    said = talk.type(line or RESIGN[language])
    assert talk.dialogue.state is State.ANSWER
    talk.done.clear()
    return talk, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_told_in_full_once_and_in_few_words_behind_answers(language: str) -> None:
    talk, (first,) = asked(language)
    for _ in range(2):
        *_, again = talk.type(TURN[language])
        assert again == SHORT[language] != first
    *_, full = talk.type("xyzzy qwerty")
    assert full not in (SHORT[language], TURN[language]), "who is not understood hears it whole"


SET = {
    "it": {"rate": ("velocità 200", "più veloce"), "volume": ("volume 50", "abbassa la voce")},
    "en": {"rate": ("rate 200", "speak slower"), "volume": ("volume 50", "turn it down")},
    "pt": {"rate": ("velocidade 200", "mais rápido"), "volume": ("volume 50", "fala mais baixo")},
    "pt-BR": {"rate": ("velocidade 200", "mais rápido"), "volume": ("volume 50", "fale mais baixo")},
}
OTHERS = {
    "it": (
        "voce spenta",
        "suoni niente",
        "dettaglio 0",
        "avvisi regola",
        "spegni i suoni",
        "livello 3",
    ),
    "en": ("voice off", "sounds none", "detail 0", "warnings rule", "turn off the sounds", "level 3"),
    "pt": ("voz nenhuma", "sons nada", "detalhe 0", "avisos regra", "nível 3"),
    "pt-BR": ("voz nenhuma", "sons nada", "detalhe 0", "avisos regra", "nível 3"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["rate", "volume"])
def test_a_setting_is_changed_and_the_question_stays(language: str, name: str) -> None:
    for line in SET[language][name]:
        talk, _ = asked(language)
        before = getattr(talk.dialogue.talk.settings, name)
        said = talk.type(line)
        assert getattr(talk.dialogue.talk.settings, name) != before, line
        assert said[-1] == SHORT[language]
        assert talk.dialogue.state is State.ANSWER


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_setting_that_is_named_with_its_value_is(language: str) -> None:
    for line in OTHERS[language]:
        talk, _ = asked(language)
        before = talk.dialogue.talk.settings
        assert talk.type(line)[-1] == SHORT[language], line
        assert talk.dialogue.talk.settings != before, line
        talk.type({"it": "no", "en": "no"}.get(language, "não"))
        assert talk.dialogue.state is State.MOVE


STAYS = {
    "it": ("impostazioni", "più facile", "apprendimento dimentica", "volume 300", "parla più piano"),
    "en": ("settings", "easier", "learning forget", "volume 300", "stop warning me"),
    "pt": ("definições", "mais fácil", "aprendizagem esquecer", "volume 300", "não me avises"),
    "pt-BR": ("configurações", "mais fácil", "volume 300", "não me avise"),
}
QUIET = {
    "it": ("muto", "spegni la voce", "stai zitto"),
    "en": ("mute", "turn off the voice", "be quiet"),
    "pt": ("mudo", "desliga a voz", "cala-te"),
    "pt-BR": ("mudo", "desliga a voz", "cala a boca"),
}
HELP = {"it": "aiuto", "en": "help", "pt": "ajuda", "pt-BR": "ajuda"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_voice_is_silent_and_help_is_told_at_once_and_the_question_stays(language: str) -> None:
    for line in (*QUIET[language], "?", HELP[language]):
        talk, _ = asked(language)
        question = talk.dialogue.talk.here.asked
        said = talk.type(line)
        assert len(said) > 1, line
        assert said[-1] == SHORT[language]
        assert talk.dialogue.talk.here.asked is question
        assert line not in QUIET[language] or talk.dialogue.talk.settings.voice == "off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_says_again_that_the_voice_be_silent_has_said_yes(language: str) -> None:
    talk = Talk(settings_for(language=language))
    for line in (QUIET[language][1], QUIET[language][1]):
        talk.type(line)
    assert talk.dialogue.talk.settings.voice == "off"
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_guess", [False, True])
def test_what_would_ask_or_list_waits_and_that_is_said(language: str, is_guess: bool) -> None:
    guess = {"it": "livllo 3", "en": "levle 3"}.get(language, "nivle 3")
    for line in STAYS[language][-1:] if is_guess else STAYS[language]:
        talk, _ = asked(language, guess if is_guess else "")
        before, question = talk.dialogue.talk.settings, talk.dialogue.talk.here.asked
        said = talk.type(line)
        assert line in said[0], "it is told that this was not done"
        assert talk.dialogue.talk.here.asked is question, line
        assert talk.dialogue.talk.settings == before


@pytest.mark.parametrize(
    ("language", "guess", "line"),
    [
        ("it", "livllo 3", "volume 50"),
        ("en", "levle 3", "turn it down"),
        ("pt", "nivle 3", "volume 50"),
    ],
)
def test_a_guess_stays_beside_a_setting_of_another_name(language: str, guess: str, line: str) -> None:
    talk, _ = asked(language, guess)
    talk.type(line)
    assert talk.dialogue.talk.settings.volume < 100
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert talk.dialogue.talk.settings.level == 3


@pytest.mark.parametrize("question", ["livllo 3", "più facile"])
def test_the_same_setting_with_another_value_takes_the_place_of_a_question_about_it(
    question: str,
) -> None:
    talk, _ = asked("it", question)
    talk.type("livello 8")
    assert talk.dialogue.talk.settings.level == 8
    assert talk.dialogue.state is State.MOVE


SMALL = {
    "it": (
        "come stai?",
        "grazie",
        "un momento",
        "scusa",
        "ok?",
        "va bene?",
        "perfetto?",
        "tutto bene?",
    ),
    "en": ("how are you?", "thanks", "let me think", "sorry", "ok?", "are you ok?", "perfect?"),
    "pt": ("como estás?", "obrigado", "um momento", "desculpa", "tudo bem?", "ok?", "está bem?"),
    "pt-BR": ("tudo bem?", "obrigado", "um momento", "desculpa", "beleza?", "ok?", "tudo certo?"),
}


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_small_talk_beside_a_question_is_answered_and_decides_nothing(
    language: str, verbosity: int
) -> None:
    for line in SMALL[language]:
        talk, _ = asked(language)
        talk.type(
            {"it": f"dettaglio {verbosity}", "en": f"detail {verbosity}"}.get(
                language, f"detalhe {verbosity}"
            )
        )
        talk.done.clear()
        said = talk.type(line)
        assert talk.game.outcome is None, line
        assert talk.dialogue.state is State.ANSWER
        assert said[-1] == SHORT[language], line
        assert len(said) == 2, line
        assert said[0] not in NOT_UNDERSTOOD[language], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_sorry_with_a_question_mark_wants_it_said_again(language: str) -> None:
    talk, first = asked(language)
    line = {"it": "scusa?", "en": "sorry?"}.get(language, "desculpa?")
    assert talk.type(line) == first
    assert talk.dialogue.state is State.ANSWER


WITHDRAWN = {
    "it": (
        "ritiro la proposta",
        "ritiro l'offerta",
        "ritira la mia proposta",
        "ci ripenso, ritiro la proposta",
    ),
    "en": ("I withdraw the offer", "I take back my offer", "withdraw my offer", "cancel the offer"),
    "pt": ("retiro a proposta", "retiro a oferta", "retiro a minha proposta"),
    "pt-BR": ("retiro a proposta", "retiro a oferta", "retiro minha proposta"),
}
OFFER = {"it": "patta", "en": "draw", "pt": "empate", "pt-BR": "empate"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_that_waits_is_withdrawn_by_who_made_it(language: str) -> None:
    for line in WITHDRAWN[language]:
        people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
        talk, _ = asked(language, f"Anna: {OFFER[language]}", **people)
        assert "draw" in talk.game.offers
        talk.type(f"Bruno: {line}")
        assert "draw" in talk.game.offers, "it is not his"
        assert len(talk.type(line)) == 1
        assert not talk.game.offers, line
        assert talk.game.outcome is None
        assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_to_the_computer_is_not_made_then_and_no_other_question_is_answered(
    language: str,
) -> None:
    for line in WITHDRAWN[language]:
        talk, _ = asked(language, OFFER[language])
        assert len(talk.type(line)) == 1
        assert talk.dialogue.state is State.MOVE
        talk, _ = asked(language)
        question = talk.dialogue.talk.here.asked
        talk.type(line)
        assert talk.dialogue.talk.here.asked is question
        talk = Talk(settings_for(language=language))
        assert len(talk.type(line)) == 1
        assert talk.dialogue.talk.surface.misunderstood == 0


ROUTES = "B:W7,14,15,22,23:B11,12,16,K30"


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [("it", "volume 50", "50"), ("en", "turn it down", "80"), ("pt", "obrigado", "De nada")],
)
def test_a_choice_stays_open_too(language: str, line: str, said: str) -> None:
    talk = Talk(settings_for(language=language, fen=ROUTES, black=Player(name="Bruno")))
    (which,) = talk.type("11x27")
    told = talk.type(line)
    assert said in told[0]
    assert talk.dialogue.talk.here.choice
    assert told[-1] != which
    talk.type({"it": "la prima", "en": "the first"}.get(language, "a primeira"))
    assert len(talk.game.plies) == 1


def test_what_is_said_again_is_the_answer_with_the_question_in_few_words() -> None:
    talk, _ = asked("it")
    said = talk.type("a chi tocca")
    assert talk.type("ripeti") == said
