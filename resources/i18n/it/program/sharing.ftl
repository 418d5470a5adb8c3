### The files of component values that owners share.

values-nothing = Non è stato ancora inserito niente, quindi non c’è niente da condividere.
values-nothing_new = Sono esattamente i valori che hai già.
values-no_game = contiene valori di un gioco sconosciuto ({ $game })
values-foreign = non è un file di valori dei componenti da condividere
values-newer = è stato scritto da una versione più recente del programma (formato { $version })
values-together = Questi valori non vanno d’accordo con gli altri: { $problem }

window-sharing-export = Esporta
window-sharing-import = Importa
window-sharing-export_title = Condividi ciò che hai inserito
window-sharing-export_text = Un solo file con tutto ciò che è stato inserito, e la sua origine. Gli altri lo importano in un solo passo.
window-sharing-by = Il tuo nome
window-sharing-box = La tua copia: edizione, ristampa, lingua
window-sharing-remark = Una nota
window-sharing-write = Scrivi il file
window-sharing-written = Scritto: { $file }
window-sharing-import_title = Importa ciò che hanno inserito altri
window-sharing-import_text = Scegli un file, trascinane uno sulla finestra, o scrivi il suo percorso. Non cambia niente prima che tu sia d’accordo. Questi file sono in { $folder }
window-sharing-path = Percorso di un file
window-sharing-look = Esaminalo
window-sharing-undo = Annulla l’importazione di { $file }
window-sharing-differs = { $field }: il tuo { $mine }, il loro { $theirs }
window-sharing-conflict = Dove il file è diverso da ciò che hai inserito:
window-sharing-mine = Tieni i miei
window-sharing-theirs = Prendi i loro
window-sharing-take = Importa
window-sharing-cancel = Annulla
window-sharing-close = Chiudi
window-sharing-somebody = qualcuno
window-sharing-origin = Inserito da { $by }, { $date }.
window-sharing-origin_of = Inserito da { $by } da { $box }, { $date }.
window-sharing-taken = { $file } è stato importato e vale dalla prossima partita. «Importa» può anche annullarlo.
window-sharing-undone = L’importazione di { $file } è annullata.
window-sharing-other_game = { $file } contiene valori di { $game }. Apri prima i valori dei componenti di quel gioco.

window-sharing-new = { $n ->
    [one] { $n } nuovo
   *[other] { $n } nuovi
}

window-sharing-same = { $n ->
    [one] { $n } come il tuo
   *[other] { $n } come i tuoi
}

window-sharing-differing = { $n ->
    [one] { $n } diverso dal tuo
   *[other] { $n } diversi dai tuoi
}
