### Ditas à brasileira, sobre as mensagens de ../pt/cli.ftl: só as que lá são outras.

cli-bad-player = { $name } não aceita "{ $value }". Digite human, human:NOME, mail:NOME, computer ou board; human:NOME:blind para quem joga sem ver, human:NOME:board para quem move num tabuleiro eletrônico.
cli-bad-clock = { $name } não aceita "{ $value }". Digite os minutos, por exemplo 10, e se quiser os segundos que cada lance acrescenta: 10+5. Ou 90s para segundos, 5d3 para três segundos livres em cada lance, 40/120:60 para 40 lances em 120 minutos e depois 60, none para nenhum relógio.
cli-same-port = --white-board e --black-board indicam a mesma porta, { $port }. Para jogarem os dois num só tabuleiro digite --board { $port } --white board --black board.
cli-no-board = Com { $name } alguém joga num tabuleiro eletrônico, mas não diz qual: acrescente { $option }. Para saber as portas, digite { $command }.
cli-board-unused = Ninguém joga no tabuleiro de --board: depois de --white ou --black digite board, ou human:NOME:board.
cli-arbiter-alone = --arbiter on vale entre duas pessoas, mas aqui joga o computador: tire-o, ou digite human depois de --white e --black.
cli-bad-private = --private-device não aceita "{ $value }". Digite white ou black, um sinal de igual e o nome do dispositivo: white=fones; white=braille se só as Brancas leem a tela.
cli-private-alone = --private-device vale entre duas pessoas, mas aqui joga o computador: tire-o, ou digite human depois de --white e --black.
cli-log-of-notes = Com --notes off os lances em um registro seriam uma anotação: tire --log, ou acrescente --arbiter on se o árbitro quiser.
cli-repeat-back-alone = --repeat-back vale entre duas pessoas, mas aqui joga o computador: tire-o, ou digite human depois de --white e --black.
cli-match-names = Um match com --match é entre duas pessoas com nomes diferentes: digite --white human:NOME e --black human:NOME.
cli-opening-empty = Em --opening{ cli-opening-where } não há nenhum lance: digite-os como "22-18 11-15".
cli-opening-no-move = Na abertura{ cli-opening-where } não dá para ler "{ $move }", o lance número { $ply }: digite-o como 22-18.
cli-opening-several = Na abertura{ cli-opening-where } { $move }, o lance número { $ply }, pode ser várias capturas: digite todo o percurso.
cli-opening-illegal = Na abertura{ cli-opening-where } o lance número { $ply }, { $move }, não pode ser jogado. { $why }
cli-opening-list-unreadable = Não consigo ler a lista de aberturas { $file }: precisa ser um arquivo de texto, com uma abertura por linha.
cli-opening-list-empty = Na lista { $file } não há nenhuma abertura: digite uma por linha, como "22-18 11-15".
cli-log-impossible = Não consigo escrever o registro em { $file }: { $why ->
    [no-folder] a pasta não existe
    [folder] é uma pasta
    [forbidden] o sistema não permite
    [full] o disco está cheio
    [pipe] é um pipe, que não se pode reler
    [taken] outra partida está escrevendo nele
   *[other] o sistema recusa
}. Escolha outro arquivo.
cli-output-failed = Não consigo escrever na saída: talvez o disco esteja cheio. Libere espaço, ou mande a saída para outro lugar.
cli-bench-start-failed = Não consigo iniciar o programa para medi-lo: { $detail }. Faltam as medidas do início; digite { $command } para ver se uma partida começa.
cli-bench-no-compiled = Faltam as medidas da parte rápida do computador: { $reason ->
    [no-package] falta o pacote numba. Instale as partes em falta com python3 run.py install
    [bad-package] o pacote numba não inicia ({ $detail }). O comando python3 run.py doctor diz como resolver
   *[other] não se pôde compilar ({ $detail }). O comando python3 run.py doctor diz mais
}.
cli-bench-search-start-failed = Não consigo iniciar uma partida para medi-la: { $detail }. Faltam as medidas do primeiro lance, da preparação e da memória; digite { $command } para ver se uma partida começa.
cli-bench-no-voice = Faltam as medidas da voz: { $reason ->
    [no-engine] não há um sintetizador. Instale as partes que faltam com python3 run.py install
    [no-portaudio] falta a biblioteca PortAudio. No Debian e no Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] falta o pacote sounddevice. Instale as partes que faltam com python3 run.py install
    [no-device] não há uma placa de som
    [lost] a voz se perdeu durante as medidas. Tente outra vez
   *[other] o som não começa. Tente outra vez
}.
cli-not-compiled = Não há gerador de lances compilado: { $reason ->
    [no-package] falta o pacote numba. Instale as partes que faltam com python3 run.py install, ou escolha --with kernel
    [bad-package] o pacote numba não inicia ({ $detail }). Escolha --with kernel
   *[other] não se pôde compilar ({ $detail }). Escolha --with kernel
}.
cli-too-many-captures = Chega-se a uma posição com mais capturas do que cabem no gerador do motor. Conte com --with law.
cli-analyse-plain = Analiso com a parte lenta do computador, em Python simples: { $reason ->
    [no-package] para a rápida falta o pacote numba. Instale as partes que faltam com python3 run.py install
    [bad-package] para a rápida o pacote numba não inicia ({ $detail }). O comando python3 run.py doctor diz como resolver
   *[other] não foi possível compilar a rápida ({ $detail }). O comando python3 run.py doctor diz mais
}.
cli-speak-failed = Não consigo ler em voz alta: { $reason ->
    [no-engine] não há um sintetizador. Instale as partes que faltam com python3 run.py install
    [hangs] o sintetizador não responde. Tente de novo daqui a pouco
    [ended] a parte que fala e toca terminou sozinha. Tente de novo daqui a pouco
    [no-voice] não há uma voz para este idioma. Tente com --lang en
    [no-portaudio] falta a biblioteca PortAudio. No Debian e no Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] falta o pacote sounddevice. Instale as partes que faltam com python3 run.py install
    [no-device] não há uma placa de som. Com --to ARQUIVO.wav o som vai para um arquivo
    [lost] a placa de som desapareceu. Com --to ARQUIVO.wav o som vai para um arquivo
   *[other] o som não começa. Com --to ARQUIVO.wav vai para um arquivo
}.
cli-speak-no-file = Não consigo escrever o som em { $file }: o sistema diz { $detail }. Escolha outro arquivo.
cli-speak-writing = Escrevendo o som: { $written } frases de { $count }. Ctrl-C para.
cli-hear-failed = Não consigo reconhecer nada: { $reason ->
    [no-package] falta o pacote vosk. Instale as partes que faltam com python3 run.py install
    [no-model] para este idioma não há um modelo. Tente --lang it, ou --model com a pasta de um modelo
    [unknown-model] não há um modelo { $model }. Indique a pasta de um modelo, ou um destes: { $known }
    [no-catalogue] falta a lista dos modelos. Instale de novo o programa
    [damaged-model] { $trouble ->
        [no-folder] falta a pasta do modelo { $model }. Instale de novo o modelo
        [no-model] na pasta { $model } não há um modelo. Indique outra pasta
        [missing] ao modelo { $model } falta o arquivo { $file }. Instale de novo o modelo
        [empty] no modelo { $model } o arquivo { $file } está vazio. Instale de novo o modelo
        [unreadable] no modelo { $model } o arquivo { $file } não pode ser lido. Mude as permissões do arquivo para poder lê-lo
        [damaged] no modelo { $model } o arquivo { $file } está danificado. Instale de novo o modelo
       *[other] o modelo { $model } está danificado. Instale de novo o modelo
    }
    [no-words] o modelo { $model } não conhece nenhuma das palavras. Escolha um modelo para este idioma
    [gone] o reconhecedor fechou sozinho, talvez por um modelo danificado. Instale de novo o modelo
   *[other] o reconhecedor não funciona. Instale as partes que faltam com python3 run.py install
}.
cli-hear-goes-on = Continuo ouvindo { $file }, há { $seconds } segundos.
cli-hear-no-wav = { $reason ->
    [no-wav] Isto não é um arquivo WAV. Salve o som como WAV
    [truncated] O arquivo termina antes do fim. Copie-o ou grave-o de novo
    [no-sound] No arquivo não há som. Grave-o de novo
    [encoding] O som está comprimido de uma forma que não conheço. Salve-o como WAV sem compressão
    [too-long] O arquivo é longo demais. Divida-o em arquivos de { $minutes } minutos no máximo
    [gone] Com este som o reconhecedor fechou sozinho. Tente de novo
   *[other] O reconhecedor não conseguiu ouvir este som. Tente de novo
}.
cli-hear-no-file = { $reason ->
    [missing] O arquivo não existe
    [folder] É uma pasta
    [forbidden] O sistema não permite ler o arquivo
    [no-file] Não é um arquivo
    [slow] Não traz nada: já esperei bastante
    [endless] Não tem fim
   *[other] Não consigo ler o arquivo: o sistema diz { $detail }
}. Escolha outro arquivo.
cli-version = damavoce { $version }, Python { $python }. { $has_parts ->
    [yes] Partes presentes: { $parts }.
   *[no] Nenhuma das outras partes está presente.
}{ $has_missing ->
    [yes] {" "}Faltam: { $missing }; para saber como instalar essas partes, digite { $command }.
   *[no] {""}
}
cli-help = Damavoce, o jogo de damas para quem joga sem ver o tabuleiro.

    Para jogar: { $program }. Uma partida também pode começar com opções, e há outros comandos:
    play: uma partida; a palavra play pode ser omitida.
    legal: os lances permitidos de uma posição.
    explain: se um lance é permitido, e qual artigo o proíbe.
    perft: conta as posições.
    analyse: o que o computador pensa de uma posição ou das partidas de um arquivo.
    pdn: os arquivos de partidas.
    hear: o que se diz em arquivos de som.
    understand: o que significa uma linha escrita.
    message: o que significa uma mensagem de correspondência.
    speak: lê um texto em voz alta.
    models: os modelos para ouvir.
    board: os tabuleiros eletrônicos.
    games: as partidas salvas, para listar, exportar ou apagar.
    doctor: o que funciona nesta máquina, e como resolver o resto.
    bench: a velocidade do programa.{ $has_installer ->
        [yes] {""}
    install: instala as partes que faltam.
    test: testa o próprio programa.
       *[no] {""}
    }
    Cada um diz as suas opções, por exemplo: { $program } play --help, ou { $program } explain --help.
    --lang it, en, pt ou pt-BR: o idioma, para todos os comandos.
    --version: que versão é esta.
