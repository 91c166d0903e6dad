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
    [yes] L'articolo { $asked } non c'è: gli articoli vanno
   *[no] Puoi sentire gli articoli
} da { $first } a { $last }. Scrivi regola { $example }, oppure regola prese, pedine, dame, patta, conteggio, pezzo toccato, vittoria, segni.
    .brief = { $has_asked ->
        [yes] Niente articolo { $asked }.
       *[no] Quale articolo?
    } Vanno da { $first } a { $last }. O regola prese, dame, patta, segni.
rulebook-none-beside = { $article_first }: { $is_last ->
    [yes] dopo non c'è altro; indietro legge quello di prima.
   *[no] prima non c'è altro; avanti legge quello dopo.
}
rulebook-nothing = { $text ->
    [capo1] Il Capo I
    [capo2] Il Capo II
    [pergioco] Il testo di PerGioco
   *[pt] Il testo portoghese
} di questo non dice nulla.
rulebook-same = Su questo { $one ->
    [capo1] il Capo I
    [capo2] il Capo II
    [pergioco] il testo di PerGioco
   *[pt] il testo portoghese
} non dice nulla che { $other ->
    [capo1] il Capo I
    [capo2] il Capo II
    [pergioco] il testo di PerGioco
   *[pt] il testo portoghese
} non dica.
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
rulebook-touched-idle = chi deve muovere e tocca o sistema, senza dirlo, pezzi non giocabili non ha conseguenze dirette, ma è scorretto.
rulebook-crowned-late = una damatura in ritardo vale come toccare il pezzo.
rulebook-out-of-turn = toccare i pezzi quando non tocca a sé è senza conseguenze dirette, ma è scorretto, e in certi casi l'arbitro può intervenire.
rulebook-partly-on = un pezzo che copre in parte una sola casella vuota, e nessun'altra, è in gioco su quella.
rulebook-doubtful = un pezzo che copre due caselle libere è in gioco, e dove sta lo chiariscono i giocatori o l'arbitro.
rulebook-light-square = un pezzo su una casella chiara è inattivo, e può tornare in gioco solo come si corregge un'irregolarità.
rulebook-moved-twice = è un'irregolarità muovere due volte di seguito.
rulebook-moved-wrongly = è un'irregolarità spostare un pezzo come non si muove.
rulebook-inactive = un pezzo su una casella chiara, o che copre in parte solo caselle occupate, è inattivo: torna in gioco o si elimina d'accordo fra i giocatori o per intervento dell'arbitro.
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
rulebook-too-late = dopo una mossa dell'avversario un'irregolarità, o un rifiuto del regolamento, è accettata e non si corregge più.
rulebook-too-late-touched = quando l'avversario ha mosso, o anche solo toccato un suo pezzo che può muovere, un'irregolarità non si corregge più.
rulebook-not-in-part = un'irregolarità non si corregge in parte.
rulebook-board-wrong = se la damiera è orientata male, la partita si può annullare finché ciascuno non ha giocato cinque mosse.
rulebook-board-wrong-in-time = se la damiera è orientata male, la partita si può annullare, a meno che siano passate cinque mosse di ciascuno o 10 minuti dall'inizio del turno senza che nessuno lo notasse.
rulebook-board-wrong-always = se durante la partita si vede che la damiera è messa male, la partita si annulla e si ricomincia.
rulebook-colours-wrong = se i colori sono assegnati male, la partita si può annullare finché ciascuno non ha giocato cinque mosse.
rulebook-colours-wrong-in-time = se i colori sono assegnati male, la partita si può annullare, a meno che siano passate cinque mosse di ciascuno o 10 minuti dall'inizio del turno senza che nessuno lo notasse.
rulebook-begun-anew = la partita annullata per la damiera o per i colori ricomincia nel modo giusto, e i tempi già trascorsi restano.
rulebook-time-back = il tempo non si addebita solo se i colori li ha sbagliati la direzione di gara.
rulebook-upset = se la posizione si rovina per caso, i giocatori e l'arbitro possono pretendere subito che si rimetta; chi dopo ha mosso non può più.
rulebook-upset-is-none = se la posizione si rovina per caso, e lo si vede in quel momento, non è un'irregolarità.
rulebook-obliged = chi rifiuta il regolamento, l'avversario ha il diritto di obbligarlo.
rulebook-refused = si vince quando l'avversario rifiuta di attenersi al regolamento.
rulebook-neither-wins = la partita è patta quando nessuno dei due può vincere.
rulebook-claim-price = se la verifica conferma la ripetizione la partita è patta; se no il tempo occorrente, al massimo 15 minuti, è addebitato a chi l'ha chiesta.
rulebook-claim-spared = chi ha chiesto la verifica tiene almeno 3 minuti; se ne aveva già meno, alla prima richiesta il tempo resta com'è.
rulebook-count-shortened = nei tornei promozionali l'arbitro può ridurre il conteggio fino a 10 mosse, dove la parità è evidente.
rulebook-resigned = si vince quando l'avversario abbandona.
rulebook-no-moves = si vince quando tocca all'avversario e non può muovere.
rulebook-no-pieces = si vince quando l'avversario non ha più pezzi.
rulebook-on-time = dove si gioca con l'orologio, perde chi finisce il tempo, come dice il regolamento della gara.
rulebook-agreement = la partita è patta quando i due giocatori sono d'accordo.
rulebook-counted = la partita è patta quando un conteggio di mosse arriva alla fine.
rulebook-third-time = la partita è patta quando la stessa posizione, con la mossa allo stesso giocatore, si presenta per la terza volta.
rulebook-third-time-asked = dove la trascrizione è obbligatoria, la stessa posizione per la terza volta, con la mossa allo stesso giocatore, è patta, se la verifica lo conferma.
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
rulebook-sport = la dama è uno sport della mente, che si gioca per il piacere di pensare, con agonismo, correttezza e socialità.
rulebook-sport-of-two = la dama è uno sport della mente, praticato fra due persone.
rulebook-players = le atlete e gli atleti che praticano questo sport si chiamano giocatori.
rulebook-players-of-two = le due persone che giocano si chiamano giocatori.
rulebook-two-players = il gioco si pratica fra due giocatori.
rulebook-amateurs-too = il gioco si può praticare sia da dilettanti sia da professionisti.
rulebook-board = la damiera è un piano quadrato diviso in { $count } caselle uguali, chiare e scure alternate.
rulebook-dark-squares = si gioca sulle caselle scure, che sono { $count } e si dicono attive.
rulebook-dark-at-right = la damiera si mette in modo che ogni giocatore abbia una casella scura in basso a destra.
rulebook-dark-at-left = la damiera si mette in modo che la grande diagonale cominci alla sinistra di ogni giocatore, dove la prima casella è scura.
rulebook-diagonals = le linee oblique di caselle scure sono le diagonali, 17 in tutto; la più lunga, di 10 caselle, unisce due angoli e si chiama grande diagonale.
rulebook-material = si gioca con { $count } pedine bianche, o chiare, e { $count } nere, o scure.
rulebook-white-and-black = un giocatore ha le pedine bianche e l'avversario le nere: Bianco e Nero si dicono sia i pezzi sia chi li muove.
rulebook-names-of-parts = le parti della damiera hanno un nome: traverse, basi, colonne, sponde, diagonale, parallele, cantoni, biscacchi e mete.
rulebook-rows = linee o traverse sono le serie orizzontali di caselle scure.
rulebook-bases = la base del Nero è la prima traversa in alto, quella del Bianco l'ultima in basso.
rulebook-columns = le colonne sono le serie verticali di caselle scure.
rulebook-edges = le sponde sono la prima e l'ultima colonna: le caselle 1, 9, 17, 25 e le caselle 8, 16, 24, 32.
rulebook-diagonal = la diagonale è formata dalle caselle 1, 5, 10, 14, 19, 23, 28 e 32.
rulebook-parallels = le parallele sono due: le caselle 4, 7, 11, 14, 18, 21, 25 e le caselle 8, 12, 15, 19, 22, 26, 29.
rulebook-corners = i cantoni sono le caselle 1 e 32.
rulebook-biscacchi = i biscacchi sono coppie di caselle: 4 e 8 quello del Nero, 25 e 29 quello del Bianco.
rulebook-mete = la meta del Bianco è la casella 15, quella del Nero la casella 18.
rulebook-names-of-sides = le parti della damiera hanno un nome: basi, sponde, traverse e colonne.
rulebook-bases-facing = le basi, o linee di dama, sono i lati della damiera di fronte ai giocatori.
rulebook-edges-beside = le sponde sono i lati della damiera a fianco dei giocatori, cioè la prima e l'ultima colonna.
rulebook-rows-of-five = le traverse sono le linee orizzontali, di cinque caselle scure.
rulebook-columns-of-five = le colonne sono le linee verticali, di cinque caselle scure.
rulebook-bases-numbered = le cinque caselle scure delle basi, o linee di dama, hanno i numeri da 1 a 5 e da 46 a 50.
rulebook-edges-numbered = le cinque caselle scure delle sponde sono 6, 16, 26, 36, 46 a sinistra e 5, 15, 25, 35, 45 a destra.
rulebook-corners-far = i cantoni sono le caselle 5 e 46, le estreme della grande diagonale.
rulebook-colour-assigned = prima del gioco a ciascuno si assegna un colore: fra amici si sorteggia e poi si alterna, nei tornei decide la direzione di gara.
rulebook-men-and-kings-marked = i pezzi sono le pedine e le dame, che si riconoscono da due pedine dello stesso colore sovrapposte.
rulebook-piece-means = pezzo è il nome comune della pedina e della dama.
rulebook-two-kinds = si può spostare un pezzo, oppure spostarlo prendendo: la presa, o mangiata, elimina uno o più pezzi avversari.
rulebook-move-done = la mossa è ultimata quando il giocatore, dopo lo spostamento, ha lasciato il pezzo.
rulebook-collected-last = in una presa i pezzi eliminati si raccolgono al termine della presa stessa.
rulebook-not-let-go = finché un pezzo toccato o in movimento non è lasciato, lo si può portare in qualsiasi casella dove può andare.
rulebook-adjusted-unsaid = chi sistema senza averlo detto è tenuto alle regole del pezzo toccato.
rulebook-crowned-by-mover = la damatura spetta al giocatore che porta a dama la pedina; se la fa l'avversario è una cortesia, non un obbligo.
rulebook-crowned-by-opponent = è raccomandato che la damatura la effettui l'avversario.
rulebook-kept-at-hand = ogni giocatore deve tenere i pezzi catturati ai lati della damiera, disponibili per la damatura.
rulebook-unmarked-is-none = una pedina non contrassegnata non si può riconoscere come dama, tranne dove è prescritta la trascrizione della partita.
rulebook-what-a-capture-is = la presa, o mangiata, consiste nello scavalcare in diagonale ed eliminare uno o più pezzi avversari in sequenza.
rulebook-en-prise = un pezzo è in presa quando è a contatto con un pezzo avversario che può prenderlo e dietro di sé, sulla diagonale, ha una casella libera.
rulebook-single-or-multiple = la presa di un solo pezzo si dice semplice, quella di più pezzi insieme multipla.
rulebook-shown-in-order = la presa si indica con chiarezza e si esegue in ordine; se no, l'avversario può chiedere che sia rettificata.
rulebook-capture-done = la presa è ultimata quando i pezzi mangiati sono stati tolti dalla damiera.
rulebook-let-go-capturing = in una presa multipla lo spostamento è concluso quando il giocatore ha lasciato il pezzo, anche a metà.
rulebook-off-out-of-order = togliere i pezzi fuori ordine è una scorrettezza, che si può rettificare a richiesta dell'avversario.
rulebook-off-without-pause = i pezzi presi si tolgono alla fine dello spostamento, senza sospensioni.
rulebook-taking-off-done = la raccolta dei pezzi è ultimata quando il giocatore ha tolto l'ultimo pezzo preso.
rulebook-taking-off-stopped = la raccolta dei pezzi è ultimata quando il giocatore ha tolto l'ultimo pezzo preso, oppure ha sospeso l'operazione.
rulebook-checked-first = la disposizione e il numero dei pezzi si controllano prima dell'inizio del gioco, cioè della prima mossa giocata.
rulebook-checked-or-settled = la posizione di partenza si controlla prima del gioco; un'anomalia vista durante la partita si risolve come un'irregolarità.
rulebook-drawn-moves-count = fra le cinque mosse contano anche quelle imposte per sorteggio come apertura.
rulebook-players-check = controllare l'orientamento della damiera e i colori spetta ai giocatori.
rulebook-played-anew = se la posizione non si può ricostruire, la partita si ripete.
rulebook-what-is-irregular = è irregolare ogni azione che contrasta con le regole sul movimento e sulle prese: l'elenco ha 17 casi.
rulebook-refusal-not-in-part = nemmeno un rifiuto del regolamento si corregge in parte.
rulebook-results = i risultati sono due: la vittoria di uno, e dunque la perdita dell'altro, oppure il pari, se nessuno dei due riesce a vincere.
rulebook-win-and-loss = uno dei due vince e, di conseguenza, l'altro perde.
rulebook-neither-managed = è pari quando nessuno dei due riesce a vincere.
rulebook-why-count = il conteggio si applica in finale, per limitare le mosse dove nessuno dei due riesce a far evolvere la situazione a proprio vantaggio.
rulebook-check-asked = la verifica della posizione ripetuta la può chiedere un giocatore, o imporre l'arbitro.
rulebook-by-draw-rules = la partita è patta quando lo dicono le regole della ripetizione e dei conteggi, nel capitolo 6.
rulebook-score-kept-by-numbers = poiché le caselle sono numerate, si può trascrivere ogni mossa del Bianco e del Nero, e rigiocare o riscrivere l'intera partita.
rulebook-score-squares = si scrive il numero della casella di partenza, e poi quello della casella di arrivo.
rulebook-score-dash = fra i due numeri, per uno spostamento semplice, si mette un trattino.
rulebook-score-cross = fra i due numeri, per una presa semplice o multipla, si mette una x.
rulebook-signs = per esprimersi con chiarezza si usano segni convenzionali: per uno spostamento, una presa, e una mossa forte o debole.
rulebook-sign-step = il trattino indica uno spostamento.
rulebook-sign-capture = la x indica una presa.
rulebook-sign-strong = un punto esclamativo indica una mossa buona o forte.
rulebook-sign-very-strong = due punti esclamativi indicano una mossa molto buona o fortissima.
rulebook-sign-weak = un punto interrogativo indica una mossa mal giocata o debole.
rulebook-sign-blunder = due punti interrogativi indicano una mossa giocata malissimo o un errore.
rulebook-sign-looks-weak = un punto interrogativo e poi uno esclamativo indicano una mossa che sembra debole ma si rivela forte.
rulebook-sign-looks-strong = un punto esclamativo e poi uno interrogativo indicano una mossa che sembra forte ma si rivela debole.
rulebook-sign-forced = l'asterisco indica una mossa forzata: ogni altra porta a una perdita.
rulebook-sign-won = il segno più indica la vincita della partita.
rulebook-sign-drawn = il segno uguale indica la patta.
rulebook-sign-gained = dopo l'ultima mossa di una fase, il segno più con un numero dice quanti pezzi si sono guadagnati.
rulebook-sign-lost = dopo l'ultima mossa di una fase, il segno meno con un numero dice quanti pezzi si sono persi.
rulebook-sign-ad-libitum = le lettere a.l., ad libitum, indicano una mossa o una presa a scelta che ha le stesse conseguenze.
rulebook-time-limited = si può limitare il tempo che i giocatori hanno per finire la partita.
rulebook-time-elsewhere = come il tempo si attribuisce e si limita sta nel Capo III, il regolamento delle competizioni.
rulebook-time-for-moves = si può convenire che ciascuno faccia un certo numero di mosse entro un limite di tempo.
rulebook-clock-used = con un tempo per le mosse, i giocatori devono usare un orologio da competizione.
rulebook-score-written = con un tempo per le mosse, i giocatori devono trascrivere la partita intera, mossa per mossa.
rulebook-time-for-game = si può convenire un limite di tempo per l'intera partita.
rulebook-clock-without-score = con un tempo per l'intera partita l'orologio è obbligatorio, ma la trascrizione no.
rulebook-forms-of-play = una partita si può giocare in dieci forme: di fronte, in simultanea, per corrispondenza, alla cieca, via Internet e altre.
rulebook-form-facing = partita normale su una damiera fra due giocatori presenti e di fronte.
rulebook-form-simultaneous = partita normale su una damiera fra un giocatore e, simultaneamente, un certo numero di altri.
rulebook-form-correspondence = partita per corrispondenza fra due giocatori che si trasmettono, a turno, le mosse.
rulebook-form-blindfold = partita fra un giocatore che non vede la damiera, con o senza annotazione, e uno che ne dispone.
rulebook-form-blind-simultaneous = partita di un giocatore che non vede la damiera, con o senza annotazione, contro più giocatori insieme, ciascuno con la sua.
rulebook-form-both-blindfold = partita fra due giocatori che non vedono la damiera, con o senza annotazione.
rulebook-form-internet = partita giocata via Internet, in tempo reale.
rulebook-form-tactile = partita con o fra giocatori non vedenti, che hanno una damiera con pezzi in rilievo.
rulebook-form-odds = partita normale fra due giocatori di forza diversa, nella quale il più forte comincia con meno pezzi.
rulebook-form-time = partita in cui uno dei giocatori ha più tempo di riflessione dell'altro.
rulebook-completed = per questi diversi modi di giocare, dove occorre, ci si riferisce a disposizioni che completano il regolamento.
rulebook-board-imagined = per corrispondenza e alla cieca, la damiera si intende posta idealmente fra i due giocatori.
