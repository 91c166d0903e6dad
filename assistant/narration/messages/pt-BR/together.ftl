### Duas pessoas em uma máquina: só o que no Brasil se diz de outra maneira.

together-tries = Um lance não permitido é recusado sem dizer por quê, e se anuncia outro: nada se decide, e o seu artigo fica na planilha depois do fim.
    .brief = Lances não permitidos: recusados sem dizer por quê.
together-fixed = { $what ->
    [notes] A anotação fica decidida quando a partida começa: digite nova partida sem anotação, ou com anotação.
   *[questions] O número de perguntas fica decidido quando a partida começa: digite por exemplo nova partida às cegas com 3 perguntas.
}
    .again = { $what ->
        [notes] Para mudar a anotação comece uma partida: digite nova partida sem anotação, ou com anotação.
       *[questions] Para outro número de perguntas comece uma partida: digite por exemplo nova partida às cegas com 3 perguntas.
    }
together-device-found = Os fones { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
} estão ligados: o que essa pessoa pergunta sobre a posição só se ouve lá.
    .brief = Os fones { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    } estão ligados.
together-device-lost = Os fones { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
} não estão ligados: até voltarem, o que essa pessoa pergunta sobre a posição fica sem resposta.
    .brief = Os fones { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    } não estão ligados.
together-device-missing = Os fones { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
} não estão ligados, e aqui os dois ouviriam a resposta. Ligue de novo e pergunte outra vez.
    .brief = Sem os fones { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    } não há resposta.
    .again = A resposta espera pelos fones { $has_name ->
        [yes] de { $name }
       *[no] das { words-side }
    }: ligue de novo e pergunte outra vez.
together-stranger = Aqui ninguém se chama { $said }. Digite a linha com o nome ou a cor de quem joga, ou sem nenhum.
