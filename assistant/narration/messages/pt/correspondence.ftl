### As partidas por correspondência, lado a lado.

correspondence-left = { $unit ->
    [late] { $count ->
        [one] um dia de atraso
       *[other] { $count_word } dias de atraso
    }
    [days] { $count ->
        [0] acaba hoje
        [one] um dia
       *[other] { $count_word } dias
    }
   *[none] sem prazo
}
correspondence-do = { $state ->
    [move] { correspondence-left }
    [send] por enviar
    [answer] oferece empate
    [over] acabada
   *[wait] falta responder
}
correspondence-at-start = { $mine ->
    [0] Por correspondência não é a sua vez em nenhuma partida. Esperando: { $total }.
   *[other] É a sua vez em { $mine } de { $total } partidas por correspondência: a próxima leva lá.
}
    .brief = É a sua vez em { $mine } de { $total }.
correspondence-owed = { $mine ->
    [0] Por correspondência não é a sua vez em nenhuma partida. Esperando: { $total }.
   *[other] É a sua vez em { $mine } de { $total }. A primeira: { $name }, { correspondence-do }.
}
correspondence-line = Depois { $name }, { correspondence-do }{ $is_here ->
    [yes] , esta
   *[no] {""}
}.
correspondence-no-more = Não há mais por correspondência. Continuar outra vez diz todas as partidas.
    .brief = Não há mais.
correspondence-none = Você não tem partidas por correspondência. Diga por exemplo: nova partida por correspondência com Ana.
    .brief = Nenhuma partida por correspondência.
correspondence-ask-code = A mensagem tem o código { $told }, e pode ser a primeira da partida com { $name }, { $code }. É essa? Então chama-se { $told } de agora em diante. Responda sim ou não.
    .brief = { $told }: é a partida com { $name }, { $code }? Sim ou não?
correspondence-code-taken = { $code } já é o código da partida com { $name }. Nada mudou.
correspondence-nothing-owed = { $is_here ->
    [yes] É a sua vez aqui, e em mais nenhuma.
   *[no] Não é a sua vez em nenhuma.
}
correspondence-at = { $name }: { $state ->
    [move] é a sua vez
    [send] há uma mensagem por enviar
    [answer] oferece empate
    [over] a partida acabou
   *[wait] falta o lance do adversário
}{ $by ->
    [own] , o último é o seu { $move }
    [theirs] , jogou { $move }
   *[none] , ninguém jogou ainda
}.
correspondence-their-turn = É a vez de { $name }: falta a resposta. Quando chegar, diga colar.
    .brief = É a vez de { $name }.
correspondence-where = { $count ->
    [0] Ninguém jogou ainda
   *[other] Últimos lances: { $moves }, { $by ->
        [own] seu
       *[theirs] de { $name }
    }
}. Agora o lance { $number } das { words-side }.
correspondence-note = { $has_note ->
    [yes] A sua nota: { $text }
   *[no] Não há nenhuma nota. Para a pôr: nota, e o texto.
}
    .brief = { $has_note ->
        [yes] Nota: { $text }
       *[no] Nenhuma nota.
    }
correspondence-note-kept = { $is_removed ->
    [yes] A nota saiu.
   *[no] A nota está anotada: só você a ouve.
}{ $is_replaced ->
    [yes] {" "}Antes dizia: { $before }
   *[no] {""}
}
    .brief = { $is_removed ->
        [yes] Nota fora.
       *[no] Anotada.
    }
correspondence-not-here = Esta não é uma partida por correspondência. A próxima partida leva a uma que tem; nova partida por correspondência com Ana começa uma.
    .brief = Aqui não há correspondência.
correspondence-begun = Partida por correspondência { $code } com { $name }: você tem as { words-side }. Para ouvir em que termos se joga, diga termos.
    .brief = { $code } com { $name }: você tem as { words-side }.
correspondence-ask-name = { $doubtful } faz parte do nome de quem joga com você, { $name }? Responda sim ou não.
    .brief = { $doubtful } faz parte do nome, { $name }? Sim ou não?
correspondence-left-out = { $has_left_out ->
    [yes] {" "}Deixo de fora: { $left_out }.
   *[no] {""}
}
correspondence-usual = { $is_for_letter ->
    [yes] {" "}A mensagem não diz os termos: estes são os habituais. Para mudar os termos ou o nome, diga termos e o quê: por exemplo termos nome { $name }.
   *[no] {""}
}
    .brief = { $is_for_letter ->
        [yes] {" "}Para mudar, diga por exemplo termos nome { $name }.
       *[no] {""}
    }
correspondence-ask-begin = { $variant ->
    [international] Damas internacionais
   *[italian] Damas italianas
} por correspondência com { $name }{ $is_from_here ->
    [yes] , da posição daqui
   *[no] {""}
}: você tem as { words-side }; { correspondence-pace }{ $has_address ->
    [yes] ; endereço { $address }
   *[no] {""}
}{ $has_code ->
    [yes] ; código { $code }
   *[no] {""}
}.{ correspondence-left-out }{ correspondence-usual } Começo-a? Responda sim ou não.
    .brief = { $variant ->
        [international] Damas internacionais
       *[italian] Damas italianas
    } com { $name }: você tem as { words-side }; { correspondence-pace }.{ correspondence-left-out }{ correspondence-usual.brief } Sim ou não?
