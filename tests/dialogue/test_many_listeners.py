"""Whatever several people do on several surfaces at several tables: nothing fails, records agree."""

import random
from dataclasses import replace

import pytest

from assistant.dialogue.effects import Record, Say, StartSearch
from assistant.dialogue.events import (
    Event,
    Interrupted,
    LeaveWanted,
    SearchFinished,
    SurfaceClosed,
    SurfaceOpened,
    TableBegun,
    TableChosen,
    TextEntered,
    UtteranceHeard,
)
from assistant.dialogue.states import State
from assistant.game.game import Game
from assistant.rules.legal import distinct_moves
from assistant.rules.notation import format_path
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.several import Several
from tests.dialogue.support.talk import settings_for

SURFACES = (1, 2, 3)
TABLES = 4
LANGUAGES = {1: "it", 2: "en", 3: "pt"}
LINES = {
    "it": "patta|abbandona|sì|no|riprendi|rifai|nuova|pezzi|mosse|perché|impostazioni|2|quiz|bianco|"
    "nero|Anna: sì|Bruno: patta|abbandona nero|esci|conteggio|ripetizione|22|no volevo 21-17|livello 3|"
    "nuova con i colori scambiati|nuova contro il computer|riprendi tutto|casella|prese|ripeti|"
    "voce off|ascolto aperto|prova il microfono|basta",
    "en": "draw|resign|yes|no|undo|redo|new|board|moves|why|settings|3|quiz|white|black|Bruno: yes|"
    "Anna: draw|resign white|quit|count|repetition|18|no I meant 21-17|level 2|new with black|"
    "undo all|square|captures|repeat|accept|Bruno accepts|language italian|rseign|what could I lose",
    "pt": "empate|abandonar|sim|não|desfazer|refazer|nova|peças|lances|porquê|definições|1|"
    "brancas|pretas|Anna: sim|sair|contagem|repetição|casa|tomadas|repetir|aceito|nível 4|trocar cores",
}
ANSWERS = {"it": ("sì", "sì", "no"), "en": ("yes", "yes", "no"), "pt": ("sim", "sim", "não")}
SAID = (
    "sì",
    "no",
    "yes",
    "ventidue diciotto",
    "undici quindici",
    "twenty two eighteen",
    "resign",
    "tre",
)


def people(rng: random.Random) -> Settings:
    """A game of two people, or of one; at times one in which questions are counted."""
    black = rng.choice([Player(name="Bruno"), Player(name="Bruno"), Player(is_computer=True)])
    fen = rng.choice([None, None, "W:W22,27,K30:B10,11,K3", "B:W18,27:BK2,12"])
    questions = rng.choice([None, None, 2])
    return settings_for(fen=fen, white=Player(name="Anna"), black=black, questions=questions)


