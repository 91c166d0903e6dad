### A lei: recusas, tomadas, lances permitidos.

rules-capture-forced-exists = { $count ->
    [1] Há uma tomada obrigatória.
   *[other] Tem de tomar, de { $count_word } maneiras.
}
rules-capture-forced-squares = { $count ->
    [1] Tem de tomar: { $moves }.
   *[other] Tem de tomar, de { $count_word } maneiras: { $moves }.
}
rules-capture-forced-why = { $count ->
    [1] Tem de tomar: { $moves }.
   *[other] Tem de tomar, de { $count_word } maneiras: { $moves }.
}
rules-capture-decided-most-pieces = Decide o número: toma-se o máximo de peças, { $article }.
    .brief = O máximo de peças, { $article }.
rules-capture-decided-with-king = Com igual número de peças, toma-se com a dama, { $article }.
    .brief = Com a dama, { $article }.
rules-capture-decided-most-kings = Com igual número de peças, toma-se o máximo de damas, { $article }.
    .brief = O máximo de damas, { $article }.
rules-capture-decided-kings-first = Com igual número de peças e de damas, toma-se por onde as damas vêm primeiro, { $article }.
    .brief = Primeiro as damas, { $article }.

rules-pieces-taken = { $count ->
    [1] uma peça
   *[other] { $count_word } peças
}
rules-illegal-no-such-square = A casa { $at } não existe: { $article }.
    .brief = Nenhuma casa { $at }, { $article }.
    .again = { $article_first }: não há nenhuma casa { $at }.
rules-illegal-empty-square = A casa { $at } está vazia: joga-se com as próprias peças, { $article }.
    .brief = { $at } vazia, { $article }.
    .again = { $article_first }: joga-se com as próprias peças, e a casa { $at } está vazia.
rules-illegal-opponents-piece = Em { $at } está uma peça do adversário: joga-se com as próprias peças, { $article }.
    .brief = { $at } do adversário, { $article }.
    .again = { $article_first }: joga-se com as próprias peças, e a que está em { $at } é do adversário.
rules-illegal-same-square = Um lance vai de uma casa para outra: { $article }.
    .brief = A mesma casa, { $article }.
    .again = { $article_first }: um lance vai de uma casa para outra.
rules-illegal-one-move-at-a-time = Joga-se um lance de cada vez: { $article }.
    .brief = Um só lance, { $article }.
    .again = { $article_first }: joga-se um lance de cada vez.
rules-illegal-man-step = A pedra em { $start } move-se uma só casa, para a frente e em diagonal: { $article }.
    .brief = Pedra em { $start }: um passo à frente em diagonal, { $article }.
    .again = { $article_first }: a pedra em { $start } move-se para a frente e em diagonal, uma só casa.
rules-illegal-man-backward = A pedra em { $start } não anda para trás: { $article }.
    .brief = Pedra em { $start }: não para trás, { $article }.
    .again = { $article_first }: a pedra em { $start } não recua.
rules-illegal-king-step = { $kings_fly ->
    [yes] Uma dama move-se em diagonal, e de { $step_start } não chega a { $step_end }: { $article }.
   *[no] Uma dama move-se uma só casa, em diagonal, e de { $step_start } não chega a { $step_end }: { $article }.
}
    .brief = { $kings_fly ->
        [yes] De { $step_start } a { $step_end } a dama não chega, { $article }.
       *[no] De { $step_start } a { $step_end } não é um passo, { $article }.
    }
    .again = { $kings_fly ->
        [yes] De { $step_start } uma dama não chega a { $step_end }: move-se em diagonal, { $article }.
       *[no] De { $step_start } uma dama não chega a { $step_end }: move-se uma só casa, em diagonal, { $article }.
    }
rules-illegal-king-blocked = O caminho da dama está fechado em { $at }: { $article }.
    .brief = Caminho fechado em { $at }, { $article }.
    .again = { $article_first }: em { $at } o caminho da dama está fechado.
rules-illegal-occupied = A casa { $at } está ocupada: { $article }.
    .brief = { $at } ocupada, { $article }.
    .again = { $article_first }: em { $at } já está uma peça.
rules-illegal-new-king-waits = A pedra torna-se dama em { $at } e só volta a mover-se depois do lance do adversário: { $article }.
    .brief = Dama em { $at }: fica ali, { $article }.
    .again = { $article_first }: a pedra que se torna dama em { $at } só volta a mover-se depois do lance do adversário.
rules-illegal-must-capture = A tomada é obrigatória: { $article }.
    .brief = Tomada obrigatória, { $article }.
    .again = É preciso tomar: { $article }.
