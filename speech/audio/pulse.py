"""In the child process of the voice: one sink of PulseAudio, or of PipeWire, and no other.

Who wears headphones hears there what nobody else may hear. Where a sink goes away, the server moves all
that is played there to a sink that is left, be it the loudspeaker: measured with paplay and with the
plugin of ALSA. A stream that says that it must not be moved ends instead, and only the library says it.
"""

import contextlib
import ctypes
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from speech.audio.channels import STEREO, fitted

if TYPE_CHECKING:
    from speech.audio.stream import Track

PATIENCE = 3.0
"""Seconds for the server to answer."""
BLOCK = 0.1
"""Seconds of sound that the server is given ahead."""

_LIBRARY = "libpulse.so.0"
_S16LE = 3
_NO_AUTOSPAWN = 1
_START_CORKED, _DONT_MOVE, _ADJUST_LATENCY = 0x0001, 0x0200, 0x2000
_CONTEXT_READY, _CONTEXT_FAILED = 4, 5
_STREAM_READY, _STREAM_FAILED = 2, 3
_USUAL = 0xFFFFFFFF

_TOLD = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_WANTS = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_DONE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


class PulseError(Exception):
    """There is no such sink, or it has gone away."""


class _Spec(ctypes.Structure):
    _fields_ = (("format", ctypes.c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8))


class _Buffer(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize")
    )


