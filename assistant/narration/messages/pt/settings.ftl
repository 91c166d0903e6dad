### As definições.

settings-title = { $name ->
    [language] Língua
    [level] Nível
    [coach] Avisos
    [verbosity] Detalhe
    [view] Vista
    [cells] Celas
    [letters] Letras
    [voice] Voz
    [rate] Velocidade
    [volume] Volume
    [speaker] Timbre
    [listen] Escuta
    [window] Correção
    [learning] Aprendizagem
    [settling] Demora
    [touch] Toque
    [patience] Paciência
    [repeating] Eco
    [tones] Sinal
    [following] Automático
    [ahead] Antecipado
    [marks] Marcas
    [countdown] Regressiva
    [opening] Arranque
   *[sounds] Sons
}
settings-named = { $name ->
    [language] a língua
    [level] o nível
    [coach] os avisos
    [verbosity] o detalhe
    [view] a vista
    [cells] as celas
    [letters] as letras
    [voice] a voz
    [rate] a velocidade
    [volume] o volume
    [speaker] o timbre
    [listen] a escuta
    [window] a correção
    [learning] a aprendizagem
    [settling] a demora
    [touch] o toque
    [patience] a paciência
    [repeating] o eco
    [tones] o sinal
    [following] o automático
    [ahead] o antecipado
    [marks] as marcas
    [countdown] a regressiva
    [opening] o arranque
   *[sounds] os sons
}
settings-value = { $name ->
    [language] { $value ->
        [it] italiano
        [en] inglês
       [pt-BR] brasileiro, o português do Brasil
       *[pt] português
    }
    [coach] { $value ->
        [off] nada
        [exists] avisa, sem dizer que tomada
        [squares] casas, diz quais as tomadas
       *[why] regra, diz quais as tomadas e porquê
    }
    [verbosity] { $value ->
        [brief] breve
        [normal] normal
       *[full] completo
    }
    [view] { $value ->
        [own] minha, do lado em que jogo
       *[white] brancas, sempre do lado das Brancas
    }
    [cells] { $value ->
        [unlimited] sem limite, linhas de qualquer comprimento
       *[other] { $value }
    }
    [letters] { $value ->
        [auto] automáticas, b e p em braille, palavras nos outros casos
        [words] palavras
       *[other] { $value }
    }
    [voice] { $value ->
        [auto] automática, a própria se não há leitor de ecrã
        [own] própria
        [reader] leitor, o seu leitor de ecrã
       *[off] nenhuma
    }
    [sounds] { $value ->
        [on] todos
        [off] nenhum
       *[other] alguns
    }
    [listen] { $value ->
        [off] desligada, só o teclado
        [push] tecla, depois do espaço numa linha vazia
       *[open] aberto, sempre
    }
    [learning] { $value ->
        [on] ligada, com as suas correções e a sua voz
        [forget] esquecer, apaga o que aprendi
       *[off] desligada
    }
    [settling] { $value ->
        [push] só o botão do tabuleiro
       *[other] { $value } milissegundos, com as peças paradas
    }
    [touch] { $value ->
        [on] ligado, a peça tocada tem de ser movida
       *[off] desligado, tocar não obriga
    }
    [repeating] { $value ->
        [on] ligado, o adversário repete cada lance antes de o seu relógio começar
       *[off] desligado
    }
    [tones] { $value ->
        [on] ligado, guia a mão às casas
       *[off] desligado
    }
    [following] { $value ->
        [on] ligado, o nível sobe se ganhar e desce se perder
       *[off] desligado, o nível fica como o escolher
    }
    [ahead] { $value ->
        [on] ligado, o lance escrito enquanto o computador pensa joga-se depois do dele
       *[off] desligado
    }
    [marks] { $value ->
        [on] todas, a 10, 5, 3 minutos e um, a 30 segundos e 10
        [few] poucas, a 5 minutos e um, a 10 segundos
        [minute] minuto, a um minuto e a 10 segundos
       *[off] nenhuma
    }
    [countdown] { $value ->
        [on] ligada, conto em voz alta os seus últimos cinco segundos
       *[off] desligada
    }
    [opening] { $value ->
        [usual] habitual, com as Brancas contra o computador, damas italianas
        [this] assim, como esta partida
        [italian-white] damas italianas, com as Brancas contra o computador
        [italian-black] damas italianas, com as Pretas contra o computador
        [italian-people] damas italianas, duas pessoas
        [international-white] damas internacionais, com as Brancas contra o computador
        [international-black] damas internacionais, com as Pretas contra o computador
       *[international-people] damas internacionais, duas pessoas
    }
    [window] { $value } segundos
    [patience] { $value } segundos
    [rate] { $value }
    [volume] { $value }
    [speaker] { $value }
   *[level] { $value ->
        [by-time] tempo fixo para cada lance
        [easier] um abaixo
        [harder] um acima
       *[other] { $value }
    }
}
    .brief = { $name ->
        [language] { $value ->
            [it] italiano
            [en] inglês
           [pt-BR] brasileiro
           *[pt] português
        }
        [coach] { $value ->
            [off] nada
            [exists] avisa
            [squares] casas
           *[why] regra
        }
        [verbosity] { $value ->
            [brief] breve
            [normal] normal
           *[full] completo
        }
        [view] { $value ->
            [own] minha
           *[white] brancas
        }
        [cells] { $value ->
            [unlimited] sem limite
           *[other] { $value }
        }
        [letters] { $value ->
            [auto] automáticas
            [words] palavras
           *[other] { $value }
        }
        [voice] { $value ->
            [auto] automática
            [own] própria
            [reader] leitor
           *[off] nenhuma
        }
        [sounds] { $value ->
            [on] todos
            [off] nenhum
           *[other] alguns
        }
        [listen] { $value ->
            [off] desligada
            [push] tecla
           *[open] aberto
        }
        [learning] { $value ->
            [on] ligada
            [forget] esquecer
           *[off] desligada
        }
        [settling] { $value ->
            [push] só o botão
           *[other] { $value } milissegundos
        }
        [touch] { $value ->
            [on] ligado
           *[off] desligado
        }
        [repeating] { $value ->
            [on] ligado
           *[off] desligado
        }
        [tones] { $value ->
            [on] ligado
           *[off] desligado
        }
        [following] { $value ->
            [on] ligado
           *[off] desligado
        }
        [ahead] { $value ->
            [on] ligado
           *[off] desligado
        }
        [marks] { $value ->
            [on] todas
            [few] poucas
            [minute] minuto
           *[off] nenhuma
        }
        [countdown] { $value ->
            [on] ligada
           *[off] desligada
        }
        [opening] { $value ->
            [usual] habitual
            [this] assim
            [italian-white] italianas, Brancas
            [italian-black] italianas, Pretas
            [italian-people] italianas, duas pessoas
            [international-white] internacionais, Brancas
            [international-black] internacionais, Pretas
           *[international-people] internacionais, duas pessoas
        }
        [window] { $value } segundos
        [patience] { $value } segundos
        [rate] { $value }
        [volume] { $value }
        [speaker] { $value }
       *[level] { $value ->
            [by-time] tempo fixo para cada lance
            [easier] um abaixo
            [harder] um acima
           *[other] { $value }
        }
    }
