"""How each word is pronounced, as the synthesiser pronounces it, alone and among others."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from assistant.parsing.hearing.grammar import placed_words
from assistant.parsing.words.vocabulary import Vocabulary
from models.training.espeak import Espeak
from models.training.graph import Pronunciation
from models.training.language import Language
from models.training.sentences import Sentences

LEAST_SHARE = 0.12
"""A pronunciation that is rarer than this among those of its word is left out."""
CONTEXTS = 3000
"""Sentences in which reduced forms are looked for."""


def pronunciations(language: Language, espeak: Espeak) -> dict[str, list[Pronunciation]]:
    """The pronunciations of every word that the phrase files accept, the usual one first."""
    heard: dict[str, Counter[Pronunciation]] = {word: Counter() for word in language.known_words()}
    for voice, share in language.voices.items():
        for word in heard:
            if word not in language.spoken:
                for form in language.written.get(word, (word,)):
                    heard[word][_alone(language, espeak, form, voice)] += round(40 * share)
        _listen(language, espeak, voice, round(CONTEXTS * share), heard)
    for word, spoken in language.spoken.items():
        heard[word] = Counter({tuple(one.split()): 1 for one in spoken})
    found = {word: _usual(counts) for word, counts in heard.items()}
    for word, spoken in language.also.items():
        found[word] += [other for one in spoken if (other := tuple(one.split())) not in found[word]]
    for known in found.values():
        known += [
            other for one in [*known] if (other := _ended_otherwise(one, language.last)) not in known
        ]
    return found


def with_places(
    lexicon: Mapping[str, Sequence[Pronunciation]], words: Vocabulary
) -> dict[str, Sequence[Pronunciation]]:
    """A lexicon with the words with their places besides, which are pronounced as the plain ones."""
    return {**lexicon, **{placed: lexicon[word] for placed, word in placed_words(words).items()}}


def _ended_otherwise(spoken: Pronunciation, last: Mapping[str, str]) -> Pronunciation:
    return (*spoken[:-1], last.get(spoken[-1], spoken[-1]))


def _usual(counts: Counter[Pronunciation]) -> list[Pronunciation]:
    total = sum(counts.values())
    return [spoken for spoken, times in counts.most_common() if spoken and times >= LEAST_SHARE * total]


def _alone(language: Language, espeak: Espeak, form: str, voice: str) -> Pronunciation:
    phones = language.classes([name for _, name in espeak.speak(form, voice).phones])
    return without_doubles([phone for phone in phones if phone])


def _listen(
    language: Language,
    espeak: Espeak,
    voice: str,
    number: int,
    heard: dict[str, Counter[Pronunciation]],
) -> None:
    """Count how words sound in sentences; only where the synthesiser tells each word apart."""
    sentences = Sentences(language, random.Random(1))
    alone = {word: [*counts] for word, counts in heard.items()}
    plain = {
        form: word for word in heard for form in language.written.get(word, (word,)) if "'" not in form
    }
    for _ in range(number):
        text = sentences.one()
        speech = espeak.speak(text, voice)
        classes = language.classes([name for _, name in speech.phones])
        begins = [at for at, _ in speech.words]
        places = [place - 1 for _, place in speech.words]
        if len(places) != len(text.split()):
            continue
        ends = [*begins[1:], len(speech.samples)]
        for begin, end, place in zip(begins, ends, places, strict=True):
            form = text[place:].split()[0].strip(",.!?").lower()
            if form not in plain:
                continue
            phones = [
                phone
                for (at, _), phone in zip(speech.phones, classes, strict=True)
                if begin <= at < end
            ]
            if "" not in phones[:-2]:  # a pause belongs to no word
                spoken = without_doubles([phone for phone in phones if phone])
                if spoken:
                    heard[plain[form]][_whole(spoken, alone[plain[form]])] += 1


def _whole(spoken: Pronunciation, known: Iterable[Pronunciation]) -> Pronunciation:
    """The same, without what belongs to the word before, and with what was counted to the next word.

    Of two words that meet in one phone espeak gives that phone to one: "thirteen nine" would teach that
    thirteen is "thirtee", and sounds like thirty.
    """
    return next((each for each in known if each and spoken in (each[:-1], (spoken[0], *each))), spoken)


def without_doubles(phones: list[str]) -> Pronunciation:
    """Long phones, which espeak may tell as two, as one."""
    return tuple(phone for at, phone in enumerate(phones) if at == 0 or phones[at - 1] != phone)
