### Ditas à brasileira, sobre as mensagens de ../pt/ear.ftl: só as que lá são outras.

ear-check-begun = Leio { $count } números, um de cada vez, e no meio não digo mais nada. { $listen ->
    [push] Depois de cada um aperte { $has_key ->
        [yes] o espaço
       *[no] Enter
    } e repita.
   *[open] Repita cada um depois de mim.{ $has_reader ->
        [yes] {" "}Ouço também o leitor de tela: use fones de ouvido, ou digite primeiro escuta tecla.
       *[no] {""}
    }
} Para acabar antes diga fim{ $has_key ->
    [yes] , ou aperte Esc.
   *[no] .
}
    .brief = { $count } números: { $listen ->
        [push] cada vez { $has_key ->
            [yes] espaço
           *[no] Enter
        }, depois repita.
       *[open] repita cada um.{ $has_reader ->
            [yes] {" "}Fones de ouvido, ou escuta tecla.
           *[no] {""}
        }
    } Fim para acabar.
ear-check-refused = { $why ->
    [off] Agora não escuto. Digite escuta tecla, ou escuta aberto, e depois teste do microfone. Fora de uma partida o comando python3 run.py doctor ear faz o mesmo.
    [lost] Por enquanto não há nada para testar. O comando python3 run.py doctor ear testa cada parte e diz o que falta.
    [clock] Enquanto isso o relógio andaria. Digite primeiro pausa, e depois teste do microfone.
    [thinking] O computador está pensando no lance. Digite teste do microfone quando ele tiver jogado.
   *[elsewhere] Só escuto no computador em que o programa roda: digite lá teste do microfone.
}
    .brief = { $why ->
        [off] Não escuto: digite escuta tecla, ou escuta aberto.
        [lost] Veja python3 run.py doctor ear.
        [clock] Digite primeiro pausa.
        [thinking] Primeiro joga o computador.
       *[elsewhere] Só no computador do programa.
    }
ear-check-waits = Aqui só conta o que você diz, e não se joga: diga o número, ou fim para acabar.
ear-check-result = { $asked ->
    [one] { $right ->
        [0] Não entendi o único número
       *[other] Entendi o único número
    }
   *[other] { $right ->
        [0] De { $asked } números não entendi nenhum
        [one] De { $asked } números entendi um
       *[other] De { $asked } números entendi { $right }
    }
}{ $silent ->
    [0] {""}
    [one] , e em um não ouvi nada
   *[other] , e em { $silent } não ouvi nada
}.{ $has_hard ->
    [yes] {" "}Mal entendidos: { $hard }.{ $others ->
        [0] {""}
        [one] {" "}Há mais um: continuar diz qual.
       *[other] {" "}Há mais { $others }: continuar diz quais.
    }
   *[no] {""}
}{ $advice ->
    [well] {" "}Está tudo bem.
    [nothing] {" "}Talvez o microfone esteja desligado, ou seja outro: o comando python3 run.py doctor testa.
    [push] {" "}Não ouço só a sua voz: com a configuração escuta tecla só escuto quando você apertar uma tecla.
    [nearer] {" "}Chegue mais perto do microfone, ou aumente o volume dele nas configurações do sistema, para que a sua voz se distinga do ruído.
    [digits] {" "}Num lance com { $square } diga todas as casas algarismo por algarismo: { $instead }.
    [word] {" "}Para { $square } você também pode dizer { $instead }.
    [none] {""}
   *[slower] {" "}Fale um pouco mais devagar, cada número de um fôlego só.
}
    .brief = { $right } de { $asked }{ $silent ->
        [0] {""}
       *[other] , { $silent } sem ouvir
    }.{ $has_hard ->
        [yes] {" "}Mal entendidos: { $hard }.{ $others ->
            [0] {""}
           *[other] {" "}Mais { $others }: continuar.
        }
       *[no] {""}
    }{ $advice ->
        [well] {" "}Tudo bem.
        [nothing] {" "}Microfone desligado? Veja python3 run.py doctor.
        [push] {" "}Melhor escuta tecla.
        [nearer] {" "}Chegue mais perto.
        [digits] {" "}{ $square }: diga { $instead }.
        [word] {" "}{ $square }: diga { $instead }.
        [none] {""}
       *[slower] {" "}Fale mais devagar.
    }
ear-check-others = Mal entendidos também: { $hard }.
ear-check-over = O teste do microfone já acabou. Para sair do programa digite sair.
