### As irregularidades que se anunciam: quais, quem decide, o que fica delas.

irregular-announced-moved-twice = Irregularidade das { words-side }: jogam dois lances seguidos, { $move }, { $article }.
    .brief = { words-side }: dois lances seguidos, { $move }, { $article }.
irregular-announced-moved-wrongly = Irregularidade das { words-side }: fazem um movimento irregular, { $move }, { $article }.
    .brief = { words-side }: movimento irregular, { $move }, { $article }.
irregular-announced-moved-opponents = Irregularidade das { words-side }: jogam uma peça do adversário, { $move }, { $article }.
    .brief = { words-side }: peça do adversário, { $move }, { $article }.
irregular-announced-capture-left-out = Irregularidade das { words-side }: deixam de tomar, { $move }, { $article }.
    .brief = { words-side }: tomada omitida, { $move }, { $article }.
irregular-announced-wrong-number = Irregularidade das { words-side }: não tomam o número certo de peças, { $move }, { $article }.
    .brief = { words-side }: número de peças errado, { $move }, { $article }.
irregular-announced-stopped-capturing = Irregularidade das { words-side }: param a meio de uma tomada em cadeia, { $move }, { $article }.
    .brief = { words-side }: tomada interrompida, { $move }, { $article }.
irregular-announced-impossible-capture = { $article_text ->
    [capo1] Irregularidade das { words-side }: fazem uma tomada impossível, { $move }, { $article }.
   *[other] { irregular-announced-moved-wrongly }
}
    .brief = { $article_text ->
        [capo1] { words-side }: tomada impossível, { $move }, { $article }.
       *[other] { irregular-announced-moved-wrongly.brief }
    }
irregular-announced-priority = Irregularidade das { words-side }: não respeitam a prioridade da tomada, { $move }, { $article }.
    .brief = { words-side }: prioridade da tomada, { $move }, { $article }.
irregular-crowned = { $is_crowned ->
    [yes] {" "}e é dama
   *[no] {""}
}
irregular-gone = { $count ->
    [0] {""}
    [one] ; sai a { $taken }
   *[other] ; saem { $taken }
}
irregular-stands = Mantida, { $article }: a peça da { $start } está na { $end }{ irregular-crowned }{ irregular-gone }.
    .brief = Mantida: de { $start } a { $end }{ irregular-crowned }{ irregular-gone }, { $article }.
irregular-corrected = Corrige-se, { $article }: a posição fica como estava.
    .brief = Corrige-se, { $article }.
irregular-cannot-stand = Não se pode manter, porque o lance não se pode fazer: a posição fica como estava.
    .brief = Não se pode manter.
irregular-in-score = Irregularidade mantida, { $article }{ $count ->
    [0] {""}
    [one] : a { $gone } fica vazia
   *[other] : { $gone } ficam vazias
}{ $has_come ->
    [yes] ; depois { $come }
   *[no] {""}
}.
    .brief = Mantida, { $article }{ $count ->
        [0] {""}
        [one] : { $gone } vazia
       *[other] : { $gone } vazias
    }{ $has_come ->
        [yes] ; { $come }
       *[no] {""}
    }.
irregular-too-late = A irregularidade foi mantida, e não se corrige mais, { $article }.
    .brief = Não se corrige mais, { $article }.
irregular-adjusting = Pode ajeitar as peças no seu tabuleiro, { $article }.
    .brief = Pode ajeitar, { $article }.
irregular-not-in-part = Não se corrige em parte: toda ou nada, { $article }.
    .brief = Nunca em parte, { $article }.
    .again = { $article_first }: a irregularidade corrige-se toda ou mantém-se toda.
irregular-ask-announced = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: ouvi { $move }, que não é um lance. Foi o que anunciou? Responda { $is_named ->
    [yes] { words-name-or-side } sim, ou não
   *[no] sim ou não
}.
    .brief = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: anunciou { $move }, { $is_named ->
        [yes] { words-name-or-side } sim, ou não
       *[no] sim ou não
    }?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: anunciou mesmo { $move }? É preciso { $is_named ->
        [yes] { words-name-or-side } sim, ou um não
       *[no] um sim ou um não
    }.
