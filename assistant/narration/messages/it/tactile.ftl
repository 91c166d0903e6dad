### Le damiere con sensori: che cosa c'è sopra, e dove deve andare la mano.

tactile-board = { $seat ->
    [white] Damiera del Bianco
    [black] Damiera del Nero
   *[one] Damiera
}
tactile-at = { $seat ->
    [white] Damiera del Bianco.{" "}
    [black] Damiera del Nero.{" "}
   *[one] {""}
}
    .brief = { $seat ->
        [white] Bianco.{" "}
        [black] Nero.{" "}
       *[one] {""}
    }
tactile-sought = Cerco la damiera elettronica: possono volerci alcuni secondi.
    .brief = Cerco la damiera.
tactile-awaited = { tactile-board } collegata: { $is_start ->
    [yes] disponi i pezzi per cominciare.
   *[no] disponi i pezzi come stanno nella partita. Per sentirli scrivi pezzi.
}
    .brief = { tactile-board }: { $is_start ->
        [yes] disponi i pezzi.
       *[no] disponi i pezzi della partita.
    }
tactile-ready = { tactile-board } pronta.
tactile-not-found = { tactile-at }Vedo { $pieces ->
    [0] 0 pezzi
    [one] { $pieces } pezzo
   *[other] { $pieces } pezzi
} su { $wanted }. La posizione non è ancora giusta: scrivi pezzi per sentire dove vanno.
    .brief = { tactile-at.brief }Vedo { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    } su { $wanted }, non a posto.
tactile-lift-white = { tactile-at }Solleva un pezzo bianco e rimettilo: così so da che parte è il Bianco.
    .brief = { tactile-at.brief }Solleva e rimetti un pezzo bianco.
tactile-gone = { $reason ->
    [missing] { tactile-board } assente: non c'è una porta { $port }. Attacca il cavo.
    [forbidden] { tactile-board } vietata: non ho il permesso di aprire la porta { $port }. Su Linux lo ha un gruppo, di solito dialout: come entrarci lo dice il comando python3 run.py board probe.
    [busy] { tactile-board } occupata: un altro programma usa la porta { $port }. Chiudilo.
    [unplugged] { tactile-board } staccata: controlla il cavo.
    [no-package] { tactile-board } non letta: manca il pacchetto pyserial, che il comando python3 run.py install installa.
    [terminal] { tactile-board } assente: la porta { $port } è il terminale su cui scrivi. Per sapere che porte ci sono scrivi il comando python3 run.py board list.
    [unknown] { tactile-board } sconosciuta: alla porta { $port } non risponde niente che io conosca. Spegnila e riaccendila.
   *[silent] { tactile-board } senza risposta: controlla che sia accesa.
}{ $reason ->
    [no-package] {" "}Scrivi le mosse.
    [terminal] {" "}Scrivi le mosse.
   *[other] {" "}La cerco ancora: intanto scrivi le mosse.
}
    .brief = { tactile-board } { $reason ->
        [missing] assente
        [forbidden] vietata dal sistema
        [busy] occupata
        [unplugged] staccata
        [no-package] non letta, manca pyserial
        [terminal] assente, la porta è il terminale
        [unknown] sconosciuta
       *[silent] senza risposta
    }. Scrivi le mosse.
