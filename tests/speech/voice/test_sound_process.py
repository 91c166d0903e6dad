"""The child process of the voice as it speaks: real voices, and every way in which it may fail."""

import importlib.util
import os
import queue
import random
import signal
import subprocess
import sys
import time
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import speech.voice.sound_process
from speech.audio.player import NoPlayer
from speech.audio.sound import Sound
from speech.process.child import Child, ChildGone
from speech.voice.sound_child import quicker
from speech.voice.sound_process import EngineReady, Outcome, SoundProcess
from speech.voice.synth import FASTEST, FASTEST_COMPRESSED, NO_VOICE, SynthError
from speech.voice.synths.pyttsx3_synth import _codes, _voices_by_language
from tests.app.support.processes import PATIENCE

SENTENCES = {
    "it": "Bianco: ventidue diciotto. Tocca al Nero.",
    "en": "White: twenty-two eighteen. Black to move.",
    "pt": "Brancas: vinte e dois dezoito. Jogam as Pretas.",
}


class Voice:
    """A process and what it has answered."""

    def __init__(self, kind: str = "system") -> None:
        self.readies: queue.Queue[EngineReady] = queue.Queue()
        self.outcomes: queue.Queue[tuple[int, Outcome]] = queue.Queue()
        self.ends: queue.Queue[None] = queue.Queue()
        self.process = SoundProcess(
            self.readies.put,
            lambda number, outcome: self.outcomes.put((number, outcome)),
            lambda: self.ends.put(None),
            kind,
        )

    def __enter__(self) -> "Voice":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.close()

    def ready(self) -> EngineReady:
        return self.readies.get(timeout=PATIENCE)

    def say(
        self,
        text: str,
        language: str,
        rate: int = 200,
        number: int = 1,
        volume: int = 100,
        speaker: int = 1,
    ) -> Outcome:
        self.process.say(number, text, language, rate, volume, speaker)
        answered, outcome = self.outcomes.get(timeout=PATIENCE)
        assert answered == number
        return outcome


def system_voice() -> Voice:
    if importlib.util.find_spec("pyttsx3") is None:
        pytest.skip("needs the extra `voice`")
    return Voice()


def loudest(sound: Sound) -> int:
    return max(map(abs, array("h", sound.samples)))


def test_there_is_a_voice_for_each_language_of_the_project() -> None:
    with system_voice() as voice:
        assert {"it", "en", "pt"} <= set(voice.ready().languages)
        for language, sentence in SENTENCES.items():
            sound = voice.say(sentence, language)
            assert isinstance(sound, Sound), sound
            assert 1 < sound.seconds < 8
            assert loudest(sound) > 3000


def test_the_same_words_sound_otherwise_in_another_language() -> None:
    with system_voice() as voice:
        sounds = {voice.say("22 18", language) for language in SENTENCES}
        assert len(sounds) == 3


def test_the_length_fits_the_rate() -> None:
    with system_voice() as voice:
        lengths = []
        for rate in (80, 175, 300, 500):
            sound = voice.say(SENTENCES["it"], "it", rate)
            assert isinstance(sound, Sound)
            lengths.append(sound.seconds)
        assert lengths == sorted(lengths, reverse=True)
        assert lengths[0] > 3 * lengths[-1]


def test_many_sentences_are_all_answered_in_order(capfd: pytest.CaptureFixture[str]) -> None:
    with system_voice() as voice:
        for number in range(1, 101):
            voice.process.say(number, f"Numero {number}.", "it", 300)
        answers = [voice.outcomes.get(timeout=PATIENCE) for _ in range(100)]
        assert [number for number, _ in answers] == [*range(1, 101)]
        assert all(isinstance(outcome, Sound) for _, outcome in answers)
    assert capfd.readouterr() == ("", "")


