### Os relógios.

clock-introduced = { $is_same ->
    [yes] Relógio, para cada um: { $white }.
   *[no] Relógio das Brancas: { $white }; das Pretas: { $black }.
}
    .brief = { $is_same ->
        [yes] Relógio: { $white }.
       *[no] Brancas: { $white }; Pretas: { $black }.
    }
clock-left = { $is_you ->
    [yes] Tem { $left }
   *[no] As { words-side } têm { $left }
}{ $moves ->
    [0] {""}
    [1] {" "}para um lance
   *[other] {" "}para { $moves } lances
}{ $is_of_both ->
    [yes] , as { words-other-side } { $other }
   *[no] {""}
}.{ $is_paused ->
    [yes] {" "}O relógio está parado: jogue, ou escreva continuar.
   *[no] {""}
}
    .brief = { $left_first }{ $is_of_both ->
        [yes] , { words-other-side } { $other }
       *[no] {""}
    }.{ $is_paused ->
        [yes] {" "}Parado.
       *[no] {""}
    }
clock-mark = { $is_you ->
    [yes] Tempo: { $left }.
   *[no] Tempo das { words-side }: { $left }.
}
    .brief = { $is_you ->
        [yes] { $left_first }.
       *[no] { words-side }: { $left }.
    }
clock-countdown = { $seconds }.
clock-unsaid = Diga também quanto tempo, por exemplo: nova partida com 10 minutos cada.
    .brief = Quanto tempo? Por exemplo 10 minutos cada.
clock-none = Joga-se sem relógio.
clock-paused = Relógio parado. Para o fazer andar escreva continuar, ou jogue.
    .brief = Relógio parado.
clock-goes-on = O relógio volta a andar, para as { words-side }.
    .brief = A andar.
clock-delay = { $why ->
    [stopped] O programa esteve parado durante { $span }, e o relógio continuou a andar.
    [asleep] O computador esteve em suspensão: esse tempo não é de ninguém.
   *[busy] O programa esteve bloqueado durante { $span }: esse tempo não é de ninguém.
}
    .brief = { $why ->
        [stopped] Parado durante { $span }: o relógio andou.
        [asleep] Computador em suspensão: tempo de ninguém.
       *[busy] Bloqueado durante { $span }: tempo de ninguém.
    }
clock-runs-on = { $is_you ->
    [yes] Entretanto o seu relógio continua a andar.
   *[no] Entretanto o relógio das { words-side } continua a andar.
}
    .brief = { $is_you ->
        [yes] O seu relógio anda.
       *[no] O relógio das { words-side } anda.
    }
