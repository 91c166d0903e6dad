"""Models damaged at random: each is refused, or heard with, or ends the child; the program goes on."""

import random
import shutil
import struct
from collections import Counter
from pathlib import Path

import pytest

from speech.ear.recognizers import process
from speech.ear.recognizers.checks import check_model
from speech.ear.recognizers.process import VOSK, Ended, RequestRefused, UtteranceEnded
from speech.process.child import ChildGone
from tests.speech.support.ears import Ear, need_vosk
from tests.speech.support.tone_model import WORDS, spoken, start_of_arcs, write_tone_model

SAID = spoken("uno", "due", "ventidue")


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tone_model(tmp_path_factory.mktemp("damage") / "model")


def damage(rng: random.Random, model: Path) -> str:
    """Damage one file of a model as disks, downloads and people do; what was done."""
    file = rng.choice(sorted(file for file in model.rglob("*") if file.is_file()))
    data = bytearray(file.read_bytes())
    place = rng.randrange(len(data) + 1)
    how = rng.choice(["cut off", "changed", "one bit", "zeroed", "shortened", "removed", "lengthened"])
    match how:
        case "cut off":
            del data[place:]
        case "changed":
            for each in rng.choices(range(len(data)), k=rng.choice([1, 1, 2, 5])) if data else ():
                data[each] = rng.randrange(256)
        case "one bit":
            data[place : place + 1] = bytes(
                byte ^ 1 << rng.randrange(8) for byte in data[place : place + 1]
            )
        case "zeroed":
            size = min(len(data) - place, rng.choice([4, 16, 64, 512]))
            data[place : place + size] = bytes(size)
        case "shortened":
            del data[place : place + rng.randrange(1, 9)]
        case "lengthened":
            data[place:place] = rng.randbytes(rng.randrange(1, 9))
    file.write_bytes(data)
    if how == "removed":
        file.unlink()
    return f"{file.name} {how} at {place}"


def outcome(model: Path, kind: str = VOSK) -> type[UtteranceEnded] | type[RequestRefused] | type[Ended]:
    """What comes of hearing with a model, whatever its state."""
    with Ear(kind) as ear:
        try:
            ear.process.load(model)
            ear.process.listen_for([*WORDS], least=60)
            ear.hear(SAID)
            ear.process.finish()
        except ChildGone:
            return Ended
        while True:
            news = ear.after_partials()
            if isinstance(news, UtteranceEnded | RequestRefused | Ended):
                return type(news)


def seen_through(model: Path, folder: Path, seeds: range) -> Counter[str]:
    """The outcomes of so many damages; those that the checks see need no child."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        damaged = Path(shutil.copytree(model, folder / f"{seed}"))
        told = damage(random.Random(seed), damaged)
        if check_model(damaged):
            counts["checked"] += 1
        else:
            found = outcome(damaged).__name__
            counts[found] += 1
            if found == "Ended":
                counts[told] += 1
        shutil.rmtree(damaged)
    return counts


def test_damage_is_seen_before_the_native_library_sees_it(model: Path, tmp_path: Path) -> None:
    counts = seen_through(model, tmp_path, range(50))
    assert counts["checked"] >= 30, counts
    assert not counts["Ended"], counts


@pytest.mark.proof
def test_damage_without_end(model: Path, tmp_path: Path) -> None:
    counts = seen_through(model, tmp_path, range(1000, 5000))
    assert counts["checked"] >= 2500, counts
    assert counts["Ended"] <= 4, counts


def test_without_the_checks_the_native_library_dies_alone(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the checks may still let by: the program is told, and goes on."""
    need_vosk()
    astray = Path(shutil.copytree(model, tmp_path / "astray"))
    graph = astray / "graph/HCLr.fst"
    data = bytearray(graph.read_bytes())
    arcs = start_of_arcs(graph)
    for arc in range(10):
        struct.pack_into("<i", data, arcs + 16 * arc + 12, 1_000_000_000)  # the next state
    graph.write_bytes(data)
    assert check_model(astray)
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    assert outcome(astray, "unchecked") is Ended