def test_each_sentence_is_said_at_its_own_rate_and_in_its_own_language() -> None:
    """Measured: without waiting half of them were said as the one before."""
    asked = [(language, rate) for rate in (120, 200, 350, 500) for language in SENTENCES] * 6
    with system_voice() as voice:
        for number, (language, rate) in enumerate(asked, 1):
            voice.process.say(number, "22 18 22 18", language, rate)
        lengths: dict[tuple[str, int], set[float]] = {}
        for each in asked:
            sound = voice.outcomes.get(timeout=PATIENCE)[1]
            assert isinstance(sound, Sound)
            lengths.setdefault(each, set()).add(sound.seconds)
    for language in SENTENCES:
        means = [
            sum(found) / len(found)
            for found in (lengths[language, rate] for rate in (120, 200, 350, 500))
        ]
        assert means == sorted(means, reverse=True)
    for found in lengths.values():
        assert max(found) - min(found) < 0.1 * min(found)


def test_on_a_busy_machine_each_sentence_is_whole() -> None:
    """Measured: of a hundred sentences pyttsx3 loses two or three when the processors are taken."""
    idlers = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
    try:
        with system_voice() as voice:
            for number in range(1, 151):
                voice.process.say(number, SENTENCES["it"], "it", 300)
            sounds = [voice.outcomes.get(timeout=PATIENCE)[1] for _ in range(150)]
    finally:
        for each in idlers:
            each.kill()
            each.wait()
    lengths = [sound.seconds for sound in sounds if isinstance(sound, Sound)]
    assert len(lengths) == 150
    assert max(lengths) - min(lengths) < 0.1 * min(lengths)


def test_a_language_without_a_voice_is_told_and_the_next_sentence_is_said() -> None:
    with system_voice() as voice:
        outcome = voice.say("nuqneH", "xx")
        assert isinstance(outcome, SynthError)
        assert outcome.reason == NO_VOICE
        assert isinstance(voice.say("Va bene.", "it"), Sound)


@pytest.mark.parametrize(
    "text", ["", " ", "\x00", "\ud800", "<a>&amp;", "22-18", "a" * 3000, "🎲 漢字"]
)
def test_any_text_is_answered(text: str) -> None:
    with system_voice() as voice:
        voice.say(text, "it", 500)
        assert isinstance(voice.say("Va bene.", "it"), Sound)


def test_killed_at_random_moments_it_always_tells_its_end() -> None:
    rng = random.Random(4)
    for _ in range(20):
        voice = system_voice()
        for number in range(1, 6):
            voice.process.say(number, SENTENCES["it"], "it", 300)
        time.sleep(rng.random() * 0.15)
        os.kill(voice.process.pid, signal.SIGKILL)
        voice.ends.get(timeout=PATIENCE)
        with pytest.raises(ChildGone):
            voice.process.say(10, "Nessuno.", "it", 300)
        voice.process.close()


def test_a_child_that_ends_while_it_is_made_tells_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Brief(Child):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.kill()
            self._process.wait()
            time.sleep(0.1)  # for its end to be told

    monkeypatch.setattr(speech.voice.sound_process, "Child", Brief)
    voice = Voice("silent")
    voice.ends.get(timeout=PATIENCE)
    voice.process.close()


def test_the_volume_is_that_of_each_sentence() -> None:
    volumes = [100, 30, 0, 60, 100] * 4
    with system_voice() as voice:
        peaks: dict[int, set[int]] = {}
        for volume in volumes:
            sound = voice.say("Tocca al Bianco.", "it", volume=volume)
            assert isinstance(sound, Sound)
            peaks.setdefault(volume, set()).add(loudest(sound))
    assert max(peaks[0]) < 100
    assert max(peaks[0]) < min(peaks[30]) <= max(peaks[30]) < min(peaks[60])
    assert max(peaks[60]) < min(peaks[100])


def test_what_lies_beyond_the_limits_is_said_at_the_limit() -> None:
    with system_voice() as voice:
        for rate, volume in ((10, 500), (5000, 100), (FASTEST_COMPRESSED, -3)):
            assert isinstance(voice.say("Va bene.", "it", rate, volume=volume), Sound)


def test_rates_above_the_fastest_are_made_by_the_module_that_compresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def compress(samples: bytes, rate: int, factor: float) -> bytes:
        assert rate == 8000
        return samples[: round(len(samples) / factor)]

    sound = Sound(bytes(700), 8000)
    monkeypatch.setitem(sys.modules, "speech.voice.compress", SimpleNamespace(compress=compress))
    assert quicker(sound, FASTEST) is sound
    assert quicker(sound, FASTEST_COMPRESSED) == Sound(bytes(500), 8000)
    monkeypatch.setitem(sys.modules, "speech.voice.compress", None)
    assert quicker(sound, FASTEST_COMPRESSED) is sound