settings-label = { $name ->
    [level] Nível do computador
    [coach] Avisos de tomada obrigatória
    [verbosity] Detalhe das frases
    [view] Vista, de que lado se lê o tabuleiro
    [cells] Celas, quantas numa linha braille
    [letters] Letras, como se escrevem as peças
    [voice] Voz, quem lê
    [rate] Velocidade da voz
    [volume] Volume da voz
    [speaker] Timbre, qual das vozes da língua
    [listen] Escuta, jogar por voz
    [window] Correção, o tempo para retirar com um não um lance dito
    [learning] Aprendizagem, lembro-me dos números que confundo
    [settling] Demora, antes de ler o tabuleiro eletrónico
    [touch] Toque, a peça levantada no tabuleiro eletrónico tem de ser movida
    [patience] Paciência, antes de perguntar por uma peça fora do tabuleiro
    [repeating] Eco, o adversário repete cada lance anunciado
    [tones] Sinal, sons que guiam a mão até à casa
    [following] Automático, o nível segue os seus resultados
    [ahead] Antecipado, escrever o lance enquanto o computador pensa
    [marks] Marcas, quando digo o tempo que resta
    [countdown] Regressiva, contagem dos últimos cinco segundos
    [opening] Arranque, com que partida se começa
    [sounds] Sons dos lances
   *[other] { settings-title }
}
settings-told = { $name ->
    [coach] { $value ->
        [off] nenhum
        [exists] digo só que há uma
        [squares] digo as casas
       *[why] digo as casas e a regra
    }
    [view] { $value ->
        [own] do seu
       *[white] sempre do das Brancas
    }
    [letters] { $value ->
        [auto] letras em braille, palavras nos outros casos
        [words] sempre palavras
       *[other] { $value }
    }
    [voice] { $value ->
        [auto] automática, o programa se não há leitor de ecrã
        [own] o programa
        [reader] o leitor de ecrã
       *[off] ninguém
    }
    [rate] { $value } palavras por minuto
    [volume] { $value } em 100
    [speaker] a número { $value }
    [listen] { $value ->
        [off] desligada
        [push] depois da barra de espaços
       *[open] sempre
    }
    [learning] { $value ->
        [on] sim
       *[off] não
    }
    [touch] { $value ->
        [on] sim
       *[off] não
    }
    [repeating] { $value ->
        [on] sim
       *[off] não
    }
    [following] { $value ->
        [on] sim
       *[off] não
    }
    [ahead] { $value ->
        [on] pode-se
       *[off] não se pode
    }
    [marks] { $value ->
        [on] seis, de 10 minutos a 10 segundos
        [few] três, de 5 minutos a 10 segundos
        [minute] a um minuto e a 10 segundos
       *[off] nunca
    }
    [opening] { $value ->
        [usual] a habitual, damas italianas com as Brancas
       *[other] { settings-value.brief }
    }
   *[other] { settings-value.brief }
}
settings-part = { $part ->
    [1] { $count } definições, em { $parts_word } partes.
   *[other] Parte { $part } de { $parts }.
}
    .brief = { $part ->
        [1] { $count } definições, 1 de { $parts }.
       *[other] Parte { $part } de { $parts }.
    }
    .narrow = { settings-part.brief }
