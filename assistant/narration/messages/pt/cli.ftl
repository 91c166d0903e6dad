### A linha de comando.

cli-unknown-argument = Não conheço "{ $name }". Para ver as opções acrescente --help.
cli-unknown-command = Não conheço o comando "{ $name }". Os comandos são: { $known }.
cli-missing-value = Depois de { $name } falta o valor, ou há um a mais. Para ver as opções acrescente --help.
cli-missing-option = Falta { $name }: acrescente essa opção à linha de comando.
cli-bad-arguments = A linha de comando não está certa: { $detail }. Para ver as opções acrescente --help.
cli-bad-choice = { $name } não aceita "{ $value }". Os valores são: { $allowed }.
cli-bad-number = { $name } não aceita "{ $value }": é preciso um número de { $least } a { $most }.
cli-bad-date = { $name } não aceita "{ $value }": é precisa uma data, por exemplo 2026-11-20.
cli-bad-moves = { $name } não aceita "{ $value }": são precisos lances, por exemplo "22-18 11-15".
cli-illegal-opening = Em { $name } há um lance que ali não se pode jogar. Para as damas internacionais acrescente --rules international.
cli-games-needs-yes = Para apagar sem haver quem diga sim, escreva { $name }.
cli-games-file-exists = O ficheiro { $file } já existe, e não o substituo. Escolha outro nome.
cli-games-deadline = Damas: lance contra { $name }, partida { $code }
cli-games-no-file = Não consigo escrever o ficheiro { $file }: { $detail }. Escolha outro nome ou outra pasta.
cli-games-backed-up = O ficheiro { $file } tem agora uma cópia de { $count ->
    [one] uma partida
   *[other] { $count } partidas
}.
cli-bad-player = { $name } não aceita "{ $value }". Escreva human, human:NOME, mail:NOME, computer ou board; human:NOME:blind para quem joga sem ver, human:NOME:board para quem move num tabuleiro eletrónico.
cli-games-brf = A planilha da partida em braille escreve-se assim: damavoce games show 12 --to partida.brf. Para um ficheiro PDN use games export.
cli-bad-clock = { $name } não aceita "{ $value }". Escreva os minutos, por exemplo 10, e se quiser os segundos que cada lance acrescenta: 10+5. Ou 90s para segundos, 5d3 para três segundos livres em cada lance, 40/120:60 para 40 lances em 120 minutos e depois 60, none para nenhum relógio.
cli-level-or-movetime = Escolha --level ou --movetime, não os dois.
cli-movetime-or-depth = Escolha --movetime ou --depth, não os dois.
cli-regulation-not-for = O regulamento { $regulation } não serve para as regras { $rules }: portuguese vai com international, pergioco com italian.
cli-not-for-action = board { $action } não aceita { $name }, que serve para { $others }. Retire-o da linha de comando.
cli-board-or-two = Escolha --board, para um só tabuleiro, ou então --white-board e --black-board: não juntos.
cli-same-port = --white-board e --black-board indicam a mesma porta, { $port }. Para jogarem os dois num só tabuleiro escreva --board { $port } --white board --black board.
cli-no-board = Com { $name } alguém joga num tabuleiro eletrónico, mas não diz qual: acrescente { $option }. Para ouvir que portas há escreva { $command }.
cli-board-unused = Ninguém joga no tabuleiro de --board: depois de --white ou --black escreva board, ou human:NOME:board.
cli-board-of-computer = { $option } é para uma pessoa, mas { $name } diz computer: tire um dos dois.
cli-board-too-small = Os tabuleiros { $protocol } têm 64 casas: com --rules international escolha --board-protocol dgt ou tdb.
cli-arbiter-alone = --arbiter on vale entre duas pessoas, mas aqui joga o computador: tire-o, ou escreva human depois de --white e --black.
cli-promotional-elsewhere = --promotional vale só para as damas italianas com o regulamento FID, artigo 11 do Capo I: tire-o, ou tire --rules e --regulation.
cli-bad-private = --private-device não aceita "{ $value }". Escreva white ou black, um sinal de igual e o nome do dispositivo: white=fones; white=braille se só as Brancas leem o ecrã.
cli-private-alone = --private-device vale entre duas pessoas, mas aqui joga o computador: tire-o, ou escreva human depois de --white e --black.
cli-private-same = --private-device dá { $value } aos dois: o que é de uma pessoa seria ouvido pela outra. Escolha dois dispositivos.
cli-log-of-notes = Com --notes off os lances num registo seriam uma anotação: tire --log, ou junte --arbiter on se o árbitro o quiser.
cli-repeat-back-alone = --repeat-back vale entre duas pessoas, mas aqui joga o computador: tire-o, ou escreva human depois de --white e --black.
cli-match-names = Um match com --match é entre duas pessoas com nomes diferentes: escreva --white human:NOME e --black human:NOME.
cli-mail-alone = Quem joga por correspondência (mail) joga contra uma pessoa nesta máquina: ponha human depois de --white ou --black, por exemplo --white human:Bruno --black mail:Anna.
cli-mail-name = Quem joga por correspondência tem um nome: ponha-o depois de mail, por exemplo { $name } mail:Anna.
cli-mail-without = { $name } não serve numa partida por correspondência: tire essa opção.
cli-opening-where = { $is_listed ->
    [yes] , linha { $line } de { $file },
   *[no] {""}
}
cli-opening-empty = Em --opening{ cli-opening-where } não há nenhum lance: escreva-os como "22-18 11-15".
cli-opening-long = A abertura{ cli-opening-where } é longa demais: cabem no máximo cem lances.
cli-opening-no-move = Na abertura{ cli-opening-where } "{ $move }", o lance número { $ply }, não se lê: escreva-o como 22-18.
cli-opening-several = Na abertura{ cli-opening-where } { $move }, o lance número { $ply }, pode ser várias capturas: escreva todo o percurso.
cli-opening-illegal = Na abertura{ cli-opening-where } o lance número { $ply }, { $move }, não se pode jogar. { $why }
cli-opening-list-unreadable = Não consigo ler a lista de aberturas { $file }: tem de ser um ficheiro de texto, com uma abertura por linha.
cli-opening-list-empty = Na lista { $file } não há nenhuma abertura: escreva uma por linha, como "22-18 11-15".
cli-opening-not-in-list = A lista não tem a abertura número { $number }: tem { $count }.
cli-odds-no-squares = --odds não aceita "{ $value }": são precisas as casas das peças a retirar, por exemplo 21,22.
cli-odds-empty = --odds retira peças que existem, e na { $square } não há nada.
cli-odds-of-both = --odds retira peças de uma só cor, a do jogador mais forte.
cli-odds-all = --odds deixa pelo menos uma peça: retire menos.
cli-odds-drawn = Com as cores sorteadas --odds vai com quem as dá, seja qual for a cor, e { $name } fixaria antes a posição: tire { $name }, ou --match-colours drawn.
cli-log-impossible = Não posso escrever o registo em { $file }: { $why ->
    [no-folder] a pasta não existe
    [folder] é uma pasta
    [forbidden] o sistema não o permite
    [full] o disco está cheio
    [pipe] é um pipe, que não se pode reler
    [taken] outra partida está a escrever nele
   *[other] o sistema recusa
}. Escolha outro ficheiro.
cli-output-failed = Não consigo escrever na saída: talvez o disco esteja cheio. Liberte espaço, ou mande a saída para outro lado.
cli-bench-peers-failed = Não consigo preparar { $peer }: { $detail }. Falta a comparação com esta biblioteca.
cli-bench-preparing = Preparo { $peer } num ambiente à parte.
cli-bench-no-memory = Este sistema não diz quanta memória um programa usa: falta a medida da memória.
cli-bench-start-failed = Não consigo iniciar o programa para o medir: { $detail }. Faltam as medidas do início; escreva { $command } para ver se uma partida começa.
cli-bench-no-compiled = Faltam as medidas da parte rápida do computador: { $reason ->
    [no-package] falta o pacote numba. Instale as partes em falta com python3 run.py install
    [bad-package] o pacote numba não arranca ({ $detail }). O comando python3 run.py doctor diz como resolver
   *[other] não se pôde compilar ({ $detail }). O comando python3 run.py doctor diz mais
}.
cli-bench-search-start-failed = Não consigo iniciar uma partida para a medir: { $detail }. Faltam as medidas do primeiro lance, da preparação e da memória; escreva { $command } para ver se uma partida começa.
cli-bench-no-voice = Faltam as medidas da voz: { $reason ->
    [no-engine] não há um sintetizador. Instale as partes que faltam com python3 run.py install
    [no-portaudio] falta a biblioteca PortAudio. Em Debian e Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] falta o pacote sounddevice. Instale as partes que faltam com python3 run.py install
    [no-device] não há uma placa de som
    [lost] a voz perdeu-se durante as medidas. Tente outra vez
   *[other] o som não começa. Tente outra vez
}.
cli-bench-no-board = Faltam as medidas dos lances no tabuleiro: { $reason ->
    [no-package] falta o pacote pyserial. Instale as partes que faltam com python3 run.py install
   *[other] o tabuleiro simulado não responde. Tente outra vez
}.
cli-bench-no-ear = Faltam as medidas da escuta: { $reason ->
    [no-package] falta o pacote vosk. Instale as partes que faltam com python3 run.py install
    [no-model] não há nenhum modelo. Instale de novo o programa
    [no-catalogue] falta a lista dos modelos. Instale de novo o programa
    [damaged-model] um modelo está danificado. Instale de novo o programa
    [no-engine] não há sintetizador que diga os lances. Instale as partes que faltam com python3 run.py install
   *[other] o reconhecimento ou a voz não funciona. Tente de novo, ou procure o motivo com python3 run.py doctor
}.
cli-compiling = Preparo a parte rápida do computador, que é compilada; a primeira vez demora alguns segundos.
cli-not-compiled = Não há gerador de lances compilado: { $reason ->
    [no-package] falta o pacote numba. Instale as partes em falta com python3 run.py install, ou escolha --with kernel
    [bad-package] o pacote numba não arranca ({ $detail }). Escolha --with kernel
   *[other] não se pôde compilar ({ $detail }). Escolha --with kernel
}.
cli-too-many-captures = Chega-se a uma posição com mais tomadas do que cabem no gerador do motor. Conte com --with law.
cli-analyse-plain = Analiso com a parte lenta do computador, em Python simples: { $reason ->
    [no-package] para a rápida falta o pacote numba. Instale as partes em falta com python3 run.py install
    [bad-package] para a rápida o pacote numba não arranca ({ $detail }). O comando python3 run.py doctor diz como resolver
   *[other] a rápida não se pôde compilar ({ $detail }). O comando python3 run.py doctor diz mais
}.
cli-speak-failed = Não posso ler em voz alta: { $reason ->
    [no-engine] não há um sintetizador. Instale as partes que faltam com python3 run.py install
    [hangs] o sintetizador não responde. Tente de novo daqui a pouco
    [ended] a parte que fala e toca terminou sozinha. Tente de novo daqui a pouco
    [no-voice] não há uma voz para esta língua. Tente com --lang en
    [no-portaudio] falta a biblioteca PortAudio. No Debian e no Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] falta o pacote sounddevice. Instale as partes que faltam com python3 run.py install
    [no-device] não há uma placa de som. Com --to FICHEIRO.wav o som vai para um ficheiro
    [lost] a placa de som desapareceu. Com --to FICHEIRO.wav o som vai para um ficheiro
   *[other] o som não começa. Com --to FICHEIRO.wav vai para um ficheiro
}.
cli-speak-no-file = Não posso escrever o som em { $file }: o sistema diz { $detail }. Escolha outro ficheiro.
cli-speak-writing = Escrevo o som: { $written } frases de { $count }. Ctrl-C para.
cli-hear-failed = Não posso reconhecer nada: { $reason ->
    [no-package] falta o pacote vosk. Instale as partes que faltam com python3 run.py install
    [no-model] para esta língua não há um modelo. Experimente --lang it, ou --model com a pasta de um modelo
    [unknown-model] não há um modelo { $model }. Indique a pasta de um modelo, ou um destes: { $known }
    [no-catalogue] falta a lista dos modelos. Instale de novo o programa
    [damaged-model] { $trouble ->
        [no-folder] falta a pasta do modelo { $model }. Instale de novo o modelo
        [no-model] na pasta { $model } não há um modelo. Indique outra pasta
        [missing] ao modelo { $model } falta o ficheiro { $file }. Instale de novo o modelo
        [empty] no modelo { $model } o ficheiro { $file } está vazio. Instale de novo o modelo
        [unreadable] no modelo { $model } o ficheiro { $file } não se pode ler. Dê à sua conta permissão para o ler
        [damaged] no modelo { $model } o ficheiro { $file } está danificado. Instale de novo o modelo
       *[other] o modelo { $model } está danificado. Instale de novo o modelo
    }
    [no-words] o modelo { $model } não conhece nenhuma das palavras. Escolha um modelo para esta língua
    [gone] o reconhecedor fechou-se sozinho, talvez por causa de um modelo danificado. Instale de novo o modelo
   *[other] o reconhecedor não funciona. Instale as partes que faltam com python3 run.py install
}.
cli-hear-missing-words = As frases com estas palavras não se reconhecem, porque faltam ao modelo: { $words }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}. Escolha outro modelo com --model.
cli-hear-goes-on = Continuo a ouvir { $file }, há { $seconds } segundos.
cli-hear-no-wav = { $reason ->
    [no-wav] Isto não é um ficheiro WAV. Guarde o som como WAV
    [truncated] O ficheiro interrompe-se antes do fim. Copie-o ou grave-o de novo
    [no-sound] No ficheiro não há som. Grave-o de novo
    [encoding] O som está comprimido de uma forma que aqui não se conhece. Guarde-o como WAV sem compressão
    [too-long] O ficheiro é demasiado longo. Divida-o em ficheiros de { $minutes } minutos no máximo
    [gone] Com este som o reconhecedor fechou-se sozinho. Tente de novo
   *[other] O reconhecedor não conseguiu ouvir este som. Tente de novo
}.
cli-hear-no-file = { $reason ->
    [missing] O ficheiro não existe
    [folder] É uma pasta
    [forbidden] O sistema não permite ler o ficheiro
    [no-file] Não é um ficheiro
    [slow] Não traz nada: já esperei bastante
    [endless] Não tem fim
   *[other] Não posso ler o ficheiro: o sistema diz { $detail }
}. Escolha outro ficheiro.
cli-version = damavoce { $version }, Python { $python }. { $has_parts ->
    [yes] Partes presentes: { $parts }.
   *[no] Das outras partes não há nenhuma.
}{ $has_missing ->
    [yes] {" "}Faltam: { $missing }; para saber como as obter escreva { $command }.
   *[no] {""}
}
cli-help = Damavoce, o jogo de damas para quem joga sem ver o tabuleiro.

    Para jogar: { $program }. Uma partida também pode começar com opções, e há outros comandos:
    play: uma partida; a palavra play pode omitir-se.
    legal: os lances permitidos de uma posição.
    explain: se um lance é permitido, e que artigo o proíbe.
    perft: conta as posições.
    analyse: o que o computador pensa de uma posição ou das partidas de um ficheiro.
    pdn: os ficheiros de partidas.
    hear: o que se diz em ficheiros de som.
    understand: o que significa uma linha escrita.
    message: o que significa uma mensagem de correspondência.
    speak: lê um texto em voz alta.
    models: os modelos para ouvir.
    board: os tabuleiros eletrónicos.
    games: as partidas guardadas, para listar, exportar ou apagar.
    doctor: o que funciona nesta máquina, e como resolver o resto.
    bench: a velocidade do programa.{ $has_installer ->
        [yes] {""}
    install: instala as partes que faltam.
    test: experimenta o próprio programa.
       *[no] {""}
    }
    Cada um diz as suas opções, por exemplo: { $program } play --help, ou { $program } explain --help.
    --lang it, en, pt ou pt-BR: a língua, para todos os comandos.
    --version: que versão é esta.
