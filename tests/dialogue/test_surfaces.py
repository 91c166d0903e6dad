"""Several people on surfaces of their own: who hears what, and who may do what."""

import random
from dataclasses import replace

import pytest

from assistant.dialogue.effects import Remember, Say, UseVoice
from assistant.dialogue.events import (
    SurfaceOpened,
    TextEntered,
    UtteranceHeard,
)
from assistant.game.deeds import Resigned
from assistant.rules.legal import distinct_moves
from assistant.rules.notation import format_path
from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")


def test_a_whole_game_is_heard_by_each_in_their_own_language() -> None:
    rng = random.Random(5)
    play = Several.two("it", "en", fen="W:W22,23,24,27,28:B5,6,9,10,11")
    sides = {Side.WHITE: ("Bianco", "White"), Side.BLACK: ("Nero", "Black")}
    turns = {
        Side.WHITE: ("Tocca a te, Bianco, Anna.", "White to move, Anna."),
        Side.BLACK: ("Tocca al Nero, Bruno.", "Your move, Black, Bruno."),
    }
    while not play.game.outcome:
        side = play.game.position.side_to_move
        move = format_path(rng.choice(distinct_moves(play.game.legal)))
        play.type(ANNA if side is Side.WHITE else BRUNO, move)
        told = move if move.count("x") > 1 else play.moves[-1]
        assert play.to(ANNA)[0].startswith(f"{sides[side][0]}: {told}")
        assert play.to(BRUNO)[0].startswith(f"{sides[side][1]}: {told}")
        if not play.game.outcome:
            theirs = turns[side.opponent]
            assert theirs[0] in play.to(ANNA)
            assert theirs[1] in play.to(BRUNO)
    assert len(play.moves) > 6
    assert play.game.outcome.winner
    assert any(line.startswith("Vince il") for line in play.to(ANNA))
    assert any(", wins: " in line for line in play.to(BRUNO))


def test_each_has_their_own_sounds_of_a_move() -> None:
    play = Several.two()
    outbox = play.send(TextEntered("22-18", by=ANNA))
    sounds = {each.to: each.utterance.sounds for each in outbox if isinstance(each, Say)}
    first = {}
    for each in outbox:
        if isinstance(each, Say):
            first.setdefault(each.to, each.utterance.sounds)
    assert sounds
    assert first == {ANNA: ("accepted",), BRUNO: ("moved",)}


@pytest.mark.parametrize(
    ("by", "line"),
    [
        *((ANNA, line) for line in ("pezzi", "turno", "risultato", "ultima", "aiuto", "conteggio")),
        *((BRUNO, line) for line in ("board", "turn", "moves", "settings", "22-17", "count left")),
        *((BRUNO, line) for line in ("gibberish", "level 9", "yes", "redo", "hello")),
    ],
)
def test_what_one_asks_is_heard_by_nobody_else(by: int, line: str) -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    assert play.type(by, line)
    assert set(play.heard) == {by}


