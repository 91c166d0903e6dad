### Uma partida por correspondência: lances, mensagens, condições.

mail-unsent = { $has_unsent ->
    [yes] {" "}O seu { $unsent } não consta como enviado: dou-o como enviado.
   *[no] {""}
}
mail-paste = Cole a mensagem, depois um ponto sozinho numa linha. Só o ponto: fica de lado.
    .brief = Cole, depois um ponto sozinho.
mail-text-taken = { $lines ->
    [one] Uma linha
   *[other] { $lines } linhas
}. Um ponto sozinho fecha a mensagem.
    .brief = { $lines ->
        [one] Uma linha.
       *[other] { $lines } linhas.
    }
mail-text-refused-dropped = A mensagem foi posta de lado.
mail-text-refused-empty = A mensagem está vazia. Para repetir diga colar.
mail-text-refused-long = A mensagem é longa demais: cole só a parte com o lance.
mail-ask-own = Lance { $number }{ $has_theirs ->
    [yes] : { $name } { $theirs }, você { $move }
   *[no] : você { $move }
}{ $is_draw_offered ->
    [yes] , e oferece empate
   *[no] {""}
}. { $mine ->
    [one] Uma peça
   *[other] { $mine } peças
} contra { $enemy }, controlo { $check }. Confirma? Responda sim ou não.
    .brief = { $number }: { $move }{ $is_draw_offered ->
        [yes] {" "}com empate
       *[no] {""}
    }, { $mine } contra { $enemy }, controlo { $check }. Sim ou não?
mail-ready = A mensagem está pronta: { $how ->
    [file] entregar põe-na num ficheiro como a última
    [clipboard] entregar põe-na na área de transferência como a última
    [mailto] entregar abre-a no correio como a última
   *[print] entregar para a ter
}, depois enviada quando partir.
    .brief = Mensagem pronta.
mail-leave-days = { $leave ->
    [one] por um dia
   *[other] por { $leave } dias
} a partir de { $first }
mail-beside = { $claim ->
    [right] , e pede empate por repetição
    [wrong] , e pede empate por repetição, que aqui não existe
   *[none] {""}
}{ $leave ->
    [0] {""}
   *[other] , e tira férias { mail-leave-days }
}
mail-count-too = { $is_count_asked ->
    [yes] , e pede a contagem
   *[no] {""}
}
mail-leave-too = { $what ->
    [leave] {""}
   *[other] { $leave ->
        [0] {""}
       *[other] , e tira férias { mail-leave-days }
    }
}
mail-remains = A mensagem para { $name } { $is_leaving ->
    [yes] ainda não foi enviada, e não se perde: da próxima vez, nessa partida, diga entregar.
   *[no] está por enviar.
}
mail-ask-theirs = { $name }: { $move }, lance { $number }{ $words ->
    [decline] , e recusa o empate
    [decline-count] , recusa o empate e pede a contagem
    [draw] , e oferece empate
    [count] , e pede a contagem
    [draw-count] , oferece empate e pede a contagem
    [resign] , e abandona
   *[other] {""}
}{ mail-beside }{ $conditions ->
    [0] {""}
    [one] , com uma condição
   *[other] , com { $conditions } condições
}.{ mail-unsent } Aceito-o? Responda sim ou não.
    .brief = { $name }: { $move }, lance { $number }{ $words ->
        [decline] , e recusa o empate
        [decline-count] , recusa o empate e pede a contagem
        [draw] , e oferece empate
        [count] , e pede a contagem
        [draw-count] , oferece empate e pede a contagem
        [resign] , e abandona
       *[other] {""}
    }{ mail-beside }{ $conditions ->
        [0] {""}
        [one] , com uma condição
       *[other] , com { $conditions } condições
    }.{ mail-unsent } Sim ou não?
mail-ask-word = { $name } { $what ->
    [accept] aceita o empate
    [decline] recusa o empate
    [draw] oferece empate
    [resign] abandona
    [count] pede a contagem
    [leave] tira férias { mail-leave-days }
   *[claim] pede empate por repetição
}{ mail-count-too }{ mail-leave-too }.{ mail-unsent } Aceito-o? Responda sim ou não.
    .brief = { $name } { $what ->
        [accept] aceita o empate
        [decline] recusa o empate
        [draw] oferece empate
        [resign] abandona
        [count] pede a contagem
        [leave] tira férias { mail-leave-days }
       *[claim] pede empate por repetição
    }{ mail-count-too }{ mail-leave-too }.{ mail-unsent } Sim ou não?
