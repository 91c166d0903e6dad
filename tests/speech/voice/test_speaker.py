"""Utterances aloud: a real child each time, and a silent player."""

import random
import threading
from collections.abc import Iterator

import pytest

from speech.voice.job import SLOW
from speech.voice.news import News, NewsKind
from speech.voice.speaker import TONE_RATE
from speech.voice.tones import sequence
from speech.voice.utterance import Urgency
from tests.app.support.processes import PATIENCE
from tests.speech.support.players import need_voices
from tests.speech.support.speakers import (
    IMPORTANT,
    NEWS,
    READING,
    Asked,
    Ears,
    leaving_no_child,
    say,
    speaker,
)
from tests.speech.support.waiting import wait_for


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


@pytest.fixture(autouse=True)
def no_child_stays() -> Iterator[None]:
    yield from leaving_no_child()


def test_words_are_said_in_order_and_important_ones_cut_off_what_is_not(ears: Ears) -> None:
    with speaker() as (made, news):
        made.submit([say("Uno."), say("Due.")])
        made.submit([say("Tre.")])
        assert made.wait(PATIENCE)
        assert ears.begun == ["Uno.", "Due.", "Tre."]
        made.submit([say("parola " * 100 + "quattro."), say("Cinque.")])
        wait_for(lambda: len(ears.begun) == 4)
        made.submit([say("Sei.", IMPORTANT), say("Sette.")])
        made.submit([say("Otto.", IMPORTANT)])
        assert made.wait(PATIENCE)
        assert ears.begun[4:] == ["Sei.", "Otto."]
    assert news == []


def test_the_sentences_of_an_utterance_are_said_one_by_one(ears: Ears) -> None:
    with speaker() as (made, _):
        made.submit([say("Bianco: ventidue diciotto! Tocca a te? Sì. scrivi. ... -")])
        assert made.wait(PATIENCE)
        assert ears.begun == ["Bianco: ventidue diciotto!", "Tocca a te?", "Sì.", "scrivi."]


def test_the_next_sentence_is_asked_for_while_one_is_played(ears: Ears) -> None:
    """Made only afterwards it would come after a silence."""
    ears.speed = 0.001
    with speaker() as (made, _):
        made.submit([say("Uno. Due. Tre.")])
        ears.wait_for("Uno.")
        wait_for(lambda: [each.text for each in ears.asked[:2]] == ["Uno.", "Due."])
        assert ears.begun == ["Uno."]
        made.hush()


def test_a_hush_keeps_the_important_words_that_were_not_begun(ears: Ears) -> None:
    ears.speed = 1
    with speaker() as (made, _):
        made.submit([say(f"{each}. " + "parola " * 50, IMPORTANT) for each in ("Uno", "Due")])
        made.submit([say("Tre.")])
        ears.wait_for("Uno.")
        made.hush()
        assert made.wait(0)
        ears.speed = 100
        assert ears.begun == ["Uno."]
        made.submit([say("Quattro.")])
        assert made.wait(PATIENCE)
        assert ears.begun[1] == "Due."
        assert ears.begun[-1] == "Quattro."


def test_a_reading_goes_on_at_the_sentence_that_was_cut(ears: Ears) -> None:
    slow = "parola " * 200
    with speaker() as (made, _):
        made.submit([say("Riga uno.", READING), say(f"Riga due. {slow} tre. Riga quattro.", READING)])
        made.submit([say("Riga cinque.", READING)])
        wait_for(lambda: len(ears.begun) == 3)
        made.hush()
        assert made.wait(PATIENCE)
        made.submit([say("Risposta.")])
        assert made.wait(PATIENCE)
        assert made._manager.cut_off
        assert made.go_on()
        wait_for(lambda: len(ears.begun) == 5)
        assert ears.begun[-1] == ears.begun[2] != "Riga due."
        made.hush()
        ears.begun.clear()
        assert made.go_on()
        wait_for(lambda: len(ears.begun) == 1)
        made.submit([say("Ecco.", IMPORTANT)])
        assert made.wait(PATIENCE)
        made.submit([say("Altra lettura.", READING)])
        assert made.wait(PATIENCE)
        assert ears.begun[1:] == ["Ecco.", "Altra lettura."]
        assert not made._manager.cut_off
        assert not made.go_on()


