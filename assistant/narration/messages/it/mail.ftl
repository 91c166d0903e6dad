### Una partita per corrispondenza: mosse, messaggi, condizioni.

mail-unsent = { $has_unsent ->
    [yes] {" "}La tua { $unsent } non risulta spedita: la do per spedita.
   *[no] {""}
}
mail-paste = Incolla il messaggio, poi scrivi un punto da solo su una riga. Solo il punto: lascio perdere.
    .brief = Incolla, poi un punto da solo.
mail-text-taken = { $lines ->
    [one] Una riga
   *[other] { $lines } righe
}. Un punto da solo chiude il messaggio.
    .brief = { $lines ->
        [one] Una riga.
       *[other] { $lines } righe.
    }
mail-text-refused-dropped = Il messaggio è lasciato perdere.
mail-text-refused-empty = Il messaggio è vuoto. Per riprovare scrivi incolla.
mail-text-refused-long = Il messaggio è troppo lungo: incolla solo la parte con la mossa.
mail-ask-own = Mossa { $number }{ $has_theirs ->
    [yes] : { $name } { $theirs }, tu { $move }
   *[no] : tu { $move }
}{ $is_draw_offered ->
    [yes] , e offri patta
   *[no] {""}
}. { $mine ->
    [one] Un pezzo
   *[other] { $mine } pezzi
} contro { $enemy }, controllo { $check }. Confermi? Rispondi sì o no.
    .brief = { $number }: { $move }{ $is_draw_offered ->
        [yes] {" "}con patta
       *[no] {""}
    }, { $mine } contro { $enemy }, controllo { $check }. Sì o no?
mail-ready = Il messaggio è pronto: { $how ->
    [file] consegna lo scrive in un file come l'ultimo
    [clipboard] consegna lo mette negli appunti come l'ultimo
    [mailto] consegna lo apre nella posta come l'ultimo
   *[print] consegna per averlo
}, poi spedita quando è partito.
    .brief = Messaggio pronto.
mail-leave-days = { $leave ->
    [one] per un giorno
   *[other] per { $leave } giorni
} dal giorno { $first }
mail-beside = { $claim ->
    [right] , e chiede la patta per ripetizione
    [wrong] , e chiede la patta per ripetizione, che qui non c'è
   *[none] {""}
}{ $leave ->
    [0] {""}
   *[other] , e prende ferie { mail-leave-days }
}
mail-count-too = { $is_count_asked ->
    [yes] , e chiede il conteggio
   *[no] {""}
}
mail-leave-too = { $what ->
    [leave] {""}
   *[other] { $leave ->
        [0] {""}
       *[other] , e prende ferie { mail-leave-days }
    }
}
mail-remains = Il messaggio per { $name } { $is_leaving ->
    [yes] non è ancora spedito, ed è conservato: la prossima volta, in quella partita, scrivi consegna.
   *[no] resta da spedire.
}
mail-ask-theirs = { $name }: { $move }, mossa { $number }{ $words ->
    [decline] , e rifiuta la patta
    [decline-count] , rifiuta la patta e chiede il conteggio
    [draw] , e offre patta
    [count] , e chiede il conteggio
    [draw-count] , offre patta e chiede il conteggio
    [resign] , e abbandona
   *[other] {""}
}{ mail-beside }{ $conditions ->
    [0] {""}
    [one] , con una condizione
   *[other] , con { $conditions } condizioni
}.{ mail-unsent } La prendo? Rispondi sì o no.
    .brief = { $name }: { $move }, mossa { $number }{ $words ->
        [decline] , e rifiuta la patta
        [decline-count] , rifiuta la patta e chiede il conteggio
        [draw] , e offre patta
        [count] , e chiede il conteggio
        [draw-count] , offre patta e chiede il conteggio
        [resign] , e abbandona
       *[other] {""}
    }{ mail-beside }{ $conditions ->
        [0] {""}
        [one] , con una condizione
       *[other] , con { $conditions } condizioni
    }.{ mail-unsent } Sì o no?
mail-ask-word = { $name } { $what ->
    [accept] accetta la patta
    [decline] rifiuta la patta
    [draw] offre patta
    [resign] abbandona
    [count] chiede il conteggio
    [leave] prende ferie { mail-leave-days }
   *[claim] chiede la patta per ripetizione
}{ mail-count-too }{ mail-leave-too }.{ mail-unsent } Lo prendo? Rispondi sì o no.
    .brief = { $name } { $what ->
        [accept] accetta la patta
        [decline] rifiuta la patta
        [draw] offre patta
        [resign] abbandona
        [count] chiede il conteggio
        [leave] prende ferie { mail-leave-days }
       *[claim] chiede la patta per ripetizione
    }{ mail-count-too }{ mail-leave-too }.{ mail-unsent } Sì o no?
