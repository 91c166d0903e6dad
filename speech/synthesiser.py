"""The child process that makes sound of words, and what its parent holds of it.

Frames to it: `say` with id, text, language and rate. Frames from it: `ready` with its languages,
`sound` with id and rate and the samples behind, `failed` with id, reason and detail (id 0: no engine).
"""

import sys
from collections.abc import Callable
from typing import IO

from speech.child import Child, serve, take_pipes
from speech.frames import Message, write_frame
from speech.synth import BROKEN, Sound, Synth, SynthError

Outcome = Sound | SynthError
OnReady = Callable[[tuple[str, ...]], None]
OnOutcome = Callable[[int, Outcome], None]


class Synthesiser:
    """The parent's side. Answers come from a thread of their own, each with the number asked for."""

    def __init__(
        self, on_ready: OnReady, on_outcome: OnOutcome, on_end: Callable[[], None], kind: str = "system"
    ) -> None:
        """Start it; `kind` is `system`, or `silent`. Raises ChildGone."""
        self._on_ready = on_ready
        self._on_outcome = on_outcome
        self._child = Child(__name__, self._receive, on_end, (kind,))

    @property
    def pid(self) -> int:
        """The number of the child process."""
        return self._child.pid

    def say(self, number: int, text: str, language: str, rate: int) -> None:
        """Ask for one sentence as sound; `number` is above 0. Raises ChildGone."""
        self._child.send({"do": "say", "id": number, "text": text, "language": language, "rate": rate})

    def kill(self) -> None:
        """End it now; its end is told."""
        self._child.kill()

    def close(self) -> None:
        """Let it end."""
        self._child.close()

    def _receive(self, message: Message, data: bytes) -> None:
        match message:
            case {"did": "ready", "languages": [*languages]}:
                self._on_ready(tuple(map(str, languages)))
            case {"did": "sound", "id": int(number), "rate": int(rate)}:
                self._on_outcome(number, Sound(data, rate))
            case {"did": "failed", "id": int(number), "reason": str(reason), "detail": str(detail)}:
                self._on_outcome(number, SynthError(reason, detail))


def main(kind: str) -> None:
    """The child's side: make the synthesiser and answer until the parent is gone."""
    pipes = take_pipes()
    to_parent = pipes[1]
    try:
        synth = _synth(kind)
    except SynthError as error:
        _tell_failure(to_parent, 0, error)
        return
    write_frame(to_parent, {"did": "ready", "languages": synth.languages()})
    try:
        serve(lambda message, _: _say(synth, message, to_parent), pipes)
    finally:
        synth.close()


def _synth(kind: str) -> Synth:
    if kind == "silent":
        from speech.synths.silent_synth import SilentSynth

        return SilentSynth()
    from speech.synths.pyttsx3_synth import Pyttsx3Synth

    return Pyttsx3Synth()


def _say(synth: Synth, message: Message, to_parent: IO[bytes]) -> None:
    match message:
        case {
            "do": "say",
            "id": int(number),
            "text": str(text),
            "language": str(language),
            "rate": int(rate),
        }:
            try:
                sound = synth.synthesise(text, language, rate)
            except SynthError as error:
                _tell_failure(to_parent, number, error)
            else:
                write_frame(
                    to_parent, {"did": "sound", "id": number, "rate": sound.rate}, sound.samples
                )
        case _:
            _tell_failure(to_parent, 0, SynthError(BROKEN, "a frame that asks for nothing"))


def _tell_failure(to_parent: IO[bytes], number: int, error: SynthError) -> None:
    message = {"did": "failed", "id": number, "reason": error.reason, "detail": error.detail}
    write_frame(to_parent, message)


if __name__ == "__main__":
    main(sys.argv[1])