cli-help-play = { $program } play: uma partida; também sem escrever play. Se não pedir outra coisa: damas italianas, as Brancas são suas, as Pretas são do computador.
    --rules italian ou international: damas italianas ou internacionais.
    --regulation fid, pergioco (com italian) ou portuguese (com international): o regulamento.
    --white e --black: quem joga; human, human:NOME, computer, mail:NOME para quem joga por correspondência, ou board para quem move num tabuleiro eletrónico; human:NOME:board diz também o nome, human:NOME:blind é quem joga sem ver.
    --level de 1 a 10: a força do computador; 5 se não disser outra coisa.
    --movetime SEGUNDOS: quanto tempo pensa o computador, em vez de --level.
    --seed NÚMERO: com o mesmo número o computador joga sempre da mesma maneira.
    --fen FEN: a posição por onde começar.
    --opening LANCES: os lances com que a partida começa, por exemplo "22-18 11-15"; list:FICHEIRO sorteia uma abertura de uma lista, uma por linha, e list:FICHEIRO:7 escolhe a sétima.
    --odds CASAS: as peças sem as quais joga o mais forte, por exemplo 21,22.
    --coach off, exists, squares ou why: quanto dizer das tomadas obrigatórias antes do seu lance.
    --view own ou white: de que lado se entendem esquerda, direita e frente; os números não mudam.
    {""}--verbosity 0, 1 ou 2: quanto dizer; 2 nomeia também as peças tomadas.
    --cells NÚMERO: o comprimento máximo de cada linha, para as linhas braille; por exemplo 20 ou 40; 0 para linhas de qualquer comprimento.
    --voice auto, own, reader ou off: quem lê em voz alta: a voz própria, o leitor de ecrã, ninguém; auto escolhe por si.
    --rate PALAVRAS: a velocidade da voz, de 80 a 700 palavras por minuto.
    --listen off, push ou open: se o programa escuta: não, depois de uma tecla para uma só frase, ou sempre.
    --input-device NOME: o microfone; basta uma parte do nome. Sem isto, o do sistema.
    --mail PASTA: a pasta do seu correio, uma Maildir ou de ficheiros eml, em que procuro as mensagens das partidas por correspondência. Não mudo nada lá e não envio nada.
    --questions free, none ou um número: quantas perguntas sobre o tabuleiro são permitidas a quem joga de memória; as feitas contam-se.
    --white-questions e --black-questions free, none ou um número: as perguntas de uma só cor, se não forem as mesmas.
    --notes on ou off: se durante a partida se pode pedir a planilha; on se não disser nada.
    --private-device COR=NOME: em que dispositivo de som uma pessoa ouve sozinha as respostas às suas perguntas, por exemplo white=fones; white=braille se só as Brancas leem o ecrã. Pode dar-se duas vezes.
    {""}--clock TEMPO: o relógio: os minutos de cada um, por exemplo 10; 10+5 acrescenta 5 segundos a cada lance; 5d3 deixa livres os primeiros 3 de cada lance; 40/120:60 dá 120 minutos para 40 lances e depois 60; 90s conta em segundos. Sem isso, joga-se sem relógio.
    --white-clock TEMPO e --black-clock TEMPO: o tempo de uma só cor, se não for igual; none para nenhum limite.
    --clock-after announcement ou move: o relógio de quem ouve o lance parte quando este foi dito, no máximo dez segundos depois, ou logo; announcement se não disser outra coisa.
    {""}--repeat-back: entre duas pessoas, o adversário repete cada lance anunciado, em voz alta, escrito ou no seu tabuleiro, antes de o seu relógio começar.
    --match N: um match de N partidas entre as mesmas duas pessoas, com os seus nomes em --white e --black; as cores alternam.
    --match-colours alternate ou drawn: quem tem as Brancas na primeira partida: como está escrito, ou por sorteio; alternate se não disser outra coisa.
    --board PORTA: o tabuleiro eletrónico em que se joga; sem --white e --black tem as Brancas e move ali.
    --white-board PORTA e --black-board PORTA: dois tabuleiros, cada um no seu.
    --board-protocol dgt, tdb ou millennium: como fala o tabuleiro; sem isso, tento todos.
    --arbiter on ou off: se entre duas pessoas as irregularidades se nomeiam com o artigo e decide o adversário; on se não disser outra coisa.
    --promotional: torneio promocional: o árbitro pode encurtar a contagem, até 10 lances (Capo I, artigo 11).
    --score obligatory ou free: se a anotação é obrigatória; sem isso, é. Onde não é, nas damas internacionais FID a repetição não se pede.
    --log FICHEIRO: escreve tudo o que acontece, em linhas JSON; nunca uma posição que alguém não deva saber.
