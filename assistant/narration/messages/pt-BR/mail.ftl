### Uma partida por correspondência: lances, mensagens, condições.

mail-ready = A mensagem está pronta: { $how ->
    [file] entregar para gravá-la em arquivo como a última
    [clipboard] entregar para colocá-la na área de transferência como a última
    [mailto] entregar para abri-la no e-mail como a última
   *[print] entregar para tê-la
}, depois enviada quando partir.
mail-not-handed-over = { $why ->
    [way] A entrega é em arquivo, e-mail, área de transferência ou tela, também em uma linha: por exemplo, entregar em arquivo.
    [full] O disco está cheio: a mensagem não ficou lá.
    [forbidden] Não tenho permissão para gravá-la.
    [no-tool] { $how ->
        [mailto] Não encontro aqui um programa de e-mail
       *[other] Não encontro aqui um programa para a área de transferência
    }: entregue em arquivo.
    [address] Não conheço o endereço: digite termos endereço, e depois o endereço.
    [name] Um documento não pode ter esse nome: bastam letras, números e espaços.
    [slow] { $where } não responde: entregue em arquivo.
   *[other] A entrega não deu certo: entregue em arquivo.
}
mail-conditions-gone = { $why ->
    [withdrawn] As condições saíram.
    [sent] As condições estão enviadas e valem, enquanto { $name } não jogar outro lance.
   *[deviated] { $name } jogou outro lance: as suas condições não valem mais.
}
mail-handed-over = { $how ->
    [file] A mensagem está em { $where }, na pasta { $folder }.
    [clipboard] A mensagem está na área de transferência{ $is_short ->
        [yes] , em uma linha
       *[no] {""}
    }.
    [mailto] A mensagem está no seu programa de e-mail{ $is_short ->
        [yes] , em uma linha
       *[no] {""}
    }.
   *[print] Fim da mensagem.
}{ $is_marked ->
    [yes] {" "}Quando partir, digite enviada.
   *[no] {""}
}
    .brief = { $how ->
        [file] Em { $where }, na pasta { $folder }.
        [clipboard] Na área de transferência{ $is_short ->
            [yes] , em uma linha
           *[no] {""}
        }.
        [mailto] No programa de e-mail{ $is_short ->
            [yes] , em uma linha
           *[no] {""}
        }.
       *[print] Fim da mensagem.
    }
mail-ask-own = Lance { $number }{ $has_theirs ->
    [yes] : { $name } { $theirs }, você { $move }
   *[no] : você { $move }
}{ $is_draw_offered ->
    [yes] , e oferece empate
   *[no] {""}
}. { $mine ->
    [one] Uma peça
   *[other] { $mine } peças
} contra { $enemy }, controle { $check }. Confirma? Responda sim ou não.
    .brief = { $number }: { $move }{ $is_draw_offered ->
        [yes] {" "}com empate
       *[no] {""}
    }, { $mine } contra { $enemy }, controle { $check }. Sim ou não?
mail-trouble-asks-check = { $name } pergunta se as duas posições são iguais: { $has_told ->
    [yes] o seu controle é { $told }, e o de lá é { $right }
   *[no] o controle de lá é { $right }
}. Para ouvir os seus lances, diga planilha.
mail-trouble-check = { $has_told ->
    [yes] { $name } diz controle { $told }, e o meu é { $right }
   *[no] O controle de { $name } não é o meu, { $right }
}: as duas posições não são iguais. Nada mudou.
mail-trouble-late = Ler a mensagem demora demais, e não espero mais. Nada mudou. Cole só a parte com o lance.
mail-trouble-unreadable = A mensagem não pode ser lida: não é feita como uma mensagem. Cole só a parte com o lance.
mail-trouble-no-file = O que você indicou não é um arquivo: indique o arquivo da mensagem, ou cole a mensagem.
