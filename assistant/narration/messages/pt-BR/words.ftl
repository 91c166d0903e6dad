### Ditas à brasileira, sobre as mensagens de ../pt/words.ftl: só as que lá são outras.

words-takes = captura
words-misheard = { $heard ->
    [none] { $said }, não entendido
   *[other] { $said }, ouvido como { $heard }
}