cli-help-legal = { $program } legal --rules R FEN: os lances permitidos de cada posição, em JSON. Sem FEN as posições vêm da entrada padrão, uma por linha.
    --rules italian ou international: que damas.
cli-help-explain = { $program } explain --rules R LANCE: se um lance é permitido, que artigo o proíbe e o que se pode em vez dele, em JSON; também vários lances seguidos.
    --rules italian ou international: que damas.
    --regulation fid, pergioco (com italian) ou portuguese (com international): de que regulamento são os artigos citados.
    --fen FEN: a posição; sem isso, a inicial.
cli-help-perft = { $program } perft --rules R --depth N: conta as posições depois de tantos lances, em JSON, uma linha por profundidade.
    --rules italian ou international: que damas.
    --depth NÚMERO: quantos lances, de 1 a 30.
    --fen FEN: a posição; sem isso, a inicial.
    --unique: conta uma só vez as tomadas das mesmas peças entre as mesmas casas.
    --with law, kernel ou compiled: quem conta, as regras, o gerador do computador ou o mesmo compilado.
cli-help-analyse = { $program } analyse --rules R: o que o computador pensa de uma posição, em JSON, uma linha por profundidade. Ctrl-C acaba mais cedo.
    FICHEIRO.pdn: em vez de uma posição, todas as das partidas de um ficheiro; então --rules pode ser omitido.
    --rules italian ou international: que damas.
    --fen FEN: a posição; sem isso, a inicial.
    --movetime SEGUNDOS: quanto tempo pensa, até 3600; 2 se não disser outra coisa.
    --depth NÚMERO: quantos lances calcula à frente, em vez do tempo; de 1 a 100.
