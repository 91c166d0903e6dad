### Ditas à brasileira, sobre as mensagens de ../pt/boards.ftl: só as que lá são outras.

boards-port = A porta { $port } { $usb ->
    [yes] é USB
   *[no] não é USB
} e { $named ->
    [yes] se apresenta como { $what }
   *[no] não diz o que é
}.
boards-none = Não encontro nenhuma porta serial. Ligue o cabo do tabuleiro e tente de novo. Se já está ligado, tente outro cabo, porque alguns só servem para carregar, ou instale o driver do fabricante do tabuleiro.
boards-no-usb = Não encontro nenhuma porta serial USB. Ligue o cabo do tabuleiro e tente de novo. Se já está ligado, tente outro cabo, porque alguns só servem para carregar, ou instale o driver do fabricante do tabuleiro. Se o tabuleiro está em outra porta, digite o nome dela depois de probe.
boards-not-listed = O sistema não diz quais portas seriais tem: diz { $detail }. Digite o nome da porta depois de probe.
boards-why = { $reason ->
    [no-package] Falta o pacote pyserial, com que se leem os tabuleiros. Digite o comando { $command } para instalar as partes que faltam, e depois tente de novo.
    [missing] Não há uma porta serial { $port }. Verifique o nome, ligue o cabo do tabuleiro e tente de novo. Digite o comando { $command } para ouvir quais portas há.
    [forbidden] { $linux ->
        [yes] Você não tem permissão para abrir a porta { $port }: só tem essa permissão quem pertence a um grupo. Para entrar nele digite { $command } e depois saia do sistema, entre outra vez e tente de novo.
       *[no] O sistema não permite abrir a porta { $port }. Peça a permissão a quem cuida deste computador, e tente de novo.
    }
    [busy] Outro programa ocupa a porta { $port }. Feche esse programa e tente de novo.
    [unplugged] A porta { $port } desapareceu enquanto eu perguntava. Verifique o cabo e tente de novo.
    [terminal] A porta { $port } é o terminal em que você digita. Digite o comando { $command } para saber que portas existem.
    [unknown] Na porta { $port } não responde nada que eu conheça. Se o tabuleiro está lá, desligue-o, ligue-o e tente de novo. Os protocolos que conheço são { $protocols }.
   *[silent] O tabuleiro na porta { $port } não responde. Verifique se está ligado, desligue-o, ligue-o e tente de novo.{ $chosen ->
        [yes] {" "}Talvez ele use outro protocolo: tire --protocol, e tento todos.
       *[no] {""}
    }
}
