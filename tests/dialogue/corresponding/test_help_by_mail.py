"""Help about what is of correspondence alone says how it is used, and not only its word."""

import pytest

from tests.correspondence.support.players import player

HELP = {
    "it": {
        "aiuto incolla": "incolla aspetta il testo",
        "aiuto termini": "termini dice su che cosa si gioca",
        "aiuto consegna": "consegna ti dà il messaggio",
        "aiuto condizioni": "se 11 15 allora 18 14",
        "aiuto analizza": "torna alla partita",
    },
    "en": {
        "help paste": "paste waits for the text",
        "help terms": "terms tells on what you play",
        "help hand over": "hand over gives you the message",
        "help conditions": "if 11 15 then 18 14",
        "help analyse": "back to the game",
    },
    "pt": {
        "ajuda colar": "colar espera o texto",
        "ajuda termos": "termos diz em que se joga",
        "ajuda entregar": "entregar dá a mensagem",
        "ajuda condições": "se 11 15 então 18 14",
        "ajuda analisar": "voltar à partida",
    },
}


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [(language, line, told) for language, each in HELP.items() for line, told in each.items()],
)
def test_it_says_how(language: str, line: str, told: str) -> None:
    with player("Bob", language) as bob:
        bob.say("new", name="Anna", colour="white")
        assert told in " ".join(bob.talk.type(line))
