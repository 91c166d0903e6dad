"""Faster, softer, at its maximum: the rate and the volume in relative words, from what holds now."""

import pytest

from assistant.dialogue.effects import Remember, Say, UseVoice
from assistant.settings.preferences import NAMED, stepped
from tests.dialogue.support.talk import Talk, settings_for

WISHES = {
    ("rate", "down"): {
        "it": (
            *("più lento", "parla più lentamente", "rallenta", "meno veloce", "velocità più bassa"),
            *("mettilo più lento", "puoi parlare più lento?", "parli troppo veloce", "vai più lento"),
        ),
        "en": (
            *("slower", "speak slower", "slow down", "a bit slower please", "rate lower", "too fast"),
            *("can you speak more slowly?", "slow it down", "make it slower", "you talk too fast"),
        ),
        "pt": (
            *("mais devagar", "fala mais devagar", "mais lento", "abranda", "menos depressa"),
            *("velocidade mais baixa", "põe mais lento", "podes falar mais devagar?"),
        ),
        "pt-BR": ("fale mais devagar", "desacelera", "mais lento", "menos rápido", "rápido demais"),
    },
    ("rate", "up"): {
        "it": ("più veloce", "parla più veloce", "accelera", "un po' più veloce", "velocità più alta"),
        "en": ("faster", "speed up", "speak faster", "a little faster", "rate up", "read quicker"),
        "pt": ("mais rápido", "fala mais depressa", "acelera", "menos lento", "sobe a velocidade"),
        "pt-BR": ("fala mais rápido", "acelera", "aumenta a velocidade", "mais rápida"),
    },
    ("volume", "down"): {
        "it": (
            "abbassa la voce",
            "abbassa il volume",
            "volume più basso",
            "meno forte",
            "parla a bassa voce",
        ),
        "en": (
            *("softer", "turn it down", "turn the volume down", "quieter", "lower your voice"),
            *("volume down", "you're too loud", "can you speak softer?"),
        ),
        "pt": ("baixa o volume", "fala mais baixo", "menos volume", "mais baixo", "baixa a voz"),
        "pt-BR": ("abaixa o volume", "diminui o volume", "fale mais baixo", "alto demais"),
    },
    ("volume", "up"): {
        "it": (
            "parla più forte",
            "alza il volume",
            "alza la voce",
            "più forte",
            "la voce è troppo bassa",
        ),
        "en": (
            "louder",
            "speak up",
            "turn it up",
            "turn up the volume",
            "raise your voice",
            "volume up",
        ),
        "pt": ("fala mais alto", "aumenta o volume", "mais volume", "sobe o volume", "mais alto"),
        "pt-BR": ("fale mais alto", "aumente o volume", "volume mais alto", "baixo demais"),
    },
    ("rate", "most"): {
        "it": (
            "velocità massima",
            "velocità al massimo",
            "il più veloce possibile",
            "metti la velocità al massimo",
        ),
        "en": (
            "maximum speed",
            "rate maximum",
            "as fast as possible",
            "speed to the max",
            "full speed",
        ),
        "pt": ("velocidade máxima", "velocidade no máximo", "o mais rápido possível"),
        "pt-BR": ("velocidade no máximo", "velocidade máxima", "põe a velocidade no máximo"),
    },
    ("rate", "least"): {
        "it": ("velocità minima", "velocità al minimo", "il più lento possibile"),
        "en": ("minimum speed", "rate at minimum", "as slow as possible"),
        "pt": ("velocidade mínima", "velocidade no mínimo", "o mais devagar possível"),
        "pt-BR": ("velocidade no mínimo", "velocidade mínima"),
    },
    ("volume", "most"): {
        "it": (
            "volume al massimo",
            "volume massimo",
            "il volume al massimo",
            "alza il volume al massimo",
        ),
        "en": (
            "full volume",
            "maximum volume",
            "volume max",
            "as loud as possible",
            "turn it all the way up",
        ),
        "pt": ("volume no máximo", "volume ao máximo", "volume máximo", "o mais alto possível"),
        "pt-BR": ("volume no máximo", "põe o volume no máximo"),
    },
    ("volume", "least"): {
        "it": ("volume al minimo", "volume minimo", "abbassa il volume al minimo"),
        "en": ("minimum volume", "volume at minimum", "as quiet as possible"),
        "pt": ("volume no mínimo", "volume mínimo"),
        "pt-BR": ("volume no mínimo", "o mais baixo possível"),
    },
    ("rate", "usual"): {
        "it": ("velocità normale", "velocità predefinita"),
        "en": ("normal speed", "default rate"),
        "pt": ("velocidade normal",),
        "pt-BR": ("velocidade padrão",),
    },
}
CASES = [
    (name, step, language, line)
    for (name, step), lines in WISHES.items()
    for language, all_of_them in lines.items()
    for line in all_of_them
]
RATE, VOLUME = 300, 60
NOW = {"rate": RATE, "volume": VOLUME}