cli-help-play = { $program } play: uma partida; também sem escrever play. Se você não pedir outra coisa: damas italianas, as Brancas são suas, as Pretas são do computador.
    --rules italian ou international: damas italianas ou internacionais.
    --regulation fid, pergioco (com italian) ou portuguese (com international): o regulamento.
    --white e --black: quem joga; human, human:NOME, computer, mail:NOME para quem joga por correspondência, ou board para quem move num tabuleiro eletrônico; human:NOME:board diz também o nome, human:NOME:blind é quem joga sem ver.
    --level de 1 a 10: a força do computador; 5 se você não disser outra coisa.
    --movetime SEGUNDOS: quanto tempo pensa o computador, em vez de --level.
    --seed NÚMERO: com o mesmo número o computador joga sempre da mesma maneira.
    --fen FEN: a posição por onde começar.
    --opening LANCES: os lances com que a partida começa, por exemplo "22-18 11-15"; list:ARQUIVO sorteia uma abertura de uma lista, uma por linha, e list:ARQUIVO:7 escolhe a sétima.
    --odds CASAS: as peças sem as quais joga o mais forte, por exemplo 21,22.
    --coach off, exists, squares ou why: quanto dizer das capturas obrigatórias antes do seu lance.
    --view own ou white: de que lado se entendem esquerda, direita e frente; os números não mudam.
    {""}--verbosity 0, 1 ou 2: quanto dizer; 2 nomeia também as peças capturadas.
    --cells NÚMERO: o comprimento máximo de cada linha de texto, para quem usa linha braille; por exemplo 20 ou 40; 0 para linhas de qualquer comprimento.
    --voice auto, own, reader ou off: quem lê em voz alta: a voz própria, o leitor de tela, ninguém; auto escolhe sozinho.
    --rate PALAVRAS: a velocidade da voz, de 80 a 700 palavras por minuto.
    --listen off, push ou open: se o programa escuta você: não, depois de uma tecla para uma só frase, ou sempre.
    --input-device NOME: o microfone; basta uma parte do nome. Sem isso, o do sistema.
    --mail PASTA: a pasta do seu e-mail, uma Maildir ou de arquivos eml, em que procuro as mensagens das partidas por correspondência. Não mudo nada lá e não envio nada.
    --questions free, none ou um número: quantas perguntas sobre o tabuleiro são permitidas a quem joga de memória; as feitas são contadas.
    --white-questions e --black-questions free, none ou um número: as perguntas de uma só cor, se não forem as mesmas.
    --notes on ou off: se durante a partida se pode pedir a planilha; on se você não disser nada.
    --private-device COR=NOME: em que dispositivo de som uma pessoa ouve sozinha as respostas às suas perguntas, por exemplo white=fones; white=braille se só as Brancas leem a tela. Pode ser dado duas vezes.
    {""}--clock TEMPO: o relógio: os minutos de cada um, por exemplo 10; 10+5 acrescenta 5 segundos a cada lance; 5d3 deixa livres os primeiros 3 de cada lance; 40/120:60 dá 120 minutos para 40 lances e depois 60; 90s conta em segundos. Sem isso, a partida é sem relógio.
    --white-clock TEMPO e --black-clock TEMPO: o tempo de uma só cor, se não for igual; none para nenhum limite.
    --clock-after announcement ou move: o relógio de quem ouve o lance começa quando ele foi dito, no máximo dez segundos depois, ou na hora; announcement se você não disser outra coisa.
    {""}--repeat-back: entre duas pessoas, o adversário repete cada lance anunciado, em voz alta, digitado ou no tabuleiro dele, antes de o relógio dele começar.
    --match N: um match de N partidas entre as mesmas duas pessoas, com os nomes delas em --white e --black; as cores alternam.
    --match-colours alternate ou drawn: quem tem as Brancas na primeira partida: como está escrito, ou por sorteio; alternate se você não disser outra coisa.
    --board PORTA: o tabuleiro eletrônico em que se joga; sem --white e --black você joga com as Brancas e move nele.
    --white-board PORTA e --black-board PORTA: dois tabuleiros, cada um no seu.
    --board-protocol dgt, tdb ou millennium: como fala o tabuleiro; sem isso, tento todos.
    --arbiter on ou off: se entre duas pessoas as irregularidades são ditas com o artigo e decide o adversário; on se você não disser outra coisa.
    --promotional: torneio promocional: o árbitro pode encurtar a contagem, até 10 lances (Capo I, artigo 11).
    --score obligatory ou free: se a anotação é obrigatória; sem isso, é. Onde não é, nas damas internacionais FID a repetição não é pedida.
    --log ARQUIVO: escreve tudo o que acontece, em linhas JSON; nunca uma posição que alguém não deva saber.
