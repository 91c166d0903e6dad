### Le partite salvate.

keeping-players = { $mode ->
    [computer] contro il computer
    [mail] per corrispondenza{ $has_white ->
        [yes] {" "}con { $white }
       *[no] {""}
    }
    [people] fra { $has_white ->
        [yes] { $white }
       *[no] il Bianco
    } { $has_black ->
        [yes] { $black_initial ->
           *[other] e
            [e] ed
        } { $black }
       *[no] e il Nero
    }
   *[none] del computer con se stesso
}{ $round ->
    [0] {""}
   *[other] , partita { $round } di { $rounds } del match
}
keeping-kind = { $rules ->
    [italian] , dama italiana
    [international] , dama internazionale
   *[none] {""}
}
keeping-turn = { $turn ->
    [own] tocca a te
    [computer] tocca al computer
    [send] c'è un messaggio da spedire
    [answer] c'è un'offerta a cui rispondere
    [theirs] tocca { $has_white ->
        [yes] { $white_initial ->
           *[other] a
            [a] ad
        } { $white }
       *[no] all'avversario
    }
    [won] vinta
    [lost] persa
    [draw] patta
    [annulled] annullata
    [white-won] vinta dal Bianco
    [black-won] vinta dal Nero
    [white] tocca { $has_white ->
        [yes] { $white_initial ->
           *[other] a
            [a] ad
        } { $white }
       *[no] al Bianco
    }
   *[black] tocca { $has_black ->
        [yes] { $black_initial ->
           *[other] a
            [a] ad
        } { $black }
       *[no] al Nero
    }
}
keeping-last = { $mover ->
    [own] la tua ultima mossa è stata { $move }
    [computer] il computer ha giocato { $move }
    [theirs] { $has_white ->
        [yes] { $white } ha
       *[no] l'avversario ha
    } giocato { $move }
    [white] il Bianco ha giocato { $move }
    [black] il Nero ha giocato { $move }
   *[none] nessuno ha ancora mosso
}
keeping-ago = { $unit ->
    [minutes] { $ago ->
        [0] di adesso
        [one] di un minuto fa
       *[other] di { $ago } minuti fa
    }
    [hours] { $ago ->
        [one] di un'ora fa
       *[other] di { $ago } ore fa
    }
    [days] { $ago ->
        [one] di ieri
       *[other] di { $ago } giorni fa
    }
    [months] { $ago ->
        [one] di un mese fa
       *[other] di { $ago } mesi fa
    }
   *[years] { $ago ->
        [one] di un anno fa
       *[other] di { $ago } anni fa
    }
}
keeping-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
keeping-colour = { $side ->
    [white] , in cui giochi con il Bianco
    [black] , in cui giochi con il Nero
   *[none] {""}
}
keeping-so-far = { $moves ->
    [0] {""}
   *[other] { keeping-moves },{" "}
}
keeping-ask-go-on = C'è una partita non finita{ words-of-rules }, { keeping-players }{ keeping-colour }: { keeping-turn }, { keeping-last }; { keeping-so-far }{ keeping-ago }. Vuoi continuarla? Rispondi sì o no.
    .brief = Partita{ words-of-rules } { keeping-players }: { keeping-turn }, { keeping-last }. Continuarla: sì o no?
keeping-ask-move-for = Una mossa, ma in quale partita? Sì: continua la partita salvata, e la mossa vale lì. No: quella resta salvata, e la mossa ne comincia una nuova. Rispondi sì o no.
    .brief = Continuare la partita salvata con questa mossa: sì o no?
keeping-taken-up = Partita { $number }, { keeping-players }{ keeping-kind }: { keeping-turn }, { keeping-last }.
keeping-line = { $number }{ $is_here ->
    [yes] , questa
   *[no] {""}
}: { keeping-players }{ keeping-kind }{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}, { keeping-turn }, { keeping-moves }, { keeping-ago }{ $is_elsewhere ->
    [yes] , aperta in un altro programma
   *[no] {""}
}.
keeping-ask-delete-delete = Vuoi davvero cancellare la partita { $number }, { keeping-players }, { keeping-moves }, { keeping-ago }? Rispondi sì o no.
    .brief = Cancellare la { $number }, { keeping-players }: sì o no?
keeping-ask-delete-purge = Vuoi davvero cancellare per sempre la partita { $number }, { keeping-players }, { keeping-moves }, { keeping-ago }? Non si potrà riavere. Rispondi sì o no.
    .brief = Cancellare per sempre la { $number }, { keeping-players }: sì o no?
