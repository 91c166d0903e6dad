"""Who of two people resigns, offers a draw or claims one, whoever is to move."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.sentences import LANGUAGES

WORDS = {
    "it": ("abbandona", "nero", "bianco", "sì", "patta", "no"),
    "en": ("resign", "black", "white", "yes", "draw", "no"),
    "pt": ("abandono", "pretas", "brancas", "sim", "empate", "não"),
}


def two(language: str = "it", **changes: object) -> Talk:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    return Talk(settings_for(language=language, **people, **changes))


def winner(talk: Talk) -> str | None:
    outcome = talk.game.outcome
    return outcome.winner.value if outcome and outcome.winner else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", [0, 1])
def test_who_resigns_is_asked_and_may_be_the_one_who_is_not_to_move(language: str, who: int) -> None:
    resign, black, white, yes, *_ = WORDS[language]
    talk = two(language)
    asked = talk.type(resign)
    assert len(asked) == 1
    assert "?" in asked[0]
    assert talk.type((white, black)[who])[0].startswith(
        {"it": ("Bianco", "Nero"), "en": ("White", "Black"), "pt": ("Brancas", "Pretas")}[language][who]
    )
    assert talk.dialogue.state is State.ANSWER
    talk.type(yes_of(talk, yes))
    assert winner(talk) == ("black", "white")[who]


def test_who_resigns_may_be_told_by_name_or_at_once() -> None:
    talk = two()
    talk.type("abbandona")
    talk.type("Bruno")
    talk.type("Bruno: sì")
    assert winner(talk) == "white"
    talk = two()
    talk.type("abbandona il nero")
    talk.type("nero sì")
    assert winner(talk) == "white"


def test_a_no_or_another_line_leaves_the_game_as_it_is() -> None:
    talk = two()
    talk.type("abbandona")
    assert "si continua" in talk.type("no")[0]
    talk.type("abbandona")
    talk.type("22-18")
    assert talk.game.plies
    talk.type("nero")
    assert winner(talk) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_either_side_offers_a_draw_and_the_other_answers(language: str) -> None:
    _, black, white, yes, draw, no = WORDS[language]
    for offers, names in ((black, "Anna"), (white, "Bruno")):
        talk = two(language)
        talk.type(draw)
        told = talk.type(offers)
        assert names in told[0]
        talk.type(no)
        assert not talk.game.outcome
        talk.type(draw)
        talk.type(offers)
        talk.type(yes_of(talk, yes))
        assert talk.game.outcome


def test_against_the_computer_nobody_is_asked_who() -> None:
    talk = Talk(settings_for(language="it"))
    assert talk.type("abbandona")[0].startswith("Bianco: vuoi davvero")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", [0, 4])
def test_a_yes_to_who_has_it_asked_again_and_how_to_leave_it(language: str, deed: int) -> None:
    *_, no = words = WORDS[language]
    talk = two(language)
    asked = talk.type(words[deed])
    assert no in asked[0]
    assert talk.type(words[3]) == asked
    assert talk.type(words[3]) == asked
    talk.type(no)
    talk.type(words[1])
    assert talk.dialogue.state is State.MOVE
    assert not talk.game.outcome


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("it", ("il nero abbandona", "abbandona il nero", "patta nero"), "Il computer decide da sé"),
        (
            "en",
            ("black resigns", "the blacks resign", "black offers a draw", "repetition black"),
            "The computer decides by itself",
        ),
        ("pt", ("as pretas abandonam", "o adversário desiste"), "O computador decide por si"),
        ("pt-BR", ("as pretas abandonam", "empate pretas"), "O computador decide sozinho"),
    ],
)
@pytest.mark.parametrize("is_under_way", [True, False])
def test_what_the_computer_does_it_decides_itself(
    language: str, lines: tuple[str, ...], told: str, *, is_under_way: bool
) -> None:
    talk = Talk(settings_for(language=language))
    if is_under_way:
        talk.type("22-18")
        talk.answer("12-16")
    for line in lines:
        (said,) = talk.type(line)
        assert said.startswith(told), line
        assert talk.dialogue.state is State.MOVE


TOLD_TO_ACT = {
    "it": (
        (
            "arrenditi",
            "arrenditi, computer!",
            "dovresti arrenderti",
            "ti devi arrendere",
            "ti arrendi?",
        ),
        ("il nero si arrende", "il nero dovrebbe arrendersi", "il computer dovrebbe arrendersi"),
        ("computer, abbandona", "abbandona tu", "dovresti abbandonare", "il mio avversario si arrende"),
        (
            "il nero propone patta",
            "proponimi patta",
            "dovresti propormi patta",
            "perché non ti arrendi?",
        ),
        ("il nero offre la patta", "il computer propone patta", "dovresti proporre patta"),
    ),
    "en": (
        (
            "you should resign",
            "you resign",
            "give up, computer",
            "computer, resign",
            "will you give up?",
        ),
        ("black resigns", "black should resign", "the computer should resign", "do you resign"),
        ("black offers a draw", "offer me a draw", "you should offer a draw", "my opponent resigns"),
        ("why don't you resign", "the computer offers a draw", "you have to give up"),
    ),
    "pt": (
        ("você deveria desistir", "devias desistir", "desiste", "rende-te", "tens de desistir"),
        ("as pretas desistem", "as pretas devem desistir", "o computador devia desistir"),
        (
            "as pretas propõem empate",
            "oferece-me empate",
            "você desiste?",
            "o computador propõe empate",
        ),
        ("porque não desistes?", "devias propor empate", "o meu adversário desiste"),
    ),
    "pt-BR": (
        ("você deveria desistir", "desista", "renda-se", "você tem que se render", "você se rende?"),
        ("as pretas desistem", "as pretas propõem empate", "as pretas oferecem empate"),
        ("o computador deveria desistir", "por que você não desiste?", "me ofereça empate"),
    ),
}


@pytest.mark.parametrize("language", TOLD_TO_ACT)
@pytest.mark.parametrize("is_under_way", [True, False])
def test_who_tells_the_computer_to_act_is_not_asked_to_act_themselves(
    language: str, *, is_under_way: bool
) -> None:
    talk = Talk(settings_for(language=language))
    if is_under_way:
        talk.type("22-18")
        talk.answer("12-16")
    told = {"it": "Il computer decide", "en": "The computer decides"}.get(
        language, "O computador decide"
    )
    for line in (each for lines in TOLD_TO_ACT[language] for each in lines):
        said = talk.type(line)
        assert [each.startswith(told) for each in said] == [True], (line, said)
        assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "it",
            ("mi arrendo", "abbandono", "hai vinto tu", "abbandono, hai giocato bene", "la do vinta"),
        ),
        ("it", ("ti propongo la patta", "vuoi la patta?", "accetti la patta?", "ti offro patta")),
        ("en", ("I resign", "you win", "you win, I give up", "resign", "you've got me, I resign")),
        (
            "en",
            ("do you want a draw", "I offer you a draw", "offer you a draw", "do you accept a draw"),
        ),
        ("pt", ("desisto", "ganhaste, desisto", "eu me rendo, você venceu", "abandono")),
        ("pt", ("ofereço-te empate", "queres empate?", "aceitas o empate?", "proponho empate")),
    ],
)
def test_ones_own_resignation_and_draw_stay_ones_own(language: str, lines: tuple[str, ...]) -> None:
    for line in lines:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.answer("12-16")
        talk.type(line)
        assert talk.dialogue.state is State.ANSWER, line


@pytest.mark.parametrize(
    ("language", "line", "name"),
    [
        ("it", "il nero propone patta", "Bruno"),
        ("it", "il bianco offre la patta", "Anna"),
        ("en", "black offers a draw", "Bruno"),
        ("pt", "as pretas propõem empate", "Bruno"),
        ("pt-BR", "as brancas oferecem empate", "Anna"),
    ],
)
def test_between_people_the_side_that_is_named_offers(language: str, line: str, name: str) -> None:
    talk = two(language)
    assert name in talk.type(line)[0]
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    (offer,) = talk.game.offers.values()
    assert offer.side.value == {"Anna": "white", "Bruno": "black"}[name]


def test_who_plays_black_may_resign_it() -> None:
    talk = Talk(settings_for(language="en", white=Player(is_computer=True), black=Player()))
    talk.answer("22-18")
    assert talk.type("white resigns")[0].startswith("The computer decides")
    assert "Black" in talk.type("resign black")[0]
    talk.type("yes")
    assert winner(talk) == "white"


@pytest.mark.parametrize(
    ("language", "line", "asked"),
    [
        ("it", "Anna si arrende", "Intendi che il Bianco, Anna, abbandona la partita?"),
        ("en", "Bruno gives up", "Do you mean that Black, Bruno, resigns the game?"),
        ("en", "white would like a draw", "Do you mean that White, Anna, offers a draw?"),
        ("pt", "as brancas abandonam", "Quer dizer que as Brancas, Anna, abandonam a partida?"),
        ("pt-BR", "as pretas querem empate", "Quer dizer que as Pretas, Bruno, propõem empate?"),
    ],
)
def test_a_guess_says_who_of_two_would_do_it(language: str, line: str, asked: str) -> None:
    talk = two(language)
    assert talk.type(line)[0].startswith(asked)
    assert not talk.game.outcome


REPETITION = {
    "it": ("ripetizione", "chi da allora non ha ancora mosso", "ha mosso"),
    "en": ("repetition", "whoever has not moved since", "has moved since"),
    "pt": ("repetição", "quem ainda não jogou desde então", "jogou"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_claims_a_repetition_may_be_told_and_must_not_have_moved_since(language: str) -> None:
    claim, told_to_both, has_moved = REPETITION[language]
    _, black, white, *_ = WORDS[language]
    talk = two(language, rule_text=INTERNATIONAL_FID, fen="W:WK47,45:BK4,6")
    said = [line for move in ("47-42 4-10 42-47 10-4 " * 2).split() for line in talk.type(move)]
    assert len([line for line in said if told_to_both in line]) == 1
    talk.type("45-40")  # White has moved since, Black has not
    assert any(has_moved in line for line in talk.type(f"{claim} {white}"))
    assert not talk.game.outcome
    talk.type(f"{claim} {black}")
    assert talk.game.outcome
    assert winner(talk) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "nuova, due giocatori Anna e Bruno"),
        ("en", "two players Anna and Bruno"),
        ("pt", "dois jogadores Anna e Bruno"),
        ("pt-BR", "dois jogadores Anna e Bruno"),
    ],
)
def test_a_game_of_the_same_two_people_keeps_their_names(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    for _ in range(2):
        said = talk.type(line)
        assert [said[1][-6:], said[2][-6:]] == [" Anna.", "Bruno."]


def test_one_of_two_people_stays_and_the_other_is_new() -> None:
    talk = Talk(settings_for(white=Player(name="Anna"), black=Player(name="Bruno")))
    assert talk.type("nuova, due giocatori Bruno e Carlo")[1:3] == ["Bianco: Bruno.", "Nero: Carlo."]


NAMED = {
    "it": ("Bruno: mi arrendo", "Anna: sì", "nero: patta", "Bruno: sì", "Anna: 22-18", "sì"),
    "en": ("Bruno: I resign", "Anna: yes", "black: draw", "Bruno: yes", "Anna: 22-18", "yes"),
    "pt": ("Bruno: desisto", "Anna: sim", "pretas: empate", "Bruno: sim", "Anna: 22-18", "sim"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_says_their_name_before_a_colon_is_who_speaks(language: str) -> None:
    resign, yes_of_anna, draw, yes_of_bruno, move, yes = NAMED[language]
    talk = two(language)
    assert talk.type(resign)[0].startswith(("Nero", "Black", "Pretas"))
    talk.type(yes_of(talk, yes))
    assert winner(talk) == "white"

    talk = two(language)
    asked = talk.type(draw)
    assert "Anna" in asked[0]
    assert "Anna" in talk.type(yes_of_bruno)[0], "who has offered does not accept it"
    assert not talk.game.outcome
    talk.type(yes_of_anna)
    assert talk.game.outcome

    talk = two(language)
    talk.type(move)
    assert [ply.written for ply in talk.game.plies] == ["22-18"]
    assert "Bruno" in talk.type("Anna: 21-17")[-1], "it is the other one's turn"
    assert len(talk.game.plies) == 1


def test_who_asks_is_who_has_asked() -> None:
    """A counted question is of who says their name, whoever is to move."""
    talk = two("it", questions=2)
    talk.type("Bruno: pezzi miei")
    assert [talk.dialogue.talk.table.tallies[side].questions for side in Side] == [0, 1]
    talk.type("pezzi miei")
    assert [talk.dialogue.talk.table.tallies[side].questions for side in Side] == [1, 1]


def test_a_colon_behind_anything_else_is_no_name() -> None:
    talk = two()
    talk.type("allora: 22-18")
    assert not talk.game.plies or talk.game.plies[0].written == "22-18"
    alone = Talk(settings_for(language="it", white=Player(name="Anna")))
    alone.type("22:18")  # a sign of taking, where nothing is taken
    alone.type("sì")
    assert [ply.written for ply in alone.game.plies] == ["22-18"]


@pytest.mark.parametrize(
    ("language", "draw", "no"), [("it", "patta", "no"), ("en", "draw", "no"), ("pt", "empate", "não")]
)
def test_a_no_with_a_name_is_no_answer_to_who(language: str, draw: str, no: str) -> None:
    talk = two(language)
    assert "?" in talk.type(draw)[0]
    talk.type(f"Bruno: {no}")
    assert talk.dialogue.state is State.MOVE


ACCEPTS = {
    "it": ("patta bianco", "accetta"),
    "en": ("draw white", "accepts"),
    "pt": ("empate brancas", "aceita"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_accepts_by_name(language: str) -> None:
    draw, accepts = ACCEPTS[language]
    talk = two(language)
    talk.type(draw)
    talk.type(f"Anna {accepts}")  # whose offer it is
    assert not talk.game.outcome
    talk.type(f"Bruno {accepts}")
    assert talk.game.outcome
