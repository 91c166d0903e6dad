"""`damavoce hear`: one line of JSON for each file, whatever it holds; plain words where it cannot."""

import functools
import importlib
import json
import os
import shutil
import struct
import subprocess
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from assistant.commands import hear, recognising
from assistant.narration.catalog import catalog
from assistant.options import parse
from assistant.surfaces import ear_model
from speech.ear.recognizers.process import SCRIPTED
from speech.ear.recognizers.recognizer import RATE
from speech.ear.recognizers.scripted import spelled
from speech.models.catalogue import CATALOGUE, describe, format_catalogue
from tests.app.support.processes import damavoce, environment
from tests.speech.support.ears import need_vosk
from tests.speech.support.tone_model import spoken, write_tone_model
from tests.speech.support.wavs import wav

GRAPH, NETWORK = "graph/HCLr.fst", "am/final.mdl"
KEYS = ["file", "heard", "meaning", "confidence", "ms_after_speech"]


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_vosk()
    return write_tone_model(tmp_path_factory.mktemp("model") / "tones")


def said(folder: Path, *words: str, **kind: int) -> str:
    """A file in which these words are said."""
    file = folder / f"{'-'.join(words) or 'nothing'}.wav"
    file.write_bytes(wav(spoken(*words), **kind))
    return str(file)


def lines(done: subprocess.CompletedProcess[str]) -> list[dict]:
    return [json.loads(line) for line in done.stdout.splitlines()]


# With vosk. The model of the tests lacks most words, which is told each time and makes the status 1.


@pytest.mark.parametrize("before", [14.5, 28.5, 29.9])
def test_a_long_silence_cuts_no_beginning(model: Path, tmp_path: Path, before: float) -> None:
    file = tmp_path / "late.wav"
    silence = bytes(round(before * RATE) * 2)
    file.write_bytes(wav(silence + spoken("ventidue", "diciotto") + silence))
    done = damavoce("hear", "--rules", "italian", "--lang", "it", "--model", str(model), str(file))
    assert lines(done)[0]["meaning"] == {"kind": "move", "path": [22, 18]}


def test_a_move_is_heard_and_understood(model: Path, tmp_path: Path) -> None:
    files = [said(tmp_path, "ventidue", "diciotto"), said(tmp_path, "ventidue", "tre"), said(tmp_path)]
    done = damavoce("hear", "--rules", "italian", "--lang", "it", "--model", str(model), *files)
    move, illegal, nothing = lines(done)
    assert [*move] == KEYS
    assert move["file"] == files[0]
    assert move["heard"][0] == "ventidue diciotto"
    assert move["meaning"] == {"kind": "move", "path": [22, 18]}
    assert 0.5 < move["confidence"] <= 1
    assert 0 < move["ms_after_speech"] < 5000
    assert illegal["meaning"]["kind"] == "illegal"
    assert illegal["meaning"]["path"] == [22, 3]
    assert nothing["meaning"] == {"kind": "none"}


