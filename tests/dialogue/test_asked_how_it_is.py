"""What only asks how something is: a setting, a move of the record, whose a piece is, what was lost."""

import pytest

from assistant.narration.facts.game import LastMoveTold, ScoreTold
from assistant.narration.facts.listening import ListeningIsOff
from assistant.narration.facts.position import AsSaidTold, LostTold, SquareTold
from assistant.narration.facts.settings import SettingChanged, SettingNow
from assistant.narration.position_reading import contents_of
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from tests.dialogue.support.talk import Talk, settings_for, worded

Lines = dict[str, tuple[str, ...]]


def one_lost_each(language: str) -> Talk:
    """A game in which each side has lost a man; White, who asks, is to move."""
    talk = Talk(settings_for(language=language))
    for mine, reply in (("23-20", "12-16"), ("20-15", "11x20"), ("24x15", "9-13")):
        talk.type(mine)
        talk.answer(reply)
    return talk


def content(talk: Talk, square: int) -> SquareTold:
    return SquareTold(contents_of(talk.game.position, [square]))


def in_each(lines: Lines) -> list[tuple[str, str]]:
    return [(language, line) for language, said in lines.items() for line in said]


HEARS: Lines = {
    "it": ("mi senti?", "mi stai ascoltando?"),
    "en": ("can you hear me?", "are you listening?"),
    "pt": ("você me ouve?", "tá me ouvindo?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(HEARS))
def test_whether_the_program_listens_is_told(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == worded(talk, ListeningIsOff())


LEVEL: Lines = {
    "it": ("a che livello gioco?", "che livello è?", "livello 7?", "a che livello giochi"),
    "en": ("what level is this?", "which level am I playing?", "level 7?", "what is the level"),
    "pt": ("que nível é este?", "qual é o nível", "nível 7?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(LEVEL))
def test_who_asks_for_the_level_is_not_asked_for_another(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert talk.type(line) == worded(talk, SettingNow("level", "5"))
    assert talk.dialogue.talk.here.expected is None
    assert talk.dialogue.talk.settings.level == 5


def test_who_names_the_level_can_choose_one() -> None:
    talk = one_lost_each("it")
    talk.type("livello")
    assert talk.type("7") == worded(talk, SettingChanged("level", "7"))


FIRST: Lines = {
    "it": ("qual è stata la prima mossa?", "la prima mossa qual era?", "che prima mossa ho fatto?"),
    "en": ("what was the first move?", "what was my first move?", "which was the opening move?"),
    "pt": ("qual foi o primeiro lance?", "qual foi a primeira jogada?", "que primeiro lance joguei?"),
}
THIRD: Lines = {
    "it": ("qual è stata la terza mossa?",),
    "en": ("what was the third move?",),
    "pt": ("qual foi o terceiro lance?", "qual foi a terceira jogada?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(FIRST))
def test_the_first_move_is_told_and_not_the_last(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert talk.type(line) == worded(talk, ScoreTold("1", "23-20", "12-16"))


@pytest.mark.parametrize(("language", "line"), in_each(FIRST))
def test_before_the_first_move_there_is_none(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == worded(talk, LastMoveTold(None, ""))


@pytest.mark.parametrize(("language", "line"), in_each(THIRD))
def test_a_move_by_its_number_is_told(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert talk.type(line) == worded(talk, ScoreTold("3", "24x15", "9-13"))


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "la mossa prima"), ("it", "la mossa di prima qual era?"), ("en", "the move before")],
)
def test_the_move_before_is_not_the_first(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert not any("23-20" in told for told in talk.type(line))


IS_MINE: Lines = {
    "it": ("la 21 è mia?", "la 21 è mia, vero?", "21 mia?", "la 13 è sua?", "è bianca la 21?"),
    "en": ("is 21 mine?", "the 21 is mine, right?", "is 13 his?", "is 13 black?"),
    "pt": ("a 21 é minha?", "a 13 é dele?", "a 21 é branca?"),
}
IS_NOT: Lines = {
    "it": ("la 13 è mia?", "la 21 è sua?", "la 21 è nera, vero?", "è mia la 16?"),
    "en": ("is 13 mine?", "is 21 his?", "is the 16 mine?"),
    "pt": ("a 13 é minha?", "a 21 é dele?", "a 21 é preta?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(IS_MINE))
def test_whose_a_piece_is_begins_with_yes(language: str, line: str) -> None:
    talk = one_lost_each(language)
    square = int("".join(filter(str.isdigit, line)))
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=True), content(talk, square))


@pytest.mark.parametrize(("language", "line"), in_each(IS_NOT))
def test_whose_a_piece_is_not_begins_with_no(language: str, line: str) -> None:
    talk = one_lost_each(language)
    square = int("".join(filter(str.isdigit, line)))
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=False), content(talk, square))


LOST: Lines = {
    "it": ("lui ne ha perso uno, vero?", "ho perso 1 pedina, vero?", "il nero ha perso 1 pezzo?"),
    "en": ("he's lost one, right?", "I've lost 1 man, right?", "Black has lost one piece, right?"),
    "pt": ("ele perdeu uma pedra, não é?", "perdi uma pedra, não é?"),
}
NOT_LOST: Lines = {
    "it": ("lui ha perso due pezzi, vero?", "ho perso 3 pedine, vero?"),
    "en": ("he's lost two, right?", "I've lost 2 men, right?", "White lost two men, right?"),
    "pt": ("ele perdeu duas pedras, não é?", "perdi 3 pedras, não é?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(LOST))
def test_so_many_lost_begins_with_yes(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=True), LostTold(1, 1))


@pytest.mark.parametrize(("language", "line"), in_each(NOT_LOST))
def test_so_many_not_lost_begins_with_no(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=False), LostTold(1, 1))


WITH_WHICH: Lines = {
    "it": ("con quale pezzo ha mosso?", "con che pedina ha giocato?"),
    "en": ("with which piece did he move?", "which man did he play with?"),
    "pt": ("com qual pedra ele jogou?", "com que peça ele jogou?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(WITH_WHICH))
def test_which_piece_moved_is_the_last_move(language: str, line: str) -> None:
    talk = one_lost_each(language)
    assert talk.type(line) == worded(talk, LastMoveTold(Side.BLACK, "9-13"))


ASKED_BESIDE: Lines = {
    "it": ("che volume c'è?", "a che livello gioco?", "livello 7?"),
    "en": ("how loud is the voice?", "what level is this?", "level 7?"),
    "pt": ("que volume é este?", "que nível é este?", "nível 7?"),
}
NEW = {"it": "nuova", "en": "new game", "pt": "novo jogo"}


@pytest.mark.parametrize(("language", "line"), in_each(ASKED_BESIDE))
def test_a_setting_is_told_beside_an_open_question(language: str, line: str) -> None:
    talk = one_lost_each(language)
    talk.type(NEW[language])
    question = talk.dialogue.talk.here.asked
    told = talk.type(line)
    assert question
    name = "volume" if "volume" in line or "loud" in line else "level"
    value = "100" if name == "volume" else "5"
    assert told[:1] == worded(talk, SettingNow(name, value))
    assert len(told) == 2  # and the question in few words
    assert talk.dialogue.talk.here.asked == question


def test_a_question_said_again_more_slowly_is_not_said_twice() -> None:
    talk = one_lost_each("it")
    talk.type("nuova")
    talk.type("livello 2")
    told = talk.type("più lento")
    assert len(told) == len(set(told)) == 3


OF_FIFTY = (
    ("it", "il 34 è mio?"),
    ("en", "is 34 mine?"),
    ("pt", "a 34 é minha?"),
    ("pt-BR", "a 34 é minha?"),
)


@pytest.mark.parametrize(("language", "line"), OF_FIFTY)
def test_whose_a_piece_is_on_fifty_squares(language: str, line: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language))
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=True), content(talk, 34))


@pytest.mark.parametrize(("language", "line"), OF_FIFTY)
def test_of_a_square_that_is_not_there_nobody_says_yes_or_no(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    (told,) = talk.type(line)
    assert "34" in told
    assert "32" in told
