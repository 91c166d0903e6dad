"""A match by conversation: how it begins and goes on, and what else is wanted meanwhile."""

import pytest

from assistant.dialogue.events import DeviceFound
from assistant.game.match import DRAW, FIRST, SECOND, Match
from assistant.game.time_control import parse_clock
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
OF_TWO = Match(1, 2, "Anna", "Bruno")


def of_match(**more: object) -> Talk:
    return Talk(settings_for(**({"language": "it", "match": OF_TWO} | TWO | more)))


def match(talk: Talk) -> Match | None:
    return talk.dialogue.talk.table.terms.match


def players(talk: Talk) -> tuple[str, str]:
    terms = talk.dialogue.talk.table.terms
    return terms.white.name, terms.black.name


def resigns(talk: Talk, name: str) -> list[str]:
    talk.type(f"{name}: abbandono")
    return talk.type(f"{name}: sì")


@pytest.mark.parametrize("answer", ["sì", "Anna: sì", "Bruno: sì", "Bruno sì", "nuova"])
def test_a_yes_of_either_begins_the_next_game(answer: str) -> None:
    talk = of_match()
    resigns(talk, "Anna")
    told = talk.type(answer)
    assert told.count("Partita 2 di 2 del match.") == 1
    assert match(talk) == OF_TWO.after(Side.BLACK)
    assert players(talk) == ("Bruno", "Anna")


def test_both_colours_are_drawn_by_lot() -> None:
    begun = set()
    for seed in range(12):
        talk = Talk(settings_for(language="it", seed=seed))
        talk.type("match di 4 partite tra Anna e Bruno, colori a sorte")
        begun.add(players(talk))
        found = match(talk)
        assert found
        assert (found.first, found.second, found.is_drawn) == ("Anna", "Bruno", True)
        assert found.names == players(talk)
    assert begun == {("Anna", "Bruno"), ("Bruno", "Anna")}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(
            ("en", f"match of 2 games between Anna and Bruno{tail}")
            for tail in (", drawn", " drawn", ", by lot", ", at random")
        ),
        ("en", "match of 2 games, drawn, between Anna and Bruno"),
        *(
            ("it", f"match di 2 partite tra Anna e Bruno{tail}")
            for tail in (", a caso", " e a sorte", ", sorteggiate", ", a sorte")
        ),
        *(
            ("pt", f"match de 2 partidas entre Anna e Bruno{tail}")
            for tail in (", sorteados", " por sorteio")
        ),
    ],
)
def test_what_says_that_lots_are_drawn_is_no_name(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    found = match(talk)
    assert found
    assert (found.first, found.second, found.is_drawn) == ("Anna", "Bruno", True)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(
            ("en", f"match of 2 games between Anna and Bruno{tail}")
            for tail in (", 5 minutes each", ", international", ", blindfold", " with 5 minutes each")
        ),
        ("en", "match of 2 games, blindfold"),
        *(
            ("it", f"match di 2 partite tra Anna e Bruno{tail}")
            for tail in (", 5 minuti a testa", ", internazionale", " con 5 minuti", ", alla cieca")
        ),
        *(
            ("pt", f"match de 2 partidas entre Anna e Bruno{tail}")
            for tail in (", 5 minutos cada", ", internacional", " com 5 minutos", ", às cegas")
        ),
    ],
)
def test_what_else_is_said_of_it_is_no_name_and_is_not_dropped_untold(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    told = talk.type(line)
    assert match(talk) is None
    assert "match" in told[0]
    assert len(told) == 1


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("match di 2 partite tra Anna Maria e Bruno De Rossi", ("Anna Maria", "Bruno De Rossi")),
        ("match di 2 partite tra Anna de Souza e Bruno", ("Anna de Souza", "Bruno")),
        ("match di 2 partite tra anna e bruno rossi, a sorte", ("anna", "bruno rossi")),
        ("match di 2 partite, tra Anna Bianchi e Bruno Neri", ("Anna Bianchi", "Bruno Neri")),
    ],
)
def test_a_name_of_several_words_is_whole(line: str, names: tuple[str, str]) -> None:
    talk = Talk(settings_for(language="it"))
    talk.type(line)
    found = match(talk)
    assert found
    assert (found.first, found.second) == names


def test_who_plays_already_need_not_be_named() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    talk.type("match di due partite")
    assert players(talk) == ("Anna", "Bruno")
    assert match(talk)


