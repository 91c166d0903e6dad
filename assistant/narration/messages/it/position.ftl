### La posizione.

position-pieces = { words-side }: { $men_count ->
    [0] {""}
    [one] pedina { $men }
   *[other] pedine { $men }
}{ $kings_count ->
    [0] {""}
   *[other] { $men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $kings_count ->
    [0] { $men_count ->
        [0] nessun pezzo
       *[other] {""}
    }
    [one] dama { $kings }
   *[other] dame { $kings }
}.
    .letters = { $men_count ->
        [0] { $kings_count ->
            [0] { $side_man }: nessun pezzo
           *[other] { $side_king }: { $kings_plain }
        }
       *[other] { $side_man }: { $men_plain }{ $kings_count ->
            [0] {""}
           *[other] {" "}{ $side_king }: { $kings_plain }
        }
    }
position-kings = { words-side }: { $kings_count ->
    [0] nessuna dama
    [one] una dama, { $kings }
   *[other] { $kings_count } dame, { $kings }
}.
    .letters = { $side_king }: { $kings_count ->
        [0] nessuna dama
       *[other] { $kings_plain }
    }
position-piece-count = { words-side }: { $men_count ->
    [0] nessuna pedina
    [one] una pedina
   *[other] { $men_count } pedine
} e { $kings_count ->
    [0] nessuna dama
    [one] una dama
   *[other] { $kings_count } dame
}.
position-ahead = { $count ->
    [0] I pezzi sono pari.
    [one] Il { words-side } ha un pezzo in più.
   *[other] Il { words-side } ha { $count } pezzi in più.
}{ $kings ->
    [own] {" "}Solo il { words-side } ha dame.
    [other] {" "}Solo il { words-other-side } ha dame.
   *[none] {""}
}
    .brief = { $count ->
        [0] Pari.
       *[other] { words-side }: { $count } in più.
    }{ $kings ->
        [own] {" "}Solo il { words-side } ha dame.
        [other] {" "}Solo il { words-other-side } ha dame.
       *[none] {""}
    }
position-lost = Persi dall'inizio: il Bianco { $white ->
    [0] nessun pezzo
    [one] un pezzo
   *[other] { $white } pezzi
}, il Nero { $black ->
    [0] nessun pezzo
    [one] un pezzo
   *[other] { $black } pezzi
}.
    .brief = Persi: Bianco { $white }, Nero { $black }.
position-square = { $contents }.
position-no-such-square = La casella { $square } non esiste: le caselle vanno da 1 a { $last }.
    .brief = Nessuna casella { $square }: da 1 a { $last }.
    .again = Qui le caselle vanno da 1 a { $last }: la { $square } non c'è.
position-neighbours = Vicine a { $square }: { $contents }.
position-ray = { $way ->
    [ahead-left] Avanti a sinistra
    [ahead-right] Avanti a destra
    [back-left] Indietro a sinistra
   *[back-right] Indietro a destra
} da { $square }: { $contents }.
    .brief = { $way ->
        [ahead-left] Avanti sinistra
        [ahead-right] Avanti destra
        [back-left] Indietro sinistra
       *[back-right] Indietro destra
    } { $square }: { $contents }.
position-row = Traversa { $row }: { $contents }.
    .letters = t{ $row } { $contents }
    .narrow-letters = t{ $row } { $contents_letters }
position-where = Traversa { $row }, colonna { $column }: { $contents }.
position-place-right-edge = Sponda destra: { $contents }.
position-place-left-edge = Sponda sinistra: { $contents }.
position-place-main-diagonal = Diagonale maggiore: { $contents }.
position-place-parallels = Parallela: { $contents }.
position-place-corners = Cantoni: { $contents }.
position-place-double-corner = Biscacco del { words-side }: { $contents }.
position-place-goal = Meta del { words-side }: { $contents }.
position-place-base = Base del { words-side }: { $contents }.
position-place-column = Colonna { $number }: { $contents }.
position-no-such-place = Questa damiera non ha quella parte. Chiedi per esempio traversa 3, colonna 2, base, sponde, diagonale maggiore, cantoni.
    .brief = Parte sconosciuta: traversa 3, colonna 2, base, sponde, cantoni.
    .again = Una parte con quel nome qui non c'è. Ci sono per esempio traversa 3, colonna 2, base, sponde, diagonale maggiore, cantoni.
position-promotion-row = Il { words-side } fa dama sulla base avversaria: { $contents }.
    .brief = { words-side } fa dama in: { $contents }.