mail-ask-their-conditions = { $name } aggiunge condizioni: { $said }. Le prendo? Rispondi sì o no.
    .brief = { $name }: { $said }. Sì o no?
mail-ask-untake = Tolgo dalla partita { $has_move ->
    [yes] la { $move } di { $name }
   *[no] quello che ha scritto { $name }
}{ $is_draw ->
    [yes] {" "}e la patta che offre
   *[no] {""}
}? Con rifai si torna a chiedere. Rispondi sì o no.
    .brief = Tolgo { $has_move ->
        [yes] la { $move } di { $name }
       *[no] quello che ha scritto { $name }
    }{ $is_draw ->
        [yes] {" "}e la patta
       *[no] {""}
    }: sì o no?
mail-their-leave = { $name } è in ferie dal giorno { $first }, { $days ->
    [one] un giorno
   *[other] { $days } giorni
}. { $is_within ->
    [yes] Giorni di ferie che restano: { $left }.
   *[no] { $left ->
        [0] I termini non danno altre ferie: i giorni contano come sempre.
       *[other] I termini ne danno solo { $left }: gli altri contano come sempre.
    }
}
mail-condition-unread = { $name } scrive anche di mosse che vengono dopo, ma non in modo che si possa prendere per una condizione: se deve valere, chiedi di ripeterla.
mail-more-written = Nel messaggio c'è altro: scrivi messaggio per sentirlo.
mail-message-came = Il messaggio arrivato:
mail-left-out = { $name } scrive anche { $moves }{ $more ->
    [0] {""}
    [one] , e un'altra
   *[other] , e altre { $more }
}: da questo messaggio non prendo mosse.
mail-stated-left = { $name } scrive anche: "{ $first }"{ $is_two ->
    [yes] , e: "{ $second }"
   *[no] {""}
}{ $more ->
    [0] {""}
    [one] , e un'altra frase così
   *[other] , e altre { $more } frasi così
}. Questo non l'ho preso: se deve valere, chiedi che sia scritto chiaramente.
mail-other-parts = { $name } scrive anche di { $codes }{ $more ->
    [0] {""}
    [one] , e di un'altra partita
   *[other] , e di altre { $more } partite
}: quella parte qui non la leggo.
mail-parts-untaken = Il messaggio che hai incollato ha anche una parte di { $codes }{ $more ->
    [0] {""}
    [one] , e di un'altra partita
   *[other] , e di altre { $more } partite
}, che non conta ancora: incollalo di nuovo in quella partita.
mail-ask-by-condition = { $name } ha detto prima: se { $mine }, allora { $theirs }{ $is_binding ->
    [yes] , e la condizione impegna
   *[no] {""}
}. La prendo come giocata? Rispondi sì o no.
    .brief = { $name }: { $theirs }, per condizione. Sì o no?
