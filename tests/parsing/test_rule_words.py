"""Lines that ask for an article or for the rules of a topic, and lines that do not."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.rule_words import parse_rule
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import NotLegal, Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import (
    INTERNATIONAL_FID,
    ITALIAN_FID,
    PERGIOCO,
    PORTUGUESE,
    Regulation,
)
from assistant.rules.rulebook import Topic
from assistant.rules.variant import ITALIAN
from tests.parsing.support.understood import understand_line

NUMBERED = [
    ("en", ITALIAN_FID, ("rule 6.9", "read me article 6.9", "what does 6.9 say", "article six nine")),
    ("en", ITALIAN_FID, ("what does article 6.9 say?", "explain rule 6.9", "6.9", "rule number 6.9")),
    ("en", ITALIAN_FID, ("article six point nine", "rule 6 9", "6.9?", "tell me about rule 6.9")),
    ("it", ITALIAN_FID, ("regola 6.9", "leggi l'articolo 6.9", "cosa dice il 6.9", "art. 6.9")),
    ("it", ITALIAN_FID, ("articolo sei nove", "articolo sei punto nove", "cosa dice l'articolo 6.9?")),
    ("pt", PORTUGUESE, ("artigo 4.5", "o que diz o 4.5", "lê o artigo 4.5", "regra quatro cinco")),
    ("pt-BR", PORTUGUESE, ("leia o artigo 4.5", "regra 4.5", "o que diz o artigo 4.5?")),
]
TOPICS = [
    ("en", "what is the rule about captures", Topic.CAPTURES),
    ("en", "what are the rules for draws", Topic.DRAWS),
    ("en", "rules about kings", Topic.KINGS),
    ("en", "rules of touching", Topic.TOUCHING),
    ("en", "how do kings move", Topic.KINGS),
    ("it", "le regole della presa", Topic.CAPTURES),
    ("it", "qual è la regola sulle prese?", Topic.CAPTURES),
    ("it", "regole sulle dame", Topic.KINGS),
    ("it", "regole della patta", Topic.DRAWS),
    ("it", "regola del pezzo toccato", Topic.TOUCHING),
    ("it", "come si muove la dama?", Topic.KINGS),
    ("pt", "quais são as regras da tomada", Topic.CAPTURES),
    ("pt", "regras sobre o empate", Topic.DRAWS),
    ("pt", "como anda a dama", Topic.KINGS),
    ("pt-BR", "regra da peça tocada", Topic.TOUCHING),
    ("pt-BR", "regras de captura", Topic.CAPTURES),
]


def meant(line: str, language: str, regulation: Regulation = ITALIAN_FID) -> object:
    position = start_position(regulation.variant)
    found = understand_line(line, position, regulation, vocabulary(language))
    return found.meaning if isinstance(found, Likely) else found


@pytest.mark.parametrize(("language", "regulation", "lines"), NUMBERED)
def test_an_article_is_asked_for_by_its_number(
    language: str, regulation: Regulation, lines: tuple[str, ...]
) -> None:
    wanted = "6.9" if regulation is ITALIAN_FID else "4.5"
    for line in lines:
        assert meant(line, language, regulation) == CommandMeant(Command.RULE, rest=wanted), line


@pytest.mark.parametrize(("language", "line", "topic"), TOPICS)
def test_rules_are_asked_for_by_their_topic(language: str, line: str, topic: Topic) -> None:
    found = meant(line, language)
    assert isinstance(found, CommandMeant)
    assert found.command is Command.RULE
    asked = parse_rule(found.rest, vocabulary(language))
    assert asked
    assert asked.topic is topic


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", line) for line in ("rule", "article", "what rule is that", "which rule says so")),
        *(("it", line) for line in ("regola", "che regola è questa?", "cosa dice la regola")),
        *(
            ("pt", line)
            for line in ("regra", "que regra é essa?", "que regra diz isso", "o que diz o artigo")
        ),
    ],
)
def test_the_rule_alone_is_the_one_that_was_named(language: str, line: str) -> None:
    assert meant(line, language) == CommandMeant(Command.RULE)


def test_letters_are_articles_where_the_text_has_letters() -> None:
    for line in ("regola f", "regola lettera f", "articolo f"):
        assert meant(line, "it", PERGIOCO) == CommandMeant(Command.RULE, rest="f"), line


def test_a_move_stays_a_move() -> None:
    words = vocabulary("en")
    position = parse_fen("W:W10:B1", ITALIAN)
    assert isinstance(understand_line("10.5", position, ITALIAN_FID, words), Understood)
    assert isinstance(meant("5-10", "en"), NotLegal)
    assert isinstance(meant("22.18", "en"), Understood)
    assert meant("what if I play 22.18", "en") == CommandMeant(Command.REPLIES, move=(22, 18))


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "which rule", Command.WHY),
        ("it", "che regola", Command.WHY),
        ("it", "quale regola", Command.WHY),
        ("pt", "que regra", Command.WHY),
        ("en", "which rule says I can't play it", Command.WHY),
        ("it", "che regola ho violato", Command.WHY),
        ("it", "regola il volume a 50", Command.SETTINGS),
        ("en", "warnings rule", Command.SETTINGS),
    ],
)
def test_why_and_settings_stay_what_they_were(language: str, line: str, command: Command) -> None:
    found = meant(line, language)
    assert isinstance(found, CommandMeant)
    assert found.command is command


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "what are the rules"),
        ("en", "the rules of the game"),
        ("it", "regole"),
        ("it", "quali sono le regole del gioco"),
        ("pt", "regras do jogo de damas"),
    ],
)
def test_the_rules_of_the_game_are_no_topic(language: str, line: str) -> None:
    found = meant(line, language, INTERNATIONAL_FID)
    assert isinstance(found, CommandMeant)
    assert found.about is About.RULES


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "as a rule I lose"),
        ("it", "mi regolo io"),
        ("it", "regola la voce"),
        ("pt", "em regra perco"),
    ],
)
def test_talk_asks_for_no_rule(language: str, line: str) -> None:
    found = meant(line, language)
    assert not (isinstance(found, CommandMeant) and found.command is Command.RULE)
