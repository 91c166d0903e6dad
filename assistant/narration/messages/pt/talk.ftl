### A conversa.

talk-mode = Damavoce. Cada mensagem é uma linha de texto simples, para leitores de ecrã e linhas braille.{ $cells ->
    [0] {""}
   *[other] {" "}Linhas de { $cells } celas no máximo, como escolheu.
}{ $route ->
    [own] {" "}{ $why ->
        [asked] Voz própria, como escolheu.
        [reader-missing] Voz própria, porque não encontro o leitor de ecrã que escolheu.
       *[other] Voz própria, porque não há leitor de ecrã.
    }
    [reader] {" "}Fala { $reader ->
        [unknown] o seu leitor de ecrã
       *[other] o seu leitor de ecrã, { $reader }
    }{ $why ->
        [reader-runs] : se ouvir as linhas duas vezes, desligue esta voz.
       *[other] .
    }
    [print] {" "}Voz própria desligada, porque quem lê é { $reader ->
        [unknown] o seu leitor de ecrã
       *[other] { $reader }
    }.
    [off] {" "}{ $why ->
        [asked] Voz desligada, como escolheu.
        [no-terminal] Voz desligada, porque isto não é um terminal.
        [remote] Voz desligada, porque o programa corre noutro computador.
       *[other] Voz desligada, porque lhe faltam partes: o comando python3 run.py doctor diz como resolver.
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
            [unknown] o seu leitor de ecrã
           *[other] { $reader }
        }.
        [print] {" "}Voz desligada.
        [off] {" "}Voz desligada.
       *[untold] {""}
    }
    .narrow = { $route ->
        [own] Damavoce com voz
        [off] Damavoce, sem voz{ $why ->
            [asked] {""}
            [no-terminal] {""}
            [remote] {""}
           *[other] : veja python3 run.py doctor
        }
       *[other] Damavoce
    }.
talk-not-understood = Não entendi{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $wanted ->
    [over] A partida acabou: escreva nova, desfazer ou sair.
    [final] A partida acabou: escreva nova ou sair.
    [stuck] A partida acabou: escreva sair, e escolha outra posição.
    [unseen] Há na linha sinais que não se veem: escreva-a de novo.
    [numbers] As casas são números sem letras, por exemplo casa 18.
    [who] Aqui responde-se com um nome ou uma cor.
    [setup] Agora põem-se as peças.
    [square] Escreva uma só casa, ou fim para acabar.
    [ear-check] Diga o número, ou fim para acabar.
   *[move] Escreva um lance, como { $example }, ou ajuda.
}
    .brief = Não entendi{ $has_heard ->
        [yes] {" "}"{ $heard }"
       *[no] {""}
    }. { $wanted ->
        [over] Nova, desfazer ou sair.
        [final] Nova ou sair.
        [stuck] Sair.
        [unseen] Sinais que não se veem: outra vez.
        [numbers] Casas: só números, por exemplo casa 18.
        [who] Aqui responde-se com um nome ou uma cor.
        [setup] Agora põem-se as peças.
        [square] Uma só casa, ou fim.
        [ear-check] Diga o número, ou fim para acabar.
       *[move] Um lance, como { $example }, ou ajuda.
    }
    .again = { $has_heard ->
        [yes] Não percebi: { $heard }.
       *[no] Aqui não consigo ler nada.
    } { $wanted ->
        [unseen] Há na linha sinais que não se veem: escreva-a de novo.
        [numbers] As casas são números sem letras, por exemplo casa 18.
        [who] Aqui responde-se com um nome ou uma cor.
        [setup] Agora põem-se as peças.
        [square] Escreva uma só casa, ou fim para acabar.
        [ear-check] Diga o número, ou fim para acabar.
       *[other] Escreva só um ponto de interrogação para saber como continuar.
    }
talk-line-too-long = A linha é demasiado longa. Escreva um lance, como { $example }, ou ajuda.
    .brief = Linha longa demais: um lance, como { $example }, ou ajuda.
    .again = Uma linha tão longa não se lê: bastam dois números, ou uma palavra.
