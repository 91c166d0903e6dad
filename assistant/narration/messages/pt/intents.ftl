### O que talvez se quis dizer, e como se chama cada coisa que se pode pedir.

intents-did-you-mean = Quer dizer { $meant }? Responda sim ou não.
    .brief = Quer dizer { $meant }: sim ou não?
    .again = Não tenho a certeza: quer dizer { $meant }? Responda sim ou não.
intents-which = Quer dizer { $first }, ou { $second }? Responda primeira, segunda ou não.
    .brief = Primeira: { $first }. Segunda: { $second }. Qual?
intents-last = o último lance
intents-turn = de quem é a vez
intents-square = o que está na { $square }
intents-number = a casa { $square }
intents-neighbours = as vizinhas da { $square }
intents-diagonals = as diagonais da { $square }
intents-row = a travessa { $square }
intents-place = uma parte do tabuleiro
intents-pieces = onde estão as peças
intents-kings = onde estão as damas
intents-piece-count = quantas peças há
intents-moves = os lances possíveis
intents-movable = que peças podem mover-se
intents-captures = as tomadas
intents-threatened = as peças em perigo
intents-attackers = quem ataca a { $square }
intents-defenders = quem defende a { $square }
intents-replies = as respostas a { $move }
intents-losses = o que se perde com { $move }
intents-replies-square = as respostas a um lance da { $square } ou para a { $square }
intents-losses-square = o que se perde com um lance da { $square } ou para a { $square }
intents-why = porque foi recusado o lance
intents-rule = o que diz um artigo do regulamento
intents-reason = porque é que o computador fez o seu lance
intents-changed = o que mudou
intents-taken = o que foi tomado
intents-move-number = o número do lance
intents-score = a lista de todos os lances
intents-result = o resultado
intents-losses-safety = que lances não perdem nada
intents-losses-captures = o que o adversário pode tomar depois da sua tomada
intents-replies-captures = o que o adversário pode responder à sua tomada
intents-losses-move = o que o adversário pode tomar depois do seu lance
intents-replies-move = o que o adversário pode responder ao seu lance
intents-promotion-row-next = quem pode fazer dama no próximo lance
intents-promotion-row = a travessa onde se faz dama
intents-repeat = repetir
intents-spell = soletrar algarismo por algarismo
intents-repeat-slowly = repetir devagar
intents-go-on = continuar a leitura
intents-takeback = { $has_square ->
    [yes] desfazer { $square } lances
   *[no] desfazer o último lance
}
intents-takeback-end = anular o fim da partida, e continuá-la
intents-takeback-all = desfazer todos os lances
intents-redo = refazer o que foi desfeito
intents-draw = { $side ->
    [white] que as { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } propõem empate
    [black] que as { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } propõem empate
   *[other] propor empate
}
intents-count = pedir a contagem
intents-help-more = ter mais perguntas sobre o tabuleiro
intents-help-left = quantas perguntas restam
intents-count-left = quanto falta para o fim da contagem
intents-claim = reclamar empate por repetição
intents-resign = { $side ->
    [white] que as { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } abandonam a partida
    [black] que as { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } abandonam a partida
   *[other] abandonar a partida
}
intents-new = uma nova partida
intents-new-white = com as brancas
intents-new-black = com as pretas
intents-new-international = damas internacionais
intents-new-italian = damas italianas
intents-new-level = contra o computador no nível { $value }
intents-new-computer = contra o computador
intents-new-people = a dois{ $has_value ->
    [yes] : { $value }
   *[no] {""}
}
intents-new-swap = com as cores trocadas
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] pôr { $title } em { $value }
       *[no] ouvir { $title }
    }
   *[no] as definições
}
intents-help = a ajuda
intents-program = quem sou
intents-hints = as sugestões
intents-advice = um conselho sobre o lance
intents-tour = a descrição do tabuleiro
intents-quiz = o teste sobre as casas
intents-restore = repor as peças no tabuleiro eletrónico
intents-compare = comparar os tabuleiros
intents-adjust = ajeitar uma peça
intents-capture-order = a ordem das tomadas
intents-set-up = começar com as peças que estão no tabuleiro eletrónico
intents-huffing = o sopro
intents-quit = sair do programa
intents-yes = sim
intents-no = não
intents-move = o lance { $move }
