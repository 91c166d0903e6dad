### Un pezzo fuori casella, fra due persone.

astray-half = Un pezzo che copre in parte una sola casella è in gioco su quella, { $article }: rimettilo al centro, la partita non cambia.
    .brief = In gioco su quella casella, { $article }.
astray-light = Un pezzo su una casella chiara è inattivo, { $article }: si rimette in gioco, o si elimina, d'accordo fra i giocatori o per parola dell'arbitro.
    .brief = Casella chiara: inattivo, { $article }.
astray-idle = Un pezzo su una casella chiara è inattivo, { $article }: può tornare in gioco se l'avversario lo vuole, { $decides }.
    .brief = Casella chiara: inattivo, { $article }.
astray-between = Un pezzo fra due caselle è in gioco, { $article }: dove sta si chiarisce d'accordo fra i giocatori o per parola dell'arbitro.
    .brief = Fra due caselle: da chiarire, { $article }.
astray-off = Un pezzo fuori casella si sistema d'accordo fra i giocatori o per parola dell'arbitro, { $article }.
    .brief = Pezzo fuori casella, { $article }.
astray-settled-back = Il pezzo è in gioco dove lo ha la registrazione, { $article }: rimettilo lì, la partita continua.
    .brief = Rimesso dov'era, { $article }.
astray-settled-out = Il pezzo della { $square } esce dal gioco, { $article }.
    .brief = La { $square } esce dal gioco, { $article }.
astray-open = Allora decide l'arbitro, { $article }: può dire il pezzo si rimette{ $can_go ->
    [yes] , oppure, con la sua casella, si elimina il pezzo della 18.
   *[no] .
}
    .brief = Decide l'arbitro, { $article }: il pezzo si rimette{ $can_go ->
        [yes] , o si elimina con la sua casella.
       *[no] .
    }
astray-unknown-unsaid = Quale pezzo? Di' la casella che ha nella registrazione, per esempio si elimina il pezzo della 18.
    .brief = Quale pezzo? Di' la casella.
astray-unknown-empty = Nella registrazione alla { $square } non c'è nessun pezzo. Di' la casella da cui è uscito.
    .brief = Alla { $square } nessun pezzo.