talk-ask-quit = Quer mesmo sair? A partida não fica guardada. Responda sim ou não.
    .brief = Sair sem guardar: sim ou não?
    .again = Sair sem guardar a partida? É preciso um sim ou um não.
talk-ask-notes = O que anotou não está num ficheiro. Quer mesmo sair? Responda sim ou não.
    .brief = Sair sem as notas: sim ou não?
    .again = Sair e perder as notas? É preciso um sim ou um não.
talk-ask-resign = { words-side }: quer mesmo abandonar a partida? Responda sim ou não.
    .brief = { words-side }, abandonar: sim ou não?
    .again = { words-side }: abandonar a partida? É preciso um sim ou um não.
talk-ask-resign-named = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: quer mesmo abandonar a partida? Responda { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} sim, ou não.
    .brief = Abandonar: { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sim, ou não?
    .again = Abandonar a partida? É preciso { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sim, ou um não.
talk-answer-of-other = { $is_named ->
    [yes] Responda { $has_name ->
        [yes] { $name }
       *[no] { words-other-side }
    } sim, ou não.
   *[no] Responda sim ou não.
}
    .brief = { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-other-side }
        } sim, ou não?
       *[no] sim ou não?
    }
    .again = { $is_named ->
        [yes] É preciso { $has_name ->
            [yes] { $name }
           *[no] { words-other-side }
        } sim, ou um não.
       *[no] É preciso um sim ou um não.
    }
talk-ask-draw = As { words-side } propõem empate. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: aceita? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } propõem empate, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } propõem empate. { talk-answer-of-other.again }
talk-ask-neither = As { words-side } propõem empate, porque ninguém pode ganhar. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: está de acordo? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: empate, ninguém pode ganhar, { talk-answer-of-other.brief }
talk-ask-takeback = As { words-side } querem desfazer { $move }.{ $annuls ->
    [yes] {" "}O resultado da partida também é anulado.
   *[no] {""}
} { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: concorda? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } desfazem { $move }{ $annuls ->
        [yes] {" "}e anulam o resultado
       *[no] {""}
    }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } podem desfazer { $move }{ $annuls ->
        [yes] , anulando também o resultado
       *[no] {""}
    }? { talk-answer-of-other.again }
talk-ask-offer = Quer propor empate? Responda sim ou não.
    .brief = Propor empate: sim ou não?
    .again = Propor empate? É preciso um sim ou um não.
talk-ask-undo = Quer desfazer o seu lance { $move }?{ $annuls ->
    [yes] {" "}O resultado da partida também é anulado.
   *[no] {""}
} Responda sim ou não.
    .brief = Desfazer { $move }{ $annuls ->
        [yes] {" "}e anular o resultado
       *[no] {""}
    }: sim ou não?
    .again = Desfazer { $move }{ $annuls ->
        [yes] , anulando também o resultado
       *[no] {""}
    }? É preciso um sim ou um não.
talk-moves-back = { $has_moves ->
    [yes] { $moves }
   *[no] de { $first } para trás até { $last }
}
talk-moves-on = { $has_moves ->
    [yes] { $moves }
   *[no] { $count } lances, de { $first } a { $last }
}
talk-ask-moves-undo = Quer desfazer os seus últimos { $count } lances, { talk-moves-back }, com as respostas?{ $annuls ->
    [yes] {" "}O resultado da partida também é anulado.
   *[no] {""}
} Responda sim ou não.
    .brief = Desfazer { $count } lances, { talk-moves-back }{ $annuls ->
        [yes] {" "}e anular o resultado
       *[no] {""}
    }: sim ou não?
    .again = Desfazer { $count } lances seus, { talk-moves-back }, com as respostas{ $annuls ->
        [yes] , anulando também o resultado
       *[no] {""}
    }? É preciso um sim ou um não.
