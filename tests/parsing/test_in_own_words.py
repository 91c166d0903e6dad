"""Sentences of people who had not seen the phrase files, typed and heard, and the examples of them."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.heard import Unsure, understand
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.words.vocabulary import NUMBER, vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line

SAID = {
    "it": [
        ("ventidue diciotto grazie", "move 22-18"),
        ("sposta ventiquattro venti", "move 24-20"),
        ("cosa ha mosso il nero", "last"),
        ("la quattordici e libera", "square 14"),
        ("quali sono i miei pezzi", "pieces own"),
        ("sono obbligato a prendere", "captures"),
        ("ci sono dame", "kings"),
        ("puoi ripetere", "repeat"),
        ("facciamo patta", "draw"),
        ("mi ritiro", "resign"),
        ("cosa e in presa", "threatened"),
        ("posso giocare ventidue diciotto", "moves 22-18"),
    ],
    "en": [
        ("what was the last move", "last"),
        ("is it my move", "turn"),
        ("list my men", "pieces own"),
        ("where can twenty three go", "moves 23"),
        ("do i have to capture", "captures"),
        ("say that again", "repeat"),
        ("take that back", "takeback"),
        ("what is in danger", "threatened"),
        ("where can twenty one go", "moves 21"),
        ("twenty two eighteen please", "move 22-18"),
    ],
    "pt": [
        ("vinte e dois dezoito por favor", "move 22-18"),
        ("a catorze esta vazia", "square 14"),
        ("para onde pode ir a vinte e tres", "moves 23"),
        ("ha damas", "kings"),
        ("o que ele tomou", "taken enemy"),
        ("sair do jogo", "quit"),
    ],
}
EVERY = [(language, *each) for language, rows in SAID.items() for each in rows]


def same(got: list[str], wanted: str) -> bool:
    return wanted.split()[0] == got[0].split()[0] and (wanted == got[0] or " " not in wanted)


@pytest.mark.parametrize(("language", "text", "wanted"), EVERY)
def test_they_are_understood_typed(language: str, text: str, wanted: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert same(told(found, language), wanted)


@pytest.mark.parametrize(("language", "text", "wanted"), EVERY)
def test_they_are_understood_heard(language: str, text: str, wanted: str) -> None:
    heard = understand([(text, 0.0)], *place_of("S"), vocabulary(language))
    assert not isinstance(heard.verdict, type(None)), text
    found = heard.verdict
    assert same(told(found, language), wanted)
    if isinstance(found, CommandMeant) and found.command in CHANGING:
        assert parse_command(text, vocabulary(language), only_whole=True) == found, (
            "by its own phrase only"
        )


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("it", "prendo con la venti", (20, 11)),
        ("it", "la venti prende", (20, 11)),
        ("it", "prendo la quindici con la venti", (20, 11)),
        ("en", "i take with twenty", (20, 11)),
        ("en", "the twenty takes", (20, 11)),
        ("en", "take fifteen with the twenty", (20, 11)),
        ("pt", "tomo com a vinte", (20, 11)),
        ("pt", "a vinte toma", (20, 11)),
    ],
)
def test_a_capture_is_heard_by_its_piece(language: str, text: str, move: tuple[int, ...]) -> None:
    words = vocabulary(language)
    heard = understand([(text, 0.0)], *place_of("C"), words, is_pressed=True)
    assert isinstance(heard.verdict, Understood)
    assert heard.verdict.move.path == move
    # With a microphone that is always open half a move may be talk: "three of us take the bus".
    is_whole = len({"quindici", "fifteen"} & {*text.split()}) > 0
    heard = understand([(text, 0.0)], *place_of("C"), words)
    assert isinstance(heard.verdict, Understood if is_whole else Unsure)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "la venti prende qualcuno"),
        ("en", "the twenty takes anything"),
        ("pt", "a vinte toma alguem"),
    ],
)
def test_who_says_anyone_asks_and_plays_nothing(language: str, text: str) -> None:
    heard = understand([(text, 0.0)], *place_of("C"), vocabulary(language), is_pressed=True)
    assert not isinstance(heard.verdict, Understood)


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "la nonna prende il caffe"), ("en", "what [unk] danger"), ("pt", "[unk] onde pode ir")],
)
def test_talk_and_unknown_words_mean_nothing(language: str, text: str) -> None:
    assert understand([(text, 0.0)], *place_of("S"), vocabulary(language)).verdict is None


@pytest.mark.parametrize("language", SAID)
def test_each_example_means_what_it_stands_under(language: str) -> None:
    words = vocabulary(language)
    for meant, sentences in words.asked.items():
        name = meant.split()[0]
        for sentence in sentences if name != "move" else ():
            numbers = iter(
                ["22", "18"] if sentence.count(NUMBER) > 1 else ["3" if name in _SMALL else "22"]
            )
            parts = sentence.split(NUMBER)
            text = parts[0] + "".join(f"{next(numbers)}{part}" for part in parts[1:])
            got = told(understand_line(text, *place_of("S"), words), language)[0].split()[0]
            assert got in {name, _ALSO.get(name, name)}, (text, got)


_SMALL = ("row", "last", "new", "settings")
_ALSO = {"settings": "set", "threatened": "captures", "captures": "threatened"}


@pytest.mark.parametrize("language", SAID)
def test_what_is_like_an_example_is_asked_about_or_told_and_never_done(language: str) -> None:
    words = vocabulary(language)
    for sentences in words.asked.values():
        for sentence in sentences:
            text = f"{sentence.replace(NUMBER, '22')} xyzzy"
            found = understand_line(text, *place_of("S"), words)
            exact = parse_command(text, words)
            assert isinstance(found, Likely | Perhaps | Ambiguous | None) or found == exact, text
            if isinstance(found, CommandMeant) and found.command in CHANGING:
                assert found.command in {Command.SETTINGS, Command.NEW_GAME}, text


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "I'll play 21-17 instead", "move 21-17"),
        ("en", "I want to play 22-18", "move 22-18"),
        ("it", "come stanno i pezzi?", "pieces"),
        ("it", "cosa prendo con la 28?", "moves 28"),
        ("it", "posso muovere 24-19?", "moves 24-19"),
        ("it", "mosse della dama", "moves"),
        ("en", "is it a draw?", "result"),
        ("en", "what level am I on", "settings level"),
        ("pt", "onde estão as pretas?", "pieces black"),
        ("pt", "onde está a dama preta?", "kings black"),
    ],
)
def test_a_plain_question_is_not_taken_for_another(language: str, text: str, wanted: str) -> None:
    """Each was: three people who played by ear for the first time were answered something else."""
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert told(found, language) == [wanted]


def test_what_a_new_game_is_to_be_like_may_be_said_in_clauses() -> None:
    text = "adesso giochiamo a dama internazionale, io col nero, livello 3"
    found = understand_line(text, *place_of("S"), vocabulary("it"))
    assert isinstance(found, Perhaps)
    [meant] = found.meanings
    assert isinstance(meant, CommandMeant)
    wanted = meant.wanted
    assert wanted
    assert wanted.side
    assert (wanted.variant, wanted.side.value, wanted.level) == ("international", "black", 3)
