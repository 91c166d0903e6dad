"""What is clear is answered and not asked about: how things stand, what a side or a piece can do."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_asked_how_it_is import Lines, in_each

Pairs = dict[str, tuple[tuple[str, str], ...]]

SAME: Pairs = {
    "it": (
        ("come stanno le cose?", "come siamo messi?"),
        ("come stanno le cose", "come siamo messi?"),
        ("cosa può fare il nero dopo?", "cosa può fare il nero adesso?"),
        ("può muovere il mio pezzo in 22?", "mosse 22"),
        ("il mio pezzo sulla 22 può muovere?", "mosse 22"),
        ("regola della dama", "regola dame"),
        ("la regola della dama", "regola dame"),
    ),
    "en": (
        ("how do things stand", "how are we doing"),
        ("how do things stand?", "how are we doing"),
        ("what can black do next?", "what could black do now"),
        ("what can black do?", "what could black do now"),
        ("what can the opponent do?", "what could black do now"),
        ("what can my opponent do", "what could black do now"),
        ("what can I do next?", "what moves have I got"),
        ("give me the list of moves", "list of moves"),
        ("could I have the list of moves?", "list of moves"),
        ("give me the list of moves I can play", "what moves have I got"),
        ("can my piece on 22 move?", "moves 22"),
        ("can my man on 22 go", "moves 22"),
    ),
    "pt": (
        ("como estão as coisas", "como estamos?"),
        ("como estão as coisas?", "como estamos?"),
        ("o que podem fazer as pretas a seguir?", "o que podem fazer as pretas?"),
        ("dá-me a lista de lances", "lista de lances"),
        ("a minha peça na 22 pode mover?", "lances 22"),
        ("a minha peça da 22 pode jogar?", "lances 22"),
    ),
}
LINES = [(language, *pair) for language, pairs in SAME.items() for pair in pairs]


def after_two(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("23-20")
    talk.answer("12-16")
    return talk


@pytest.mark.parametrize(("language", "line", "known"), LINES)
def test_it_is_answered_as_in_words_that_are_known(language: str, line: str, known: str) -> None:
    told = after_two(language).type(line)
    assert told == after_two(language).type(known)
    assert not any("?" in each for each in told)


OTHERS: Lines = {
    "it": ("come stanno le pedine?", "cosa posso fare", "il mio pezzo in 22"),
    "en": (
        "how do things work",
        "what can I do",
        "is my piece on 22?",
        "can my piece on 22 move to 18?",
    ),
    "pt": ("como estão as peças?", "o que posso fazer", "a minha peça está na 22?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(OTHERS))
def test_what_is_near_is_not_taken_for_it(language: str, line: str) -> None:
    told = after_two(language).type(line)
    for known in {known for each, _, known in LINES if each == language}:
        assert told != after_two(language).type(known)
