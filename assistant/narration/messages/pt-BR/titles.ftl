### De que trata cada regra, à brasileira: só o que lá é outro.

titles-in-turn = joga-se um por vez
titles-what-men-capture = o que capturam pedras e damas
titles-what-kings-capture = o que a dama captura
titles-man-captures-man = como captura a pedra
titles-man-captures = como captura a pedra
titles-king-captures = como captura a dama
titles-king-captures-far = a dama captura de longe
titles-man-goes-on = a pedra continua a captura
titles-king-goes-on = a dama continua a captura
titles-king-goes-on-far = a dama continua a captura
titles-shown = mostrar a captura
titles-one-move = uma captura é um lance
titles-must-capture = captura obrigatória
titles-both-ways = captura-se para os dois lados
titles-own-not-captured = não se capturam as próprias peças
titles-promotion-ends = a promoção acaba a captura
titles-with-king = captura com a dama
titles-wrong-number = peças capturadas a mais ou a menos
titles-stopped-capturing = uma captura interrompida
titles-left-one = uma peça capturada deixada
titles-left-some = peças capturadas deixadas
titles-touched-other = tocar em uma, jogar outra
titles-capture-left-out = uma captura omitida
titles-impossible-capture = uma captura impossível
titles-priority = a prioridade da captura
