"""What was taken back is played again: all of it or so many moves, by whom, and what ends it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.states import State
from assistant.game.deeds import (
    MovePlayed,
    OfferMade,
    Resigned,
)
from assistant.game.game import Game
from assistant.rules.fen import format_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, REGULATIONS, Regulation
from assistant.rules.side import Side
from tests.dialogue.support.taken_back import ALL_BACK, GAME, TWO, TWO_BACK, YES, played, written
from tests.dialogue.support.talk import Talk, settings_for

AGAIN = {
    "it": ("rifai", "rifai la mossa", "rigioca", "rifare"),
    "en": ("redo", "redo the move", "play the move again"),
    "pt": ("refazer", "refaz", "refazer o lance", "repor o lance"),
    "pt-BR": ("refazer", "refaça", "refazer a jogada", "repor o lance"),
}
TYPED_AGAIN = [(language, line) for language, lines in AGAIN.items() for line in lines]


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


@pytest.mark.parametrize("line", ["abbandono", "chiedo il conteggio", "nuova"])
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
    for line in ("riprendi 2", "Anna sì", "mosse", "patta bianco", "no", "riprendi", "no"):
        talk.type(line)
    assert written(talk) == list(GAME[:4])
    talk.type("rifai")
    assert talk.dialogue.state is State.ANSWER
    talk.type("Nero sì")
    assert written(talk) == list(GAME)


def test_between_two_people_the_other_one_is_asked() -> None:
    talk = played(**TWO)
    talk.type("riprendi")
    talk.type("Anna sì")
    question = (
        "Il Nero vuole rigiocare quello che è stato ripreso: 3-6. Bianco, Anna: sei d'accordo? "
        "Rispondi Anna sì, oppure no."
    )
    assert talk.type("rifai") == [question]
    talk.type("no")
    assert written(talk) == list(GAME[:5])
    talk.type("rifai")
    talk.type("Anna sì")
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


def agree(talk: Talk) -> None:
    """A yes, and the name of whose it is, where that is asked."""
    said = talk.type("sì")[0]
    if said.startswith("Di chi è il sì?"):
        talk.type("Anna" if "Anna" in said else "Bruno")


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
            agree(talk)
            assert len(game.plies) == length - back
            assert list(game.entries) == before[0][: len(game.plies) + 1]
            done += 1
        else:
            assert back > len(game.plies)
    assert len(talk.dialogue.talk.table.undone) == done
    for _ in range(done):
        talk.type("rifai")
        assert talk.dialogue.state is State.ANSWER
        agree(talk)
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
