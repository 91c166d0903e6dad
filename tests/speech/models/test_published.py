"""The publisher's list: what is made of it, and of what is no list, or no entry."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.models.published import ListError, best_small, is_name, of_languages, read_list

# As Vosk's own list has them.
ENTRY = {
    "lang": "it",
    "lang_text": "Italian",
    "md5": "0123456789abcdef0123456789abcdef",
    "name": "vosk-model-small-it-0.22",
    "obsolete": "false",
    "size": 50_000_000,
    "size_text": "47.7MiB",
    "type": "small",
    "url": "https://alphacephei.com/vosk/models/vosk-model-small-it-0.22.zip",
    "version": "0.22",
}


def entry(name: str, **changes: Any) -> dict[str, Any]:
    return {**ENTRY, "name": name, **changes}


def names(*entries: object) -> list[str]:
    return [offer.name for offer in read_list(json.dumps(entries).encode())]


def test_an_entry_is_read() -> None:
    (offer,) = read_list(json.dumps([ENTRY]).encode())
    assert (offer.name, offer.language, offer.size) == (ENTRY["name"], "it", 50_000_000)
    assert (offer.address, offer.md5) == (ENTRY["url"], ENTRY["md5"])
    assert offer.is_dynamic
    assert not offer.is_obsolete


def test_what_is_no_model_for_speech_is_left_out() -> None:
    assert names(entry("vosk-model-spk-0.4", type="spk"), entry("vosk-model-tts-it", type="tts")) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "../evil"},
        {"name": "it"},
        {"name": "CON"},
        {"name": "a/b-0.22"},
        {"name": "vosk model"},
        {"name": "vosk-model-\x1b[31m"},
        {"name": ".hidden-model"},
        {"name": "vosk-model."},
        {"name": 3},
        {"size": "50000000"},
        {"size": 0},
        {"size": -1},
        {"size": True},
        {"size": 10**12},
        {"md5": "0"},
        {"md5": None},
        {"lang": "Italian"},
        {"lang": "../it"},
        {"type": None},
    ],
)
def test_an_entry_that_cannot_be_is_left_out_and_the_others_are_read(changes: dict[str, Any]) -> None:
    good = entry("vosk-model-small-it-0.4")
    assert names({**ENTRY, **changes}, good, "nothing", None, [], {}) == [good["name"]]


@pytest.mark.parametrize("data", [b"", b"<html>", b"{}", b'"list"', b"[1", b"\xff", b"[" * 100_000])
def test_what_is_no_list_is_told_as_that(data: bytes) -> None:
    with pytest.raises(ListError):
        read_list(data)


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_a_list_or_none(data: bytes) -> None:
    with contextlib.suppress(ListError):
        assert read_list(data) == []


def test_the_small_ones_come_first_and_languages_in_their_order() -> None:
    offers = read_list(
        json.dumps(
            [
                entry("vosk-model-it-0.22", size=1_200_000_000, type="big"),
                entry("vosk-model-small-en-us-0.15", lang="en-us"),
                entry("vosk-model-small-it-0.22"),
                entry("vosk-model-small-fr-0.22", lang="fr"),
            ]
        ).encode()
    )
    assert [offer.name for offer in of_languages(offers, ["it", "en"])] == [
        "vosk-model-small-it-0.22",
        "vosk-model-it-0.22",
        "vosk-model-small-en-us-0.15",
    ]


def test_the_best_is_the_newest_small_one_of_the_usual_country() -> None:
    offers = read_list(
        json.dumps(
            [
                entry("vosk-model-small-en-us-0.4", lang="en-us", version="0.4"),
                entry("vosk-model-small-en-us-0.15", lang="en-us", version="0.15"),
                entry("vosk-model-small-en-us-zamia-0.5", lang="en-us", version="zamia-0.5"),
                entry("vosk-model-small-en-us-0.99", lang="en-us", version="0.99", obsolete="true"),
                entry("vosk-model-small-en-in-0.4", lang="en-in", version="0.40"),
                entry("vosk-model-en-us-0.22", lang="en-us", version="0.22", type="big"),
                entry("vosk-model-en-us-0.22-lgraph", lang="en-us", type="big-lgraph"),
            ]
        ).encode()
    )
    best = best_small(offers, "en")
    assert best
    assert best.name == "vosk-model-small-en-us-0.15"
    assert best_small(offers, "it") is None


def test_names_that_may_be_files() -> None:
    assert is_name("vosk-model-small-en-us-0.15")
    assert is_name("vosk-model-pt-fb-v0.1.1-20220516_2113")
    assert not is_name("a" * 101)
    assert not is_name("vosk-model\n")