mail-ask-their-conditions = { $name } acrescenta condições: { $said }. Aceito-as? Responda sim ou não.
    .brief = { $name }: { $said }. Sim ou não?
mail-ask-untake = Tiro da partida { $has_move ->
    [yes] o { $move } de { $name }
   *[no] o que { $name } escreveu
}{ $is_draw ->
    [yes] , com o empate que oferece
   *[no] {""}
}? Refazer volta a perguntar. Responda sim ou não.
    .brief = Tiro { $has_move ->
        [yes] o { $move } de { $name }
       *[no] o que { $name } escreveu
    }{ $is_draw ->
        [yes] {" "}e o empate
       *[no] {""}
    }: sim ou não?
mail-their-leave = { $name } está de férias a partir de { $first }, { $days ->
    [one] um dia
   *[other] { $days } dias
}. { $is_within ->
    [yes] Dias de férias que restam: { $left }.
   *[no] { $left ->
        [0] Os termos não dão mais férias: os dias contam como sempre.
       *[other] Os termos só dão { $left }: os outros contam como sempre.
    }
}
mail-condition-unread = { $name } escreve também de lances que vêm depois, mas não de modo que se possa entender como condição: se deve valer, peça que a repita.
mail-more-written = Há mais na mensagem: para ouvir, diga mensagem.
mail-message-came = A mensagem que chegou:
mail-left-out = { $name } escreve também { $moves }{ $more ->
    [0] {""}
    [one] , e mais um
   *[other] , e mais { $more }
}: desta mensagem não se tira nenhum lance.
mail-stated-left = { $name } escreve também: "{ $first }"{ $is_two ->
    [yes] , e: "{ $second }"
   *[no] {""}
}{ $more ->
    [0] {""}
    [one] , e mais uma frase assim
   *[other] , e mais { $more } frases assim
}. Isso não foi aceito: se deve valer, peça que seja escrito claramente.
mail-other-parts = { $name } escreve também de { $codes }{ $more ->
    [0] {""}
    [one] , e de mais uma partida
   *[other] , e de mais { $more } partidas
}: essa parte não se lê aqui.
mail-parts-untaken = A mensagem colada tem também uma parte de { $codes }{ $more ->
    [0] {""}
    [one] , e de mais uma partida
   *[other] , e de mais { $more } partidas
}, que ainda não conta: é preciso colá-la de novo nessa partida.
mail-ask-by-condition = { $name } disse antes: se { $mine }, então { $theirs }{ $is_binding ->
    [yes] , e a condição obriga
   *[no] {""}
}. Dou-o como jogado? Responda sim ou não.
    .brief = { $name }: { $theirs }, por condição. Sim ou não?
