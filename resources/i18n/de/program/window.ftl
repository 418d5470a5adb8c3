### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = Jetzt möglich:
window-told = { $label }: { $text }
window-you = Du
window-start = Startspieler
window-title = Rokoko

window-menu-title = Rokoko
window-menu-continue = Fortsetzen
window-menu-unfinished = { $about } ({ $date })
window-menu-play = Spielen
window-menu-new_game = Neues Spiel
window-menu-load = Spiel laden
window-menu-settings = Einstellungen
window-menu-records = Beendete Spiele
window-menu-sources = Werte des Materials
window-menu-quit = Beenden

window-dialog-close = Schließen

window-new_game-alone = Um allein zu spielen, wähle unten bei „{ $part }“ { $expansion }.
window-new_game-title = Neues Spiel
window-new_game-names = Antoinette Baptiste Célestine Donatien Eugénie Florian
window-new_game-name = Name von Spieler { $number }
window-new_game-no_name = Bitte gib einen Namen ein.
window-new_game-bad_name = Ein Name hat höchstens { $most } druckbare Zeichen.
window-new_game-same_name = Diesen Namen hat schon jemand anderes.
window-new_game-who = Wer ist Spieler { $number }?
window-new_game-seat = Spieler { $number }: { $who }
window-new_game-strength = Stärke { $strength } von { $most }
window-new_game-emblems = Zeichen
window-new_game-portraits = Porträts
window-new_game-add = Spieler hinzufügen
window-new_game-remove = { $name } entfernen
window-new_game-up = { $name } nach oben
window-new_game-down = { $name } nach unten
window-new_game-shuffle = Plätze mischen
window-new_game-starts = { $name } beginnt
window-new_game-start_drawn = Wer beginnt, wird ausgelost.
window-new_game-start_chosen = { $name } beginnt.
window-new_game-game = Das Spiel
window-new_game-edition = Ausgabe
window-new_game-undo = Zurücknehmen
window-new_game-undo_and_hands = Zurücknehmen und Karten
window-new_game-no_additions = keine
window-new_game-seed = Startzahl
window-new_game-seed_drawn = ausgelost
window-new_game-roll = Neu auslosen
window-new_game-bad_seed = Bitte eine ganze Zahl mit höchstens 16 Ziffern.
window-new_game-start = Spiel beginnen

window-new_game-no_seat_left = { $n ->
    [one] Damit höchstens { $n } Person.
   *[other] Damit höchstens { $n } Personen.
}

window-new_game-full = { $n ->
    [one] Mit { $expansion } ist Platz für { $n } Person.
   *[other] Mit { $expansion } ist Platz für { $n } Personen.
}

window-new_game-in_the_box = { $n ->
    [one] 1 davon braucht eine andere Erweiterung und bleibt in der Schachtel.
   *[other] { $n } davon brauchen eine andere Erweiterung und bleiben in der Schachtel.
}

window-seats-title = Wer spielt
window-seats-about = Jeder Platz lässt sich jederzeit übernehmen oder einem Computerspieler übergeben. Das Spiel geht dort weiter, wo es steht.
window-seats-who = Wer spielt für { $name }?
window-seats-person = Ab jetzt spielt ein Mensch für { $name }.
window-seats-bot = Ab jetzt spielt { $who } für { $name }.
window-seats-own = { $name } spielt wieder selbst.

window-seat_kind-human-label = Mensch
window-seat_kind-human-explanation = Spielt an diesem Bildschirm.

window-undo_policy-free-label = Frei
window-undo_policy-free-explanation = Beliebig viele Entscheidungen lassen sich zurücknehmen, egal was sie gezeigt haben: gut zum Lernen.

window-undo_policy-fair-label = Fair
window-undo_policy-fair-explanation = Nur die eigenen letzten Entscheidungen lassen sich zurücknehmen, bis etwas Verdecktes aufgedeckt wird.

window-settings-colours = Farben
window-settings-colours_note = Diese Farben lassen sich bei jeder Art von Farbsehen unterscheiden; jede hat außerdem ihr eigenes Zeichen.
window-settings-title = Einstellungen
window-settings-language = Sprache
window-settings-motion = Bewegung
window-settings-pace = Tempo der Computerspieler
window-settings-talk = Worte der Computerspieler
window-settings-sound = Ton
window-settings-music = Musik
window-settings-ambience = Geräusche ringsum
window-settings-screen = Bildschirm

window-motion-on-label = An
window-motion-on-explanation = Das Spielmaterial bewegt sich an seinen Platz.

window-motion-reduced-label = Reduziert
window-motion-reduced-explanation = Nichts bewegt sich: Das Material erscheint an seinem Platz.

window-pace-calm-label = Ruhig
window-pace-calm-explanation = Zeit zu lesen, was jeder von ihnen tut; wer nach Karten spielt, wartet bei jedem Schritt.

window-pace-brisk-label = Zügig
window-pace-brisk-explanation = Eine kurze Pause vor jeder Karte.

window-pace-at_once-label = Sofort
window-pace-at_once-explanation = Computerspieler spielen so schnell, wie sie denken.

window-talk-said = { $name }: { $words }

