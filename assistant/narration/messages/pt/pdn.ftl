### Ficheiros de partidas em PDN: que partidas têm, o que está errado, os seus lances.

pdn-title = { $number }. { $white ->
    [none] Brancas
   *[other] { $white }
} contra { $black ->
    [none] Pretas
   *[other] { $black }
}{ $result ->
    [none] {""}
   *[other] , { $result }
}{ $event ->
    [none] {""}
   *[other] , { $event }
}{ $date ->
    [none] {""}
   *[other] , { $date }
}, { $rules ->
    [italian] damas italianas
    [international] damas internacionais
   *[other] outro jogo
}, { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}{ $errors ->
    [0] {""}
    [one] , 1 erro
   *[other] , { $errors } erros
}.
pdn-mirrored = No ficheiro as casas estão numeradas a partir do outro lado. Aqui têm os números de sempre.
pdn-not-ours = Não são damas italianas nem internacionais: os lances não se podem dizer.
pdn-begins-from = Começa em { $fen }.
pdn-set-up = Foi colocada uma posição: { $fen }.
pdn-kept = Pelo artigo { $article } foi mantida uma posição irregular{ $by ->
    [none] {""}
   *[other] {" "}por { $by }
}: { $fen }.
pdn-instead = Em vez de { $move }:
pdn-after = Depois de { $move }:
pdn-ends = { $result ->
    [none] O ficheiro não diz o resultado.
   *[other] Resultado: { $result }.
}
pdn-flaw = { $side ->
    [white] Lance { $number } das Brancas:{" "}
    [black] Lance { $number } das Pretas:{" "}
   *[none] {""}
}{ $flaw ->
    [unreadable] { $detail } não significa nada aqui e foi deixado de fora. Corrija-o ou apague-o.
    [bad-tag] A etiqueta { $detail } não está completa e foi deixada de fora. Escreva o nome e o valor entre aspas, em parênteses retos.
    [too-many-tags] A partida tem etiquetas a mais: { $detail } e as seguintes foram deixadas de fora. Apague as que não são precisas.
    [long-tag] O valor da etiqueta { $detail } é longo demais: só se guardou o início. Encurte-o.
    [too-long] A partida é longa demais: só foram lidos os primeiros { $detail } caracteres. Divida-a em várias partidas.
    [too-many-moves] A partida tem lances a mais: os últimos foram deixados de fora. Divida-a em várias partidas.
    [too-deep] Uma variante está demasiado fundo dentro de outras e foi deixada de fora. Escreva-a como partida à parte.
    [long-comment] Um comentário é longo demais: só se guardou uma parte. Encurte-o.
    [open-comment] Um comentário não acaba, e tudo até à partida seguinte faz parte dele. Ponha uma chaveta a fechar onde ele acaba.
    [open-variation] Uma variante não acaba. Ponha um parêntese a fechar onde ela acaba.
    [stray-parenthesis] Um parêntese não tem par e foi deixado de fora. Apague-o, ou acrescente o outro.
    [illegal-move] { $detail } não é permitido{ $article ->
        [none] {""}
       *[other] , pelo artigo { $article }
    }. Ficou como está, e o que vem depois na sua linha não foi verificado. Corrija o lance.
    [unclear-move] Em { $detail } falta uma casa de salto{ $article ->
        [none] {""}
       *[other] , que o artigo { $article } manda indicar
    }. Foi lido como a única tomada a que corresponde; o comando pdn convert escreve o caminho inteiro.
    [ambiguous-move] { $detail } pode ser mais de uma tomada, e foi escolhida a primeira. Escreva o caminho inteiro.
    [unknown-move] O ficheiro não diz qual foi o lance, e o que vem depois não foi verificado. Escreva o lance no lugar dos traços.
    [bad-fen] A posição { $detail } não pode estar no tabuleiro. O comando legal diz o que está errado.
    [results-differ] Pela etiqueta o resultado é { $detail }, e depois dos lances há outro. Vale a etiqueta; corrija um dos dois.
    [other-game] É outro tipo de damas, e ficou como está{ $detail ->
        [none] {""}
       *[other] : a etiqueta GameType diz { $detail }
    }. Se não é, escreva GameType 22 para as damas italianas ou 20 para as internacionais.
    [unknown-game] Os lances não são de damas italianas nem internacionais, e ficaram como estão. Se são, corrija o primeiro.
   *[more] Há mais erros, que não estão na lista. Corrija primeiro estes.
}
pdn-problem = { $file }, partida { $game }, linha { $line }: { $why }
pdn-no-file = { $file }: { $reason ->
    [missing] o ficheiro não existe
    [folder] é uma pasta
    [forbidden] o sistema não permite ler o ficheiro
    [no-file] não é um ficheiro
    [slow] não traz nada: já esperei bastante
    [endless] não tem fim
   *[other] não é possível ler o ficheiro: o sistema diz { $detail }
}. Escolha outro ficheiro.
pdn-no-game = { $count ->
    [0] { $file }: não tem nenhuma partida. Escolha outro ficheiro.
   *[other] { $file }: não há uma partida { $number }. Escolha um número de 1 a { $count }.
}
pdn-not-written = Não é possível escrever { $file }: o sistema diz { $detail }. Escolha outro ficheiro.
pdn-written = { $count ->
    [one] 1 partida está
   *[other] { $count } partidas estão
} agora em { $file }.
