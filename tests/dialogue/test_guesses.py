"""What one of two guesses does that is chosen, and that it is what was named."""

import pytest

from assistant.dialogue.handlers.asking.meant import ask_which_meant
from assistant.dialogue.lines import _do_meant
from assistant.dialogue.states import State
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command, GameWanted
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
SECOND = {"it": "seconda", "en": "the second", "pt": "a segunda", "pt-BR": "a segunda"}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
BLACK = CommandMeant(Command.NEW_GAME, wanted=GameWanted(side=Side.BLACK))
FOR_GOOD = [
    *(BLACK, CommandMeant(Command.NEW_GAME), CommandMeant(Command.RESIGN)),
    *(CommandMeant(Command.QUIT), CommandMeant(Command.DRAW), CommandMeant(Command.TAKE_BACK)),
]


def guess(talk: Talk, *meanings: CommandMeant) -> str:
    """What is asked where a line may have meant these."""
    conversation = talk.dialogue.talk
    ask_which_meant(conversation, Perhaps(meanings), _do_meant)
    asked = conversation.here.expected.fact if conversation.here.expected else None
    assert asked
    conversation.conversation.outbox.clear()
    return conversation.narrator.tell(asked).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("meant", FOR_GOOD, ids=str)
def test_a_choice_of_two_guesses_is_no_yes_to_what_cannot_be_undone(
    language: str, meant: CommandMeant
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    before = talk.game
    guess(talk, CommandMeant(Command.CAPTURES), meant)
    talk.type(SECOND[language])
    assert talk.dialogue.state is State.ANSWER
    assert talk.game is before
    assert len(talk.game.plies) == 2
    talk.type(YES[language])
    assert talk.dialogue.state is not State.ANSWER


def test_what_can_be_undone_is_done_when_it_is_chosen() -> None:
    talk = Talk(settings_for())
    guess(talk, CommandMeant(Command.CAPTURES), CommandMeant(Command.TURN))
    assert talk.type("seconda") == ["Tocca a te, Bianco."]


def test_the_game_that_is_named_after_one_of_two_people_is_the_one_that_begins() -> None:
    talk = Talk(settings_for(white=Player(name="Anna"), black=Player(name="Bruno")))
    asked = guess(talk, CommandMeant(Command.CAPTURES), BLACK)
    assert asked.startswith(
        "Intendi le prese, o una nuova partita, dama italiana, tu col Nero, contro il computer?"
    )
    assert talk.type("seconda")[1:3] == ["Bianco: il computer, livello 5.", "Nero: tu."]
    assert talk.game.plies == []
