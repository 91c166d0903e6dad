### Outra partida, de um ficheiro ou guardada, percorrida e anotada de ouvido.

study-opened = { $is_back ->
    [yes] De novo a partida
   *[no] Partida
}{ $has_number ->
    [yes] {" "}{ $number }
   *[no] {""}
}: { $has_white ->
    [yes] { $white }
   *[no] Brancas
} contra { $has_black ->
    [yes] { $black }
   *[no] Pretas
}{ $has_result ->
    [yes] , { study-result }
   *[no] {""}
}{ $is_international ->
    [yes] , damas internacionais
   *[no] {""}
}, { $moves ->
    [one] um lance
   *[other] { $moves } lances
}.
    .brief = Partida{ $has_number ->
        [yes] {" "}{ $number }
       *[no] {""}
    }: { $has_white ->
        [yes] { $white }
       *[no] Brancas
    }, { $has_black ->
        [yes] { $black }
       *[no] Pretas
    }{ $has_result ->
        [yes] , { study-result }
       *[no] {""}
    }.
study-result = { $result ->
    [white] ganham as Brancas
    [black] ganham as Pretas
    [draw] empate
   *[other] { $result }
}
study-mirrored = No ficheiro as casas estão numeradas do outro lado: aqui têm os números de sempre.
    .brief = Ficheiro numerado do outro lado.
study-flawed = { $problems ->
    [one] Há um erro na partida.
   *[other] Há { $problems } erros na partida.
}
    .brief = Erros na partida: { $problems }.
