"""What is asked of the rules and of the words of the game, and what is only asked of the count."""

import pytest

from assistant.game.deeds import CountAsked
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PERGIOCO
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
KINGS = {
    "it": (
        *("la dama può muovere lontano?", "può una dama andare lontano", "la dama muove di lato?"),
        *("le dame possono prendere da lontano?", "la dama può prendere la pedina?"),
    ),
    "en": (
        *("can a king move far?", "can kings go sideways", "can a king move several squares?"),
        *("can a king take a man?", "do kings go backwards?"),
    ),
    "pt": (
        *("a dama pode andar longe?", "a dama anda para trás?", "as damas podem mover para os lados?"),
        "a dama pode comer a pedra?",
    ),
}
MEN = {
    "it": (
        *("può la pedina prendere la dama?", "la pedina può muovere indietro?"),
        *("le pedine possono andare lontano?", "una pedina può andare di lato?"),
    ),
    "en": (
        *("can a man take a king?", "can men go backwards", "can a man move far?"),
        "do men go sideways?",
    ),
    "pt": (
        *("o peão pode comer a dama?", "as pedras podem andar para trás?", "a pedra anda longe?"),
        "a pedra pode andar para os lados?",
    ),
}
ARTICLES = {"it": "Articolo", "en": "Article", "pt": "Artigo", "pt-BR": "Artigo"}
for each in (KINGS, MEN):
    each["pt-BR"] = each["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lines", "italian", "other"), [(KINGS, "4.7", "3.9"), (MEN, "4.1", "3.4")])
def test_what_a_kind_of_piece_can_do_is_told_by_the_rules_of_the_game(
    language: str, lines: dict[str, tuple[str, ...]], italian: str, other: str
) -> None:
    for line in lines[language]:
        for regulation, number in ((ITALIAN_FID, italian), (INTERNATIONAL_FID, other)):
            said = Talk(settings_for(regulation, language=language)).type(line)
            assert any(each.startswith(f"{ARTICLES[language]} {number}:") for each in said), (
                line,
                said,
            )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "cosa può fare la dama"),
        ("en", "what can my king do"),
        ("pt", "o que pode fazer a minha dama"),
    ],
)
def test_what_ones_own_king_can_do_is_told_of_the_board(language: str, line: str) -> None:
    said = Talk(settings_for(language=language)).type(line)
    assert not any(each.startswith(ARTICLES[language]) for each in said)


CHAPTER = {
    "it": ("articolo 6", "regola 6", "capitolo 6", "leggi l'articolo 6"),
    "en": ("article 6", "rule 6", "chapter 6", "read article 6"),
    "pt": ("artigo 6", "regra 6", "capítulo 6"),
}
CHAPTER["pt-BR"] = CHAPTER["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", [0, 1])
def test_a_chapter_is_told_article_by_article_and_how_to_hear_one(
    language: str, verbosity: int
) -> None:
    for line in CHAPTER[language]:
        (said,) = Talk(settings_for(language=language, verbosity=verbosity)).type(line)
        assert all(f"6.{number} " in said for number in range(1, 11)), line
        rule = {"it": "regola", "en": "rule"}.get(language, "regra")
        assert f"{rule} 6.1" in said
    assert "4.1 " not in said


def test_the_articles_of_another_text_are_no_chapter() -> None:
    said = Talk(settings_for(PERGIOCO, language="en")).type("article 6")
    assert len(said) == 1
    assert "6.1 " not in said[0]


