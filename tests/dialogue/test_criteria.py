"""The criteria of accessibility that the conversation itself answers for, each under its number.

Those about the bytes on a terminal (1 to 8, 10, 11 and 13) are in tests/terminal, the round trips of
what is read (15) in tests/narration.
"""

import random
import re
from itertools import pairwise

import pytest

from assistant.dialogue.effects import Remember, Say
from assistant.dialogue.handlers.asking.query import QUESTIONS
from assistant.dialogue.handlers.setting import AT_ONCE
from assistant.dialogue.states import State
from assistant.parsing.meanings import BoardPart, Command
from assistant.parsing.moving.moves import parse_move_text
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, REGULATIONS, Regulation
from assistant.settings.preferences import KINDS, PREFERENCES
from assistant.settings.taste import Coach
from tests.dialogue.support.criteria import (
    CAPTURES,
    LANGUAGES,
    WRONG,
    YES,
    asked,
    play_on,
    record,
    taken_back,
)
from tests.dialogue.support.talk import Talk, settings_for

FORGET = "3"
"""The number of the value of learning that is no value: it has everything forgotten."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_2_the_first_line_names_the_mode_and_why(language: str) -> None:
    first = Talk(settings_for(language=language)).opening[0]
    assert re.search(r"solo testo|plain text|texto simples", first)
    assert re.search(r"lettori di schermo|screen readers|leitores de ecrã", first)
    with_cells = Talk(settings_for(language=language, cells=40)).opening[0]
    assert "40" in with_cells
    assert re.search(r"hai scelto|you chose|escolheu", with_cells)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda preference: preference.name)
def test_criterion_9_menus_are_numbered_and_answered_by_number_or_prefix(
    language: str, preference: object
) -> None:
    opened = {"it": "impostazioni", "en": "settings", "pt": "definições"}[language]
    place = PREFERENCES.index(preference) + 1
    heads = vocabulary(language).heads
    go_on = {"it": "avanti", "en": "go on", "pt": "continuar"}[language]
    all_parts = Talk(settings_for(language=language))
    parts = [all_parts.type(line) for line in (opened, *[go_on] * (len(PREFERENCES) // AT_ONCE))]
    names = [re.match(r"(\d+)\. (\w+)[^:]*: ", line) for part in parts for line in part[1:-1]]
    assert [name and int(name[1]) for name in names] == [*range(1, len(PREFERENCES) + 1)]
    name = names[place - 1][2]
    beginning = name.lower()[:-1]
    if sum(each[2].lower().startswith(beginning) for each in names) > 1:
        beginning = name.lower()
    for answer in (str(place), name, beginning):
        talk = Talk(settings_for(language=language))
        talk.type(opened)
        values = talk.type(answer)
        assert values[0].startswith(f"{name}: ")
        defaults = [line for line in values if re.search(r"predefinit|predefinid|default", line)]
        assert len(defaults) == (preference.default != "")
        for line in values[1:-1]:
            number, word = re.match(r"(\d+)\. (\w+)", line).groups()
            prefix = word[:-1] if len(word) > 3 and normalise(word[:-1]) not in heads else word
            for choice in (number, word, prefix):
                talk.type(f"{opened} {name}")
                talk.done.clear()
                talk.type(choice)
                changes = [each for each in talk.done if isinstance(each, Remember)]
                if (preference.name, number) == ("learning", FORGET):
                    assert not changes  # which deletes, and is asked about (criterion 29)
                    assert talk.dialogue.state is State.ANSWER
                else:
                    # With a game those who play it are remembered, and the level.
                    with_game = ["white", "black", "level"] * (changes[-1].value in KINDS)
                    names = [each.preference for each in changes]
                    assert names == [*with_game, preference.name], (choice, line)
                talk = Talk(settings_for(language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_12_hints_are_said_once_and_given_again(language: str) -> None:
    talk = Talk(settings_for(language=language))
    new = {"it": "nuova", "en": "new", "pt": "nova"}[language]
    hint = talk.opening[-1]
    heard = list(talk.opening)
    for _ in range(2):
        heard += talk.type(new) + talk.type(YES[language])
    words = re.sub(r"\d+", "", hint)
    assert [re.sub(r"\d+", "", line) for line in heard].count(words) == 1
    assert re.sub(r"\d+", "", talk.type("?")[0]) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}")
def test_criterion_12_the_brief_form_of_a_move_has_eight_words_at_most(
    language: str, regulation: Regulation
) -> None:
    lengths = {}
    for verbosity in (0, 1, 2):
        talk = Talk(settings_for(regulation, language=language, verbosity=verbosity))
        play_on(talk, 60, seed=3)
        moves = [
            each.utterance.text
            for each in talk.done
            if isinstance(each, Say) and re.match(r"\w+: \d+[-x]", each.utterance.text)
        ]
        assert len(moves) == len(talk.game.plies)
        lengths[verbosity] = sum(map(len, moves))
        if verbosity == 0:
            assert max(len(move.split()) for move in moves) <= 8
    assert lengths[0] <= lengths[1] < lengths[2]


READINGS = {
    "it": {
        "pezzi": "Bianco|Nero",
        "righe": "Traversa",
        "quarti": "In (alto|basso)",
        "casella 18": "18",
    },
    "en": {"pieces": "White|Black", "rows": "Row", "quarters": "Top|Bottom", "square 18": "18"},
    "pt": {
        "peças": "Brancas|Pretas",
        "linhas": "Travessa",
        "quadrantes": "Em (cima|baixo)",
        "casa 18": "18",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [0, 20, 40])
@pytest.mark.parametrize("regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda r: r.variant.name)
def test_criterion_14_the_board_is_read_in_three_ways_with_the_key_word_first(
    regulation: Regulation, cells: int, language: str
) -> None:
    talk = Talk(settings_for(regulation, language=language, cells=cells))
    size = regulation.variant.geometry.size
    for (question, key), lines in zip(READINGS[language].items(), (2, size, 4, 1), strict=True):
        said = talk.type(question)
        assert len(said) == lines
        key = "[wbnpWBNP]:" if cells and lines == 2 else r"[rt]\d+ " if cells and lines == size else key
        assert all(re.match(key, line) for line in said), said
        if cells and lines == size:
            assert max(map(len, said)) <= cells


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [Command.RESIGN, Command.DRAW, Command.TAKE_BACK, Command.NEW_GAME])
def test_criterion_29_what_cannot_be_undone_at_once_needs_a_yes(
    command: Command, language: str
) -> None:
    for line in asked(command, language):
        talk = Talk(settings_for(language=language))
        # Eighteen moves of one's own can be taken back only where there are as many.
        play_on(talk, 37 if line.endswith(" 18") else 7)
        before = list(talk.game.entries)
        talk.type(line)
        assert talk.dialogue.state is State.ANSWER, line
        assert (talk.game.entries, talk.game.outcome) == (before, None)
        for doubt in ("", "?", "18", "22-18", line):
            talk.type(doubt)
            assert (talk.game.entries, talk.game.outcome) == (before, None)
        talk.type({"it": "no", "en": "no", "pt": "não"}[language])
        assert (talk.game.entries, talk.game.outcome) == (before, None)


@pytest.mark.parametrize("verbosity", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_30_the_same_error_is_never_worded_the_same_way_twice_running(
    language: str, verbosity: int
) -> None:
    for line in WRONG[language]:
        talk = Talk(settings_for(language=language, verbosity=verbosity))
        answers = [talk.type(line) for _ in range(6)]
        for one, other in pairwise(answers):
            assert one[0] != other[0], line
    talk = Talk(settings_for(language=language, verbosity=verbosity))
    [hint] = Talk(settings_for(language=language, verbosity=verbosity)).type("?")
    assert [hint in talk.type(line) for line in ("abc", "xyz", "abc")] == [False, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_30_what_was_asked_and_refused_is_not_asked_again(language: str) -> None:
    talk = Talk(settings_for(language=language))
    which = talk.type("18")
    assert talk.dialogue.state is State.ANSWER
    talk.type({"it": "no", "en": "no", "pt": "não"}[language])
    assert talk.dialogue.state is State.MOVE
    assert talk.type("22") != which
    assert talk.game.plies == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_31_whatever_can_be_meant_can_be_typed_in_words_and_is_done(language: str) -> None:
    words = vocabulary(language)
    heads = [head for heads in words.heads.values() for head in heads]
    assert {head.command for head in heads} == set(Command) - {Command.ABSENT}
    assert {head.place for head in heads} == {None, *BoardPart}
    assert set(words.settings.values()) == {preference.name for preference in PREFERENCES}
    for command in set(Command) - {Command.ABSENT}:  # which has no phrase
        # Words alone, with a number at most: what a microphone will hear.
        lines = [line for line in asked(command, language) if re.fullmatch(r"[a-z ]{2,}( 18)?", line)]
        assert lines, command
        talk = Talk(settings_for(language=language))
        assert talk.type(lines[0])
        assert talk.dialogue.talk.surface.misunderstood == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_32_compulsory_captures_are_told_counted_and_named_in_refusals(language: str) -> None:
    for coach in (Coach.EXISTS, Coach.SQUARES, Coach.WHY):
        talk = Talk(settings_for(fen=CAPTURES, language=language, coach=coach))
        told = " ".join(talk.opening[6:])
        count = len(talk.game.legal)
        assert count > 1
        in_words = {"it": "due|tre|quattro", "en": "two|three|four", "pt": "duas|três|quatro"}[language]
        assert re.search(rf"{in_words}|\b{count}\b", told), told
        paths = [format_path(move) for move in talk.game.legal]
        if coach is not Coach.EXISTS:
            assert all(path in told for path in paths)
        asked_for = talk.type({"it": "prese", "en": "captures", "pt": "capturas"}[language])
        assert all(path in " ".join(asked_for) for path in paths)
        refused = " ".join(talk.type("22-17"))
        assert re.search(r"(articolo|article|artigo) \d+\.\d", refused, re.IGNORECASE)
        assert all(path in refused for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_33_no_question_changes_the_game_and_none_needs_a_sign(language: str) -> None:
    words = vocabulary(language)
    talk = Talk(settings_for(language=language))
    play_on(talk, 9)
    for command in QUESTIONS - {Command.HINTS, Command.ABSENT}:
        for line in asked(command, language):
            assert line[0] not in "/:!", line
            with taken_back(talk):
                before = record(talk)
                talk.type(line)
                assert record(talk) == before, line
            assert not parse_move_text(line, talk.game.position, ITALIAN_FID, words), line
    one_letter = {words.letters[letter] for letter in words.letters}
    assert one_letter >= {
        *(Command.LAST_MOVE, Command.TURN, Command.SQUARE, Command.NEIGHBOURS, Command.DIAGONALS),
        *(Command.KINGS, Command.CAPTURES, Command.PIECE_COUNT, Command.PIECES, Command.MOVES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_35_after_a_long_capture_or_a_promotion_what_changed_is_offered_and_told(
    language: str,
) -> None:
    changed = {"it": "cambiato", "en": "changed", "pt": "mudou"}[language]
    talk = Talk(settings_for(fen="W:W30,32:B26,18,10,9", language=language))
    told = talk.type("30x21x14x5")
    assert not any(changed in line for line in told)
    told = talk.answer("9-13")
    assert any(changed in line for line in told)
    emptied, filled, then_emptied, then_filled = talk.type(changed)
    assert re.findall(r"\d+", emptied.split(": ", 1)[1]) == ["10", "18", "26", "30"]
    assert re.findall(r"\d+", filled.split(": ", 1)[1]) == ["5"]
    assert re.findall(r"\d+", then_emptied.split(": ", 1)[1]) == ["9"]
    assert re.findall(r"\d+", then_filled.split(": ", 1)[1]) == ["13"]
    talk = Talk(settings_for(fen="W:W6,32:B20", language=language))
    talk.type("6-2")
    told = talk.answer("20-24")
    assert any(changed in line for line in told)
    emptied, filled, *_ = talk.type(changed)
    assert emptied.endswith("6.")
    assert re.search(r"2 (dama bianca|white king|dama branca)", filled)


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_35_what_changed_is_what_changed_since_it_was_last_asked(language: str) -> None:
    changed = {"it": "cambiato", "en": "changed", "pt": "mudou"}[language]
    talk = Talk(settings_for(language=language))
    rng = random.Random(5)
    before = {square: talk.game.position.piece_at(square) for square in range(1, 33)}
    for _ in range(12):
        play_on(talk, rng.randint(0, 3), seed=rng.randint(0, 99))
        said = talk.type(changed)
        after = {square: talk.game.position.piece_at(square) for square in range(1, 33)}
        told = [line.partition(": ")[2] for line in said]
        numbers = {int(number) for line in told for number in re.findall(r"\d+", line)}
        expected = {square for square in after if before[square] != after[square]}
        assert numbers >= expected
        assert numbers == expected or len(said) > 2
        before = after


def test_criterion_40_golden_transcripts_stand_in_every_language() -> None:
    from tests.dialogue.test_transcripts import TRANSCRIPTS

    for language in LANGUAGES:
        own = [path for path in TRANSCRIPTS if path.stem.endswith(f".{language}")]
        assert len(own) >= 4, language
        text = "".join(path.read_text("utf-8") for path in own)
        for line in ("> 22-18", "< ", "> ?"):
            assert line in text, (language, line)
