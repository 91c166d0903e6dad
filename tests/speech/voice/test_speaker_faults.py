"""Utterances aloud, whatever breaks: children that die, hang, and cannot write."""

import os
import random
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import speech.voice.equipment
import speech.voice.job
import speech.voice.speaker
from speech.audio.player import SoundPlayer
from speech.voice.news import News, NewsKind
from speech.voice.sound_process import SoundProcess
from tests.app.support.processes import PATIENCE
from tests.speech.support.engines import write_engine
from tests.speech.support.players import need_voices
from tests.speech.support.speakers import (
    IMPORTANT,
    Ears,
    children,
    kinds_of,
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


def test_a_child_killed_at_random_moments_is_followed_by_another(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.05))
    rng = random.Random(11)
    with speaker() as (made, news):
        for number in range(20):
            wait_for(lambda: made.pid is not None)
            made.submit([say(f"Importante {number}. Ancora {number}.", IMPORTANT), say("Altro.")])
            time.sleep(rng.random() * 0.2)
            with suppress(ProcessLookupError, TypeError):
                os.kill(made.pid, signal.SIGKILL)
        made.submit([say("Fine.", IMPORTANT)])
        ears.wait_for("Fine.")
        assert made.wait(PATIENCE)
    begun = [str(text) for text in ears.begun]
    assert {f"Importante {number}." for number in range(20)} <= set(begun)
    assert kinds_of(news) in ([], [NewsKind.LOST, NewsKind.REGAINED])


def test_a_child_that_dies_before_it_is_used_is_followed_by_another(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its end was told while nobody knew it yet."""
    opening, deaths = speech.voice.equipment.open_player, []

    def dying(process: SoundProcess) -> SoundPlayer:
        if not deaths:
            deaths.append(process.pid)
            process.kill()
            process.close()
            time.sleep(0.1)  # for its end to be told
        return opening(process)

    monkeypatch.setattr(speech.voice.equipment, "open_player", dying)
    with speaker() as (made, news):
        made.submit([say("Uno.", IMPORTANT)])
        ears.wait_for("Uno.")
        assert made.wait(PATIENCE)
    assert deaths
    assert news == []


def test_children_that_all_die_before_they_are_used_are_told_even_in_silence(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = speech.voice.equipment.open_player

    def dying(process: SoundProcess) -> SoundPlayer:
        process.kill()
        process.close()  # which waits until its end was told
        return opening(process)

    monkeypatch.setattr(speech.voice.equipment, "open_player", dying)
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.05))
    monkeypatch.setattr(speech.voice.speaker, "HICCUP", 0.2)
    with speaker() as (_, news):
        wait_for(lambda: bool(news))
        monkeypatch.setattr(speech.voice.equipment, "open_player", opening)
        wait_for(lambda: len(news) > 1)
    assert news == [News(NewsKind.LOST, "no-answer"), News(NewsKind.REGAINED)]


def test_a_child_that_has_spoken_is_followed_at_once_however_often_that_was_so(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only after one that was not heard the next is waited for."""
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 1000.0))
    dead = []
    with speaker() as (made, _):
        for number in range(3):
            made.submit([say(f"Parola {number}.")])
            assert made.wait(PATIENCE)
            assert ears.begun[-1] == f"Parola {number}."
            assert made.pid
            dead.append(made.pid)
            os.kill(made.pid, signal.SIGKILL)
            wait_for(lambda: made.pid not in (None, *dead))


def test_closed_at_any_moment_it_leaves_no_child(ears: Ears) -> None:
    rng = random.Random(5)
    for _ in range(15):
        with speaker() as (made, news):
            made.submit([say("parola " * 20, sounds="moved"), say("Due.", IMPORTANT)])
            time.sleep(rng.random() * 0.25)
            if rng.random() < 0.3:
                made.hush()
            made.close()
            begun = len(ears.begun)
            made.close()
            made.submit([say("Troppo tardi.")])
            assert made.wait(PATIENCE)
        assert news == []
        assert len(ears.begun) == begun
    wait_for(lambda: not children())


