### A partida.

game-opened = { words-game-opened }
    .narrow = { $rules ->
        [italian] Damas italianas
       *[international] Internacionais
    }{ $regulation ->
        [pergioco] , PerGioco
        [portuguese] , texto português
       *[fid] {""}
    }.
game-person = { $is_alone ->
    [yes] As { words-side } são suas{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }.
   *[no] { words-side }: { $has_name ->
        [yes] { $name }
       *[no] uma pessoa
    }.
}
game-computer = { words-side }: o computador, { $level ->
    [0] { $seconds ->
        [1] um segundo
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } por lance.
   *[other] nível { $level }.
}
    .narrow = { words-side }: { $level ->
        [0] { $seconds ->
            [1] um segundo
           *[other] { $seconds } segundos
        } por lance.
       *[other] nível { $level }.
    }
game-level-follows = O nível segue os seus resultados: mais um se ganhar, menos um se perder.
    .brief = Nível automático.
game-level-followed-won = Ganhou no nível { $level }: a próxima partida será no nível { $following }.
    .brief = Próximo nível: { $following }.
game-level-followed-highest = Ganhou no nível { $level }, o mais alto: a próxima partida também será no nível { $following }.
    .brief = Próximo nível: { $following }.
game-level-followed-helped = Ganhou no nível { $level }, mas desfazendo lances: a próxima partida também será no nível { $following }.
    .brief = Próximo nível: { $following }.
game-level-followed-lost = Perdeu no nível { $level }: a próxima partida será no nível { $following }.
    .brief = Próximo nível: { $following }.
game-level-followed-lowest = Perdeu no nível { $level }, o mais baixo: a próxima partida também será no nível { $following }.
    .brief = Próximo nível: { $following }.
game-level-followed-drawn = Empate no nível { $level }: a próxima partida também será no nível { $following }.
    .brief = Próximo nível: { $following }.
game-level-put-back = A partida continua no nível { $level }.
game-coach-off = Não aviso das tomadas obrigatórias.
    .brief = Avisos: nada.
    .narrow = Avisos: nada.
game-coach-exists = Aviso quando há uma tomada obrigatória.
    .brief = Avisos: há tomada.
    .narrow = Avisos: há tomada.
game-coach-squares = Antes de cada lance seu digo as tomadas obrigatórias.
    .brief = Avisos: que tomadas.
    .narrow = Avisos: que tomadas.
game-coach-why = Antes de cada lance seu digo as tomadas obrigatórias e a regra que decide.
    .brief = Avisos: que tomadas e porquê.
    .narrow = Avisos: e porquê.
game-first-hint = Escreva um lance com dois números, por exemplo { $example }. Escreva ajuda para os comandos.
    .brief = Lance: { $example }. Comandos: ajuda.
    .narrow = Lance: { $example }. Comandos: ajuda.
game-at-table = Mesa { $table }.
game-turn = { $is_you ->
    [yes] É a sua vez, { words-side }
   *[no] Jogam as { words-side }
}{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}.
game-move = { words-side }: { $move }{ $captured ->
    [0] {""}
    [1] {""}
   *[other] , { $captured_word } peças
}.{ $promotes ->
    [yes] {" "}Dama em { $end }.
   *[no] {""}
}
    .full = { words-side }: { $move }{ $captured ->
        [0] {""}
       *[other] , tomando { $taken }
    }.{ $promotes ->
        [yes] {" "}Dama em { $end }.
       *[no] {""}
    }
    .brief = { words-side }: { $move }.{ $promotes ->
        [yes] {" "}Dama.
       *[no] {""}
    }
game-ended-refusal = Ganham { words-winner-named }: { words-loser-named } recusam cumprir o regulamento, { $article }.
    .brief = Ganham { words-winner-named }: recusa, { $article }.
game-ended-neither-wins = Empate: nenhum dos jogadores consegue ganhar, { $article }.
    .brief = Empate: ninguém ganha, { $article }.
