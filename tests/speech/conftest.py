"""The sound servers of the tests, the players that are heard there, and what an ear hears instead."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.speech.support.microphones import Pipe
from tests.speech.support.players import KINDS, need
from tests.speech.support.sound_server import SoundServer, sound_server


@pytest.fixture
def server() -> Iterator[SoundServer]:
    """Have a daemon that the test may kill."""
    with sound_server() as running:
        yield running


@pytest.fixture(scope="module")
def shared() -> Iterator[SoundServer]:
    """Have a daemon for all tests of a module that leave it alive."""
    with sound_server() as running:
        yield running


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    need(request.param)
    return str(request.param)


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Pipe]:
    made = Pipe(tmp_path)
    yield made
    made.close()