settings-setting = { $number }. { settings-label }: { settings-told }.
    .brief = { $number }. { settings-title }: { settings-value.brief }.
    .narrow = { settings-setting.brief }
settings-which = { $part ->
    [first] Escreva continuar para a parte seguinte, ou o número ou o nome de uma qualquer, também com o valor, por exemplo nível 3. Para fechar a lista escreva não.
    [middle] Continuar, voltar, um número ou um nome, ou não para fechar a lista.
   *[last] É tudo. Voltar, um número ou um nome, ou não para fechar a lista.
}
    .brief = { $part ->
        [last] Número ou nome, ou não.
       *[other] Continuar, número ou nome, ou não.
    }
    .narrow = { settings-which.brief }
settings-now = { settings-title }: { settings-value }.
    .brief = { settings-title }: { settings-value.brief }.
settings-option = { $number }. { settings-value }{ $is_default ->
    [yes] , predefinido
   *[no] {""}
}.
    .brief = { $number }. { settings-value.brief }{ $is_default ->
        [yes] , predefinido
       *[no] {""}
    }.
settings-which-value = { $has_most ->
    [yes] { $name ->
        [cells] Escreva quantas celas, de { $least } a { $most }, ou 0 para linhas de qualquer comprimento, que é o predefinido.
        [settling] Escreva quantos milissegundos, de { $least } a { $most }, ou 0 para só o botão do tabuleiro; o predefinido é { $default }.
        [rate] Escreva um número de { $least } a { $most }; o predefinido é { $default }. Vale para esta língua: cada língua tem a sua velocidade.
       *[other] Escreva um número de { $least } a { $most }; o predefinido é { $default }.
    }
   *[no] { $name ->
        [letters] Escreva o número, ou letras e duas letras à escolha, primeiro a das Brancas e depois a das Pretas, por exemplo letras xo.
       *[other] Escreva o número ou a primeira palavra.
    }
}
    .brief = { $has_most ->
        [yes] { $name ->
            [cells] De { $least } a { $most }, ou 0 sem limite.
            [settling] De { $least } a { $most }, ou 0 para só o botão; predefinido { $default }.
           *[other] De { $least } a { $most }; predefinido { $default }.
        }
       *[no] { $name ->
            [letters] Número, ou duas letras: letras xo.
           *[other] Número ou primeira palavra.
        }
    }
settings-changed = Feito. { settings-title }: { settings-value }.
    .brief = { settings-title }: { settings-value.brief }.
    .repeated = { settings-title }: { settings-value }.
settings-language-back = Para voltar ao { $value ->
    [it] italiano escreva língua italiano.
    [en] inglês escreva língua inglês.
    [pt-BR] brasileiro escreva língua brasileiro.
   *[pt] português escreva língua português.
}
    .brief = Para { $value ->
        [it] italiano: língua italiano.
        [en] inglês: língua inglês.
        [pt-BR] brasileiro: língua brasileiro.
       *[pt] português: língua português.
    }
settings-level-goes-on = O nível continua a seguir os seus resultados: para o manter fixo escreva automático desligado.
    .brief = Segue os resultados: automático desligado acaba com isso.
settings-level-idle-time = Nesta partida o computador joga por tempo: escreva nível e um número, e o nível seguirá os seus resultados.
    .brief = Agora o computador joga por tempo.
