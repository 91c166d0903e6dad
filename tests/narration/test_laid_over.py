"""A language laid over another: in Brazilian Portuguese is all that is other in Brazil, and no more."""

import re
from itertools import chain

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from assistant.narration.catalog import (
    Catalog,
    _entries,
    _messages,
    base_languages,
    base_of,
    catalog,
    language_named,
    languages,
    lay_over,
)

LAID_OVER = [language for language in languages() if language not in base_languages()]

FOREIGN = re.compile(
    r"ecrã|ficheiro|ónic|\bperceb[ei](?!d)|\bpremir|\bprima\b|registo|definiç|descarreg|auscultador|travessa"
    r"|\bbasas?\b|\btabelas?\b|demasiad|portas? série|avari|\barranc|em curso|\bnoutr|contacto|ligação"
    r"|\bguard[ae]|porquê|tomad[ao]|\btom(?:a|ar|o|am|ando|ou|aria)\b"
    r"|\b(?:está|estão|estou|esteja|continua|continuo) a \w+r\b|\ba (?:funcionar|pensar)\b|à espera"
    r"|predefin|\bliberte|\bescreva|língua|\bcomprid[ao]s?\b|\bjá (?:não|cá)|-lhe\b|\blogo que"
    r"|\btem de\b|\bao fim de|\baté (?:ao|à)\b|carregue|em baixo"
    r"|\b(?:mover|tomar|jogar|apresentar|remover)-se|apresent(?:a|ou)-se|\bpor si\b|experiment"
    r"|consigo\?|\baceite\b|dezass|dezanov|catorz",
    re.IGNORECASE,
)
"""Words and forms of Portugal that a Brazilian stumbles over, as far as a pattern can know them."""


def resource_of(language: str, name: str) -> ast.Resource | None:
    """A file of messages, read whole."""
    file = _messages().joinpath(language, f"{name}.ftl")
    return FluentResource(file.read_text("utf-8")) if file.is_file() else None


def messages(resource: ast.Resource | None) -> dict[str, ast.Message]:
    assert resource
    assert not any(isinstance(each, ast.Junk) for each in resource.body)
    return {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}


def parts(message: ast.Message) -> dict[str, str]:
    """The words of a message and of its forms."""
    found = {each.id.name: serialize_pattern(each.value).strip() for each in message.attributes}
    return found | ({"": serialize_pattern(message.value).strip()} if message.value else {})


def files(language: str) -> list[str]:
    return sorted(file.name.removesuffix(".ftl") for file in (_messages() / language).iterdir())


@pytest.mark.parametrize("language", languages())
def test_each_message_read_by_itself_is_what_the_whole_file_has(language: str) -> None:
    for name in files(language):
        whole = messages(resource_of(language, name))
        entries = _entries(language, name)
        assert entries.keys() == whole.keys()
        for message, text in entries.items():
            alone = messages(FluentResource(text))[message]
            assert whole[message].equals(alone, ["span", "comment"]), message


def test_there_is_one_laid_over_another() -> None:
    assert LAID_OVER == ["pt-BR"]
    assert base_languages() == ("en", "it", "pt")
    assert [base_of(language) for language in languages()] == ["en", "it", "pt", "pt"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        *(("pt-BR", "pt-BR"), ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("pt_BR.UTF-8", "pt-BR")),
        *(("pt_BR@euro", "pt-BR"), ("PT_br.iso88591", "pt-BR"), ("pt-Latn-BR", "pt-BR")),
        *(("pt", "pt"), ("pt_PT.UTF-8", "pt"), ("pt_AO", "pt"), ("it_CH.UTF-8", "it"), ("en_US", "en")),
        *(("", None), ("de_DE.UTF-8", None), ("C", None), ("italiano", None)),
        *(("br", None), ("-BR", None)),
    ],
)
def test_a_language_is_known_by_the_names_that_systems_give_it(name: str, expected: str | None) -> None:
    assert language_named(name) == expected


@pytest.mark.parametrize("language", LAID_OVER)
def test_only_what_is_other_stands_there_and_nothing_that_the_base_has_not(language: str) -> None:
    assert {*files(language)} <= {*files(base_of(language))}
    for name in files(language):
        beneath = messages(resource_of(base_of(language), name))
        for message, own in messages(resource_of(language, name)).items():
            others = parts(beneath[message])
            for form, words in parts(own).items():
                assert words != others[form], f"{message}.{form} is the same"


@pytest.mark.parametrize("language", LAID_OVER)
def test_no_variable_is_lost_or_unknown(language: str) -> None:
    for name in files(language):
        beneath = messages(resource_of(base_of(language), name))
        for message, own in messages(resource_of(language, name)).items():
            others = parts(beneath[message])
            for form, words in parts(own).items():
                # The cases too: one that the base has got anew may say something else.
                for kind in (r"\$(\w+)", r"\[([\w-]+)\]"):
                    wanted, found = ({*re.findall(kind, text)} for text in (others[form], words))
                    assert found == wanted, f"{message}.{form}"


@pytest.mark.parametrize("language", LAID_OVER)
def test_nothing_is_said_as_in_the_country_of_the_base(language: str) -> None:
    for name in files(base_of(language)):
        beneath, own = resource_of(base_of(language), name), resource_of(language, name)
        assert beneath
        laid = messages(lay_over(own, beneath) if own else beneath)
        for message, words in chain.from_iterable(
            ((each, text) for text in parts(laid[each]).values()) for each in laid
        ):
            assert not FOREIGN.search(words), f"{message}: {FOREIGN.search(words)}"


def test_a_form_that_is_not_other_is_the_one_beneath() -> None:
    beneath = FluentResource("a = ecrã { $x }\n    .brief = curto\n    .again = ecrã\nb = { a.brief }")
    own = FluentResource("a = tela { $x }\n    .again = tela\n")
    laid = messages(lay_over(own, beneath))
    assert parts(laid["a"]) == {"": "tela { $x }", "brief": "curto", "again": "tela"}
    only_a_form = FluentResource("a =\n    .brief = breve\n")
    assert parts(messages(lay_over(only_a_form, lay_over(own, beneath)))["a"])["brief"] == "breve"


def test_words_of_the_base_are_used_in_messages_of_both() -> None:
    brazil, portugal = catalog("pt-BR"), catalog("pt")
    assert brazil.text("talk-goodbye") == "Até a próxima."
    assert portugal.text("talk-goodbye") == "Até à próxima."
    assert brazil.text("words-side", side="white") == portugal.text("words-side", side="white")
    assert brazil.text("listening-not-heard", "brief") == "Não entendi. Repita."
    assert brazil.text("game-computer-thinks") == "Estou pensando."
    assert brazil.text("settings-now", name="language", value="pt-BR") == (
        "Idioma: brasileiro, o português do Brasil."
    )
    with pytest.raises(KeyError):
        Catalog("pt-BR").text("nofile-message")
