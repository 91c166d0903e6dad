"""What an article says, on request: by its number, by its topic, or the one that was named last."""

import pytest

from assistant.dialogue.states import State
from assistant.game.time_control import parse_clock
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, PERGIOCO, PORTUGUESE
from assistant.settings.terms import Player
from tests.dialogue.support.talk import OWN_VOICE, Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
KINGS_FIRST = "W:WK11:B5,K6,K13,K14,K21"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "regola 6.9", "Articolo 6.9: a parità di pezzi e di dame"),
        ("en", "read me article 6.9", "Article 6.9: where pieces and kings captured are equally many"),
        ("pt", "artigo 6.9", "Artigo 6.9: com igual número de peças e de damas"),
        ("pt-BR", "leia o artigo 6.1", "Artigo 6.1: a captura é obrigatória."),
    ],
)
def test_an_article_is_told(language: str, line: str, told: str) -> None:
    (said,) = Talk(settings_for(language=language)).type(line)
    assert said.startswith(told)


def test_an_article_of_several_rules_and_one_of_several_parts_are_told_whole() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, language="en"))
    assert len(talk.type("rule 4.1")) == 4
    assert [each.split(":")[0] for each in talk.type("rule 6.2")] == [
        "Article 6.2.1",
        "Article 6.2.2",
        "Article 6.2.3",
        "Article 6.2.4",
        "Article 6.2.5",
    ]


@pytest.mark.parametrize(("language", "rule"), [("it", "regola"), ("en", "rule"), ("pt", "regra")])
def test_after_a_refusal_the_rule_is_its_article(language: str, rule: str) -> None:
    talk = Talk(settings_for(language=language))
    assert "4.1" in talk.type("22-14")[0]
    (said,) = talk.type(rule)
    assert "4.1:" in said
    assert talk.type(rule) == [said]
    assert "4.1" in talk.type({"it": "perché", "en": "why", "pt": "porque"}[language])[0]


def test_after_the_end_the_rule_is_that_of_the_result() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    talk.type("22-18")
    talk.type("resign white")
    talk.type("white yes")
    assert talk.type("rule") == [
        "The rule cited last, article 9.2.1: players win when the opponent resigns."
    ]


def test_a_topic_is_told_with_its_articles() -> None:
    talk = Talk(settings_for(language="it"))
    said = talk.type("quali sono le regole delle prese?")
    assert [each.split(":")[0] for each in said] == [
        f"Articolo {number}" for number in ("6.1", "6.6", "6.7", "6.8", "6.9", "6.10", "5.12")
    ]
    portuguese = Talk(settings_for(PORTUGUESE, language="pt"))
    said = portuguese.type("regras sobre o empate")
    assert any("10 lances" in each for each in said)


def test_the_letters_of_pergioco_and_the_capo_i_behind_them() -> None:
    talk = Talk(settings_for(PERGIOCO, language="it"))
    assert talk.type("regola f")[0].startswith("Regola di PerGioco, lettera f: a parità di pezzi")
    assert talk.type("articolo 4.7")[0].startswith("Articolo 4.7 del Capo I: la dama")
    (said,) = Talk(settings_for(language="it")).type("regola f")
    assert said.startswith("L'articolo f non c'è"), "Capo I has numbers"


@pytest.mark.parametrize(
    ("language", "line"), [("it", "regola 6.44"), ("en", "article 6.44"), ("pt", "artigo 6.44")]
)
def test_an_article_that_is_not_known_names_those_that_are(language: str, line: str) -> None:
    (said,) = Talk(settings_for(language=language)).type(line)
    assert all(number in said for number in ("6.44", "6.1", "6.10", "6.6"))


def test_with_nothing_named_it_is_said_how_to_ask() -> None:
    (said,) = Talk(settings_for(language="en")).type("rule")
    assert said == (
        "You can hear the articles from 1.1 to 15.3. Type rule 6.6, "
        "or rule captures, men, kings, draws, count, touching, winning, signs."
    )


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_what_is_said_to_be_typed_is_understood(language: str) -> None:
    talk = Talk(settings_for(language=language))
    rule = {"it": "regola", "en": "rule"}.get(language, "regra")
    (said,) = talk.type(rule)
    words = said.rpartition(f"{rule} ")[2].rstrip(".").split(", ")
    assert len(words) == 8
    for word in words:
        assert all(":" in each for each in talk.type(f"{rule} {word}")), word