tactile-back = { tactile-board } di nuovo collegata.
tactile-fault = { tactile-board }: { $code ->
    [battery] la batteria è quasi scarica{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
    [sensor] un sensore non funziona
    [version] parla una versione del protocollo che non conosco
    [info] non dice come è fatta, e non la posso leggere
    [memory] ha perso la sua memoria
   *[other] segnala un guasto{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
}.
    .brief = { tactile-board }: { $code ->
        [battery] batteria scarica
        [sensor] sensore guasto
        [version] versione sconosciuta
        [info] illeggibile
        [memory] memoria persa
       *[other] guasto
    }.
tactile-agrees = { tactile-board } a posto.
tactile-take-off-captured = { tactile-at }A presa finita togli { $squares_named }.
    .brief = { tactile-at.brief }Poi togli { $squares_named }.
tactile-crown = { tactile-at }{ $by_opponent ->
    [yes] Incorona la { $square }: lo fa l'avversario di chi ha mosso.
   *[no] Incorona la { $square }.
}
    .brief = { tactile-at.brief }{ $by_opponent ->
        [yes] L'avversario incorona la { $square }.
       *[no] Incorona la { $square }.
    }
tactile-uncrown = { tactile-at }Togli la corona dalla { $square }: è una pedina.
    .brief = { tactile-at.brief }Corona da togliere: { $square }.
tactile-wrong = { tactile-at }{ $should_first }.
    .brief = { tactile-at.brief }Va così: { $should }.
    .letters = { tactile-at.brief }Va così: { $should }.
tactile-upset = { tactile-at }{ $count ->
    [one] Una casella è fuori posto. Scrivi ripristina, e ti guido pezzo per pezzo.
   *[other] Fuori posto { $count } caselle. Scrivi ripristina, e ti guido pezzo per pezzo.
}
    .brief = { tactile-at.brief }{ $count ->
        [one] Una casella fuori posto: ripristina.
       *[other] Fuori posto { $count } caselle: ripristina.
    }
tactile-differs = { tactile-at }{ $count ->
    [one] Una casella non è come nella partita: è accesa.
   *[other] { $count } caselle non sono come nella partita: sono accese.
}
    .brief = { tactile-at.brief }{ $count ->
        [one] Una casella diversa.
       *[other] { $count } caselle diverse.
    }
tactile-step-take-off = { tactile-at }Togli { $seen ->
    [white] il pezzo bianco
    [black] il pezzo nero
    [white-man] la pedina bianca
    [white-king] la dama bianca
    [black-man] la pedina nera
    [black-king] la dama nera
   *[something] il pezzo
} dalla { $square }.
    .brief = { tactile-at.brief }Togli la { $square }.
tactile-step-move = { tactile-at }Sposta { $piece ->
    [white-man] la pedina bianca
    [white-king] la dama bianca
    [black-man] la pedina nera
   *[black-king] la dama nera
} dalla { $start } alla { $end }.
    .brief = { tactile-at.brief }Dalla { $start } alla { $end }.
tactile-step-put = { tactile-at }Metti { $piece ->
    [white-man] la pedina bianca
    [white-king] la dama bianca
    [black-man] la pedina nera
   *[black-king] la dama nera
} sulla { $square }.
    .brief = { tactile-at.brief }{ $piece ->
        [white-man] Pedina bianca
        [white-king] Dama bianca
        [black-man] Pedina nera
       *[black-king] Dama nera
    } sulla { $square }.
tactile-lifted = { tactile-at }{ $count ->
    [one] Vuota { $squares_named }: rimetti il pezzo
   *[other] Vuote { $squares_named }: rimetti i pezzi
}{ $may_finish ->
    [yes] , o finisci la mossa
   *[no] {""}
}.
    .brief = { tactile-at.brief }{ $count ->
        [one] Vuota { $squares_named }.
       *[other] Vuote { $squares_named }.
    }
tactile-still-to-take-off = { tactile-at }Togli ancora { $squares_named }.
    .brief = { tactile-at.brief }Togli ancora { $squares_named }.
tactile-still-to-move = { tactile-at }Resta da muovere { $move }.
    .brief = { tactile-at.brief }Muovi { $move }.
tactile-which = Quale mossa hai fatto: { $moves }?
    .brief = Quale: { $moves }?
    .again = Con questi pezzi può essere { $moves }: quale?
tactile-ask-made = Hai giocato { $move }? Rispondi sì o no.
    .brief = { $move }: sì o no?
    .again = La mossa è { $move }? Ci vuole un sì o un no.
tactile-amended = { $count ->
    [one] Ritirata: { $moves }.
   *[other] Ritirate: { $moves }.
}
tactile-ask-back = La damiera è tornata indietro. Vuoi riprendere { $moves }? Rispondi sì o no.
    .brief = Riprendere { $moves }: sì o no?
    .again = I pezzi stanno come prima di { $moves }. Riprendere? Ci vuole un sì o un no.
tactile-compare = { $count ->
    [0] { $kind ->
        [boards] Le due damiere sono come la partita.
       *[game] La damiera è come la partita.
    }
    [one] { tactile-board }, { $count } casella diversa dalla partita: { $should_wanted }.
   *[other] { tactile-board }, { $count } caselle diverse dalla partita: { $should_wanted }.
}
    .brief = { $count ->
        [0] { $kind ->
            [boards] Damiere a posto.
           *[game] Damiera a posto.
        }
       *[other] { tactile-board }, { $count } diverse: { $should }.
    }
    .letters = { $count ->
        [0] { $kind ->
            [boards] Damiere a posto.
           *[game] Damiera a posto.
        }
       *[other] { tactile-board }, { $count }: { $should }.
    }
tactile-none = { $is_lost ->
    [yes] La damiera non risponde: controlla che sia accesa e collegata.
   *[no] Nessuna damiera elettronica. Per usarne una, riavvia il programma con l'opzione board e il nome della porta.
}
    .brief = { $is_lost ->
        [yes] La damiera non risponde.
       *[no] Nessuna damiera elettronica.
    }
    .again = { $is_lost ->
        [yes] La damiera è ancora senza risposta: prova a spegnerla e a riaccenderla.
       *[no] Qui non c'è una damiera elettronica: le porte le elenca il comando python3 run.py board list.
    }
tactile-adjusting = Accomoda pure: finché non è tutto a posto niente conta come mossa, { $article }.
    .brief = Accomoda pure, { $article }.
tactile-adjusting-refused = Può accomodare solo chi deve muovere, { $article }.
    .again = { $article_first }: accomoda solo chi deve muovere.
tactile-order-direct = Ordine diretto, dalla prima presa all'ultima: { $article }.
    .brief = Ordine diretto, { $article }.
tactile-order-inverse = Ordine inverso, dall'ultima presa alla prima: { $article }.
    .brief = Ordine inverso, { $article }.
tactile-order-other = Fuori ordine, né diretto né inverso: puoi chiedere di correggere, { $article }.
    .brief = Fuori ordine, { $article }.
tactile-order-unseen = L'ordine non si è visto: più pezzi tolti insieme.
    .brief = Ordine non visto.
tactile-order-none = Sulla damiera ancora nessuna presa.
tactile-player = { $player ->
    [white] Bianco.{" "}
    [black] Nero.{" "}
   *[other] { $has_player ->
        [yes] { $player }.{" "}
       *[no] {""}
    }
}
tactile-ask-sensor = { tactile-at }{ tactile-player }Il sensore della { $square } sembra guasto. Lo ignoro? Rispondi sì o no, { $article }.
    .brief = { tactile-at.brief }{ tactile-player }Sensore { $square } guasto, lo ignoro, sì o no?
    .again = { tactile-at }{ tactile-player }Il sensore della { $square } lo ignoro? Ci vuole un sì o un no, { $article }.
tactile-sensor-out = Ignoro il sensore della { $square }.
tactile-move-shown = { words-side }: { $move }, sulla damiera.
    .brief = { words-side }: { $move }.
tactile-irregular-touched-other = Irregolarità del { words-side }: tocca la { $squares_one } e muove la { $squares_other }, { $article }.
    .brief = { words-side }: tocca la { $squares_one }, muove la { $squares_other }, { $article }.
tactile-irregular-taken-without-reason = Irregolarità del { words-side }: toglie senza ragione { $squares_named }, { $article }.
    .brief = { words-side }: toglie senza ragione { $squares_named }, { $article }.
tactile-irregular-left-one = Irregolarità del { words-side }: non toglie il pezzo preso, { $squares_named }, { $article }.
    .brief = { words-side }: non toglie { $squares_named }, { $article }.
tactile-irregular-left-some = Irregolarità del { words-side }: { $count ->
    [one] non toglie un pezzo preso
   *[other] non toglie { $count_word } pezzi presi
}, { $squares_named }, { $article }.
    .brief = { words-side }: non toglie { $squares_named }, { $article }.
tactile-irregular-took-too-many = Irregolarità del { words-side }: { $count ->
    [one] toglie un pezzo non preso
   *[other] toglie { $count_word } pezzi non presi
}, { $squares_named }, { $article }.
    .brief = { words-side }: toglie anche { $squares_named }, { $article }.
tactile-irregular-took-own = Irregolarità del { words-side }: { $count ->
    [one] toglie un pezzo proprio
   *[other] toglie { $count_word } pezzi propri
}, { $squares_named }, { $article }.
    .brief = { words-side }: toglie i propri, { $squares_named }, { $article }.
tactile-irregular-unmarked-king = Irregolarità del { words-side }: muove una dama senza corona, ora sulla { $squares_one }, { $article }.
    .brief = { words-side }: dama senza corona, { $squares_named }, { $article }.
tactile-irregular-wrong-king = Irregolarità del { words-side }: incorona una pedina che non è dama, { $squares_named }, { $article }.
    .brief = { words-side }: non è dama { $squares_named }, { $article }.
tactile-irregular-stopped-taking-off = Irregolarità del { words-side }: si ferma nel togliere i pezzi presi, ancora sulla damiera { $squares_named }, { $article }.
    .brief = { words-side }: si ferma nel togliere, { $squares_named }, { $article }.
tactile-irregular-taken-off-early = Irregolarità del { words-side }: toglie { $squares_named } prima che la presa sia finita, { $article }.
    .brief = { words-side }: toglie troppo presto { $squares_named }, { $article }.
tactile-ask-keep = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: la mantieni? Rispondi { $is_named ->
    [yes] { words-name-or-side } sì per mantenerla, { words-name-or-side } no per farla correggere
   *[no] sì per mantenerla, no per farla correggere
}, { $article }.
    .brief = { $is_named ->
        [yes] Mantenere: { words-name-or-side } sì o { words-name-or-side } no
       *[no] { words-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: mantenere, sì o no
    }?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: mantenere o correggere l'irregolarità tutta intera? Rispondi { $is_named ->
        [yes] { words-name-or-side } sì per mantenerla o { words-name-or-side } no per correggerla
       *[no] sì per mantenerla o no per correggerla
    }, { $article }.
tactile-kept = Mantenuta: la posizione vale com'è, { $article }.
tactile-touched = Pezzo toccato, la { $square }: devi muovere quello, { $article }.
    .brief = Toccata la { $square }: muovi quella, { $article }.
tactile-ask-set-up = Comincio una partita da questi pezzi. Muove il Bianco? Rispondi sì per il Bianco, no per il Nero.
    .brief = Partita da qui. Muove il Bianco, sì o no?
    .again = Con questi pezzi muove il Bianco? Rispondi sì per il Bianco, no per il Nero.
tactile-set-up-refused-no-colours = Questa damiera non sente i colori: da qui non si può cominciare.
    .brief = Senza colori non si comincia.
tactile-set-up-refused-unsure = Qualche casella non si legge bene: centra i pezzi e riprova.
    .brief = Lettura incerta: centra i pezzi.
tactile-set-up-refused-empty = Sulla damiera non c'è nessun pezzo: mettine almeno uno e riprova.
    .brief = Nessun pezzo: mettine almeno uno.
tactile-set-up-refused-too-many = Un colore ha { $detail } pezzi, più di quanti ne ha all'inizio della partita: togline qualcuno e riprova.
    .brief = { $detail } pezzi di un colore: troppi.
tactile-set-up-refused-uncrowned = Nella casella { $detail } c'è una pedina sulla base avversaria, dove sarebbe dama: metti una dama o toglila, e riprova.
    .brief = In { $detail } ci vuole una dama.
