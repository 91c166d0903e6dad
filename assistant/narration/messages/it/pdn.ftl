### File di partite in PDN: quali partite contengono, che cosa non va, le loro mosse.

pdn-title = { $number }. { $white ->
    [none] Bianco
   *[other] { $white }
} contro { $black ->
    [none] Nero
   *[other] { $black }
}{ $result ->
    [none] {""}
   *[other] , { $result }
}{ $event ->
    [none] {""}
   *[other] , { $event }
}{ $date ->
    [none] {""}
   *[other] , { $date }
}, { $rules ->
    [italian] dama italiana
    [international] dama internazionale
   *[other] un altro gioco
}, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}{ $errors ->
    [0] {""}
    [one] , 1 errore
   *[other] , { $errors } errori
}.
pdn-mirrored = Nel file le caselle sono numerate dall'altro lato. Qui hanno i numeri di sempre.
pdn-not-ours = Non è dama italiana né internazionale: le sue mosse non si possono dire.
pdn-begins-from = Comincia da { $fen }.
pdn-set-up = È stata disposta una posizione: { $fen }.
pdn-kept = Per l'articolo { $article } è stata mantenuta una posizione irregolare{ $by ->
    [none] {""}
   *[other] {" "}da { $by }
}: { $fen }.
pdn-instead = Invece di { $move }:
pdn-after = Dopo { $move }:
pdn-ends = { $result ->
    [none] Il file non dice il risultato.
   *[other] Risultato: { $result }.
}
pdn-flaw = { $side ->
    [white] Mossa { $number } del Bianco:{" "}
    [black] Mossa { $number } del Nero:{" "}
   *[none] {""}
}{ $flaw ->
    [unreadable] { $detail } qui non significa niente ed è stato tralasciato. Correggilo o cancellalo.
    [bad-tag] L'etichetta { $detail } non è completa ed è stata tralasciata. Scrivi il nome e il valore tra virgolette, in parentesi quadre.
    [too-many-tags] La partita ha troppe etichette: { $detail } e le successive sono state tralasciate. Cancella quelle che non servono.
    [long-tag] Il valore dell'etichetta { $detail } è troppo lungo: ne è stato tenuto solo l'inizio. Accorcialo.
    [too-long] La partita è troppo lunga: sono stati letti solo i primi { $detail } caratteri. Dividila in più partite.
    [too-many-moves] La partita ha troppe mosse: le ultime sono state tralasciate. Dividila in più partite.
    [too-deep] Una variante sta troppo in fondo dentro altre ed è stata tralasciata. Scrivila come partita a sé.
    [long-comment] Un commento è troppo lungo: ne è stata tenuta solo una parte. Accorcialo.
    [open-comment] Un commento non finisce, e ne fa parte tutto fino alla partita successiva. Metti una parentesi graffa chiusa dove finisce.
    [open-variation] Una variante non finisce. Metti una parentesi tonda chiusa dove finisce.
    [stray-parenthesis] Una parentesi non ha la sua compagna ed è stata tralasciata. Cancellala, o aggiungi l'altra.
    [illegal-move] { $detail } non è permessa{ $article ->
        [none] {""}
       *[other] , per l'articolo { $article }
    }. È stata tenuta com'è, e quello che segue nella sua linea non è stato controllato. Correggi la mossa.
    [unclear-move] In { $detail } manca una casella di salto{ $article ->
        [none] {""}
       *[other] , che l'articolo { $article } vuole indicata
    }. È stata letta come la sola presa a cui corrisponde; il comando pdn convert scrive il percorso intero.
    [ambiguous-move] { $detail } può essere più di una presa, ed è stata scelta la prima. Scrivi il percorso intero.
    [unknown-move] Il file non dice quale mossa era, e quello che segue non è stato controllato. Scrivi la mossa al posto dei trattini.
    [bad-fen] La posizione { $detail } non può stare sulla damiera. Il comando legal dice che cosa non va.
    [results-differ] Per l'etichetta il risultato è { $detail }, e dopo le mosse ce n'è un altro. Vale l'etichetta; correggi uno dei due.
    [other-game] È un altro tipo di dama, ed è rimasta com'è{ $detail ->
        [none] {""}
       *[other] : l'etichetta GameType dice { $detail }
    }. Se non lo è, scrivi GameType 22 per la dama italiana o 20 per quella internazionale.
    [unknown-game] Le mosse non sono di dama italiana né internazionale, e sono rimaste come sono. Se lo sono, correggi la prima.
   *[more] Ci sono altri errori, che non sono elencati. Correggi prima questi.
}
pdn-problem = { $file }, partita { $game }, riga { $line }: { $why }
pdn-no-file = { $file }: { $reason ->
    [missing] il file non esiste
    [folder] è una cartella
    [forbidden] il sistema non permette di leggere il file
    [no-file] non è un file
    [slow] non manda niente: ho aspettato abbastanza
    [endless] non finisce mai
   *[other] il file non si può leggere: il sistema dice { $detail }
}. Scegli un altro file.
pdn-no-game = { $count ->
    [0] { $file }: non contiene nessuna partita. Scegli un altro file.
   *[other] { $file }: non c'è una partita { $number }. Scegli un numero da 1 a { $count }.
}
pdn-not-written = { $file } non si può scrivere: il sistema dice { $detail }. Scegli un altro file.
pdn-written = { $count ->
    [one] 1 partita è
   *[other] { $count } partite sono
} ora in { $file }.
