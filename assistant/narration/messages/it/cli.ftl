### La riga di comando.

cli-unknown-argument = Non conosco "{ $name }". Per le opzioni aggiungi --help.
cli-unknown-command = Non conosco il comando "{ $name }". I comandi sono: { $known }.
cli-missing-value = Dopo { $name } manca il valore, o ce n'è uno di troppo. Per le opzioni aggiungi --help.
cli-missing-option = Manca { $name }: aggiungilo alla riga di comando.
cli-bad-arguments = La riga di comando non è giusta: { $detail }. Per le opzioni aggiungi --help.
cli-bad-choice = { $name } non accetta "{ $value }". I valori sono: { $allowed }.
cli-bad-number = { $name } non accetta "{ $value }": ci vuole un numero da { $least } a { $most }.
cli-bad-date = { $name } non accetta "{ $value }": ci vuole una data, per esempio 2026-11-20.
cli-bad-moves = { $name } non accetta "{ $value }": ci vogliono mosse, per esempio "22-18 11-15".
cli-illegal-opening = In { $name } c'è una mossa che lì non si può giocare. Per la dama internazionale aggiungi --rules international.
cli-games-needs-yes = Per cancellare senza che ci sia qualcuno a dire sì, scrivi { $name }.
cli-games-file-exists = Il file { $file } c'è già, e non lo sovrascrivo. Scegli un altro nome.
cli-games-deadline = Dama: mossa contro { $name }, partita { $code }
cli-games-no-file = Non riesco a scrivere il file { $file }: { $detail }. Scegli un altro nome o un'altra cartella.
cli-games-backed-up = Ho scritto nel file { $file } una copia di { $count ->
    [one] una partita
   *[other] { $count } partite
}.
cli-bad-player = { $name } non accetta "{ $value }". Scrivi human, human:NOME, mail:NOME, computer o board; human:NOME:blind per chi gioca senza vedere, human:NOME:board per chi muove su una damiera elettronica.
cli-games-brf = Il tabellino in braille si scrive così: damavoce games show 12 --to partita.brf. Per un file PDN usa games export.
cli-bad-clock = { $name } non accetta "{ $value }". Scrivi i minuti, per esempio 10, e se vuoi i secondi che ogni mossa aggiunge: 10+5. Oppure 90s per secondi, 5d3 per tre secondi liberi a ogni mossa, 40/120:60 per 40 mosse in 120 minuti e poi 60, none per nessun orologio.
cli-level-or-movetime = Scegli --level o --movetime, non tutti e due.
cli-movetime-or-depth = Scegli --movetime o --depth, non tutti e due.
cli-regulation-not-for = Il regolamento { $regulation } non vale per le regole { $rules }: portuguese va con international, pergioco con italian.
cli-not-for-action = board { $action } non accetta { $name }, che serve per { $others }. Toglilo dalla riga di comando.
cli-board-or-two = Scegli --board, per una damiera sola, oppure --white-board e --black-board: non insieme.
cli-same-port = --white-board e --black-board indicano la stessa porta, { $port }. Per giocare in due su una damiera scrivi --board { $port } --white board --black board.
cli-no-board = Con { $name } qualcuno gioca su una damiera elettronica, ma non dici quale: aggiungi { $option }. Le porte le dice il comando { $command }.
cli-board-unused = Nessuno gioca sulla damiera di --board: dopo --white o --black scrivi board, oppure human:NOME:board.
cli-board-of-computer = { $option } è per una persona, ma { $name } dice computer: togli uno dei due.
cli-board-too-small = Le damiere { $protocol } hanno 64 caselle: con --rules international scegli --board-protocol dgt o tdb.
cli-arbiter-alone = --arbiter on vale fra due persone, ma qui gioca il computer: toglilo, o scrivi human dopo --white e --black.
cli-promotional-elsewhere = --promotional vale solo per la dama italiana con il regolamento FID, articolo 11 del Capo I: toglilo, o togli --rules e --regulation.
cli-bad-private = --private-device non accetta "{ $value }". Scrivi white o black, un uguale e il nome del dispositivo: white=cuffie; white=braille se solo il Bianco legge lo schermo.
cli-private-alone = --private-device vale fra due persone, ma qui gioca il computer: toglilo, o scrivi human dopo --white e --black.
cli-private-same = --private-device dà { $value } a tutti e due: ciò che è di una persona lo sentirebbe anche l'altra. Scegli due dispositivi.
cli-log-of-notes = Con --notes off le mosse in un registro sarebbero un'annotazione: togli --log, o aggiungi --arbiter on se lo vuole l'arbitro.
cli-repeat-back-alone = --repeat-back vale fra due persone, ma qui gioca il computer: toglilo, o scrivi human dopo --white e --black.
cli-match-names = Un match con --match è fra due persone con nomi diversi: scrivi --white human:NOME e --black human:NOME.
cli-mail-alone = Chi gioca per corrispondenza (mail) gioca contro una persona a questa macchina: scrivi human dopo --white o --black, per esempio --white human:Bruno --black mail:Anna.
cli-mail-name = Chi gioca per corrispondenza ha un nome: scrivilo dopo mail, per esempio { $name } mail:Anna.
cli-mail-without = { $name } non va con una partita per corrispondenza: toglilo.
cli-opening-where = { $is_listed ->
    [yes] , riga { $line } di { $file },
   *[no] {""}
}
cli-opening-empty = In --opening{ cli-opening-where } non c'è nessuna mossa: scrivile come "22-18 11-15".
cli-opening-long = L'apertura{ cli-opening-where } è troppo lunga: ci stanno al massimo cento mosse.
cli-opening-no-move = Nell'apertura{ cli-opening-where } "{ $move }", la mossa numero { $ply }, non si legge: scrivila come 22-18.
cli-opening-several = Nell'apertura{ cli-opening-where } { $move }, la mossa numero { $ply }, può essere più prese: scrivi tutto il percorso.
cli-opening-illegal = Nell'apertura{ cli-opening-where } la mossa numero { $ply }, { $move }, non si può giocare. { $why }
cli-opening-list-unreadable = Non riesco a leggere l'elenco di aperture { $file }: ci vuole un file di testo, con un'apertura per riga.
cli-opening-list-empty = Nell'elenco { $file } non c'è nessuna apertura: scrivine una per riga, come "22-18 11-15".
cli-opening-not-in-list = L'elenco non ha l'apertura numero { $number }: ne ha { $count }.
cli-odds-no-squares = --odds non accetta "{ $value }": ci vogliono le caselle dei pezzi da togliere, per esempio 21,22.
cli-odds-empty = --odds toglie pezzi che ci sono, e sulla { $square } non c'è niente.
cli-odds-of-both = --odds toglie pezzi di un colore solo, quello del giocatore più forte.
cli-odds-all = --odds lascia almeno un pezzo: togline meno.
cli-odds-drawn = Con i colori estratti --odds va con chi li dà, qualunque colore abbia, e { $name } fisserebbe la posizione prima: togli { $name }, o --match-colours drawn.
cli-log-impossible = Non posso scrivere il registro in { $file }: { $why ->
    [no-folder] la cartella non esiste
    [folder] è una cartella
    [forbidden] il sistema non lo permette
    [full] il disco è pieno
    [pipe] è una pipe, che non si può rileggere
    [taken] un'altra partita ci sta scrivendo
   *[other] il sistema lo rifiuta
}. Scegli un altro file.
cli-output-failed = Non riesco a scrivere sull'uscita: forse il disco è pieno. Libera spazio, o manda l'uscita altrove.
cli-bench-peers-failed = Non riesco a preparare { $peer }: { $detail }. Il confronto con questa libreria manca.
cli-bench-preparing = Preparo { $peer } in un ambiente a parte.
cli-bench-no-memory = Questo sistema non dice quanta memoria usa un programma: la misura della memoria manca.
cli-bench-start-failed = Non riesco ad avviare il programma per misurarlo: { $detail }. Le misure dell'avvio mancano; scrivi { $command } per vedere se una partita comincia.
cli-bench-no-compiled = Le misure della parte veloce del computer mancano: { $reason ->
    [no-package] manca il pacchetto numba. Installa le parti mancanti con python3 run.py install
    [bad-package] il pacchetto numba non si avvia ({ $detail }). Il comando python3 run.py doctor dice come rimediare
   *[other] non si è potuta compilare ({ $detail }). Il comando python3 run.py doctor dice di più
}.
cli-bench-search-start-failed = Non riesco ad avviare una partita per misurarla: { $detail }. Le misure della prima mossa, della preparazione e della memoria mancano; scrivi { $command } per vedere se una partita comincia.
cli-bench-no-voice = Le misure della voce mancano: { $reason ->
    [no-engine] non c'è un sintetizzatore. Installa le parti che mancano con python3 run.py install
    [no-portaudio] manca la libreria PortAudio. Su Debian e Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] manca il pacchetto sounddevice. Installa le parti che mancano con python3 run.py install
    [no-device] non c'è una scheda audio
    [lost] la voce si è persa durante le misure. Riprova
   *[other] il suono non parte. Riprova
}.
cli-bench-no-board = Le misure delle mosse sulla damiera mancano: { $reason ->
    [no-package] manca il pacchetto pyserial. Installa le parti che mancano con python3 run.py install
   *[other] la damiera simulata non risponde. Riprova
}.
cli-bench-no-ear = Le misure dell'orecchio mancano: { $reason ->
    [no-package] manca il pacchetto vosk. Installa le parti che mancano con python3 run.py install
    [no-model] non c'è nessun modello. Installa di nuovo il programma
    [no-catalogue] manca l'elenco dei modelli. Installa di nuovo il programma
    [damaged-model] un modello è danneggiato. Installa di nuovo il programma
    [no-engine] non c'è un sintetizzatore che dica le mosse. Installa le parti che mancano con python3 run.py install
   *[other] il riconoscimento o la voce non funziona. Riprova, o cerca il motivo con python3 run.py doctor
}.
cli-compiling = Preparo la parte veloce del computer, che è compilata; la prima volta ci vogliono alcuni secondi.
cli-not-compiled = Il generatore di mosse compilato non c'è: { $reason ->
    [no-package] manca il pacchetto numba. Installa le parti mancanti con python3 run.py install, oppure scegli --with kernel
    [bad-package] il pacchetto numba non si avvia ({ $detail }). Scegli --with kernel
   *[other] non si è potuto compilare ({ $detail }). Scegli --with kernel
}.
cli-too-many-captures = Si arriva a una posizione con più prese di quante ne tiene il generatore del motore. Conta con --with law.
cli-analyse-plain = Analizzo con la parte lenta del computer, in Python semplice: { $reason ->
    [no-package] per quella veloce manca il pacchetto numba. Installa le parti mancanti con python3 run.py install
    [bad-package] per quella veloce il pacchetto numba non si avvia ({ $detail }). Il comando python3 run.py doctor dice come rimediare
   *[other] quella veloce non si è potuta compilare ({ $detail }). Il comando python3 run.py doctor dice di più
}.
cli-speak-failed = Non posso leggere ad alta voce: { $reason ->
    [no-engine] non c'è un sintetizzatore. Installa le parti che mancano con python3 run.py install
    [hangs] il sintetizzatore non risponde. Riprova fra poco
    [ended] la parte che parla e suona si è interrotta da sola. Riprova fra poco
    [no-voice] non c'è una voce per questa lingua. Prova con --lang en
    [no-portaudio] manca la libreria PortAudio. Su Debian e Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] manca il pacchetto sounddevice. Installa le parti che mancano con python3 run.py install
    [no-device] non c'è una scheda audio. Con --to FILE.wav il suono va in un file
    [lost] la scheda audio non c'è più. Con --to FILE.wav il suono va in un file
   *[other] il suono non parte. Con --to FILE.wav va in un file
}.
cli-speak-no-file = Non posso scrivere il suono in { $file }: il sistema dice { $detail }. Scegli un altro file.
cli-speak-writing = Scrivo il suono: { $written } frasi su { $count }. Ctrl-C smette.
cli-hear-failed = Non posso riconoscere niente: { $reason ->
    [no-package] manca il pacchetto vosk. Installa le parti mancanti con python3 run.py install
    [no-model] per questa lingua non c'è un modello. Prova --lang it, oppure --model con la cartella di un modello
    [unknown-model] non c'è un modello { $model }. Indica la cartella di un modello, oppure uno di questi: { $known }
    [no-catalogue] manca l'elenco dei modelli. Installa di nuovo il programma
    [damaged-model] { $trouble ->
        [no-folder] manca la cartella del modello { $model }. Installa di nuovo il modello
        [no-model] nella cartella { $model } non c'è un modello. Indica un'altra cartella
        [missing] al modello { $model } manca il file { $file }. Installa di nuovo il modello
        [empty] nel modello { $model } il file { $file } è vuoto. Installa di nuovo il modello
        [unreadable] nel modello { $model } il file { $file } non si può leggere. Datti il permesso di leggerlo
        [damaged] nel modello { $model } il file { $file } è danneggiato. Installa di nuovo il modello
       *[other] il modello { $model } è danneggiato. Installa di nuovo il modello
    }
    [no-words] il modello { $model } non conosce nessuna delle parole. Scegli un modello per questa lingua
    [gone] il riconoscitore si è chiuso da solo, forse per un modello danneggiato. Installa di nuovo il modello
   *[other] il riconoscitore non funziona. Installa le parti mancanti con python3 run.py install
}.
cli-hear-missing-words = Le frasi con queste parole non si riconoscono, perché mancano al modello: { $words }{ $more ->
    [0] {""}
   *[other] {" "}e altre { $more }
}. Scegli un altro modello con --model.
cli-hear-goes-on = Ascolto ancora { $file }, da { $seconds } secondi.
cli-hear-no-wav = { $reason ->
    [no-wav] Questo non è un file WAV. Salva il suono come WAV
    [truncated] Il file si interrompe prima della fine. Copialo o registralo di nuovo
    [no-sound] Nel file non c'è suono. Registralo di nuovo
    [encoding] Il suono è compresso in un modo che qui non si conosce. Salvalo come WAV senza compressione
    [too-long] Il file è troppo lungo. Dividilo in file di { $minutes } minuti al massimo
    [gone] Con questo suono il riconoscitore si è chiuso da solo. Riprova
   *[other] Il riconoscitore non è riuscito a sentire questo suono. Riprova
}.
cli-hear-no-file = { $reason ->
    [missing] Il file non esiste
    [folder] È una cartella
    [forbidden] Il sistema non permette di leggere il file
    [no-file] Non è un file
    [slow] Non manda niente: ho aspettato abbastanza
    [endless] Non finisce mai
   *[other] Non posso leggere il file: il sistema dice { $detail }
}. Scegli un altro file.
cli-version = damavoce { $version }, Python { $python }. { $has_parts ->
    [yes] Parti presenti: { $parts }.
   *[no] Delle altre parti non ce n'è nessuna.
}{ $has_missing ->
    [yes] {" "}Mancano: { $missing }; come averle lo dice { $command }.
   *[no] {""}
}
cli-help = Damavoce, la dama per chi gioca senza vedere la damiera.

    Per giocare: { $program }. Una partita può cominciare anche con delle opzioni, e ci sono altri comandi:
    play: una partita; la parola play si può tralasciare.
    legal: le mosse permesse di una posizione.
    explain: se una mossa è permessa, e quale articolo la vieta.
    perft: conta le posizioni.
    analyse: che cosa pensa il computer di una posizione o delle partite di un file.
    pdn: i file di partite.
    hear: che cosa si dice in file di suono.
    understand: che cosa significa una riga scritta.
    message: che cosa significa un messaggio di partita per corrispondenza.
    speak: legge un testo ad alta voce.
    models: i modelli per l'ascolto.
    board: le damiere elettroniche.
    games: le partite salvate, per elencarle, esportarle o cancellarle.
    doctor: che cosa funziona su questa macchina, e come rimediare al resto.
    bench: quanto è veloce il programma.{ $has_installer ->
        [yes] {""}
    install: installa le parti che mancano.
    test: prova il programma stesso.
       *[no] {""}
    }
    Ognuno dice le sue opzioni, per esempio: { $program } play --help, oppure { $program } explain --help.
    --lang it, en, pt o pt-BR: la lingua, per ogni comando.
    --version: quale versione è questa.