def test_the_silent_twin_keeps_to_the_same_contract() -> None:
    with Voice("silent") as voice:
        with pytest.raises(NoPlayer, match="silent"):
            voice.process.player()
        assert voice.ready() == EngineReady(("en", "it", "pt"), "", "silent")
        sound = voice.say("uno due tre quattro", "it", 240)
        assert isinstance(sound, Sound)
        assert sound.seconds == pytest.approx(1.0, abs=0.01)
        assert loudest(sound) == 0


def test_where_there_is_no_engine_each_sentence_is_told_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pyttsx3.py").write_text("raise ImportError('none here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Voice() as voice:
        ready = voice.ready()
        assert (ready.languages, ready.synth_reason) == ((), "no-engine")
        outcome = voice.say("Ciao.", "it")
        assert isinstance(outcome, SynthError)
        assert outcome.reason == "no-engine"
        voice.process.close()
        voice.ends.get(timeout=PATIENCE)


def test_the_words_do_not_wait_for_the_device(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "sounddevice.py").write_text("import time\ntime.sleep(600)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with system_voice() as voice:
        assert isinstance(voice.say("Ciao.", "it"), Sound)
        assert voice.readies.empty()


def test_a_synthesis_that_hangs_is_ended_with_the_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pyttsx3.py").write_text("import time\ntime.sleep(600)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    voice = Voice()
    for number in range(1, 4):
        voice.process.say(number, "a" * 200_000, "it", 200)
    voice.process.close()
    voice.ends.get(timeout=PATIENCE)
    assert voice.outcomes.empty()


@pytest.mark.parametrize(
    ("identity", "languages", "codes"),
    [
        ("roa/it", [b"\x05it"], ["it"]),
        ("roa/pt-br", ["pt-br"], ["pt-br"]),
        ("gmw/en", [], ["en"]),
        ("HKEY\\TTS_MS_IT-IT_ELSA_11.0", ["410"], ["it-it"]),
        ("HKEY\\TTS_MS_PT-BR_MARIA", ["416"], ["pt-br"]),
        ("com.apple.voice.compact.it-IT.Alice", ["it_IT"], ["it-it"]),
    ],
)
def test_each_system_names_the_languages_of_its_voices_in_its_own_way(
    identity: str, languages: list, codes: list[str]
) -> None:
    assert _codes(SimpleNamespace(id=identity, languages=languages)) == codes


def voices(*named: tuple[str, str]) -> SimpleNamespace:
    found = [SimpleNamespace(id=identity, languages=[code]) for identity, code in named]
    return SimpleNamespace(getProperty=lambda name: found)


@pytest.mark.parametrize(
    ("engine", "european", "brazilian"),
    [
        (voices(("roa/pt", "pt"), ("roa/pt-br", "pt-br")), "roa/pt", "roa/pt-br"),
        (voices(("TTS_PT-BR", "416"), ("TTS_PT-PT", "816"), ("TTS_IT", "410")), None, "TTS_PT-BR"),
        (voices(("Joana.pt_PT", "pt_PT"), ("Luciana.pt_BR", "pt_BR")), None, "Luciana.pt_BR"),
    ],
)
def test_a_voice_of_the_country_comes_before_the_others_of_its_language(
    engine: SimpleNamespace, european: str | None, brazilian: str
) -> None:
    found = _voices_by_language(engine)
    assert found["pt-br"][0] == brazilian
    assert {*found["pt-br"]} == {*found["pt"]}
    assert len(found["pt-br"]) == len(found["pt"])
    if european:
        assert found["pt"][0] == european


def test_where_no_voice_is_of_the_country_one_of_the_language_speaks() -> None:
    with system_voice() as voice:
        assert {"pt-br", "pt-BR"}.isdisjoint(voice.ready().languages)
        here, there = voice.say("Dezenove.", "pt-BR"), voice.say("Dezenove.", "pt")
        assert isinstance(here, Sound)
        assert isinstance(there, Sound)
        assert here.samples != there.samples  # the bundled voices have both
        assert isinstance(voice.say("Nineteen.", "en-XX"), Sound)