cli-help-perft = { $program } perft --rules R --depth N: conta as posições depois de N lances, em JSON, uma linha por profundidade.
    --rules italian ou international: que damas.
    --depth NÚMERO: quantos lances, de 1 a 30.
    --fen FEN: a posição; sem isso, a inicial.
    --unique: conta uma só vez as capturas das mesmas peças entre as mesmas casas.
    --with law, kernel ou compiled: quem conta, as regras, o gerador do computador ou o mesmo compilado.
cli-help-analyse = { $program } analyse --rules R: o que o computador pensa de uma posição, em JSON, uma linha por profundidade. Ctrl-C acaba mais cedo.
    ARQUIVO.pdn: em vez de uma posição, todas as das partidas de um arquivo; então --rules pode ser omitido.
    --rules italian ou international: que damas.
    --fen FEN: a posição; sem isso, a inicial.
    --movetime SEGUNDOS: quanto tempo pensa, até 3600; 2 se você não disser outra coisa.
    --depth NÚMERO: quantos lances olha à frente, em vez disso; de 1 a 100.
cli-help-pdn = { $program } pdn AÇÃO ARQUIVO: o que há em arquivos de partidas. Um hífen no lugar do arquivo lê da entrada padrão.
    check: o que está errado em cada partida, em JSON.
    list: uma linha por partida.
    show: os lances das partidas.
    convert: escreve de novo as partidas, sem o que está errado na forma.
    --game NÚMERO: com show e convert, só esta partida.
    --to ARQUIVO: com convert, o arquivo a escrever; sem isso, a saída padrão.
    --numbering own, mirrored ou auto: como estão numeradas no arquivo as casas do tabuleiro italiano: como sempre, a partir do outro lado, ou como os lances pedem.
    --json: com list e show, em JSON.