irregular-of-whom = De quem é a decisão? Só { $has_name ->
    [yes] { $name } pode decidir
   *[no] as { words-side } podem decidir
}: responda { words-name-or-side } sim para manter, { words-name-or-side } não para mandar corrigir.
    .brief = Só { $has_name ->
        [yes] { $name } decide
       *[no] as { words-side } decidem
    }: { words-name-or-side } sim ou { words-name-or-side } não.
irregular-ask-who = { $move } move uma peça de quem não tem o lance. Quem anunciou, as Brancas ou as Pretas? Responda Brancas, Pretas ou não.
    .brief = Quem anunciou { $move }: Brancas, Pretas ou não?
irregular-ask-hand = { $count ->
    [one] Vazia { $squares_named }: quem retirou a peça, as Brancas ou as Pretas?
   *[other] Vazias { $squares_named }: quem retirou as peças, as Brancas ou as Pretas?
} Responda Brancas, Pretas ou não.
    .brief = { $count ->
        [one] Vazia { $squares_named }: Brancas ou Pretas?
       *[other] Vazias { $squares_named }: Brancas ou Pretas?
    }
irregular-arbiter = { $has_list ->
    [yes] Há árbitro: se um lance irregular se corrige ou se mantém, decide o adversário, { $article }. Para jogar sem ele, comece com --arbiter off.
   *[no] Há árbitro, mas este regulamento não lista irregularidades: um lance ilegal é recusado. Para jogar sem ele, comece com --arbiter off.
}
    .spoken = { $has_list ->
        [yes] Há árbitro: se um lance irregular se corrige ou se mantém, decide o adversário, { $article }. Para jogar sem ele há uma opção no início, arbiter off.
       *[no] Há árbitro, mas este regulamento não lista irregularidades: um lance ilegal é recusado. Para jogar sem ele há uma opção no início, arbiter off.
    }
    .brief = { $has_list ->
        [yes] Árbitro: nas irregularidades decide o adversário, { $article }.
       *[no] Árbitro: os lances ilegais são recusados.
    }
    .narrow = { $has_list ->
        [yes] Árbitro: sim, { $article }.
       *[no] Árbitro: sim.
    }
irregular-back = Voltar atrás um lance executado é irregular, { $article }: decide o adversário.
    .brief = Volta atrás irregular, { $article }.
irregular-touch-idle = Tocada a { $square }, que não pode jogar: não obriga, mas é incorreto, { $article }.
    .brief = Tocada a { $square }: não pode jogar, { $article }.
irregular-touch-out-of-turn = Tocada a { $square } fora da vez: não obriga, mas é incorreto, { $article }.{ $is_counting ->
    [yes] {" "}O árbitro pode dizer: anular a contagem.
   *[no] {""}
}
    .brief = Tocada a { $square } fora da vez, { $article }.
irregular-crowned-late = Coroada tarde a { $square }: vale como tocá-la, { $article }.
    .brief = Coroa tardia, a { $square }, { $article }.
irregular-count-annulled = O árbitro anula a contagem, { $article }: pode pedir-se de novo.
    .brief = Contagem anulada, { $article }.
irregular-count-stays = { $why ->
    [none] Não há contagem para anular, { $article }.
    [text] Neste regulamento uma peça tocada não anula a contagem: só os lances, { $article }.
   *[unseen] Uma contagem anula-se quando alguém toca peças fora da vez, { $article }: aqui não se viu.
}
    .brief = { $why ->
        [none] Sem contagem, { $article }.
        [text] Tocar não anula a contagem, { $article }.
       *[unseen] Ninguém tocou fora da vez, { $article }.
    }
irregular-on-light = { $count ->
    [one] Uma peça está numa casa clara e fica inativa: por acordo dos dois, reponha-a na sua casa
   *[other] Em casas claras há { $count_word } peças, que ficam inativas: por acordo dos dois, reponha-as nas suas casas
}, { $article }.
    .brief = { $count ->
        [one] Uma peça numa casa clara
       *[other] Em casas claras { $count_word } peças
    }, { $article }.
