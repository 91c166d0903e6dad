### O que no Brasil se diz de outro jeito.

study-mirrored = No arquivo as casas estão numeradas do outro lado: aqui têm os números de sempre.
    .brief = Arquivo numerado do outro lado.
study-at = { $kind ->
    [start] Posição inicial.
    [set] Posição posta no tabuleiro.
    [unknown] Lance { $number } das { words-side }: o arquivo não o diz.
   *[move] { $way ->
        [variation] Variante:{" "}
        [added] Variante nova:{" "}
        [more] Lance novo:{" "}
       *[line] {""}
    }{ $move }, { words-side } { $number }{ $legal ->
        [no] , não permitido
        [unchecked] , não verificado
       *[yes] {""}
    }{ $sign ->
        [none] {""}
       *[other] , { study-signs }
    }.
}
study-no-variation = { $count ->
    [0] Aqui não há variantes. Para adicionar uma, digite um lance.
    [one] Aqui só há a variante 1: digite variante 1.
   *[other] Aqui as variantes vão de 1 a { $count }: digite variante e o número.
}
study-nothing = { $what ->
    [note] Você não está percorrendo nenhuma outra partida, e na que joga não se anota. Digite abrir o arquivo e o nome, ou rever a partida e o número.
    [variation] Você não está percorrendo nenhuma outra partida. Digite abrir o arquivo e o nome, ou rever a partida e o número.
    [file] Não há um arquivo aberto. Digite abrir o arquivo e o nome.
   *[review] Aqui ainda ninguém jogou. Para rever uma partida salva digite rever a partida e o número, que partidas diz; para uma de um arquivo, abrir o arquivo e o nome.
}
    .brief = { $what ->
        [file] Nenhum arquivo aberto.
        [review] Sem lances: rever a partida e um número, ou abrir o arquivo e um nome.
       *[other] Primeiro abrir o arquivo, ou rever a partida e um número.
    }
study-file = { $is_first ->
    [yes] No arquivo { $name } há { $is_more ->
        [yes] muitas partidas: as primeiras { $count }.
       *[no] { $count } partidas.
    }
   *[no] { $count ->
        [one] Mais uma.
       *[other] Mais { $count }.
    }
}
study-which-file = Que arquivo? Digite o nome; se não está na pasta damavoce dos seus documentos, o caminho todo.
    .brief = Que arquivo?
study-not-had = { $why ->
    [missing] O arquivo { $name } não existe. Verifique o nome: se não está na pasta damavoce dos seus documentos, digite o caminho todo.
    [folder] { $name } é uma pasta: digite o nome de um arquivo.
    [forbidden] O sistema não deixa ler { $name }. Escolha outro arquivo.
    [no-file] { $name } não é um arquivo, mas um pipe ou um dispositivo. Escolha outro.
    [empty] Em { $name } não há nenhuma partida. Escolha outro arquivo.
    [no-game] Em { $name } não há uma partida com esse número. Para ouvir quais há, digite partidas do arquivo.
    [not-ours] Esta partida de { $name } não é de damas italianas nem internacionais: escolha outra.
    [too-long] Esta partida de { $name } é longa demais para ser ouvida aqui: escolha outra.
   *[other] Não consigo ler { $name }. Escolha outro arquivo.
}
study-not-shown = { $why ->
    [gone] A partida { $number } não existe. Para ouvir quais há, digite partidas.
    [damaged] A partida { $number } está danificada e não se pode ouvir. As outras ficam como estão: digite partidas.
    [counted] Na partida { $number }, não acabada, as perguntas são contadas: para ouvi-la, digite continuar a partida { $number }.
   *[other] Agora não consigo ler a partida { $number }: tente daqui a pouco.
}
study-noted = Comentário adicionado{ $is_game ->
    [yes] {" "}à partida.
   *[no] .
}
study-uncommented = { $count ->
    [0] Aqui não há nenhum comentário.
    [one] Comentário removido.
   *[other] { $count } comentários removidos.
}
study-unsigned = { $count ->
    [0] Aqui não há nenhum sinal.
    [one] Sinal removido.
   *[other] { $count } sinais removidos.
}
study-removed = Variante removida.
study-no-move = { $is_spoken ->
    [yes] Você está ouvindo outra partida, e o lance não foi jogado. Para adicionar uma variante, digite-o; para jogar, volte à partida.
   *[no] Assim são possíveis vários lances: digite todas as casas.
}
    .brief = { $is_spoken ->
        [yes] Não jogado: primeiro à partida.
       *[no] Digite todas as casas.
    }
study-unwritten = O que você anotou ainda não está em um arquivo. Volte aqui com abrir o arquivo, e para salvar digite exportar.
    .brief = As notas não estão em um arquivo: abrir o arquivo, depois exportar.
study-written = { $count ->
    [one] Partida escrita
   *[other] { $count } partidas escritas
} no arquivo { $name }, na pasta { $folder }.
study-not-written = { $why ->
    [name] Isto não pode ser o nome de um arquivo. Use letras, números e espaços.
    [folder] Só um nome, sem pasta: o arquivo fica na pasta damavoce dos seus documentos. Digite por exemplo exportar torneio.
    [counted] Nesta partida as perguntas são contadas, e um arquivo responderia a todas: ela pode ser exportada quando acabar.
    [sealed] Uma partida não acabada, jogada de memória ou sem anotação, não vai para um arquivo antes do fim.
    [nothing] Ainda não há nada para escrever: ninguém jogou. Para as partidas salvas digite exportar todas as partidas.
    [none] Nenhuma partida salva é assim: para ouvi-las digite partidas.
    [damaged] O que você quer está danificado e não pode ser lido: não escrevo nenhum arquivo. Para ouvir as partidas que há digite partidas.
    [full] O disco está cheio, e o arquivo não foi escrito. Libere algum espaço e tente de novo.
    [forbidden] O sistema não deixa escrever o arquivo. Para ler os lances aqui digite planilha.
   *[other] Não consigo escrever o arquivo. Para ler os lances aqui digite planilha.
}
    .brief = { $why ->
        [name] Nome de arquivo não válido.
        [folder] Só um nome, sem pasta.
        [counted] Pode ser exportada no fim da partida.
        [sealed] As jogadas de memória se exportam quando acabarem.
        [nothing] Nada para escrever.
        [none] Nenhuma é assim.
        [damaged] Danificado: nenhum arquivo.
        [full] Disco cheio: sem arquivo.
       *[other] O arquivo não pode ser escrito.
    }
study-file-go-on = Digite o número da que quer ouvir{ $is_more ->
    [yes] , ou continuar para as outras.
   *[no] .
}
study-ways = Digite seguinte e anterior para ir de lance em lance, à partida para voltar a jogar.