LAST = {
    "it": ("regola", "La regola citata per ultima, articolo 4.1:"),
    "en": ("rule", "The rule cited last, article 4.1:"),
    "pt": ("regra", "A última regra citada, artigo 4.1:"),
    "pt-BR": ("regra", "A última regra citada, artigo 4.1:"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_alone_is_said_to_be_the_one_cited_last(language: str) -> None:
    line, told = LAST[language]
    talk = Talk(settings_for(language=language))
    assert f"{line} 6.6" in talk.type(line)[0]  # none was: how to ask for one
    talk.type("22-14")
    (said,) = talk.type(line)
    assert said.startswith(told)


MEANT = {
    "it": {
        "huffing": ("che vuol dire soffio?", "cosa significa soffiare", "cos'è il soffio?"),
        "king": ("cosa vuol dire damone", "che significa dama?", "damone cosa vuol dire"),
        "double-corner": ("cos'è il biscacco?", "che vuol dire biscacco", "aiuto biscacco"),
        "en-prise": ('cosa vuol dire "in presa"?', "che significa in presa"),
        "board": ("cosa si intende per tavola?", "che cosa significa damiera"),
        "man": ("che vuol dire pedina",),
        "move": ("che significa mossa?",),
        "capture": ("che vuol dire presa?", "cos'è una presa?"),
    },
    "en": {
        "huffing": ("what does huffing mean", "what is huffing?", "meaning of huffing"),
        "king": ("what does king mean?", "what do you mean by kings"),
        "double-corner": ("what is the double corner?", "what does biscacco mean"),
        "en-prise": ("what does en prise mean", "what does threatened mean?"),
        "man": ("what does man mean", "define man"),
        "capture": ("what does capture mean", "what is a jump?"),
    },
    "pt": {
        "huffing": ("o que é sopro", "o que significa sopro?", "que quer dizer soprar"),
        "king": ("o que significa dama?", "o que quer dizer dama"),
        "double-corner": ("o que é o canto duplo?", "o que significa biscacco"),
        "man": ("o que quer dizer pedra?",),
        "capture": ("o que é uma tomada?", "o que significa captura"),
    },
}
MEANT["pt-BR"] = MEANT["pt"]
TOLD = {
    "it": {
        "huffing": "1934",
        "king": "avanti e indietro",
        "double-corner": "25 e 29",
        "en-prise": "toccasse",
        "board": "32",
        "man": "semplice",
        "move": "da una casella",
        "capture": "obbligatoria",
    },
    "en": {
        "huffing": "1934",
        "king": "forward and backward",
        "double-corner": "25 and 29",
        "en-prise": "could capture",
        "man": "plain",
        "capture": "compulsory",
    },
    "pt": {
        "huffing": "1934",
        "king": "para a frente e para trás",
        "double-corner": "25 e 29",
        "man": "simples",
        "capture": "obrigatória",
    },
}
TOLD["pt-BR"] = TOLD["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_game_are_explained(language: str) -> None:
    for term, lines in MEANT[language].items():
        for line in lines:
            (said,) = Talk(settings_for(language=language)).type(line)
            assert TOLD[language][term] in said, (line, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_of_the_glossary_has_its_sentence(language: str) -> None:
    ask = {"it": "che vuol dire {}", "en": "what does {} mean"}.get(language, "o que significa {}")
    by_term: dict[str, set[str]] = {}
    for word, term in vocabulary(language).glossary.items():
        (said,) = Talk(settings_for(language=language)).type(ask.format(word))
        by_term.setdefault(term, set()).add(said)
    assert all(len(said) == 1 for said in by_term.values()), by_term
    assert len(set.union(*by_term.values())) == len(by_term)


@pytest.mark.parametrize(
    ("language", "told"), [("it", "articolo 6.1"), ("en", "article 6.1"), ("pt", "artigo 6.1")]
)
def test_huffing_is_told_with_the_article_that_is_in_force_instead(language: str, told: str) -> None:
    line = {"it": "che vuol dire soffio?", "en": "what does huffing mean"}.get(
        language, "o que é sopro"
    )
    assert told in Talk(settings_for(language=language)).type(line)[0]
    other = Talk(settings_for(INTERNATIONAL_FID, language=language)).type(line)[0]
    assert "4.1" in other


KINGS_EACH = "W:WK32,21,22,23:BK1,9,10"
COUNT = {
    "it": (("conteggio", "il conteggio?", "conta"), "chiedo il conteggio"),
    "en": (("count", "the count?", "count moves"), "I ask for the count"),
    "pt": (("contagem", "a contagem?", "contar lances"), "peço a contagem"),
}
COUNT["pt-BR"] = COUNT["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_that_is_only_named_is_told_and_does_not_begin(language: str) -> None:
    lines, ask = COUNT[language]
    for line in lines:
        talk = Talk(settings_for(fen=KINGS_EACH, language=language))
        (said,) = talk.type(line)
        assert ask in said, line
        assert talk.game.count is None
        assert not talk.deeds(CountAsked)
        talk.type(ask)
        assert talk.game.count, ask
        (said,) = talk.type(line)
        assert "40" in said
        assert "10.4" in said