mail-trouble-illegal = { $name } scrive { $move }, che qui non si può giocare. Non ho preso nulla.
mail-trouble-ambiguous = Il messaggio di { $name } può voler dire { $moves }. Non ho preso nulla.
mail-trouble-nothing = Nel messaggio di { $name } non trovo nessuna mossa. Per darla tu, scrivi i due numeri.
mail-trouble-number = { $has_told ->
    [yes] { $name } scrive mossa { $told }, e siamo alla { $right }
   *[no] Il numero della mossa di { $name } non è { $right }
}. Non ho preso nulla.
mail-trouble-check = { $has_told ->
    [yes] { $name } scrive controllo { $told }, e a me risulta { $right }
   *[no] Il controllo di { $name } non è il mio, { $right }
}: le due posizioni non sono uguali. Non ho preso nulla.
mail-trouble-colour = Per il messaggio di { $name } i colori sono scambiati: forse è di un'altra partita. Non ho preso nulla.
mail-trouble-no-claim = { $name } chiede la patta per ripetizione, che qui non c'è. Non ho preso nulla.
mail-trouble-score = Le mosse che scrive { $name } non sono quelle di questa partita. Non ho preso nulla.
mail-trouble-other = Il messaggio parla di un'altra partita. Non ho preso nulla.
mail-trouble-unknown = Il messaggio è della partita { $told }, che non è fra le tue aperte. Non ho preso nulla. Se è una di queste, vai lì con continua e il nome dell'avversario, e scrivi termini codice { $told }.
mail-trouble-nameless = Il messaggio fa la prima mossa di una partita{ $has_told ->
    [yes] , { $told },
   *[no] {""}
} che qui non è cominciata, e non dice chi lo manda. Per cominciarla scrivi nuova partita per corrispondenza con il nome, Nero, { $right ->
    [international] dama internazionale
   *[italian] dama italiana
}; poi porta di nuovo il messaggio.
mail-trouble-turn = Tocca a te: { $name } non può aver mosso. Non ho preso nulla.
mail-trouble-instead = { $name } ora scrive { $moves } al posto di { $move }, che hai già preso. Non ho preso nulla. Una mossa spedita resta com'è, se non vi accordate tra voi: in quel caso scrivi riprendi, poi i due numeri dell'altra.
mail-trouble-named = Il messaggio di { $name } nomina { $moves }{ $has_told ->
    [yes] {" "}e altre, { $told } in tutto
   *[no] {""}
}, ma non dice che è la mossa di adesso. Non ho preso nulla. Se lo è, scrivi i due numeri.
mail-trouble-own = È il tuo stesso messaggio, o la tua ultima mossa. Non ho preso nulla.
mail-trouble-twice = Questo messaggio l'hai già preso.
mail-trouble-old = Questo messaggio l'hai già preso: alla { $move } di { $name } hai già risposto. Per mandare di nuovo la risposta, scrivi ripeti il messaggio.
mail-trouble-missing = Manca un messaggio: prima di questo { $name } ha anche { $moves }, che qui non ci sono. Non ho preso nulla. Fatti mandare il messaggio che manca.
mail-trouble-asks-illegal = { $name } ti chiede di nuovo la mossa: { $move } di là non è possibile.
mail-trouble-asks-again = { $name } ti chiede di nuovo l'ultimo messaggio.
mail-trouble-asks-unclear = { $name } ti chiede quale mossa hai giocato: può essere { $moves }.
mail-trouble-asks-number = { $name } ti chiede di quale mossa parli: { $has_told ->
    [yes] hai scritto mossa { $told }, e di là siamo alla { $right }
   *[no] di là siamo alla { $right }
}.
mail-trouble-asks-score = { $name } ti chiede dov'è la differenza fra le due partite: { $has_move ->
    [yes] alla mossa { $told } di là c'è { $move }, e qui { $right }
   *[no] la tua non è uguale alla sua
}. Per sentire la tua, scrivi tabellino.
mail-trouble-asks-check = { $name } ti chiede se le due posizioni sono uguali: { $has_told ->
    [yes] il tuo controllo è { $told }, il suo { $right }
   *[no] il suo controllo è { $right }
}. Per sentire le tue mosse, scrivi tabellino.
mail-trouble-asks-other = { $name } ti chiede di quale partita è il tuo messaggio: parla della { $told }, e di là questa è la { $right }.
mail-trouble-automatic = È una risposta automatica, senza mosse.
mail-trouble-over = Questa partita è finita. Non ho preso nulla.
mail-trouble-draw-words = { $name } scrive { $move }, e della patta che hai offerto qualcosa che non capisco. Non ho preso nulla. Se la mossa vale e rifiuta la patta, scrivi i suoi due numeri.
mail-trouble-no-draw = { $name } accetta una patta che non hai offerto. Non ho preso nulla.
mail-trouble-takeback = { $name } vorrebbe riprendere una mossa: se siete d'accordo, scrivetevelo. Qui resta com'è.
mail-trouble-gone = Quella partita non si può aprire ora: il messaggio resta da incollare.
mail-trouble-open = C'è una domanda aperta: prima rispondi, poi incolla.
mail-trouble-file = Il file del messaggio non si può leggere. Controlla il nome.
mail-trouble-late = Ci vuole troppo a leggere il messaggio, e non aspetto più. Non ho preso nulla. Incolla solo la parte con la mossa.
mail-trouble-unreadable = Il messaggio non si può leggere: non è fatto come un messaggio. Incolla solo la parte con la mossa.
mail-trouble-no-file = Quello che hai indicato non è un file: indica il file del messaggio, o incollalo.
mail-ask-reply = Ho pronta una domanda per { $name }. La consegno? Rispondi sì o no.
    .brief = Consegno la domanda: sì o no?
mail-ask-other = { $is_part ->
    [yes] Un'altra parte del messaggio
   *[no] Il messaggio
} è della partita con { $name }, { $code }. Ci andiamo? Rispondi sì o no.
    .brief = { $is_part ->
    [yes] Una parte è
   *[no] È
} della partita con { $name }, { $code }. Andarci: sì o no?
mail-ask-go-on = Una partita così è già aperta: { $code }. Vai avanti con quella? Rispondi sì, o no per cominciarne un'altra.
    .brief = { $code } è già aperta: sì per quella, no per una nuova.