cli-help-hear = { $program } hear --rules R ARQUIVO.wav: o que se diz em arquivos de som e o que significa numa posição, em JSON.
    --rules italian ou international: que damas.
    --fen FEN: a posição; sem isso, a inicial.
    --model NOME: o modelo que ouve, ou a pasta de um; sem isso, o do idioma.
cli-help-speak = { $program } speak TEXTO: lê um texto em voz alta.
    --rate PALAVRAS: a que velocidade, de 80 a 700 palavras por minuto.
    --to ARQUIVO.wav: grava o som num arquivo, em vez de ler.
cli-help-models = { $program } models list, get, check ou remove: os modelos para ouvir.
    list: os que há, e os que podem ser baixados.
    get NOME: baixa um, pelo nome ou pelo idioma.
    check NOME: verifica um; com --all, todos.
    remove NOME: remove um que foi baixado.
    --from ENDEREÇO: outra lista, para list e get.
    --json: linhas de JSON.
cli-help-board = { $program } board list, probe ou simulate: os tabuleiros eletrônicos.
    list: as portas seriais onde pode estar um tabuleiro.
    probe PORTA: que tabuleiro está numa porta, o que sabe fazer, e se as peças estão na posição inicial; sem PORTA, em todas as portas USB. Com --protocol e --rules.
    simulate: um tabuleiro que não existe, para testar; com --protocol e --rules. Diz onde está aberto, e faz o que você digitar: help diz o quê.
    --protocol dgt, tdb ou millennium: como fala o tabuleiro.
    --rules italian ou international: que damas.
    --json: linhas de JSON.
    As outras opções são só para simulate.
    --fen FEN: a posição que está nele.
    --seed NÚMERO: uma mão que com cada número faz coisas diferentes.
    --pause SEGUNDOS: o tempo entre um gesto e outro.
    --script ARQUIVO: faz o que está num arquivo.
    --turned de 0 a 3: quantos quartos de volta está girado.
    --mirrored: visto no espelho.
    --codes draughts, swapped ou chess: como um tabuleiro dgt chama as suas peças.
    --sense occ, col ou pce: o que um tabuleiro tdb sabe dizer, que há alguma coisa, a cor ou a peça.
    --tcp: alcançado pela rede desta máquina em vez de uma porta serial.
