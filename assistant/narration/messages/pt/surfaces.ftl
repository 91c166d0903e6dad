### Várias pessoas, cada uma no seu posto.

surfaces-looks-on = Aqui só assistes: podes fazer perguntas, mas não jogar.
    .brief = Aqui só assistes.
surfaces-speaks-elsewhere = { $has_name ->
    [yes] { $name } joga
   *[no] As { words-side } jogam
} noutro posto: daqui só podes falar por ti.
    .brief = Daqui só falas por ti.
surfaces-asked-there = Já perguntei { $has_name ->
    [yes] a { $name }
   *[no] às { words-side }
} e digo-te a resposta.
    .brief = Perguntei { $has_name ->
        [yes] a { $name }
       *[no] às { words-side }
    }.
surfaces-asked-already = { $has_name ->
    [yes] { $name } ainda tem
   *[no] As { words-side } ainda têm
} outra pergunta para responder: tenta daqui a pouco.
    .brief = Já há lá uma pergunta à espera: tenta daqui a pouco.
surfaces-declined = { $has_name ->
    [yes] { $name } responde
   *[no] As { words-side } respondem
} que não.
surfaces-unanswered = { $has_name ->
    [yes] { $name } não respondeu
   *[no] As { words-side } não responderam
}: a pergunta fica sem efeito. Se quiseres, pergunta outra vez.
    .brief = Sem resposta: a pergunta fica sem efeito.
surfaces-gone-on = Entretanto a partida mudou: a pergunta anterior já não vale.
    .brief = A pergunta anterior já não vale.
surfaces-still-open = { $has_name ->
    [yes] { $name } ainda pode
   *[no] As { words-side } ainda podem
} corrigir o lance acabado de dizer: espere um momento.
    .brief = Espere: o lance ainda pode ser corrigido.
surfaces-game-of-others = Esta partida também é { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
}: tem de acabar antes de começar outra. Podes propor empate ou abandonar.
    .brief = Primeiro tem de acabar esta partida: propõe empate ou abandona.
surfaces-players-settled = Jogam em postos diferentes, por isso os jogadores ficam os mesmos: para outra partida, escreve só nova.
    .brief = Os jogadores ficam os mesmos: escreve só nova.
surfaces-machines-own = Esta definição é do computador onde corre o programa e só se muda lá.
    .brief = Só se muda no computador do programa.
