### Parole che gli altri file usano.

words-game-opened = { $rules ->
    [italian] Dama italiana
   *[international] Dama internazionale
}, { $regulation ->
    [pergioco] regolamento PerGioco
    [portuguese] regolamento portoghese
   *[fid] regolamento FID
}.
words-of-rules = { $rules ->
    [italian] {" "}di dama italiana
    [international] {" "}di dama internazionale
   *[none] {""}
}
words-side = { $side ->
    [white] Bianco
   *[black] Nero
}
words-name-or-side = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}
words-other-side = { $side ->
    [white] Nero
   *[black] Bianco
}
words-winner = { $winner ->
    [white] il Bianco
   *[black] il Nero
}
words-loser = { $winner ->
    [white] il Nero
   *[black] il Bianco
}
words-article = { $text ->
    [pergioco] { $number ->
        [agreement] regola di PerGioco sull'accordo
        [goal] regola di PerGioco sullo scopo del gioco
        [repetition] regola di PerGioco sulla ripetizione
        [count] regola di PerGioco sul conteggio
        [neither] regola di PerGioco su chi non può vincere
       *[other] regola di PerGioco, lettera { $number }
    }
   *[other] { $is_own ->
        [yes] articolo { $number }
       *[no] { $text ->
            [capo1] articolo { $number } del Capo I
            [capo2] articolo { $number } del Capo II
           *[other] articolo { $number } del regolamento portoghese
        }
    }
}
words-list = { $kind ->
    [or] { $head } o { $last }
   *[and] { $head } e { $last }
}
words-points = { $whole ->
    [0] { $half ->
        [1] mezzo punto
       *[other] nessun punto
    }
    [one] un punto{ $half ->
        [1] {" "}e mezzo
       *[other] {""}
    }
   *[other] { $whole } punti{ $half ->
        [1] {" "}e mezzo
       *[other] {""}
    }
}
words-any-time = tempo senza limite
words-no-time = meno di un secondo
words-time-over = il tempo scaduto
words-unit = { $unit ->
    [hour] { $count ->
        [one] un'ora
       *[other] { $count } ore
    }
    [minute] { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
   *[second] { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
}
words-period = { $time }{ $moves ->
    [0] {""}
    [one] {" "}per una mossa
   *[other] {" "}per { $moves } mosse
}{ $has_increment ->
    [yes] , più { $increment } a ogni mossa
   *[no] {""}
}{ $has_delay ->
    [yes] , e { $delay } liberi a ogni mossa
   *[no] {""}
}
words-then = { $head }, poi { $last }
words-and-again = { $periods }, e così di nuovo
words-number = { $number ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $number }
}
words-content = { $square } { $piece ->
    [white-man] pedina bianca
    [white-king] dama bianca
    [black-man] pedina nera
    [black-king] dama nera
   *[empty] vuota
}
words-square = la { $square }
words-condition = { $has_theirs ->
    [yes] { $is_first ->
        [yes] se { $theirs }, { $mine }
       *[no] poi se { $theirs }, { $mine }
    }
   *[no] { $is_first ->
        [yes] a qualsiasi mossa { $mine }
       *[no] poi a qualsiasi mossa { $mine }
    }
}
words-wanted = { $piece ->
    [white-man] metti una pedina bianca sulla { $square }
    [white-king] metti una dama bianca sulla { $square }
    [black-man] metti una pedina nera sulla { $square }
    [black-king] metti una dama nera sulla { $square }
   *[empty] la { $square } dovrebbe essere vuota
}
words-letters = bn
words-point = punto
words-takes = per
words-question-mark = un punto interrogativo
words-winner-named = { words-winner }{ $has_winner_name ->
    [yes] , { $winner_name }
   *[no] {""}
}
words-loser-named = { words-loser }{ $has_loser_name ->
    [yes] , { $loser_name },
   *[no] {""}
}
words-misheard = { $heard ->
    [none] { $said }, non capito
   *[other] { $said }, sentito come { $heard }
}
