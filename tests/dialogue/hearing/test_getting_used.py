"""The ear gets used to a person: what counts, what is told, and how it is undone."""

import pytest

from assistant.dialogue.effects import AdaptEar, ForgetLearnt, KeepMove
from assistant.dialogue.events import (
    AnswerHeard,
    ConfusionsKnown,
    TextEntered,
    UtteranceHeard,
    WindowClosed,
)
from assistant.dialogue.person import NOBODY, Person
from assistant.parsing.hearing.adapting import ENOUGH, FAR, MOST, Confirmed, is_known
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.settings.terms import Player
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for

KNOWN = {
    "it": "Ormai conosco la tua voce. Se dici dimentica la mia voce, torno ad ascoltarti come "
    "all'inizio.",
    "en": "I have got used to your voice. If you say forget my voice, I listen as I did at first.",
    "pt": "Já conheço a sua voz. Se disser esquece a minha voz, volto a escutar como no início.",
    "pt-BR": "Já conheço a sua voz. Se você disser esquece a minha voz, volto a escutar como no "
    "começo.",
}
NAMES = {number: " ".join(form) for form, number in reversed(vocabulary("it").numbers.items())}
FORGET = {"it": "dimentica la mia voce", "en": "forget my voice", "pt": "esquece a minha voz"}
CLEAR = Confirmed(FAR, FAR, 5.0, 0.6, 1.6, -40.0)
PAUSING = (CLEAR,) * 30


def talk_of(language: str = "it", **changes: object) -> Talk:
    given = {"listen": "push", "is_learning": True} | changes
    return Talk(settings_for(language=language, **given))


def say(talk: Talk, *alternatives: tuple[str, float], **manner: float) -> list[str]:
    """What is told to an utterance, said with a pause of half a second and rather faintly."""
    how = {"level": -40.0, "above_noise": 30.0, "pause": 0.5, "seconds": 1.6} | manner
    return talk.send(UtteranceHeard(alternatives or (("[unk]", 0.0),), **how))


def play_by_voice(talk: Talk, times: int) -> list[str]:
    """So many moves by voice, each answered by the computer: what is told."""
    told: list[str] = []
    for _ in range(times):
        move = legal_moves(talk.game.position)[0]
        squares = move.path if move.captured else (move.start, move.end)
        told += say(talk, (" ".join(NAMES[square] for square in squares), 0.0))
        assert talk.game.plies[-1].move.has_same_effect(move)
        reply = legal_moves(talk.game.position)[0]
        told += talk.answer("-".join(map(str, reply.path)))
    return told


def kept(talk: Talk) -> list[Confirmed]:
    return [each.how for each in talk.done if isinstance(each, KeepMove)]


def told_ear(talk: Talk) -> list[tuple[float, float]]:
    return [(each.wait, each.gain) for each in talk.done if isinstance(each, AdaptEar)]


def person(talk: Talk) -> Person:
    return talk.dialogue.talk.surface.person


def test_a_move_counts_when_the_next_own_one_is_played() -> None:
    talk = talk_of()
    say(talk, ("ventidue diciotto", 0.0), ("ventitre diciannove", -3.0), ("dieci quattordici", -2.0))
    talk.answer("10-14")
    assert kept(talk) == []
    talk.type("21-17")
    assert kept(talk) == [Confirmed(3.0, FAR, 2.0, 0.5, 1.6, -40.0)]


def test_between_people_it_counts_when_its_time_is_over() -> None:
    talk = talk_of(white=Player(), black=Player())
    say(talk, ("ventidue diciotto", 0.0))
    talk.send(WindowClosed(talk.windows[-1] + 7))
    assert kept(talk) == []
    talk.send(WindowClosed(talk.windows[-1]))
    assert len(kept(talk)) == 1
    say(talk, ("dieci quattordici", 0.0))
    assert len(kept(talk)) == 1  # nobody's counts twice


def test_what_was_chosen_counts_at_once() -> None:
    talk = talk_of()
    say(talk, ("ventidue diciotto", 0.0), ("ventuno diciotto", -0.5))
    assert kept(talk) == []
    say(talk, ("la seconda", 0.0), pause=3.0, level=-5.0)
    # What the answer was like is not what the move was like.
    assert [(each.legal, each.pause, each.level) for each in kept(talk)] == [(-0.5, 0.5, -40.0)]
    talk.answer("10-14")
    talk.type("22-17")
    assert len(kept(talk)) == 1


def test_what_was_asked_about_and_affirmed_counts_at_once() -> None:
    talk = talk_of()
    said = say(talk, ("ventiquattro", 0.0))
    assert said == ["Hai detto 24-20? Rispondi sì o no."]
    talk.send(AnswerHeard("si"))
    assert not talk.game.plies
    say(talk, ("si", 0.0), level=0.0)
    assert len(talk.game.plies) == 1
    assert [each.level for each in kept(talk)] == [-40.0]