cli-help-pdn = { $program } pdn AÇÃO FICHEIRO: o que há em ficheiros de partidas. Um hífen no lugar do ficheiro lê da entrada padrão.
    check: o que está errado em cada partida, em JSON.
    list: uma linha por partida.
    show: os lances das partidas.
    convert: escreve de novo as partidas, sem o que está errado na forma.
    --game NÚMERO: com show e convert, só esta partida.
    --to FICHEIRO: com convert, o ficheiro a escrever; sem isso, a saída padrão.
    --numbering own, mirrored ou auto: como estão numeradas no ficheiro as casas do tabuleiro italiano: como sempre, a partir do outro lado, ou como os lances o pedem.
    --json: com list e show, em JSON.
cli-help-hear = { $program } hear --rules R FICHEIRO.wav: o que se diz em ficheiros de som e o que significa numa posição, em JSON.
    --rules italian ou international: que damas.
    --fen FEN: a posição; sem isso, a inicial.
    --model NOME: o modelo que ouve, ou a pasta de um; sem isso, o da língua.
cli-help-understand = { $program } understand --rules R LINHA: o que significa uma linha escrita numa posição, em JSON; sem linhas, leem-se da entrada padrão.
    --rules italian ou international: que damas.
    --fen FEN: a posição; sem ela, a inicial.
    --commands: a lista dos comandos e do que cada um aceita.
    --why: também o que cada passo encontrou, que palavras pesaram mais e que frases de pessoas estão mais próximas.