correspondence-not-begun = Nada começa. Diga-o com vírgulas, por exemplo: nova partida por correspondência com Ana, Pretas, damas internacionais, 10 lances em 40 dias.
    .brief = Nada começa.
correspondence-with-whom = Com quem? Diga por exemplo: nova partida por correspondência com Ana, Pretas.
    .brief = Com quem?
correspondence-no-moves = Aqui ninguém pode jogar: desta posição não começa nenhuma partida.
correspondence-leave = { $why ->
    [taken] { $days ->
        [one] Um dia de férias a partir de hoje
       *[other] { $days } dias de férias a partir de hoje
    }: vai com a mensagem. Restam { $left }.
    [tomorrow] { $days ->
        [one] Um dia de férias a partir de amanhã
       *[other] { $days } dias de férias a partir de amanhã
    }: vai com a mensagem. Restam { $left }.
    [later] { $days ->
        [one] Um dia de férias a partir de { $first }
       *[other] { $days } dias de férias a partir de { $first }
    }: vai com a mensagem. Restam { $left }.
    [past] Esse dia já passou: as férias começam hoje ou mais tarde. Restam { $left } dias.
    [many] De férias restam { $left } dias, não { $days }.
    [none] Os termos desta partida não dão férias.
   *[left] De férias restam { $left } dias. Para os tirar, a partir de hoje ou de um dia que venha, diga por exemplo: férias 5 dias a partir de amanhã, ou férias de 3 a 12 de dezembro.
}
correspondence-days = { $state ->
    [over] A partida acabou.
    [move] Você tem { correspondence-left }.
    [send] Há uma mensagem por enviar: { correspondence-left }.
    [answer] { $name } espera uma resposta: { correspondence-left }.
   *[wait] Falta { $name } responder.
} Dias usados: você { $used }, { $name } { $theirs }.{ $is_repeat_due ->
    [yes] {" "}A mensagem deve repetir-se: lembrete.
   *[no] {""}
}
correspondence-on-leave = { $is_own ->
    [yes] As suas férias
   *[no] Férias de { $name }
}: { $days ->
    [one] um dia
   *[other] { $days } dias
} a partir de { $first }.
correspondence-dated = { $number }. { $move }, { $is_own ->
    [yes] seu: { $has_received ->
        [yes] resposta ao que chegou em { $received },{" "}
       *[no] {""}
    }{ $is_sent_at_once ->
        [yes] feito e enviado em { $made }
       *[no] feito em { $made }, { $has_sent ->
            [yes] enviado em { $sent }
           *[no] não enviado
        }
    }
   *[no] de { $name }: chegou em { $received }
}; { $days ->
    [1] um dia
   *[other] { $days } dias
}.
correspondence-no-dates = { $of ->
    [own] Você ainda não jogou.
    [theirs] { $name } ainda não jogou.
    [number] O lance { $number } ainda não existe.
   *[none] Ainda ninguém jogou.
}
correspondence-address = { $has_address ->
    [yes] O endereço de { $name }: { $address }.
   *[no] Não há endereço de { $name }: diga termos endereço, e o endereço.
}
correspondence-pace = { $days ->
    [0] { $game_days ->
        [0] Sem limite de dias
       *[other] { $game_days } dias para cada um em toda a partida
    }
   *[other] { $moves ->
        [one] um lance
       *[other] { $moves } lances
    } em { $days ->
        [one] um dia
       *[other] { $days } dias
    }{ $game_days ->
        [0] {""}
       *[other] , { $game_days } dias para a partida
    }
}; { $leave ->
    [0] sem férias
    [1] um dia de férias
   *[other] { $leave } dias de férias
}
correspondence-game = { $variant ->
    [international] damas internacionais
   *[italian] damas italianas
}
correspondence-terms = Partida { $code } com { $name }: { correspondence-game }, você tem as { words-side }. { correspondence-pace }; { $repeat ->
    [0] sem lembretes
    [1] repete-se depois de um dia
   *[other] repete-se depois de { $repeat } dias
}; as condições { $is_binding ->
    [yes] obrigam
   *[no] não obrigam
}; análise do computador { $is_analysis ->
    [yes] permitida
   *[no] proibida
}.{ $has_address ->
    [yes] {" "}Endereço: { $address }.
   *[no] {""}
}{ $has_director ->
    [yes] {" "}Diretor: { $director }.
   *[no] {""}
}
correspondence-terms-unclear = Depois de termos pode dizer-se: 10 lances em 40 dias, partida 90 dias, férias 14, repetir depois de 14, endereço, diretor, nome, código, análise permitida, condições livres. Nada mudou.
    .brief = Termos não entendidos: nada mudou.
correspondence-analysis-begun = Prove os lances que quiser: aqui nada se joga. No fim, volte à partida.
    .brief = Prove lances; depois volte à partida.
correspondence-analysis-ended = A análise foi deitada fora.
correspondence-analysis-forbidden = Os termos desta partida proíbem a análise do computador. Analisar sozinho deixa provar lances em voz alta.
    .brief = O computador aqui não analisa.
correspondence-analysis-over = A partida acabou: já não há nada a analisar com o computador.
correspondence-analysis-asked = O computador pensa, e isso fica na planilha.
correspondence-analysed = As { words-side } perguntaram ao computador antes { $count ->
    [one] do lance { $numbers }
   *[other] dos lances { $numbers }
}.
correspondence-computer = O computador jogaria { $move }.
