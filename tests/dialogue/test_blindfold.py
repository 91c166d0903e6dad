"""Criterion 37: who plays without seeing the board is told no more of it than was allowed."""

import json
import random
import re
from io import StringIO

import pytest

from assistant.dialogue.effects import Say
from assistant.dialogue.events import TextEntered
from assistant.dialogue.states import State
from assistant.parsing.commands.catalogue import ABOUT_POSITION
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from assistant.store.log import Log
from tests.dialogue.support.criteria import LANGUAGES, WRONG, asked, play_on
from tests.dialogue.support.talk import Talk, settings_for


def blindfold(questions: int, language: str = "it") -> Settings:
    return settings_for(language=language, questions=questions, coach=Coach.OFF)


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_37_a_game_without_questions_tells_nothing_but_the_moves(language: str) -> None:
    """Every number that is said was typed, played, or names an article or the end of the board."""
    rng = random.Random(11)
    talk = Talk(blindfold(0, language))
    lines = [line for command in ABOUT_POSITION for line in asked(command, language)]
    lines += ["15", "x", *WRONG[language], "?", "18"]
    seen = len(talk.done)
    for _ in range(120):
        line = rng.choice(lines)
        talk.type(line)
        plies = [number for ply in talk.game.plies for number in re.findall(r"\d+", ply.written)]
        allowed = {*re.findall(r"\d+", line), *plies, "1", "32", "1934"}
        for each in talk.done[seen:]:
            if isinstance(each, Say):
                said = re.sub(r"\b\d+\.\d[\d.]*|\b22[-x ]18\S*|\b21-17\b", "", each.utterance.text)
                assert set(re.findall(r"\d+", said)) <= allowed, (line, said)
        seen = len(talk.done)
        if talk.dialogue.state is State.ANSWER:
            talk.type({"it": "no", "en": "no", "pt": "não"}[language])
        if rng.random() < 0.3:
            play_on(talk, 1, seed=rng.randint(0, 999))
        seen = len(talk.done)
        if talk.game.outcome:
            break
    assert len(talk.game.plies) > 5


def test_criterion_37_questions_are_counted_and_told_at_the_end() -> None:
    talk = Talk(blindfold(2))
    assert "In questa partita puoi fare 2 domande sulla damiera." in talk.opening
    assert talk.type("casella 22") == ["22 pedina bianca.", "Ancora una domanda."]
    assert talk.type("turno") == ["Tocca a te, Bianco."]
    assert talk.type("righe")[-1] == "Era l'ultima domanda."
    first, second = talk.type("pezzi"), talk.type("mosse")
    assert first != second
    assert all("Puoi chiedere" in line or "restano" in line for line in first + second)
    talk.type("22-17")
    talk.type("abbandona")
    assert "Domande sulla damiera: 2. Mosse rifiutate: 1." in talk.type("sì")
    assert talk.type("casella 22") == ["22 pedina bianca."]


def test_criterion_37_no_way_around_leads_to_the_board() -> None:
    """Neither the end of the game, nor the warnings, nor a refusal that names a king."""
    talk = Talk(blindfold(0))
    talk.type("22-18")
    talk.answer("11-15")
    for line in ("abbandona", "sì"):
        talk.type(line)
    assert talk.type("pezzi")[0].startswith("Bianco: pedine")
    assert talk.type("riprendi") == ["La partita è finita: scrivi nuova per giocarne un'altra, o esci."]
    assert talk.game.outcome
    talk.type("nuova")
    assert talk.type("avvisi regola") == [
        "Avvisi: non si cambiano in questa partita, in cui tieni a mente la posizione: direbbero dove"
        " sono i pezzi. Per averli avvia il programma con l'opzione coach squares."
    ]
    assert "mente" in talk.type("17?")[0]
    king = Talk(settings_for(fen="W:W21,K30:B18,26,K10,11", questions=0, coach=Coach.OFF))
    refused = king.type("21x14")
    assert not re.search(r"\b30\b", " ".join(refused)), refused


def test_criterion_37_the_log_of_such_a_game_holds_no_position_but_the_start() -> None:
    for questions, has_position in ((0, False), (5, False), (None, True)):
        file = StringIO()
        talk = Talk(settings_for(questions=questions))
        log = Log(file, lambda: 0.0)
        for entry in [_opened(talk), *talk.dialogue.handle(TextEntered("22-18"))]:
            log.write(entry)
        lines = [json.loads(line) for line in file.getvalue().splitlines()]
        searches = [line for line in lines if line["name"] == "StartSearch"]
        assert len(searches) == 1
        assert ("position" in searches[0]) is has_position


def _opened(talk: Talk) -> object:
    from assistant.dialogue.events import Opened

    return Opened(talk.dialogue.talk.settings)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "quante domande ha Bruno?", "Al Nero, Bruno, restano 3 domande sulla damiera."),
        (
            "en",
            "how many questions does Bruno have left?",
            "Black, Bruno, has 3 questions about the board left.",
        ),
        (
            "pt",
            "Bruno tem quantas perguntas?",
            "Às Pretas, Bruno, restam 3 perguntas sobre o tabuleiro.",
        ),
    ],
)
def test_of_two_people_one_asks_how_many_questions_the_other_has(
    language: str, line: str, told: str
) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, questions=3, coach=Coach.OFF, **people))
    talk.type({"it": "casella 18", "en": "square 18", "pt": "casa 18"}[language])
    (said,) = talk.type(line)
    assert said.startswith(told)
