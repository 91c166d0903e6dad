### La damiera elettronica che non c'è, per provare.

simulator-ready = La damiera simulata parla { $protocol } e si apre su { $address }. Scrivi help per sapere che cosa può fare, quit per finire.
simulator-done = Fatto.
simulator-moved = Fatto: { $move }.
simulator-pulled = Il cavo è staccato. Per riattaccarlo scrivi plug.
simulator-plugged = Il cavo è attaccato, e la damiera si apre su { $address }.
simulator-host = Il programma dall'altra parte si è fatto sentire.
simulator-lit = Luci: { $squares ->
    [none] tutte spente
   *[other] { $squares }
}.
simulator-buzzed = Suono a { $hertz } hertz, di { $milliseconds } millisecondi, { $times ->
    [one] una volta
   *[other] { $times } volte
}.
simulator-vibrated = Vibrazione di { $milliseconds } millisecondi, { $times ->
    [one] una volta
   *[other] { $times } volte
}.
simulator-shown = { $address ->
    [none] Il cavo è staccato
   *[other] Si apre su { $address }
}. Posizione { $position }. In mano: { $held ->
    [none] niente
   *[other] { $held }
}. Luci: { $lights ->
    [none] tutte spente
   *[other] { $lights }
}. Guasti: { $faults ->
    [none] nessuno
   *[other] { $faults }
}. Sensori guasti: { $sensors ->
    [none] nessuno
   *[other] { $sensors }
}.
simulator-help = Scrivi una cosa per riga. Una mossa, per esempio 22-18: una mano la fa sulla damiera. lift 22: solleva il pezzo. put 18: posa quello che hai in mano; put w 18: posa una pedina bianca; b è nera, W e B sono dame. slide 22 18: spinge il pezzo. take 14: toglie il pezzo. crown 2: fa dama. feel 22: tasta il pezzo. turn black: tocca al Nero. setup: rimette i pezzi, anche con una FEN; clear: li toglie tutti. press confirm: preme un tasto, con long a lungo. fault noisy 0.1: sbaglia un byte su dieci; così anche lost, doubled, cut e swapped per i messaggi, deaf per quello che la damiera riceve; fault slow 960: al massimo 960 byte al secondo; fault burst 500: 500 byte a caso; fault stuck 22, ghost 14 w e broken 14: un sensore guasto; fault off: tutto a posto. pull e plug: stacca e riattacca il cavo. wait 2: aspetta due secondi; wait host: aspetta il programma. show: come stanno le cose. quit: finisce.
simulator-unclear = Non capisco "{ $line }". Scrivi help per sapere che cosa si può scrivere.
simulator-not-legal = { $move } non è una mossa permessa { $side ->
    [white] al Bianco
   *[black] al Nero
} in questa posizione. Scrivi show per leggerla, turn { $side ->
    [white] black
   *[black] white
} se tocca all'altro, oppure muovi i pezzi con lift e put.
simulator-ambiguous = Può essere più di una mossa: { $moves }. Scrivine una per intero.
simulator-hand = { $reason ->
    [no-square] Quella casella non esiste
    [empty] Su quella casella non c'è niente
    [occupied] Su quella casella c'è già un pezzo
   *[nothing-held] In mano non c'è niente
}. Scrivi show per sapere come stanno le cose.
simulator-no-fen = { $problem ->
    [empty] In questa FEN non c'è nessun pezzo. Per togliere tutti i pezzi scrivi clear.
    [too-many] In questa FEN un colore ha { $detail } pezzi, più di quanti ne ha all'inizio della partita. Togline qualcuno.
    [uncrowned] In questa FEN c'è una pedina in { $detail }, dove sarebbe dama. Scrivi K{ $detail }.
   *[other] Questa FEN non si legge, per via di "{ $detail }". Correggila, oppure scrivi setup da solo per la posizione di partenza.
}
simulator-no-button = Questa damiera { $buttons ->
    [none] non ha tasti
   *[other] ha questi tasti: { $buttons }
}.
simulator-no-line = La damiera simulata non si può attaccare: il sistema dice { $detail }. Prova con --tcp.
simulator-no-script = Non posso leggere { $file }: il sistema dice { $detail }. Scegli un altro file.
simulator-too-small = Le damiere { $protocol } hanno 64 caselle: con --rules international scegli dgt o tdb.