cli-help-play = { $program } play: una partita; anche senza scrivere play. Se non chiedi altro: dama italiana, tu hai il Bianco, il computer il Nero.
    --rules italian o international: dama italiana o internazionale.
    --regulation fid, pergioco (con italian) o portuguese (con international): il regolamento.
    --white e --black: chi gioca; human, human:NOME, computer, mail:NOME per chi gioca per corrispondenza, o board per chi muove su una damiera elettronica; human:NOME:board ne dice anche il nome, human:NOME:blind è chi gioca senza vedere.
    --level da 1 a 10: la forza del computer; 5 se non dici altro.
    --movetime SECONDI: quanto pensa il computer, al posto di --level.
    --seed NUMERO: con lo stesso numero il computer gioca sempre allo stesso modo.
    --fen FEN: la posizione da cui cominciare.
    --opening MOSSE: le mosse con cui la partita comincia, per esempio "22-18 11-15"; list:FILE ne sorteggia una da un elenco, una per riga, e list:FILE:7 prende la settima.
    --odds CASELLE: i pezzi senza cui gioca il più forte, per esempio 21,22.
    --coach off, exists, squares o why: quanto dire delle prese obbligatorie prima della tua mossa.
    --view own o white: da che parte sono sinistra, destra e avanti; i numeri non cambiano.
    {""}--verbosity 0, 1 o 2: quanto dire; 2 nomina anche i pezzi presi.
    --cells NUMERO: nessuna riga più lunga, per le barre braille; per esempio 20 o 40; 0 per righe di ogni lunghezza.
    --voice auto, own, reader o off: chi legge ad alta voce: la voce propria, il lettore di schermo, nessuno; auto sceglie da sé.
    --rate PAROLE: quanto è veloce la voce, da 80 a 700 parole al minuto.
    --listen off, push o open: se il programma ti ascolta: no, dopo un tasto per una frase sola, o sempre.
    --input-device NOME: il microfono; basta una parte del suo nome. Senza, quello del sistema.
    --mail CARTELLA: la cartella della tua posta, una Maildir o di file eml, in cui cerco i messaggi delle partite per corrispondenza. Non la cambio e non spedisco niente.
    --questions free, none o un numero: quante domande sulla damiera sono permesse a chi gioca a mente; le usate si contano.
    --white-questions e --black-questions free, none o un numero: le domande di un colore solo, se non sono le stesse.
    --notes on o off: se durante la partita si può chiedere il tabellino; on se non dici altro.
    --private-device COLORE=NOME: su quale dispositivo sonoro una persona sente da sola le risposte alle sue domande, per esempio white=cuffie; white=braille se solo il Bianco legge lo schermo. Vale anche due volte.
    {""}--clock TEMPO: l'orologio: i minuti di ciascuno, per esempio 10; 10+5 aggiunge 5 secondi a ogni mossa; 5d3 ne lascia liberi 3 a ogni mossa; 40/120:60 dà 120 minuti per 40 mosse e poi 60; 90s conta in secondi. Senza, si gioca senza orologio.
    --white-clock TEMPO e --black-clock TEMPO: il tempo di un colore solo, se non è lo stesso; none per nessun limite.
    --clock-after announcement o move: l'orologio di chi sente la mossa parte quando è stata detta, al più dopo dieci secondi, o subito; announcement se non dici altro.
    {""}--repeat-back: fra due persone, ogni mossa annunciata la ripete l'avversario, a voce, scritta o sulla sua damiera, prima che parta il suo orologio.
    --match N: un match di N partite fra le stesse due persone, con i loro nomi in --white e --black; i colori si alternano.
    --match-colours alternate o drawn: chi ha il Bianco nella prima partita: come è scritto, o sorteggiato; alternate se non dici altro.
    --board PORTA: la damiera elettronica su cui si gioca; senza --white e --black hai il Bianco e muovi lì.
    --white-board PORTA e --black-board PORTA: due damiere, ciascuno alla sua.
    --board-protocol dgt, tdb o millennium: come parla la damiera; senza, li provo tutti.
    --arbiter on o off: se fra due persone le irregolarità si nominano con l'articolo e decide l'avversario; on se non dici altro.
    --promotional: torneo promozionale: l'arbitro può accorciare il conteggio, fino a 10 mosse (Capo I, articolo 11).
    --score obligatory o free: se la trascrizione è obbligatoria; senza, sì. Dove non lo è, nella dama internazionale FID la ripetizione non si chiede.
    --log FILE: scrive tutto quello che succede, in righe JSON; mai una posizione che qualcuno non deve sapere.