cli-help-message = { $program } message --rules R FICHEIRO: o que significam mensagens de partidas por correspondência numa posição, em JSON; texto simples ou mensagens de correio, um hífen lê a entrada padrão.
    --rules italian ou international: que jogo.
    --fen FEN: a posição; sem ela, a inicial.
cli-message-no-file = Não se consegue ler o ficheiro: { $reason ->
    [no-file] não é um ficheiro
    [slow] não traz nada: já esperei bastante
    [endless] não tem fim
   *[other] o sistema diz { $detail }
}. Verifique o nome e tente de novo.
cli-message-bad = A mensagem não se pode ler: { $why ->
    [long] está escrito mais do que se lê. Dê só a parte com o lance.
   *[other] não é feita como o correio. Dê só a parte com o lance, como texto simples.
}
cli-help-speak = { $program } speak TEXTO: lê um texto em voz alta.
    --rate PALAVRAS: a que velocidade, de 80 a 700 palavras por minuto.
    --to FICHEIRO.wav: em vez de o tocar, escreve o som num ficheiro.
cli-help-models = { $program } models list, get, check ou remove: os modelos para ouvir.
    list: os que há, e os que se podem descarregar.
    get NOME: descarrega um, pelo nome ou pela língua.
    check NOME: verifica um; com --all, todos.
    remove NOME: remove um que foi descarregado.
    --from ENDEREÇO: outra lista, para list e get.
    --json: linhas de JSON.
