### Ditas à brasileira, sobre as mensagens de ../pt/rules.ftl: só as que lá são outras.

rules-capture-forced-exists = { $count ->
    [1] Há uma captura obrigatória.
   *[other] Tem que capturar, de { $count_word } maneiras.
}
rules-capture-forced-squares = { $count ->
    [1] Tem que capturar: { $moves }.
   *[other] Tem que capturar, de { $count_word } maneiras: { $moves }.
}
rules-capture-forced-why = { $count ->
    [1] Tem que capturar: { $moves }.
   *[other] Tem que capturar, de { $count_word } maneiras: { $moves }.
}
rules-capture-decided-most-pieces = Vale a lei da maioria: captura-se o máximo de peças, { $article }.
rules-capture-decided-with-king = Com igual número de peças, captura-se com a dama, { $article }.
rules-capture-decided-most-kings = Com igual número de peças, captura-se o máximo de damas, { $article }.
rules-capture-decided-kings-first = Com igual número de peças e de damas, captura-se por onde as damas vêm primeiro, { $article }.
rules-illegal-man-step = A pedra em { $start } se move uma só casa, para a frente e em diagonal: { $article }.
    .again = { $article_first }: a pedra em { $start } se move para a frente e em diagonal, uma só casa.
rules-illegal-king-step = { $kings_fly ->
    [yes] Uma dama se move em diagonal, e de { $step_start } não chega a { $step_end }: { $article }.
   *[no] Uma dama se move uma só casa, em diagonal, e de { $step_start } não chega a { $step_end }: { $article }.
}
    .again = { $kings_fly ->
        [yes] De { $step_start } uma dama não chega a { $step_end }: ela se move em diagonal, { $article }.
       *[no] De { $step_start } uma dama não chega a { $step_end }: ela se move uma só casa, em diagonal, { $article }.
    }
rules-illegal-new-king-waits = A pedra vira dama em { $at } e só volta a se mover depois do lance do adversário: { $article }.
    .again = { $article_first }: a pedra que vira dama em { $at } só volta a se mover depois do lance do adversário.
rules-illegal-must-capture = A captura é obrigatória: { $article }.
    .brief = Captura obrigatória, { $article }.
    .again = É preciso capturar: { $article }.
rules-illegal-nothing-to-capture = Entre { $step_start } e { $step_end } não há nenhuma peça para capturar: { $article }.
    .brief = Nada para capturar entre { $step_start } e { $step_end }, { $article }.
    .again = { $article_first }: não há nenhuma peça para capturar entre { $step_start } e { $step_end }.
rules-illegal-captures-next = De { $step_start } a { $step_end } não se captura: { $is_king ->
    [yes] a dama
   *[no] a pedra
} captura a peça com que está em contato na diagonal e fica na primeira casa atrás dela, { $article }.
    .brief = De { $step_start } a { $step_end } não: só se captura a peça em contato, parando logo atrás dela, { $article }.
    .again = { $article_first }: { $is_king ->
        [yes] a dama
       *[no] a pedra
    } só captura a peça em contato e fica logo atrás dela, e de { $step_start } não chega a { $step_end }.
rules-illegal-captured-stays = As peças capturadas ficam no tabuleiro até o fim da captura, e a que está em { $at } ainda fecha o caminho: { $article }.
    .brief = A peça capturada em { $at } ainda está lá, { $article }.
    .again = A peça capturada em { $at } ainda fecha o caminho: fica no tabuleiro até o fim da captura, { $article }.
rules-illegal-man-captures-backward = Uma pedra só captura para a frente, e a peça em { $at } está atrás dela: { $article }.
    .again = A peça em { $at } está atrás da pedra, que só captura para a frente: { $article }.
rules-illegal-man-takes-king = Uma pedra não captura uma dama, e em { $at } está uma dama: { $article }.
    .brief = Dama em { $at }: a pedra não a captura, { $article }.
    .again = Em { $at } está uma dama, e uma pedra não a captura: { $article }.
rules-illegal-own-piece-captured = Em { $at } está uma peça sua, e as próprias peças não se capturam: { $article }.
    .again = { $article_first }: não se capturam as próprias peças, e a que está em { $at } é sua.
rules-illegal-own-piece-passed = Numa captura não se saltam as próprias peças, e em { $at } está uma: { $article }.
    .again = Em { $at } está uma peça sua, e numa captura ela não pode ser saltada: { $article }.
