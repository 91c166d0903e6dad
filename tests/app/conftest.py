"""What several tests of the program share: a publisher, with a small model, a machine, and a word."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.support.model_machine import NAME, Machine
from tests.app.support.said_words import said
from tests.speech.support.ears import need_vosk
from tests.speech.support.model_publisher import Publisher, publisher, zipped
from tests.speech.support.tone_model import write_tone_model


@pytest.fixture(scope="module")
def tones(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_vosk()
    return write_tone_model(tmp_path_factory.mktemp("model") / "tones")


@pytest.fixture(scope="module")
def archive(tones: Path) -> bytes:
    return zipped(tones, NAME)


@pytest.fixture
def there(archive: bytes) -> Iterator[Publisher]:
    with publisher() as running:
        running.publish(NAME, archive)
        running.tags[f"/{NAME}.zip"] = '"one"'
        yield running


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "data")


@pytest.fixture(scope="module")
def word(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The word, as the program's own voice says it, 14 decibels below the loudest."""
    return said("it", "ventidue", tmp_path_factory.mktemp("said"))
