### O árbitro entre duas pessoas.

arbiter-missing = { $why ->
    [off] Nesta partida não há árbitro: para o ter, comece com --arbiter on.
    [mail] Por correspondência não há árbitro: decide o diretor da prova. Para lhe escrever: escrever ao diretor.
   *[alone] Há árbitro entre duas pessoas, e aqui joga o computador.
}
    .brief = { $why ->
        [off] Sem árbitro.
        [mail] Por correspondência decide o diretor.
       *[alone] Há árbitro entre duas pessoas.
    }
arbiter-may = O árbitro pode dizer contagem, repetição, { $can_annul ->
    [yes] anular a contagem,{" "}
   *[no] {""}
}{ $example ->
    [neither] ninguém pode ganhar,{" "}
    [count] contagem de 12 nos torneios promocionais,{" "}
   *[none] {""}
}as brancas recusam o regulamento, tabuleiro mal orientado, cores trocadas, tabuleiro derrubado, peça fora da casa, pausa, tempo e planilha. Não pergunta onde estão as peças.
    .brief = O árbitro: contagem, repetição, as brancas recusam o regulamento, tabuleiro virado, cores trocadas, tabuleiro derrubado, peça fora da casa, pausa, tempo.
arbiter-only = Isto decide-o o árbitro: a sua linha começa por árbitro e dois pontos.
    .spoken = Isto decide-o o árbitro: a sua linha começa pela palavra árbitro.
    .brief = Decide o árbitro.
arbiter-yes-or-no = { $is_arbiter ->
    [yes] Árbitro: sim ou não?
   *[no] { arbiter-answer-of-one }.
}
arbiter-answer-of-one = { $is_named ->
    [yes] Responda { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sim, ou não
   *[no] Responda sim ou não
}
    .brief = { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-side }
        } sim, ou não?
       *[no] sim ou não?
    }
arbiter-ask-neither = O árbitro declara empate, porque nenhum dos jogadores consegue ganhar, { $article }? { arbiter-yes-or-no }
    .brief = Empate, ninguém pode ganhar, { $article }? { arbiter-yes-or-no }
arbiter-ask-refusal = As { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} recusam cumprir o regulamento e perdem a partida, { $article }? { arbiter-yes-or-no }
    .brief = As { words-side } recusam e perdem, { $article }? { arbiter-yes-or-no }
arbiter-ask-shorten = Ambos já fizeram { $number } lances: com a contagem de { $number } a partida está empatada, { $article }. { arbiter-yes-or-no }
    .brief = Contagem de { $number }, e empate, { $article }? { arbiter-yes-or-no }
arbiter-ask-orientation = { $is_compulsory ->
    [yes] O tabuleiro está mal colocado: a partida deve ser anulada e recomeçada, { $article }. É assim? { arbiter-yes-or-no }
   *[no] O tabuleiro está mal colocado: a partida pode ser anulada e recomeçada, { $article }. Anula-se? { arbiter-yes-or-no }
}
    .brief = { $is_compulsory ->
        [yes] Tabuleiro mal colocado: recomeça-se, { $article }. É assim? { arbiter-yes-or-no }
       *[no] Anular pelo tabuleiro, { $article }? { arbiter-yes-or-no }
    }
arbiter-ask-colours = As cores foram mal atribuídas: a partida pode ser anulada e recomeçada com as cores trocadas, { $article }. Anula-se? { arbiter-yes-or-no }
    .brief = Anular pelas cores, { $article }? { arbiter-yes-or-no }
arbiter-ask-direction = Foi a direção da prova que errou as cores? Então o tempo decorrido não se conta, { $article }. { arbiter-yes-or-no }
    .brief = Erro da direção da prova, { $article }? { arbiter-yes-or-no }