rules-illegal-promotion-ends-capture = A pedra que chega a { $at } fica ali e vira dama: captura como dama a partir do lance seguinte, { $article }.
    .brief = Dama em { $at }: a captura acaba, { $article }.
    .again = { $article_first }: a pedra fica em { $at } e vira dama, e captura como dama a partir do lance seguinte.
rules-illegal-still-a-man = Em { $at } a pedra está só de passagem e continua capturando como pedra: { $article }.
    .again = { $article_first }: a pedra está só de passagem em { $at } e continua capturando como pedra.
rules-illegal-must-continue = A captura não acaba em { $at }: tem que continuar, { $article }.
    .again = { $article_first }: a captura tem que continuar a partir de { $at }.
rules-illegal-landing-left-out = A captura é dita peça por peça, com todas as casas de salto: { $article }.
    .again = { $article_first }: na captura falta uma casa de salto, e ela é dita peça por peça.
rules-illegal-wrong-order = As casas de uma captura são ditas na ordem em que ela chega a elas: { $article }.
    .brief = Na ordem do percurso, { $article }.
    .again = { $article_first }: a captura tem estas casas, ditas na ordem do percurso.
rules-illegal-most-pieces = Tem que capturar o maior número de peças, { $count_word }: { $article }.
    .brief = Capturam-se { $count_word }, { $article }.
    .again = { $article_first }: captura-se o máximo de peças, aqui { $count_word }.
rules-illegal-with-king = Entre capturas de { rules-pieces-taken }, você tem que capturar com dama{ $has_pieces ->
    [yes] , a partir de { $pieces }
   *[no] {""}
}: { $article }.
    .again = { $article_first }: entre capturas de { rules-pieces-taken }, captura-se com dama{ $has_pieces ->
        [yes] , a partir de { $pieces }
       *[no] {""}
    }.
rules-illegal-most-kings = Entre capturas de { rules-pieces-taken }, você tem que escolher a de mais damas: { $article }.
    .again = { $article_first }: entre capturas de { rules-pieces-taken }, escolhe-se a de mais damas.
rules-illegal-kings-first = Entre capturas de { rules-pieces-taken } e do mesmo número de damas, você tem que capturar por onde as damas vêm primeiro: { $article }.
    .again = { $article_first }: entre capturas de { rules-pieces-taken } e do mesmo número de damas, captura-se por onde as damas vêm primeiro.
rules-instead-pieces = { $has_start ->
    [yes] A peça em { $start } não pode se mover. { $count ->
        [one] Pode se mover a de { $pieces }.
       *[other] Podem se mover as de { $pieces }.
    }
   *[no] { $count ->
        [one] Pode se mover a peça em { $pieces }.
       *[other] Podem se mover as peças em { $pieces }.
    }
}
rules-ask-longer = { $doubt ->
    [step] Entre estas casas não é permitido um passo, só a captura { $move }: joga assim?
    [landing] Falta uma casa de salto da captura, { $article }: joga { $move }?
    [nothing] Entre estas casas não há nenhuma peça para capturar: joga o passo { $move }?
   *[shorter] Entre estas casas só é permitida a captura mais longa, { $move }: joga assim?
}
    .brief = { $doubt ->
        [landing] { $move }: joga assim?
        [step] A captura, { $move }: joga assim?
        [nothing] O passo, { $move }: joga assim?
       *[shorter] Captura mais longa, { $move }: joga assim?
    }
    .again = { $doubt ->
        [step] O passo não é permitido: joga { $move }?
        [landing] { $article_first }: a captura é dita salto a salto. Joga { $move }?
        [nothing] Ali não se captura nada: joga o passo { $move }?
       *[shorter] A captura mais curta não é permitida: joga { $move }?
    }
rules-longer-hidden = { $doubt ->
    [step] Entre estas casas não é permitido um passo: diga todo o percurso da captura.
    [landing] Falta uma casa de salto da captura, { $article }: diga todo o percurso.
    [nothing] Entre estas casas não há nenhuma peça para capturar: diga o passo com o traço.
   *[shorter] Estas casas também servem para uma captura mais curta, que não é permitida: diga todo o percurso.
}
    .brief = { $doubt ->
        [nothing] Diga o passo com o traço.
       *[shorter] Diga todo o percurso da captura.
    }
    .again = { $doubt ->
        [step] O passo não é permitido: é preciso o percurso inteiro da captura.
        [landing] { $article_first }: é preciso o percurso inteiro, com todas as casas de salto.
        [nothing] Ali não se captura nada: o passo é dito com o traço.
       *[shorter] A captura mais curta não é permitida: é preciso o percurso inteiro.
    }
