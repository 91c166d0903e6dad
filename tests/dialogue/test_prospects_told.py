"""What is told of what may come: after my capture, which moves are safe, who is to be crowned."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

FORCED = "W:W18,22,26,30,31:B10,14,5,3,2"
"""White must play 18x11; after it Black can take nothing, though 18 could be taken now."""
SEVERAL = "W:W18,19,30:B14,15,2"
CROWNED = "W:W8,24,30:B14,25,2"
AFTER = {
    "en": ("after I take, what can he take", "After 18x11 your opponent can take nothing."),
    "it": ("dopo che prendo, cosa può prendere?", "Dopo 18x11 l'avversario non può prendere niente."),
    "pt": (
        "depois que eu tomar, o que ele pode tomar?",
        "Depois de 18x11 o adversário não pode tomar nada.",
    ),
    "pt-BR": (
        "se eu comer, ele pode comer de volta?",
        "Depois de 18x11 o adversário não pode capturar nada.",
    ),
}


@pytest.mark.parametrize("language", AFTER)
def test_what_can_be_taken_after_the_only_capture_is_told_of_the_position_after_it(
    language: str,
) -> None:
    text, wanted = AFTER[language]
    assert Talk(settings_for(language=language, fen=FORCED)).type(text) == [wanted]


@pytest.mark.parametrize("language", AFTER)
def test_of_several_captures_it_is_asked_which(language: str) -> None:
    talk = Talk(settings_for(language=language, fen=SEVERAL))
    (asked,) = talk.type(AFTER[language][0])
    assert "18x11" in asked
    assert "19x10" in asked
    assert talk.type("18x11") == talk.type(
        {"en": "losses", "it": "perdite"}.get(language, "perdas") + " 18x11"
    )
    assert not talk.game.plies


def test_without_a_capture_it_is_said_that_there_is_none() -> None:
    (said,) = Talk(settings_for(language="en")).type("after I take, what can he take")
    assert said.startswith("There are no captures.")


def test_the_only_move_need_not_be_named() -> None:
    talk = Talk(settings_for(language="en", fen=FORCED))
    assert talk.type("losses") == talk.type("losses 18x11")


@pytest.mark.parametrize(
    ("language", "text", "some", "all_of_them"),
    [
        ("en", "which moves are safe for me", "After 2 moves", "After any move"),
        ("it", "quali mosse sono sicure?", "Dopo 2 mosse", "Dopo qualunque mossa"),
        ("pt", "que lances são seguros?", "Depois de 2 lances", "Depois de qualquer lance"),
        ("pt-BR", "tem algum lance seguro?", "Depois de 2 lances", "Depois de qualquer lance"),
    ],
)
def test_the_moves_that_lose_nothing_are_told(
    language: str, text: str, some: str, all_of_them: str
) -> None:
    (said,) = Talk(settings_for(language=language, fen="W:W22,30:B14,2")).type(text)
    assert said.startswith(some)
    assert "22-18" not in said
    (said,) = Talk(settings_for(language=language)).type(text)
    assert said.startswith(all_of_them)


def test_a_question_about_safe_moves_is_counted_and_named() -> None:
    for language, text in (("en", "which moves are safe"), ("it", "quali mosse sono sicure")):
        talk = Talk(settings_for(language=language, questions=1))
        (asked,) = talk.type(text)
        assert {"en": "lose nothing", "it": "non perdono niente"}[language] in asked
        assert len(talk.type({"en": "yes", "it": "sì"}[language])) == 2
        assert talk.dialogue.talk.tally.questions == 1
        (said,) = talk.type(text)
        assert not any(char.isdigit() for char in said)


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "is he about to crown", "Black could be crowned with the next move: 25-29."),
        ("en", "can I crown", "White can be crowned with the next move: 8-4."),
        ("it", "sta per fare dama?", "Il Nero potrebbe fare dama con la prossima mossa: 25-29."),
        (
            "pt",
            "ele pode fazer dama no próximo lance?",
            "As Pretas poderiam fazer dama no próximo lance: 25-29.",
        ),
        ("pt-BR", "ele vai fazer dama?", "As Pretas poderiam fazer dama no próximo lance: 25-29."),
    ],
)
def test_who_can_be_crowned_next_is_told_of_the_side_that_is_asked_for(
    language: str, text: str, wanted: str
) -> None:
    assert Talk(settings_for(language=language, fen=CROWNED)).type(text) == [wanted]


def test_the_nearest_men_are_told_where_none_can_be_crowned() -> None:
    (said,) = Talk(settings_for(language="en", fen=CROWNED.replace("8,", "18,"))).type("can I crown")
    assert said == (
        "White cannot be crowned with the next move. The nearest man, on 18, has 4 rows to go."
    )
    (said,) = Talk(settings_for(language="en", fen="W:WK18:B14,25,2")).type("can I crown")
    assert said == "White has no men to be crowned."


def test_what_the_other_side_threatens_is_mine_while_the_computer_thinks() -> None:
    talk = Talk(settings_for(language="en", fen="W:W22,30:B14,2"))
    talk.type("22-18")
    assert talk.type("what can he take") == ["White could lose 18."]
