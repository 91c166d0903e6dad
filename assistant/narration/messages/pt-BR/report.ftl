### O relatório de uma partida, como se diz no Brasil.

report-try = Recusado, { words-side }: { $move }{ $is_told ->
    [yes] , { $article }
   *[no] ; o artigo é dito depois do fim
}.
report-offer = { $offer ->
    [draw] Proposta de empate { report-by }
    [neither] Proposta { report-by } de empate porque nenhum pode ganhar
    [redo] Proposta { report-by } de refazer os lances desfeitos
   *[takeback] Proposta { report-by } de desfazer o lance
}{ $is_irregular ->
    [yes] , irregular, { $article }
   *[no] {""}
}: { $became ->
    [accepted] aceita
    [declined] recusada
    [open] ainda sem resposta
   *[lapsed] ficou sem resposta
}.
report-upset = As peças caíram, e são repostas como estavam, { $article }.
report-later = { $count ->
    [1] Um registro é de uma versão mais nova do programa, e não pode ser lido aqui.
   *[other] { $count } registros são de uma versão mais nova do programa, e não podem ser lidos aqui.
}
report-ended = { $is_over ->
    [yes] Fim
   *[no] Último registro
}: { $date }, às { $time }{ $has_span ->
    [yes] , depois de { $span }
   *[no] {""}
}{ $has_stopped ->
    [yes] , com os relógios parados durante { $stopped }
   *[no] {""}
}.
report-goes-on = { $left ->
    [1] Há mais uma linha: continuar lê essa.
   *[other] Há mais { $left } linhas: continuar lê as outras.
}
report-of-file = Uma partida de um arquivo não tem relatório. Para ouvir os lances digite planilha. Para o relatório da partida em andamento digite à partida, e depois relatório.
    .brief = Sem relatório de uma partida de um arquivo.
report-written = { $count ->
    [1] Relatório escrito
   *[other] { $count } relatórios escritos
} no arquivo { $name }, na pasta { $folder }.