rules-ask-unclear = Falta uma casa de salto da captura, { $article }: só pode ser { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: deixa valer? { $is_named ->
    [yes] Responda { words-name-or-side } sim para deixar valer, { words-name-or-side } não para ela ser anunciada de novo
   *[no] Sim: vale; não: ela é anunciada de novo
}.
rules-unclear-put-right = A retificar, { $article }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: anuncie de novo a captura, com todas as casas de salto.
rules-which-route = Qual captura: { $moves }? Basta uma casa que distinga uma delas.
    .again = Estas casas servem para várias capturas: { $moves }. Digite uma casa que distinga uma delas, ou todo o percurso.
rules-capture-count = { $count ->
    [0] { $move } não captura nada.
   *[other] { $move } captura { rules-pieces-taken }.
}
rules-can-be-played = { $is_legal ->
    [yes] Sim, { $move } pode ser jogado.
   *[no] Não.
}
rules-no-moves-of-capture = A peça na { $square } não pode se mover: outra tem que capturar.
    .brief = { $square } parada: outra tem que capturar.
rules-movable = { $count ->
    [0] Nenhuma peça pode se mover.
    [one] Pode se mover a peça em { $pieces }.
   *[other] Podem se mover as peças em { $pieces }.
}
rules-captures = { $count ->
    [0] Não há capturas.
    [one] Uma captura: { $moves }.
    [2] Duas capturas: { $moves }.
   *[other] { $count } capturas: { $moves }.
}
rules-longest-capture = { $ways ->
    [0] As { words-side } não têm capturas.
    [one] A captura mais longa das { words-side } leva { rules-pieces-taken }: { $moves }.
   *[other] As capturas mais longas das { words-side } levam { rules-pieces-taken } cada: { $moves }.
}
    .brief = { $ways ->
        [0] Nenhuma captura.
       *[other] { rules-pieces-taken }: { $moves }.
    }
rules-told = { words-game-opened } Quem pode capturar tem que capturar, e entre várias capturas joga uma que captura mais peças{ $rules ->
    [italian] ; em caso de igualdade, primeiro com a dama, depois mais damas, depois as damas primeiro
   *[international] {""}
}. Um lance que as regras não permitem é recusado com o seu artigo.
    .brief = { words-game-opened } A captura é obrigatória, primeiro a de mais peças.
rules-no-such-move-capture = Não há capturas.{ $count ->
    [0] {""}
    [one] {" "}Pode jogar { $pieces }.
   *[other] {" "}Podem jogar { $pieces }.
}
    .brief = Sem capturas.{ $count ->
        [0] {""}
       *[other] {" "}Pode mover: { $pieces }.
    }
    .again = Não se pode capturar.{ $count ->
        [0] {""}
       *[other] {" "}Há lances de { $pieces }.
    }
rules-say-whole = Há mais de um lance possível: digite a casa de partida e a de chegada, ou todo o percurso.
    .brief = Vários lances: digite partida e chegada.
rules-squares-wanted = Aqui é preciso o lance inteiro: digite a casa de partida e a de chegada, e de uma captura o percurso todo.
    .brief = Lance inteiro: partida e chegada, de uma captura o percurso todo.
    .again = Assim não sei que lance é: digite a partida e a chegada, e de uma captura o percurso todo.
rules-instead-moves = { $is_capture ->
    [yes] É preciso jogar { $moves }.
   *[no] { $has_start ->
        [yes] De { $start } pode jogar { $moves }.
       *[no] Pode jogar { $moves }.
    }
}
rules-not-taken-room = De { $taker } não dá para capturar { $target }: a casa atrás não está vazia, { $behind }, { $article }.
rules-not-taken-edge = De { $taker } não dá para capturar { $target }: está na margem, e atrás não há casa onde cair, { $article }.
    .brief = De { $taker }, { $target } está na margem: nenhuma casa atrás, { $article }.
rules-not-taken-king = Na { $target } há uma dama, e na { $taker } uma pedra, que não captura damas: { $article }.
    .brief = Dama na { $target }: a pedra da { $taker } não captura, { $article }.
rules-not-taken-backward = A peça da { $target } está atrás da pedra da { $taker }, e uma pedra só captura para a frente: { $article }.
rules-not-taken-own = Na { $target } está uma peça sua, e não se capturam as próprias peças: { $article }.
rules-not-taken-outranked = { $move } capturaria essa peça, mas há uma captura que vem primeiro.
    .brief = { $move }: outra captura vem primeiro.