cli-help-legal = { $program } legal --rules R FEN: le mosse permesse di ogni posizione, in JSON. Senza FEN le posizioni arrivano dallo standard input, una per riga.
    --rules italian o international: quale dama.
cli-help-explain = { $program } explain --rules R MOSSA: se una mossa è permessa, quale articolo la vieta e che cosa si può invece, in JSON; anche più mosse di seguito.
    --rules italian o international: quale dama.
    --regulation fid, pergioco (con italian) o portuguese (con international): di chi sono gli articoli nominati.
    --fen FEN: la posizione; senza, quella di partenza.
cli-help-perft = { $program } perft --rules R --depth N: conta le posizioni dopo tante mosse, in JSON, una riga per ogni profondità.
    --rules italian o international: quale dama.
    --depth NUMERO: quante mosse, da 1 a 30.
    --fen FEN: la posizione; senza, quella di partenza.
    --unique: conta una volta sola le prese degli stessi pezzi fra le stesse caselle.
    --with law, kernel o compiled: chi conta, le regole, il generatore del computer o lo stesso compilato.
cli-help-analyse = { $program } analyse --rules R: che cosa pensa il computer di una posizione, in JSON, una riga per ogni profondità. Ctrl-C lo ferma prima.
    FILE.pdn: invece di una posizione, tutte quelle delle partite di un file; allora --rules si può omettere.
    --rules italian o international: quale dama.
    --fen FEN: la posizione; senza, quella di partenza.
    --movetime SECONDI: quanto pensa, fino a 3600; 2 se non dici altro.
    --depth NUMERO: quante mosse guarda avanti, invece; da 1 a 100.