def talk_of(language: str, rate: int = RATE, volume: int = VOLUME) -> Talk:
    base = language.partition("-")[0]
    changes = {"rates": ((base, rate),), "volumes": ((base, volume),)}
    talk = Talk(settings_for(language=language, **changes))
    talk.type("22-18")
    talk.answer("12-16")
    talk.done.clear()
    return talk


def held(talk: Talk) -> dict[str, int]:
    settings = talk.dialogue.talk.settings
    return {"rate": settings.rate, "volume": settings.volume}


@pytest.mark.parametrize(("name", "step", "language", "line"), CASES)
def test_what_is_wanted_of_the_voice_is_done_and_the_new_value_said(
    name: str, step: str, language: str, line: str
) -> None:
    talk = talk_of(language)
    said = talk.type(line)
    wanted = stepped(NAMED[name], str(NOW[name]), step)
    assert held(talk) == NOW | {name: int(wanted)}
    assert wanted in said[0]
    assert Remember(f"{name}-{language}", wanted) in talk.done
    used = next(place for place, each in enumerate(talk.done) if isinstance(each, UseVoice))
    assert used < next(place for place, each in enumerate(talk.done) if isinstance(each, Say))
    assert talk.dialogue.talk.here.expected is None
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize("name", ["rate", "volume"])
def test_a_step_is_felt_and_never_beyond_the_limits(name: str) -> None:
    preference = NAMED[name]
    assert preference.between
    for value in preference.between:
        for step, sign in (("up", 1), ("down", -1)):
            other = int(stepped(preference, str(value), step))
            assert other in preference.between
            limit = preference.between[-1 if sign > 0 else 0]
            assert (other - value) * sign >= min(10, abs(limit - value))


@pytest.mark.parametrize(
    ("language", "line", "name", "limit"),
    [
        *(("it", "più veloce", "rate", 700), ("it", "più lento", "rate", 80)),
        *(("it", "parla più forte", "volume", 100), ("it", "abbassa la voce", "volume", 5)),
        *(("it", "volume al massimo", "volume", 100), ("en", "faster", "rate", 700)),
        *(("en", "turn it up", "volume", 100), ("en", "slower", "rate", 80)),
        *(("pt", "mais rápido", "rate", 700), ("pt", "fala mais alto", "volume", 100)),
        *(("pt-BR", "fale mais baixo", "volume", 5), ("pt-BR", "mais devagar", "rate", 80)),
    ],
)
def test_at_a_limit_it_is_said_with_the_limit(language: str, line: str, name: str, limit: int) -> None:
    talk = talk_of(language, **{name: limit})
    said = talk.type(line)
    assert str(limit) in said[0]
    assert not said[0].startswith(("Fatto", "Done", "Feito")), "nothing was changed"
    assert held(talk)[name] == limit
    assert not any(isinstance(each, Remember) for each in talk.done)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("it", each) for each in ("più lento", "più piano", "più piano per favore")),
        *(("en", each) for each in ("slower", "slower please")),
        *(("pt", each) for each in ("mais devagar", "mais devagar, por favor")),
        *(("pt-BR", each) for each in ("mais lento", "mais lento por favor")),
    ],
)
def test_slower_behind_news_says_it_again_at_the_new_rate(language: str, line: str) -> None:
    talk = talk_of(language)
    news = talk.type({"it": "turno", "en": "turn"}.get(language, "vez"))
    said = talk.type(line)
    assert "250" in said[0]
    assert said[1:] == news
    (slow,) = [each.utterance.is_slow for each in talk.done if isinstance(each, Say)][-1:]
    assert not slow, "it is the rate that is slower"
    assert talk.type({"it": "ripeti", "en": "repeat"}.get(language, "repetir")) == news


@pytest.mark.parametrize(
    ("language", "setting", "line"),
    [
        ("it", "velocità 300", "mettilo più lento"),
        ("en", "rate 300", "slower"),
        ("pt", "velocidade 300", "mais devagar"),
    ],
)
def test_behind_the_rate_itself_there_is_nothing_to_be_said_again(
    language: str, setting: str, line: str
) -> None:
    talk = talk_of(language, rate=180)
    talk.type(setting)
    (said,) = talk.type(line)
    assert "250" in said


SLOWLY = {
    "it": (
        "ripeti lentamente",
        "ripeti più lentamente",
        "lentamente",
        "ridillo più piano",
    ),
    "en": ("repeat slowly", "slowly", "say it slowly", "say that again slower"),
    "pt": ("repetir devagar", "devagar", "repete mais devagar"),
    "pt-BR": ("repetir devagar", "devagar", "repete mais devagar"),
}


