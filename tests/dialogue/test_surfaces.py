"""Several people on surfaces of their own: who hears what, who is asked where, and who may do what."""

import json
import random
from dataclasses import replace

import pytest

from assistant.dialogue.effects import CloseSurface, Quit, Remember, Say, UseVoice
from assistant.dialogue.events import (
    BoardFound,
    BoardRead,
    BoardRecognised,
    InputEnded,
    Interrupted,
    SurfaceClosed,
    SurfaceOpened,
    TableBegun,
    TableChosen,
    TextEntered,
    UtteranceHeard,
)
from assistant.dialogue.handlers.playing import move as playing
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferLapsed, OfferMade, Resigned
from assistant.rules.legal import distinct_moves
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from assistant.store.log import format_entry, parse_event
from assistant.tactile.reading import reading_of
from tests.dialogue.support.board_talk import ON_BOARD
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import settings_for


def read(position: Position, how: str = "settled") -> BoardRead:
    """What the board says where this stands on it."""
    return BoardRead(0, reading_of(position), how)


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


def test_a_draw_is_asked_where_the_other_sits_and_only_their_yes_counts() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    assert play.type(ANNA, "patta") == ["L'ho chiesto a Bruno: appena risponde, te lo dico."]
    assert play.to(BRUNO) == ["White offers a draw. Black, Bruno: do you accept? Answer yes or no."]
    for line in ("sì", "accetto", "Bruno: sì"):
        play.type(ANNA, line)
        assert not play.game.outcome, line
    assert play.place(BRUNO).asked
    play.type(BRUNO, "Anna: yes")
    assert not play.game.outcome
    play.type(BRUNO, "yes")
    assert play.deeds(DrawAgreed)
    assert any("patta" in line.lower() for line in play.to(ANNA))
    assert any("draw" in line.lower() for line in play.to(BRUNO))


def test_a_draw_that_is_declined_is_told_to_both() -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    play.type(BRUNO, "no")
    assert play.to(ANNA) == ["La patta è rifiutata: si continua."]
    assert play.to(BRUNO) == ["The draw is declined: the game goes on."]
    (answered,) = play.deeds(OfferAnswered)
    assert answered.by is Side.BLACK


@pytest.mark.parametrize("is_yes", [True, False])
def test_a_move_is_taken_back_when_the_other_agrees_where_they_sit(is_yes: bool) -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(ANNA, "riprendi")
    assert play.to(BRUNO) == [
        "White wants to take back 22-18. Black, Bruno: do you agree? Answer yes or no."
    ]
    play.type(BRUNO, "yes" if is_yes else "no")
    assert play.moves == ([] if is_yes else ["22-18"])
    if is_yes:
        assert play.to(ANNA) == ["Mossa ripresa: 22-18.", "Tocca a te, Bianco, Anna."]
        assert play.to(BRUNO) == ["Move taken back: 22-18.", "White to move, Anna."]
    else:
        assert play.to(ANNA) == ["Bruno risponde di no."]


def test_an_offer_that_is_outrun_by_a_move_is_asked_no_more() -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    play.type(ANNA, "22-18")
    assert play.to(ANNA)[0] == "Bruno non ha risposto: la domanda cade. Se vuoi, chiedi di nuovo."
    assert play.to(BRUNO)[0].startswith("The game has changed meanwhile")
    assert not play.place(BRUNO).asked
    play.type(BRUNO, "yes")
    assert not play.game.outcome
    play.type(BRUNO, "10-14")
    assert play.moves == ["22-18", "10-14"]


def test_who_has_a_question_before_them_is_not_asked_another() -> None:
    play = Several.two()
    play.type(BRUNO, "resign")
    assert play.type(ANNA, "patta") == [
        "Bruno deve ancora rispondere a un'altra domanda: riprova tra poco."
    ]
    assert not play.deeds(OfferMade)
    play.type(BRUNO, "no")
    play.type(ANNA, "patta")
    assert play.deeds(OfferMade)


def test_a_question_at_one_surface_holds_up_no_other_and_no_other_table() -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    assert play.place(BRUNO).asked
    assert play.type(ANNA, "pezzi")
    assert play.type(ANNA, "mosse")
    play.open(CARLA, "pt")
    play.send(TableBegun(settings_for(language="pt"), by=CARLA))
    play.type(CARLA, "22-18")
    assert [ply.written for ply in play.table(2).game.plies] == ["22-18"]
    assert play.place(BRUNO).asked
    assert play.type(BRUNO, "yes")
    assert play.table(1).game.outcome
    assert not play.table(2).game.outcome


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