class House:
    """Some surfaces at some tables, and somebody at each who does anything."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.play = Several(people(self.rng))
        taste = replace(settings_for(), language=LANGUAGES[2])
        self.play.send(SurfaceOpened(2, taste, 1, side="black"))
        self.open(3)
        for _ in range(TABLES - 1):
            self.play.send(TableBegun(people(self.rng), by=1))

    @property
    def conversation(self):
        return self.play.dialogue.talk.conversation

    def open(self, number: int) -> None:
        role = self.rng.choice([{"side": "black"}, {"side": "white"}, {"role": "watcher"}, {}])
        table = self.rng.choice([*self.conversation.tables])
        taste = replace(settings_for(), language=LANGUAGES[number], verbosity=self.rng.randrange(3))
        self.play.send(SurfaceOpened(number, taste, table, **role))

    def step(self) -> None:
        rng, conversation = self.rng, self.conversation
        number = rng.choice(SURFACES)
        if number not in conversation.surfaces:
            self.open(number)
            return
        event = self.event(number)
        before = {each: list(table.game.deeds) for each, table in conversation.tables.items()}
        sits = conversation.surfaces[number]
        at = sits.at
        table = conversation.tables[at]
        mover = table.game.position.side_to_move
        here = conversation.people_at(sits, table)
        plies = len(table.game.plies)
        outbox = self.play.send(event)
        if conversation.is_closed:
            return
        for other, deeds in before.items():
            is_own = other == at or isinstance(event, SurfaceClosed | SearchFinished | LeaveWanted)
            if other in conversation.tables and not is_own and number == 1:
                assert conversation.tables[other].game.deeds == deeds, event
        if isinstance(event, TextEntered) and at in conversation.tables and not here:
            assert len(table.game.plies) <= plies or table.terms.player(mover).is_computer, event
        for each in outbox:
            if isinstance(each, Say) and each.to != number and each.to in conversation.surfaces:
                assert conversation.surfaces[each.to].taste.language == each.utterance.language

    def language(self, number: int) -> str:
        return self.conversation.surfaces[number].taste.language.partition("-")[0]

    def event(self, number: int) -> Event:
        rng, conversation = self.rng, self.conversation
        table = conversation.tables[conversation.surfaces[number].at]
        chance = rng.random()
        owed = [each for each in conversation.tables.values() if each.owed and not each.held_answer]
        if owed and chance < 0.3:
            waiting = rng.choice(owed)
            move = rng.choice(distinct_moves(waiting.game.legal))
            return SearchFinished(waiting.owed, move.path, move.captured, rng.randrange(-99, 99))
        if table.place(number).asked and rng.random() < 0.6:
            return TextEntered(rng.choice(ANSWERS[self.language(number)]), by=number)
        if chance < 0.34:
            return TableChosen(rng.choice([*conversation.tables]), by=number)
        if chance < 0.36:
            return rng.choice([TableBegun(people(rng), by=number), SurfaceClosed(number)])
        if chance < 0.38 and number != 1:
            return rng.choice([Interrupted(by=number), LeaveWanted(by=number)])
        if chance < 0.42:
            return UtteranceHeard(((rng.choice(SAID), 0.0),), by=number)
        if chance < 0.75 and not table.game.outcome:
            legal = distinct_moves(table.game.legal)
            return TextEntered(format_path(rng.choice(legal)), by=number)
        lines = LINES[self.language(number)].split("|")
        return TextEntered(
            rng.choice([line for line in lines if number != 1 or line != "esci"]), by=number
        )


def agrees(house: House) -> None:
    """What was given to be written down of each table is its game."""
    given: dict[int, list] = {}
    for each in house.play.done:
        if isinstance(each, Record):
            given.setdefault(each.table, []).append(each.deed)
    for number, table in house.conversation.tables.items():
        again = Game.of(given[number])
        assert given[number] == list(table.game.deeds), number
        assert [ply.move for ply in again.plies] == [ply.move for ply in table.game.plies]
        assert again.outcome == table.game.outcome
    ids = [each.request_id for each in house.play.done if isinstance(each, StartSearch)]
    assert len(set(ids)) == len(ids)


def play(seed: int, steps: int) -> House:
    house = House(seed)
    for _ in range(steps):
        house.step()
        if house.play.dialogue.state is State.CLOSED:
            break
    agrees(house)
    return house


@pytest.mark.parametrize("seed", range(25))
def test_three_surfaces_at_four_tables_whatever_is_done(seed: int) -> None:
    play(seed, 80)


def test_such_evenings_have_games_in_them() -> None:
    houses = [play(1000 + seed, 80) for seed in range(3)]
    plies = sum(len(each.game.plies) for house in houses for each in house.conversation.tables.values())
    assert plies > 20


@pytest.mark.parametrize("seed", [66, 225])
def test_an_offer_that_has_lapsed_elsewhere_is_answered_by_nobody(seed: int) -> None:
    play(10_000 + seed, 300)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(400))
def test_three_surfaces_at_four_tables_again_and_again(seed: int) -> None:
    play(10_000 + seed, 300)


def test_nobody_plays_for_a_side_that_sits_elsewhere() -> None:
    """Of random moves and words by each, those of the other's side are never played."""
    rng = random.Random(3)
    several = Several.two()
    for _ in range(150):
        if several.game.outcome:
            break
        by = rng.choice([1, 2])
        side = several.game.position.side_to_move
        move = format_path(rng.choice(distinct_moves(several.game.legal)))
        plies = len(several.moves)
        several.type(by, move)
        is_theirs = (by == 1) is (side is Side.WHITE)
        assert (len(several.moves) > plies) is is_theirs
