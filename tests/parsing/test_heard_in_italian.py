"""What Italian players say in their own words by voice, though every word of it is known."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.hearing.heard import understand
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.move import Move
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID


def heard(text: str) -> object:
    position = start_position(ITALIAN_FID.variant)
    offered = [(text, 0.0)]
    return understand(offered, position, ITALIAN_FID, vocabulary("it"), is_pressed=True).verdict


@pytest.mark.parametrize(
    ("text", "command", "squares"),
    [
        ("fammi risentire cosa hai giocato", "last", ()),
        ("non ho capito cosa hai mosso", "last", ()),
        ("mi sono perso la tua mossa", "last", ()),
        ("dove l hai messa la pedina", "last", ()),
        ("tocca a me o sta pensando lei", "turn", ()),
        ("sta al bianco o al nero", "turn", ()),
        ("che pedina c e sulla sei", "square", (6,)),
        ("in sedici ci sei tu", "square", (16,)),
        ("dimmi la ventisei", "square", (26,)),
        ("quali sono le mosse legali", "moves", ()),
        ("non so piu dove posso muovere", "moves", ()),
        ("fammi sapere se devo prendere", "captures", ()),
        ("posso decidere quale mangiare", "captures", ()),
        ("se tocca a te che mi mangi", "threatened", ()),
        ("sono sotto presa da qualche parte", "threatened", ()),
        ("mi ripeti la posizione dei pezzi", "pieces", ()),
        ("quante mosse servono per andare a dama", "promotion-row", ()),
        ("oddio mi ero distratto dove hai spostato la pedina", "last", ()),
        ("perdonami non ho sentito bene con quale ti sei mosso", "last", ()),
        ("icche hai mosso te", "last", ()),
        ("toglimi un dubbio hai gia giocato o no", "turn", ()),
        ("ndo stanno le pedine tue", "pieces", ()),
        ("non mi ricordo piu dove sono i miei", "pieces", ()),
        ("mi fai un riassunto della posizione", "pieces", ()),
        ("a chi appartiene la ventisei", "square", (26,)),
        ("di chi e la pedina sulla ventisei", "square", (26,)),
        ("vediamo un po ci sta quarcosa da magnare", "captures", ()),
        ("ce n e qualcuna da soffiargli", "captures", ()),
        ("posso fare a meno di prendere", "captures", ()),
        ("me ne prendi qualcuna", "threatened", ()),
        ("c e una trappola da qualche parte", "threatened", ()),
        ("chi ce l ha con la mia diciassette", "attackers", (17,)),
        ("chi guarda le spalle alla ventisei", "defenders", (26,)),
        ("per curiosita che possibilita mi rimangono con la ventidue", "moves", (22,)),
        ("la ventidue ha qualche via d uscita", "moves", (22,)),
        ("quali pedine posso toccare", "movable", ()),
        ("come me la sto cavando", "piece-count", ()),
        ("dimmi la mossa giusta", "advice", ()),
        ("parli troppo in fretta ridimmelo", "repeat-slowly", ()),
    ],
)
def test_what_is_asked_in_own_words_is_answered(
    text: str, command: str, squares: tuple[int, ...]
) -> None:
    verdict = heard(text)
    meant = verdict.meaning if isinstance(verdict, Likely) else verdict
    assert isinstance(meant, CommandMeant)
    assert (meant.command.value, meant.squares) == (command, squares)


@pytest.mark.parametrize(
    "text", ["fammi tornare indietro che ho sbagliato", "vorrei cambiare la mia mossa"]
)
def test_what_changes_the_game_is_asked_about_first(text: str) -> None:
    """A command that is only likely is done after a yes."""
    verdict = heard(text)
    assert isinstance(verdict, Likely)
    assert verdict.meaning.command is Command.TAKE_BACK
    assert verdict.meaning.command in CHANGING


@pytest.mark.parametrize(
    "text",
    [
        "dimmi se ventidue diciotto",
        "fammi sapere se gioco ventidue diciotto",
        "non so se ventidue diciotto",
    ],
)
def test_a_move_that_is_only_wondered_about_is_not_played(text: str) -> None:
    assert not isinstance(heard(text), Move)
    assert not hasattr(heard(text), "move")


@pytest.mark.parametrize(
    "text",
    [
        "non so se devo andare dal dottore",
        "sei sicura che il treno e alle sei",
        "mi sono distratta un attimo",
        "non mi ricordo dove ho messo gli occhiali",
        "hai messo le chiavi sul tavolo",
        "stasera che si mangia di buono",
        "me la prendo comoda",
        "la mossa giusta era un altra",
        "ho perso il filo del discorso",
        "ventidue diciotto se non sbaglio",
    ],
)
def test_talk_is_still_nothing(text: str) -> None:
    assert heard(text) is None
