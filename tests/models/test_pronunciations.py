"""How the words are pronounced that the models are to know: as a synthesiser says them, checked."""

import pytest

pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from models.training.espeak import Espeak
from models.training.language import language
from models.training.pronunciations import pronunciations


@pytest.fixture(scope="module", params=[600, pytest.param(3000, marks=pytest.mark.proof)])
def contexts(request):
    """Sentences in which reduced forms are looked for."""
    return request.param


@pytest.fixture(scope="module", params=["it", "en", "pt"])
def spoken(request, contexts):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("models.training.pronunciations.CONTEXTS", contexts)
        return request.param, pronunciations(language(request.param), Espeak())


def test_who_began_first_is_still_heard():
    """The library speaks to one listener, and did not to the first when there was a second."""
    first, _ = Espeak(), Espeak()
    assert len(first.speak("uno", "it").samples)


def test_no_two_numbers_sound_the_same(spoken):
    """As thirteen and thirty did, where the synthesiser ran two words together."""
    code, lexicon = spoken
    words = language(code).words
    meant = {phrase[0]: value for phrase, value in words.numbers.items() if len(phrase) == 1}
    heard = {}
    for word, value in meant.items():
        for phones in lexicon[word]:
            heard.setdefault(phones, set()).add(value)
    assert all(len(values) == 1 for values in heard.values()), heard


def test_a_word_before_its_own_last_sound_keeps_it(spoken):
    code, lexicon = spoken
    word, wrong = {
        "it": ("non", ("n", "o")),
        "en": ("thirteen", ("T", "3:", "t", "i:")),
        "pt": ("com", ("k", "o")),
    }[code]
    assert wrong not in lexicon[word]


def test_what_ends_a_word_may_be_heard_as_what_the_lexicon_says(spoken):
    """English ends with a z that many speakers do not voice: moves, pieces, squares."""
    code, lexicon = spoken
    last = language(code).last
    for word, known in lexicon.items():
        for phones in known:
            if phones[-1] in last:
                assert (*phones[:-1], last[phones[-1]]) in known, word
    if code == "en":
        assert {("m", "u:", "v", "z"), ("m", "u:", "v", "s")} <= {*lexicon["moves"]}


@pytest.mark.parametrize("voice", ["pt", "pt-br"])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("vinte", ["v i~ t i", "v i~ tS i"]),
        ("um", ["u~"]),
        ("onze", ["o~ s i"]),
        ("trinta", ["t r i~ t &"]),
        ("uma", ["u m &"]),  # of a syllable that is open
        ("peça", ["p e s &"]),
        ("telefone", ["t e l e f o n i", "t l e f o n i", "t i l i f o n i", "t e l i f o n i"]),
        ("microfone", ["m i k r o f o n i", "m i k r u f o n i"]),
    ],
)
def test_a_vowel_through_the_nose_is_one_sound(voice, text, expected):
    """The n of "onze" is no sound of its own: looked for as one, people's "onze" was "doze"."""
    said = [name for _, name in Espeak().speak(text, voice).phones]
    assert " ".join(filter(None, language("pt").classes(said))) in expected


def test_a_language_without_such_vowels_has_its_n():
    said = [name for _, name in Espeak().speak("venti", "it").phones]
    assert [*filter(None, language("it").classes(said))] == [*"venti"]
