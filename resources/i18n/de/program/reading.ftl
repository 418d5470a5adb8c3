### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = Nach dem Ende
window-past-beginning = Wo der Verlauf beginnt
window-past-before = Runde { $round }: gleich ist { $player } am Zug
window-past-during = Runde { $round }: { $player } ist am Zug
window-past-after = Runde { $round }: { $player } war am Zug
window-past-badge = Rückblick
window-past-shown = Diesen Moment zeigt der Tisch schon.
window-past-first = Zum Anfang
window-past-back = Einen Schritt zurück
window-past-on = Einen Schritt weiter
window-past-now = Zurück zur Gegenwart
window-past-now_hint = Zurück zum Spiel, wie es steht ({ $key } oder Esc)
window-past-taken = Zurückgenommen
window-past-go_on = Von hier weiterspielen
window-past-go_on_hint = Das Spiel geht von hier aus weiter; wohin es sonst ging, bleibt erreichbar ({ $key })
window-past-leave = Neues Spiel von hier
window-past-ask = Hier ist { $name } am Zug. Spielst du diesen Platz selbst?
window-past-theirs = { $name } spielt weiter
window-past-mine = Ich spiele
window-past-leave_hint = Ein neues Spiel geht von hier aus weiter; dieses bleibt, wie es ist ({ $key })

window-branches-title = Zurückgenommen
window-branches-open = Was zurückgenommen wurde
window-branches-open_hint = Ansehen, was zurückgenommen wurde, und dorthin zurückkehren
window-branches-now = Das Spiel, wie es steht
window-branches-departs = Runde { $round }: { $line }

window-branches-length = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}

window-log-open = Verlauf öffnen
window-log-open_hint = Der ganze Verlauf, um darin zurückzugehen
window-log-close = Verlauf schließen
window-log-everybody = Alle
window-log-about = Nur { $name }
window-log-keys = Wähle eine Zeile, um den Zug noch einmal zu sehen, und den Tisch, wie er war.

window-supplies-title = Was noch kommen kann
window-supplies-open = Sehen, was noch kommen kann
window-supplies-left = { $heading }, { $place }: { $kinds }
window-supplies-kind = { $kind } (×{ $n })

window-player-own_title = { $name } (du)
window-player-score_now = Wenn das Spiel jetzt endete
window-player-score_hidden = + Verborgenes
window-player-hidden = verborgen

window-settings-estimate = Zwischenstand

window-estimate-shown-label = Gezeigt
window-estimate-shown-explanation = Was jeder hätte, wenn das Spiel jetzt endete.

window-estimate-hidden-label = Verborgen
window-estimate-hidden-explanation = Niemand erfährt ihn vor der Schlusswertung.

export-taken = { $file }: Eine Datei dieses Namens gibt es schon, sie bleibt erhalten. Bitte wähle einen anderen Namen.

window-score-skip_arrival = Jede Taste und jeder Klick führt zur Wertung
window-score-skip_finale = Jede Taste und jeder Klick führt zum Wertungsbogen
window-score-progress = { $step } von { $steps }
window-score-told = { $item }: { $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = Den Ausschlag gab: { $items }.
window-score-decisive_against = Den Ausschlag gegen { $name } gab: { $items }.
    .you = Den Ausschlag gegen dich gab: { $items }.
window-score-decisive_item = { $item }, { $most } zu { $less }
window-score-next = Weiter
window-score-skip = Zum Ergebnis
window-score-play_again = Noch eine Partie
window-score-alike = { $line } pro Stück, { $n } Stück
window-score-again = Nachzählen
window-score-keep = Exportieren
window-score-points = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
window-score-item = Posten
window-score-won_by = Sieger

window-keep-title = Ergebnis exportieren
window-keep-text = Die Tabelle, wie sie jetzt ist, als Bild oder als Werte für eine Tabellenkalkulation.
window-keep-folder = Ordner
window-keep-name = Name
window-keep-picture = Bild speichern (PNG)
window-keep-table = Werte speichern (CSV)
window-keep-back = Zurück zur Wertung
window-keep-done = Gespeichert als { $file }.
window-keep-no_folder = Bitte nenne einen Ordner.

window-actions-title = Alle Aktionen
window-actions-now = jetzt möglich
