### Várias pessoas, cada uma no seu lugar.

surfaces-looks-on = Aqui você só assiste: pode fazer perguntas, mas não jogar.
    .brief = Aqui você só assiste.
surfaces-speaks-elsewhere = { $has_name ->
    [yes] { $name } joga
   *[no] As { words-side } jogam
} de outro lugar: daqui você só pode falar por você.
    .brief = Daqui você só fala por você.
surfaces-asked-there = Já perguntei { $has_name ->
    [yes] a { $name }
   *[no] às { words-side }
} e aviso qual é a resposta.
surfaces-asked-already = { $has_name ->
    [yes] { $name } ainda tem
   *[no] As { words-side } ainda têm
} outra pergunta para responder: tente daqui a pouco.
    .brief = Já há uma pergunta esperando lá: tente daqui a pouco.
surfaces-unanswered = { $has_name ->
    [yes] { $name } não respondeu
   *[no] As { words-side } não responderam
}: a pergunta perde o efeito. Se quiser, pergunte de novo.
    .brief = Sem resposta: a pergunta perde o efeito.
surfaces-gone-on = Enquanto isso a partida mudou: a pergunta anterior não vale mais.
    .brief = A pergunta anterior não vale mais.
surfaces-game-of-others = Esta partida também é { $has_name ->
    [yes] de { $name }
   *[no] das { words-side }
}: ela tem que acabar antes de começar outra. Você pode propor empate ou abandonar.
    .brief = Primeiro esta partida tem que acabar: proponha empate ou abandone.
surfaces-players-settled = Vocês jogam de lugares diferentes, por isso os jogadores continuam os mesmos: para outra partida, digite só nova.
    .brief = Os jogadores continuam os mesmos: digite só nova.
surfaces-machines-own = Esta configuração é do computador em que o programa roda e só pode ser mudada nele.
    .brief = Só pode ser mudada no computador do programa.