def test_a_hand_at_the_board_waits_for_nothing_that_is_asked_elsewhere() -> None:
    play = Several.two(white=ON_BOARD, black=Player(name="Bruno"), boards=1)
    for event in (BoardFound(0, "dgt"), BoardRecognised(0), read(play.game.position)):
        play.send(event)
    play.type(BRUNO, "resign")
    assert play.place(BRUNO).asked
    move = play.game.legal[0]
    play.send(read(play.game.position.after(move)))
    assert [ply.move for ply in play.game.plies] == [move]
    assert play.to(BRUNO)[-1].startswith("Your move, Black, Bruno")
    assert not play.place(BRUNO).asked


def test_what_a_hand_wants_back_is_asked_where_the_other_sits() -> None:
    play = Several.two(white=ON_BOARD, black=Player(name="Bruno"), boards=1)
    before = play.game.position
    for event in (BoardFound(0, "dgt"), BoardRecognised(0), read(before)):
        play.send(event)
    play.send(read(before.after(play.game.legal[0])))
    play.send(read(before, "overdue"))
    assert play.to(BRUNO)[-1].startswith("White wants to take back")
    assert play.place(BRUNO).asked
    play.type(BRUNO, "yes")
    assert not play.moves
    assert play.to(ANNA)[0].startswith("Mossa ripresa")


def test_who_looks_on_holds_up_no_computer_and_hurries_none() -> None:
    play = Several(settings_for(language="it"))
    play.open(CARLA, "en", role="watcher")
    play.type(ANNA, "22-18")
    play.type(CARLA, "language italian?")
    play.type(CARLA, "quit the game perhaps")
    play.send(Interrupted(by=CARLA))
    assert not [each for each in play.done if type(each).__name__ == "StopSearch"]
    play.type(CARLA, "rseign")
    play.answer("11-15")
    assert play.moves == ["22-18", "11-15"]
    assert any("11-15" in line for line in play.to(CARLA))


def test_a_question_of_the_players_holds_up_the_computer_wherever_it_waits() -> None:
    play = Several(settings_for(language="it"))
    play.open(BRUNO, "en", side="white")
    play.type(BRUNO, "22-18")
    play.type(BRUNO, "resign")
    play.answer("11-15")
    assert play.moves == ["22-18"]
    play.type(BRUNO, "no")
    assert play.moves == ["22-18", "11-15"]
    assert any("11-15" in line for line in play.to(BRUNO))
    assert play.to(ANNA), "who is at the machine listens too"
    assert play.type(ANNA, "21-17") == ["Qui guardi soltanto: puoi fare domande, ma non giocare."]


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("it", ("Bianco: Anna", "Nero: tu, Bruno", "Nero 10-14", "Tocca al Bianco")),
        ("en", ("White: Anna", "Black: you, Bruno", "Black 10-14", "White to move")),
        ("pt", ("Brancas: Anna", "Bruno", "Pretas 10-14", "Jogam as Brancas")),
    ],
)
def test_who_comes_midway_is_told_the_way_in(language: str, parts: tuple[str, ...]) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    play = Several(settings_for(language="it", **people))
    play.type(ANNA, "22-18")
    play.type(ANNA, "10-14")
    said = " ".join(play.open(BRUNO, language, side="black"))
    assert set(play.heard) == {BRUNO}
    for part in parts:
        assert part in said, said


def test_what_was_asked_of_who_comes_waits_where_they_sit() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    play = Several(settings_for(language="it", **people))
    play.type(ANNA, "Anna: patta")
    said = play.open(BRUNO, "en", side="black")
    assert said[-1].endswith("do you accept? Answer yes or no.")
    play.type(ANNA, "sì")
    assert not play.game.outcome
    play.type(BRUNO, "yes")
    assert play.game.outcome


