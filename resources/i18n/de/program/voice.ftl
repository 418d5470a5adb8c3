### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } führt: { $places }

window-settings-spoken = Ansagen des Screenreaders

window-spoken-short-label = Kurz
window-spoken-short-explanation = Fragen, eigene Ergebnisse, Fehler und das Ende.

window-spoken-normal-label = Normal
window-spoken-normal-explanation = Auch was die anderen tun, gefallene Preise und die Phase.

window-spoken-everything-label = Alles
window-spoken-everything-explanation = Auch die Möglichkeiten bei jeder Frage und was neu in die Auslagen kommt.

window-key-say_again = Screenreader: wiederholen
window-key-say_table = Screenreader: der Tisch
window-key-say_own = Screenreader: was ich habe
window-key-say_rival = Screenreader: was andere haben, reihum
window-key-say_places = Screenreader: wer wo führt
window-key-say_displays = Screenreader: die Auslagen
