### Ditas à brasileira, sobre as mensagens de ../pt/intents.ftl: só as que lá são outras.

intents-did-you-mean =
    .again = Não tenho certeza: quer dizer { $meant }? Responda sim ou não.
intents-row = a fileira { $square }
intents-movable = quais peças podem se mover
intents-captures = as capturas
intents-longest-capture = a captura mais longa
intents-why = por que o lance foi recusado
intents-reason = por que o computador fez o seu lance
intents-taken = o que foi capturado
intents-losses-captures = o que o adversário pode capturar depois da sua captura
intents-replies-captures = o que o adversário pode responder à sua captura
intents-losses-move = o que o adversário pode capturar depois do seu lance
intents-moves-count = quantas peças { $move } captura
intents-promotion-row = a linha de promoção
intents-new-clock-own = { $time } para você, { $other } para o adversário
intents-new-clock-enemy = { $time } para o adversário, { $other } para você
intents-setting = { $name ->
    [language] { $option ->
        [it] falar italiano
        [en] falar inglês
        [pt] falar o português de Portugal
        [pt-BR] falar o português do Brasil
       *[other] mudar { $title } para { $option }
    }
    [level] { $option ->
        [auto] fazer o nível seguir os seus resultados
        [most] colocar o nível no máximo
        [least] colocar o nível no mínimo
        [easier] diminuir o nível
        [harder] aumentar o nível
       *[other] mudar { $title } para { $option }
    }
    [coach] { $option ->
        [off] tirar os avisos de captura
        [exists] avisar que há uma captura, sem dizer qual
        [squares] dizer as casas das capturas obrigatórias
        [why] dizer as casas e a regra das capturas obrigatórias
        [on] dar os avisos de captura
       *[other] mudar { $title } para { $option }
    }
    [verbosity] { $option ->
        [brief] usar frases breves
        [normal] usar frases normais
        [full] usar frases completas
       *[other] mudar { $title } para { $option }
    }
    [view] { $option ->
        [own] ler o tabuleiro do seu lado
        [white] ler o tabuleiro do lado das Brancas
       *[other] mudar { $title } para { $option }
    }
    [cells] { $option ->
        [off] tirar o limite das linhas
        [unlimited] tirar o limite das linhas
       *[other] fazer linhas de { $option } celas
    }
    [letters] { $option ->
        [auto] deixar o programa escolher quando escreve as peças em letras
        [words] escrever as peças em palavras
       *[other] escrever as peças com as letras { $option }
    }
    [voice] { $option ->
        [auto] deixar o programa escolher quem lê
        [own] fazer o programa ler
        [reader] fazer o leitor de tela ler
        [off] desligar a voz
        [on] ligar a voz
       *[other] mudar { $title } para { $option }
    }
    [rate] { $option ->
        [down] falar mais devagar
        [up] falar mais rápido
        [most] falar na velocidade máxima
        [least] falar na velocidade mínima
        [usual] voltar à velocidade padrão
       *[other] mudar { $title } para { $option }
    }
    [volume] { $option ->
        [down] falar mais baixo
        [up] falar mais alto
        [most] colocar o volume no máximo
        [least] colocar o volume no mínimo
        [usual] voltar ao volume padrão
       *[other] mudar { $title } para { $option }
    }
    [speaker] falar com a voz número { $option }
    [sounds] { $option ->
        [on] ligar os sons
        [off] desligar os sons
       *[other] mudar um dos sons
    }
    [listen] { $option ->
        [off] desligar a escuta
        [push] escutar depois da barra de espaço
        [on] escutar depois da barra de espaço
        [open] escutar sempre
       *[other] mudar { $title } para { $option }
    }
    [learning] { $option ->
        [on] aprender com as suas correções e a sua voz
        [off] deixar de aprender com as suas correções e a sua voz
        [forget] esquecer o que aprendi
       *[other] mudar { $title } para { $option }
    }
    [settling] { $option ->
        [off] ler o tabuleiro só com o botão dele
        [push] ler o tabuleiro só com o botão dele
       *[other] esperar { $option } milissegundos antes de ler o tabuleiro
    }
    [touch] { $option ->
        [on] obrigar a mover a peça tocada
        [off] não obrigar a mover a peça tocada
       *[other] mudar { $title } para { $option }
    }
    [repeating] { $option ->
        [on] fazer o adversário repetir cada lance anunciado
        [off] não fazer o adversário repetir os lances anunciados
       *[other] colocar { $title } em { $option }
    }
    [tones] { $option ->
        [on] ligar o sinal que guia a mão
        [off] desligar o sinal que guia a mão
       *[other] mudar { $title } para { $option }
    }
    [following] { $option ->
        [on] fazer o nível seguir os seus resultados
        [off] deixar o nível fixo
       *[other] mudar { $title } para { $option }
    }
    [ahead] { $option ->
        [on] permitir o lance antecipado
        [off] não permitir o lance antecipado
       *[other] mudar { $title } para { $option }
    }
    [marks] { $option ->
        [on] dizer o tempo em todas as marcas
        [few] dizer o tempo em poucas marcas
        [minute] dizer o tempo só no fim
        [off] não dizer mais o tempo sem ser pedido
       *[other] mudar { $title } para { $option }
    }
    [countdown] { $option ->
        [on] contar em voz alta os últimos cinco segundos
        [off] não contar mais os últimos segundos
       *[other] mudar { $title } para { $option }
    }
    [opening] { $option ->
        [usual] começar com a partida habitual
        [this] começar sempre com uma partida como esta
       *[other] mudar { $title } para { $option }
    }
    [patience] esperar { $option } segundos antes de perguntar por uma peça fora do tabuleiro
   *[window] ter { $option } segundos para corrigir um lance falado
}
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] { intents-setting }
       *[no] ouvir { $title }
    }
   *[no] as configurações
}
intents-restore = repor as peças no tabuleiro eletrônico
intents-capture-order = a ordem das capturas
intents-set-up = começar com as peças que estão no tabuleiro eletrônico
intents-fen-file = salvar o FEN em um arquivo
intents-open-file = abrir um arquivo de partidas
intents-file-game = ouvir uma partida do arquivo
intents-variation = entrar em uma variante
intents-remove-variation = remover a variante
intents-comment = adicionar um comentário
intents-remove-comment = remover o comentário
intents-remove-sign = remover o sinal
intents-export = escrever a partida em um arquivo
intents-export-game = escrever uma partida salva em um arquivo
intents-export-all = escrever as partidas salvas em um arquivo
intents-export-report = escrever o relatório de uma partida em um arquivo
intents-why-captures = { $has_square ->
    [yes] por que não dá para capturar { $square }
   *[no] por que não dá para capturar
}
intents-games = a lista das partidas salvas
intents-continue = { $has_square ->
    [yes] continuar a partida { $square }
   *[no] { $has_value ->
        [yes] continuar a partida com { $value }
       *[no] continuar uma partida salva
    }
}
intents-save = salvar a partida
intents-delete-game = { $has_square ->
    [yes] apagar a partida { $square }
   *[no] { $has_value ->
        [yes] apagar a partida com { $value }
       *[no] apagar uma partida salva
    }
}
