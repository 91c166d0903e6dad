### Ditas à brasileira, sobre as mensagens de ../pt/errors.ftl: só as que lá são outras.

errors-fen-shape = Não consigo ler a posição{ $has_detail ->
    [yes] {" "}"{ $detail }"
   *[no] {""}
}: digite-a como W:W21,22,K30:B1,2.
    .brief = Posição ilegível. Digite como W:W21,22,K30:B1,2.
errors-fen-side-to-move = A posição deve começar com W ou B, a cor que joga{ $has_detail ->
    [yes] , e não com "{ $detail }"
   *[no] {""}
}.
errors-fen-colours = Na posição "{ $detail }" devem aparecer uma só vez as peças brancas, depois de W, e uma só vez as pretas, depois de B.
    .brief = São necessários W e B, uma vez cada.
errors-fen-uncrowned = Na casa { $detail } está uma pedra na base adversária: ali é dama, digite K{ $detail }.
errors-fen-too-many =
    .brief = { $detail } peças de uma cor são demais.
errors-move = "{ $detail }" não é um lance: digite-o com dois números, como 22-18, ou com todo o percurso.
errors-log-lost = Não consigo mais escrever o arquivo de registro: { $detail }. A partida continua sem ele.
errors-log-of-notes = Nesta partida não se anota, e os lances em um registro seriam uma anotação: o de --log acaba aqui. Se o árbitro quiser, inicie o programa também com --arbiter on.
errors-settings-lost = A configuração vale agora, mas não pode ser salva: { $kind ->
    [not-toml] a linha { $detail } do arquivo de configurações não pode ser entendida
    [no-home] o sistema não diz onde salvá-la
    [bad-value] no arquivo de configurações { $detail } está onde não sei mudá-lo
   *[other] o sistema diz { $detail }
}.
errors-settings-unreadable = Não consigo ler as configurações em { $file }: o sistema diz { $detail }. Uso as padrão.
errors-settings-not-toml = No arquivo de configurações, { $file }, não entendo a linha { $detail }: corrija-a ou retire-a. Por enquanto uso as configurações padrão.
errors-settings-bad-value = { $detail } nas configurações tem um valor que não pode ter{ $has_value ->
    [yes] , "{ $value }"
   *[no] {""}
}: corrija-o ou retire a linha. Por enquanto é ignorado. O arquivo é { $file }.
errors-record-late = { $is_lost ->
    [yes] Não consegui salvar a última coisa feita. A partida continua, mas se o programa fechar agora ela pode se perder.
   *[no] Estou salvando a partida, e está demorando mais que o normal. Espere um momento.
    }
    .brief = { $is_lost ->
    [yes] Não salva. A partida continua.
   *[no] Ainda salvando: espere.
    }
