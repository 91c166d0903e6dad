"""The child process of `Reader`, and the only file that knows prismatoid (imported as prism).

Its native code calls other programs and waits for them: Orca over D-Bus, for one, for 25 seconds. So
every call has a limit, after which the process ends itself.
"""

import contextlib
import sys
from typing import Any

from speech.process.frames import Message
from speech.process.limit import limit
from speech.process.parent import Parent

READERS = (
    *("NVDA", "JAWS", "ORCA", "VOICE_OVER", "ZDSR", "SYSTEM_ACCESS", "WINDOW_EYES", "ZOOM_TEXT"),
    *("SENSE_READER", "PC_TALKER", "BOY_PC_READER"),
)
"""The backends that are a person's screen reader, with the voice and rate of their choice.

Not SAPI, OneCore, AVSpeech, Speech Dispatcher, Spiel: they are synthesisers, and merely asking for
Speech Dispatcher starts its server (measured: 1.1 s, and it stays). Not UIA, which needs a window of
one's own; VoiceOver seems to need one as well, and is refused where there is none.
"""

LIMIT = 4.0
"""Seconds after which a reader is taken to hang. Orca does one thing at a time, and may be busy."""
LIMIT_OF_THE_SEARCH = 20.0
"""It begins with the import, which a cold disk or a virus scanner may make long."""


def main(kind: str) -> None:
    """Find a reader and do what is asked until the parent, or the reader, is gone."""
    parent = Parent()
    with limit(LIMIT_OF_THE_SEARCH):
        backend = _find(kind)
    if backend is None:
        return
    parent.tell({"did": "ready", "name": backend.name})
    with contextlib.suppress(_Gone):
        parent.serve(lambda message, _: _obey(backend, message))


class _Gone(Exception):
    """The reader does not take words any more."""


def _find(kind: str) -> Any:
    """The best backend that works now, or None; also where the package is missing or broken."""
    try:
        import prism

        context = prism.Context()
    except (ImportError, OSError, RuntimeError):
        return None
    kinds = [context.id_of(index) for index in range(context.backends_count)]
    for each in sorted(kinds, key=context.priority_of, reverse=True):
        if kind != "any" and each.name not in READERS:
            continue
        with contextlib.suppress(prism.PrismError, ValueError):
            backend = context.acquire(each)
            if backend.features.is_supported_at_runtime:
                return _Backend(backend, context, prism.PrismError)
    return None


class _Backend:
    """A backend of prism; the context lives as long as it does."""

    def __init__(self, backend: Any, context: Any, error: type[Exception]) -> None:
        self._backend = backend
        self._context = context
        self._error = error
        self.name = str(backend.name)

    def speak(self, text: str, interrupt: bool) -> None:
        try:
            self._backend.speak(text, interrupt)
        except self._error:
            # Silencing may be what failed, and then nothing was said: the words matter more.
            try:
                self._backend.speak(text, False)
            except self._error as error:
                raise _Gone from error

    def stop(self) -> None:
        # A reader that had nothing to say may call that a failure; one that is gone shows it when it
        # is to speak.
        with contextlib.suppress(self._error):
            self._backend.stop()


def _obey(backend: _Backend, message: Message) -> None:
    match message:
        case {"do": "speak", "text": str(text), "interrupt": bool(interrupt)}:
            words = _clean(text)
            with limit(LIMIT):
                if words:
                    backend.speak(words, interrupt)
                elif interrupt:
                    backend.stop()
        case {"do": "stop"}:
            with limit(LIMIT):
                backend.stop()


def _clean(text: str) -> str:
    """Without what C and D-Bus take for the end or for an error: NUL and halves of characters."""
    return text.encode("utf-8", "replace").decode().replace("\0", " ").strip()


if __name__ == "__main__":
    main(sys.argv[1])