def test_one_sentence_that_cannot_be_made_is_passed_over(
    ears: Ears, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A synthesiser that raises at a word stands for one that cannot read it."""
    write_engine(tmp_path, "if 'rotto' in text: raise RuntimeError('no')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with speaker("system") as (made, news):
        made.submit([say("Uno. Questo è rotto. Due.", IMPORTANT)])
        ears.wait_for("Due.")
        assert made.wait(PATIENCE)
    assert news == []


def test_a_synthesiser_that_makes_nothing_any_more_is_told_and_tried_again(
    ears: Ears, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "broken"
    write_engine(tmp_path, f"if __import__('os').path.exists({str(file)!r}): raise RuntimeError('no')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.1, 4.0))  # lasts longer than a hiccup
    with speaker("system") as (made, news):
        made.submit([say("Uno.")])
        assert made.wait(PATIENCE)
        file.touch()
        for number in range(5):
            made.submit([say(f"Due {number}.", IMPORTANT)])
        wait_for(lambda: NewsKind.LOST in kinds_of(news))
        assert news == [News(NewsKind.LOST, "broken")]
        time.sleep(0.5)
        file.unlink()
        wait_for(lambda: NewsKind.REGAINED in kinds_of(news))
        made.submit([say("Tre.", IMPORTANT)])
        ears.wait_for("Tre.")
    assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


def test_words_that_are_the_end_of_the_child_are_left_out(
    ears: Ears, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_engine(tmp_path, "__import__('os').abort() if 'veleno' in text else None")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.05))
    with speaker("system") as (made, _):
        made.submit([say("Uno."), say("Il veleno.", IMPORTANT), say("Tre.", IMPORTANT)])
        ears.wait_for("Tre.")
    assert [asked.text for asked in ears.asked].count("Il veleno.") == speech.voice.job.MOST_BREAKS


def test_words_that_were_heard_after_all_are_not_suspected_any_more(
    ears: Ears, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some words are said all game long, and a child may end at any time: that must not add up."""
    write_engine(
        tmp_path,
        f"for each in __import__('pathlib').Path({str(tmp_path)!r}).glob('end*'): "
        "each.unlink(); __import__('os').abort()",
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.05))
    monkeypatch.setattr(speech.voice.speaker, "HICCUP", PATIENCE)
    with speaker("system") as (made, _):
        for times in (1, 2, 3):
            for number in range(1, speech.voice.job.MOST_BREAKS):
                (tmp_path / f"end {number}").touch()
            made.submit([say("Tocca a te.")])
            assert made.wait(PATIENCE)
            assert ears.begun == ["Tocca a te."] * times
    assert len(ears.asked) == 3 * speech.voice.job.MOST_BREAKS


@contextmanager
def full_disk() -> Iterator[None]:
    """Let no process that begins now write any file: what a full disk is like."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_where_no_file_can_be_written_the_voice_is_lost_until_it_can(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_voices()
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.1,))
    monkeypatch.setattr(speech.voice.speaker, "HICCUP", 0.5)
    with full_disk(), speaker("system") as (made, news):
        made.submit([say("Uno."), say("Due.", IMPORTANT)])
        wait_for(lambda: bool(news))
        time.sleep(0.5)
        assert news == [News(NewsKind.LOST, "broken")]
        resource.setrlimit(resource.RLIMIT_FSIZE, resource.getrlimit(resource.RLIMIT_FSIZE)[1:] * 2)
        ears.wait_for("Due.")
        assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


def test_a_disk_that_fills_up_in_mid_game_is_told(ears: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    need_voices()
    monkeypatch.setattr(speech.voice.speaker, "HICCUP", 0.5)
    monkeypatch.setattr(speech.voice.speaker, "SYNTH_PATIENCE", 1.0)
    with speaker("system") as (made, news):
        made.submit([say("Uno.")])
        assert made.wait(PATIENCE)
        assert made.pid
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.prlimit(made.pid, resource.RLIMIT_FSIZE, (0, hard))
        with full_disk():
            made.submit([say("Due. Tre. Quattro.", IMPORTANT)])
            wait_for(lambda: bool(news))
        assert news == [News(NewsKind.LOST, "broken")]
        ears.wait_for("Quattro.")
        assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


def test_a_sentence_that_could_not_be_made_is_tried_again(
    ears: Ears, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    once = tmp_path / "once"
    mark = f"__import__('pathlib').Path({str(once)!r})"
    fails = f"if 'due' in text and not {mark}.exists(): {mark}.touch(); raise RuntimeError('no')"
    write_engine(tmp_path, fails)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with speaker("system") as (made, news):
        made.submit([say("Uno. E due. Tre.", IMPORTANT)])
        ears.wait_for("Tre.")
    assert ears.begun == ["Uno.", "E due.", "Tre."]
    assert news == []
