### Che cosa dicono le regole, una frase per ciascuna, qualunque sia il numero; e come si chiedono.

rulebook-told = { $is_last ->
    [yes] La regola citata per ultima, { $article }: { $said }
   *[no] { $article_first }: { $said }
}
    .brief = { $has_number ->
        [yes] { $number }: { $said }
       *[no] { $said_first }
    }
rulebook-chapter = Capitolo { $chapter }: { $titles }. Per sentirne uno scrivi per esempio regola { $example }.
    .brief = { $titles }. Per uno: regola { $example }.
rulebook-unknown = { $has_asked ->
    [yes] Non conosco l'articolo { $asked }: ne conosco alcuni
   *[no] Puoi sentire gli articoli
} da { $first } a { $last }. Scrivi regola { $example }, oppure regola prese, pedine, dame, patta, conteggio, pezzo toccato, vittoria.
    .brief = { $has_asked ->
        [yes] Niente articolo { $asked }.
       *[no] Quale articolo?
    } Ne conosco alcuni da { $first } a { $last }. O regola prese, dame, patta.
rulebook-subject-unknown = Di questo argomento non conosco regole. Gli argomenti sono: prese, pedine, dame, promozione, patta, conteggio, pezzo toccato, vittoria.
    .brief = Nessuna regola. Argomenti: prese, pedine, dame, promozione, patta, conteggio, pezzo toccato, vittoria.
rulebook-hint = Per sentire che cosa dice l'articolo, scrivi regola { $number }.
    .brief = L'articolo: regola { $number }.