game-ended-annulled = A partida é anulada, { $article }, e recomeça.
    .brief = Partida anulada, { $article }.
game-ended-no-moves = Ganham { words-winner-named }: { words-loser-named } não podem jogar, { $article }.
    .brief = Ganham { words-winner-named }: sem lances, { $article }.
game-ended-no-pieces = Ganham { words-winner-named }: { words-loser-named } já não têm peças, { $article }.
    .brief = Ganham { words-winner-named }: sem peças, { $article }.
game-ended-resignation = Ganham { words-winner-named }: { words-loser-named } abandonam, { $article }.
    .brief = Ganham { words-winner-named }: abandono, { $article }.
game-ended-agreement = Empate de comum acordo, { $article }.
    .brief = Empate por acordo, { $article }.
game-ended-repetition = Empate: a posição repetiu-se, { $article }.
    .brief = Empate: repetição, { $article }.
game-ended-count = Empate: a contagem dos lances chegou ao fim, { $article }.
    .brief = Empate: contagem no fim, { $article }.
game-ended-time = Ganham { words-winner-named }: { words-loser-named } esgotaram o tempo, { $article_text ->
    [pt] nos termos da prova, { $article }
   *[other] { $article }
}.
    .brief = Ganham { words-winner-named }: tempo, { $article }.
game-goes-on = A partida ainda não acabou.
    .brief = Não acabou.
game-swap-offered = Tem outra vez as { words-side }: para a outra cor escreva trocar cores.
    .brief = { words-side } outra vez: trocar cores para mudar.
game-ahead-kept = Guardo { $move } para depois do lance do computador. Para o tirar escreva não, ou carregue em Ctrl-C.
    .brief = Guardo { $move }.
game-ahead-forgotten = O lance guardado foi tirado.
game-ahead-impossible = O lance guardado, { $move }, agora não se pode jogar.
    .brief = { $move } não é possível.
game-opening-offered = Para começar sempre com uma partida assim, escreva: arranque assim.
    .brief = Sempre assim? Arranque assim.
game-no-such-level = Não há nível { $level }: os níveis vão de { $least } a { $most }.
    .brief = Níveis de { $least } a { $most }.
game-board-has-no-room = O tabuleiro eletrónico tem outras casas: para este jogo inicie o programa sem ele.
    .brief = O tabuleiro eletrónico tem outras casas.
game-board-fixes-players = Com o tabuleiro eletrónico as cores e os jogadores escolhem-se ao iniciar o programa.
    .brief = Cores e jogadores: ao iniciar.
game-after-the-end = A partida acabou. { $over ->
    [stuck] Desta posição não se pode jogar: escreva sair, e escolha outra.
   *[other] Escreva nova para jogar outra{ $over ->
        [back] , desfazer { $can_annul ->
            [yes] para continuar esta
           *[no] { $is_for_two ->
                [yes] para voltar ao último lance
               *[no] para voltar ao seu lance
            }
        }
       *[final] {""}
    }{ $has_moves ->
        [yes] , planilha para os lances
       *[no] {""}
    }, sair para fechar.
}
    .brief = Acabou. { $over ->
        [stuck] Sair.
       *[other] Nova{ $over ->
            [back] , desfazer
           *[final] {""}
        }{ $has_moves ->
            [yes] , planilha
           *[no] {""}
        } ou sair.
    }
game-result-annulled = { $termination ->
    [resignation] Fica anulado o abandono: a partida continua como estava.
    [agreement] Fica anulado o empate por acordo: a partida continua como estava.
   *[other] Fica anulado o empate por repetição: a partida continua como estava.
}
    .brief = A partida continua como estava.
