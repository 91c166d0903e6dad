### Os tabuleiros com sensores: o que está em cima deles, e aonde deve ir a mão.

tactile-board = { $seat ->
    [white] Tabuleiro das Brancas
    [black] Tabuleiro das Pretas
   *[one] Tabuleiro
}
tactile-at = { $seat ->
    [white] Tabuleiro das Brancas.{" "}
    [black] Tabuleiro das Pretas.{" "}
   *[one] {""}
}
    .brief = { $seat ->
        [white] Brancas.{" "}
        [black] Pretas.{" "}
       *[one] {""}
    }
tactile-sought = Procuro o tabuleiro eletrónico: pode demorar alguns segundos.
    .brief = Procuro o tabuleiro.
tactile-awaited = { tactile-board } ligado: { $is_start ->
    [yes] disponha as peças para começar.
   *[no] disponha as peças como estão na partida. A palavra peças diz onde.
}
    .brief = { tactile-board }: { $is_start ->
        [yes] disponha as peças.
       *[no] disponha as peças da partida.
    }
tactile-ready = { tactile-board } pronto.
tactile-not-found = { tactile-at }Vejo { $pieces ->
    [0] 0 peças
    [one] { $pieces } peça
   *[other] { $pieces } peças
} de { $wanted }, ainda fora do lugar. A palavra peças diz onde vão.
    .brief = { tactile-at.brief }Vejo { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    } de { $wanted }, fora do lugar.
tactile-lift-white = { tactile-at }Levante uma peça branca e ponha-a de novo: assim sei de que lado estão as Brancas.
    .brief = { tactile-at.brief }Levante e reponha uma peça branca.
tactile-gone = { $reason ->
    [missing] { tactile-board } ausente: a porta { $port } não existe. Ligue o cabo.
    [forbidden] { tactile-board } não permitido: não tenho permissão para abrir a porta { $port }. No Linux essa permissão é de um grupo, em geral dialout: o comando python3 run.py board probe diz como entrar nele.
    [busy] { tactile-board } ocupado: outro programa usa a porta { $port }. Feche-o.
    [unplugged] { tactile-board } desligado: verifique o cabo.
    [no-package] { tactile-board } não se lê: falta o pacote pyserial, que o comando python3 run.py install instala.
    [terminal] { tactile-board } ausente: a porta { $port } é o terminal em que escreve. O comando python3 run.py board list diz que portas há.
    [unknown] { tactile-board } desconhecido: na porta { $port } não responde nada que eu conheça. Desligue-o e ligue-o.
   *[silent] { tactile-board } sem resposta: verifique se está ligado.
}{ $reason ->
    [no-package] {" "}Escreva os lances.
    [terminal] {" "}Escreva os lances.
   *[other] {" "}Continuo a procurá-lo: entretanto escreva os lances.
}
    .brief = { tactile-board } { $reason ->
        [missing] ausente
        [forbidden] não permitido pelo sistema
        [busy] ocupado
        [unplugged] desligado
        [no-package] não se lê, falta o pyserial
        [terminal] ausente, a porta é o terminal
        [unknown] desconhecido
       *[silent] sem resposta
    }. Escreva os lances.
