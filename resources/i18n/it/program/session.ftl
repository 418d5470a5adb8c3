### What saves, journals, settings and the headless commands have to say.

file-missing = non esiste
file-not_a_file = non è un file
file-unreadable = non si può leggere: { $reason }
file-unwritable = { $file }: non si può scrivere: { $reason }
file-failed = Non è stato possibile leggere o scrivere un file: { $reason }
file-too_large = supera { $limit } byte
file-not_utf8 = non è un testo in UTF-8 (byte { $byte })
file-not_json = non è JSON (riga { $line }, colonna { $column })
file-not_a_number = non è JSON: { $word } non è un numero
file-long_number = contiene un numero di più di { $limit } cifre
file-long_key = contiene un nome di più di { $limit } caratteri
file-too_many = contiene più di { $limit } valori
file-nested = è annidato troppo in profondità
file-name_twice = contiene due volte il nome { $name } in uno stesso oggetto

file-called-journal = La partita in corso
file-called-rococo = «{ $name }»

system-exists = c’è già un file con questo nome
system-loop = i collegamenti fra cartelle girano in tondo
system-other = qualcosa è andato storto
system-forbidden = accesso negato
system-missing = file o cartella inesistente
system-no_folder = c’è un file dove serve una cartella
system-folder = è una cartella
system-read_only = il disco è di sola lettura
system-full = sul disco non c’è più spazio
system-long_name = il nome del file è troppo lungo
system-faulty = il disco segnala un errore
system-many_files = sono aperti troppi file
system-memory = la memoria è piena
system-gone = il disco non c’è più
system-busy = è già in uso

save-source = la partita salvata
save-error = { $file }: { $problem }
save-not_a_save = non è una partita salvata di Rococo Desktop
save-not_over = non è una partita finita
save-newer = è stato scritto da una versione più recente di Rococo Desktop (versione del formato { $version }); questa legge fino alla { $ours }
save-wrong_hash = è danneggiato: l’istantanea non corrisponde alla sua impronta

save-notice-replay_differs = Le risposte registrate non portano al tavolo salvato. La partita prosegue dal tavolo salvato; niente di ciò che precede si può annullare.
save-notice-other_version = La partita è stata salvata dalla versione { $app }. Prosegue dal tavolo salvato; niente di ciò che precede si può annullare.
save-notice-other_components = La partita è stata salvata con altri valori dei componenti. Prosegue dal tavolo salvato; niente di ciò che precede si può annullare.
save-notice-branches = Non tutto ciò che è stato annullato in questa partita è ancora coerente con le regole e i valori; quella parte viene lasciata fuori.

journal-error = { $file }: { $problem }
journal-damaged = riga { $line }: è danneggiata
journal-no_header = non è il diario di una partita
journal-in_use = è in uso in un’altra finestra
journal-stopped = In questo momento la partita non è al sicuro da un blocco: { $problem }. Si riprova a ogni decisione.
journal-safe_again = La partita è di nuovo al sicuro da un blocco; non manca niente.
journal-no_locks = Il disco delle tue partite non permette di bloccare i file. Tutto viene salvato, ma non aprire la stessa partita in due finestre.

journal-notice-new_values = I valori dei componenti sono cambiati da quando hai lasciato questa partita. Prosegue con quelli nuovi.
journal-notice-other_values = I valori dei componenti sono cambiati da quando hai lasciato questa partita.
journal-notice-other_version = Questa partita è stata lasciata con la versione { $app }.
journal-notice-differs = Il diario di questa partita non prosegue alla riga { $line }.
journal-notice-damaged = La riga { $line } del diario di questa partita è danneggiata.
journal-notice-repaired = { $why } Della partita non è andato perduto niente.
journal-notice-cut = { $why } Prosegue dall’ultima decisione leggibile.
journal-notice-gone = { $why } Prosegue da dov’era; niente di ciò che precede si può annullare.

journal-notice-lost = { $n ->
    [one] { $why } Prosegue da prima dell’ultima decisione.
   *[other] { $why } Prosegue da prima delle ultime { $n } decisioni.
}

journal-notice-restart = { $n ->
    [one] { $why } Prosegue da prima dell’ultima decisione; niente di ciò che precede si può annullare.
   *[other] { $why } Prosegue da prima delle ultime { $n } decisioni; niente di ciò che precede si può annullare.
}

places-no_home = Non c’è una cartella per le tue partite: questo utente non ha una cartella personale. La variabile { $variable } può indicarne una.
places-no_user = { $folder } non è una cartella: questo utente non esiste.

bots-here = I giocatori virtuali non possono avere un processo proprio: { $problem }. Ora pensano dentro la finestra.
bots-ended = non è stato possibile avviarlo

settings-damaged = Non è stato possibile leggere le impostazioni, che ripartono da zero ({ $file }: { $problem }).

undo-turn = { $player } ({ $action })
undo-decision = l’ultima decisione
undo-alone = Annulla: { $deed }
undo-taken = Annullato: { $deed }.
undo-again = Ripetuto: { $deed }.

undo-before = { $n ->
    [one] Annulla: { $deed }, e insieme { $n } turno: { $turns }
   *[other] Annulla: { $deed }, e insieme { $n } turni: { $turns }
}

undo-doubt = { $n ->
    [one] Così si annulla anche { $n } turno: { $turns }. Premi ancora per farlo.
   *[other] Così si annullano anche { $n } turni: { $turns }. Premi ancora per farlo.
}

undo-after = { $n ->
    [one] Annullato: { $deed }, e { $n } turno. «Ripeti» ripristina tutto.
   *[other] Annullato: { $deed }, e { $n } turni. «Ripeti» ripristina tutto.
}
