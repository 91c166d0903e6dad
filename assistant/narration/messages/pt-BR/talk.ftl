### Ditas à brasileira, sobre as mensagens de ../pt/talk.ftl: só as que lá são outras.

talk-ask-instead = { $is_for_other ->
    [yes] As { words-side } queriam { $instead } e não { $move }. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: o lance { $move } pode ser retirado, para jogar { $instead }? { talk-answer-of-other }
   *[no] Quer retirar { $move }{ $has_answer ->
        [yes] {" "}com a resposta do computador { $answer }
       *[no] {""}
    } e jogar { $instead }? Responda sim ou não.
}
talk-mode = Damavoce. Cada mensagem é uma linha de texto simples, para leitores de tela e linhas braille.{ $cells ->
    [0] {""}
   *[other] {" "}Linhas de { $cells } celas no máximo, como você escolheu.
}{ $route ->
    [own] {" "}{ $why ->
        [asked] Voz própria, como você escolheu.
        [reader-missing] Voz própria, porque não encontro o leitor de tela que você escolheu.
       *[other] Voz própria, porque não há leitor de tela.
    }
    [reader] {" "}Fala { $reader ->
        [unknown] o seu leitor de tela
       *[other] o seu leitor de tela, { $reader }
    }{ $why ->
        [reader-runs] : se ouvir as linhas duas vezes, desligue esta voz.
       *[other] .
    }
    [print] {" "}Voz própria desligada, porque lê { $reader ->
        [unknown] o seu leitor de tela
       *[other] { $reader }
    }.
    [off] {" "}{ $why ->
        [asked] Voz desligada, como você escolheu.
        [no-terminal] Voz desligada, porque isto não é um terminal.
        [remote] Voz desligada, porque o programa roda em outro computador.
       *[other] Voz desligada, porque faltam as suas partes: o comando python3 run.py doctor diz como resolver.
    }
   *[untold] {""}
}{ $has_key ->
    [yes] {" "}F2 liga e desliga a voz.
   *[no] {""}
}
    .brief = Damavoce, linhas simples{ $cells ->
        [0] {""}
       *[other] {" "}de { $cells } celas
    }.{ $route ->
        [own] {" "}Voz própria.
        [reader] {" "}Voz: { $reader ->
            [unknown] o seu leitor de tela
           *[other] { $reader }
        }.
        [print] {" "}Voz desligada.
        [off] {" "}Voz desligada.
       *[untold] {""}
    }
talk-not-understood = Não entendi{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $wanted ->
    [over] A partida acabou: digite nova, desfazer ou sair.
    [final] A partida acabou: digite nova ou sair.
    [stuck] A partida acabou: digite sair, e escolha outra posição.
    [unseen] Há na linha sinais que não se veem: digite-a de novo.
    [numbers] As casas são números sem letras, por exemplo casa 18.
    [who] Aqui se responde com um nome ou uma cor.
    [setup] Agora se põem as peças.
    [square] Digite uma só casa, ou fim para acabar.
    [ear-check] Diga o número, ou fim para acabar.
   *[move] Digite um lance, como { $example }, ou ajuda.
}
    .again = { $has_heard ->
        [yes] Não entendi: { $heard }.
       *[no] Aqui não consigo ler nada.
    } { $wanted ->
        [unseen] Há na linha sinais que não se veem: digite-a de novo.
        [numbers] As casas são números sem letras, por exemplo casa 18.
        [who] Aqui se responde com um nome ou uma cor.
        [setup] Agora se põem as peças.
        [square] Digite uma só casa, ou fim para acabar.
        [ear-check] Diga o número, ou fim para acabar.
       *[other] Digite só um ponto de interrogação para saber como continuar.
    }
talk-line-too-long = A linha é longa demais. Digite um lance, como { $example }, ou ajuda.
talk-ask-quit = Quer mesmo sair? A partida não fica salva. Responda sim ou não.
    .brief = Sair sem salvar: sim ou não?
    .again = Sair sem salvar a partida? É preciso um sim ou um não.
talk-ask-notes = O que você anotou não está em um arquivo. Quer mesmo sair? Responda sim ou não.
talk-ask-forget =
    .again = Esquecer tudo o que aprendi com você? É preciso um sim ou um não.
talk-computer-decides = O computador decide sozinho se { $deed ->
    [resign] abandona. Para você abandonar, digite abandonar.
    [claim] pede o empate por repetição. Para você pedir, digite repetição.
   *[draw] propõe empate. Para você propor, digite empate.
}
    .brief = Quem decide é o computador. Em seu nome, digite { $deed ->
        [resign] abandonar.
        [claim] repetição.
       *[draw] empate.
    }
talk-dropped = { $is_over ->
    [yes] Certo.
   *[no] Certo, a partida continua.
}
talk-no-question = Não há nenhuma pergunta para responder. { $over ->
    [back] A partida acabou: digite nova, desfazer ou sair.
    [final] A partida acabou: digite nova ou sair.
    [stuck] A partida acabou: digite sair, e escolha outra posição.
   *[no] Digite um lance, ou ajuda.
}
    .again = Aqui não há nada para confirmar. { $over ->
        [back] A partida acabou: digite nova, desfazer ou sair.
        [final] A partida acabou: digite nova ou sair.
        [stuck] A partida acabou: digite sair, e escolha outra posição.
       *[no] Digite um lance ou um comando.
    }
