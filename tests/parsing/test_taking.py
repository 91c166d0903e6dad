"""Questions of new players: who takes whom, what is lost, who is ahead, a move only asked for."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.understood import understand_heard
from assistant.parsing.likely import Likely, Perhaps, meanings_of
from assistant.parsing.meanings import About
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line

DANGER = {
    "en": ("could my opponent jump me", "can he capture me", "is the opponent going to capture me"),
    "it": ("mi può mangiare?", "mi possono prendere qualcosa?", "può catturarmi?"),
    "pt": ("ele pode me comer?", "ele consegue me capturar", "podem me capturar?"),
}
OWN_CAPTURES = {
    "en": ("give me the captures", "can you tell me what captures I have", "are there any shots"),
    "it": ("mi dici le prese", "dimmi cosa posso prendere"),
    "pt": ("me diz as capturas", "o que posso capturar"),
}
TAKERS = {
    "en": (
        "can 26 take something",
        "what may 26 jump",
        "does 26 take?",
        "can 26 capture one of his men",
    ),
    "it": ("la 26 può prendere qualcosa", "cosa può mangiare la 26", "con la 26 cosa mangio?"),
    "pt": ("a 26 pode capturar algo?", "o que a 26 pode comer", "a 26 captura?", "capturar com a 26"),
}
TARGETS = {
    "en": ("can I take 15", "can I capture the piece on 15", "can I jump the one on 15"),
    "it": ("posso prendere la 15", "posso saltare la 15?", "riesco a mangiare la 15?"),
    "pt": ("posso comer a 15", "consigo tomar a 15?", "posso capturar a peça da 15?"),
}
SAFE = {
    "en": ("can I go 22-18 safely", "may I play 22-18 without risk", "can I safely move 22 to 18"),
    "it": ("posso fare 22-18 tranquillamente?", "è rischioso giocare 22-18?"),
    "pt": (
        "posso mover 22-18 sem perigo?",
        "é arriscado jogar 22-18?",
        "posso jogar 22-18 com segurança",
    ),
}
TOTALS = {
    "en": (
        "how many pieces have I lost",
        "how many have I captured so far",
        "how many men did he lose",
    ),
    "it": ("quanti pezzi ho perso", "quante ne ho perse", "quanti pezzi sono spariti"),
    "pt": ("quantas peças eu perdi", "quantas pedras já comi", "quantas peças foram capturadas"),
}
AHEAD = {
    "en": (
        "am I winning",
        "am I losing",
        "are we even",
        "is it level",
        "is white winning",
        "are we level",
    ),
    "it": ("sto perdendo?", "siamo pari?", "siamo allo stesso livello?", "il nero sta vincendo?"),
    "pt": ("tô ganhando?", "as brancas estão ganhando?", "estamos empatados?", "está igual?"),
}
KINGS = {
    "en": ("what can my king do", "the moves of my king", "can my king move"),
    "it": ("le mosse della mia dama", "cosa può fare la dama", "dove può andare la mia dama?"),
    "pt": ("o que minha dama pode fazer", "os lances da minha dama", "para onde pode ir a minha dama"),
}
OWN_LAST = {
    "en": ("my last move", "what did I play", "which move did I make"),
    "it": ("la mia ultima mossa", "cosa ho mosso", "cosa ho giocato"),
    "pt": ("minha última jogada", "o que eu joguei", "qual foi meu último lance"),
}
COMING = {
    "en": ("whats he going to do", "what will he play"),
    "it": ("cosa farà", "cosa sta per fare"),
    "pt": ("o que ele vai fazer", "o que ele vai jogar"),
}
RULES = {
    "en": ("what are the rules", "tell me the rules"),
    "it": ("quali sono le regole", "dimmi le regole"),
    "pt": ("quais são as regras", "diz as regras do jogo"),
}
DUTY = {
    "en": ("why do I have to capture", "why must I capture"),
    "it": ("perché devo prendere", "perché sono obbligato a mangiare"),
    "pt": ("por que tenho que capturar", "por que sou obrigado a comer"),
}
SQUARES = {
    "en": ("is 18 a safe square", "is it safe to move to 18"),
    "it": ("è sicura la 18", "è sicuro andare in 18"),
    "pt": ("a 18 é segura?", "é seguro ir para a 18"),
}


def every(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, text) for language, texts in table.items() for text in texts]


def command_of(language: str, text: str, place: str = "C") -> CommandMeant:
    """What a line asks; one that is nearly it is asked about alone."""
    found = understand_line(text, *place_of(place), vocabulary(language))
    assert isinstance(found, CommandMeant | Likely | Perhaps), text
    [meant] = [found] if isinstance(found, CommandMeant) else meanings_of(found)
    assert isinstance(meant, CommandMeant), text
    return meant


@pytest.mark.parametrize(("language", "text"), every(DANGER))
def test_what_the_opponent_takes_is_what_is_in_danger(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["threatened"]


@pytest.mark.parametrize(("language", "text"), every(OWN_CAPTURES))
def test_who_is_told_of_captures_is_not_who_is_taken(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["captures"]


@pytest.mark.parametrize(("language", "text"), every(TAKERS))
def test_the_piece_that_takes_is_asked_for_its_captures(language: str, text: str) -> None:
    meant = command_of(language, text)
    assert (told(meant, language), meant.about) == (["moves 26"], About.CAPTURES)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "can 23 take me"), ("it", "la 23 mi può mangiare?"), ("pt", "a 23 pode me comer?")],
)
def test_a_piece_of_the_opponent_may_be_what_takes(language: str, text: str) -> None:
    meant = command_of(language, text)
    assert (told(meant, language), meant.about) == (["moves 23"], About.CAPTURES)


@pytest.mark.parametrize(("language", "text"), every(TARGETS))
def test_whether_i_can_take_a_piece_is_asked_and_nothing_is_played(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["attackers 15"]


@pytest.mark.parametrize(("language", "text"), every(SAFE))
def test_a_word_of_safety_asks_what_a_move_loses(language: str, text: str) -> None:
    assert told(command_of(language, text, "S"), language) == ["losses 22-18"]


@pytest.mark.parametrize(("language", "text"), every(TOTALS))
def test_how_many_are_lost_asks_for_all_since_the_start(language: str, text: str) -> None:
    meant = command_of(language, text)
    assert (meant.command.value, meant.about) == ("taken", About.TOTAL)


@pytest.mark.parametrize(("language", "text"), every(AHEAD))
def test_who_is_ahead_asks_for_both_sides(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["piece-count"]


@pytest.mark.parametrize(("language", "text"), every(KINGS))
def test_the_moves_of_a_king_are_no_others(language: str, text: str) -> None:
    meant = command_of(language, text)
    assert (meant.command.value, meant.about) == ("moves", About.KINGS)


@pytest.mark.parametrize(("language", "text"), every(OWN_LAST))
def test_my_last_move_is_mine(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["last own"]


@pytest.mark.parametrize(("language", "text"), every(COMING))
def test_what_is_to_come_is_not_what_was(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["moves enemy"]


@pytest.mark.parametrize(
    ("language", "text", "about"),
    [
        *((*each, About.RULES) for each in every(RULES)),
        *((*each, About.DUTY) for each in every(DUTY)),
        *((*each, About.SAFETY) for each in every(SQUARES)),
    ],
)
def test_what_alone_is_asked_is_known(language: str, text: str, about: About) -> None:
    assert command_of(language, text).about is about


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "could I move 22-18"),
        ("it", "posso giocare 22x15?"),
        ("it", "posso giocare 22-18"),
        ("pt", "posso jogar 27x20?"),
        ("pt", "eu poderia jogar 22-18"),
    ],
)
def test_a_move_with_leave_is_only_asked_about(language: str, text: str) -> None:
    meant = command_of(language, text)
    assert (meant.command.value, len(meant.move)) == ("moves", 2)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I take the piece on 11"),
        ("it", "prendo la pedina in 11"),
        ("pt", "capturo a pedra da 11"),
    ],
)
def test_a_piece_that_is_not_there_is_not_taken(language: str, text: str) -> None:
    meant = command_of(language, text)
    assert (told(meant, language), meant.about) == (["moves 11"], About.CAPTURES)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "I take and land on 11"), ("it", "prendo e vado in 11"), ("pt", "tomo a peça da 15")],
)
def test_a_landing_and_a_piece_that_is_there_are_still_given(language: str, text: str) -> None:
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert isinstance(found, Understood)
    assert found.move.path == (20, 11)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "show me the position"), ("it", "mostrami la damiera"), ("pt", "me mostra o tabuleiro")],
)
def test_the_board_that_is_shown_is_what_stands_on_it(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["pieces"]


@pytest.mark.parametrize("text", ["what level are you", "what is your level", "what level are you at"])
def test_a_level_is_asked_for_by_its_word(text: str) -> None:
    assert told(command_of("en", text), "en") == ["settings level"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "il nero può mangiarmi?"),
        ("it", "può prendermi il nero?"),
        ("it", "il nero può mangiare?"),
        ("it", "il bianco può prendere?"),
        ("en", "can black capture me?"),
        ("en", "can black take me?"),
        ("pt", "as pretas podem me comer?"),
        ("pt", "o preto pode capturar-me?"),
    ],
)
def test_who_asks_what_a_colour_may_take_wants_no_new_game(language: str, text: str) -> None:
    position, rules = place_of("S")
    found = understand_line(text, position, rules, vocabulary(language))
    assert found is not None
    assert "NEW_GAME" not in repr(found)


OWN_TAKEN = {
    "en": (
        "can you take my man on 18",
        "can black take my man on 18?",
        "could you take my piece on 18",
    ),
    "it": (
        "può prendere la mia pedina in 18?",
        "puoi mangiare la mia 18?",
        "il computer può prendere la mia pedina in 18",
    ),
    "pt": (
        "pode comer a minha pedra da 18",
        "podes tomar a minha peça na 18?",
        "o computador pode comer a minha pedra da 18?",
    ),
}
KING_TAKEN = {
    "en": ("can you take my king", "can the computer take my king?"),
    "it": ("puoi mangiare la mia dama", "il computer può prendere la mia dama?"),
    "pt": ("podes comer a minha dama", "o computador pode comer a minha dama?"),
}
TAKES_ALOUD = {
    "en": ("can twenty six take", "can the one on twenty six take"),
    "it": ("la ventisei può mangiare", "quella in ventisei può prendere"),
    "pt": ("a vinte e seis pode comer", "a da vinte e seis pode tomar"),
}


@pytest.mark.parametrize(("language", "text"), every(OWN_TAKEN))
def test_whether_a_piece_of_mine_is_taken_asks_what_takes_it(language: str, text: str) -> None:
    assert told(command_of(language, text), language) == ["attackers 18"]


@pytest.mark.parametrize(("language", "text"), every(KING_TAKEN))
def test_whether_my_king_is_taken_asks_for_what_is_in_danger(language: str, text: str) -> None:
    """The captures are of whoever is to move, who would take it of nobody."""
    assert told(command_of(language, text), language) == ["attackers 4"]
    assert told(command_of(language, text, "S"), language) == ["threatened"], "it may be any of them"


@pytest.mark.parametrize(("language", "text"), every(TAKES_ALOUD))
def test_the_piece_that_takes_is_known_aloud_too(language: str, text: str) -> None:
    found = understand_heard(normalise(text), *place_of("C"), vocabulary(language))
    assert isinstance(found, Likely)
    [meant] = meanings_of(found)
    assert isinstance(meant, CommandMeant)
    assert (told(meant, language), meant.about) == (["moves 26"], About.CAPTURES)