cli-help-pdn = { $program } pdn AZIONE FILE: che cosa c'è in file di partite. Un trattino al posto del file legge dallo standard input.
    check: che cosa non va in ogni partita, in JSON.
    list: una riga per ogni partita.
    show: le mosse delle partite.
    convert: scrive di nuovo le partite, senza quello che non va nella forma.
    --game NUMERO: con show e convert, solo questa partita.
    --to FILE: con convert, il file da scrivere; senza, lo standard output.
    --numbering own, mirrored o auto: come sono numerate nel file le caselle della damiera italiana: come sempre, dall'altro lato, o come si accordano con le mosse.
    --json: con list e show, in JSON.
cli-help-hear = { $program } hear --rules R FILE.wav: che cosa si dice in file di suono e che cosa significa in una posizione, in JSON.
    --rules italian o international: quale dama.
    --fen FEN: la posizione; senza, quella di partenza.
    --model NOME: il modello che ascolta, o la cartella di uno; senza, quello della lingua.
cli-help-understand = { $program } understand --rules R RIGA: che cosa significa una riga scritta in una posizione, in JSON; senza righe si leggono dallo standard input.
    --rules italian o international: quale dama.
    --fen FEN: la posizione; senza, quella iniziale.
    --commands: l'elenco dei comandi e di ciò che prende ognuno.
    --why: anche che cosa ha trovato ogni passo, quali parole hanno pesato di più e quali frasi di persone sono le più vicine.