keeping-goes-on = Si continua{ $turn ->
    [own] : tocca a te
   *[other] {""}
}.
keeping-away = { $how ->
    [left] Il tempo da quando hai lasciato questa partita
   *[closed] Il tempo in cui il programma era chiuso, { $unit ->
        [minutes] { $ago ->
            [0] meno di un minuto
            [one] un minuto
           *[other] { $ago } minuti
        }
        [hours] { $ago ->
            [one] un'ora
           *[other] { $ago } ore
        }
        [days] { $ago ->
            [one] un giorno
           *[other] { $ago } giorni
        }
        [months] { $ago ->
            [one] un mese
           *[other] { $ago } mesi
        }
       *[years] { $ago ->
            [one] un anno
           *[other] { $ago } anni
        }
    },
} non conta. L'orologio è fermo: riparte alla prossima mossa, o quando scrivi continua.
    .brief = Orologio fermo fino alla prossima mossa.
keeping-for-later = La partita resta salvata: per ritrovarla scrivi partite.
    .brief = Resta salvata.
keeping-instead = { $is_kept ->
    [yes] La partita di prima resta salvata.
   *[no] La partita di prima non è salvata: la salvo appena posso, ma se il programma si chiude prima va persa.
}
keeping-kept = La partita è salvata: la ritrovi alla prossima partenza.
    .brief = Partita salvata.
keeping-saved-anyway = { $is_kept ->
    [yes] { $is_begun ->
        [yes] La partita si salva da sola a ogni mossa: puoi uscire quando vuoi, e alla prossima partenza la ritrovi.
       *[no] Nessuno ha ancora mosso: la partita si salva da sola alla prima mossa.
    }
   *[no] Ora non riesco a salvare la partita. Per tenerla, scrivi tabellino e copia le mosse.
}
    .brief = { $is_kept ->
        [yes] { $is_begun ->
            [yes] Si salva da sola.
           *[no] Si salva da sola alla prima mossa.
        }
       *[no] Ora non riesco a salvare.
    }
keeping-of-these = { $told ->
    [0] {""}
    [one] {""}
   *[other] {" "}delle prossime { $told }
}
keeping-games = { $first ->
    [1] { $is_search ->
        [yes] { $total ->
            [one] Trovo una partita
           *[other] Trovo { $total } partite
        }
       *[no] { $total ->
            [one] C'è una partita salvata
           *[other] Ci sono { $total } partite salvate
        }
    }
   *[other] Dalla { $first } di { $total }
}{ $mine ->
    [0] .
   *[other] ; { $is_all ->
        [yes] { $told ->
            [0] { $total ->
                [one] tocca a te.
                [2] in tutte e due tocca a te.
               *[other] in tutte tocca a te.
            }
            [one] in una tocca a te.
           *[other] nelle prossime { $told } tocca a te.
        }
       *[no] { $mine ->
            [one] in una{ keeping-of-these } tocca a te.
           *[other] in { $mine }{ keeping-of-these } tocca a te.
        }
    }
}
    .brief = { $total ->
        [one] Una partita
       *[other] { $total } partite
    }{ $mine ->
        [0] .
       *[other] , { $is_all ->
            [yes] { $told ->
                [0] { $total ->
                    [one] da muovere.
                   *[other] tutte da muovere.
                }
                [one] 1 da muovere.
               *[other] le prossime { $told } da muovere.
            }
           *[no] { $mine }{ keeping-of-these } da muovere.
        }
    }
keeping-games-go-on = { $what ->
    [restore] Per riavere una di queste scrivi recupera partita e il suo numero
    [delete] Scrivi il numero di quella che vuoi cancellare
    [purge] Scrivi il numero di quella che vuoi cancellare per sempre
    [report] Scrivi il numero di quella di cui vuoi sentire il verbale
    [over] Scrivi il numero di quella di cui vuoi sentire la fine
   *[continue] Scrivi il numero di quella che vuoi continuare
}{ $left ->
    [0] .
   *[other] { $is_list ->
        [yes] , { $left ->
            [one] o avanti per l'ultima
           *[other] o avanti per le altre { $left }
        }.
       *[no] . { $what ->
            [restore] Per sentirle tutte scrivi partite cancellate.
           *[other] Per sentirle tutte scrivi partite.
        }
    }
}
    .brief = { $what ->
        [restore] Quale riavere?
        [delete] Cancellare quale?
        [purge] Cancellare per sempre quale?
       *[other] Quale?
    }{ $left ->
        [0] {""}
       *[other] { $is_list ->
            [yes] {" "}Avanti per altre { $left }.
           *[no] {""}
        }
    }
keeping-no-games-none = Non c'è ancora nessuna partita salvata: una partita si salva da sola alla prima mossa.
    .brief = Nessuna partita salvata.
keeping-no-games-name = Nessuna partita salvata con { $name }. Per sentirle tutte scrivi partite.
    .brief = Nessuna con { $name }.
