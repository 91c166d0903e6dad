"""What a model costs: processor time of a block of sound, time to load, memory."""

import multiprocessing
import statistics
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import numpy as np

from models.training.evaluation.conditions import staged
from models.training.evaluation.decoding import BLOCK, Decoder
from models.training.evaluation.tables import table
from models.training.evaluation.waveform import pcm16, read_wav

_LOADS = 5
_SEED = 7


class Cost(NamedTuple):
    """Measured in a fresh process."""

    block_median_ms: float
    """Processor time of a tenth of a second of sound, in milliseconds."""
    block_99_ms: float
    """What 99 of 100 blocks stay under."""
    block_most_ms: float
    end_median_ms: float
    """Processor time of the end of an utterance, in which its n-best list is made."""
    load_ms: float
    """Time on the clock to load the model once the library is in memory: the median."""
    grammar_ms: float
    """The same to make its grammars, one for each board, and two recognisers."""
    missing: tuple[str, ...]
    """Words of the grammar that the model lacks."""
    memory_mb: float
    """Resident memory that model and grammars add, after the utterances."""
    growth_mb: float
    """How much of it came with the second half of the utterances."""
    utterances: int


def measure(model: Path, language: str, files: Sequence[Path]) -> Cost:
    """The cost of some utterances. Raises RuntimeError if the measuring process dies."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_measured, args=(theirs, model, language, list(files)))
    child.start()
    theirs.close()
    try:
        cost: Cost = ours.recv()
    except EOFError as error:
        raise RuntimeError(f"the process that measures {model} has died") from error
    finally:
        child.join()
    return cost


def _measured(answer: Connection, model: Path, language: str, files: Sequence[Path]) -> None:
    import vosk

    vosk.SetLogLevel(-1)
    rng = np.random.default_rng(_SEED)
    sounds = [pcm16(staged(read_wav(file), rng)) for file in files]
    before = _resident()
    decoder = Decoder(model, language)
    recognizer = next(iter(decoder.recognizers.values()))
    blocks: list[float] = []
    ends: list[float] = []
    half = before
    for at, samples in enumerate(sounds):
        if at == len(sounds) // 2:
            half = _resident()
        for start in range(0, len(samples), BLOCK):
            begun = time.process_time()
            recognizer.accept(samples[start : start + BLOCK])
            blocks.append(1000 * (time.process_time() - begun))
        begun = time.process_time()
        recognizer.finish()
        ends.append(1000 * (time.process_time() - begun))
    after = _resident()
    loads = [_loading(model) for _ in range(_LOADS)]
    wholes = [_whole_loading(model, language) for _ in range(_LOADS)]
    ranked = sorted(blocks)
    answer.send(
        Cost(
            block_median_ms=statistics.median(blocks),
            block_99_ms=ranked[len(ranked) * 99 // 100],
            block_most_ms=ranked[-1],
            end_median_ms=statistics.median(ends),
            load_ms=1000 * statistics.median(loads),
            grammar_ms=1000 * (statistics.median(wholes) - statistics.median(loads)),
            missing=tuple(sorted(decoder.missing)),
            memory_mb=after - before,
            growth_mb=after - half,
            utterances=len(sounds),
        )
    )


def _loading(model: Path) -> float:
    import vosk

    begun = time.monotonic()
    vosk.Model(str(model))
    return time.monotonic() - begun


def _whole_loading(model: Path, language: str) -> float:
    begun = time.monotonic()
    Decoder(model, language)
    return time.monotonic() - begun


def _resident() -> float:
    """Megabytes of memory that this process really holds."""
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def table_of_costs(cost: Cost) -> str:
    """The figures as a Markdown table."""
    lines = [
        ("100 ms of sound, processor time, median", f"{cost.block_median_ms:.2f} ms"),
        ("the same, 99 of 100 under", f"{cost.block_99_ms:.2f} ms"),
        ("the same, the dearest", f"{cost.block_most_ms:.2f} ms"),
        ("end of an utterance, median", f"{cost.end_median_ms:.2f} ms"),
        ("loading the model", f"{cost.load_ms:.0f} ms"),
        ("its grammars, for both boards", f"{cost.grammar_ms:.0f} ms"),
        (f"memory after {cost.utterances} utterances", f"{cost.memory_mb:.0f} MB"),
        ("of it in their second half", f"{cost.growth_mb:.1f} MB"),
        ("words of the grammar that it lacks", " ".join(cost.missing) or "none"),
    ]
    return "\n".join(["\n## Cost\n", *table(["what", "measured"], lines)])
