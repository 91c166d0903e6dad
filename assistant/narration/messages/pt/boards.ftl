### As portas série, e os tabuleiros eletrónicos que nelas respondem.

boards-port = A porta { $port } { $usb ->
    [yes] é USB
   *[no] não é USB
} e { $named ->
    [yes] apresenta-se como { $what }
   *[no] não diz o que é
}.
boards-none = Não encontro nenhuma porta série. Ligue o cabo do tabuleiro e tente de novo. Se já está ligado, experimente outro cabo, porque alguns só servem para carregar, ou instale o driver de quem fez o tabuleiro.
boards-no-usb = Não encontro nenhuma porta série em USB. Ligue o cabo do tabuleiro e tente de novo. Se já está ligado, experimente outro cabo, porque alguns só servem para carregar, ou instale o driver de quem fez o tabuleiro. Se o tabuleiro está noutra porta, escreva o nome dela depois de probe.
boards-not-listed = O sistema não diz que portas série tem: diz { $detail }. Escreva o nome da porta depois de probe.
boards-trying = Pergunto na porta { $port } se há um tabuleiro: demora no máximo { $seconds } segundos.
boards-interrupted = Deixei de procurar o tabuleiro.
boards-why = { $reason ->
    [no-package] Falta o pacote pyserial, com que se leem os tabuleiros. Escreva o comando { $command } para instalar as partes que faltam, e depois tente de novo.
    [missing] Não há uma porta série { $port }. Verifique o nome, ligue o cabo do tabuleiro e tente de novo. Escreva o comando { $command } para ouvir que portas há.
    [forbidden] { $linux ->
        [yes] Não tem permissão para abrir a porta { $port }: só a tem quem pertence a um grupo. Para entrar nele escreva { $command } e depois termine a sessão, inicie-a outra vez e tente de novo.
       *[no] O sistema não permite abrir a porta { $port }. Peça a permissão a quem cuida deste computador, e tente de novo.
    }
    [busy] Outro programa ocupa a porta { $port }. Feche esse programa e tente de novo.
    [unplugged] A porta { $port } desapareceu enquanto eu perguntava. Verifique o cabo e tente de novo.
    [terminal] A porta { $port } é o terminal em que escreve. Escreva o comando { $command } para saber que portas há.
    [unknown] Na porta { $port } não responde nada que eu conheça. Se o tabuleiro está lá, desligue-o, ligue-o e tente de novo. Os protocolos que conheço são { $protocols }.
   *[silent] O tabuleiro na porta { $port } não responde. Verifique se está ligado, desligue-o, ligue-o e tente de novo.{ $chosen ->
        [yes] {" "}Também pode falar outro protocolo: retire --protocol, e experimento todos.
       *[no] {""}
    }
}
boards-found = Na porta { $port } responde um tabuleiro{ $named ->
    [yes] {" "}de { $maker }
   *[no] {""}
}, no protocolo { $protocol }.
boards-serial = O seu número de série é { $serial }.
boards-version = A sua versão é { $version }.
boards-fields = Tem sensores para { $fields } casas{ $sense ->
    [occ] , que detetam se há uma peça, mas não a cor
    [col] , que detetam a cor de uma peça, mas não se é dama
    [pce] , que detetam a cor e o tipo das peças
   *[unknown] {""}
}.
boards-lights = { $lights ->
    [0] { $buzzer ->
        [yes] Tem uma campainha, e nenhuma luz.
       *[no] Não tem luzes nem campainha.
    }
    [one] Tem uma luz { $buzzer ->
        [yes] e uma campainha.
       *[no] e nenhuma campainha.
    }
   *[other] Tem { $lights } luzes { $buzzer ->
        [yes] e uma campainha.
       *[no] e nenhuma campainha.
    }
}
boards-vibration = Pode vibrar.
boards-buttons = Tem { $buttons ->
    [one] um botão
   *[other] { $buttons } botões
}.
boards-no-dump = O tabuleiro não disse que peças tem em cima: desligue-o, ligue-o e tente de novo.
boards-faulty = { $faulty ->
    [one] Um dos seus sensores não funciona.
   *[other] { $faulty } dos seus sensores não funcionam.
}
boards-other-size = { $rules ->
    [italian] Não é um tabuleiro para as damas italianas.
    [international] Não é um tabuleiro para as damas internacionais.
   *[none] Não é um tabuleiro para nenhum dos jogos que conheço.
}
boards-pieces = { $pieces ->
    [0] Não há nenhuma peça em cima dele.
    [one] Há uma peça em cima dele.
   *[other] Há { $pieces } peças em cima dele.
}{ $start ->
    [yes] {" "}Não é a posição inicial: ponha as peças assim, e descubro como está virado o tabuleiro.
   *[no] {""}
}
boards-start = As peças estão na posição inicial das damas { $rules ->
    [italian] italianas
   *[international] internacionais
}.
boards-lies = Visto pelas Brancas, o tabuleiro está { $turns ->
    [0] direito
    [1] virado um quarto de volta para a direita
    [2] virado meia volta
   *[3] virado um quarto de volta para a esquerda
}{ $mirrored ->
    [yes] {" "}e como num espelho
   *[no] {""}
}.
boards-sides-unknown = As peças não mostram de que lado estão as Brancas.
