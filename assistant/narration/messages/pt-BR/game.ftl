### Ditas à brasileira, sobre as mensagens de ../pt/game.ftl: só as que lá são outras.

game-level-followed-won = Você ganhou no nível { $level }: a próxima partida será no nível { $following }.
game-level-followed-highest = Você ganhou no nível { $level }, o mais alto: a próxima partida também será no nível { $following }.
game-level-followed-helped = Você ganhou no nível { $level }, mas desfazendo lances: a próxima partida também será no nível { $following }.
game-level-followed-lost = Você perdeu no nível { $level }: a próxima partida será no nível { $following }.
game-level-followed-lowest = Você perdeu no nível { $level }, o mais baixo: a próxima partida também será no nível { $following }.
game-coach-off = Não aviso das capturas obrigatórias.
game-coach-exists = Aviso quando há uma captura obrigatória.
    .brief = Avisos: há captura.
    .narrow = Avisos: há captura.
game-coach-squares = Antes de cada lance seu digo as capturas obrigatórias.
    .brief = Avisos: quais capturas.
    .narrow = Avisos: capturas.
game-coach-why = Antes de cada lance seu digo as capturas obrigatórias e a regra que decide.
    .brief = Avisos: quais capturas e por quê.
    .narrow = Avisos: e por quê.
game-first-hint = Digite um lance com dois números, por exemplo { $example }. Digite ajuda para os comandos.
game-move =
    .full = { words-side }: { $move }{ $captured ->
        [0] {""}
       *[other] , capturando { $taken }
    }.{ $promotes ->
        [yes] {" "}Dama em { $end }.
       *[no] {""}
    }
game-ended-no-pieces = Ganham { words-winner-named }: { words-loser-named } não têm mais peças, { $article }.
game-ended-repetition = Empate: a posição se repetiu, { $article }.
game-swap-offered = Você fica de novo com as { words-side }: para a outra cor digite trocar cores.
game-board-has-no-room = O tabuleiro eletrônico tem outro número de casas: para este jogo inicie o programa sem ele.
    .brief = O tabuleiro eletrônico tem outro número de casas.
