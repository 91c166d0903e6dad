"""`damavoce models`: a publisher on this machine, real processes, what is got, listed and refused."""

import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from assistant.narration.catalog import base_languages, catalog, languages
from speech.models.catalogue import models_folder
from speech.models.installed import installed_models
from tests.app.support.model_machine import (
    MUCH_SPACE,
    NAME,
    WAV,
    Machine,
    assert_refused,
    changed,
    rows,
)
from tests.app.support.processes import ROOT, damavoce
from tests.speech.support.ears import need_vosk
from tests.speech.support.model_publisher import LIST, Publisher, publisher, zipped

# As it should be


def test_a_better_model_is_got_used_checked_and_removed(machine: Machine) -> None:
    need_vosk()
    with publisher() as there:
        there.publish(NAME, zipped(models_folder() / "it", NAME))
        done = machine.get(there)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == f"Scarico {NAME}, 3,2 megabyte."
    assert [line.partition(" ")[0] for line in lines[1:11]] == [str(10 * n) for n in range(1, 11)]
    assert lines[12] == f"Fatto. D'ora in poi per la lingua italiano si usa {NAME}."
    assert machine.best() == NAME
    assert machine.left() == []

    heard = damavoce("hear", "--rules", "italian", "--lang", "it", WAV, env=machine.env)
    assert rows(heard)[0]["meaning"] == {"kind": "move", "path": [22, 18]}
    named = damavoce(
        "hear", "--rules", "italian", "--lang", "it", "--model", NAME, WAV, env=machine.env
    )
    assert rows(named)[0]["meaning"] == {"kind": "move", "path": [22, 18]}

    (checked,) = rows(machine.models("check", NAME, "--json"))
    assert (checked["name"], checked["ok"], checked["reason"]) == (NAME, True, "")
    assert checked["ms"] > 0
    assert machine.models("check").stdout.count("va bene") == 1 + len(base_languages())
    assert machine.models("remove", NAME).stdout == f"{NAME} è stato tolto.\n"
    assert machine.best() == ""
    assert [*(machine.home / "unpacked").iterdir()] == []


def test_the_model_that_is_used_is_the_downloaded_one(machine: Machine, there: Publisher) -> None:
    """The tones know few words: what is missing shows which model hears."""
    done = machine.get(there)
    lacks = re.search("perché mancano al modello: .* e altre [0-9]{3}", done.stdout)
    assert lacks
    assert done.stdout.splitlines()[-1].endswith(f"models remove {NAME}.")
    heard = damavoce("hear", "--rules", "italian", "--lang", "it", WAV, env=machine.env)
    assert lacks[0] in heard.stderr
    again = machine.get(there, NAME)
    assert again.stdout == f"{NAME} c'è già, e d'ora in poi si usa per la lingua italiano.\n"
    assert len(there.ranges(NAME)) == 1


def test_the_list_has_what_is_here_and_what_is_offered(machine: Machine, there: Publisher) -> None:
    data = there.files[f"/{NAME}.zip"]
    there.publish("vosk-model-it-0.22", data, type="big", size=1_200_000_000)
    there.publish("vosk-model-small-it-0.4", data, obsolete="true", size=30_000_000, version="0.4")
    there.publish("vosk-model-small-en-us-0.15", data, lang="en-us", size=40_000_000)
    there.publish("vosk-model-small-fr-0.22", data, lang="fr")
    there.publish("vosk-model-spk-0.4", data, type="spk")
    machine.get(there)
    done = machine.models("list", "--json", "--from", there.address())
    found = {row["name"]: row for row in rows(done)}
    assert [*found] == [
        *("it", NAME, "en", "pt"),
        *("vosk-model-small-it-0.4", "vosk-model-it-0.22", "vosk-model-small-en-us-0.15"),
    ]
    assert [name for name in found if found[name]["installed"]] == ["it", NAME, "en", "pt"]
    assert [name for name in found if found[name]["used"]] == [NAME, "en", "pt"]
    assert [name for name in found if found[name]["obsolete"]] == ["vosk-model-small-it-0.4"]
    assert [name for name in found if not found[name]["fit"]] == ["vosk-model-it-0.22"]
    everything = rows(machine.models("list", "--json", "--all", "--from", there.address()))
    assert everything[-1]["name"] == "vosk-model-small-fr-0.22"
    for lang in languages():
        text = machine.models("list", "--from", there.address(), lang=lang).stdout
        assert len(text.splitlines()) == 3 + len(found)
        assert "none" not in text
        assert "{" not in text


@pytest.mark.parametrize("data", [None, b"<html>Welcome</html>", b"[]"])
def test_without_the_list_what_is_here_is_listed(
    machine: Machine, there: Publisher, data: bytes | None
) -> None:
    there.files.pop(LIST)
    if data:
        there.files[LIST] = data
    done = machine.models("list", "--json", "--from", there.address())
    assert done.returncode == 0
    assert [row["name"] for row in rows(done)] == ["it", "en", "pt"]
    assert done.stderr.count("\n") == (0 if data == b"[]" else 1)
    told = "Non c'è un modello x" if data == b"[]" else "L'elenco dei modelli da scaricare non si può"
    assert_refused(machine.get(there, "x"), told)


