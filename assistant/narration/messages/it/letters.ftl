### I messaggi di corrispondenza che partono. Li legge un altro giocatore, e il suo programma: il lettore
### di parsing/mail deve capire ogni riga, come prova tests/narration/letters.

letters-subject = [{ $code }] { $white } - { $black }, { words-side }, mossa { $number }
letters-subject-asking = [{ $code }] { $white } - { $black }, { words-side }, mossa { $number }: domanda
letters-subject-director = [{ $code }] { $white } - { $black }, { words-side }, mossa { $number }: per il direttore di gara
letters-yours-and-mine = Tua { $yours }, mia { $mine }, controllo { $check }.
letters-mine = Mia { $mine }, controllo { $check }.
letters-last-move = Ultima mossa che ho: la { $whose ->
    [mine] mia
   *[yours] tua
} numero { $number }, { $move }, controllo { $check }.
letters-no-move = Non ho ancora nessuna mossa, controllo { $check }.
letters-game = Partita { $code }: { $white } contro { $black }.
letters-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
letters-date = { letters-day } { $year }
letters-offer-draw = Offro patta.
    .line = Patta?
letters-offer-takeback = Ti chiedo di riprendere la mossa.
    .line = Riprendere la mossa?
letters-accept-draw = Accetto la patta.
    .line = Accetto la patta.
letters-accept-takeback = Riprendi pure la mossa.
    .line = Riprendi pure la mossa.
letters-decline-draw = Niente patta, per ora.
    .line = Niente patta.
letters-decline-takeback = La mossa resta.
    .line = La mossa resta.
letters-resign = Abbandono.
letters-count = Chiedo il conteggio delle mosse, da questa mossa ({ $article }).
    .line = Chiedo il conteggio delle mosse.
letters-claim = Dichiaro la patta per ripetizione ({ $article }).
    .line = Dichiaro la patta per ripetizione.
letters-if = { $is_any ->
    [yes] A qualsiasi mossa (a.l.) rispondo { $mine }
   *[no] Se { $their }, allora { $mine }
}
letters-if-then = { $is_any ->
    [yes] poi a qualsiasi mossa (a.l.) { $mine }
   *[no] se poi { $their }, allora { $mine }
}
letters-conditions-gone = Ritiro le condizioni.
letters-leave = Prendo ferie dal giorno { letters-date }, per { $count ->
    [one] un giorno
   *[other] { $count } giorni
}.
    .line = Assente per { $count ->
        [one] un giorno
       *[other] { $count } giorni
    } dal giorno { letters-day }.
letters-repeat = Ripeto il messaggio del giorno { letters-date }, al quale non ho avuto risposta.
letters-again = Ecco di nuovo il mio messaggio del giorno { letters-date }.
letters-ask-illegal = La mossa { $written } che mi hai scritto qui non è possibile. Mi ridici la tua mossa?
letters-ask-unclear = Il tuo messaggio si può leggere in due modi: { $moves }. Quale mossa hai giocato?
letters-ask-number = { $is_told ->
    [no] La mossa che mi hai scritto non è la numero { $right }, a cui siamo qui.
   *[yes] Mi hai scritto la mossa numero { $told }, ma qui siamo alla numero { $right }.
} Di quale mossa parli?
letters-ask-score = La partita che mi hai scritto non è uguale alla mia, che sta qui sotto. Dov'è la differenza?
letters-ask-check = { $is_told ->
    [no] Il tuo controllo non è il mio, { $right }:
   *[yes] Il tuo controllo è { $told }, il mio { $right }:
} forse non abbiamo la stessa posizione. Qui sotto c'è la partita come ce l'ho io; è uguale alla tua?
letters-ask-other = Il tuo messaggio parla della partita { $told }, ma questa è la { $right }. Di quale partita è?
letters-director-late = { $name }, che ha il { words-side }, ha usato più giorni di quelli che ha.
letters-director-repeat = Il mio ultimo messaggio è partito il giorno { letters-date }, e non ho ancora una risposta.
letters-director-result = La partita è finita: { $result ->
    [white] vince il Bianco
    [black] vince il Nero
    [draw] è patta
   *[none] il risultato non è ancora deciso
}.
letters-director-leave = { $name }, che ha il { words-side }, prende ferie dal giorno { letters-date }, per { $count ->
    [one] un giorno
   *[other] { $count } giorni
}.
letters-director-standing = La partita va avanti: corrono i giorni di { $name }, che ha il { words-side }.
letters-leave-left = Giorni di ferie che restano: { $count }.
letters-days-used = Giorni usati: { $white } il Bianco, { $black } il Nero.
