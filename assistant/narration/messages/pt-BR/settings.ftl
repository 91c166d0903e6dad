### Ditas à brasileira, sobre as mensagens de ../pt/settings.ftl: só as que lá são outras.

settings-title = { $name ->
    [language] Idioma
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
    [language] o idioma
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
        [exists] avisa, sem dizer qual captura
        [squares] casas, diz quais as capturas
       *[why] regra, diz quais as capturas e por quê
    }
    [verbosity] { $value ->
        [brief] breve
        [normal] normal
       *[full] completo
    }
    [view] { $value ->
        [own] minha, do lado em que você joga
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
        [auto] automática, a própria se não há leitor de tela
        [own] própria
        [reader] leitor, o seu leitor de tela
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
        [on] ligado, peça tocada, peça jogada
       *[off] desligado, tocar não obriga
    }
    [repeating] { $value ->
        [on] ligado, o adversário repete cada lance antes de o relógio dele começar
       *[off] desligado
    }
    [tones] { $value ->
        [on] ligado, guia a mão às casas
       *[off] desligado
    }
    [following] { $value ->
        [on] ligado, o nível sobe se você ganhar e desce se você perder
       *[off] desligado, o nível fica como você escolher
    }
    [ahead] { $value ->
        [on] ligado, o lance digitado enquanto o computador pensa é jogado depois do dele
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
        [this] assim, como esta
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
settings-label = { $name ->
    [level] Nível do computador
    [coach] Avisos de captura obrigatória
    [verbosity] Detalhe das frases
    [view] Vista, de que lado se lê o tabuleiro
    [cells] Celas, quantas numa linha braille
    [letters] Letras, como se escrevem as peças
    [voice] Voz, quem lê
    [rate] Velocidade da voz
    [volume] Volume da voz
    [speaker] Timbre, qual das vozes do idioma
    [listen] Escuta, jogar por voz
    [window] Correção, o tempo para retirar com um não um lance dito
    [learning] Aprendizagem, eu lembro os números que confundo
    [settling] Demora, antes de ler o tabuleiro eletrônico
    [touch] Toque, a peça levantada no tabuleiro eletrônico tem que ser movida
    [patience] Paciência, antes de perguntar por uma peça fora do tabuleiro
    [repeating] Eco, o adversário repete cada lance anunciado
    [tones] Sinal, sons que guiam a mão até a casa
    [following] Automático, o nível segue os seus resultados
    [ahead] Antecipado, digitar o lance enquanto o computador pensa
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
        [auto] automática, o programa se não há leitor de tela
        [own] o programa
        [reader] o leitor de tela
       *[off] ninguém
    }
    [rate] { $value } palavras por minuto
    [volume] { $value } em 100
    [speaker] a número { $value }
    [listen] { $value ->
        [off] desligada
        [push] depois da barra de espaço
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
        [on] pode
       *[off] não pode
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
    [1] { $count } configurações, em { $parts_word } partes.
   *[other] Parte { $part } de { $parts }.
}
    .brief = { $part ->
        [1] { $count } configurações, 1 de { $parts }.
       *[other] Parte { $part } de { $parts }.
    }
settings-which = { $part ->
    [first] Digite continuar para a próxima parte, ou o número ou o nome de qualquer uma, também com o valor, por exemplo nível 3. Para fechar a lista digite não.
    [middle] Continuar, voltar, um número ou um nome, ou não para fechar a lista.
   *[last] É tudo. Voltar, um número ou um nome, ou não para fechar a lista.
}
settings-option = { $number }. { settings-value }{ $is_default ->
    [yes] , padrão
   *[no] {""}
}.
    .brief = { $number }. { settings-value.brief }{ $is_default ->
        [yes] , padrão
       *[no] {""}
    }.
settings-which-value = { $has_most ->
    [yes] { $name ->
        [cells] Digite quantas celas, de { $least } a { $most }, ou 0 para linhas de qualquer comprimento, que é o padrão.
        [settling] Digite quantos milissegundos, de { $least } a { $most }, ou 0 para só o botão do tabuleiro; o padrão é { $default }.
        [rate] Digite um número de { $least } a { $most }; o padrão é { $default }. Vale para este idioma: cada idioma tem a sua velocidade.
       *[other] Digite um número de { $least } a { $most }; o padrão é { $default }.
    }
   *[no] { $name ->
        [letters] Digite o número, ou letras e duas letras à sua escolha, primeiro a das Brancas e depois a das Pretas, por exemplo letras xo.
       *[other] Digite o número ou a primeira palavra.
    }
}
    .brief = { $has_most ->
        [yes] { $name ->
            [cells] De { $least } a { $most }, ou 0 sem limite.
            [settling] De { $least } a { $most }, ou 0 para só o botão; padrão { $default }.
           *[other] De { $least } a { $most }; padrão { $default }.
        }
       *[no] { $name ->
            [letters] Número, ou duas letras: letras xo.
           *[other] Número ou primeira palavra.
        }
    }
settings-ask-level = O nível é { $level }: mudo para { $wanted }? Responda sim ou não.
settings-language-back = Para voltar ao { $value ->
    [it] italiano digite idioma italiano.
    [en] inglês digite idioma inglês.
    [pt-BR] português do Brasil digite idioma brasileiro.
   *[pt] português de Portugal digite idioma português.
}
    .brief = Para { $value ->
        [it] italiano: idioma italiano.
        [en] inglês: idioma inglês.
        [pt-BR] brasileiro: idioma brasileiro.
       *[pt] português: idioma português.
    }
settings-level-goes-on = O nível continua seguindo os seus resultados: para deixá-lo fixo digite automático desligado.
settings-level-idle-time = Nesta partida o computador joga por tempo: digite nível e um número, e o nível seguirá os seus resultados.
settings-out-of-range = { settings-title }: este número não é possível.{ $is_again ->
    [yes] {" "}Para deixar como está digite não.
   *[no] {""}
}
    .again = Este também não é possível.{ $is_again ->
        [yes] {" "}Para deixar como está digite não.
       *[no] {""}
    }
settings-not-in-list = Este número não está na lista.{ $is_again ->
    [yes] {" "}Para fechar a lista digite não.
   *[no] {""}
}
    .again = Este também não.{ $is_again ->
        [yes] {" "}Para fechar a lista digite não.
       *[no] {""}
    }
settings-fixed = { settings-title }: não mudam nesta partida, em que você tem a posição na cabeça: diriam onde estão as peças.{ $left ->
    [0] {""}
   *[other] {" "}Digite capturas para perguntar por elas, o que conta como uma pergunta.
}{ $value ->
    [off] {" "}Para ter os avisos inicie o programa com a opção coach squares.
   *[other] {" "}Para ficar sem eles inicie o programa com a opção coach off.
}
    .brief = Avisos fixos: partida às cegas.{ $left ->
        [0] {""}
       *[other] {" "}Para perguntar digite capturas: conta como pergunta.
    }{ $value ->
        [off] {" "}Para ter os avisos inicie o programa com a opção coach squares.
       *[other] {" "}Para ficar sem eles inicie o programa com a opção coach off.
    }
    .again = Os avisos ficam como estão: nesta partida a posição fica só na sua cabeça.{ $left ->
        [0] {""}
       *[other] {" "}Digite capturas para perguntar por elas, o que conta como uma pergunta.
    }{ $value ->
        [off] {" "}Para ter os avisos inicie o programa com a opção coach squares.
       *[other] {" "}Para ficar sem eles inicie o programa com a opção coach off.
    }
settings-no-such-setting = Não há nenhuma configuração "{ $given }".
    .again = "{ $given }" não está entre as configurações.
settings-sound-name = { $sound ->
    [accepted] aceito, o seu lance
    [moved] adversário, o lance dele
    [captured] capturas, um por peça
    [promoted] dama nova
    [refused] recusa
    [time] relógio, em cada marca
   *[must-capture] obrigatória, a captura
}
settings-sound-changed = Feito. { $sound ->
    [accepted] Som do seu lance
    [moved] Som do lance do adversário
    [captured] Som das peças capturadas
    [promoted] Som da dama nova
    [refused] Som da recusa
    [time] Som do relógio
   *[must-capture] Som da captura obrigatória
}: { $is_on ->
    [yes] sim
   *[no] não
}.
