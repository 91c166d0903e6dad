"""Whatever is typed, pasted and answered at games by correspondence, in any order, over restarts: the
program answers, the record stays one, and nothing that was sent is taken back."""

import random
from collections.abc import Iterator

import pytest

from assistant.game.deeds import MovePlayed, TakenBack
from assistant.game.game import Game
from assistant.game.mail_deeds import MessageSent
from assistant.rules.legal import distinct_moves
from assistant.rules.notation import format_path
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import parse_settings

LINES = (
    *("sì", "no", "spedita", "messaggio", "consegna", "consegna a schermo", "riprendi", "condizioni"),
    *("le mie partite", "avanti", "la prossima", "1", "2", "9", "dove eravamo", "nota prova", "nota"),
    *("offro patta", "accetto la patta", "rifiuto la patta", "abbandono", "ferie 2 giorni", "ferie"),
    *("quanti giorni", "termini", "termini 5 mosse in 20 giorni", "ripeti il messaggio", "annulla"),
    *(
        "messaggio al direttore",
        "analizza",
        "alla partita",
        "indietro",
        "togli le condizioni",
        "ripeti",
    ),
    *("analizza col computer", "chiedo conteggio", "posta", "cancella la nota", "partite"),
    *("nuova partita per corrispondenza con Anna", "nuova partita per corrispondenza con Bea, Nero"),
)
TEXTS = (
    *(
        "{move}",
        "[BA-101] {move}",
        "[BB-102] {move}",
        "Accetto la patta.",
        "Abbandono.",
        "Niente patta",
    ),
    *(
        "{move}, e offro patta",
        "1. {move}",
        "99. {move}",
        "{move} controllo 00",
        "ciao",
        "{move} o {move}",
    ),
    *(
        "Subject: [BA-101] x\nFrom: anna@example.org\n\n{move}",
        "<p>{move}</p>",
        "se {move} allora {move}",
    ),
)
STEPS = 160


def some_move(talk: KeptTalk, chance: random.Random) -> str:
    legal = distinct_moves(talk.game.legal)
    return format_path(chance.choice(legal)) if legal else "22-18"


def act(talk: KeptTalk, chance: random.Random) -> list[str]:
    """Do something: a line, a move, conditions, or a message."""
    match chance.randrange(8):
        case 0 | 1:
            return talk.type(some_move(talk, chance))
        case 2:
            their, mine = some_move(talk, chance), some_move(talk, chance)
            return talk.type(f"se {their} allora {mine}")
        case 3:
            said = talk.type("incolla")
            if talk.dialogue.talk.surface.text is None:
                return said  # something is asked first
            text = chance.choice(TEXTS).format(move=some_move(talk, chance))
            for line in text.splitlines():
                talk.type(line)
            return talk.type(".")
        case 4:
            return talk.type("sì")
    return talk.type(chance.choice(LINES))


def sent_moves(game: Game) -> list[str]:
    """The moves that stood on the record when a message was said to be sent."""
    sent: list[str] = []
    made: list[str] = []
    for deed in game.deeds:
        if isinstance(deed, MovePlayed):
            del made[deed.ply - 1 :]
            made.append(deed.move)
        elif isinstance(deed, TakenBack) and deed.plies:
            del made[-deed.plies :]
        elif isinstance(deed, MessageSent):
            sent = [*made]
    return sent


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


@pytest.mark.parametrize("seed", range(6))
def test_everything_is_answered_and_the_record_stays_one(kept: Shelf, seed: int) -> None:
    chance = random.Random(seed)
    settings = parse_settings("lang=it white=human:Bruno")
    talk = KeptTalk(settings, kept)
    talk.type("nuova partita per corrispondenza con Anna")
    talk.type("sì")
    for step in range(STEPS):
        if not chance.randrange(40):
            talk = KeptTalk(settings, kept)
            talk.type("la prossima partita")
        said = act(talk, chance)
        assert said, f"nothing is said at step {step}"
        game = talk.game
        again = Game.of(game.deeds)
        assert (again.position, again.outcome) == (game.position, game.outcome)
        sent = sent_moves(game)
        assert [ply.written for ply in game.plies][: len(sent)] == sent
