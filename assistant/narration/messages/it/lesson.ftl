### I primi passi: il giro della damiera e la prova.

lesson-tour-squares = La damiera ha { $rows } traverse di { $each } caselle scure, numerate da 1 a { $last }.
    .brief = { $rows } traverse di { $each } caselle, da 1 a { $last }.
lesson-tour-rows = La traversa 1 ha { $squares }, la traversa 2 ha { $others }, e così via fino alla traversa { $rows }.
    .brief = Traversa 1: { $squares }; traversa 2: { $others }; fino alla { $rows }.
lesson-tour-own-base = Tu hai il { words-side }: la tua base è { $squares }, e andando avanti i numeri { $side ->
    [white] scendono
   *[black] salgono
}.
    .brief = { words-side }, la tua base: { $squares }; in avanti i numeri { $side ->
        [white] scendono
       *[black] salgono
    }.
lesson-tour-enemy-base = La base dell'avversario è { $squares }: lì le tue pedine diventano dame.
    .brief = Si fa dama in { $squares }.
lesson-tour-start = All'inizio le tue pedine stanno fra { $squares }, quelle dell'avversario fra { $others }.
    .brief = All'inizio tu fra { $squares }, l'avversario fra { $others }.
lesson-tour-edges = La sponda alla tua sinistra è { $squares }, quella alla tua destra { $others }.
    .brief = Sponda sinistra { $squares }, destra { $others }.
lesson-tour-corners = I cantoni, le caselle negli angoli, sono { $squares }.
    .brief = Cantoni: { $squares }.
lesson-tour-diagonal = La diagonale maggiore va da un cantone all'altro: { $squares }.
    .brief = Diagonale maggiore: { $squares }.
lesson-tour-neighbours = Le caselle vicine a { $first } sono { $squares } avanti, { $others } indietro.
    .brief = Vicine a { $first }: avanti { $squares }, indietro { $others }.
lesson-tour-steps = Una pedina in { $first } che prende il pezzo in { $squares } arriva in { $others }. Scrivi prova per rispondere tu a cinque domande.
    .brief = Da { $first } prendendo in { $squares } si arriva in { $others }. Poi c'è prova.

lesson-way = { $way ->
    [ahead-left] avanti a sinistra
    [ahead-right] avanti a destra
    [back-left] indietro a sinistra
   *[back-right] indietro a destra
}
lesson-question = Domanda { $number } di { $of }{ $number ->
    [1] , scrivi basta per smettere
   *[other] {""}
}: { $kind ->
    [step] dalla { $square }, { lesson-way }: quale casella?
    [landing] dalla { $square }, { lesson-way }: dove arriva una presa?
   *[row] qual è la casella più a { $way ->
        [left] sinistra
       *[right] destra
    } della traversa { $square }?
}
    .brief = { $number } di { $of }: { $kind ->
        [step] dalla { $square }, { lesson-way }?
        [landing] presa dalla { $square }, { lesson-way }: dove arriva?
       *[row] traversa { $square }, la più a { $way ->
            [left] sinistra
           *[right] destra
        }?
    }
lesson-answer = { $is_right ->
    [yes] Giusto: { $square }.
   *[no] No, è la { $square }.
}
lesson-result = { $right ->
    [0] Prova finita: nessuna risposta giusta su { $asked }. Scrivi damiera per sentire come è fatta.
    [one] Prova finita: una risposta giusta su { $asked }.
   *[other] Prova finita: { $right } risposte giuste su { $asked }.
}
    .brief = { $right ->
        [0] Nessuna giusta su { $asked }.
        [one] Una giusta su { $asked }.
       *[other] { $right } giuste su { $asked }.
    }
lesson-left = Prova interrotta.
lesson-waits = Durante la prova non si muove: scrivi una casella sola, o basta per finire.
    .brief = Una casella sola, o basta.