arbiter-ask-back = { $is_arbiter ->
    [yes] Árbitro: a peça volta à casa que tem na partida, { $article }? Sim ou não.
   *[no] { $has_name ->
        [yes] { $name }, concorda
       *[no] { $is_named ->
            [yes] { words-side }, concorda
           *[no] Concordam
        }
    } que a peça volte à casa que tem na partida, { $article }? { arbiter-answer-of-one }; o árbitro também pode responder.
}
    .brief = { $is_arbiter ->
        [yes] Árbitro: volta à casa, { $article }? Sim ou não.
       *[no] Volta à casa, { $article }: { $has_name ->
            [yes] { $name },{" "}
           *[no] {""}
        }{ arbiter-answer-of-one.brief }
    }
arbiter-ask-out = { $is_arbiter ->
    [yes] Árbitro: a peça da { $number } sai do jogo, { $article }? Sim ou não.
   *[no] { $has_name ->
        [yes] { $name }, concorda
       *[no] { $is_named ->
            [yes] { words-side }, concorda
           *[no] Concordam
        }
    } que a peça da { $number } saia do jogo, { $article }? { arbiter-answer-of-one }; o árbitro também pode responder.
}
    .brief = { $is_arbiter ->
        [yes] Árbitro: a { $number } sai do jogo, { $article }? Sim ou não.
       *[no] A { $number } sai do jogo, { $article }: { $has_name ->
            [yes] { $name },{" "}
           *[no] {""}
        }{ arbiter-answer-of-one.brief }
    }
arbiter-too-late = A partida já não se pode anular por causa { $matter ->
    [colours] das cores
   *[orientation] do tabuleiro
}: { $why ->
    [minutes] desde o início da ronda passaram { $number } minutos
   *[moves] cada um já fez { $number } lances
}, { $article }.
    .brief = Tarde de mais para anular: { $why ->
        [minutes] { $number } minutos
       *[moves] { $number } lances
    }, { $article }.
arbiter-colours-none = De cores mal atribuídas o regulamento português nada diz: a partida continua. De acordo entre os dois podem começar outra, com a palavra trocar.
    .brief = Das cores o texto nada diz.
arbiter-times-kept = O tempo decorrido fica como está, { $article }: as brancas têm { $white }, as pretas { $black }.
    .brief = Tempos como estavam: brancas { $white }, pretas { $black }.
arbiter-times-back = O tempo decorrido não se conta, { $article }.
    .brief = Tempos de novo, { $article }.
arbiter-count-shortened = O árbitro encurta a contagem: empate depois de { $moves } lances de cada um, { $article }.
    .brief = Contagem de { $moves }, { $article }.
arbiter-count-as-it-is-text = Este regulamento não permite encurtar a contagem: são { $least } lances, { $article }.
    .brief = A contagem não se encurta: { $least }, { $article }.
arbiter-count-as-it-is-terms = A contagem só se encurta nos torneios promocionais, { $article }: começa-se com --promotional.
    .brief = Só nos torneios promocionais, { $article }.
arbiter-count-as-it-is-unsaid = De quantos lances deve ser a contagem? Escreva por exemplo árbitro: contagem de 12. Menos de { $least } não pode ser, { $article }.
    .spoken = De quantos lances deve ser a contagem? Por exemplo, árbitro, contagem de 12. Menos de { $least } não pode ser, { $article }.
    .brief = Contagem de quantos lances? Pelo menos { $least }.
arbiter-count-as-it-is-least = A contagem não pode ter menos de { $least } lances, { $article }.
    .brief = Pelo menos { $least }, { $article }.
arbiter-count-as-it-is-longer = A contagem só se pode encurtar, até { $least } lances, { $article }.
    .brief = Só mais curta, pelo menos { $least }, { $article }.
arbiter-neither-none = Um empate porque ninguém pode ganhar não existe neste regulamento: há o empate de comum acordo, { $agreement }, e, com uma dama de cada lado, a contagem de lances, { $count }.
    .brief = Aqui não há: acordo, { $agreement }, ou contagem, { $count }.