rules-illegal-nothing-to-capture = Entre { $step_start } e { $step_end } não há nenhuma peça para tomar: { $article }.
    .brief = Nada para tomar entre { $step_start } e { $step_end }, { $article }.
    .again = { $article_first }: não há nenhuma peça para tomar entre { $step_start } e { $step_end }.
rules-illegal-no-room-behind = Atrás da peça em { $at } não há uma casa livre: { $article }.
    .brief = Sem casa livre atrás de { $at }, { $article }.
    .again = { $article_first }: a peça em { $at } não tem atrás uma casa livre.
rules-illegal-captures-next = De { $step_start } a { $step_end } não se toma: { $is_king ->
    [yes] a dama
   *[no] a pedra
} toma a peça com que está em contacto na diagonal e fica na primeira casa atrás dela, { $article }.
    .brief = De { $step_start } a { $step_end } não: só a peça em contacto, e logo atrás, { $article }.
    .again = { $article_first }: { $is_king ->
        [yes] a dama
       *[no] a pedra
    } só toma a peça em contacto e fica logo atrás dela, e de { $step_start } não chega a { $step_end }.
rules-illegal-captured-stays = As peças tomadas ficam no tabuleiro até ao fim da tomada, e a que está em { $at } ainda fecha o caminho: { $article }.
    .brief = A peça tomada em { $at } ainda lá está, { $article }.
    .again = A peça tomada em { $at } ainda fecha o caminho: fica no tabuleiro até ao fim da tomada, { $article }.
rules-illegal-man-captures-backward = Uma pedra só toma para a frente, e a peça em { $at } está atrás dela: { $article }.
    .brief = { $at } está atrás da pedra, { $article }.
    .again = A peça em { $at } está atrás da pedra, que só toma para a frente: { $article }.
rules-illegal-man-takes-king = Uma pedra não toma uma dama, e em { $at } está uma dama: { $article }.
    .brief = Dama em { $at }: a pedra não a toma, { $article }.
    .again = Em { $at } está uma dama, e uma pedra não a toma: { $article }.
rules-illegal-own-piece-captured = Em { $at } está uma peça sua, e as próprias peças não se tomam: { $article }.
    .brief = { $at } é sua, { $article }.
    .again = { $article_first }: não se tomam as próprias peças, e a que está em { $at } é sua.
rules-illegal-own-piece-passed = Numa tomada não se saltam as próprias peças, e em { $at } está uma: { $article }.
    .brief = Peça sua em { $at }: não se salta, { $article }.
    .again = Em { $at } está uma peça sua, e numa tomada ela não se salta: { $article }.
rules-illegal-passed-twice = Não se salta duas vezes a mesma peça, e a que está em { $at } já foi saltada: { $article }.
    .brief = { $at } já saltada, { $article }.
    .again = A peça em { $at } já foi saltada, e não se salta duas vezes: { $article }.
rules-illegal-promotion-ends-capture = A pedra que chega a { $at } fica ali e torna-se dama: toma como dama a partir do lance seguinte, { $article }.
    .brief = Dama em { $at }: a tomada acaba, { $article }.
    .again = { $article_first }: a pedra fica em { $at } e torna-se dama, e toma como dama a partir do lance seguinte.
rules-illegal-still-a-man = Em { $at } a pedra está só de passagem e continua a tomar como pedra: { $article }.
    .brief = Em { $at } ainda é pedra, { $article }.
    .again = { $article_first }: a pedra está só de passagem em { $at } e continua a tomar como pedra.
rules-illegal-must-continue = A tomada não acaba em { $at }: tem de continuar, { $article }.
    .brief = Continua de { $at }, { $article }.
    .again = { $article_first }: a tomada tem de continuar a partir de { $at }.
rules-illegal-landing-left-out = A tomada diz-se peça a peça, com todas as casas de salto: { $article }.
    .brief = Falta uma casa de salto, { $article }.
    .again = { $article_first }: na tomada falta uma casa de salto, e ela diz-se peça a peça.
rules-illegal-wrong-order = As casas de uma tomada dizem-se pela ordem em que ela lá chega: { $article }.
    .brief = Pela ordem do percurso, { $article }.
    .again = { $article_first }: a tomada tem estas casas, ditas pela ordem do percurso.
rules-illegal-most-pieces = Tem de tomar o maior número de peças, { $count_word }: { $article }.
    .brief = Tomam-se { $count_word }, { $article }.
    .again = { $article_first }: toma-se o máximo de peças, aqui { $count_word }.
