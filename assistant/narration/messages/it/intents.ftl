### Che cosa si è forse voluto dire, e come si chiama ogni cosa che si può chiedere.

intents-did-you-mean = Intendi { $meant }? Rispondi sì o no.
    .brief = Intendi { $meant }: sì o no?
    .again = Non sono sicuro: intendi { $meant }? Rispondi sì o no.
intents-which = Intendi { $first }, o { $second }? Rispondi prima, seconda o no.
    .brief = Prima: { $first }. Seconda: { $second }. Quale?
intents-last = l'ultima mossa
intents-turn = a chi tocca
intents-square = che cosa c'è in { $square }
intents-number = la casella { $square }
intents-neighbours = le caselle vicine a { $square }
intents-diagonals = le diagonali di { $square }
intents-row = la traversa { $square }
intents-row-of = dov'è la casella { $square }
intents-place = una parte della damiera
intents-pieces = dove sono i pezzi
intents-kings = dove sono le dame
intents-piece-count = quanti pezzi ci sono
intents-moves = le mosse possibili
intents-movable = quali pezzi possono muovere
intents-captures = le prese
intents-longest-capture = la presa più lunga
intents-threatened = i pezzi in pericolo
intents-attackers = chi attacca la { $square }
intents-defenders = chi difende la { $square }
intents-replies = le risposte a { $move }
intents-losses = che cosa si perde con { $move }
intents-replies-square = le risposte a una mossa da { $square } o in { $square }
intents-losses-square = che cosa si perde con una mossa da { $square } o in { $square }
intents-why = perché la mossa è stata rifiutata
intents-why-captures = { $has_square ->
    [yes] perché non si può prendere { $square }
   *[no] perché non si può prendere
}
intents-rule = che cosa dice un articolo del regolamento
intents-reason = perché il computer ha giocato la sua mossa
intents-changed = che cosa è cambiato
intents-taken = che cosa è stato preso
intents-move-number = il numero della mossa
intents-clock = il tempo che resta
intents-pause = fermare l'orologio
intents-score = l'elenco di tutte le mosse
intents-report = il verbale della partita
intents-result = il risultato
intents-losses-safety = quali mosse non perdono niente
intents-losses-captures = cosa può prendere l'avversario dopo la tua presa
intents-replies-captures = cosa può rispondere l'avversario alla tua presa
intents-losses-move = cosa può prendere l'avversario dopo la tua mossa
intents-replies-move = cosa può rispondere l'avversario alla tua mossa
intents-promotion-row-next = chi può fare dama con la prossima mossa
intents-promotion-row-far = quanto manca alla { $square } per fare dama
intents-square-empty = quali caselle sono vuote
intents-moves-count = quanti pezzi prende { $move }
intents-result-offer = chi ha proposto patta
intents-result-seen = se la posizione c'è già stata
intents-promotion-row = dove si fa dama
intents-promotion-row-nearest = quali pedine sono più vicine a dama
intents-repeat = ripetere
intents-spell = scandire cifra per cifra
intents-repeat-slowly = ripetere lentamente
intents-go-on = continuare la lettura
intents-takeback = { $has_square ->
    [yes] riprendere { $square } mosse
   *[no] riprendere l'ultima mossa
}
intents-takeback-end = annullare la fine della partita, e continuarla
intents-takeback-all = riprendere tutte le mosse
intents-redo = rigiocare quello che è stato ripreso
intents-draw = { $side ->
    [white] che il { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } propone patta
    [black] che il { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } propone patta
   *[other] proporre la patta
}
intents-count = chiedere il conteggio
intents-help-more = avere più domande sulla damiera
intents-help-left = quante domande restano
intents-count-left = quanto manca alla fine del conteggio
intents-claim = chiedere la patta per ripetizione
intents-shorten-count = accorciare il conteggio
intents-neither-wins = dire che nessuno può vincere
intents-refuses-rules = dire che qualcuno rifiuta il regolamento
intents-wrong-board = dire che la damiera è orientata male
intents-wrong-colours = dire che i colori sono sbagliati
intents-upset = dire che la damiera è stata urtata
intents-off-square = dire che un pezzo è fuori casella
intents-resign = { $side ->
    [white] che il { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } abbandona la partita
    [black] che il { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } abbandona la partita
   *[other] abbandonare la partita
}
intents-new = una nuova partita
intents-new-white = tu col Bianco
intents-new-black = tu col Nero
intents-new-international = dama internazionale
intents-new-italian = dama italiana
intents-new-level = contro il computer al livello { $value }
intents-new-computer = contro il computer
intents-new-people = in due{ $has_value ->
    [yes] : { $value }
   *[no] {""}
}
intents-new-has-white = { $has_value ->
    [yes] { $value } col Bianco
   *[no] col Bianco
}
intents-new-has-black = { $has_value ->
    [yes] { $value } col Nero
   *[no] col Nero
}
intents-new-blindfold = { $has_value ->
    [yes] alla cieca, con { $value } domande
   *[no] alla cieca, senza domande
}
intents-new-blindfold-one = alla cieca, con una domanda
intents-new-questions-each = alla cieca, domande: { $value }
intents-new-questions-white = alla cieca, domande del Bianco: { $value }
intents-new-questions-black = domande del Nero: { $value }
intents-new-sighted = con domande libere
intents-new-notes = con l'annotazione
intents-new-no-notes = senza annotazione
intents-new-swap = a colori scambiati
intents-new-clock = ciascuno con { $time }
intents-new-clock-own = tu con { $time }, l'avversario con { $other }
intents-new-clock-enemy = l'avversario con { $time }, tu con { $other }
intents-new-clock-white = il Bianco con { $time }, il Nero con { $other }
intents-new-clock-black = il Nero con { $time }, il Bianco con { $other }
intents-new-untimed = senza orologio
intents-setting = { $name ->
    [language] { $option ->
        [it] parlare in italiano
        [en] parlare in inglese
        [pt] parlare in portoghese
        [pt-BR] parlare in brasiliano
       *[other] mettere { $title } su { $option }
    }
    [level] { $option ->
        [auto] far seguire al livello i tuoi risultati
        [most] mettere il livello al massimo
        [least] mettere il livello al minimo
        [easier] abbassare il livello
        [harder] alzare il livello
       *[other] mettere { $title } su { $option }
    }
    [coach] { $option ->
        [off] togliere gli avvisi di presa
        [exists] avvisarti che c'è una presa, senza dire quale
        [squares] dirti le caselle delle prese obbligatorie
        [why] dirti le caselle e la regola delle prese obbligatorie
        [on] darti gli avvisi di presa
       *[other] mettere { $title } su { $option }
    }
    [verbosity] { $option ->
        [brief] usare frasi brevi
        [normal] usare frasi normali
        [full] usare frasi complete
       *[other] mettere { $title } su { $option }
    }
    [view] { $option ->
        [own] leggere la damiera dal tuo lato
        [white] leggere la damiera dal lato del Bianco
       *[other] mettere { $title } su { $option }
    }
    [cells] { $option ->
        [off] togliere il limite alle righe
        [unlimited] togliere il limite alle righe
       *[other] fare righe di { $option } celle
    }
    [letters] { $option ->
        [auto] scegliere da sé se scrivere i pezzi in lettere
        [words] scrivere i pezzi in parole
       *[other] scrivere i pezzi con le lettere { $option }
    }
    [voice] { $option ->
        [auto] scegliere da sé chi legge
        [own] far leggere il programma
        [reader] far leggere il tuo lettore di schermo
        [off] spegnere la voce
        [on] accendere la voce
       *[other] mettere { $title } su { $option }
    }
    [rate] { $option ->
        [down] parlare più lentamente
        [up] parlare più in fretta
        [most] parlare alla velocità massima
        [least] parlare alla velocità minima
        [usual] tornare alla velocità predefinita
       *[other] mettere { $title } su { $option }
    }
    [volume] { $option ->
        [down] parlare a volume più basso
        [up] parlare a volume più alto
        [most] mettere il volume al massimo
        [least] mettere il volume al minimo
        [usual] tornare al volume predefinito
       *[other] mettere { $title } su { $option }
    }
    [speaker] parlare con la voce numero { $option }
    [sounds] { $option ->
        [on] accendere i suoni
        [off] spegnere i suoni
       *[other] cambiare uno dei suoni
    }
    [listen] { $option ->
        [off] spegnere l'ascolto
        [push] ascoltarti dopo la barra spaziatrice
        [on] ascoltarti dopo la barra spaziatrice
        [open] ascoltarti sempre
       *[other] mettere { $title } su { $option }
    }
    [learning] { $option ->
        [on] imparare dalle tue correzioni e dalla tua voce
        [off] non imparare più dalle tue correzioni e dalla tua voce
        [forget] dimenticare quello che ho imparato
       *[other] mettere { $title } su { $option }
    }
    [settling] { $option ->
        [off] leggere la damiera solo al suo tasto
        [push] leggere la damiera solo al suo tasto
       *[other] aspettare { $option } millesimi di secondo prima di leggere la damiera
    }
    [touch] { $option ->
        [on] obbligare a muovere il pezzo toccato
        [off] non obbligare a muovere il pezzo toccato
       *[other] mettere { $title } su { $option }
    }
    [repeating] { $option ->
        [on] far ripetere all'avversario ogni mossa annunciata
        [off] non far ripetere all'avversario le mosse annunciate
       *[other] mettere { $title } su { $option }
    }
    [tones] { $option ->
        [on] accendere i richiami
        [off] spegnere i richiami
       *[other] mettere { $title } su { $option }
    }
    [following] { $option ->
        [on] far seguire al livello i tuoi risultati
        [off] tenere fermo il livello
       *[other] mettere { $title } su { $option }
    }
    [ahead] { $option ->
        [on] permettere la mossa in anticipo
        [off] non permettere la mossa in anticipo
       *[other] mettere { $title } su { $option }
    }
    [marks] { $option ->
        [on] dire il tempo a tutte le scadenze
        [few] dire il tempo a poche scadenze
        [minute] dire il tempo solo alla fine
        [off] non dire più il tempo da sé
       *[other] mettere { $title } su { $option }
    }
    [countdown] { $option ->
        [on] contare a voce i tuoi ultimi cinque secondi
        [off] non contare più gli ultimi secondi
       *[other] mettere { $title } su { $option }
    }
    [opening] { $option ->
        [usual] cominciare con la solita partita
        [this] cominciare sempre con una partita come questa
       *[other] mettere { $title } su { $option }
    }
    [patience] aspettare { $option } secondi prima di chiedere di un pezzo fuori dalla damiera
   *[window] avere { $option } secondi per correggere una mossa detta
}
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] { intents-setting }
       *[no] sentire { $title }
    }
   *[no] le impostazioni
}
intents-match = cominciare un match
intents-match-score = sentire il punteggio del match
intents-go-on-match = continuare il match
intents-leave-match = chiudere il match
intents-games = l'elenco delle partite salvate
intents-continue = { $has_square ->
    [yes] continuare la partita { $square }
   *[no] { $has_value ->
        [yes] continuare la partita con { $value }
       *[no] continuare una partita salvata
    }
}
intents-save = salvare la partita
intents-delete-game = { $has_square ->
    [yes] cancellare la partita { $square }
   *[no] { $has_value ->
        [yes] cancellare la partita con { $value }
       *[no] cancellare una partita salvata
    }
}
intents-purge-game = cancellare per sempre una partita
intents-restore-game = { $has_square ->
    [yes] riavere la partita { $square }
   *[no] { $has_value ->
        [yes] riavere la partita con { $value }
       *[no] riavere una partita cancellata
    }
}
intents-help = l'aiuto
intents-program = chi sono
intents-hints = i suggerimenti
intents-advice = un consiglio sulla mossa
intents-tour = la descrizione della damiera
intents-quiz = la prova sulle caselle
intents-ear-check = la prova del microfono
intents-restore = rimettere i pezzi sulla damiera elettronica
intents-compare = confrontare le damiere
intents-adjust = accomodare un pezzo
intents-capture-order = l'ordine delle prese
intents-annul-count = annullare il conteggio
intents-prepare-board = preparare la damiera
intents-set-up = partire dai pezzi sulla damiera elettronica
intents-set-position = mettere una posizione
intents-fen = il FEN della posizione
intents-fen-file = scrivere il FEN in un file
intents-review-end = andare alla fine della partita
intents-mail-new = una partita per corrispondenza
intents-mail-next = andare alla prossima partita
intents-mail-back = dove eravamo
intents-mail-paste = incollare un messaggio
intents-mail-file = prendere il messaggio da un file
intents-mail-read = sentire la posta arrivata
intents-mail-message = leggere il messaggio che parte
intents-mail-hand-over = avere il messaggio da spedire
intents-mail-sent = dire che il messaggio è spedito
intents-mail-conditions = le mosse condizionali
intents-mail-no-conditions = togliere le condizioni
intents-mail-accept = accettare la patta
intents-mail-decline = rifiutare la patta
intents-mail-note = la nota privata
intents-mail-no-note = togliere la nota
intents-mail-leave = le ferie
intents-mail-terms = i termini della partita
intents-mail-days = quanti giorni restano
intents-mail-dates = le date delle mosse
intents-mail-repeat = ripetere il messaggio
intents-mail-director = scrivere al direttore
intents-mail-analyse = provare mosse a voce
intents-open-file = aprire un file di partite
intents-file-game = sentire una partita del file
intents-variation = entrare in una variante
intents-main-line = tornare alla linea principale
intents-leave-variation = uscire dalla variante
intents-remove-variation = togliere la variante
intents-comment = aggiungere un commento
intents-remove-comment = togliere il commento
intents-sign = segnare la mossa
intents-remove-sign = togliere il segno
intents-export = scrivere la partita in un file
intents-export-game = scrivere una partita salvata in un file
intents-export-all = scrivere le partite salvate in un file
intents-export-report = scrivere il verbale di una partita in un file
intents-review-back = rivedere la mossa prima
intents-review-forward = rivedere la mossa dopo
intents-review-move = { $has_square ->
    [yes] rivedere la mossa { $square }
   *[no] rivedere una mossa per numero
}
intents-review-start = rivedere la partita dall'inizio
intents-to-game = tornare alla partita
intents-huffing = il soffio
intents-absent = quello che ancora non c'è
intents-quit = uscire dal programma
intents-yes = sì
intents-no = no
intents-move = la mossa { $move }
