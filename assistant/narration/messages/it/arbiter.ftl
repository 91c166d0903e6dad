### L'arbitro fra due persone.

arbiter-missing = { $why ->
    [off] In questa partita l'arbitro non c'è: per averlo comincia con --arbiter on.
    [mail] Per corrispondenza l'arbitro non c'è: decide il direttore della gara. Per scrivergli: scrivi al direttore.
   *[alone] L'arbitro c'è fra due persone, e qui gioca il computer.
}
    .brief = { $why ->
        [off] Senza arbitro.
        [mail] Per corrispondenza decide il direttore.
       *[alone] L'arbitro c'è fra due persone.
    }
arbiter-may = L'arbitro può dire conteggio, ripetizione, { $can_annul ->
    [yes] annulla il conteggio,{" "}
   *[no] {""}
}{ $example ->
    [neither] nessuno può vincere,{" "}
    [count] conteggio di 12 nei tornei promozionali,{" "}
   *[none] {""}
}il Bianco rifiuta il regolamento, damiera orientata male, colori sbagliati, damiera urtata, pezzo fuori casella, pausa, tempo e tabellino. Dove stanno i pezzi non lo chiede.
    .brief = L'arbitro: conteggio, ripetizione, il Bianco rifiuta il regolamento, damiera girata, colori sbagliati, damiera urtata, pezzo fuori casella, pausa, tempo.
arbiter-only = Questo lo decide l'arbitro: la sua riga comincia con arbitro e due punti.
    .spoken = Questo lo decide l'arbitro: la sua riga comincia con la parola arbitro.
    .brief = Lo decide l'arbitro.
arbiter-yes-or-no = { $is_arbiter ->
    [yes] Arbitro: sì o no?
   *[no] { arbiter-answer-of-one }.
}
arbiter-answer-of-one = { $is_named ->
    [yes] Rispondi { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sì, oppure no
   *[no] Rispondi sì o no
}
    .brief = { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-side }
        } sì, o no?
       *[no] sì o no?
    }
arbiter-ask-neither = L'arbitro dichiara patta, perché nessuno dei due può vincere, { $article }? { arbiter-yes-or-no }
    .brief = Patta, nessuno può vincere, { $article }? { arbiter-yes-or-no }
arbiter-ask-refusal = Il { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} rifiuta di attenersi al regolamento e perde la partita, { $article }? { arbiter-yes-or-no }
    .brief = Il { words-side } rifiuta e perde, { $article }? { arbiter-yes-or-no }
arbiter-ask-shorten = Tutti e due hanno già fatto { $number } mosse: con il conteggio di { $number } la partita è patta, { $article }. { arbiter-yes-or-no }
    .brief = Conteggio di { $number }, e patta, { $article }? { arbiter-yes-or-no }
arbiter-ask-orientation = { $is_compulsory ->
    [yes] La damiera è orientata male: la partita deve essere annullata e ricominciata, { $article }. È così? { arbiter-yes-or-no }
   *[no] La damiera è orientata male: la partita si può annullare e ricominciare, { $article }. La annullo? { arbiter-yes-or-no }
}
    .brief = { $is_compulsory ->
        [yes] Damiera orientata male: si ricomincia, { $article }. È così? { arbiter-yes-or-no }
       *[no] Annullo per la damiera, { $article }? { arbiter-yes-or-no }
    }
arbiter-ask-colours = I colori sono assegnati male: la partita si può annullare e ricominciare a colori scambiati, { $article }. La annullo? { arbiter-yes-or-no }
    .brief = Annullo per i colori, { $article }? { arbiter-yes-or-no }
arbiter-ask-direction = È stata la direzione di gara a sbagliare i colori? Allora il tempo trascorso non si addebita, { $article }. { arbiter-yes-or-no }
    .brief = Colpa della direzione di gara, { $article }? { arbiter-yes-or-no }
