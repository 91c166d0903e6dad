### Ditas à brasileira, sobre as mensagens de ../pt/intents.ftl: só as que lá são outras.

intents-did-you-mean =
    .again = Não tenho certeza: quer dizer { $meant }? Responda sim ou não.
intents-row = a fileira { $square }
intents-movable = quais peças podem se mover
intents-captures = as capturas
intents-why = por que o lance foi recusado
intents-reason = por que o computador fez o seu lance
intents-taken = o que foi capturado
intents-losses-captures = o que o adversário pode capturar depois da sua captura
intents-replies-captures = o que o adversário pode responder à sua captura
intents-losses-move = o que o adversário pode capturar depois do seu lance
intents-promotion-row = a linha de promoção
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] mudar { $title } para { $value }
       *[no] ouvir { $title }
    }
   *[no] as configurações
}
intents-restore = repor as peças no tabuleiro eletrônico
intents-capture-order = a ordem das capturas
intents-set-up = começar com as peças que estão no tabuleiro eletrônico
