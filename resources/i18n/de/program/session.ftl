### What saves, journals, settings and the headless commands have to say.

file-missing = gibt es nicht
file-not_a_file = ist keine Datei
file-unreadable = kann nicht gelesen werden: { $reason }
file-unwritable = { $file }: kann nicht geschrieben werden: { $reason }
file-failed = Eine Datei konnte nicht gelesen oder geschrieben werden: { $reason }
file-too_large = ist größer als { $limit } Bytes
file-not_utf8 = ist kein Text in UTF-8 (Byte { $byte })
file-not_json = ist kein JSON (Zeile { $line }, Spalte { $column })
file-not_a_number = ist kein JSON: { $word } ist keine Zahl
file-long_number = enthält eine Zahl mit mehr als { $limit } Ziffern
file-long_key = enthält einen Namen mit mehr als { $limit } Zeichen
file-too_many = enthält mehr als { $limit } Werte
file-nested = ist zu tief verschachtelt
file-name_twice = enthält den Namen { $name } zweimal in einem Objekt

file-called-journal = Das laufende Spiel
file-called-rococo = „{ $name }“

system-exists = Datei dieses Namens im Weg
system-loop = Ordnerverknüpfungen im Kreis
system-other = unbekannter Fehler
system-forbidden = keine Berechtigung
system-missing = Datei oder Ordner fehlt
system-no_folder = Datei im Weg, wo ein Ordner sein soll
system-folder = Ordner statt Datei
system-read_only = Datenträger schreibgeschützt
system-full = kein Platz mehr auf dem Datenträger
system-long_name = Dateiname zu lang
system-faulty = Fehler des Datenträgers
system-many_files = zu viele offene Dateien
system-memory = Arbeitsspeicher voll
system-gone = Datenträger nicht mehr vorhanden
system-busy = Datei gerade in Benutzung

save-source = der Spielstand
save-error = { $file }: { $problem }
save-not_a_save = ist kein Spielstand von Rococo Desktop
save-not_over = ist kein beendetes Spiel
save-newer = stammt von einer neueren Version von Rococo Desktop (Formatversion { $version }); diese hier liest bis { $ours }
save-wrong_hash = ist beschädigt: Die Momentaufnahme passt nicht zu ihrer Prüfsumme

save-notice-replay_differs = Die aufgezeichneten Antworten führen nicht zum gespeicherten Spielstand. Das Spiel geht von diesem Stand aus weiter; was davor war, lässt sich nicht zurücknehmen.
save-notice-other_version = Das Spiel wurde mit Version { $app } gespeichert. Es geht vom gespeicherten Stand aus weiter; was davor war, lässt sich nicht zurücknehmen.
save-notice-other_components = Das Spiel wurde mit anderen Werten des Spielmaterials gespeichert. Es geht vom gespeicherten Stand aus weiter; was davor war, lässt sich nicht zurücknehmen.
save-notice-branches = Nicht alles, was in diesem Spiel zurückgenommen wurde, passt noch zu Regeln und Werten; dieser Teil fehlt.

journal-error = { $file }: { $problem }
journal-damaged = Zeile { $line }: ist beschädigt
journal-no_header = ist nicht das Protokoll eines Spiels
journal-in_use = wird von einem anderen Fenster benutzt
journal-stopped = Das Spiel ist gerade nicht gegen einen Absturz gesichert: { $problem }. Bei jeder Entscheidung wird es erneut versucht.
journal-safe_again = Das Spiel ist wieder gegen einen Absturz gesichert; nichts fehlt.
journal-no_locks = Der Datenträger deiner Spiele unterstützt keine Dateisperren. Alles wird gesichert, aber öffne kein Spiel in zwei Fenstern zugleich.

journal-notice-new_values = Die Werte des Spielmaterials haben sich geändert, seit dieses Spiel verlassen wurde. Es geht mit den neuen weiter.
journal-notice-other_values = Die Werte des Spielmaterials haben sich geändert, seit dieses Spiel verlassen wurde.
journal-notice-other_version = Dieses Spiel wurde mit Version { $app } verlassen.
journal-notice-differs = Das Protokoll dieses Spiels führt bei Zeile { $line } nicht weiter.
journal-notice-damaged = Zeile { $line } im Protokoll dieses Spiels ist beschädigt.
journal-notice-repaired = { $why } Vom Spiel ist nichts verloren.
journal-notice-cut = { $why } Es geht nach der letzten lesbaren Entscheidung weiter.
journal-notice-gone = { $why } Es geht weiter, wo es stand; was davor war, lässt sich nicht zurücknehmen.

journal-notice-lost = { $n ->
    [one] { $why } Es geht vor der letzten Entscheidung weiter.
   *[other] { $why } Es geht vor den letzten { $n } Entscheidungen weiter.
}

journal-notice-restart = { $n ->
    [one] { $why } Es geht vor der letzten Entscheidung weiter; was davor war, lässt sich nicht zurücknehmen.
   *[other] { $why } Es geht vor den letzten { $n } Entscheidungen weiter; was davor war, lässt sich nicht zurücknehmen.
}

places-no_home = Es gibt keinen Ordner für deine Spiele: Dieser Benutzer hat keinen persönlichen Ordner. Die Variable { $variable } kann einen nennen.
places-no_user = { $folder } ist kein Ordner: Diesen Benutzer gibt es nicht.

bots-here = Die Computerspieler können keinen eigenen Prozess bekommen: { $problem }. Sie denken jetzt im Fenster.
bots-ended = er ließ sich nicht starten

settings-damaged = Die Einstellungen waren nicht lesbar und beginnen von vorn ({ $file }: { $problem }).

undo-turn = { $player } ({ $action })
undo-decision = die letzte Entscheidung
undo-alone = Nimmt zurück: { $deed }
undo-taken = Zurückgenommen: { $deed }.
undo-again = Wiederholt: { $deed }.

undo-before = { $n ->
    [one] Nimmt zurück: { $deed }, und damit { $n } Zug: { $turns }
   *[other] Nimmt zurück: { $deed }, und damit { $n } Züge: { $turns }
}

undo-doubt = { $n ->
    [one] Damit gehen auch { $n } Zug zurück: { $turns }. Noch einmal drücken, um es zu tun.
   *[other] Damit gehen auch { $n } Züge zurück: { $turns }. Noch einmal drücken, um es zu tun.
}

undo-after = { $n ->
    [one] Zurückgenommen: { $deed }, und { $n } Zug. „Wiederholen“ bringt alles wieder.
   *[other] Zurückgenommen: { $deed }, und { $n } Züge. „Wiederholen“ bringt alles wieder.
}
