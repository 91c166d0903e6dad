### Arquivos de partidas em PDN: só o que no Brasil se diz de outra forma.

pdn-mirrored = No arquivo as casas estão numeradas a partir do outro lado. Aqui têm os números de sempre.
pdn-ends = { $result ->
    [none] O arquivo não diz o resultado.
   *[other] Resultado: { $result }.
}
pdn-flaw = { $side ->
    [white] Lance { $number } das Brancas:{" "}
    [black] Lance { $number } das Pretas:{" "}
   *[none] {""}
}{ $flaw ->
    [unreadable] { $detail } não significa nada aqui e foi deixado de fora. Corrija-o ou apague-o.
    [bad-tag] A etiqueta { $detail } não está completa e foi deixada de fora. Digite o nome e o valor entre aspas, em colchetes.
    [too-many-tags] A partida tem etiquetas demais: { $detail } e as seguintes foram deixadas de fora. Apague as que não são necessárias.
    [long-tag] O valor da etiqueta { $detail } é longo demais: só o início foi mantido. Encurte-o.
    [too-long] A partida é longa demais: só foram lidos os primeiros { $detail } caracteres. Divida-a em várias partidas.
    [too-many-moves] A partida tem lances demais: os últimos foram deixados de fora. Divida-a em várias partidas.
    [too-deep] Uma variante está fundo demais dentro de outras e foi deixada de fora. Digite-a como partida à parte.
    [long-comment] Um comentário é longo demais: só uma parte foi mantida. Encurte-o.
    [open-comment] Um comentário não acaba, e tudo até a partida seguinte faz parte dele. Ponha uma chave de fechamento onde ele acaba.
    [open-variation] Uma variante não acaba. Ponha um parêntese de fechamento onde ela acaba.
    [stray-parenthesis] Um parêntese não tem par e foi deixado de fora. Apague-o, ou acrescente o outro.
    [illegal-move] { $detail } não é permitido{ $article ->
        [none] {""}
       *[other] , pelo artigo { $article }
    }. Ficou como está, e o que vem depois na sua linha não foi verificado. Corrija o lance.
    [unclear-move] Em { $detail } falta uma casa de salto{ $article ->
        [none] {""}
       *[other] , que o artigo { $article } manda indicar
    }. Foi lido como a única captura a que corresponde; o comando pdn convert escreve o caminho inteiro.
    [ambiguous-move] { $detail } pode ser mais de uma captura, e foi escolhida a primeira. Digite o caminho inteiro.
    [unknown-move] O arquivo não diz qual foi o lance, e o que vem depois não foi verificado. Digite o lance no lugar dos traços.
    [bad-fen] A posição { $detail } não pode estar no tabuleiro. O comando legal diz o que está errado.
    [results-differ] Pela etiqueta o resultado é { $detail }, e depois dos lances há outro. Vale a etiqueta; corrija um dos dois.
    [other-game] É outro tipo de damas, e ficou como está{ $detail ->
        [none] {""}
       *[other] : a etiqueta GameType diz { $detail }
    }. Se não é, digite GameType 22 para as damas italianas ou 20 para as internacionais.
    [unknown-game] Os lances não são de damas italianas nem internacionais, e ficaram como estão. Se são, corrija o primeiro.
   *[more] Há mais erros, que não estão na lista. Corrija primeiro estes.
}
pdn-no-file = { $file }: { $reason ->
    [missing] o arquivo não existe
    [folder] é uma pasta
    [forbidden] o sistema não permite ler o arquivo
    [no-file] não é um arquivo
    [slow] não traz nada: já esperei bastante
    [endless] não tem fim
   *[other] não é possível ler o arquivo: o sistema diz { $detail }
}. Escolha outro arquivo.
pdn-no-game = { $count ->
    [0] { $file }: não tem nenhuma partida. Escolha outro arquivo.
   *[other] { $file }: não há uma partida { $number }. Escolha um número de 1 a { $count }.
}
pdn-not-written = Não é possível escrever { $file }: o sistema diz { $detail }. Escolha outro arquivo.