rulebook-squares = le caselle scure sono numerate da 1 a { $count }, fila per fila dal Nero al Bianco, da sinistra a destra del Bianco.
rulebook-start = ciascuno comincia con { $count } pedine, sulle caselle scure delle file più vicine a sé.
rulebook-own-pieces = si muovono solo i propri pezzi, e solo con questi si prende.
rulebook-a-move = una mossa porta un pezzo da una casella a un'altra.
rulebook-men-and-kings = pedine e dame muovono e prendono in modi diversi.
rulebook-in-turn = si muove a turno, una mossa per volta, e comincia il Bianco.
rulebook-man-moves = la pedina muove in avanti, in diagonale, nella casella vicina, se è libera.
rulebook-king-moves = la dama muove in diagonale, avanti o indietro, nella casella vicina, se è libera.
rulebook-king-flies = la dama muove avanti o indietro lungo la sua diagonale, sulle caselle libere, fin dove vuole.
rulebook-promotion = la pedina che finisce la mossa sulla base avversaria diventa dama, e la segna un secondo pezzo messo sopra.
rulebook-new-king-waits = la pedina diventata dama può muovere di nuovo solo dopo una mossa dell'avversario.
rulebook-unmarked-waits = la pedina diventata dama resta dama, ma non può muovere prima di essere segnata come tale.
rulebook-what-men-capture = la pedina prende solo in avanti, e solo pedine, mai dame.
rulebook-what-kings-capture = la dama prende avanti e indietro, sia pedine sia dame.
rulebook-man-captures-man = la pedina prende una pedina avversaria vicina, in diagonale, saltando nella casella subito dietro, se è libera.
rulebook-man-captures = la pedina deve prendere un pezzo avversario vicino, in diagonale, saltando nella casella subito dietro, se è libera.
rulebook-king-captures = la dama prende un pezzo avversario vicino, pedina o dama, in diagonale, saltando nella casella subito dietro, se è libera.
rulebook-king-captures-far = la dama deve prendere un pezzo avversario sulla sua diagonale, vicino o lontano, che ha dietro caselle libere, e si ferma su una di queste a scelta.
rulebook-man-goes-on = la pedina che dopo il salto può prendere ancora prosegue nella stessa mossa, e si ferma subito dietro l'ultimo pezzo.
rulebook-king-goes-on = la dama che dopo il salto può prendere ancora prosegue nella stessa mossa, e si ferma subito dietro l'ultimo pezzo.
rulebook-king-goes-on-far = la dama che dopo un pezzo può prenderne ancora deve proseguire nella stessa mossa, e alla fine sceglie una casella libera dietro l'ultimo.
rulebook-shown = la presa si indica con chiarezza, pezzo per pezzo, con ogni casella di salto; se no, l'avversario può chiedere che sia rettificata.
rulebook-taken-off = i pezzi presi si tolgono solo a presa finita, nell'ordine in cui sono stati presi o in quello inverso.
rulebook-one-move = una presa completa conta per una sola mossa, quanti che siano i pezzi.
rulebook-must-capture = la presa è obbligatoria.
rulebook-no-huffing = il soffio non si applica più dal 1934.
rulebook-both-ways = si prende sia in avanti sia indietro.
rulebook-own-not-captured = non si possono prendere i propri pezzi.
rulebook-own-not-passed = durante una presa non si può passare sopra i propri pezzi.
rulebook-not-twice = durante una presa si può ripassare su una casella libera, ma non due volte sopra lo stesso pezzo.
rulebook-promotion-ends = la pedina che arriva sulla base avversaria con una presa deve aspettare la mossa successiva per agire da dama.
rulebook-still-a-man = la pedina che durante una presa passa soltanto sulla linea di dama resta pedina a presa finita.
rulebook-most-pieces = fra più prese si deve fare quella che prende più pezzi.
rulebook-all-count-alike = la dama non dà alcuna priorità, e conta per un pezzo come la pedina.
rulebook-with-king = a parità di pezzi presi, si deve prendere con la dama invece che con la pedina.
rulebook-most-kings = a parità di pezzi presi e di pezzo che prende, si devono prendere più dame possibile.
rulebook-kings-first = a parità di pezzi e di dame, si deve prendere dove, pezzo per pezzo, si incontra prima una dama.
rulebook-free-choice = a parità di numero, di pezzo che prende, di dame e del loro ordine, la scelta è libera.
rulebook-free-among-equal = a parità di pezzi presi la scelta è libera, con la pedina o con la dama.
rulebook-touched = chi deve muovere e tocca un proprio pezzo giocabile deve muovere quello.
rulebook-touched-several = chi deve muovere e tocca più pezzi propri giocabili deve muovere il primo.
rulebook-adjusting = chi deve muovere e vuole sistemare dei pezzi deve prima dirlo all'avversario, per esempio con "accomodo".
rulebook-touched-idle = senza dirlo, toccare propri pezzi che non possono muovere non ha conseguenze dirette, ma è scorretto.
rulebook-crowned-late = una damatura in ritardo vale come toccare il pezzo.
rulebook-out-of-turn = toccare i pezzi quando non tocca a sé è senza conseguenze dirette, ma è scorretto, e in certi casi l'arbitro può intervenire.
rulebook-partly-on = un pezzo che copre in parte una sola casella vuota, e nessun'altra, è in gioco su quella.
rulebook-doubtful = un pezzo che copre due caselle libere è in gioco, e dove sta lo chiariscono i giocatori o l'arbitro.
rulebook-light-square = un pezzo su una casella chiara è inattivo, e può tornare in gioco solo come si corregge un'irregolarità.
rulebook-moved-twice = è un'irregolarità muovere due volte di seguito.
rulebook-moved-wrongly = è un'irregolarità spostare un pezzo come non si muove.
rulebook-inactive = un pezzo su una casella chiara è inattivo, e torna in gioco o si elimina d'accordo fra i giocatori o per intervento dell'arbitro.
rulebook-touched-other = è un'irregolarità toccare un proprio pezzo e muoverne un altro.
rulebook-move-taken-back = è un'irregolarità ritirare una mossa giocata.
rulebook-moved-opponents = è un'irregolarità muovere un pezzo avversario.
rulebook-capture-left-out = è un'irregolarità tralasciare una presa.
rulebook-taken-without-reason = è un'irregolarità togliere pezzi senza ragione, propri o dell'avversario.
rulebook-wrong-number = è un'irregolarità prendere più o meno pezzi di quelli consentiti.
rulebook-stopped-capturing = è un'irregolarità fermarsi nell'esecuzione di una presa multipla.
rulebook-left-one = è un'irregolarità non togliere il pezzo preso.
rulebook-left-some = è un'irregolarità togliere meno pezzi di quelli presi.
rulebook-took-too-many = è un'irregolarità togliere, dopo una presa, pezzi che non sono stati presi.
rulebook-took-own = è un'irregolarità togliere pezzi propri dopo una presa.
rulebook-impossible-capture = è un'irregolarità effettuare una presa impossibile.
rulebook-priority = è un'irregolarità non rispettare le priorità di presa.
rulebook-unmarked-moved = è un'irregolarità muovere una dama che non è segnata come tale.
rulebook-wrong-king = è un'irregolarità segnare come dama la pedina sbagliata.
rulebook-stopped-taking-off = è un'irregolarità fermarsi, dopo una presa multipla, nel togliere i pezzi presi.
rulebook-taken-off-early = è un'irregolarità togliere dei pezzi durante una presa multipla non terminata.
rulebook-opponent-decides = solo l'avversario decide se un'irregolarità si corregge o resta.
rulebook-too-late = dopo una mossa dell'avversario un'irregolarità non si corregge più.
rulebook-too-late-touched = quando l'avversario ha mosso, o anche solo toccato un suo pezzo che può muovere, un'irregolarità non si corregge più.
rulebook-not-in-part = un'irregolarità non si corregge in parte.
rulebook-board-wrong = se la damiera è orientata male, la partita si può annullare finché ciascuno non ha giocato cinque mosse.
rulebook-board-wrong-in-time = se la damiera è orientata male, la partita si può annullare finché ciascuno non ha giocato cinque mosse e non sono passati 10 minuti dall'inizio del turno.
rulebook-board-wrong-always = se durante la partita si vede che la damiera è messa male, la partita si annulla e si ricomincia.
rulebook-colours-wrong = se i colori sono assegnati male, la partita si può annullare finché ciascuno non ha giocato cinque mosse.
rulebook-colours-wrong-in-time = se i colori sono assegnati male, la partita si può annullare finché ciascuno non ha giocato cinque mosse e non sono passati 10 minuti dall'inizio del turno.
rulebook-begun-anew = la partita annullata per la damiera o per i colori ricomincia nel modo giusto, e i tempi già trascorsi restano.
rulebook-time-back = il tempo non si addebita solo se i colori li ha sbagliati la direzione di gara.
rulebook-upset = se la posizione si rovina per caso, i giocatori e l'arbitro possono pretendere subito che si rimetta; chi dopo ha mosso non può più.
rulebook-upset-is-none = se la posizione si rovina per caso, e lo si vede in quel momento, non è un'irregolarità.
rulebook-obliged = chi rifiuta il regolamento, l'avversario ha il diritto di obbligarlo.
rulebook-refused = si vince quando l'avversario rifiuta di attenersi al regolamento.
rulebook-neither-wins = la partita è patta quando nessuno dei due può vincere.
rulebook-claim-price = la verifica di una ripetizione che non c'è costa a chi l'ha chiesta il tempo che occorre, al massimo 15 minuti.
rulebook-claim-spared = chi ha chiesto la verifica tiene almeno 3 minuti; se ne aveva già meno, alla prima richiesta il tempo resta com'è.
rulebook-count-shortened = nei tornei promozionali l'arbitro può ridurre il conteggio fino a 10 mosse, dove la parità è evidente.
rulebook-resigned = si vince quando l'avversario abbandona.
rulebook-no-moves = si vince quando tocca all'avversario e non può muovere.
rulebook-no-pieces = si vince quando l'avversario non ha più pezzi.
rulebook-on-time = dove si gioca con l'orologio, perde chi finisce il tempo, come dice il regolamento della gara.
rulebook-agreement = la partita è patta quando i due giocatori sono d'accordo.
rulebook-counted = la partita è patta quando un conteggio di mosse arriva alla fine.
rulebook-third-time = la partita è patta quando la stessa posizione, con la mossa allo stesso giocatore, si presenta per la terza volta.
rulebook-third-time-asked = dove la trascrizione è obbligatoria, la stessa posizione per la terza volta, con la mossa allo stesso giocatore, è patta; un giocatore può chiedere la verifica.
rulebook-fourth-time = la partita è patta quando la stessa posizione, con la mossa allo stesso giocatore, si presenta per la quarta volta.
rulebook-count-needs-kings = per il conteggio delle mosse serve almeno una dama per parte.
rulebook-count-asked = il conteggio delle mosse lo può chiedere un giocatore, o imporre l'arbitro.
rulebook-count-begins = il conteggio delle mosse comincia dal giocatore che deve muovere.
rulebook-count-of-kings = la partita è patta dopo { $count } mosse di dama di ciascuno senza che cambi il numero dei pezzi.
rulebook-count-annulled = la mossa di una pedina o un cambiamento nel numero dei pezzi annulla il conteggio, che ricomincia se ciascuno ha ancora una dama.
rulebook-only-kings-moved = la partita è patta dopo { $count } mosse di ciascuno di sole dame, senza prese e senza mosse di pedina.
rulebook-three-against-king = tre dame, due dame e una pedina, o una dama e due pedine contro una dama: patta dopo { $count } mosse di ciascuno.
rulebook-two-against-king = due dame, una dama e una pedina, o una dama contro una dama: patta dopo { $count } mosse di ciascuno.
rulebook-read-each = il testo non dice di chi sono le mosse contate: Damavoce conta quelle di ciascuno.
