### Ditas à brasileira, sobre as mensagens de ../pt/clock.ftl: só as que lá são outras.

clock-left = { $is_you ->
    [yes] Você tem { $left }
   *[no] As { words-side } têm { $left }
}{ $moves ->
    [0] {""}
    [1] {" "}para um lance
   *[other] {" "}para { $moves } lances
}{ $is_of_both ->
    [yes] , as { words-other-side } { $other }
   *[no] {""}
}.{ $is_paused ->
    [yes] {" "}O relógio está parado: jogue, ou digite continuar.
   *[no] {""}
}
clock-none = A partida é sem relógio.
clock-paused = Relógio parado. Para ele voltar a andar digite continuar, ou jogue.
clock-goes-on =
    .brief = Andando.
clock-delay = { $why ->
    [stopped] O programa ficou parado por { $span }, e o relógio continuou andando.
    [asleep] O computador ficou em suspensão: esse tempo não é de ninguém.
   *[busy] O programa ficou travado por { $span }: esse tempo não é de ninguém.
}
    .brief = { $why ->
        [stopped] Parado por { $span }: o relógio andou.
        [asleep] Computador em suspensão: tempo de ninguém.
       *[busy] Travado por { $span }: tempo de ninguém.
    }
clock-runs-on = { $is_you ->
    [yes] Enquanto isso o seu relógio continua andando.
   *[no] Enquanto isso o relógio das { words-side } continua andando.
}
