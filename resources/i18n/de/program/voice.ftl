### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } führt: { $places }

window-settings-spoken = Ansagen des Screenreaders

window-spoken-short-label = Kurz
window-spoken-short-explanation = Fragen, eigene Ergebnisse, Fehler und das Ende.

window-spoken-normal-label = Normal
window-spoken-normal-explanation = Auch was die anderen tun, gefallene Preise und die Phase.

window-spoken-everything-label = Alles
window-spoken-everything-explanation = Auch die Möglichkeiten bei jeder Frage und was neu in die Auslagen kommt.

window-key-say_again = Das zuletzt Gesagte noch einmal hören
window-key-say_table = Den Stand am Tisch hören
window-key-say_own = Hören, was ich habe
window-key-say_rival = Hören, was die anderen haben, der Reihe nach
window-key-say_places = Jeden Ort hören, und wer dort führt
window-key-say_displays = Die Auslagen mit ihren Preisen hören