mail-trouble-illegal = { $name } diz { $move }, que aqui não se pode jogar. Nada mudou.
mail-trouble-ambiguous = A mensagem de { $name } pode querer dizer { $moves }. Nada mudou.
mail-trouble-nothing = Na mensagem de { $name } não encontro nenhum lance. Para o dar, diga os dois números.
mail-trouble-number = { $has_told ->
    [yes] { $name } diz lance { $told }, e este é o { $right }
   *[no] O número do lance de { $name } não é { $right }
}. Nada mudou.
mail-trouble-check = { $has_told ->
    [yes] { $name } diz controlo { $told }, e o meu é { $right }
   *[no] O controlo de { $name } não é o meu, { $right }
}: as duas posições não são iguais. Nada mudou.
mail-trouble-colour = Na mensagem de { $name } as cores estão trocadas: talvez seja de outra partida. Nada mudou.
mail-trouble-no-claim = { $name } pede empate por repetição, que aqui não existe. Nada mudou.
mail-trouble-score = Os lances que { $name } manda não são os desta partida. Nada mudou.
mail-trouble-other = A mensagem fala de outra partida. Nada mudou.
mail-trouble-unknown = A mensagem é da partida { $told }, que não é das suas. Nada mudou. Se é uma delas, vá lá com continuar e o nome do adversário, e diga termos código { $told }.
mail-trouble-nameless = A mensagem faz o primeiro lance de uma partida{ $has_told ->
    [yes] , { $told },
   *[no] {""}
} que aqui não começou, e não diz quem a manda. Para a começar diga nova partida por correspondência com o nome, Pretas, { $right ->
    [international] damas internacionais
   *[italian] damas italianas
}; depois traga outra vez a mensagem.
mail-trouble-turn = É a sua vez: { $name } não pode ter jogado. Nada mudou.
mail-trouble-instead = { $name } agora escreve { $moves } em lugar de { $move }, que já foi aceito. Nada mudou. Um lance enviado fica como está, a não ser que combinem entre si: então diga desfazer, e os dois números do outro.
mail-trouble-named = A mensagem de { $name } fala de { $moves }{ $has_told ->
    [yes] {" "}e outros, { $told } ao todo
   *[no] {""}
}, mas não diz que é o lance de agora. Nada mudou. Se for, diga os dois números.
mail-trouble-own = É a sua própria mensagem, ou o seu último lance. Nada mudou.
mail-trouble-twice = Esta mensagem já foi aceita.
mail-trouble-old = Esta mensagem já foi aceita: ao { $move } de { $name } já respondeu. Para mandar outra vez a resposta, diga repete a mensagem.
mail-trouble-missing = Falta uma mensagem: antes desta { $name } tem também { $moves }, que não estão aqui. Nada mudou. Peça a { $name } a mensagem que falta.
mail-trouble-asks-illegal = { $name } pede outra vez o seu lance: { $move } não é possível lá.
mail-trouble-asks-again = { $name } pede outra vez a sua última mensagem.
mail-trouble-asks-unclear = { $name } pergunta que lance jogou: pode ser { $moves }.
mail-trouble-asks-number = { $name } pergunta de que lance fala: { $has_told ->
    [yes] escreveu lance { $told }, e lá é o { $right }
   *[no] lá é o { $right }
}.
mail-trouble-asks-score = { $name } pergunta onde está a diferença entre as duas partidas: { $has_move ->
    [yes] no lance { $told } lá está { $move }, e aqui { $right }
   *[no] a sua não é igual
}. Para ouvir a sua, diga planilha.
mail-trouble-asks-check = { $name } pergunta se as duas posições são iguais: { $has_told ->
    [yes] o seu controlo é { $told }, e o de lá é { $right }
   *[no] o controlo de lá é { $right }
}. Para ouvir os seus lances, diga planilha.
mail-trouble-asks-other = { $name } pergunta de que partida é a sua mensagem: fala da { $told }, e lá esta é a { $right }.
mail-trouble-automatic = É uma resposta automática, sem lances.
mail-trouble-over = Esta partida acabou. Nada mudou.
mail-trouble-draw-words = { $name } escreve { $move }, e do empate oferecido algo que não entendo. Nada mudou. Se o lance vale e recusa o empate, diga os dois números dele.
mail-trouble-no-draw = { $name } aceita um empate que você não ofereceu. Nada mudou.
mail-trouble-takeback = { $name } queria voltar um lance atrás: se estiverem de acordo, combinem entre si. Aqui fica como está.
mail-trouble-gone = Essa partida não se abre agora: a mensagem fica por colar.
mail-trouble-open = Há uma pergunta aberta: primeiro responda, depois cole.
mail-trouble-file = A mensagem não se pode ler. Confira o nome.
mail-trouble-late = Ler a mensagem demora demais, e já não espero. Nada mudou. Cole só a parte com o lance.
mail-trouble-unreadable = A mensagem não se pode ler: não é feita como uma mensagem. Cole só a parte com o lance.
mail-trouble-no-file = O que indicou não é um ficheiro: indique o ficheiro da mensagem, ou cole a mensagem.
mail-ask-reply = Há uma pergunta pronta para { $name }. Entrego-a? Responda sim ou não.
    .brief = Entregar a pergunta: sim ou não?
mail-ask-other = { $is_part ->
    [yes] Outra parte da mensagem
   *[no] A mensagem
} é da partida com { $name }, { $code }. Vamos lá? Responda sim ou não.
    .brief = { $is_part ->
    [yes] Uma parte é
   *[no] É
} da partida com { $name }, { $code }. Ir lá: sim ou não?
mail-ask-go-on = Já há uma partida assim em aberto: { $code }. Continua essa? Responda sim, ou não para começar outra.
    .brief = { $code } já está em aberto: sim para essa, não para uma nova.