mail-which = Il messaggio può essere di { $count } partite. Di quale? Dai il numero.
    .brief = Di quale di { $count } partite?
mail-which-line = { $place }: { $name }, { $side ->
    [white] tu con il Bianco
   *[black] tu con il Nero
}, { $code }{ $has_move ->
    [yes] , ultima mossa { $move }
   *[no] {""}
}.
mail-line = { $text }
    .spoken = { $is_score ->
        [yes] {""}
       *[no] { $text }
    }
mail-message = Per { $name }: { $title }.
mail-nothing = { $why ->
    [turn] Non c'è nulla da spedire: tocca a te.
    [over] Non c'è nulla da spedire: la partita è finita.
   *[waits] Non c'è nulla da spedire: si aspetta { $name }.
}
mail-handed-over = { $how ->
    [file] Il messaggio è nel file { $where }, nella cartella { $folder }.
    [clipboard] Il messaggio è negli appunti{ $is_short ->
        [yes] , in una riga
       *[no] {""}
    }.
    [mailto] Il messaggio è nel tuo programma di posta{ $is_short ->
        [yes] , in una riga
       *[no] {""}
    }.
   *[print] Fine del messaggio.
}{ $is_marked ->
    [yes] {" "}Quando parte, scrivi spedita.
   *[no] {""}
}
    .brief = { $how ->
        [file] Nel file { $where }, nella cartella { $folder }.
        [clipboard] Negli appunti{ $is_short ->
            [yes] , in una riga
           *[no] {""}
        }.
        [mailto] Nel programma di posta{ $is_short ->
            [yes] , in una riga
           *[no] {""}
        }.
       *[print] Fine del messaggio.
    }
mail-changed = { $why ->
    [gone] Il messaggio che è stato consegnato non vale più: non spedirlo.
    [same] Il messaggio è di nuovo come è stato consegnato.
    [refused] Non lo segno come spedito: quello che è stato consegnato non è il messaggio di adesso. Consegna di nuovo, o riporta il messaggio com'era; poi spedita.
   *[changed] Il messaggio è cambiato da quando è stato consegnato: consegna di nuovo, poi spedita quando è partito.
}
mail-not-handed-over = { $why ->
    [way] Si consegna a file, posta, appunti o schermo, anche in una riga: per esempio, consegna a file.
    [full] Il disco è pieno: il messaggio non è nel file.
    [forbidden] Non ho il permesso di scrivere il file.
    [no-tool] { $how ->
        [mailto] Qui non trovo un programma di posta
       *[other] Qui non trovo un programma per gli appunti
    }: prova consegna a file.
    [address] Non conosco l'indirizzo: scrivi termini indirizzo, e poi l'indirizzo.
    [name] Un file non si può chiamare così: bastano lettere, numeri e spazi, per esempio consegna a file lettera.
    [slow] { $where } non risponde: prova consegna a file.
   *[other] La consegna non è riuscita: prova consegna a file.
}
mail-sent = Spedita{ $has_move ->
    [yes] : { $move }
   *[no] {""}
}.{ $is_over ->
    [yes] {""}
   *[no] {" "}Ora si aspetta { $name }.
}
    .brief = Spedita.
mail-awaited = Quando { $name } risponde, scrivi incolla, o i due numeri della sua mossa.
mail-stays = { $has_move ->
    [yes] La { $move } è spedita, e non si riprende.
   *[no] Quello che è spedito non si riprende.
}
mail-taken-off = { $is_own ->
    [yes] La tua { $move } è tolta: tocca a te.
   *[no] La { $move } di { $name } è tolta: si aspetta la sua mossa.
}
mail-word-taken-off = { $what ->
    [refusal] Il rifiuto è tolto: la patta offerta vale ancora.
    [leave] Le ferie sono tolte: non partono.
   *[draw] La patta non parte: l'offerta è tolta.
}
mail-move-first = La patta si offre con una mossa: scrivi per esempio offro patta con { $move }.
mail-draw-prepared = { $is_again ->
    [yes] La patta per { $name } è già nel messaggio.
   *[no] La patta per { $name } parte con il messaggio.
}
mail-draw-by-them = { $name } offre patta: scrivi accetto la patta, { $is_own_turn ->
    [yes] o muovi
   *[no] o rifiuto la patta
}.
mail-no-draw = { $how ->
    [word] Hai rifiutato la patta di { $name }{ $is_unsent ->
        [yes] : per accettarla, prima scrivi riprendi.
       *[no] .
    }
    [move] La tua { $move } ha rifiutato la patta di { $name }{ $is_unsent ->
        [yes] : per accettarla, prima scrivi riprendi.
       *[no] .
    }
   *[none] { $name } non ha offerto patta.
}
mail-draw-declined = Il rifiuto per { $name } parte con il messaggio.
mail-ask-accept = Accetti la patta di { $name }? Rispondi sì o no.
    .brief = Accettare la patta di { $name }: sì o no?
