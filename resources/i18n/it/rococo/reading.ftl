### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = Round { $round }, scelta della mano

window-supplies-employees-heading = Dipendenti per livello
window-supplies-employees-kind = Livello
window-supplies-employees-to_come = in arrivo
window-supplies-employees-on_display = da assumere
window-supplies-employees-in_use = assunti
window-supplies-employees-rest = usciti
window-supplies-employees-row = { $kind }: { $to_come } di { $total } in arrivo, { $on_display } da assumere, { $in_use } assunti, { $rest } usciti

window-supplies-dresses-heading = Modelli per colore
window-supplies-dresses-kind = Colore
window-supplies-dresses-to_come = nel sacchetto
window-supplies-dresses-on_display = esposti
window-supplies-dresses-in_use = presso invitati
window-supplies-dresses-rest = scartati
window-supplies-dresses-row = { $kind }: { $to_come } di { $total } nel sacchetto, { $on_display } esposti, { $in_use } presso invitati, { $rest } scartati
window-supplies-dresses-note = Quelli scartati tornano nel sacchetto quando è vuoto.

window-supplies-tiles-heading = Tessere risorsa per seta
window-supplies-tiles-kind = Seta
window-supplies-tiles-to_come = nel sacchetto o dagli altri
window-supplies-tiles-on_display = esposte
window-supplies-tiles-in_use = sulla tua rastrelliera
window-supplies-tiles-rest = scartate
window-supplies-tiles-row = { $kind }: { $to_come } di { $total } nel sacchetto o sulle rastrelliere altrui, { $on_display } esposte, { $in_use } sulla tua rastrelliera, { $rest } scartate
window-supplies-tiles-note = Quelle scartate tornano nel sacchetto quando è vuoto.

window-player-halls-deluxe = Abiti nelle sale
window-player-halls-original = Abiti nelle sale
window-player-own_discard = La tua pila degli scarti
window-player-standing = { $summary }; se la partita finisse ora: { $score }