keeping-no-games-search = Nessuna partita salvata è così. Per sentirle tutte scrivi partite.
    .brief = Nessuna è così.
keeping-no-games-deleted = Non c'è nessuna partita cancellata che si possa riavere.
    .brief = Nessuna cancellata.
keeping-no-games-open = Non c'è nessun'altra partita da continuare. Per sentirle tutte scrivi partite.
    .brief = Nessuna da continuare.
keeping-not-had-gone = La partita { $number } non c'è. Per sentire quali ci sono scrivi partite.
    .brief = La { $number } non c'è.
keeping-not-had-elsewhere = La partita { $number } è aperta in un altro programma: chiudila lì, e poi riprova.
    .brief = La { $number } è aperta altrove.
keeping-not-had-here = La partita { $number } è quella che stai giocando. Prima comincia o continua un'altra partita.
    .brief = La { $number } è questa.
keeping-not-had-there = La partita { $number } non è cancellata: è fra le altre.
    .brief = La { $number } non è cancellata.
keeping-not-had-sealed = La partita { $number } non è finita, e chi la gioca ne tiene a mente la posizione o le mosse: si mostra e si esporta quando è finita.
    .brief = La { $number } si mostra a partita finita.
keeping-not-had-damaged = La partita { $number } è danneggiata e non si può aprire. Le altre restano come sono: scrivi partite.
    .brief = La { $number } è danneggiata.
keeping-not-had-other = Ora non riesco ad aprire la partita { $number }: riprova tra poco.
    .brief = Non riesco ad aprire la { $number }.
keeping-which-continue = Quale partita vuoi continuare? Di' il numero o il nome dell'avversario.
    .brief = Quale partita?
keeping-which-delete = Quale partita vuoi cancellare? Di' il numero: per sentirle scrivi partite.
    .brief = Cancellare quale?
keeping-which-purge = Quale partita vuoi cancellare per sempre? Di' il numero: per sentirle scrivi partite.
    .brief = Cancellare per sempre quale?
keeping-which-restore = Quale partita cancellata vuoi riavere? Di' il numero: per sentirle scrivi partite cancellate.
    .brief = Riavere quale?
keeping-deleted-delete = Ho cancellato la partita { $number }. Per { $days } giorni puoi riaverla: recupera partita { $number }.
    .brief = Cancellata la { $number }.
keeping-deleted-purge = Della partita { $number } non resta più niente.
keeping-deleted-later = Ho cancellato la partita { $number }. L'ultima traccia sparisce dal disco quando si chiude l'altro programma aperto.
    .brief = Cancellata la { $number }.
keeping-restored = La partita { $number } è di nuovo fra le altre.
keeping-unreadable = { $is_change ->
    [yes] Ora non riesco a cambiare le partite salvate
   *[no] Ora non riesco a leggere le partite salvate
}: { $why ->
    [no-home] il sistema non dice dove tenerle
    [forbidden] { $is_change ->
        [yes] non ho il permesso di scrivere lì
       *[no] non ho il permesso di leggerle
    }
    [full] il disco è pieno
    [damaged] il file è danneggiato
    [foreign] il file non è di questo programma
    [newer] il file è di una versione più nuova del programma
    [busy] un altro programma le sta usando
   *[other] il disco non risponde
}.{ $is_playing ->
    [yes] {" "}La partita in corso continua.
   *[no] {""}
}
    .brief = { $is_change ->
        [yes] Le partite salvate non si cambiano.
       *[no] Le partite salvate non si leggono.
    }
keeping-lost = { $trouble ->
    [no-home] Non posso salvare le partite, perché il sistema non dice dove tenerle. La partita continua, ma se il programma si chiude va persa.
    [forbidden] Non posso salvare la partita, perché non ho il permesso di scrivere { $file }. La partita continua, ma se il programma si chiude va persa.
    [full] Non posso salvare la partita, perché il disco è pieno. Libera un po' di spazio: appena c'è, la salvo tutta.
    [damaged] Non posso salvare la partita, perché il file { $file } è danneggiato. Non l'ho toccato: se lo sposti altrove, ne comincio uno nuovo.
    [foreign] Non posso salvare la partita, perché { $file } non è un file di questo programma. Non l'ho toccato: se lo sposti altrove, ne comincio uno nuovo.
    [newer] Non posso salvare la partita, perché { $file } è di una versione più nuova di Damavoce. Non l'ho toccato: aggiorna il programma.
    [busy] Non posso salvare la partita, perché un altro programma tiene occupato { $file }. Chiudilo: appena è libero, la salvo tutta.
   *[other] Non riesco a salvare la partita. La partita continua, e riprovo da solo; se il programma si chiude prima, va persa.
}
    .brief = { $trouble ->
        [full] Disco pieno: la partita non si salva.
       *[other] La partita non si salva.
    }