mail-ask-conditions = { $said_first }.{ $is_binding ->
    [yes] {" "}Ti impegnano finché non gioca altro.
   *[no] {""}
} Confermi? Rispondi sì o no.
    .brief = { $said_first }. Sì o no?
mail-conditions = { $is_own ->
    [yes] Hai detto
   *[no] { $name } ha detto
}: { $said }.{ $is_binding ->
    [yes] {" "}Vale finché nessuno gioca altro.
   *[no] {" "}Non impegna.
}
    .brief = { $is_own ->
        [yes] Tu
       *[no] { $name }
    }: { $said }.{ $is_binding ->
        [yes] {""}
       *[no] {" "}Non impegna.
    }
mail-no-conditions = Non ci sono condizioni. Per metterne scrivi per esempio: se { $example } allora { $answer }.
    .brief = Nessuna condizione.
mail-conditions-hold = { $count ->
    [one] La condizione parte
   *[other] Le { $count } condizioni partono
} con il messaggio.
mail-conditions-gone = { $why ->
    [withdrawn] Le condizioni sono tolte.
    [sent] Le condizioni sono spedite e ti impegnano, finché { $name } non gioca altro.
   *[deviated] { $name } ha giocato altro: le tue condizioni non valgono più.
}
mail-conditions-faulty = { $why ->
    [illegal] { $is_own ->
        [yes] La risposta { $move } lì non si può giocare
       *[no] { $name } non può giocare { $move }
    }.
    [two] Con { $move } si possono intendere due mosse: di' tutte le caselle.
    [lone] Se { $name } gioca { $move }, che cosa rispondi? Dillo con allora.
    [over] La partita è finita: non c'è più niente da rispondere.
    [turn] Tocca a te: le condizioni vengono dopo la tua mossa.
   *[none] Scrivi per esempio: se 11-15 allora 22-18.
} Non è cambiato nulla.
mail-condition-fits = Hai detto: se { $theirs }, allora { $mine }. { $is_held ->
    [yes] Prima decidi sulla patta: la risposta { $mine } non è preparata.
   *[no] La risposta { $mine } è pronta, e non è spedita.
}
    .brief = { $is_held ->
        [yes] Prima la patta, poi { $mine }.
       *[no] La tua risposta { $mine } è pronta, non spedita.
    }
mail-foreseen = { $name } ha già detto che a { $mine } risponde { $theirs }{ $is_binding ->
    [yes] , e la condizione impegna
   *[no] {""}
}.
mail-repeat = { $why ->
    [ready] Il messaggio di prima è di nuovo pronto per { $name }: consegna.
    [again] L'ultimo messaggio è di nuovo pronto per { $name }: consegna. Non è un sollecito{ $days ->
        [0] {""}
       *[other] , che per i termini si manda dopo { $days } giorni senza risposta
    }.
    [shown] Non c'è nulla di nuovo da spedire: riprendo l'ultimo messaggio ancora una volta.
    [wanted] Per rimandare l'ultimo messaggio, scrivi ripeti il messaggio.
    [older] La tua { $move } non è segnata come spedita: se è partita, scrivi prima spedita. Il messaggio di prima è di nuovo pronto per { $name }: consegna.
    [question] Ecco la tua domanda ancora una volta.
    [unsent] Il messaggio non è ancora spedito: consegna, poi spedita.
   *[nothing] Non hai ancora spedito nulla in questa partita.
}
mail-director = { $has_director ->
    [yes] Il messaggio per il direttore è pronto: scrivi consegna, e dove.
   *[no] I termini non nominano un direttore: scrivi termini direttore, e l'indirizzo.
}
mail-sent-beside = { $is_to_director ->
    [yes] Spedita al direttore
   *[no] Spedita di nuovo
}.{ $is_waiting ->
    [yes] {" "}Il messaggio per { $name } è ancora da spedire.
   *[no] {""}
}
    .brief = { $is_to_director ->
        [yes] Spedita al direttore
       *[no] Spedita di nuovo
    }.