cli-help-message = { $program } message --rules R FILE: che cosa significano messaggi di partite per corrispondenza in una posizione, in JSON; testo semplice o messaggi di posta, un trattino legge lo standard input.
    --rules italian o international: quale gioco.
    --fen FEN: la posizione; senza, quella iniziale.
cli-message-no-file = Il file non si può leggere: { $reason ->
    [no-file] non è un file
    [slow] non manda niente: ho aspettato abbastanza
    [endless] non finisce mai
   *[other] il sistema dice { $detail }
}. Controlla il nome e riprova.
cli-message-bad = Il messaggio non si può leggere: { $why ->
    [long] c'è scritto più di quanto si legga. Dai solo la parte con la mossa.
   *[other] non è fatto come la posta. Dai solo la parte con la mossa, come testo semplice.
}
cli-help-speak = { $program } speak TESTO: legge un testo ad alta voce.
    --rate PAROLE: quanto in fretta, da 80 a 700 parole al minuto.
    --to FILE.wav: scrive il suono in un file, invece.
cli-help-models = { $program } models list, get, check o remove: i modelli per l'ascolto.
    list: quelli che ci sono, e quelli da scaricare.
    get NOME: ne scarica uno, per nome o per lingua.
    check NOME: ne controlla uno; con --all, tutti.
    remove NOME: ne toglie uno scaricato.
    --from INDIRIZZO: un altro elenco, per list e get.
    --json: righe di JSON.
