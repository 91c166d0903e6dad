"""Several moves taken back at once, and played again: what was typed, asked, undone and told."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.states import State
from assistant.game.deeds import (
    MovePlayed,
    OfferAnswered,
    OfferMade,
    PositionSet,
    Resigned,
    TakenBack,
)
from assistant.game.game import Game
from assistant.rules.fen import format_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, REGULATIONS, Regulation
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import at_board
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
AGAIN = {
    "it": ("rifai", "rifai la mossa", "rigioca", "rifare"),
    "en": ("redo", "redo the move", "play the move again"),
    "pt": ("refazer", "refaz", "refazer o lance", "repor o lance"),
    "pt-BR": ("refazer", "refaça", "refazer a jogada", "repor o lance"),
}
GAME = ("22-18", "11-14", "18x11", "6x15", "21-17", "3-6")
TYPED_BACK = [(language, line) for language, lines in TWO_BACK.items() for line in lines]
TYPED_ALL = [(language, line) for language, lines in ALL_BACK.items() for line in lines]
TYPED_AGAIN = [(language, line) for language, lines in AGAIN.items() for line in lines]
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


@pytest.mark.parametrize(("language", "line"), TYPED_BACK)
def test_two_moves_are_taken_back_after_a_yes(language: str, line: str) -> None:
    talk = played(language=language)
    (question,) = talk.type(line)
    assert "2" in question
    assert "21-17" in question
    assert "18x11" in question
    assert "3-6" not in question, "of one's own moves"
    assert written(talk) == list(GAME)
    told = talk.type(YES[language])
    assert written(talk) == list(GAME[:2])
    assert told[0].startswith("4 ")
    assert [move for move in GAME if move in told[0]] == list(GAME[2:])
    assert talk.deeds(TakenBack)[-1].plies == 4
    assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(("language", "line"), TYPED_ALL)
def test_everything_is_taken_back_to_the_beginning(language: str, line: str) -> None:
    talk = played(language=language)
    (question,) = talk.type(line)
    assert "3" in question
    talk.type(YES[language])
    assert talk.game.plies == []
    assert talk.game.position == talk.game.start


def test_what_is_told_is_brief_and_can_be_done_in_its_order() -> None:
    talk = played()
    assert talk.type("riprendi 2") == [
        "Vuoi riprendere le tue ultime 2 mosse, 21-17 e 18x11, con le loro risposte? Rispondi sì o no."
    ]
    assert talk.type("sì")[:3] == [
        "4 mosse riprese: 3-6, 21-17, 6x15 e 18x11.",
        "Riporta 17-21, 6-3 e 15-6. Rimetti 14 pedina nera, 18 pedina bianca.",
        "Tocca a te, Bianco.",
    ]


def test_of_many_moves_the_first_and_the_last_are_named() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    rng = random.Random(5)
    for _ in range(9):
        talk.type(format_path(rng.choice(talk.game.legal)))
    first, last = written(talk)[0], written(talk)[-1]
    (question,) = talk.type("riprendi 9")
    assert f"9 mosse, da {last} indietro fino a {first}." in question
    assert talk.type("sì")[0] == f"9 mosse riprese: da {last} indietro fino a {first}."


REFUSED = {
    "it": (("riprendi 4", "riprendi 100 mosse", "riprendi 22"), "solo 3: scrivi riprendi 3"),
    "en": (("undo 4", "take back 22", "undo 99999999999"), "Only 3 moves of yours"),
    "pt": (("desfazer 4", "voltar vinte e dois lances"), "Só há 3 lances seus"),
    "pt-BR": (("desfazer 4", "desfazer 22"), "digite desfazer 3"),
}


@pytest.mark.parametrize("language", REFUSED)
def test_of_more_moves_than_there_are_it_is_told_how_many(language: str) -> None:
    lines, told = REFUSED[language]
    for line in lines:
        talk = played(language=language)
        (said,) = talk.type(line)
        assert told in said
        assert written(talk) == list(GAME)
        assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "riprendi 0", "almeno una"),
        ("it", "riprendi zero mosse", "almeno una"),
        ("en", "undo 0", "At least one"),
        ("pt", "desfazer 0", "pelo menos um"),
        ("pt-BR", "desfazer zero lances", "pelo menos um"),
    ],
)
def test_no_move_at_all_cannot_be_taken_back(language: str, line: str, told: str) -> None:
    talk = played(language=language)
    (said,) = talk.type(line)
    assert told in said
    assert written(talk) == list(GAME)


@pytest.mark.parametrize("line", ["riprendo 22", "riprendo la 22", "riprendo con la 22", "ripre 22"])
def test_a_number_by_itself_is_a_square(line: str) -> None:
    talk = played()
    before = written(talk)
    said = talk.type(line)
    assert not any("mosse" in each and "22" in each for each in said), said
    assert talk.dialogue.state is not State.ANSWER
    assert written(talk) == before


def test_one_move_is_taken_back_as_ever() -> None:
    for line in ("riprendi 1", "annulla una mossa", "riprendi"):
        talk = played()
        assert talk.type(line) == ["Vuoi riprendere la tua mossa 21-17? Rispondi sì o no."]
        assert talk.type("sì")[0] == "Mosse riprese: 3-6 e 21-17."


def test_a_move_without_its_answer_goes_alone() -> None:
    talk = played(*GAME[:5])
    assert talk.dialogue.state is State.SEARCH
    talk.type("riprendi 2")
    talk.type("sì")
    assert written(talk) == list(GAME[:2])
    assert talk.stopped == [talk.searches[-1].request_id]


@pytest.mark.parametrize("line", ["riprendi due mosse", "annulla due mosse", "torna indietro di due"])
def test_several_moves_are_taken_back_by_voice(line: str) -> None:
    talk = played(listen="push")
    said = talk.hear(line)
    assert talk.dialogue.state is State.ANSWER, said
    assert written(talk) == list(GAME)
    talk.hear("sì")
    assert written(talk) == list(GAME[:2])


def test_between_two_people_the_other_one_grants_the_last_moves_of_the_record() -> None:
    talk = played(**TWO)
    question = "Il Nero vuole riprendere 3 mosse, 3-6, 21-17 e 6x15. Bianco, Anna: sei d'accordo? "
    assert talk.type("riprendi 3") == [question + "Rispondi sì o no."]
    talk.type("no")
    assert written(talk) == list(GAME)
    talk.type("riprendi 3")
    talk.type("sì")
    assert written(talk) == list(GAME[:3])
    offers = talk.deeds(OfferMade, OfferAnswered)
    assert [type(each) for each in offers] == [OfferMade, OfferAnswered] * 2
    assert {each.offer for each in offers} == {"takeback"}
    (said,) = talk.type("riprendi 4")
    assert said == "Si possono riprendere solo 3 mosse: scrivi riprendi 3."


def test_kings_that_stand_where_they_stood_are_not_put_back() -> None:
    talk = Talk(settings_for(language="it", fen="W:WK32,K29:BK1,K4", **TWO))
    for move in ("32-28", "1-5", "28-32", "5-1"):
        talk.type(move)
    assert len(talk.game.plies) == 4
    talk.type("riprendi 4")
    told, turn = talk.type("sì")
    assert told.startswith("4 mosse riprese")
    assert turn.startswith("Tocca al Bianco")


def test_computers_take_nothing_back() -> None:
    talk = Talk(settings_for(language="it", white=Player(is_computer=True)))
    talk.answer("22-18")
    for line in ("riprendi 2", "rifai"):
        assert "il computer" in talk.type(line)[0]
    assert written(talk) == ["22-18"]


def with_setting() -> Talk:
    """A game in which a position was put on the record, and two own moves were made since."""
    talk = played()
    conversation = talk.dialogue.talk
    conversation.do(PositionSet(talk.game.position, None, "white"))
    conversation.record_changed()
    for move in ("24-20", "17-13"):
        talk.type(move)
        talk.answer(format_path(talk.game.legal[0]))
    return talk


def test_nothing_is_taken_back_beyond_a_position_that_was_set() -> None:
    talk = with_setting()
    plies = len(talk.game.plies)
    (said,) = talk.type("riprendi 3")
    assert said.startswith("Di mosse tue da riprendere ce ne sono solo 2, perché prima la posizione è")
    assert len(talk.game.plies) == plies
    told, question = talk.type("riprendi tutto")
    assert told.startswith("Più indietro di così non si torna")
    assert "2 mosse" in question
    talk.type("sì")
    assert len(talk.game.plies) == plies - 4
    talk.type("rifai")
    assert len(talk.game.plies) == plies
    talk.type("riprendi 2")
    talk.type("sì")
    (said,) = talk.type("riprendi")
    assert "nessuna tua mossa" in said


def test_a_result_that_was_agreed_on_is_annulled_with_them() -> None:
    talk = played()
    talk.type("abbandono")
    talk.type("sì")
    assert talk.game.outcome
    (question,) = talk.type("riprendi 2")
    assert "Si annulla anche il risultato" in question
    talk.type("sì")
    assert talk.game.outcome is None
    talk.type("rifai")
    assert talk.game.outcome is None
    assert written(talk) == list(GAME)


def test_a_board_with_sensors_guides_the_hand_through_all_of_them() -> None:
    talk = at_board()
    for own, answer, hands in (
        ("-22 +18w", "10-14", "-10 +14b"),
        ("-21 +17w", "14x21", "-14 -18 +21b"),
    ):
        talk.on_board(own)
        talk.answer(answer)
        talk.on_board(hands)
    talk.type("riprendi 2")
    said = talk.type("sì")
    assert not talk.game.plies
    assert not any(line.startswith("Riporta") for line in said), said
    talk.hands[0].set_up(talk.game.position)
    assert talk.on_board("read")
    assert talk.lit == ()


# Playing again


@pytest.mark.parametrize(("language", "line"), TYPED_AGAIN)
def test_what_was_taken_back_is_played_again_as_it_was(language: str, line: str) -> None:
    talk = played(language=language)
    before, searches = list(talk.game.entries), len(talk.searches)
    talk.type(TWO_BACK[language][0])
    talk.type(YES[language])
    told = talk.type(line)
    assert written(talk) == list(GAME)
    assert list(talk.game.entries) == before
    assert len(talk.searches) == searches, "the computer's answers are not looked for anew"
    assert talk.dialogue.state is State.MOVE
    assert [move for move in GAME[2:] if any(move in each for each in told)] == list(GAME[2:])
    again = talk.deeds(MovePlayed)[-4:]
    assert [(each.side, each.by, each.source) for each in again] == [
        *((Side.WHITE, Side.WHITE, "again"), (Side.BLACK, None, "again")),
        *((Side.WHITE, Side.WHITE, "again"), (Side.BLACK, None, "again")),
    ]
    assert Game.of(talk.game.deeds).entries == talk.game.entries


def test_what_is_played_again_is_told_move_by_move() -> None:
    talk = played()
    talk.type("riprendi")
    talk.type("sì")
    assert talk.type("rifai") == [
        *("Rigiocate 2 mosse riprese.", "Bianco: 21-17.", "Nero: 3-6.", "Tocca a te, Bianco."),
    ]
    assert talk.type("rifai") == [
        "Non c'è niente da rigiocare. Per riprendere una mossa scrivi riprendi."
    ]


def test_each_take_back_is_played_again_by_itself_the_last_one_first() -> None:
    talk = played()
    for line in ("riprendi", "sì", "riprendi 2", "sì"):
        talk.type(line)
    assert written(talk) == []
    talk.type("rifai")
    assert written(talk) == list(GAME[:4])
    talk.type("rifai")
    assert written(talk) == list(GAME)
    talk.type("riprendi")
    talk.type("sì")
    talk.type("rifai")
    assert written(talk) == list(GAME)


def test_another_move_puts_an_end_to_it() -> None:
    talk = played()
    for line in ("riprendi 2", "sì", "18x11"):
        talk.type(line)
    talk.answer("7x14")
    assert talk.type("rifai")[0].startswith("Non c'è niente")
    assert written(talk) == [*GAME[:3], "7x14"]


def test_the_same_move_leads_on_to_the_next_one() -> None:
    talk = played()
    for line in ("riprendi 2", "sì", "18x11"):
        talk.type(line)
    assert talk.dialogue.state is State.SEARCH
    talk.type("rifai")
    assert written(talk) == list(GAME)
    assert talk.stopped[-1] == talk.searches[-1].request_id
    assert talk.dialogue.state is State.MOVE


def test_a_move_that_was_typed_ahead_is_not_played_behind_what_is_played_again() -> None:
    talk = played()
    for line in ("riprendi 2", "sì", "18x11"):
        talk.type(line)
    talk.type("24-20")
    assert talk.dialogue.talk.table.ahead
    talk.type("rifai")
    assert written(talk) == list(GAME)
    assert not talk.dialogue.talk.table.ahead


@pytest.mark.parametrize("line", ["abbandono", "conteggio", "nuova"])
def test_another_deed_puts_an_end_to_it(line: str) -> None:
    talk = played()
    for each in ("riprendi", "sì", line, "sì"):
        talk.type(each)
    assert not talk.dialogue.talk.table.undone
    plies = len(talk.game.plies)
    talk.type("rifai")
    assert len(talk.game.plies) == plies


def test_a_question_or_an_offer_that_was_declined_leaves_it() -> None:
    talk = played(**TWO)
    for line in ("riprendi 2", "sì", "mosse", "patta bianco", "no", "riprendi", "no"):
        talk.type(line)
    assert written(talk) == list(GAME[:4])
    talk.type("rifai")
    assert talk.dialogue.state is State.ANSWER
    talk.type("sì")
    assert written(talk) == list(GAME)


def test_between_two_people_the_other_one_is_asked() -> None:
    talk = played(**TWO)
    talk.type("riprendi")
    talk.type("sì")
    question = (
        "Il Nero vuole rigiocare quello che è stato ripreso: 3-6. Bianco, Anna: sei d'accordo? "
        "Rispondi sì o no."
    )
    assert talk.type("rifai") == [question]
    talk.type("no")
    assert written(talk) == list(GAME[:5])
    talk.type("rifai")
    talk.type("sì")
    assert written(talk) == list(GAME)
    assert [each.offer for each in talk.deeds(OfferMade)] == ["takeback", "redo", "redo"]


@pytest.mark.parametrize(
    ("language", "line"), [("it", "rifare"), ("en", "play the move again"), ("pt", "repor o lance")]
)
def test_what_was_heard_may_be_misheard_and_is_asked_about(language: str, line: str) -> None:
    talk = played(language=language, listen="push")
    talk.type(TWO_BACK[language][0])
    talk.type(YES[language])
    (question,) = talk.hear(line)
    assert "18x11" in question
    assert written(talk) == list(GAME[:2])
    talk.hear(YES[language])
    assert written(talk) == list(GAME)


def test_a_game_that_ended_so_ends_again() -> None:
    talk = Talk(settings_for(language="it", fen="W:W22:B18"))
    talk.type("22x13")
    assert talk.game.outcome
    outcome = talk.game.outcome
    talk.type("riprendi")
    talk.type("sì")
    assert talk.game.outcome is None
    talk.type("rifai")
    assert talk.game.outcome == outcome
    assert talk.dialogue.state is State.OVER


def test_a_fault_leaves_what_may_be_played_again() -> None:
    talk = played()
    talk.type("riprendi")
    talk.type("sì")
    table = talk.dialogue.talk.table
    kept = table.copied()
    talk.type("rifai")
    assert (len(kept.undone), len(table.undone)) == (1, 0)


# Any game


def random_talk(regulation: Regulation, seed: int, plies: int) -> Talk:
    """A game of two people, captures first, so that there is something to put back."""
    rng = random.Random(seed)
    talk = Talk(settings_for(regulation, language="it", **TWO))
    while talk.dialogue.state is State.MOVE and len(talk.game.plies) < plies:
        legal = legal_moves(talk.game.position)
        talk.type(format_path(rng.choice([move for move in legal if move.is_capture] or legal)))
        if talk.dialogue.state is State.ANSWER:
            talk.type("sì")
    return talk


@given(
    st.sampled_from(REGULATIONS),
    st.integers(0, 10**6),
    st.integers(1, 120),
    st.lists(st.integers(1, 30), min_size=1, max_size=3),
)
def test_what_is_taken_back_and_played_again_is_the_same_game(
    regulation: Regulation, seed: int, plies: int, backs: list[int]
) -> None:
    talk = random_talk(regulation, seed, plies)
    game = talk.game
    before = list(game.entries), list(game.legal), game.outcome, game.count
    done = 0
    for back in backs:
        talk.type(f"riprendi {back}")
        if talk.dialogue.state is State.ANSWER:
            length = len(game.plies)
            talk.type("sì")
            assert len(game.plies) == length - back
            assert list(game.entries) == before[0][: len(game.plies) + 1]
            done += 1
        else:
            assert back > len(game.plies)
    assert len(talk.dialogue.talk.table.undone) == done
    for _ in range(done):
        talk.type("rifai")
        assert talk.dialogue.state is State.ANSWER
        talk.type("sì")
    assert (list(game.entries), list(game.legal), game.outcome, game.count) == before
    assert format_fen(Game.of(game.deeds).position) == format_fen(game.position)
    talk.type("rifai")
    assert list(game.entries) == before[0]


def test_against_the_computer_it_is_the_same_game_too() -> None:
    for regulation in (ITALIAN_FID, INTERNATIONAL_FID):
        talk = Talk(settings_for(regulation, language="it"))
        rng = random.Random(3)
        for _ in range(30):
            if talk.dialogue.state is State.SEARCH:
                talk.answer(format_path(rng.choice(talk.game.legal)))
            elif talk.dialogue.state is State.MOVE:
                talk.type(format_path(rng.choice(talk.game.legal)))
                talk.type("sì") if talk.dialogue.state is State.ANSWER else None
        before = list(talk.game.entries)
        for line in ("riprendi 5", "sì", "riprendi tutto", "sì"):
            talk.type(line)
        assert talk.game.plies == []
        talk.type("rifai")
        talk.type("rifai")
        assert list(talk.game.entries) == before
        assert not talk.deeds(Resigned)


PUT_BACK = {
    "it": ("rimettile", "fammi rifare quella mossa", "rigiocale"),
    "en": ("put it back", "put them back", "let me have that move again", "play them again"),
    "pt": ("põe de volta", "põe-nas de volta", "joga-as de novo"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(language, line) for language, lines in PUT_BACK.items() for line in lines]
)
def test_what_was_taken_back_is_put_back_after_a_yes(language: str, line: str) -> None:
    talk = played(language=language)
    talk.type(TWO_BACK[language][0])
    talk.type(YES[language])
    assert written(talk) == list(GAME[:2])
    talk.type(line)
    assert written(talk) == list(GAME[:2]), "what is only likely meant is asked about"
    talk.type(YES[language])
    assert written(talk) == list(GAME)
    talk.type(line)
    assert written(talk) == list(GAME), "there is nothing to play again"


@pytest.mark.parametrize(
    ("language", "some", "everything"),
    [("it", "rifai 2", "rifai tutto"), ("en", "redo 2", "redo all"), ("pt", "refazer 2", "refaz tudo")],
)
def test_so_many_moves_or_all_are_played_again(language: str, some: str, everything: str) -> None:
    talk = played(language=language)
    for line in (TWO_BACK[language][0], YES[language], ALL_BACK[language][0], YES[language]):
        talk.type(line)
    assert written(talk) == []
    (said,) = talk.type(some.replace("2", "5"))
    assert "3" in said
    talk.type(some)
    assert written(talk) == list(GAME[:4])
    talk.type(ALL_BACK[language][0])
    talk.type(YES[language])
    talk.type(everything)
    assert written(talk) == list(GAME)


@pytest.mark.parametrize("language", ALL_BACK)
def test_who_of_two_wants_all_moves_back_is_not_guessed(language: str) -> None:
    talk = played(language=language, **TWO)
    talk.type("22-18" if not talk.game.plies else format_path(talk.game.legal[0]))
    (question,) = talk.type(ALL_BACK[language][0])
    assert not any(name in question for name in ("Anna", "Bruno"))
    talk.type(YES[language])
    assert talk.game.plies == []
    talk.type("22-18")
    talk.type("11-14")
    (question,) = talk.type(f"Anna: {ALL_BACK[language][0]}")
    assert "Bruno" in question