arbiter-ask-back = { $is_arbiter ->
    [yes] Arbitro: il pezzo si rimette dove lo ha la registrazione, { $article }? Sì o no.
   *[no] { $has_name ->
        [yes] { $name }, sei
       *[no] { $is_named ->
            [yes] { words-side }, sei
           *[no] Siete
        }
    } d'accordo che il pezzo si rimetta dove lo ha la registrazione, { $article }? { arbiter-answer-of-one }; può dirlo anche l'arbitro.
}
    .brief = { $is_arbiter ->
        [yes] Arbitro: si rimette dov'era, { $article }? Sì o no.
       *[no] Si rimette dov'era, { $article }: { $has_name ->
            [yes] { $name },{" "}
           *[no] {""}
        }{ arbiter-answer-of-one.brief }
    }
arbiter-ask-out = { $is_arbiter ->
    [yes] Arbitro: il pezzo della { $number } esce dal gioco, { $article }? Sì o no.
   *[no] { $has_name ->
        [yes] { $name }, sei
       *[no] { $is_named ->
            [yes] { words-side }, sei
           *[no] Siete
        }
    } d'accordo che il pezzo della { $number } esca dal gioco, { $article }? { arbiter-answer-of-one }; può dirlo anche l'arbitro.
}
    .brief = { $is_arbiter ->
        [yes] Arbitro: la { $number } esce dal gioco, { $article }? Sì o no.
       *[no] La { $number } esce dal gioco, { $article }: { $has_name ->
            [yes] { $name },{" "}
           *[no] {""}
        }{ arbiter-answer-of-one.brief }
    }
arbiter-too-late = La partita non si può più annullare per { $matter ->
    [colours] i colori
   *[orientation] la damiera
}: { $why ->
    [minutes] dall'inizio del turno sono passati { $number } minuti
   *[moves] ciascuno ha già giocato { $number } mosse
}, { $article }.
    .brief = Troppo tardi per annullare: { $why ->
        [minutes] { $number } minuti
       *[moves] { $number } mosse
    }, { $article }.
arbiter-colours-none = Di colori assegnati male il regolamento portoghese non dice niente: la partita continua. D'accordo fra voi potete cominciarne un'altra, con la parola scambia.
    .brief = Dei colori il testo non dice niente.
arbiter-times-kept = Il tempo trascorso resta com'è, { $article }: il Bianco ha { $white }, il Nero { $black }.
    .brief = Tempi come erano: Bianco { $white }, Nero { $black }.
arbiter-times-back = Il tempo trascorso non si addebita, { $article }.
    .brief = Tempi da capo, { $article }.
arbiter-count-shortened = L'arbitro accorcia il conteggio: patta dopo { $moves } mosse di ciascuno, { $article }.
    .brief = Conteggio di { $moves }, { $article }.
arbiter-count-as-it-is-text = Questo regolamento non permette di accorciare il conteggio: sono { $least } mosse, { $article }.
    .brief = Il conteggio non si accorcia: { $least }, { $article }.
arbiter-count-as-it-is-terms = Il conteggio si accorcia solo nei tornei promozionali, { $article }: si comincia con --promotional.
    .brief = Solo nei tornei promozionali, { $article }.
arbiter-count-as-it-is-unsaid = Di quante mosse deve essere il conteggio? Scrivi per esempio arbitro: conteggio di 12. Meno di { $least } non si può, { $article }.
    .spoken = Di quante mosse deve essere il conteggio? Per esempio, arbitro, conteggio di 12. Meno di { $least } non si può, { $article }.
    .brief = Conteggio di quante mosse? Almeno { $least }.
arbiter-count-as-it-is-least = Il conteggio non può avere meno di { $least } mosse, { $article }.
    .brief = Almeno { $least }, { $article }.
arbiter-count-as-it-is-longer = Il conteggio si può solo accorciare, fino a { $least } mosse, { $article }.
    .brief = Solo più corto, almeno { $least }, { $article }.
arbiter-neither-none = Una patta perché nessuno può vincere questo regolamento non la conosce: c'è quella di comune accordo, { $agreement }, e, con una dama per parte, il conteggio delle mosse, { $count }.
    .brief = Qui non c'è: patta d'accordo, { $agreement }, o conteggio, { $count }.