rules-illegal-with-king = Entre tomadas de { rules-pieces-taken }, tem de tomar com dama{ $has_pieces ->
    [yes] , a partir de { $pieces }
   *[no] {""}
}: { $article }.
    .brief = Com a dama{ $has_pieces ->
        [yes] , a de { $pieces }
       *[no] {""}
    }, { $article }.
    .again = { $article_first }: entre tomadas de { rules-pieces-taken }, toma-se com dama{ $has_pieces ->
        [yes] , a partir de { $pieces }
       *[no] {""}
    }.
rules-illegal-most-kings = Entre tomadas de { rules-pieces-taken }, tem de escolher a de mais damas: { $article }.
    .brief = O máximo de damas, { $article }.
    .again = { $article_first }: entre tomadas de { rules-pieces-taken }, escolhe-se a de mais damas.
rules-illegal-kings-first = Entre tomadas de { rules-pieces-taken } e com o mesmo número de damas, tem de tomar por onde as damas vêm primeiro: { $article }.
    .brief = Primeiro as damas, { $article }.
    .again = { $article_first }: entre tomadas de { rules-pieces-taken } e com o mesmo número de damas, toma-se por onde as damas vêm primeiro.
rules-refused-unseen = Este lance não é permitido: anuncie outro.
    .brief = Não permitido: outro.
    .again = Um lance assim não é permitido: anuncie outro.
rules-try-in-score = Lance { $number }, { words-side }: { $move } recusado, { $article }.

rules-instead-moves = { $is_capture ->
    [yes] Tem de jogar { $moves }.
   *[no] { $has_start ->
        [yes] De { $start } pode jogar { $moves }.
       *[no] Pode jogar { $moves }.
    }
}
    .again = { $is_capture ->
        [yes] É preciso jogar { $moves }.
       *[no] { $has_start ->
            [yes] De { $start } joga-se { $moves }.
           *[no] Joga-se { $moves }.
        }
    }
rules-instead-pieces = { $has_start ->
    [yes] A peça em { $start } não pode mover-se. { $count ->
        [one] Pode mover-se a de { $pieces }.
       *[other] Podem mover-se as de { $pieces }.
    }
   *[no] { $count ->
        [one] Pode mover a peça em { $pieces }.
       *[other] Pode mover as peças em { $pieces }.
    }
}
    .brief = { $has_start ->
        [yes] { $start } não pode; com lances: { $pieces }.
       *[no] Com lances: { $pieces }.
    }
    .again = { $has_start ->
        [yes] De { $start } não se pode jogar, de { $pieces } sim.
       *[no] Há lances de { $pieces }.
    }
rules-legal-moves = { $count ->
    [0] Nenhum lance possível.
    [one] Um lance: { $moves }.
   *[other] { $count } lances: { $moves }.
}
rules-ask-longer = { $doubt ->
    [step] Entre estas casas não é permitido um passo, só a tomada { $move }: joga-a?
    [landing] Falta uma casa de salto da tomada, { $article }: joga { $move }?
    [nothing] Entre estas casas não há nenhuma peça para tomar: joga o passo { $move }?
   *[shorter] Entre estas casas só é permitida a tomada mais longa, { $move }: joga-a?
}
    .brief = { $doubt ->
        [landing] { $move }: joga-a?
        [step] A tomada, { $move }: joga-a?
        [nothing] O passo, { $move }: joga-o?
       *[shorter] Tomada mais longa, { $move }: joga-a?
    }
    .again = { $doubt ->
        [step] O passo não é permitido: joga { $move }?
        [landing] { $article_first }: a tomada diz-se salto a salto. Joga { $move }?
        [nothing] Ali não se toma nada: joga o passo { $move }?
       *[shorter] A tomada mais curta não é permitida: joga { $move }?
    }
rules-longer-hidden = { $doubt ->
    [step] Entre estas casas não é permitido um passo: diga todo o percurso da tomada.
    [landing] Falta uma casa de salto da tomada, { $article }: diga todo o percurso.
    [nothing] Entre estas casas não há nenhuma peça para tomar: diga o passo com o traço.
   *[shorter] Estas casas também servem para uma tomada mais curta, que não é permitida: diga todo o percurso.
}
    .brief = { $doubt ->
        [nothing] Diga o passo com o traço.
       *[shorter] Diga todo o percurso da tomada.
    }
    .again = { $doubt ->
        [step] O passo não é permitido: é preciso o percurso inteiro da tomada.
        [landing] { $article_first }: é preciso o percurso inteiro, com todas as casas de salto.
        [nothing] Ali não se toma nada: o passo diz-se com o traço.
       *[shorter] A tomada mais curta não é permitida: é preciso o percurso inteiro.
    }
