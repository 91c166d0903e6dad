### Aiuto su una cosa sola.

help-about-takeback = riprendi annulla la tua ultima mossa, riprendi 2 le ultime due, riprendi tutto torna all'inizio. rifai rigioca quello che è stato ripreso. Fra due persone l'altra deve dire di sì.
    .brief = riprendi, riprendi 2, riprendi tutto; rifai.
help-about-redo = rifai rigioca la mossa che è stata ripresa, rifai 2 due mosse, rifai tutto tutte quante.
    .brief = rifai, rifai 2, rifai tutto.
help-about-draw = patta propone la patta, e la partita finisce solo se l'avversario accetta. Per un conteggio scrivi aiuto conteggio.
    .brief = patta la propone; l'avversario può rifiutare.
help-about-count = conteggio dice se si contano le mosse e quante ne mancano alla patta. chiedo il conteggio lo fa cominciare, dove il regolamento lo permette; che cosa dice, lo sai con regola conteggio.
    .brief = conteggio: quante mosse mancano. chiedo il conteggio: comincia.
help-about-claim = { $has_repetition ->
    [yes] ripetizione chiede la patta quando la stessa posizione è tornata quante volte vuole il regolamento; che cosa dice, lo sai con regola ripetizione.
   *[no] Questo regolamento non ha una patta per ripetizione; patta la propone.
}
    .brief = { $has_repetition ->
        [yes] ripetizione chiede la patta.
       *[no] Niente patta per ripetizione; patta la propone.
    }
help-about-resign = abbandona fa vincere l'avversario: prima te lo chiedo, e vale solo con un sì; fra due persone alla stessa tastiera con il nome, Anna sì.
    .brief = abbandona, poi sì.
help-about-new = nuova comincia un'altra partita, anche nuova col nero, nuova internazionale, nuova livello 3, nuova con 10 minuti a testa, nuova alla cieca, due giocatori Anna e Bruno. scambia cambia colore. match di 4 partite tra Anna e Bruno ne gioca più d'una con i colori alternati, punteggio dice come sta, match finito lo chiude. Durante una partita prima te lo chiedo.
    .brief = nuova, nuova col nero, nuova internazionale, nuova livello 3, nuova con 10 minuti a testa, nuova alla cieca, scambia.
help-about-rule = regola e il numero di un articolo dice che cosa c'è scritto, regola e un argomento, per esempio regola prese, che cosa c'è scritto di quello. articolo e un numero solo elenca quel capitolo. regola da sola ripete l'ultima citata.
    .brief = regola e il numero, o regola prese; regola da sola l'ultima citata.
help-about-quit = esci chiude il programma; durante una partita prima te lo chiedo.
    .brief = esci, e durante una partita sì.
help-about-blindfold = Alla cieca si gioca tenendo la posizione a mente. nuova alla cieca comincia una partita senza domande sulla damiera, nuova alla cieca con 5 domande una in cui ne puoi fare cinque; nuova con domande libere torna al solito. Da fuori è l'opzione questions di damavoce.
    .brief = nuova alla cieca, nuova alla cieca con 5 domande, nuova con domande libere.
help-about-games = Ogni partita si salva da sola a ogni mossa. partite le dice, prima quelle in cui tocca a te; partite con Anna, partite vinte, partite di ieri ne dicono alcune. continua la partita 12 ne riprende una, cancella la partita 12 la cancella dopo un sì, recupera la partita 12 la fa riavere per 30 giorni. Vanno bene anche parole tue.
    .brief = partite, partite con Anna, continua la partita 12, cancella la partita 12, recupera la partita 12.
help-about-correspondence = nuova partita per corrispondenza con Anna comincia una partita a distanza. Una mossa è riletta, e vale con un sì; consegna ti dà il messaggio, e quando lo hai spedito tu scrivi spedita: fino ad allora riprendi la toglie. incolla prende il messaggio di Anna, e un punto da solo lo chiude. le mie partite dice dove tocca a te, la prossima ti ci porta, dove eravamo dice il resto. Poi ci sono condizioni, nota, ferie, quanti giorni, termini e analizza.
    .brief = nuova partita per corrispondenza con Anna; consegna, spedita, incolla, la prossima, dove eravamo, condizioni, nota, ferie, quanti giorni, termini, analizza.