def test_as_json_the_answer_stands_alone(machine: Machine, there: Publisher) -> None:
    done = machine.models("get", "--json", "--from", there.address(), NAME)
    (row,) = rows(done)
    assert (row["name"], row["language"], row["new"]) == (NAME, "it", True)
    assert Path(row["folder"]).is_relative_to(machine.home)
    assert "100 per cento" in done.stderr
    assert rows(machine.models("remove", NAME, "--json")) == [{"name": NAME, "removed": True}]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "list|get|check|remove"),
        (("fetch",), "fetch"),
        (("get",), "NAME"),
        (("remove",), "NAME"),
        (("get", "a", "b"), '"b"'),
        (("list", "a"), '"a"'),
        (("remove", "a", "--all"), "--all"),
        (("check", "--from", "https://example.org"), "--from"),
        (("list", "--from", "http://example.org/list.json"), "https"),
        (("list", "--from", "list.json"), "https"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(
    machine: Machine, arguments: tuple[str, ...], told: str
) -> None:
    done = machine.models(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert not machine.home.exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("remove", "it"), "viene con il programma"),
        (("remove", "nessuno"), "Non ne hai scaricato nessuno"),
        (("remove", "../../x"), "Non ne hai scaricato nessuno"),
        (("check", "nessuno"), "Ci sono: en, it, pt"),
    ],
)
def test_a_model_that_is_not_there_is_told(
    machine: Machine, arguments: tuple[str, ...], told: str
) -> None:
    assert_refused(machine.models(*arguments), told)


# What is of no use


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"type": "big"}, "non si può dire quali parole aspettarsi"),
        ({"lang": "fr"}, "per una lingua che il programma non parla"),
        ({"url": "http://example.org/model.zip"}, "deve cominciare con https"),
        ({"url": "file:///etc/passwd"}, "deve cominciare con https"),
        ({"md5": "0" * 32}, "non è il file annunciato"),
        ({"size": 12_345}, "non ha la grandezza annunciata"),
        ({"size": 9_999_999_999}, "non ha la grandezza annunciata"),
    ],
)
def test_an_offer_that_cannot_be_used_is_told(
    machine: Machine, there: Publisher, entry: dict[str, Any], told: str
) -> None:
    there.publish(NAME, there.files[f"/{NAME}.zip"], **entry)
    done = machine.get(there, NAME, after=MUCH_SPACE)
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert machine.best() == ""
    assert machine.left() == []


def _traversal(new: zipfile.ZipFile, name: str, data: bytes) -> None:
    new.writestr(name, data)
    if name.endswith("final.mdl"):
        new.writestr("../../../evil", b"evil")


def _bomb(new: zipfile.ZipFile, name: str, data: bytes) -> None:
    data = bytes(5_000_000) if name.endswith("words.txt") else data
    new.writestr(name, data, zipfile.ZIP_DEFLATED)


def _static(new: zipfile.ZipFile, name: str, data: bytes) -> None:
    new.writestr(name.replace("HCLr", "HCLG"), data)


def _cut_graph(new: zipfile.ZipFile, name: str, data: bytes) -> None:
    new.writestr(name, data[: len(data) // 2] if name.endswith("HCLr.fst") else data)


def _no_network_file(new: zipfile.ZipFile, name: str, data: bytes) -> None:
    if not name.endswith("final.mdl"):
        new.writestr(name, data)


def _other_words(new: zipfile.ZipFile, name: str, data: bytes) -> None:
    if name.endswith("words.txt"):
        data = re.sub(rb"^[a-z].* ", lambda found: b"x" + found[0], data, flags=re.MULTILINE)
        data = data.replace(b"[unk]", b"[other]")
    new.writestr(name, data)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_traversal, "potrebbero fare danni"),
        (_bomb, "più di quanto un modello possa avere"),
        (_static, "non gli si può dire quali parole aspettarsi"),
        (_cut_graph, "il file graph/HCLr.fst è danneggiato"),
        (_no_network_file, "manca il file am/final.mdl"),
        (_other_words, "non conosce nessuna delle parole"),
        (None, "non è un archivio zip"),
    ],
    ids=["traversal", "bomb", "static graph", "cut graph", "lost file", "other words", "no zip"],
)
def test_an_archive_that_is_no_good_leaves_what_was_there(
    machine: Machine, there: Publisher, archive: bytes, change: Any, told: str
) -> None:
    machine.get(there)
    before = installed_models(machine.home)
    there.publish(NAME, changed(archive, change) if change else b"Cara Anna," * 100)
    there.tags.clear()
    assert_refused(machine.get(there), told)
    assert installed_models(machine.home) == before
    assert machine.best() == NAME
    assert machine.left() == []
    assert not [*machine.home.parents[1].rglob("evil")]


# Words


def reasons(language: str, message: str) -> list[str]:
    """What a message knows to tell apart first of all."""
    file = ROOT / "assistant/narration/messages" / language / "models.ftl"
    block = re.search(rf"^models-{message} = .*?^}}", file.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block
    return re.findall(r"^    \*?\[([\w-]+)\]", block[0], re.MULTILINE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", ["why", "unfit"])
def test_every_reason_is_told_in_every_language(language: str, message: str) -> None:
    values = {"detail": "7", "trouble": "other", "file": "f", "command": "c"}
    known = reasons(language, message)
    told = {catalog(language).text(f"models-{message}", "", reason=each, **values) for each in known}
    assert known == reasons("it", message)
    assert len(told) == len(known)
    assert all(text.endswith(".") and text.isprintable() for text in told)