def test_a_move_out_of_turn_is_refused_with_a_sentence_and_not_played_for_the_other() -> None:
    play = Several.two()
    assert play.type(BRUNO, "22-18") == ["White to move, Anna."]
    assert not play.moves
    play.type(ANNA, "22-18")
    assert play.type(ANNA, "10-14") == ["Tocca al Nero, Bruno."]
    assert play.moves == ["22-18"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_aloud_is_that_of_who_speaks(language: str) -> None:
    numbers = {"it": "ventidue diciotto", "en": "twenty two eighteen"}
    said = numbers.get(language, "vinte e dois dezoito")
    play = Several.two("it", language)
    play.send(UtteranceHeard(((said, 0.0),), by=BRUNO))
    assert not play.moves
    assert set(play.heard) <= {BRUNO}


@pytest.mark.parametrize(
    ("by", "line", "loser"), [(ANNA, "abbandona", Side.WHITE), (BRUNO, "resign", Side.BLACK)]
)
def test_who_resigns_is_who_sits_there_whoever_is_to_move(by: int, line: str, loser: Side) -> None:
    for moves in ((), ("22-18",)):
        play = Several.two()
        for move in moves:
            play.type(ANNA, move)
        play.type(by, line)
        play.type(by, "sì" if by == ANNA else "yes")
        (deed,) = play.deeds(Resigned)
        assert deed.side is loser


@pytest.mark.parametrize("line", ["resign white", "White: resign", "Anna: resign", "Anna, resign"])
def test_nobody_resigns_for_somebody_who_sits_elsewhere(line: str) -> None:
    play = Several.two()
    said = play.type(BRUNO, line)
    assert said == ["Anna plays from another place: from here you can only speak for yourself."]
    play.type(BRUNO, "yes")
    assert not play.game.outcome


def test_nobody_resigns_for_another_by_a_guess_confirmed() -> None:
    play = Several.two()
    play.type(BRUNO, "Anna resigns")
    assert play.to(BRUNO)[0].startswith("Anna plays from another place")
    assert not play.to(ANNA)
    play.type(BRUNO, "yes")
    assert not play.game.outcome
    assert not play.place(BRUNO).asked


def test_who_looks_on_hears_and_asks_and_cannot_play() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    play = Several.two(questions=2, coach=Coach.OFF, **people)
    play.open(CARLA, "pt", role="watcher")
    play.type(ANNA, "22-18")
    assert play.to(CARLA) == ["Brancas: 22-18.", "Jogam as Pretas, Bruno."]
    deeds = len(play.game.deeds)
    for line in ("10-14", "abandonar", "empate", "desfazer", "nova", "peço a contagem", "refazer"):
        said = play.type(CARLA, line)
        assert said == ["Aqui só assistes: podes fazer perguntas, mas não jogar."], line
    assert len(play.game.deeds) == deeds
    for _ in range(3):
        assert play.type(CARLA, "casa 18") == ["18 pedra branca."]
        assert set(play.heard) == {CARLA}
    assert all(each.questions == each.refused == 0 for each in play.table().tallies.values())
    assert play.type(BRUNO, "square 18")[-1].startswith("One question left")


def test_who_plays_with_the_other_colours_sits_with_them() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(ANNA, "abbandona")
    play.type(ANNA, "sì")
    play.type(ANNA, "nuova con i colori scambiati")
    assert play.dialogue.talk.settings.player(Side.WHITE).name == "Bruno"
    assert "White: you, Bruno." in play.to(BRUNO)
    assert "Nero: tu, Anna." in play.to(ANNA)
    play.type(BRUNO, "22-18")
    assert play.moves == ["22-18"]


def test_what_one_sets_is_set_for_them() -> None:
    play = Several.two()
    play.type(BRUNO, "language italian")
    assert play.turn(BRUNO).settings.language == "it"
    assert play.turn(ANNA).settings.language == "it"
    play.type(BRUNO, "lingua portoghese")
    assert play.turn(ANNA).settings.language == "it"
    kept = [each for each in play.done if isinstance(each, Remember | UseVoice)]
    assert {each.to for each in kept} == {BRUNO}
    play.type(BRUNO, "voz desligada")
    assert not [each for each in play.done if isinstance(each, UseVoice) and each.wanted == "off"]


def test_a_coach_speaks_to_who_is_to_move_as_they_want_it() -> None:
    for coach, is_told in ((Coach.OFF, False), (Coach.SQUARES, True)):
        play = Several(
            settings_for(fen="W:W22,32:B14,2", white=Player(name="Anna"), black=Player(name="Bruno"))
        )
        taste = replace(play.settings, language="en", coach=coach)
        play.send(SurfaceOpened(BRUNO, taste, 1, side="black"))
        play.type(ANNA, "22-18")
        said = [line for line in play.to(BRUNO) if "14x21" in line]
        assert bool(said) is is_told, play.heard
        assert not [line for line in play.to(ANNA) if "14x21" in line]


def test_why_a_move_was_refused_is_known_to_who_tried_it_alone() -> None:
    play = Several.two()
    play.type(ANNA, "22-23")
    assert play.type(ANNA, "perché") != play.type(BRUNO, "why")
    assert play.table().tallies[Side.WHITE].refused == 1
    assert play.table().tallies[Side.BLACK].refused == 0


def test_where_questions_are_counted_nobody_brings_a_coach() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    for questions, is_told in ((None, True), (0, False)):
        fen = "W:W22,32:B14,2"
        play = Several(settings_for(fen=fen, questions=questions, coach=Coach.OFF, **people))
        taste = replace(play.settings, language="en", coach=Coach.WHY)
        play.send(SurfaceOpened(BRUNO, taste, 1, side="black"))
        play.type(ANNA, "22-18")
        assert any("14x21" in line for line in play.to(BRUNO)) is is_told


def test_each_repeats_what_was_said_to_them() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(ANNA, "pezzi")
    assert play.type(BRUNO, "repeat") == ["White: 22-18.", "Your move, Black, Bruno."]
    assert play.type(ANNA, "ripeti")[0].startswith("Bianco: pedine")
