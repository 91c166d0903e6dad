"""How people ask to set positions up, for FENs, and to go through the game; no take-back by it."""

import pytest

from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.sentences import LANGUAGES
from tests.parsing.support.meant_lines import command_told, lines_of
from tests.parsing.support.understood import understand_line

# As they were thought of before any was read; the number behind is that of the move or of the steps.
FRESH = {
    "it": """
        voglio impostare una posizione = set-position
        vorrei inserire una posizione = set-position
        posso comporre una posizione? = set-position
        fammi mettere una posizione = set-position
        dammi il fen = fen
        qual è il fen della posizione = fen
        mi salvi il fen in un file? = fen-file
        fammi rivedere la mossa 12 = review-move 12
        torniamo alla mossa 7 = review-move 7
        vai alla mossa 5 = review-move 5
        mostrami la posizione dopo la mossa 8 = review-move 8
        vorrei rivedere la partita = review-start
        rivediamo la partita dall'inizio = review-start
        rivedi una mossa indietro = review-back
        rivedi due mosse indietro = review-back 2
        fammi rivedere la mossa precedente = review-back
        rivedi una mossa avanti = review-forward
        rivediamo la mossa dopo = review-forward
        torna alla partita in corso = to-game
        basta rivedere, torniamo alla partita = to-game
    """,
    "en": """
        i want to set up a position = set-position
        i would like to enter a position = set-position
        can i set up a position? = set-position
        let me put in a position = set-position
        give me the fen = fen
        what is the fen of this position = fen
        could you save the fen to a file? = fen-file
        let me review move 12 = review-move 12
        let us look at move 7 again = review-move 7
        go to move 5 = review-move 5
        show me the position after move 8 = review-move 8
        i want to review the game = review-start
        let us review the game from the start = review-start
        review one move back = review-back
        review two moves back = review-back 2
        let me review the previous move = review-back
        review one move forward = review-forward
        let us review the next move = review-forward
        take me back to the game = to-game
        enough reviewing, back to the game = to-game
    """,
    "pt": """
        quero montar uma posição = set-position
        gostava de introduzir uma posição = set-position
        posso montar uma posição? = set-position
        deixa-me pôr uma posição = set-position
        dá-me o fen = fen
        qual é o fen da posição = fen
        podes guardar o fen num ficheiro? = fen-file
        quero rever o lance 12 = review-move 12
        vamos ver de novo o lance 7 = review-move 7
        vai ao lance 5 = review-move 5
        mostra-me a posição depois do lance 8 = review-move 8
        quero rever a partida = review-start
        vamos rever a partida desde o início = review-start
        rever um lance atrás = review-back
        rever dois lances atrás = review-back 2
        deixa-me rever o lance anterior = review-back
        rever um lance à frente = review-forward
        vamos rever o lance seguinte = review-forward
        leva-me de volta à partida = to-game
        chega de rever, voltemos à partida = to-game
    """,
}


WRITTEN = {
    "it": """
        fen = fen
        fen su file finale = fen-file finale
        rivedi indietro = review-back
        rivedi indietro 3 = review-back 3
        rivedi avanti = review-forward
        rivedi la mossa 12 = review-move 12
        rivedi la mossa 12 del nero = review-move 12
        rivedi la partita = review-start
    """,
    "en": """
        fen = fen
        fen to file ending = fen-file ending
        review back = review-back
        review back 3 = review-back 3
        review forward = review-forward
        review move 12 = review-move 12
        review move 12 of black = review-move 12
        review the game = review-start
    """,
    "pt": """
        fen = fen
        fen no ficheiro final = fen-file final
        rever atrás = review-back
        rever atrás 3 = review-back 3
        rever à frente = review-forward
        rever o lance 12 = review-move 12
        rever o lance 12 das pretas = review-move 12
        rever a partida = review-start
    """,
}
"""As the manual has them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_fens_and_steps_are_asked_for_in_many_words(language: str) -> None:
    words, (position, rules) = vocabulary(language), place_of("C")
    lines = lines_of(FRESH[language]) + lines_of(WRITTEN[language])
    found = {line: command_told(understand_line(line, position, rules, words)) for line, _ in lines}
    missed = {line: found[line] for line, wanted in lines if found[line] != wanted}
    assert missed == {}


@pytest.mark.parametrize("language", [*LANGUAGES, "pt-BR"])
def test_no_phrase_is_of_two_commands_and_none_of_a_take_back_has_another_meaning(
    language: str,
) -> None:
    words, (position, rules) = vocabulary(language), place_of("C")
    back = [phrase for phrase, heads in words.heads.items() if heads[0].command is Command.TAKE_BACK]
    assert len(back) > 4
    for phrase in back:
        assert [head.command for head in words.heads[phrase]] == [Command.TAKE_BACK]
        for line in (phrase, phrase.upper(), f"{phrase}.", f"{phrase} 2"):
            meant = understand_line(line, position, rules, words)
            assert command_told(meant).split()[0] == "takeback", line
    stepping = [phrase for phrase, heads in words.heads.items() if heads[0].command in STEPPING]
    assert len(stepping) > 12
    for phrase in stepping:
        meant = understand_line(phrase, position, rules, words)
        assert command_told(meant).split()[0] == words.heads[phrase][0].command.value, phrase


STEPPING = {
    *(Command.REVIEW_BACK, Command.REVIEW_FORWARD, Command.REVIEW_MOVE, Command.REVIEW_START),
    Command.TO_GAME,
}


@pytest.mark.parametrize("language", [*LANGUAGES, "pt-BR"])
def test_no_beginning_of_a_step_takes_a_move_back(language: str) -> None:
    """Half a phrase, as it is typed: what goes through the game must not change it by its beginning."""
    words = vocabulary(language)
    for phrase, heads in words.heads.items():
        if heads[0].command in STEPPING:
            for end in range(phrase.find(" ") + 1, len(phrase)):
                meant = parse_command(phrase[:end], words)
                said = [word for word in phrase[:end].split() if word not in words.fillers]
                whole = " ".join(said) in words.heads or phrase[:end] in words.letters
                assert whole or meant is None or meant.command is not Command.TAKE_BACK, phrase[:end]
