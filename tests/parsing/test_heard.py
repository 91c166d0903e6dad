"""What is made of a recogniser's alternatives: the files of heard/, and what holds for all lists."""

import math
from collections.abc import Callable
from cProfile import Profile
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.heard import Unsure, decide, rank, understand
from assistant.parsing.hearing.hypotheses import HORIZON, MOST_ALTERNATIVES, UNKNOWN, Hypothesis
from assistant.parsing.hearing.margins import MARGINS, Margins, margins_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NotLegal, Understood, parse_move_text
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from tests.parsing.heard import Utterance, told, utterances
from tests.parsing.sentences import LANGUAGES, command_sentences, move_sentences

UTTERANCES = [each for language in LANGUAGES for each in utterances(language)]
SITUATIONS = list({(each.language, each.position): each for each in UTTERANCES}.values())
WORDS = {
    language: sorted(
        {
            *(word for phrase in vocabulary(language).numbers for word in phrase),
            *(word for phrase in vocabulary(language).moves for word in phrase),
            *(word for phrase in vocabulary(language).heads for word in phrase.split()),
        }
    )
    for language in LANGUAGES
}
SCORES = st.integers(-400, 0).map(lambda eighths: eighths / 8)


@pytest.mark.parametrize("utterance", UTTERANCES, ids=lambda each: f"{each.language}-{each.what}")
def test_what_was_heard_is_understood(utterance: Utterance) -> None:
    heard = utterance.heard()
    assert told(heard) == utterance.meaning
    assert heard.kind == {"ask": "ambiguous", "refused": "illegal", "nothing": "none"}.get(
        utterance.meaning.split()[0], heard.kind
    )
    assert 0 <= heard.confidence <= 1


def texts(language: str) -> st.SearchStrategy[str]:
    """Moves, commands, and mixtures of words that mean something elsewhere."""
    whole = [each.text for each in move_sentences(language)] + list(command_sentences(language))
    numbers = st.sampled_from([" ".join(number) for number in vocabulary(language).numbers])
    return st.one_of(
        st.sampled_from(whole),
        st.tuples(numbers, numbers).map(" ".join),
        st.lists(st.sampled_from([*WORDS[language], UNKNOWN]), max_size=6).map(" ".join),
    )


@st.composite
def offers(draw: st.DrawFn) -> tuple[Utterance, list[tuple[str, float]]]:
    situation = draw(st.sampled_from(SITUATIONS))._replace(is_answer=draw(st.booleans()))
    pairs = st.tuples(texts(situation.language), SCORES)
    return situation, draw(st.lists(pairs, max_size=8))


@given(offers())
def test_what_is_played_or_asked_about_is_legal(
    offer: tuple[Utterance, list[tuple[str, float]]],
) -> None:
    situation, offered = offer
    heard = situation.heard(offered)
    legal = legal_moves(situation.position)
    match heard.verdict:
        case Understood(move):
            assert move in legal
        case Unsure(moves, behind):
            assert set(moves) <= set(legal)
            assert len(moves) == len(set(moves)) == len(behind) >= 1
            assert behind[0] == 0
            assert list(behind) == sorted(behind)
    assert 0 <= heard.confidence <= 1


@given(offers())
def test_what_is_played_was_said_in_words_that_are_all_known(
    offer: tuple[Utterance, list[tuple[str, float]]],
) -> None:
    situation, offered = offer
    heard = situation.heard(offered)
    if isinstance(heard.verdict, Understood):
        words = vocabulary(situation.language)
        found = [
            parse_move_text(text, situation.position, situation.regulation, words)
            for text, _ in offered
            if UNKNOWN not in text
        ]
        assert any(
            isinstance(each, Understood) and each.move.has_same_effect(heard.verdict.move)
            for each in found
        )


@given(offers(), st.integers(-5000, 5000))
def test_a_constant_added_to_all_scores_changes_nothing(
    offer: tuple[Utterance, list[tuple[str, float]]], constant: int
) -> None:
    situation, offered = offer
    moved = [(text, score + constant) for text, score in offered]
    assert situation.heard(moved) == situation.heard(offered)


@given(offers(), st.data())
def test_an_alternative_far_less_likely_changes_nothing(
    offer: tuple[Utterance, list[tuple[str, float]]], data: st.DataObject
) -> None:
    situation, offered = offer
    if offered:
        worst = max(score for _, score in offered) - HORIZON - 1
        added = [(data.draw(texts(situation.language)), worst)]
        assert situation.heard(offered + added) == situation.heard(offered)