@pytest.mark.parametrize("how", [SurfaceClosed(BRUNO), InputEnded(by=BRUNO), "quit"])
def test_who_goes_while_asked_lets_the_question_fall_and_the_asker_is_told(how: object) -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(ANNA, "patta")
    if isinstance(how, str):
        play.type(BRUNO, how)
        play.type(BRUNO, "yes")
    else:
        play.send(how)
    told = [each.utterance.text for each in play.done if isinstance(each, Say) and each.to == ANNA]
    assert told[-1] == "Bruno non ha risposto: la domanda cade. Se vuoi, chiedi di nuovo."
    assert play.deeds(OfferLapsed)
    assert BRUNO not in play.dialogue.talk.conversation.surfaces
    assert BRUNO not in play.table().places
    assert not [each for each in play.done if isinstance(each, Quit)]
    play.send(TextEntered("10-14", by=BRUNO))
    assert play.moves == ["22-18"], "nobody is there any more"
    play.type(ANNA, "10-14")
    assert play.moves == ["22-18", "10-14"], "both people are at the machine again"


def test_leaving_a_surface_of_ones_own_ends_no_program() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    assert play.type(BRUNO, "quit") == ["Do you want to leave? Answer yes or no."]
    play.type(BRUNO, "yes")
    assert play.to(BRUNO) == ["Goodbye."]
    assert CloseSurface(BRUNO) in play.done
    assert play.type(ANNA, "pezzi")
    play.type(ANNA, "esci")
    play.type(ANNA, "sì")
    assert Quit(0) in play.done


def test_the_end_of_the_program_is_told_on_every_surface() -> None:
    play = Several.two()
    play.open(CARLA, "pt", role="watcher")
    play.send(TableBegun(settings_for(language="it"), by=ANNA))
    play.type(ANNA, "esci")
    assert play.to(ANNA) == ["Arrivederci."]
    assert play.to(BRUNO) == ["Goodbye."]
    assert play.to(CARLA)


def test_a_fault_puts_back_all_surfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Several.two()
    play.open(CARLA, "pt", role="watcher")
    play.type(ANNA, "22-18")
    play.type(BRUNO, "board")
    conversation = play.dialogue.talk.conversation

    def stand() -> object:
        surfaces = [
            (each.number, each.at, [*each.last_said], [*each.news], dict(each.last_wordings))
            for each in conversation.surfaces.values()
        ]
        table = conversation.tables[1]
        places = {number: each.copied() for number, each in table.places.items()}
        return surfaces, places, len(table.game.deeds), [*conversation.outbox]

    before = stand()

    def fail(*_: object) -> None:
        play.turn(CARLA).note(refused=(1, 2))
        play.turn(CARLA).surface.hinted.add("spoilt")
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(playing, "next_turn", fail)
    with pytest.raises(RuntimeError):
        play.send(TextEntered("10-14", by=BRUNO))
    assert stand() == before
    assert "spoilt" not in conversation.surfaces[CARLA].hinted
    monkeypatch.undo()
    play.type(BRUNO, "10-14")
    assert play.moves == ["22-18", "10-14"]
    assert "Brancas" in play.to(CARLA)[1]


def test_a_fault_while_somebody_goes_puts_back_what_waited_at_every_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    play.send(TableBegun(play.settings, by=ANNA))
    play.send(TableChosen(2, by=BRUNO))
    from assistant.dialogue.handlers import several_people

    def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(several_people, "_go_on", fail)
    deeds = len(play.table(1).game.deeds)
    with pytest.raises(RuntimeError):
        play.close(BRUNO)
    monkeypatch.undo()
    assert BRUNO in play.dialogue.talk.conversation.surfaces
    assert play.table(1).places[BRUNO].asked
    assert len(play.table(1).game.deeds) == deeds
    play.send(TableChosen(1, by=BRUNO))
    play.type(BRUNO, "yes")
    assert play.table(1).game.outcome


def test_what_is_asked_waits_where_the_other_sits_though_they_are_at_another_table() -> None:
    play = Several.two()
    play.send(TableBegun(play.settings, by=ANNA))
    play.send(TableChosen(1, by=ANNA))
    play.send(TableChosen(2, by=BRUNO))
    assert play.type(BRUNO, "22-18") == [
        "You are only watching here: you can ask questions, but not play."
    ], "Bruno sits at the first table"
    play.type(ANNA, "patta")
    assert not play.to(BRUNO)
    play.send(TableChosen(1, by=BRUNO))
    assert play.to(BRUNO)[-1].endswith("do you accept? Answer yes or no.")
    play.type(BRUNO, "yes")
    assert play.table(1).game.outcome


