"""Lines that are meant and not written as the phrases have them, and what they ask and choose."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.fen import parse_fen
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import at_board
from tests.dialogue.support.near import make_near
from tests.dialogue.support.talk import Talk, settings_for

MIDDLE = "W:W17,20,22,26,27,29,30,32,K4:B1,2,3,5,6,8,13,15,23,K31"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("22-18 grazie", "Bianco: 22-18."),
        ("sposta 24 20", "Bianco: 24-20."),
        ("la 14 è libera?", "14 vuota."),
        ("sono obbligato a prendere?", "Non ci sono prese."),
        ("c'è una presa?", "Non ci sono prese."),
        ("posso avere altre domande?", "In questa partita le domande sono libere"),
        ("cas 14", "14 vuota."),
        ("moss", "7 mosse:"),
        ("chi attacca la 22", "Nessuno può prendere il pezzo in 22."),
        ("cosa può rispondere se gioco 22-18?", "Dopo 22-18 l'avversario ha 7 mosse:"),
    ],
)
def test_what_only_asks_and_a_whole_move_are_done_at_once(line: str, said: str) -> None:
    assert Talk(settings_for()).type(line)[0].startswith(said)


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("ventidue dicciotto", "Intendi la mossa 22-18? Rispondi sì o no."),
        ("mosa", "Intendi le mosse possibili?"),
        ("metti il livello a 9", "Intendi mettere il livello su 9?"),
    ],
)
def test_what_changes_something_or_has_a_slip_is_asked_about_by_its_name(line: str, asked: str) -> None:
    talk = Talk(settings_for())
    assert talk.type(line)[0].startswith(asked.removesuffix("?"))
    assert talk.dialogue.state is State.ANSWER
    assert talk.game.plies == []
    talk.type("no")
    assert talk.dialogue.state is State.MOVE


def test_a_yes_does_what_was_asked_about() -> None:
    talk = Talk(settings_for())
    talk.type("ventidue dicciotto")
    assert talk.type("sì") == ["Bianco: 22-18."]


def test_what_asks_by_itself_is_not_asked_about_twice() -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    talk.answer("11-15")
    assert talk.type("non ho più speranze, mi arrendo")[0].startswith(
        "Bianco: vuoi davvero abbandonare"
    )
    assert talk.type("si")[0].startswith("Vince il Nero")


OPTIONS = "fammi sentire le opzioni"


@pytest.fixture(autouse=True)
def _two_near(monkeypatch: pytest.MonkeyPatch) -> None:
    make_near(monkeypatch, OPTIONS, "moves", "settings")


def test_two_near_meanings_are_asked_about_and_chosen_by_their_place() -> None:
    for answer, said in (("prima", "7 mosse"), ("la seconda", "25 impostazioni"), ("no", "Va bene")):
        talk = Talk(settings_for())
        asked = talk.type(OPTIONS)
        assert asked == ["Intendi le mosse possibili, o le impostazioni? Rispondi prima, seconda o no."]
        assert talk.dialogue.state is State.MOVE
        assert talk.type(answer)[0].lower().startswith(said.lower())


WHICH = {"it": OPTIONS, "pt": "quize", "pt-BR": "quize"}


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("it", "qual è la seconda fila", "Traversa 2"),
        ("it", "la prima è libera?", "Nessuno"),
        ("pt", "qual o primeiro lance da partida", "Ainda ninguém jogou"),
        ("pt", "qual a segunda fileira", "Travessa 2"),
        ("pt-BR", "qual a segunda fileira", "Fileira 2"),
    ],
)
def test_an_ordinal_in_another_question_chooses_nothing(language: str, line: str, said: str) -> None:
    talk = Talk(settings_for(language=language))
    asked = talk.type(WHICH[language])
    answered = talk.type(line)
    assert answered[0].startswith(said) or answered[-1] == asked[0], "answered, or asked again"
    assert len(answered) <= 2


@pytest.mark.parametrize("answer", ["la seconda", "la seconda per favore", "voglio la seconda"])
def test_a_place_may_be_said_with_words_that_say_nothing(answer: str) -> None:
    talk = Talk(settings_for())
    talk.type(WHICH["it"])
    assert talk.type(answer)[0].startswith("25 impostazioni")


def test_a_guess_is_let_go_silently_by_what_is_understood_and_stays_for_the_rest() -> None:
    talk = Talk(settings_for())
    (asked,) = talk.type(WHICH["it"])
    assert talk.type("ripeti") == [asked]
    assert talk.type("blabla uffa")[-1].startswith(("Intendi", "Non sono sicuro"))
    assert talk.type("turno") == ["Tocca a te, Bianco."]
    assert talk.type("casella 14") == ["14 vuota."]
    assert talk.type("no")[0].startswith("Non c'è nessuna domanda")


def test_a_move_that_is_guessed_at_waits_while_something_is_told() -> None:
    """Who hears no more of it believes that the move was played."""
    talk = Talk(settings_for())
    (asked,) = talk.type("ventidue dicciotto")
    assert talk.type("ripeti") == [asked]
    assert talk.type("blabla uffa")[-1].startswith(("Intendi", "Non sono sicuro"))
    assert talk.type("turno") == ["Tocca a te, Bianco.", "Intendi la mossa 22-18: sì o no?"]
    assert talk.type("casella 14") == ["14 vuota.", "Intendi la mossa 22-18: sì o no?"]
    talk.type("no")
    assert not talk.game.plies
    assert talk.type("turno") == ["Tocca a te, Bianco."]


def test_a_counted_question_that_was_only_meant_is_asked_about() -> None:
    talk = Talk(settings_for(questions=1))
    assert talk.type("quante pedine mi sono rimaste")[0].startswith("Intendi")
    talk.type("no")
    assert talk.dialogue.talk.tally.questions == 0


def test_attackers_defenders_replies_and_losses() -> None:
    talk = Talk(settings_for(start=parse_fen("W:W22,27,32:B18,14,5", ITALIAN)))
    assert talk.type("attaccanti 22") == ["Nessuno può prendere il pezzo in 22."]
    assert talk.type("difensori 22")[0].startswith("Il pezzo in 22 è protetto da 27")
    assert talk.type("attaccanti 19") == ["In 19 non c'è nessun pezzo."]
    assert talk.type("attaccanti 18") == ["Il pezzo in 18 si può prendere così: 22x13."]
    assert talk.type("difensori 18")[0].endswith("22x13. Nessuno riprenderebbe.")
    talk = Talk(settings_for(start=parse_fen("W:W22,32:B14,5", ITALIAN)))
    assert talk.type("perdite 22-18") == ["Dopo 22-18 l'avversario prende il pezzo in 18: 14x21."]
    assert talk.type("perdite 32-28") == ["Dopo 32-28 l'avversario non può prendere niente."]
    assert talk.type("risposte 22-14")[0].startswith("La pedina in 22")
    assert talk.type("risposte") == ["Di quale mossa? Scrivi le due caselle, per esempio 22-18."]
    assert talk.type("32-28")[0].startswith("Dopo 32-28 l'avversario ha")
    assert talk.game.plies == []


ABOUT_A_SQUARE = {
    "it": ("attaccanti 18", "difensori 18", "perdite 22-18", "risposte 22-19"),
    "en": ("attackers 18", "defenders 18", "losses 22-18", "replies 22-19"),
    "pt": ("atacantes 18", "defensores 18", "perdas 22-18", "respostas 22-19"),
}
HEARD = {"18": {"it": "diciotto", "en": "eighteen", "pt": "dezoito"}}
HEARD |= {"19": {"it": "diciannove", "en": "nineteen", "pt": "dezanove"}}
HEARD |= {"22": {"it": "ventidue", "en": "twenty two", "pt": "vinte e dois"}}


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
@pytest.mark.parametrize("is_heard", [False, True])
def test_what_stands_around_a_square_is_told_in_every_language(language: str, is_heard: bool) -> None:
    base = language.partition("-")[0]
    attackers, defenders, losses, replies = ABOUT_A_SQUARE[base]

    def asked(line: str, fen: str) -> str:
        start = parse_fen(fen, ITALIAN)
        talk = Talk(settings_for(start=start, language=language, listen="push"))
        if not is_heard:
            return talk.type(line)[0]
        for number, words in HEARD.items():
            line = line.replace(number, words[base])
        return talk.hear(line.replace("-", " "))[0]

    assert "22x13" in asked(attackers, "W:W22,27,32:B18,14,5")
    assert "22x13" in asked(defenders, "W:W22,27,32:B18,14,5")
    assert "14x21" in asked(losses, "W:W22,32:B14,5")
    assert "14x23" in asked(replies, "W:W22,32:B14,5")


def test_the_colour_is_chosen_before_the_first_move_without_being_asked() -> None:
    talk = Talk(settings_for())
    talk.type("gioco col nero")
    assert talk.dialogue.talk.settings.people == (Side.BLACK,)
    assert talk.dialogue.state is State.SEARCH


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "due giocatori, Anna e Bruno"),
        ("en", "two players, Anna and Bruno"),
        ("pt", "dois jogadores, Anna e Bruno"),
    ],
)
def test_two_people_play_with_their_names(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    settings = talk.dialogue.talk.settings
    assert (settings.white, settings.black) == (Player(name="Anna"), Player(name="Bruno"))


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "nuova internazionale"), ("en", "new international game"), ("pt", "nova internacional")],
)
def test_the_other_game_is_begun_after_a_yes(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type(line)
    assert talk.game.regulation.variant is ITALIAN
    talk.type({"it": "sì", "en": "yes", "pt": "sim"}[language])
    assert talk.game.regulation is INTERNATIONAL_FID
    assert talk.game.start.variant is INTERNATIONAL


def test_a_new_game_offers_to_swap_and_swaps() -> None:
    talk = Talk(settings_for())
    assert "Hai ancora il Bianco: per cambiare colore scrivi scambia." in talk.type("nuova")
    talk.type("scambia")
    assert talk.dialogue.talk.settings.people == (Side.BLACK,)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "nuova col nero"),
        ("en", "new with black"),
        ("pt", "nova com as pretas"),
        ("pt-BR", "nova com as pretas"),
    ],
)
def test_one_person_with_a_colour_plays_against_the_computer(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type(line)
    settings = talk.dialogue.talk.settings
    assert settings.people == (Side.BLACK,)
    assert settings.white.is_computer
    talk = Talk(settings_for(language="en"))
    talk.type("two players, Ada black and Ben white")
    assert len(talk.dialogue.talk.settings.people) == 2


def test_a_level_is_chosen_or_does_not_exist() -> None:
    talk = Talk(settings_for())
    assert talk.type("nuova livello 12") == ["Il livello 12 non c'è: i livelli vanno da 1 a 10."]
    talk.type("nuova livello 3")
    assert talk.dialogue.talk.settings.level == 3


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("turno", "risultato", "chi ha vinto?", "chi ha vinto la partita?")),
        ("en", ("turn", "result", "who won?", "so who won the game?")),
        ("pt", ("vez", "resultado", "quem ganhou?", "afinal quem é que ganhou a partida?")),
    ],
)
def test_the_result_is_told_as_often_as_it_is_asked(language: str, lines: tuple[str, ...]) -> None:
    talk = Talk(settings_for(language=language, start=parse_fen("W:W18:B14", ITALIAN)))
    ended = talk.type("18x11")
    result = next(line for line in ended if "9.2" in line)
    for line in (*lines, *lines):
        assert talk.type(line) == [result]
    assert talk.type({"it": "tabellino", "en": "score", "pt": "planilha"}[language])[-1] == result


@pytest.mark.parametrize("line", ["gioco col nero", "scambia", "due giocatori", "contro il computer"])
def test_at_a_board_the_players_stay(line: str) -> None:
    talk = at_board()
    before = talk.dialogue.talk.settings
    assert talk.type(line)[0].startswith("Con la damiera elettronica")
    assert talk.dialogue.talk.settings == before


@pytest.mark.parametrize(
    ("language", "line", "asked", "yes"),
    [
        ("it", "dicciotto", "Intendi la casella 18? Rispondi sì o no.", "sì"),
        ("it", "dicciotto?", "Intendi che cosa c'è in 18? Rispondi sì o no.", "sì"),
        ("it", "quindci", "Intendi la casella 15? Rispondi sì o no.", "sì"),
        ("it", "vintidue", "Intendi la casella 22? Rispondi sì o no.", "sì"),
        ("en", "eigteen", "Do you mean square 18? Answer yes or no.", "yes"),
        ("en", "twnety two", "Do you mean square 22? Answer yes or no.", "yes"),
        ("pt", "dezoit", "Quer dizer a casa 18? Responda sim ou não.", "sim"),
    ],
)
def test_a_lone_number_with_a_slip_is_asked_about_and_then_what_it_is(
    language: str, line: str, asked: str, yes: str
) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == [asked]
    plain = Talk(settings_for(language=language))
    number = next(word for word in ("18", "15", "22") if word in asked)
    assert talk.type(yes) == plain.type(f"{number}?" if line.endswith("?") else number)


def test_a_slip_that_may_be_a_number_or_a_word_is_asked_which() -> None:
    talk = Talk(settings_for(language="pt"))
    (asked,) = talk.type("quize")
    assert asked.startswith("Quer dizer a casa 15, ou o teste sobre as casas?")
    assert talk.type("a primeira") == Talk(settings_for(language="pt")).type("15")


def test_a_number_with_a_slip_plays_nothing_before_the_yes() -> None:
    talk = Talk(settings_for(fen="W:W22,32:B1"))
    (asked,) = talk.type("dicciotto")
    assert asked == "Intendi la casella 18? Rispondi sì o no."
    assert talk.game.plies == []
    talk.type("no")
    assert talk.game.plies == []


@pytest.mark.parametrize("is_meant", [True, False])
def test_a_number_with_a_slip_answers_what_is_open_after_a_yes(*, is_meant: bool) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:WK25,50:B12,30,22,27,37"))
    talk.type("25x3")
    assert talk.type("trentnove") == ["Intendi la casella 39? Rispondi sì o no."]
    talk.type("sì" if is_meant else "no")
    played = [ply.written for ply in talk.game.plies]
    assert played == (["25x39x17x3"] if is_meant else [])
    talk.type("39")
    assert [ply.written for ply in talk.game.plies] == ["25x39x17x3"], "what was asked stays open"


def test_which_arrival_square_is_answered_with_a_slip_after_a_yes() -> None:
    talk = Talk(settings_for())
    talk.type("ventidue")
    assert talk.type("dicciotto") == ["Intendi la casella 18? Rispondi sì o no."]
    assert talk.game.plies == []
    talk.type("sì")
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


def test_a_square_that_is_waited_for_is_given_with_a_slip_after_a_yes() -> None:
    talk = Talk(settings_for())
    talk.type("attaccanti")
    assert talk.type("vintidue") == ["Intendi la casella 22? Rispondi sì o no."]
    assert talk.type("no")
    talk.type("vintidue")
    assert talk.type("sì") == ["Nessuno può prendere il pezzo in 22."]
