"""What the voices of the training say."""

import random

import pytest

pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from assistant.parsing.hearing import grammar
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from models.training.asked_often import OTHER, USE, asked_by_intent, commands_by_intent, use_of
from models.training.language import language
from models.training.sentences import Sentences

LANGUAGES = ("it", "en", "pt")


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_is_said_has_words_in_it_and_a_seed_decides(code):
    spoken = language(code)
    sentences, again = (Sentences(spoken, random.Random(3)) for _ in range(2))
    texts = [sentences.one() for _ in range(400)]
    assert texts == [again.one() for _ in range(400)]
    assert all(normalise(text) for text in texts)
    assert len({*texts}) > 350


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_ours_comes_and_words_that_are_none(code):
    spoken = language(code)
    sentences = Sentences(spoken, random.Random(3))
    said = {word for _ in range(8000) for word in normalise(sentences.one()).split()}
    for word in spoken.known_words():
        forms = [normalise(form).split() for form in spoken.written.get(word, (word,))]
        assert any(said.issuperset(form) for form in forms), word
    assert len(said - spoken.known_forms()) > 1000


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_asked_often_in_a_game_is_said_often(code):
    words = language(code).words
    commands = commands_by_intent(grammar.commands(words, 50), words)
    asked = asked_by_intent(words)
    assert sum(map(len, commands.values())) == len(grammar.commands(words, 50))
    assert {*commands, *asked} - {each.value for each in Command} == {"move", OTHER}
    assert {*USE} <= {*commands}
    use = dict(zip(asked, use_of(asked), strict=True))
    assert use["repeat"] == use["last"] > use["taken"] > use["save"]
    assert {" ".join(each.split()[:1]) for each in commands[OTHER]} <= {*words.whose}
    name = next(iter(words.settings))
    assert any(each.startswith(name) for each in commands["settings"])


def test_some_questions_have_other_words_beside_them():
    spoken = language("it")
    sentences, known = Sentences(spoken, random.Random(1)), spoken.known_forms()
    said = [normalise(sentences._beside_question()).split() for _ in range(60)]
    assert sum(not known.issuperset(words) for words in said) > 15


def test_words_are_written_with_their_accents():
    chance = random.Random(1)
    assert language("it").as_written("ventitre", chance) == "ventitré"
    assert {language("it").as_written("che c e", chance) for _ in range(20)} == {"che c'e", "che c'è"}
    assert language("en").as_written("forty two", chance) == "forty two"
