### La posta che arriva per le partite per corrispondenza.

arriving-waits = { $is_rest ->
    [yes] { $count ->
        [one] C'è ancora un messaggio
       *[other] Ci sono ancora { $count } messaggi
    }
   *[no] { $count ->
        [one] È arrivato un messaggio
       *[other] Sono arrivati { $count } messaggi
    }
} per le partite per corrispondenza: scrivi posta per { $count ->
    [one] sentirlo
   *[other] sentire il primo
}.
    .brief = Posta: { $count }.
arriving-none = { $is_searching ->
    [yes] Sto ancora guardando nella tua posta, e ti dico che cosa aspetta.
   *[no] Nessun messaggio aspetta. { $is_watched ->
        [yes] Guardo la posta, e quando ne arriva uno te lo dico; un messaggio si dà anche con incolla.
       *[no] La posta la guardo se avvii il programma con --mail e la sua cartella; un messaggio si dà anche con incolla.
    }
}
    .brief = { $is_searching ->
        [yes] Sto ancora guardando nella posta.
       *[no] Niente posta. Incolla prende un messaggio.
    }
arriving-lost = { $why ->
    [missing] La cartella della posta, { $folder }, non c'è: la cerco ancora, e quando torna te lo dico.
    [forbidden] La cartella della posta, { $folder }, non si può leggere: controlla i suoi permessi. Intanto i messaggi si danno con incolla.
    [no-mailbox] { $folder } non è una cartella di posta: con --mail ci vuole una Maildir, o una cartella di file eml.
   *[other] Ora non riesco a leggere la posta in { $folder }: riprovo da solo, e quando torna te lo dico.
}
    .brief = { $why ->
        [missing] La cartella della posta non c'è.
        [forbidden] La cartella della posta non si può leggere.
        [no-mailbox] Con --mail ci vuole una cartella di posta.
       *[other] La posta non si legge.
    }
arriving-regained = La posta in { $folder } si legge di nuovo.
    .brief = La posta si legge di nuovo.
arriving-unread = { $count ->
    [one] Un messaggio di posta che può essere di una partita non si può leggere, { $why ->
        [long] perché è troppo lungo
        [no-file] perché non è un file
        [closed] perché il sistema non me lo lascia aprire
       *[other] perché non è fatto come la posta
    }: è in { $file }, e lo lascio stare. Se contiene una mossa, aprilo con il tuo programma di posta e incolla solo quella.
   *[other] { $count } messaggi di posta che possono essere di una partita non si possono leggere: il primo è in { $file }, e li lascio stare. Per averne l'elenco avvia damavoce doctor.
}
    .brief = { $count ->
        [one] Un messaggio di posta non si legge: { $file }.
       *[other] { $count } messaggi di posta non si leggono: damavoce doctor li elenca.
    }