tactile-back = { tactile-board } ligado de novo.
tactile-fault = { tactile-board }: { $code ->
    [battery] a bateria está quase no fim{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
    [sensor] um sensor não funciona
    [version] fala uma versão do protocolo que não conheço
    [info] não diz como é feito, e não o posso ler
    [memory] perdeu a sua memória
   *[other] avisa de uma avaria{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
}.
    .brief = { tactile-board }: { $code ->
        [battery] bateria fraca
        [sensor] sensor avariado
        [version] versão desconhecida
        [info] ilegível
        [memory] memória perdida
       *[other] avaria
    }.
tactile-agrees = { tactile-board } em ordem.
tactile-take-off-captured = { tactile-at }Acabada a tomada retire { $squares_named }.
    .brief = { tactile-at.brief }Depois retire { $squares_named }.
tactile-crown = { tactile-at }{ $by_opponent ->
    [yes] Coroe a { $square }: quem coroa é o adversário de quem jogou.
   *[no] Coroe a { $square }.
}
    .brief = { tactile-at.brief }{ $by_opponent ->
        [yes] O adversário coroa a { $square }.
       *[no] Coroe a { $square }.
    }
tactile-uncrown = { tactile-at }Retire a coroa da { $square }: é uma pedra.
    .brief = { tactile-at.brief }Retire a coroa da { $square }.
tactile-wrong = { tactile-at }{ $should_first }.
    .brief = { tactile-at.brief }Fica assim: { $should }.
    .letters = { tactile-at.brief }Fica assim: { $should }.
tactile-upset = { tactile-at }{ $count ->
    [one] Uma casa está errada. Diga repor, e digo-lhe peça a peça o que fazer.
   *[other] { $count } casas estão erradas. Diga repor, e digo-lhe peça a peça o que fazer.
}
    .brief = { tactile-at.brief }{ $count ->
        [one] Uma casa errada: repor.
       *[other] { $count } casas erradas: repor.
    }
tactile-differs = { tactile-at }{ $count ->
    [one] Uma casa não está como na partida: está acesa.
   *[other] { $count } casas não estão como na partida: estão acesas.
}
    .brief = { tactile-at.brief }{ $count ->
        [one] Uma casa diferente.
       *[other] { $count } casas diferentes.
    }
tactile-step-take-off = { tactile-at }Retire { $seen ->
    [white] a peça branca
    [black] a peça preta
    [white-man] a pedra branca
    [white-king] a dama branca
    [black-man] a pedra preta
    [black-king] a dama preta
   *[something] a peça
} da { $square }.
    .brief = { tactile-at.brief }Retire a { $square }.
tactile-step-move = { tactile-at }Mova { $piece ->
    [white-man] a pedra branca
    [white-king] a dama branca
    [black-man] a pedra preta
   *[black-king] a dama preta
} da { $start } para a { $end }.
    .brief = { tactile-at.brief }Da { $start } para a { $end }.
tactile-step-put = { tactile-at }Ponha { $piece ->
    [white-man] a pedra branca
    [white-king] a dama branca
    [black-man] a pedra preta
   *[black-king] a dama preta
} na { $square }.
    .brief = { tactile-at.brief }{ $piece ->
        [white-man] Pedra branca
        [white-king] Dama branca
        [black-man] Pedra preta
       *[black-king] Dama preta
    } na { $square }.
tactile-lifted = { tactile-at }{ $count ->
    [one] Vazia { $squares_named }: reponha a peça
   *[other] Vazias { $squares_named }: reponha as peças
}{ $may_finish ->
    [yes] , ou acabe o lance
   *[no] {""}
}.
    .brief = { tactile-at.brief }{ $count ->
        [one] Vazia { $squares_named }.
       *[other] Vazias { $squares_named }.
    }
tactile-still-to-take-off = { tactile-at }Falta retirar { $squares_named }.
    .brief = { tactile-at.brief }Falta retirar { $squares_named }.
tactile-still-to-move = { tactile-at }Falta mover { $move }.
    .brief = { tactile-at.brief }Mova { $move }.
tactile-which = Que lance fez: { $moves }?
    .brief = Qual: { $moves }?
    .again = Com estas peças pode ser { $moves }: qual?
tactile-ask-made = Jogou { $move }? Responda sim ou não.
    .brief = { $move }: sim ou não?
    .again = O lance é { $move }? É preciso um sim ou um não.
tactile-amended = { $count ->
    [one] Retirado: { $moves }.
   *[other] Retirados: { $moves }.
}
tactile-ask-back = O tabuleiro voltou atrás. Quer desfazer { $moves }? Responda sim ou não.
    .brief = Desfazer { $moves }: sim ou não?
    .again = As peças estão como antes de { $moves }. Desfazer? É preciso um sim ou um não.
tactile-compare = { $count ->
    [0] { $kind ->
        [boards] Os dois tabuleiros estão como a partida.
       *[game] O tabuleiro está como a partida.
    }
    [one] { tactile-board }, { $count } casa diferente da partida: { $should_wanted }.
   *[other] { tactile-board }, { $count } casas diferentes da partida: { $should_wanted }.
}
    .brief = { $count ->
        [0] { $kind ->
            [boards] Tabuleiros em ordem.
           *[game] Tabuleiro em ordem.
        }
       *[other] { tactile-board }, { $count } diferentes: { $should }.
    }
    .letters = { $count ->
        [0] { $kind ->
            [boards] Tabuleiros em ordem.
           *[game] Tabuleiro em ordem.
        }
       *[other] { tactile-board }, { $count }: { $should }.
    }
tactile-none = { $is_lost ->
    [yes] O tabuleiro não responde: verifique se está ligado e com o cabo.
   *[no] Não há tabuleiro eletrónico. Para usar um, inicie o programa com a opção board e o nome da porta.
}
    .brief = { $is_lost ->
        [yes] O tabuleiro não responde.
       *[no] Nenhum tabuleiro eletrónico.
    }
    .again = { $is_lost ->
        [yes] O tabuleiro continua sem resposta: experimente desligá-lo e ligá-lo.
       *[no] Aqui não há um tabuleiro eletrónico: o comando python3 run.py board list diz que portas há.
    }
tactile-adjusting = Pode ajeitar: enquanto não estiver tudo no lugar nada conta como lance, { $article }.
    .brief = Pode ajeitar, { $article }.
tactile-adjusting-refused = Só pode ajeitar quem vai jogar, { $article }.
    .again = { $article_first }: ajeita só quem vai jogar.
tactile-order-direct = Ordem direta, da primeira tomada à última: { $article }.
    .brief = Ordem direta, { $article }.
tactile-order-inverse = Ordem inversa, da última tomada à primeira: { $article }.
    .brief = Ordem inversa, { $article }.
tactile-order-other = Fora de ordem, nem direta nem inversa: pode pedir que se corrija, { $article }.
    .brief = Fora de ordem, { $article }.
tactile-order-unseen = A ordem não se viu: saíram várias peças juntas.
    .brief = Ordem não vista.
tactile-order-none = Ainda nenhuma tomada no tabuleiro.
tactile-player = { $player ->
    [white] Brancas.{" "}
    [black] Pretas.{" "}
   *[other] { $has_player ->
        [yes] { $player }.{" "}
       *[no] {""}
    }
}
tactile-ask-sensor = { tactile-at }{ tactile-player }O sensor da { $square } parece avariado. Ignoro-o? Responda sim ou não, { $article }.
    .brief = { tactile-at.brief }{ tactile-player }Sensor { $square } avariado, ignoro-o, sim ou não?
    .again = { tactile-at }{ tactile-player }Na { $square } ignoro o sensor e vale a peça da partida? É preciso um sim ou um não, { $article }.
tactile-sensor-out = Ignoro o sensor da { $square }.
tactile-move-shown = { words-side }: { $move }, no tabuleiro.
    .brief = { words-side }: { $move }.
tactile-irregular-touched-other = Irregularidade das { words-side }: tocam a { $squares_one } e movem a { $squares_other }, { $article }.
    .brief = { words-side }: tocam a { $squares_one }, movem a { $squares_other }, { $article }.
tactile-irregular-taken-without-reason = Irregularidade das { words-side }: retiram sem razão { $squares_named }, { $article }.
    .brief = { words-side }: retiram sem razão { $squares_named }, { $article }.
tactile-irregular-left-one = Irregularidade das { words-side }: não retiram a peça tomada, { $squares_named }, { $article }.
    .brief = { words-side }: não retiram { $squares_named }, { $article }.
tactile-irregular-left-some = Irregularidade das { words-side }: { $count ->
    [one] não retiram uma peça tomada
   *[other] não retiram { $count_word } peças tomadas
}, { $squares_named }, { $article }.
    .brief = { words-side }: não retiram { $squares_named }, { $article }.
tactile-irregular-took-too-many = Irregularidade das { words-side }: { $count ->
    [one] retiram uma peça não tomada
   *[other] retiram { $count_word } peças não tomadas
}, { $squares_named }, { $article }.
    .brief = { words-side }: retiram também { $squares_named }, { $article }.
tactile-irregular-took-own = Irregularidade das { words-side }: { $count ->
    [one] retiram uma peça própria
   *[other] retiram { $count_word } peças próprias
}, { $squares_named }, { $article }.
    .brief = { words-side }: retiram as próprias, { $squares_named }, { $article }.
tactile-irregular-unmarked-king = Irregularidade das { words-side }: movem uma dama sem coroa, agora na { $squares_one }, { $article }.
    .brief = { words-side }: dama sem coroa, { $squares_named }, { $article }.
tactile-irregular-wrong-king = Irregularidade das { words-side }: coroam uma pedra que não é dama, { $squares_named }, { $article }.
    .brief = { words-side }: não é dama { $squares_named }, { $article }.
tactile-irregular-stopped-taking-off = Irregularidade das { words-side }: param a retirada das peças tomadas, ainda no tabuleiro { $squares_named }, { $article }.
    .brief = { words-side }: param a retirada, { $squares_named }, { $article }.
tactile-irregular-taken-off-early = Irregularidade das { words-side }: retiram { $squares_named } antes que termine a tomada, { $article }.
    .brief = { words-side }: retiram cedo demais { $squares_named }, { $article }.
tactile-ask-keep = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: mantém? { $is_named ->
    [yes] Responda { words-name-or-side } sim para manter, { words-name-or-side } não para mandar corrigir
   *[no] Sim: mantém; não: manda corrigir
}, { $article }.
    .brief = { $is_named ->
        [yes] Manter: { words-name-or-side } sim ou { words-name-or-side } não
       *[no] { words-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: manter, sim ou não
    }?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: manter ou corrigir toda a irregularidade? Responda { $is_named ->
        [yes] { words-name-or-side } sim para manter ou { words-name-or-side } não para corrigir
       *[no] sim para manter ou não para corrigir
    }, { $article }.
tactile-kept = Mantida: a posição vale como está, { $article }.
tactile-touched = Peça tocada, a { $square }: tem de mover essa, { $article }.
    .brief = Tocada a { $square }: mova essa, { $article }.
tactile-ask-set-up = Começo uma partida com estas peças. Jogam as Brancas? Sim: jogam as Brancas. Não: jogam as Pretas.
    .brief = Partida daqui. Jogam as Brancas, sim ou não?
    .again = Quem joga primeiro com estas peças? Sim: jogam as Brancas. Não: jogam as Pretas.
tactile-set-up-refused-no-colours = Este tabuleiro não distingue as cores: daqui não se pode começar.
    .brief = Sem cores não se começa.
tactile-set-up-refused-unsure = Alguma casa não se lê bem: centre as peças e tente de novo.
    .brief = Leitura incerta: centre as peças.
tactile-set-up-refused-empty = Não há nenhuma peça no tabuleiro: ponha pelo menos uma e tente de novo.
    .brief = Nenhuma peça: ponha pelo menos uma.
tactile-set-up-refused-too-many = Uma cor tem { $detail } peças, mais do que as que tem no início da partida: retire algumas e tente de novo.
    .brief = { $detail } peças de uma cor: demasiadas.
tactile-set-up-refused-uncrowned = Na casa { $detail } está uma pedra na basa adversária, onde seria dama: ponha ali uma dama ou retire-a, e tente de novo.
    .brief = Em { $detail } tem de estar uma dama.