@given(offers(), st.randoms(use_true_random=False))
def test_the_order_of_different_scores_does_not_matter(
    offer: tuple[Utterance, list[tuple[str, float]]], random: object
) -> None:
    situation, offered = offer
    distinct = list({score: (text, score) for text, score in offered}.values())
    assert situation.heard(distinct[::-1]) == situation.heard(distinct)


@given(st.sampled_from(LANGUAGES), st.data(), st.booleans())
def test_yes_and_no_are_never_swapped(language: str, data: st.DataObject, is_answer: bool) -> None:
    """Whatever else is offered, an answer is taken only where it is far likelier than its opposite."""
    words = vocabulary(language)
    answers = [
        sorted(phrase for phrase, meant in words.commands.items() if meant is side)
        for side in (Command.YES, Command.NO)
    ]
    offered = [(data.draw(st.sampled_from(side)), data.draw(SCORES)) for side in answers]
    offered += data.draw(st.lists(st.tuples(texts(language), SCORES), max_size=3))
    situation = next(each for each in SITUATIONS if each.language == language)
    heard = situation._replace(is_answer=is_answer).heard(offered)
    best = {
        command: max(
            score
            for text, score in offered
            if (meant := parse_command(text, words, only_whole=True)) and meant.command is command
        )
        for command in (Command.YES, Command.NO)
    }
    match heard.verdict:
        case CommandMeant(Command.YES):
            assert best[Command.YES] - best[Command.NO] >= MARGINS.change
        case CommandMeant(Command.NO):
            assert best[Command.NO] - best[Command.YES] >= MARGINS.change


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_alone_plays_a_move_and_none_of_two_letters_does_anything(language: str) -> None:
    words = vocabulary(language)
    alone = {*WORDS[language], *words.letters, *words.fillers, *words.nouns, *words.whose}
    for situation in SITUATIONS:
        if situation.language == language:
            for word in alone:
                verdict = situation._replace(is_answer=False).heard([(word, 0.0)]).verdict
                assert not isinstance(verdict, Understood), word
                if len(word) <= 2:
                    assert not isinstance(verdict, CommandMeant), word


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.proof)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_beginning_of_a_phrase_is_heard_as_a_command(language: str, every: int) -> None:
    words = vocabulary(language)
    known = {*WORDS[language], *words.fillers, *words.nouns, *words.whose, *words.values}
    known |= words.concepts.keys()
    situation = next(each for each in SITUATIONS if each.language == language)
    for phrase in [*words.heads][::every]:
        for end in range(1, len(phrase)):
            begun = phrase[:end].strip()
            if begun.split()[-1] not in known:
                verdict = situation.heard([(begun, 0.0)]).verdict
                assert not isinstance(verdict, CommandMeant), begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_confusion_plays_against_what_was_heard(language: str) -> None:
    """Taking a number for its neighbour costs more than a legal move is let behind, on purpose: a move
    that is not legal must be refused or asked about, not taken for another."""
    for neighbours in vocabulary(language).confused.values():
        assert all(cost > MARGINS.illegal for cost in neighbours.values())
        assert all(cost >= MARGINS.second for cost in neighbours.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_move_that_is_not_legal_is_taken_for_another(language: str) -> None:
    """Every pair of numbers, heard as the only alternative, is itself or is not played."""
    situation = next(each for each in SITUATIONS if each.language == language)
    words = vocabulary(language)
    forms = {value: " ".join(form) for form, value in reversed(list(words.numbers.items()))}
    ends = {(move.start, move.end) for move in legal_moves(situation.position)}
    squares = situation.position.variant.geometry.squares
    for pair in product(range(1, squares + 1), repeat=2):
        text = f"{forms[pair[0]]} {forms[pair[1]]}"
        verdict = situation.heard([(text, 0.0)]).verdict
        if isinstance(verdict, Understood):
            assert (verdict.move.start, verdict.move.end) == pair, text
        elif tuple(text.split()) not in words.numbers:
            assert pair not in ends, text
            assert isinstance(verdict, Unsure | NotLegal), text


def situation() -> Utterance:
    return next(each for each in SITUATIONS if each.language == "it")


def test_what_was_rejected_is_not_offered_again() -> None:
    here = situation()
    offered = [("ventidue diciotto", 0.0), ("ventidue diciannove", -0.5)]
    words = vocabulary("it")
    first = here.heard(offered).verdict
    assert isinstance(first, Unsure)
    again = understand(
        offered, here.position, here.regulation, words, excluded=frozenset(first.moves[:1])
    )
    assert told(again) == "22-19"
    resign = CommandMeant(Command.RESIGN)
    nothing = understand(
        [("abbandono", 0.0)], here.position, here.regulation, words, excluded=(resign,)
    )
    assert nothing.verdict is None


def test_the_result_tells_what_was_heard_and_how_sure_it_is() -> None:
    heard = situation().heard([("ventidue diciotto", -7.0), ("[unk] diciotto", -9.0)])
    assert heard.text == "ventidue diciotto"
    assert heard.texts == ("ventidue diciotto", "[unk] diciotto")
    assert heard.kind == "move"
    # Against talk, exp(-2), and the lone 18 behind an unknown word, whose two gaps cost 3 each.
    others = math.exp(-2) + math.exp(-8)
    assert heard.confidence == pytest.approx(1 / (1 + others), abs=0.02)
    assert heard.margin == pytest.approx(2.0)
    silence = situation().heard([])
    assert (silence.text, silence.kind, silence.confidence, silence.margin) == ("", "none", 0.0, 0.0)
    alone = situation().heard([("mosse", 0.0)])
    assert (alone.kind, alone.confidence, alone.margin) == ("command", 1.0, math.inf)


@pytest.mark.parametrize(
    ("margins", "meaning"),
    [
        (Margins(), "ask 22-18"),
        (Margins(illegal=5.0), "22-18"),
        (Margins(asked=4.0), "refused 22-11: man-step"),
        (Margins(illegal=5.0, second=6.0), "ask 22-18 or 22-19"),
    ],
)
def test_an_evaluation_may_decide_with_other_margins(margins: Margins, meaning: str) -> None:
    here = situation()
    offered = [
        ("ventidue undici", 0.0),
        ("ventidue diciotto", -4.5),
        ("ventidue diciannove", -10.0),
    ]
    words = vocabulary("it")
    heard = understand(offered, here.position, here.regulation, words, margins=margins)
    assert told(heard) == meaning


def test_each_language_has_the_margins_of_its_ear() -> None:
    """What the Italian ear is believed, the English one is asked about."""
    found = {}
    for language, said in (("it", ("undici", "diciotto")), ("en", ("eleven", "eighteen"))):
        here, words = situation(), vocabulary(language)
        numbers = {value: " ".join(form) for form, value in reversed(words.numbers.items())}
        offered = [(f"{numbers[22]} {said[0]}", 0.0), (f"{numbers[22]} {said[1]}", -2.6)]
        heard = understand(offered, here.position, here.regulation, words)
        found[language] = told(heard)
    assert found == {"it": "22-18", "en": "ask 22-18"}
    assert margins_of(vocabulary("it")) == MARGINS


def test_no_margins_let_a_sentence_with_gaps_be_played() -> None:
    (move, *_) = legal_moves(situation().position)
    margins = Margins(unknown=9.0, part=0.0)
    for reading, is_played in (
        (Hypothesis(move, 0.0, ""), True),
        (Hypothesis(move, 0.0, "", 1), False),
    ):
        ranked = rank([Hypothesis(None, 0.0, ""), reading], margins)
        assert isinstance(decide(ranked, margins), Understood) == is_played


@given(
    st.sampled_from(SITUATIONS),
    st.lists(st.tuples(st.text(max_size=80), st.floats()), max_size=40),
    st.booleans(),
)
def test_any_texts_and_any_scores_are_read_without_failure(
    utterance: Utterance, offered: list[tuple[str, float]], is_answer: bool
) -> None:
    heard = utterance._replace(is_answer=is_answer).heard(offered)
    assert 0 <= heard.confidence <= 1
    assert not math.isnan(heard.margin)
    assert len(heard.texts) <= MOST_ALTERNATIVES


def calls_of(act: Callable[[], object]) -> int:
    """How many functions are called, which on a busy machine says more than the time."""
    profile = Profile()
    profile.runcall(act)
    return sum(entry.callcount for entry in profile.getstats())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", ["due ", "venti due uno ", "um ", "[unk] ", "x", "a da per "])
def test_a_thousand_long_alternatives_take_little_time(language: str, unit: str) -> None:
    here = next(each for each in SITUATIONS if each.language == language)
    offered = [(unit * (number % 400), -number / 100) for number in range(1000)]
    offered += [(unit * 1_000_000, 0.5)]
    assert calls_of(lambda: here.heard(offered)) < 1_000_000


def test_a_list_as_long_as_it_gets_takes_little_time() -> None:
    """It is read when a person has stopped speaking: what it takes is added to the wait."""
    here = situation()
    paths = [format_path(move) for move in legal_moves(here.position)]
    assert paths
    numbers = [" ".join(form) for form in vocabulary("it").numbers][:MOST_ALTERNATIVES]
    offered = [(f"ventidue {number}", -place / 10) for place, number in enumerate(numbers)]
    here.heard(offered)
    assert calls_of(lambda: here.heard(offered)) < 300_000
