### La damiera tattile senza sensori, preparata per una partita.

preparing-done = { $kind ->
    [start] Sulla damiera non c'è niente da cambiare, se i pezzi sono in posizione di partenza.
   *[game] Sulla damiera non c'è niente da cambiare: mostra già questa posizione.
}
preparing-begun = { $kind ->
    [start] Partendo dalla posizione iniziale, { $count ->
        [one] c'è una cosa da fare
       *[other] ci sono { $count } cose da fare
    } sulla damiera.
    [half] Sulla damiera { $count ->
        [one] resta una cosa da fare
       *[other] restano { $count } cose da fare
    }.
    [bare] Togli tutti i pezzi dalla damiera. Poi { $count ->
        [one] c'è una cosa da fare
       *[other] ci sono { $count } cose da fare
    }.
   *[game] Sulla damiera, da come sta, { $count ->
        [one] c'è una cosa da fare
       *[other] ci sono { $count } cose da fare
    }.
}
    .brief = { $kind ->
        [bare] Togli tutto.{ " " }
       *[game] { "" }
    }{ $count ->
        [one] Una cosa da fare.
       *[other] { $count } cose da fare.
    }
preparing-step = { $do ->
    [take-off] Togli { $piece ->
        [white-man] la pedina bianca
        [white-king] la dama bianca
        [black-man] la pedina nera
       *[black-king] la dama nera
    } dalla { $square }.
    [move] Sposta { $piece ->
        [white-man] la pedina bianca
        [white-king] la dama bianca
        [black-man] la pedina nera
       *[black-king] la dama nera
    } dalla { $square } alla { $end }.
    [put] Metti { $piece ->
        [white-man] la pedina bianca
        [white-king] la dama bianca
        [black-man] la pedina nera
       *[black-king] la dama nera
    } sulla { $square }.
    [crown] Incorona la { $square }.
   *[uncrown] Togli la corona dalla { $square }: è una pedina.
}
    .brief = { $do ->
        [take-off] Togli la { $square }.
        [move] Dalla { $square } alla { $end }.
        [put] Metti { $piece ->
            [white-man] bianca
            [white-king] dama bianca
            [black-man] nera
           *[black-king] dama nera
        } in { $square }.
        [crown] Incorona la { $square }.
       *[uncrown] Pedina sulla { $square }.
    }
preparing-rest = { $left ->
    [one] Ne resta una
   *[other] Ne restano { $left }
}: fatte queste, di' ancora "prepara la damiera".
    .brief = { $left ->
        [one] Ne resta una.
       *[other] Ne restano { $left }.
    }