window-talk-spoken-label = Gesprochen
window-talk-spoken-explanation = Hin und wieder sagt einer von ihnen neben seinem Bild ein paar Worte.

window-talk-silent-label = Keine
window-talk-silent-explanation = Sie spielen, ohne ein Wort zu sagen.

window-volume-off-label = Aus

window-volume-soft-label = Leise

window-volume-on-label = Mittel

window-volume-loud-label = Laut

window-screen-window-label = Fenster

window-screen-full-label = Vollbild

window-table-pick = Auswahl
window-table-pages = Teile des Tischs
window-table-alike = { $piece } ({ $n } von { $most })
window-table-no_undo = Nichts zurückzunehmen
window-table-nothing_there = Dort passt es nicht hin
window-table-no_redo = Nichts zu wiederholen
window-table-round = Runde { $round } von { $rounds }
window-price-fallen = { $what }: Der Preis ist auf { $price } gefallen.
window-table-round_ends = Runde { $round } endet.
window-table-dealt = { $n ->
    [one] Deine letzte unbenutzte Karte kam von selbst auf die Hand.
   *[other] Deine letzten { $n } unbenutzten Karten kamen von selbst auf die Hand.
}
window-table-menu = Menü
window-table-undo = Rückgängig
window-table-redo = Wiederholen
window-table-undo_hint = Die letzte Entscheidung zurücknehmen
window-table-redo_hint = Sie wiederholen
window-table-scoring = Schlusswertung
window-table-lost = verloren
window-table-resume = Zurück zum Spiel
window-table-save = Spiel speichern
window-table-to_menu = Startmenü
window-table-kept = Dieses Spiel ist gespeichert, wie es steht: Im Startmenü geht es weiter, auch nach dem Beenden.

## The headings of the menu over the table.

window-table-entries-game = Dieses Spiel
window-table-entries-learn = Lernen und nachschlagen
window-table-entries-program = Das Programm

## Why an entry of the menu cannot be used now.

window-table-barred-learning = nicht beim Lernen
window-table-barred-over = das Spiel ist vorbei
window-table-barred-round = nach der ersten Runde
window-table-barred-curtain = wenn der Vorhang auf ist
window-table-barred-watching = wenn das Spiel vorbei ist

window-log-title = Verlauf

window-news-again = Wähle es, um es noch einmal auf dem Tisch zu sehen.
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = Bonus:
window-news-round = Runde { $round }
window-news-title = Seit deinem letzten Zug

## Ein Rivale, der nach Regeln handelt, erzählt jeden Zug.

window-telling-next = Weiter
window-telling-skip = Überspringen
window-telling-done = Fertig
window-telling-leave = Das Erzählen dieses Zuges beenden
window-telling-again = Letzten Zug noch einmal erzählen
window-telling-again_hint = Noch einmal erzählen, was { $name } zuletzt getan hat, mit den Gründen

window-round-gone = Nicht mehr in der Auslage
window-round-leads = Vorn fürs Ende: { $places }
window-round-come = Neu in der Auslage
window-round-on = Weiter mit jeder Taste oder jedem Klick

window-drop-bench = Damit spielen
window-drop-discard = Abwerfen
window-drop-hand = Auf die Hand
window-drop-sell = Verkaufen

window-follow-pause = Pause
window-follow-pause_hint = Die anderen warten lassen
window-follow-on = Weiter
window-follow-on_hint = Die anderen weiterspielen lassen
window-follow-pace_now = Tempo: { $pace }
window-follow-pace = { $pace }. Ändern
window-follow-hurry = Überspringen
window-follow-hurry_hint = Sofort spielen lassen, was vor meinem nächsten Zug kommt

window-gesture-back = Zurück
window-gesture-who = Wer macht das?
window-gesture-how = Wie?
window-gesture-aim = Wähle jetzt, was dorthin kommt.
window-gesture-nothing = Das gehört dort nicht hin.

window-curtain-next = Als Nächstes: { $name }
window-curtain-others = Alle anderen schauen bitte weg.
window-curtain-lift = Vorhang auf

window-saves-save_title = Spiel speichern
window-saves-load_title = Spiel laden
window-saves-name = Name des Spielstands
window-saves-save = Speichern
window-saves-suggestion = Spiel { $n }
window-saves-none = Es gibt noch keine Spielstände.
window-saves-folder = Spielstände liegen in { $folder }
window-saves-about = { $names }: Runde { $round }
window-saves-unreadable = lässt sich nicht öffnen: { $problem }
window-saves-no_name = Bitte gib dem Spielstand einen Namen.
window-saves-bad_name = Ein Name hat höchstens { $most } Zeichen, keines von < > : " / \ | ? *, und beginnt nicht mit einem Punkt.
window-saves-reserved = { $name } ist unter Windows ein Gerätename. Bitte wähle einen anderen Namen.
window-saves-by_itself = Das Spiel wird bei jedem Schritt gespeichert: Du kannst jederzeit gehen.
window-saves-done = Gespeichert als { $name }.