cli-help-doctor = { $program } doctor: testa de verdade a voz, o som, o microfone, o leitor de tela e a parte rápida do computador, e diz como resolver o que falta.
    ear: lê números para repetir, e diz como ouviu.
    --voice auto, own, reader ou off: quem lê em voz alta; off testa em silêncio.
    --input-device NOME: o microfone; basta uma parte do nome.
    --json: linhas de JSON.
cli-help-bench = { $program } bench rules, search, dialogue, journal, correspondence, voice, board ou all: mede a velocidade do programa.
    rules: as regras. search: o computador pensando. dialogue: as respostas e o início. journal: com que rapidez um lance é salvo, e quanto demora procurar entre cem mil partidas. correspondence: com que rapidez vêm a lista das partidas por correspondência, outra partida e mil mensagens entendidas. voice: a voz, que se ouve durante alguns minutos, e a escuta. board: um tabuleiro eletrônico simulado.
    --peers: compara as regras com as de outras bibliotecas, que são baixadas.
    --json: linhas de JSON.
cli-help-understand = { $program } understand --rules R LINHA: o que significa uma linha digitada numa posição, em JSON; sem linhas, são lidas da entrada padrão.
    --rules italian ou international: que damas.
    --fen FEN: a posição; sem ela, a inicial.
    --commands: a lista dos comandos e do que cada um aceita.
    --why: também o que cada etapa encontrou, quais palavras pesaram mais e quais frases de pessoas são as mais próximas.
