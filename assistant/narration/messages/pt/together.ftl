### Duas pessoas numa máquina: quem vê, quem pergunta, o que é só para uma.

together-sight = { $is_you ->
    [yes] { $is_blind ->
        [yes] Joga sem ver o tabuleiro
       *[no] Joga de memória
    }
   *[no] { $has_name ->
        [yes] { $name } joga
       *[no] As { words-side } jogam
    } { $is_blind ->
        [yes] sem ver o tabuleiro
       *[no] de memória
    }
}: { $count ->
    [-1] perguntas livres.
    [0] nenhuma pergunta.
    [one] uma só pergunta.
   *[other] { $count } perguntas.
}
together-tries = Um lance não permitido é recusado sem dizer porquê, e anuncia-se outro: nada se decide, e o seu artigo fica na planilha depois do fim.
    .brief = Lances não permitidos: recusados sem dizer porquê.
together-sight-again = { $is_you ->
    [yes] { $is_blind ->
        [yes] Joga sem ver o tabuleiro
       *[no] Joga de memória
    }
   *[no] { $has_name ->
        [yes] { $name } joga
       *[no] As { words-side } jogam
    } { $is_blind ->
        [yes] sem ver o tabuleiro
       *[no] de memória
    }
}: { $left ->
    [-1] perguntas livres.
    [0] nenhuma pergunta.
    [one] resta uma pergunta.
   *[other] restam { $left } perguntas.
}
together-no-notes = Nesta partida não se anota: a planilha e os lances anteriores não se pedem, o último lance sim.
    .brief = Sem anotação: só o último lance.
together-note-refused = Nesta partida não se anota. Pode pedir último, vez e repetir.
    .brief = Não se anota: só último, vez e repetir.
    .again = Sem anotação não há planilha nem lances anteriores: restam último, vez e repetir.
together-fixed = { $what ->
    [notes] A anotação fica decidida quando a partida começa: escreva nova partida sem anotação, ou com anotação.
   *[questions] O número de perguntas fica decidido quando a partida começa: escreva por exemplo nova partida às cegas com 3 perguntas.
}
    .again = { $what ->
        [notes] Para mudar a anotação comece uma partida: escreva nova partida sem anotação, ou com anotação.
       *[questions] Para outro número de perguntas comece uma partida: escreva por exemplo nova partida às cegas com 3 perguntas.
    }
together-share-ask = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}, aqui cada resposta é ouvida pelos dois. Quer que as perguntas sobre a posição tenham resposta mesmo assim? Responda { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} sim, ou não.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: respostas sobre a posição para os dois?
    .again = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }, sim ou não: quem pergunta pela posição tem uma resposta que os dois ouvem?
together-shared = { $is_agreed ->
    [yes] De acordo: as respostas sobre a posição são ouvidas pelos dois.
   *[no] Então nesta partida as perguntas sobre a posição ficam sem resposta.
}
together-unshared = A resposta seria ouvida pelos dois, e não foi isso que ambos quiseram. Pode pedir último, vez{ $has_notes ->
    [yes] , planilha
   *[no] {""}
} e repetir.
    .brief = Sem respostas sobre a posição, que os dois ouviriam.
    .again = Não há respostas sobre a posição se os dois as ouvem: restam último, vez{ $has_notes ->
        [yes] , planilha
       *[no] {""}
    } e repetir.
together-counted = A resposta seria ouvida pelos dois, e as perguntas da outra pessoa contam-se: aqui só pergunta quem as tem contadas.
    .brief = Aqui só pergunta quem tem as perguntas contadas.
together-no-questions = { $count ->
    [0] Nesta partida joga-se de memória. Pode pedir último, vez e repetir.
   *[other] As perguntas sobre o tabuleiro acabaram. Pode pedir último, vez e repetir.
}
    .brief = Sem perguntas: último, vez e repetir.
    .again = { $count ->
        [0] Nada de perguntas sobre o tabuleiro nesta partida: restam último, vez e repetir.
       *[other] Acabaram as perguntas sobre o tabuleiro: restam último, vez e repetir.
    }
together-braille = As linhas escritas são lidas só { $has_name ->
    [yes] por { $name }
   *[no] pelas { words-side }
}: o que essa pessoa pergunta não tem resposta em voz alta.
together-device-found = Os auscultadores { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
} estão ligados: o que essa pessoa pergunta sobre a posição só se ouve lá.
    .brief = Os auscultadores { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    } estão ligados.
together-heard-alone = Isto só se ouve aqui.
together-device-lost = Os auscultadores { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
} não estão ligados: até voltarem, o que essa pessoa pergunta sobre a posição fica sem resposta.
    .brief = Os auscultadores { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    } não estão ligados.
together-device-missing = Os auscultadores { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
} não estão ligados, e aqui os dois ouviriam a resposta. Ligue-os e pergunte de novo.
    .brief = Sem os auscultadores { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    } não há resposta.
    .again = A resposta espera pelos auscultadores { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    }: ligue-os e pergunte de novo.
together-stranger = Aqui ninguém se chama { $said }. Escreva a linha com o nome ou a cor de quem joga, ou sem nenhum.
    .brief = Ninguém se chama { $said }: nome ou cor de quem joga.
together-speaker-ask = Ambos se chamam { $name }: quem fala, brancas ou pretas?
    .brief = Quem fala, brancas ou pretas?
