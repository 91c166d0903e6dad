"""A game in which moves are taken back and played again, and how that is said in each language."""

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
PORTUGUESE = (
    *("desfazer 2", "desfazer dois lances", "desfaz os últimos dois lances", "voltar duas jogadas"),
    *("volte duas jogadas", "volta 2 lances", "anular 2 jogadas", "posso voltar duas jogadas?"),
)
TWO_BACK = {
    "it": (
        *("riprendi 2", "riprendi due mosse", "annulla due mosse", "annulla le mie ultime 2 mosse"),
        *("torna indietro di 2", "torna indietro di due mosse", "vorrei ritirare due mosse"),
        *("riprendi le ultime due mosse", "annulla le ultime due", "posso riprendere 2 mosse?"),
    ),
    "en": (
        *("undo 2", "undo two moves", "take back 2", "take back two moves", "undo the last 2 moves"),
        *("take back my last two moves", "go back two moves", "can I take back two moves?"),
    ),
    "pt": PORTUGUESE,
    "pt-BR": PORTUGUESE,
}
ALL_BACK = {
    "it": ("riprendi tutto", "annulla tutte le mosse", "riprendi tutte le mie mosse"),
    "en": (
        "undo all",
        "take back everything",
        "take everything back",
        "take back all my moves",
        "go back to the start",
    ),
    "pt": ("desfazer tudo", "desfaz todos os lances", "voltar ao início"),
    "pt-BR": ("desfazer tudo", "desfaz todos os lances", "voltar ao início"),
}
GAME = ("22-18", "11-14", "18x11", "6x15", "21-17", "3-6")
TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


def played(*moves: str, **changes: object) -> Talk:
    """White against the computer, after these moves."""
    talk = Talk(settings_for(**({"language": "it"} | changes)))
    for place, move in enumerate(moves or GAME):
        if place % 2 and "black" not in changes:
            talk.answer(move)
        else:
            talk.type(move)
    assert len(talk.game.plies) == len(moves or GAME)
    return talk


def written(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]
