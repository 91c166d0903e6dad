### Il verbale di una partita: una riga per ogni cosa, come si legge e come sta nel file.

report-by = { $has_name ->
    [yes] di { $name }
   *[no] del { words-side }
}
report-title = { $has_number ->
    [yes] Verbale della partita { $number }.
   *[no] Verbale della partita.
}
report-unseeing = Senza vedere la damiera: { words-name-or-side }; domande sulla damiera: { $asked }{ $many ->
    [-1] {""}
   *[other] {" "}su { $many }
}.
report-mail = Per corrispondenza{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}{ $has_event ->
    [yes] , nella gara { $event }
   *[no] {""}
}.
report-arbiter = { $is_arbiter ->
    [yes] Con l'arbitro.
   *[no] Senza arbitro: le mosse non valide sono state rifiutate.
}
report-set-up = { $is_start ->
    [yes] La partita è cominciata da una posizione impostata.
   *[no] È stata impostata una posizione.
}
report-began = Inizio: { $date }, ore { $time }.
report-at = Mossa { $number }, tocca al { words-side }{ $has_clocks ->
    [yes] ; orologi: Bianco { $white }, Nero { $black }
   *[no] {""}
}.
report-irregular = Irregolarità del { words-side }, { $article }.
report-decided = { $how ->
    [kept] Mantenuta, per decisione { report-by }, { $article }.
    [moved] Mantenuta dalla mossa seguente { report-by }, { $article }.
    [impossible] Non mantenuta, perché non si poteva fare.
   *[corrected] Corretta, per decisione { report-by }, { $article }.
}
report-unclear = Annuncio poco chiaro del { words-side }, manca una casella di salto, { $article }: { $is_kept ->
    [yes] lasciato valere per { $move }
   *[no] da annunciare di nuovo
}, per decisione { $has_name ->
    [yes] di { $name }
   *[no] del { words-other-side }
}.
report-try = Rifiutata, { words-side }: { $move }{ $is_told ->
    [yes] , { $article }
   *[no] ; l'articolo si dice a partita finita
}.
report-piece = { $is_out ->
    [yes] Il pezzo della { $square } va fuori gioco
   *[no] Un pezzo fuori posto torna in gioco
}, per decisione { $decided_by ->
    [arbiter] dell'arbitro
   *[players] di entrambi i giocatori
}, { $article }.
report-count = Conteggio { $who ->
    [arbiter] imposto dall'arbitro
    [computer] chiesto dal computer
   *[player] a richiesta { report-by }
}: { $answer ->
    [began] patta dopo { $moves } mosse per parte
    [runs-already] era già in corso
    [no-king-each] non concesso, serve una dama per parte
   *[of-itself] non concesso, qui comincia da sé
}, { $article }.
report-claim = Patta per ripetizione, a richiesta { report-by }: { $answer ->
    [granted] concessa, { $article }
    [not-yet] respinta, la posizione non si è ripetuta abbastanza, { $article }
    [too-late] respinta, troppo tardi, { $article }
   *[not-in-the-text] respinta, questo regolamento non la prevede
}.
report-claim-cost = { $is_free ->
    [yes] La richiesta sbagliata non costa tempo, { $article }.
   *[no] La richiesta sbagliata costa { $price }, { $article }.
}
report-offer = { $offer ->
    [draw] Proposta di patta { report-by }
    [neither] Proposta { report-by } di patta perché nessuno può vincere
    [redo] Richiesta { report-by } di rigiocare le mosse riprese
   *[takeback] Richiesta { report-by } di riprendere la mossa
}{ $is_irregular ->
    [yes] , irregolare, { $article }
   *[no] {""}
}: { $became ->
    [accepted] accettata
    [declined] rifiutata
    [open] ancora senza risposta
   *[lapsed] rimasta senza risposta
}.
report-obliged = L'avversario obbliga il { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} ad attenersi al regolamento, { $article }.
report-annulled = { $why ->
    [orientation] La damiera era girata male.
   *[colours] I colori erano scambiati.
}
report-clock-set = Orologio del { words-side }: { $span } in { $is_more ->
    [yes] più
   *[no] meno
}{ $article ->
    [none] {""}
   *[other] , { $article }
}.
report-upset = I pezzi sono caduti, e si rimettono com'erano, { $article }.
report-stopped = { $is_over ->
    [yes] Gli orologi sono stati fermi per { $span }.
   *[no] Gli orologi sono stati fermati.
}
report-resumed = Gli orologi sono ripartiti nella partita che era stata lasciata.
report-director = Al direttore di gara, da parte { report-by }: { $what ->
    [late] sono stati usati più giorni di quelli che ci sono
    [repeat] non c'è risposta
    [result] il risultato
    [leave] le ferie
   *[standing] come sta la partita
}.
report-clean = { $is_over ->
    [yes] Non risulta nessuna irregolarità.
   *[no] Finora non risulta nessuna irregolarità.
}
report-undecided = C'è un'irregolarità ancora da decidere.
report-voice = Mosse a voce corrette subito: { $count }.
report-held-up = Il programma è rimasto bloccato, { $count ->
    [one] una volta
   *[other] { $count } volte
}, per { $span }: quel tempo non è di nessuno.
report-days = Giorni usati: Bianco { $white }, Nero { $black }{ $late ->
    [white] ; il Bianco più di quelli che ha
    [black] ; il Nero più di quelli che ha
    [both] ; tutti e due più di quelli che hanno
   *[none] {""}
}.
report-later = { $count ->
    [one] Una registrazione è di una versione più nuova del programma, e qui non si può leggere.
   *[other] { $count } registrazioni sono di una versione più nuova del programma, e qui non si possono leggere.
}
report-clocks = Rimasto agli orologi: Bianco { $white }, Nero { $black }.
report-ended = { $is_over ->
    [yes] Fine
   *[no] Ultima registrazione
}: { $date }, ore { $time }{ $has_span ->
    [yes] , dopo { $span }
   *[no] {""}
}{ $has_stopped ->
    [yes] , con gli orologi fermi per { $stopped }
   *[no] {""}
}.
report-moves = { $count ->
    [0] Nessuno ha mosso.
    [one] È stata giocata una mossa.
   *[other] Sono state giocate { $count } mosse.
}
report-goes-on = { $left ->
    [one] C'è ancora una riga: avanti la legge.
   *[other] Ci sono ancora { $left } righe: avanti le legge.
}
    .brief = Altre { $left }: avanti.
report-of-file = Una partita di un file non ha verbale. Per sentirne le mosse scrivi tabellino. Per il verbale della partita in corso scrivi alla partita, e poi verbale.
    .brief = Nessun verbale per una partita di un file.
report-written = { $count ->
    [one] Verbale scritto
   *[other] { $count } verbali scritti
} nel file { $name }, nella cartella { $folder }.
    .brief = Scritto in { $name }.
