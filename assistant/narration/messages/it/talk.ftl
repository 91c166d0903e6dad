### La conversazione.

talk-not-understood = Non ho capito{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $is_over ->
    [yes] La partita è finita: scrivi nuova, riprendi o esci.
   *[no] Scrivi una mossa, come 22-18, o aiuto.
}
talk-line-too-long = La riga è troppo lunga. Scrivi una mossa, come 22-18, o aiuto.
talk-ask-quit = Vuoi davvero uscire? La partita non viene salvata. Rispondi sì o no.
talk-ask-resign = { words-side }: vuoi davvero abbandonare la partita? Rispondi sì o no.
talk-ask-draw = Il { words-side } propone patta. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: accetti? Rispondi sì o no.
talk-ask-takeback = Il { words-side } vuole riprendere { $move }. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: sei d'accordo? Rispondi sì o no.
talk-ask-new = Vuoi lasciare questa partita e cominciarne un'altra? Rispondi sì o no.
talk-dropped = Va bene, si continua.
talk-no-question = Non c'è nessuna domanda a cui rispondere. { $is_over ->
    [yes] La partita è finita: scrivi nuova, riprendi o esci.
   *[no] Scrivi una mossa, o aiuto.
}
talk-goodbye = Arrivederci.
talk-interrupted-question = Lascio cadere la domanda e la partita continua. Premi ancora Ctrl-C per uscire.
talk-interrupted-search = Il computer gioca subito. Premi ancora Ctrl-C per uscire.
talk-interrupted-nothing = Premi ancora Ctrl-C per uscire.
talk-huffing = Il soffio, cioè togliere il pezzo che non ha preso, non si applica più dal 1934: oggi la presa è semplicemente obbligatoria.
talk-help-moves = Una mossa: casella di partenza e di arrivo, per esempio 22-18, 22 18 o ventidue diciotto; se serve, tutto il percorso, 22x15x8. Quando è una sola, basta la casella di arrivo, o prendo, o vado a dama.
talk-help-questions = Le domande: mosse, anche mosse 22. prese. perché. ultima, anche ultime 5. turno. casella 18. vicine 18. diagonali 18. traversa 3. colonna 2. base, sponde, diagonale maggiore, cantoni. pezzi, dame e quanti pezzi, anche bianchi o neri. chi può muovere. in presa. cosa è cambiato. tabellino. ripeti e scandisci.
talk-help-commands = I comandi: riprendi annulla la tua ultima mossa. patta propone patta. conteggio chiede il conteggio delle mosse. ripetizione chiede la patta per ripetizione. abbandona. nuova, un'altra partita. esci. Basta l'inizio della parola.
