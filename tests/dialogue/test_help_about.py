"""Help about one command or setting, and about playing blindfold, which is had from within."""

import pytest

from assistant.parsing.words.vocabulary import vocabulary
from assistant.settings.taste import Coach
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
HELP = {"it": "aiuto", "en": "help", "pt": "ajuda", "pt-BR": "ajuda"}
TAKE_BACK = {
    "it": (
        *("aiuto riprendi", "aiuto annulla", "come si riprende una mossa?", "come riprendo la mossa"),
        *("come faccio a riprendere una mossa", "come posso annullare l'ultima mossa?"),
    ),
    "en": (
        *("help undo", "help take back", "how do I take back a move", "how can I undo my last move?"),
        "how do you take a move back",
    ),
    "pt": (
        *("ajuda desfazer", "como se volta um lance?", "como desfaço um lance"),
        *("como faço para desfazer o lance?", "como posso desfazer a última jogada"),
    ),
}
DRAW = {
    "it": (
        "aiuto patta",
        "come si chiede la patta",
        "come si propone la patta?",
        "come offro la patta",
    ),
    "en": (
        "help draw",
        "how do I offer a draw",
        "how can I ask for a draw?",
        "how do you propose a draw",
    ),
    "pt": (
        "ajuda empate",
        "como se pede empate",
        "como proponho empate?",
        "como posso oferecer empate",
    ),
}
RESIGN = {
    "it": ("aiuto abbandona", "come si abbandona?", "come posso abbandonare"),
    "en": ("help resign", "how do I resign", "how can I give up?"),
    "pt": ("ajuda desisto", "como se desiste?", "como posso desistir"),
}
NEW = {
    "it": ("aiuto nuova", "come si comincia una nuova partita?", "come faccio una nuova partita"),
    "en": ("help new", "how do I start a new game?", "how can I start another game"),
    "pt": ("ajuda nova", "como se começa uma nova partida?", "como posso começar outra partida"),
}
VOICE = {
    "it": ("aiuto voce", "come cambio la voce", "come si cambia la voce?"),
    "en": ("help voice", "how do I change the voice", "how can I change the voice?"),
    "pt": ("ajuda voz", "como mudo a voz", "como se muda a voz?"),
}
BLINDFOLD = {
    "it": (
        *(
            "bendato",
            "alla cieca",
            "partita alla cieca",
            "aiuto alla cieca",
            "come si gioca alla cieca?",
        ),
        *("posso giocare alla cieca?", "come si fa una partita alla cieca"),
    ),
    "en": (
        *("blindfold", "blindfold game", "help blindfold", "how do I play blindfold?"),
        *("can I play blindfold", "how can I play from memory"),
    ),
    "pt": (
        *("às cegas", "partida às cegas", "ajuda às cegas", "como jogo às cegas?"),
        *("posso jogar às cegas?", "como se joga às cegas"),
    ),
}
for each in (TAKE_BACK, DRAW, RESIGN, NEW, VOICE, BLINDFOLD):
    each["pt-BR"] = each["pt"]


@pytest.mark.parametrize("lines", [TAKE_BACK, DRAW, RESIGN, NEW, BLINDFOLD])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_about_what_was_named_and_does_nothing(
    language: str, lines: dict[str, tuple[str, ...]]
) -> None:
    general = Talk(settings_for(language=language)).type(HELP[language])
    told = set()
    for line in lines[language]:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        (said,) = talk.type(line)
        assert said not in general, line
        assert talk.dialogue.talk.here.asked is None, line
        assert len(talk.game.plies) == 1
        told.add(said)
    assert len(told) == 1, told