study-at = { $kind ->
    [start] Posição inicial.
    [set] Posição posta no tabuleiro.
    [unknown] Lance { $number } das { words-side }: o ficheiro não o diz.
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
    .brief = { $kind ->
        [start] Posição inicial.
        [set] Posição posta.
        [unknown] { words-side } { $number }: lance não dito.
       *[move] { $way ->
            [variation] Variante:{" "}
            [line] {""}
           *[added] Novo:{" "}
        }{ $move }, { words-side } { $number }{ $legal ->
            [no] , não permitido
            [unchecked] , não verificado
           *[yes] {""}
        }{ $sign ->
            [none] {""}
           *[other] , { study-few-signs }
        }.
    }
study-few-signs = { $sign ->
    [good] forte
    [very-good] fortíssimo
    [poor] fraco
    [very-poor] erro
    [seems-weak] parece fraco
    [seems-strong] parece forte
    [forced] forçado
    [wins] ganha
    [even] igual
   *[other] sinal { $nag }
}
study-signs = { $sign ->
    [good] forte
    [very-good] fortíssimo
    [poor] fraco
    [very-poor] um erro
    [seems-weak] parece fraco e é forte
    [seems-strong] parece forte e é fraco
    [forced] forçado
    [wins] ganha
    [even] igual
   *[other] sinal { $nag }
}
study-sign = Também { study-signs }.
study-comment = Comentário: { $text }
study-variation = Variante { $number }: { $move }.
study-more-variations = { $count ->
    [one] E mais uma variante.
   *[other] E mais { $count } variantes.
}
study-ended = { $is_variation ->
    [yes] Fim da variante.
   *[no] Fim da partida{ $has_result ->
        [yes] : { study-result }.
       *[no] .
    }
}
study-no-variation = { $count ->
    [0] Aqui não há variantes. Para juntar uma, escreva um lance.
    [one] Aqui só há a variante 1: escreva variante 1.
   *[other] Aqui as variantes vão de 1 a { $count }: escreva variante e o número.
}
    .brief = { $count ->
        [0] Nenhuma variante.
        [one] Só a variante 1.
       *[other] Variantes de 1 a { $count }.
    }
study-on-main-line = Já está na linha principal.
study-no-such-move = Nesta linha não há o lance { $number }: o último é o { $last }.
    .brief = Sem o { $number }: o último é o { $last }.
study-unknown = Não se sabe o que está aqui no tabuleiro, porque um lance antes não é permitido. Volte com anterior.
    .brief = Posição desconhecida.
study-clock = { $has_white ->
    [yes] As Brancas tinham { $white }{ $has_black ->
        [yes] , as Pretas { $black }.
       *[no] .
    }
   *[no] { $has_black ->
        [yes] As Pretas tinham { $black }.
       *[no] Aqui não está anotado o tempo.
    }
}
    .brief = { $has_white ->
        [yes] { $white }{ $has_black ->
            [yes] ; Pretas { $black }.
           *[no] .
        }
       *[no] { $has_black ->
            [yes] Pretas { $black }.
           *[no] Sem tempo.
        }
    }
study-nothing = { $what ->
    [note] Não está a percorrer nenhuma outra partida, e na que joga não se anota. Escreva abrir o ficheiro e o nome, ou rever a partida e o número.
    [variation] Não está a percorrer nenhuma outra partida. Escreva abrir o ficheiro e o nome, ou rever a partida e o número.
    [file] Não há um ficheiro aberto. Escreva abrir o ficheiro e o nome.
   *[review] Aqui ainda ninguém jogou. Para rever uma partida guardada escreva rever a partida e o número, que partidas diz; para uma de um ficheiro, abrir o ficheiro e o nome.
}
    .brief = { $what ->
        [file] Nenhum ficheiro aberto.
        [review] Sem lances: rever a partida e um número, ou abrir o ficheiro e um nome.
       *[other] Primeiro abrir o ficheiro, ou rever a partida e um número.
    }
study-file = { $is_first ->
    [yes] No ficheiro { $name } há { $is_more ->
        [yes] muitas partidas: as primeiras { $count }.
       *[no] { $count } partidas.
    }
   *[no] { $count ->
        [one] Mais uma.
       *[other] Mais { $count }.
    }
}
    .brief = { $is_first ->
        [yes] { $name }: { $is_more ->
            [yes] as primeiras { $count }.
           *[no] { $count } partidas.
        }
       *[no] { $count ->
            [one] Mais uma.
           *[other] Mais { $count }.
        }
    }
study-file-game = { $number }: { $has_white ->
    [yes] { $white }
   *[no] Brancas
} contra { $has_black ->
    [yes] { $black }
   *[no] Pretas
}{ $has_result ->
    [yes] , { study-result }
   *[no] {""}
}, { $is_position ->
    [yes] posição: Brancas { $white_pieces }, Pretas { $black_pieces }
   *[no] { $moves ->
        [one] um lance
       *[other] { $moves } lances
    }
}.
    .brief = { $number }: { $has_white ->
        [yes] { $white }
       *[no] Brancas
    }, { $has_black ->
        [yes] { $black }
       *[no] Pretas
    }{ $has_result ->
        [yes] , { study-result }
       *[no] {""}
    }{ $is_position ->
        [yes] , posição: Brancas { $white_pieces }, Pretas { $black_pieces }
       *[no] {""}
    }.
study-file-go-on = Escreva o número da que quer ouvir{ $is_more ->
    [yes] , ou continuar para as outras.
   *[no] .
}
    .brief = Qual?{ $is_more ->
        [yes] {" "}Continuar para as outras.
       *[no] {""}
    }
study-which-file = Que ficheiro? Escreva o nome; se não está na pasta damavoce dos seus documentos, o caminho todo.
    .brief = Que ficheiro?
study-opening = Abro { $name }.
study-not-had = { $why ->
    [missing] O ficheiro { $name } não existe. Verifique o nome: se não está na pasta damavoce dos seus documentos, escreva o caminho todo.
    [folder] { $name } é uma pasta: escreva o nome de um ficheiro.
    [forbidden] O sistema não deixa ler { $name }. Escolha outro ficheiro.
    [no-file] { $name } não é um ficheiro, mas um pipe ou um dispositivo. Escolha outro.
    [empty] Em { $name } não há nenhuma partida. Escolha outro ficheiro.
    [no-game] Em { $name } não há uma partida com esse número. Para ouvir quais há, escreva partidas do ficheiro.
    [not-ours] Esta partida de { $name } não é de damas italianas nem internacionais: escolha outra.
    [too-long] Esta partida de { $name } é longa demais para ser ouvida aqui: escolha outra.
   *[other] Não consigo ler { $name }. Escolha outro ficheiro.
}
    .brief = { $why ->
        [missing] { $name } não existe.
        [no-game] Nenhuma partida com esse número.
       *[other] { $name } não se pode ouvir.
    }
study-not-shown = { $why ->
    [gone] A partida { $number } não existe. Para ouvir quais há, escreva partidas.
    [damaged] A partida { $number } está danificada e não se pode ouvir. As outras ficam como estão: escreva partidas.
    [counted] Na partida { $number }, não acabada, as perguntas são contadas: para a ouvir, escreva continuar a partida { $number }.
   *[other] Agora não consigo ler a partida { $number }: tente daqui a pouco.
}
    .brief = { $why ->
        [gone] A { $number } não existe.
       *[other] A { $number } não se pode ouvir.
    }
study-noted = Comentário acrescentado{ $is_game ->
    [yes] {" "}à partida.
   *[no] .
}
study-uncommented = { $count ->
    [0] Aqui não há nenhum comentário.
    [one] Comentário tirado.
   *[other] { $count } comentários tirados.
}
study-signed = Sinal: { study-signs }.
study-no-sign = { $why ->
    [forced] Forçado é um lance quando qualquer outro perde, e aqui era o único: não leva sinal.
    [nowhere] Aqui não há um lance para levar sinal: vá a um lance, com seguinte.
   *[unknown] Isto não é um sinal. Os sinais são: forte, fortíssimo, fraco, erro, parece fraco, parece forte, forçado, ganha e igual.
}
    .brief = { $why ->
        [forced] Era o único lance.
        [nowhere] Aqui não há um lance.
       *[unknown] Não é um sinal.
    }
study-unsigned = { $count ->
    [0] Aqui não há nenhum sinal.
    [one] Sinal tirado.
   *[other] { $count } sinais tirados.
}
study-removed = Variante tirada.
study-no-move = { $is_spoken ->
    [yes] Está a ouvir outra partida, e o lance não foi jogado. Para juntar uma variante, escreva-o; para jogar, volte à partida.
   *[no] Assim são possíveis vários lances: escreva todas as casas.
}
    .brief = { $is_spoken ->
        [yes] Não jogado: primeiro à partida.
       *[no] Escreva todas as casas.
    }
study-unwritten = O que anotou ainda não está num ficheiro. Volte aqui com abrir o ficheiro, e para o guardar escreva exportar.
    .brief = As notas não estão num ficheiro: abrir o ficheiro, depois exportar.
study-written = { $count ->
    [one] Partida escrita
   *[other] { $count } partidas escritas
} no ficheiro { $name }, na pasta { $folder }.
    .brief = Escrita em { $name }.
study-not-written = { $why ->
    [name] Isto não pode ser o nome de um ficheiro. Use letras, números e espaços.
    [folder] Só um nome, sem pasta: o ficheiro fica na pasta damavoce dos seus documentos. Escreva por exemplo exportar torneio.
    [counted] Nesta partida contam-se as perguntas, e um ficheiro responderia a todas: exporta-se quando acabar.
    [sealed] Uma partida não acabada, em que a posição ou os lances se guardam de cabeça, não vai para um ficheiro antes do fim.
    [nothing] Ainda não há nada para escrever: ninguém jogou. Para as partidas guardadas escreva exportar todas as partidas.
    [none] Nenhuma partida guardada é assim: para as ouvir escreva partidas.
    [damaged] O que quer está danificado e não se pode ler: não escrevo nenhum ficheiro. Para ouvir as partidas que há escreva partidas.
    [full] O disco está cheio, e o ficheiro não foi escrito. Liberte algum espaço e tente de novo.
    [forbidden] O sistema não deixa escrever o ficheiro. Para ler os lances aqui escreva planilha.
   *[other] Não consigo escrever o ficheiro. Para ler os lances aqui escreva planilha.
}
    .brief = { $why ->
        [name] Nome de ficheiro não válido.
        [folder] Só um nome, sem pasta.
        [counted] Exporta-se no fim da partida.
        [sealed] As de cabeça exportam-se quando acabarem.
        [nothing] Nada para escrever.
        [none] Nenhuma é assim.
        [damaged] Danificado: nenhum ficheiro.
        [full] Disco cheio: sem ficheiro.
       *[other] O ficheiro não se pode escrever.
    }
study-ways = Escreva seguinte e anterior para ir de lance em lance, à partida para voltar a jogar.
    .brief = Seguinte, anterior; à partida.