@pytest.mark.parametrize("language", SLOWLY)
def test_who_wants_it_once_more_and_slowly_keeps_the_rate(language: str) -> None:
    for line in SLOWLY[language]:
        talk = talk_of(language)
        news = talk.type({"it": "turno", "en": "turn"}.get(language, "vez"))
        assert talk.type(line) == news, line
        assert held(talk) == NOW, line


@pytest.mark.parametrize("line", ["parla più piano", "leggi più piano", "puoi parlare più piano?"])
def test_what_may_be_slower_or_softer_is_asked(line: str) -> None:
    for answer, changed in (
        *(("la prima", {"rate": 250}), ("seconda", {"volume": 40}), ("no", {})),
        *(("più lento", {"rate": 250}), ("volume più basso", {"volume": 40})),
        ("abbassa il volume", {"volume": 40}),
    ):
        talk = talk_of("it")
        (asked,) = talk.type(line)
        assert asked.startswith("Intendi parlare più lentamente, o parlare a volume più basso?")
        talk.type(answer)
        assert held(talk) == NOW | changed, answer


@pytest.mark.parametrize(
    ("language", "line", "name"),
    [
        *(("it", "velocità", "rate"), ("it", "volume", "volume"), ("en", "rate", "rate")),
        *(("pt", "volume", "volume"), ("pt-BR", "velocidade", "rate")),
    ],
)
def test_where_the_value_is_waited_for_its_limits_have_words(
    language: str, line: str, name: str
) -> None:
    limits = NAMED[name].between
    assert limits
    most = {"it": ("al massimo", "massimo", "il massimo"), "en": ("maximum", "max", "the maximum")}
    least = {"it": ("al minimo", "minima"), "en": ("minimum", "the minimum")}
    for words, limit in (
        (most.get(language, ("no máximo", "máximo", "máxima")), limits[-1]),
        (least.get(language, ("no mínimo", "mínimo")), limits[0]),
    ):
        for word in words:
            talk = talk_of(language)
            talk.type(line)
            said = talk.type(word)
            assert held(talk) == NOW | {name: limit}, word
            assert str(limit) in said[0]


@pytest.mark.parametrize(
    ("language", "line", "value"),
    [
        ("it", "livello massimo", "10"),
        ("it", "livello al minimo", "1"),
        ("en", "level maximum", "10"),
        ("pt", "nível no máximo", "10"),
        ("pt-BR", "nível mínimo", "1"),
    ],
)
def test_any_number_may_be_the_greatest_or_the_least(language: str, line: str, value: str) -> None:
    talk = talk_of(language)
    talk.type(line)
    assert Remember("level", value) in talk.done


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("velocità 5000", "volume 300")),
        ("en", ("rate 5000", "volume 300")),
        ("pt", ("velocidade 5000", "volume 300")),
        ("pt-BR", ("velocidade 5000", "volume 300")),
    ],
)
def test_what_is_out_of_range_is_refused_with_the_limits(language: str, lines: tuple[str, str]) -> None:
    for line, (least, most) in zip(lines, (("80", "700"), ("5", "100")), strict=True):
        talk = talk_of(language)
        said = " ".join(talk.type(line))
        assert least in said
        assert most in said
        assert held(talk) == NOW


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("it", "gioca più forte"), ("it", "non parlare più forte di me"), ("it", "più")),
        *(("en", "play faster and take 18"), ("en", "up"), ("en", "is the volume at maximum?")),
        *(("pt", "mais"), ("pt", "o nível mais alto")),
    ],
)
def test_what_says_something_else_changes_nothing_of_the_voice(language: str, line: str) -> None:
    talk = talk_of(language)
    talk.type(line)
    assert held(talk) == NOW


@pytest.mark.parametrize(
    ("language", "said", "changed"),
    [
        *(("en", "slower", {"rate": 250}), ("pt", "mais devagar", {"rate": 250})),
        *(("it", "più lento", {"rate": 250}), ("it", "più lentamente per favore", {"rate": 250})),
        *(("it", "parla più veloce", {"rate": 360}), ("it", "parla più lento", {"rate": 250})),
        *(("en", "speak slower", {"rate": 250}), ("en", "talk faster", {"rate": 360})),
        *(("pt", "fala mais alto", {"volume": 80}), ("pt", "fala mais devagar", {"rate": 250})),
    ],
)
def test_some_of_it_may_be_said_aloud(language: str, said: str, changed: dict[str, int]) -> None:
    talk = talk_of(language)
    talk.hear(said)
    assert held(talk) == NOW | changed


OF_LANGUAGE = {
    "it": ("velocità", "questa lingua"),
    "en": ("rate", "this language"),
    "pt": ("velocidade", "esta língua"),
    "pt-BR": ("velocidade", "este idioma"),
}


@pytest.mark.parametrize("language", OF_LANGUAGE)
def test_where_the_rate_is_told_it_is_told_of_which_language_it_is(language: str) -> None:
    line, told = OF_LANGUAGE[language]
    assert told in " ".join(talk_of(language).type(line))
