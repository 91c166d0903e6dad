"""Lines that ask or complain and were taken for a wish, each in words of its own in every language."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.rule_words import parse_rule
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.rulebook import Topic
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line

Found = object


def read(language: str, text: str) -> Found:
    return understand_line(text, *place_of("S"), vocabulary(language))


def meant(language: str, text: str) -> CommandMeant:
    """The command that a line is at once, without being asked about."""
    found = read(language, text)
    found = found.meaning if isinstance(found, Likely) else found
    assert isinstance(found, CommandMeant), (text, found)
    return found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "non ho sentito, ripeti la mossa"),
        ("it", "non ho capito bene la mossa, me la ripeti?"),
        ("en", "I didn't hear, repeat the move"),
        ("en", "sorry I didn't understand, repeat the move please"),
    ],
)
def test_who_has_not_heard_made_no_move(language: str, text: str) -> None:
    found = meant(language, text)
    assert found.command in {Command.LAST_MOVE, Command.REPEAT}
    assert found.whose is not Whose.OWN


def test_how_long_a_game_was_is_asked() -> None:
    assert meant("en", "how many moves did it last?").command is Command.MOVE_NUMBER


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "regola della soffiata"),
        ("it", "cosa dice il regolamento sulla soffiata"),
        ("it", "posso soffiare?"),
        ("it", "si può soffiare?"),
        ("it", "c'è il soffio?"),
        ("it", "quando si può soffiare?"),
        ("it", "perché non posso soffiare?"),
        ("en", "rule of huffing"),
        ("en", "can I huff?"),
        ("en", "is there huffing?"),
        ("en", "is huffing allowed?"),
        ("pt", "regra do sopro"),
        ("pt", "posso soprar?"),
        ("pt", "o que diz o regulamento sobre o sopro"),
    ],
)
def test_huffing_is_explained(language: str, text: str) -> None:
    assert meant(language, text).command is Command.HUFFING


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "regola delle scarpe"),
        ("it", "cosa dice il regolamento sul vestiario"),
        ("en", "rule about shoes"),
        ("en", "what do the rules say about clothes"),
        ("pt", "regra dos sapatos"),
    ],
)
def test_an_unknown_subject_is_no_rule(language: str, text: str) -> None:
    found = meant(language, text)
    assert found.command is Command.RULE
    assert found.rest
    assert parse_rule(found.rest, vocabulary(language)) is None


@pytest.mark.parametrize(
    ("language", "text", "topic"),
    [
        ("it", "la dama può prendere più pezzi?", Topic.KINGS),
        ("en", "can a king take several pieces?", Topic.KINGS),
        ("en", "can the king capture more than one man?", Topic.KINGS),
        ("pt", "a dama pode tomar várias peças?", Topic.KINGS),
        ("it", "quando finisce in pari?", Topic.DRAWS),
        ("it", "dopo quante mosse è patta?", Topic.DRAWS),
        ("it", "con 50 mosse è patta?", Topic.DRAWS),
        ("en", "is it a draw after 50 moves?", Topic.DRAWS),
        ("pt", "com 50 lances é empate?", Topic.DRAWS),
        ("it", "se la posizione si ripete tre volte è patta?", Topic.DRAWS),
        ("en", "when does it end in a draw?", Topic.DRAWS),
        ("en", "after how many moves is it a draw?", Topic.DRAWS),
        ("en", "if the position is repeated three times is it a draw?", Topic.DRAWS),
        ("pt", "quando termina empatado?", Topic.DRAWS),
        ("pt", "depois de quantos lances é empate?", Topic.DRAWS),
        ("pt", "se a posição se repete três vezes é empate?", Topic.DRAWS),
    ],
)
def test_what_is_asked_of_the_rules_is_told_and_not_done(
    language: str, text: str, topic: Topic
) -> None:
    found = meant(language, text)
    wanted = parse_rule(found.rest, vocabulary(language))
    assert found.command is Command.RULE
    assert wanted
    assert wanted.topic is topic


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "se vado in 18 con la 22?"),
        ("en", "what if I go to 18 with 22?"),
        ("pt", "e se eu for para 18 com a 22?"),
    ],
)
def test_a_hypothesis_may_name_where_the_move_goes_first(language: str, text: str) -> None:
    assert meant(language, text) == CommandMeant(Command.REPLIES, move=(22, 18))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "ho sbagliato, volevo 23-19"),
        ("it", "scusa, volevo dire 23-19"),
        ("it", "ho sbagliato mossa, volevo 23-19"),
        ("en", "I made a mistake, I wanted to play 23-19"),
        ("en", "sorry, I meant 23-19"),
        ("it", "22-18 anzi 23-19"),
        ("it", "24-20, no aspetta, 23-19"),
        ("en", "22-18 no wait 23-19"),
        ("en", "22-18, no, 23-19"),
        ("pt", "22-18, não, 23-19"),
        ("pt", "22-18 aliás 23-19"),
    ],
)
def test_who_changes_their_mind_is_asked_about_the_last_move(language: str, text: str) -> None:
    found = read(language, text)
    assert isinstance(found, Perhaps)
    assert told(found, language) == ["move 23-19"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "ho sbagliato, volevo 13-17"),
        ("en", "sorry, I meant 13-17"),
    ],
)
def test_who_meant_a_move_that_is_none_now_is_asked_about_taking_back(language: str, text: str) -> None:
    assert read(language, text) == Perhaps((CommandMeant(Command.TAKE_BACK),))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "quante mosse restano?"),
        ("it", "quante mosse mancano alla patta?"),
        ("it", "fra quante mosse è patta?"),
        ("it", "a che punto è il conteggio?"),
        ("it", "il conteggio è in corso?"),
        ("en", "is the count running?"),
        ("pt", "a contagem está em curso?"),
        ("en", "how many moves are left?"),
        ("en", "how many moves until the draw?"),
        ("en", "where is the count?"),
        ("pt", "quantos lances faltam?"),
        ("pt", "quantos lances faltam para o empate?"),
        ("pt", "em que ponto está a contagem?"),
    ],
)
def test_asking_about_the_count_asks_for_none(language: str, text: str) -> None:
    found = meant(language, text)
    assert (found.command, found.about) == (Command.COUNT, About.LEFT)


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "cosa minaccia il 11?", Command.MOVES),
        ("en", "what does 11 attack", Command.MOVES),
        ("pt", "o que ameaça a 11?", Command.MOVES),
        ("en", "what does 22 attack?", Command.MOVES),
    ],
)
def test_what_a_piece_attacks_is_what_it_can_take(language: str, text: str, wanted: Command) -> None:
    assert meant(language, text).command is wanted


def test_whose_turn_it_is_wants_no_new_game() -> None:
    assert meant("it", "tocca a nero").command is Command.TURN


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "il 13 e il 14 sono vuoti?"),
        ("en", "are 13 and 14 empty?"),
        ("pt", "a 13 e a 14 estão vazias?"),
    ],
)
def test_two_squares_are_both_told(language: str, text: str) -> None:
    assert meant(language, text) == CommandMeant(Command.SQUARE, squares=(13, 14))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "ho capito"),
        ("it", "aspetta un attimo"),
        ("it", "lascio"),
        ("en", "I see"),
        ("en", "well done"),
        ("pt", "entendi"),
        ("pt", "muito bem"),
    ],
)
def test_talk_is_nothing(language: str, text: str) -> None:
    assert read(language, text) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "22-18 invece di 23-19"),
        ("en", "22-18 instead of 23-19"),
        ("pt", "22-18 em vez de 23-19"),
    ],
)
def test_the_move_before_instead_of_is_asked_about(language: str, text: str) -> None:
    found = read(language, text)
    assert isinstance(found, Perhaps)
    assert told(found, language) == ["move 22-18"]


@pytest.mark.parametrize(("language", "text"), [("it", "22-18 non 23-19"), ("en", "22-18 not 23-19")])
def test_a_move_that_is_denied_is_never_asked_about(language: str, text: str) -> None:
    assert told(read(language, text), language) != ["move 23-19"]


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "una pedina può prendere più dame?"), ("en", "can a man take several kings?")],
)
def test_what_men_take_is_no_rule_of_kings_alone(language: str, text: str) -> None:
    found = read(language, text)
    meanings = found.meanings if isinstance(found, Perhaps) else (meant(language, text),)
    wanted = parse_rule(meanings[0].rest, vocabulary(language)) if meanings else None
    assert wanted is None or wanted.topic is Topic.MEN


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("pt", "não ouvi, repete a jogada", "last"),
        ("pt", "não percebi, repita o lance", "last"),
        ("it", "quante mosse è durata?", "move-number"),
        ("pt", "quantos lances durou?", "move-number"),
        ("pt", "enganei-me, queria 23-19", "move 23-19"),
        ("en", "I made a mistake, I wanted 13-17", "takeback"),
        ("pt", "enganei-me, queria 13-17", "takeback"),
        ("it", "chi minaccia il 11?", "attackers 11"),
        ("en", "what attacks 11?", "attackers 11"),
        ("it", "tocca al nero", "turn"),
        ("pt", "é a vez do preto", "turn"),
    ],
)
def test_what_was_understood_before_is_understood_as_before(
    language: str, text: str, wanted: str
) -> None:
    assert told(read(language, text), language) == [wanted]