@pytest.mark.parametrize("typed", [False, True])
def test_what_is_taken_back_by_a_no_counts_against(typed: bool) -> None:
    talk = talk_of()
    say(talk, ("ventidue diciotto", 0.0), ("ventuno diciotto", -3.0))
    usual = margins_of(vocabulary("it"))
    if typed:
        talk.type("no")
    else:
        say(talk, ("no", 0.0))
    assert not talk.game.plies
    (how,) = kept(talk)
    assert (how.legal, how.is_corrected) == (3.0, True)
    now = margins_of(talk.dialogue.talk.words_heard)
    assert (now.second, now.alike) == (usual.second + 0.5, usual.alike + 0.5)
    assert now.illegal == usual.illegal - 0.25
    talk.type("22-18")
    assert len(kept(talk)) == 1  # what was typed instead was not heard


def test_a_move_that_was_taken_back_counts_for_nothing() -> None:
    """Who thinks better of a move was not misheard, and nobody knows whether they were heard."""
    talk = talk_of()
    say(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    talk.type("riprendi")
    talk.type("sì")
    assert not talk.game.plies
    talk.type("21-17")
    assert kept(talk) == []


def test_a_typed_move_counts_for_nothing() -> None:
    talk = talk_of()
    for typed, answer in (("22-18", "10-14"), ("21-17", "14-21")):
        talk.type(typed)
        talk.answer(answer)
    assert kept(talk) == []


def test_a_move_said_square_by_square_was_not_heard_as_one() -> None:
    talk = talk_of()
    for said in ("[unk]", "[unk]", "ventidue", "diciannove"):
        say(talk, (said, 0.0))
    assert len(talk.game.plies) == 1
    talk.answer("10-14")
    talk.type("21-17")
    assert kept(talk) == []


def test_who_does_not_want_it_is_not_learnt() -> None:
    talk = talk_of(is_learning=False)
    told = play_by_voice(talk, ENOUGH + 2)
    assert kept(talk) == []
    assert told_ear(talk) == []
    assert KNOWN["it"] not in told
    assert person(talk) == Person(said=person(talk).said)


def test_it_begins_with_ten_moves_and_is_told_once() -> None:
    talk = talk_of()
    told = play_by_voice(talk, ENOUGH)
    assert KNOWN["it"] not in told
    assert told_ear(talk) == []
    told = play_by_voice(talk, 1)
    assert told.count(KNOWN["it"]) == 1
    assert is_known(tuple(kept(talk)))
    (fitted,) = told_ear(talk)
    assert fitted[0] > 0.7
    assert fitted[1] > 0
    assert KNOWN["it"] not in play_by_voice(talk, 3)
    assert margins_of(talk.dialogue.talk.words_heard) != margins_of(vocabulary("it"))


@pytest.mark.parametrize("language", list(KNOWN))
def test_it_is_told_in_every_language(language: str) -> None:
    talk = talk_of(language)
    talk.send(ConfusionsKnown((), PAUSING[: ENOUGH - 1]))
    first, second = {"it": ("ventidue diciotto", "ventuno diciassette")}.get(
        language,
        ("twenty two eighteen", "twenty one seventeen")
        if language == "en"
        else ("vinte e dois dezoito", "vinte e um dezassete"),
    )
    say(talk, (first, 0.0))
    talk.answer("10-14")
    said = say(talk, (second, 0.0))
    assert said[-1] == KNOWN[language]


def test_who_was_known_before_is_told_nothing() -> None:
    talk = talk_of()
    assert talk.send(ConfusionsKnown((), PAUSING)) == []
    assert told_ear(talk) == [(pytest.approx(0.95, abs=0.1), pytest.approx(9, abs=1))]
    assert KNOWN["it"] not in play_by_voice(talk, 3)


@pytest.mark.parametrize("how", ["typed", "spoken"])
@pytest.mark.parametrize("language", list(FORGET))
def test_a_word_undoes_it_after_a_yes(how: str, language: str) -> None:
    talk = talk_of(language)
    talk.send(ConfusionsKnown(((2, 12, 5),), PAUSING))
    talk.done.clear()
    yes = {"it": "sì", "en": "yes", "pt": "sim"}[language]
    words = FORGET[language]
    asked = talk.type(words) if how == "typed" else say(talk, (words, 0.0))
    assert len(asked) == 1
    assert not any(isinstance(each, ForgetLearnt) for each in talk.done)
    talk.type(yes)
    assert sum(isinstance(each, ForgetLearnt) for each in talk.done) == 1
    assert told_ear(talk) == [(0.0, 0.0)]
    assert person(talk).moves == ()
    assert talk.dialogue.talk.surface.learnt == {}
    assert margins_of(talk.dialogue.talk.words_heard) == margins_of(vocabulary(language))


def test_a_no_leaves_all_as_it_is() -> None:
    talk = talk_of()
    talk.send(ConfusionsKnown((), PAUSING))
    talk.done.clear()
    talk.type("dimentica la mia voce")
    talk.type("no")
    assert told_ear(talk) == []
    assert len(person(talk).moves) == len(PAUSING)


def test_after_that_it_begins_again_and_is_told_again() -> None:
    talk = talk_of()
    talk.send(ConfusionsKnown((), PAUSING))
    say(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    talk.type("apprendimento dimentica")
    talk.type("sì")
    talk.done.clear()
    assert play_by_voice(talk, ENOUGH + 1).count(KNOWN["it"]) == 1
    assert len(kept(talk)) == ENOUGH  # what was said before it is forgotten too


def test_the_setting_turns_it_off_and_on() -> None:
    talk = talk_of()
    talk.send(ConfusionsKnown((), PAUSING))
    (fitted,) = told_ear(talk)
    talk.type("apprendimento no")
    assert told_ear(talk)[-1] == (0.0, 0.0)
    assert margins_of(talk.dialogue.talk.words_heard) == margins_of(vocabulary("it"))
    talk.type("apprendimento sì")
    assert told_ear(talk)[-1] == fitted
    talk.type("apprendimento sì")
    assert len(told_ear(talk)) == 3  # nothing is told to the ear twice


def test_another_language_is_another_voice() -> None:
    talk = talk_of()
    talk.send(ConfusionsKnown((), PAUSING))
    talk.type("lingua inglese")
    talk.send(ConfusionsKnown((), ()))
    assert told_ear(talk)[-1] == (0.0, 0.0)
    assert person(talk).moves == ()


def test_no_more_are_kept_than_count() -> None:
    talk = talk_of()
    talk.send(ConfusionsKnown((), PAUSING * 9))
    assert len(person(talk).moves) == MOST
    play_by_voice(talk, 3)
    assert len(person(talk).moves) == MOST


@pytest.mark.parametrize(
    "manner",
    [
        {"pause": None, "seconds": None, "level": None},
        {"pause": float("nan"), "seconds": -5.0, "level": 1e9},
        {"pause": 1e300, "seconds": 1e300, "level": float("-inf")},
    ],
)
def test_measures_that_make_no_sense_fit_no_ear(manner: dict[str, float]) -> None:
    talk = talk_of()
    for _ in range(ENOUGH + 5):
        move = legal_moves(talk.game.position)[0]
        say(talk, (" ".join(NAMES[square] for square in move.path), 0.0), **manner)
        talk.answer("-".join(map(str, legal_moves(talk.game.position)[0].path)))
    assert len(kept(talk)) == ENOUGH + 4
    assert told_ear(talk) == []
    assert all(each[3:6] == (None, None, None) for each in kept(talk))


def test_what_was_heard_late_is_believed_only_where_nothing_else_is_likelier() -> None:
    """A pause as long as that cuts a move in two of somebody who is not known."""
    rival = ("dieci quattordici", -0.0)
    for moves, pause, plies in ((PAUSING, 0.9, 0), (PAUSING, 0.4, 1), ((), 0.9, 1)):
        talk = talk_of()
        talk.send(ConfusionsKnown((), moves))
        say(talk, ("ventidue diciotto", -1.0), rival, pause=pause)
        assert len(talk.game.plies) == plies
        # What is typed afterwards is read as ever.
        talk.type("no")
        assert person(talk).said is None


def test_each_of_two_at_surfaces_of_their_own_is_another_voice() -> None:
    several = Several.two(other="it", listen="push", is_learning=True)
    several.send(UtteranceHeard((("ventidue diciotto", 0.0),), pause=0.2, seconds=1.0, level=-20.0))
    several.send(TextEntered("10-14", by=BRUNO))
    several.send(WindowClosed(1))
    several.send(TextEntered("10-14", by=BRUNO))
    surfaces = several.dialogue.talk.conversation.surfaces
    assert len(surfaces[ANNA].person.moves) == 1
    assert surfaces[BRUNO].person.moves == ()


def test_a_fault_takes_back_what_was_learnt_with_the_rest() -> None:
    """The person is a value: what the event changed is put back with the surface."""
    talk = talk_of()
    say(talk, ("ventidue diciotto", 0.0))
    surface = talk.dialogue.talk.surface
    before = surface.copied()
    surface.person = Person(moves=PAUSING)
    assert before.person is not surface.person
    assert before.person.moves == ()


def test_a_new_game_lets_go_of_the_last_move() -> None:
    talk = talk_of()
    say(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    talk.type("nuova")
    talk.type("sì")
    talk.type("22-18")
    assert kept(talk) == []


def test_a_person_is_replaced_whole() -> None:
    with pytest.raises(AttributeError):
        NOBODY.moves = PAUSING  # type: ignore[misc]