settings-level-idle-people = Vale para as partidas de uma só pessoa contra o computador, não para esta.
    .brief = Não nesta partida.
settings-level-idle-start = Esta partida não conta, porque começa numa posição preparada: só contam as partidas jogadas desde o início.
    .brief = Não nesta partida.
settings-ask-level = O nível é { $level }: passo-o para { $wanted }? Responda sim ou não.
    .brief = Do nível { $level } para o { $wanted }: sim ou não?
    .again = Mudo do nível { $level } para o nível { $wanted }? Responda sim ou não, por favor.
settings-level-end = O nível é { $level }, o mais { $is_highest ->
    [yes] alto: não há nenhum mais difícil.
   *[no] baixo: não há nenhum mais fácil.
}
    .brief = O nível { $level } é o mais { $is_highest ->
        [yes] alto.
       *[no] baixo.
    }
settings-at-end = { $name ->
    [volume] O volume já está no { $is_highest ->
        [yes] máximo: { $value }. Para ouvir mais alto, aumente o do computador.
       *[no] mínimo: { $value }.
    }
    [rate] A velocidade já é a { $is_highest ->
        [yes] máxima
       *[no] mínima
    }: { $value } palavras por minuto.
   *[other] { settings-title }: { settings-value.brief }, já no { $is_highest ->
        [yes] máximo.
       *[no] mínimo.
    }
}
    .brief = { settings-title }: { settings-value.brief }, o { $is_highest ->
        [yes] máximo.
       *[no] mínimo.
    }
settings-fixed = { settings-title }: não mudam nesta partida, em que guarda a posição de cabeça: diriam onde estão as peças.{ $left ->
    [0] {""}
   *[other] {" "}Escreva tomadas para as pedir, o que conta como uma pergunta.
}{ $value ->
    [off] {" "}Para os ter inicie o programa com a opção coach squares.
   *[other] {" "}Para não os ter inicie o programa com a opção coach off.
}
    .brief = Avisos fixos: partida às cegas.{ $left ->
        [0] {""}
       *[other] {" "}Para perguntar escreva tomadas: conta como pergunta.
    }{ $value ->
        [off] {" "}Para os ter inicie o programa com a opção coach squares.
       *[other] {" "}Para não os ter inicie o programa com a opção coach off.
    }
    .again = Os avisos ficam como estão: nesta partida é a sua cabeça que guarda a posição.{ $left ->
        [0] {""}
       *[other] {" "}Escreva tomadas para as pedir, o que conta como uma pergunta.
    }{ $value ->
        [off] {" "}Para os ter inicie o programa com a opção coach squares.
       *[other] {" "}Para não os ter inicie o programa com a opção coach off.
    }
settings-no-such-value = { settings-title }: "{ $given }" não é possível.
    .again = "{ $given }" não serve para { settings-title }.
settings-no-such-setting = Não há nenhuma definição "{ $given }".
    .again = "{ $given }" não está entre as definições.
settings-out-of-range = { settings-title }: este número não é possível.{ $is_again ->
    [yes] {" "}Para deixar como está escreva não.
   *[no] {""}
}
    .brief = Não é possível{ $is_again ->
        [yes] : não deixa como está.
       *[no] .
    }
    .again = Este também não é possível.{ $is_again ->
        [yes] {" "}Para deixar como está escreva não.
       *[no] {""}
    }
settings-not-in-list = Este número não está na lista.{ $is_again ->
    [yes] {" "}Para fechar a lista escreva não.
   *[no] {""}
}
    .brief = Não está na lista{ $is_again ->
        [yes] : não para fechar.
       *[no] .
    }
    .again = Este também não.{ $is_again ->
        [yes] {" "}Para fechar a lista escreva não.
       *[no] {""}
    }
settings-sound-name = { $sound ->
    [accepted] aceite, o seu lance
    [moved] adversário, o lance dele
    [captured] tomadas, um por peça
    [promoted] dama nova
    [refused] recusa
    [time] relógio, em cada marca
   *[must-capture] obrigatória, a tomada
}
settings-sound = { $number }. { settings-sound-name }: { $is_on ->
    [yes] sim
   *[no] não
}.
settings-sound-changed = Feito. { $sound ->
    [accepted] Som do seu lance
    [moved] Som do lance do adversário
    [captured] Som das peças tomadas
    [promoted] Som da dama nova
    [refused] Som da recusa
    [time] Som do relógio
   *[must-capture] Som da tomada obrigatória
}: { $is_on ->
    [yes] sim
   *[no] não
}.