mail-which = A mensagem pode ser de { $count } partidas. De qual? Diga o número.
    .brief = De qual de { $count } partidas?
mail-which-line = { $place }: { $name }, { $side ->
    [white] você com as Brancas
   *[black] você com as Pretas
}, { $code }{ $has_move ->
    [yes] , último lance { $move }
   *[no] {""}
}.
mail-line = { $text }
    .spoken = { $is_score ->
        [yes] {""}
       *[no] { $text }
    }
mail-message = Para { $name }: { $title }.
mail-nothing = { $why ->
    [turn] Não há nada a enviar: é a sua vez.
    [over] Não há nada a enviar: a partida acabou.
   *[waits] Não há nada a enviar: falta { $name } responder.
}
mail-handed-over = { $how ->
    [file] A mensagem está em { $where }, na pasta { $folder }.
    [clipboard] A mensagem está na área de transferência{ $is_short ->
        [yes] , numa linha
       *[no] {""}
    }.
    [mailto] A mensagem está no seu programa de correio{ $is_short ->
        [yes] , numa linha
       *[no] {""}
    }.
   *[print] Fim da mensagem.
}{ $is_marked ->
    [yes] {" "}Quando partir, diga enviada.
   *[no] {""}
}
    .brief = { $how ->
        [file] Em { $where }, na pasta { $folder }.
        [clipboard] Na área de transferência{ $is_short ->
            [yes] , numa linha
           *[no] {""}
        }.
        [mailto] No programa de correio{ $is_short ->
            [yes] , numa linha
           *[no] {""}
        }.
       *[print] Fim da mensagem.
    }
mail-changed = { $why ->
    [gone] A mensagem que foi entregue deixou de valer: não a envie.
    [same] A mensagem está outra vez como foi entregue.
    [refused] Não a marco como enviada: o que foi entregue não é a mensagem de agora. Entregar outra vez, ou pôr a mensagem como era; depois enviada.
   *[changed] A mensagem mudou desde que foi entregue: entregar outra vez, depois enviada quando partir.
}
mail-not-handed-over = { $why ->
    [way] Entrega-se em ficheiro, correio, área de transferência ou ecrã, também numa linha: por exemplo, entregar em ficheiro.
    [full] O disco está cheio: a mensagem não ficou lá.
    [forbidden] Não tenho permissão para a gravar.
    [no-tool] { $how ->
        [mailto] Não encontro aqui um programa de correio
       *[other] Não encontro aqui um programa para a área de transferência
    }: entregue em ficheiro.
    [address] Não conheço o endereço: diga termos endereço, e depois o endereço.
    [name] Um documento não se pode chamar assim: bastam letras, números e espaços.
    [slow] { $where } não responde: entregue em ficheiro.
   *[other] A entrega não deu certo: entregue em ficheiro.
}
mail-sent = Enviada{ $has_move ->
    [yes] : { $move }
   *[no] {""}
}.{ $is_over ->
    [yes] {""}
   *[no] {" "}Agora falta { $name } responder.
}
    .brief = Enviada.
mail-awaited = Quando { $name } responder, diga colar, ou os dois números do lance.
mail-stays = { $has_move ->
    [yes] O { $move } está enviado, e não volta atrás.
   *[no] O que está enviado não volta atrás.
}
mail-taken-off = { $is_own ->
    [yes] O seu { $move } saiu: é a sua vez.
   *[no] O { $move } de { $name } saiu: falta o seu lance.
}
mail-word-taken-off = { $what ->
    [refusal] A recusa saiu: o empate proposto vale ainda.
    [leave] As férias saíram: não vão em nenhuma mensagem.
   *[draw] A proposta de empate saiu: não vai em nenhuma mensagem.
}
mail-move-first = O empate oferece-se com um lance: diga por exemplo proponho empate com { $move }.
mail-draw-prepared = { $is_again ->
    [yes] O empate para { $name } já está na mensagem.
   *[no] O empate para { $name } vai com a mensagem.
}
mail-draw-by-them = { $name } oferece empate: diga aceito o empate, { $is_own_turn ->
    [yes] ou jogue
   *[no] ou recuso o empate
}.
mail-no-draw = { $how ->
    [word] Já recusou o empate de { $name }{ $is_unsent ->
        [yes] : para o aceitar, diga primeiro desfazer.
       *[no] .
    }
    [move] O seu { $move } recusou o empate de { $name }{ $is_unsent ->
        [yes] : para o aceitar, diga primeiro desfazer.
       *[no] .
    }
   *[none] { $name } não ofereceu empate.
}
mail-draw-declined = A recusa para { $name } vai com a mensagem.
mail-ask-accept = Aceita o empate de { $name }? Responda sim ou não.
    .brief = Aceitar o empate de { $name }: sim ou não?
