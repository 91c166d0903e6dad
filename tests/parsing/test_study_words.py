"""How people ask for a file of games, to go through one, to note something, to have it written."""

import pytest

from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.sentences import LANGUAGES
from tests.parsing.support.meant_lines import command_told, lines_of
from tests.parsing.support.understood import understand_line

# As they were thought of before any was read; the number, or the text, behind.
FRESH = {
    "it": """
        apri il file federazione.pdn = open-file federazione.pdn
        aprimi il file torneo = open-file torneo
        voglio aprire il file finali.pdn = open-file finali.pdn
        puoi aprire un file? = open-file
        rivedi la partita 12 = review-start 12
        vorrei rivedere la partita numero 4 = review-start 4
        fammi sentire la prima variante = variation 1
        variante 2 = variation 2
        ci sono varianti? = variation
        entra nella variante 1 = variation 1
        esci dalla variante = leave-variation
        torna alla linea principale = main-line
        vai alla fine della partita = review-end
        mossa successiva = review-forward
        commento: qui il nero sbaglia = comment qui il nero sbaglia
        aggiungi un commento: bella presa = comment bella presa
        segno forzata = sign forzata
        cancella il commento = remove-comment
        esporta tutte le mie partite = export-all
        salva come pdn lezione = export lezione
    """,
    "en": """
        open the file federation.pdn = open-file federation.pdn
        please open file tournament = open-file tournament
        i want to open the file endings.pdn = open-file endings.pdn
        can you open a file? = open-file
        review game 12 = review-start 12
        i would like to review game number 4 = review-start 4
        let me hear the first variation = variation 1
        variation 2 = variation 2
        are there any variations? = variation
        go into variation 1 = variation 1
        leave the variation = leave-variation
        back to the main line = main-line
        go to the end of the game = review-end
        next move = review-forward
        comment: black goes wrong here = comment black goes wrong here
        add a comment: nice shot = comment nice shot
        sign forced = sign forced
        delete the comment = remove-comment
        export all my games = export-all
        save as pdn lesson = export lesson
    """,
    "pt": """
        abrir o ficheiro federacao.pdn = open-file federacao.pdn
        abre o ficheiro torneio = open-file torneio
        quero abrir o ficheiro finais.pdn = open-file finais.pdn
        podes abrir um ficheiro? = open-file
        rever a partida 12 = review-start 12
        gostava de rever a partida número 4 = review-start 4
        deixa-me ouvir a primeira variante = variation 1
        variante 2 = variation 2
        há variantes? = variation
        entra na variante 1 = variation 1
        sair da variante = leave-variation
        voltar à linha principal = main-line
        vai para o fim da partida = review-end
        lance seguinte = review-forward
        comentário: aqui as pretas erram = comment aqui as pretas erram
        junta um comentário: bela tomada = comment bela tomada
        sinal forçado = sign forçado
        apaga o comentário = remove-comment
        exportar todas as minhas partidas = export-all
        guardar como pdn aula = export aula
    """,
}


def understood(line: str, language: str) -> str:
    words, (position, rules) = vocabulary(language), place_of("C")
    raw = raw_command(line, words, words.typed.values())
    return command_told(raw or understand_line(line, position, rules, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_games_and_notes_are_asked_for_in_many_words(language: str) -> None:
    lines = lines_of(FRESH[language])
    found = {line: understood(line, language) for line, _ in lines}
    missed = {line: found[line] for line, wanted in lines if found[line] != wanted}
    assert not missed