position-emptied = { $since ->
    [asked] Da quando hai chiesto cambiato l'ultima volta, { $is_more ->
        [yes] in tutto{" "}
       *[no] {""}
    }{ $count ->
        [one] vuotata
       *[other] vuotate
    }
   *[other] { $is_more ->
        [yes] In tutto { $count ->
            [one] vuotata
           *[other] vuotate
        }
       *[no] { $count ->
            [one] Vuotata
           *[other] Vuotate
        }
    }
}{ $has_move ->
    [yes] {" "}con { $move }
   *[no] {""}
}: { $squares }.
position-filled = { $since ->
    [asked] Da quando hai chiesto cambiato l'ultima volta, { $is_more ->
        [yes] in tutto{" "}
       *[no] {""}
    }{ $count ->
        [one] occupata
       *[other] occupate
    }
   *[other] { $is_more ->
        [yes] In tutto { $count ->
            [one] occupata
           *[other] occupate
        }
       *[no] { $count ->
            [one] Occupata
           *[other] Occupate
        }
    }
}{ $has_move ->
    [yes] {" "}con { $move }
   *[no] {""}
}: { $contents }.
    .brief = { $count ->
        [one] Occupata
       *[other] Occupate
    }: { $contents }.
position-nothing-changed = Non è cambiato niente { $is_since_start ->
    [yes] dall'inizio della partita
   *[no] dall'ultima volta che l'hai chiesto
}.
    .brief = Niente è cambiato.
position-changes-offered = Scrivi cambiato per sapere quali caselle sono cambiate.
    .brief = Cambiato: le caselle cambiate.
    .again = Con la parola cambiato ti dico le caselle cambiate.
position-taken = { words-side }, { $move }, { $count ->
    [one] pezzo preso
   *[other] pezzi presi
}: { $contents }.
position-as-said = { $is_so ->
    [yes] Sì, è così.
   *[no] No, non è così.
}
position-put-back = { $has_lifted ->
    [yes] Prendi in mano { $lifted }.{" "}
   *[no] {""}
}{ $has_moves ->
    [yes] Riporta { $moves }.{" "}
   *[no] {""}
}{ $has_uncrowned ->
    [yes] In { $uncrowned } torna una pedina.{" "}
   *[no] {""}
}{ $has_contents ->
    [yes] Rimetti { $contents }.
   *[no] {""}
}
    .brief = { $has_lifted ->
        [yes] In mano { $lifted }.{" "}
       *[no] {""}
    }{ $has_moves ->
        [yes] { $moves }.{" "}
       *[no] {""}
    }{ $has_uncrowned ->
        [yes] Pedina in { $uncrowned }.{" "}
       *[no] {""}
    }{ $has_contents ->
        [yes] Rimetti { $contents }.
       *[no] {""}
    }
position-nothing-taken-lately = Nelle ultime { $moves } mosse { $side ->
    [none] nessuno ha preso niente
   *[other] il { words-side } non ha preso niente
}.
    .brief = { $moves } mosse: { $side ->
        [none] niente prese
       *[other] { words-side }, niente prese
    }.
position-nothing-taken = { $side ->
    [none] Le ultime due mosse non hanno preso niente
   *[other] Con l'ultima mossa il { words-side } non ha preso niente
}.
    .brief = { $side ->
        [none] Ultime due mosse
       *[other] { words-side }, ultima mossa
    }: niente prese.
position-place-centre = Centro: { $contents }.
position-place-near-left = In basso a sinistra: { $contents }.
position-place-near-right = In basso a destra: { $contents }.
position-place-far-left = In alto a sinistra: { $contents }.
position-place-far-right = In alto a destra: { $contents }.
position-which-square = Di quale casella? Aggiungi il numero, per esempio casella 18.
    .brief = Quale casella? Il numero, per esempio casella 18.
    .again = Manca il numero della casella: scrivilo adesso.
position-empty = { $count ->
    [one] Una casella vuota: { $squares }.
   *[other] { $count } caselle vuote: { $squares }.
}
    .brief = Vuote: { $squares }.
position-nearest = { $count ->
    [0] { words-side }: nessuna pedina da portare a dama.
    [one] { words-side }: la pedina più vicina a dama è in { $pieces }, a { $moves } { $moves ->
        [one] mossa
       *[other] mosse
    } dalla base avversaria.
   *[other] { words-side }: le pedine più vicine a dama sono in { $pieces }, a { $moves } { $moves ->
        [one] mossa
       *[other] mosse
    } dalla base avversaria.
}
    .brief = { $count ->
        [0] { words-side }: nessuna pedina.
       *[other] { words-side }: { $pieces }, a { $moves }.
    }
