### Posizioni che non si leggono.

errors-fen-shape = Non riesco a leggere la posizione{ $has_detail ->
    [yes] {" "}"{ $detail }"
   *[no] {""}
}: scrivila come W:W21,22,K30:B1,2.
    .brief = Posizione illeggibile. Scrivila come W:W21,22,K30:B1,2.
errors-fen-side-to-move = La posizione deve cominciare con W o B, il colore che muove{ $has_detail ->
    [yes] , e non con "{ $detail }"
   *[no] {""}
}.
    .brief = Prima W o B.
errors-fen-colours = Nella posizione "{ $detail }" servono una volta i pezzi bianchi, dopo W, e una volta i neri, dopo B.
    .brief = Servono W e B, una volta ciascuno.
errors-fen-square = { $has_detail ->
    [yes] "{ $detail }"
   *[no] Una parola vuota
} non è una casella di questa damiera.
errors-fen-occupied-twice = La casella { $detail } è occupata due volte: togli un pezzo.
    .brief = { $detail } occupata due volte.
errors-fen-uncrowned = Nella casella { $detail } c'è una pedina sulla base avversaria: lì è dama, scrivi K{ $detail }.
    .brief = In { $detail } è dama: K{ $detail }.
errors-fen-empty = Nella posizione non c'è nessun pezzo: mettine almeno uno.
    .brief = Nessun pezzo: mettine almeno uno.
errors-fen-too-many = Un colore ha { $detail } pezzi, più di quanti ne ha all'inizio della partita: togline qualcuno.
    .brief = { $detail } pezzi di un colore sono troppi.

errors-move = "{ $detail }" non è una mossa: scrivila con due numeri, come 22-18, o con tutto il percorso.
errors-log-lost = Non riesco più a scrivere il file del registro: { $detail }. La partita continua senza.
errors-log-of-notes = In questa partita non si annota, e le mosse in un registro sarebbero un'annotazione: quello di --log finisce qui. Se lo vuole l'arbitro, avvia il programma anche con --arbiter on.
errors-internal = Errore del programma: { $detail }. La partita resta com'era prima; puoi continuare, o scrivere riprendi.
errors-settings-lost = L'impostazione vale adesso, ma non posso ricordarla: { $kind ->
    [not-toml] la riga { $detail } del file delle impostazioni non si capisce
    [no-home] il sistema non dice dove tenerla
    [bad-value] nel file delle impostazioni { $detail } sta dove non so cambiarlo
   *[other] il sistema dice { $detail }
}.
errors-settings-unreadable = Non riesco a leggere le impostazioni in { $file }: il sistema dice { $detail }. Uso quelle di partenza.
errors-settings-not-toml = Nel file delle impostazioni, { $file }, non si capisce la riga { $detail }: correggila o toglila. Per ora uso le impostazioni di partenza.
errors-settings-bad-value = { $detail } nelle impostazioni ha un valore che non va{ $has_value ->
    [yes] , "{ $value }"
   *[no] {""}
}: correggilo o togli la riga. Per ora lo ignoro. Il file è { $file }.
errors-record-late = { $is_lost ->
    [yes] Non sono riuscito a salvare l'ultima cosa fatta. La partita continua, ma se il programma si chiude ora può andare persa.
   *[no] Salvo la partita, e ci vuole più del solito. Aspetta un momento.
    }
    .brief = { $is_lost ->
    [yes] Non salvata. La partita continua.
   *[no] Sto ancora salvando: aspetta.
    }