game-board-fixes-players = Com o tabuleiro eletrônico as cores e os jogadores são escolhidos ao iniciar o programa.
game-after-the-end = A partida acabou. { $over ->
    [stuck] Nesta posição não dá para jogar: digite sair, e escolha outra.
   *[other] Digite nova para jogar outra{ $over ->
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
game-is-over = A partida acabou: digite { $over ->
    [back] nova, desfazer ou sair
    [stuck] sair, e escolha outra posição
   *[final] nova para jogar outra, ou sair
}.
game-nothing-to-take-back =
    .again = Você não tem lances para desfazer.
game-not-so-many-back = { $wanted ->
    [0] É preciso desfazer pelo menos um lance: digite desfazer.
   *[other] { $is_for_two ->
        [yes] { $count ->
            [one] Só é possível desfazer um lance
           *[other] Só é possível desfazer { $count } lances
        }
       *[no] { $count ->
            [one] Só há um lance seu para desfazer
           *[other] Só há { $count } lances seus para desfazer
        }
    }{ $is_set ->
        [yes] , porque antes disso a posição foi mudada sem um lance
       *[no] {""}
    }: digite desfazer{ $count ->
        [one] {""}
       *[other] {" "}{ $count }
    }.
}
game-taken-back-as-far = Não dá para voltar mais do que isso: antes a posição foi mudada sem um lance.
    .brief = Não dá para voltar mais.
game-nothing-to-redo = Não há nada para refazer. Para desfazer um lance digite desfazer.
    .again = Não há lances desfeitos que possam ser refeitos agora. Com desfazer se desfaz um.
game-not-so-many-again = { $wanted ->
    [0] É preciso refazer pelo menos um lance: digite refazer.
   *[other] { $count ->
        [one] Só é possível refazer um lance: digite refazer.
       *[other] Só é possível refazer { $count } lances: digite refazer tudo.
    }
}
game-last-move = { $has_move ->
    [yes] { $is_of_side ->
        [yes] Último lance das { words-side }: { $move }.
       *[no] Último lance: { words-side } { $move }.
    }
   *[no] Ninguém jogou ainda.
}
game-computer-thinks = Estou pensando.
game-not-your-turn = Agora joga o computador. Espere a resposta, ou aperte Ctrl-C para tê-la agora.
    .again = O computador está pensando: espere ele jogar, ou aperte Ctrl-C para ele jogar agora.
game-computer-stays-slow = O computador continua jogando, mas pensa mais devagar do que poderia: { $reason ->
    [bad-package] o numba não inicia aqui
   *[failed] não foi possível compilar a parte rápida dele
} ({ $detail }). O comando python3 run.py doctor diz por quê e como resolver.
game-computer-failed = O computador não consegue jogar: { $error }. A partida fica como está. Digite desfazer para voltar ao seu lance, nova para recomeçar, ou sair.
    .again = O computador continua sem conseguir jogar: { $error }. Digite desfazer, nova ou sair.
game-last-moves = { $count ->
    [0] Ninguém jogou ainda.
    [one] Último lance: { $moves }.
   *[other] Últimos { $count } lances, primeiro as { words-side }: { $moves }.
}
game-reason = { $count ->
    [0] Nenhum lance pareceu ao computador claramente melhor que { $move }.
    [1] { $move } era o único lance legal do computador.
   *[other] Dos seus { $count } lances legais, nenhum pareceu ao computador claramente melhor que { $move }, olhando { $depth ->
        [1] um lance à frente.
       *[other] { $depth } lances à frente, contando os dos dois lados.
    }
}
    .brief = { $count ->
        [0] { $move }: nada claramente melhor.
        [1] { $move }: o único lance.
       *[other] { $move }: de { $count }, nenhum claramente melhor, olhando { $depth ->
            [1] um lance à frente.
           *[other] { $depth } lances à frente.
        }
    }
game-reason-capture = A captura é obrigatória, { $article }{ $count ->
    [0] , e nenhuma captura legal pareceu ao computador claramente melhor que { $move }.
    [1] , e { $move } era a única captura legal.
   *[other] : de { $count } capturas legais, nenhuma pareceu ao computador claramente melhor que { $move }, olhando { $depth ->
        [1] um lance à frente.
       *[other] { $depth } lances à frente, contando os dos dois lados.
    }
}
    .brief = { $move }: obrigatória, { $article }{ $count ->
        [0] .
        [1] ; a única captura.
       *[other] ; de { $count }, nenhuma claramente melhor, olhando { $depth ->
            [1] um lance à frente.
           *[other] { $depth } lances à frente.
        }
    }
game-was-compulsory = { $count ->
    [0] A captura era obrigatória, { $article }; { $move } não era a única.
    [1] Sim: a captura era obrigatória, { $article }, e { $move } era a única captura legal.
   *[other] A captura era obrigatória, { $article }; { $move } era uma de { $count } capturas legais.
}
    .brief = { $move }: obrigatório capturar, { $article }{ $count ->
        [0] , mas não a única.
        [1] , a única captura.
       *[other] , uma de { $count } capturas.
    }
game-reason-unknown = Não sei mais como o computador escolheu { $move }.
    .brief = { $move }: não sei mais por quê.
game-reason-of-person = Por que uma pessoa fez um lance, só ela pode dizer.
    .brief = Só quem fez sabe.
game-ahead-kept = Anotei { $move } para depois do lance do computador. Para cancelar, digite não ou aperte Ctrl-C.
    .brief = Anotei { $move }.
game-ahead-forgotten = O lance anotado foi cancelado.
game-ahead-impossible = O lance anotado, { $move }, agora não pode ser jogado.
game-opening-offered = Para começar sempre com uma partida assim, digite: arranque assim.
game-score-goes-on = { $count ->
    [one] Antes há mais um: continuar lê esse, planilha toda lê todos.
   *[other] Antes há mais { $count }: continuar lê os anteriores, planilha toda lê todos.
}