talk-ask-moves-both = Querem ambos desfazer { $count } lances, { talk-moves-back }?{ $annuls ->
    [yes] {" "}Anula-se também o resultado da partida.
   *[no] {""}
} Respondam sim ou não.
    .brief = Ambos: desfazer { $count } lances, { talk-moves-back }{ $annuls ->
        [yes] {" "}e anular o resultado
       *[no] {""}
    }, sim ou não?
    .again = Estão ambos de acordo em desfazer { $count } lances, { talk-moves-back }{ $annuls ->
        [yes] , anulando também o resultado
       *[no] {""}
    }? Respondam sim ou não.
talk-ask-moves-takeback = As { words-side } querem desfazer { $count } lances, { talk-moves-back }.{ $annuls ->
    [yes] {" "}O resultado da partida também é anulado.
   *[no] {""}
} { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: concorda? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } desfazem { $count } lances, { talk-moves-back }{ $annuls ->
        [yes] {" "}e anulam o resultado
       *[no] {""}
    }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } podem desfazer { $count } lances, { talk-moves-back }{ $annuls ->
        [yes] , anulando também o resultado
       *[no] {""}
    }? { talk-answer-of-other.again }
talk-ask-moves-redo = As { words-side } querem refazer o que foi desfeito: { talk-moves-on }. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: concorda? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: as { words-side } querem refazer { talk-moves-on }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: aceita refazer o que foi desfeito, { talk-moves-on }? { talk-answer-of-other.again }
talk-ask-moves-replay = Quer refazer { talk-moves-on }? Responda sim ou não.
    .brief = Refazer { talk-moves-on }: sim ou não?
    .again = Refazer { talk-moves-on }? É preciso um sim ou um não.
talk-ask-swap = Quer deixar esta partida e começar outra, em que joga com as { words-side }? Responda sim ou não.
    .brief = Nova com as { words-side }: sim ou não?
    .again = Deixar esta partida por uma em que joga com as { words-side }? É preciso um sim ou um não.
talk-ask-new = Quer deixar esta partida e começar outra? Responda sim ou não.
    .brief = Partida nova: sim ou não?
    .again = Deixar esta partida por uma nova? É preciso um sim ou um não.
talk-ask-instead = { $is_for_other ->
    [yes] As { words-side } queriam { $instead } e não { $move }. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: retira-se { $move } e joga-se { $instead }? { talk-answer-of-other }
   *[no] Quer retirar { $move }{ $has_answer ->
        [yes] {" "}com a resposta do computador { $answer }
       *[no] {""}
    } e jogar { $instead }? Responda sim ou não.
}
    .brief = { $is_for_other ->
        [yes] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: { $instead } em vez de { $move }, { talk-answer-of-other.brief }
       *[no] Retirar { $move }{ $has_answer ->
            [yes] {" "}e { $answer }
           *[no] {""}
        }, e jogar { $instead }: sim ou não?
    }
    .again = { $is_for_other ->
        [yes] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: podem as { words-side } retirar { $move } e jogar { $instead }? { talk-answer-of-other.again }
       *[no] Retirar { $move }{ $has_answer ->
            [yes] {" "}e a resposta { $answer }
           *[no] {""}
        } por { $instead }? É preciso um sim ou um não.
    }
talk-annulled = { $termination ->
    [resignation] o abandono
    [agreement] o empate por acordo
   *[other] o empate por repetição
}
talk-ask-annul = { $who ->
    [alone] Quer anular { talk-annulled } e continuar a partida como estava? Responda sim ou não.
    [both] Querem ambos anular { talk-annulled } e continuar a partida como estava? Respondam sim ou não.
   *[other] As { words-side } querem anular { talk-annulled } e continuar a partida como estava. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: concorda? { talk-answer-of-other }
}
    .brief = { $who ->
        [alone] Anular { talk-annulled }: sim ou não?
        [both] Ambos: anular { talk-annulled }, sim ou não?
       *[other] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: as { words-side } querem anular { talk-annulled }, { talk-answer-of-other.brief }
    }
    .again = { $who ->
        [alone] Anular { talk-annulled } e continuar? É preciso um sim ou um não.
        [both] Estão ambos de acordo em anular { talk-annulled }? Respondam sim ou não.
       *[other] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: podem as { words-side } anular { talk-annulled }? { talk-answer-of-other.again }
    }