cli-help-message = { $program } message --rules R ARQUIVO: o que significam mensagens de partidas por correspondência numa posição, em JSON; texto simples ou mensagens de e-mail, um hífen lê a entrada padrão.
    --rules italian ou international: que jogo.
    --fen FEN: a posição; sem ela, a inicial.
cli-message-no-file = Não é possível ler o arquivo: { $reason ->
    [no-file] não é um arquivo
    [slow] não traz nada: já esperei bastante
    [endless] não tem fim
   *[other] o sistema diz { $detail }
}. Verifique o nome e tente de novo.
cli-message-bad = A mensagem não pode ser lida: { $why ->
    [long] está escrito mais do que se lê. Dê só a parte com o lance.
   *[other] não é feita como o correio. Dê só a parte com o lance, como texto simples.
}
cli-games-needs-yes = Para apagar sem ter quem diga sim, digite { $name }.
cli-games-file-exists = O arquivo { $file } já existe, e não o substituo. Escolha outro nome.
cli-games-no-file = Não consigo escrever o arquivo { $file }: { $detail }. Escolha outro nome ou outra pasta.
cli-games-backed-up = O arquivo { $file } agora tem uma cópia de { $count ->
    [one] uma partida
   *[other] { $count } partidas
}.
cli-games-brf = A planilha da partida em braille se escreve assim: damavoce games show 12 --to partida.brf. Para um arquivo PDN use games export.
cli-help-games = { $program } games list, due, show, report, export, delete, restore, purge ou backup: as partidas salvas.
    list: quais há; primeiro aquelas em que é a sua vez, depois por data.
    due: em quantas partidas por correspondência é a sua vez, e a primeira, em uma linha; com --to ARQUIVO.ics os prazos para um calendário.
    show NÚMERO: uma partida com os seus lances; sem número, a última. Com --to ARQUIVO.brf escreve a planilha em braille, para uma impressora.
    report NÚMERO: o relatório de uma partida: as irregularidades com o artigo e quem decidiu, as contagens, os pedidos, os tempos; sem número, da última. Com --to ARQUIVO em um arquivo novo.
    export NÚMERO: a partida em PDN; com --all todas, com --to ARQUIVO num arquivo novo.
    delete NÚMERO: apaga, depois de um sim; durante 30 dias ela pode ser recuperada. Com --yes não pergunta.
    restore NÚMERO: recupera uma partida apagada.
    purge NÚMERO: apaga para sempre, depois de um sim; com --yes não pergunta.
    backup ARQUIVO: uma cópia de segurança de todas as partidas em um arquivo novo; colocada ao lado de games.db como games-copia.db, na próxima vez o programa pega dela o que falta.
    Para list e export --all, quais partidas:
    --with NOME: quem joga; basta uma parte do nome.
    --since e --until DATA: desde quando, e até quando; por exemplo 2026-11-20.
    --result white, black, draw, won, lost, annulled, over ou open: como acabou, ou se ainda está aberta.
    --opening LANCES: como começa, por exemplo "22-18 11-15"; com --rules para as damas internacionais.
    --rules italian ou international: quais damas.
    --fen FEN: uma posição que houve; com --rules.
    --deleted: as partidas apagadas que se podem recuperar.
    --limit NÚMERO: não mais do que tantas.
    --json: linhas de JSON, as mais novas primeiro.
