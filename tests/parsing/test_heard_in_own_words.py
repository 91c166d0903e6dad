"""Questions and wishes by voice in people's own words, of kinds missed once, and what they are not."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.heard import understand
from assistant.parsing.hearing.spoken import spoken
from assistant.parsing.likely import Likely, Perhaps, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of

HEARD = [
    ("en", "is there somebody standing on eleven", "square"),
    ("en", "is number ten mine or is it yours", "square"),
    ("en", "what have you been and done", "last"),
    ("en", "which moves are allowed now", "moves"),
    ("en", "do we need to take here", "captures"),
    ("en", "do i have to take or can i do something else", "captures"),
    ("en", "could i take three in one go", "captures"),
    ("en", "are you finished can i go", "turn"),
    ("en", "have i got more than you", "piece-count"),
    ("en", "what do you mean i m not allowed", "why"),
    ("en", "why didn t you take my move", "why"),
    ("en", "how are you off for kings", "kings"),
    ("en", "who is next to nineteen", "neighbours"),
    ("en", "oh dear take that back", "takeback"),
    ("en", "what old games have i got", "games"),
    ("en", "hold the clock there s somebody at the door", "pause"),
    ("en", "make your voice louder", "settings volume up"),
    ("en", "you speak too fast", "settings rate down"),
    # A king that may take is in no danger.
    ("it", "le mie dame possono mangiare", "captures"),
    ("it", "la mia dama puo prendere qualcosa", "captures"),
    ("en", "can i take something with my king", "captures"),
    ("en", "can my king capture", "captures"),
    ("pt", "a minha dama pode comer", "captures"),
    ("en", "can you take my king", "threatened"),
    # Beside a cry, a courtesy or having lost the thread.
    ("pt", "nossa me distrai o que voce jogou", "last"),
    ("pt", "ue qual foi a dele", "last"),
    ("pt", "conta la a jogada da maquina", "last"),
    ("pt", "que peca e que ele avancou", "last"),
    ("pt", "sou eu que jogo agora ou jogas tu", "turn"),
    ("pt", "opa a dezessete ta ocupada ou nao ta", "square"),
    ("pt", "a dezassete ainda continua la", "square"),
    ("pt", "nao me lembro onde tenho as pedras", "pieces"),
    ("pt", "me diz como ta o tabuleiro", "pieces"),
    ("pt", "como vamos de pedras", "piece-count"),
    ("pt", "ora diz la o que e que eu como", "captures"),
    ("pt", "pa ha capturas disponiveis", "captures"),
    ("pt", "tem peca minha dando sopa", "threatened"),
    ("pt", "vais papar me alguma", "threatened"),
    ("pt", "quem e que me esta atacando a dezassete", "attackers"),
    ("pt", "a dezessete tem defesa", "defenders"),
    ("pt", "vinte e dois dezoito e cilada", "losses"),
    ("pt", "vinte e dois dezoito entrego alguma", "losses"),
    ("pt", "quanto falta pra nove coroar", "promotion-row"),
    ("pt", "que pecas minhas ainda tem saida", "movable"),
    ("pt", "me da um palpite vai", "advice"),
    ("pt", "podes repetir isso se faz favor", "repeat"),
    ("pt", "ih qual e o problema dessa jogada", "why"),
]


def commands(language: str, text: str) -> list[CommandMeant]:
    """The commands that are understood, or asked about, where only this was heard."""
    heard = understand([(text, 0.0)], *place_of("S"), vocabulary(language), is_pressed=True)
    match heard.verdict:
        case CommandMeant() as meant:
            return [meant]
        case Likely() | Perhaps() as found:
            return [each for each in meanings_of(found) if isinstance(each, CommandMeant)]
    return []


@pytest.mark.parametrize(("language", "text", "wanted"), HEARD)
def test_they_are_understood_heard(language: str, text: str, wanted: str) -> None:
    command, *rest = wanted.split()
    (meant,) = commands(language, text)
    assert meant.command is Command(command)
    assert not rest or meant.rest.split()[-1] == rest[-1]
    # Not because they stand in a file: what they have in common with others is understood.
    assert text not in {each for every in spoken(vocabulary(language)).values() for each in every}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "stop the clock a minute the phone s ringing"),
        ("en", "hold the clock there s somebody at the door"),
    ],
)
def test_a_pause_is_understood_with_its_reason(language: str, text: str) -> None:
    assert commands(language, text) == [CommandMeant(Command.PAUSE)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "twenty two eighteen for later"),
        ("en", "i saw her last time"),
        ("en", "they told me about it later"),
        ("en", "somebody is at the door"),
        ("en", "i used to have more than him"),
        ("en", "we finish tomorrow they said"),
        ("en", "he took my coat what do you mean"),
        ("pt", "ai meu deus vinte e dois dezoito"),
        ("pt", "nao me lembro vinte e dois dezoito"),
        ("pt", "me perdi a caminho da tua casa"),
        ("pt", "o bicho papou a galinha"),
        ("pt", "as criancas andam na rua"),
        ("pt", "a defesa deles e fraca"),
        ("pt", "nao percebi a piada"),
        ("pt", "ai meu deus desisto"),
    ],
)
def test_talk_with_the_same_words_is_nothing(language: str, text: str) -> None:
    assert commands(language, text) == []