game-is-over = A partida acabou: escreva { $over ->
    [back] nova, desfazer ou sair
    [stuck] sair, e escolha outra posição
   *[final] nova para jogar outra, ou sair
}.
    .brief = Partida acabada: { $over ->
        [back] nova, desfazer ou sair
        [stuck] sair
       *[final] nova ou sair
    }.
    .again = Esta partida já acabou: { $over ->
        [back] nova, desfazer ou sair
        [stuck] sair, e escolha outra posição
       *[final] nova para outra, ou sair
    }.
game-taken-back = { $count ->
    [one] Lance desfeito: { $moves }.
    [2] Lances desfeitos: { $moves }.
   *[other] { $count } lances desfeitos: { $has_moves ->
        [yes] { $moves }
       *[no] de { $first } para trás até { $last }
    }.
}
game-nothing-to-take-back = Não há nenhum lance seu para desfazer.
    .brief = Nada para desfazer.
    .again = Não tem lances que se possam desfazer.
game-not-so-many-back = { $wanted ->
    [0] É preciso desfazer pelo menos um lance: escreva desfazer.
   *[other] { $is_for_two ->
        [yes] { $count ->
            [one] Só se pode desfazer um lance
           *[other] Só se podem desfazer { $count } lances
        }
       *[no] { $count ->
            [one] Só há um lance seu para desfazer
           *[other] Só há { $count } lances seus para desfazer
        }
    }{ $is_set ->
        [yes] , porque antes disso a posição foi mudada sem um lance
       *[no] {""}
    }: escreva desfazer{ $count ->
        [one] {""}
       *[other] {" "}{ $count }
    }.
}
    .brief = { $count ->
        [one] No máximo um: desfazer.
       *[other] No máximo { $count }: desfazer { $count }.
    }
game-taken-back-as-far = Mais para trás não se pode ir: antes disso a posição foi mudada sem um lance.
    .brief = Mais para trás não se pode ir.
game-played-again = { $count ->
    [one] Refeito um lance.
   *[other] Refeitos { $count } lances.
}
game-nothing-to-redo = Não há nada para refazer. Para desfazer um lance escreva desfazer.
    .brief = Nada para refazer.
    .again = Não há lances desfeitos que agora se possam refazer. Com desfazer desfaz-se um.
game-not-so-many-again = { $wanted ->
    [0] É preciso refazer pelo menos um lance: escreva refazer.
   *[other] { $count ->
        [one] Só se pode refazer um lance: escreva refazer.
       *[other] Só se podem refazer { $count } lances: escreva refazer tudo.
    }
}
    .brief = { $count ->
        [one] No máximo um: refazer.
       *[other] No máximo { $count }: refazer tudo.
    }
game-last-move = { $has_move ->
    [yes] { $is_of_side ->
        [yes] Último lance das { words-side }: { $move }.
       *[no] Último lance: { words-side } { $move }.
    }
   *[no] Ainda ninguém jogou.
}
game-computer-thinks = Estou a pensar.
game-not-your-turn = Agora joga o computador. Espere pela resposta, ou carregue em Ctrl-C para a ter já.
    .brief = Joga o computador: espere, ou Ctrl-C.
    .again = O computador está a pensar: espere que jogue, ou carregue em Ctrl-C para que jogue já.
game-computer-stays-slow = O computador continua a jogar, mas pensa mais devagar do que poderia: { $reason ->
    [bad-package] o numba não arranca aqui
   *[failed] não foi possível compilar a sua parte rápida
} ({ $detail }). O comando python3 run.py doctor diz porquê e como resolver.
    .brief = O computador pensa devagar: veja python3 run.py doctor.
game-computer-failed = O computador não consegue jogar: { $error }. A partida fica como está. Escreva desfazer para voltar ao seu lance, nova para recomeçar, ou sair.
    .brief = O computador não joga: { $error }. Desfazer, nova ou sair.
    .again = O computador continua sem conseguir jogar: { $error }. Escreva desfazer, nova ou sair.
