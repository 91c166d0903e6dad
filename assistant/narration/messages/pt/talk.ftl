### A conversa.

talk-not-understood = Não entendi{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $is_over ->
    [yes] A partida acabou: escreva nova, desfazer ou sair.
   *[no] Escreva um lance, como 22-18, ou ajuda.
}
talk-line-too-long = A linha é demasiado longa. Escreva um lance, como 22-18, ou ajuda.
talk-ask-quit = Quer mesmo sair? A partida não fica guardada. Responda sim ou não.
talk-ask-resign = { words-side }: quer mesmo abandonar a partida? Responda sim ou não.
talk-ask-draw = As { words-side } propõem empate. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: aceita? Responda sim ou não.
talk-ask-takeback = As { words-side } querem desfazer { $move }. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: concorda? Responda sim ou não.
talk-ask-new = Quer deixar esta partida e começar outra? Responda sim ou não.
talk-dropped = Está bem, a partida continua.
talk-no-question = Não há nenhuma pergunta por responder. { $is_over ->
    [yes] A partida acabou: escreva nova, desfazer ou sair.
   *[no] Escreva um lance, ou ajuda.
}
talk-goodbye = Até à próxima.
talk-interrupted-question = Retiro a pergunta e a partida continua. Pressione outra vez Ctrl-C para sair.
talk-interrupted-search = O computador joga imediatamente. Pressione outra vez Ctrl-C para sair.
talk-interrupted-nothing = Pressione outra vez Ctrl-C para sair.
talk-huffing = O sopro, isto é, retirar a peça que não tomou, já não se aplica em Itália desde 1934: hoje a tomada é simplesmente obrigatória.
talk-help-moves = Um lance: casa de partida e casa de chegada, por exemplo 22-18, 22 18 ou vinte e dois dezoito; se for preciso, todo o percurso, 22x15x8. Quando só há um, basta a casa de chegada, ou tomo, ou faço dama.
talk-help-questions = As perguntas: lances, também lances 22. tomadas. porquê. último, também últimos 5. vez. casa 18. vizinhas 18. diagonais 18. travessa 3. coluna 2. basa, tabelas, grande diagonal, ângulos. peças, damas e quantas peças, também brancas ou pretas. quem pode mover. ameaçadas. o que mudou. repetir e soletrar.
talk-help-commands = Os comandos: desfazer anula o seu último lance. empate propõe empate. contagem pede a contagem dos lances. repetição pede o empate por repetição. abandonar. nova, outra partida. sair. Basta o início da palavra.