@pytest.mark.parametrize(
    "line",
    [
        *("match di 1 partita", "match di 101 partite", "match tra Anna e Bruno", "match di partite"),
        *(
            "match di 4 partite tra Anna e ANNA",
            "match di 4 partite tra Anna",
            "match di 4 partite tra",
        ),
    ],
)
def test_what_is_missing_or_cannot_be_is_told(line: str) -> None:
    talk = Talk(settings_for(language="it"))
    told = talk.type(line)
    assert match(talk) is None
    assert "match di 4 partite tra Anna e Bruno" in told[0]


def test_with_boards_it_begins_at_a_start() -> None:
    talk = Talk(settings_for(language="it", white=Player(is_on_board=True), boards=1))
    assert "damiere elettroniche" in talk.type("match di 4 partite tra Anna e Bruno")[0]


def test_a_game_under_way_is_given_up_for_a_match_after_a_yes() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    talk.type("22-18")
    talk.type("match di 2 partite")
    assert match(talk) is None
    talk.type("no")
    assert match(talk) is None
    talk.type("match di 2 partite")
    talk.type("sì")
    assert match(talk)
    assert not talk.game.plies


def test_a_game_that_is_begun_anew_is_the_same_one_of_the_match() -> None:
    talk = of_match()
    talk.type("22-18")
    talk.type("nuova")
    talk.type("Anna e Bruno: sì")
    assert not talk.game.plies
    assert match(talk) == OF_TWO
    assert players(talk) == ("Anna", "Bruno")


def test_a_next_game_is_told_once() -> None:
    talk = of_match()
    resigns(talk, "Anna")
    assert sum(line.startswith("Partita 2 di 2") for line in talk.type("nuova")) == 1


def test_a_device_goes_with_its_person_to_the_next_game() -> None:
    talk = of_match(white_device="phones")
    talk.send(DeviceFound("white"))
    resigns(talk, "Anna")
    talk.type("sì")
    assert players(talk) == ("Bruno", "Anna")
    assert talk.type("Anna: casella 22")[0].startswith("(black alone)")


@pytest.mark.parametrize("line", ["nuova internazionale", "nuova col nero", "contro il computer"])
def test_another_game_ends_the_match_after_a_yes_of_both(line: str) -> None:
    talk = of_match()
    resigns(talk, "Anna")
    talk.type("no")
    talk.type(line)
    assert match(talk) == OF_TWO
    talk.type("Bruno: sì")
    assert match(talk) == OF_TWO
    told = talk.type("Anna: sì")
    assert match(talk) is None
    assert any("vince Bruno" in said for said in told)


def test_a_result_counts_when_the_next_game_begins() -> None:
    talk = of_match()
    resigns(talk, "Anna")
    talk.type("riprendi")
    talk.type("Bruno sì")
    assert talk.game.outcome is None
    told = resigns(talk, "Bruno")
    assert any("Anna un punto" in line for line in told)
    talk.type("sì")
    found = match(talk)
    assert found
    assert found.results == (FIRST,)


def test_an_annulled_game_counts_for_nothing_and_is_played_again() -> None:
    talk = of_match(is_arbiter=True)
    resigns(talk, "Anna")
    talk.type("sì")
    talk.type("22-18")
    talk.type("la damiera è orientata male")
    told = talk.type("sì")
    assert match(talk) == OF_TWO.after(Side.BLACK)
    assert players(talk) == ("Bruno", "Anna")
    assert not talk.game.plies
    assert told.count("Partita 2 di 2 del match.") == 1


def test_an_annulled_game_is_played_again_with_the_colours_that_are_right() -> None:
    talk = of_match(match=with_results(OF_TWO, (), games=3), is_arbiter=True)
    talk.type("22-18")
    talk.type("i colori sono sbagliati")
    talk.type("sì")
    assert players(talk) == ("Bruno", "Anna")
    resigns(talk, "Anna")
    talk.type("sì")
    found = match(talk)
    assert found
    assert found.results == (SECOND,)
    assert players(talk) == found.names == ("Anna", "Bruno")


def test_on_boards_an_annulled_game_counts_for_nothing_either() -> None:
    talk = of_match(is_arbiter=True, boards=2)
    talk.type("i colori sono sbagliati")
    told = talk.type("sì")
    assert talk.game.outcome
    assert any("nessuna partita finita" in line for line in told)
    assert any("Comincia la partita 1 di 2" in line for line in told)


BLIND = {
    "white": Player(name="Anna", is_blind=True),
    "white_questions": 2,
    "white_device": "phones",
    "are_answers_shared": True,
}


def test_what_is_of_a_person_goes_with_them_from_game_to_game() -> None:
    talk = of_match(**BLIND)
    resigns(talk, "Bruno")
    talk.type("sì")
    settings = talk.dialogue.talk.settings
    assert settings.black == BLIND["white"]
    assert (settings.questions_of(Side.WHITE), settings.questions_of(Side.BLACK)) == (None, 2)
    assert (settings.device(Side.WHITE), settings.device(Side.BLACK)) == ("", "phones")
    assert settings.are_answers_shared


