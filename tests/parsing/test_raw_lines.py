"""Commands behind which a text stands as it was typed, and phrases that are typed only."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.meanings import Command
from assistant.parsing.sign_words import SIGN_WORDS, sign_said
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.sentences import LANGUAGES

EN = vocabulary("en")


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("open file /home/Ugo/A b.pdn", Command.OPEN_FILE, "/home/Ugo/A b.pdn"),
        ("Open the file: ~/x.pdn", Command.OPEN_FILE, "~/x.pdn"),
        ('open file "my games.pdn"', Command.OPEN_FILE, "my games.pdn"),
        ("open file ..\\x.pdn?", Command.OPEN_FILE, "..\\x.pdn"),
        ("open file 12.pdn", Command.OPEN_FILE, "12.pdn"),
        ("comment: 22-18 was better! c4?", Command.COMMENT, "22-18 was better! c4?"),
        ("comment", Command.COMMENT, ""),
        ("COMMENT    ½ a point, (yes)", Command.COMMENT, "½ a point, (yes)"),
        ("sign ?!", Command.SIGN, "?!"),
        ("export as final", Command.EXPORT, "final"),
        ("export game 12 as final", Command.EXPORT_GAME, "12 as final"),
        ("please export all games", Command.EXPORT_ALL, ""),
    ],
)
def test_the_text_is_handed_on_as_it_was_typed(line: str, command: Command, rest: str) -> None:
    meant = raw_command(line, EN)
    assert meant
    assert (meant.command, meant.rest) == (command, rest)


@pytest.mark.parametrize(
    ("line", "command", "number"),
    [
        ("next", Command.REVIEW_FORWARD, None),
        ("Next!", Command.REVIEW_FORWARD, None),
        ("previous", Command.REVIEW_BACK, None),
        ("next 3", Command.REVIEW_FORWARD, 3),
        ("game 12", Command.FILE_GAME, 12),
        ("game 123456", Command.FILE_GAME, 123456),
        ("main line", Command.MAIN_LINE, None),
    ],
)
def test_short_words_are_typed_alone_or_with_a_number(
    line: str, command: Command, number: int | None
) -> None:
    assert raw_command(line, EN) is None
    meant = raw_command(line, EN, EN.typed.values())
    assert meant
    assert (meant.command, meant.number) == (command, number)


@pytest.mark.parametrize(
    "line",
    ["", "22-18", "next game", "game over", "game", "main line 3", "commentary: x", "new game", "undo"],
)
def test_other_lines_are_for_others(line: str) -> None:
    meant = raw_command(line, EN, EN.typed.values())
    assert meant is None or line == "game"


@pytest.mark.parametrize("language", [*LANGUAGES, "pt-BR"])
def test_no_phrase_of_a_take_back_is_typed_for_something_else(language: str) -> None:
    words = vocabulary(language)
    back = [phrase for phrase, heads in words.heads.items() if heads[0].command is Command.TAKE_BACK]
    assert len(back) > 4
    for phrase in back:
        for line in (phrase, f"{phrase} 2", phrase.upper(), f"{phrase}!"):
            raw = raw_command(line, words, words.typed.values())
            # Where one looks back at a game, a bare "back" steps back there.
            assert raw is None or raw.command is Command.REVIEW_BACK, line
    for phrase in words.typed:
        heads = words.heads.get(phrase, ())
        is_step = words.typed[phrase] is Command.REVIEW_BACK
        assert is_step or all(head.command is not Command.TAKE_BACK for head in heads), phrase


@pytest.mark.parametrize("language", [*LANGUAGES, "pt-BR"])
def test_each_sign_has_words_and_none_has_two_meanings(language: str) -> None:
    words = vocabulary(language)
    assert {kind for kind in words.signs if kind != "named"} == set(SIGN_WORDS.values())
    said = [each for kind, all_ in words.signs.items() if kind != "named" for each in all_]
    assert len(said) == len(set(said))
    for sign in SIGN_WORDS:
        assert sign_said(f" {sign} ", words) == sign
    assert not sign_said("??!", words)


@given(st.text(max_size=80), st.sampled_from(LANGUAGES))
def test_no_text_is_too_much(text: str, language: str) -> None:
    words = vocabulary(language)
    for line in (text, f"comment {text}", f"open file {text}", f"segno {text}", f"game {text}"):
        raw_command(line, words, words.typed.values())
        sign_said(line, words)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("messaggio anna.txt", CommandMeant(Command.MAIL_FILE, rest="anna.txt")),
        ('messaggio "da anna.eml"', CommandMeant(Command.MAIL_FILE, rest="da anna.eml")),
        ("messaggio posta/anna", CommandMeant(Command.MAIL_FILE, rest="posta/anna")),
        ("messaggio", None),
        ("messaggio 18", None),
        ("leggi il messaggio", None),
    ],
)
def test_a_message_is_taken_from_a_file_that_is_named(text: str, meant: CommandMeant | None) -> None:
    assert raw_command(text, vocabulary("it")) == meant
