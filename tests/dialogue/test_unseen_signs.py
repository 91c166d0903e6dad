"""A line with control characters is no move, though what is seen of it looks like one: why is told."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

WHY = {
    "it": 'Non ho capito "22-18". Nella riga ci sono segni che non si vedono: scrivila di nuovo.',
    "en": (
        'I did not understand "22-18". There are signs in the line that cannot be seen: type it again.'
    ),
    "pt": 'Não entendi "22-18". Há na linha sinais que não se veem: escreva-a de novo.',
    "pt-BR": 'Não entendi "22-18". Há na linha sinais que não se veem: digite-a de novo.',
}


@pytest.mark.parametrize("language", WHY)
@pytest.mark.parametrize("line", ["22-18\x07", "\x0022-18", "22-18\x7f"])
def test_why_what_looks_like_a_move_was_not_understood(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == [WHY[language]]
    assert not talk.game.plies
    assert talk.type("22-18")
    assert len(talk.game.plies) == 1


def test_in_few_words() -> None:
    talk = Talk(settings_for(language="it", verbosity=0))
    assert talk.type("22-18\x07") == ['Non capito "22-18". Segni che non si vedono: scrivi di nuovo.']


def test_what_is_seen_is_not_taken_for_unseen() -> None:
    talk = Talk(settings_for(language="it"))
    assert "segni" not in talk.type("boh boh\t22")[0]
