### Gli orologi.

clock-introduced = { $is_same ->
    [yes] Orologio, per ciascuno: { $white }.
   *[no] Orologio del Bianco: { $white }; del Nero: { $black }.
}
    .brief = { $is_same ->
        [yes] Orologio: { $white }.
       *[no] Bianco: { $white }; Nero: { $black }.
    }
clock-left = { $is_you ->
    [yes] Hai { $left }
   *[no] Il { words-side } ha { $left }
}{ $moves ->
    [0] {""}
    [one] {" "}per una mossa
   *[other] {" "}per { $moves } mosse
}{ $is_of_both ->
    [yes] , il { words-other-side } { $other }
   *[no] {""}
}.{ $is_paused ->
    [yes] {" "}L'orologio è fermo: muovi, o scrivi continua.
   *[no] {""}
}
    .brief = { $left_first }{ $is_of_both ->
        [yes] , { words-other-side } { $other }
       *[no] {""}
    }.{ $is_paused ->
        [yes] {" "}Fermo.
       *[no] {""}
    }
clock-mark = { $is_you ->
    [yes] Tempo: { $left }.
   *[no] Tempo del { words-side }: { $left }.
}
    .brief = { $is_you ->
        [yes] { $left_first }.
       *[no] { words-side }: { $left }.
    }
clock-countdown = { $seconds }.
clock-unsaid = Di' anche quanto tempo, per esempio: nuova partita con 10 minuti a testa.
    .brief = Quanto tempo? Per esempio 10 minuti a testa.
clock-none = Si gioca senza orologio.
clock-paused = Orologio fermo. Per farlo ripartire scrivi continua, o muovi.
    .brief = Orologio fermo.
clock-goes-on = L'orologio riparte, per il { words-side }.
    .brief = Riparte.
clock-delay = { $why ->
    [stopped] Il programma è rimasto fermo per { $span }, e l'orologio ha continuato a camminare.
    [asleep] Il computer è rimasto in sospensione: quel tempo non è di nessuno.
   *[busy] Il programma è rimasto bloccato per { $span }: quel tempo non è di nessuno.
}
    .brief = { $why ->
        [stopped] Fermo per { $span }: l'orologio ha camminato.
        [asleep] Computer in sospensione: tempo di nessuno.
       *[busy] Bloccato per { $span }: tempo di nessuno.
    }
clock-runs-on = { $is_you ->
    [yes] Intanto il tuo orologio continua a camminare.
   *[no] Intanto l'orologio del { words-side } continua a camminare.
}
    .brief = { $is_you ->
        [yes] Il tuo orologio cammina.
       *[no] L'orologio del { words-side } cammina.
    }
