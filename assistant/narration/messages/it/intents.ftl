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
intents-place = una parte della damiera
intents-pieces = dove sono i pezzi
intents-kings = dove sono le dame
intents-piece-count = quanti pezzi ci sono
intents-moves = le mosse possibili
intents-movable = quali pezzi possono muovere
intents-captures = le prese
intents-threatened = i pezzi in pericolo
intents-attackers = chi attacca la { $square }
intents-defenders = chi difende la { $square }
intents-replies = le risposte a { $move }
intents-losses = che cosa si perde con { $move }
intents-replies-square = le risposte a una mossa da { $square } o in { $square }
intents-losses-square = che cosa si perde con una mossa da { $square } o in { $square }
intents-why = perché la mossa è stata rifiutata
intents-rule = che cosa dice un articolo del regolamento
intents-reason = perché il computer ha giocato la sua mossa
intents-changed = che cosa è cambiato
intents-taken = che cosa è stato preso
intents-move-number = il numero della mossa
intents-score = l'elenco di tutte le mosse
intents-result = il risultato
intents-losses-safety = quali mosse non perdono niente
intents-losses-captures = cosa può prendere l'avversario dopo la tua presa
intents-replies-captures = cosa può rispondere l'avversario alla tua presa
intents-losses-move = cosa può prendere l'avversario dopo la tua mossa
intents-replies-move = cosa può rispondere l'avversario alla tua mossa
intents-promotion-row-next = chi può fare dama con la prossima mossa
intents-promotion-row = dove si fa dama
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
intents-new-swap = a colori scambiati
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] mettere { $title } su { $value }
       *[no] sentire { $title }
    }
   *[no] le impostazioni
}
intents-help = l'aiuto
intents-program = chi sono
intents-hints = i suggerimenti
intents-advice = un consiglio sulla mossa
intents-tour = la descrizione della damiera
intents-quiz = la prova sulle caselle
intents-restore = rimettere i pezzi sulla damiera elettronica
intents-compare = confrontare le damiere
intents-adjust = accomodare un pezzo
intents-capture-order = l'ordine delle prese
intents-set-up = partire dai pezzi sulla damiera elettronica
intents-huffing = il soffio
intents-quit = uscire dal programma
intents-yes = sì
intents-no = no
intents-move = la mossa { $move }