cli-help-board = { $program } board list, probe ou simulate: os tabuleiros eletrónicos.
    list: as portas série onde pode estar um tabuleiro.
    probe PORTA: que tabuleiro está numa porta, o que sabe fazer, e se as peças estão na posição inicial; sem PORTA, em todas as que estão em USB. Com --protocol e --rules.
    simulate: um tabuleiro que não existe, para experimentar; com --protocol e --rules. Diz onde se abre, e faz o que escrever: help diz o quê.
    --protocol dgt, tdb ou millennium: como fala o tabuleiro.
    --rules italian ou international: que damas.
    --json: linhas de JSON.
    As outras opções são só para simulate.
    --fen FEN: a posição que está nele.
    --seed NÚMERO: uma mão que com cada número faz coisas diferentes.
    --pause SEGUNDOS: o tempo entre um gesto e outro.
    --script FICHEIRO: faz o que está num ficheiro.
    --turned de 0 a 3: tantos quartos de volta.
    --mirrored: visto ao espelho.
    --codes draughts, swapped ou chess: como um tabuleiro dgt chama as suas peças.
    --sense occ, col ou pce: o que um tabuleiro tdb sabe dizer, que há alguma coisa, a cor ou a peça.
    --tcp: alcançado pela rede desta máquina em vez de uma porta série.