rules-ask-unclear = Falta uma casa de salto da tomada, { $article }: só pode ser { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: deixa valer? { $is_named ->
    [yes] Responda { words-name-or-side } sim para deixar valer, { words-name-or-side } não para se anunciar de novo
   *[no] Sim: vale; não: anuncia-se de novo
}.
    .brief = { $move }. { $is_named ->
        [yes] Vale: { words-name-or-side } sim ou { words-name-or-side } não
       *[no] { words-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: vale, sim ou não
    }?
rules-unclear-put-right = A retificar, { $article }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: anuncie de novo a tomada, com todas as casas de salto.
    .brief = A retificar, { $article }.
rules-which-route = Que tomada: { $moves }? Basta uma casa que distinga uma delas.
    .brief = Qual: { $moves }?
    .again = Estas casas servem para várias tomadas: { $moves }. Escreva uma casa que distinga uma delas, ou todo o percurso.
rules-capture-count = { $count ->
    [0] { $move } não toma nada.
   *[other] { $move } toma { rules-pieces-taken }.
}
    .brief = { $count ->
        [0] Nenhuma.
       *[other] { $count }.
    }
rules-can-be-played = { $is_legal ->
    [yes] Sim, { $move } pode jogar-se.
   *[no] Não.
}
rules-moves-of = { $count ->
    [0] De { $start } não se pode jogar.
    [one] De { $start }, um lance: { $moves }.
   *[other] De { $start }, { $count } lances: { $moves }.
}
rules-no-moves-of-empty = A casa { $square } está vazia.
    .brief = { $square } vazia.
rules-no-moves-of-opponent = Na { $square } há uma peça do adversário.
    .brief = { $square } do adversário.
rules-no-moves-of-blocked = A peça na { $square } está bloqueada.
    .brief = { $square } bloqueada.
rules-no-moves-of-capture = A peça na { $square } não pode mover-se: outra tem de tomar.
    .brief = { $square } parada: outra tem de tomar.
rules-movable = { $count ->
    [0] Nenhuma peça pode mover-se.
    [one] Pode mover a peça em { $pieces }.
   *[other] Pode mover as peças em { $pieces }.
}
rules-blocked = { $count ->
    [0] Todas as peças têm lance.
    [one] Não tem lance a peça em { $pieces }.
   *[other] Não têm lance as peças em { $pieces }.
}
rules-arrivals = { $count ->
    [0] Nenhum lance chega à { $square }.
    [one] Um lance chega à { $square }: { $moves }.
   *[other] { $count } lances chegam à { $square }: { $moves }.
}
rules-captures = { $count ->
    [0] Não há tomadas.
    [one] Uma tomada: { $moves }.
    [2] Duas tomadas: { $moves }.
   *[other] { $count } tomadas: { $moves }.
}
rules-longest-capture = { $ways ->
    [0] As { words-side } não têm tomadas.
    [one] A tomada mais longa das { words-side } leva { rules-pieces-taken }: { $moves }.
   *[other] As tomadas mais longas das { words-side } levam { rules-pieces-taken } cada: { $moves }.
}
    .brief = { $ways ->
        [0] Nenhuma tomada.
       *[other] { rules-pieces-taken }: { $moves }.
    }
rules-choice-free = A escolha é livre, { $article }.
    .brief = Escolha livre, { $article }.
rules-moves-of-other = Se jogassem as { words-side }: { $count ->
    [0] nenhum lance
    [one] um lance, { $moves }
   *[other] { $count } lances, { $moves }
}.
    .brief = { words-side }, se jogassem: { $count ->
        [0] nada
       *[other] { $moves }
    }.
rules-threatened = { $count ->
    [0] Nenhuma peça das { words-side } está em perigo.
    [one] Peça das { words-side } em perigo: { $pieces }.
   *[other] Peças das { words-side } em perigo: { $pieces }.
}
rules-told = { words-game-opened } Quem pode tomar tem de tomar, e entre várias tomadas joga uma que toma mais peças{ $rules ->
    [italian] ; em caso de igualdade, primeiro com a dama, depois mais damas, depois as damas primeiro
   *[international] {""}
}. Um lance que as regras não permitem é recusado com o seu artigo.
    .brief = { words-game-opened } A tomada é obrigatória, primeiro a de mais peças.
rules-nothing-refused = Desde o último lance não recusei nenhum.
    .brief = Nenhuma recusa.
    .again = Não recusei nenhum lance.
rules-no-such-move-arrival = Nenhum lance chega à casa { $square }.{ $count ->
    [0] {""}
    [one] {" "}Pode mover a peça em { $pieces }.
   *[other] {" "}Pode mover as peças em { $pieces }.
}
    .brief = Nada chega a { $square }.{ $count ->
        [0] {""}
       *[other] {" "}Com lances: { $pieces }.
    }
    .again = À casa { $square } não se chega.{ $count ->
        [0] {""}
       *[other] {" "}Há lances de { $pieces }.
    }
rules-no-such-move-capture = Não há tomadas.{ $count ->
    [0] {""}
    [one] {" "}Pode mover a peça em { $pieces }.
   *[other] {" "}Pode mover as peças em { $pieces }.
}
    .brief = Sem tomadas.{ $count ->
        [0] {""}
       *[other] {" "}Com lances: { $pieces }.
    }
    .again = Não se pode tomar.{ $count ->
        [0] {""}
       *[other] {" "}Há lances de { $pieces }.
    }
rules-no-such-move-promotion = Nenhuma pedra pode ser coroada com este lance.{ $count ->
    [0] {""}
    [one] {" "}Pode mover a peça em { $pieces }.
   *[other] {" "}Pode mover as peças em { $pieces }.
}
    .brief = Nenhuma pedra faz dama.{ $count ->
        [0] {""}
       *[other] {" "}Com lances: { $pieces }.
    }
    .again = Com este lance nenhuma pedra é coroada.{ $count ->
        [0] {""}
       *[other] {" "}Há lances de { $pieces }.
    }
rules-no-such-move-promotion-there = Nenhuma pedra pode ser coroada na { $square } com este lance.
    .brief = Sem promoção na { $square }.
    .again = Com este lance nenhuma pedra é coroada na { $square }.
rules-no-such-move-king = Nenhuma dama pode fazer esse lance.{ $count ->
    [0] {""}
    [one] {" "}Pode mover a peça em { $pieces }.
   *[other] {" "}Pode mover as peças em { $pieces }.
}
    .brief = Não com uma dama.{ $count ->
        [0] {""}
       *[other] {" "}Com lances: { $pieces }.
    }
    .again = Com uma dama não há esse lance.{ $count ->
        [0] {""}
       *[other] {" "}Há lances de { $pieces }.
    }
rules-say-whole = Serve mais do que um lance: escreva a casa de partida e a de chegada, ou todo o percurso.
    .brief = Vários lances: escreva a casa de partida e a de chegada.
    .again = Assim não se sabe que lance é: faltam a casa de partida e a de chegada, ou o percurso inteiro.
rules-squares-wanted = Aqui é preciso o lance inteiro: escreva a casa de partida e a de chegada, e de uma tomada o percurso todo.
    .brief = Lance inteiro: partida e chegada, de uma tomada o percurso todo.
    .again = Assim não sei que lance é: escreva a partida e a chegada, e de uma tomada o percurso todo.
rules-which-move = Que lance: { $moves }?
    .again = Pode ser { $moves }: qual?
rules-not-taken-room = De { $taker } não pode tomar { $target }: a casa atrás não está vazia, { $behind }, { $article }.
    .brief = Atrás de { $target }: { $behind }, { $article }.
rules-not-taken-edge = De { $taker } não pode tomar { $target }: está na tabela, e atrás não há casa onde cair, { $article }.
    .brief = De { $taker }, { $target } está na tabela: nenhuma casa atrás, { $article }.
rules-not-taken-king = Na { $target } há uma dama, e na { $taker } uma pedra, que não toma damas: { $article }.
    .brief = Dama na { $target }: a pedra da { $taker } não a toma, { $article }.
rules-not-taken-backward = A peça da { $target } está atrás da pedra da { $taker }, e uma pedra só toma para a frente: { $article }.
    .brief = { $target } está atrás da pedra da { $taker }, { $article }.
rules-not-taken-nearness = { $has_taker ->
    [yes] A peça da { $taker } não está ao lado da { $target }, em diagonal
   *[no] Nenhuma peça sua está ao lado da { $target }, em diagonal
}{ $kings_fly ->
    [yes] , e nenhuma dama sua tem o caminho livre até lá
   *[no] {""}
}: { $article }.
    .brief = { $has_taker ->
        [yes] { $taker } não está ao lado da { $target }
       *[no] Nenhuma peça sua ao lado da { $target }
    }, { $article }.
rules-not-taken-own = Na { $target } está uma peça sua, e não se tomam as próprias peças: { $article }.
    .brief = { $target } é sua, { $article }.
rules-not-taken-outranked = { $move } tomava-a, mas há uma tomada que vem primeiro.
    .brief = { $move }: outra tomada vem primeiro.
