"""What is asked of what may come is asked of the side that is named, whoever is to move."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

THREATENED = {
    Whose.ENEMY: {
        "en": (
            "is he going to lose something",
            "will he lose a man",
            "what could he lose",
            "is my opponent going to lose something",
            "do I threaten anything",
            "what am I attacking",
            "am I threatening anything",
            "which of your men could I attack",
            "which of his men do I attack?",
        ),
        "it": (
            "perde qualcosa?",
            "lui sta per perdere qualcosa?",
            "cosa può perdere lui",
            "minaccio qualcosa?",
            "cosa sto attaccando",
        ),
        "pt": (
            "ele perde alguma coisa?",
            "o adversário vai perder algo?",
            "ameaço alguma coisa?",
            "o que estou a atacar",
            "que pedras tuas posso atacar?",
        ),
        "pt-BR": ("ele vai perder algo?", "estou atacando alguma coisa?"),
    },
    Whose.BLACK: {
        "en": ("does Black lose anything", "can Black lose anything", "which black men can I attack"),
        "it": (
            "il Nero perde qualcosa?",
            "può perdere qualcosa il Nero?",
            "quali pedine nere posso attaccare",
        ),
        "pt": ("as Pretas perdem alguma peça?", "quais pretas eu posso ameaçar"),
        "pt-BR": ("as Pretas vão perder alguma peça?",),
    },
    Whose.WHITE: {
        "en": ("does White lose anything", "is White about to lose a man"),
        "it": ("il Bianco perde qualcosa?",),
        "pt": ("as Brancas perdem alguma coisa?",),
        "pt-BR": ("as Brancas vão perder alguma coisa?",),
    },
    None: {
        "en": (
            "do I lose anything",
            "am I going to lose a man",
            "is he threatening anything",
            "which of my men can you attack",
            "which of my men can he attack",
        ),
        "it": ("perdo qualcosa?", "lui minaccia qualcosa?"),
        "pt": ("eu perco alguma coisa?", "ele ameaça alguma coisa?"),
        "pt-BR": ("vou perder alguma peça?", "ele está ameaçando algo?"),
    },
}
CROWNING = {
    Whose.ENEMY: {
        "en": ("is he about to crown", "can he get a king next move", "which of his men can crown"),
        "it": ("sta per fare dama?", "può fare dama alla prossima mossa?"),
        "pt": ("ele está prestes a fazer dama?", "ele pode fazer dama no próximo lance?"),
        "pt-BR": ("ele vai fazer dama?", "ele está para coroar?"),
    },
    Whose.OWN: {
        "en": ("can I crown", "am I about to crown", "how close am I to getting a king"),
        "it": ("sto per fare dama?", "posso fare dama?"),
        "pt": ("posso fazer dama?", "estou prestes a fazer dama?"),
        "pt-BR": ("vou fazer dama?",),
    },
    Whose.BLACK: {
        "en": ("is Black about to crown", "can Black get a king"),
        "it": ("il Nero può fare dama?",),
        "pt": ("as Pretas podem fazer dama?",),
        "pt-BR": ("as Pretas podem fazer dama?",),
    },
    None: {
        "en": ("who is about to become a king", "who can crown", "is anyone about to crown"),
        "it": ("chi sta per fare dama?", "chi può fare dama"),
        "pt": ("quem está prestes a fazer dama?", "quem pode fazer dama"),
        "pt-BR": ("quem vai fazer dama?",),
    },
}
SAFE = {
    "en": (
        "which moves are safe for me",
        "which moves don't lose a piece",
        "do I have a safe move",
        "what can I play without losing a man",
        "where can I move safely",
    ),
    "it": (
        "quali mosse sono sicure?",
        "quali mosse non perdono niente",
        "ho una mossa sicura?",
        "cosa posso giocare senza perdere un pezzo",
    ),
    "pt": ("que lances são seguros?", "quais jogadas não perdem peça", "tenho algum lance seguro?"),
    "pt-BR": ("quais lances são seguros para mim", "tem algum lance seguro?"),
}
SEQUELS = {
    Command.LOSSES: {
        "en": (
            "after I take, what can he take",
            "what can he take after my capture",
            "if I take, can he take anything",
            "can he take back if I take?",
        ),
        "it": (
            "dopo che prendo, cosa può prendere?",
            "dopo la mia presa cosa può mangiare",
            "se prendo cosa mi prende?",
        ),
        "pt": (
            "depois que eu tomar, o que ele pode tomar?",
            "depois da minha captura o que ele pode comer",
        ),
        "pt-BR": ("se eu comer, ele pode comer de volta?",),
    },
    Command.REPLIES: {
        "en": ("what does he do after I take", "when I take, what can he do"),
        "it": ("quando prendo, cosa può fare?",),
        "pt": ("quando eu capturar, o que ele pode fazer?",),
        "pt-BR": ("se eu capturar, o que ele pode fazer?",),
    },
}
LOST = {
    Whose.ENEMY: {
        "en": ("did I lose anything", "did I just lose a man", "have I lost any men"),
        "it": ("ho perso qualcosa?",),
        "pt": ("perdi alguma coisa?",),
        "pt-BR": ("eu perdi alguma peça?",),
    },
    Whose.OWN: {
        "en": ("did he lose anything", "has he lost any men"),
        "it": ("ha perso qualcosa?", "hai perso qualche pedina?"),
        "pt": ("ele perdeu alguma peça?",),
        "pt-BR": ("ele perdeu alguma coisa?",),
    },
}


def found(language: str, text: str) -> object:
    """What a line likely means at the start."""
    meant = understand_line(text, *place_of("S"), vocabulary(language))
    return meant.meaning if isinstance(meant, Likely) else meant


def asked(table: dict[object, dict[str, tuple[str, ...]]]) -> list[tuple[object, str, str]]:
    """What is meant, the language and the line, of each line of a table."""
    return [
        (meant, language, text)
        for meant, by_language in table.items()
        for language, texts in by_language.items()
        for text in texts
    ]


@pytest.mark.parametrize(("whose", "language", "text"), asked({**THREATENED}))
def test_who_loses_or_threatens_says_whose_pieces(whose: Whose, language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.THREATENED, whose=whose)


@pytest.mark.parametrize(("whose", "language", "text"), asked({**CROWNING}))
def test_who_is_to_be_crowned_says_whose_men(whose: Whose, language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.PROMOTION_ROW, whose=whose, about=About.NEXT)


@pytest.mark.parametrize(("meant", "language", "text"), asked({None: SAFE}))
def test_which_moves_are_safe_is_asked_of_the_moves(meant: None, language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.LOSSES, about=About.SAFETY)


@pytest.mark.parametrize(("command", "language", "text"), asked({**SEQUELS}))
def test_what_follows_my_capture_is_asked_of_it(command: Command, language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(command, about=About.CAPTURES)


@pytest.mark.parametrize(("whose", "language", "text"), asked({**LOST}))
def test_who_has_lost_something_says_who_took(whose: Whose, language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.TAKEN, whose=whose)


@pytest.mark.parametrize(
    ("language", "text", "command"),
    [
        ("en", "am I losing", Command.PIECE_COUNT),
        ("en", "where can I crown", Command.PROMOTION_ROW),
        ("en", "which men are safe", Command.THREATENED),
        ("en", "how many pieces have I lost", Command.TAKEN),
        ("it", "sto perdendo?", Command.PIECE_COUNT),
        ("it", "dove faccio dama", Command.PROMOTION_ROW),
        ("pt", "quantas peças eu perdi", Command.TAKEN),
    ],
)
def test_other_questions_are_still_what_they_were(language: str, text: str, command: Command) -> None:
    meant = found(language, text)
    assert isinstance(meant, CommandMeant)
    assert meant.command is command
    assert meant.about not in (About.NEXT, About.SAFETY)