@pytest.mark.parametrize("line", ["match di 2 partite", "match di 2 partite tra bruno e anna"])
def test_a_match_of_who_plays_already_leaves_them_blindfold(line: str) -> None:
    talk = Talk(settings_for(language="it", **(TWO | BLIND)))
    talk.type(line)
    settings = talk.dialogue.talk.settings
    anna = next(side for side in Side if settings.player(side).name == "Anna")
    assert anna is (Side.WHITE if line.endswith("partite") else Side.BLACK)
    assert settings.player(anna).is_blind
    assert (settings.questions_of(anna), settings.device(anna)) == (2, "phones")
    found = match(talk)
    assert found
    assert found.names == players(talk)


@pytest.mark.parametrize(
    ("language", "line"), [("it", "fine del match"), ("en", "match over"), ("pt", "fim do match")]
)
def test_a_match_is_ended_by_its_name(language: str, line: str) -> None:
    talk = of_match(language=language)
    (asked,) = talk.type(line)
    named = {"it": "Anna sì, oppure no.", "en": "Anna yes, or no.", "pt": "Anna sim, ou não."}
    assert asked.endswith(named[language])
    for _ in range(2):
        assert match(talk) == OF_TWO
        talk.type(yes_of(talk, {"it": "sì", "en": "yes", "pt": "sim"}[language]))
    assert match(talk) is None


def test_all_games_are_played() -> None:
    talk = of_match()
    resigns(talk, "Bruno")
    talk.type("sì")
    talk.type("Anna: patta")
    told = talk.type(yes_of(talk, "sì"))
    assert any("Il match è finito: vince Anna" in line for line in told)
    assert talk.dialogue.talk.here.asked is None
    talk.type("nuova")
    assert match(talk) is None


def test_each_has_their_own_time_with_either_colour() -> None:
    times = {"white_clock": parse_clock("10"), "black_clock": parse_clock("5")}
    talk = of_match(**times)
    resigns(talk, "Anna")
    talk.type("sì")
    terms = talk.dialogue.talk.table.terms
    assert (terms.white_clock, terms.black_clock) == (parse_clock("5"), parse_clock("10"))


def test_each_at_a_surface_of_their_own() -> None:
    play = Several.two("it", "it", match=OF_TWO)
    play.open(CARLA, "it", role="watcher")
    play.type(ANNA, "abbandono")
    play.type(ANNA, "sì")
    assert all(any("partita 2 di 2" in line for line in play.to(each)) for each in (ANNA, BRUNO))
    assert "un punto" in play.type(CARLA, "punteggio")[0]
    assert play.place(CARLA).asked is None
    play.type(BRUNO, "sì")
    found = next(iter(play.dialogue.talk.conversation.tables.values())).terms
    assert found.match == OF_TWO.after(Side.BLACK)
    assert (found.white.name, found.black.name) == ("Bruno", "Anna")
    assert play.turn(ANNA).people_here == (Side.BLACK,)
    play.type(ANNA, "22-18")
    play.type(BRUNO, "22-18")
    assert [each.side for each in play.game.plies] == [Side.WHITE]


def test_a_score_may_be_heard_at_any_time() -> None:
    results = (FIRST, SECOND, DRAW)
    talk = of_match(
        match=with_results(OF_TWO, results, games=9),
        white=Player(name="Bruno"),
        black=Player(name="Anna"),
    )
    (told,) = talk.type("punteggio")
    assert told == (
        "Match, 3 partite su 9: Anna un punto e mezzo, Bruno un punto e mezzo. "
        "Vinte 1 da Anna e 1 da Bruno, patte 1."
    )


def with_results(match: Match, results: tuple[str, ...], games: int) -> Match:
    return Match(match.number, games, match.first, match.second, results=results)


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_how_the_match_stands_is_told_beside_a_question(language: str) -> None:
    """And after a game, where it is asked whether the next one begins; another match waits."""
    talk = of_match(language=language)
    resigns_of = {"it": "Anna: abbandono", "en": "Anna: I resign", "pt": "Anna: desisto"}
    score = talk.type("match")
    talk.type(resigns_of[language])
    beside = talk.type("match")
    assert beside[:1] == score
    assert len(beside) == 2, "and the question is asked again"
    assert '"match 4"' in talk.type("match 4")[0]
    talk.type({"it": "Anna sì", "en": "Anna yes", "pt": "Anna sim"}[language])
    assert "2" in talk.type("match")[0]
