### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = Dopo la fine
window-past-beginning = Dove comincia la cronaca
window-past-before = Round { $round }, prima del turno di { $player }
window-past-during = Round { $round }, durante il turno di { $player }
window-past-after = Round { $round }, dopo il turno di { $player }
window-past-badge = Il passato
window-past-shown = Il tavolo mostra questo momento.
window-past-first = All’inizio
window-past-back = Un passo indietro
window-past-on = Un passo avanti
window-past-now = Torna al presente
window-past-now_hint = Torna alla partita com’è ora ({ $key } o Esc)
window-past-taken = Annullato
window-past-go_on = Riprendi da qui
window-past-go_on_hint = La partita riprende dal momento mostrato; a ciò che lascia si può tornare ({ $key })
window-past-leave = Rigioca da qui
window-past-ask = Qui tocca a { $name }. Giochi tu questo posto?
window-past-theirs = Continua { $name }
window-past-mine = Gioco io
window-past-leave_hint = Una nuova partita riprende dal momento mostrato; questa resta com’è ({ $key })

window-branches-title = Annullato
window-branches-open = Ciò che è stato annullato
window-branches-open_hint = Vedi ciò che è stato annullato, e tornaci
window-branches-now = La partita com’è ora
window-branches-departs = Round { $round }: { $line }

window-branches-length = { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
}

window-log-open = Apri la cronaca
window-log-open_hint = Tutta la cronaca, da ripercorrere
window-log-close = Chiudi la cronaca
window-log-everybody = Tutti
window-log-about = Solo { $name }
window-log-keys = Scegli una riga per rivedere la mossa e il tavolo com’era.

window-supplies-title = Che cosa può ancora arrivare
window-supplies-open = Vedi che cosa può ancora arrivare
window-supplies-left = { $heading }, { $place }: { $kinds }
window-supplies-kind = { $kind } (×{ $n })

window-player-own_title = { $name } (tu)
window-player-score_now = Se la partita finisse ora
window-player-score_hidden = + ciò che è nascosto
window-player-hidden = nascosto

window-settings-estimate = Punteggio in corso

window-estimate-shown-label = Mostrato
window-estimate-shown-explanation = Quanto avrebbe ogni giocatore se la partita finisse ora.

window-estimate-hidden-label = Nascosto
window-estimate-hidden-explanation = Nessuno lo sa prima del punteggio finale.

export-taken = { $file }: c’è già un file con questo nome, che non viene toccato. Scegli un altro nome.

window-score-skip_arrival = Un tasto o un clic porta al conteggio
window-score-skip_finale = Un tasto o un clic porta al foglio segnapunti
window-score-progress = { $step } di { $steps }
window-score-told = { $item }: { $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = A decidere la partita: { $items }.
window-score-decisive_against = A decidere la partita contro { $name }: { $items }.
    .you = A decidere la partita contro di te: { $items }.
window-score-decisive_item = { $item }, { $most } a { $less }
window-score-next = Avanti
window-score-skip = Al risultato
window-score-play_again = Gioca ancora
window-score-alike = { $line } ogni volta, { $n } volte
window-score-again = Riconta
window-score-keep = Esporta
window-score-points = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } punti
}
window-score-item = Voce
window-score-won_by = Vincitore

window-keep-title = Esporta il risultato
window-keep-text = La tabella com’è ora, come immagine o come valori per un foglio di calcolo.
window-keep-folder = Cartella
window-keep-name = Nome
window-keep-picture = Salva l’immagine (PNG)
window-keep-table = Salva i valori (CSV)
window-keep-back = Torna al segnapunti
window-keep-done = Salvato come { $file }.
window-keep-no_folder = Indica una cartella.

window-actions-title = Tutte le azioni
window-actions-now = possibile ora