def test_another_game_is_begun_by_nobody_alone_while_one_is_under_way() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    assert play.type(BRUNO, "new") == [
        "Anna plays this game too, so it has to end before another one begins."
        " You can offer a draw or resign."
    ]
    play.type(BRUNO, "resign")
    play.type(BRUNO, "yes")
    assert "players stay the same" in play.type(BRUNO, "new game against the computer")[0]
    play.type(BRUNO, "new")
    assert play.dialogue.talk.table.number == 2
    assert play.to(ANNA)[:3] == ["Dama italiana, regolamento FID.", "Bianco: tu, Anna.", "Nero: Bruno."]
    assert "Black: you, Bruno." in play.to(BRUNO)
    play.type(BRUNO, "22-18")
    assert not play.game.plies, "Bruno has Black still"
    play.type(ANNA, "22-18")
    assert play.moves == ["22-18"]


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


def test_who_comes_again_is_told_things_by_the_taste_they_come_with() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(BRUNO, "settings")
    play.close(BRUNO)
    play.open(BRUNO, "pt", side="black")
    assert play.turn(BRUNO).settings.language == "pt"
    assert play.type(BRUNO, "10-14")[0] == "Pretas: 10-14."


def test_where_questions_are_counted_nobody_brings_a_coach() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    for questions, is_told in ((None, True), (0, False)):
        fen = "W:W22,32:B14,2"
        play = Several(settings_for(fen=fen, questions=questions, coach=Coach.OFF, **people))
        taste = replace(play.settings, language="en", coach=Coach.WHY)
        play.send(SurfaceOpened(BRUNO, taste, 1, side="black"))
        play.type(ANNA, "22-18")
        assert any("14x21" in line for line in play.to(BRUNO)) is is_told


def test_what_somebody_began_for_who_has_a_surface_now_is_let_be() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    play = Several(settings_for(language="it", **people))
    play.type(ANNA, "22-18")
    play.type(ANNA, "Bruno: abbandona")
    assert play.place(ANNA).asked
    play.open(BRUNO, "en", side="black")
    assert play.to(ANNA) == ["Va bene, si continua."]
    play.type(ANNA, "sì")
    assert not play.game.outcome


def test_each_repeats_what_was_said_to_them() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(ANNA, "pezzi")
    assert play.type(BRUNO, "repeat") == ["White: 22-18.", "Your move, Black, Bruno."]
    assert play.type(ANNA, "ripeti")[0].startswith("Bianco: pedine")


@pytest.mark.parametrize(
    "event",
    [
        SurfaceOpened(2, settings_for(language="pt"), 1, "black"),
        SurfaceOpened(7, settings_for(language="en", questions=3), 4, role="watcher"),
        SurfaceClosed(3),
        TextEntered("22-18", by=5),
    ],
)
def test_what_happens_on_a_surface_is_read_back_from_the_log(event: SurfaceOpened) -> None:
    assert parse_event(json.dumps(format_entry(event))) == event


def test_the_log_names_the_surface_of_what_is_said() -> None:
    play = Several.two()
    outbox = play.send(TextEntered("22-18", by=ANNA))
    told = [format_entry(each) for each in outbox if isinstance(each, Say)]
    assert {(each["to"], each["table"]) for each in told} == {(ANNA, 1), (BRUNO, 1)}


@pytest.mark.parametrize(
    "event",
    [
        SurfaceOpened(ANNA, settings_for(), 1),
        SurfaceOpened(BRUNO, settings_for(), 1),
        SurfaceOpened(9, settings_for(), 8),
        SurfaceClosed(ANNA),
        SurfaceClosed(9),
        TextEntered("22-18", by=9),
        TableChosen(1, by=9),
    ],
)
def test_what_cannot_be_of_surfaces_changes_nothing(event: SurfaceOpened) -> None:
    play = Several.two()
    assert play.send(event) == []
    assert sorted(play.dialogue.talk.conversation.surfaces) == [ANNA, BRUNO]


def test_a_log_of_several_surfaces_replays() -> None:
    play = Several.two()
    lines = [(ANNA, "22-18"), (BRUNO, "10-14"), (BRUNO, "draw"), (ANNA, "no"), (ANNA, "21-17")]
    for by, line in lines:
        play.type(by, line)
    move = format_path(play.game.legal[0])
    play.type(BRUNO, move)
    again = Several.two()
    for by, line in (*lines, (BRUNO, move)):
        event = parse_event(json.dumps(format_entry(TextEntered(line, by=by))))
        assert event
        again.send(event)
    assert again.moves == play.moves
    assert [each for each in again.done if isinstance(each, Say)] == [
        each for each in play.done if isinstance(each, Say)
    ]
