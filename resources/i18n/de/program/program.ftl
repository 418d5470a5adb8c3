### Das Programm um das Spiel: Einstellungen, Plätze, Spielstände, Tasten und Dank.

window-settings-theme = Licht
window-settings-scale = Größe
window-settings-hands = Handkarten bei mehreren Personen
window-settings-turns = Züge bei mehreren Personen

window-hands-secret-label = Geheim
window-hands-secret-explanation = Zwischen zwei Personen verbirgt ein Vorhang den Tisch, bis die nächste ihn hebt.

window-hands-open-label = Offen
window-hands-open-explanation = Kein Vorhang: Der Tisch zeigt allen die Handkarten der Person, die gefragt ist.

window-turns-held-label = Weitergeben
window-turns-held-explanation = Bei geheimen Handkarten endet dein Zug erst mit „Fertig“; bis dahin kannst du ihn zurücknehmen.

window-turns-passed-label = Sofort
window-turns-passed-explanation = Nach der letzten Entscheidung ist gleich die nächste Person an der Reihe.

window-turn-over = Alles entschieden? Als Nächstes ist { $name } dran.
window-turn-pass_on = Fertig
window-turn-pass_on_hint = Den Zug weitergeben; bis dahin lässt er sich zurücknehmen

window-theme-system-label = Wie das System
window-theme-system-explanation = Tageslicht, Abend oder hoher Kontrast, je nachdem, wie dein System eingestellt ist.

window-theme-light-label = Tageslicht
window-theme-light-explanation = Elfenbein und zartes Blau.

window-theme-evening-label = Abend
window-theme-evening-explanation = Kerzenlicht: dunkle Flächen für ein dunkles Zimmer.

window-theme-contrast-label = Hoher Kontrast
window-theme-contrast-explanation = Weiß auf Schwarz, mit kräftigen Rändern.

window-scale-fit = So groß wie möglich
window-scale-percent = { $percent } %
window-scale-room = Für mehr als { $percent } % ist das Fenster zu klein.
window-scale-too_large = Dafür ist das Fenster zu klein.

settings-not_settings = enthält keine Einstellungen
settings-partly = Einige Einstellungen waren nicht lesbar und wurden zurückgesetzt ({ $file }: { $problem }).

window-new_game-look = Farbe und Zeichen von { $name }
window-new_game-seed_hint = Sie bestimmt, wie gemischt wird: Dieselbe Zahl führt zum selben Anfang.

window-colour-red = Rot
window-colour-blue = Blau
window-colour-green = Grün
window-colour-purple = Violett
window-colour-orange = Orange

window-emblem-sun = Sonne
window-emblem-lily = Lilie
window-emblem-rose = Rose
window-emblem-swan = Schwan
window-emblem-key = Schlüssel

window-portrait-bun = Dame mit Knoten
window-portrait-crop = Herr mit kurzem Haar
window-portrait-curls = Dame mit Locken
window-portrait-tricorne = Herr mit Dreispitz
window-portrait-bonnet = Dame mit Häubchen
window-portrait-goatee = Herr mit Spitzbart
window-portrait-straw = Dame mit Strohhut
window-portrait-wig = Herr mit Perücke
window-portrait-kerchief = Dame mit Kopftuch
window-portrait-turban = Herr mit Turban
window-portrait-tower = Dame mit Turmfrisur
window-portrait-beard = Herr mit Vollbart

window-saves-unfinished = Laufendes Spiel
window-saves-ask_delete = „{ $name }“ endgültig löschen?
window-saves-ask_replace = Es gibt schon einen Spielstand „{ $name }“. Überschreiben?
window-saves-delete = { $name } löschen
window-saves-yes_delete = Löschen
window-saves-yes_replace = Überschreiben
window-saves-no = Behalten

window-renaming-ask = Wie soll { $name } heißen?
window-renaming-game = das Spiel vom { $date }
window-renaming-of = { $name } umbenennen
window-renaming-rename = Umbenennen
window-renaming-keep = So lassen

rename-taken = Es gibt schon ein anderes Spiel „{ $name }“. Bitte wähle einen anderen Namen.
rename-refused = Das Spiel ließ sich nicht umbenennen und behält seinen Namen: { $reason }

window-records-damaged = { $n ->
    [one] { $n } Zeile von { $file } ist nicht lesbar; dieses Spiel ist nicht mitgezählt.
   *[other] { $n } Zeilen von { $file } sind nicht lesbar; diese Spiele sind nicht mitgezählt.
}

file-undeletable = { $file }: kann nicht gelöscht werden: { $reason }

window-keys-title = Tasten
window-keys-press = Taste drücken …
window-keys-fixed = Diese Taste ist überall zum Bewegen, Wählen oder Schreiben da und lässt sich nicht belegen. Bitte drücke eine andere.
window-keys-taken = { $pressed } ist schon vergeben: { $action }. Bitte drücke eine andere.
window-keys-others = Pfeiltasten und Eingabetaste wählen; mit Umschalt führen die Pfeiltasten zu allem und erklären es; Ziffern antworten; Esc schließt, was obenauf liegt, oder nimmt einen begonnenen Zug Schritt für Schritt zurück; sonst öffnet es das Menü. Es beendet keine Lektion.
window-keys-reset = Zurücksetzen

window-key-undo = Rückgängig
window-key-redo = Wiederholen
window-key-new_game = Neues Spiel
window-key-load = Spiel laden
window-key-save = Spiel speichern
window-key-settings = Einstellungen
window-key-full_screen = Vollbild
window-key-sound = Ton an oder aus
window-key-music = Musik an oder aus
window-key-pause = Die anderen warten oder weiterspielen lassen
window-key-pace = Tempo der anderen wechseln
window-key-pass_on = Den Zug weitergeben
window-key-hurry = Bis zu meinem nächsten Zug überspringen
window-key-magnify = Vergrößern, worauf man zeigt
window-key-log = Verlauf
window-key-step_back = Einen Schritt zurückschauen
window-key-step_on = Einen Schritt weiterschauen
window-key-turn_back = Einen Zug zurückschauen
window-key-turn_on = Einen Zug weiterschauen
window-key-first = Den Anfang ansehen
window-key-now = Zurück zur Gegenwart
window-key-branch_back = Den Zweig davor ansehen
window-key-actions = Alle Aktionen auf einer Karte sehen
window-key-branch_on = Den nächsten Zweig ansehen
window-key-go_on = Von diesem Moment weiterspielen

window-key_name-Ctrl = Strg
window-key_name-Shift = Umschalt
window-key_name-Alt = Alt
window-key_name-Left = Pfeil links
window-key_name-Right = Pfeil rechts
window-key_name-Up = Pfeil hoch
window-key_name-Down = Pfeil runter
window-key_name-Home = Pos1
window-key_name-End = Ende
window-key_name-PgUp = Bild auf
window-key_name-PgDown = Bild ab
window-key_name-Return = Eingabe

window-menu-about = Über dieses Programm

window-about-title = Rococo Desktop, Version { $version }
window-about-text = Rokoko ist ein Brettspiel von Matthias Cramer, Louis Malz und Stefan Malz. Dieses Programm stammt von Leuten, die das Spiel mögen, nicht von seinen Verlagen; es verwendet keine Illustrationen des gedruckten Spiels. Programm, Bilder und Klänge sind frei unter der MIT-Lizenz. In ihm steckt die Arbeit anderer:

window-guide-title = So wird gespielt

list-details = ;{" "}
list-comma = ,{" "}
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) } (×{ $n })
list-sentences = { " " }
