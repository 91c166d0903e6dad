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
intents-row-of = onde fica a casa { $square }
intents-place = uma parte do tabuleiro
intents-pieces = onde estão as peças
intents-kings = onde estão as damas
intents-piece-count = quantas peças há
intents-moves = os lances possíveis
intents-movable = que peças podem mover-se
intents-captures = as tomadas
intents-longest-capture = a tomada mais longa
intents-threatened = as peças em perigo
intents-attackers = quem ataca a { $square }
intents-defenders = quem defende a { $square }
intents-replies = as respostas a { $move }
intents-losses = o que se perde com { $move }
intents-replies-square = as respostas a um lance da { $square } ou para a { $square }
intents-losses-square = o que se perde com um lance da { $square } ou para a { $square }
intents-why = porque foi recusado o lance
intents-why-captures = { $has_square ->
    [yes] porque não se pode tomar { $square }
   *[no] porque não se pode tomar
}
intents-rule = o que diz um artigo do regulamento
intents-reason = porque é que o computador fez o seu lance
intents-changed = o que mudou
intents-taken = o que foi tomado
intents-move-number = o número do lance
intents-clock = o tempo que resta
intents-pause = parar o relógio
intents-score = a lista de todos os lances
intents-report = o relatório da partida
intents-result = o resultado
intents-losses-safety = que lances não perdem nada
intents-losses-captures = o que o adversário pode tomar depois da sua tomada
intents-replies-captures = o que o adversário pode responder à sua tomada
intents-losses-move = o que o adversário pode tomar depois do seu lance
intents-replies-move = o que o adversário pode responder ao seu lance
intents-promotion-row-next = quem pode fazer dama no próximo lance
intents-promotion-row-far = quanto falta à { $square } para fazer dama
intents-square-empty = que casas estão vazias
intents-moves-count = quantas peças toma { $move }
intents-result-offer = quem propôs empate
intents-result-seen = se a posição já apareceu
intents-promotion-row = a travessa onde se faz dama
intents-promotion-row-nearest = que pedras estão mais perto de fazer dama
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
intents-shorten-count = encurtar a contagem
intents-neither-wins = dizer que ninguém pode ganhar
intents-refuses-rules = dizer que alguém recusa o regulamento
intents-wrong-board = dizer que o tabuleiro está mal orientado
intents-wrong-colours = dizer que as cores estão trocadas
intents-upset = dizer que o tabuleiro foi derrubado
intents-off-square = dizer que uma peça está fora da casa
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
intents-new-has-white = { $has_value ->
    [yes] { $value } com as brancas
   *[no] com as brancas
}
intents-new-has-black = { $has_value ->
    [yes] { $value } com as pretas
   *[no] com as pretas
}
intents-new-blindfold = { $has_value ->
    [yes] às cegas, com { $value } perguntas
   *[no] às cegas, sem perguntas
}
intents-new-blindfold-one = às cegas, com uma pergunta
intents-new-questions-each = às cegas, perguntas: { $value }
intents-new-questions-white = às cegas, perguntas das Brancas: { $value }
intents-new-questions-black = perguntas das Pretas: { $value }
intents-new-sighted = com perguntas livres
intents-new-notes = com anotação
intents-new-no-notes = sem anotação
intents-new-swap = com as cores trocadas
intents-new-clock = cada um com { $time }
intents-new-clock-own = { $time } para si, { $other } para o adversário
intents-new-clock-enemy = { $time } para o adversário, { $other } para si
intents-new-clock-white = as brancas com { $time }, as pretas com { $other }
intents-new-clock-black = as pretas com { $time }, as brancas com { $other }
intents-new-untimed = sem relógio
intents-setting = { $name ->
    [language] { $option ->
        [it] falar italiano
        [en] falar inglês
        [pt] falar português
        [pt-BR] falar brasileiro
       *[other] pôr { $title } em { $option }
    }
    [level] { $option ->
        [auto] fazer o nível seguir os seus resultados
        [most] pôr o nível no máximo
        [least] pôr o nível no mínimo
        [easier] baixar o nível
        [harder] subir o nível
       *[other] pôr { $title } em { $option }
    }
    [coach] { $option ->
        [off] tirar os avisos de tomada
        [exists] avisar que há uma tomada, sem dizer qual
        [squares] dizer as casas das tomadas obrigatórias
        [why] dizer as casas e a regra das tomadas obrigatórias
        [on] dar os avisos de tomada
       *[other] pôr { $title } em { $option }
    }
    [verbosity] { $option ->
        [brief] usar frases breves
        [normal] usar frases normais
        [full] usar frases completas
       *[other] pôr { $title } em { $option }
    }
    [view] { $option ->
        [own] ler o tabuleiro do seu lado
        [white] ler o tabuleiro do lado das Brancas
       *[other] pôr { $title } em { $option }
    }
    [cells] { $option ->
        [off] tirar o limite às linhas
        [unlimited] tirar o limite às linhas
       *[other] fazer linhas de { $option } celas
    }
    [letters] { $option ->
        [auto] deixar o programa escolher quando escreve as peças em letras
        [words] escrever as peças em palavras
       *[other] escrever as peças com as letras { $option }
    }
    [voice] { $option ->
        [auto] deixar o programa escolher quem lê
        [own] deixar o programa ler
        [reader] deixar o leitor de ecrã ler
        [off] desligar a voz
        [on] ligar a voz
       *[other] pôr { $title } em { $option }
    }
    [rate] { $option ->
        [down] falar mais devagar
        [up] falar mais depressa
        [most] falar à velocidade máxima
        [least] falar à velocidade mínima
        [usual] voltar à velocidade predefinida
       *[other] pôr { $title } em { $option }
    }
    [volume] { $option ->
        [down] falar mais baixo
        [up] falar mais alto
        [most] pôr o volume no máximo
        [least] pôr o volume no mínimo
        [usual] voltar ao volume predefinido
       *[other] pôr { $title } em { $option }
    }
    [speaker] falar com a voz número { $option }
    [sounds] { $option ->
        [on] ligar os sons
        [off] desligar os sons
       *[other] mudar um dos sons
    }
    [listen] { $option ->
        [off] desligar a escuta
        [push] escutar depois da barra de espaços
        [on] escutar depois da barra de espaços
        [open] escutar sempre
       *[other] pôr { $title } em { $option }
    }
    [learning] { $option ->
        [on] aprender com as suas correções e a sua voz
        [off] deixar de aprender com as suas correções e a sua voz
        [forget] esquecer o que aprendi
       *[other] pôr { $title } em { $option }
    }
    [settling] { $option ->
        [off] ler o tabuleiro só com o botão dele
        [push] ler o tabuleiro só com o botão dele
       *[other] esperar { $option } milissegundos antes de ler o tabuleiro
    }
    [touch] { $option ->
        [on] obrigar a mover a peça tocada
        [off] não obrigar a mover a peça tocada
       *[other] pôr { $title } em { $option }
    }
    [repeating] { $option ->
        [on] fazer o adversário repetir cada lance anunciado
        [off] não fazer o adversário repetir os lances anunciados
       *[other] pôr { $title } em { $option }
    }
    [tones] { $option ->
        [on] ligar o sinal que guia a mão
        [off] desligar o sinal que guia a mão
       *[other] pôr { $title } em { $option }
    }
    [following] { $option ->
        [on] fazer o nível seguir os seus resultados
        [off] deixar o nível fixo
       *[other] pôr { $title } em { $option }
    }
    [ahead] { $option ->
        [on] permitir o lance antecipado
        [off] não permitir o lance antecipado
       *[other] pôr { $title } em { $option }
    }
    [marks] { $option ->
        [on] dizer o tempo em todas as marcas
        [few] dizer o tempo em poucas marcas
        [minute] dizer o tempo só no fim
        [off] não dizer mais o tempo sem ser pedido
       *[other] pôr { $title } em { $option }
    }
    [countdown] { $option ->
        [on] contar em voz alta os últimos cinco segundos
        [off] não contar mais os últimos segundos
       *[other] pôr { $title } em { $option }
    }
    [opening] { $option ->
        [usual] começar com a partida habitual
        [this] começar sempre com uma partida como esta
       *[other] pôr { $title } em { $option }
    }
    [patience] esperar { $option } segundos antes de perguntar por uma peça fora do tabuleiro
   *[window] ter { $option } segundos para corrigir um lance dito
}
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] { intents-setting }
       *[no] ouvir { $title }
    }
   *[no] as definições
}
intents-match = começar um match
intents-match-score = ouvir a pontuação do match
intents-go-on-match = continuar o match
intents-leave-match = fechar o match
intents-games = a lista das partidas guardadas
intents-continue = { $has_square ->
    [yes] continuar a partida { $square }
   *[no] { $has_value ->
        [yes] continuar a partida com { $value }
       *[no] continuar uma partida guardada
    }
}
intents-save = guardar a partida
intents-delete-game = { $has_square ->
    [yes] apagar a partida { $square }
   *[no] { $has_value ->
        [yes] apagar a partida com { $value }
       *[no] apagar uma partida guardada
    }
}
intents-purge-game = apagar uma partida para sempre
intents-restore-game = { $has_square ->
    [yes] recuperar a partida { $square }
   *[no] { $has_value ->
        [yes] recuperar a partida com { $value }
       *[no] recuperar uma partida apagada
    }
}
intents-help = a ajuda
intents-program = quem sou
intents-hints = as sugestões
intents-advice = um conselho sobre o lance
intents-tour = a descrição do tabuleiro
intents-quiz = o teste sobre as casas
intents-ear-check = o teste do microfone
intents-restore = repor as peças no tabuleiro eletrónico
intents-compare = comparar os tabuleiros
intents-adjust = ajeitar uma peça
intents-capture-order = a ordem das tomadas
intents-annul-count = anular a contagem
intents-prepare-board = preparar o tabuleiro
intents-set-up = começar com as peças que estão no tabuleiro eletrónico
intents-set-position = montar uma posição
intents-fen = o FEN da posição
intents-fen-file = escrever o FEN num ficheiro
intents-review-end = ir para o fim da partida
intents-mail-new = uma partida por correspondência
intents-mail-next = ir para a próxima partida
intents-mail-back = onde estávamos
intents-mail-paste = colar uma mensagem
intents-mail-file = ter a mensagem de um documento
intents-mail-read = ouvir o correio que chegou
intents-mail-message = ler a mensagem que vai
intents-mail-hand-over = ter a mensagem a enviar
intents-mail-sent = dizer que a mensagem foi enviada
intents-mail-conditions = os lances condicionais
intents-mail-no-conditions = tirar as condições
intents-mail-accept = aceitar o empate
intents-mail-decline = recusar o empate
intents-mail-note = a nota privada
intents-mail-no-note = tirar a nota
intents-mail-leave = as férias
intents-mail-terms = os termos da partida
intents-mail-days = quantos dias restam
intents-mail-dates = as datas dos lances
intents-mail-repeat = repetir a mensagem
intents-mail-director = escrever ao diretor
intents-mail-analyse = provar lances em voz alta
intents-open-file = abrir um ficheiro de partidas
intents-file-game = ouvir uma partida do ficheiro
intents-variation = entrar numa variante
intents-main-line = voltar à linha principal
intents-leave-variation = sair da variante
intents-remove-variation = tirar a variante
intents-comment = juntar um comentário
intents-remove-comment = tirar o comentário
intents-sign = dar um sinal ao lance
intents-remove-sign = tirar o sinal
intents-export = escrever a partida num ficheiro
intents-export-game = escrever uma partida guardada num ficheiro
intents-export-all = escrever as partidas guardadas num ficheiro
intents-export-report = escrever o relatório de uma partida num ficheiro
intents-review-back = rever o lance anterior
intents-review-forward = rever o lance seguinte
intents-review-move = { $has_square ->
    [yes] rever o lance { $square }
   *[no] rever um lance pelo número
}
intents-review-start = rever a partida desde o início
intents-to-game = voltar à partida
intents-huffing = o sopro
intents-absent = o que ainda não há
intents-quit = sair do programa
intents-yes = sim
intents-no = não
intents-move = o lance { $move }
