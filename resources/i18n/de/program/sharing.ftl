### The files of component values that owners share.

values-nothing = Noch ist nichts eingetragen, also gibt es nichts zu teilen.
values-nothing_new = Genau diese Werte hast du schon.
values-no_game = enthält Werte eines unbekannten Spiels ({ $game })
values-foreign = ist keine Datei mit Werten des Materials
values-newer = stammt von einer späteren Version des Programms (Format { $version })
values-together = Diese Werte passen nicht zu den übrigen: { $problem }

window-sharing-export = Exportieren
window-sharing-import = Importieren
window-sharing-export_title = Teile, was du eingetragen hast
window-sharing-export_text = Eine Datei mit allem, was eingetragen ist, und woher es stammt. Andere importieren sie in einem Schritt.
window-sharing-by = Dein Name
window-sharing-box = Dein Exemplar: Ausgabe, Auflage, Sprache
window-sharing-remark = Eine Anmerkung
window-sharing-write = Datei schreiben
window-sharing-written = Geschrieben: { $file }
window-sharing-import_title = Importiere, was andere eingetragen haben
window-sharing-import_text = Wähle eine Datei, ziehe eine auf das Fenster oder gib ihren Pfad ein. Nichts ändert sich, bevor du zustimmst. Diese Dateien liegen in { $folder }
window-sharing-path = Pfad einer Datei
window-sharing-look = Ansehen
window-sharing-undo = Import von { $file } rückgängig machen
window-sharing-differs = { $field }: deiner { $mine }, ihrer { $theirs }
window-sharing-conflict = Wo die Datei von deinen Einträgen abweicht:
window-sharing-mine = Meine behalten
window-sharing-theirs = Ihre übernehmen
window-sharing-take = Importieren
window-sharing-cancel = Abbrechen
window-sharing-close = Schließen
window-sharing-somebody = jemandem
window-sharing-origin = Eingetragen von { $by }, { $date }.
window-sharing-origin_of = Eingetragen von { $by } nach { $box }, { $date }.
window-sharing-taken = { $file } ist importiert und gilt ab dem nächsten Spiel. Unter „Importieren“ lässt sich das rückgängig machen.
window-sharing-undone = Der Import von { $file } ist rückgängig gemacht.
window-sharing-other_game = { $file } enthält Werte von { $game }. Öffne zuerst die Werte des Materials dieses Spiels.

window-sharing-new = { $n ->
    [one] { $n } neu
   *[other] { $n } neu
}

window-sharing-same = { $n ->
    [one] { $n } wie bei dir
   *[other] { $n } wie bei dir
}

window-sharing-differing = { $n ->
    [one] { $n } anders als bei dir
   *[other] { $n } anders als bei dir
}