keeping-left-unsaved = Non sono riuscito a salvare quello che è stato fatto per ultimo: alla prossima partenza può mancare.
    .brief = Le ultime cose non sono salvate.
keeping-regained = { $is_new ->
    [yes] La partita si salva di nuovo, in un file nuovo: quello che era nel file che non potevo leggere lì non c'è.
   *[no] La partita si salva di nuovo, e non manca niente.
}
    .brief = Si salva di nuovo.
keeping-alone = Le partite sono su un disco di rete, o che non sa tenere un registro: finché il programma è aperto, nessun altro può usarle.
    .brief = Le partite sono di questo programma solo.
keeping-days = { $days ->
    [0] di oggi
    [1] di ieri
   *[other] di { $days } giorni fa
}
keeping-replaced = { $change ->
    [gone] Il file delle partite non c'era più
    [other] Il file delle partite era diventato un altro
    [lacking] Nel file delle partite mancava una parte di quello che è stato giocato
   *[spoilt] Il file delle partite era rovinato
}: { $lost ->
    [0] l'ho scritto di nuovo, e non manca nessuna partita.
    [one] l'ho scritto di nuovo con le partite giocate da quando il programma è aperto. Manca una partita di prima{ keeping-copied }.
   *[other] l'ho scritto di nuovo con le partite giocate da quando il programma è aperto. Mancano { $lost } partite di prima{ keeping-copied }.
}{ $has_aside ->
    [yes] {" "}Quello che c'era lì ora è { $aside }.
   *[no] {""}
}
    .brief = File delle partite scritto di nuovo{ $lost ->
        [0] , non manca niente.
       *[other] : ne mancano { $lost }.
    }
keeping-copied = { $copied ->
    [0] , e non ne ho una copia
   *[other] : ne ho una copia { keeping-days }, e alla prossima partenza ti chiedo se la vuoi
}
keeping-merged = { $files ->
    [one] Accanto al file delle partite ce n'era un altro
   *[other] Accanto al file delle partite ce n'erano altri { $files }
}: { $games ->
    [0] { $further ->
        [0] { $unread ->
            [0] non aveva niente che qui mancasse.
           *[other] non ho potuto prenderne nessuna partita.
        }
        [one] lì una partita era andata più avanti, e l'ho presa com'è lì.
       *[other] lì { $further } partite erano andate più avanti, e le ho prese come sono lì.
    }
    [one] ho preso la partita che qui mancava{ keeping-further }.
   *[other] ho preso le { $games } partite che qui mancavano{ keeping-further }.
}{ $unread ->
    [0] {""}
   *[other] {" "}Di quello che non si legge non ho toccato niente: resta nella stessa cartella, con un nome che finisce in damaged.
}
    .brief = { $games ->
        [one] Presa una partita
       *[other] Prese { $games } partite
    }{ $further ->
        [0] {""}
       *[other] , aggiornate { $further },
    } da un altro file.
keeping-further = { $further ->
    [0] {""}
    [one] , e una che lì era andata più avanti
   *[other] , e { $further } che lì erano andate più avanti
}
keeping-ask-restore = C'è una copia di sicurezza { keeping-days }, con { $games ->
    [one] una partita, di un file di partite che non c'è più o non si legge. Vuoi riaverla
   *[other] { $games } partite, di un file di partite che non c'è più o non si legge. Vuoi riaverle
}? Rispondi sì o no.
    .brief = Riavere { $games ->
        [one] una partita
       *[other] { $games } partite
    } da una copia { keeping-days }: sì o no?
keeping-copy-taken = { $games ->
    [0] Nella copia non c'era niente che qui mancasse.
    [one] La partita della copia è di nuovo fra le altre: per sentirle scrivi partite.{ keeping-since-copy }
   *[other] Le { $games } partite della copia sono di nuovo fra le altre: per sentirle scrivi partite.{ keeping-since-copy }
}{ $has_aside ->
    [yes] {" "}Il file che non potevo leggere ora è { $aside }.
   *[no] {""}
}
    .brief = { $games ->
        [one] Riavuta una partita.
       *[other] Riavute { $games } partite.
    }
keeping-since-copy = { $is_whole ->
    [yes] {""}
   *[no] {" "}La copia è { keeping-days }: quello che è stato giocato dopo e non è fra le altre manca, e non so che cosa fosse.
}
keeping-copy-declined = Va bene: non ti chiedo più di quella copia.
keeping-damaged = { $count ->
    [one] La partita { $numbers } è danneggiata e non si legge.
   *[other] Le partite { $numbers } sono danneggiate e non si leggono.
}
keeping-answer-late = Il disco non risponde, e non aspetto più quello che volevi. La partita continua: riprova fra poco.
    .brief = Il disco non risponde.
