"""English idioms that ask something, and the same words in talk."""

import pytest

from assistant.parsing.hearing.heard import understand
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.lines import said


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("sorry, my mind wandered, where did you go", "last"),
        ("I didn't catch where he went", "last"),
        ("how did you react to that", "last"),
        ("hang about, is it you now", "turn"),
        ("who's meant to move", "turn"),
        ("what's sat on 18", "square 18"),
        ("what's my longest capture", "longest-capture"),
        ("could I get any of his men", "captures"),
        ("is anything going begging", "captures"),
        ("is there anything I should look out for", "threatened"),
        ("is white after any of mine", "threatened"),
        ("does 22 hang", "attackers 22"),
        ("is 22 stranded", "defenders 22"),
        ("has 22 got company", "neighbours 22"),
        ("22, where next", "moves 22"),
        ("what's still possible", "moves"),
        ("which of mine are free to go", "movable"),
        ("where's everybody", "pieces"),
        ("who's got the upper hand", "piece-count"),
        ("how many did I get", "taken total"),
        ("I haven't a clue what to play", "advice"),
        ("got any pointers", "advice"),
        ("will I get jumped if I play 22-18", "losses 22-18"),
        ("how many kings has he got", "kings"),
    ],
)
def test_idioms_ask_what_they_stand_for(text: str, wanted: str) -> None:
    assert wanted.split()[0] == said("en", text, "S")[0].split()[0]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("can you repeat please", "repeat"),
        ("I need a hint", "advice"),
        ("any captures on", "captures"),
        ("can you turn", ""),
        ("I need a rest", ""),
        ("could you draw", ""),
    ],
)
def test_one_word_is_enough_aloud_beside_words_that_ask(text: str, wanted: str) -> None:
    found = understand([(text, 0.0)], *place_of("S"), vocabulary("en")).verdict
    assert told(found, "en")[0].split()[0] == (wanted or "none")


@pytest.mark.parametrize(
    "text",
    [
        "she lives on the corner",
        "my sister is after a new coat",
        "watch out for the step",
        "get away with you",
        "I've had company all week",
        "I haven't a clue what she wants",
        "can I get you a drink",
        "tell me if it rains",
    ],
)
def test_the_same_words_in_talk_mean_nothing(text: str) -> None:
    assert said("en", text, "S") == ["none"]