talk-ask-game = Quer deixar esta partida por { $wanted }? Responda sim ou não.
    .brief = Começar { $wanted }: sim ou não?
    .again = Deixar esta partida por { $wanted }? É preciso um sim ou um não.
talk-ask-forget = Quer mesmo apagar o que aprendi com as suas correções e com a sua voz? Responda sim ou não.
    .brief = Apagar o que aprendi: sim ou não?
    .again = Esquecer tudo o que aprendi consigo? É preciso um sim ou um não.
talk-ask-claim = Quer reclamar o empate por repetição? Responda sim ou não.
    .brief = Empate por repetição: sim ou não?
    .again = Reclamar o empate por repetição? É preciso um sim ou um não.
talk-ask-leave = Quer sair? Responda sim ou não.
    .brief = Sair: sim ou não?
    .again = Sair do programa? É preciso um sim ou um não.
talk-who = Quem { $deed ->
    [resign] abandona
    [neither] propõe empate porque ninguém pode ganhar
    [refuse] recusa o regulamento
    [claim] pede a repetição
   *[draw] propõe o empate
}, as Brancas ou as Pretas? Responda Brancas, Pretas ou não.
    .brief = Quem { $deed ->
        [resign] abandona
        [refuse] recusa
        [claim] pede
       *[draw] propõe
    }: Brancas, Pretas ou não?
talk-computer-decides = O computador decide por si se { $deed ->
    [resign] abandona. Para abandonar, escreva abandonar.
    [claim] pede o empate por repetição. Para o pedir, escreva repetição.
   *[draw] propõe empate. Para o propor, escreva empate.
}
    .brief = Quem decide é o computador. Em seu nome, escreva { $deed ->
        [resign] abandonar.
        [claim] repetição.
       *[draw] empate.
    }
talk-for-other = Isso só { $has_name ->
    [yes] { $name } pode
   *[no] as { words-side } podem
} dizer.
    .brief = Só { $has_name ->
        [yes] { $name } pode
       *[no] as { words-side } podem
    } dizer.