game-reason = { $count ->
    [0] Nenhum lance pareceu ao computador claramente melhor do que { $move }.
    [1] { $move } era o único lance legal do computador.
   *[other] Dos seus { $count } lances legais nenhum pareceu ao computador claramente melhor do que { $move }, vendo { $depth ->
        [1] um lance adiante.
       *[other] { $depth } lances adiante, contando os dos dois lados.
    }
}
    .brief = { $count ->
        [0] { $move }: nada claramente melhor.
        [1] { $move }: o único lance.
       *[other] { $move }: de { $count } nenhum claramente melhor, vendo { $depth ->
            [1] um lance adiante.
           *[other] { $depth } lances adiante.
        }
    }
game-reason-capture = A tomada é obrigatória, { $article }{ $count ->
    [0] , e nenhuma tomada legal pareceu ao computador claramente melhor do que { $move }.
    [1] , e { $move } era a única tomada legal.
   *[other] : de { $count } tomadas legais nenhuma pareceu ao computador claramente melhor do que { $move }, vendo { $depth ->
        [1] um lance adiante.
       *[other] { $depth } lances adiante, contando os dos dois lados.
    }
}
    .brief = { $move }: obrigatória, { $article }{ $count ->
        [0] .
        [1] ; a única tomada.
       *[other] ; de { $count } nenhuma claramente melhor, vendo { $depth ->
            [1] um lance adiante.
           *[other] { $depth } lances adiante.
        }
    }
game-was-only = { $count ->
    [0] Não: havia outros lances além de { $move }.
    [1] Sim: { $move } era o único lance legal.
   *[other] Não: { $move } era um de { $count } lances legais.
}
game-was-compulsory = { $count ->
    [0] A tomada era obrigatória, { $article }; { $move } não era a única.
    [1] Sim: a tomada era obrigatória, { $article }, e { $move } era a única tomada legal.
   *[other] A tomada era obrigatória, { $article }; { $move } era uma de { $count } tomadas legais.
}
    .brief = { $move }: obrigatório tomar, { $article }{ $count ->
        [0] , mas não a única.
        [1] , a única tomada.
       *[other] , uma de { $count } tomadas.
    }
game-reason-unknown = Já não sei como o computador escolheu { $move }.
    .brief = { $move }: já não sei porquê.
game-reason-of-person = Porque é que uma pessoa fez um lance, só ela o pode dizer.
    .brief = Só o sabe quem o fez.
game-move-number = Lance { $number }, jogam as { words-side }.
game-lasted = { $count ->
    [0] A partida acabou antes do primeiro lance.
    [one] A partida acabou: durou um lance.
   *[other] A partida acabou: durou { $count } lances.
}
    .brief = { $count ->
        [0] Nenhum lance.
        [one] Um lance.
       *[other] { $count } lances.
    }
game-not-moved-yet = As { words-side } ainda não jogaram.
game-last-moves = { $count ->
    [0] Ainda ninguém jogou.
    [one] Último lance: { $moves }.
   *[other] Últimos { $count } lances, primeiro as { words-side }: { $moves }.
}
game-crowned = { $has_number ->
    [yes] Lance { $number }: as { words-side } fizeram dama, { $move }.
   *[no] As { words-side } não fizeram nenhuma dama nesta partida.
}
game-score = { $number }. { $has_white ->
    [yes] { $white }
   *[no] jogam as Pretas
}{ $has_black ->
    [yes] {" "}{ $black }
   *[no] {""}
}
    .spoken = { $number }: { $has_white ->
        [yes] { $white }
       *[no] jogam as Pretas
    }{ $has_black ->
        [yes] , { $black }
       *[no] {""}
    }
game-score-goes-on = { $count ->
    [one] Antes há mais um: continuar lê-o, planilha toda lê-os todos.
   *[other] Antes há mais { $count }: continuar lê os anteriores, planilha toda lê-os todos.
}
    .brief = Mais { $count } antes: continuar, ou planilha toda.
