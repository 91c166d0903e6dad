"""Surfaces that come and go: the way in, what waited there, faults, and what the log keeps."""

import json

import pytest

from assistant.dialogue.effects import CloseSurface, Quit, Say
from assistant.dialogue.events import (
    InputEnded,
    SurfaceClosed,
    SurfaceOpened,
    TableBegun,
    TableChosen,
    TextEntered,
)
from assistant.dialogue.handlers.playing import move as playing
from assistant.game.deeds import OfferLapsed
from assistant.rules.notation import format_path
from assistant.settings.terms import Player
from assistant.store.log import format_entry, parse_event
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import settings_for


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


def test_who_leaves_by_a_word_has_no_place_at_the_table_any_more() -> None:
    """A line that was typed there afterwards found a surface that was gone."""
    play = Several.two()
    play.open(CARLA, role="watcher")
    play.type(CARLA, "board")
    play.type(CARLA, "quit")
    assert set(play.dialogue.talk.table.places) <= {ANNA, BRUNO}
    play.type(ANNA, "22-18")
    assert len(play.game.plies) == 1


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


def test_who_comes_again_is_told_things_by_the_taste_they_come_with() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(BRUNO, "settings")
    play.close(BRUNO)
    play.open(BRUNO, "pt", side="black")
    assert play.turn(BRUNO).settings.language == "pt"
    assert play.type(BRUNO, "10-14")[0] == "Pretas: 10-14."


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