help-about-mail-paste = incolla aspetta il testo di un messaggio: incollalo, poi scrivi un punto da solo su una riga. Quello che vuol dire è riletto, e vale con un sì; solo il punto lascia perdere. Bastano anche i due numeri della mossa da soli, senza incolla.
    .brief = incolla, il testo, e un punto da solo su una riga.
help-about-mail-hand-over = consegna ti dà il messaggio come l'ultima volta, consegna a file lo scrive, consegna negli appunti lo copia, consegna alla posta apre il programma di posta. Così non è spedito: quando è partito scrivi spedita.
    .brief = consegna, a file, negli appunti o alla posta; poi spedita.
help-about-mail-terms = termini dice su che cosa si gioca. Con qualcosa dietro lo cambia: termini 10 mosse in 40 giorni, termini ferie 14, termini ripetere dopo 14, termini codice e quello della partita, termini indirizzo e quello dell'altro, termini direttore e un indirizzo, termini analisi permessa, termini condizioni libere.
    .brief = termini; termini 10 mosse in 40 giorni, ferie 14, codice, indirizzo, direttore, analisi permessa, condizioni libere.
help-about-mail-conditions = se 11 15 allora 18 14 dice prima la tua risposta: è riletta, e parte con il messaggio. condizioni dice quelle che valgono, togli le condizioni le toglie.
    .brief = se 11 15 allora 18 14; condizioni; togli le condizioni.
help-about-mail-analyse = Dopo analizza ogni mossa che scrivi è solo provata, e non si gioca nulla; annulla torna indietro di una. torna alla partita la finisce, e quello che hai provato è buttato via. analizza con il computer vuole termini che lo permettono.
    .brief = analizza prova le mosse, torna alla partita finisce.
help-about-review = rivedi la mossa 12 torna a quella mossa, solo per guardare; rivedi indietro e rivedi avanti proseguono da lì, rivedi dall'inizio comincia dal principio. Mentre rivedi bastano precedente e seguente. Non si annulla niente, e alla partita fa tornare.
    .brief = rivedi la mossa 12, rivedi indietro, rivedi avanti; alla partita.
help-about-clock = tempo dice quanto ti resta. pausa ferma l'orologio, continua o la tua mossa lo fanno ripartire. nuova con 10 minuti a testa comincia una partita con l'orologio, scadenze sceglie quando dire il tempo senza che lo chiedi.
    .brief = tempo, pausa, continua; nuova con 10 minuti a testa; scadenze.
help-about-files = apri il file e il nome percorre le partite di un file PDN, dalla cartella damavoce dei tuoi documenti; seguente e precedente vanno di mossa in mossa, commento e le tue parole aggiungono una nota.{ $is_open ->
    [yes] {" "}esporta scrive la partita che percorri o che giochi, esporta la partita 12 una salvata, esporta tutte le partite tutte, in quella cartella. verbale legge il verbale della partita, esporta il verbale lo scrive lì.
   *[no] {" "}Si esporta quando questa partita è finita. verbale legge il verbale di questa, per quanto si può dire.
}
    .brief = apri il file e il nome, seguente, precedente, commento{ $is_open ->
        [yes] ; esporta, esporta la partita 12, esporta tutte le partite; verbale, esporta il verbale
       *[no] ; verbale
    }.
help-about-setup = imposta una posizione aspetta i pezzi, per esempio bianco 18, dama 31, nero 5 e 9; fatto comincia una partita da lì. fen dice la posizione come FEN, fen in un file la scrive.
    .brief = imposta una posizione, poi i pezzi e fatto; fen, fen in un file.
help-of = Scrivi { $typed }: { $wanted }.
    .brief = { $typed }: { $wanted }.
