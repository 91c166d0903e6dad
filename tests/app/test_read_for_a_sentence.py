"""What a fresh program reads for the first sentence that is typed, where nobody is listened to."""

from pathlib import Path

import pytest

from tests.app.support.processes import damavoce, environment

TELL = """
import atexit, sys
parsed = []
def tell():
    from assistant.parsing.words.vocabulary import vocabulary
    listens = "assistant.parsing.hearing.grammar" in sys.modules
    print("read", vocabulary.cache_info().currsize, "expected aloud", listens, "parsed", *parsed)
atexit.register(tell)
import assistant.parsing.words.toml_files as files
parse = files.parse
def counted(data):
    parsed.append(len(data))
    return parse(data)
files.parse = counted
"""


@pytest.mark.parametrize(
    "line",
    [
        "what can I take with the 22",
        "who is winning here",
        "is the Italian game harder than the English one",
    ],
)
def test_one_language_and_once(line: str, tmp_path: Path) -> None:
    env = environment(XDG_CACHE_HOME=str(tmp_path / "cache"), XDG_DATA_HOME=str(tmp_path))
    read = []
    for _ in range(2):
        done = damavoce(
            *("play", "--lang", "en", "--voice", "off", "--black", "human"),
            lines=f"{line}\nno\n{line}\nno\nquit\ny\n",
            env=env,
            after=TELL,
        )
        assert done.returncode == 0, done.stderr
        read.append(done.stdout.splitlines()[-1].split(" parsed"))
    assert {what for what, _ in read} == {"read 1 expected aloud False"}
    first, second = (len(sizes.split()) for _, sizes in read)
    assert first == 2  # phrases and sounds
    assert second == 0  # compiled by the first one