class PulseDevice:
    """The sink of this name, as stream.py's OutputDevice is the usual device."""

    failures: tuple[type[Exception], ...] = (PulseError,)

    def __init__(self, sink: str, on_gone: Callable[[], None]) -> None:
        """Connect; `on_gone` is called when it goes away while nothing is played.

        Raises PulseError, and OSError where the library is missing.
        """
        self.is_lost = False
        self._sink = sink.encode()
        self._on_gone = on_gone
        self._is_gone = self._is_closed = False
        self._rate = 0
        self._stream: int | None = None
        self._track: Track | None = None
        self._library = _library()
        # Whatever is called back must live as long as it may be.
        self._on_state = _TOLD(lambda of, data: self._look())
        self._on_wants = _WANTS(lambda of, count, data: self._fill(count))
        self._on_drained = _DONE(lambda of, is_whole, data: self._drained())
        self._ignore = _DONE(lambda of, is_whole, data: None)
        self._loop = self._library.pa_threaded_mainloop_new()
        api = self._library.pa_threaded_mainloop_get_api(self._loop)
        self._context = self._library.pa_context_new(api, b"damavoce")
        self._library.pa_context_connect(self._context, None, _NO_AUTOSPAWN, None)
        self._library.pa_threaded_mainloop_start(self._loop)
        self._wait(lambda: int(self._library.pa_context_get_state(self._context)), _CONTEXT_READY)

    def prepare(self, rate: int) -> None:
        """Have a stream of this rate to the sink, stopped. Raises PulseError if there is none."""
        if self._is_gone:
            raise PulseError
        if self._stream and self._rate == rate:
            return
        self._drop_stream()
        spec = _Spec(_S16LE, rate, STEREO)
        ahead = int(rate * BLOCK) * 2 * STEREO
        buffer = _Buffer(_USUAL, ahead, 0, _USUAL, _USUAL)
        flags = _START_CORKED | _DONT_MOVE | _ADJUST_LATENCY
        with self._locked():
            call = self._library
            self._stream = call.pa_stream_new(self._context, b"private", ctypes.byref(spec), None)
            if not self._stream:
                raise PulseError
            call.pa_stream_set_write_callback(self._stream, self._on_wants, None)
            call.pa_stream_connect_playback(
                self._stream, self._sink, ctypes.byref(buffer), flags, None, None
            )
        self._wait(lambda: int(self._library.pa_stream_get_state(self._stream)), _STREAM_READY)
        with self._locked():
            self._library.pa_stream_set_state_callback(self._stream, self._on_state, None)
        self._rate = rate
        self._look()  # it may have gone before there was anybody to be told

    def begin(self, track: "Track") -> None:
        """Start playing. Raises PulseError if the sink went away."""
        self.prepare(track.rate)
        with self._locked():
            self._track = track
            self._cork(is_on=False)
            wanted = self._library.pa_stream_writable_size(self._stream)
            if 0 < wanted < _USUAL:
                self._fill(wanted)

    def stop(self) -> float:
        """Fall silent at once; when the last sound began, or 0."""
        track = self._track
        if track and not track.done.is_set():
            track.is_stopped = True
            with self._locked():
                self._cork(is_on=True)
                self._done(self._library.pa_stream_flush(self._stream, self._ignore, None))
            track.done.set()
        return track.began if track else 0.0

    def close(self) -> None:
        """Give the stream back."""
        self._is_closed = True
        self._drop_stream()

    # In the thread of the library, or with its lock

    def _fill(self, count: int) -> None:
        """The server takes so many bytes more."""
        track = self._track
        if track is None or track.done.is_set() or self.is_lost or track.taken >= len(track.data):
            return
        track.last = time.monotonic()
        track.began = track.began or track.last
        frame = 2 * track.channels
        part = track.data[track.taken : track.taken + count // (2 * STEREO) * frame]
        track.taken += len(part)
        sound = fitted(part, track.channels, STEREO)
        self._library.pa_stream_write(self._stream, sound, len(sound), None, 0, 0)
        if track.taken >= len(track.data):
            self._done(self._library.pa_stream_drain(self._stream, self._on_drained, None))

    def _drained(self) -> None:
        if self._track and not self._is_gone:
            self._cork(is_on=True)
            self._track.done.set()

    def _look(self) -> None:
        """Where the stream has ended by itself, its sink is gone."""
        state = self._library.pa_stream_get_state(self._stream) if self._stream else _STREAM_READY
        if state < _STREAM_FAILED or self._is_closed or self._is_gone:
            return
        self._is_gone = True
        track = self._track
        if track and not track.done.is_set():
            track.taken = 0  # it was not heard whole
            track.done.set()
        else:
            self._on_gone()

    def _cork(self, *, is_on: bool) -> None:
        self._done(self._library.pa_stream_cork(self._stream, int(is_on), self._ignore, None))

    def _done(self, operation: int | None) -> None:
        if operation:
            self._library.pa_operation_unref(operation)

    def _drop_stream(self) -> None:
        stream, self._stream = self._stream, None
        if stream:
            with self._locked():
                self._library.pa_stream_set_state_callback(stream, _TOLD(), None)
                self._library.pa_stream_set_write_callback(stream, _WANTS(), None)
                self._library.pa_stream_disconnect(stream)
                self._library.pa_stream_unref(stream)

    def _wait(self, state: Callable[[], int], wanted: int) -> None:
        """Wait until something is ready. Raises PulseError where it will not be."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with self._locked():
                now = state()
            if now == wanted:
                return
            if now > wanted:
                break
            time.sleep(0.005)
        raise PulseError

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        self._library.pa_threaded_mainloop_lock(self._loop)
        try:
            yield
        finally:
            self._library.pa_threaded_mainloop_unlock(self._loop)


def _library() -> Any:
    """The library, with what its functions take and give. Raises OSError where it is missing."""
    library = ctypes.CDLL(_LIBRARY)
    handle, text, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
    for name, gives, *takes in (
        ("threaded_mainloop_new", handle),
        ("threaded_mainloop_get_api", handle, handle),
        ("threaded_mainloop_start", ctypes.c_int, handle),
        ("threaded_mainloop_lock", None, handle),
        ("threaded_mainloop_unlock", None, handle),
        ("context_new", handle, handle, text),
        ("context_connect", ctypes.c_int, handle, text, ctypes.c_int, handle),
        ("context_get_state", ctypes.c_int, handle),
        ("stream_new", handle, handle, text, handle, handle),
        ("stream_connect_playback", ctypes.c_int, handle, text, handle, ctypes.c_int, handle, handle),
        ("stream_get_state", ctypes.c_int, handle),
        ("stream_set_state_callback", None, handle, _TOLD, handle),
        ("stream_set_write_callback", None, handle, _WANTS, handle),
        ("stream_writable_size", size, handle),
        ("stream_write", ctypes.c_int, handle, text, size, handle, ctypes.c_int64, ctypes.c_int),
        ("stream_cork", handle, handle, ctypes.c_int, _DONE, handle),
        ("stream_flush", handle, handle, _DONE, handle),
        ("stream_drain", handle, handle, _DONE, handle),
        ("stream_disconnect", ctypes.c_int, handle),
        ("stream_unref", None, handle),
        ("operation_unref", None, handle),
    ):
        function = getattr(library, f"pa_{name}")
        function.restype, function.argtypes = gives, takes
    return library