def test_a_reading_that_goes_on_comes_to_its_end(ears: Ears) -> None:
    with speaker() as (made, _):
        made.submit([say(f"Riga {number}. Vuota, {number}.", READING) for number in range(5)])
        ears.wait_for("Vuota, 1.")
        made.hush()
        cut = ears.begun[-1]
        assert made.go_on()
        assert made.wait(PATIENCE)
        heard = [text for place, text in enumerate(ears.begun) if text not in ears.begun[:place]]
        assert heard == [
            text for number in range(5) for text in (f"Riga {number}.", f"Vuota, {number}.")
        ]
        assert ears.begun.count(cut) <= 2


def test_rate_and_volume_hold_from_the_next_utterance_on(ears: Ears) -> None:
    with speaker(rate=200, volume=70) as (made, _):
        made.submit([say("Uno.")])
        assert made.wait(PATIENCE)
        for rate, volume in ((80, 0), (700, 100)):
            made.tune(rate, volume)
            made.submit([say("Due.")])
            assert made.wait(PATIENCE)
        made.tune(200, 100)
        made.submit([say("Piano.", is_slow=True)])
        assert made.wait(PATIENCE)
        made.tune(90, 100)
        made.submit([say("Pianissimo.", is_slow=True)])
        assert made.wait(PATIENCE)
    assert ears.asked == [
        *(Asked("Uno.", 200, 70), Asked("Due.", 80, 0), Asked("Due.", 700, 100)),
        *(Asked("Piano.", round(200 * SLOW), 100), Asked("Pianissimo.", 80, 100)),
    ]


def test_sounds_come_before_the_words_and_alone_where_there_are_none(ears: Ears) -> None:
    moved = sequence(("moved", "captured"), TONE_RATE, 100)
    with speaker() as (made, _):
        made.submit([say("Nero.", sounds="moved captured"), say("", sounds="moved captured")])
        assert made.wait(PATIENCE)
        assert ears.begun == [moved, "Nero.", moved]


def test_a_speaker_that_does_not_speak_has_its_sounds_heard_in_their_order(ears: Ears) -> None:
    with speaker(speaks=False) as (made, news):
        made.submit([say("Nero.", sounds="moved"), say("Tocca a te."), say("Xx.", language="xx")])
        assert made.wait(PATIENCE)
        made.submit([say("Fatto.", sounds="refused")])
        assert made.wait(PATIENCE)
        assert ears.begun == [sequence([name], TONE_RATE) for name in ("moved", "refused")]
    assert (ears.asked, news) == ([], [])


@pytest.mark.parametrize("kind", ["silent", "system"])
def test_a_language_without_a_voice_is_told_once_and_the_others_are_said(ears: Ears, kind: str) -> None:
    need_voices()
    ears.speed = 100
    with speaker(kind) as (made, news):
        for _ in range(3):
            made.submit([say("nuqneH.", language="xx", sounds="moved"), say("Bene.")])
            assert made.wait(PATIENCE)
    assert [text for text in ears.begun if isinstance(text, str)] == ["Bene."] * 3
    assert news == [News(NewsKind.NO_VOICE, "xx")]
    assert len(ears.begun) == 6


def test_a_burst_of_a_hundred_is_said_as_far_as_it_matters(ears: Ears) -> None:
    ears.speed = 1000
    with speaker() as (made, news):
        for number in range(100):
            made.submit([say(f"Numero {number}.", IMPORTANT if number % 3 == 0 else NEWS)])
        assert made.wait(PATIENCE)
    said = [text for text in ears.begun if int(str(text).split()[1][:-1]) % 3 == 0]
    assert said == [f"Numero {number}." for number in range(0, 100, 3)]
    assert news == []


def test_wait_tells_whether_silence_came_in_time(ears: Ears) -> None:
    ears.speed = 1
    with speaker() as (made, _):
        assert made.wait(0)
        made.submit([say("parola " * 100)])
        assert not made.wait(0.01)
        threading.Timer(0.1, made.hush).start()
        assert made.wait(PATIENCE)


def test_hushed_from_many_threads_it_speaks_on(ears: Ears) -> None:
    ears.speed = 100
    with speaker() as (made, news):

        def disturb(seed: int) -> None:
            rng = random.Random(seed)
            for number in range(40):
                acts = [made.hush, made.hush, made.go_on, lambda: made.tune(rng.randint(80, 700), 50)]
                rng.choice(acts)()
                priority = rng.choice([*Urgency])
                made.submit([say(f"Parola {seed} {number}. Altra.", priority)])

        threads = [threading.Thread(target=disturb, args=(seed,)) for seed in range(8)]
        for each in threads:
            each.start()
        for each in threads:
            each.join(PATIENCE)
            assert not each.is_alive()
        made.hush()
        made.submit([say("Fine.", IMPORTANT)])
        ears.wait_for("Fine.")
        assert made.wait(PATIENCE)
    assert news == []