WORDS = {
    "it": ("riprendi 2", "accetta", "sì", "nuova livello", "nuova alla cieca con 5 domande"),
    "en": ("undo 2", "accepts", "yes", "new level", "new blindfold with 5 questions"),
    "pt": ("desfazer 2", "aceitar", "sim", "nova nível", "nova às cegas com 5 perguntas"),
}
WORDS["pt-BR"] = WORDS["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_about_a_command_says_how_it_is_used(language: str) -> None:
    lines = (TAKE_BACK, DRAW, RESIGN, NEW, BLINDFOLD)
    for each, word in zip(lines, WORDS[language], strict=True):
        assert word in Talk(settings_for(language=language)).type(each[language][0])[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_about_a_setting_is_what_it_may_be(language: str) -> None:
    talk = Talk(settings_for(language=language))
    name = {"it": "voce", "en": "voice"}.get(language, "voz")
    wanted = Talk(settings_for(language=language)).type(name)
    assert len(wanted) > 3
    for line in VOICE[language]:
        assert talk.type(line) == wanted, line
        talk.type({"it": "no", "en": "no"}.get(language, "não"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_that_is_typed_has_help(language: str) -> None:
    """And it names no word that the program does not understand."""
    words = vocabulary(language)
    general = Talk(settings_for(language=language)).type(HELP[language])
    for command, typed in words.shown.items():
        if command.value in ("yes", "no", "help", "settings"):
            continue
        said = Talk(settings_for(language=language)).type(f"{HELP[language]} {typed}")
        assert said
        assert said != general, (command, said)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "how about a draw"), ("it", "che ne dici della patta")]
)
def test_who_proposes_a_draw_asks_for_no_help(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert talk.dialogue.talk.here.asked


BLIND = {
    "it": ("nuova alla cieca", "nuova partita alla cieca", "una nuova partita bendata"),
    "en": ("new blindfold", "new game blindfold", "a new blindfold game"),
    "pt": ("nova às cegas", "nova partida às cegas", "nova partida de olhos vendados"),
}
BLIND_FIVE = {
    "it": ("nuova alla cieca con 5 domande", "nuova partita alla cieca con cinque domande"),
    "en": ("new blindfold with 5 questions", "new game blindfold with five questions"),
    "pt": ("nova às cegas com 5 perguntas", "nova partida às cegas com cinco perguntas"),
}
SIGHTED = {
    "it": "nuova con domande libere",
    "en": "new game with free questions",
    "pt": "nova com perguntas livres",
}
YES = {"it": "sì", "en": "yes", "pt": "sim"}
for each_ in (BLIND, BLIND_FIVE):
    each_["pt-BR"] = each_["pt"]
SIGHTED["pt-BR"], YES["pt-BR"] = SIGHTED["pt"], YES["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lines", "questions"), [(BLIND, 0), (BLIND_FIVE, 5)])
def test_a_game_is_played_blindfold_from_within(
    language: str, lines: dict[str, tuple[str, ...]], questions: int
) -> None:
    for line in lines[language]:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.type(line)
        assert talk.dialogue.talk.here.asked, line
        assert talk.dialogue.talk.settings.questions is None
        talk.type(YES[language])
        settings = talk.dialogue.talk.settings
        assert (settings.questions, settings.coach) == (questions, Coach.OFF)
        assert not talk.game.plies
        talk.type(SIGHTED[language])
        assert talk.dialogue.talk.settings.questions is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "voglio giocare alla cieca"),
        ("en", "I want to play blindfold"),
        ("en", "I'd like to play blindfold"),
        ("pt", "quero jogar às cegas"),
    ],
)
def test_who_wants_to_play_blindfold_is_asked(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert talk.dialogue.talk.here.asked
    talk.type(YES[language])
    assert talk.dialogue.talk.settings.questions == 0


LEFT = {
    "it": ("domande", "quante domande mi restano?", "quante domande posso ancora fare"),
    "en": ("questions", "how many questions do I have left", "how many questions are left?"),
    "pt": ("perguntas", "quantas perguntas me restam?", "quantas perguntas ainda tenho"),
}
LEFT["pt-BR"] = LEFT["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_questions_are_left_is_told_and_costs_nothing(language: str) -> None:
    costs = {"it": "non costa niente", "en": "costs nothing"}.get(language, "não custa nada")
    for line in LEFT[language]:
        talk = Talk(settings_for(language=language, questions=3))
        for _ in range(2):
            said = talk.type(line)[0]
            assert "3" in said, line
            assert costs in said, line
        free = Talk(settings_for(language=language)).type(line)[0]
        assert {"it": "libere", "en": "free"}.get(language, "livres") in free, line