mail-ask-conditions = { $said_first }.{ $is_binding ->
    [yes] {" "}Valem até ser jogado outro lance.
   *[no] {""}
} Confirma? Responda sim ou não.
    .brief = { $said_first }. Sim ou não?
mail-conditions = { $is_own ->
    [yes] Você disse
   *[no] { $name } disse
}: { $said }.{ $is_binding ->
    [yes] {" "}Vale até ser jogado outro lance.
   *[no] {" "}Não obriga.
}
    .brief = { $is_own ->
        [yes] Você
       *[no] { $name }
    }: { $said }.{ $is_binding ->
        [yes] {""}
       *[no] {" "}Não obriga.
    }
mail-no-conditions = Não há condições. Para as pôr diga por exemplo: se { $example } então { $answer }.
    .brief = Nenhuma condição.
mail-conditions-hold = { $count ->
    [one] A condição vai
   *[other] As { $count } condições vão
} com a mensagem.
mail-conditions-gone = { $why ->
    [withdrawn] As condições saíram.
    [sent] As condições estão enviadas e valem, enquanto { $name } não jogar outro lance.
   *[deviated] { $name } jogou outro lance: as suas condições já não valem.
}
mail-conditions-faulty = { $why ->
    [illegal] { $is_own ->
        [yes] A resposta { $move } ali não se pode jogar
       *[no] { $name } não pode jogar { $move }
    }.
    [two] { $move } pode ser dois lances: diga todas as casas.
    [lone] Se { $name } jogar { $move }, que responde? Diga-o com então.
    [over] A partida acabou: não há mais nada a responder.
    [turn] É a sua vez: as condições vêm depois do seu lance.
   *[none] Diga por exemplo: se 11-15 então 22-18.
} Nada mudou.
mail-condition-fits = Você disse: se { $theirs }, então { $mine }. { $is_held ->
    [yes] Primeiro decida sobre o empate: a resposta { $mine } não está preparada.
   *[no] A resposta { $mine } está pronta, e não enviada.
}
    .brief = { $is_held ->
        [yes] Primeiro o empate, depois { $mine }.
       *[no] A sua resposta { $mine } está pronta, não enviada.
    }
mail-foreseen = { $name } já disse que a { $mine } responde { $theirs }{ $is_binding ->
    [yes] , e a condição obriga
   *[no] {""}
}.
mail-repeat = { $why ->
    [ready] A mensagem de antes está outra vez pronta para { $name }: entregar.
    [again] A sua última mensagem está outra vez pronta para { $name }: entregar. Não é um lembrete{ $days ->
        [0] {""}
       *[other] , que pelos termos se manda depois de { $days } dias sem resposta
    }.
    [shown] Não há nada novo a enviar: retomo a última mensagem mais uma vez.
    [wanted] Para mandar de novo a última mensagem, diga repete a mensagem.
    [older] O seu { $move } não está marcado como enviado: se já foi, diga primeiro enviada. A mensagem anterior está outra vez pronta para { $name }: entregar.
    [question] Aqui está a sua pergunta mais uma vez.
    [unsent] A mensagem ainda não foi enviada: entregar, depois enviada.
   *[nothing] Você ainda não enviou nada nesta partida.
}
mail-director = { $has_director ->
    [yes] A mensagem para o diretor está pronta: diga entregar, e onde.
   *[no] Os termos não nomeiam um diretor: diga termos diretor, e o endereço.
}
mail-sent-beside = { $is_to_director ->
    [yes] Enviada ao diretor
   *[no] Enviada outra vez
}.{ $is_waiting ->
    [yes] {" "}A mensagem para { $name } ainda está por enviar.
   *[no] {""}
}
    .brief = { $is_to_director ->
        [yes] Enviada ao diretor
       *[no] Enviada outra vez
    }.