window-unsafe-sign = Nicht gegen einen Absturz gesichert
window-unsafe-told = Nicht gegen einen Absturz gesichert: { $problem }. Bei jeder Entscheidung wird es erneut versucht. Wähle das Zeichen, um es sofort zu versuchen.
window-unsafe-ask = Das Spiel lässt sich nicht speichern ({ $problem }). Was seitdem gespielt wurde, ginge verloren. Trotzdem schließen?
window-unsafe-wait = Der Datenträger ist langsam: Was zuletzt geschah, wird noch geschrieben. Das Fenster schließt sich, sobald alles gesichert ist. Trotzdem sofort schließen?
window-unsafe-writing = Wird noch geschrieben: Die letzten Entscheidungen würden einen Absturz noch nicht überstehen
window-unsafe-leave = Schließen und verlieren
window-unsafe-stay = Im Spiel bleiben

window-notice-working = Einen Moment …
window-notice-dismiss = Ausblenden
window-notice-not_opened = Das Spiel konnte nicht geöffnet werden. { $problem }
window-notice-bot = { $name } konnte nicht nachdenken ({ $problem }); stattdessen wurde zufällig geantwortet.
window-notice-settings = Die Einstellungen konnten nicht gespeichert werden ({ $file }: { $problem }).

window-score-beaten = { $name } hat { $others } geschlagen.
    .you = Du hast { $others } geschlagen.
window-score-opponent = { $name } ({ $strength })
window-score-title = Schlusswertung
window-score-gained = { $source }: { $points }
window-score-nothing = Hier punktet niemand.
window-score-table = Tisch ansehen
window-score-taught = Wenn du das gelesen hast, geht es am Tisch weiter.

window-values-text = Manche Werte auf Plättchen und Karten sind unsere beste Schätzung, passend zu allem, was bekannt ist. Du kannst gleich spielen. Wenn du das Spiel besitzt, kannst du sie unter „Werte des Materials“ berichtigen.
window-values-list = Werte ansehen
window-values-ok = Gut zu wissen

window-sources-title = Werte des Materials
window-sources-text = Bei jedem Wert steht, woher er stammt. Was du einträgst, wird in { $file } gespeichert.
window-sources-entered = { $entered } von { $number } eingetragen

window-sources-source-rulebook = Spielregel
window-sources-source-reconstructed = rekonstruiert
window-sources-source-owner = von dir eingetragen
window-sources-source-imported = von jemandem eingetragen
window-sources-source-by = von { $by } eingetragen

window-medals-wins = { $name }: { $wins } von { $games } Spielen gewonnen
window-medals-unplayed = noch niemand hat ein Spiel ganz allein auf einem Platz beendet
window-medals-lessons = { $n } von { $most } Lektionen gelernt
window-medals-lessons_short = „{ $quick }“ und { $n } von { $most } Lektionen gelernt
window-medals-stars = { $n } von { $most } Sternen verdient

window-records-won = Gewonnen von { $names }: { $results }
window-records-bests = Bestwert nach Spielerzahl: { $bests }
window-records-told = Spiele: { $games }, gewonnen: { $wins }, im Mittel { $mean } Punkte, Bestwert { $best }
window-records-items = Punkte im Mittel, nach Posten
window-records-title = Beendete Spiele
window-records-none = Noch ist kein Spiel beendet.
window-records-totals = Punkte der letzten Spiele
window-records-last = Letzte Spiele: zum Wiederöffnen eines wählen
window-records-open = Dieses Spiel wieder öffnen
window-records-ask_delete = Das Spiel vom { $date } löschen? Sein Ergebnis bleibt in der Statistik.
window-records-delete = Das Spiel vom { $game } löschen
window-records-result_only = Von diesem Spiel ist nur noch das Ergebnis da.
window-records-several = { $name } (geteilter Platz)
window-records-unwritable = Das Ergebnis konnte nicht in { $file } gespeichert werden: { $problem }
window-records-unreadable = { $file } ist nicht lesbar: { $problem }

window-correct-question = Deine Berichtigungen sind noch nicht gespeichert. Verwerfen?
window-correct-discard = Verwerfen
window-correct-stay = Zurück zum Formular
window-correct-title = Wähle links einen Wert, um ihn zu berichtigen.
window-correct-ours = unserer: { $value }
window-correct-keep = Berichtigungen speichern
window-correct-restore = Zurücksetzen
window-correct-confirm = So gedruckt
window-correct-kept = Die Berichtigungen sind gespeichert. Neue und wieder geöffnete Spiele werden damit gespielt.
window-correct-less = { $label }: weniger
window-correct-more = { $label }: mehr
window-correct-in_the_file = Was dieses Teil tut, wird nur in der Datei berichtigt.
window-correct-broken = Deine Datei ist nicht lesbar. Berichtige sie in einem Texteditor oder nimm sie weg, um hier Werte zu berichtigen.

window-ledger-table = In einer Tabelle
window-ledger-list = Einzeln
window-ledger-number = eine ganze Zahl von 0 bis 999
window-ledger-numbers = ganze Zahlen mit Kommas dazwischen, etwa 8, 5, 3

window-ledger-wrong = { $n ->
    [one] { $n } Feld enthält noch keinen Wert.
   *[other] { $n } Felder enthalten noch keinen Wert.
}
