"""Utterances aloud: a real child each time, behind it a silent player or a private sound server."""

import os
import random
import resource
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import speech.equipment
import speech.job
import speech.speaker
from speech.player import Player, SilentPlayer
from speech.sound_process import Outcome, Ready, SoundProcess
from speech.speaker import SLOW, TONE_RATE, News, NewsKind, Speaker
from speech.synth import Sound
from speech.tones import sequence
from speech.utterance import Priority, Utterance
from tests.app.processes import PATIENCE
from tests.speech.sound_server import SoundServer, sound_server
from tests.speech.test_playback import KINDS, need, need_voices, no_portaudio
from tests.speech.waiting import wait_for

NEWS, READING, IMPORTANT = Priority.NEWS, Priority.READING, Priority.IMPORTANT
SENTENCE = "Bianco: ventidue diciotto, prende due pezzi, tocca al Nero."


def say(
    text: str, priority: Priority = NEWS, language: str = "it", sounds: str = "", **more: object
) -> Utterance:
    return replace(Utterance(text, language, text, priority), sounds=tuple(sounds.split()), **more)


@dataclass
class Asked:
    """What a child was asked for."""

    text: str
    rate: int
    volume: int


class Ears:
    """All that speakers had played, and asked for; a player that plays nothing, many times too fast."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, speed: float = 10) -> None:
        self.begun: list[str | bytes] = []
        """Of each sound that was begun, its sentence, or the samples where no words are in them."""
        self.asked: list[Asked] = []
        self.speed = speed
        self._words: dict[int, tuple[bytes, str]] = {}
        ears = self

        class Noting(SoundProcess):
            def __init__(
                self,
                on_ready: Callable[[Ready], None],
                on_outcome: Callable[[int, Outcome], None],
                on_end: Callable[[], None],
                kind: str = "system",
            ) -> None:
                self._texts: dict[int, str] = {}

                def note(number: int, outcome: Outcome) -> None:
                    if isinstance(outcome, Sound):
                        ears._words[id(outcome.samples)] = outcome.samples, self._texts[number]
                    on_outcome(number, outcome)

                super().__init__(on_ready, note, on_end, kind)

            def say(
                self,
                number: int,
                text: str,
                language: str,
                rate: int,
                volume: int = 100,
                speaker: int = 1,
            ) -> None:
                self._texts[number] = text
                ears.asked.append(Asked(text, rate, volume))
                super().say(number, text, language, rate, volume, speaker)

        class NotingPlayer(SilentPlayer):
            def play(self, sound: bytes, rate: int, on_end: Callable[[bool], None]) -> None:
                self._speed = ears.speed
                ears.begun.append(ears._words.get(id(sound), (sound, sound))[1])
                super().play(sound, rate, on_end)

        monkeypatch.setattr(speech.equipment, "SoundProcess", Noting)
        monkeypatch.setattr(speech.equipment, "open_player", lambda process: NotingPlayer(self.speed))

    def wait_for(self, text: str) -> None:
        wait_for(lambda: text in self.begun)


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


@pytest.fixture(autouse=True)
def no_child_stays() -> Iterator[None]:
    before = children()
    yield
    wait_for(lambda: children() <= before)


def children() -> set[int]:
    """The children of this process that make sound."""
    found = set()
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            status = (each / "stat").read_text().rpartition(")")[2].split()
            if (
                int(status[1]) == os.getpid()
                and b"speech.sound_child" in (each / "cmdline").read_bytes()
            ):
                found.add(int(each.name))
    return found


@contextmanager
def speaker(
    kind: str = "silent", rate: int = 180, volume: int = 100, speaks: bool = True
) -> Iterator[tuple[Speaker, list[News]]]:
    """A speaker, and what it has told."""
    news: list[News] = []
    made = Speaker(news.append, rate, volume, kind=kind, speaks=speaks)
    try:
        yield made, news
    finally:
        made.close()


def kinds_of(news: list[News]) -> list[NewsKind]:
    return [each.kind for each in news]


# What is said, and when


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
        assert made._manager.can_go_on
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
        assert not made._manager.can_go_on
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
                priority = rng.choice([*Priority])
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


# What breaks


def test_a_child_killed_at_random_moments_is_followed_by_another(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.speaker, "WAITS", (0.0, 0.05))
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
    opening, deaths = speech.equipment.open_player, []

    def dying(process: SoundProcess) -> Player:
        if not deaths:
            deaths.append(process.pid)
            process.kill()
            process.close()
            time.sleep(0.1)  # for its end to be told
        return opening(process)

    monkeypatch.setattr(speech.equipment, "open_player", dying)
    with speaker() as (made, news):
        made.submit([say("Uno.", IMPORTANT)])
        ears.wait_for("Uno.")
        assert made.wait(PATIENCE)
    assert deaths
    assert news == []


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
    monkeypatch.setattr(speech.speaker, "WAITS", (0.0, 0.1, 0.8))
    monkeypatch.setattr(speech.speaker, "HICCUP", 0.3)
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


ENGINE = """
import time, types, wave
class Engine:
    def __init__(self): self.told = []
    def connect(self, topic, call): self.told.append(call)
    def setProperty(self, *given): pass
    def getProperty(self, name): return [types.SimpleNamespace(id="x/it", languages=["it"])]
    def isBusy(self): return False
    def save_to_file(self, text, name): self.text, self.name = text, name
    def runAndWait(self):
        text = self.text
        {line}
        with wave.open(self.name, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(22050)
            file.writeframes(bytes(4410))
        for call in self.told: call("", True)
def init(): return Engine()
"""


def write_engine(folder: Path, line: str) -> None:
    """A pyttsx3 that makes silence, with a line of the test's in it."""
    (folder / "pyttsx3" / "drivers").mkdir(parents=True)
    (folder / "pyttsx3" / "__init__.py").write_text(ENGINE.format(line=line))
    (folder / "pyttsx3" / "drivers" / "__init__.py").write_text("")
    (folder / "pyttsx3" / "drivers" / "_espeak.py").write_text("def Synchronize(): pass")


def test_words_that_are_the_end_of_the_child_are_left_out(
    ears: Ears, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_engine(tmp_path, "__import__('os').abort() if 'veleno' in text else None")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(speech.speaker, "WAITS", (0.0, 0.05))
    with speaker("system") as (made, _):
        made.submit([say("Uno."), say("Il veleno.", IMPORTANT), say("Tre.", IMPORTANT)])
        ears.wait_for("Tre.")
    assert [asked.text for asked in ears.asked].count("Il veleno.") == speech.job.MOST_BREAKS


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
    monkeypatch.setattr(speech.speaker, "WAITS", (0.1,))
    monkeypatch.setattr(speech.speaker, "HICCUP", 0.5)
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
    monkeypatch.setattr(speech.speaker, "HICCUP", 0.5)
    monkeypatch.setattr(speech.speaker, "SYNTH_PATIENCE", 1.0)
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


# At a sound server


@pytest.fixture(scope="module")
def shared() -> Iterator[SoundServer]:
    with sound_server() as running:
        yield running


def use(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have children that begin from now on play there."""
    need(KINDS[0])
    need_voices()
    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER"):
        monkeypatch.setenv(name, server.env[name])


def lasted(server: SoundServer, since: float) -> float:
    """Seconds from the first that was heard to the last."""
    wait_for(lambda: server.now() > server.heard(since)[-1][1] + 0.3)
    stretches = server.heard(since)
    return stretches[-1][1] - stretches[0][0]


def test_the_rate_is_heard_at_once(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    lengths = {}
    with speaker("system") as (made, news):
        for rate in (80, 180, 500, 700):
            since = shared.now()
            made.tune(rate, 100)
            made.submit([say("Tocca al Nero, diciotto.")])
            assert made.wait(PATIENCE)
            lengths[rate] = lasted(shared, since)
    for rate, length in lengths.items():
        assert 0.6 < length * rate / (lengths[180] * 180) < 1.6, lengths
    assert [*lengths.values()] == sorted(lengths.values(), reverse=True)
    assert news == []


def test_the_volume_is_heard_at_once(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    with speaker("system", rate=400) as (made, _):
        heard = []
        for volume in (100, 20, 0):
            since = shared.now()
            made.tune(400, volume)
            made.submit([say("Tocca al Nero.", sounds="moved")])
            assert made.wait(PATIENCE)
            time.sleep(0.3)
            heard.append([bool(shared.heard(since, loudness)) for loudness in (8000, 500)])
    assert heard == [[True, True], [False, True], [False, False]]


def test_a_hush_is_heard(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    since = shared.now()
    with speaker("system", rate=80) as (made, news):
        made.submit([say(SENTENCE, READING), say(SENTENCE, READING)])
        shared.wait_for_sound(since)
        made.hush()
        hushed = shared.now()
        time.sleep(1.5)
        assert shared.heard(since)[-1][1] < hushed + 1.0
        assert made.go_on()
        shared.wait_for_sound(hushed + 1.0)
    assert news == []


def test_a_server_that_goes_and_comes_back_takes_the_voice_along_and_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speech.speaker, "WAITS", (0.0, 0.5, 1.0))
    with sound_server() as server:
        use(server, monkeypatch)
        with speaker("system") as (made, news):
            made.submit([say(SENTENCE * 3, IMPORTANT)])
            server.wait_for_sound()
            server.kill()
            wait_for(lambda: bool(news))
            assert news[0].kind is NewsKind.LOST
            assert news[0].detail in ("no-device", "lost")
            made.submit([say("Non si sente."), say("Tocca al Nero, tocca al Nero.", IMPORTANT)])
            time.sleep(2)
            assert kinds_of(news) == [NewsKind.LOST]
            server.begin()
            server.listen()
            wait_for(lambda: len(news) > 1)
            server.wait_for_sound()
            assert made.wait(PATIENCE)
            assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


def test_where_portaudio_is_missing_a_command_plays(
    shared: SoundServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    use(shared, monkeypatch)
    need(KINDS[1])
    monkeypatch.setenv("PYTHONPATH", no_portaudio(tmp_path)["PYTHONPATH"])
    since = shared.now()
    with speaker("system", rate=300) as (made, news):
        made.submit([say(SENTENCE, sounds="moved")])
        shared.wait_for_sound(since)
        made.submit([say("Basta.", IMPORTANT)])
        assert made.wait(PATIENCE)
    assert news == []


def test_where_a_command_plays_the_voice_comes_back_with_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(speech.speaker, "WAITS", (0.0, 0.5, 1.0))
    with sound_server() as server:
        use(server, monkeypatch)
        need(KINDS[1])
        monkeypatch.setenv("PYTHONPATH", no_portaudio(tmp_path)["PYTHONPATH"])
        with speaker("system") as (made, news):
            made.submit([say(SENTENCE * 3, IMPORTANT)])
            server.wait_for_sound()
            server.kill()
            wait_for(lambda: bool(news))
            assert news == [News(NewsKind.LOST, "no-device")]
            server.begin()
            server.listen()
            wait_for(lambda: len(news) > 1)
            assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


@pytest.mark.parametrize("has_portaudio", [True, False])
def test_where_nothing_plays_the_voice_is_lost_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_portaudio: bool
) -> None:
    need(KINDS[0])
    need_voices()
    monkeypatch.setattr(speech.speaker, "WAITS", (0.0, 0.1))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/none")
    if not has_portaudio:
        monkeypatch.setenv("PYTHONPATH", no_portaudio(tmp_path)["PYTHONPATH"])
        monkeypatch.setenv("PATH", "")
    with speaker("system") as (made, news):
        made.submit([say("Uno.", IMPORTANT), say("Due.")])
        wait_for(lambda: bool(news))
        made.submit([say("Tre.", IMPORTANT)])
        assert made.wait(PATIENCE)
        assert not made.go_on()
        time.sleep(1)
    assert news == [News(NewsKind.LOST, "no-device" if has_portaudio else "no-portaudio")]


def test_what_is_said_right_after_a_hush_is_waited_for(
    shared: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device takes a moment to fall silent."""
    use(shared, monkeypatch)
    with speaker("system") as (made, _):
        since = shared.now()
        made.submit([say(SENTENCE)])
        shared.wait_for_sound(since)
        made.hush()
        made.submit([say("Arrivederci.", IMPORTANT)])
        hushed = shared.now()
        assert made.wait(PATIENCE)
        made.close()
        time.sleep(0.3)
        assert shared.heard(hushed)[-1][1] > hushed + 0.4