def test_a_rule_changes_nothing_and_leaves_a_question_open() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("resign")
    said = talk.type("rule 6.1")
    assert said[0] == "Article 6.1: capturing is compulsory."
    assert talk.dialogue.state is State.ANSWER
    blind = Talk(settings_for(language="en", questions=1))
    blind.type("rule 6.1")
    assert "no questions" not in " ".join(blind.type("pieces"))


def test_the_hint_of_the_first_refusal_is_said_once_and_not_where_little_is_said() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("?")
    assert talk.type("22-14")[-1] == "To hear what the article says, type rule 4.1."
    assert "type rule" not in " ".join(talk.type("22-14"))
    assert "type rule" in " ".join(talk.type("?"))
    brief = Talk(settings_for(language="en", verbosity=0))
    assert "rule 4.1" not in " ".join(brief.type("22-14"))


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "regola pedine", "Articolo 4.1"),
        ("en", "can a man capture backwards?", "Article 4.1"),
        ("pt", "regra pedras", "Artigo 4.1"),
    ],
)
def test_that_men_capture_both_ways_comes_first(language: str, line: str, told: str) -> None:
    said = Talk(settings_for(INTERNATIONAL_FID, language=language)).type(line)
    assert said[0].startswith(told)
    assert len(said) == 4


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "perché non posso muovere 16-22"),
        ("en", "why can't I move 16-22"),
        ("pt", "por que não posso jogar 16-22"),
    ],
)
def test_why_not_begins_with_the_reason(language: str, line: str) -> None:
    said = Talk(settings_for(INTERNATIONAL_FID, language=language)).type(line)
    assert "16" in said[0]


@pytest.mark.parametrize(
    ("language", "line", "some"),
    [
        ("it", "regola 4.44", "vanno da 4.1 a 4.15"),
        ("en", "rule 4.44", "go from 4.1 to 4.15"),
        ("pt", "regra 4.44", "vão de 4.1 a 4.15"),
        ("pt-BR", "regra 4.44", "vão de 4.1 a 4.15"),
    ],
)
def test_of_a_chapter_it_is_told_how_far_it_goes(language: str, line: str, some: str) -> None:
    (said,) = Talk(settings_for(INTERNATIONAL_FID, language=language)).type(line)
    assert "4.44" in said
    assert some in said


def test_an_article_beside_what_was_asked_leaves_that_open() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    for line in ("22-18", "resign"):
        talk.type(line)
    for line in ("rule 6.3", "rule 6.4", "hm hm"):
        assert talk.type(line)[-1].startswith("Who resigns")
    assert talk.type("back")[0].startswith("Article 6.3")
    assert talk.type("forward")[0].startswith("Article 6.4")
    assert talk.type("Anna")[-1].startswith("White, Anna: do you really want to resign")


def test_who_has_enough_of_what_was_asked_beside_an_article_leaves_it() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    for line in ("22-18", "resign", "rule 6.3"):
        talk.type(line)
    assert talk.type("stop") == ["All right, the game goes on."]
    assert talk.dialogue.talk.here.expected is None


@pytest.mark.parametrize("is_heard", [False, True])
def test_the_quiz_goes_on_behind_an_article(is_heard: bool) -> None:
    talk = Talk(settings_for(language="en", listen="push"))
    say = talk.hear if is_heard else talk.type
    talk.type("22-14")
    (asked,) = talk.type("quiz")
    said = say("rule")
    assert said[0].startswith("The rule cited last, article 4.1")
    assert said[-1] == asked
    assert any("Question 2" in each for each in say("five" if is_heard else "5"))


def test_more_of_the_score_is_had_beside_what_was_asked() -> None:
    talk = Talk(settings_for(language="en", **TWO), OWN_VOICE)
    while len(talk.game.plies) < 24:
        talk.type(format_path(talk.game.legal[0]))
    talk.type("resign")
    said = talk.type("score")
    assert "continue" in " ".join(said)
    assert said[-1].startswith("Who resigns")
    assert talk.type("continue")[0].startswith("1.")
    assert "Anna" in talk.type("White")[0]


def test_a_clock_that_was_stopped_goes_on_behind_an_article() -> None:
    clock = parse_clock("10")
    talk = Talk(settings_for(language="en", white_clock=clock, black_clock=clock, **TWO))
    for line in ("22-18", "rule 6.3"):
        talk.type(line)
    assert talk.type("continue")[0].startswith("Article 6.4")
    talk.type("pause")
    assert talk.type("rule 6.3")[0].startswith("Article 6.3")
    assert talk.type("forward")[0].startswith("Article 6.4")
    assert talk.type("continue") == ["The clock runs again, for Black."]
