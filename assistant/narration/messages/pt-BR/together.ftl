### Duas pessoas em uma máquina: só o que no Brasil se diz de outra maneira.

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
