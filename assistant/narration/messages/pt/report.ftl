### O relatório de uma partida: uma linha para cada coisa, como se lê e como fica no ficheiro.

report-by = { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
}
report-title = { $has_number ->
    [yes] Relatório da partida { $number }.
   *[no] Relatório da partida.
}
report-unseeing = Sem ver o tabuleiro: { words-name-or-side }; perguntas sobre o tabuleiro: { $asked }{ $many ->
    [-1] {""}
   *[other] {" "}de { $many }
}.
report-mail = Por correspondência{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}{ $has_event ->
    [yes] , na prova { $event }
   *[no] {""}
}.
report-arbiter = { $is_arbiter ->
    [yes] Com árbitro.
   *[no] Sem árbitro: os lances ilegais foram recusados.
}
report-set-up = { $is_start ->
    [yes] A partida começou de uma posição montada.
   *[no] Foi montada uma posição.
}
report-began = Início: { $date }, às { $time }.
report-at = Lance { $number }, jogam as { words-side }{ $has_clocks ->
    [yes] ; relógios: Brancas { $white }, Pretas { $black }
   *[no] {""}
}.
report-irregular = Irregularidade das { words-side }, { $article }.
report-decided = { $how ->
    [kept] Mantida, por decisão { report-by }, { $article }.
    [moved] Mantida pelo lance seguinte { report-by }, { $article }.
    [impossible] Não mantida, porque não se podia fazer.
   *[corrected] Corrigida, por decisão { report-by }, { $article }.
}
report-unclear = Anúncio pouco claro das { words-side }, falta uma casa de salto, { $article }: { $is_kept ->
    [yes] vale para { $move }
   *[no] anuncia-se de novo
}, por decisão { $has_name ->
    [yes] de { $name }
   *[no] das { words-other-side }
}.
report-try = Recusado, { words-side }: { $move }{ $is_told ->
    [yes] , { $article }
   *[no] ; o artigo diz-se depois do fim
}.
report-piece = { $is_out ->
    [yes] A peça da { $square } sai de jogo
   *[no] Uma peça fora da casa volta ao jogo
}, por decisão { $decided_by ->
    [arbiter] do árbitro
   *[players] dos dois jogadores
}, { $article }.
report-count = Contagem { $who ->
    [arbiter] imposta pelo árbitro
    [computer] pedida pelo computador
   *[player] a pedido { report-by }
}: { $answer ->
    [began] empate depois de { $moves } lances de cada lado
    [runs-already] já havia uma
    [no-king-each] não concedida, é preciso uma dama de cada lado
   *[of-itself] não concedida, aqui começa sozinha
}, { $article }.
report-claim = Empate por repetição, a pedido { report-by }: { $answer ->
    [granted] concedido, { $article }
    [not-yet] rejeitado, a posição não se repetiu o bastante, { $article }
    [too-late] rejeitado, tarde demais, { $article }
   *[not-in-the-text] rejeitado, este regulamento não o tem
}.
report-claim-cost = { $is_free ->
    [yes] O pedido errado não custa tempo, { $article }.
   *[no] O pedido errado custa { $price }, { $article }.
}
report-offer = { $offer ->
    [draw] Proposta de empate { report-by }
    [neither] Proposta { report-by } de empate porque nenhum pode ganhar
    [redo] Proposta { report-by } de refazer os lances desfeitos
   *[takeback] Proposta { report-by } de desfazer o lance
}{ $is_irregular ->
    [yes] , irregular, { $article }
   *[no] {""}
}: { $became ->
    [accepted] aceite
    [declined] recusada
    [open] ainda sem resposta
   *[lapsed] ficou sem resposta
}.
report-obliged = O adversário obriga as { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} a cumprir o regulamento, { $article }.
report-annulled = { $why ->
    [orientation] O tabuleiro estava ao contrário.
   *[colours] As cores estavam trocadas.
}
report-clock-set = Relógio das { words-side }: { $span } a { $is_more ->
    [yes] mais
   *[no] menos
}{ $article ->
    [none] {""}
   *[other] , { $article }
}.
report-upset = As peças caíram, e repõem-se como estavam, { $article }.
report-stopped = { $is_over ->
    [yes] Os relógios estiveram parados durante { $span }.
   *[no] Os relógios foram parados.
}
report-resumed = Os relógios voltaram a andar na partida que tinha sido deixada.
report-director = Ao diretor da prova, da parte { report-by }: { $what ->
    [late] foram usados mais dias do que os que há
    [repeat] não há resposta
    [result] o resultado
    [leave] as férias
   *[standing] como está a partida
}.
report-clean = { $is_over ->
    [yes] Não consta nenhuma irregularidade.
   *[no] Até agora não consta nenhuma irregularidade.
}
report-undecided = Há uma irregularidade ainda por decidir.
report-voice = Lances de viva voz corrigidos logo: { $count }.
report-held-up = O programa esteve bloqueado, { $count ->
    [1] uma vez
   *[other] { $count } vezes
}, durante { $span }: esse tempo não é de ninguém.
report-days = Dias usados: Brancas { $white }, Pretas { $black }{ $late ->
    [white] ; as Brancas mais do que os que têm
    [black] ; as Pretas mais do que os que têm
    [both] ; ambas mais do que os que têm
   *[none] {""}
}.
report-later = { $count ->
    [1] Um registo é de uma versão mais nova do programa, e aqui não se pode ler.
   *[other] { $count } registos são de uma versão mais nova do programa, e aqui não se podem ler.
}
report-clocks = O que resta nos relógios: Brancas { $white }, Pretas { $black }.
report-ended = { $is_over ->
    [yes] Fim
   *[no] Último registo
}: { $date }, às { $time }{ $has_span ->
    [yes] , ao fim de { $span }
   *[no] {""}
}{ $has_stopped ->
    [yes] , com os relógios parados durante { $stopped }
   *[no] {""}
}.
report-moves = { $count ->
    [0] Ninguém jogou.
    [1] Foi jogado um lance.
   *[other] Foram jogados { $count } lances.
}
report-goes-on = { $left ->
    [1] Há mais uma linha: continuar lê-a.
   *[other] Há mais { $left } linhas: continuar lê-as.
}
    .brief = Mais { $left }: continuar.
report-of-file = Uma partida de um ficheiro não tem relatório. Para ouvir os lances escreva planilha. Para o relatório da partida em curso escreva à partida, e depois relatório.
    .brief = Sem relatório de uma partida de um ficheiro.
report-written = { $count ->
    [1] Relatório escrito
   *[other] { $count } relatórios escritos
} no ficheiro { $name }, na pasta { $folder }.
    .brief = Escrito em { $name }.
