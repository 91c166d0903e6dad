"""Learning by one's voice in words of one's own: turned on and off, and asked about."""

import pytest

from assistant.dialogue.effects import Remember
from assistant.narration.facts.settings import SettingChanged, SettingNow
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_asked_how_it_is import Lines, in_each, worded
from tests.parsing.support.understood import understand_line

LEARN: Lines = {
    "it": ("impara la mia voce", "puoi imparare la mia voce", "comincia a imparare"),
    "en": ("learn my voice", "please learn my voice", "I want you to learn my voice", "start learning"),
    "pt": ("aprende a minha voz", "aprenda a minha voz", "aprenda minha voz, por favor"),
}
LEARN_NOT: Lines = {
    "it": ("smetti di imparare", "non imparare più", "smetti di imparare la mia voce"),
    "en": ("stop learning", "don't learn any more", "I don't want you to learn my voice"),
    "pt": ("deixa de aprender", "pare de aprender", "não aprendas mais", "não aprenda mais"),
}
ASK: Lines = {
    "it": ("stai imparando?", "stai imparando", "cosa hai imparato?", "che cosa hai imparato"),
    "en": ("are you learning", "are you learning my voice?", "what have you learnt", "learn my voice?"),
    "pt": ("estás a aprender?", "você está aprendendo", "o que aprendeste?", "o que você aprendeu?"),
}
TALK: Lines = {
    "it": (
        *("sto imparando", "mio figlio sta imparando a giocare", "stai imparando a giocare?"),
        *("dove hai imparato a giocare?", "voglio imparare a giocare", "voglio imparare le caselle"),
        *("non ho imparato niente", "basta", "smettila"),
    ),
    "en": (
        *("I'm learning", "my son is learning to play", "are you learning to play?", "I learnt a lot"),
        *("where did you learn to play?", "let me learn the squares", "I want to learn", "stop"),
    ),
    "pt": (
        *("estou a aprender", "meu filho está aprendendo a jogar", "estás a aprender a jogar?"),
        *("onde aprendeste a jogar?", "quero aprender as casas", "não aprendi nada", "para"),
    ),
}


@pytest.mark.parametrize(("language", "line"), in_each(LEARN))
def test_it_is_turned_on_and_told_as_any_setting(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == worded(talk, SettingChanged("learning", "on"))
    assert talk.dialogue.talk.settings.is_learning
    assert Remember("learning", "on") in talk.done


@pytest.mark.parametrize(("language", "line"), in_each(LEARN_NOT))
def test_it_is_turned_off(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, is_learning=True))
    assert talk.type(line) == worded(talk, SettingChanged("learning", "off"))
    assert not talk.dialogue.talk.settings.is_learning


@pytest.mark.parametrize(("language", "line"), in_each(ASK))
@pytest.mark.parametrize("is_on", [True, False])
def test_who_asks_is_told_how_it_is_and_nothing_changes(language: str, line: str, is_on: bool) -> None:
    talk = Talk(settings_for(language=language, is_learning=is_on))
    assert talk.type(line) == worded(talk, SettingNow("learning", "on" if is_on else "off"))
    assert talk.dialogue.talk.settings.is_learning is is_on
    assert talk.dialogue.talk.here.expected is None


@pytest.mark.parametrize(("language", "line"), in_each(TALK))
def test_what_is_of_something_else_is_not_taken_for_it(language: str, line: str) -> None:
    words = vocabulary(language)
    found = understand_line(line, start_position(ITALIAN_FID.variant), ITALIAN_FID, words)
    meanings = found.meanings if isinstance(found, Perhaps) else (found,)
    if isinstance(found, Likely):
        meanings = (found.meaning,)
    for each in meanings:
        assert not (isinstance(each, CommandMeant) and each.command is Command.SETTINGS)


VOICE = {"it": "voce", "en": "voice", "pt": "voz", "pt-BR": "voz"}
HELP = {
    "it": "aiuto apprendimento",
    "en": "help learning",
    "pt": "ajuda aprendizagem",
    "pt-BR": "ajuda aprendizagem",
}


@pytest.mark.parametrize("language", VOICE)
def test_that_the_voice_is_learnt_too_is_said_where_it_is_turned_on_and_in_help(language: str) -> None:
    talk = Talk(settings_for(language=language))
    assert VOICE[language] in " ".join(worded(talk, SettingChanged("learning", "on")))
    assert VOICE[language] in " ".join(talk.type(HELP[language]))