talk-answered = { $kind ->
    [greeting] Olá. Quando quiser.
    [thanks] De nada.
    [praise] Obrigado, é um prazer jogar com você.
    [apology] Não tem problema.
    [agreed] Tudo bem.
   *[wait] Sem pressa: a posição espera.
}
talk-goodbye = Até a próxima.
talk-interrupted-question = Retiro a pergunta. Aperte outra vez Ctrl-C para sair{ $loses_game ->
    [yes] ; a partida não fica salva.
   *[no] .
}
    .brief = Pergunta retirada. Outra vez Ctrl-C para sair{ $loses_game ->
        [yes] , sem salvar.
       *[no] .
    }
talk-interrupted-nothing = Aperte outra vez Ctrl-C para sair{ $loses_game ->
    [yes] ; a partida não fica salva.
   *[no] .
}
    .brief = Outra vez Ctrl-C para sair{ $loses_game ->
        [yes] , sem salvar.
       *[no] .
    }
talk-interrupted-search = O computador joga imediatamente. Aperte outra vez Ctrl-C para sair{ $loses_game ->
    [yes] ; a partida não fica salva.
   *[no] .
}
    .brief = Joga agora. Outra vez Ctrl-C para sair{ $loses_game ->
        [yes] , sem salvar.
       *[no] .
    }
talk-absent = { $thing ->
    [analysis] Ainda não sei analisar partidas, e não posso dizer onde você errou. { $is_open ->
        [yes] rever do início percorre a partida lance a lance, perdas com um lance diz o que esse lance perde, e exportar escreve a partida em um arquivo PDN. O comando python3 run.py analyse com esse arquivo escreve o que o computador pensa de cada posição, em números.
       *[no] Depois do fim da partida, rever do início percorre a partida lance a lance, e exportar escreve a partida em um arquivo PDN, para o comando python3 run.py analyse.
    }
    [online] Aqui não se joga pela internet. Para duas pessoas nesta máquina digite dois jogadores; com quem está longe se joga por mensagens, digite nova partida por correspondência com Ana.
   *[variant] Conheço dois jogos, as damas italianas e as damas internacionais, e nenhum outro: nem as damas brasileiras, russas, inglesas ou turcas, nem o xadrez. Digite partida italiana ou partida internacional para um dos dois.
}
talk-huffing = O sopro, isto é, retirar a peça que não capturou, não se aplica mais na Itália desde 1934: hoje a captura é simplesmente obrigatória, { $article }.
    .brief = O sopro acabou em 1934: a captura é obrigatória, { $article }.
talk-program = Sou o Damavoce, um programa para jogar damas de ouvido. Para saber o que pode me dizer digite ajuda.
    .brief = Sou o Damavoce, para damas: digite ajuda.
talk-help-moves = Um lance: casa de partida e casa de chegada, por exemplo { $move }, { $plain } ou os dois números por extenso; se for preciso, todo o percurso, { $example }.{ $takes_short ->
    [yes] {" "}Quando só há um, basta a casa de chegada, ou capturo, ou faço dama.
   *[no] {""}
}
    .brief = Lances: { $move }, { $plain }, os números por extenso, { $example }{ $takes_short ->
        [yes] , a casa de chegada, capturo, faço dama.
       *[no] .
    }
talk-help-questions = Perguntas sobre os lances: lances, também lances { $start }. capturas. quem pode mover. por quê. regra, também regra capturas.{ $has_notes ->
    [yes] {" "}último, também últimos 5. vez.
   *[no] {" "}último. vez.
}
    .brief = Perguntas: lances, lances { $start }, capturas, quem pode mover, por quê, regra{ $has_notes ->
        [yes] , último, últimos 5, vez.
       *[no] , último, vez.
    }
talk-help-questions-squares = Sobre as casas: casa 18. vizinhas 18. diagonais 18. fileira 3, ou linhas para todas. coluna 2. quadrantes, centro, base, margens, grande diagonal, cantos.
    .brief = Casa 18, vizinhas 18, diagonais 18, fileira 3, linhas, coluna 2, quadrantes, centro, base, margens, grande diagonal, cantos.
talk-help-questions-pieces = Sobre as peças: peças, damas e quantas peças, também brancas ou pretas. o que mudou. o que foi capturado.
    .brief = Peças, damas, quantas peças, o que mudou, o que foi capturado.
talk-help-questions-again = { $has_notes ->
    [yes] Para ouvir de novo: planilha. resultado.
   *[no] Para ouvir de novo: resultado.
} repetir, repetir devagar e soletrar. continuar retoma uma leitura interrompida.
talk-no-advice = Não dou conselhos sobre lances.{ $may_ask ->
    [yes] {" "}Digite lances para saber o que se pode jogar, capturas para saber o que se pode capturar, ameaçadas para saber o que o adversário pode capturar, ou perdas e um lance para saber o que você perde com ele.
   *[no] {""}
}
    .brief = { $may_ask ->
        [yes] Sem conselhos: lances, capturas, ameaçadas, ou perdas com um lance.
       *[no] Sem conselhos.
    }