cli-help-games = { $program } games list, due, show, report, export, delete, restore, purge ou backup: as partidas guardadas.
    list: quais há; primeiro aquelas em que é a sua vez, depois por data.
    due: em quantas partidas por correspondência é a sua vez, e a primeira, numa linha; com --to FICHEIRO.ics os prazos para um calendário.
    show NÚMERO: uma partida com os seus lances; sem número, a última. Com --to FICHEIRO.brf escreve a planilha em braille, para uma impressora.
    report NÚMERO: o relatório de uma partida: as irregularidades com o artigo e quem decidiu, as contagens, os pedidos, os tempos; sem número, da última. Com --to FICHEIRO num ficheiro novo.
    export NÚMERO: a partida em PDN; com --all todas, com --to FICHEIRO num ficheiro novo.
    delete NÚMERO: apaga-a, depois de um sim; durante 30 dias pode-se recuperar. Com --yes não pergunta.
    restore NÚMERO: recupera uma partida apagada.
    purge NÚMERO: apaga-a para sempre, depois de um sim; com --yes não pergunta.
    backup FICHEIRO: uma cópia de segurança de todas as partidas num ficheiro novo; posta ao lado de games.db como games-copia.db, o arranque seguinte vai lá buscar o que falta.
    Para list e export --all, que partidas:
    --with NOME: quem joga; basta uma parte do nome.
    --since e --until DATA: desde quando, e até quando; por exemplo 2026-11-20.
    --result white, black, draw, won, lost, annulled, over ou open: como acabou, ou se ainda está aberta.
    --opening LANCES: como começa, por exemplo "22-18 11-15"; com --rules para as damas internacionais.
    --rules italian ou international: que damas.
    --fen FEN: uma posição que houve; com --rules.
    --deleted: as partidas apagadas que se podem recuperar.
    --limit NÚMERO: não mais do que tantas.
    --json: linhas de JSON, as mais novas primeiro.
cli-help-doctor = { $program } doctor: experimenta a sério voz, som, microfone, leitor de ecrã e a parte rápida do computador, e diz como resolver o que falta.
    ear: lê números para repetir, e diz como os ouviu.
    --voice auto, own, reader ou off: quem lê em voz alta; off experimenta em silêncio.
    --input-device NOME: o microfone; basta uma parte do nome.
    --json: linhas de JSON.
cli-help-bench = { $program } bench rules, search, dialogue, journal, correspondence, voice, board ou all: mede a velocidade do programa.
    rules: as regras. search: o computador a pensar. dialogue: as respostas e o início. journal: quão depressa um lance é guardado, e quanto demora procurar entre cem mil partidas. correspondence: com que rapidez vêm a lista das partidas por correspondência, outra partida e mil mensagens entendidas. voice: a voz, que se ouve durante alguns minutos, e a escuta. board: um tabuleiro eletrónico simulado.
    --peers: as regras ao lado de outras bibliotecas, que descarrega.
    --json: linhas de JSON.