talk-yes-of-whom = De quem é o sim? Só { $has_name ->
    [yes] { $name } pode dar: responda { $name } sim
   *[no] as { words-side } podem dar: responda { words-side } sim
}, ou não.
    .brief = De quem é o sim? { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sim, ou não.
talk-dropped = { $is_over ->
    [yes] Está bem.
   *[no] Está bem, a partida continua.
}
talk-no-question = Não há nenhuma pergunta por responder. { $over ->
    [back] A partida acabou: escreva nova, desfazer ou sair.
    [final] A partida acabou: escreva nova ou sair.
    [stuck] A partida acabou: escreva sair, e escolha outra posição.
   *[no] Escreva um lance, ou ajuda.
}
    .brief = Nenhuma pergunta. { $over ->
        [back] Nova, desfazer ou sair.
        [final] Nova ou sair.
        [stuck] Sair.
       *[no] Um lance, ou ajuda.
    }
    .again = Aqui não há nada para confirmar. { $over ->
        [back] A partida acabou: escreva nova, desfazer ou sair.
        [final] A partida acabou: escreva nova ou sair.
        [stuck] A partida acabou: escreva sair, e escolha outra posição.
       *[no] Escreva um lance ou um comando.
    }
talk-answered = { $kind ->
    [greeting] Olá. Quando quiser.
    [thanks] De nada.
    [praise] Obrigado, é um prazer jogar consigo.
    [apology] Não faz mal.
    [agreed] Tudo bem.
   *[wait] Sem pressa: a posição espera.
}
talk-goodbye = Até à próxima.
talk-interrupted-question = Retiro a pergunta. Carregue outra vez em Ctrl-C para sair{ $loses_game ->
    [yes] ; a partida não fica guardada.
   *[no] .
}
    .brief = Pergunta retirada. Outra vez Ctrl-C para sair{ $loses_game ->
        [yes] , sem guardar.
       *[no] .
    }
talk-interrupted-search = O computador joga imediatamente. Carregue outra vez em Ctrl-C para sair{ $loses_game ->
    [yes] ; a partida não fica guardada.
   *[no] .
}
    .brief = Joga já. Outra vez Ctrl-C para sair{ $loses_game ->
        [yes] , sem guardar.
       *[no] .
    }
talk-interrupted-nothing = Carregue outra vez em Ctrl-C para sair{ $loses_game ->
    [yes] ; a partida não fica guardada.
   *[no] .
}
    .brief = Outra vez Ctrl-C para sair{ $loses_game ->
        [yes] , sem guardar.
       *[no] .
    }
talk-absent = { $thing ->
    [analysis] Ainda não sei analisar partidas, e não posso dizer onde errou. { $is_open ->
        [yes] rever do início percorre a partida lance a lance, perdas com um lance diz o que esse lance perde, e exportar escreve a partida num ficheiro PDN. O comando python3 run.py analyse com esse ficheiro escreve o que o computador pensa de cada posição, em números.
       *[no] Depois do fim da partida, rever do início percorre-a lance a lance, e exportar escreve-a num ficheiro PDN, para o comando python3 run.py analyse.
    }
    [online] Aqui não se joga pela internet. Para duas pessoas nesta máquina escreva dois jogadores; com quem está longe joga-se por mensagens, escreva nova partida por correspondência com Ana.
   *[variant] Conheço dois jogos, as damas italianas e as damas internacionais, e mais nenhum: nem as damas brasileiras, russas, inglesas ou turcas, nem o xadrez. Escreva partida italiana ou partida internacional para um dos dois.
}
    .brief = { $thing ->
        [analysis] { $is_open ->
            [yes] Ainda sem análise: rever do início, perdas com um lance, exportar.
           *[no] Ainda sem análise: depois do fim, rever do início e exportar.
        }
        [online] Não pela internet: dois jogadores, ou nova partida por correspondência com Ana.
       *[variant] Só damas italianas e internacionais: partida italiana, partida internacional.
    }
talk-huffing = O sopro, isto é, retirar a peça que não tomou, já não se aplica em Itália desde 1934: hoje a tomada é simplesmente obrigatória, { $article }.
    .brief = O sopro acabou em 1934: a tomada é obrigatória, { $article }.
talk-no-advice = Não dou conselhos sobre lances.{ $may_ask ->
    [yes] {" "}Escreva lances para saber o que se pode jogar, tomadas para saber o que se pode tomar, ameaçadas para saber o que o adversário lhe pode tomar, ou perdas e um lance para saber o que perde com ele.
   *[no] {""}
}
    .brief = { $may_ask ->
        [yes] Sem conselhos: lances, tomadas, ameaçadas, ou perdas com um lance.
       *[no] Sem conselhos.
    }
talk-program = Sou o Damavoce, um programa para jogar damas de ouvido. Para saber o que me pode dizer escreva ajuda.
    .brief = Sou o Damavoce, para damas: escreva ajuda.
talk-help-moves = Um lance: casa de partida e casa de chegada, por exemplo { $move }, { $plain } ou os dois números por extenso; se for preciso, todo o percurso, { $example }.{ $takes_short ->
    [yes] {" "}Quando só há um, basta a casa de chegada, ou tomo, ou faço dama.
   *[no] {""}
}
    .brief = Lances: { $move }, { $plain }, os números por extenso, { $example }{ $takes_short ->
        [yes] , a casa de chegada, tomo, faço dama.
       *[no] .
    }
talk-help-questions = Perguntas sobre os lances: lances, também lances { $start }. tomadas. quem pode mover. porquê. regra, também regra tomadas.{ $has_notes ->
    [yes] {" "}último, também últimos 5. vez.
   *[no] {" "}último. vez.
}
    .brief = Perguntas: lances, lances { $start }, tomadas, quem pode mover, porquê, regra{ $has_notes ->
        [yes] , último, últimos 5, vez.
       *[no] , último, vez.
    }
talk-help-questions-squares = Sobre as casas: casa 18. vizinhas 18. diagonais 18. travessa 3, ou linhas para todas. coluna 2. quadrantes, centro, basa, tabelas, grande diagonal, ângulos.
    .brief = Casa 18, vizinhas 18, diagonais 18, travessa 3, linhas, coluna 2, quadrantes, centro, basa, tabelas, grande diagonal, ângulos.
talk-help-questions-pieces = Sobre as peças: peças, damas e quantas peças, também brancas ou pretas. o que mudou. o que foi tomado.
    .brief = Peças, damas, quantas peças, o que mudou, o que foi tomado.
talk-help-questions-danger = Sobre os perigos: ameaçadas. atacantes { $start }, defensores { $start }. respostas { $move }, perdas { $move }.
    .brief = Ameaçadas, atacantes { $start }, respostas { $move }, perdas { $move }.
talk-help-questions-again = { $has_notes ->
    [yes] Para ouvir outra vez: planilha. resultado.
   *[no] Para ouvir outra vez: resultado.
} repetir, repetir devagar e soletrar. continuar retoma uma leitura interrompida.
    .brief = { $has_notes ->
        [yes] Planilha, repetir,
       *[no] Repetir,
    } repetir devagar, soletrar, continuar.
talk-help-commands = Os comandos: desfazer anula o seu último lance, desfazer 2 os últimos dois, desfazer tudo volta ao início. refazer joga outra vez o que foi desfeito. empate propõe empate. contagem diz quanto falta dela, peço a contagem começa-a.{ $has_repetition ->
    [yes] {" "}repetição pede o empate por repetição.
   *[no] {""}
} abandonar. nova, outra partida, também nova com as pretas, nova internacional, nova nível 3, nova às cegas, dois jogadores Ana e Rui; trocar cores muda de cor. sair. Para partidas guardadas, lances passados, relógio, ficheiros e posições: ajuda partidas, ajuda rever, ajuda relógio, ajuda ficheiros, ajuda montar posição. Basta o início da palavra.
    .brief = Comandos: desfazer, desfazer 2, refazer, empate, contagem, { $has_repetition ->
        [yes] repetição,{" "}
       *[no] {""}
    }abandonar, nova, sair.
talk-help-settings = As definições: a palavra definições mostra a lista; ou nome e valor, por exemplo nível 3, nível automático, língua inglês, avisos nada, detalhe 2, vista brancas, celas 40, letras bp, voz própria, velocidade 250, volume 60, timbre 2, sons. Para aprender: visita descreve o tabuleiro, teste faz cinco perguntas.
    .brief = Definições, ou nome e valor: nível 3, nível automático, língua inglês, avisos nada, detalhe 2, vista brancas, celas 40, letras bp, voz própria, velocidade 250, volume 60, timbre 2, sons. Visita e teste.
talk-help-board = O tabuleiro eletrónico: mova as peças, e o lance está feito. repor guia a mão para as pôr no lugar. comparar diz o que é diferente da partida. ajeito diz-se antes de centrar uma peça. ordem das tomadas diz como foram retiradas as peças tomadas. partir do tabuleiro começa uma partida com as peças que estão em cima dele. demora, toque e sinal são as suas definições.
    .brief = Tabuleiro: repor, comparar, ajeito, ordem das tomadas, partir do tabuleiro; demora, toque e sinal.
talk-questions-allowed = { $count ->
    [0] Nesta partida joga-se de memória: nada de perguntas sobre o tabuleiro.
    [one] Nesta partida pode fazer uma só pergunta sobre o tabuleiro{ $is_each ->
        [yes] , cada um
       *[no] {""}
    }.
   *[other] Nesta partida pode fazer { $count } perguntas sobre o tabuleiro{ $is_each ->
        [yes] , cada um
       *[no] {""}
    }.
}
    .brief = { $count ->
        [0] Sem perguntas sobre o tabuleiro.
        [one] Uma pergunta sobre o tabuleiro{ $is_each ->
            [yes] , cada um
           *[no] {""}
        }.
       *[other] { $count } perguntas sobre o tabuleiro{ $is_each ->
            [yes] , cada um
           *[no] {""}
        }.
    }
talk-questions-left = { $count ->
    [0] Era a última pergunta.
    [one] Resta uma pergunta.
   *[other] Restam { $count } perguntas.
}
talk-questions-told = { $count ->
    [0] Não lhe restam perguntas
    [one] Resta-lhe uma pergunta
   *[other] Restam-lhe { $count } perguntas
} sobre o tabuleiro{ $is_for_two ->
    [yes] ; cada um tem as suas
   *[no] {""}
}. Cada pergunta sobre a posição gasta uma; perguntar quantas restam não custa nada.
    .brief = Perguntas: { $count }.
talk-questions-of = Às { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} { $count ->
    [0] não restam perguntas
    [one] resta uma pergunta
   *[other] restam { $count } perguntas
} sobre o tabuleiro.
    .brief = { words-side }, perguntas: { $count }.
talk-questions-free = Nesta partida as perguntas são livres: pergunte quanto quiser.
    .brief = Perguntas livres.
talk-questions-fixed = O número de perguntas fica decidido no início da partida. Para ter outro, escreva por exemplo nova às cegas com 5 perguntas.
    .brief = O número decide-se no início.
talk-no-questions-left = { $count ->
    [0] Nesta partida joga-se de memória. Pode pedir último, vez, planilha e repetir.
   *[other] As perguntas sobre o tabuleiro acabaram. Pode pedir último, vez, planilha e repetir.
}
    .brief = Sem perguntas: último, vez, planilha e repetir.
    .again = { $count ->
        [0] Nada de perguntas sobre o tabuleiro nesta partida: restam último, vez, planilha e repetir.
       *[other] Já não há perguntas sobre o tabuleiro: restam último, vez, planilha e repetir.
    }
talk-aid-used = { $side ->
    [none] Perguntas sobre o tabuleiro: { $count }. Lances recusados: { $refused }.
   *[other] { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: perguntas sobre o tabuleiro: { $count }. Lances recusados: { $refused }.
}
    .brief = { $side ->
        [none] Perguntas: { $count }; recusados: { $refused }.
       *[other] { words-side }: perguntas: { $count }; recusados: { $refused }.
    }
talk-answer-first = Ainda não tratei de "{ $heard }": responda primeiro à pergunta.
    .brief = Responda primeiro.
talk-answer-not-understood = Não percebi.
talk-pasted = Colado: a linha tem agora { $length } caracteres. Nada se faz até premir Enter; Esc apaga-a.
    .brief = Colado, { $length } caracteres: Enter ou Esc.
talk-only-yes = Repetir "{ $heard }" não vale como um sim: responda sim para o fazer, ou não para deixar tudo como está.
    .brief = É preciso um sim: sim ou não?
    .again = É mesmo preciso um sim, ou um não: "{ $heard }" só por si não chega.
talk-help-more = Mais ajuda: ajuda perguntas, ajuda comandos, ajuda definições, ajuda partidas, ou ajuda e um comando, como ajuda empate{ $has_boards ->
    [yes] , ajuda tabuleiro
   *[no] {""}
}. Visita descreve o tabuleiro.
talk-first-game = { $is_again ->
    [yes] Escreva italianas, para as damas em 32 casas, ou internacionais, para as de 50. Um lance começa uma partida de damas italianas.
   *[no] Que damas quer jogar: italianas, em 32 casas, ou internacionais, em 50? Escreva italianas ou internacionais; fico a saber para a próxima vez.
}
    .brief = Italianas ou internacionais?