def test_words_that_the_model_lacks_are_told_in_one_sentence(model: Path, tmp_path: Path) -> None:
    done = damavoce(
        "hear", "--rules", "italian", "--lang", "it", "--model", str(model), said(tmp_path, "uno")
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Le frasi con queste parole non si riconoscono")
    assert done.stderr.count("\n") == 1
    assert len(lines(done)) == 1


@pytest.mark.parametrize(("rate", "channels"), [(16_000, 2), (48_000, 1), (44_100, 2)])
def test_files_of_other_rates_and_channels_are_heard_alike(
    model: Path, tmp_path: Path, rate: int, channels: int
) -> None:
    from speech.audio.resample import Resampler

    sound = array("h", spoken("ventidue", "diciotto"))
    resampled = Resampler(16_000, rate).feed(sound) if rate != 16_000 else sound
    frames = array("h", [round(max(-32768, min(32767, s))) for s in resampled for _ in range(channels)])
    file = tmp_path / "other.wav"
    file.write_bytes(wav(frames.tobytes(), rate=rate, channels=channels))
    done = damavoce("hear", "--rules", "italian", "--lang", "it", "--model", str(model), str(file))
    assert lines(done)[0]["meaning"] == {"kind": "move", "path": [22, 18]}


def packed(sound: bytes, bits: int, is_float: bool) -> bytes:
    """16-bit samples in so many bits: those of 8 have no sign, a float's full scale is 1."""
    numbers = array("h", sound)
    if is_float:
        return struct.pack(
            f"<{len(numbers)}{'f' if bits == 32 else 'd'}", *(n / 32768 for n in numbers)
        )
    if bits == 8:
        return bytes((n >> 8) + 128 for n in numbers)
    return b"".join((n << (bits - 16)).to_bytes(bits // 8, "little", signed=True) for n in numbers)


@pytest.mark.parametrize(
    ("bits", "is_float"), [(8, False), (24, False), (32, False), (32, True), (64, True)]
)
def test_files_of_other_widths_are_heard_alike(
    model: Path, tmp_path: Path, bits: int, is_float: bool
) -> None:
    samples = packed(spoken("ventidue", "diciotto"), bits, is_float)
    file = tmp_path / "other.wav"
    file.write_bytes(wav(samples, bits=bits, tag=3 if is_float else 1))
    done = damavoce("hear", "--rules", "italian", "--lang", "it", "--model", str(model), str(file))
    assert lines(done)[0]["meaning"] == {"kind": "move", "path": [22, 18]}


def test_what_is_no_sound_is_told_on_its_line_and_the_rest_is_heard(
    model: Path, tmp_path: Path
) -> None:
    good = said(tmp_path, "ventidue", "diciotto")
    whole = Path(good).read_bytes()
    bad = {
        "empty.wav": b"",
        "text.wav": b"Cara Anna, oggi piove.",
        "cut.wav": whole[: len(whole) // 2],
        "silent.wav": wav(b""),
        "packed.wav": wav(b"\1\2", tag=85),
    }
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
    files = [str(tmp_path / name) for name in bad]
    files = [files[0], good, *files[1:], str(tmp_path), str(tmp_path / "no\x1bwhere"), good]
    done = damavoce("hear", "--rules", "italian", "--lang", "it", "--model", str(model), *files)
    assert done.returncode == 1
    told = lines(done)
    assert [each.get("input", each.get("file")) for each in told] == files
    errors = [each["error"] for each in told if "error" in each]
    assert len(errors) == len({*errors}) + 1 == len(files) - 2  # empty and cut are one error
    assert all(error.endswith(".") and error.isprintable() for error in errors)
    assert told[1]["meaning"] == told[-1]["meaning"] == {"kind": "move", "path": [22, 18]}


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda folder: (folder / GRAPH).write_bytes(b"anything"), f"the file {GRAPH} is damaged"),
        (lambda folder: _cut(folder / GRAPH), f"the file {GRAPH} is damaged"),
        (lambda folder: _cut(folder / NETWORK), f"the file {NETWORK} is damaged"),
        (lambda folder: (folder / NETWORK).write_bytes(b""), f"the file {NETWORK} is empty"),
        (lambda folder: (folder / "graph/words.txt").unlink(), "lacks the file graph/words.txt"),
        (lambda folder: [shutil.rmtree(each) for each in folder.iterdir()], "holds no model"),
    ],
    ids=["other bytes", "cut graph", "cut network", "empty network", "lost file", "empty folder"],
)
def test_a_damaged_model_is_told(
    model: Path, tmp_path: Path, damage: Callable[[Path], object], told: str
) -> None:
    damaged = Path(shutil.copytree(model, tmp_path / "damaged"))
    damage(damaged)
    file = said(tmp_path, "uno")
    done = damavoce("hear", "--rules", "italian", "--lang", "en", "--model", str(damaged), file)
    assert (done.returncode, done.stdout) == (1, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_the_package_the_command_that_brings_it_is_named(model: Path, tmp_path: Path) -> None:
    (tmp_path / "vosk.py").write_text("raise ImportError('hidden')")
    env = environment()
    env["PYTHONPATH"] = os.pathsep.join([str(tmp_path), env["PYTHONPATH"]])
    file = said(tmp_path, "uno")
    arguments = ("hear", "--rules", "italian", "--lang", "it", "--model", str(model), file)
    done = damavoce(*arguments, env=env)
    assert (done.returncode, done.stdout) == (1, "")
    assert "manca il pacchetto vosk" in done.stderr
    assert "run.py install" in done.stderr


# Without vosk


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        ((), 2, "Manca FILE.wav"),
        (("a.wav",), 2, "Manca --rules"),
        (("--rules", "chess", "a.wav"), 2, "--rules"),
        (("--rules", "italian", "--model", "nessuno", "a.wav"), 1, "non c'è un modello nessuno"),
        (("--rules", "italian", "--model", "/", "a.wav"), 1, "nella cartella / non c'è un modello"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(
    arguments: tuple[str, ...], status: int, told: str
) -> None:
    done = damavoce("hear", "--lang", "it", *arguments)
    assert (done.returncode, done.stdout) == (status, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_position_that_is_none_is_told(tmp_path: Path) -> None:
    done = damavoce("hear", "--rules", "italian", "--fen", "nonsense", "a.wav")
    (line,) = lines(done)
    assert line["input"] == "nonsense"
    assert done.returncode == 1


def hears(monkeypatch: pytest.MonkeyPatch, folder: Path, *texts: str, fen: str = "") -> list[dict]:
    """What is made of texts that a recogniser has heard, each from a file."""
    monkeypatch.setattr(hear, "find_model", lambda wanted, language: folder)
    monkeypatch.setattr(hear, "Listener", functools.partial(recognising.Listener, kind=SCRIPTED))
    printed: list[dict] = []
    monkeypatch.setattr(hear, "print_json", printed.append)
    files = []
    for number, text in enumerate(texts):
        file = folder / f"{number}.wav"
        file.write_bytes(wav(spelled(*text.split("/"))))
        files.append(str(file))
    given = ["hear", "--rules", "italian", *(["--fen", fen] if fen else []), *files]
    assert hear.run(parse(given), catalog("it")) == 0
    return printed


def test_every_meaning_has_its_form(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    texts = [
        "ventidue diciotto",
        "ventidue diciotto|ventitre diciannove",
        "ventidue tre",
        "mi arrendo",
        "casella diciotto",
        "[unk] [unk]",
    ]
    meanings = [line["meaning"] for line in hears(monkeypatch, tmp_path, *texts)]
    assert meanings[0] == {"kind": "move", "path": (22, 18)}
    assert meanings[1] == {"kind": "ambiguous", "paths": [(22, 18), (23, 19)]}
    assert meanings[2].items() >= {"kind": "illegal", "path": (22, 3)}.items()
    assert meanings[2]["article"]
    assert meanings[3] == {"kind": "command", "command": "resign"}
    assert meanings[4] == {"kind": "command", "command": "square", "squares": (18,)}
    assert meanings[5] == {"kind": "none"}


def test_the_position_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (line,) = hears(monkeypatch, tmp_path, "ventidue diciotto", fen="W:W26:B5")
    assert line["meaning"]["kind"] == "illegal"


def test_that_a_long_sound_takes_a_while_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hear, "QUIET", 0.01)
    monkeypatch.setattr(hear, "_read", lambda _: time.sleep(0.3) or wav(b"\0\0" * 1600))
    hears(monkeypatch, tmp_path, "ventidue diciotto")
    told = capsys.readouterr().err.splitlines()
    assert len(told) > 3
    assert all(line.startswith("Ascolto ancora ") for line in told)


def test_a_sound_of_more_than_ten_minutes_is_refused_with_how_long_it_may_be(
    model: Path, tmp_path: Path
) -> None:
    file = tmp_path / "long.wav"
    file.write_bytes(wav(b"\0" * (2 * 8000 * 601), rate=8000))
    began = time.monotonic()
    done = damavoce("hear", "--rules", "italian", "--lang", "en", "--model", str(model), str(file))
    assert time.monotonic() < began + 15
    assert "files of 10 minutes at most" in lines(done)[0]["error"]


def test_a_short_pause_ends_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A player who thinks in the middle of a move is heard to the end."""
    (line,) = hears(monkeypatch, tmp_path, "ventidue / diciotto")
    assert line["meaning"] == {"kind": "move", "path": (22, 18)}


def test_in_a_long_sound_the_first_thing_that_means_something_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(recognising, "LONGEST_UTTERANCE", 0.0)
    (line,) = hears(monkeypatch, tmp_path, "[unk]/ventidue diciotto/ventitre diciannove")
    assert line["meaning"] == {"kind": "move", "path": (22, 18)}
    assert line["heard"] == ("ventidue diciotto",)


def test_a_recogniser_that_dies_at_a_sound_is_begun_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hear, "find_model", lambda wanted, language: tmp_path)
    monkeypatch.setattr(hear, "Listener", functools.partial(recognising.Listener, kind=SCRIPTED))
    printed: list[dict] = []
    monkeypatch.setattr(hear, "print_json", printed.append)
    real = recognising.Listener.hear
    calls: list[int] = []

    def dies_once(self: recognising.Listener, sound: bytes) -> list:
        calls.append(1)
        if len(calls) == 1:
            self._process.kill()
        return real(self, sound)

    monkeypatch.setattr(recognising.Listener, "hear", dies_once)
    files = [tmp_path / "a.wav", tmp_path / "b.wav"]
    for file in files:
        file.write_bytes(wav(spelled("ventidue diciotto")))
    options = parse(["hear", "--rules", "italian", *map(str, files)])
    assert hear.run(options, catalog("it")) == 1
    assert printed[0]["input"] == str(files[0])
    assert printed[1]["meaning"] == {"kind": "move", "path": (22, 18)}


# Which model


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of models in the place of the program's own."""
    entry = describe(write_tone_model(tmp_path / "toni"), "it", "tones", "MIT")
    (tmp_path / CATALOGUE).write_text(format_catalogue([entry]), "utf-8")
    for module in ("speech.models.catalogue", "assistant.surfaces.ear_model"):
        monkeypatch.setattr(importlib.import_module(module), "models_folder", lambda: tmp_path)
    return tmp_path


def test_a_model_is_found_by_language_name_and_folder(shelf: Path) -> None:
    toni = shelf / "toni"
    assert recognising.find_model(None, "it") == toni
    assert recognising.find_model("toni", "en") == toni
    assert recognising.find_model(str(toni), "en") == toni


@pytest.mark.parametrize(
    ("wanted", "language", "reason"),
    [(None, "pt", ear_model.NO_MODEL), ("altro", "it", ear_model.UNKNOWN_MODEL)],
)
def test_a_model_that_is_not_there_is_told(
    shelf: Path, wanted: str | None, language: str, reason: str
) -> None:
    with pytest.raises(ear_model.ListeningError) as caught:
        recognising.find_model(wanted, language)
    assert caught.value.reason == reason


def test_a_model_that_is_not_as_it_was_made_is_told_with_the_file_if_that_is_known(shelf: Path) -> None:
    conf = shelf / "toni/conf/model.conf"
    conf.write_bytes(conf.read_bytes().replace(b"--beam=10", b"--beam=11"))
    with pytest.raises(ear_model.ListeningError) as caught:
        recognising.find_model(None, "it")
    assert (caught.value.reason, caught.value.fault) == ("damaged-model", None)
    conf.unlink()
    with pytest.raises(ear_model.ListeningError) as caught:
        recognising.find_model(None, "it")
    assert caught.value.fault is not None
    assert caught.value.fault.file == "conf/model.conf"


def test_without_a_catalogue_that_is_told(shelf: Path) -> None:
    (shelf / CATALOGUE).unlink()
    with pytest.raises(ear_model.ListeningError) as caught:
        recognising.find_model("toni", "it")
    assert caught.value.reason == ear_model.NO_CATALOGUE


def test_a_language_without_a_model_is_told_in_one_sentence(
    shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = parse(["hear", "--rules", "italian", said(tmp_path, "uno")])
    assert hear.run(options, catalog("pt")) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "para esta língua" in told.err