arbiter-obliged = L'avversario obbliga il { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} ad attenersi al regolamento, { $article }. Se rifiuta ancora, l'arbitro può dichiararlo perdente, { $loss }.
    .brief = Il { words-side } è obbligato al regolamento, { $article }; se rifiuta perde, { $loss }.
arbiter-not-obliged = Prima è l'avversario che deve obbligare il { words-side } ad attenersi al regolamento, e non aver mosso da allora: { $article }.
    .brief = Prima lo obbliga l'avversario, { $article }.
arbiter-upset = La posizione si rimette com'era, { $article }.{ $is_read ->
    [yes] {" "}La leggo per traverse.
   *[no] {""}
}
    .brief = Si rimette com'era, { $article }.
arbiter-upset-done = In tutto i bianchi sono { $white } e i neri { $black }. Tocca al { words-side }.
    .brief = Bianchi { $white }, neri { $black }. Tocca al { words-side }.
arbiter-upset-unread = { $way ->
    [notes] Non la leggo: la sentirebbe chi gioca senza vedere. Chi ha la damiera la rimette con il tabellino.
    [moves] Non leggo la posizione, ma per rimetterla leggo le mosse giocate, perché lo vuole l'arbitro.
    [arbiter] Non la leggo: la sentirebbe chi gioca senza vedere. L'arbitro può far leggere le mosse giocate: scrivi arbitro: damiera urtata.
   *[none] Non la leggo: la sentirebbe chi gioca senza vedere, e nessuno ha una damiera da rimettere.
}
    .spoken = { $way ->
        [notes] Non la leggo: la sentirebbe chi gioca senza vedere. Chi ha la damiera la rimette con il tabellino.
        [moves] Non leggo la posizione, ma per rimetterla leggo le mosse giocate, perché lo vuole l'arbitro.
        [arbiter] Non la leggo: la sentirebbe chi gioca senza vedere. L'arbitro può far leggere le mosse giocate: scrivi arbitro, due punti, damiera urtata.
       *[none] Non la leggo: la sentirebbe chi gioca senza vedere, e nessuno ha una damiera da rimettere.
    }
    .brief = { $way ->
        [moves] Ecco le mosse giocate.
        [arbiter] Le mosse le fa leggere l'arbitro: damiera urtata.
       *[other] Non la leggo a chi gioca senza vedere.
    }
arbiter-upset-lapsed = Chi dopo l'incidente ha mosso non può più pretendere che la posizione si rimetta, { $article }. Se è successo di nuovo, scrivi damiera urtata.
    .brief = Diritto decaduto, { $article }.
arbiter-claim-priced = { $number ->
    [one] Richiesta sbagliata del { words-side }
   *[other] È la richiesta sbagliata numero { $number } del { words-side }
}{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: { $is_free ->
    [yes] la verifica non costa tempo
   *[no] la verifica costa { $price }
}{ $spared ->
    [first] ; chi ha meno di 3 minuti li tiene, alla prima richiesta, { $article }.
    [spent] ; sotto i 3 minuti solo la prima richiesta lascia il tempo com'è, { $article }.
    [least] ; al più se ne tolgono 15 minuti, e ne restano almeno 3, { $article }.
   *[no] , { $article }.
}
    .brief = Richiesta sbagliata, { $number }: { $is_free ->
        [yes] non costa tempo
       *[no] costa { $price }
    }, { $article }.
arbiter-claim-no-score = La ripetizione si chiede dove la trascrizione è resa obbligatoria, { $article }: in questa partita non lo è.
    .brief = Trascrizione non obbligatoria, { $article }.
arbiter-promotional = Torneo promozionale: dove la parità è evidente l'arbitro può accorciare il conteggio, fino a { $least } mosse, { $article }.
    .brief = Promozionale: conteggio fino a { $least }, { $article }.
    .narrow = Promozionale, { $article }.
arbiter-score-free = La trascrizione non è obbligatoria: la patta per ripetizione non si chiede, { $article }.
    .brief = Trascrizione libera, niente ripetizione, { $article }.
    .narrow = Senza ripetizione, { $article }.
