### Ditas à brasileira, sobre as mensagens de ../pt/tactile.ftl: só as que lá são outras.

tactile-sought = Procuro o tabuleiro eletrônico: pode demorar alguns segundos.
tactile-gone = { $reason ->
    [missing] { tactile-board } ausente: a porta { $port } não existe. Ligue o cabo.
    [forbidden] { tactile-board } não permitido: não tenho permissão para abrir a porta { $port }. No Linux essa permissão é de um grupo, em geral dialout: o comando python3 run.py board probe diz como entrar nele.
    [busy] { tactile-board } ocupado: outro programa usa a porta { $port }. Feche esse programa.
    [unplugged] { tactile-board } desligado: verifique o cabo.
    [no-package] { tactile-board } sem leitura: falta o pacote pyserial, que o comando python3 run.py install instala.
    [terminal] { tactile-board } ausente: a porta { $port } é o terminal em que você digita. O comando python3 run.py board list diz que portas existem.
    [unknown] { tactile-board } desconhecido: na porta { $port } não responde nada que eu conheça. Desligue-o e ligue-o.
   *[silent] { tactile-board } sem resposta: verifique se está ligado.
}{ $reason ->
    [no-package] {" "}Digite os lances.
    [terminal] {" "}Digite os lances.
   *[other] {" "}Continuo procurando: enquanto isso digite os lances.
}
    .brief = { tactile-board } { $reason ->
        [missing] ausente
        [forbidden] não permitido pelo sistema
        [busy] ocupado
        [unplugged] desligado
        [no-package] sem leitura, falta pyserial
        [terminal] ausente, a porta é o terminal
        [unknown] desconhecido
       *[silent] sem resposta
    }. Digite os lances.
tactile-fault = { tactile-board }: { $code ->
    [battery] a bateria está quase no fim{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
    [sensor] um sensor não funciona
    [version] fala uma versão do protocolo que não conheço
    [info] não diz como é feito, e não consigo lê-lo
    [memory] perdeu a memória
   *[other] avisa de um defeito{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
}.
    .brief = { tactile-board }: { $code ->
        [battery] bateria fraca
        [sensor] sensor com defeito
        [version] versão desconhecida
        [info] ilegível
        [memory] memória perdida
       *[other] defeito
    }.
tactile-upset = { tactile-at }{ $count ->
    [one] Uma casa está errada. Diga repor, e eu digo peça por peça o que fazer.
   *[other] { $count } casas estão erradas. Diga repor, e eu digo peça por peça o que fazer.
}
tactile-which = Que lance você fez: { $moves }?
tactile-ask-made = Você jogou { $move }? Responda sim ou não.
tactile-none = { $is_lost ->
    [yes] O tabuleiro não responde: verifique se está ligado e com o cabo conectado.
   *[no] Não há tabuleiro eletrônico. Para usar um, inicie o programa com a opção board e o nome da porta.
}
    .brief = { $is_lost ->
        [yes] O tabuleiro não responde.
       *[no] Nenhum tabuleiro eletrônico.
    }
    .again = { $is_lost ->
        [yes] O tabuleiro continua sem resposta: tente desligá-lo e ligá-lo.
       *[no] Aqui não há um tabuleiro eletrônico: o comando python3 run.py board list diz quais portas há.
    }
tactile-take-off-captured = { tactile-at }Terminada a captura, retire { $squares_named }.
tactile-order-direct = Ordem direta, da primeira capturada à última: { $article }.
tactile-order-inverse = Ordem inversa, da última capturada à primeira: { $article }.
tactile-order-none = Nenhuma captura ainda no tabuleiro.
tactile-ask-sensor = { tactile-at }{ tactile-player }O sensor da { $square } parece estar com defeito. Devo ignorá-lo? Responda sim ou não, { $article }.
    .brief = { tactile-at.brief }{ tactile-player }Sensor { $square } com defeito, ignorar, sim ou não?
tactile-irregular-left-one = Irregularidade das { words-side }: não retiram a peça capturada, { $squares_named }, { $article }.
tactile-irregular-left-some = Irregularidade das { words-side }: { $count ->
    [one] não retiram uma peça capturada
   *[other] não retiram { $count_word } peças capturadas
}, { $squares_named }, { $article }.
tactile-irregular-took-too-many = Irregularidade das { words-side }: { $count ->
    [one] retiram uma peça não capturada
   *[other] retiram { $count_word } peças não capturadas
}, { $squares_named }, { $article }.
tactile-irregular-stopped-taking-off = Irregularidade das { words-side }: param a retirada das peças capturadas, ainda no tabuleiro { $squares_named }, { $article }.
tactile-irregular-taken-off-early = Irregularidade das { words-side }: retiram { $squares_named } antes que termine a captura, { $article }.
tactile-touched = Peça tocada, a { $square }: você tem que mover essa, { $article }.
tactile-set-up-refused-unsure = Alguma casa não se lê bem: centralize as peças e tente de novo.
    .brief = Leitura incerta: centralize as peças.
tactile-set-up-refused-too-many =
    .brief = { $detail } peças de uma cor: demais.
tactile-set-up-refused-uncrowned = Na casa { $detail } está uma pedra na base adversária, onde seria dama: ponha ali uma dama ou retire-a, e tente de novo.
    .brief = Em { $detail } tem que estar uma dama.
