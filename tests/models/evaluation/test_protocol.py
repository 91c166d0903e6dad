"""What is said: moves that mean what they should, moves that are not legal, talk that is neither."""

import random

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import TYPED_ONLY
from assistant.parsing.hearing.heard import understand
from assistant.parsing.moving.moves import NoSuchMove, NotLegal, Understood, parse_move_text
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.regulation import ITALIAN_FID
from models.training.evaluation.judging import position_of
from models.training.evaluation.positions import REGULATIONS, places
from models.training.evaluation.protocol import (
    Kind,
    Trial,
    illegal_moves,
    silent_trials,
    spoken_commands,
    spoken_moves,
    talk_trials,
    written_command,
)
from models.training.evaluation.talk import talk, without_known_words
from models.training.evaluation.wording import plain, sentence, wording

LANGUAGES = ("it", "en", "pt")


def anything(_: str) -> bool:
    return True


def read(trial: Trial, language: str):
    regulation = next(each for each in REGULATIONS if each.variant.name == trial.rules)
    position = position_of(trial.rules, trial.fen)
    return parse_move_text(trial.text, position, regulation, vocabulary(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_legal_and_understood_when_typed(language):
    trials = spoken_moves(language, 120, 1, anything, bare=False)
    assert len(trials) == len({trial.name for trial in trials}) == 120
    assert {trial.rules for trial in trials} == {"italian", "international"}
    for trial in trials:
        legal = legal_moves(position_of(trial.rules, trial.fen))
        (move,) = (move for move in legal if move.path == trial.path)
        understood = read(trial, language)
        assert isinstance(understood, Understood), trial
        assert understood.move.has_same_effect(move), trial


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_illegal_move_is_refused_when_typed(language):
    trials = illegal_moves(language, 60, 1, anything, bare=False)
    assert len(trials) == 60
    for trial in trials:
        assert isinstance(read(trial, language), NotLegal | NoSuchMove), trial


@pytest.mark.parametrize("make", [spoken_moves, illegal_moves])
def test_a_seed_decides_all(make):
    trials = make("it", 30, 1, anything, bare=False)
    assert trials == make("it", 30, 1, anything, bare=False)
    assert trials != make("it", 30, 2, anything, bare=False)


@pytest.mark.parametrize("make", [spoken_moves, illegal_moves])
def test_none_are_made_where_none_are_wanted(make):
    assert make("it", 0, 1, anything, bare=False) == []


def test_more_trials_begin_with_the_same():
    """So that what was synthesised for a small table serves a large one."""
    assert spoken_moves("it", 50, 1, anything, bare=False)[:20] == spoken_moves(
        "it", 20, 1, anything, bare=False
    )


def test_who_has_few_words_says_only_these():
    has = {"uno", "due", "tre", "cinque", "nove", "dieci", "quattordici", "diciotto", "ventuno"}

    def can_say(text: str) -> bool:
        return {*text.split()} <= has

    for make in (spoken_moves, illegal_moves):
        for trial in make("it", 10, 1, can_say, bare=True):
            assert {*trial.text.split()} <= has


def test_captures_and_whole_routes_come():
    trials = spoken_moves("it", 400, 1, anything, bare=False)
    assert any(len(trial.path) > 2 for trial in trials)
    assert any(" per " in trial.text for trial in trials)


def test_few_numbers_are_said_digit_by_digit_or_in_parts():
    trials = spoken_moves("it", 400, 1, anything, bare=False)
    digits = [trial for trial in trials if trial.text.count(" ") > 1 and is_digits(trial.text)]
    parts = [trial for trial in trials if "venti " in trial.text or "trenta " in trial.text]
    assert 0 < len(digits) < 40
    assert 0 < len(parts) < 60


def is_digits(text: str) -> bool:
    digits = "zero uno due tre quattro cinque sei sette otto nove"
    return {*text.split()} <= {*digits.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_is_read_as_its_move(language):
    """A template that the parser does not take would be drawn in vain, time and again."""
    how = wording(language)
    quiet = parse_fen("W:W24:B1", ITALIAN_FID.variant)
    capture = parse_fen("W:W23:B20", ITALIAN_FID.variant)
    route = parse_fen("W:W23:B20,12", ITALIAN_FID.variant)
    cases = [(template, quiet, (24, 20)) for template in how.any]
    cases += [(template, capture, (23, 16)) for template in how.capture]
    cases += [("{start}" + link + "{middle}" + link + "{end}", route, (23, 16, 7)) for link in how.link]
    for template, position, path in cases:
        names = {"start": path[0], "middle": path[len(path) // 2], "end": path[-1]}
        text = template.format_map({name: plain([square], how) for name, square in names.items()})
        verdict = parse_move_text(text, position, ITALIAN_FID, how.words)
        assert isinstance(verdict, Understood), text
        assert verdict.move.path == path, text


def test_numbers_are_written_for_a_synthesiser():
    assert plain([23, 18], wording("it")) == "ventitré diciotto"
    assert plain([32, 5], wording("en")) == "thirty-two five"
    assert plain([23, 3], wording("pt")) == "vinte e três três"
    assert normalise(plain([23], wording("it"))) == "ventitre"


def test_portuguese_digits_may_be_meia():
    rng = random.Random(1)
    said = [sentence((26, 16), False, wording("pt"), rng) for _ in range(800)]
    assert any("meia" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_has_neither_numbers_nor_commands(language):
    words = vocabulary(language)
    numbers = {word for phrase in words.numbers for word in phrase}
    commands = {
        phrase
        for phrase, heads in words.heads.items()
        if phrase not in words.fillers and not all(head.command in TYPED_ONLY for head in heads)
    }
    texts = talk(language, 600, random.Random(1))
    assert len({*texts}) == 600
    for text in texts:
        said = {*normalise(text).split()}
        assert not said & numbers, text
        assert not said & commands, text


def test_half_of_the_talk_has_no_word_that_a_model_knows():
    texts = talk("it", 100, random.Random(1))
    assert all(without_known_words(text, "it") == text for text in texts[1::2])
    assert any(without_known_words(text, "it") != text for text in texts[::2])


def test_talk_comes_in_positions_of_both_games():
    trials = talk_trials("it", 60, 1, anything)
    assert {trial.rules for trial in trials} == {"italian", "international"}
    assert {trial.path for trial in trials} == {()}
    noise = silent_trials(Kind.NOISE, ["white-00"], 1)
    assert [trial.text for trial in noise] == ["white-00"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_understood_when_typed(language):
    trials = spoken_commands(language, 150, 1, anything)
    assert len(trials) == len({trial.name for trial in trials}) == 150
    assert all(trial.command and trial.path == () for trial in trials)
    kinds = {trial.command.partition("|")[0] for trial in trials}
    assert {"square", "row", "settings", "moves"} <= kinds
    for trial in trials:
        typed = normalise(trial.text).replace("crown head", "crownhead")
        regulation = next(each for each in REGULATIONS if each.variant.name == trial.rules)
        position = position_of(trial.rules, trial.fen)
        verdict = understand([(typed, 0.0)], position, regulation, vocabulary(language)).verdict
        assert isinstance(verdict, CommandMeant), trial
        assert written_command(verdict) == trial.command


def test_commands_are_written_with_their_accents():
    texts = {trial.text for trial in spoken_commands("it", 400, 1, anything)}
    assert any(set(text) & set("àèéìòù") for text in texts)
    assert not any("c e " in text for text in texts)


def test_positions_are_of_all_parts_of_games():
    rng = random.Random(1)
    source = places(rng)
    pieces = [bin(place.position.own).count("1") for place, _ in zip(source, range(200), strict=False)]
    assert min(pieces) <= 4
    assert max(pieces) >= 12
