### Più persone, ognuna dalla sua postazione.

surfaces-looks-on = Qui guardi soltanto: puoi fare domande, ma non giocare.
    .brief = Qui guardi soltanto.
surfaces-speaks-elsewhere = { $has_name ->
    [yes] { $name } gioca
   *[no] Il { words-side } gioca
} da un'altra postazione: da qui puoi parlare solo per te.
    .brief = Da qui parli solo per te.
surfaces-asked-there = L'ho chiesto { $has_name ->
    [yes] { $name_initial ->
       *[other] a
        [a] ad
    } { $name }
   *[no] al { words-side }
}: appena risponde, te lo dico.
    .brief = Chiesto { $has_name ->
        [yes] { $name_initial ->
           *[other] a
            [a] ad
        } { $name }
       *[no] al { words-side }
    }.
surfaces-asked-already = { $has_name ->
    [yes] { $name } deve
   *[no] Il { words-side } deve
} ancora rispondere a un'altra domanda: riprova tra poco.
    .brief = C'è già una domanda in attesa: riprova tra poco.
surfaces-declined = { $has_name ->
    [yes] { $name } risponde
   *[no] Il { words-side } risponde
} di no.
surfaces-unanswered = { $has_name ->
    [yes] { $name } non ha risposto
   *[no] Il { words-side } non ha risposto
}: la domanda cade. Se vuoi, chiedi di nuovo.
    .brief = Nessuna risposta: la domanda cade.
surfaces-gone-on = Intanto la partita è cambiata: la domanda di prima non vale più.
    .brief = La domanda di prima non vale più.
surfaces-still-open = { $has_name ->
    [yes] { $name } può
   *[no] Il { words-side } può
} ancora correggere la mossa appena detta: aspetta un momento.
    .brief = Aspetta: la mossa si può ancora correggere.
surfaces-game-of-others = Questa partita è anche { $has_name ->
    [yes] di { $name }
   *[no] del { words-side }
}: prima di cominciarne un'altra deve finire. Puoi proporre patta o abbandonare.
    .brief = Prima deve finire questa partita: proponi patta o abbandona.
surfaces-players-settled = Giocate da postazioni diverse, quindi chi gioca resta uguale: per un'altra partita scrivi solo nuova.
    .brief = Chi gioca resta uguale: scrivi solo nuova.
surfaces-machines-own = Questa impostazione riguarda il computer su cui gira il programma: si cambia solo da lì.
    .brief = Si cambia solo dal computer del programma.