arbiter-obliged = O adversário obriga as { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} a cumprir o regulamento, { $article }. Se ainda recusarem, o árbitro pode dar-lhes a partida por perdida, { $loss }.
    .brief = As { words-side } são obrigadas ao regulamento, { $article }; quem recusa perde, { $loss }.
arbiter-not-obliged = Primeiro é o adversário que tem de obrigar as { words-side } a cumprir o regulamento, e não ter jogado desde então: { $article }.
    .brief = Primeiro obriga o adversário, { $article }.
arbiter-upset = A posição repõe-se como estava, { $article }.{ $is_read ->
    [yes] {" "}Vou lê-la por travessas.
   *[no] {""}
}
    .brief = Repõe-se como estava, { $article }.
arbiter-upset-done = Ao todo há { $white } peças brancas e { $black } pretas. Jogam as { words-side }.
    .brief = Brancas { $white }, pretas { $black }. Jogam as { words-side }.
arbiter-upset-unread = { $way ->
    [notes] Não a leio: ouvi-la-ia quem joga sem ver. Quem tem o tabuleiro repõe-na com a planilha.
    [moves] Não leio a posição, mas para a repor leio os lances jogados, porque o árbitro o quer.
    [arbiter] Não a leio: ouvi-la-ia quem joga sem ver. O árbitro pode mandar ler os lances jogados: escreva árbitro: tabuleiro derrubado.
   *[none] Não a leio: ouvi-la-ia quem joga sem ver, e ninguém tem um tabuleiro para repor.
}
    .spoken = { $way ->
        [notes] Não a leio: ouvi-la-ia quem joga sem ver. Quem tem o tabuleiro repõe-na com a planilha.
        [moves] Não leio a posição, mas para a repor leio os lances jogados, porque o árbitro o quer.
        [arbiter] Não a leio: ouvi-la-ia quem joga sem ver. O árbitro pode mandar ler os lances jogados: escreva árbitro, dois pontos, tabuleiro derrubado.
       *[none] Não a leio: ouvi-la-ia quem joga sem ver, e ninguém tem um tabuleiro para repor.
    }
    .brief = { $way ->
        [moves] Eis os lances jogados.
        [arbiter] Os lances manda-os ler o árbitro: tabuleiro derrubado.
       *[other] Não se lê a quem joga sem ver.
    }
arbiter-upset-lapsed = Quem jogou depois do acidente já não pode exigir que a posição se reponha, { $article }. Se aconteceu outra vez, escreva tabuleiro derrubado.
    .brief = O direito caducou, { $article }.
arbiter-claim-priced = { $number ->
    [one] Pedido errado das { words-side }
   *[other] É o pedido errado número { $number } das { words-side }
}{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: { $is_free ->
    [yes] a verificação não custa tempo
   *[no] a verificação custa { $price }
}{ $spared ->
    [first] ; quem tem menos de 3 minutos fica com eles, no primeiro pedido, { $article }.
    [spent] ; abaixo de 3 minutos só o primeiro pedido deixa o tempo como está, { $article }.
    [least] ; tiram-se no máximo 15 minutos, e ficam pelo menos 3, { $article }.
   *[no] , { $article }.
}
    .brief = Pedido errado, { $number }: { $is_free ->
        [yes] não custa tempo
       *[no] custa { $price }
    }, { $article }.
arbiter-claim-no-score = A repetição pede-se onde a anotação é obrigatória, { $article }: nesta partida não é.
    .brief = Anotação não obrigatória, { $article }.
arbiter-promotional = Torneio promocional: onde o empate é evidente o árbitro pode encurtar a contagem, até { $least } lances, { $article }.
    .brief = Promocional: contagem até { $least }, { $article }.
    .narrow = Promocional, { $article }.
arbiter-score-free = A anotação não é obrigatória: o empate por repetição não se pede, { $article }.
    .brief = Anotação livre, sem repetição, { $article }.
    .narrow = Sem repetição, { $article }.