talk-help-commands = Os comandos: desfazer anula o seu último lance, desfazer 2 os dois últimos, desfazer tudo volta ao início. refazer joga de novo o que foi desfeito. empate propõe empate. contagem diz quanto falta dela, peço a contagem faz começar.{ $has_repetition ->
    [yes] {" "}repetição pede o empate por repetição.
   *[no] {""}
} abandonar. nova, outra partida, também nova com as pretas, nova internacional, nova nível 3, nova às cegas, dois jogadores Ana e João; trocar cores muda de cor. sair. Para partidas salvas, lances passados, relógio, arquivos e posições: ajuda partidas, ajuda rever, ajuda relógio, ajuda arquivos, ajuda montar posição. Basta o início da palavra.
talk-help-settings = As configurações: a palavra configurações mostra a lista; ou nome e valor, por exemplo nível 3, nível automático, idioma inglês, avisos nada, detalhe 2, vista brancas, celas 40, letras bp, voz própria, velocidade 250, volume 60, timbre 2, sons. Para aprender: visita descreve o tabuleiro, teste faz cinco perguntas.
    .brief = Configurações, ou nome e valor: nível 3, nível automático, idioma inglês, avisos nada, detalhe 2, vista brancas, celas 40, letras bp, voz própria, velocidade 250, volume 60, timbre 2, sons. Visita e teste.
talk-help-board = O tabuleiro eletrônico: mova as peças, e o lance está feito. repor guia a mão para colocá-las no lugar. comparar diz o que é diferente da partida. diga ajeito antes de centralizar uma peça. ordem das capturas diz como foram retiradas as peças capturadas. partir do tabuleiro começa uma partida com as peças que estão em cima dele. demora, toque e sinal são as suas configurações.
    .brief = Tabuleiro: repor, comparar, ajeito, ordem das capturas, partir do tabuleiro; demora, toque e sinal.
talk-questions-allowed = { $count ->
    [0] Nesta partida a posição fica na memória: nada de perguntas sobre o tabuleiro.
    [one] Nesta partida pode fazer uma só pergunta sobre o tabuleiro{ $is_each ->
        [yes] , cada um
       *[no] {""}
    }.
   *[other] Nesta partida pode fazer { $count } perguntas sobre o tabuleiro{ $is_each ->
        [yes] , cada um
       *[no] {""}
    }.
}
talk-questions-told = { $count ->
    [0] Você não tem mais perguntas
    [one] Você ainda tem uma pergunta
   *[other] Você ainda tem { $count } perguntas
} sobre o tabuleiro{ $is_for_two ->
    [yes] ; cada um tem as suas
   *[no] {""}
}. Cada pergunta sobre a posição gasta uma; perguntar quantas restam não custa nada.
talk-questions-fixed = O número de perguntas é decidido no início da partida. Para ter outro, digite por exemplo nova às cegas com 5 perguntas.
    .brief = O número é decidido no início.
talk-no-questions-left = { $count ->
    [0] Nesta partida a posição fica na memória. Pode pedir último, vez, planilha e repetir.
   *[other] As perguntas sobre o tabuleiro acabaram. Pode pedir último, vez, planilha e repetir.
}
    .again = { $count ->
        [0] Nada de perguntas sobre o tabuleiro nesta partida: restam último, vez, planilha e repetir.
       *[other] Não há mais perguntas sobre o tabuleiro: restam último, vez, planilha e repetir.
    }
talk-answer-not-understood = Não entendi.
talk-pasted = Colado: a linha agora tem { $length } caracteres. Nada é feito até você apertar Enter; Esc apaga tudo.
talk-only-yes = Repetir "{ $heard }" não vale como um sim: responda sim para fazer isso, ou não para deixar tudo como está.
    .again = É preciso mesmo um sim, ou um não: só "{ $heard }" não basta.
talk-help-more = Mais ajuda: ajuda perguntas, ajuda comandos, ajuda configurações, ajuda partidas, ou ajuda e um comando, como ajuda empate{ $has_boards ->
    [yes] , ajuda tabuleiro
   *[no] {""}
}. Visita descreve o tabuleiro.
talk-ask-moves-both = Vocês dois querem desfazer { $count } lances, { talk-moves-back }?{ $annuls ->
    [yes] {" "}O resultado da partida também é anulado.
   *[no] {""}
} Respondam sim ou não.
    .again = Vocês dois estão de acordo em desfazer { $count } lances, { talk-moves-back }{ $annuls ->
        [yes] , anulando também o resultado
       *[no] {""}
    }? Respondam sim ou não.
talk-first-game = { $is_again ->
    [yes] Digite italianas, para as damas em 32 casas, ou internacionais, para as de 50. Um lance começa uma partida de damas italianas.
   *[no] Que damas você quer jogar: italianas, em 32 casas, ou internacionais, em 50? Digite italianas ou internacionais; vou lembrar da próxima vez.
}
