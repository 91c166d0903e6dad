"""Questions of players: of a move only thought of, what is good, why, who takes, how hard it is."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.hearing.heard import understand
from assistant.parsing.likely import Likely, Perhaps, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line

SUPPOSED = {
    "en": [
        ("what if I go to 18", "replies 18"),
        ("what happens when I move to 18?", "replies 18"),
        ("if I go to 18 what can he do", "replies 18"),
        ("what if I move the 23?", "replies 23"),
        ("what if I moved to 18", "replies 18"),
        ("what would you do if I played 22-18", "replies 22-18"),
        ("what do I lose if I go to 18", "losses 18"),
        ("what can he take if I go to 18", "losses 18"),
        ("is 23-19 good", "losses 23-19"),
        ("is 23-19 a good move?", "losses 23-19"),
        ("is 23-19 a mistake?", "losses 23-19"),
        ("should I play 23-19", "losses 23-19"),
        ("would 23-19 be a good move", "losses 23-19"),
        ("is it wise to play 23-19", "losses 23-19"),
        ("is it good to go to 18?", "losses 18"),
        ("which is better, 22-18 or 23-19", "advice"),
    ],
    "it": [
        ("e se vado in 18?", "replies 18"),
        ("e se vado in 18", "replies 18"),
        ("che succede se vado in 18", "replies 18"),
        ("se muovo in 18 cosa fa il nero", "replies 18"),
        ("e se muovo la 23?", "replies 23"),
        ("cosa perdo se vado in 18", "losses 18"),
        ("se vado in 18 perdo qualcosa?", "losses 18"),
        ("se vado in 18 mi mangia?", "losses 18"),
        ("è buona 23-19?", "losses 23-19"),
        ("è buona 23-19", "losses 23-19"),
        ("23-19 è buona?", "losses 23-19"),
        ("23-19 è una buona mossa?", "losses 23-19"),
        ("va bene 23-19?", "losses 23-19"),
        ("mi conviene 23-19", "losses 23-19"),
        ("devo giocare 23-19?", "losses 23-19"),
        ("faccio bene a giocare 23-19?", "losses 23-19"),
        ("è meglio 22-18 o 23-19?", "advice"),
    ],
    "pt": [
        ("e se eu for para a 18?", "replies 18"),
        ("e se vou para a 18", "replies 18"),
        ("se eu for para a 18 o que ele faz", "replies 18"),
        ("e se eu mover a 23?", "replies 23"),
        ("o que acontece se eu for para a 18?", "replies 18"),
        ("o que perco se for para a 18", "losses 18"),
        ("perco alguma coisa se for para a 18", "losses 18"),
        ("23-19 é boa?", "losses 23-19"),
        ("23-19 é boa", "losses 23-19"),
        ("é boa 23-19?", "losses 23-19"),
        ("23-19 é uma boa jogada?", "losses 23-19"),
        ("é bom jogar 23-19?", "losses 23-19"),
        ("é arriscado jogar 23-19", "losses 23-19"),
        ("devo jogar 23-19?", "losses 23-19"),
        ("vale a pena jogar 23-19?", "losses 23-19"),
        ("é bom ir para a 18?", "losses 18"),
        ("o que é melhor, 22-18 ou 23-19?", "advice"),
    ],
}
ASKED = {
    "en": [
        ("what would you play", "advice"),
        ("which move is better", "advice"),
        ("what would you do in my place", "advice"),
        ("why did you play that", "reason"),
        ("why that move", "reason"),
        ("why did you move there", "reason"),
        ("why did black play that?", "reason black"),
        ("how come you played that", "reason"),
        ("explain your move", "reason"),
        ("why did you play 11-15", "reason 11-15"),
        ("does he take me?", "threatened"),
        ("is black going to take me", "threatened"),
        ("is it a tie", "result"),
        ("have we drawn", "result"),
        ("who are you", "program"),
        ("are you human?", "program"),
        ("make it easier", "set level easier"),
        ("can you play worse?", "set level easier"),
        ("you are too strong", "set level easier"),
        ("harder please", "set level harder"),
        ("it's too easy", "set level harder"),
    ],
    "it": [
        ("che mossa faresti", "advice"),
        ("quale mossa è meglio", "advice"),
        ("cosa gioco", "advice"),
        ("perché hai mosso quella", "reason"),
        ("perché hai giocato così", "reason"),
        ("perché quella mossa", "reason"),
        ("spiegami la tua mossa", "reason"),
        ("perché hai mosso 11-15", "reason 11-15"),
        ("mi mangia?", "threatened"),
        ("mi prende?", "threatened"),
        ("il nero mangia?", "threatened"),
        ("il computer mi mangia?", "threatened"),
        ("che mossa ho fatto io", "last own"),
        ("è patta?", "result"),
        ("la partita è patta?", "result"),
        ("chi sei", "program"),
        ("tu chi sei?", "program"),
        ("sei umano?", "program"),
        ("più facile", "set level easier"),
        ("gioca peggio", "set level easier"),
        ("sei troppo forte", "set level easier"),
        ("livello più basso", "set level easier"),
        ("più difficile", "set level harder"),
        ("alza il livello", "set level harder"),
    ],
    "pt": [
        ("que jogada você faria", "advice"),
        ("o que farias no meu lugar", "advice"),
        ("por que você jogou isso", "reason"),
        ("porque jogaste isso", "reason"),
        ("por que essa jogada", "reason"),
        ("por que as pretas jogaram isso", "reason black"),
        ("o preto come?", "threatened"),
        ("o preto como?", "threatened"),
        ("as pretas comem?", "threatened"),
        ("que jogada fiz", "last own"),
        ("é empate?", "result"),
        ("deu empate?", "result"),
        ("quem é você", "program"),
        ("você é um computador", "program"),
        ("mais fácil", "set level easier"),
        ("joga pior", "set level easier"),
        ("um nível mais baixo", "set level easier"),
        ("mais difícil", "set level harder"),
        ("está muito fácil", "set level harder"),
    ],
}
SAID = {
    "en": [
        ("what if i go to eighteen", "replies 18"),
        ("if i go to eighteen what can he do", "replies 18"),
        ("is twenty three nineteen good", "losses 23-19"),
        ("should i play twenty three nineteen", "losses 23-19"),
        ("what would you play", "advice"),
        ("why did you play that", "reason"),
        ("does he take me", "threatened"),
        ("does black capture", "threatened"),
        ("have we drawn", "result"),
        ("who are you", "program"),
        ("make it easier", "set level easier"),
        ("make it harder", "set level harder"),
    ],
    "it": [
        ("e se vado in diciotto", "replies 18"),
        ("che succede se vado in diciotto", "replies 18"),
        ("è buona ventitré diciannove", "losses 23-19"),
        ("mi conviene ventitré diciannove", "losses 23-19"),
        ("che mossa faresti", "advice"),
        ("perché hai giocato così", "reason"),
        ("mi mangia", "threatened"),
        ("il nero mangia", "threatened"),
        ("è patta", "result"),
        ("chi sei", "program"),
        ("più facile", "set level easier"),
        ("gioca più forte", "set level harder"),
    ],
    "pt": [
        ("e se eu for para a dezoito", "replies 18"),
        ("vinte e três dezanove é boa", "losses 23-19"),
        ("vale a pena jogar vinte e três dezanove", "losses 23-19"),
        ("que jogada você faria", "advice"),
        ("por que jogou assim", "reason"),
        ("ele me come", "threatened"),
        ("as pretas comem", "threatened"),
        ("é empate", "result"),
        ("quem é você", "program"),
        ("mais fácil", "set level easier"),
        ("joga mais forte", "set level harder"),
    ],
}


def every(*tables: dict[str, list[tuple[str, str]]]) -> list[tuple[str, str, str]]:
    return [(language, *each) for table in tables for language, rows in table.items() for each in rows]


def name(found: object, language: str) -> str:
    """What alone was found, as the corpora write it; a move that is asked about as one."""
    assert isinstance(found, CommandMeant | Likely | Perhaps)
    [meant] = [found] if isinstance(found, CommandMeant) else meanings_of(found)
    assert isinstance(meant, CommandMeant)
    return told(meant, language)[0]


@pytest.mark.parametrize(("language", "text", "wanted"), every(SUPPOSED, ASKED))
def test_what_is_typed_asks_and_does_nothing(language: str, text: str, wanted: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert name(found, language) == wanted


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "is it safe to play 23-19", "losses 23-19"),
        ("en", "does black capture?", "threatened"),
        ("en", "what did I play", "last own"),
        ("pt", "qual é melhor", "advice"),
        ("pt", "ele me come?", "threatened"),
        ("pt", "que jogada eu fiz", "last own"),
    ],
)
def test_what_was_asked_so_before_is_asked_as_before(language: str, text: str, wanted: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert name(found, language) == wanted
    assert not isinstance(found, Perhaps)


def test_whether_one_is_taken_is_told_at_once() -> None:
    found = understand_line("will he take me", *place_of("S"), vocabulary("en"))
    assert isinstance(found, Likely)
    assert name(found, "en") == "threatened"


@pytest.mark.parametrize(("language", "text", "wanted"), every(SAID))
def test_what_is_said_asks_and_does_nothing(language: str, text: str, wanted: str) -> None:
    heard = understand([(text, 0.0)], *place_of("S"), vocabulary(language))
    assert name(heard.verdict, language) == wanted


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", text) for text in ("22-18, ok", "ok, 22-18", "my move is 22-18", "well, 22-18 then")),
        *(("it", text) for text in ("va bene, 22-18", "22-18 va bene", "bene, 22-18", "meglio 22-18")),
        *(("pt", text) for text in ("22-18, boa", "boa, 22-18", "bem, 22-18")),
    ],
)
def test_a_word_of_praise_beside_a_move_still_gives_it(language: str, text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert isinstance(found, Understood)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", text) for text in ("good move", "nice move", "that was a good move", "you are good")),
        *(("it", text) for text in ("bella mossa", "buona mossa", "sei bravo", "sei forte")),
        *(("pt", text) for text in ("boa jogada", "bom lance", "você é bom", "que bom")),
    ],
)
def test_praise_alone_asks_for_nothing(language: str, text: str) -> None:
    assert understand_line(text, *place_of("S"), vocabulary(language)) is None


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "tell me if I can go to 18", "moves 18"),
        ("it", "dimmi se posso andare in 18", "moves 18"),
        ("en", "is 18 a safe square", "attackers 18"),
        ("it", "prendo il nero", "new black"),
        ("it", "il nero prendo", "new black"),
        ("it", "siamo pari?", "piece-count"),
        ("en", "shall we call it a draw?", "draw"),
        ("it", "patta?", "draw"),
    ],
)
def test_what_is_near_it_means_what_it_did(language: str, text: str, wanted: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert name(found, language) == wanted


@pytest.mark.parametrize(
    "text", ["chi sei", "tu chi sei", "chi sei tu", "cosa sei", "dove sei", "sei tu"]
)
def test_a_verb_that_is_spelt_like_a_number_is_no_square(text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary("it"))
    meanings = [found] if isinstance(found, CommandMeant) else meanings_of(found) if found else []
    assert all(isinstance(each, CommandMeant) and not each.squares for each in meanings), meanings


@pytest.mark.parametrize(
    ("language", "text", "square"),
    [
        ("it", "casella sei", 6),
        ("it", "cosa c'è in sei", 6),
        ("pt", "casa um", 1),
        ("en", "square one", 1),
    ],
)
def test_a_number_is_still_one_elsewhere(language: str, text: str, square: int) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert found == CommandMeant(Command.SQUARE, squares=(square,))


def test_what_is_asked_so_changes_nothing() -> None:
    for language, text, _ in every(SUPPOSED, ASKED):
        found = understand_line(text, *place_of("S"), vocabulary(language))
        meanings = [found] if isinstance(found, CommandMeant) else meanings_of(found) if found else []
        for each in meanings:
            assert isinstance(each, CommandMeant)
            assert each.command not in CHANGING - {Command.SETTINGS}, text  # which asks by itself