cli-help-board = { $program } board list, probe o simulate: le damiere elettroniche.
    list: le porte seriali a cui può stare una damiera.
    probe PORTA: quale damiera c'è a una porta, che cosa sa fare, e se i pezzi sono nella posizione di partenza; senza PORTA, a tutte quelle su USB. Con --protocol e --rules.
    simulate: una damiera che non c'è, per provare; con --protocol e --rules. Dice dove la si apre, e fa quello che scrivi: help dice che cosa.
    --protocol dgt, tdb o millennium: come parla la damiera.
    --rules italian o international: quale dama.
    --json: righe di JSON.
    Le altre sono solo per simulate.
    --fen FEN: la posizione che ci sta sopra.
    --seed NUMERO: una mano che con ogni numero fa cose diverse.
    --pause SECONDI: il tempo fra un gesto e l'altro.
    --script FILE: fa quello che sta in un file.
    --turned da 0 a 3: tanti quarti di giro.
    --mirrored: vista allo specchio.
    --codes draughts, swapped o chess: come una damiera dgt chiama i suoi pezzi.
    --sense occ, col o pce: che cosa sa dire una damiera tdb, che c'è qualcosa, il colore o il pezzo.
    --tcp: raggiunta dalla rete di questa macchina invece che da una porta seriale.
