### Posições que não se conseguem ler.

errors-fen-shape = Não consigo ler a posição{ $has_detail ->
    [yes] {" "}"{ $detail }"
   *[no] {""}
}: escreva-a como W:W21,22,K30:B1,2.
    .brief = Posição ilegível. Escreva como W:W21,22,K30:B1,2.
errors-fen-side-to-move = A posição deve começar por W ou B, a cor que joga{ $has_detail ->
    [yes] , e não por "{ $detail }"
   *[no] {""}
}.
    .brief = Primeiro W ou B.
errors-fen-colours = Na posição "{ $detail }" indique uma só vez as peças brancas, depois de W, e uma só vez as pretas, depois de B.
    .brief = São precisos W e B, uma vez cada.
errors-fen-square = { $has_detail ->
    [yes] "{ $detail }"
   *[no] Uma palavra vazia
} não é uma casa deste tabuleiro.
errors-fen-occupied-twice = A casa { $detail } está ocupada duas vezes: retire uma peça.
    .brief = { $detail } ocupada duas vezes.
errors-fen-uncrowned = Na casa { $detail } está uma pedra na basa adversária: ali é dama, escreva K{ $detail }.
    .brief = Em { $detail } é dama: K{ $detail }.
errors-fen-empty = Na posição não há nenhuma peça: ponha pelo menos uma.
    .brief = Nenhuma peça: ponha pelo menos uma.
errors-fen-too-many = Uma cor tem { $detail } peças, mais do que as que tem no início da partida: retire algumas.
    .brief = { $detail } peças de uma cor são demasiadas.

errors-move = "{ $detail }" não é um lance: escreva-o com dois números, como 22-18, ou com todo o percurso.
errors-log-lost = Já não consigo escrever no ficheiro de registo: { $detail }. A partida continua sem ele.
errors-log-of-notes = Nesta partida não se anota, e os lances num registo seriam uma anotação: o de --log acaba aqui. Se o árbitro o quiser, inicie o programa também com --arbiter on.
errors-internal = Erro do programa: { $detail }. A partida está como antes; pode continuar, ou escrever desfazer.
errors-settings-lost = A definição vale agora, mas não pode ser guardada: { $kind ->
    [not-toml] a linha { $detail } do ficheiro das definições não se entende
    [no-home] o sistema não diz onde guardá-la
    [bad-value] no ficheiro das definições { $detail } está onde não sei mudá-lo
   *[other] o sistema diz { $detail }
}.
errors-settings-unreadable = Não consigo ler as definições em { $file }: o sistema diz { $detail }. Uso as predefinidas.
errors-settings-not-toml = No ficheiro das definições, { $file }, não se entende a linha { $detail }: corrija-a ou retire-a. Por agora uso as definições predefinidas.
errors-settings-bad-value = { $detail } nas definições tem um valor que não pode ter{ $has_value ->
    [yes] , "{ $value }"
   *[no] {""}
}: corrija-o ou retire a linha. Por agora fica ignorado. O ficheiro é { $file }.
errors-record-late = { $is_lost ->
    [yes] Não consegui guardar a última coisa feita. A partida continua, mas se o programa fechar agora pode perder-se.
   *[no] Estou a guardar a partida, e demora mais do que o costume. Espere um momento.
    }
    .brief = { $is_lost ->
    [yes] Não guardada. A partida continua.
   *[no] Ainda a guardar: espere.
    }
