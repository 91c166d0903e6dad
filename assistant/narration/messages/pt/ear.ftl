### O teste do microfone: números lidos e repetidos, e como correu.

ear-check-begun = Leio { $count } números, um de cada vez, e pelo meio não digo mais nada. { $listen ->
    [push] Depois de cada um carregue { $has_key ->
        [yes] no espaço
       *[no] em Enter
    } e repita-o.
   *[open] Repita-os depois de mim.{ $has_reader ->
        [yes] {" "}Ouço também o leitor de ecrã: use auscultadores, ou escreva primeiro escuta tecla.
       *[no] {""}
    }
} Para acabar antes diga fim{ $has_key ->
    [yes] , ou carregue em Esc.
   *[no] .
}
    .brief = { $count } números: { $listen ->
        [push] de cada vez { $has_key ->
            [yes] espaço
           *[no] Enter
        }, depois repita.
       *[open] repita-os.{ $has_reader ->
            [yes] {" "}Auscultadores, ou escuta tecla.
           *[no] {""}
        }
    } Fim para acabar.
ear-check-number = { $square }.
ear-check-refused = { $why ->
    [off] Agora não escuto. Escreva escuta tecla, ou escuta aberto, e depois teste do microfone. Fora de uma partida faz o mesmo o comando python3 run.py doctor ear.
    [lost] Por agora não há nada para testar. O comando python3 run.py doctor ear experimenta cada parte e diz o que falta.
    [clock] Entretanto o relógio andaria. Escreva primeiro pausa, e depois teste do microfone.
    [thinking] O computador está a pensar no lance. Escreva teste do microfone quando ele tiver jogado.
   *[elsewhere] Só escuto no computador onde corre o programa: escreva lá teste do microfone.
}
    .brief = { $why ->
        [off] Não escuto: escreva escuta tecla, ou escuta aberto.
        [lost] Veja python3 run.py doctor ear.
        [clock] Escreva primeiro pausa.
        [thinking] Primeiro joga o computador.
       *[elsewhere] Só no computador do programa.
    }
ear-check-waits = Aqui só conta o que diz, e não se joga: diga o número, ou fim para acabar.
    .brief = Diga o número, ou fim.
ear-check-left = Teste do microfone interrompido.
ear-check-over = O teste do microfone já acabou. Para sair do programa escreva sair.
    .brief = O teste já acabou.
ear-check-result = { $asked ->
    [one] { $right ->
        [0] Não percebi o único número
       *[other] Percebi o único número
    }
   *[other] { $right ->
        [0] De { $asked } números não percebi nenhum
        [one] De { $asked } números percebi um
       *[other] De { $asked } números percebi { $right }
    }
}{ $silent ->
    [0] {""}
    [one] , e num não ouvi nada
   *[other] , e em { $silent } não ouvi nada
}.{ $has_hard ->
    [yes] {" "}Mal percebidos: { $hard }.{ $others ->
        [0] {""}
        [one] {" "}Há mais um: continuar di-lo.
       *[other] {" "}Há mais { $others }: continuar di-los.
    }
   *[no] {""}
}{ $advice ->
    [well] {" "}Está tudo bem.
    [nothing] {" "}Talvez o microfone esteja desligado, ou seja outro: o comando python3 run.py doctor experimenta-o.
    [push] {" "}Não ouço só a sua voz: com a definição escuta tecla só escuto quando carregar numa tecla.
    [nearer] {" "}Aproxime-se do microfone, ou aumente-o nas definições do sistema, para que a sua voz se distinga do ruído.
    [digits] {" "}Num lance com { $square } diga todas as casas algarismo a algarismo: { $instead }.
    [word] {" "}Para { $square } pode também dizer { $instead }.
    [none] {""}
   *[slower] {" "}Fale um pouco mais devagar, cada número de um só fôlego.
}
    .brief = { $right } de { $asked }{ $silent ->
        [0] {""}
       *[other] , { $silent } sem ouvir
    }.{ $has_hard ->
        [yes] {" "}Mal percebidos: { $hard }.{ $others ->
            [0] {""}
           *[other] {" "}Mais { $others }: continuar.
        }
       *[no] {""}
    }{ $advice ->
        [well] {" "}Tudo bem.
        [nothing] {" "}Microfone desligado? Veja python3 run.py doctor.
        [push] {" "}Melhor escuta tecla.
        [nearer] {" "}Aproxime-se.
        [digits] {" "}{ $square }: diga { $instead }.
        [word] {" "}{ $square }: diga { $instead }.
        [none] {""}
       *[slower] {" "}Fale mais devagar.
    }
ear-check-others = Mal percebidos também: { $hard }.