cli-help-games = { $program } games list, due, show, report, export, delete, restore, purge o backup: le partite salvate.
    list: quali ci sono; prima quelle in cui tocca a te, poi per data.
    due: in quante partite per corrispondenza tocca a te, e la prima, in una riga; con --to FILE.ics le scadenze per un calendario.
    show NUMERO: una partita con le sue mosse; senza numero, l'ultima. Con --to FILE.brf scrive il tabellino in braille, per una stampante.
    report NUMERO: il verbale di una partita: le irregolarità con l'articolo e chi ha deciso, i conteggi, le richieste, i tempi; senza numero, dell'ultima. Con --to FILE in un file nuovo.
    export NUMERO: la partita in PDN; con --all tutte, con --to FILE in un file nuovo.
    delete NUMERO: la cancella, dopo un sì; per 30 giorni si può riavere. Con --yes non lo chiede.
    restore NUMERO: riprende una partita cancellata.
    purge NUMERO: la cancella per sempre, dopo un sì; con --yes non lo chiede.
    backup FILE: una copia di sicurezza di tutte le partite in un file nuovo; rimessa accanto a games.db come games-copia.db, la partenza dopo ne riprende quello che manca.
    Per list e per export --all, quali partite:
    --with NOME: chi gioca; basta una parte del nome.
    --since e --until DATA: da quando, e fino a quando; per esempio 2026-11-20.
    --result white, black, draw, won, lost, annulled, over o open: come è finita, o se è ancora aperta.
    --opening MOSSE: come comincia, per esempio "22-18 11-15"; con --rules per la dama internazionale.
    --rules italian o international: quale dama.
    --fen FEN: una posizione che c'è stata; con --rules.
    --deleted: le partite cancellate che si possono riavere.
    --limit NUMERO: non più di tante.
    --json: righe di JSON, le più nuove prima.
cli-help-doctor = { $program } doctor: prova per davvero voce, suono, microfono, lettore di schermo e la parte veloce del computer, e dice come rimediare a quello che manca.
    ear: legge numeri da ripetere, e dice quanto bene li ha sentiti.
    --voice auto, own, reader o off: chi legge ad alta voce; off prova in silenzio.
    --input-device NOME: il microfono; basta una parte del suo nome.
    --json: righe di JSON.
cli-help-bench = { $program } bench rules, search, dialogue, journal, correspondence, voice, board o all: misura quanto è veloce il programma.
    rules: le regole. search: il computer che pensa. dialogue: le risposte e l'avvio. journal: quanto presto una mossa è salvata, e quanto ci vuole a cercare fra centomila partite. correspondence: quanto presto vengono l'elenco delle partite per corrispondenza, un'altra partita, e mille messaggi capiti. voice: la voce, che si sente per qualche minuto, e l'orecchio. board: una damiera elettronica simulata.
    --peers: le regole accanto ad altre librerie, che scarica.
    --json: righe di JSON.
